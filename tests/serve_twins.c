/* serve_twins.c: two games that differ in nothing that one seat may know.
 *
 *     serve_twins GAME SEATS SEAT SEED [OPTION=VALUE...]
 *
 * Plays two games side by side so that after every move the seat is shown the same position
 * and the same events in both, though the hidden facts differ wherever they can.  Prints a
 * line a move, "MOVE<tab>MOVE" or "undo SEAT<tab>undo SEAT", and at the end how many positions
 * differed, and how much of a position can be hidden at all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blank.h"
#include "ludo_table.h"
#include "rng.h"

enum { MOST_PLIES = 4000, MOST_STEPS = 20000000 };

struct twins {
	const struct ludo_game *game;
	int seat, ply;
	double daring; /* how often they part where they may */
	char *state[2];
	ludo_move *move[2];
	struct ludo_rng rng;
};

static void *at(const struct twins *t, int twin, int ply)
{
	return t->state[twin] + (size_t)ply * t->game->rules->size;
}

static const struct ludo_core *core(const struct twins *t, int twin)
{
	return at(t, twin, t->ply);
}

/* Does the seat see the same in both? */
static int look_alike(const struct twins *t, const void *a, const void *b)
{
	_Alignas(16) char x[LUDO_STATE], y[LUDO_STATE];
	const struct ludo_rules *rules = t->game->rules;
	memcpy(x, a, rules->size);
	memcpy(y, b, rules->size);
	ludo_blank(rules, x, t->seat);
	ludo_blank(rules, y, t->seat);
	return !memcmp(x, y, rules->size);
}

static void play(const struct twins *t, int twin, ludo_move move, void *out)
{
	memcpy(out, at(t, twin, t->ply), t->game->rules->size);
	t->game->rules->apply(out, move);
}

/* A move for the second game that looks like the first one's; another one if there is. */
static int find_alike(struct twins *t, int who, ludo_move first, const void *then, void *out)
{
	ludo_move moves[LUDO_MOVES];
	int n = t->game->rules->moves(at(t, 1, t->ply), who, moves);
	int from = n ? (int)ludo_rng_below(&t->rng, (uint32_t)n) : 0, same = -1;
	int dares = ludo_rng_below(&t->rng, 1000) < t->daring * 1000;
	for (int i = 0; i < n; i++) {
		ludo_move move = moves[(from + i) % n];
		play(t, 1, move, out);
		if (!look_alike(t, then, out))
			continue;
		int is_same = memcmp(&move, &first, sizeof(move)) == 0;
		if (is_same != dares) {
			t->move[1][t->ply] = move;
			return 1;
		}
		same = (from + i) % n;
	}
	if (same < 0)
		return 0;
	t->move[1][t->ply] = moves[same];
	play(t, 1, moves[same], out);
	return 1;
}

/* Any move that the second game has an answer to. */
static int step(struct twins *t)
{
	ludo_move moves[LUDO_MOVES];
	int who = 0;
	while (!ludo_is_waiting(core(t, 0), who))
		who++;
	int n = t->game->rules->moves(at(t, 0, t->ply), who, moves);
	int from = (int)ludo_rng_below(&t->rng, (uint32_t)n);
	for (int i = 0; i < n; i++) {
		ludo_move first = moves[(from + i) % n];
		t->move[0][t->ply] = first;
		play(t, 0, first, at(t, 0, t->ply + 1));
		if (find_alike(t, who, first, at(t, 0, t->ply + 1), at(t, 1, t->ply + 1))) {
			t->ply++;
			return 1;
		}
	}
	return 0;
}

/* 1 when a whole game was played. */
static int play_on(struct twins *t)
{
	int back = 1;
	for (int i = 0; i < MOST_STEPS && t->ply < MOST_PLIES - 1; i++) {
		if (ludo_is_over(core(t, 0)))
			return 1;
		if (step(t))
			continue;
		/* they would have to part here: ever further back, with less and less daring */
		t->daring = t->daring > 0.03 ? t->daring * 0.995 : 0.5;
		t->ply -= (int)ludo_rng_below(&t->rng, (uint32_t)back) + 1;
		t->ply = t->ply < 0 ? 0 : t->ply;
		back = back < 200 ? back + 1 : 1;
	}
	return 0;
}

/* ---- second thoughts ----
 *
 * Where everything that was hidden is soon shown to all (a vote, until the last one is in),
 * whole games cannot differ in it for long; but whoever has answered may take it back.  So
 * they answer differently, take it back, and go on alike. */

