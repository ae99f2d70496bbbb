/* serve_crew.c: the threads of a crew are shared out fairly. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "loop/crew.h"
#include "loop/loop.h"

enum { GREEDY = 7, MODEST = 9, MANY = 40 };

static int passed, failed;
static atomic_int is_open, begun[16], done;

static void holds(const char *what, int so)
{
	passed += so != 0;
	failed += !so;
	if (!so)
		printf("not so: %s\n", what);
}

/* Work that goes on until the gate opens. */
static enum db_result long_run(struct db *db, struct job *job)
{
	(void)db;
	atomic_fetch_add(&begun[job->owner], 1);
	while (!atomic_load(&is_open))
		usleep(500);
	return DB_OK;
}

static enum db_result short_run(struct db *db, struct job *job)
{
	(void)db;
	atomic_fetch_add(&begun[job->owner], 1);
	return DB_OK;
}

static void job_done(struct job *job)
{
	(void)job;
	atomic_fetch_add(&done, 1);
}

static int wait_for(atomic_int *count, int wanted, struct loop *loop)
{
	for (int i = 0; i < 5000 && atomic_load(count) < wanted; i++)
		loop_turn(loop, 1);
	return atomic_load(count) >= wanted;
}

int main(void)
{
	static struct job greedy[MANY], modest = { .run = short_run, .done = job_done,
						   .owner = MODEST };
	struct loop *loop = loop_open();
	struct crew *crew = crew_start(2, loop);
	int taken = 0;
	for (int i = 0; i < MANY; i++) {
		greedy[i] = (struct job){ .run = long_run, .done = job_done, .owner = GREEDY };
		taken += crew_submit(crew, &greedy[i]);
	}
	holds("one owner does not fill the queue", taken < MANY && taken > 8);
	holds("one owner's work begins", wait_for(&begun[GREEDY], 1, loop));
	holds("another's is taken", crew_submit(crew, &modest));
	holds("and done while the first is busy", wait_for(&begun[MODEST], 1, loop));
	holds("who never has all threads", atomic_load(&begun[GREEDY]) == 1);
	holds("what waits is told", crew_waiting(crew, GREEDY) == taken - 1);
	atomic_store(&is_open, 1);
	holds("in the end everything is done", wait_for(&done, taken + 1, loop));
	crew_stop(crew);
	crew_free(crew);
	loop_close(loop);
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
