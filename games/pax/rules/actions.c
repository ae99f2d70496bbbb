/* actions.c: chapter 5 again: the question of a turn, and what is free (5.3). */
#include "pax/chapters.h"

struct action_facts {
	int has_room;
	int free_fair, free_side[N_SIDES]; /* cost no action now */
	int can[N_SIDES];               /* is an operation possible there? */
	int both, apostate, queen;      /* queen: of 16.7 + 1 */
};

/* Do operations of this side cost no action (16.8)? */
static int is_free(const struct pax *s, int seat, int side)
{
	int engineers = has_option(s, OPT_ENGINEER) == ENGINEER_EAST ? EAST : WEST; /* 19.2 */
	return n_able(s, seat, (side == WEST ? A(FREE_WEST) : 0) |
				       (side == engineers ? A(ENGINEER) : 0));
}

/* 16.7: her revolt costs an action, unless the table agreed otherwise (19.15). */
static int is_free_to_rise(const struct pax *s)
{
	return has_option(s, OPT_RISING) == RISING_FREE;
}

static struct action_facts action_facts(const struct pax *s, int seat, struct ludo_step line)
{
	struct action_facts f = { 0 };
	uint32_t able = abilities_of(s, seat, A(ANY_HAND) | A(FREE_FAIR) | A(BOTH_SIDES) |
						      A(APOSTATES));
	f.has_room = n_hand(s, seat) < HAND_LIMIT || able & A(ANY_HAND);
	f.free_fair = !s->fair_freed && able & A(FREE_FAIR); /* 16.8 */
	for (int side = 0; side < N_SIDES; side++) {
		f.free_side[side] = is_free(s, seat, side);
		f.can[side] = !set_has(s->used, TASK_OPS_WEST + side) && can_operate(s, seat, side);
	}
	f.both = !(s->used & (1 << TASK_OPS_WEST | 1 << TASK_OPS_EAST)) &&
		 able & A(BOTH_SIDES) && (f.can[WEST] || f.can[EAST]);
	f.apostate = (able & A(APOSTATES)) != 0;
	f.queen = rebel_queen(s, seat);
	return f;
}

static ludo_why ops_why(const struct pax *s, int side, const struct action_facts *f)
{
	if (set_has(s->used, TASK_OPS_WEST + side))
		return refuse(USED, 5.2);
	if (!f->can[side])
		return refuse(NO_TARGET, 10.1);
	if (!s->actions && !f->free_side[side])
		return refuse(NO_ACTION, 5.3);
	return ludo_legal();
}

/* 16.12: the card of the own area whose apostasy is triggered. */
static ludo_why renounce_why(const struct pax *s, int seat, int card,
			     const struct action_facts *f)
{
	if (!f->apostate || is_empire(card) || is_queen(card) || spot_of(s, card).seat != seat ||
	    cards[card].shot != SHOT_APOSTASY)
		return refuse(NO_APOSTASY, 16.12);
	return ludo_legal();
}

static ludo_why paid_why(const struct pax *s, ludo_move m, const struct action_facts *f)
{
	switch (m.verb) {
	case BUY: return buy_why(s, m.seat, m.a, f->has_room);
	case PLAY: return play_why(s, m.seat, m.a);
	case SELL: return sell_why(s, m.seat, m.a);
	case BOTH: return f->both ? ludo_legal() : refuse(NOT_BOTH, 16.9);
	case RENOUNCE: return renounce_why(s, m.seat, m.a, f);
	case RISE: return f->queen ? ludo_legal() : refuse(NO_REVOLT, 16.7);
	case DECLARE: return declare_why(s, m.seat, m.a);
	default: return ludo_legal(); /* a pass: 5.1 */
	}
}

static ludo_why action_why(const struct pax *s, ludo_move m, const struct action_facts *f)
{
	if (m.verb == END)
		return s->actions ? refuse(ACTIONS_LEFT, 5.3) : ludo_legal();
	if (m.verb == OPERATE)
		return ops_why(s, m.a, f);
	if (m.verb == FAIR && (s->actions || f->free_fair))
		return fair_why(s, m.a);
	if (!s->actions && !(m.verb == RISE && is_free_to_rise(s)))
		return refuse(NO_ACTION, 5.3);
	return paid_why(s, m, f);
}

