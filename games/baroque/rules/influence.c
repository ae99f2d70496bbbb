/* influence.c: chapter 10, second part, and chapter 11: influence and what comes of it. */
#include "baroque/chapters.h"

/* ---- where ---- */

/* States in play near a bishop's see (17.3). */
static uint64_t near_see(const struct baroque *s, int bishop)
{
	uint64_t set = neighbours[cards[bishop].see] & s->in_play;
	return cards[bishop].reach > 1 ? set | (next_to(set) & s->in_play) : set;
}

/* 10.8: what Prussia and the states on the way there are neighbours of. */
static uint64_t prussia_near(const struct baroque *s, int seat)
{
	uint64_t ways = plays(s, OPT_PRUSSIA, PRUSSIA_NEAR) ? polish_ways(s) : 0;
	uint64_t set = set_has(s->held[seat], PRUSSIA) ? ways : 0;
	return s->held[seat] & ways ? set | BIT(PRUSSIA) : set;
}

/* 10.8, 10.11, 10.12: where influence can be handled in a way. */
static uint64_t targets(const struct baroque *s, int seat, int way)
{
	uint64_t set = minors(s) & ~foes(s, seat); /* 10.9 */
	int bishop = s->front[seat][SORT_BISHOP] - 1;
	if (way == BY_BASIC)
		set &= next_to(s->held[seat]) | prussia_near(s, seat); /* 10.8, 10.10 */
	if (way == BY_POLITICIAN && !s->front[seat][SORT_POLITICIAN])
		return 0;
	if (way == BY_BISHOP)
		set &= bishop < 0 ? 0 : all_dioceses(s) | near_see(s, bishop);
	return set;
}

uint64_t baroque_reach(const struct baroque *s, int seat)
{
	return targets(s, seat, BY_BASIC);
}

static ludo_why target_refusal(const struct baroque *s, int seat, int state, int way)
{
	if (!set_has(s->in_play, state))
		return refuse(OUT_OF_PLAY, 2.4);
	if (set_has(homes_in_play(s), state))
		return refuse(MAJOR, 10.8);
	if (set_has(foes(s, seat), state))
		return refuse(ENEMY, 10.9);
	if (!set_has(targets(s, seat, way), state))
		return way == BY_BISHOP ? refuse(NOT_NEAR, 17.3) : refuse(NOT_NEAR, 10.8);
	return refuse(NO_POINTS, 10.16);
}

static void begin_influence(struct baroque *s, int seat, int way, int removing)
{
	s->way = (uint8_t)way;
	s->removing = (uint8_t)removing;
	note(s, removing ? EV_REMOVING : EV_PLACING, seat, way);
	plan(s, line(ASK_TARGET, seat), line(ASK_AID, seat), line(DO_INFLUENCE, seat));
}

static void end_influence(struct baroque *s)
{
	s->way = s->removing = s->aid = s->see = s->aided = s->raised = 0;
	s->target[0] = s->target[1] = 0;
}

struct target_facts {
	uint64_t set;
};

static struct target_facts target_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	uint64_t set = targets(s, seat, s->way);
	return (struct target_facts){ s->removing ? set & with_points(s) : set };
}

static ludo_why target_why(const struct baroque *s, ludo_move m, const struct target_facts *f)
{
	return set_has(f->set, m.a) ? ludo_legal() : target_refusal(s, m.seat, m.a, s->way);
}

static void target_moves(const struct baroque *s, int seat, const struct target_facts *f,
			 struct ludo_list *list)
{
	offer_states(list, seat, AT, f->set);
}

static void target_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->target[0] = s->target[1] = (uint8_t)(m.a + 1);
	note(s, EV_NAMES, m.seat, m.a);
}

static void target_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, target_facts(s, line.seat, line).set);
	if (state >= 0)
		target_do(s, at_state(line.seat, state), line);
}

/* ---- Power: place or remove, one state, then the same or another (10.11) ---- */

