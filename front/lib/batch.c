/* batch.c: many games at once, on as many threads as wanted.
 *
 * Every game is a lane with a generator of its own, so that threads change nothing.  The
 * threads wait for work between steps; the caller's own thread takes a share. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "lane.h"
#include "object.h"

enum { MOST_THREADS = 256, MOST_GAMES = 1 << 22 };

/* What is to be done in every game of a share. */
enum work { BEGIN, STEP, RANDOM, OBSERVE, MASK };

/* What a share has brought; kept apart while threads work, so that none waits for another. */
struct tally {
	uint64_t n_decisions, n_games;
};

struct crew {
	pthread_mutex_t lock;
	pthread_cond_t begin, end;
	uint64_t turn;  /* counts the pieces of work */
	int n_busy;     /* threads that still work at this turn */
	int is_closing;
};

struct ludoteca_batch {
	const struct ludo_game *game;
	uint8_t options[LUDO_OPTIONS];
	struct ludo_numbering numbering;
	size_t stride; /* bytes from one state to the next */
	unsigned char *states;
	struct ludo_rng *rng;
	ludoteca_rows rows;

	struct crew crew;
	int n_threads;
	struct worker {
		ludoteca_batch *batch;
		int number;
		pthread_t thread;
	} *workers;
	enum work work;
	const int32_t *choice;
	int steps, n_features;
	int16_t *features;
	uint8_t *mask;
};

static void *state_of(const ludoteca_batch *b, int i)
{
	return b->states + (size_t)i * b->stride;
}

/* ---- one lane ---- */

static ludoteca_move *moves_of(const ludoteca_batch *b, int i)
{
	return b->rows.moves + (size_t)i * LUDOTECA_MOVES;
}

/* Who is asked next, and what can be answered. */
static void list_moves(ludoteca_batch *b, int i)
{
	const struct ludo_rules *rules = b->game->rules;
	int seat = set_least(core_of(state_of(b, i))->waiting);
	b->rows.seat[i] = (uint8_t)seat;
	/* the same eight bytes: object.h asserts it */
	b->rows.n_moves[i] = rules->moves(state_of(b, i), seat,
					  (ludo_move *)(void *)moves_of(b, i));
}

static void begin_game(ludoteca_batch *b, int i)
{
	memset(state_of(b, i), 0, b->game->rules->size);
	b->game->rules->setup(state_of(b, i), b->rows.n_seats, b->options);
}

static void end_game(ludoteca_batch *b, int i)
{
	b->rows.done[i] = 1;
	b->game->rules->standings(state_of(b, i), b->rows.points + (size_t)i * LUDOTECA_SEATS,
				  b->rows.place + (size_t)i * LUDOTECA_SEATS);
	begin_game(b, i);
}

/* An answer, and all that chance has to say to it. */
static void answer(ludoteca_batch *b, int i, int choice, struct tally *tally)
{
	const struct ludo_rules *rules = b->game->rules;
	void *state = state_of(b, i);
	rules->apply(state, move_in(moves_of(b, i)[choice]));
	tally->n_decisions += 1 + (uint64_t)ludo_settle(rules, state, &b->rng[i]);
	if (ludo_is_over(core_of(state))) {
		end_game(b, i);
		tally->n_games++;
		tally->n_decisions += (uint64_t)ludo_settle(rules, state, &b->rng[i]);
	}
	list_moves(b, i);
}

static void random_answers(ludoteca_batch *b, int i, struct tally *tally)
{
	for (int k = 0; k < b->steps; k++)
		answer(b, i, (int)ludo_rng_below(&b->rng[i], (uint32_t)b->rows.n_moves[i]),
		       tally);
}

static void write_mask(const ludoteca_batch *b, int i)
{
	uint8_t *mask = b->mask + (size_t)i * (size_t)b->numbering.n;
	memset(mask, 0, (size_t)b->numbering.n);
	for (int k = 0; k < b->rows.n_moves[i]; k++)
		mask[ludo_action_of(&b->numbering, move_in(moves_of(b, i)[k]))] = 1;
}

