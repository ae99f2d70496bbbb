/* health.h: is the store well?  It is tried again and again, not only when somebody plays. */
#ifndef LUDO_HEALTH_H
#define LUDO_HEALTH_H

#include "loop/lane.h"

struct serve;

/* A small job that goes through a lane like any other, to see whether it comes back. */
struct probe {
	struct job job;
	int is_under_way;
	int64_t sent; /* milliseconds */
};

void health_tick(struct serve *sv, int64_t now);
/* "ok", "down" if it refuses, "hung" if it does not answer, "damaged" for good. */
const char *health_of_store(struct serve *sv);

#endif
