/* chapters.h: what the chapters of Baroque's rules use of one another.  They are parts of
 * rules.c, in the order of rules.md. */
#ifndef BAROQUE_CHAPTERS_H
#define BAROQUE_CHAPTERS_H

#include "map.h"

#include "rules.h"

/* ---- seats ---- */

#define each_seat(seat, s) (int seat = 0; seat < (s)->core.n_seats; seat++)

static int place_of(const struct baroque *s, int seat)
{
	int i = 0;
	while (i < LUDO_SEATS - 1 && s->order[i] != seat)
		i++;
	return i;
}

/* The seat i places after another in order of play. */
static int after(const struct baroque *s, int seat, int i)
{
	return s->order[(place_of(s, seat) + i) % s->core.n_seats];
}

static int is_last_turn(const struct baroque *s)
{
	return s->turn >= n_turns(s);
}

static int plays(const struct baroque *s, int option, int value)
{
	return s->core.option[option] == value; /* 1.6 */
}

/* Take one out of a row; those behind it move up. */
static void close_up(uint8_t *row, int i, int n)
{
	for (; i + 1 < n; i++)
		row[i] = row[i + 1];
	row[n - 1] = 0;
}

/* ---- sets of states ---- */

static uint64_t homes_in_play(const struct baroque *s)
{
	uint64_t set = homes[OF_BRANDENBURG] | homes[OF_AUSTRIA]; /* 2.2 */
	if (s->core.n_seats > OF_PALATINE)
		set |= homes[OF_PALATINE]; /* 3.3: neutral with two players */
	if (s->core.n_seats > OF_SPANISH)
		set |= homes[OF_SPANISH];
	return set;
}

static uint64_t minors(const struct baroque *s)
{
	return s->in_play & ~homes_in_play(s); /* 2.3 */
}

static uint64_t ottoman_state(const struct baroque *s)
{
	return s->ottomans ? BIT(STYRIA) : 0;
}

/* Where an enemy of a seat stands; 14.9: the Ottomans are everybody's. */
static uint64_t foes(const struct baroque *s, int seat)
{
	uint64_t set = ottoman_state(s);
	for (int i = 0; i < LUDO_SEATS; i++)
		set |= i == seat ? 0 : s->camp[i];
	return set;
}

static uint64_t held_by_others(const struct baroque *s, int seat)
{
	uint64_t set = 0;
	for (int i = 0; i < LUDO_SEATS; i++)
		set |= i == seat ? 0 : s->held[i];
	return set;
}

static uint64_t controlled(const struct baroque *s)
{
	return s->held[0] | s->held[1] | s->held[2] | s->held[3];
}

static int holder_of(const struct baroque *s, int state)
{
	for each_seat(seat, s)
		if (set_has(s->held[seat], state))
			return seat;
	return LUDO_NOBODY;
}

/* Whose armies stand in a state. */
static int camper_of(const struct baroque *s, int state)
{
	for each_seat(seat, s)
		if (set_has(s->camp[seat], state))
			return seat;
	return LUDO_NOBODY;
}

static uint64_t next_to(uint64_t set)
{
	uint64_t all = 0;
	set_each(state, set)
		all |= neighbours[state];
	return all;
}

/* The zone of Schönborn while he is in front of anybody (17.5). */
static uint64_t closed_zone(const struct baroque *s)
{
	for each_seat(seat, s)
		if (s->front[seat][SORT_BISHOP] == CARD_SCHONBORN + 1)
			return BIT(MAINZ) | neighbours[MAINZ];
	return 0;
}

/* States between which and Prussia there is a way now. */
static uint64_t polish_ways(const struct baroque *s)
{
	if (!s->event_out[EVENT_POLISH_PERMISSION])
		return 0;
	uint64_t also = plays(s, OPT_POLAND, POLAND_ALL) ? BIT(SILESIA) : 0;
	return ways_to_prussia | also; /* 10.19 */
}

/* Where armies can go from a state in one step. */
static uint64_t steps_from(const struct baroque *s, int state)
{
	uint64_t set = neighbours[state], ways = polish_ways(s);
	if (state == PRUSSIA)
		set |= ways; /* 16.16 */
	if (set_has(ways, state))
		set_add(set, PRUSSIA);
	return set & s->in_play & ~closed_zone(s); /* 2.4, 17.5 */
}