static void do_lane(ludoteca_batch *b, int i, struct tally *tally)
{
	switch (b->work) {
	case BEGIN:
		begin_game(b, i);
		tally->n_decisions +=
			(uint64_t)ludo_settle(b->game->rules, state_of(b, i), &b->rng[i]);
		list_moves(b, i);
		break;
	case STEP:
		b->rows.done[i] = 0;
		answer(b, i, b->choice[i], tally);
		break;
	case RANDOM:
		b->rows.done[i] = 0;
		random_answers(b, i, tally);
		break;
	case OBSERVE:
		ludo_features(b->game, state_of(b, i), b->rows.seat[i],
			      b->features + (size_t)i * (size_t)b->n_features);
		break;
	case MASK: write_mask(b, i);
	}
}

/* ---- the crew ---- */

static struct tally do_share(ludoteca_batch *b, int worker)
{
	struct tally tally = { 0, 0 };
	int from = (int)((int64_t)b->rows.n * worker / b->n_threads);
	int to = (int)((int64_t)b->rows.n * (worker + 1) / b->n_threads);
	for (int i = from; i < to; i++)
		do_lane(b, i, &tally);
	return tally;
}

static void add(ludoteca_batch *b, struct tally tally)
{
	b->rows.n_decisions += tally.n_decisions;
	b->rows.n_games += tally.n_games;
}

static void *work_on(void *argument)
{
	struct worker *me = argument;
	ludoteca_batch *b = me->batch;
	uint64_t turn = 0;
	for (;;) {
		pthread_mutex_lock(&b->crew.lock);
		while (b->crew.turn == turn && !b->crew.is_closing)
			pthread_cond_wait(&b->crew.begin, &b->crew.lock);
		turn = b->crew.turn;
		int is_closing = b->crew.is_closing;
		pthread_mutex_unlock(&b->crew.lock);
		if (is_closing)
			return 0;
		struct tally tally = do_share(b, me->number);
		pthread_mutex_lock(&b->crew.lock);
		add(b, tally);
		if (--b->crew.n_busy == 0)
			pthread_cond_signal(&b->crew.end);
		pthread_mutex_unlock(&b->crew.lock);
	}
}

/* All games do this; back when the last one has. */
static void together(ludoteca_batch *b, enum work work)
{
	b->work = work;
	pthread_mutex_lock(&b->crew.lock);
	b->crew.turn++;
	b->crew.n_busy = b->n_threads - 1;
	pthread_cond_broadcast(&b->crew.begin);
	pthread_mutex_unlock(&b->crew.lock);
	struct tally tally = do_share(b, 0);
	pthread_mutex_lock(&b->crew.lock);
	add(b, tally);
	while (b->crew.n_busy)
		pthread_cond_wait(&b->crew.end, &b->crew.lock);
	pthread_mutex_unlock(&b->crew.lock);
}

/* ---- opening and closing ---- */

static int has_room(ludoteca_batch *b, int n, int threads)
{
	size_t games = (size_t)n;
	b->stride = (b->game->rules->size + 63) / 64 * 64; /* no two share a line of the cache */
	b->states = aligned_alloc(64, games * b->stride);
	b->rng = calloc(games, sizeof(*b->rng));
	b->workers = calloc((size_t)threads, sizeof(*b->workers));
	b->rows.seat = calloc(games, 1);
	b->rows.done = calloc(games, 1);
	b->rows.n_moves = calloc(games, sizeof(*b->rows.n_moves));
	b->rows.moves = calloc(games * LUDOTECA_MOVES, sizeof(*b->rows.moves));
	b->rows.points = calloc(games * LUDOTECA_SEATS, sizeof(*b->rows.points));
	b->rows.place = calloc(games * LUDOTECA_SEATS, 1);
	return b->states && b->rng && b->workers &&
	       b->rows.seat && b->rows.done && b->rows.n_moves && b->rows.moves &&
	       b->rows.points && b->rows.place;
}

/* As many as the system gives, and the caller's own. */
static void hire(ludoteca_batch *b, int threads)
{
	pthread_mutex_init(&b->crew.lock, 0);
	pthread_cond_init(&b->crew.begin, 0);
	pthread_cond_init(&b->crew.end, 0);
	for (b->n_threads = 1; b->n_threads < threads; b->n_threads++) {
		struct worker *w = &b->workers[b->n_threads];
		*w = (struct worker){ .batch = b, .number = b->n_threads };
		if (pthread_create(&w->thread, 0, work_on, w))
			break;
	}
}

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

