/* opportunity.c: chapters 7 and 8: opportunity cards are dealt and bought; who plays when. */
#include "baroque/chapters.h"

/* ---- 7. Opportunity cards ---- */

/* Does a favour for one more card deal it, or only let it be bought? */
static int has_free_extras(const struct baroque *s)
{
	return plays(s, OPT_MORE_CARDS, MORE_CARDS_FREE);
}

static void cards_step(struct baroque *s, struct ludo_step line)
{
	static const uint8_t n_free[] = { 5, 3, 2 };
	plan_by_support(s, ASK_BUY, 0); /* 7.3 */
	int seats[LUDO_SEATS];
	by_support(s, seats);
	for (int i = s->core.n_seats - 1; i >= 0; i--) {
		int more = has_free_extras(s) ? s->extra[seats[i]] : 0; /* 12.6 */
		plan(s, line(ASK_DRAW, seats[i], n_free[s->core.n_seats - 2] + more)); /* 7.2 */
	}
	plan(s, line(DO_PICKS));
}

/* Who picks later sees what those before him took (18.2). */
static void see_what_is_missing(struct baroque *s, int seat)
{
	for each_seat(other, s) {
		if (other == seat)
			continue;
		for (int i = 0; i < N_CARDS; i++) {
			int n = s->secret[other].hand[i];
			if (n > s->secret[seat].known[other][i])
				disclose(s, seat, EV_MISSES, other, i);
			s->secret[seat].known[other][i] = (uint8_t)n;
		}
	}
}

static void picks_step(struct baroque *s, struct ludo_step line)
{
	int seat = s->pick[0] - 1;
	if (seat < 0)
		return;
	close_up(s->pick, 0, N_PICKS);
	see_what_is_missing(s, seat);
	plan(s, line(ASK_PICK, seat), line(DO_PICKS));
}

/* How many of a card lie where a seat cannot look, as far as it knows. */
static int n_unseen(const struct baroque *s, int seat, int card)
{
	int n = cards[card].count - s->discards[card] - s->box[card];
	for each_seat(i, s) {
		if (cards[card].sort < N_CHARACTERS)
			n -= s->front[i][cards[card].sort] == card + 1;
		if (card == CARD_DIVINE)
			n -= s->divine[i];
		if (seat >= 0)
			n -= i == seat ? s->secret[i].hand[card] : s->secret[seat].known[i][card];
	}
	return n;
}

static ludo_why pick_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (n_unseen(s, m.seat, m.a) + s->discards[m.a] <= 0)
		return refuse(NOT_THERE, 7.1);
	return ludo_legal();
}

static void pick_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (s->hidden.deck[m.a]) {
		s->hidden.deck[m.a]--;
		s->n_deck--;
	} else {
		s->discards[m.a]--;
	}
	s->secret[m.seat].hand[m.a]++;
	s->n_hand[m.seat]++;
	whisper(s, m.seat, EV_PICKS, m.seat, m.a);
}

/* ---- drawing ---- */

static int can_draw(const struct baroque *s)
{
	return s->n_deck || n_in(s->discards);
}

static ludo_why draw_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!s->hidden.deck[m.a])
		return refuse(NOT_IN_DECK, 7.2);
	return ludo_legal();
}

static void draw_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->hidden.deck[m.a]--;
	s->n_deck--;
	s->secret[line.seat].hand[m.a]++;
	s->n_hand[line.seat]++;
	whisper(s, line.seat, EV_DRAWS, line.seat, m.a);
	if (line.a > 1)
		plan(s, line(ASK_DRAW, line.seat, line.a - 1));
}

static void draw_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->n_deck && can_draw(s)) { /* 7.6 */
		memcpy(s->hidden.deck, s->discards, N_CARDS);
		memset(s->discards, 0, N_CARDS);
		s->n_deck = (uint8_t)n_in(s->hidden.deck);
		note(s, EV_RESHUFFLES, 0);
	}
	if (s->n_deck)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* ---- buying ---- */

static const uint8_t redraw_price[] = { 0, 3, 7, 12 }; /* 7.5 */

static int most_bought(const struct baroque *s, int seat)
{
	static const uint8_t most[] = { 6, 5, 4 };
	int more = has_free_extras(s) ? 0 : s->extra[seat];
	return most[s->core.n_seats - 2] + more; /* 7.4 */
}

