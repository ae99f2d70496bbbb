/* support.c: chapter 12: upkeep, control, the throne, the cost of wars. */
#include "baroque/chapters.h"

static void support_step(struct baroque *s, struct ludo_step line)
{
	plan(s, line(DO_UPKEEP), line(DO_OCCUPY), line(DO_THRONE), line(DO_WARS)); /* 12.1 */
}

/* ---- upkeep (12.2) ---- */

static void upkeep_step(struct baroque *s, struct ludo_step line)
{
	plan_by_support(s, ASK_RETAIN, 0);
}

static int upkeep_price(const struct baroque *s)
{
	return s->turn <= 3 ? s->turn : s->turn <= 7 ? 4 : 5;
}

int baroque_upkeep(const struct baroque *s)
{
	return upkeep_price(s);
}

static ludo_why retain_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	int price = m.a * upkeep_price(s);
	if (m.a > n_armies(s, m.seat))
		return refuse(TOO_FEW, 12.2);
	if (price > s->fl[m.seat])
		return refuse(POOR, 12.2, price, s->fl[m.seat]);
	return ludo_legal();
}

static void retain_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int rest = n_armies(s, m.seat) - m.a;
	pay(s, m.seat, m.a * upkeep_price(s));
	if (rest > 0)
		plan(s, line(ASK_DISBAND, m.seat, rest));
}

static void retain_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->camp[line.seat])
		return;
	if (s->fl[line.seat] < upkeep_price(s))
		retain_do(s, ludo_answer(line.seat, PAY, 0, 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- armies removed by choice, one at a time; line.a: how many ---- */

static ludo_why disband_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->camp[m.seat], m.a))
		return refuse(NO_ARMY, 12.2);
	return ludo_legal();
}

static void disband_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	lose_army(s, m.a);
	if (line.a > 1)
		plan(s, line(ASK_DISBAND, m.seat, line.a - 1));
}

static void disband_ask(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, n = line.a < n_armies(s, seat) ? line.a : n_armies(s, seat);
	int is_all = n == n_armies(s, seat);
	if (set_count(s->camp[seat]) > 1 && !is_all) {
		ludo_ask(&s->core, line, 1u << seat);
		return;
	}
	while (n-- > 0 && s->camp[seat])
		lose_army(s, set_least(s->camp[seat]));
}

/* ---- control (12.3) ---- */

static void occupy_step(struct baroque *s, struct ludo_step line)
{
	int seats[LUDO_SEATS];
	by_support(s, seats);
	for (int i = 0; i < s->core.n_seats; i++) {
		int seat = seats[i];
		set_each(state, s->camp[seat] & minors(s) & ~s->held[seat])
			take_by_force(s, seat, state); /* 12.3, 11.5 */
	}
}

/* ---- the throne (12.4) ---- */

/* The place of a seat by Support, from 0. */
static int throne_rank(const struct baroque *s, int seat)
{
	int seats[LUDO_SEATS], rank = 0;
	by_support(s, seats);
	while (rank < s->core.n_seats - 1 && seats[rank] != seat)
		rank++;
	return rank;
}

int baroque_favours(const struct baroque *s, int seat)
{
	return throne[s->core.n_seats - 2][throne_rank(s, seat)].favours;
}

/* The ranking is fixed here. */
static void throne_step(struct baroque *s, struct ludo_step line)
{
	int seats[LUDO_SEATS];
	by_support(s, seats);
	for (int i = s->core.n_seats - 1; i >= 0; i--)
		plan(s, line(DO_AWARD, seats[i], i)); /* 12.4 */
}

static void award_step(struct baroque *s, struct ludo_step line)
{
	int rank = line.a >= 0 && line.a < s->core.n_seats ? line.a : 0;
	int vp = throne[s->core.n_seats - 2][rank].vp;
	int favours = throne[s->core.n_seats - 2][rank].favours;
	note(s, EV_AWARD, line.seat, rank + 1, favours);
	score(s, line.seat, vp, FROM_THRONE);
	plan(s, line(ASK_FAVOUR, line.seat, favours));
}

/* ---- favours (12.6): line.a how many, line.b from which on, line.c the first taken ---- */

static const uint8_t favour_price[N_FAVOURS] = { 1, 1, 2, 2, 2, 3, 4 };

