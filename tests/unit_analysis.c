/* unit_analysis.c: the rows of an analysis are honest, reproducible and kept. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis.h"
#include "blank.h"
#include "calibration.h"
#include "rng.h"
#include "set.h"
#include "table.h"

enum { ITERATIONS = 24, EVERY = 9 };

static int n_passed, n_failed;

static void check(int holds, const char *what, const struct ludo_game *game)
{
	n_passed += holds;
	n_failed += !holds;
	if (!holds)
		printf("failed: %s: %s\n", game->id, what);
}

/* A game between bots that play anything. */
static struct ludo_table *play(const struct ludo_game *game)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	uint8_t options[LUDO_OPTIONS];
	ludo_options_standard(game, options);
	struct ludo_table *table = ludo_table_open(game, game->max_seats, options,
						   ludo_seed_from_number(5));
	ludo_table_deal(table);
	for (unsigned waiting; (waiting = ludo_table_waiting(table)); ludo_table_deal(table)) {
		int seat = set_least(waiting), ply = ludo_table_ply(table);
		ludo_move move;
		ludo_table_look(table, ply, seat, blanked);
		ludo_bot_move(ludo_bot_find("random"), game, blanked, seat, (uint64_t)ply, &move);
		ludo_table_play(table, move);
	}
	return table;
}

/* Every row has its turn, and only one. */
static void check_places(const struct analysis *a, const struct ludo_game *game)
{
	char *seen = calloc((size_t)a->n, 1);
	int n = 0;
	for (int k = 0; k < a->n; k++) {
		int i = analysis_place(a, k);
		n += i >= 0 && i < a->n && !seen[i];
		seen[i] = 1;
	}
	check(n == a->n, "every row has its turn", game);
	check(a->n < 40 || abs(analysis_place(a, 1) - analysis_place(a, 0)) > 10,
	      "the first rows are spread over the game", game);
	free(seen);
}

/* What the seat could know, in a row. */
static int is_known_alike(const struct analysis_row *x, const struct analysis_row *y)
{
	return !memcmp(&x->best, &y->best, sizeof(x->best)) &&
	       !memcmp(&x->played, &y->played, sizeof(x->played)) && x->gave == y->gave &&
	       x->edge == y->edge && x->n_line == y->n_line &&
	       !memcmp(x->line, y->line, sizeof(x->line)) && x->n_answers == y->n_answers;
}

/* The same decision with other things hidden; what the seat could know stays the same, and
 * what the open chances say may change: 1 if it does. */
static int check_blind(const struct analysis *a, int i, struct ludo_rng *rng)
{
	const struct ludo_game *game = ludo_table_game(a->table);
	struct analysis_row here, there;
	int ply = a->row[i].ply, k = 0, seat = a->row[i].seat;
	struct ludo_table *other = ludo_table_fork(a->table, ply + 1);
	_Alignas(16) char state[LUDO_STATE];
	ludo_table_truth(other, ply, state);
	ludo_blank(game->rules, state, seat);
	game->rules->fill(state, seat, rng);
	ludo_table_put(other, ply, state);
	struct analysis *b = analysis_open(other, ply, ITERATIONS, a->seed);
	ludo_table_close(other);
	check(b->n && b->row[k].ply == ply, "the decision is found again", game);
	check(analysis_work(a, i, 0, &here) && analysis_work(b, k, 0, &there), "rows are made", game);
	check(is_known_alike(&here, &there), "a seat's chances depend on what it sees alone", game);
	int differs = memcmp(&here.open, &there.open, sizeof(here.open)) != 0;
	analysis_close(b);
	return differs;
}

