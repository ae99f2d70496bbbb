/* battle.c: chapter 10, last part: battles, retreats, returns. */
#include "baroque/chapters.h"

static uint64_t attacked(const struct baroque *s)
{
	uint64_t set = 0;
	for (int i = 0; i < N_GROUPS; i++)
		if (s->attack_n[i])
			set_add(set, s->attack_at[i] - 1);
	return set;
}

/* ---- one battle after the other (10.24) ---- */

static void begin_battle(struct baroque *s, int seat, int state)
{
	s->battle = (uint8_t)(state + 1);
	plan(s, line(ASK_PLEDGE, seat), line(DO_SHOW, seat), line(DO_RESOLVE, seat),
	     line(DO_BATTLES, seat)); /* 10.26 */
}

static ludo_why battle_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(attacked(s), m.a))
		return refuse(NO_BATTLE, 10.24);
	return ludo_legal();
}

static void battle_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_NAMES, m.seat, m.a);
	begin_battle(s, m.seat, m.a);
}

static void battles_step(struct baroque *s, struct ludo_step line)
{
	uint64_t set = attacked(s);
	if (set_count(set) > 1)
		plan(s, line(ASK_BATTLE, line.seat));
	else if (set)
		begin_battle(s, line.seat, set_least(set));
}

/* ---- cards (10.26) ---- */

static int n_others(const struct baroque *s, int seat)
{
	return s->n_hand[seat] - s->secret[seat].hand[CARD_POWER];
}

/* How many, in one answer: more answers would tell the other side the number. */
static ludo_why pledge_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a > s->secret[m.seat].hand[CARD_POWER] || m.b > n_others(s, m.seat))
		return refuse(TOO_FEW, 10.26);
	return ludo_legal();
}

static void pledge_moves(const struct baroque *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	for (int power = 0; power <= s->secret[seat].hand[CARD_POWER]; power++)
		for (int others = 0; others <= n_others(s, seat); others++)
			ludo_offer(list, ludo_answer(seat, PLEDGE, power, others, 0));
}

static void pledge_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->secret[m.seat].laid[CARD_POWER] = (uint8_t)m.a;
	s->secret[m.seat].others = (uint8_t)m.b;
	note(s, EV_READY, m.seat);
}

/* Both at once; whoever has no card is not asked. */
static void pledge_ask(struct baroque *s, struct ludo_step line)
{
	int defender = s->battle ? camper_of(s, s->battle - 1) : LUDO_NOBODY;
	unsigned asked = s->battle && s->n_hand[line.seat] ? 1u << line.seat : 0;
	if (defender >= 0 && s->n_hand[defender])
		asked |= 1u << defender;
	if (asked)
		ludo_ask(&s->core, line, asked);
}

static void show_stake(struct baroque *s, int seat, int side)
{
	struct baroque_secret *own = &s->secret[seat];
	s->stake[side][POWER_CARDS] = own->laid[CARD_POWER];
	s->stake[side][OTHER_CARDS] = own->others;
	if (s->n_hand[seat])
		reveal(s, EV_PLEDGES, seat, own->laid[CARD_POWER], own->others);
	plan(s, line(ASK_LAY, seat, own->others, side));
	own->others = 0;
}

static void show_step(struct baroque *s, struct ludo_step line)
{
	int defender = s->battle ? camper_of(s, s->battle - 1) : LUDO_NOBODY;
	if (defender >= 0)
		show_stake(s, defender, 1);
	if (s->battle)
		show_stake(s, line.seat, 0);
}

/* Which other cards: line.a how many still, line.b the side. */
static ludo_why lay_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	const struct baroque_secret *own = &s->secret[m.seat];
	if (m.a == CARD_POWER)
		return refuse(PLEDGED, 10.26);
	if (own->hand[m.a] <= own->laid[m.a])
		return refuse(NOT_IN_HAND, 10.26);
	return ludo_legal();
}

static void lay_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->secret[m.seat].laid[m.a]++;
	if (line.a > 1)
		plan(s, line(ASK_LAY, m.seat, line.a - 1, line.b));
}

/* Whether there is a choice is read from what all can see. */
static void lay_ask(struct baroque *s, struct ludo_step line)
{
	struct baroque_secret *own = &s->secret[line.seat];
	const uint8_t *stake = s->stake[line.b & 1];
	if (line.a <= 0 || !s->battle)
		return;
	if (stake[POWER_CARDS] + stake[OTHER_CARDS] < s->n_hand[line.seat])
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		memcpy(own->laid, own->hand, N_CARDS);
}

