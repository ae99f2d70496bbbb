/* preparation.c: chapter 3: the order of the first turn, first states, armies and cities. */
#include "baroque/chapters.h"

static void fill_decks(struct baroque *s)
{
	for (int i = 0; i < N_CARDS; i++)
		s->hidden.deck[i] = cards[i].count; /* 1.4 */
	s->n_deck = (uint8_t)n_in(s->hidden.deck);
	for (int i = 0; i < N_EVENTS; i++) {
		int used = s->core.n_seats <= events[i].most_seats; /* 3.2 */
		(used ? s->event_deck : s->event_box)[i] = events[i].count;
	}
}

static void set_up(struct baroque *s)
{
	uint64_t unsold = possessions; /* 2.4 */
	if (s->core.n_seats > OF_SPANISH)
		unsold &= ~(homes[OF_SPANISH] | BIT(FRANCHE_COMTE)); /* 3.2 */
	s->in_play = set_first(N_STATES) & ~unsold; /* 2.1 */
	fill_decks(s);
	for each_seat(seat, s) {
		s->held[seat] = homes[seat]; /* 3.1, 3.6 */
		s->order[seat] = (uint8_t)seat;
		s->fl[seat] = s->core.n_seats == 2 ? 18 : 15; /* 3.9 */
	}
	s->tied = (uint8_t)set_first(s->core.n_seats);
	plan(s, line(DO_LOTS), line(DO_STARTS));
}

/* ---- the first order of play ---- */

static void lots_step(struct baroque *s, struct ludo_step line)
{
	plan(s, line(DO_SORT));
	for (int seat = s->core.n_seats - 1; seat >= 0; seat--)
		if (set_has(s->tied, seat))
			plan(s, line(ASK_LOT, seat)); /* 3.4 */
}

/* Every seat has another answer first, so that who always takes the first one ties nobody. */
static void offer_die(int seat, int first, struct ludo_list *list)
{
	for (int i = 0; i < 6; i++)
		ludo_offer(list, ludo_answer(seat, ROLL, (first + i) % 6 + 1, 0, 0));
}

static void lot_moves(const struct baroque *s, int seat, struct ludo_step line,
		      struct ludo_list *list)
{
	offer_die(seat, 5 - line.seat % LUDO_SEATS, list);
}

static void lot_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->die[line.seat] = (uint8_t)m.a;
	note(s, EV_ROLLS, line.seat, m.a);
}

static void clear_dice(struct baroque *s)
{
	memset(s->die, 0, sizeof(s->die));
	memset(s->rank, 0, sizeof(s->rank));
	s->tied = 0;
}

/* Ranks so far, then dice, become new ranks; who still shares one rolls again (3.4). */
static void sort_step(struct baroque *s, struct ludo_step line)
{
	int n = s->core.n_seats, key[LUDO_SEATS], tied = 0;
	for (int i = 0; i < n; i++)
		key[i] = 8 * s->rank[i] + (set_has(s->tied, i) ? s->die[i] : 0);
	for (int i = 0; i < n; i++) {
		int below = 0, alike = 0;
		for (int j = 0; j < n; j++) {
			below += key[j] < key[i];
			alike += key[j] == key[i];
		}
		s->rank[i] = (uint8_t)below;
		tied |= (alike > 1) << i;
	}
	s->tied = (uint8_t)tied;
	if (tied) {
		plan(s, line(DO_LOTS));
		return;
	}
	for (int i = 0; i < n; i++)
		s->order[n - 1 - s->rank[i]] = (uint8_t)i;
	for (int i = 0; i < n; i++)
		note(s, EV_ORDER, s->order[i], i + 1);
	clear_dice(s);
}

/* ---- first states, armies and cities ---- */

/* Plan a line for everybody, forwards or backwards. */
static void plan_in_order(struct baroque *s, int what, int backwards)
{
	int n = s->core.n_seats;
	for (int i = 0; i < n; i++)
		plan(s, line(what, s->order[backwards ? i : n - 1 - i]));
}

static void starts_step(struct baroque *s, struct ludo_step line)
{
	plan(s, line(DO_TURN));
	plan_in_order(s, ASK_FOUND, 0); /* 3.8 */
	if (s->core.n_seats == 2)
		plan_in_order(s, ASK_MUSTER, 1);
	plan_in_order(s, ASK_MUSTER, 0); /* 3.7 */
	plan_in_order(s, ASK_MUSTER, 1);
	for (int i = s->core.n_seats - 1; i >= 0; i--) { /* 3.5 */
		plan(s, line(ASK_START, s->order[i]));
		if (s->core.n_seats == 2)
			plan(s, line(ASK_START, s->order[i]));
	}
}

static ludo_why start_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (states[m.a].list != m.seat)
		return refuse(NOT_LISTED, 3.5);
	if (set_has(s->held[m.seat], m.a))
		return refuse(HELD, 3.5);
	return ludo_legal();
}

static void start_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	set_add(s->held[m.seat], m.a); /* 3.6 */
	note(s, EV_STARTS, m.seat, m.a);
}

static void start_ask(struct baroque *s, struct ludo_step line)
{
	uint64_t set = 0;
	for (int i = 0; i < N_STATES; i++)
		if (states[i].list == line.seat)
			set_add(set, i);
	int state = only_one(s, line, set & ~s->held[line.seat]);
	if (state >= 0)
		start_do(s, at_state(line.seat, state), line);
}

static ludo_why muster_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->held[m.seat], m.a))
		return refuse(NOT_YOURS, 3.7);
	return ludo_legal();
}

static void muster_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	put_armies(s, m.seat, m.a, 1, 0);
	note(s, EV_BUILDS, m.seat, AN_ARMY, m.a);
}

static ludo_why found_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->held[m.seat], m.a))
		return refuse(NOT_YOURS, 3.8);
	if (states[m.a].signs & NO_CITY)
		return refuse(NO_CITY_THERE, 3.8);
	return ludo_legal();
}

static void found_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	set_add(s->cities, m.a);
	note(s, EV_BUILDS, m.seat, A_CITY, m.a);
}
