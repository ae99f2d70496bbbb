/* pax.h: the ids and the state of Pax Renaissance. */
#ifndef PAX_H
#define PAX_H

#include "ludo.h"
#include "set.h"

#define LUDO_GAME pax
#define LUDO_WORDS "pax/words.def"
#include "ludo_ids.h"

enum side { WEST, EAST, N_SIDES, NO_SIDE = N_SIDES };

enum empire { /* 2.1: the upper row, then the lower one */
#define EMPIRE(id, ...) id,
#include "empires.def"
#undef EMPIRE
	N_EMPIRES
};

enum city { /* 2.6 */
#define CITY(id, ...) id,
#include "cities.def"
#undef CITY
	N_CITIES
};

enum border { /* 2.2 */
#define BORDER(token, ...) BORDER_##token,
#include "borders.def"
#undef BORDER
	N_BORDERS
};

enum route {
#define ROUTE(emporium, ...) ROUTE_##emporium,
#include "routes.def"
#undef ROUTE
	N_ROUTES
};

enum family { FUGGER, MEDICI, COEUR, MARCHIONNI, N_FAMILIES, NO_FAMILY = N_FAMILIES };

/* Trade cards, and behind them the empire cards, so that one number says any card. */
enum card {
#define CARD(token, ...) CARD_##token,
#include "cards.def"
#undef CARD
	N_CARDS,
	FIRST_EMPIRE = N_CARDS,
	N_ALL = N_CARDS + N_EMPIRES
};

enum {
	FIRST_QUEEN = CARD_elzbieta_of_bohemia, /* queens of both backs lie in one piece */
	FIRST_WEST  = CARD_isabella_of_castille,
	N_QUEENS    = CARD_inquisition_pope - FIRST_QUEEN,
	N_EASTERN   = FIRST_WEST,
	N_WESTERN   = N_CARDS - FIRST_WEST,
};

enum colour { WHITE, RED, BLACK, N_COLOURS };

/* The six kinds of ruling class, then the cubes of the seats. */
enum piece {
	WHITE_KNIGHT, RED_KNIGHT, BLACK_KNIGHT, WHITE_CASTLE, RED_CASTLE, BLACK_CASTLE,
	FIRST_CUBE, N_PIECES = FIRST_CUBE + LUDO_SEATS, NO_PIECE = 0xff
};

/* What a card can bring; the first six are pieces. */
enum agent {
	WHITE_PIRATE = FIRST_CUBE, RED_PIRATE, BLACK_PIRATE, WHITE_BISHOP, RED_BISHOP,
	BLACK_BISHOP, PAWN, N_AGENTS, NO_AGENT = N_AGENTS
};

enum prestige { CATHOLIC, REFORMED, ISLAMIC, LAW, DISCOVERY, PATRON, N_PRESTIGES, LAY = -1 };

enum op { /* 10.4 */
	OP_INQUISITOR_WHITE, OP_INQUISITOR_RED, OP_INQUISITOR_BLACK, OP_COMMERCE_WEST,
	OP_COMMERCE_EAST, OP_BEHEAD, OP_TAX, OP_REPRESS, OP_VOTE_WEST, OP_VOTE_EAST,
	OP_CORSAIR_WHITE, OP_CORSAIR_RED, OP_CORSAIR_BLACK, OP_SIEGE, OP_CAMPAIGN, N_OPS,
	OF_PAWNS = 1 << 16, OF_CASTLES = 1 << 17, OF_KNIGHTS = 1 << 18, /* what Repress shows */
};

enum shot { /* one-shots; a campaign is a war like some of them */
	SHOT_NO_SHOT, SHOT_SHIFT, SHOT_CORONATION, SHOT_APOSTASY, SHOT_TORCH, SHOT_COMET,
	SHOT_CONSPIRACY, SHOT_REVOLT, SHOT_CRUSADE, SHOT_REFORMATION, SHOT_JIHAD,
	SHOT_CAMPAIGN, N_SHOTS
};

enum ability { /* chapter 16 */
#define ABILITY(id, ...) ABLE_##id,
#include "abilities.def"
#undef ABILITY
	N_ABILITIES
};

enum victory { RENAISSANCE, IMPERIAL, HOLY, GLOBALIZATION, N_VICTORIES };