struct power_facts {
	int can_place, can_remove;
};

static struct power_facts power_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	uint64_t set = targets(s, seat, BY_POWER);
	return (struct power_facts){ set != 0, (set & with_points(s)) != 0 };
}

static ludo_why power_why(const struct baroque *s, ludo_move m, const struct power_facts *f)
{
	if (m.a != BY_POWER)
		return refuse(BY_CARD, 10.11);
	if (!(m.verb == PLACE ? f->can_place : f->can_remove))
		return refuse(NOWHERE, 10.11);
	return ludo_legal();
}

static void power_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->way = BY_POWER;
	s->removing = m.verb == REMOVE;
	note(s, s->removing ? EV_REMOVING : EV_PLACING, m.seat, BY_POWER);
	plan(s, line(ASK_TARGET, m.seat), line(ASK_SECOND, m.seat), line(ASK_AID, m.seat),
	     line(ASK_SHARE, m.seat), line(DO_INFLUENCE, m.seat)); /* 10.15 */
}

static void power_ask(struct baroque *s, struct ludo_step line)
{
	struct power_facts f = power_facts(s, line.seat, line);
	if (f.can_place && f.can_remove)
		ludo_ask(&s->core, line, 1u << line.seat);
	else if (f.can_place)
		power_do(s, ludo_answer(line.seat, PLACE, BY_POWER, 0, 0), line);
}

struct second_facts {
	uint64_t set;
};

static struct second_facts second_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	return (struct second_facts){ target_facts(s, seat, line).set };
}

static ludo_why second_why(const struct baroque *s, ludo_move m, const struct second_facts *f)
{
	return set_has(f->set, m.a) ? ludo_legal() : target_refusal(s, m.seat, m.a, BY_POWER);
}

static void second_moves(const struct baroque *s, int seat, const struct second_facts *f,
			 struct ludo_list *list)
{
	offer_states(list, seat, AT, f->set);
}

static void second_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->target[1] = (uint8_t)(m.a + 1);
	note(s, EV_NAMES, m.seat, m.a);
}

static void second_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, second_facts(s, line.seat, line).set);
	if (state >= 0)
		second_do(s, at_state(line.seat, state), line);
}

/* ---- buildings (10.13) ---- */

struct aid_facts {
	uint64_t cities, forts, residences; /* that could be used now */
};

static uint64_t target_set(const struct baroque *s)
{
	return s->target[0] && s->target[1] ? BIT(s->target[0] - 1) | BIT(s->target[1] - 1) : 0;
}

/* In any order: the points so far, 1, 2 and 3, tell what has been used. */
static struct aid_facts aid_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	uint64_t free_cities = s->held[seat] & ~s->used_cities; /* 10.14 */
	struct aid_facts f = { 0 };
	int is_full = s->aid && plays(s, OPT_BUILDINGS, BUILDINGS_ONE);
	int of_cities = s->aid - (s->see ? 3 : 0);
	if (!s->target[0] || is_full)
		return f;
	if (!(of_cities & 1))
		f.cities = free_cities & s->cities;
	if (!(of_cities & 2))
		f.forts = free_cities & s->forts;
	if (!s->see)
		f.residences = s->held[seat] & s->residences & ~s->used_residences &
			       next_to(target_set(s));
	return f;
}

static ludo_why aid_why(const struct baroque *s, ludo_move m, const struct aid_facts *f)
{
	if (m.verb == DONE)
		return ludo_legal();
	int is_residence = m.verb == RESIDENCE;
	uint64_t all = is_residence ? s->residences : m.verb == CITY ? s->cities : s->forts;
	uint64_t set = is_residence ? f->residences : m.verb == CITY ? f->cities : f->forts;
	if (set_has(set, m.a))
		return ludo_legal();
	if (!set_has(all, m.a))
		return refuse(NO_TOWN, 10.13);
	if (!set_has(s->held[m.seat], m.a))
		return refuse(NOT_YOURS, 10.13);
	if (set_has(is_residence ? s->used_residences : s->used_cities, m.a))
		return refuse(USED, 10.14);
	if (is_residence && !s->see)
		return refuse(NOT_NEAR, 10.13);
	return refuse(ONE_EACH, 10.13);
}

