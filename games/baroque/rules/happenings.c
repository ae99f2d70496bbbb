/* happenings.c: chapters 14 and 16: what events do, but for wars and auctions. */
#include "baroque/chapters.h"

static void keep_event(struct baroque *s)
{
	if (s->event)
		s->event_out[s->event - 1]++;
	s->event = 0;
}

/* ---- an event is drawn ---- */

static int is_void(const struct baroque *s, int event)
{
	int war = events[event].war, effect = events[event].effect;
	if (effect == EFFECT_ARMY_PAY && s->event_out[event])
		return 1; /* 16.18 */
	if (effect == EFFECT_SEA_TRADE && plays(s, OPT_DUTCH, DUTCH_PORTS))
		return 0;
	if (effect == EFFECT_SEA_TRADE && plays(s, OPT_DUTCH, DUTCH_BOTH))
		return set_has(s->wars, DENMARK) || set_has(s->wars, DUTCH); /* 14.5 */
	return war >= 0 && set_has(s->wars, war); /* 14.5, 16.6 */
}

static void begin_event(struct baroque *s, int seat, int event)
{
	if (is_void(s, event)) {
		note(s, EV_VOID, seat, event); /* 16.1 */
		return;
	}
	plan(s, line(DO_SHIELD, seat), line(DO_CARRY, seat)); /* 17.20 */
	switch (events[event].effect) {
	case EFFECT_WAR: plan(s, line(ASK_WAR_DIE, seat)); break;
	case EFFECT_REVOLT: plan(s, line(ASK_REVOLT_DIE, seat)); break;
	case EFFECT_MARRIAGE: plan(s, line(ASK_WED, seat)); break;
	default: break;
	}
}

/* ---- Divine intervention (17.19) ---- */

/* The seat that controls more dioceses than every other, if there is one. */
static int leads_in_dioceses(const struct baroque *s)
{
	int best = 0, leader = LUDO_NOBODY;
	for each_seat(seat, s) {
		int n = set_count(s->held[seat] & all_dioceses(s));
		if (n == best)
			leader = LUDO_NOBODY;
		if (n > best) {
			best = n;
			leader = seat;
		}
	}
	return leader;
}

static int has_pieces(const struct baroque *s, int seat, int state)
{
	return set_has(s->held[seat] | s->camp[seat], state) || s->influence[state][seat];
}

/* Would this event take something from a seat, or bar it? */
static int is_hit(const struct baroque *s, int seat, int drawer)
{
	int named = s->named - 1;
	if (!s->event)
		return 0;
	switch (events[s->event - 1].effect) {
	case EFFECT_CHAOS:
	case EFFECT_FAMINE: return 1;
	case EFFECT_CONFUSION:
	case EFFECT_WEATHER: return seat == drawer;
	case EFFECT_OWN_PAY: return seat == drawer && s->camp[seat];
	case EFFECT_DISPUTE: return s->front[seat][SORT_BISHOP] != 0;
	case EFFECT_LOAN:
		return holder_of(s, AUGSBURG) != seat &&
		       (seat == drawer || plays(s, OPT_FUGGER, FUGGER_ALL));
	case EFFECT_ARMY_PAY: return s->camp[seat] != 0;
	case EFFECT_MARRIAGE: return named >= 0 && set_has(s->held[seat], named);
	case EFFECT_REVOLT:
	case EFFECT_WAR: return named >= 0 && has_pieces(s, seat, named);
	default: return 0;
	}
}

static void shield_step(struct baroque *s, struct ludo_step line)
{
	int leader = leads_in_dioceses(s);
	if (s->event && leader >= 0 && s->divine[leader] && is_hit(s, leader, line.seat))
		plan(s, line(ASK_DIVINE, leader)); /* 17.20 */
}

static void divine_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE || !s->divine[m.seat])
		return;
	s->divine[m.seat]--;
	s->discards[CARD_DIVINE]++;
	set_add(s->spared, m.seat);
	note(s, EV_INTERVENES, m.seat);
}

/* ---- carrying it out ---- */

static void chaos(struct baroque *s, int seat);
static void carry_war(struct baroque *s, int seat);
static void carry_revolt(struct baroque *s, int seat);
static void begin_auction(struct baroque *s, int seat);

static void town_trade(struct baroque *s, const uint8_t *fl)
{
	for each_seat(seat, s) { /* 16.3 */
		uint64_t held = s->held[seat] & ~occupied(s, seat);
		gain(s, seat, fl[0] * set_count(held & s->cities) +
			      fl[1] * set_count(held & s->forts));
	}
}

