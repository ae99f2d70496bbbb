/* emperor.h: the ids and the state of In the Shadow of the Emperor. */
#ifndef EMPEROR_H
#define EMPEROR_H

#include "ludo.h"

#define LUDO_GAME emperor
#define LUDO_WORDS "emperor/words.def"
#include "ludo_ids.h"

#include "ranks.def"

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

enum effect {
#define EFFECT(id, ...) EFFECT_##id,
#include "effects.def"
#undef EFFECT
	N_EFFECTS
};

enum rank { /* 1.5: a side of the tile and an age */
#define RANK(id, ...) id,
	RANKS(RANK, 0)
#undef RANK
	N_RANKS
};
enum side { BARON, COUPLE, N_SIDES };
enum ballot { FOR, AGAINST, N_BALLOTS }; /* 12.3 */
enum cause { BY_MAINZ, BY_CITY, BY_DON, BY_DAUGHTER, BY_VOTE, N_CAUSES };

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
	MAX_NOBLES    = 7,  /* 1.4: pieces of one seat */
	MAX_KNIGHTS   = 3,
	MAX_CITIES    = 3,
	MAX_IMPERIAL  = 3,
	START_THALERS = 7,  /* 2.9 */
	BASE_INCOME   = 6,  /* 5.1 */
	MOST_THALERS  = 12, /* 5.4, 5.5 */
	VP_ELECTOR    = 2,  /* 11.6 */
	VP_MAINZ      = 1,  /* 10.9 */
	VP_DAUGHTER   = 1,  /* 7.7 */
	VP_VOTE       = 1,  /* 12.7 */
	CONVENT       = 1,  /* 7.8: thalers */
	MOST_PLIES    = 800, /* far above what all thalers of a game can buy */
};

enum kind { PROVINCE = KIND_PROVINCE, CARD = KIND_CARD, RANK = KIND_RANK, NOBLE = KIND_NOBLE,
	    PLACE = KIND_PLACE, SPACE = KIND_SPACE, SIDE = KIND_SIDE, BALLOT = KIND_BALLOT,
	    SUIT = KIND_SUIT, MOVER = KIND_MOVER, ORIGIN = KIND_ORIGIN };

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

	uint8_t elector[N_PROVINCES];              /* noble + 1; 0: vacant */
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
	uint8_t kind, votes;
	struct spaces noble, castle, city;
};

struct card_row {
	uint8_t cost, copies[LUDO_SEATS + 1], colour, proposed; /* proposed: the colour */
	uint8_t phase, phase_proposed, effect, n;
};

struct round_row {
	uint8_t vp, thalers, city;
};

#define F(x) x, 0
#define P(x) x, 1
static const struct province_row provinces[N_PROVINCES] = {
#define PROVINCE(id, token, kind, votes, noble, castle, city, ...)                     \
	{ kind, votes, { noble }, { castle }, { city } },
#include "provinces.def"
#undef PROVINCE
};

static const struct card_row cards[N_CARDS] = {
#define CARD(id, token, cost, ii, iii, iv, colour, phase, effect, n, ...)              \
	{ cost, { 0, 0, ii, iii, iv }, colour, phase, EFFECT_##effect, n },
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

#endif
