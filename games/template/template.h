/* template.h: the ids and the state of the template. */
#ifndef TEMPLATE_H
#define TEMPLATE_H

#include "ludo.h"

#define LUDO_GAME template
#define LUDO_WORDS "template/words.def"
#include "ludo_ids.h"

enum curio { /* 1.1 */
#define CURIO(id, ...) id,
#include "cards.def"
#undef CURIO
	N_CURIOS
};

enum { N_ROUNDS = 6, PURSE = 10, MOST_BID = 5 };

/* Open to one seat alone. */
struct template_secret {
	uint8_t bid; /* pledged coins + 1 */
};

/* Open to nobody. */
struct template_hidden {
	uint8_t removed; /* curio in the box + 1 */
	uint8_t deck;    /* set of curios to come: their order does not exist */
	uint8_t spare[2];
};

struct template {
	struct ludo_core core;

	uint8_t round;             /* 1 to 6; 0 while preparing */
	uint8_t shown;             /* curio on sale + 1 */
	uint8_t lost;              /* set of curios nobody won */
	uint8_t spare;
	uint8_t coins[LUDO_SEATS];
	uint8_t won[LUDO_SEATS];   /* set of curios */

	struct template_secret secret[LUDO_SEATS];
	struct template_hidden hidden;
	struct ludo_tape tape;
};

static const struct { uint8_t worth; } curios[N_CURIOS] = {
#define CURIO(id, token, worth, ...) { worth },
#include "cards.def"
#undef CURIO
};

#endif
