/* loop.c: epoll, and a letter box for other threads. */
#include "loop.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "lane.h"

enum { AT_ONCE = 256 };

struct loop {
	int epoll;
	struct watch bell;
	pthread_mutex_t lock;
	struct job *first, **last;
};

static int64_t read_clock(clockid_t which, int64_t per_second)
{
	struct timespec t;
	clock_gettime(which, &t);
	return t.tv_sec * per_second + t.tv_nsec / (1000000000 / per_second);
}

static int64_t began; /* the wall clock's time when the steady one said 0 */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void begin(void)
{
	began = read_clock(CLOCK_REALTIME, 1000) - read_clock(CLOCK_MONOTONIC, 1000);
}

int64_t clock_ms(void)
{
	pthread_once(&once, begin);
	return began + read_clock(CLOCK_MONOTONIC, 1000);
}

int64_t clock_off_ms(void)
{
	return read_clock(CLOCK_REALTIME, 1000) - clock_ms();
}

int64_t clock_us(void)
{
	return read_clock(CLOCK_MONOTONIC, 1000000);
}

static void rung(struct watch *watch, uint32_t events)
{
	uint64_t count;
	(void)events;
	if (read(watch->fd, &count, sizeof(count)) < 0)
		return; /* nobody rang after all */
}

struct loop *loop_open(void)
{
	struct loop *loop = calloc(1, sizeof(*loop));
	if (!loop)
		return 0;
	loop->epoll = epoll_create1(EPOLL_CLOEXEC);
	loop->bell = (struct watch){ eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC), rung };
	loop->last = &loop->first;
	pthread_mutex_init(&loop->lock, 0);
	if (loop->epoll >= 0 && loop->bell.fd >= 0 && loop_watch(loop, &loop->bell, EPOLLIN))
		return loop;
	loop_close(loop);
	return 0;
}

void loop_close(struct loop *loop)
{
	if (loop->bell.fd >= 0)
		close(loop->bell.fd);
	if (loop->epoll >= 0)
		close(loop->epoll);
	free(loop);
}

int loop_watch(struct loop *loop, struct watch *watch, uint32_t events)
{
	struct epoll_event event = { .events = events, .data.ptr = watch };
	return epoll_ctl(loop->epoll, EPOLL_CTL_ADD, watch->fd, &event) == 0;
}

void loop_rewatch(struct loop *loop, struct watch *watch, uint32_t events)
{
	struct epoll_event event = { .events = events, .data.ptr = watch };
	epoll_ctl(loop->epoll, EPOLL_CTL_MOD, watch->fd, &event);
}

void loop_unwatch(struct loop *loop, struct watch *watch)
{
	struct epoll_event event = { 0 };
	epoll_ctl(loop->epoll, EPOLL_CTL_DEL, watch->fd, &event);
}

void loop_post(struct loop *loop, struct job *job)
{
	uint64_t one = 1;
	job->next = 0;
	pthread_mutex_lock(&loop->lock);
	int is_rung = loop->first != 0; /* by who posted the first, or about to be */
	*loop->last = job;
	loop->last = &job->next;
	pthread_mutex_unlock(&loop->lock);
	while (!is_rung && write(loop->bell.fd, &one, sizeof(one)) < 0)
		usleep(100); /* a full counter: the loop is about to read it */
}

static void open_letters(struct loop *loop)
{
	pthread_mutex_lock(&loop->lock);
	struct job *job = loop->first;
	loop->first = 0;
	loop->last = &loop->first;
	pthread_mutex_unlock(&loop->lock);
	while (job) {
		struct job *next = job->next;
		job->done(job);
		job = next;
	}
}

void loop_turn(struct loop *loop, int ms)
{
	struct epoll_event event[AT_ONCE];
	int n = epoll_wait(loop->epoll, event, AT_ONCE, ms);
	for (int i = 0; i < n; i++) {
		struct watch *watch = event[i].data.ptr;
		watch->ready(watch, event[i].events);
	}
	open_letters(loop);
}