/* What the cards laid are worth; they are shown and discarded. */
static int show_cards(struct baroque *s, int seat)
{
	int points = 0;
	for (int i = 0; i < N_CARDS; i++)
		for (; s->secret[seat].laid[i]; s->secret[seat].laid[i]--) {
			points += i == CARD_POWER ? 2 : 1;
			leave_hand(s, seat, i);
			s->discards[i]++;
			reveal(s, EV_SPENDS, seat, i);
		}
	return points;
}

/* ---- points and outcome ---- */

/* Armies that wait for a battle in a state. */
static int n_against(const struct baroque *s, int state)
{
	int n = 0;
	for (int i = 0; i < N_GROUPS; i++)
		n += s->attack_at[i] == state + 1 ? s->attack_n[i] : 0;
	return n;
}

static int n_attackers(const struct baroque *s)
{
	return n_against(s, s->battle - 1);
}

/* The general who fights for a seat in a state, or NONE. */
static int general_in(const struct baroque *s, int seat, int state)
{
	if (seat < 0 || s->post[seat] != state + 1)
		return NONE;
	int group = s->attack_lead - 1;
	int attacks = group >= 0 && group < N_GROUPS && s->attack_at[group] == state + 1;
	if (seat == s->active && set_has(attacked(s), state) && !attacks)
		return NONE;
	return s->front[seat][SORT_GENERAL] - 1; /* 10.25 */
}

static int general_here(const struct baroque *s, int seat)
{
	return general_in(s, seat, s->battle - 1);
}

static int bonus(int general)
{
	return general < 0 ? 0 : cards[general].bonus;
}

int baroque_attack(const struct baroque *s, int state)
{
	int n = n_against(s, state);
	return n ? 2 * n + bonus(general_in(s, s->active, state)) : 0; /* 10.25 */
}

int baroque_defence(const struct baroque *s, int state)
{
	int defender = camper_of(s, state), points = 2 * s->armies[state]; /* 10.25 */
	if (set_has(ottoman_state(s), state))
		return 5; /* 14.8 */
	if (points && set_has(s->forts, state))
		points += plays(s, OPT_FORTRESS, FORTRESS_TWO) ? 2 : points;
	return points + bonus(general_in(s, defender, state));
}

enum { ATTACKER_WINS, DEFENDER_WINS, IS_TIED };

static void resolve_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, state = s->battle - 1, defender = camper_of(s, state);
	if (state < 0)
		return;
	int attack = baroque_attack(s, state) + show_cards(s, seat);
	int defend = baroque_defence(s, state);
	if (defender >= 0)
		defend += show_cards(s, defender);
	memset(s->stake, 0, sizeof(s->stake));
	if (general_here(s, defender) == CARD_CAPRARA && plays(s, OPT_CAPRARA, CAPRARA_EVERY))
		s->riders = s->armies[state]; /* 17.12: as far as they are left then */
	note(s, EV_BATTLE, seat, state, attack, defend);
	int outcome = attack > defend ? ATTACKER_WINS : attack < defend ? DEFENDER_WINS : IS_TIED;
	if (outcome == IS_TIED && general_here(s, seat) == CARD_HATZFELDT)
		outcome = ATTACKER_WINS; /* 17.13 */
	if (outcome == IS_TIED && general_here(s, defender) == CARD_HATZFELDT)
		outcome = DEFENDER_WINS;
	int winner = outcome == ATTACKER_WINS ? seat : defender;
	if (winner >= 0)
		note(s, EV_WINS, winner);
	else
		note(s, EV_HOLDS, 0);
	plan(s, line(DO_HARRY, winner < 0 ? 0 : winner, winner < 0), line(DO_FLIGHT, seat, outcome),
	     line(DO_VICTORY, seat, outcome));
	if (outcome == ATTACKER_WINS && defender >= 0)
		lose_army(s, state); /* 10.27 */
	if (outcome == DEFENDER_WINS)
		plan(s, line(ASK_LOSS, seat)); /* 10.28 */
}

/* ---- the attacker's loss: from which side (10.29) ---- */

