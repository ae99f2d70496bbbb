/* rules.c: In the Shadow of the Emperor, chapter by chapter as in rules.md. */
#include "chapters.h"

#include "rules/components.c"  /*  1  Components and words */
#include "rules/preparation.c" /*  2  Preparation, 3  Two and three players */
#include "rules/course.c"      /*  4  Course of the game */
#include "rules/income.c"      /*  5  Phase I: income */
#include "rules/ageing.c"      /*  6  Phase II: ageing */
#include "rules/offspring.c"   /*  7  Phase III: offspring */
#include "rules/actions.c"     /*  8  Phase IV: actions */
#include "rules/cards.c"       /*  9  The action cards */
#include "rules/privileges.c"  /* 10  The privileges */
#include "rules/electors.c"    /* 11  Phase V: new electors */
#include "rules/election.c"    /* 12  Phase VI: the election */
#include "rules/throne.c"      /* 13  Phases VII and VIII */
#include "rules/end.c"         /* 14  End of the game, and who knows what */
#include "rules/accounts.c"

#include "dispatch.h"
