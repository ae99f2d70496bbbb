/* crew.c: a batch on the threads of this process.
 *
 * Every game is a lane with a generator of its own, so that threads change nothing.  The
 * threads wait for work between steps; the caller's own thread takes a share. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "batch.h"

struct crew {
	ludoteca_batch *batch;
	pthread_mutex_t lock;
	pthread_cond_t begin, end;
	uint64_t turn; /* counts the pieces of work */
	int n_busy;    /* threads that still work at this turn */
	int is_closing;
	struct job job;
	int n_threads;
	struct worker {
		struct crew *crew;
		int number;
		pthread_t thread;
	} workers[];
};

/* ---- one lane ---- */

static void settle(ludoteca_batch *b, int i, struct ludo_tally *tally)
{
	ludo_move list[LUDO_MOVES];
	while (ludo_lane_is_chance(&b->lanes, i))
		ludo_lane_random(b->game->rules, &b->lanes, i, list, tally);
}

static void answer(ludoteca_batch *b, int i, int choice, struct ludo_tally *tally)
{
	ludo_move move = b->lanes.moves[(size_t)i * LUDO_MOVES + (size_t)choice];
	ludo_lane_answer(b->game->rules, &b->lanes, i, move, tally);
	settle(b, i, tally);
}

static void answer_at_random(ludoteca_batch *b, int i, int steps, struct ludo_tally *tally)
{
	ludo_move list[LUDO_MOVES];
	while (steps-- > 0) {
		ludo_lane_random(b->game->rules, &b->lanes, i, list, tally);
		settle(b, i, tally);
	}
}

static void write_mask(const ludoteca_batch *b, int i, uint8_t *mask)
{
	memset(mask, 0, (size_t)b->numbering.n);
	for (int k = 0; k < b->lanes.n_moves[i]; k++)
		mask[ludo_action_of(&b->numbering,
				    b->lanes.moves[(size_t)i * LUDO_MOVES + (size_t)k])] = 1;
}

/* What changes the game, and then what it asks. */
static void go_on(ludoteca_batch *b, int i, const struct job *job, struct ludo_tally *tally)
{
	b->lanes.done[i] = 0;
	if (job->work == BEGIN) {
		ludo_lane_open(b->game->rules, &b->lanes, i);
		settle(b, i, tally);
	} else if (job->work == STEP) {
		answer(b, i, job->choice[i], tally);
	} else {
		answer_at_random(b, i, job->steps, tally);
	}
	ludo_lane_list(b->game->rules, &b->lanes, i);
}

static void do_lane(ludoteca_batch *b, int i, const struct job *job, struct ludo_tally *tally)
{
	size_t row = (size_t)i;
	if (job->work == OBSERVE)
		ludo_features(b->game, ludo_lane_state(&b->lanes, i), b->lanes.seat[i],
			      job->features + row * (size_t)b->n_features);
	else if (job->work == MASK)
		write_mask(b, i, job->mask + row * (size_t)b->numbering.n);
	else
		go_on(b, i, job, tally);
}

/* ---- together ---- */

static struct ludo_tally do_share(struct crew *crew, int worker)
{
	struct ludo_tally tally = { 0, 0 };
	int64_t n = crew->batch->lanes.n;
	int to = (int)(n * (worker + 1) / crew->n_threads);
	for (int i = (int)(n * worker / crew->n_threads); i < to; i++)
		do_lane(crew->batch, i, &crew->job, &tally);
	return tally;
}

static void add(ludoteca_batch *b, struct ludo_tally tally)
{
	b->rows.n_decisions += tally.n_decisions;
	b->rows.n_games += tally.n_games;
}

static void *work_on(void *argument)
{
	struct worker *me = argument;
	struct crew *crew = me->crew;
	uint64_t turn = 0;
	for (;;) {
		pthread_mutex_lock(&crew->lock);
		while (crew->turn == turn && !crew->is_closing)
			pthread_cond_wait(&crew->begin, &crew->lock);
		turn = crew->turn;
		int is_closing = crew->is_closing;
		pthread_mutex_unlock(&crew->lock);
		if (is_closing)
			return 0;
		struct ludo_tally tally = do_share(crew, me->number);
		pthread_mutex_lock(&crew->lock);
		add(crew->batch, tally);
		if (--crew->n_busy == 0)
			pthread_cond_signal(&crew->end);
		pthread_mutex_unlock(&crew->lock);
	}
}

void crew_do(struct crew *crew, struct job job)
{
	crew->job = job;
	pthread_mutex_lock(&crew->lock);
	crew->turn++;
	crew->n_busy = crew->n_threads - 1;
	pthread_cond_broadcast(&crew->begin);
	pthread_mutex_unlock(&crew->lock);
	struct ludo_tally tally = do_share(crew, 0);
	pthread_mutex_lock(&crew->lock);
	add(crew->batch, tally);
	while (crew->n_busy)
		pthread_cond_wait(&crew->end, &crew->lock);
	pthread_mutex_unlock(&crew->lock);
}

/* ---- hired and dismissed ---- */

struct crew *crew_open(ludoteca_batch *batch, int threads)
{
	struct crew *crew = calloc(1, sizeof(*crew) + (size_t)threads * sizeof(crew->workers[0]));
	if (!crew)
		return 0;
	crew->batch = batch;
	pthread_mutex_init(&crew->lock, 0);
	pthread_cond_init(&crew->begin, 0);
	pthread_cond_init(&crew->end, 0);
	for (crew->n_threads = 1; crew->n_threads < threads; crew->n_threads++) {
		struct worker *w = &crew->workers[crew->n_threads];
		*w = (struct worker){ .crew = crew, .number = crew->n_threads };
		if (pthread_create(&w->thread, 0, work_on, w))
			break;
	}
	return crew;
}

void crew_close(struct crew *crew)
{
	if (!crew)
		return;
	pthread_mutex_lock(&crew->lock);
	crew->is_closing = 1;
	pthread_cond_broadcast(&crew->begin);
	pthread_mutex_unlock(&crew->lock);
	for (int i = 1; i < crew->n_threads; i++)
		pthread_join(crew->workers[i].thread, 0);
	pthread_mutex_destroy(&crew->lock);
	pthread_cond_destroy(&crew->begin);
	pthread_cond_destroy(&crew->end);
	free(crew);
}
