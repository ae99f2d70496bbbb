/* bench.h: how fast a game's rules are. */
#ifndef LUDO_BENCH_H
#define LUDO_BENCH_H

#include "ludo.h"

struct ludo_bench {
	int n_seats;
	uint32_t state, position; /* bytes */
	double games_s, decisions_s, plies_game, moves_decision;
	double clone_ns, moves_ns, why_ns, apply_ns;
};

/* Random play for about so many seconds of processor time, the legal list made at every
 * decision, chance included; one thread. */
struct ludo_bench ludo_bench_game(const struct ludo_game *game, int n_seats,
				  const uint8_t options[LUDO_OPTIONS], double seconds);

#endif
