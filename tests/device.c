/* device.c: the kernels of one game, compiled for this processor, against the library's batch:
 * the same seed gives the same games, byte for byte.  LUDO_ID names the game. */
#include <stdio.h>
#include <stdlib.h>

#include "kernel.c"
#include "ludoteca.h"

enum { N = 97, PER_BLOCK = 40, SEED = 7 };

static int n_good, n_bad;

static void twin_expect(int is_so, const char *what)
{
	if (is_so)
		n_good++;
	else
		n_bad++, printf("not so: %s\n", what);
}

static void *twin_room(size_t n)
{
	void *at = aligned_alloc(64, (n + 63) / 64 * 64);
	if (!at)
		exit(1);
	return memset(at, 0, n);
}

static struct ludo_lanes twin_open(int seats)
{
	struct ludo_lanes lanes = { .n = N, .n_seats = seats,
				    .size = kernel_state_size(&rules),
				    .stride = kernel_stride(&rules) };
	struct ludo_rng seeds = ludo_rng_from(SEED);
	lanes.states = twin_room((size_t)N * lanes.stride + KERNEL_BEHIND);
	lanes.rng = twin_room(N * sizeof(*lanes.rng));
	lanes.seat = twin_room(N);
	lanes.done = twin_room(N);
	lanes.n_moves = twin_room(N * sizeof(*lanes.n_moves));
	lanes.moves = twin_room((size_t)N * LUDO_MOVES * sizeof(*lanes.moves));
	lanes.points = twin_room(N * LUDO_SEATS * sizeof(*lanes.points));
	lanes.place = twin_room(N * LUDO_SEATS);
	for (int i = 0; i < N; i++)
		lanes.rng[i] = ludo_rng_from(ludo_rng_next(&seeds));
	return lanes;
}

static void twin_close(struct ludo_lanes *lanes)
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

/* One block after the other, as a device with one thread would. */
static void twin_play(const struct ludo_lanes *lanes, struct errand errand)
{
	errand.per_block = PER_BLOCK;
	for (device_block_ = 0; device_block_ * PER_BLOCK < N; device_block_++)
		ludo_play(*lanes, errand);
}

/* ---- are they the same? ---- */

static int twin_is_same_state(const ludoteca_batch *batch, const struct ludo_lanes *lanes, int i)
{
	ludoteca_state *state = ludoteca_batch_state(batch, i);
	int is = state && !memcmp(ludoteca_bytes(state), ludo_lane_state(lanes, i), rules.tape);
	ludoteca_close(state);
	return is;
}

static int twin_is_same_row(const ludoteca_rows *rows, const struct ludo_lanes *lanes, int i)
{
	size_t at = (size_t)i;
	return rows->seat[i] == lanes->seat[i] && rows->done[i] == lanes->done[i] &&
	       rows->n_moves[i] == lanes->n_moves[i] &&
	       !memcmp(rows->moves + at * LUDO_MOVES, lanes->moves + at * LUDO_MOVES,
		       (size_t)rows->n_moves[i] * sizeof(ludo_move)) &&
	       !memcmp(rows->points + at * LUDO_SEATS, lanes->points + at * LUDO_SEATS,
		       LUDO_SEATS * sizeof(int32_t)) &&
	       !memcmp(rows->place + at * LUDO_SEATS, lanes->place + at * LUDO_SEATS, LUDO_SEATS);
}

static void twin_compare(const ludoteca_batch *batch, const struct ludo_lanes *lanes,
		    const struct ludo_tally *tally, const char *when)
{
	const ludoteca_rows *rows = ludoteca_batch_rows(batch);
	int n_states = 0, n_rows = 0;
	for (int i = 0; i < N; i++) {
		n_states += twin_is_same_state(batch, lanes, i);
		n_rows += twin_is_same_row(rows, lanes, i);
	}
	twin_expect(n_states == N, when);
	twin_expect(n_rows == N, when);
	twin_expect(rows->n_decisions == tally->n_decisions, when);
	twin_expect(rows->n_games == tally->n_games, when);
}

/* Every lane by a choice of its own, some steps long; by numbers every other time. */
static void twin_choose(ludoteca_batch *batch, const struct ludo_lanes *lanes,
		   const struct ludo_numbering *numbering, struct ludo_tally *tally)
{
	int32_t choice[N], action[N], found[N];
	for (int step = 0; step < 20; step++) {
		for (int i = 0; i < N; i++) {
			const ludo_move *move = lanes->moves + i * LUDO_MOVES;
			choice[i] = (i + 3 * step) % lanes->n_moves[i];
			action[i] = ludo_action_of(numbering, move[choice[i]]);
		}
		for (device_block_ = 0; device_block_ < N; device_block_++)
			ludo_choices(*lanes, numbering, action, found);
		twin_expect(!memcmp(choice, found, sizeof(choice)), "a number is its choice");
		twin_play(lanes, (struct errand){ .steps = 1, .choice = choice, .tally = tally });
		twin_expect((step & 1 ? ludoteca_batch_act(batch, action)
				 : ludoteca_batch_step(batch, choice)) == -1, "a step is taken");
	}
	twin_compare(batch, lanes, tally, "after chosen steps");
}

