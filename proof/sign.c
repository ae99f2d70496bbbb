/* sign.c: the fingerprint of a game's rules.  Freestanding. */
#include "sign.h"

#include <string.h>

#include "hash.h"
#include "stroll.h"

static uint64_t sign_game(const struct ludo_game *game, uint64_t number, uint64_t hash)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct ludo_rules *rules = game->rules;
	const struct ludo_core *core = (const struct ludo_core *)(const void *)state;
	struct ludo_rng rng = ludo_rng_from(number);
	uint8_t options[LUDO_OPTIONS];
	ludo_move move[LUDO_MOVES];
	int n_seats = ludo_stroll_options(game, number, &rng, options);
	memset(state, 0, rules->size);
	rules->setup(state, n_seats, options);
	hash = ludo_hash(hash, state, rules->tape);
	for (uint32_t ply = 0; !ludo_is_over(core) && ply < rules->plies; ply++) {
		int n = rules->moves(state, ludo_stroll_seat(core, &rng), move);
		if (!n)
			return 0; /* a dead end; the laws say more */
		rules->apply(state, ludo_stroll_choose(rules, state, move, n, &rng));
		hash = ludo_hash(hash, state, rules->tape);
	}
	return hash;
}

uint64_t ludo_sign(const struct ludo_game *game, int n_games)
{
	uint64_t hash = 0;
	for (int i = 0; i < n_games; i++)
		hash = sign_game(game, (uint64_t)i, hash);
	return hash;
}