/* Lines of text bring the rows back; a torn one costs itself alone, another game's all. */
static void check_kept(const struct ludo_table *table, const struct analysis *a)
{
	const struct ludo_game *game = ludo_table_game(table);
	struct ludo_text text = { 0 };
	struct analysis *b = analysis_open(table, 0, a->iterations, a->seed);
	struct analysis *c = analysis_open(table, 0, a->iterations + 1, a->seed);
	analysis_write_key(&text, a);
	for (int i = 0; i < a->n; i++)
		if (a->row[i].is_done)
			analysis_write_kept(&text, a, i);
	size_t good = analysis_read_kept(b, text.at, text.n);
	check(good == text.n && b->n_done == a->n_done &&
		      !memcmp(a->row, b->row, (size_t)a->n * sizeof(*a->row)),
	      "what is kept comes back", game);
	check(!analysis_read_kept(c, text.at, text.n) && !c->n_done, "other iterations do not", game);
	analysis_close(b);
	b = analysis_open(table, 0, a->iterations, a->seed);
	analysis_read_kept(b, text.at, text.n - 3);
	check(b->n_done == a->n_done - 1, "a torn line is left out", game);
	analysis_close(b);
	analysis_close(c);
	ludo_text_free(&text);
}

/* Sums of the chances, and that the whole can be told. */
static void check_told(const struct analysis *a)
{
	const struct ludo_game *game = ludo_table_game(a->table);
	struct analysis_summary summary;
	for (int i = 0; i < a->n; i++) {
		int sum = 0;
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			sum += a->row[i].open.of[seat];
		check(!a->row[i].is_done || abs(sum - ANALYSIS_SURE) <= 4, "chances are whole", game);
	}
	analysis_sum_up(a, &summary);
	for (int lang = 0; lang < LUDO_LANGS; lang++) {
		struct ludo_text json = { 0 };
		ludo_json_open(&json, 0, '{');
		analysis_write_state(&json, a, 1, lang);
		ludo_json_close(&json, '}');
		check(!json.failed && strstr(json.at, "\"players\":[{") != 0, "it is told", game);
		ludo_text_free(&json);
	}
}

static void check_game(const struct ludo_game *game, int *n_open)
{
	struct ludo_table *table = play(game);
	struct analysis *a = analysis_open(table, 0, ITERATIONS, 3);
	struct ludo_rng rng = ludo_rng_from(8);
	struct analysis_row row, again;
	atomic_int stop = 1;
	check_places(a, game);
	check(a->row[a->n - 1].kind == ANALYSIS_END, "the end is a row", game);
	for (int i = 0; i < a->n; i += EVERY) {
		check(analysis_work(a, i, 0, &row) && analysis_work(a, i, 0, &again) &&
			      !memcmp(&row, &again, sizeof(row)),
		      "the same seed gives the same row", game);
		if (row.kind == ANALYSIS_DECISION)
			*n_open += check_blind(a, i, &rng);
		if (row.kind != ANALYSIS_END)
			check(!analysis_work(a, i, &stop, &again), "it can be stopped", game);
		analysis_take(a, i, &row);
	}
	analysis_work(a, a->n - 1, 0, &row);
	analysis_take(a, a->n - 1, &row);
	check_kept(table, a);
	check_told(a);
	analysis_close(a);
	ludo_table_close(table);
}

/* A map keeps the order of the seats and makes the chances one. */
static void check_map(const struct ludo_game *game)
{
	struct bot_map map = bot_map_of(game);
	float chance[LUDO_SEATS] = { 0.1f, 0.2f, 0.3f, 0.4f }, sure[2] = { 1, 0 };
	bot_map_chances(&map, chance, 4);
	bot_map_chances(&map, sure, 2);
	check(chance[0] < chance[1] && chance[1] < chance[2] && chance[2] < chance[3] &&
		      fabsf(chance[0] + chance[1] + chance[2] + chance[3] - 1) < 1e-5f,
	      "a map keeps the order", game);
	check(sure[0] > 0.99f && sure[1] < 0.01f, "what is sure stays so", game);
	for (int i = 0; i < LUDO_CALIBRATED; i++)
		check(map.at[i] <= map.at[i + 1], "a map only rises", game);
}

int main(void)
{
	int n_open = 0;
	for (int i = 0; ludo_games[i]; i++)
		check_game(ludo_games[i], &n_open);
	for (int i = 0; ludo_games[i]; i++)
		check_map(ludo_games[i]);
	/* otherwise this test would see no difference between the truth and a guess */
	check(n_open > 0, "open chances look at the truth", ludo_games[0]);
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
