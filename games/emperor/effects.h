/* effects.h: chapters 9 and 10 of rules.md: what the action cards and the privileges do.
 * Part of rules.c.
 *
 *    9.1  Become emperor           perform
 *    9.2  Medicine                 medicine
 *    9.5  Move                     move, move_to
 *    9.8  Pope, Religious influence, Exclusion     power.h
 *    9.13 Don                      perform
 *    9.14 Immigration              immigration, settle
 *    9.16 City building            city
 *    9.18 Promotion                promotion
 *    9.19 Foreign king's daughter  bride
 *    9.20 Grey Eminence            shadow
 *   10    Privileges               use, trier */
#ifndef EMPEROR_EFFECTS_H
#define EMPEROR_EFFECTS_H

#include "pieces.h"

/* Where an effect comes from.  That of a card may be gone without where two play; that
 * of a privilege never (8.6, 10.3). */
enum { BY_CARD, BY_USE };

static inline ludo_why forgo_why(const struct emperor *s, int by)
{
	if (s->core.n_seats > 2 || by == BY_USE)
		return refuse(MUST, 8.5);
	return ludo_legal(); /* 8.6 */
}

static void offer_forgo(const struct emperor *s, int seat, struct ludo_list *list, int by)
{
	if (!forgo_why(s, by).code)
		ludo_offer(list, ludo_answer(seat, FORGO, 0, 0, 0));
}

/* Answered "no effect": the question is over and all hear it. */
static int forgoes(struct emperor *s, ludo_move m)
{
	if (m.verb != FORGO)
		return 0;
	note(s, EV_FORGOES, m.seat, 0, 0);
	return 1;
}

/* ---- 9.2 Medicine, and 10.8 the privilege of Köln ---- */

static ludo_why medicine_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, ludo_top(&s->core).a);
	if (m.verb != YOUNGER && m.verb != OLDER)
		return not_so(LUDO_WHY_VERB, 0);
	int owner = m.verb == YOUNGER ? m.seat : m.b;
	int rank = m.verb == YOUNGER ? m.b : m.c;
	if (m.verb == OLDER && owner == m.seat)
		return refuse(OWN_OLDER, 9.2);
	if (!has_noble(s, m.a, owner, rank))
		return refuse(NO_SUCH_NOBLE, 9.3); /* any noble on the board */
	if (m.verb == YOUNGER && is_youngest(rank))
		return refuse(YOUNGEST, 9.3);
	return ludo_legal();
}

static int can_medicine(const struct emperor *s, int seat)
{
	const unsigned youngest = 1u << BARON_15 | 1u << COUPLE_15;
	for (int place = 0; place < N_PLACES; place++)
		for (int q = 0; q < s->core.n_seats; q++)
			if (ranks_at(s, place, q) & ~(q == seat ? youngest : 0))
				return 1;
	return 0;
}

static void medicine_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		for (int q = 0; q < s->core.n_seats; q++)
			set_each(rank, ranks_at(s, place, q)) {
				ludo_move m = q == seat ?
					ludo_answer(seat, YOUNGER, place, rank, 0) :
					ludo_answer(seat, OLDER, place, q, rank);
				if (!medicine_why(s, m).code)
					ludo_offer(list, m);
			}
	offer_forgo(s, seat, list, ludo_top(&s->core).a);
}

/* 9.4: a noble who is 45 already dies; the throne is filled again at once. */
static void make_older(struct emperor *s, int place, int owner, int rank)
{
	if (!is_oldest(rank)) {
		turn_tile(s, place, owner, rank, rank + 1);
		note(s, EV_WEAKENS, owner, place, rank + 1);
		return;
	}
	take_off(s, place, owner, rank);
	note(s, EV_PERISHES, owner, place, rank);
	if (place == THRONE)
		ludo_plan(&s->core, { DO_SUCCESSION, s->emperor, 0 });
}

