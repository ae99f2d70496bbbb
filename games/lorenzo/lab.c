/* lab.c: Lorenzo il Magnifico as numbers, for bots and for learning. */
#include "face.h"
#include "rules.h"
#include "set.h"

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

static void count_members(const struct lorenzo *s, int seat, int *home, int *value)
{
	*home = *value = 0;
	for (int member = 0; member < N_MEMBERS; member++)
		if (!s->where[seat][member]) {
			*home += 1;
			*value += lorenzo_member_value(s, seat, member);
		}
}

static int n_excommunications(const struct lorenzo *s, int seat)
{
	int n = 0;
	for (int period = 0; period < 3; period++)
		n += s->excommunicated[period] >> seat & 1;
	return n;
}

static int faith_asked(const struct lorenzo *s)
{
	return church_asks[period_of(s->round)];
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct lorenzo *s = blanked;
	struct lorenzo_score score = lorenzo_score(s, seat);
	int home, value, n = 0;
	count_members(s, seat, &home, &value);
	out[n++] = s->round;
	out[n++] = (int16_t)place_of(s, seat);
	out[n++] = (int16_t)home;
	out[n++] = (int16_t)value;
	for (int good = 0; good < N_GOODS; good++)
		out[n++] = s->have[good][seat];
	for (int type = 0; type < N_TYPES; type++)
		out[n++] = (int16_t)set_count(s->cards[type][seat]);
	out[n++] = (int16_t)(score.total - s->have[VICTORY][seat]);
	out[n++] = (int16_t)n_excommunications(s, seat);
	out[n++] = (int16_t)set_count(s->secret[seat].hand);
	out[n++] = (int16_t)set_count(s->played[seat]);
	out[n++] = (int16_t)best_other(s, seat, VICTORY);
	out[n++] = (int16_t)best_other(s, seat, MILITARY);
	out[n++] = (int16_t)faith_asked(s);
}

/* What a harvest or production of a middling value is worth, in hundredths of a point. */
static int engine_worth(const struct lorenzo *s, int seat)
{
	static const int16_t each[N_GOODS] = { 35, 35, 35, 40, 60, 100, 100 };
	int worth = 0;
	for (int type = TERRITORY; type <= BUILDING; type++)
		set_each(i, s->cards[type][seat]) {
			const struct card *card = &cards[type * CARDS_OF_TYPE + i];
			int yield = 60 * bag_has(card->get[0], PRIVILEGES);
			for (int good = 0; good < N_GOODS; good++)
				yield += each[good] * (bag_has(card->get[0], good) -
						       bag_has(card->pay[0], good));
			worth += yield * (9 - card->value) / 9;
		}
	return worth;
}

/* Points as they would be scored now; what is left to spend, and what the cards will
 * bring in the rounds to come. */
static void guess(const void *filled, int32_t *worth)
{
	const struct lorenzo *s = filled;
	int left = LAST_ROUND - s->round;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		worth[seat] = 100 * s->have[VICTORY][seat];
		if (s->is_scored)
			continue;
		int home, value;
		count_members(s, seat, &home, &value);
		worth[seat] = 100 * lorenzo_score(s, seat).total;
		worth[seat] += 100 * faith_points(s->have[FAITH][seat]);
		worth[seat] += (left * engine_worth(s, seat)) / 2 + 20 * left;
		worth[seat] += home * 60 + value * 15;
		for (int good = 0; good < N_RESOURCES; good++)
			worth[seat] += s->have[good][seat] * (left ? 25 : 5);
		worth[seat] += s->have[MILITARY][seat] * (left ? 20 : 5);
		worth[seat] -= 250 * n_excommunications(s, seat);
		worth[seat] += (200 + 100 * left) * set_count(s->played[seat]);
		worth[seat] += (40 + 40 * left) * set_count(s->secret[seat].hand);
	}
}

const struct ludo_lab lorenzo_lab = {
	.n_features = N_FEATURES,
	.feature = names,
	.observe = observe,
	.guess = guess,
};
