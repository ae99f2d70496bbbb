/* walk.h: what a bot decides along a game, as one number: the same on every machine. */
#ifndef LUDO_WALK_H
#define LUDO_WALK_H

#include "bot.h"

struct bot_walk {
	uint64_t hash;       /* of all answers, and of how they were judged */
	uint64_t iterations; /* that thinking took */
	int decisions;
};

/* Along one game between easy bots, by its number: every third question with more than one
 * answer is thought about in a style, so many of them at most.  0 if memory is out. */
int bot_walk(const struct ludo_game *game, const struct bot_style *style, uint64_t number,
	     int most, struct bot_walk *walk);

#endif
