/* walk.h: what a bot decides along a game, as one number, to be compared between processors
 * and between a program and a module of the same sources.
 *
 * The game is dealt from the number and gone along by the easy bot; every third decision with a
 * choice is also put to the style.  It goes step by step, so that whoever thinks elsewhere can
 * walk, too. */
#ifndef LUDO_WALK_H
#define LUDO_WALK_H

#include "bot.h"

struct bot_walk {
	uint64_t hash, iterations; /* iterations of the style alone */
	int decisions;             /* so many were put to it */

	struct ludo_table *table;
	struct bot_style style;
	struct bot_task task;      /* the next to be thought about */
	uint64_t number;
	int most, steps, is_put;   /* is_put: this one goes to the style */
	_Alignas(16) unsigned char blanked[LUDO_STATE];
};

/* 0 if memory is out. */
int bot_walk_begin(struct bot_walk *walk, const struct ludo_game *game,
		   const struct bot_style *style, uint64_t number, int most);
const struct bot_task *bot_walk_next(struct bot_walk *walk); /* null: it is over */
int bot_walk_take(struct bot_walk *walk, const struct bot_answer *answer); /* 0: no such move */
void bot_walk_end(struct bot_walk *walk);

/* All of it, on this thread; 0 if memory is out. */
int bot_walk(const struct ludo_game *game, const struct bot_style *style, uint64_t number, int most,
	     struct bot_walk *walk);

#endif
