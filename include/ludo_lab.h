/* ludo_lab.h: door 3 of a game: numbers for bots and for learning.  Sees blanked
 * or filled states, never the truth.  Integers only, so that every build agrees.
 *
 * A quick evaluation is a sum: the points a seat has now, plus what a few counted
 * things are worth to it in the end.  The things are the game's (count), the weights
 * come from self-play: 'ludoteca tune GAME' writes them into the game's weights.def,
 *
 *   TERM  (id, first early, first late, early, late)
 *                          hundredths of a point for one of these: what somebody thought
 *                          at first, where tuning begins, and what was found
 *   SPREAD(early, late)    hundredths of a point that make a lead
 *
 * and both change evenly from the first move to the last.  What people are told of them is in
 * reasons.def, by hand:
 *
 *   REASON(id, en, it)     what speaks for an answer that brings more of this, or less where
 *                          somebody thought at first that it is bad
 *
 * What a search says of the chances is compared with who won by 'ludoteca calibrate GAME', which
 * writes the game's calibration.def: 21 numbers, what it means in hundredths of a percent when a
 * search says 0, 5, 10 ... 100 percent. */
#ifndef LUDO_LAB_H
#define LUDO_LAB_H

#include "ludo.h"

enum { LUDO_TERMS = 48, LUDO_PROGRESS = 256, LUDO_CALIBRATED = 20 };
enum { LUDO_NET_UNITS = 16, LUDO_NET_HEADS = 4 };
/* Where a search asks a net: nowhere; where it looks first and where its playouts end; in the
 * moves of the playouts too. */
enum ludo_net_use { LUDO_NET_NEVER, LUDO_NET_ENDS, LUDO_NET_ALWAYS };

struct ludo_term {
	const char *name;
	int16_t first[2]; /* early, late */
	int16_t early, late;
};

/* What a net has learned; see ludo_net.h. */
struct ludo_net {
	uint64_t layout, sum;
	int n_features;
	const int16_t *bias;
	const int16_t (*head)[LUDO_NET_UNITS];
	const int16_t (*row)[2 * LUDO_NET_UNITS];
};

struct ludo_lab {
	int n_features;
	const char *const *feature; /* a name for each */
	/* What a seat sees, as numbers; reads nothing the seat may not know. */
	void (*observe)(const void *blanked, int seat, int16_t *out);

	/* The quick evaluation by terms; works on any filled state. */
	int n_terms; /* at most LUDO_TERMS */
	const struct ludo_term *term;
	const int16_t *spread; /* early, late */
	const char *const (*reason)[2]; /* English, Italian, of each term; null: not to be told */
	/* The things of every seat, a row each; what is not written stays 0. */
	void (*count)(const void *filled, int16_t (*out)[LUDO_TERMS]);
	int points; /* the term + 1 that counts what rules->standings calls points; 0: none does */
	int (*progress)(const void *filled); /* 0 at the start to LUDO_PROGRESS at the end */

	/* Knobs of 'hard' and 'master' that were measured to pay in this game more than
	 * elsewhere; or 0.  Where 'master' asks the game's net (enum ludo_net_use), and after how
	 * many decisions its playouts do: a net knows how a turn will end, so they may be short. */
	int hard_iterations, hard_ahead, master_net, master_cut;
	/* What it is worth to win, in hundredths of a point and besides the points: where a
	 * game is won rather than counted; or 0. */
	int victory;
	/* A verb whose answers win at once: nobody looks further.  0: there is none. */
	int winning;

	/* LUDO_CALIBRATED + 1 numbers for analyses; null: a search is believed. */
	const int16_t *calibration;

	/* What a net looks at besides the terms: names of fields, a null after the last one; and
	 * what it has learned.  Null: there is none. */
	const char *const *inputs;
	const struct ludo_net *net;

	/* A game without terms may say how each seat stands, in hundredths of a point. */
	void (*guess)(const void *filled, int32_t *worth);
};

#endif
