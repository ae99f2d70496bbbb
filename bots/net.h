/* net.h: a small net that sets the evaluation by hand right.
 *
 * It looks at a position as each seat in turn: which things that seat has, which the others
 * have, how far the game is.  Every thing (a card, a place, an amount) is a feature that is there
 * or not; each one that is there adds a row of small numbers to the units, its own row where the
 * seat has it, another where somebody else does.  What is above nothing in the units is weighed
 * once more, by the stage of the game, and comes out as a correction of the seat's standing
 * before chances are shared out.  Whole numbers from end to end: the same on every machine.
 *
 * The features come from the field table and from the terms of the game's lab.c: those are the
 * fields that the game names there (inputs). */
#ifndef LUDO_BOT_NET_H
#define LUDO_BOT_NET_H

#include "ludo.h"
#include "ludo_lab.h"

enum {
	NET_INPUTS = 400,    /* most places of a state that are looked at, for one seat */
	NET_ACTIVE = 250,    /* most features that are there at once, for one seat */
	NET_SET = 64,        /* of them in one place */
	NET_SMALL = 256,     /* amounts below are looked up */
	NET_ONE = 64,        /* a weight of 1, in rows and heads */
	NET_MOST = 127,      /* a weight is not larger than this */
	NET_CAP = 16 * NET_ONE, /* a unit counts no further */
};

struct bot_input { /* one place of a state */
	uint32_t at;
	uint16_t stride; /* from one seat to the next */
	uint16_t first;  /* feature */
	uint16_t n;      /* features; of a set: its members */
	uint8_t form, width;
	uint8_t is_signed, less; /* less: the value is stored plus this */
};

struct bot_inputs {
	int n_shared, n_own, n_terms; /* places seen alike by all, places of a seat */
	struct bot_input shared[NET_INPUTS / 4], own[NET_INPUTS];
	int first_term, first_stage, n_features;
	uint64_t layout; /* a mark of all this */
	int n_small;     /* the first of a seat's places: amounts in a byte */
	uint8_t amount[NET_SMALL]; /* which feature an amount is */
};

/* What a game's net would look at; 0 and nothing if the game names nothing or too much. */
int bot_inputs_of(const struct ludo_game *game, struct bot_inputs *inputs);
/* Features that are there, of what all see alike and of a seat; returns how many. */
int bot_inputs_shared(const struct bot_inputs *inputs, const void *filled, int progress,
		      uint16_t list[NET_ACTIVE]);
int bot_inputs_own(const struct bot_inputs *inputs, const void *filled, int seat,
		   const int16_t *terms, uint16_t list[NET_ACTIVE]);

/* A net with its eyes. */
struct bot_net {
	const struct ludo_net *net;
	struct bot_inputs inputs;
};

/* A game's own net; 0 if it has none, or one that is damaged or made for other features. */
int bot_net_of(const struct ludo_game *game, struct bot_net *net);
/* A mark of all its numbers. */
uint64_t bot_net_sum(const struct ludo_net *net);
/* By how much each seat stands better than it looks, in 1 / NET_UNIT of a spread. */
enum { NET_UNIT = NET_ONE * NET_ONE };
void bot_net_ask(const struct bot_net *net, const void *filled, int progress,
		 int16_t (*terms)[LUDO_TERMS], int32_t *out);

#endif