static void twin_refuse(ludoteca_batch *batch, const struct ludo_lanes *lanes)
{
	int32_t choice[N] = { 0 }, first = INT32_MAX;
	choice[5] = lanes->n_moves[5];
	choice[80] = -1;
	for (device_block_ = 0; device_block_ < N; device_block_++)
		ludo_check(*lanes, choice, &first);
	twin_expect(first == 5 && ludoteca_batch_step(batch, choice) == 5, "the first wrong one is told");
}

static void twin_look(ludoteca_batch *batch, const struct ludo_lanes *lanes,
		 const struct ludo_numbering *numbering)
{
	size_t bytes = (size_t)N * (size_t)numbering->n;
	uint8_t *here = twin_room(bytes), *there = twin_room(bytes);
	for (device_block_ = 0; device_block_ < N; device_block_++)
		ludo_mask(*lanes, numbering, there);
	ludoteca_batch_mask(batch, here);
	twin_expect(!memcmp(here, there, bytes), "the masks");
	free(here);
	free(there);
}

/* ---- what the header does not tell: learned by asking ---- */

static int32_t twin_action(const ludoteca_game *game, int verb, int a, int b, int c)
{
	return ludoteca_action(game, (ludoteca_move){ 0, (uint8_t)verb, (int16_t)a, (int16_t)b,
						      (int16_t)c });
}

static struct ludo_numbering twin_numbering(const ludoteca_game *game)
{
	struct ludo_numbering numbering = { .n = ludoteca_n_actions(game), .n_verbs = 1 };
	for (int v = 1; v < LUDO_NUMBERED && twin_action(game, v, 0, 0, 0) >= 0; v++) {
		int32_t *wide = numbering.wide[v];
		numbering.first[v] = twin_action(game, v, 0, 0, 0);
		numbering.n_verbs++;
		while (wide[0] <= INT16_MAX && twin_action(game, v, wide[0], 0, 0) >= 0)
			wide[0]++;
		while (wide[1] <= INT16_MAX && twin_action(game, v, 0, wide[1], 0) >= 0)
			wide[1]++;
		while (wide[2] <= INT16_MAX && twin_action(game, v, 0, 0, wide[2]) >= 0)
			wide[2]++;
	}
	return numbering;
}

static void twin_options(const ludoteca_batch *batch, uint8_t options[LUDO_OPTIONS])
{
	ludoteca_state *state = ludoteca_batch_state(batch, 0);
	const struct ludo_core *core = ludoteca_bytes(state);
	memcpy(options, core->option, LUDO_OPTIONS);
	ludoteca_close(state);
}

static void try_seats(const ludoteca_game *game, int seats)
{
	struct ludo_numbering numbering = twin_numbering(game);
	struct ludo_tally tally = { 0, 0 };
	char error[200];
	ludoteca_batch *batch = ludoteca_batch_open(game, N, seats, "", SEED, 2, error,
						    sizeof(error));
	struct ludo_lanes lanes = twin_open(seats);
	if (!batch) {
		twin_expect(0, error);
		return;
	}
	twin_options(batch, lanes.options);
	twin_play(&lanes, (struct errand){ .is_opening = 1, .tally = &tally });
	twin_compare(batch, &lanes, &tally, "at the beginning");
	for (int turn = 0; turn < 4; turn++) {
		twin_play(&lanes, (struct errand){ .steps = 60, .tally = &tally });
		ludoteca_batch_random(batch, 60);
		twin_compare(batch, &lanes, &tally, "after random play");
	}
	twin_refuse(batch, &lanes);
	twin_look(batch, &lanes, &numbering);
	twin_choose(batch, &lanes, &numbering, &tally);
	twin_close(&lanes);
	ludoteca_batch_close(batch);
}

int main(void)
{
	const ludoteca_game *game = ludoteca_find(LUDO_FILE_(LUDO_ID));
	for (int seats = ludoteca_min_seats(game); seats <= ludoteca_max_seats(game); seats++)
		try_seats(game, seats);
	printf("%d passed, %d failed\n", n_good, n_bad);
	return n_bad > 0;
}