static void sea_trade(struct baroque *s, const uint8_t *fl)
{
	uint64_t ports = set_has(s->wars, DUTCH) ? 0 : north_sea_ports;
	if (!set_has(s->wars, DENMARK))
		ports |= baltic_ports; /* 14.5 */
	for each_seat(seat, s) { /* 16.4 */
		uint64_t held = s->held[seat] & ports & ~occupied(s, seat);
		gain(s, seat, fl[0] * set_count(held & ~s->forts) +
			      fl[1] * set_count(held & s->forts));
	}
}

static void fugger_loan(struct baroque *s, int drawer, int fl)
{
	int banker = holder_of(s, AUGSBURG);
	for (int i = 0; i < s->core.n_seats; i++) { /* 16.9 */
		int seat = after(s, drawer, i);
		if (seat == banker || set_has(s->spared, seat) ||
		    (i && plays(s, OPT_FUGGER, FUGGER_DRAWER)))
			continue;
		if (s->fl[seat] >= fl) {
			pay_augsburg(s, seat, fl);
		} else {
			s->fugger_debt[seat]++;
			note(s, EV_OWES, seat);
		}
	}
}

static void religious_dispute(struct baroque *s)
{
	for each_seat(seat, s) /* 16.10 */
		if (!set_has(s->spared, seat))
			discard_character(s, seat, SORT_BISHOP);
}

static void subsidies(struct baroque *s, const uint8_t *fl)
{
	int seats[LUDO_SEATS];
	by_support(s, seats);
	for (int i = 0; i < s->core.n_seats; i++)
		gain(s, seats[i], fl[i]); /* 16.12 */
}

static void peace(struct baroque *s, int fl)
{
	if (!s->wars) { /* 16.15 */
		for each_seat(seat, s)
			gain(s, seat, fl);
		return;
	}
	end_event(s, EVENT_WAR); /* 14.4 */
	s->wars = 0;
	s->barren = 0;
	note(s, EV_PEACE, 0);
}

static void emperor_support(struct baroque *s)
{
	throne_step(s, (struct ludo_step)line(DO_THRONE)); /* 16.20, before Chaos ends */
	end_chaos(s);
}

static void marriage(struct baroque *s, int seat)
{
	int state = s->named - 1, holder = state < 0 ? LUDO_NOBODY : holder_of(s, state);
	if (state >= 0 && (holder < 0 || !set_has(s->spared, holder)))
		take_peacefully(s, seat, state); /* 16.13 */
}

static void famine(struct baroque *s)
{
	s->spared_famine = s->spared;
	keep_event(s); /* 16.2 */
}

/* 16.5: nothing more in this phase, and perhaps in this turn. */
static void confusion(struct baroque *s, int drawer)
{
	if (set_has(s->spared, drawer))
		return;
	s->barred = 2;
	int ends = plays(s, OPT_CONFUSION, CONFUSION_ANYBODY);
	for each_seat(seat, s)
		if (ends && seat != drawer && !s->n_hand[seat])
			s->is_last = 1;
}

static void carry_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, is_spared = set_has(s->spared, seat);
	if (!s->event)
		return;
	const struct event_row *row = &events[s->event - 1];
	switch (row->effect) {
	case EFFECT_CHAOS: chaos(s, seat); break;
	case EFFECT_FAMINE: famine(s); break;
	case EFFECT_TOWN_TRADE: town_trade(s, row->n); break;
	case EFFECT_SEA_TRADE: sea_trade(s, row->n); break;
	case EFFECT_CONFUSION: confusion(s, seat); break;
	case EFFECT_WEATHER: s->barred = !is_spared; break; /* 16.11 */
	case EFFECT_DISPUTE: religious_dispute(s); break;
	case EFFECT_LOAN: fugger_loan(s, seat, row->n[0]); break;
	case EFFECT_WAR: carry_war(s, seat); break;
	case EFFECT_SUBSIDIES: subsidies(s, row->n); break;
	case EFFECT_MARRIAGE: marriage(s, seat); break;
	case EFFECT_HEIR: plan(s, line(ASK_DRAW, seat, row->n[0])); break; /* 16.14 */
	case EFFECT_PEACE: peace(s, row->n[0]); break;
	case EFFECT_PERMISSION: keep_event(s); break; /* 16.16 */
	case EFFECT_ARMY_PAY:
		plan_from(s, ASK_PAY_NOW, seat, s->spared); /* 16.17 */
		keep_event(s);
		break;
	case EFFECT_OWN_PAY:
		if (!is_spared)
			plan(s, line(ASK_KEEP, seat)); /* 16.19 */
		break;
	case EFFECT_REVOLT: carry_revolt(s, seat); break;
	case EFFECT_SUPPORT: emperor_support(s); break;
	default: begin_auction(s, seat); break; /* 16.6 */
	}
}