static void aid_moves(const struct baroque *s, int seat, const struct aid_facts *f,
		      struct ludo_list *list)
{
	set_each(state, f->cities)
		ludo_offer(list, ludo_answer(seat, CITY, state, 0, 0));
	set_each(state, f->forts)
		ludo_offer(list, ludo_answer(seat, FORT, state, 0, 0));
	set_each(state, f->residences)
		ludo_offer(list, ludo_answer(seat, RESIDENCE, state, 0, 0));
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void aid_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	plan(s, line(ASK_AID, m.seat));
	if (m.verb == RESIDENCE) {
		set_add(s->used_residences, m.a);
		s->see = (uint8_t)(m.a + 1);
		s->aid += 3;
		note(s, EV_USES, m.seat, A_RESIDENCE, m.a);
		return;
	}
	set_add(s->used_cities, m.a);
	s->aid += m.verb == CITY ? 1 : 2;
	note(s, EV_USES, m.seat, m.verb == CITY ? A_CITY : A_FORT, m.a);
}

static void aid_ask(struct baroque *s, struct ludo_step line)
{
	struct aid_facts f = aid_facts(s, line.seat, line);
	if (f.cities | f.forts | f.residences)
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* Which of Power's two states gets the points of buildings: beside the residence (10.15). */
static ludo_why share_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a != s->target[0] - 1 && m.a != s->target[1] - 1)
		return refuse(NEITHER, 10.15);
	if (s->see && !set_has(neighbours[s->see - 1], m.a))
		return refuse(NOT_NEAR, 10.13);
	return ludo_legal();
}

static void share_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->aided = m.a == s->target[1] - 1;
	note(s, EV_NAMES, m.seat, m.a);
}

static void share_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->aid || s->target[0] == s->target[1])
		return;
	uint64_t set = target_set(s) & (s->see ? neighbours[s->see - 1] : ~(uint64_t)0);
	int state = only_one(s, line, set);
	if (state >= 0)
		share_do(s, at_state(line.seat, state), line);
}

/* ---- the points ---- */

static uint64_t at_border(const struct baroque *s)
{
	if (!plays(s, OPT_BORDER, BORDER_SALES))
		return outer_states;
	return outer_states | next_to(possessions & ~s->in_play);
}

/* Does the politician in front raise what is placed in a state (17.7)? */
static int earns(const struct baroque *s, int seat, int state)
{
	int politician = s->front[seat][SORT_POLITICIAN] - 1;
	if (politician < 0)
		return 0;
	switch (cards[politician].raises) {
	case RAISES_BESIDE: return set_has(neighbours[cards[politician].beside], state);
	case RAISES_AWAY: return !(neighbours[state] & homes_in_play(s));
	case RAISES_OUTER: return set_has(at_border(s), state);
	default: return 0;
	}
}

static void add_points(struct baroque *s, int seat, int state, int n)
{
	int sum = s->influence[state][seat] + n;
	s->influence[state][seat] = (uint8_t)(sum < MOST_POINTS ? sum : MOST_POINTS);
	note(s, EV_PLACES, seat, state, n);
}

/* Points for the two targets, if they are two; all in the first one otherwise. */
static void points_for(const struct baroque *s, int n[2])
{
	int is_power = s->way == BY_POWER;
	n[0] = n[1] = is_power;
	if (!is_power)
		n[0] = 1;
	n[s->aided] += s->aid;
	if (s->target[0] == s->target[1]) {
		n[0] += n[1];
		n[1] = 0;
	}
}