static void offer_each(const struct pax *s, int seat, int verb, int n,
		       const struct action_facts *f, struct ludo_list *list)
{
	for (int a = 0; a < n; a++) {
		ludo_move m = ludo_answer(seat, verb, a, 0, 0);
		ludo_offer_if(list, m, action_why(s, m, f));
	}
}

static void apostasy_moves(const struct pax *s, int seat, const struct action_facts *f,
			   struct ludo_list *list)
{
	struct area area;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; f->apostate && i < area.n; i++)
		ludo_offer_if(list, ludo_answer(seat, RENOUNCE, area.card[i], 0, 0),
			      renounce_why(s, seat, area.card[i], f));
}

static void action_moves(const struct pax *s, int seat, const struct action_facts *f,
			 struct ludo_list *list)
{
	if (s->actions) {
		offer_each(s, seat, BUY, N_PLACES, f, list);
		hand_moves(s, seat, PLAY, list);
		sell_moves(s, seat, list);
		offer_each(s, seat, BOTH, N_SIDES, f, list);
		offer_each(s, seat, DECLARE, N_VICTORIES, f, list);
		apostasy_moves(s, seat, f, list);
	}
	offer_each(s, seat, OPERATE, N_SIDES, f, list);
	offer_each(s, seat, FAIR, N_SIDES, f, list);
	offer_each(s, seat, RISE, 1, f, list);
	ludo_offer(list, ludo_answer(seat, s->actions ? PASS : END, 0, 0, 0));
}

/* 16.7 */
static void rise(struct pax *s, int seat)
{
	int queen = rebel_queen(s, seat) - 1, king = king_of(s, queen);
	discard_card(s, queen);
	memset(s->agents, 0, sizeof(s->agents));
	wage(s, seat, SHOT_REVOLT, king);
}

static void do_paid(struct pax *s, ludo_move m)
{
	int two = m.verb == SELL && n_able(s, m.seat, A(SELLS_TWO));
	switch (m.verb) {
	case BUY: buy(s, m.seat, m.a); break;
	case PLAY: play(s, m.seat, m.a); break;
	case SELL:
		if (two)
			plan(s, line(ASK_RESELL, m.seat)); /* 16.16 */
		sell(s, m.seat, m.a);
		break;
	case BOTH:
		note(s, EV_BOTH, m.seat);
		plan(s, line(DO_SIDE, m.seat, m.a, 1, !m.a + 1));
		break;
	case RENOUNCE: plan(s, line(DO_EFFECT, m.seat, m.a), line(DO_LIMIT)); break;
	case RISE: rise(s, m.seat); break;
	default: note(s, EV_PASSES, m.seat); break;
	}
	if (m.verb != RISE || !is_free_to_rise(s))
		s->actions--;
}

/* 5.3: what is free is never paid for. */
static void operate_side(struct pax *s, ludo_move m)
{
	if (!is_free(s, m.seat, m.a))
		s->actions--;
	plan(s, line(DO_SIDE, m.seat, m.a, 1));
}

static void open_fair(struct pax *s, ludo_move m)
{
	if (!s->fair_freed && n_able(s, m.seat, A(FREE_FAIR)))
		s->fair_freed = 1;
	else
		s->actions--;
	hold_fair(s, m.seat, m.a);
}

static void action_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLARE) {
		declare(s, m.seat, m.a);
		return;
	}
	if (m.verb == END) {
		plan(s, line(DO_MARKET));
		return;
	}
	plan(s, line(DO_LIMIT), line(DO_RUIN), line(DO_ACT));
	if (m.verb == OPERATE)
		operate_side(s, m);
	else if (m.verb == FAIR)
		open_fair(s, m);
	else
		do_paid(s, m);
}

/* Is something free possible with no action left? */
static int has_free(const struct pax *s, int seat)
{
	for (int side = 0; side < N_SIDES; side++)
		if (!set_has(s->used, TASK_OPS_WEST + side) && is_free(s, seat, side) &&
		    can_operate(s, seat, side))
			return 1;
	if (is_free_to_rise(s) && rebel_queen(s, seat))
		return 1;
	return !s->fair_freed && n_able(s, seat, A(FREE_FAIR)) &&
	       (!fair_why(s, WEST).code || !fair_why(s, EAST).code);
}

static void act_step(struct pax *s, struct ludo_step line)
{
	int goes_on = !is_out(s, s->turn) && (s->actions || has_free(s, s->turn));
	plan(s, line(goes_on ? ASK_ACTION : DO_MARKET, s->turn));
}
