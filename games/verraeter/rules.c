/* rules.c: Verräter, in the order of rules.md. */
#include "verraeter.h"

#include "chapters.h"

#include "rules/preparation.c" /*  0     the ring, the first estates, the first hands */
#include "rules/round.c"       /* 13, 1  the round; the conflict, actions and supply (2, 3) */
#include "rules/conflict.c"    /*  4-6   revealed, resolved, paid */
#include "rules/building.c"    /*  7, 8  the Builder, the Strategist */
#include "rules/supply.c"      /*  9-12  discarding, drawing, the end of a round */
#include "rules/ending.c"      /* 14     the end, and who has won */
#include "rules/knowledge.c"   /* 15     who knows what */
#include "rules/accounts.c"    /*        what must add up */

#include "dispatch.h"