static void medicine_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	if (m.verb == OLDER) {
		make_older(s, m.a, m.b, m.c);
		return;
	}
	turn_tile(s, m.a, m.seat, m.b, m.b - 1);
	note(s, EV_REJUVENATES, m.seat, m.a, m.b - 1);
}

/* ---- 9.5 Move ---- */

/* Whose knights may make room for a noble who moves. */
static unsigned pushed_by_move(const struct emperor *s, int seat)
{
	if (s->core.option[OPT_PUSH] == PUSH_ANY)
		return all_seats(s); /* 9.7 */
	return all_seats(s) & ~(1u << seat); /* 9.6 */
}

static ludo_why move_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD);
	if (m.verb != LEAVE)
		return not_so(LUDO_WHY_VERB, 0);
	if (!has_noble(s, m.a, m.seat, m.b)) /* 9.5: not on a seat or the throne */
		return refuse(NO_SUCH_NOBLE, 1.5);
	if (!can_settle(s, pushed_by_move(s, m.seat), m.a))
		return refuse(STUCK, 9.5);
	return ludo_legal();
}

static int can_move(const struct emperor *s, int seat)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (family(s, p, seat) && can_settle(s, pushed_by_move(s, seat), p))
			return 1;
	return 0;
}

static void move_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++)
		set_each(rank, ranks_in(s, p, seat)) {
			ludo_move m = ludo_answer(seat, LEAVE, p, rank, 0);
			if (!move_why(s, m).code)
				ludo_offer(list, m);
		}
	offer_forgo(s, seat, list, BY_CARD);
}

/* He stands where he stood until he has a new place; the line remembers who moves. */
static void move_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	note(s, EV_LEAVES, m.seat, m.a, m.b);
	ludo_plan(&s->core, { ASK_MOVE_TO, m.seat, (int16_t)(m.a * N_RANKS + m.b) });
}

static ludo_why move_to_why(const struct emperor *s, ludo_move m)
{
	return space_why(s, m, pushed_by_move(s, m.seat),
			 ludo_top(&s->core).a / N_RANKS);
}

static void move_to_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_spaces(s, seat, list, pushed_by_move(s, seat),
		     ludo_top(&s->core).a / N_RANKS);
}

static void move_to_do(struct emperor *s, ludo_move m)
{
	int who = ludo_top(&s->core).a;
	int from = who / N_RANKS, rank = who % N_RANKS;
	ludo_answered(&s->core, m.seat);
	take_off(s, from, m.seat, rank);
	settle(s, m, rank);
}

/* ---- 9.14 Immigration, and 10.11 the privilege of Rhein ---- */

static int can_immigrate(const struct emperor *s, int seat)
{
	/* 9.14, 9.15 */
	return nobles_left(s, seat) > 0 && can_settle(s, all_seats(s), -1);
}

/* Baron or couple; words.def names both prices in the row of ENTER. */
static int price_of(int side)
{
	return side == COUPLE ? cards[CARD_IMMIGRATION].n : cards[CARD_IMMIGRATION].cost;
}

/* What is still to pay: the price of a baron is paid by then (9.14). */
static int surcharge(int side)
{
	return price_of(side) - price_of(BARON);
}

static ludo_why immigration_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD);
	if (m.verb != ENTER)
		return not_so(LUDO_WHY_VERB, 0);
	if (!can_immigrate(s, m.seat))
		return refuse(IN_VAIN, 9.14, CARD_IMMIGRATION);
	if (s->thalers[m.seat] < surcharge(m.a))
		return refuse(POOR, 4.5, surcharge(m.a), s->thalers[m.seat]);
	return ludo_legal();
}

static void immigration_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int side = BARON; side < N_SIDES; side++) {
		ludo_move m = ludo_answer(seat, ENTER, side, 0, 0);
		if (!immigration_why(s, m).code)
			ludo_offer(list, m);
	}
	offer_forgo(s, seat, list, BY_CARD);
}

