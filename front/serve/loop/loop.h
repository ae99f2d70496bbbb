/* loop.h: the one thread on which everything happens that is not waiting or thinking. */
#ifndef LUDO_LOOP_H
#define LUDO_LOOP_H

#include <stdint.h>

struct job;
struct loop;

/* Something with a file descriptor that wants to hear of it. */
struct watch {
	int fd;
	void (*ready)(struct watch *watch, uint32_t events); /* EPOLLIN ... */
};

struct loop *loop_open(void); /* null if the system refuses */
void loop_close(struct loop *loop);
int loop_watch(struct loop *loop, struct watch *watch, uint32_t events); /* 0 on failure */
void loop_rewatch(struct loop *loop, struct watch *watch, uint32_t events);
void loop_unwatch(struct loop *loop, struct watch *watch);
/* From any thread: job->done will be called on the loop's. */
void loop_post(struct loop *loop, struct job *job);
/* Wait for at most 'ms', then call who is ready. */
void loop_turn(struct loop *loop, int ms);

/* Milliseconds since 1970, by the wall clock as it was when the process began: whatever somebody
 * sets it to meanwhile, time goes on here as it goes. */
int64_t clock_ms(void);
int64_t clock_off_ms(void); /* by how much the wall clock is ahead of that now */
int64_t clock_us(void); /* monotonic */

#endif
