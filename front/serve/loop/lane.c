/* lane.c: group commit on a thread of its own; see lane.h. */
#include "lane.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "log.h"
#include "loop.h"
#include "store/schema.h"

enum { BATCH = 256, TRIES = 6 };

struct lane {
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t wake;
	struct job *first, **last;
	enum lane_kind kind;
	int stopping;
	atomic_int down, n_waiting;
	struct db *db;
	struct loop *loop;
};

/* The key decides, so that nodes take locks in the same order; equal keys keep theirs. */
static int by_key(const void *a, const void *b)
{
	const struct job *const *x = a, *const *y = b;
	int order = strcmp((*x)->key ? (*x)->key : "", (*y)->key ? (*y)->key : "");
	return order ? order : ((*x)->began > (*y)->began) - ((*x)->began < (*y)->began);
}

static int take(struct lane *lane, struct job *batch[BATCH])
{
	int n = 0;
	pthread_mutex_lock(&lane->lock);
	while (!lane->first && !lane->stopping)
		pthread_cond_wait(&lane->wake, &lane->lock);
	while (lane->first && n < BATCH) {
		batch[n++] = lane->first;
		lane->first = lane->first->next;
	}
	if (!lane->first)
		lane->last = &lane->first;
	atomic_fetch_sub(&lane->n_waiting, n);
	pthread_mutex_unlock(&lane->lock);
	return n;
}

/* All of them in one transaction, or none. */
static enum db_result together(struct lane *lane, struct job **batch, int n)
{
	const struct db_kind *kind = lane->db->kind;
	enum db_result result =
		db_run(lane->db, 0, lane->kind == LANE_READS ? kind->look : kind->begin, "");
	for (int i = 0; i < n && result == DB_OK; i++)
		result = batch[i]->run(lane->db, batch[i]);
	if (result == DB_OK)
		result = db_run(lane->db, 0, "COMMIT", "");
	if (result == DB_OK)
		return result;
	if (result != DB_AGAIN)
		log_line(LOG_ERROR, "store", "result=%s why=\"%s\"",
			 result == DB_DOWN ? "down" : "broken",
			 log_quiet(ludo_text_string(&lane->db->error)));
	db_run(lane->db, 0, "ROLLBACK", "");
	return result;
}

/* One by one, because one of them spoilt it for the others. */
static enum db_result alone(struct lane *lane, struct job *job)
{
	enum db_result result = DB_AGAIN;
	for (int i = 0; i < TRIES && result == DB_AGAIN; i++) {
		if (i)
			usleep(1000u << i);
		result = together(lane, &job, 1);
	}
	return result;
}

static enum db_result touch_run(struct db *db, struct job *job)
{
	(void)job;
	return db_touch(db);
}

/* What changes nothing, like a look for work where there is none, commits on a full disk as
 * well: whoever is down is so until something was written. */
static int is_down(struct lane *lane, enum db_result result)
{
	struct job touch = { .run = touch_run }, *only = &touch;
	if (result != DB_DOWN && atomic_load(&lane->down))
		result = together(lane, &only, 1);
	return result == DB_DOWN;
}

static void work(struct lane *lane, struct job **batch, int n)
{
	enum db_result result = together(lane, batch, n);
	if (n == 1 && result == DB_AGAIN)
		result = alone(lane, batch[0]);
	for (int i = 0; i < n; i++)
		batch[i]->result = result;
	for (int i = 0; i < n && n > 1 && (result == DB_AGAIN || result == DB_BROKEN); i++)
		batch[i]->result = alone(lane, batch[i]);
	atomic_store(&lane->down, is_down(lane, batch[n - 1]->result));
}

static void *lane_thread(void *data)
{
	struct lane *lane = data;
	struct job *batch[BATCH];
	for (int n; (n = take(lane, batch)) > 0;) {
		qsort(batch, (size_t)n, sizeof(batch[0]), by_key);
		work(lane, batch, n);
		for (int i = 0; i < n; i++)
			loop_post(lane->loop, batch[i]);
	}
	return 0;
}

struct lane *lane_start(const char *url, enum lane_kind kind, struct loop *loop,
			struct ludo_text *error)
{
	struct lane *lane = calloc(1, sizeof(*lane));
	if (!lane)
		return 0;
	lane->db = db_open(url, error);
	lane->kind = kind;
	lane->loop = loop;
	lane->last = &lane->first;
	pthread_mutex_init(&lane->lock, 0);
	pthread_cond_init(&lane->wake, 0);
	if (lane->db && !pthread_create(&lane->thread, 0, lane_thread, lane))
		return lane;
	db_close(lane->db);
	free(lane);
	return 0;
}

void lane_submit(struct lane *lane, struct job *job)
{
	job->next = 0;
	job->began = clock_us();
	pthread_mutex_lock(&lane->lock);
	int is_over = lane->stopping;
	if (!is_over) {
		*lane->last = job;
		lane->last = &job->next;
		atomic_fetch_add(&lane->n_waiting, 1);
		pthread_cond_signal(&lane->wake);
	}
	pthread_mutex_unlock(&lane->lock);
	if (is_over) {
		job->result = DB_DOWN;
		loop_post(lane->loop, job);
	}
}

void lane_stop(struct lane *lane)
{
	if (!lane)
		return;
	pthread_mutex_lock(&lane->lock);
	lane->stopping = 1;
	pthread_cond_signal(&lane->wake);
	pthread_mutex_unlock(&lane->lock);
	pthread_join(lane->thread, 0);
	db_close(lane->db);
	lane->db = 0;
}

void lane_free(struct lane *lane)
{
	free(lane);
}

int lane_waiting(struct lane *lane)
{
	return atomic_load(&lane->n_waiting);
}

int lane_is_down(struct lane *lane)
{
	return atomic_load(&lane->down);
}