/* ---- Chaos (14.1, 14.2) ---- */

static void shuffle_back(struct baroque *s, int event)
{
	s->event_deck[event] += s->event_discards[event];
	s->event_discards[event] = 0;
}

static void chaos(struct baroque *s, int seat)
{
	s->spared_chaos = s->spared;
	keep_event(s); /* 14.1: the next income is halved */
	shuffle_back(s, EVENT_REVOLT);
	shuffle_back(s, EVENT_EMPEROR_SUPPORT);
	s->famine_below = 0;
	plan_from(s, ASK_LOSE_CITY, seat, s->spared); /* 14.2 */
	plan_from(s, ASK_LOSE_ARMY, seat, s->spared);
	if (!s->brunswick)
		note(s, EV_ELECTOR, 0);
	s->brunswick = 1; /* 14.1: no choice between depends on it */
}

static ludo_why lose_army_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->camp[m.seat], m.a))
		return refuse(NO_ARMY, 14.2);
	return ludo_legal();
}

static void lose_army_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	lose_army(s, m.a);
}

static void lose_army_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, s->camp[line.seat]);
	if (state >= 0)
		lose_army(s, state);
}

/* A city goes; a fortified one becomes a city. */
static void raze(struct baroque *s, int state)
{
	if (!set_has(s->cities | s->forts, state))
		return;
	note(s, EV_RAZED, 0, state);
	if (set_has(s->cities, state)) {
		set_drop(s->cities, state);
		return;
	}
	set_drop(s->forts, state);
	set_add(s->cities, state);
}

/* 14.2: fortified cities suffer only where there is no ordinary one. */
static uint64_t towns_at_risk(const struct baroque *s, int seat)
{
	uint64_t set = s->held[seat] & s->cities;
	return set ? set : s->held[seat] & s->forts;
}

static ludo_why lose_city_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(towns_at_risk(s, m.seat), m.a))
		return refuse(NO_TOWN, 14.2);
	return ludo_legal();
}

static void lose_city_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	raze(s, m.a);
}

static void lose_city_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, towns_at_risk(s, line.seat));
	if (state >= 0)
		raze(s, state);
}

/* ---- Marriage (16.13) ---- */

static uint64_t brides(const struct baroque *s, int seat)
{
	return minors(s) & worth_one & ~all_dioceses(s) & ~had_already(s, seat) & ~foes(s, seat);
}

static ludo_why wed_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (set_has(brides(s, m.seat), m.a))
		return ludo_legal();
	if (set_has(s->held[m.seat], m.a))
		return refuse(HELD, 16.13);
	return refuse(NO_TARGET, 16.13);
}

static void wed_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_NAMES, m.seat, m.a);
	s->named = (uint8_t)(m.a + 1);
}

static void wed_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, brides(s, line.seat));
	if (state >= 0)
		wed_do(s, at_state(line.seat, state), line);
}

/* ---- Army pay (16.17), Own army pay (16.19) ---- */

static ludo_why pay_now_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a > n_armies(s, m.seat))
		return refuse(TOO_FEW, 16.17);
	int price = m.a * events[EVENT_ARMY_PAY].n[0];
	if (price > s->fl[m.seat])
		return refuse(POOR, 16.17, price, s->fl[m.seat]);
	return ludo_legal();
}

static void pay_now_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int rest = n_armies(s, m.seat) - m.a;
	pay(s, m.seat, m.a * events[EVENT_ARMY_PAY].n[0]);
	if (rest > 0)
		plan(s, line(is_last_turn(s) ? ASK_DISBAND : ASK_DEFER, m.seat, rest));
}

static void pay_now_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->camp[line.seat])
		return;
	if (s->fl[line.seat] < events[EVENT_ARMY_PAY].n[0])
		pay_now_do(s, ludo_answer(line.seat, PAY, 0, 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why defer_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a > line.a)
		return refuse(TOO_FEW, 16.17);
	return ludo_legal();
}

