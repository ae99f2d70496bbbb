/* worth.c: a game's quick evaluation, and what it says of the chances. */
#include "worth.h"

#include <math.h>
#include <string.h>

/* How much of a finished game's reward is for the margin. */
static const float for_margin = 0.1f;

struct bot_scale bot_scale_of(const struct ludo_game *game)
{
	struct bot_scale scale = { .game = game, .spread = { 600, 300 } };
	const struct ludo_lab *lab = game->lab;
	if (!lab || !lab->count)
		return scale;
	scale.n_terms = lab->n_terms;
	memcpy(scale.term, lab->term, (size_t)lab->n_terms * sizeof(*lab->term));
	memcpy(scale.spread, lab->spread, sizeof(scale.spread));
	return scale;
}

static int is_over(const void *state)
{
	return ludo_is_over((const struct ludo_core *)state);
}

int bot_progress(const struct bot_scale *scale, const void *filled)
{
	const struct ludo_lab *lab = scale->game->lab;
	if (is_over(filled))
		return LUDO_PROGRESS;
	return lab && lab->progress ? lab->progress(filled) : LUDO_PROGRESS / 2;
}

static int32_t sum_terms(const struct bot_scale *scale, const void *filled, int seat, int late)
{
	int16_t n[LUDO_TERMS];
	int32_t sum = 0;
	scale->game->lab->count(filled, seat, n);
	for (int i = 0; i < scale->n_terms; i++)
		sum += n[i] * (scale->term[i].early * (LUDO_PROGRESS - late) +
			       scale->term[i].late * late);
	return sum / LUDO_PROGRESS;
}

void bot_worth(const struct bot_scale *scale, const void *filled, int32_t *worth)
{
	const struct ludo_rules *rules = scale->game->rules;
	const struct ludo_lab *lab = scale->game->lab;
	int n_seats = ((const struct ludo_core *)filled)->n_seats;
	uint8_t place[LUDO_SEATS];
	if (lab && lab->guess && !lab->count && !is_over(filled)) {
		lab->guess(filled, worth);
		return;
	}
	rules->standings(filled, worth, place);
	int late = bot_progress(scale, filled);
	for (int seat = 0; seat < n_seats; seat++) {
		worth[seat] *= 100;
		if (scale->n_terms && !is_over(filled))
			worth[seat] += sum_terms(scale, filled, seat, late);
	}
}

/* Shares that grow with the lead: equal leads, equal ratios. */
static void share_out(const int32_t *worth, int n_seats, float spread, float *chance)
{
	int32_t best = worth[0];
	float sum = 0;
	for (int seat = 1; seat < n_seats; seat++)
		best = worth[seat] > best ? worth[seat] : best;
	for (int seat = 0; seat < n_seats; seat++)
		sum += chance[seat] = expf((float)(worth[seat] - best) / spread);
	for (int seat = 0; seat < n_seats; seat++)
		chance[seat] /= sum;
}

static void share_victory(const struct bot_scale *scale, const void *state, float *chance)
{
	int n_seats = ((const struct ludo_core *)state)->n_seats, winners = 0;
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
	int n_seats = ((const struct ludo_core *)filled)->n_seats;
	int late = bot_progress(scale, filled);
	float spread = (float)(scale->spread[0] * (LUDO_PROGRESS - late) +
			       scale->spread[1] * late) / LUDO_PROGRESS;
	bot_worth(scale, filled, worth);
	share_out(worth, n_seats, spread, chance);
	if (is_over(filled))
		share_victory(scale, filled, chance);
}