enum want { /* what a victory asks for (17.2 to 17.5); of Holy for one religion */
	WANT_KINGS, WANT_REPUBLICS, WANT_LAWS, WANT_CONCESSIONS, WANT_DISCOVERIES,
	WANT_BELIEF, WANT_BISHOPS, WANT_BELIEVERS, N_WANTS
};

enum task { /* 5.2: what is possible once a turn; declaring ends the game */
	TASK_OPS_WEST, TASK_OPS_EAST, TASK_FAIR_WEST, TASK_FAIR_EAST, N_TASKS
};

enum box { BASE, PROMO, EXPANSION };

enum {
	N_PLACES    = 12, /* of the market: six a row, the fair place first */
	ROW_PLACES  = 6,
	MAX_SIDE    = 36, /* cards on one side of an area: all of a deck, and the empires */
	HAND_LIMIT  = 2,
	BOTTOM      = 14, /* cards of a deck among which its comets are */
	N_ACTIONS   = 2,
	MAX_ROUTE   = 9,
	IDLE_TURNS  = 20, /* of every player without a card drawn (5.8) */
	IN_EAST     = 1 << HUN | 1 << BYZ | 1 << OTT | 1 << MAM,
	IN_WEST     = (1 << N_EMPIRES) - 1 - IN_EAST,
};

/* Open to one seat alone (4.11). */
struct pax_secret {
	set128 hand_east, hand_west; /* sets of cards, by their backs */
};

struct pax {
	struct ludo_core core;

	/* the turn; all of this is open */
	uint8_t turn;        /* seat */
	uint8_t start;       /* seat that began */
	uint8_t actions;     /* left */
	uint8_t used;        /* set of tasks */
	uint8_t fair_freed;  /* the free fair of this turn was held */
	uint8_t spied;       /* an operation was borrowed in this action */
	uint8_t out;         /* set of seats that are bankrupt */
	uint8_t winner;      /* seat that declared or was left + 1 */
	uint8_t active;      /* set of victory cards */
	uint8_t idle;        /* turns without a card drawn */
	uint16_t laid;       /* set of places where this turn's player has put a florin */

	set128 unseen_east, unseen_west; /* cards nobody has seen: decks, and what is left over */
	set128 held_east, held_west;     /* cards in hands, whosever */
	set128 acted_east, acted_west;   /* cards that have acted in this action */
	struct pax_secret secret[LUDO_SEATS];

	uint16_t acted_empires;          /* the same of empires */
	uint16_t republics;              /* set of empires that show that face */
	uint16_t maids[LUDO_SEATS];      /* sets of unmarried queens */
	int16_t florins[LUDO_SEATS];
	uint8_t family[LUDO_SEATS];      /* + 1 */
	uint8_t n_east[LUDO_SEATS];      /* cards in hand with that back */
	uint8_t n_west[LUDO_SEATS];

	uint8_t market[N_PLACES];        /* card + 1 */
	uint8_t coins[N_PLACES];         /* florins there */
	uint8_t top[N_SIDES];            /* open top of a deck + 1 (4.9) */
	uint8_t n_deck[N_SIDES];         /* cards left, with an open top */

	uint8_t holder[N_EMPIRES];       /* seat + 1; 0 in the empire deck */
	uint8_t suzerain[N_EMPIRES];     /* empire + 1 */
	uint8_t queen[N_EMPIRES];        /* married queen + 1 */
	uint8_t faith[N_EMPIRES];        /* colour of the theocracy + 1; 0 lay */
	uint8_t repressed[N_EMPIRES][N_PIECES]; /* how many of each */
	uint8_t city[N_CITIES];          /* piece + 1 */
	uint8_t border[N_BORDERS];       /* piece + 1; castles there are pirates */
	uint8_t emporium[N_SIDES];       /* the open one: a city */
	uint8_t bishop[N_ALL];           /* colour + 1 */
	uint8_t row_west[LUDO_SEATS][MAX_SIDE]; /* card + 1, from the player card outwards */
	uint8_t row_east[LUDO_SEATS][MAX_SIDE];

