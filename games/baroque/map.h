/* map.h: the tables of Baroque as the rules read them: states, borders, cards. */
#ifndef BAROQUE_MAP_H
#define BAROQUE_MAP_H

#include "baroque.h"
#include "set.h"

#define BIT(i) ((uint64_t)1 << (i))

/* ---- states ---- */

struct state_row {
	uint8_t value, is_proposed; /* is_proposed: not found in print (2.1) */
	int8_t home, list;          /* power */
	uint16_t signs;
};

static const struct state_row states[N_STATES] = {
#define F(n) n, 0
#define P(n) n, 1
#define STATE(id, token, value, home, list, signs, ...) { value, home, list, signs },
#include "states.def"
#undef STATE
#undef F
#undef P
};


#define F(n) n
#define P(n) n
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & ELECTOR ? BIT(id) : 0)
static const uint64_t electors = 0
#include "states.def"
	; /* 2.5 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & DIOCESE ? BIT(id) : 0)
static const uint64_t dioceses = 0
#include "states.def"
	; /* 2.6 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & OUTER ? BIT(id) : 0)
static const uint64_t outer_states = 0
#include "states.def"
	; /* 17.7 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & POSSESSION ? BIT(id) : 0)
static const uint64_t possessions = 0
#include "states.def"
	; /* 2.4 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & BALTIC ? BIT(id) : 0)
static const uint64_t baltic_ports = 0
#include "states.def"
	; /* 2.7 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((signs) & NORTH_SEA ? BIT(id) : 0)
static const uint64_t north_sea_ports = 0
#include "states.def"
	; /* 2.7 */
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((value) == 1 ? BIT(id) : 0)
static const uint64_t worth_one = 0
#include "states.def"
	;
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((value) <= 2 ? BIT(id) : 0)
static const uint64_t worth_two = 0 /* or less */
#include "states.def"
	;
#undef STATE
#define STATE(id, token, value, home, list, signs, ...) | ((value) <= 3 ? BIT(id) : 0)
static const uint64_t worth_three = 0 /* or less */
#include "states.def"
	;
#undef STATE
#undef F
#undef P

static const uint64_t homes[LUDO_SEATS] = { /* 2.2 */
	[OF_BRANDENBURG] = BIT(BRANDENBURG),
	[OF_AUSTRIA] = BIT(AUSTRIA),
	[OF_PALATINE] = BIT(LOWER_PALATINATE) | BIT(UPPER_PALATINATE),
	[OF_SPANISH] = BIT(SPANISH_NETHERLANDS),
};

/* ---- borders ---- */

static const uint64_t neighbours[N_STATES] = {
#define TENS 0
#include "map_ten.h"
#undef TENS
#define TENS 1
#include "map_ten.h"
#undef TENS
#define TENS 2
#include "map_ten.h"
#undef TENS
#define TENS 3
#include "map_ten.h"
#undef TENS
#define TENS 4
#include "map_ten.h"
#undef TENS
#define TENS 5
#include "map_ten.h"
#undef TENS
};

#define BORDER(a, b)
#define POLISH(a, b) | BIT(a)
static const uint64_t ways_to_prussia = 0
#include "borders.def"
	; /* 16.16 */
#undef BORDER
#undef POLISH

/* ---- event cards ---- */

/* What an event does; its text is made from it, too (16). */
enum effect {
	EFFECT_SALE, EFFECT_CHAOS, EFFECT_FAMINE, EFFECT_TOWN_TRADE, EFFECT_SEA_TRADE,
	EFFECT_CONFUSION, EFFECT_DISPUTE, EFFECT_LOAN, EFFECT_WAR, EFFECT_WEATHER,
	EFFECT_SUBSIDIES, EFFECT_MARRIAGE, EFFECT_HEIR, EFFECT_PEACE, EFFECT_PERMISSION,
	EFFECT_ARMY_PAY, EFFECT_OWN_PAY, EFFECT_REVOLT, EFFECT_SUPPORT, N_EFFECTS,
};

struct event_row {
	uint8_t count, most_seats;
	uint8_t effect, n[4]; /* its numbers, as the row gives them */
	uint8_t sold;         /* state, of a sale */
	int8_t war;           /* that makes it void; NONE */
};

