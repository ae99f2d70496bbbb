/* rules.c: Pax Renaissance, in the order of rules.md. */
#include "pax.h"

#include "chapters.h"

#include "rules/lines.c"       /*         lines that make sense */
#include "rules/empires.c"     /*  3      cards come, go and are discarded */
#include "rules/preparation.c" /*  4      the families, the market */
#include "rules/pieces.c"      /*  7.10, 8, 15  placed, repressed, freed; bishops */
#include "rules/turn.c"        /*  5      the turn, the hand limit, the market at its end */
#include "rules/buying.c"      /*  6, 9   buying and selling */
#include "rules/playing.c"     /*  7, 12  a card from hand, its agents and its one-shot */
#include "rules/operations.c"  /* 10      what cards do, and to whom */
#include "rules/fairs.c"       /* 11      the routes */
#include "rules/battles.c"     /* 13, 14  wars, and what follows from them */
#include "rules/winning.c"     /* 17, 18  victories, the end, bankruptcy */
#include "rules/actions.c"     /*  5      the question of a turn */
#include "rules/accounts.c"    /*         what must add up, and what a seat cannot know */

#include "dispatch.h"