static ludo_why buy_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return ludo_legal();
	int price = m.verb == BUY ? 2 : redraw_price[m.a];
	if (m.verb == BUY && line.a >= most_bought(s, m.seat))
		return refuse(ENOUGH, 7.4);
	if (m.verb == BUY && !can_draw(s))
		return refuse(NO_CARDS, 7.6);
	if (m.verb == REDRAW && m.a > s->n_hand[m.seat])
		return refuse(TOO_FEW, 7.5);
	if (price > s->fl[m.seat])
		return refuse(POOR, 7.4, price, s->fl[m.seat]);
	return ludo_legal();
}

static void buy_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == BUY) {
		pay(s, m.seat, 2);
		plan(s, line(ASK_DRAW, m.seat, 1), line(ASK_BUY, m.seat, line.a + 1));
		return;
	}
	s->extra[m.seat] = 0;
	if (m.verb == DONE)
		return;
	pay(s, m.seat, redraw_price[m.a]); /* 7.5: nothing is bought after that */
	plan(s, line(ASK_DISCARD, m.seat, m.a), line(ASK_DRAW, m.seat, m.a));
}

static void buy_ask(struct baroque *s, struct ludo_step line)
{
	ludo_move buy = ludo_answer(line.seat, BUY, 0, 0, 0);
	ludo_move redraw = ludo_answer(line.seat, REDRAW, 1, 0, 0);
	if (buy_why(s, buy, line).code && buy_why(s, redraw, line).code)
		s->extra[line.seat] = 0;
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why discard_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!s->secret[m.seat].hand[m.a])
		return refuse(NOT_IN_HAND, 7.5);
	return ludo_legal();
}

static void discard_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	leave_hand(s, m.seat, m.a);
	s->discards[m.a]++;
	note(s, EV_DISCARDS, m.seat, m.a);
	if (line.a > 1)
		plan(s, line(ASK_DISCARD, m.seat, line.a - 1));
}

/* ---- 8. Order of play ---- */

enum { FOR_ORDER, FOR_REVOLT }; /* what the least player decides */

/* The players with fewest points, of these those with least Support (8.2). */
static unsigned least_players(const struct baroque *s)
{
	int least = INT32_MAX;
	unsigned set = 0;
	for each_seat(seat, s) {
		int worth = 1000 * s->vp[seat] + votes(s, seat);
		if (worth < least)
			set = 0;
		if (worth <= least) {
			set |= 1u << seat;
			least = worth;
		}
	}
	return set;
}

static void first_step(struct baroque *s, struct ludo_step line)
{
	if (s->turn <= 1)
		return; /* 8.1 */
	s->tied = (uint8_t)least_players(s);
	plan(s, line(DO_TIE, 0, FOR_ORDER));
}

static void tie_step(struct baroque *s, struct ludo_step line)
{
	s->tied &= (1u << s->core.n_seats) - 1;
	if (!s->tied)
		return;
	int seat = set_least(s->tied);
	if (set_count(s->tied) > 1) { /* 8.3 */
		plan(s, line(DO_UNTIE, 0, line.a, line.b));
		for (int i = s->core.n_seats - 1; i >= 0; i--)
			if (set_has(s->tied, i))
				plan(s, line(ASK_TIE_DIE, i));
		return;
	}
	clear_dice(s);
	if (line.a == FOR_ORDER)
		plan(s, line(ASK_NEXT, seat));
	else
		plan(s, line(ASK_REVOLT, seat, line.b));
}

static void tie_die_moves(const struct baroque *s, int seat, struct ludo_step line,
			  struct ludo_list *list)
{
	offer_die(seat, line.seat % LUDO_SEATS, list);
}

static void tie_die_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->die[line.seat] = (uint8_t)m.a;
	note(s, EV_ROLLS, line.seat, m.a);
}

static void untie_step(struct baroque *s, struct ludo_step line)
{
	int least = 7;
	unsigned set = 0;
	set_each(seat, s->tied) {
		if (s->die[seat] < least)
			set = 0;
		if (s->die[seat] <= least) {
			set |= 1u << seat;
			least = s->die[seat];
		}
	}
	s->tied = (uint8_t)set;
	plan(s, line(DO_TIE, 0, line.a, line.b));
}

static ludo_why next_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (place_of(s, m.a) < line.a)
		return refuse(PLACED, 8.2);
	return ludo_legal();
}

static void next_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int at = line.a, was = place_of(s, m.a);
	if (at < 0 || at + 1 >= s->core.n_seats || was < at)
		return; /* a position set by hand may ask for more */
	for (int i = was; i > at; i--)
		s->order[i] = s->order[i - 1];
	s->order[at] = (uint8_t)m.a;
	note(s, EV_ORDER, m.a, at + 1);
	if (at + 2 < s->core.n_seats)
		plan(s, line(ASK_NEXT, m.seat, at + 1));
	else
		note(s, EV_ORDER, s->order[at + 1], at + 2);
}
