/* building.c: chapter 10, first part: playing cards and building. */
#include "baroque/chapters.h"

static int price_of(const struct baroque *s, int seat, int thing)
{
	static const uint8_t printed[N_THINGS] = { 3, 6, 8, 6 }; /* 10.3 to 10.6 */
	int architect = s->front[seat][SORT_ARCHITECT] - 1;
	return architect < 0 ? printed[thing] : cards[architect].price[thing]; /* 10.2 */
}

int baroque_price(const struct baroque *s, int seat, int thing)
{
	return price_of(s, seat, thing);
}

static int fort_takes_army(const struct baroque *s, int seat)
{
	int architect = s->front[seat][SORT_ARCHITECT] - 1;
	if (plays(s, OPT_FORT_ARMY, FORT_ARMY_ALWAYS))
		return 1;
	return architect < 0 || cards[architect].fort_army; /* 10.5, 17.2 */
}

/* Where a seat could build a thing, money and number apart. */
static uint64_t sites(const struct baroque *s, int seat, int thing)
{
	uint64_t held = s->held[seat];
	switch (thing) {
	case AN_ARMY: /* 10.3; 17.5: not in the zone, but at home */
		return held & ~foes(s, seat) & ~(closed_zone(s) & ~asylum(s, seat));
	case A_CITY: /* 10.4, 6.2; also beside an enemy army, 10.7 */
		return held & ~s->cities & ~s->forts & ~BIT(PRUSSIA);
	case A_FORT: /* 10.5 */
		return held & s->cities & (fort_takes_army(s, seat) ? s->camp[seat] : held);
	default: /* 10.6 */
		return held & all_dioceses(s) & ~s->residences;
	}
}

struct site_facts {
	int thing;
	uint64_t set;
};

static struct site_facts site_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	int thing = line.a >= 0 && line.a < N_THINGS ? line.a : AN_ARMY;
	return (struct site_facts){ thing, sites(s, seat, thing) };
}

static ludo_why site_why(const struct baroque *s, ludo_move m, const struct site_facts *f)
{
	if (set_has(f->set, m.a))
		return ludo_legal();
	if (!set_has(s->held[m.seat], m.a))
		return refuse(NOT_YOURS, 10.2);
	if (f->thing == AN_ARMY)
		return set_has(foes(s, m.seat), m.a) ? refuse(ENEMY, 10.3) : refuse(CLOSED, 17.5);
	if (f->thing == A_CITY)
		return m.a == PRUSSIA ? refuse(NO_CITY_THERE, 6.2) : refuse(BUILT, 10.4);
	if (f->thing == A_FORT)
		return set_has(s->cities, m.a) ? refuse(NO_ARMY, 10.5) : refuse(NO_TOWN, 10.5);
	return set_has(all_dioceses(s), m.a) ? refuse(BUILT, 10.6) : refuse(NO_DIOCESE, 10.6);
}

static void site_moves(const struct baroque *s, int seat, const struct site_facts *f,
		       struct ludo_list *list)
{
	offer_states(list, seat, AT, f->set);
}

static void site_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	pay(s, m.seat, price_of(s, m.seat, line.a));
	note(s, EV_BUILDS, m.seat, line.a, m.a);
	switch (line.a) {
	case AN_ARMY: put_armies(s, m.seat, m.a, 1, 0); break;
	case A_CITY: set_add(s->cities, m.a); break;
	case A_FORT:
		set_drop(s->cities, m.a);
		set_add(s->forts, m.a);
		if (fort_takes_army(s, m.seat))
			remove_armies(s, m.a, 1);
		break;
	default: set_add(s->residences, m.a); break;
	}
}

static void site_ask(struct baroque *s, struct ludo_step line)
{
	struct site_facts f = site_facts(s, line.seat, line);
	if (f.thing != line.a)
		return; /* a position set by hand may ask for more */
	int state = only_one(s, line, f.set);
	if (state >= 0)
		site_do(s, at_state(line.seat, state), line);
}
