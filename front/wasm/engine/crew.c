/* crew.c: bots think between two calls of the page, one at a time. */
#include "loop/crew.h"

#include "engine.h"
#include "outside.h"

enum { MOST_JOBS = 64 };

static struct job *first, **last = &first;
static int n_jobs;

int crew_submit(struct crew *crew, struct job *job)
{
	(void)crew;
	if (n_jobs == MOST_JOBS)
		return 0;
	job->next = 0;
	*last = job;
	last = &job->next;
	n_jobs++;
	outside_soon();
	return 1;
}

int crew_turn(void)
{
	struct job *job = first;
	if (!job)
		return 0;
	first = job->next;
	if (!first)
		last = &first;
	n_jobs--;
	job->result = job->run(0, job);
	job->done(job);
	return first != 0;
}

int crew_waiting(struct crew *crew, uint64_t owner)
{
	int n = 0;
	(void)crew;
	for (const struct job *job = first; job; job = job->next)
		n += job->owner == owner;
	return n;
}

int crew_space(struct crew *crew)
{
	(void)crew;
	return MOST_JOBS - n_jobs;
}