	/* what is going on */
	uint8_t agents[N_AGENTS];        /* of the card in play, still to be placed */
	uint8_t troops[N_AGENTS];        /* agents that have been taken to fight */
	uint8_t war;                     /* which sort of war, a shot; 0 none */
	uint8_t front;                   /* empire that is attacked */
	uint8_t base;                    /* empire that a campaign starts from */
	uint8_t joined;                  /* castles fight like knights in this crusade (16.2) */
	uint8_t bruised;                 /* a loss lies on Venice already (16.6) */
	uint8_t spare[16];

	struct ludo_tape tape;
};

struct merits; /* areas.h */

/* How much each seat is short of each victory, active or not, in kings, prestige, bishops and
 * so on; 0: its conditions are met (17.2 to 17.5).  all: what the seats have (count_merits). */
void pax_compare(const struct pax *s, const struct merits *all, uint8_t (*out)[N_VICTORIES]);
/* How many actions it takes to declare it (17.1, 16.20). */
int pax_victory_price(const struct pax *s, int victory);
/* How many of one thing a seat is short of its victory; of Holy by the religion that is
 * nearest for that seat. */
int pax_short(const struct pax *s, int seat, int want);
int pax_creed(const struct pax *s, int seat);
/* How strong a side would be in an empire, in the war that the open question is about or that
 * is being fought there; -1: there is none. */
int pax_forecast(const struct pax *s, int empire, int is_defence);
/* And how many of a piece fight on it; a pirate is a castle. */
int pax_fighters(const struct pax *s, int empire, int is_defence, int piece);

/* ---- the tables ---- */

#define O(op) (1u << OP_##op)
#define P(prestige) (1 << (prestige))
#define A(ability) (1u << ABLE_##ability)
#define IN(empire) (1 << (empire))

struct card_row {
	uint32_t ops, abilities;
	uint16_t where, of; /* where: set of empires; of: what the one-shot speaks of */
	uint8_t box, agent[2], shot, prestige;
};

static const struct card_row cards[N_CARDS] = {
#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, abilities, ...) \
	{ ops, abilities, where, of, box, { one, two }, SHOT_##shot, prestige },
#include "cards.def"
#undef CARD
};

struct empire_row {
	uint8_t region, first, king, republic; /* first: its first city; the rest: prestige */
	int8_t front, back;                    /* religion or LAY */
	uint32_t republic_ops;
};

static const struct empire_row empires[N_EMPIRES] = {
#define EMPIRE(id, token, region, first, front, back, back_from, king, republic, law, ...) \
	{ region, first, king, republic, front, back,                                  \
	  (region == EAST ? O(COMMERCE_EAST) : O(COMMERCE_WEST)) |                     \
		  (law ? region == EAST ? O(VOTE_EAST) : O(VOTE_WEST) : 0) },
#include "empires.def"
#undef EMPIRE
};

struct city_row {
	uint8_t map, emporium, first;
	uint8_t print[1 + N_COLOURS]; /* on the lay face, on the theocracies */
};

static const struct city_row cities[N_CITIES] = {
#define CITY(id, token, map, capital, emporium, lay, white, red, black, first, ...)    \
	{ map, emporium, first, { lay, white, red, black } },
#include "cities.def"
#undef CITY
};

enum { SEA = 1, LAND = 0 };

struct border_row {
	uint8_t a, b, is_sea, family;
};

static const struct border_row borders[N_BORDERS] = {
#define BORDER(token, a, b, kind, family, ...) { a, b, kind, family },
#include "borders.def"
#undef BORDER
};

struct route_row {
	uint8_t emporium, n, stop[MAX_ROUTE];
};

static const struct route_row routes[N_ROUTES] = {
#define ROUTE(emporium, row, ...)                                                      \
	{ emporium, sizeof((uint8_t[]){ __VA_ARGS__ }), { __VA_ARGS__ } },
#include "routes.def"
#undef ROUTE
};

/* ---- view_cards.c: texts made from the rows ---- */

/* What a card shows, in one line; of an empire, its visible face.  A value that is not
 * known from the first edition bears a degree sign. */
void pax_card_text(struct ludo_text *text, int card, int is_republic, int lang);
/* Its number, as printed: "29", "BGG03", "x14"; of an empire "". */
const char *pax_card_number(int card);
/* Is it not known from the first edition what is on the other side of a map card; what is levied
 * in a city on a face of its map card (0: the lay one, then the colours)? */
int pax_back_is_doubtful(int empire);
int pax_levy_is_doubtful(int city, int face);

#endif