static void defer_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->army_debt[m.seat] += m.a;
	if (m.a)
		note(s, EV_DEFERS, m.seat, m.a);
	if (line.a > m.a)
		plan(s, line(ASK_DISBAND, m.seat, line.a - m.a));
}

static int own_pay(int armies)
{
	int band = (armies - 1) / 3; /* of three armies, the last without end */
	return armies ? events[EVENT_OWN_ARMY_PAY].n[band < 3 ? band : 3] : 0;
}

static ludo_why keep_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a > n_armies(s, m.seat))
		return refuse(TOO_FEW, 16.19);
	if (own_pay(m.a) > s->fl[m.seat])
		return refuse(POOR, 16.19, own_pay(m.a), s->fl[m.seat]);
	return ludo_legal();
}

static void keep_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int rest = n_armies(s, m.seat) - m.a;
	note(s, EV_KEEPS, m.seat, m.a);
	pay(s, m.seat, own_pay(m.a));
	if (rest > 0)
		plan(s, line(ASK_DISBAND, m.seat, rest));
}

static void keep_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->camp[line.seat])
		return;
	if (s->fl[line.seat] < own_pay(1))
		keep_do(s, ludo_answer(line.seat, PAY, 0, 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- auctions (16.7): line.a the bid, line.b its seat + 1, line.c the set still in ---- */

static int lowest_bid(const struct baroque *s, struct ludo_step line)
{
	int least = s->event ? events[s->event - 1].n[0] : 1;
	if (line.b)
		return line.a + 1;
	return least == 1 && plays(s, OPT_BIDS, BIDS_ZERO) ? 0 : least; /* 16.7 */
}

static void begin_auction(struct baroque *s, int seat)
{
	plan(s, line(DO_AUCTION, seat, 0, 0, (1 << s->core.n_seats) - 1));
}

static void sell(struct baroque *s, int seat, int fl)
{
	int event = s->event - 1, state = events[event].sold;
	set_add(s->in_play, state); /* 2.4 */
	s->fl[seat] -= fl;
	note(s, EV_BUYS, seat, state, fl);
	take(s, seat, state); /* 16.8 */
	s->event_box[event]++;
	s->event = 0;
}

/* Ask the seat in the line or the next one that can bid; who is left with a bid buys. */
static void auction_step(struct baroque *s, struct ludo_step line)
{
	unsigned in = (unsigned)line.c & ((1u << s->core.n_seats) - 1);
	if (!s->event || events[s->event - 1].effect != EFFECT_SALE)
		return;
	for (int i = 0; i < s->core.n_seats; i++) {
		int seat = after(s, line.seat, i);
		if (seat == line.b - 1) {
			sell(s, seat, line.a);
			return;
		}
		if (!(in >> seat & 1))
			continue;
		if (s->fl[seat] >= lowest_bid(s, line)) {
			plan(s, line(ASK_BID, seat, line.a, line.b, (int16_t)in));
			return;
		}
		in &= ~(1u << seat); /* 16.7: passes unasked */
	}
}

static ludo_why bid_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	int least = lowest_bid(s, line);
	if (m.verb == PASS)
		return ludo_legal();
	if (m.a > s->fl[m.seat])
		return refuse(POOR, 16.7, m.a, s->fl[m.seat]);
	if (m.a < least)
		return refuse(LOW, 16.7, least);
	if (m.a > least + MOST_BID && m.a != s->fl[m.seat])
		return refuse(STEPS, 16.7, least + MOST_BID);
	return ludo_legal();
}

static void bid_moves(const struct baroque *s, int seat, struct ludo_step line,
		      struct ludo_list *list)
{
	int least = lowest_bid(s, line), most = s->fl[seat];
	for (int fl = least; fl <= most && fl <= least + MOST_BID; fl++)
		ludo_offer(list, ludo_answer(seat, BID, fl, 0, 0));
	if (most > least + MOST_BID)
		ludo_offer(list, ludo_answer(seat, BID, most, 0, 0));
	ludo_offer(list, ludo_answer(seat, PASS, 0, 0, 0));
}

static void bid_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int next = after(s, m.seat, 1);
	if (m.verb == BID) {
		note(s, EV_BIDS, m.seat, m.a);
		plan(s, line(DO_AUCTION, next, m.a, m.seat + 1, line.c));
		return;
	}
	note(s, EV_PASSES, m.seat);
	plan(s, line(DO_AUCTION, next, line.a, line.b, line.c & ~(1 << m.seat)));
}
