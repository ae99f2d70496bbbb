/* buying.c: chapters 6 and 9: buying from the market, and selling. */
#include "pax/chapters.h"

/* ---- 6. Buying ---- */

static ludo_why buy_why(const struct pax *s, int seat, int place, int has_room)
{
	if (place % ROW_PLACES == 0 || !s->market[place])
		return refuse(NOT_FOR_SALE, 6.1);
	if (!has_room && !is_comet(s->market[place] - 1))
		return refuse(HAND_FULL, 6.2);
	if (s->florins[seat] < place % ROW_PLACES)
		return refuse(NO_MONEY, 6.3);
	if (set_has(s->laid, place))
		return refuse(LAID_THERE, 6.4);
	return ludo_legal();
}

/* 6.3: on the card to the left, or on the one across, or on the empty place. */
static void lay_florin(struct pax *s, int place)
{
	int across = (place + ROW_PLACES) % N_PLACES;
	int at = s->market[place] || !s->market[across] ? place : across;
	s->coins[at]++;
	s->laid |= (uint16_t)(1u << at);
}

static void buy(struct pax *s, int seat, int place)
{
	int card = s->market[place] - 1;
	for (int left = place - place % ROW_PLACES; left < place; left++)
		lay_florin(s, left);
	pay(s, seat, place % ROW_PLACES);
	s->market[place] = 0;
	s->florins[seat] += s->coins[place]; /* 6.5: after paying */
	note(s, EV_BUYS, seat, card, place % ROW_PLACES, s->coins[place]);
	s->coins[place] = 0;
	if (is_comet(card))
		plan(s, line(ASK_COMET, seat)); /* 6.6 */
	else
		enter_hand(s, seat, card);
}

static void activate(struct pax *s, int seat, int victory)
{
	set_add(s->active, victory);
	note(s, EV_ACTIVE, seat, victory);
}

static void comet_ask(struct pax *s, struct ludo_step line)
{
	unsigned inactive = set_first(N_VICTORIES) & ~s->active;
	if (set_count(inactive) == 1)
		activate(s, line.seat, set_least(inactive));
	else if (inactive)
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why comet_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (set_has(s->active, m.a))
		return refuse(ACTIVE_ALREADY, 6.6);
	return ludo_legal();
}

static void comet_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	activate(s, m.seat, m.a);
}

/* ---- 9. Selling ---- */

static ludo_why sell_why(const struct pax *s, int seat, int card)
{
	if (in_hand(s, seat, card))
		return ludo_legal(); /* a queen too: 9.2 */
	if (is_queen(card) && set_has(s->maids[seat], card - FIRST_QUEEN))
		return refuse(QUEEN_ALONE, 9.2);
	if (is_empire(card) ? s->holder[card - FIRST_EMPIRE] != seat + 1
			    : spot_of(s, card).seat != seat)
		return refuse(NOT_YOURS, 9.1);
	if (is_queen(card))
		return refuse(QUEEN_ALONE, 9.2);
	return ludo_legal();
}

static void sell_moves(const struct pax *s, int seat, struct ludo_list *list)
{
	struct area area;
	hand_moves(s, seat, SELL, list);
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++)
		if (!is_queen(area.card[i]))
			ludo_offer(list, ludo_answer(seat, SELL, area.card[i], 0, 0));
}

static int has_queen(const struct pax *s, int card)
{
	return is_empire(card) && s->queen[card - FIRST_EMPIRE] &&
	       is_queen(s->queen[card - FIRST_EMPIRE] - 1);
}

/* 16.4: a card of the area may be worth more. */
static int worth(const struct pax *s, int seat, int card)
{
	if (has_queen(s, card))
		return 2 + worth(s, seat, s->queen[card - FIRST_EMPIRE] - 1); /* 9.2 */
	if (is_empire(card) || in_hand(s, seat, card))
		return 2;
	int is_dear = cards[card].abilities & A(SELLS_FOR_4) && !is_silenced(s, seat, card);
	return is_dear ? 4 : 2;
}

static void sell(struct pax *s, int seat, int card)
{
	int price = worth(s, seat, card), couple = has_queen(s, card);
	if (in_hand(s, seat, card))
		leave_hand(s, seat, card);
	else
		discard_card(s, card); /* 9.1 */
	note(s, EV_SELLS, seat, card);
	if (!couple && may_treason(s, seat, card))
		plan(s, line(ASK_TREASON, seat, card, price), line(DO_LIMIT), line(DO_RUIN));
	else
		plan(s, line(DO_PAID, seat, card, price), line(DO_LIMIT), line(DO_RUIN));
}

static void paid_step(struct pax *s, struct ludo_step line)
{
	s->florins[line.seat] += line.b;
	note(s, EV_PAID, line.seat, line.b);
}

static void treason_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

/* 16.14 */
static void treason_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == APPLY) {
		note(s, EV_APPLIES, m.seat, line.a, cards[line.a].shot);
		trigger(s, m.seat, line.a, 1);
		return;
	}
	plan(s, line(DO_PAID, m.seat, line.a, line.b));
}

/* 16.16: a second sale of the same action. */
static void resell_ask(struct pax *s, struct ludo_step line)
{
	ludo_move move[LUDO_MOVES];
	struct ludo_list list = { move, 0 };
	sell_moves(s, line.seat, &list);
	if (list.n && !is_out(s, line.seat))
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why resell_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	return m.verb == DONE ? ludo_legal() : sell_why(s, m.seat, m.a);
}

static void resell_moves(const struct pax *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	sell_moves(s, seat, list);
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void resell_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == SELL)
		sell(s, m.seat, m.a);
}
