/* emperor.h: the ids and the state of In the Shadow of the Emperor. */
#ifndef EMPEROR_H
#define EMPEROR_H

#include <string.h>

#include "ludo.h"

#define LUDO_GAME emperor
#define LUDO_WORDS "emperor/words.def"
#include "ludo_ids.h"

enum province { /* 1.2 */
#define PROVINCE(id, ...) id,
#include "provinces.def"
#undef PROVINCE
	N_PROVINCES
};
enum { RELIGIOUS, SECULAR };

enum card { /* 1.7 */
#define CARD(id, ...) CARD_##id,
#include "cards.def"
#undef CARD
	N_CARDS
};
enum { NEITHER, BLUE, PINK }; /* 1.8 */

enum effect { /* those of cards, which have a text; then those of privileges alone */
#define EFFECT(id, ...) EFFECT_##id,
#include "effects.def"
#undef EFFECT
	N_CARD_EFFECTS,
	EFFECT_EXHAUSTED = N_CARD_EFFECTS, EFFECT_BARON, EFFECT_INCOME, EFFECT_EMINENCE,
};

/* The card that has an effect: the rules look for effects, not for cards. */
enum {
#define CARD(id, token, cost, ii, iii, iv, colour, phase, effect, ...)                 \
	CARD_OF_##effect = CARD_##id,
#include "cards.def"
#undef CARD
};

enum rank { /* 1.5: a side of the tile and an age */
#define RANK(id, ...) id,
#include "ranks.def"
#undef RANK
	N_RANKS
};
enum side { BARON, COUPLE, N_SIDES };
enum { N_AGES = N_RANKS / N_SIDES, YOUNGEST = 15, DECADE = 10, OLDEST = 45 };
enum ballot { FOR, AGAINST, N_BALLOTS }; /* 12.3 */
enum cause { BY_MAINZ, BY_CITY, BY_DON, BY_DAUGHTER, BY_VOTE, BY_SEAT, BY_THRONE, N_CAUSES };

/* Where a noble can stand: the noble spaces and the elector's seat of each province, and
 * the throne.  Spaces of a kind in a province are all alike (1.12). */
enum {
	SEATS_FROM = N_PROVINCES,
	THRONE     = 2 * N_PROVINCES,
	N_PLACES
};
enum space { ON_NOBLE_SPACE, IN_CASTLE, N_SPACES }; /* where a knight can stand */

enum {
	N_TILES       = LUDO_SEATS * N_RANKS, /* a noble: seat * N_RANKS + rank */
	N_ROUNDS      = 5,
	N_PHASES      = 9,  /* 4.1, and the preparation */
	MAX_NOBLES    = 7,  /* 1.4: pieces of one seat */
	MAX_KNIGHTS   = 3,
	MAX_CITIES    = 3,
	MAX_IMPERIAL  = 3,
	START_THALERS = 7,  /* 2.9 */
	BASE_INCOME   = 6,  /* 5.1 */
	MOST_THALERS  = 12, /* 5.4, 5.5 */
	VP_ELECTOR    = 2,  /* 11.6 */
	VP_DAUGHTER   = 1,  /* 7.7 */
	VP_VOTE       = 1,  /* 12.7 */
	CONVENT       = 1,  /* 7.8: thalers */
	MOST_PLIES    = 800, /* far above what all thalers of a game can buy */
};

/* Open to one seat alone (14.3). */
struct emperor_secret {
	uint8_t vote; /* ballot laid down + 1 */
	uint8_t pile; /* victory points, where they lie face down */
};

struct emperor {
	struct ludo_core core;

	uint8_t round;      /* 1 to 5 */
	uint8_t phase;      /* 1 to 8; 0 while preparing */
	uint8_t emperor;    /* seat with the emperor tile */
	uint8_t removed;    /* set of provinces out of the game */
	uint8_t passed;     /* set of seats whose phase IV has ended */
	uint8_t used;       /* set of provinces whose elector is on the privilege space */
	uint8_t throne;     /* noble + 1; 0 only while an heir is sought */
	uint8_t deposed;    /* noble + 1 who has just lost the throne, without a place */
	uint8_t influenced; /* province named by Religious influence + 1 */
	uint8_t excluded;   /* province named by Exclusion + 1 */
	uint8_t face_down;  /* victory points in all secret piles */

	uint8_t spare;

	uint8_t elector[N_PROVINCES];              /* noble + 1; 0: vacant */
	uint8_t last[N_PROVINCES];                 /* family of the last elector + 1 (11.14) */
	uint8_t eminence[N_PROVINCES];             /* seat of the Grey Eminence baron + 1 */
	uint8_t imperial[N_PROVINCES];             /* imperial cities */
	uint8_t nobles[N_PROVINCES][N_TILES];      /* count: on noble spaces */
	uint8_t knights[N_PROVINCES][LUDO_SEATS];  /* count: on noble spaces */
	uint8_t castles[N_PROVINCES][LUDO_SEATS];  /* count: knights in castle spaces */
	uint8_t cities[N_PROVINCES][LUDO_SEATS];

	uint8_t cards[LUDO_SEATS][N_CARDS];        /* count: lying before a seat */
	uint8_t lent[LUDO_SEATS];                  /* card bought through Trier + 1 */
	uint8_t thalers[LUDO_SEATS];
	uint8_t chip[LUDO_SEATS];                  /* thalers after the latest income */
	uint8_t points[LUDO_SEATS];                /* victory points lying open */

