/* puzzle.h: is a decision a puzzle?  It is if one answer is clearly the best, whoever searches
 * and however long, and if a quick look prefers another one that costs much. */
#ifndef LUDO_PUZZLE_H
#define LUDO_PUZZLE_H

#include "bot.h"

enum { PUZZLE_OTHERS = 8, PUZZLE_LEVELS = 3 };

struct puzzle {
	const struct ludo_game *game;
	int seat;
	int level;      /* 1: a short search finds it; 3: only a long one does */
	int iterations; /* of the hard bot that judged it, by this seed */
	uint64_t seed;
	_Alignas(16) unsigned char state[LUDO_STATE]; /* what the seat cannot know is invented */
	/* The answer first, then the tempting one, then others that the search has looked at. */
	int n;
	struct bot_choice choice[1 + PUZZLE_OTHERS];
	struct bot_thought thought; /* why the answer is better than the tempting one */
	int rival; /* who gains most by the tempting answer; LUDO_NOBODY if nobody gains much */
	float rival_after[2]; /* chances of the rival: after the answer, after the tempting one */
};

/* What a quick look would answer: the best end of this turn, by the evaluation alone. */
int puzzle_tempting(const struct bot_task *task, ludo_move *move);

/* 1 if the question that the task's seat is asked makes a puzzle.  Of the task the game, the
 * blanked state, the seat, the seed and the style's iterations count. */
int puzzle_find(const struct bot_task *task, struct puzzle *puzzle);

/* Judge a puzzle again that was read, whose state is what its seat sees: chances and why.  0 if
 * the search that found it finds another answer now, or if it has become no puzzle. */
int puzzle_retell(struct puzzle *puzzle);

/* The best answer by a search as the puzzle's was: the same one, as long as bots decide as
 * they did.  0 if memory is out. */
int puzzle_solve(const struct puzzle *puzzle, ludo_move *best);

#endif