static void immigration_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	s->thalers[m.seat] = (uint8_t)(s->thalers[m.seat] - surcharge(m.a));
	note(s, EV_ENTERS, m.seat, m.a, price_of(m.a));
	ludo_plan(&s->core, { ASK_SETTLE, m.seat, m.a == COUPLE ? COUPLE_15 : BARON_15 });
}

static ludo_why settle_why(const struct emperor *s, ludo_move m)
{
	return space_why(s, m, all_seats(s), -1); /* 9.15: own knights too */
}

static void settle_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_spaces(s, seat, list, all_seats(s), -1);
}

static void settle_do(struct emperor *s, ludo_move m)
{
	int rank = ludo_top(&s->core).a;
	ludo_answered(&s->core, m.seat);
	settle(s, m, rank);
}

/* ---- 9.16 City building ---- */

static int can_build(const struct emperor *s, int seat)
{
	return cities_left(s, seat) > 0 && has_free_city_space(s); /* 9.16, 9.17 */
}

static ludo_why city_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD);
	if (m.verb != BUILD)
		return not_so(LUDO_WHY_VERB, 0);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (!can_build(s, m.seat))
		return refuse(IN_VAIN, 9.17, CARD_CITY);
	if (!free_city_spaces(s, m.a))
		return refuse(NO_CITY_SPACE, 9.16, m.a);
	return ludo_legal();
}

static void city_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, BUILD, p, 0, 0);
		if (!city_why(s, m).code)
			ludo_offer(list, m);
	}
	offer_forgo(s, seat, list, BY_CARD);
}

static void city_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	s->cities[m.a][m.seat]++;
	note(s, EV_BUILDS, m.seat, m.a, 0);
	score(s, m.seat, cities_left(s, m.seat) ? 1 : 2, BY_CITY); /* 9.17 */
}

/* ---- 9.18 Promotion ---- */

static int can_promote(const struct emperor *s, int seat)
{
	int knights = 0;
	for (int p = 0; p < N_PROVINCES; p++)
		knights += s->knights[p][seat];
	return knights && nobles_left(s, seat) > 0; /* 9.18 */
}

static ludo_why promotion_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD);
	if (m.verb != PROMOTE)
		return not_so(LUDO_WHY_VERB, 0);
	if (nobles_left(s, m.seat) <= 0)
		return refuse(IN_VAIN, 9.18, CARD_PROMOTION);
	if (!s->knights[m.a][m.seat]) /* castles do not count: 9.18 */
		return refuse(NO_KNIGHT_THERE, 4.6, m.a);
	return ludo_legal();
}

static void promotion_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, PROMOTE, p, 0, 0);
		if (!promotion_why(s, m).code)
			ludo_offer(list, m);
	}
	offer_forgo(s, seat, list, BY_CARD);
}

static void promotion_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	s->knights[m.a][m.seat]--;
	s->nobles[m.a][tile_of(m.seat, BARON_15)]++;
	note(s, EV_PROMOTES, m.seat, m.a, 0);
}

/* ---- 9.19 Foreign king's daughter ---- */

/* May this noble marry?  Asked here and for the daughters of phase III (7.5, 7.6). */
static ludo_why wedding_why(const struct emperor *s, int place, int seat, int rank)
{
	if (!has_noble(s, place, seat, rank))
		return refuse(NO_SUCH_NOBLE, 1.5);
	if (is_couple(rank))
		return refuse(MARRIED, 7.5);
	if (is_elector_seat(place) && is_religious(place - SEATS_FROM))
		return refuse(ARCHBISHOP, 7.6); /* 9.19 */
	return ludo_legal();
}

/* The ranks of single barons at a place who may marry. */
static unsigned bachelors(const struct emperor *s, int place, int seat)
{
	unsigned barons = ranks_at(s, place, seat) & ((1u << COUPLE_15) - 1);
	if (is_elector_seat(place) && is_religious(place - SEATS_FROM))
		return 0; /* 7.6 */
	return barons;
}

