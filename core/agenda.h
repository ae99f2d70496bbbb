/* agenda.h: what is still to be done, as a small stack inside the state.
 *
 * A rulebook says "a round has three parts"; the rules say the same in the same
 * order: ludo_plan(&s->core, {DO_DEAL}, {ASK_BID}, {DO_REVEAL}).  A line is taken
 * off when it is carried out; a question stays on top until it is answered. */
#ifndef LUDO_AGENDA_H
#define LUDO_AGENDA_H

#include "ludo.h"

#ifdef __NVPTX__
/* A device moves a line as two words only if it is told so, else piece by piece. */
typedef uint32_t ludo_word __attribute__((may_alias));
_Static_assert(offsetof(struct ludo_core, agenda) % sizeof(ludo_word) == 0 &&
	       _Alignof(struct ludo_tape) >= sizeof(ludo_word), "a line of a state is two words");

static inline struct ludo_step ludo_line(const struct ludo_core *core, int place)
{
	const ludo_word *at = __builtin_assume_aligned(&core->agenda[place], sizeof(*at));
	uint32_t low = at[0], high = at[1];
	return (struct ludo_step){ (uint8_t)low, (uint8_t)(low >> 8), (int16_t)(low >> 16),
				   (int16_t)high, (int16_t)(high >> 16) };
}

static inline void ludo_set_line(struct ludo_core *core, int place, struct ludo_step step)
{
	ludo_word *at = __builtin_assume_aligned(&core->agenda[place], sizeof(*at));
	at[0] = step.what | (uint32_t)step.seat << 8 | (uint32_t)(uint16_t)step.a << 16;
	at[1] = (uint16_t)step.b | (uint32_t)(uint16_t)step.c << 16;
}
#else
#define ludo_line(core, place) ((core)->agenda[place])
#define ludo_set_line(core, place, step) ((core)->agenda[place] = (step))
#endif

static inline void ludo_push(struct ludo_core *core, struct ludo_step step)
{
	if (core->depth < LUDO_AGENDA)
		ludo_set_line(core, core->depth++, step);
	else
		core->lost = 1;
}

static inline void ludo_plan_steps(struct ludo_core *core, const struct ludo_step *steps, int n)
{
#ifdef __NVPTX__ /* straight to their places: an array of lines would lie in slow memory */
#pragma unroll
#endif
	while (n > 0)
		ludo_push(core, steps[--n]);
}

/* Plan lines in reading order: the first one named is the first one done. */
#define ludo_plan(core, ...)                                                           \
	ludo_plan_steps((core), (const struct ludo_step[]){ __VA_ARGS__ },             \
			(int)(sizeof((const struct ludo_step[]){ __VA_ARGS__ }) /       \
			      sizeof(struct ludo_step)))

/* Is there something to carry out before anybody has to answer? */
static inline int ludo_is_running(const struct ludo_core *core)
{
	return core->waiting == 0 && core->depth > 0;
}

/* Take the next line off.  Lines taken off are zeroed, so that equal positions
 * are equal byte for byte. */
static inline struct ludo_step ludo_next(struct ludo_core *core)
{
	struct ludo_step step = ludo_line(core, --core->depth);
	ludo_set_line(core, core->depth, (struct ludo_step){ 0 });
	return step;
}

/* The question on the table (or the next step, while running). */
static inline struct ludo_step ludo_top(const struct ludo_core *core)
{
	return core->depth ? ludo_line(core, core->depth - 1) : (struct ludo_step){ 0 };
}

/* Put a question to a set of seats and wait. */
static inline void ludo_ask(struct ludo_core *core, struct ludo_step question, unsigned seats)
{
	ludo_push(core, question);
	core->waiting = (uint8_t)seats;
}

/* A seat has answered; when all have, the question leaves the agenda. */
static inline void ludo_answered(struct ludo_core *core, int seat)
{
	core->waiting &= (uint8_t)~(1u << seat);
	if (!core->waiting)
		ludo_next(core);
}

/* Forget everything still planned: the game is over. */
static inline void ludo_finish(struct ludo_core *core)
{
	while (core->depth)
		ludo_next(core);
	core->waiting = 0;
}

#endif
