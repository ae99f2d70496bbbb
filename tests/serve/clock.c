/* clock.c: stands between a server under test and the system's clocks (LD_PRELOAD).
 *
 *     CLOCK_STEP=FILE     the wall clock is off by as many seconds as the file says
 *     CLOCK_SPEED=N       all clocks go N times as fast, and waiting takes so much less
 *
 * Built by clocked() of driver.mjs; the server knows nothing of it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))(intptr_t)dlsym(RTLD_NEXT, #name))

enum { CLOCKS = 16, BILLION = 1000000000 };

static __typeof__(&clock_gettime) real_clock;
static __typeof__(&epoll_wait) real_epoll;
static __typeof__(&poll) real_poll;
static __typeof__(&usleep) real_sleep;
static int64_t began[CLOCKS], speed = 1;
static const char *step_file;

static int64_t nanoseconds(const struct timespec *t)
{
	return t->tv_sec * (int64_t)BILLION + t->tv_nsec;
}

__attribute__((constructor)) static void begin(void)
{
	const char *said = getenv("CLOCK_SPEED");
	real_clock = REAL(clock_gettime);
	real_epoll = REAL(epoll_wait);
	real_poll = REAL(poll);
	real_sleep = REAL(usleep);
	for (int i = 0; i < CLOCKS; i++) {
		struct timespec t = { 0 };
		real_clock(i, &t);
		began[i] = nanoseconds(&t);
	}
	step_file = getenv("CLOCK_STEP");
	if (said && atoi(said) > 0)
		speed = atoi(said);
}

static long step(void)
{
	FILE *file = step_file ? fopen(step_file, "r") : 0;
	long seconds = 0;
	if (file && fscanf(file, "%ld", &seconds) != 1)
		seconds = 0;
	if (file)
		fclose(file);
	return seconds;
}

/* Processor time is what it is. */
static int goes_faster(clockid_t which)
{
	return which >= 0 && which < CLOCKS && which != CLOCK_PROCESS_CPUTIME_ID &&
	       which != CLOCK_THREAD_CPUTIME_ID;
}

int clock_gettime(clockid_t which, struct timespec *t)
{
	if (!real_clock)
		begin();
	int result = real_clock(which, t);
	if (!result && speed > 1 && goes_faster(which)) {
		int64_t now = began[which] + (nanoseconds(t) - began[which]) * speed;
		*t = (struct timespec){ now / BILLION, now % BILLION };
	}
	if (!result && which == CLOCK_REALTIME)
		t->tv_sec += step();
	return result;
}

time_t time(time_t *out)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	if (out)
		*out = t.tv_sec;
	return t.tv_sec;
}

/* A wait of a little stays a wait. */
static int shorter(int ms)
{
	return ms <= 0 ? ms : (int)((ms + speed - 1) / speed);
}

int epoll_wait(int fd, struct epoll_event *events, int n, int ms)
{
	return real_epoll(fd, events, n, shorter(ms));
}

int poll(struct pollfd *fds, nfds_t n, int ms)
{
	return real_poll(fds, n, shorter(ms));
}

int usleep(useconds_t us)
{
	return real_sleep((useconds_t)((us + speed - 1) / speed));
}
