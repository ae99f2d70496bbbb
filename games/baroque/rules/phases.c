/* phases.c: chapter 9: the action phases of a turn, and the choice of an action. */
#include "baroque/chapters.h"

/* Seats that hold opportunity cards and may still act. */
static unsigned seats_with_cards(const struct baroque *s)
{
	unsigned set = 0;
	for each_seat(seat, s)
		if (s->n_hand[seat] && !set_has(s->out, seat))
			set |= 1u << seat;
	return set;
}

static void discard_hand(struct baroque *s, int seat)
{
	for (int i = 0; i < N_CARDS; i++)
		while (s->secret[seat].hand[i]) {
			leave_hand(s, seat, i);
			s->discards[i]++;
			reveal(s, EV_DISCARDS, seat, i);
		}
}

/* The same of a hand that the turn's end surprises: told as a whole. */
static void lay_down(struct baroque *s, int seat)
{
	int n = s->n_hand[seat];
	for (int i = 0; i < N_CARDS; i++)
		while (s->secret[seat].hand[i]) {
			leave_hand(s, seat, i);
			s->discards[i]++;
		}
	if (n)
		reveal(s, EV_LAYS_DOWN, seat, n);
}

static void begin_phase(struct baroque *s, int seat)
{
	s->active = (uint8_t)seat;
	s->barred = 0;
	s->is_last = seats_with_cards(s) == 1u << seat; /* 9.3 */
	set_each(state, s->camp[seat])
		s->moved[state] = 0; /* 10.21 */
	set_drop(s->led, seat);
	set_drop(s->entered, seat);
	note(s, EV_PHASE, seat);
}

/* The next phase is that of the first seat, from a place of the order on, that has cards. */
static void actions_step(struct baroque *s, struct ludo_step line)
{
	if (!seats_with_cards(s)) { /* 9.1 */
		s->used_cities = s->used_residences = 0; /* 10.14 */
		s->out = s->is_last = s->barred = 0;
		return;
	}
	int n = s->core.n_seats, i = line.a < 0 ? 0 : line.a % n, end = i + n;
	for (; i < end && !set_has(seats_with_cards(s), s->order[i % n]); i++) {
		int out = s->order[i % n];
		if (!set_has(s->out, out))
			note(s, EV_SKIPS, out);
		set_add(s->out, out); /* 9.2 */
	}
	int seat = s->order[i % n];
	begin_phase(s, seat);
	plan(s, line(ASK_EVENT, seat),  /* 9.4 */
	     line(ASK_CARD, seat),      /* 9.6 */
	     line(ASK_ACT, seat, 3),    /* 9.8 */
	     line(DO_CLOSE, seat),
	     line(DO_ACTIONS, 0, (i + 1) % n));
}

/* 17.14: Montecuccoli takes the state of another that he entered. */
static void montecuccoli(struct baroque *s, int seat)
{
	int state = s->post[seat] - 1;
	if (s->front[seat][SORT_GENERAL] != CARD_MONTECUCCOLI + 1 || state < 0 ||
	    !set_has(s->entered, seat))
		return;
	if (set_has(held_by_others(s, seat) & minors(s), state))
		take_by_force(s, seat, state);
}

static void close_step(struct baroque *s, struct ludo_step line)
{
	montecuccoli(s, line.seat);
	s->barred = 0;
	if (!s->is_last)
		return;
	discard_hand(s, line.seat); /* 9.3 */
	for each_seat(seat, s)
		lay_down(s, seat); /* 16.5: nobody else has cards but by an option */
}

/* ---- the event ---- */

static ludo_why event_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!s->event_deck[m.a])
		return refuse(NOT_IN_DECK, 9.4);
	if (m.a == EVENT_FAMINE && s->famine_below) {
		int n = 0;
		for (int i = 0; i < N_EVENTS; i++)
			n += s->event_deck[i];
		if (n > 1)
			return refuse(BELOW, 5.2);
	}
	return ludo_legal();
}

static void begin_event(struct baroque *s, int seat, int event);

static void event_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->event_deck[m.a]--;
	if (m.a == EVENT_FAMINE)
		s->famine_below = 0;
	s->event = (uint8_t)(m.a + 1);
	s->spared = 0;
	note(s, EV_HAPPENS, line.seat, m.a);
	plan(s, line(DO_EVENT_ENDS));
	begin_event(s, line.seat, m.a);
}

static void event_ask(struct baroque *s, struct ludo_step line)
{
	int n = 0, back = 0;
	for (int i = 0; i < N_EVENTS; i++) {
		n += s->event_deck[i];
		back += s->event_discards[i];
	}
	if (!n && back) { /* 9.4 */
		memcpy(s->event_deck, s->event_discards, N_EVENTS);
		memset(s->event_discards, 0, N_EVENTS);
		s->famine_below = 0;
		note(s, EV_RESHUFFLES, 0);
	}
	if (n || back)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* What does not stay in play and did not leave the game is discarded. */
static void event_ends_step(struct baroque *s, struct ludo_step line)
{
	if (s->event)
		s->event_discards[s->event - 1]++; /* 9.4 */
	s->event = s->named = s->war = s->spared = 0;
}

/* ---- the compulsory card ---- */

static ludo_why card_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	return in_hand_why(s, m.seat, m.a);
}

static void card_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	play_card(s, m.seat, m.a);
}

