/* worth.c: a game's quick evaluation, and what it says of the chances. */
#include "worth.h"

#include <string.h>

#include "power.h"

/* How much of a finished game's reward is for the margin. */
static const float for_margin = 0.1f;

struct bot_scale bot_scale_of(const struct ludo_game *game)
{
	struct bot_scale scale = { .game = game, .spread = { 600, 300 } };
	const struct ludo_lab *lab = game->lab;
	if (!lab || !lab->count)
		return scale;
	scale.n_terms = lab->n_terms;
	for (int i = 0; i < lab->n_terms; i++) {
		scale.early[i] = lab->term[i].early;
		scale.late[i] = lab->term[i].late;
	}
	memcpy(scale.spread, lab->spread, sizeof(scale.spread));
	return scale;
}

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static int is_over(const void *state)
{
	return ludo_is_over(core_of(state));
}

int bot_progress(const struct bot_scale *scale, const void *filled)
{
	const struct ludo_lab *lab = scale->game->lab;
	if (is_over(filled))
		return LUDO_PROGRESS;
	return lab && lab->progress ? lab->progress(filled) : LUDO_PROGRESS / 2;
}

/* Much of a bot's time is spent here: whole arrays without a condition, so that the
 * compiler takes eight terms at a time. */
static int32_t sum_terms(const struct bot_scale *scale, const int16_t *n, int late)
{
	int32_t at_first = 0, at_last = 0;
	for (int i = 0; i < LUDO_TERMS; i++)
		at_first += n[i] * scale->early[i];
	for (int i = 0; i < LUDO_TERMS; i++)
		at_last += n[i] * scale->late[i];
	return (at_first * (LUDO_PROGRESS - late) + at_last * late) / LUDO_PROGRESS;
}

typedef int16_t counts[LUDO_SEATS][LUDO_TERMS];

static void count_terms(const struct bot_scale *scale, const void *filled, int late,
			counts n, int32_t *worth)
{
	const struct ludo_lab *lab = scale->game->lab;
	memset(n, 0, sizeof(counts));
	lab->count(filled, n);
	for (int seat = 0; seat < core_of(filled)->n_seats; seat++)
		worth[seat] = (lab->points ? 100 * n[seat][lab->points - 1] : worth[seat]) +
			      sum_terms(scale, n[seat], late);
}

/* Points, and a prize where the game has been won. */
static void count_points(const struct bot_scale *scale, const void *filled, int32_t *worth)
{
	const struct ludo_lab *lab = scale->game->lab;
	uint8_t place[LUDO_SEATS];
	/* who has won must not look worse than who is about to */
	int prize = lab && is_over(filled) ? lab->victory : 0;
	scale->game->rules->standings(filled, worth, prize ? place : 0);
	for (int seat = 0; seat < core_of(filled)->n_seats; seat++)
		worth[seat] = 100 * worth[seat] + (prize && place[seat] == 1 ? prize : 0);
}

static int has_terms(const struct bot_scale *scale, const void *filled)
{
	return scale->n_terms && !is_over(filled);
}

/* Where there are terms, n tells how many of each. */
static void worth_at(const struct bot_scale *scale, const void *filled, int late, counts n,
		     int32_t *worth)
{
	const struct ludo_lab *lab = scale->game->lab;
	if (lab && lab->guess && !lab->count && !is_over(filled)) {
		lab->guess(filled, worth);
		return;
	}
	if (!has_terms(scale, filled) || !lab->points)
		count_points(scale, filled, worth);
	if (has_terms(scale, filled))
		count_terms(scale, filled, late, n, worth);
}

void bot_worth(const struct bot_scale *scale, const void *filled, int32_t *worth)
{
	counts n;
	worth_at(scale, filled, bot_progress(scale, filled), n, worth);
}

/* Shares that grow with the lead: equal leads, equal ratios. */
static void share_out(const int32_t *worth, int n_seats, float spread, float *chance)
{
	int32_t best = worth[0];
	float sum = 0;
	for (int seat = 1; seat < n_seats; seat++)
		best = worth[seat] > best ? worth[seat] : best;
	for (int seat = 0; seat < n_seats; seat++)
		sum += chance[seat] = bot_exp((float)(worth[seat] - best) / spread);
	for (int seat = 0; seat < n_seats; seat++)
		chance[seat] /= sum;
}

/* The same, once a net has said by how much each seat stands better than it looks. */
static void share_corrected(const int32_t *worth, const int32_t *more, int n_seats, float spread,
			    float *chance)
{
	float best = 0, sum = 0;
	for (int seat = 0; seat < n_seats; seat++) {
		chance[seat] = (float)(worth[seat] - worth[0]) / spread +
			       (float)(more[seat] - more[0]) / NET_UNIT;
		best = chance[seat] > best ? chance[seat] : best;
	}
	for (int seat = 0; seat < n_seats; seat++)
		sum += chance[seat] = bot_exp(chance[seat] - best);
	for (int seat = 0; seat < n_seats; seat++)
		chance[seat] /= sum;
}

static void share_victory(const struct bot_scale *scale, const void *state, float *chance)
{
	int n_seats = core_of(state)->n_seats, winners = 0;
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	scale->game->rules->standings(state, points, place);
	for (int seat = 0; seat < n_seats; seat++)
		winners += place[seat] == 1;
	for (int seat = 0; seat < n_seats; seat++)
		chance[seat] = for_margin * chance[seat] +
			       (place[seat] == 1 ? (1 - for_margin) / (float)winners : 0);
}

void bot_chances(const struct bot_scale *scale, const void *filled, float *chance)
{
	int32_t worth[LUDO_SEATS];
	int n_seats = core_of(filled)->n_seats;
	int late = bot_progress(scale, filled);
	float spread = (float)(scale->spread[0] * (LUDO_PROGRESS - late) +
			       scale->spread[1] * late) / LUDO_PROGRESS;
	counts n;
	worth_at(scale, filled, late, n, worth);
	if (scale->net && has_terms(scale, filled)) {
		int32_t more[LUDO_SEATS];
		bot_net_ask(scale->net, filled, late, n, more);
		share_corrected(worth, more, n_seats, spread, chance);
		return;
	}
	share_out(worth, n_seats, spread, chance);
	if (is_over(filled))
		share_victory(scale, filled, chance);
}