#define DOES(name) .effect = EFFECT_##name
#define GIVES(name, ...) .effect = EFFECT_##name, .n = { __VA_ARGS__ }
#define SALE_OF(state, lowest) .effect = EFFECT_SALE, .n = { lowest }, .sold = state
static const struct event_row events[N_EVENTS] = {
#define EVENT_CARD(id, token, n_, seats, effect_, war_, ...)                             \
	{ .count = n_, .most_seats = seats, .war = war_, effect_ },
#include "events.def"
#undef EVENT_CARD
};
#undef DOES
#undef GIVES
#undef SALE_OF

/* ---- opportunity cards ---- */

/* 17.7: where a politician places a point more. */
enum raises { RAISES_NOWHERE, RAISES_BESIDE, RAISES_AWAY, RAISES_OUTER };

struct card_row {
	uint8_t count, sort;
	uint8_t price[N_THINGS], fort_army; /* of an architect; 0: as printed */
	uint8_t fee, bonus, march;          /* of a general */
	uint8_t see, reach;                 /* of a bishop */
	uint8_t raises, beside;             /* of a politician: which states, and beside which */
	uint8_t pay[3], get[3];             /* of a painter, of Capitalism */
	int8_t end_fl, end_vp;              /* at the end of the turn */
};

#define PLAIN .fee = 0
#define PRICES(city, fort, army, residence)                                            \
	.price = { 3, city, fort, residence }, .fort_army = army
#define NEAR(state, steps) .see = state, .reach = steps
#define OFFERS(p, g, pp, gg, ppp, ggg) .pay = { p, pp, ppp }, .get = { g, gg, ggg }
#define RAISES(which) .raises = RAISES_##which
#define RAISES_BY(state) .raises = RAISES_BESIDE, .beside = state
#define LEADS(cost, points, die) .fee = cost, .bonus = points, .march = die
#define FL(n) .end_fl = n
#define VP(n) .end_vp = n
static const struct card_row cards[N_CARDS] = {
#define CARD(id, token, n, sort_, effect, end, ...)                                    \
	{ .count = n, .sort = SORT_##sort_, effect, end },
#include "cards.def"
#undef CARD
};
#undef PLAIN
#undef PRICES
#undef NEAR
#undef OFFERS
#undef RAISES
#undef RAISES_BY
#undef LEADS
#undef FL
#undef VP

/* ---- what rules, faces and bots count alike ---- */

static inline int n_turns(const struct baroque *s)
{
	return s->core.option[OPT_TURNS] + 1; /* 1.2 */
}

static const struct {
	uint8_t vp, favours;
} throne[3][LUDO_SEATS] = { /* 12.4, by the number of players and the place */
	{ { 3, 2 }, { 0, 4 } },
	{ { 4, 1 }, { 2, 2 }, { 0, 4 } },
	{ { 5, 1 }, { 3, 2 }, { 1, 3 }, { 0, 4 } },
};

static inline uint64_t has_points(const struct baroque *s, int state)
{
	uint32_t all;
	_Static_assert(sizeof(all) == sizeof(s->influence[0]), "the points of all seats");
	memcpy(&all, s->influence[state], sizeof(all));
	return all != 0;
}

/* States with influence of anybody; looked at by twos, since most have none. */
static inline uint64_t with_points(const struct baroque *s)
{
	const unsigned char *at = (const unsigned char *)s->influence;
	uint64_t set = has_points(s, N_STATES - 1) << (N_STATES - 1);
	for (int i = 0; i + 1 < N_STATES; i += 2) {
		uint64_t two;
		memcpy(&two, at + (size_t)i * sizeof(s->influence[0]), sizeof(two));
		if (two)
			set |= (has_points(s, i) | has_points(s, i + 1) << 1) << i;
	}
	return set;
}

static inline uint64_t all_electors(const struct baroque *s)
{
	return electors | (s->brunswick ? BIT(BRUNSWICK) : 0); /* 2.5 */
}

static inline uint64_t all_dioceses(const struct baroque *s)
{
	int is_tenth = s->core.option[OPT_DIOCESES] == DIOCESES_TEN;
	return dioceses | (is_tenth ? BIT(FRANCONIA) : 0); /* 2.6 */
}

static inline int votes(const struct baroque *s, int seat)
{
	uint64_t held = s->held[seat], sees = held & all_dioceses(s);
	return 3 * set_count(held & all_electors(s)) + set_count(sees) +
	       set_count(sees & s->residences); /* 12.5, 4.2 */
}

#endif