static void place_points(struct baroque *s, int seat)
{
	int n[2];
	points_for(s, n);
	int first = earns(s, seat, s->target[0] - 1), second = earns(s, seat, s->target[1] - 1);
	if (first || second)
		n[s->raised || (!first && n[1])]++; /* once an action (17.7) */
	for (int i = 0; i < 2; i++)
		if (n[i])
			add_points(s, seat, s->target[i] - 1, n[i]);
}

/* A politician's point that either state earns is asked for before all is placed. */
static ludo_why raise_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a != s->target[0] - 1 && m.a != s->target[1] - 1)
		return refuse(NEITHER, 17.7);
	return ludo_legal();
}

static void raise_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->raised = m.a == s->target[1] - 1;
	note(s, EV_NAMES, m.seat, m.a);
	plan(s, line(DO_INFLUENCE, m.seat, 1));
}

static void influence_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, n[2];
	if (!s->target[0] || !s->target[1]) {
		end_influence(s);
		return;
	}
	int first = s->target[0] - 1, second = s->target[1] - 1;
	if (!s->removing && first != second && !line.a && earns(s, seat, first) &&
	    earns(s, seat, second)) {
		plan(s, line(ASK_RAISE, seat)); /* 10.15 */
		return;
	}
	plan(s, line(DO_CONTROL, seat)); /* 11.4: once for all points */
	if (!s->removing) {
		place_points(s, seat);
		return;
	}
	points_for(s, n);
	if (n[1])
		plan(s, line(ASK_WHOSE, seat, second, n[1]));
	plan(s, line(ASK_WHOSE, seat, first, n[0]));
}

/* ---- removing, point by point (10.16) ---- */

static void remove_points(struct baroque *s, int seat, int state, int n)
{
	int had = s->influence[state][seat], taken = n < had ? n : had;
	s->influence[state][seat] = (uint8_t)(had - taken);
	if (taken)
		note(s, EV_REMOVES, seat, state, taken);
}

static ludo_why whose_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!s->influence[line.a][m.a])
		return refuse(NOBODY, 10.16);
	return ludo_legal();
}

static void whose_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	remove_points(s, m.a, line.a, 1);
	if (line.b > 1)
		plan(s, line(ASK_WHOSE, m.seat, line.a, line.b - 1));
}

static void whose_ask(struct baroque *s, struct ludo_step line)
{
	unsigned set = 0;
	if (line.a < 0 || line.a >= N_STATES)
		return;
	for each_seat(seat, s)
		if (s->influence[line.a][seat])
			set |= 1u << seat;
	if (set_count(set) > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
	else if (set)
		remove_points(s, set_least(set), line.a, line.b);
}

/* ---- 11. Control ---- */

/* By how much a seat would exceed what it has to exceed; 2 is enough (11.1, 11.2). */
static int lead_over(const struct baroque *s, int state, int seat, int holder)
{
	const uint8_t *points = s->influence[state];
	if (holder >= 0)
		return points[seat] - points[holder] - 1;
	int most = 0;
	for each_seat(i, s)
		if (i != seat && points[i] > most)
			most = points[i];
	return points[seat] - most;
}

static void test_control(struct baroque *s, int state, int actor)
{
	int holder = holder_of(s, state), best = LUDO_NOBODY;
	if (!set_has(minors(s) & ~ottoman_state(s), state))
		return; /* 11.7 */
	for (int i = 0; i < s->core.n_seats; i++) { /* 11.4: from the acting player on */
		int seat = after(s, actor, i);
		if (seat == holder || lead_over(s, state, seat, holder) < 2)
			continue;
		if (best < 0 || s->influence[state][seat] > s->influence[state][best])
			best = seat;
	}
	if (best >= 0)
		take_peacefully(s, best, state); /* 11.3 */
}

static void control_step(struct baroque *s, struct ludo_step line)
{
	int first = s->target[0] - 1, second = s->target[1] - 1;
	end_influence(s);
	if (first >= 0)
		test_control(s, first, line.seat);
	if (second >= 0 && second != first)
		test_control(s, second, line.seat);
}
