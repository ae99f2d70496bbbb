/* crew.c: a bounded pool of threads. */
#include "crew.h"

#include <pthread.h>
#include <stdlib.h>

#include "loop.h"

enum { MOST_WAITING = 256 };

struct crew {
	pthread_t *thread;
	int n_threads, n_waiting, stopping;
	pthread_mutex_t lock;
	pthread_cond_t wake;
	struct job *first, **last;
	struct loop *loop;
};

static struct job *take(struct crew *crew)
{
	pthread_mutex_lock(&crew->lock);
	while (!crew->first && !crew->stopping)
		pthread_cond_wait(&crew->wake, &crew->lock);
	struct job *job = crew->stopping ? 0 : crew->first;
	if (job) {
		crew->first = job->next;
		if (!crew->first)
			crew->last = &crew->first;
		crew->n_waiting--;
	}
	pthread_mutex_unlock(&crew->lock);
	return job;
}

static void *crew_thread(void *data)
{
	struct crew *crew = data;
	for (struct job *job; (job = take(crew));) {
		job->result = job->run(0, job);
		loop_post(crew->loop, job);
	}
	return 0;
}

struct crew *crew_start(int n_threads, struct loop *loop)
{
	struct crew *crew = calloc(1, sizeof(*crew));
	if (!crew)
		return 0;
	crew->thread = calloc((size_t)n_threads, sizeof(*crew->thread));
	crew->loop = loop;
	crew->last = &crew->first;
	pthread_mutex_init(&crew->lock, 0);
	pthread_cond_init(&crew->wake, 0);
	while (crew->thread && crew->n_threads < n_threads &&
	       !pthread_create(&crew->thread[crew->n_threads], 0, crew_thread, crew))
		crew->n_threads++;
	if (crew->n_threads == n_threads)
		return crew;
	crew_stop(crew);
	crew_free(crew);
	return 0;
}

/* What nobody has begun is left undone: a bot's turn is still in the store. */
void crew_stop(struct crew *crew)
{
	if (!crew)
		return;
	pthread_mutex_lock(&crew->lock);
	crew->stopping = 1;
	pthread_cond_broadcast(&crew->wake);
	pthread_mutex_unlock(&crew->lock);
	for (int i = 0; i < crew->n_threads; i++)
		pthread_join(crew->thread[i], 0);
	for (struct job *job = crew->first, *next; job; job = next) {
		next = job->next;
		job->result = DB_DOWN;
		loop_post(crew->loop, job);
	}
	crew->first = 0;
}

void crew_free(struct crew *crew)
{
	if (!crew)
		return;
	free(crew->thread);
	free(crew);
}

int crew_submit(struct crew *crew, struct job *job)
{
	pthread_mutex_lock(&crew->lock);
	int fits = crew->n_waiting < MOST_WAITING && !crew->stopping;
	if (fits) {
		job->next = 0;
		*crew->last = job;
		crew->last = &job->next;
		crew->n_waiting++;
		pthread_cond_signal(&crew->wake);
	}
	pthread_mutex_unlock(&crew->lock);
	return fits;
}

int crew_space(struct crew *crew)
{
	pthread_mutex_lock(&crew->lock);
	int space = crew->stopping ? 0 : MOST_WAITING - crew->n_waiting;
	pthread_mutex_unlock(&crew->lock);
	return space;
}
