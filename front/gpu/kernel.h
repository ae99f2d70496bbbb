/* kernel.h: what both sides of a batch on a device know: the host that sends its kernels out,
 * and the kernels. */
#ifndef LUDO_KERNEL_H
#define LUDO_KERNEL_H

#include "lane.h"

struct errand {
	int32_t is_opening;       /* begin every game anew */
	int32_t steps;            /* answers of seats in every game; chance answers besides */
	int32_t per_block;        /* lanes that the threads of a block share */
	const int32_t *choice;    /* [n] the first of the answers, or null: any */
	struct ludo_tally *tally; /* added to */
};

/* The memory that a block shares: this, for each of its lanes a generator and three
 * numbers, then gaps and their states if they are near, and room behind the last one for what
 * a rule that copies a whole state reads of a tape that is not there. */
struct kernel_block {
	int32_t count[512];
};

enum {
	KERNEL_WARP = 32,   /* threads that run together */
	KERNEL_QUEUES = 32, /* most queues of lanes whose states are near */
	KERNEL_GAPS = KERNEL_QUEUES * KERNEL_WARP * sizeof(int32_t), /* between queues */
	KERNEL_NEAR = 512,  /* most bytes of a state that is near: see docs/instrument.md */
	KERNEL_LANE = sizeof(struct ludo_rng) + 3 * sizeof(int32_t),
	KERNEL_BEHIND = sizeof(struct ludo_tape)
};

/* Bytes of a state on a device: its tape has a beginning and no events. */
static inline uint32_t kernel_state_size(const struct ludo_rules *rules)
{
	return rules->tape + (uint32_t)offsetof(struct ludo_tape, event);
}

/* From one to the next: sixteen bytes an odd number of times, so that the states of
 * neighbours begin at different banks of the memory. */
static inline uint32_t kernel_stride(const struct ludo_rules *rules)
{
	uint32_t pieces = (kernel_state_size(rules) + 15) / 16;
	return (pieces | 1) * 16;
}

/* Are states taken into the memory that a block shares? */
static inline int kernel_is_near(const struct ludo_rules *rules)
{
	return kernel_state_size(rules) <= KERNEL_NEAR;
}

/* From one to the next there: four bytes an odd number of times, since each bank is four
 * bytes wide, and the threads of a warp mostly look at the same place of their states. */
static inline uint32_t kernel_near_stride(const struct ludo_rules *rules)
{
	return (kernel_state_size(rules) / 4 | 1) * 4;
}

static inline uint32_t kernel_memory(const struct ludo_rules *rules, int per_block)
{
	int is_near = kernel_is_near(rules);
	uint32_t lane = KERNEL_LANE + (is_near ? kernel_near_stride(rules) : 0);
	return (uint32_t)sizeof(struct kernel_block) + (is_near ? KERNEL_GAPS : 0) +
	       (uint32_t)per_block * lane + KERNEL_BEHIND;
}

#endif
