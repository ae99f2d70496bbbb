/* stroll.h: a random walk through a game; the loop that sign, bench and laws share.
 * Freestanding, like the rules it drives. */
#ifndef LUDO_STROLL_H
#define LUDO_STROLL_H

#include "lane.h"

/* Seats and options for the i-th game: all seat counts in turn, options at random. */
static inline int ludo_stroll_options(const struct ludo_game *game, uint64_t i,
				      struct ludo_rng *rng, uint8_t options[LUDO_OPTIONS])
{
	for (int o = 0; o < LUDO_OPTIONS; o++)
		options[o] = game->rules->n_values[o]
			? (uint8_t)ludo_rng_below(rng, game->rules->n_values[o]) : 0;
	return game->min_seats + (int)(i % (uint64_t)(game->max_seats - game->min_seats + 1));
}

enum { LUDO_DRAWN = 0xff }; /* an option whose value is drawn for every game */

/* Hold some options fast: a value index or LUDO_DRAWN each. */
static inline void ludo_stroll_hold(uint8_t options[LUDO_OPTIONS],
				    const uint8_t fixed[LUDO_OPTIONS])
{
	for (int o = 0; o < LUDO_OPTIONS; o++)
		if (fixed[o] != LUDO_DRAWN)
			options[o] = fixed[o];
}

/* A seat that owes an answer. */
static inline int ludo_stroll_seat(const struct ludo_core *core, struct ludo_rng *rng)
{
	unsigned waiting = core->waiting;
	if (!(waiting & (waiting - 1))) /* mostly there is one */
		return set_least(waiting);
	return set_nth(waiting, (int)ludo_rng_below(rng, (uint32_t)set_count(waiting)));
}

#endif