static ludoteca_batch *new_batch(const struct ludo_game *game, int n, int seats, int threads)
{
	ludoteca_batch *b = calloc(1, sizeof(*b));
	if (!b)
		return 0;
	b->game = game;
	b->numbering = ludo_number_answers(game);
	b->n_features = ludo_n_features(game);
	b->rows.n = n;
	b->rows.n_seats = seats;
	if (has_room(b, n, threads))
		return b;
	ludoteca_batch_close(b);
	return 0;
}

ludoteca_batch *ludoteca_batch_open(const ludoteca_game *game, int n, int seats,
				    const char *words, uint64_t seed, int threads, char *error,
				    size_t room)
{
	uint8_t options[LUDO_OPTIONS];
	struct ludo_text complaint = { 0 };
	ludoteca_batch *b = 0;
	if (is_sound(game, n, threads, &complaint) &&
	    ludoteca_read_options(inside(game), seats, words, options, &complaint) &&
	    !(b = new_batch(inside(game), n, seats, threads)))
		ludo_put(&complaint, "out of memory");
	ludoteca_hand(&complaint, error, room);
	if (!b)
		return 0;
	struct ludo_rng seeds = ludo_rng_from(seed);
	memcpy(b->options, options, sizeof(options));
	for (int i = 0; i < n; i++)
		b->rng[i] = ludo_rng_from(ludo_rng_next(&seeds));
	hire(b, threads);
	together(b, BEGIN);
	return b;
}

static void dismiss(ludoteca_batch *b)
{
	if (!b->n_threads)
		return;
	pthread_mutex_lock(&b->crew.lock);
	b->crew.is_closing = 1;
	pthread_cond_broadcast(&b->crew.begin);
	pthread_mutex_unlock(&b->crew.lock);
	for (int i = 1; i < b->n_threads; i++)
		pthread_join(b->workers[i].thread, 0);
	pthread_mutex_destroy(&b->crew.lock);
	pthread_cond_destroy(&b->crew.begin);
	pthread_cond_destroy(&b->crew.end);
}

void ludoteca_batch_close(ludoteca_batch *b)
{
	if (!b)
		return;
	dismiss(b);
	free(b->states);
	free(b->rng);
	free(b->workers);
	free(b->rows.seat);
	free(b->rows.done);
	free(b->rows.n_moves);
	free(b->rows.moves);
	free(b->rows.points);
	free(b->rows.place);
	free(b);
}

/* ---- stepping ---- */

const ludoteca_rows *ludoteca_batch_rows(const ludoteca_batch *b)
{
	return &b->rows;
}

int ludoteca_batch_step(ludoteca_batch *b, const int32_t *choice)
{
	for (int i = 0; i < b->rows.n; i++)
		if (choice[i] < 0 || choice[i] >= b->rows.n_moves[i])
			return i;
	b->choice = choice;
	together(b, STEP);
	return -1;
}

static int index_of(const ludoteca_batch *b, int i, int32_t action)
{
	for (int k = 0; k < b->rows.n_moves[i]; k++)
		if (ludo_action_of(&b->numbering, move_in(moves_of(b, i)[k])) == action)
			return k;
	return -1;
}

int ludoteca_batch_act(ludoteca_batch *b, const int32_t *action)
{
	int32_t *choice = calloc((size_t)b->rows.n, sizeof(*choice));
	if (!choice)
		return 0;
	for (int i = 0; i < b->rows.n; i++)
		choice[i] = index_of(b, i, action[i]);
	int wrong = ludoteca_batch_step(b, choice);
	free(choice);
	return wrong;
}

void ludoteca_batch_random(ludoteca_batch *b, int steps)
{
	b->steps = steps;
	together(b, RANDOM);
}

void ludoteca_batch_observe(ludoteca_batch *b, int16_t *features)
{
	b->features = features;
	together(b, OBSERVE);
}

void ludoteca_batch_mask(ludoteca_batch *b, uint8_t *mask)
{
	b->mask = mask;
	together(b, MASK);
}

ludoteca_state *ludoteca_batch_state(const ludoteca_batch *b, int i)
{
	if (i < 0 || i >= b->rows.n)
		return 0;
	ludoteca_state *state = ludoteca_new(b->game);
	if (state)
		memcpy(state->bytes, state_of(b, i), b->game->rules->size);
	return state;
}
