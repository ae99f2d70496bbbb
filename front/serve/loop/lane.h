/* lane.h: threads that talk to the database, so that nobody else has to wait for it.
 *
 * A lane has one thread and one connection.  It takes all jobs that have gathered while
 * the last commit was under way and commits them together (group commit); 'done' is
 * called on the thread of the loop after the commit, never before. */
#ifndef LUDO_LANE_H
#define LUDO_LANE_H

#include "store/db.h"

struct job {
	struct job *next;
	const char *key; /* jobs on the same table; null: none */
	enum db_result result;
	/* May run more than once before it counts: set all outputs each time. */
	enum db_result (*run)(struct db *db, struct job *job);
	void (*done)(struct job *job);
	int64_t began; /* microseconds, for the histogram */
	uint64_t owner; /* of work for a crew: whose it is, as a hash; 0: nobody's */
};

struct lane;
struct loop;

/* One that reads stands in no other's way. */
enum lane_kind { LANE_WRITES, LANE_READS };
struct lane *lane_start(const char *url, enum lane_kind kind, struct loop *loop,
			struct ludo_text *error);
void lane_submit(struct lane *lane, struct job *job);
/* Finishes what was submitted, then ends; what is submitted later is answered DB_DOWN. */
void lane_stop(struct lane *lane);
void lane_free(struct lane *lane);
int lane_waiting(struct lane *lane); /* jobs that were not begun yet */
int lane_is_down(struct lane *lane); /* did the last one that wrote something fail? */

#endif