/* Where Schönborn does not touch a seat's armies. */
static uint64_t asylum(const struct baroque *s, int seat)
{
	return plays(s, OPT_ZONE, ZONE_NOBODY) ? 0 : homes[seat]; /* 17.5 */
}

/* ---- florins and points ---- */

static void receive(struct baroque *s, int seat, int fl)
{
	if (fl <= 0)
		return;
	int sum = s->fl[seat] + fl;
	s->fl[seat] = (uint16_t)(sum < MOST_FLORINS ? sum : MOST_FLORINS - 1);
	note(s, EV_GETS, seat, fl);
}

static int suffers_chaos(const struct baroque *s, int seat)
{
	return s->event_out[EVENT_CHAOS] && !set_has(s->spared_chaos, seat);
}

/* From the bank. */
static void gain(struct baroque *s, int seat, int fl)
{
	if (plays(s, OPT_CHAOS, CHAOS_TURN) && suffers_chaos(s, seat))
		fl = (fl + 1) / 2; /* 14.1 */
	receive(s, seat, fl);
}

/* As far as there is money (1.3); says how much it was. */
static int pay(struct baroque *s, int seat, int fl)
{
	int paid = fl < s->fl[seat] ? fl : s->fl[seat];
	s->fl[seat] -= paid;
	if (paid)
		note(s, EV_PAYS, seat, paid);
	return paid;
}

/* To the controller of Augsburg, to the bank if there is none; nobody pays himself. */
static void pay_augsburg(struct baroque *s, int seat, int fl)
{
	int to = holder_of(s, AUGSBURG);
	if (to == seat)
		return; /* 16.9, 17.17 */
	int paid = pay(s, seat, fl);
	if (to >= 0)
		receive(s, to, paid);
}

static void score(struct baroque *s, int seat, int vp, int source)
{
	if (!vp)
		return;
	int sum = s->vp[seat] + vp;
	s->vp[seat] = (uint16_t)(sum > 0 ? sum : 0); /* 1.3 */
	note(s, EV_SCORES, seat, vp, source);
}

/* ---- Support ---- */

/* Seats by Support, equal ones in order of play (7.3, 12.1). */
static void by_support(const struct baroque *s, int seats[LUDO_SEATS])
{
	int n = s->core.n_seats, worth[LUDO_SEATS];
	for (int i = 0; i < n; i++) {
		int seat = s->order[i], w = votes(s, seat), j = i;
		for (; j > 0 && worth[j - 1] < w; j--) {
			worth[j] = worth[j - 1];
			seats[j] = seats[j - 1];
		}
		worth[j] = w;
		seats[j] = seat;
	}
}

/* Plan one line for each seat by Support. */
static void plan_by_support(struct baroque *s, int what, int a)
{
	int seats[LUDO_SEATS];
	by_support(s, seats);
	for (int i = s->core.n_seats - 1; i >= 0; i--)
		plan(s, line(what, seats[i], a));
}

/* The same in order of play from a seat on, but for some. */
static void plan_from(struct baroque *s, int what, int first, unsigned but)
{
	for (int i = s->core.n_seats - 1; i >= 0; i--) {
		int seat = after(s, first, i);
		if (!(but >> seat & 1))
			plan(s, line(what, seat)); /* 9.5 */
	}
}

/* ---- armies ---- */

static int n_armies(const struct baroque *s, int seat)
{
	int n = 0;
	set_each(state, s->camp[seat])
		n += s->armies[state];
	for (int i = 0; seat == s->active && i < N_GROUPS; i++)
		n += s->attack_n[i];
	return n;
}

static int most_armies(const struct baroque *s)
{
	static const uint8_t most[] = { 10, 11, MOST_ARMIES };
	int i = s->core.n_seats - 2;
	return most[plays(s, OPT_ARMY_LIMIT, ARMY_LIMIT_SWAPPED) ? 2 - i : i]; /* 10.3 */
}

static void discard_character(struct baroque *s, int seat, int sort)
{
	int card = s->front[seat][sort] - 1;
	if (card < 0)
		return;
	s->discards[card]++;
	s->front[seat][sort] = 0;
	if (sort == SORT_GENERAL)
		s->post[seat] = 0;
	note(s, EV_LEAVES, seat, card);
}

