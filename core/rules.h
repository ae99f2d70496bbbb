/* rules.h: the words in which rules are written.  Included by a game's rules alone,
 * after the game's own header. */
#ifndef LUDO_RULES_H
#define LUDO_RULES_H

#include <string.h>

#include "agenda.h"
#include "ludo.h"
#include "rng.h"
#include "set.h"

/* The functions of questions and steps are handed all that any of them may need. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* plan(s, line(DO_DEAL), line(ASK_BID, seat, a, b, c)): in reading order, before all that
 * is planned already; numbers that are left out are 0. */
#define plan(s, ...) ludo_plan(&(s)->core, __VA_ARGS__)
#define line(...) { __VA_ARGS__ }

/* What happened: note() for all to know, reveal() if a seat learns more by it than the
 * move says, whisper() for one seat alone to know in full, disclose() if that one learns
 * more by it, hush() for nobody to know in full. */
#define note(s, ...) LUDO_TELL_(s, LUDO_ALL, 0, __VA_ARGS__, 0, 0, 0, 0)
#define reveal(s, ...) LUDO_TELL_(s, LUDO_ALL, LUDO_REVEAL, __VA_ARGS__, 0, 0, 0, 0)
#define whisper(s, to, ...) LUDO_TELL_(s, 1 << (to), 0, __VA_ARGS__, 0, 0, 0, 0)
#define disclose(s, to, ...) LUDO_TELL_(s, 1 << (to), LUDO_REVEAL, __VA_ARGS__, 0, 0, 0, 0)
#define hush(s, ...) LUDO_TELL_(s, 0, 0, __VA_ARGS__, 0, 0, 0, 0)
#define LUDO_TELL_(s, to, flags, what, seat, a, b, c, ...)                             \
	ludo_tell(&(s)->tape, to, flags, what, seat, a, b, c)

static inline void ludo_tell(struct ludo_tape *tape, int to, int flags, int what, int seat,
			     int a, int b, int c)
{
	ludo_note(tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat, (uint8_t)to,
					     (uint8_t)flags, (int16_t)a, (int16_t)b,
					     (int16_t)c });
}

/* Places from what is compared, if anybody asks: the most is first, equals share. */
static inline void ludo_rank(const int64_t *merit, int n, uint8_t *place)
{
	for (int i = 0; place && i < n; i++) {
		place[i] = 1;
		for (int j = 0; j < n; j++)
			place[i] = (uint8_t)(place[i] + (merit[j] > merit[i]));
	}
}

#endif
