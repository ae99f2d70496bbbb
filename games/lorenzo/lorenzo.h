/* lorenzo.h: the ids, the components and the state of Lorenzo il Magnifico.
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

enum { N_PERIODS = 3, LAST_ROUND = 6, HAND = 4, MOST_CARDS = 6, MOST_MILITARY = 25,
       MOST_FAITH = 15, SURCHARGE = 3, MOST_PALACE = LUDO_SEATS * N_MEMBERS };

enum {
#define TERRITORY(id, ...) id,
#include "territories.def"
#define BUILDING(id, ...) id,
#include "buildings.def"
#define CHARACTER(id, ...) id,
#include "characters.def"
#define VENTURE(id, ...) id,
#include "ventures.def"
	N_CARDS,
	CARDS_OF_TYPE = N_CARDS / N_TYPES, CARDS_OF_PERIOD = CARDS_OF_TYPE / N_PERIODS,
};

enum {
#define LEADER(id, ...) id,
#include "leaders.def"
	N_LEADERS,
};

enum {
#define EXCOMMUNICATION(id, ...) id,
#include "excommunications.def"
	N_EXCOMMUNICATIONS,
	EXCOMMUNICATIONS_OF_PERIOD = N_EXCOMMUNICATIONS / N_PERIODS,
};

enum {
#define BONUS_TILE(id, ...) id,
#include "bonus_tiles.def"
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

/* ---- bags ---- */

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

/* ---- components: the rows of the .def files as tables, defined in rules/table.c ---- */

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
extern const struct card lorenzo_cards[N_CARDS];

struct leader {
	bag goods;              /* to hold */
	bag gain;               /* once a round */
	uint8_t owns[N_TYPES];  /* cards to own */
	uint8_t same;           /* cards of one type to own */
	uint8_t when;           /* ONCE or ALWAYS */
	uint8_t grant, grant_value;
	uint8_t by;             /* the number in the sentence of an ability of its own */
};
extern const struct leader lorenzo_leaders[N_LEADERS];

struct excommunication {
	bag loses;
	uint8_t period, slows;
	uint8_t by; /* of what is slowed, or the number in a sentence of its own */
};
extern const struct excommunication lorenzo_excommunications[N_EXCOMMUNICATIONS];

struct bonus_tile {
	bag production, harvest;
};
extern const struct bonus_tile lorenzo_bonus_tiles[N_BONUS_TILES];

struct space {
	bag gain;
	uint8_t value, from, room, less, action;
};
extern const struct space lorenzo_spaces[N_SPACES];

/* By number of cards owned: military points to hold for the next territory, victory
 * points at the end. */
struct cards_owned {
	uint8_t military, territories, characters;
};
extern const struct cards_owned lorenzo_owned[MOST_CARDS + 1];

extern const uint8_t lorenzo_faith[MOST_FAITH + 1];  /* victory points of each space */
extern const uint8_t lorenzo_church[N_PERIODS];      /* faith points it asks for */

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
	uint8_t tile[N_PERIODS];             /* excommunication + 1 of each period */
	uint8_t excommunicated[N_PERIODS];   /* set of seats with a cube on it */
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

/* ---- what pictures and features want to know of the rules ---- */

/* A number that was set by hand may be any: here it is made to fit. */
static inline int within(int n, int least, int most)
{
	return n < least ? least : n > most ? most : n;
}

/* The period of a round, counted from 0 (3.1). */
static inline int period_of(int round)
{
	return within((round - 1) / 2, 0, N_PERIODS - 1);
}

static inline int type_of(int card)
{
	return card / CARDS_OF_TYPE;
}

/* The card of a type that is number i of its sets. */
static inline int card_of(int type, int i)
{
	return type * CARDS_OF_TYPE + i;
}

/* Computed fields: what a member is worth now, before servants (5.3); a part of what final
 * scoring would give (chapter 13); how many leaders are in the hand, which all may know
 * (17.1); the set of leaders to choose from in the draft, open to the seat alone (15.3). */
enum { SCORE_TERRITORIES, SCORE_CHARACTERS, SCORE_VENTURES, SCORE_MILITARY, SCORE_RESOURCES,
       SCORE_TAX, SCORE_LOST, SCORE_TOTAL, N_SCORES };
int64_t lorenzo_worth(const void *state, int seat, int member);
int64_t lorenzo_score(const void *state, int seat, int part);
int64_t lorenzo_in_hand(const void *state, int seat, int unused);
int64_t lorenzo_pack(const void *state, int seat, int unused);

/* Does this answer pay servants for nothing (5.5)? */
int lorenzo_is_spare(const void *state, ludo_move m);

/* ---- view_cards.c: texts made from the rows, so that they cannot disagree ---- */

/* Sentences for people who read. */
void lorenzo_bag_text(struct ludo_text *text, bag goods, int lang);
void lorenzo_cost_text(struct ludo_text *text, int card, int lang);
void lorenzo_now_text(struct ludo_text *text, int card, int lang);
void lorenzo_lasting_text(struct ludo_text *text, int card, int lang);
void lorenzo_requirement_text(struct ludo_text *text, int leader, int lang);
void lorenzo_ability_text(struct ludo_text *text, int leader, int lang);
void lorenzo_tile_text(struct ludo_text *text, int excommunication, int lang);

/* Signs for a small board: "♣2◆1". */
const char *lorenzo_sign(int good);
void lorenzo_bag_signs(struct ludo_text *text, bag goods);
void lorenzo_cost_signs(struct ludo_text *text, int card);
void lorenzo_now_signs(struct ludo_text *text, int card, int lang);
void lorenzo_lasting_signs(struct ludo_text *text, int card, int lang);

#endif
