/* movement.c: chapter 10, third part: armies move, in groups, and march. */
#include "baroque/chapters.h"

static int general_at(const struct baroque *s, int seat, int state)
{
	return s->post[seat] == state + 1 && !(seat == s->active && s->attack_lead);
}

uint64_t baroque_steps(const struct baroque *s, int state)
{
	return steps_from(s, state);
}

/* A row of groups: the one with these two states, or the first that is free. */
static int group_index(const uint8_t *one, const uint8_t *two, const uint8_t *n, int a, int b)
{
	int i = 0;
	while (i < N_GROUPS - 1 && n[i] && (one[i] != a + 1 || two[i] != b + 1))
		i++;
	return i;
}

/* Armies enter a state (10.17): they stand there, or wait for a battle. */
static void enter(struct baroque *s, int seat, int from, int to, int n, int led)
{
	sweep(s, to);
	note(s, EV_MOVES, seat, n, to);
	if (led) {
		s->post[seat] = (uint8_t)(to + 1);
		set_add(s->led, seat);
		set_add(s->entered, seat);
	}
	if (!set_has(foes(s, seat), to)) {
		put_armies(s, seat, to, n, n); /* 10.21 */
		return;
	}
	int i = group_index(s->attack_at, s->attack_from, s->attack_n, to, from);
	s->attack_at[i] = (uint8_t)(to + 1);
	s->attack_from[i] = (uint8_t)(from + 1);
	s->attack_n[i] += n;
	if (led)
		s->attack_lead = (uint8_t)(i + 1);
}

/* Armies leave a state: the unmarked ones of it, or some that came here by this action. */
static void leave(struct baroque *s, int seat, int state, int n, int marked)
{
	s->armies[state] -= n;
	s->moved[state] -= marked ? n : 0;
	if (s->moved[state] > s->armies[state])
		s->moved[state] = s->armies[state]; /* 17.12: Caprara's may be of either sort */
	if (!s->armies[state])
		set_drop(s->camp[seat], state);
}

static void walk(struct baroque *s, int seat, int from, int to, int n, int led, int marked)
{
	leave(s, seat, from, n, marked);
	enter(s, seat, from, to, n, led);
	check_general(s, seat); /* 17.10: one left alone */
}

/* ---- groups (10.18) ---- */

static int n_free(const struct baroque *s, int seat, int state)
{
	if (state < 0 || state >= N_STATES || !set_has(s->camp[seat], state))
		return 0;
	return s->armies[state] - s->moved[state];
}

static int general_is_free(const struct baroque *s, int seat, int state)
{
	return general_at(s, seat, state) && !set_has(s->led, seat); /* 17.10 */
}

static ludo_why group_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return line.b ? ludo_legal() : refuse(MUST_MOVE, 10.18);
	if (m.a < 1 || m.a > n_free(s, m.seat, line.a))
		return refuse(TOO_FEW, 10.18);
	if (m.verb == LEAD && !general_is_free(s, m.seat, line.a))
		return refuse(NO_GENERAL, 17.10);
	return ludo_legal();
}

static void group_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	note(s, m.verb == LEAD ? EV_LEADS : EV_GROUPS, m.seat, m.a);
	int group = m.a + (m.verb == LEAD ? N_GROUPS : 0);
	plan(s, line(ASK_STEP, m.seat, line.a, group), line(ASK_GROUP, m.seat, line.a, 1));
}

