/* rules.c: Lorenzo il Magnifico, chapter by chapter in the order of rules.md; the last
 * line makes the doors of it. */
#include "chapters.h"

#include "rules/table.c"            /* 1 What is on the table */
#include "rules/setup.c"            /* 2 Setting up */
#include "rules/course.c"           /* 3 The course of the game */
#include "rules/preparation.c"      /* 4 Preparing a round */
#include "rules/actions.c"          /* 5 Actions */
#include "rules/cards.c"            /* 6 Cards */
#include "rules/towers.c"           /* 7 The towers */
#include "rules/works.c"            /* 8 Harvest and production */
#include "rules/council.c"          /* 9 The market, 10 The council palace */
#include "rules/church.c"           /* 11 The Vatican report */
#include "rules/round_end.c"        /* 12 The end of a round */
#include "rules/scoring.c"          /* 13 The end of the game */
#include "rules/excommunications.c" /* 14 Excommunications */
#include "rules/leaders.c"          /* 15 The advanced rules, 16 The leaders */
#include "rules/secrets.c"          /* 17 What is secret */
#include "rules/accounts.c"

#include "dispatch.h"