static int has_bachelor(const struct emperor *s, int seat)
{
	for (int place = 0; place < N_PLACES; place++)
		if (bachelors(s, place, seat))
			return 1;
	return 0;
}

static void marry(struct emperor *s, int place, int seat, int rank)
{
	int couple = rank - BARON_15 + COUPLE_15; /* the age stays: 7.7 */
	turn_tile(s, place, seat, rank, couple);
	note(s, EV_WEDS, seat, place, couple);
}

static ludo_why bride_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD);
	if (m.verb != WED)
		return not_so(LUDO_WHY_VERB, 0);
	return wedding_why(s, m.a, m.seat, m.b); /* 9.19: one's own */
}

static void bride_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		set_each(rank, bachelors(s, place, seat)) {
			ludo_move m = ludo_answer(seat, WED, place, rank, 0);
			if (!bride_why(s, m).code)
				ludo_offer(list, m);
		}
	offer_forgo(s, seat, list, BY_CARD);
}

static void bride_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (!forgoes(s, m))
		marry(s, m.a, m.seat, m.b);
}

/* ---- 9.20 Grey Eminence: taken in phase IV, placed when phase V begins ---- */

static void eminence(struct emperor *s)
{
	int seat = holder_of(s, CARD_GREY); /* 9.22: whoever rules Brandenburg by now */
	s->phase = 5;
	if (seat >= 0 && nobles_left(s, seat) > 0) /* 9.22 */
		ludo_plan(&s->core, { ASK_SHADOW, (uint8_t)seat, 0 });
}

static ludo_why shadow_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == FORGO)
		return ludo_legal(); /* 9.20: may */
	if (m.verb != LURK)
		return not_so(LUDO_WHY_VERB, 0);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	return ludo_legal(); /* 9.21: beside a marked elector too */
}

static void shadow_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, LURK, p, 0, 0);
		if (!shadow_why(s, m).code)
			ludo_offer(list, m);
	}
	ludo_offer(list, ludo_answer(seat, FORGO, 0, 0, 0));
}

static void shadow_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (forgoes(s, m))
		return;
	s->eminence[m.a] = (uint8_t)(m.seat + 1);
	note(s, EV_LURKS, m.seat, m.a, 0);
}

/* ---- carrying out a card ---- */

static int can_carry_out(const struct emperor *s, int seat, int card)
{
	switch (card) {
	case CARD_MEDICINE: return can_medicine(s, seat);
	case CARD_MOVE: return can_move(s, seat);
	case CARD_IMMIGRATION: return can_immigrate(s, seat);
	case CARD_CITY: return can_build(s, seat);
	case CARD_PROMOTION: return can_promote(s, seat);
	case CARD_BRIDE: return has_bachelor(s, seat);
	default: return 1; /* 8.7 */
	}
}

/* Can it be paid, and carried out or, with two players, be left without effect? */
static ludo_why price_why(const struct emperor *s, int seat, int card)
{
	if (s->thalers[seat] < cards[card].cost) /* 4.5 */
		return refuse(POOR, 4.5, cards[card].cost, s->thalers[seat]);
	if (s->core.n_seats > 2 && !can_carry_out(s, seat, card)) /* 8.6 */
		return refuse(IN_VAIN, 8.5, card);
	return ludo_legal();
}

static void pay_for(struct emperor *s, int seat, int card)
{
	s->thalers[seat] = (uint8_t)(s->thalers[seat] - cards[card].cost);
	note(s, EV_BUYS, seat, card, cards[card].cost);
}

static void ask(struct emperor *s, int what, int seat, int arg)
{
	ludo_plan(&s->core, { (uint8_t)what, (uint8_t)seat, (int16_t)arg });
}