static uint64_t sides(const struct baroque *s)
{
	uint64_t set = 0;
	for (int i = 0; i < N_GROUPS; i++)
		if (s->attack_n[i] && s->attack_at[i] == s->battle)
			set_add(set, s->attack_from[i] - 1);
	return set;
}

static ludo_why loss_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(sides(s), m.a))
		return refuse(NO_ARMY, 10.29);
	return ludo_legal();
}

static void drop_group(struct baroque *s, int i)
{
	close_up(s->attack_at, i, N_GROUPS);
	close_up(s->attack_from, i, N_GROUPS);
	close_up(s->attack_n, i, N_GROUPS);
	if (s->attack_lead > i + 1)
		s->attack_lead--;
	else if (s->attack_lead == i + 1)
		s->attack_lead = 0;
}

static void loss_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int i = group_index(s->attack_at, s->attack_from, s->attack_n, s->battle - 1, m.a);
	note(s, EV_LOSES, m.seat, m.a);
	if (--s->attack_n[i])
		return;
	int led = s->attack_lead == i + 1;
	drop_group(s, i);
	if (led)
		lose_general(s, m.seat); /* 10.29 */
}

static void loss_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, sides(s));
	if (state >= 0)
		loss_do(s, at_state(line.seat, state), line);
}

/* ---- Charles of Lorraine (17.11) ---- */

static void harry_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, state = s->battle - 1;
	if (state < 0 || line.a || general_here(s, seat) != CARD_CHARLES_LORRAINE)
		return;
	int left = seat == s->active ? s->armies[state] : n_attackers(s);
	if (left > 0)
		plan(s, line(ASK_HARRY_DIE, seat)); /* 17.11 */
}

static void harry_die_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_ROLLS, line.seat, m.a);
	if (m.a != 6)
		return;
	if (line.seat == s->active)
		lose_army(s, s->battle - 1);
	else
		plan(s, line(ASK_LOSS, s->active));
}

/* ---- retreat (10.30) and return (10.28) ---- */

/* Armies beside a general, if he is Caprara. */
static void follow_caprara(struct baroque *s, int seat, int n)
{
	if (s->front[seat][SORT_GENERAL] == CARD_CAPRARA + 1)
		s->riders = (uint8_t)n; /* 17.12 */
}

struct retreat_facts {
	uint64_t set;
	int is_neutral;
};

/* States kept for attackers of this action (10.31). */
static uint64_t kept_states(const struct baroque *s)
{
	uint64_t set = 0;
	for (int i = 0; i < N_GROUPS; i++)
		if (s->attack_n[i] && s->attack_at[i] != s->battle)
			set |= BIT(s->attack_at[i] - 1) | BIT(s->attack_from[i] - 1);
	return set;
}

static struct retreat_facts retreat_facts(const struct baroque *s, int seat,
					  struct ludo_step line)
{
	if (!s->battle)
		return (struct retreat_facts){ 0, 0 };
	uint64_t ways = steps_from(s, s->battle - 1) & ~foes(s, seat) & ~kept_states(s); /* 10.31 */
	uint64_t own = ways & s->held[seat];
	return (struct retreat_facts){ own ? own : ways & ~controlled(s), !own };
}

static ludo_why retreat_why(const struct baroque *s, ludo_move m, const struct retreat_facts *f)
{
	return set_has(f->set, m.a) ? ludo_legal() : refuse(NO_RETREAT, 10.30);
}

static void retreat_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int from = s->battle - 1, n = s->armies[from], marked = s->moved[from];
	int led = s->post[m.seat] == s->battle;
	s->armies[from] = s->moved[from] = 0;
	set_drop(s->camp[m.seat], from);
	sweep(s, m.a);
	put_armies(s, m.seat, m.a, n, marked);
	if (led)
		s->post[m.seat] = (uint8_t)(m.a + 1); /* 10.32 */
	if (led && s->riders)
		follow_caprara(s, m.seat, n);
	note(s, EV_RETREATS, m.seat, m.a);
}

static void eliminate(struct baroque *s, int state)
{
	while (s->armies[state])
		lose_army(s, state);
}

static void retreat_ask(struct baroque *s, struct ludo_step line)
{
	struct retreat_facts f = retreat_facts(s, line.seat, line);
	int state = s->battle - 1;
	if (state < 0 || !set_has(s->camp[line.seat], state))
		return;
	if (!f.set)
		eliminate(s, state); /* 10.30 */
	int to = only_one(s, line, f.set);
	if (to >= 0)
		retreat_do(s, at_state(line.seat, to), line);
}