static void card_ask(struct baroque *s, struct ludo_step line)
{
	if (s->barred < 2 && s->n_hand[line.seat]) /* 16.5 */
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- up to three actions ---- */

static uint64_t sites(const struct baroque *s, int seat, int thing);
static uint64_t targets(const struct baroque *s, int seat, int way);

struct act_facts {
	uint64_t site[N_THINGS];
	uint64_t target[N_WAYS];
	uint64_t points; /* states with influence */
	uint64_t camps;  /* where armies can move */
};

/* States with armies that have not moved and could go somewhere. */
static uint64_t movable(const struct baroque *s, int seat)
{
	uint64_t set = 0;
	set_each(state, s->camp[seat])
		if (s->armies[state] > s->moved[state] && steps_from(s, state))
			set_add(set, state);
	return set;
}

static struct act_facts act_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	struct act_facts f = { .points = with_points(s) };
	for (int i = 0; i < N_THINGS; i++)
		f.site[i] = sites(s, seat, i);
	for (int i = 0; i < BY_POWER; i++)
		f.target[i] = targets(s, seat, i);
	f.camps = s->barred ? 0 : movable(s, seat); /* 16.11 */
	return f;
}

static int price_of(const struct baroque *s, int seat, int thing);

static ludo_why build_why(const struct baroque *s, ludo_move m, const struct act_facts *f)
{
	int price = price_of(s, m.seat, m.a);
	if (m.a == AN_ARMY && n_armies(s, m.seat) >= most_armies(s))
		return refuse(LIMIT, 10.3);
	if (m.a == A_RESIDENCE && !s->front[m.seat][SORT_BISHOP])
		return refuse(NO_BISHOP, 10.6);
	if (price > s->fl[m.seat])
		return refuse(POOR, 10.2, price, s->fl[m.seat]);
	if (!f->site[m.a])
		return refuse(NOWHERE, 10.2);
	return ludo_legal();
}

static ludo_why sway_why(const struct baroque *s, ludo_move m, const struct act_facts *f)
{
	if (m.a == BY_POWER)
		return refuse(BY_CARD, 10.11);
	if (m.a == BY_POLITICIAN && !s->front[m.seat][SORT_POLITICIAN])
		return refuse(NO_POLITICIAN, 10.12);
	if (m.a == BY_BISHOP && !s->front[m.seat][SORT_BISHOP])
		return refuse(NO_BISHOP, 10.12);
	if (m.a == BY_BISHOP && m.verb == REMOVE && plays(s, OPT_BISHOPS, BISHOPS_PLACE))
		return refuse(BISHOPS_PLACE, 10.12);
	if (!(m.verb == REMOVE ? f->target[m.a] & f->points : f->target[m.a]))
		return refuse(NOWHERE, 10.8);
	return ludo_legal();
}

static ludo_why act_why(const struct baroque *s, ludo_move m, const struct act_facts *f)
{
	switch (m.verb) {
	case PLAY: return in_hand_why(s, m.seat, m.a);
	case BUILD: return build_why(s, m, f);
	case PLACE:
	case REMOVE: return sway_why(s, m, f);
	case MOVE:
		if (s->barred)
			return refuse(WEATHER, 16.11);
		if (!set_has(f->camps, m.a))
			return refuse(MARKED, 10.21);
		return ludo_legal();
	default: return ludo_legal(); /* 9.8: fewer than three are allowed */
	}
}

static void act_moves(const struct baroque *s, int seat, const struct act_facts *f,
		      struct ludo_list *list)
{
	for (int i = 0; i < N_CARDS; i++)
		if (s->secret[seat].hand[i])
			ludo_offer(list, ludo_answer(seat, PLAY, i, 0, 0));
	for (int verb = BUILD; verb <= REMOVE; verb++)
		for (int i = 0; i < BY_POWER + (verb == BUILD); i++) {
			ludo_move m = ludo_answer(seat, verb, i, 0, 0);
			ludo_offer_if(list, m, act_why(s, m, f));
		}
	set_each(state, f->camps)
		ludo_offer(list, ludo_answer(seat, MOVE, state, 0, 0));
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void begin_influence(struct baroque *s, int seat, int way, int removing);

static void act_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	if (line.a > 1)
		plan(s, line(ASK_ACT, m.seat, line.a - 1));
	switch (m.verb) {
	case PLAY: play_card(s, m.seat, m.a); break; /* 9.9 */
	case BUILD:
		note(s, EV_BUILDING, m.seat, m.a);
		plan(s, line(ASK_SITE, m.seat, m.a));
		break;
	case MOVE:
		note(s, EV_MARSHALS, m.seat, m.a);
		plan(s, line(ASK_GROUP, m.seat, m.a), line(DO_MARCHES, m.seat),
		     line(DO_BATTLES, m.seat)); /* 10.24 */
		break;
	default: begin_influence(s, m.seat, m.a, m.verb == REMOVE); break;
	}
}

static void act_ask(struct baroque *s, struct ludo_step line)
{
	if (s->barred == 2)
		return; /* 16.5 */
	if (!s->n_hand[line.seat]) { /* without cards there may be nothing left to do (9.8) */
		ludo_move moves[LUDO_MOVES];
		struct ludo_list list = { moves, 0 };
		struct act_facts f = act_facts(s, line.seat, line);
		act_moves(s, line.seat, &f, &list);
		if (list.n <= 1)
			return;
	}
	ludo_ask(&s->core, line, 1u << line.seat);
}
