/* verraeter.h: the ids and the state of Verräter. */
#ifndef VERRAETER_H
#define VERRAETER_H

#include "ludo.h"

#define LUDO_GAME verraeter
#define LUDO_WORDS "verraeter/words.def"
#include "ludo_ids.h"

enum house { EAGLE, ROSE, N_HOUSES };

enum landscape { /* 0.5 */
#define LANDSCAPE(id, ...) id,
#include "landscapes.def"
#undef LANDSCAPE
	N_LANDSCAPES
};

enum action { /* 0.2 */
#define ACTION(id, ...) CARD_##id,
#include "actions.def"
#undef ACTION
	N_ACTIONS
};

enum face { OF_ESTATE, OF_OFFICE, N_FACES }; /* 0.4: the two faces of a building card */

enum {
	N_SUPPLIES = 6,    /* different values of supply cards */
	N_PLACES   = 12,   /* the ring, as on a clock: place 0 is one o'clock */
	N_CARDS    = 2 * N_LANDSCAPES, /* landscape cards: kind * 2 + first house */
	N_BUILDINGS = 3,   /* a player's building cards */
	MAX_OFFICES = 2,
	MAX_HAND    = 5,
	MAX_DRAW    = 3,
	ALL_ACTIONS = (1 << N_ACTIONS) - 1,
};

enum kind { CARD = KIND_CARD, LANDSCAPE = KIND_LANDSCAPE, PLACE = KIND_PLACE, BORDER = KIND_BORDER,
	    HOUSE = KIND_HOUSE, FACE = KIND_FACE, ACTION = KIND_ACTION, SUPPLY = KIND_SUPPLY };

/* Open to one seat alone (chapter 15). */
struct verraeter_secret {
	uint8_t offered;           /* set of actions handed to this seat this round */
	uint8_t chosen;            /* action kept + 1 (15.3) */
	uint8_t hand[N_SUPPLIES];  /* how many of each value */
	uint8_t drawn[N_SUPPLIES]; /* drawn since the deck was last shuffled */
};

/* Open to nobody. */
struct verraeter_hidden {
	uint8_t aside;             /* action laid aside unseen + 1 */
	uint8_t deck[N_SUPPLIES];  /* a set: its order does not exist */
	uint8_t spare[3];
};

struct verraeter {
	struct ludo_core core;

	/* open to all (15.7) */
	uint8_t round;             /* 1 to 8 or 9; 0 while preparing */
	uint8_t phase;             /* 1 to 13; 0 while preparing, 14 at the end */
	uint8_t start;             /* seat with the start player card */
	uint8_t strategy;          /* seat with the Strategy and Conflict cards */
	uint8_t conflict;          /* border + 1: between that place and the next */
	uint8_t united;            /* all players began this round in one house */
	uint8_t winner;            /* house that won this round's conflict + 1 */
	uint8_t n_deck;
	uint16_t unlaid;           /* set of landscape cards not in the ring yet */
	uint8_t land[N_PLACES];    /* kind of landscape + 1 */
	uint8_t owner[N_PLACES];   /* house that shows */
	uint8_t builder[N_PLACES]; /* seat whose building lies there + 1 */
	uint8_t face[N_PLACES];    /* of that building */
	uint8_t house[LUDO_SEATS];
	uint8_t shown[LUDO_SEATS]; /* action revealed this round + 1 */
	uint8_t n_hand[LUDO_SEATS];
	uint8_t played[LUDO_SEATS][N_SUPPLIES]; /* on the table this round */
	uint8_t discards[N_SUPPLIES];
	uint8_t fresh[N_SUPPLIES]; /* the deck when it was last shuffled, if all may know */
	uint8_t known[LUDO_SEATS][N_SUPPLIES]; /* cards all know to be in a hand */
	int16_t vp[LUDO_SEATS];

	struct verraeter_secret secret[LUDO_SEATS];
	struct verraeter_hidden hidden;
	struct ludo_tape tape;
};

/* ---- the tables ---- */

struct landscape_row {
	uint8_t cp;
	struct {
		uint8_t vp, is_proposed; /* is_proposed: not found in print */
	} pays[LUDO_SEATS]; /* each of one to four winners */
};

struct action_row {
	uint8_t cp, vp;
};

struct supply_row {
	uint8_t value, count, bits;
};

static const struct landscape_row landscapes[N_LANDSCAPES] = {
#define F(n) { n, 0 }
#define P(n) { n, 1 }
#define LANDSCAPE(id, token, cp, i, ii, iii, iv, ...) { cp, { i, ii, iii, iv } },
#include "landscapes.def"
#undef LANDSCAPE
#undef F
#undef P
};

static const struct action_row actions[N_ACTIONS] = {
#define ACTION(id, token, cp, vp, ...) { cp, vp },
#include "actions.def"
#undef ACTION
};

static const struct supply_row supplies[N_SUPPLIES] = {
#define SUPPLY(token, value, count, bits) { value, count, bits },
#include "supply.def"
#undef SUPPLY
};

/* 14.1: everybody is start player twice, or three times with three players. */
static inline int n_rounds(const struct verraeter *s)
{
	return s->core.n_seats == 4 ? 8 : 9;
}

/* A bag of supply cards packed into the number of a move: three bits for each of the
 * values 2 to 5, two for 6, one for 8. */
static inline int bag_count(int bag, int i)
{
	return bag >> (3 * i - (i == 5)) & ((1 << supplies[i].bits) - 1);
}

static inline int bag_of(int i, int n)
{
	return n << (3 * i - (i == 5));
}

#endif
