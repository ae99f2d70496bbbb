/* bench.c: random play against the clock. */
#include "bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "stroll.h"

enum { SAMPLES = 1024 };

struct sample {
	_Alignas(16) unsigned char state[LUDO_STATE];
	ludo_move move;
};

/* Processor time: what else the machine is doing hardly matters. */
static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

struct walk {
	const struct ludo_game *game;
	int n_seats;
	uint8_t options[LUDO_OPTIONS];
	struct ludo_rng rng;
	uint64_t n_games, n_decisions, n_moves;
	struct sample *sample; /* null: do not keep any */
	int n_samples;
};

static void keep_sample(struct walk *w, const void *state, ludo_move move)
{
	/* every position is equally likely to stay, however long the walk is */
	uint32_t i = w->n_samples < SAMPLES ? (uint32_t)w->n_samples++
					    : ludo_rng_below(&w->rng, (uint32_t)w->n_decisions);
	if (i >= SAMPLES)
		return;
	memcpy(w->sample[i].state, state, w->game->rules->size);
	w->sample[i].move = move;
}

static void walk_game(struct walk *w)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct ludo_rules *rules = w->game->rules;
	const struct ludo_core *core = (const struct ludo_core *)(const void *)state;
	ludo_move list[LUDO_MOVES];
	memset(state, 0, rules->size);
	rules->setup(state, w->n_seats, w->options);
	while (!ludo_is_over(core)) {
		int n = rules->moves(state, ludo_stroll_seat(core, &w->rng), list);
		ludo_move move = ludo_choose(rules, state, list, n, &w->rng);
		if (w->sample)
			keep_sample(w, state, move);
		rules->apply(state, move);
		w->n_decisions++;
		w->n_moves += (uint64_t)n;
	}
	w->n_games++;
}

/* What one pass over the samples does: clone, and perhaps more. */
enum work { CLONE, MOVES, WHY, APPLY };

static unsigned pass(const struct walk *w, enum work work)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct ludo_rules *rules = w->game->rules;
	ludo_move list[LUDO_MOVES];
	unsigned sum = 0; /* so that nothing is optimised away */
	for (int i = 0; i < w->n_samples; i++) {
		const struct sample *s = &w->sample[i];
		switch (work) {
		case CLONE:
			memcpy(state, s->state, rules->size);
			sum += state[rules->tape / 2];
			break;
		case MOVES: sum += (unsigned)rules->moves(s->state, s->move.seat, list); break;
		case WHY: sum += rules->why(s->state, s->move).code; break;
		case APPLY:
			memcpy(state, s->state, rules->size);
			rules->apply(state, s->move);
			sum += state[rules->tape / 2];
		}
	}
	return sum;
}

static double ns_each(const struct walk *w, enum work work)
{
	static volatile unsigned sink; /* the compiler must not see that nobody looks */
	double best = 1e9;
	for (int round = 0; round < 20; round++) {
		double start = now();
		for (int i = 0; i < 4; i++)
			sink = sink + pass(w, work);
		double ns = 1e9 * (now() - start) / (4.0 * w->n_samples);
		best = ns < best ? ns : best;
	}
	return best;
}

struct ludo_bench ludo_bench_game(const struct ludo_game *game, int n_seats,
				  const uint8_t options[LUDO_OPTIONS], double seconds)
{
	struct ludo_bench b = { .n_seats = n_seats, .state = game->rules->size,
				.position = game->rules->tape };
	struct walk w = { .game = game, .n_seats = n_seats, .rng = ludo_rng_from(1) };
	memcpy(w.options, options, LUDO_OPTIONS);
	double start = now(), end = start;
	while (end - start < seconds) {
		for (int i = 0; i < 20; i++)
			walk_game(&w);
		end = now();
	}
	b.games_s = (double)w.n_games / (end - start);
	b.decisions_s = (double)w.n_decisions / (end - start);
	b.plies_game = (double)w.n_decisions / (double)w.n_games;
	b.moves_decision = (double)w.n_moves / (double)w.n_decisions;
	w.n_decisions = 0;
	w.sample = calloc(SAMPLES, sizeof(*w.sample));
	if (!w.sample)
		return b;
	for (int i = 0; i < 100; i++)
		walk_game(&w);
	b.clone_ns = ns_each(&w, CLONE);
	b.moves_ns = ns_each(&w, MOVES);
	b.why_ns = ns_each(&w, WHY);
	b.apply_ns = ns_each(&w, APPLY) - b.clone_ns;
	free(w.sample);
	return b;
}
