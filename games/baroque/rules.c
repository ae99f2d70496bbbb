/* rules.c: Baroque, in the order of rules.md. */
#include "baroque.h"

#include "chapters.h"

#include "rules/preparation.c" /*  3      first order, states, armies, cities */
#include "rules/income.c"      /*  4-6    the turn, its decks, its income */
#include "rules/opportunity.c" /*  7, 8   opportunity cards; order of play */
#include "rules/phases.c"      /*  9      action phases, the choice of an action */
#include "rules/building.c"    /* 10      building */
#include "rules/influence.c"   /* 10, 11  influence and control */
#include "rules/movement.c"    /* 10      groups, steps, forced marches */
#include "rules/battle.c"      /* 10      battles, retreats, returns */
#include "rules/support.c"     /* 12      upkeep, control, the throne, wars */
#include "rules/ending.c"      /* 13, 15  the end of a turn, and who has won */
#include "rules/happenings.c"  /* 14, 16  events */
#include "rules/wars.c"        /* 14      wars and revolts */
#include "rules/characters.c"  /* 17      opportunity cards */
#include "rules/knowledge.c"   /* 18      who knows what */
#include "rules/accounts.c"    /*         what must add up */

#include "dispatch.h"
