/* crew.c: a bounded pool of threads. */
#include "crew.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "loop.h"

enum { MOST_WAITING = 256, MOST_OWNED = 32, LEAST_PRIORITY = 19 };

struct crew {
	pthread_t *thread;
	int n_threads, n_begun, n_waiting, stopping, is_patient;
	uint64_t *busy; /* by thread: for which owner it works; 0: nobody's */
	pthread_mutex_t lock;
	pthread_cond_t wake;
	struct job *first, **last;
	struct loop *loop;
};

static int n_busy(const struct crew *crew, uint64_t owner)
{
	int n = 0;
	for (int i = 0; owner && i < crew->n_begun; i++)
		n += crew->busy[i] == owner;
	return n;
}

/* Where the next piece of work stands: the oldest of whoever has least under way.  Null if
 * there is none, or none that may have another thread. */
static struct job **next_of(struct crew *crew)
{
	struct job **best = 0;
	int least = crew->n_begun > 1 ? crew->n_begun - 1 : 1;
	for (struct job **at = &crew->first; *at; at = &(*at)->next) {
		int n = n_busy(crew, (*at)->owner);
		if (n < least) {
			best = at;
			least = n;
		}
	}
	return best;
}

static struct job *take(struct crew *crew, int thread)
{
	struct job **at = 0, *job = 0;
	pthread_mutex_lock(&crew->lock);
	crew->busy[thread] = 0;
	while (!crew->stopping && !(at = next_of(crew)))
		pthread_cond_wait(&crew->wake, &crew->lock);
	if (!crew->stopping) {
		job = *at;
		*at = job->next;
		if (!*at)
			crew->last = at;
		crew->n_waiting--;
		crew->busy[thread] = job->owner;
	}
	pthread_mutex_unlock(&crew->lock);
	return job;
}

static void *crew_thread(void *data)
{
	struct crew *crew = data;
	pthread_mutex_lock(&crew->lock);
	int thread = crew->n_begun++;
	pthread_mutex_unlock(&crew->lock);
	if (crew->is_patient)
		setpriority(PRIO_PROCESS, 0, LEAST_PRIORITY); /* of this thread alone */
	for (struct job *job; (job = take(crew, thread));) {
		job->result = job->run(0, job);
		loop_post(crew->loop, job);
	}
	return 0;
}

static struct crew *start(int n_threads, struct loop *loop, int is_patient)
{
	struct crew *crew = calloc(1, sizeof(*crew));
	if (!crew)
		return 0;
	crew->thread = calloc((size_t)n_threads, sizeof(*crew->thread));
	crew->busy = calloc((size_t)n_threads, sizeof(*crew->busy));
	crew->loop = loop;
	crew->is_patient = is_patient;
	crew->last = &crew->first;
	pthread_mutex_init(&crew->lock, 0);
	pthread_cond_init(&crew->wake, 0);
	while (crew->thread && crew->busy && crew->n_threads < n_threads &&
	       !pthread_create(&crew->thread[crew->n_threads], 0, crew_thread, crew))
		crew->n_threads++;
	if (crew->n_threads == n_threads)
		return crew;
	crew_stop(crew);
	crew_free(crew);
	return 0;
}

struct crew *crew_start(int n_threads, struct loop *loop)
{
	return start(n_threads, loop, 0);
}

struct crew *crew_start_patient(int n_threads, struct loop *loop)
{
	return start(n_threads, loop, 1);
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
	free(crew->busy);
	free(crew);
}

static int n_owned(const struct crew *crew, uint64_t owner)
{
	int n = 0;
	for (const struct job *job = crew->first; owner && job; job = job->next)
		n += job->owner == owner;
	return n;
}

int crew_waiting(struct crew *crew, uint64_t owner)
{
	pthread_mutex_lock(&crew->lock);
	int n = n_owned(crew, owner);
	pthread_mutex_unlock(&crew->lock);
	return n;
}

int crew_submit(struct crew *crew, struct job *job)
{
	pthread_mutex_lock(&crew->lock);
	int fits = crew->n_waiting < MOST_WAITING && !crew->stopping &&
		   n_owned(crew, job->owner) < MOST_OWNED;
	if (fits) {
		job->next = 0;
		*crew->last = job;
		crew->last = &job->next;
		crew->n_waiting++;
		pthread_cond_broadcast(&crew->wake);
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