/* Beaten or tied attackers go back to where they came from; counts those beside the general. */
static void return_attackers(struct baroque *s, int seat)
{
	for (int i = 0; i < N_GROUPS; i++) {
		if (!s->attack_n[i] || s->attack_at[i] != s->battle)
			continue;
		int to = s->attack_from[i] - 1, n = s->attack_n[i];
		if (s->attack_lead == i + 1) {
			s->post[seat] = (uint8_t)(to + 1);
			follow_caprara(s, seat, n);
		}
		sweep(s, to);
		put_armies(s, seat, to, n, n);
		note(s, EV_MOVES, seat, n, to);
		drop_group(s, i--);
	}
}

static void flight_step(struct baroque *s, struct ludo_step line)
{
	int state = s->battle - 1, defender = state < 0 ? LUDO_NOBODY : camper_of(s, state);
	if (state < 0)
		return;
	if (line.a != ATTACKER_WINS) {
		return_attackers(s, line.seat);
		return;
	}
	if (defender < 0)
		return;
	struct ludo_step ask = line(ASK_RETREAT, (uint8_t)defender);
	struct retreat_facts f = retreat_facts(s, defender, ask);
	if (f.set && f.is_neutral)
		lose_army(s, state); /* 10.30: one more */
	if (s->armies[state])
		plan(s, line(ASK_RETREAT, defender));
}

/* ---- who has the state ---- */

static void occupy_won(struct baroque *s, int seat, int state)
{
	int n = n_attackers(s), led = general_here(s, seat) >= 0;
	for (int i = 0; i < N_GROUPS; i++)
		if (s->attack_n[i] && s->attack_at[i] == s->battle)
			drop_group(s, i--);
	put_armies(s, seat, state, n, n);
	if (led)
		follow_caprara(s, seat, n);
	if (set_has(s->forts, state)) { /* 10.33 */
		set_drop(s->forts, state);
		set_add(s->cities, state);
	}
	if (s->ottomans && state == STYRIA)
		s->ottomans = 0; /* 14.9 */
	if (set_has(minors(s), state))
		take_by_force(s, seat, state); /* 10.27, 11.6 */
}

static void victory_step(struct baroque *s, struct ludo_step line)
{
	int state = s->battle - 1, seat = line.seat;
	if (state < 0)
		return;
	int defender = camper_of(s, state);
	if (line.a == ATTACKER_WINS)
		occupy_won(s, seat, state);
	else if (defender >= 0 && set_has(minors(s) & ~s->held[defender], state) &&
		 plays(s, OPT_DEFENDER, DEFENDER_TAKES))
		take_by_force(s, defender, state); /* 11.6 */
	s->battle = 0;
	for each_seat(rider, s)
		if (s->front[rider][SORT_GENERAL] == CARD_CAPRARA + 1 && s->riders)
			plan(s, line(ASK_RIDE, rider, s->riders)); /* 17.12 */
	s->riders = 0;
}

struct ride_facts {
	uint64_t set;
	int most;
};

static struct ride_facts ride_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	int at = s->post[seat] - 1;
	uint64_t set = at < 0 ? 0 : steps_from(s, at) & ~foes(s, seat);
	int here = at < 0 ? 0 : s->armies[at];
	return (struct ride_facts){ set, line.a < here ? line.a : here };
}

static ludo_why ride_why(const struct baroque *s, ludo_move m, const struct ride_facts *f)
{
	if (m.verb == STOP)
		return ludo_legal();
	if (m.a < 1 || m.a > f->most)
		return refuse(TOO_FEW, 17.12);
	if (!set_has(f->set, m.b))
		return set_has(foes(s, m.seat), m.b) ? refuse(ENEMY, 17.12) : refuse(NO_WAY, 17.12);
	return ludo_legal();
}

static void ride_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == RIDE)
		walk(s, m.seat, s->post[m.seat] - 1, m.b, m.a, 1, m.seat == s->active);
}

static void ride_ask(struct baroque *s, struct ludo_step line)
{
	int at = s->post[line.seat] - 1;
	int have = at < 0 ? 0 : line.seat == s->active ? s->moved[at] >= line.a : s->armies[at];
	if (have && line.a > 0 && ride_facts(s, line.seat, line).set)
		ludo_ask(&s->core, line, 1u << line.seat);
}