static void group_ask(struct baroque *s, struct ludo_step line)
{
	int n = n_free(s, line.seat, line.a);
	if (n <= 0 || !steps_from(s, line.a))
		return;
	if (n == 1 && !line.b && !general_is_free(s, line.seat, line.a))
		group_do(s, ludo_answer(line.seat, TAKE, 1, 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- steps: line.a is where the group stands, line.b the group, line.c its steps ---- */

struct step_facts {
	uint64_t set;
	int at, may_stop;
};

static struct step_facts step_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	int at = line.a >= 0 && line.a < N_STATES ? line.a : 0;
	return (struct step_facts){ steps_from(s, at), at, line.c > 0 };
}

static ludo_why way_refusal(const struct baroque *s, int from, int to)
{
	if (!set_has(s->in_play, to))
		return refuse(OUT_OF_PLAY, 2.4);
	if (set_has(closed_zone(s), to))
		return refuse(CLOSED, 17.5);
	return refuse(NO_WAY, 10.19);
}

static ludo_why step_why(const struct baroque *s, ludo_move m, const struct step_facts *f)
{
	if (m.verb == STOP)
		return f->may_stop ? ludo_legal() : refuse(MUST_MOVE, 10.18);
	return set_has(f->set, m.a) ? ludo_legal() : way_refusal(s, f->at, m.a);
}

static void step_moves(const struct baroque *s, int seat, const struct step_facts *f,
		       struct ludo_list *list)
{
	offer_states(list, seat, GO, f->set);
	if (f->may_stop)
		ludo_offer(list, ludo_answer(seat, STOP, 0, 0, 0));
}

static void step_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int n = line.b % N_GROUPS, led = line.b >= N_GROUPS, to = m.a;
	if (m.verb == STOP)
		return;
	int stops = set_has(foes(s, m.seat) | held_by_others(s, m.seat), to); /* 10.20 */
	walk(s, m.seat, line.a, to, n, led, line.c > 0);
	if (stops)
		return;
	if (!line.c) {
		plan(s, line(ASK_STEP, m.seat, to, line.b, 1));
		return;
	}
	s->marchers[to] += n; /* 10.22 */
	if (led)
		s->vanguard = (uint8_t)(to + 1);
}

static void step_ask(struct baroque *s, struct ludo_step line)
{
	struct step_facts f = step_facts(s, line.seat, line);
	int has = f.at == line.a && s->armies[f.at] >= line.b % N_GROUPS && line.b % N_GROUPS;
	if (!has || !f.set)
		return;
	if (!f.may_stop && set_count(f.set) == 1)
		step_do(s, ludo_answer(line.seat, GO, set_least(f.set), 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- forced marches: all are named, then the dice roll (10.22) ---- */

static void marches_step(struct baroque *s, struct ludo_step line)
{
	int state = line.a < 0 ? 0 : line.a;
	while (state < N_STATES && !s->marchers[state])
		state++;
	if (state < N_STATES)
		plan(s, line(ASK_MARCH, line.seat, state), line(DO_MARCHES, line.seat, state + 1));
	else
		plan(s, line(DO_ROLLS, line.seat));
}

static uint64_t named_from(const struct baroque *s, int state)
{
	uint64_t set = 0;
	for (int i = 0; i < N_GROUPS; i++)
		if (s->march_n[i] && s->march_from[i] == state + 1)
			set_add(set, s->march_to[i] - 1);
	return set;
}

struct march_facts {
	int at;
	uint64_t ways, named;
};

static struct march_facts march_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	int at = line.a >= 0 && line.a < N_STATES ? line.a : 0;
	return (struct march_facts){ at, steps_from(s, at), named_from(s, at) };
}

static ludo_why march_why(const struct baroque *s, ludo_move m, const struct march_facts *f)
{
	if (m.verb == DONE)
		return ludo_legal();
	if (!set_has(f->ways, m.a)) /* 10.23 */
		return way_refusal(s, f->at, m.a);
	if (set_has(f->named, m.a))
		return refuse(NAMED, 10.22);
	return ludo_legal();
}

static void march_moves(const struct baroque *s, int seat, const struct march_facts *f,
			struct ludo_list *list)
{
	offer_states(list, seat, GO, f->ways & ~f->named);
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void march_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	note(s, EV_NAMES, m.seat, m.a);
	plan(s, line(ASK_TROOP, m.seat, line.a, m.a), line(ASK_MARCH, m.seat, line.a));
}

static void march_ask(struct baroque *s, struct ludo_step line)
{
	struct march_facts f = march_facts(s, line.seat, line);
	if (f.at == line.a && s->marchers[f.at] && (f.ways & ~f.named))
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why troop_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a < 1 || m.a > s->marchers[line.a])
		return refuse(TOO_FEW, 10.22);
	if (m.verb == LEAD && s->vanguard != line.a + 1)
		return refuse(NO_GENERAL, 17.10);
	return ludo_legal();
}

static void troop_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int i = 0;
	while (i < N_GROUPS - 1 && s->march_n[i])
		i++;
	s->march_from[i] = (uint8_t)(line.a + 1);
	s->march_to[i] = (uint8_t)(line.b + 1);
	s->march_n[i] = (uint8_t)m.a;
	s->marchers[line.a] -= m.a;
	note(s, m.verb == LEAD ? EV_LEADS : EV_GROUPS, m.seat, m.a);
	if (m.verb == LEAD) {
		s->march_lead = (uint8_t)(i + 1);
		s->vanguard = 0;
	}
}

static void troop_ask(struct baroque *s, struct ludo_step line)
{
	if (line.a < 0 || line.a >= N_STATES || line.b < 0 || line.b >= N_STATES ||
	    !s->marchers[line.a])
		return;
	if (s->marchers[line.a] == 1 && s->vanguard != line.a + 1)
		troop_do(s, ludo_answer(line.seat, TAKE, 1, 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

static void rolls_step(struct baroque *s, struct ludo_step line)
{
	memset(s->marchers, 0, sizeof(s->marchers));
	s->vanguard = 0;
	int i = line.a;
	if (i >= 0 && i < N_GROUPS && s->march_n[i]) {
		plan(s, line(ASK_MARCH_DIE, line.seat, i), line(DO_ROLLS, line.seat, i + 1));
		return;
	}
	memset(s->march_from, 0, N_GROUPS);
	memset(s->march_to, 0, N_GROUPS);
	memset(s->march_n, 0, N_GROUPS);
	s->march_lead = 0;
}

static void march_die_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int i = line.a, seat = line.seat, led = s->march_lead == i + 1;
	int general = s->front[seat][SORT_GENERAL] - 1;
	if (i < 0 || i >= N_GROUPS)
		return;
	int least = led && general >= 0 ? cards[general].march : 5; /* 10.22, 17.9 */
	note(s, EV_ROLLS, seat, m.a);
	if (m.a >= least && s->march_n[i])
		walk(s, seat, s->march_from[i] - 1, s->march_to[i] - 1, s->march_n[i], led, 1);
}
