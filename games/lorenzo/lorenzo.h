/* lorenzo.h: the ids and the state of Lorenzo il Magnifico.
 *
 * Cards, leaders, tiles and spaces are rows of .def files; their ids come from there,
 * in the order of the rows.  The number printed on a card is its id plus 1. */
#ifndef LORENZO_H
#define LORENZO_H

#include "ludo.h"

#define LUDO_GAME lorenzo
#define LUDO_WORDS "lorenzo/words.def"
#include "ludo_ids.h"

/* ---- ids ---- */

/* Goods: four resources, three sorts of points, and privileges still to be chosen. */
enum { COINS, WOOD, STONE, SERVANTS, MILITARY, FAITH, VICTORY, N_GOODS,
       PRIVILEGES = N_GOODS, N_RESOURCES = 4 };

enum { TERRITORY, BUILDING, CHARACTER, VENTURE, N_TYPES };

/* The three dice and the coloured members that go by them; then the neutral one. */
enum { WHITE, BLACK, ORANGE, N_DICE, NEUTRAL = N_DICE, N_MEMBERS };

enum {
#define TERRITORY(id, ...) id,
#include "territories.def"
#undef TERRITORY
#define BUILDING(id, ...) id,
#include "buildings.def"
#undef BUILDING
#define CHARACTER(id, ...) id,
#include "characters.def"
#undef CHARACTER
#define VENTURE(id, ...) id,
#include "ventures.def"
#undef VENTURE
	N_CARDS,
	CARDS_OF_TYPE = N_CARDS / N_TYPES, CARDS_OF_PERIOD = CARDS_OF_TYPE / 3,
};

enum {
#define LEADER(id, ...) id,
#include "leaders.def"
#undef LEADER
	N_LEADERS,
};

enum {
#define EXCOMMUNICATION(id, ...) id,
#include "excommunications.def"
#undef EXCOMMUNICATION
	N_EXCOMMUNICATIONS,
	EXCOMMUNICATIONS_OF_PERIOD = N_EXCOMMUNICATIONS / 3,
};

enum {
#define BONUS_TILE(id, ...) id,
#include "bonus_tiles.def"
#undef BONUS_TILE
	N_BONUS_TILES,
};

enum {
#define SPACE(id, ...) id,
#include "board.def"
	N_SPACES,
	FLOORS = 4, N_FLOORS = N_TYPES * FLOORS, /* the tower spaces come first */
};

enum {
#define PRIVILEGE_CHOICE(id, ...) id,
#include "board.def"
	N_PRIVILEGES,
};

enum { PAY_RESOURCES, PAY_MILITARY, N_WAYS };

enum { HAND = 4, LAST_ROUND = 6, MOST_CARDS = 6, MOST_MILITARY = 25, MOST_FAITH = 15,
       SURCHARGE = 3, MOST_PALACE = LUDO_SEATS * N_MEMBERS };


/* How a turn is had (5.1, 14.9). */
enum { TURN_PLAIN, TURN_SKIPPED, TURN_LATE };

/* ---- the state ---- */

struct lorenzo_secret {
	uint32_t hand;      /* set of leaders, neither played nor discarded */
	uint32_t saw[HAND]; /* set of leaders: the pack of each stage of the draft */
	uint8_t took[HAND]; /* leader + 1: what was kept of it */
};

struct lorenzo_hidden {
	uint32_t box; /* set of leaders that nobody was dealt */
};

struct lorenzo {
	struct ludo_core core;

	/* the board */
	uint32_t deck[N_TYPES];              /* set of cards of a type not shown yet */
	uint32_t occupied;                   /* set of spaces with a member on them */
	uint8_t tower[N_FLOORS];             /* card + 1 on each floor */
	uint8_t palace[MOST_PALACE];         /* seat + 1, in order of arrival */
	uint8_t order[LUDO_SEATS];           /* seat + 1, in turn order */
	uint8_t dice[N_DICE];                /* 1 to 6; 0 before the roll */
	uint8_t round;                       /* 1 to 6; 0 while setting up */
	uint8_t tile[3];                     /* excommunication + 1 of each period */
	uint8_t excommunicated[3];           /* set of seats with a cube on it */
	uint8_t is_scored;                   /* 1 once final scoring is done */
	uint8_t spare;

	/* the players */
	uint32_t cards[N_TYPES][LUDO_SEATS]; /* set of cards of a type owned */
	uint32_t played[LUDO_SEATS];         /* set of leaders in play */
	uint32_t used[LUDO_SEATS];           /* set of leaders face down this round */
	uint32_t discarded[LUDO_SEATS];      /* set of leaders */
	int16_t have[N_GOODS][LUDO_SEATS];   /* goods */
	uint8_t where[LUDO_SEATS][N_MEMBERS]; /* space + 1 of each member; 0: not placed */
	uint8_t bonus_tile[LUDO_SEATS];      /* bonus tile + 1 */
	uint8_t copied[LUDO_SEATS];          /* leader + 1 that Lorenzo copies */
	uint8_t raised[LUDO_SEATS];          /* member + 1 made worth 6 this round */

	/* the action being carried out */
	uint32_t chosen[2];                  /* sets of buildings: exchange 1, exchange 2 */
	int16_t servants;                    /* paid to raise its value */
	int16_t value;                       /* of a harvest or production */
	uint8_t member;                      /* member + 1 placed for it */
	uint8_t grant;                       /* 0, card + 1, or N_CARDS + leader + 1 */
	uint8_t space;                       /* space + 1 */
	uint8_t way;                         /* way + 1 to pay */
	uint8_t off;                         /* good + 1: which of two comes off the cost */
	uint8_t spare2[3];

	struct lorenzo_secret secret[LUDO_SEATS];
	struct lorenzo_hidden hidden;
	struct ludo_tape tape;
};

_Static_assert(sizeof(struct lorenzo) < 2048, "the state stays under 2 KB");

#endif