static void put(const struct ludo_game *game, ludo_move a, ludo_move b)
{
	struct ludo_text text = { 0 };
	ludo_write_move(&text, game, a);
	ludo_put(&text, "\t");
	ludo_write_move(&text, game, b);
	puts(ludo_text_string(&text));
	ludo_text_free(&text);
}

/* Can the seat take it back in both games? */
static int can_return(struct ludo_table *table[2], ludo_move a, ludo_move b)
{
	ludo_table_play(table[0], a);
	ludo_table_play(table[1], b);
	int can = ludo_table_can_undo(table[0], a.seat) == LUDO_UNDO_OK &&
		  ludo_table_can_undo(table[1], a.seat) == LUDO_UNDO_OK;
	ludo_table_rewind(table[0], ludo_table_ply(table[0]) - 1);
	ludo_table_rewind(table[1], ludo_table_ply(table[1]) - 1);
	return can;
}

/* Two different answers of one seat that look alike; 1 if they were given and taken back. */
static int stray(struct twins *t, struct ludo_table *table[2], int who)
{
	_Alignas(16) char x[LUDO_STATE], y[LUDO_STATE];
	ludo_move first[LUDO_MOVES], second[LUDO_MOVES];
	const struct ludo_rules *rules = t->game->rules;
	int n = rules->moves(at(t, 0, t->ply), who, first);
	int m = rules->moves(at(t, 1, t->ply), who, second);
	ludo_move a = first[ludo_rng_below(&t->rng, (uint32_t)n)];
	play(t, 0, a, x);
	for (int i = 0; i < m; i++) {
		play(t, 1, second[i], y);
		if (!memcmp(&a, &second[i], sizeof(a)) || !memcmp(x, y, rules->tape) ||
		    !look_alike(t, x, y) || !can_return(table, a, second[i]))
			continue;
		put(t->game, a, second[i]);
		printf("undo %d\tundo %d\n", who, who);
		return 1;
	}
	return 0;
}

/* Print both games; returns how many positions differed. */
static int print(struct twins *t, struct ludo_table *table[2])
{
	int differ = 0, end = t->ply;
	for (t->ply = 0; t->ply < end; t->ply++) {
		for (int who = 0; who < LUDO_SEATS; who++)
			if (who != t->seat && ludo_is_waiting(core(t, 0), who))
				differ += stray(t, table, who);
		put(t->game, t->move[0][t->ply], t->move[1][t->ply]);
		for (int i = 0; i < 2; i++)
			ludo_table_play(table[i], t->move[i][t->ply]);
		differ += memcmp(at(t, 0, t->ply + 1), at(t, 1, t->ply + 1),
				 t->game->rules->tape) != 0;
	}
	return differ;
}

static int read_options(const struct ludo_game *game, int argc, char **argv,
			uint8_t options[LUDO_OPTIONS])
{
	struct ludo_text error = { 0 };
	int ok = 1;
	ludo_options_standard(game, options);
	for (int i = 0; i < argc; i++)
		ok &= ludo_option_set(game, options, argv[i], &error);
	ludo_text_free(&error);
	return ok;
}

int main(int argc, char **argv)
{
	struct twins t = { .game = argc >= 5 ? ludo_game_find(argv[1]) : 0 };
	struct ludo_table *table[2];
	uint8_t options[LUDO_OPTIONS];
	if (!t.game || !read_options(t.game, argc - 5, argv + 5, options)) {
		fprintf(stderr, "usage: serve_twins GAME SEATS SEAT SEED [OPTION=VALUE...]\n");
		return 2;
	}
	t.seat = atoi(argv[3]);
	t.daring = 0.5;
	t.rng = ludo_rng_from(strtoull(argv[4], 0, 10));
	for (int i = 0; i < 2; i++) {
		t.state[i] = calloc(MOST_PLIES, t.game->rules->size);
		t.move[i] = calloc(MOST_PLIES, sizeof(ludo_move));
		t.game->rules->setup(t.state[i], atoi(argv[2]), options);
		table[i] = ludo_table_open(t.game, atoi(argv[2]), options,
					   ludo_seed_from_number(7));
	}
	if (!play_on(&t)) {
		fprintf(stderr, "no whole game found\n");
		return 1;
	}
	int differ = print(&t, table);
	printf("%d positions differ, %d bytes are somebody's alone\n", differ,
	       (int)(t.game->rules->secret_size * LUDO_SEATS + t.game->rules->hidden_size));
	return 0;
}
