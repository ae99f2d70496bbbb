/* serve_twins.c: two games that differ in nothing that one seat may know.
 *
 *     serve_twins GAME SEATS SEAT SEED
 *
 * Plays two games side by side so that after every move the seat is shown the same position
 * and the same events in both, though the hidden facts differ wherever they can.  Prints a
 * line a move, "MOVE<tab>MOVE", and at the end how many positions differed. */
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

static int step(struct twins *t)
{
	ludo_move moves[LUDO_MOVES];
	int who = 0;
	while (!ludo_is_waiting(core(t, 0), who))
		who++;
	int n = t->game->rules->moves(at(t, 0, t->ply), who, moves);
	ludo_move first = moves[ludo_rng_below(&t->rng, (uint32_t)n)];
	t->move[0][t->ply] = first;
	play(t, 0, first, at(t, 0, t->ply + 1));
	if (!find_alike(t, who, first, at(t, 0, t->ply + 1), at(t, 1, t->ply + 1)))
		return 0;
	t->ply++;
	return 1;
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
		/* they would have to part here: further and further back, with less and less daring */
		t->daring = t->daring > 0.03 ? t->daring * 0.995 : 0.5;
		t->ply -= (int)ludo_rng_below(&t->rng, (uint32_t)back) + 1;
		t->ply = t->ply < 0 ? 0 : t->ply;
		back = back < 200 ? back + 1 : 1;
	}
	return 0;
}

static void print(const struct twins *t)
{
	int differ = 0;
	for (int ply = 0; ply < t->ply; ply++) {
		struct ludo_text text = { 0 };
		ludo_write_move(&text, t->game, t->move[0][ply]);
		ludo_put(&text, "\t");
		ludo_write_move(&text, t->game, t->move[1][ply]);
		puts(ludo_text_string(&text));
		ludo_text_free(&text);
		differ += memcmp(at(t, 0, ply + 1), at(t, 1, ply + 1), t->game->rules->tape) != 0;
	}
	printf("%d of %d positions differ\n", differ, t->ply);
}

int main(int argc, char **argv)
{
	struct twins t = { .game = argc == 5 ? ludo_game_find(argv[1]) : 0 };
	uint8_t options[LUDO_OPTIONS];
	if (!t.game) {
		fprintf(stderr, "usage: serve_twins GAME SEATS SEAT SEED\n");
		return 2;
	}
	t.seat = atoi(argv[3]);
	t.daring = 0.5;
	t.rng = ludo_rng_from(strtoull(argv[4], 0, 10));
	ludo_options_standard(t.game, options);
	for (int i = 0; i < 2; i++) {
		t.state[i] = calloc(MOST_PLIES, t.game->rules->size);
		t.move[i] = calloc(MOST_PLIES, sizeof(ludo_move));
		t.game->rules->setup(t.state[i], atoi(argv[2]), options);
	}
	if (!play_on(&t)) {
		fprintf(stderr, "no whole game found\n");
		return 1;
	}
	print(&t);
	return 0;
}
