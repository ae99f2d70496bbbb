/* reason.c: why a bot prefers one answer to the next best one.
 *
 * What the seat cannot know is invented a few times.  Each time both answers are given, and
 * their turn is played to its end; then the terms of the quick evaluation are compared.  What
 * differs most in favour of the best answer is the reason. */
#include <string.h>

#include "hash.h"
#include "search.h"

enum {
	INVENTED = 6,     /* states */
	TURN_LOOKS = 300, /* at positions, for an answer of the rest of a turn */
	MOST_ANSWERS = 12,
};

/* A turn's end, as numbers; of several ends their sums. */
struct ending {
	int32_t term[LUDO_TERMS], points, worth[LUDO_SEATS];
};

struct pondering {
	const struct bot_task *task;
	struct bot_look look;
	const struct bot_thought *thought;
	int late; /* how far the game is */
};

static int is_asked_alone(const void *state, int seat)
{
	const struct ludo_core *core = state;
	return !ludo_is_over(core) && core->waiting == 1u << seat;
}

static int same_move(ludo_move x, ludo_move y)
{
	return !memcmp(&x, &y, sizeof(x));
}

/* The next answer of a turn: that of the line if it can be given here, otherwise the best by a
 * few looks. */
static ludo_move next_answer(const struct pondering *p, const void *state, const ludo_move *line)
{
	ludo_move list[LUDO_MOVES];
	int n = p->look.rules->moves(state, p->task->seat, list), best = 0;
	float most = -1;
	for (int i = 0; line && i < n; i++)
		if (same_move(list[i], *line))
			return list[i];
	for (int i = 0; n > 1 && i < n; i++) {
		float chance = bot_chance_after(&p->look, state, list[i], TURN_LOOKS / n);
		if (chance > most) {
			most = chance;
			best = i;
		}
	}
	return list[best];
}

/* Give an answer and those after it, until somebody else is asked. */
static void play_turn(const struct pondering *p, void *state, ludo_move first, int by_line)
{
	const struct bot_thought *thought = p->thought;
	p->look.rules->apply(state, first);
	for (int i = 1; i < MOST_ANSWERS && is_asked_alone(state, p->task->seat); i++) {
		const ludo_move *line = by_line && i < thought->n_line ? &thought->line[i] : 0;
		p->look.rules->apply(state, next_answer(p, state, line));
	}
}

/* Add a turn's end, or take it away. */
static void add_ending(const struct pondering *p, const void *state, int sign, struct ending *sum)
{
	int16_t n[LUDO_SEATS][LUDO_TERMS] = { 0 };
	int32_t points[LUDO_SEATS], worth[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	int seat = p->task->seat, n_seats = ((const struct ludo_core *)state)->n_seats;
	p->task->game->lab->count(state, n);
	p->look.rules->standings(state, points, place);
	bot_worth(p->look.scale, state, worth);
	for (int i = 0; i < p->look.scale->n_terms; i++)
		sum->term[i] += sign * n[seat][i];
	for (int i = 0; i < n_seats; i++)
		sum->worth[i] += sign * worth[i];
	sum->points += sign * points[seat];
}

static void compare(struct pondering *p, struct ending *differ)
{
	_Alignas(16) unsigned char filled[LUDO_STATE], state[LUDO_STATE];
	struct ludo_rng rng = ludo_rng_from(ludo_hash(p->task->seed, "reasons", 7));
	for (int k = 0; k < INVENTED; k++) {
		memcpy(filled, p->task->blanked, p->look.rules->size);
		p->look.rules->fill(filled, p->task->seat, &rng);
		p->late = bot_progress(p->look.scale, filled);
		for (int i = 0; i < 2; i++) {
			memcpy(state, filled, p->look.rules->size);
			play_turn(p, state, p->thought->top[i].move, i == 0);
			add_ending(p, state, i ? -1 : 1, differ);
		}
	}
}

static int between(int early, int late, int now)
{
	return (early * (LUDO_PROGRESS - now) + late * now) / LUDO_PROGRESS;
}

static int found_weight(const struct pondering *p, int i)
{
	return between(p->look.scale->early[i], p->look.scale->late[i], p->late);
}

/* What a term's difference is worth.  Nothing where tuning has found a sign that nobody would
 * have thought of: such a weight mends what others exaggerate, and is no reason by itself. */
static int32_t term_worth(const struct pondering *p, int i, int32_t by)
{
	const struct ludo_term *term = &p->task->game->lab->term[i];
	int found = found_weight(p, i);
	int thought = term->first[0] + term->first[1];
	return (found > 0) == (thought > 0) && thought ? by * found : 0;
}

/* Keep the weightiest. */
static void weigh(struct bot_thought *thought, int32_t *weights, struct bot_reason reason,
		  int32_t weight)
{
	int at = thought->n_reasons;
	if (weight < INVENTED) /* a hundredth of a point */
		return;
	while (at > 0 && weight > weights[at - 1])
		at--;
	if (at == BOT_REASONS)
		return;
	for (int i = BOT_REASONS - 1; i > at; i--) {
		thought->reason[i] = thought->reason[i - 1];
		weights[i] = weights[i - 1];
	}
	thought->reason[at] = reason;
	weights[at] = weight;
	thought->n_reasons += thought->n_reasons < BOT_REASONS;
}

/* Where a term counts what the rules call points, it mends what they weigh, and has the words
 * for them: nobody calls the patrons of Pax points. */
static void weigh_points(const struct pondering *p, struct bot_thought *thought, int32_t *weights,
			 const struct ending *differ)
{
	int i = p->task->game->lab->points - 1;
	struct bot_reason points = { BOT_POINTS, 0 }, term = { BOT_TERM, i };
	if (i < 0)
		weigh(thought, weights, points, 100 * differ->points);
	else
		weigh(thought, weights, term, (100 + found_weight(p, i)) * differ->term[i]);
}

void bot_find_reasons(const struct bot_task *task, const struct bot_scale *scale,
		      struct bot_thought *thought)
{
	const struct ludo_lab *lab = task->game->lab;
	struct pondering p = { task, { task->game->rules, scale }, thought, 0 };
	struct ending differ = { 0 };
	int32_t weights[BOT_REASONS] = { 0 };
	int n_seats = ((const struct ludo_core *)task->blanked)->n_seats;
	if (thought->n_top < 2 || !lab || !lab->count || !lab->reason)
		return;
	compare(&p, &differ);
	weigh_points(&p, thought, weights, &differ);
	for (int i = 0; i < scale->n_terms; i++)
		if (lab->reason[i][0] && i != lab->points - 1)
			weigh(thought, weights, (struct bot_reason){ BOT_TERM, i },
			      term_worth(&p, i, differ.term[i]));
	/* of several rivals each matters less */
	for (int seat = 0; seat < n_seats; seat++)
		if (seat != task->seat)
			weigh(thought, weights, (struct bot_reason){ BOT_RIVAL, seat },
			      -differ.worth[seat] / (n_seats - 1));
}
