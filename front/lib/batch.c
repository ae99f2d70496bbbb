/* batch.c: many games at once, on the threads of this process or on a device. */
#include <stdlib.h>
#include <string.h>

#include "batch.h"
#include "hash.h"

enum { MOST_THREADS = 256, MOST_GAMES = 1 << 22 };

/* ---- lanes ---- */

int lanes_open(struct ludo_lanes *lanes, uint64_t seed)
{
	size_t n = (size_t)lanes->n;
	struct ludo_rng seeds = ludo_rng_from(seed);
	lanes->stride = (lanes->size + 63) / 64 * 64; /* no two share a line of the cache */
	lanes->states = aligned_alloc(64, n * lanes->stride);
	lanes->rng = calloc(n, sizeof(*lanes->rng));
	lanes->seat = calloc(n, 1);
	lanes->done = calloc(n, 1);
	lanes->n_moves = calloc(n, sizeof(*lanes->n_moves));
	lanes->moves = calloc(n * LUDO_MOVES, sizeof(*lanes->moves));
	lanes->points = calloc(n * LUDO_SEATS, sizeof(*lanes->points));
	lanes->place = calloc(n * LUDO_SEATS, 1);
	if (!lanes->states || !lanes->rng || !lanes->seat || !lanes->done || !lanes->n_moves ||
	    !lanes->moves || !lanes->points || !lanes->place)
		return 0;
	memset(lanes->states, 0, n * lanes->stride);
	for (size_t i = 0; i < n; i++)
		lanes->rng[i] = ludo_rng_from(ludo_rng_next(&seeds));
	return 1;
}

void lanes_close(struct ludo_lanes *lanes)
{
	free(lanes->states);
	free(lanes->rng);
	free(lanes->seat);
	free(lanes->done);
	free(lanes->n_moves);
	free(lanes->moves);
	free(lanes->points);
	free(lanes->place);
}

/* ---- opening and closing ---- */

static int is_sound(const ludoteca_game *game, int n, int threads, struct ludo_text *error)
{
	if (!game)
		ludo_put(error, "there is no such game");
	else if (n < 1 || n > MOST_GAMES)
		ludo_putf(error, "a batch has 1 to %d games", MOST_GAMES);
	else if (threads < 1 || threads > MOST_THREADS)
		ludo_putf(error, "a batch has 1 to %d threads", MOST_THREADS);
	return !error->n;
}

/* A batch whose games have not begun; null and a complaint. */
static ludoteca_batch *new_batch(const ludoteca_game *game, int n, int seats, const char *words,
				 uint64_t seed, int threads, struct ludo_text *error)
{
	uint8_t options[LUDO_OPTIONS];
	if (!is_sound(game, n, threads, error) ||
	    !ludoteca_read_options(inside(game), seats, words, options, error))
		return 0;
	ludoteca_batch *b = calloc(1, sizeof(*b));
	if (b) {
		b->game = inside(game);
		b->numbering = ludo_number_answers(b->game);
		b->n_features = ludo_n_features(b->game);
		b->rows.n = b->lanes.n = n;
		b->rows.n_seats = b->lanes.n_seats = seats;
		b->lanes.size = b->game->rules->size;
		memcpy(b->lanes.options, options, sizeof(options));
		if (lanes_open(&b->lanes, seed) && (b->crew = crew_open(b, threads)))
			return b;
	}
	ludoteca_batch_close(b);
	ludo_put(error, "out of memory");
	return 0;
}

static void show_rows(ludoteca_batch *b)
{
	b->rows.seat = b->lanes.seat;
	b->rows.done = b->lanes.done;
	b->rows.n_moves = b->lanes.n_moves;
	b->rows.moves = (ludoteca_move *)(void *)b->lanes.moves; /* object.h: the same bytes */
	b->rows.points = b->lanes.points;
	b->rows.place = b->lanes.place;
}

ludoteca_batch *ludoteca_batch_open(const ludoteca_game *game, int n, int seats,
				    const char *words, uint64_t seed, int threads, char *error,
				    size_t room)
{
	struct ludo_text complaint = { 0 };
	ludoteca_batch *b = new_batch(game, n, seats, words, seed, threads, &complaint);
	ludoteca_hand(&complaint, error, room);
	if (!b)
		return 0;
	show_rows(b);
	crew_do(b->crew, (struct job){ .work = BEGIN });
	return b;
}