/* 17.10: a general without an own army beside him is discarded, or looks for another. */
static void lose_general(struct baroque *s, int seat)
{
	if (plays(s, OPT_GENERAL, GENERAL_LEAVES)) {
		discard_character(s, seat, SORT_GENERAL);
		return;
	}
	s->post[seat] = 0;
	set_drop(s->entered, seat); /* 17.14 */
	plan(s, line(ASK_POST, seat));
}

static void check_general(struct baroque *s, int seat)
{
	if (!s->post[seat] || (seat == s->active && s->attack_lead))
		return;
	if (!set_has(s->camp[seat], s->post[seat] - 1))
		lose_general(s, seat);
}

/* Take armies off a state, marked ones first (10.5). */
static void remove_armies(struct baroque *s, int state, int n)
{
	int seat = camper_of(s, state);
	if (seat < 0 || n <= 0)
		return;
	s->armies[state] -= n;
	s->moved[state] = s->moved[state] > n ? s->moved[state] - n : 0;
	if (!s->armies[state])
		set_drop(s->camp[seat], state);
	check_general(s, seat);
}

static void lose_army(struct baroque *s, int state)
{
	note(s, EV_LOSES, camper_of(s, state), state);
	remove_armies(s, state, 1);
}

static void put_armies(struct baroque *s, int seat, int state, int n, int marked)
{
	if (!n)
		return;
	s->armies[state] += n;
	s->moved[state] += marked;
	set_add(s->camp[seat], state);
}

static void sweep(struct baroque *s, int state)
{
	memset(s->influence[state], 0, sizeof(s->influence[state])); /* 10.17 */
}

/* ---- control ---- */

static void take(struct baroque *s, int seat, int state)
{
	for (int i = 0; i < LUDO_SEATS; i++)
		set_drop(s->held[i], state);
	set_add(s->held[seat], state);
	note(s, EV_CONTROLS, seat, state);
}

/* 11.3: the points of the others go. */
static void take_peacefully(struct baroque *s, int seat, int state)
{
	for (int i = 0; i < LUDO_SEATS; i++)
		if (i != seat || plays(s, OPT_POINTS, POINTS_GO))
			s->influence[state][i] = 0;
	take(s, seat, state);
}

/* 11.5: all points go. */
static void take_by_force(struct baroque *s, int seat, int state)
{
	sweep(s, state);
	if (!set_has(s->held[seat], state))
		take(s, seat, state);
}

static void test_control(struct baroque *s, int state, int actor);

/* States that a seat cannot be given because it has them (12.8, 16.13, 17.4). */
static uint64_t had_already(const struct baroque *s, int seat)
{
	return plays(s, OPT_OWN_STATE, OWN_STATE_ALLOWED) ? 0 : s->held[seat];
}

/* ---- cards ---- */

static int n_in(const uint8_t counts[N_CARDS])
{
	int n = 0;
	for (int i = 0; i < N_CARDS; i++)
		n += counts[i];
	return n;
}

/* A card leaves a hand for all to see; what others knew of the hand may go with it. */
static void leave_hand(struct baroque *s, int seat, int card)
{
	s->secret[seat].hand[card]--;
	s->n_hand[seat]--;
	for (int i = 0; i < LUDO_SEATS; i++)
		if (s->secret[i].known[seat][card])
			s->secret[i].known[seat][card]--; /* 18.2 */
}

static ludo_why in_hand_why(const struct baroque *s, int seat, int card)
{
	if (!s->secret[seat].hand[card])
		return refuse(NOT_IN_HAND, 9.6);
	return ludo_legal();
}

static void play_card(struct baroque *s, int seat, int card);

/* ---- naming a state ---- */

/* Ask for one of a set of states, unless there is no choice: the state, or negative where
 * a question is put or nothing is there (9.8). */
static int only_one(struct baroque *s, struct ludo_step line, uint64_t set)
{
	if (set_count(set) > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
	return set_count(set) == 1 ? set_least(set) : NONE;
}

static ludo_move at_state(int seat, int state)
{
	return ludo_answer(seat, AT, state, 0, 0);
}

/* One answer for each state of a set; why the others are refused need not be found out. */
static void offer_states(struct ludo_list *list, int seat, int verb, uint64_t set)
{
	set_each(state, set)
		ludo_offer(list, ludo_answer(seat, verb, state, 0, 0));
}

#endif
