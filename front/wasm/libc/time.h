/* time.h: of the C library, what the bots use: a clock, by the page's. */
#ifndef LUDO_TIME_H
#define LUDO_TIME_H

typedef int clockid_t;
enum { CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID }; /* of both the page has one */

struct timespec {
	long long tv_sec;
	long tv_nsec;
};

int clock_gettime(clockid_t clock, struct timespec *out);

#endif
