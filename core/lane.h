/* lane.h: one game of many that are played side by side.  Freestanding, like the rules: it
 * runs wherever they do, one lane a thread on a device too. */
#ifndef LUDO_LANE_H
#define LUDO_LANE_H

#include <string.h>

#include "ludo.h"
#include "ludo_number.h"
#include "rng.h"
#include "set.h"

/* One of n answers: any, or for chance by its odds. */
static inline ludo_move ludo_choose(const struct ludo_rules *rules, const void *state,
				    const ludo_move *move, int n, struct ludo_rng *rng)
{
	int odds[LUDO_MOVES], total = LUDO_ALIKE, i = 0;
	if (move[0].seat == LUDO_CHANCE && rules->odds)
		total = rules->odds(state, move, n, odds);
	if (total == LUDO_ALIKE)
		return move[ludo_rng_below(rng, (uint32_t)n)];
	int x = (int)ludo_rng_below(rng, (uint32_t)total);
	for (; x >= odds[i]; i++)
		x -= odds[i];
	return move[i];
}

/* Let chance answer until somebody else is asked, or the game is over; how often it did. */
static inline int ludo_settle(const struct ludo_rules *rules, void *state, struct ludo_rng *rng)
{
	const struct ludo_core *core = state;
	ludo_move list[LUDO_MOVES];
	int n_answers = 0;
	while (ludo_is_waiting(core, LUDO_CHANCE)) {
		int n = rules->moves(state, LUDO_CHANCE, list);
		rules->apply(state, ludo_choose(rules, state, list, n, rng));
		n_answers++;
	}
	return n_answers;
}

/* ---- lanes ---- */

/* Games side by side, a row each: their states, and what a batch shows of them. */
struct ludo_lanes {
	int32_t n, n_seats;
	uint32_t size;   /* bytes of a state: all of it, or all but the events on its tape */
	uint32_t stride; /* bytes from one state to the next */
	unsigned char *states;
	struct ludo_rng *rng;
	uint8_t *seat, *done; /* who is asked; has a game ended? */
	int32_t *n_moves;
	ludo_move *moves;     /* [n][LUDO_MOVES] */
	int32_t *points;      /* [n][LUDO_SEATS], of the game that ended */
	uint8_t *place;       /* [n][LUDO_SEATS] */
	uint8_t options[LUDO_OPTIONS];
};

/* What was done in some of them. */
struct ludo_tally {
	uint64_t n_decisions, n_games;
};

static inline void *ludo_lane_state(const struct ludo_lanes *lanes, int i)
{
	return lanes->states + (uint64_t)i * lanes->stride;
}

static inline const struct ludo_core *ludo_lane_core(const struct ludo_lanes *lanes, int i)
{
	return ludo_lane_state(lanes, i);
}

static inline void ludo_lane_open(const struct ludo_rules *rules,
				  const struct ludo_lanes *lanes, int i)
{
	memset(ludo_lane_state(lanes, i), 0, lanes->size);
	rules->setup(ludo_lane_state(lanes, i), lanes->n_seats, lanes->options);
}

/* Any answer of whoever is asked; chance's by its odds.  The list is there to be written. */
static inline ludo_move ludo_lane_any(const struct ludo_rules *rules,
				      const struct ludo_lanes *lanes, int i, ludo_move *list)
{
	const void *state = ludo_lane_state(lanes, i);
	int seat = set_least(ludo_lane_core(lanes, i)->waiting);
	int n = rules->moves(state, seat, list);
	return ludo_choose(rules, state, list, n, &lanes->rng[i]);
}

/* A game that is over is told, and the next one begins in its row. */
static inline void ludo_lane_end(const struct ludo_rules *rules, const struct ludo_lanes *lanes,
				 int i)
{
	lanes->done[i] = 1;
	rules->standings(ludo_lane_state(lanes, i), lanes->points + (uint64_t)i * LUDO_SEATS,
			 lanes->place + (uint64_t)i * LUDO_SEATS);
	ludo_lane_open(rules, lanes, i);
}

/* An answer to the question of lane i, and the end of the game if it is over by it. */
static inline void ludo_lane_answer(const struct ludo_rules *rules,
				    const struct ludo_lanes *lanes, int i, ludo_move move,
				    struct ludo_tally *tally)
{
	rules->apply(ludo_lane_state(lanes, i), move);
	tally->n_decisions++;
	if (!ludo_is_over(ludo_lane_core(lanes, i)))
		return;
	ludo_lane_end(rules, lanes, i);
	tally->n_games++;
}

static inline void ludo_lane_random(const struct ludo_rules *rules,
				    const struct ludo_lanes *lanes, int i, ludo_move *list,
				    struct ludo_tally *tally)
{
	ludo_lane_answer(rules, lanes, i, ludo_lane_any(rules, lanes, i, list), tally);
}

/* Does chance owe the next answer? */
static inline int ludo_lane_is_chance(const struct ludo_lanes *lanes, int i)
{
	return ludo_is_waiting(ludo_lane_core(lanes, i), LUDO_CHANCE);
}

/* Who is asked next, and what can be answered. */
static inline void ludo_lane_list(const struct ludo_rules *rules,
				  const struct ludo_lanes *lanes, int i)
{
	int seat = set_least(ludo_lane_core(lanes, i)->waiting);
	lanes->seat[i] = (uint8_t)seat;
	lanes->n_moves[i] = rules->moves(ludo_lane_state(lanes, i), seat,
					 lanes->moves + (uint64_t)i * LUDO_MOVES);
}

/* Which of its moves has this number; -1 if none. */
static inline int ludo_lane_choice(const struct ludo_lanes *lanes,
				   const struct ludo_numbering *numbering, int i, int32_t action)
{
	const ludo_move *move = lanes->moves + (uint64_t)i * LUDO_MOVES;
	for (int k = 0; k < lanes->n_moves[i]; k++)
		if (ludo_action_of(numbering, move[k]) == action)
			return k;
	return -1;
}

#endif
