/* turn.c: chapter 5: two actions, the hand limit, and the market at the end of a turn. */
#include "pax/chapters.h"

static void turn_step(struct pax *s, struct ludo_step line)
{
	s->actions = N_ACTIONS; /* 5.1 */
	s->used = 0;
	s->fair_freed = 0;
	s->laid = 0;
	note(s, EV_TURN, s->turn);
	plan(s, line(DO_LIMIT), line(DO_ACT));
}

/* ---- the hand limit ---- */

static int is_over_limit(const struct pax *s, int seat)
{
	return n_hand(s, seat) > HAND_LIMIT && !n_able(s, seat, A(ANY_HAND)); /* 5.7, 16.5 */
}

static void limit_step(struct pax *s, struct ludo_step line)
{
	for (int i = 0; i < s->core.n_seats; i++) {
		int seat = (s->turn + i) % s->core.n_seats;
		if (is_over_limit(s, seat)) {
			plan(s, line(ASK_DISCARD, seat), line(DO_LIMIT));
			return;
		}
	}
}

static void hand_moves(const struct pax *s, int seat, int verb, struct ludo_list *list)
{
	set_each(card, s->secret[seat].hand_east)
		ludo_offer(list, ludo_answer(seat, verb, card, 0, 0));
	set_each(card, s->secret[seat].hand_west)
		ludo_offer(list, ludo_answer(seat, verb, FIRST_WEST + card, 0, 0));
}

static ludo_why discard_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!in_hand(s, m.seat, m.a))
		return refuse(NOT_IN_HAND, 5.7);
	return ludo_legal();
}

static void discard_moves(const struct pax *s, int seat, struct ludo_step line,
			  struct ludo_list *list)
{
	hand_moves(s, seat, DISCARD, list);
}

static void leave_hand(struct pax *s, int seat, int card)
{
	if (card < FIRST_WEST) {
		set_drop(s->secret[seat].hand_east, card);
		set_drop(s->held_east, card);
		s->n_east[seat]--;
	} else {
		set_drop(s->secret[seat].hand_west, card - FIRST_WEST);
		set_drop(s->held_west, card - FIRST_WEST);
		s->n_west[seat]--;
	}
}

static void enter_hand(struct pax *s, int seat, int card)
{
	if (card < FIRST_WEST) {
		set_add(s->secret[seat].hand_east, card);
		set_add(s->held_east, card);
		s->n_east[seat]++;
	} else {
		set_add(s->secret[seat].hand_west, card - FIRST_WEST);
		set_add(s->held_west, card - FIRST_WEST);
		s->n_west[seat]++;
	}
}

static void discard_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	leave_hand(s, m.seat, m.a);
	note(s, EV_DISCARDED, m.seat, m.a);
}

/* ---- the market (5.4) ---- */

/* Cards slide with their florins; florins on an empty place wait there (6.3). */
static void slide(struct pax *s, int side)
{
	uint8_t *card = &s->market[side * ROW_PLACES], *coins = &s->coins[side * ROW_PLACES];
	int to = 0;
	for (int from = 0; from < ROW_PLACES; from++) {
		if (!card[from])
			continue;
		if (to != from) {
			card[to] = card[from]; /* 5.4 */
			coins[to] = (uint8_t)(coins[to] + coins[from]);
			card[from] = coins[from] = 0;
		}
		to++;
	}
}

static void market_step(struct pax *s, struct ludo_step line)
{
	int gaps = 0;
	slide(s, WEST);
	slide(s, EAST);
	s->laid = 0;
	s->idle++;
	plan(s, line(DO_NEXT));
	for (int place = N_PLACES - 1; place >= 0; place--)
		if (!s->market[place]) {
			plan(s, line(ASK_DRAW, 0, place));
			gaps++;
		}
	if (!gaps && s->idle >= IDLE_TURNS * (s->core.n_seats - set_count(s->out)))
		finish(s); /* 5.8 */
}

static void next_step(struct pax *s, struct ludo_step line)
{
	do
		s->turn = (uint8_t)((s->turn + 1) % s->core.n_seats); /* 5.6 */
	while (is_out(s, s->turn) && set_count(s->out) < s->core.n_seats);
	plan(s, line(DO_TURN));
}
