/* sign.c: the fingerprints of a game's rules.  Freestanding. */
#include "sign.h"

#include <string.h>

#include "hash.h"
#include "stroll.h"

/* ---- of positions ---- */

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
		rules->apply(state, ludo_choose(rules, state, move, n, &rng));
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

/* ---- of play ---- */

/* Numbers are hashed as numbers: how wide a struct keeps them makes no difference. */
static uint64_t hash_number(uint64_t hash, int64_t number)
{
	return ludo_hash(hash, &number, sizeof(number));
}

static uint64_t hash_moves(uint64_t hash, const ludo_move *move, int n)
{
	hash = hash_number(hash, n);
	for (int i = 0; i < n; i++) {
		hash = hash_number(hash, move[i].seat);
		hash = hash_number(hash, move[i].verb);
		hash = hash_number(hash, move[i].a);
		hash = hash_number(hash, move[i].b);
		hash = hash_number(hash, move[i].c);
	}
	return hash;
}

static uint64_t hash_standing(uint64_t hash, const struct ludo_rules *rules, const void *state)
{
	const struct ludo_core *core = state;
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	rules->standings(state, points, place);
	hash = hash_number(hash, core->waiting);
	for (int seat = 0; seat < core->n_seats; seat++) {
		hash = hash_number(hash, points[seat]);
		hash = hash_number(hash, place[seat]);
	}
	return hash;
}

static uint64_t sign_play(const struct ludo_game *game, uint64_t number,
			  const uint8_t fixed[LUDO_OPTIONS], uint64_t hash)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct ludo_rules *rules = game->rules;
	const struct ludo_core *core = (const struct ludo_core *)(const void *)state;
	struct ludo_rng rng = ludo_rng_from(number), choice = ludo_rng_from(~number);
	uint8_t options[LUDO_OPTIONS];
	ludo_move move[LUDO_MOVES];
	int n_seats = ludo_stroll_options(game, number, &choice, options);
	ludo_stroll_hold(options, fixed);
	memset(state, 0, rules->size);
	rules->setup(state, n_seats, options);
	hash = hash_standing(hash, rules, state);
	for (uint32_t ply = 0; !ludo_is_over(core) && ply < rules->plies; ply++) {
		int n = rules->moves(state, ludo_stroll_seat(core, &rng), move);
		if (!n)
			return 0; /* a dead end; the laws say more */
		hash = hash_moves(hash, move, n);
		rules->apply(state, ludo_choose(rules, state, move, n, &rng));
		hash = hash_standing(hash, rules, state);
	}
	return hash;
}

uint64_t ludo_sign_play(const struct ludo_game *game, int n_games,
			const uint8_t options[LUDO_OPTIONS])
{
	uint64_t hash = 0;
	for (int i = 0; i < n_games; i++)
		hash = sign_play(game, (uint64_t)i, options, hash);
	return hash;
}