/* 8.3: a card of phase IV is carried out at once, others wait for their phase. */
static void perform(struct emperor *s, int seat, int card)
{
	switch (card) {
	case CARD_RIVAL: s->passed |= (uint8_t)(1u << seat); break; /* 8.8, 9.1 */
	case CARD_MEDICINE: ask(s, ASK_MEDICINE, seat, BY_CARD); break;
	case CARD_MOVE: ask(s, ASK_MOVE, seat, 0); break;
	case CARD_DON: score(s, seat, cards[card].n, BY_DON); break; /* 9.13 */
	case CARD_IMMIGRATION: ask(s, ASK_IMMIGRATION, seat, 0); break;
	case CARD_CITY: ask(s, ASK_CITY, seat, 0); break;
	case CARD_PROMOTION: ask(s, ASK_PROMOTION, seat, 0); break;
	case CARD_BRIDE: ask(s, ASK_BRIDE, seat, 0); break;
	default: break; /* 9.8, 9.12: the vote cards wait for the election */
	}
}

/* ---- 10.4 Trier: a card of phase IV whose stack is exhausted ---- */

static ludo_why trier_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != BUY)
		return not_so(LUDO_WHY_VERB, 0);
	if (m.a == CARD_KNIGHT)
		return refuse(NEVER_TAKEN, 8.9);
	if (cards[m.a].phase != 4)
		return refuse(NOT_THIS_PHASE, 10.4);
	if (cards_left(s, m.a) > 0)
		return refuse(NOT_EXHAUSTED, 10.4, m.a);
	return price_why(s, m.seat, m.a); /* 10.5, 10.7 */
}

static void trier_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int card = 0; card < N_CARDS; card++) {
		ludo_move m = ludo_answer(seat, BUY, card, 0, 0);
		if (!trier_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void trier_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (s->core.option[OPT_TRIER] == TRIER_COUNTS)
		s->lent[m.seat] = (uint8_t)(m.a + 1); /* 10.5; otherwise 10.6 */
	pay_for(s, m.seat, m.a);
	perform(s, m.seat, m.a);
}

/* ---- 10. Privileges used in phase IV ---- */

static int can_use_trier(const struct emperor *s, int seat)
{
	for (int card = 0; card < N_CARDS; card++)
		if (!trier_why(s, ludo_answer(seat, BUY, card, 0, 0)).code)
			return 1;
	return 0;
}

static int has_effect(const struct emperor *s, int seat, int province)
{
	switch (province) {
	case TRIER: return can_use_trier(s, seat);  /* 10.4 */
	case KOLN: return can_medicine(s, seat);    /* 10.8 */
	case RHEIN: return can_immigrate(s, seat);  /* 10.11 */
	default: return 1; /* 10.3: Brandenburg's acts later */
	}
}

static ludo_why use_why(const struct emperor *s, ludo_move m)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (m.a == MAINZ || m.a == SACHSEN || m.a == BOHMEN)
		return refuse(AUTOMATIC, 10.12, m.a);
	if (owner_of(s->elector[m.a]) != m.seat)
		return refuse(NOT_ELECTOR, 10.1, m.a);
	if (s->used >> m.a & 1)
		return refuse(USED, 10.2, m.a);
	if (!has_effect(s, m.seat, m.a))
		return refuse(NO_USE, 10.3, m.a);
	return ludo_legal();
}

static void use_privilege(struct emperor *s, int seat, int province)
{
	s->used |= (uint8_t)(1u << province); /* 10.2: nothing else about him changes */
	note(s, EV_USES, seat, province, 0);
	switch (province) {
	case TRIER: ask(s, ASK_TRIER, seat, 0); break;
	case KOLN: ask(s, ASK_MEDICINE, seat, BY_USE); break;
	case RHEIN: ask(s, ASK_SETTLE, seat, BARON_15); break;
	default: /* 9.20, 10.13 */
		s->cards[seat][CARD_GREY]++;
		pay_for(s, seat, CARD_GREY);
	}
}

#endif
