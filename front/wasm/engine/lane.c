/* lane.c: jobs for the store, one after the other.  What a job has changed is kept by the page
 * before the job counts as done: nothing is acknowledged that is not there. */
#include "loop/lane.h"

#include "engine.h"
#include "outside.h"

static struct job *first, **last = &first;
static struct job *keeping; /* its changes are on their way */
static int is_pumping;

static void pump(void)
{
	if (is_pumping)
		return;
	is_pumping = 1;
	while (first && !keeping) {
		struct job *job = first;
		first = job->next;
		if (!first)
			last = &first;
		job->result = job->run(0, job);
		struct ludo_text *changes = store_changes();
		if (changes->n) {
			keeping = job;
			outside_keep(changes->at, changes->n);
			ludo_text_clear(changes);
		} else {
			job->done(job);
		}
	}
	is_pumping = 0;
}

void lane_submit(struct lane *lane, struct job *job)
{
	(void)lane;
	job->next = 0;
	*last = job;
	last = &job->next;
	pump();
}

void lane_kept(int ok)
{
	struct job *job = keeping;
	keeping = 0;
	if (!job)
		return;
	if (!ok)
		job->result = DB_DOWN;
	job->done(job);
	pump();
}

int lane_waiting(struct lane *lane)
{
	(void)lane;
	return 0;
}
