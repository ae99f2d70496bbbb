/* ludo_lab.h: door 3 of a game: numbers for bots and for learning.  Sees blanked
 * or filled states, never the truth.  Integers only, so that every build agrees. */
#ifndef LUDO_LAB_H
#define LUDO_LAB_H

#include "ludo.h"

struct ludo_lab {
	int n_features;
	const char *const *feature; /* a name for each */
	/* What a seat sees, as numbers; reads nothing the seat may not know. */
	void (*observe)(const void *blanked, int seat, int16_t *out);
	/* How each seat stands, in hundredths of a point; works on any filled state. */
	void (*guess)(const void *filled, int32_t *worth);
};

#endif
