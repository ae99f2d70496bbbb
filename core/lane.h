/* lane.h: one game of many that are played side by side.  Freestanding, like the rules: it
 * runs wherever they do, one lane a thread on a device too. */
#ifndef LUDO_LANE_H
#define LUDO_LANE_H

#include "ludo.h"
#include "rng.h"
#include "set.h"

/* One of n answers: any, or for chance by its odds. */
static inline ludo_move ludo_choose(const struct ludo_rules *rules, const void *state,
				    const ludo_move *move, int n, struct ludo_rng *rng)
{
	if (move[0].seat != LUDO_CHANCE || !rules->odds)
		return move[ludo_rng_below(rng, (uint32_t)n)];
	int odds[LUDO_MOVES], total = 0, i = 0;
	for (int k = 0; k < n; k++)
		total += odds[k] = rules->odds(state, move[k]);
	int x = (int)ludo_rng_below(rng, (uint32_t)total);
	for (; x >= odds[i]; i++)
		x -= odds[i];
	return move[i];
}

/* Let chance answer until somebody else is asked, or the game is over; how often it did. */
static inline int ludo_settle(const struct ludo_rules *rules, void *state, struct ludo_rng *rng)
{
	const struct ludo_core *core = state;
	ludo_move list[LUDO_MOVES];
	int n_answers = 0;
	while (ludo_is_waiting(core, LUDO_CHANCE)) {
		int n = rules->moves(state, LUDO_CHANCE, list);
		rules->apply(state, ludo_choose(rules, state, list, n, rng));
		n_answers++;
	}
	return n_answers;
}

#endif