ludoteca_batch *ludoteca_batch_open_gpu(const ludoteca_game *game, int n, int seats,
					const char *words, uint64_t seed, const char *kernels,
					char *error, size_t room)
{
	struct ludo_text complaint = { 0 };
	ludoteca_batch *b = new_batch(game, n, seats, words, seed, 1, &complaint);
	if (b && !(b->gpu = gpu_open(b, kernels, &complaint))) {
		ludoteca_batch_close(b);
		b = 0;
	}
	ludoteca_hand(&complaint, error, room);
	if (b)
		gpu_do(b->gpu, (struct job){ .work = BEGIN });
	return b;
}

void ludoteca_batch_close(ludoteca_batch *b)
{
	if (!b)
		return;
	gpu_close(b->gpu);
	crew_close(b->crew);
	lanes_close(&b->lanes);
	free(b);
}

/* ---- stepping ---- */

const ludoteca_rows *ludoteca_batch_rows(const ludoteca_batch *b)
{
	return &b->rows;
}

int ludoteca_batch_step(ludoteca_batch *b, const int32_t *choice)
{
	struct job job = { .work = STEP, .choice = choice };
	if (b->gpu)
		return gpu_do(b->gpu, job);
	for (int i = 0; i < b->lanes.n; i++)
		if (choice[i] < 0 || choice[i] >= b->lanes.n_moves[i])
			return i;
	crew_do(b->crew, job);
	return -1;
}

int ludoteca_batch_act(ludoteca_batch *b, const int32_t *action)
{
	if (b->gpu)
		return gpu_act(b->gpu, action);
	int32_t *choice = calloc((size_t)b->lanes.n, sizeof(*choice));
	if (!choice)
		return 0;
	for (int i = 0; i < b->lanes.n; i++)
		choice[i] = ludo_lane_choice(&b->lanes, &b->numbering, i, action[i]);
	int wrong = ludoteca_batch_step(b, choice);
	free(choice);
	return wrong;
}

void ludoteca_batch_random(ludoteca_batch *b, int steps)
{
	struct job job = { .work = RANDOM, .steps = steps };
	if (b->gpu)
		gpu_do(b->gpu, job);
	else
		crew_do(b->crew, job);
}

/* ---- looking ---- */

/* What is reckoned here from a device's states: the names of things are not over there. */
static void observe_there(ludoteca_batch *b, int16_t *features)
{
	size_t bytes = (size_t)b->lanes.n * (size_t)b->n_features * sizeof(*features);
	int16_t *here = malloc(bytes);
	if (here && gpu_fetch(b->gpu)) {
		crew_do(b->crew, (struct job){ .work = OBSERVE, .features = here });
		gpu_send(b->gpu, features, here, bytes);
	}
	free(here);
}

void ludoteca_batch_observe(ludoteca_batch *b, int16_t *features)
{
	if (b->gpu)
		observe_there(b, features);
	else
		crew_do(b->crew, (struct job){ .work = OBSERVE, .features = features });
}

void ludoteca_batch_mask(ludoteca_batch *b, uint8_t *mask)
{
	struct job job = { .work = MASK, .mask = mask };
	if (b->gpu)
		gpu_do(b->gpu, job);
	else
		crew_do(b->crew, job);
}

ludoteca_state *ludoteca_batch_state(const ludoteca_batch *b, int i)
{
	if (i < 0 || i >= b->lanes.n || (b->gpu && !gpu_fetch(b->gpu)))
		return 0;
	ludoteca_state *state = ludoteca_new(b->game);
	if (state)
		memcpy(state->bytes, ludo_lane_state(&b->lanes, i), b->lanes.size);
	return state;
}

uint64_t ludoteca_batch_hash(const ludoteca_batch *b)
{
	uint64_t hash = 0;
	if (b->gpu && !gpu_fetch(b->gpu))
		return 0;
	for (int i = 0; i < b->lanes.n; i++)
		hash = ludo_hash(hash, ludo_lane_state(&b->lanes, i), b->game->rules->tape);
	return hash;
}