/* 12.7: where the army can come. */
static uint64_t free_homes(const struct baroque *s, int seat)
{
	if (n_armies(s, seat) >= most_armies(s))
		return 0;
	return homes[seat] & ~foes(s, seat) & ~(closed_zone(s) & ~asylum(s, seat));
}

/* 12.8: states that can be had for favours. */
static uint64_t grants(const struct baroque *s, int seat)
{
	uint64_t camps = foes(s, seat) | s->camp[seat];
	uint64_t built = s->cities | s->forts | s->residences;
	return minors(s) & worth_two & ~camps & ~built & ~had_already(s, seat);
}

struct favour_facts {
	int favours, from;
	uint64_t homes, grants;
};

static struct favour_facts favour_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	return (struct favour_facts){ line.a, line.b, free_homes(s, seat), grants(s, seat) };
}

static ludo_why favour_why(const struct baroque *s, ludo_move m, const struct favour_facts *f)
{
	if (m.verb == DONE)
		return ludo_legal();
	if (m.a < f->from)
		return refuse(IN_ORDER, 12.6);
	if (favour_price[m.a] > f->favours)
		return refuse(TOO_FEW, 12.6);
	if (m.a == FAVOUR_ARMY && !f->homes)
		return refuse(NOWHERE, 12.7);
	if (m.a == FAVOUR_STATE && !f->grants)
		return refuse(NOWHERE, 12.8);
	if (m.a == FAVOUR_PICK && s->pick[N_PICKS - 1])
		return refuse(ENOUGH, 12.6);
	return ludo_legal();
}

static void await_pick(struct baroque *s, int seat)
{
	int i = 0;
	while (i < N_PICKS - 1 && s->pick[i])
		i++;
	s->pick[i] = (uint8_t)(seat + 1); /* 7.1 */
}

static void favour_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int times = line.c + (m.a == FAVOUR_CARD), from = m.a + 1;
	if (m.verb == DONE)
		return;
	if (m.a == FAVOUR_CARD && times < 2)
		from = FAVOUR_CARD; /* 12.6: twice */
	note(s, EV_FAVOUR, m.seat, m.a);
	plan(s, line(ASK_FAVOUR, m.seat, line.a - favour_price[m.a], from, times));
	switch (m.a) {
	case FAVOUR_CARD: s->extra[m.seat]++; break;
	case FAVOUR_5: gain(s, m.seat, 5); break;
	case FAVOUR_12: gain(s, m.seat, 12); break;
	case FAVOUR_ARMY: plan(s, line(ASK_HOME, m.seat)); break;
	case FAVOUR_VP: score(s, m.seat, 3, FROM_FAVOURS); break;
	case FAVOUR_STATE: plan(s, line(ASK_GRANT, m.seat)); break;
	default: await_pick(s, m.seat); break;
	}
}

static void favour_ask(struct baroque *s, struct ludo_step line)
{
	struct favour_facts f = favour_facts(s, line.seat, line);
	for (int i = 0; i < N_FAVOURS; i++)
		if (!favour_why(s, ludo_answer(line.seat, FAVOUR, i, 0, 0), &f).code) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
}

static ludo_why home_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(homes[m.seat], m.a))
		return refuse(NOT_HOME, 12.7);
	if (!set_has(free_homes(s, m.seat), m.a))
		return refuse(ENEMY, 12.7);
	return ludo_legal();
}

static void home_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	put_armies(s, m.seat, m.a, 1, 0);
	note(s, EV_BUILDS, m.seat, AN_ARMY, m.a);
}

static void home_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, free_homes(s, line.seat));
	if (state >= 0)
		home_do(s, at_state(line.seat, state), line);
}

static ludo_why grant_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(grants(s, m.seat), m.a))
		return refuse(NO_TARGET, 12.8);
	return ludo_legal();
}

static void grant_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	take_peacefully(s, m.seat, m.a);
}

static void grant_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, grants(s, line.seat));
	if (state >= 0)
		grant_do(s, at_state(line.seat, state), line);
}

/* ---- the cost of wars (12.9) ---- */

static void wars_step(struct baroque *s, struct ludo_step line)
{
	static const uint8_t cost[N_WARS + 1] = { 0, 2, 4, 7, 10, 15 };
	int fl = cost[set_count(s->wars)];
	for each_seat(seat, s)
		pay(s, seat, fl);
}
