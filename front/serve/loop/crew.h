/* crew.h: threads for what takes long: bots that think, and passwords (which are made to). */
#ifndef LUDO_CREW_H
#define LUDO_CREW_H

#include "lane.h"

struct crew;

/* A piece of work: job->run is called with a null database on one of the threads, then
 * job->done on the loop's.  The threads are shared out by owners: who has least under way is
 * served first, and where there are several threads nobody has them all. */
struct crew *crew_start(int n_threads, struct loop *loop);
/* The same, of threads that have the processor when nobody else wants it. */
struct crew *crew_start_patient(int n_threads, struct loop *loop);
/* Ends the threads; what they had not begun is answered DB_DOWN, and nothing more is taken. */
void crew_stop(struct crew *crew);
void crew_free(struct crew *crew);
/* 0 if the queue is full, or has too much of this owner. */
int crew_submit(struct crew *crew, struct job *job);
int crew_waiting(struct crew *crew, uint64_t owner); /* what nobody has begun yet */
int crew_space(struct crew *crew); /* how much more it takes */

#endif
