/* lab.c: Verräter as numbers, for bots and for learning. */
#include "verraeter.h"

#define LUDO_WEIGHTS "verraeter/weights.def"
#define LUDO_REASONS "verraeter/reasons.def"
#define LUDO_CALIBRATION "verraeter/calibration.def"
#include "ludo_weights.h"

enum { N_FEATURES = 12 };

static const char *const features[N_FEATURES] = {
	"rounds left", "own points", "best other points", "own cards", "own card value",
	"own estates that draw", "own offices", "own buildings left", "allies",
	"landscapes of own house", "has start card", "has Strategy card",
};

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct verraeter *s = blanked;
	int best = -1, allies = 0;
	for (int q = 0; q < s->core.n_seats; q++) {
		allies += q != seat && s->house[q] == s->house[seat];
		if (q != seat && s->vp[q] > best)
			best = s->vp[q];
	}
	const int all[N_FEATURES] = {
		verraeter_rounds(s) - s->round, s->vp[seat], best, s->n_hand[seat],
		value_of(s->secret[seat].hand), verraeter_estates_drawing(s, seat),
		n_buildings(s, seat, OF_OFFICE), N_BUILDINGS - n_buildings(s, seat, -1), allies,
		n_landscapes(s, s->house[seat]), s->start == seat, s->strategy == seat,
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = all[i];
}

/* ---- the quick evaluation: what may still become points ---- */

/* The house a seat will stand in once the actions are revealed. */
static int house_then(const struct verraeter *s, int q)
{
	if (s->shown[q])
		return s->house[q];
	return s->house[q] ^ verraeter_changes_sides(s, s->secret[q].chosen - 1);
}

/* The conflict of this round as it stands: a house's lead, what winning pays, how many
 * have yet to play, and what those of the house hold more than the others. */
struct stake {
	int lead, vp, to_play, reserve;
};

static void weigh(const struct verraeter *s, struct stake stakes[N_HOUSES])
{
	int lead[N_HOUSES] = { 0 }, reserve[N_HOUSES] = { 0 }, winners[N_HOUSES] = { 0 };
	int to_play = 0;
	if (!s->conflict || s->phase > 5)
		return;
	for (int q = 0; q < s->core.n_seats; q++) {
		winners[house_then(s, q)]++;
		lead[house_then(s, q)] += verraeter_strength(s, q, s->secret[q].chosen);
	}
	for (int i = 0; i < s->core.depth; i++)
		if (s->core.agenda[i].what == ASK_PLAY) {
			int q = s->core.agenda[i].seat;
			to_play++;
			reserve[house_then(s, q)] += value_of(s->secret[q].hand);
		}
	for (int house = 0; house < N_HOUSES; house++) {
		int own = contested(s, house), other = contested(s, !house), n = winners[house];
		stakes[house] = (struct stake){
			.lead = lead[house] + cp_of(s, own) - lead[!house] - cp_of(s, other),
			.vp = n ? landscapes[s->land[other] - 1].pays[n - 1].vp : 0,
			.to_play = to_play,
			.reserve = reserve[house] - reserve[!house],
		};
	}
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
	out[TERM_earns] = action >= 0 && s->phase < 6 ? actions[action].vp : 0;
}

static void count_seat(const struct verraeter *s, int q, struct stake stake, int16_t *out)
{
	int lead = stake.vp * within(-6, stake.lead, 6), offices = n_buildings(s, q, OF_OFFICE);
	out[TERM_cards] = s->n_hand[q];
	out[TERM_card_value] = value_of(s->secret[q].hand);
	out[TERM_offices] = offices;
	out[TERM_office_cards] = verraeter_bonus(offices, s->n_hand[q]);
	out[TERM_estates] = n_buildings(s, q, OF_ESTATE);
	out[TERM_estates_drawing] = verraeter_estates_drawing(s, q);
	out[TERM_strategy] = s->strategy == q;
	out[TERM_start] = s->start == q;
	out[TERM_land] = n_landscapes(s, s->house[q]);
	out[TERM_lead_last] = stake.to_play < 2 ? lead : 0;
	out[TERM_lead_late] = stake.to_play == 2 ? lead : 0;
	out[TERM_lead_soon] = stake.to_play > 2 ? lead : 0;
	out[TERM_reserve] = stake.vp * within(-12, stake.reserve, 12);
	count_action(s, q, out);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct verraeter *s = filled;
	struct stake stakes[N_HOUSES] = { 0 };
	weigh(s, stakes);
	for (int q = 0; q < s->core.n_seats; q++)
		count_seat(s, q, stakes[house_then(s, q)], out[q]);
}

static int progress(const void *filled)
{
	const struct verraeter *s = filled;
	int phases = N_PHASES - 1;
	int done = (s->round ? s->round - 1 : 0) * phases + s->phase;
	return within(0, LUDO_PROGRESS * done / (verraeter_rounds(s) * phases), LUDO_PROGRESS);
}

/* What a net looks at. */
static const char *const inputs[] = {
	"house", "shown", "n_hand", "played", "vp", "chosen", "hand", "builder", "start",
	"strategy", "round", "phase", "conflict", "land", "owner", "winner", "united", 0,
};

#define LUDO_NET "verraeter/net.def"
#include "ludo_net.h"

const struct ludo_lab verraeter_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.inputs = inputs,
	.net = &net,
	.master_net = LUDO_NET_ENDS,
	.master_cut = 4,
	.count = count,
	.progress = progress,
	/* measured to pay, 2026-11-16: docs/bots.md, "Figures" */
	.hard_iterations = 8000,
};
