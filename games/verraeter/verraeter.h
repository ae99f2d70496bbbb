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
	N_LANDSCAPES
};

enum action { /* 0.2 */
#define ACTION(id, ...) CARD_##id,
#include "actions.def"
	N_ACTIONS
};

enum face { OF_ESTATE, OF_OFFICE, N_FACES }; /* 0.4: the two faces of a building card */

enum {
	N_SUPPLIES = 6,    /* different values of supply cards */
	N_PLACES   = 12,   /* the ring, as on a clock: place 0 is one o'clock */
	N_CARDS    = N_LANDSCAPES * N_HOUSES, /* landscape cards: kind and first house */
	N_PHASES   = 15,   /* those of a round, and one before and behind all rounds */
	N_BUILDINGS = 3,   /* a player's building cards */
	MAX_OFFICES = 2,
	MAX_HAND    = 5,
	MAX_DRAW    = 3,
	ALL_ACTIONS = (1 << N_ACTIONS) - 1,
};

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
	uint8_t value, count, at, bits; /* at, bits: in a bag */
};

static const struct landscape_row landscapes[N_LANDSCAPES] = {
#define F(n) { n, 0 }
#define P(n) { n, 1 }
#define LANDSCAPE(id, token, cp, i, ii, iii, iv, ...) { cp, { i, ii, iii, iv } },
#include "landscapes.def"
#undef F
#undef P
};

static const struct action_row actions[N_ACTIONS] = {
#define ACTION(id, token, cp, vp, ...) { cp, vp },
#include "actions.def"
};

static const struct supply_row supplies[N_SUPPLIES] = {
#define SUPPLY(token, value, count, at, bits) { value, count, at, bits },
#include "supply.def"
};

/* How many cards of a value are in a bag, which is a hand or a part of one packed into the
 * number of a move; and a bag of so many. */
static inline int bag_count(int bag, int i)
{
	return bag >> supplies[i].at & ((1 << supplies[i].bits) - 1);
}

static inline int bag_of(int i, int n)
{
	return n << supplies[i].at;
}

/* ---- what the chapters tell the faces and the lab too ---- */

int verraeter_changes_sides(const struct verraeter *s, int action);         /* conflict.c */
int verraeter_strength(const struct verraeter *s, int seat, int action);    /* conflict.c */
int verraeter_estates_drawing(const struct verraeter *s, int seat);         /* supply.c */
int verraeter_rounds(const struct verraeter *s);                            /* ending.c */
int verraeter_bonus(int n_offices, int n_cards);                            /* ending.c */

/* ---- what all of them count alike ---- */

/* Landscapes that show a house. */
static inline int n_landscapes(const struct verraeter *s, int house)
{
	int n = 0;
	for (int i = 0; i < N_PLACES; i++)
		n += s->owner[i] == house;
	return n;
}

/* Buildings of a seat in play, of one face or (face < 0) of both.  Counted without a branch,
 * as nothing foretells who has built where. */
static inline int n_buildings(const struct verraeter *s, int seat, int face)
{
	int n = 0;
	for (int i = 0; i < N_PLACES; i++)
		n += (s->builder[i] == seat + 1) & ((face < 0) | (s->face[i] == face));
	return n;
}

static inline int value_of(const uint8_t counts[N_SUPPLIES])
{
	int value = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		value += counts[i] * supplies[i].value;
	return value;
}

static inline int cp_of(const struct verraeter *s, int place)
{
	return s->land[place] ? landscapes[s->land[place] - 1].cp : 0;
}

/* The place of the conflict that shows this house. */
static inline int contested(const struct verraeter *s, int house)
{
	int place = (s->conflict + N_PLACES - 1) % N_PLACES;
	return s->owner[place] == house ? place : (place + 1) % N_PLACES;
}

#endif
