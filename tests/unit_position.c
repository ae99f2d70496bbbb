/* unit_position.c: any position as the lines of an example: as somebody knows it, with the rest
 * invented, it can be written, set up again, and is the same. */
#include <stdio.h>
#include <string.h>

#include "blank.h"
#include "ludo_table.h"
#include "rng.h"
#include "set.h"
#include "table.h"

enum { GAMES = 24, EVERY = 7 };

static int n_passed, n_failed, n_positions;

static void check(int holds, const char *game, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	if (n_failed++ < 20)
		printf("failed: %s: %s\n", game, what);
}

/* Written and read again. */
static void try_out(const struct ludo_game *game, const void *state)
{
	_Alignas(16) char again[LUDO_STATE];
	struct ludo_text lines = { 0 }, error = { 0 };
	int ok = ludo_write_setting(&lines, game, state);
	check(ok, game->id, "a position can be written");
	struct ludo_table *t = ok ? ludo_table_set(game, ludo_text_string(&lines),
						   ludo_seed_from_number(1), &error) : 0;
	if (t) {
		ludo_table_truth(t, 0, again);
		check(!memcmp(again, state, game->rules->tape), game->id, "and is the same then");
	} else if (ok) {
		check(0, game->id, ludo_text_string(&error));
	}
	n_positions++;
	ludo_table_close(t);
	ludo_text_free(&lines);
	ludo_text_free(&error);
}

/* Positions of a game that is played at random, as those see them who are asked. */
static void walk(const struct ludo_game *game, int number)
{
	_Alignas(16) char state[LUDO_STATE], filled[LUDO_STATE];
	struct ludo_rng rng = ludo_rng_from((uint64_t)number);
	uint8_t options[LUDO_OPTIONS];
	ludo_move list[LUDO_MOVES];
	int span = game->max_seats - game->min_seats + 1;
	ludo_options_standard(game, options);
	for (int i = 0; number % 2 && i < game->face->n_options; i++)
		options[i] = (uint8_t)ludo_rng_below(&rng, (uint32_t)game->rules->n_values[i]);
	struct ludo_table *t = ludo_table_open(game, game->min_seats + number % span, options,
					       ludo_seed_from_number((uint64_t)number));
	ludo_table_deal(t);
	for (unsigned waiting; (waiting = ludo_table_waiting(t)); ludo_table_deal(t)) {
		uint32_t among = (uint32_t)set_count(waiting);
		int seat = set_nth(waiting, (int)ludo_rng_below(&rng, among));
		if (ludo_rng_below(&rng, EVERY) == 0) {
			ludo_table_look(t, ludo_table_ply(t), seat, state);
			memcpy(filled, state, game->rules->size);
			game->rules->fill(filled, seat, &rng);
			try_out(game, filled);
		}
		int n = ludo_table_moves(t, seat, list);
		if (ludo_table_play(t, list[ludo_rng_below(&rng, (uint32_t)n)]).code)
			break;
	}
	ludo_table_close(t);
}

static void refusals(void)
{
	const struct ludo_game *game = ludo_game_find("template");
	struct ludo_seed seed = ludo_seed_from_number(1);
	struct ludo_text error = { 0 };
	check(!ludo_table_set(game, "seats 2\ngiven coins[0]=99\n", seed, &error) &&
		      strstr(ludo_text_string(&error), "line 2: the position breaks the account"),
	      game->id, "an account that does not hold is named");
	ludo_text_clear(&error);
	check(!ludo_table_set(game, "seats 2\ngiven coins[0]=99 loosely\n", seed, &error) &&
		      strstr(ludo_text_string(&error), "breaks the account"),
	      game->id, "also where somebody does not want it asked");
	ludo_text_clear(&error);
	check(!ludo_table_set(game, "# nothing\n", seed, &error), game->id, "nothing is no position");
	ludo_text_free(&error);
}

int main(void)
{
	for (int i = 0; ludo_games[i]; i++)
		for (int number = 0; number < GAMES; number++)
			walk(ludo_games[i], number);
	refusals();
	printf("%d positions\n%d passed, %d failed\n", n_positions, n_passed, n_failed);
	return n_failed > 0;
}
