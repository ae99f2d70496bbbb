/* lab.c: Verräter as numbers, for bots and for learning. */
#include "verraeter.h"

#define LUDO_WEIGHTS "verraeter/weights.def"
#include "ludo_weights.h"

enum { N_FEATURES = 12 };

static const char *const features[N_FEATURES] = {
	"rounds left", "own points", "best other points", "own cards", "own card value",
	"own estates that draw", "own offices", "own buildings left", "allies",
	"landscapes of own house", "has start card", "has Strategy card",
};

static int value_of(const uint8_t counts[N_SUPPLIES])
{
	int value = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		value += counts[i] * supplies[i].value;
	return value;
}

static int rounds_left(const struct verraeter *s)
{
	return n_rounds(s) - s->round;
}

static void count_buildings(const struct verraeter *s, int seat, int *drawing, int *offices,
			    int *left)
{
	*drawing = *offices = 0;
	*left = N_BUILDINGS;
	for (int i = 0; i < N_PLACES; i++) {
		if (s->builder[i] != seat + 1)
			continue;
		*left -= 1;
		*offices += s->face[i] == OF_OFFICE;
		*drawing += s->face[i] == OF_ESTATE && s->owner[i] == s->house[seat];
	}
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct verraeter *s = blanked;
	int drawing, offices, left, best = -1, allies = 0, land = 0;
	count_buildings(s, seat, &drawing, &offices, &left);
	for (int q = 0; q < s->core.n_seats; q++) {
		allies += q != seat && s->house[q] == s->house[seat];
		if (q != seat && s->vp[q] > best)
			best = s->vp[q];
	}
	for (int i = 0; i < N_PLACES; i++)
		land += s->land[i] && s->owner[i] == s->house[seat];
	const int all[N_FEATURES] = { rounds_left(s), s->vp[seat], best, s->n_hand[seat],
				      value_of(s->secret[seat].hand), drawing, offices, left,
				      allies, land, s->start == seat, s->strategy == seat };
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* ---- the quick evaluation: what may still become points ---- */

/* The house a seat will stand in once the actions are revealed (4.2, 4.4). */
static int house_then(const struct verraeter *s, int q)
{
	int action = s->secret[q].chosen - 1, turns = action == CARD_TRAITOR;
	if (s->shown[q])
		return s->house[q];
	turns |= action == CARD_DIPLOMAT5 && s->united &&
		 s->core.option[OPT_DIPLOMAT5] == DIPLOMAT5_2008;
	return s->house[q] ^ turns;
}

/* The conflict of this round as it stands: a house's lead, what winning pays, how many
 * have yet to play, and what those of the house hold more than the others. */
struct stake {
	int lead, vp, to_play, reserve;
};

static int strength_of(const struct verraeter *s, int q)
{
	int action = s->secret[q].chosen - 1;
	return value_of(s->played[q]) + (action >= 0 ? actions[action].cp : 0);
}

static struct stake stake_of(const struct verraeter *s, int house)
{
	struct stake stake = { 0 };
	int place = (s->conflict + N_PLACES - 1) % N_PLACES, winners = 0;
	if (!s->conflict || s->phase > 5)
		return stake;
	for (int i = 0; i < 2; i++) {
		int at = (place + i) % N_PLACES, sign = s->owner[at] == house ? 1 : -1;
		stake.lead += sign * landscapes[s->land[at] - 1].cp;
		if (sign < 0)
			place = at;
	}
	for (int q = 0; q < s->core.n_seats; q++) {
		int mine = house_then(s, q) == house;
		winners += mine;
		stake.lead += mine ? strength_of(s, q) : -strength_of(s, q);
	}
	for (int i = 0; i < s->core.depth; i++) {
		int q = s->core.agenda[i].seat;
		if (s->core.agenda[i].what != ASK_PLAY)
			continue;
		stake.to_play++;
		stake.reserve += (house_then(s, q) == house ? 1 : -1) *
				 value_of(s->secret[q].hand);
	}
	if (winners)
		stake.vp = landscapes[s->land[place] - 1].pays[winners - 1].vp;
	return stake;
}

static int within(int low, int x, int high)
{
	return x < low ? low : x > high ? high : x;
}

/* What the action that a seat has kept this round will do for it. */
static void count_action(const struct verraeter *s, int q, int16_t *out)
{
	int action = s->secret[q].chosen - 1;
	int building = s->phase < 7 || (s->phase == 7 && s->core.waiting);
	out[TERM_builds] = action == CARD_BUILDER && building;
	out[TERM_plans] = action == CARD_STRATEGIST && s->phase < 8;
	out[TERM_farms] = action == CARD_FARMER && s->phase <= 10;
	out[TERM_draws] = action == CARD_DIPLOMAT2 && s->phase <= 10;
	out[TERM_earns] = (int16_t)(action >= 0 && s->phase < 6 ? actions[action].vp : 0);
}

static void count_seat(const struct verraeter *s, int q, int16_t *out)
{
	int drawing, offices, left, cards = s->n_hand[q] < 3 ? s->n_hand[q] : 3, land = 0;
	struct stake stake = stake_of(s, house_then(s, q));
	count_buildings(s, q, &drawing, &offices, &left);
	for (int i = 0; i < N_PLACES; i++)
		land += s->owner[i] == s->house[q];
	out[TERM_cards] = s->n_hand[q];
	out[TERM_card_value] = (int16_t)value_of(s->secret[q].hand);
	out[TERM_offices] = (int16_t)offices;
	out[TERM_office_cards] = (int16_t)(offices * cards);
	out[TERM_estates] = (int16_t)(N_BUILDINGS - left - offices);
	out[TERM_estates_drawing] = (int16_t)drawing;
	out[TERM_strategy] = s->strategy == q;
	out[TERM_start] = s->start == q;
	out[TERM_land] = (int16_t)land;
	int lead = stake.vp * within(-6, stake.lead, 6);
	out[TERM_lead_last] = (int16_t)(stake.to_play < 2 ? lead : 0);
	out[TERM_lead_late] = (int16_t)(stake.to_play == 2 ? lead : 0);
	out[TERM_lead_soon] = (int16_t)(stake.to_play > 2 ? lead : 0);
	out[TERM_reserve] = (int16_t)(stake.vp * within(-12, stake.reserve, 12));
	count_action(s, q, out);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct verraeter *s = filled;
	for (int q = 0; q < s->core.n_seats; q++)
		count_seat(s, q, out[q]);
}

static int progress(const void *filled)
{
	const struct verraeter *s = filled;
	int rounds = s->core.n_seats == 4 ? 8 : 9, phases = 14;
	int done = (s->round ? s->round - 1 : 0) * phases + s->phase;
	return within(0, LUDO_PROGRESS * done / (rounds * phases), LUDO_PROGRESS);
}

const struct ludo_lab verraeter_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.count = count,
	.progress = progress,
	/* measured to pay, 2026-11-16: docs/bots.md, "Figures" */
	.hard_iterations = 8000,
};
