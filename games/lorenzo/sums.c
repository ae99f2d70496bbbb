/* sums.c: the check sums of the fact sheet, recomputed from the rows by the compiler
 * (1.6).  A slip in a row stops the build; nothing here runs. */
#include "lorenzo.h"

enum { FIRST = 1, SECOND = 10000, THIRD = 100000000 };

/* A number for each period, told apart by their places: n in period 1, ten thousand n in
 * period 2, a hundred million n in period 3; so one sum checks all three. */
#define PLACES(period) ((int64_t)((period) == 1 ? FIRST : (period) == 2 ? SECOND : THIRD))
#define THREE(i, ii, iii)                                                              \
	((int64_t)(i) * FIRST + (int64_t)(ii) * SECOND + (int64_t)(iii) * THIRD)
#define BYTE(b, good) ((int64_t)((bag)(b) >> 8 * (good) & 0xff))

/* ---- territories: activation values, victory points of the harvests ---- */

#define TERRITORY(id, token, per_, value, ...) +PLACES(per_) * (value)
_Static_assert(0
#include "territories.def"
	== THREE(32, 28, 24), "activation values");

#define TERRITORY(id, token, per_, value, now, work, ...) +PLACES(per_) * BYTE(work, VICTORY)
_Static_assert(0
#include "territories.def"
	== THREE(0, 0, 11), "victory points");

/* ---- buildings: activation values, costs, what they give at once ---- */

#define BUILDING(id, token, per_, value, ...) +PLACES(per_) * (value)
_Static_assert(0
#include "buildings.def"
	== THREE(32, 28, 24), "activation values");

#define BUILDING(id, token, per_, value, cost, ...) +PLACES(per_) * BYTE(cost, COINS)
_Static_assert(0
#include "buildings.def"
	== THREE(6, 2, 12), "coins");

#define BUILDING(id, token, per_, value, cost, ...) +PLACES(per_) * BYTE(cost, WOOD)
_Static_assert(0
#include "buildings.def"
	== THREE(10, 13, 20), "wood");

#define BUILDING(id, token, per_, value, cost, ...) +PLACES(per_) * BYTE(cost, STONE)
_Static_assert(0
#include "buildings.def"
	== THREE(10, 13, 20), "stone");

#define BUILDING(id, token, per_, value, cost, ...) +PLACES(per_) * BYTE(cost, SERVANTS)
_Static_assert(0
#include "buildings.def"
	== THREE(0, 0, 3), "servants");

#define BUILDING(id, token, per_, value, cost, now, ...) +PLACES(per_) * BYTE(now, VICTORY)
_Static_assert(0
#include "buildings.def"
	== THREE(28, 35, 62), "victory points at once");

#define BUILDING(id, token, per_, value, cost, now, ...) +PLACES(per_) * BYTE(now, FAITH)
_Static_assert(0
#include "buildings.def"
	== THREE(1, 1, 4), "faith points at once");

/* ---- characters: coins, faith points and privileges at once ---- */

#define CHARACTER(id, token, per_, price, ...) +PLACES(per_) * (price)
_Static_assert(0
#include "characters.def"
	== THREE(23, 33, 45), "coins");

#define CHARACTER(id, token, per_, price, now, ...) +PLACES(per_) * BYTE(now, FAITH)
_Static_assert(0
#include "characters.def"
	== THREE(5, 3, 3), "faith points at once");

#define CHARACTER(id, token, per_, price, now, ...) +PLACES(per_) * BYTE(now, PRIVILEGES)
_Static_assert(0
#include "characters.def"
	== THREE(1, 4, 1), "privileges at once");

/* ---- ventures: costs, military points to hold and to spend, points at the end ---- */

#define VENTURE(id, token, per_, cost, ...) +PLACES(per_) * BYTE(cost, COINS)
_Static_assert(0
#include "ventures.def"
	== THREE(7, 14, 19), "coins");

#define VENTURE(id, token, per_, cost, ...) +PLACES(per_) * BYTE(cost, WOOD)
_Static_assert(0
#include "ventures.def"
	== THREE(7, 8, 12), "wood");

#define VENTURE(id, token, per_, cost, ...) +PLACES(per_) * BYTE(cost, STONE)
_Static_assert(0
#include "ventures.def"
	== THREE(7, 8, 12), "stone");

#define VENTURE(id, token, per_, cost, ...) +PLACES(per_) * BYTE(cost, SERVANTS)
_Static_assert(0
#include "ventures.def"
	== THREE(0, 2, 3), "servants");

#define VENTURE(id, token, per_, cost, need, ...) +PLACES(per_) * (need)
_Static_assert(0
#include "ventures.def"
	== THREE(12, 21, 37), "military points to hold");

#define VENTURE(id, token, per_, cost, need, spend, ...) +PLACES(per_) * (spend)
_Static_assert(0
#include "ventures.def"
	== THREE(7, 11, 19), "military points to spend");

#define VENTURE(id, token, per_, cost, need, spend, now, act, val, last, ...)            \
	+PLACES(per_) * (last)
_Static_assert(0
#include "ventures.def"
	== THREE(31, 34, 48), "victory points at the end");

/* ---- how many of each ---- */

_Static_assert(N_CARDS == 96 && N_LEADERS == 20 && N_EXCOMMUNICATIONS == 21, "components");
_Static_assert(N_BONUS_TILES == 5 && N_SPACES == 25 && N_PRIVILEGES == 5, "components");