	struct emperor_secret secret[LUDO_SEATS];
	struct ludo_tape tape;
};

/* ---- the tables ---- */

struct spaces {
	uint8_t n, proposed;
};

struct province_row {
	uint8_t kind;
	struct spaces noble, castle, city;
};

struct privilege_row {
	uint8_t phase, effect, a;
};

struct card_row {
	uint8_t cost, copies[LUDO_SEATS + 1], colour, proposed; /* proposed: the colour */
	uint8_t phase, phase_proposed, effect, a, b;
};

struct round_row {
	uint8_t vp, thalers, city;
};

#define F(x) x, 0
#define P(x) x, 1
static const struct province_row provinces[N_PROVINCES] = {
#define PROVINCE(id, token, kind, noble, castle, city, ...)                            \
	{ kind, { noble }, { castle }, { city } },
#include "provinces.def"
#undef PROVINCE
};

static const struct privilege_row privileges[N_PROVINCES] = {
#define PRIVILEGE(province, phase, effect, a, ...) [province] = { phase, EFFECT_##effect, a },
#include "privileges.def"
#undef PRIVILEGE
};

static const struct card_row cards[N_CARDS] = {
#define CARD(id, token, cost, ii, iii, iv, colour, phase, effect, a, b, ...)           \
	{ cost, { 0, 0, ii, iii, iv }, colour, phase, EFFECT_##effect, a, b },
#include "cards.def"
#undef CARD
};
#undef F
#undef P

static const struct round_row rounds[N_ROUNDS] = {
#define ROUND(vp, thalers, city) { vp, thalers, city },
#include "rounds.def"
#undef ROUND
};

/* ---- a noble is a family's tile: a seat and a rank, which is a side and an age (1.5) ---- */

static inline int tile_of(int seat, int rank)
{
	return seat * N_RANKS + rank;
}

/* Of a tile stored plus 1, as on the throne; nobody's where there is none. */
static inline int owner_of(int stored)
{
	return stored ? (stored - 1) / N_RANKS : LUDO_NOBODY;
}

/* The same as owner_of(stored) == seat, without a division or a branch. */
static inline int belongs(int stored, int seat)
{
	return (unsigned)(stored - 1 - tile_of(seat, 0)) < N_RANKS;
}

static inline int rank_of(int stored)
{
	return (stored - 1) % N_RANKS;
}

static inline int is_couple(int rank)
{
	return rank >= COUPLE_15;
}

static inline int age_of(int rank)
{
	return YOUNGEST + DECADE * (rank % N_AGES);
}

/* ---- reading the state ---- */

static inline int is_religious(int province)
{
	return provinces[province].kind == RELIGIOUS; /* 1.2 */
}

static inline int is_in_game(const struct emperor *s, int province)
{
	return !(s->removed >> province & 1); /* 3.2 */
}

/* The noble on an elector's seat or on the throne, stored plus 1. */
static inline int sitting_at(const struct emperor *s, int place)
{
	return place == THRONE ? s->throne : s->elector[place - SEATS_FROM];
}

/* The bytes of one family on the noble spaces of a province, to be summed at once. */
static inline uint64_t family(const struct emperor *s, int province, int seat)
{
	uint64_t counts;
	memcpy(&counts, &s->nobles[province][tile_of(seat, 0)], sizeof(counts));
	return counts;
}

/* Those of them that are couples' bytes. */
static inline uint64_t couples_of(uint64_t family)
{
	static const uint8_t bytes[N_RANKS] = { [COUPLE_15] = 255, [COUPLE_25] = 255,
						[COUPLE_35] = 255, [COUPLE_45] = 255 };
	uint64_t couples;
	memcpy(&couples, bytes, sizeof(couples));
	return family & couples;
}

static inline int sum_of_bytes(uint64_t bytes)
{
	return (int)(bytes * 0x0101010101010101u >> 56);
}

/* ---- what the boards and the bots count like the rules; defined there ---- */

/* What is left in supply, or in a stack (1.6, 1.7). */
int emperor_nobles_left(const struct emperor *s, int seat);
int emperor_knights_left(const struct emperor *s, int seat);
int emperor_cities_left(const struct emperor *s, int seat);
int emperor_imperial_left(const struct emperor *s);
int emperor_cards_left(const struct emperor *s, int card);

/* Free spaces of a province; none where it is out of the game (3.2). */
int emperor_free_nobles(const struct emperor *s, int province);
int emperor_free_castles(const struct emperor *s, int province);
int emperor_free_cities(const struct emperor *s, int province);

/* What the track pays in phase VII of this round (13.1). */
const struct round_row *emperor_reward(const struct emperor *s);

/* As things stand: thalers of phase I (chapter 5), and how many of n the purse has room
 * for (5.5); influence (11.2) and votes (12.2). */
int emperor_income(const struct emperor *s, int seat);
int emperor_thalers_kept(const struct emperor *s, int seat, int n);
int emperor_influence(const struct emperor *s, int province, int seat);
int emperor_votes(const struct emperor *s, int seat);

/* The set of seats with most influence; empty where nobody has any. */
unsigned emperor_leaders(const struct emperor *s, int province, int *most);

/* Who has taken Become emperor (9.1), or nobody; and as long as he challenges, from phase
 * IV until the election is decided: the winner keeps the card (12.6). */
int emperor_challenger(const struct emperor *s);
int emperor_candidate(const struct emperor *s);

/* A card's text, made from its effect; in face.c. */
void emperor_card_text(struct ludo_text *text, int card, int lang);

#endif
