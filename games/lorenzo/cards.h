/* cards.h: the rows of the .def files as tables. */
#ifndef LORENZO_CARDS_H
#define LORENZO_CARDS_H

#include "lorenzo.h"

/* A bag counts goods and privileges, a byte for each: coins(3) | wood(1). */
typedef uint64_t bag;

#define coins(n)     ((bag)(n) << 8 * COINS)
#define wood(n)      ((bag)(n) << 8 * WOOD)
#define stone(n)     ((bag)(n) << 8 * STONE)
#define servants(n)  ((bag)(n) << 8 * SERVANTS)
#define mil(n)       ((bag)(n) << 8 * MILITARY)
#define faith(n)     ((bag)(n) << 8 * FAITH)
#define vp(n)        ((bag)(n) << 8 * VICTORY)
#define privilege(n) ((bag)(n) << 8 * PRIVILEGES)

static inline int bag_has(bag b, int good)
{
	return (int)(b >> 8 * good & 0xff);
}

/* Actions as cards speak of them.  Taking a card of type t is action t + 1. */
enum { NO_ACTION, TAKE_TERRITORY, TAKE_BUILDING, TAKE_CHARACTER, TAKE_VENTURE, HARVEST,
       PRODUCTION, TAKE_ANY, N_ACTIONS };

/* What a gain is multiplied by (6.8): cards of type t are t + 1. */
enum { PER_ONE, PER_TERRITORY, PER_BUILDING, PER_CHARACTER, PER_VENTURE, PER_TWO_MIL };

enum { NO_QUIRK, EITHER_OFF, NO_FLOOR_BONUS }; /* 6.12, 6.13 */
enum { ONCE, ALWAYS };                         /* 15.8, 15.9 */

struct card {
	bag cost;              /* in resources */
	bag at_once;           /* times per */
	bag pay[2], get[2];    /* when worked; get[0] times work_per */
	bag grant_off;         /* off the cost of the card that its bonus action takes */
	bag off;               /* off the cost of every card its boost is for */
	uint8_t period;        /* 1 to 3 */
	uint8_t value;         /* activation value */
	uint8_t per, work_per;
	uint8_t grant, grant_value; /* bonus action */
	uint8_t boost, boost_by;
	uint8_t need, spend;   /* military points */
	uint8_t end;           /* victory points of a venture */
	uint8_t quirk;
};

static const struct card cards[N_CARDS] = { /* 1.6 */
#define TERRITORY(id, token, per_, val, now, harvest, en, it)                          \
	{ .period = per_, .value = val, .at_once = now, .get = { harvest, 0 } },
#include "territories.def"
#undef TERRITORY
#define BUILDING(id, token, per_, val, price, now, each, pay1, get1, pay2, get2, en, it)   \
	{ .period = per_, .value = val, .cost = price, .at_once = now, .work_per = each,    \
	  .pay = { pay1, pay2 }, .get = { get1, get2 } },
#include "buildings.def"
#undef BUILDING
#define CHARACTER(id, token, per_, price, now, each, act, val, act_off, boosts, by, less,  \
		  odd, en, it)                                                         \
	{ .period = per_, .cost = coins(price), .at_once = now, .per = each, .grant = act,  \
	  .grant_value = val, .grant_off = act_off, .boost = boosts, .boost_by = by,       \
	  .off = less, .quirk = odd },
#include "characters.def"
#undef CHARACTER
#define VENTURE(id, token, per_, price, needs, spends, now, act, val, last, en, it)        \
	{ .period = per_, .cost = price, .need = needs, .spend = spends, .at_once = now,    \
	  .grant = act, .grant_value = val, .end = last },
#include "ventures.def"
#undef VENTURE
};

struct leader {
	bag goods;              /* to hold */
	bag gain;               /* once a round */
	uint8_t owns[N_TYPES];  /* cards to own */
	uint8_t same;           /* cards of one type to own */
	uint8_t when;           /* ONCE or ALWAYS */
	uint8_t grant, grant_value;
};

static const struct leader leaders[N_LEADERS] = { /* 15.4 */
#define LEADER(id, token, t, b, c, v, alike, holds, often, gains, act, val, name)          \
	{ holds, gains, { t, b, c, v }, alike, often, act, val },
#include "leaders.def"
#undef LEADER
};

struct excommunication {
	bag loses;
	uint8_t period, slows, by, spare;
};

static const struct excommunication excommunications[N_EXCOMMUNICATIONS] = { /* 1.8 */
#define EXCOMMUNICATION(id, token, per_, less, action, n, en, it)                       \
	{ less, per_, action, n, 0 },
#include "excommunications.def"
#undef EXCOMMUNICATION
};

struct bonus_tile {
	bag production, harvest;
};

static const struct bonus_tile bonus_tiles[N_BONUS_TILES] = { /* 2.7, 15.1 */
#define BONUS_TILE(id, token, production, harvest, en, it) { production, harvest },
#include "bonus_tiles.def"
#undef BONUS_TILE
};

struct space {
	bag gain;
	uint8_t value, from, room, less;
};

static const struct space spaces[N_SPACES] = { /* 7.2, 7.3, 8.1, 8.2, 9.1, 10.2 */
#define SPACE(id, token, val, seats, holds, lowers, gives, en, it)                      \
	{ gives, val, seats, holds, lowers },
#include "board.def"
};

static const bag privileges[N_PRIVILEGES] = { /* 10.3 */
#define PRIVILEGE_CHOICE(id, token, gain, en, it) gain,
#include "board.def"
};

static const uint8_t faith_track[MOST_FAITH + 1] = { /* 11.4 */
#define FAITH_SPACE(at, points) [at] = points,
#include "board.def"
};

struct cards_owned {
	uint8_t military, territories, characters;
};

static const struct cards_owned owned_table[MOST_CARDS + 1] = { /* 6.3, 13.2, 13.3 */
#define CARDS_OWNED(n, military, territories, characters)                               \
	[n] = { military, territories, characters },
#include "board.def"
};

static const uint8_t church_asks[3] = { /* 11.1 */
#define PERIOD(n, points, name) [n - 1] = points,
#include "board.def"
};

static const bag start_goods[LUDO_SEATS] = { /* 2.4, 2.5 */
#define TURN(place, goods) [place - 1] = goods,
#include "board.def"
};

/* Positions set by hand may hold any number: what follows is total. */
static inline int within(int n, int least, int most)
{
	return n < least ? least : n > most ? most : n;
}

static inline const struct cards_owned *owned(int n)
{
	return &owned_table[within(n, 0, MOST_CARDS)];
}

static inline int faith_points(int faith)
{
	return faith_track[within(faith, 0, MOST_FAITH)]; /* 11.4 */
}

static inline int period_of(int round)
{
	return within((round - 1) / 2, 0, 2); /* 3.1, counted from 0 */
}

static inline int type_of(int card)
{
	return card / CARDS_OF_TYPE;
}

#endif
