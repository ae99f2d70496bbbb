/* lab.c: Lorenzo il Magnifico as numbers, for bots and for learning. */
#include "agenda.h"
#include "lorenzo.h"
#include "ludo_lab.h"
#include "set.h"

#define LUDO_WEIGHTS "lorenzo/weights.def"
#define LUDO_REASONS "lorenzo/reasons.def"
#define LUDO_CALIBRATION "lorenzo/calibration.def"
#include "ludo_weights.h"

static const char *const names[] = {
	"round", "place in turn order", "members at home", "value of members at home",
	"coins", "wood", "stone", "servants", "military points", "faith points",
	"victory points", "territories", "buildings", "characters", "ventures",
	"points of final scoring", "excommunications", "leaders in hand", "leaders in play",
	"best other victory points", "most other military points", "faith asked for next",
};

enum { N_FEATURES = sizeof(names) / sizeof(names[0]) };

static int place_of(const struct lorenzo *s, int seat)
{
	for (int place = 0; place < s->core.n_seats; place++)
		if (s->order[place] == seat + 1)
			return place + 1;
	return 0;
}

static int best_other(const struct lorenzo *s, int seat, int good)
{
	int best = 0;
	for (int other = 0; other < s->core.n_seats; other++)
		if (other != seat && s->have[good][other] > best)
			best = s->have[good][other];
	return best;
}

static void count_members(const struct lorenzo *s, int seat, int16_t *home, int16_t *value)
{
	*home = *value = 0;
	for (int member = 0; member < N_MEMBERS; member++)
		if (!s->where[seat][member]) {
			*home += 1;
			*value += lorenzo_worth(s, seat, member);
		}
}

static int n_excommunications(const struct lorenzo *s, int seat)
{
	int n = 0;
	for (int period = 0; period < N_PERIODS; period++)
		n += set_has(s->excommunicated[period], seat);
	return n;
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct lorenzo *s = blanked;
	int n = 0;
	out[n++] = s->round;
	out[n++] = place_of(s, seat);
	count_members(s, seat, &out[n], &out[n + 1]);
	n += 2;
	for (int good = 0; good < N_GOODS; good++)
		out[n++] = s->have[good][seat];
	for (int type = 0; type < N_TYPES; type++)
		out[n++] = set_count(s->cards[type][seat]);
	out[n++] = lorenzo_score(s, seat, SCORE_TOTAL) - s->have[VICTORY][seat];
	out[n++] = n_excommunications(s, seat);
	out[n++] = set_count(s->secret[seat].hand);
	out[n++] = set_count(s->played[seat]);
	out[n++] = best_other(s, seat, VICTORY);
	out[n++] = best_other(s, seat, MILITARY);
	out[n++] = lorenzo_church[period_of(s->round)];
}

/* ---- the quick evaluation: what may still become points ---- */

/* What one working of all territories, or of all buildings, would bring. */
static void count_works(const struct lorenzo *s, int seat, int type, int16_t *goods,
			int16_t *points)
{
	set_each(i, s->cards[type][seat]) {
		const struct card *card = &lorenzo_cards[card_of(type, i)];
		*goods += 2 * bag_has(card->get[0], PRIVILEGES);
		for (int good = 0; good < N_RESOURCES; good++)
			*goods += bag_has(card->get[0], good) - bag_has(card->pay[0], good);
		*points += bag_has(card->get[0], VICTORY) + bag_has(card->get[0], FAITH) +
			   bag_has(card->get[0], MILITARY) / 2;
	}
}

static int boosts_of(const struct lorenzo *s, int seat)
{
	int n = 0;
	set_each(i, s->cards[CHARACTER][seat])
		n += lorenzo_cards[card_of(CHARACTER, i)].boost_by;
	return n;
}

/* An action that has been begun: its member is gone, its gain is still to come. */
static void count_begun(const struct lorenzo *s, int seat, int16_t *out)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.seat != seat || !ludo_is_waiting(&s->core, seat))
		return;
	out[TERM_card_due] = s->space && s->space <= N_FLOORS;
	out[TERM_work_due] = s->space > N_FLOORS;
	out[TERM_bonus_due] = s->grant != 0;
	out[TERM_privilege_due] = top.what == ASK_PRIVILEGE;
}

static void count_cards(const struct lorenzo *s, int seat, int16_t *out)
{
	count_works(s, seat, TERRITORY, &out[TERM_harvest_goods], &out[TERM_harvest_points]);
	count_works(s, seat, BUILDING, &out[TERM_produce_goods], &out[TERM_produce_points]);
	out[TERM_territories] = set_count(s->cards[TERRITORY][seat]);
	out[TERM_buildings] = set_count(s->cards[BUILDING][seat]);
	out[TERM_characters] = set_count(s->cards[CHARACTER][seat]);
	out[TERM_ventures] = set_count(s->cards[VENTURE][seat]);
	out[TERM_boosts] = boosts_of(s, seat);
	out[TERM_leaders] = set_count(s->played[seat]) + set_count(s->secret[seat].hand);
}

static void count_seat(const struct lorenzo *s, int seat, int16_t *out)
{
	int lacks = lorenzo_church[period_of(s->round)] - s->have[FAITH][seat];
	count_members(s, seat, &out[TERM_home], &out[TERM_home_value]);
	out[TERM_coins] = s->have[COINS][seat];
	out[TERM_wood] = s->have[WOOD][seat];
	out[TERM_stone] = s->have[STONE][seat];
	out[TERM_servants] = s->have[SERVANTS][seat];
	out[TERM_military] = s->have[MILITARY][seat];
	out[TERM_faith] = s->have[FAITH][seat];
	out[TERM_faith_points] = lorenzo_faith[within(s->have[FAITH][seat], 0, MOST_FAITH)];
	out[TERM_faith_lacking] = lacks > 0 ? lacks : 0;
	out[TERM_excommunicated] = n_excommunications(s, seat);
	out[TERM_scoring] = lorenzo_score(s, seat, SCORE_TOTAL) - s->have[VICTORY][seat];
	out[TERM_place] = place_of(s, seat);
	count_cards(s, seat, out);
	count_begun(s, seat, out);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct lorenzo *s = filled;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		count_seat(s, seat, out[seat]);
}

/* Rounds, and within a round the members that are placed. */
static int progress(const void *filled)
{
	const struct lorenzo *s = filled;
	int n = s->core.n_seats * N_MEMBERS, placed = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int member = 0; member < N_MEMBERS; member++)
			placed += s->where[seat][member] != 0;
	int done = (s->round ? s->round - 1 : 0) * n + placed;
	return within(LUDO_PROGRESS * done / (LAST_ROUND * n), 0, LUDO_PROGRESS);
}

/* What a net looks at. */
static const char *const inputs[] = {
	"territories", "buildings", "characters", "ventures", "played", "hand", "vp", "where",
	"bonus_tile", "raised", "excommunicated", "order", "round", 0,
};

#define LUDO_NET "lorenzo/net.def"
#include "ludo_net.h"

const struct ludo_lab lorenzo_lab = {
	.n_features = N_FEATURES,
	.feature = names,
	.observe = observe,
	LUDO_WEIGHTED,
	.inputs = inputs,
	.net = &net,
	.master_net = LUDO_NET_ENDS,
	.master_cut = 6,
	.count = count,
	.progress = progress,
	/* Of a card that is reached for, only the end of the turn tells what it brings. */
	.hard_ahead = 8,
};
