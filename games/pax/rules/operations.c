/* operations.c: chapter 10: what cards do in an operations action, and to whom. */
#include "pax/chapters.h"

/* ---- 10.5 Inquisitor ---- */

/* 15.3: side by side, or of one group; vassals of two suzerains do not touch, and, if so agreed
 * (19.8), none touches the cards beside its suzerain. */
static int touches(const struct pax *s, const struct spot *a, const struct spot *b)
{
	int apart = a->index - b->index, n_vassals = a->is_vassal + b->is_vassal;
	if (a->seat != b->seat || a->side != b->side)
		return 0;
	int most = has_option(s, OPT_VASSALS) == VASSALS_GROUP ? 0 : 1;
	return !apart || ((apart == 1 || apart == -1) && n_vassals <= most);
}

/* 15.3: the half of another area that a bishop of this half reaches; NO_SIDE: both (19.9). */
static int half_reached(const struct pax *s, const struct spot *at, int seat)
{
	int crosses = has_option(s, OPT_HALVES) == HALVES_CROSSED && seat != at->seat;
	return crosses ? NO_SIDE : at->side;
}

static int can_move_bishop(const struct pax *s, int from, const struct spot *at, int to)
{
	if (is_queen(to) || from == to)
		return 0;
	struct spot there = spot_of(s, to);
	if (there.seat < 0)
		return 0;
	if (there.seat == at->seat)
		return touches(s, at, &there);
	int half = half_reached(s, at, there.seat);
	return (half == NO_SIDE || half == there.side) &&
	       (where_of(s, from) & where_of(s, to)) != 0;
}

static int bishop_can_move(const struct pax *s, int from)
{
	struct spot at = spot_of(s, from);
	struct area area;
	for (int seat = 0; at.seat >= 0 && seat < s->core.n_seats; seat++) {
		area_of(s, seat, half_reached(s, &at, seat), &area);
		for (int i = 0; i < area.n; i++)
			if (can_move_bishop(s, from, &at, area.card[i]))
				return 1;
	}
	return 0;
}

static int can_inquire(const struct pax *s, int colour)
{
	for (int card = 0; card < N_ALL; card++)
		if (s->bishop[card] == colour + 1 && bishop_can_move(s, card))
			return 1;
	return 0;
}

static void inquisitor_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why inquisitor_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (s->bishop[m.a] != line.b + 1)
		return refuse(NO_BISHOP, 10.5);
	if (!bishop_can_move(s, m.a))
		return refuse(STUCK, 10.5);
	return ludo_legal();
}

static void inquisitor_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_PICKS, m.seat, m.a);
	plan(s, line(ASK_BISHOP, m.seat, m.a));
}

static void bishop_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

struct bishop_facts {
	int from;
	struct spot at;
};

static struct bishop_facts bishop_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct bishop_facts){ line.a, spot_of(s, line.a) };
}

static ludo_why bishop_why(const struct pax *s, ludo_move m, const struct bishop_facts *f)
{
	if (!can_move_bishop(s, f->from, &f->at, m.a))
		return refuse(OUT_OF_REACH, 10.5);
	return ludo_legal();
}

static void bishop_moves(const struct pax *s, int seat, const struct bishop_facts *f,
			 struct ludo_list *list)
{
	struct area area;
	for (int q = 0; q < s->core.n_seats; q++) {
		area_of(s, q, half_reached(s, &f->at, q), &area);
		for (int i = 0; i < area.n; i++)
			if (can_move_bishop(s, f->from, &f->at, area.card[i]))
				ludo_offer(list, ludo_answer(seat, MOVE, area.card[i], 0, 0));
	}
}

static void bishop_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int colour = s->bishop[line.a] - 1;
	s->bishop[line.a] = 0;
	bishop_arrives(s, m.seat, colour, m.a);
}

/* ---- 10.6 Commerce ---- */

static int has_coins(const struct pax *s, int place)
{
	return s->market[place] && s->coins[place];
}

static int can_trade(const struct pax *s, int side)
{
	for (int i = 0; i < ROW_PLACES; i++)
		if (has_coins(s, side * ROW_PLACES + i))
			return 1;
	return 0;
}

static void commerce_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why commerce_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.a / ROW_PLACES != line.b || !has_coins(s, m.a))
		return refuse(NO_COINS, 10.6);
	return ludo_legal();
}

static void commerce_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	s->coins[m.a]--;
	s->florins[m.seat]++;
	note(s, EV_COMMERCE, m.seat, m.a);
}

/* ---- 10.7 Behead ---- */

static int can_behead(const struct pax *s, int card, int victim)
{
	int is_mufti = !is_empire(card) && cards[card].abilities & A(MUFTI);
	if (spot_of(s, victim).seat < 0)
		return 0;
	if (is_queen(victim) && (is_mufti || has_option(s, OPT_QUEENS) == QUEENS_SAFE))
		return 0; /* 19.14 */
	if (is_mufti)
		return back_of(victim) == EAST && s->bishop[victim] == BLACK + 1; /* 16.11 */
	return (where_of(s, card) & where_of(s, victim)) != 0; /* 1.9 */
}

static int has_victim(const struct pax *s, int card)
{
	if (is_empire(card) || !(cards[card].abilities & A(MUFTI)))
		return 1; /* itself, or her king */
	for (int victim = 0; victim < N_ALL; victim++)
		if (s->bishop[victim] == BLACK + 1 && can_behead(s, card, victim))
			return 1;
	return 0;
}

static void behead_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why behead_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!can_behead(s, line.a, m.a))
		return refuse(OUT_OF_REACH, 10.7);
	return ludo_legal();
}

static void behead_moves(const struct pax *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	struct area area;
	for (int q = 0; q < s->core.n_seats; q++) {
		area_of(s, q, NO_SIDE, &area);
		for (int i = 0; i < area.n; i++)
			if (can_behead(s, line.a, area.card[i]))
				ludo_offer(list, ludo_answer(seat, BEHEAD, area.card[i], 0, 0));
	}
}

static void behead_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_BEHEADS, m.seat, line.a, m.a);
	discard_card(s, m.a);
	if (is_empire(m.a) && spot_of(s, line.a).seat >= 0)
		discard_card(s, line.a); /* the price of an empire */
}

/* ---- 10.8 Tax ---- */

static int can_tax(const struct pax *s, unsigned where, int border, int empire)
{
	return is_cube(s->border[border]) && set_has(where, empire) &&
	       set_has(borders_of(empire), border) && empty_cities(s, cities_of(s, empire));
}

static int has_tax(const struct pax *s, unsigned where)
{
	for (int border = 0; border < N_BORDERS; border++)
		if (can_tax(s, where, border, borders[border].a) ||
		    can_tax(s, where, border, borders[border].b))
			return 1;
	return 0;
}

static void tax_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why tax_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!is_cube(s->border[m.a]))
		return refuse(NO_CONCESSION, 10.8);
	if (!set_has(where_of(s, line.a), m.b) || !set_has(borders_of(m.b), m.a))
		return refuse(ELSEWHERE, 10.8);
	if (!empty_cities(s, cities_of(s, m.b)))
		return refuse(SATURATED, 10.8);
	return ludo_legal();
}

static void tax_moves(const struct pax *s, int seat, struct ludo_step line,
		      struct ludo_list *list)
{
	for (int border = 0; border < N_BORDERS; border++)
		for (int end = 0; end < 2; end++) {
			int empire = end ? borders[border].b : borders[border].a;
			ludo_move m = ludo_answer(seat, TAX, border, empire, 0);
			ludo_offer_if(list, m, tax_why(s, m, line));
		}
}

static void tax_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int owner = s->border[m.a] - 1 - FIRST_CUBE;
	int chooser = has_option(s, OPT_TAXES) == TAXES_OWNER ? owner : m.seat; /* 19.11 */
	note(s, EV_TAXES, m.seat, m.a, m.b);
	plan(s, line(ASK_PAY, owner, m.a, m.b), line(ASK_LEVY, chooser, m.b));
}

static void yield(struct pax *s, int border, int empire)
{
	repress_border(s, border, empire); /* 8.3: no florin moves */
}

static void pay_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	if (s->florins[line.seat] > 0)
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		yield(s, line.a, line.b);
}

static void pay_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == PAY)
		pay(s, m.seat, 1);
	else
		yield(s, line.a, line.b);
}

/* ---- levies, for taxes and fairs (2.7) ---- */

static void levy(struct pax *s, int seat, int city)
{
	int empire = cities[city].map, piece = cities[city].print[s->faith[empire]]; /* 2.7 */
	if (piece != NO_PIECE)
		plan(s, line(DO_PUT, seat, TO_CITY + city, piece, 1 << empire));
}

static void levy_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	uint32_t free = empty_cities(s, cities_of(s, line.a));
	if (set_count(free) == 1)
		levy(s, line.seat, set_least(free));
	else if (free)
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why levy_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(empty_cities(s, cities_of(s, line.a)), m.a))
		return refuse(NOT_FREE, 11.3);
	return ludo_legal();
}

static void levy_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	levy(s, m.seat, m.a);
}

/* ---- 10.9 Repress ---- */

static int can_repress_city(const struct pax *s, uint32_t ops, unsigned where, int city)
{
	if (!s->city[city] || !set_has(cities_in(s, where), city))
		return 0;
	return (ops & (is_knight(s->city[city] - 1) ? OF_KNIGHTS : OF_CASTLES)) != 0;
}

static int can_repress_border(const struct pax *s, uint32_t ops, unsigned where, int border)
{
	return is_cube(s->border[border]) && ops & OF_PAWNS &&
	       set_has(borders_in(where), border);
}

static int has_repress(const struct pax *s, uint32_t ops, unsigned where)
{
	set_each(city, cities_in(s, where))
		if (can_repress_city(s, ops, where, city))
			return 1;
	set_each(border, borders_in(where))
		if (can_repress_border(s, ops, where, border))
			return 1;
	return 0;
}

static void repress_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why repress_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	uint32_t ops = ops_of(s, line.a);
	unsigned where = where_of(s, line.a);
	int ok = m.verb == REPRESS ? can_repress_city(s, ops, where, m.a)
				   : can_repress_border(s, ops, where, m.a);
	if (!ok)
		return refuse(OUT_OF_REACH, 10.9);
	return ludo_legal();
}

static void repress_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	s->florins[m.seat]++; /* 8.3 */
	if (m.verb == REPRESS)
		repress_city(s, m.a);
	else
		plan(s, line(ASK_THROUGH, m.seat, m.a, (int)where_of(s, line.a)));
}

/* ---- 10.10 Vote ---- */

static int n_votes(const struct pax *s, int seat, int empire)
{
	int n = 0;
	set_each(border, borders_of(empire))
		n += s->border[border] == FIRST_CUBE + seat + 1;
	return n && n_able(s, seat, A(TRADE_TWICE)) ? 2 * n : n; /* 16.3 */
}

static int vote_price(const struct pax *s, int empire)
{
	int n = 0;
	for (int piece = 0; piece < N_PIECES; piece++)
		n += s->repressed[empire][piece];
	return n;
}

static ludo_why empire_vote_why(const struct pax *s, int seat, int side, int empire)
{
	if (empires[empire].region != side)
		return refuse(ELSEWHERE, 10.10);
	if (!s->holder[empire])
		return refuse(IN_DECK, 10.10);
	if (s->suzerain[empire])
		return refuse(IS_VASSAL, 10.10);
	int votes = n_votes(s, seat, empire);
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && n_votes(s, q, empire) >= votes)
			return refuse(NO_MAJORITY, 10.10);
	if (s->florins[seat] < vote_price(s, empire))
		return refuse(NO_MONEY, 10.10);
	return ludo_legal();
}

static int has_vote(const struct pax *s, int seat, int side)
{
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (!empire_vote_why(s, seat, side, empire).code)
			return 1;
	return 0;
}

static void vote_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why vote_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	return empire_vote_why(s, m.seat, line.b, m.a);
}

static void vote_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	pay(s, m.seat, vote_price(s, m.a));
	note(s, EV_VOTES, m.seat, m.a);
	regime_change(s, m.seat, m.a);
	plan(s, line(ASK_CONCESSION, m.seat, m.a), line(ASK_FREE, m.seat, m.a));
}

/* ---- 10.11 Corsair ---- */

/* The sea borders of the location and of the map cards that share a border with it, or that
 * are as near as agreed (19.1). */
static unsigned corsair_reach(const struct pax *s, unsigned where)
{
	int how = has_option(s, OPT_CORSAIRS);
	unsigned near = where;
	set_each(border, borders_in(where) & (how == CORSAIRS_SEA ? SEA_BORDERS : ~0u))
		near |= ends_of(border);
	for (int to = 0; how == CORSAIRS_CORNER && to < N_EMPIRES; to++)
		set_each(from, where)
			near |= is_adjacent(s, from, to) ? 1u << to : 0;
	return borders_in(near) & SEA_BORDERS;
}

static int can_sail(const struct pax *s, unsigned where, int colour, int from, int to)
{
	return s->border[from] == WHITE_CASTLE + colour + 1 && from != to &&
	       set_has(borders_in(where) & SEA_BORDERS, from) &&
	       set_has(corsair_reach(s, where), to) &&
	       s->border[to] != WHITE_CASTLE + colour + 1;
}

static int can_sail_from(const struct pax *s, unsigned where, int colour, int from)
{
	set_each(to, corsair_reach(s, where))
		if (can_sail(s, where, colour, from, to) && !is_protected(s, to))
			return 1;
	return 0;
}

static int has_corsair(const struct pax *s, unsigned where, int colour)
{
	set_each(from, borders_in(where) & SEA_BORDERS)
		if (s->border[from] == WHITE_CASTLE + colour + 1 &&
		    can_sail_from(s, where, colour, from))
			return 1;
	return 0;
}

static void corsair_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why corsair_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!can_sail(s, where_of(s, line.a), line.b, m.a, m.b))
		return refuse(OUT_OF_REACH, 10.11);
	if (is_protected(s, m.b))
		return refuse(PROTECTED, 16.10);
	return ludo_legal();
}

static void corsair_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (s->border[m.b])
		note(s, EV_SUNK, m.seat, s->border[m.b] - 1, m.b);
	s->border[m.b] = s->border[m.a];
	s->border[m.a] = 0;
	note(s, EV_SAILS, m.seat, m.a, m.b);
}

/* ---- 10.12 Siege ---- */

static int has_siege(const struct pax *s, unsigned where)
{
	set_each(city, cities_in(s, where))
		if (s->city[city])
			return 1;
	set_each(border, borders_in(where))
		if (is_pirate(s->border[border]))
			return 1;
	return 0;
}

static void siege_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why siege_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	unsigned where = where_of(s, line.a);
	int ok = m.verb == SIEGE ? s->city[m.a] && set_has(cities_in(s, where), m.a)
				 : is_pirate(s->border[m.a]) && set_has(borders_in(where), m.a);
	if (!ok)
		return refuse(OUT_OF_REACH, 10.12);
	return ludo_legal();
}

static void siege_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == SIEGE) {
		note(s, EV_FALLS_CITY, m.seat, s->city[m.a] - 1, m.a);
		s->city[m.a] = 0;
	} else {
		note(s, EV_SUNK, m.seat, s->border[m.a] - 1, m.a);
		s->border[m.a] = 0;
	}
}

/* ---- 10.13 Campaign ---- */

static int n_knights(const struct pax *s, int empire)
{
	int n = 0;
	set_each(city, cities_of(s, empire))
		n += s->city[city] && is_knight(s->city[city] - 1);
	return n;
}

/* Are there knights, and somebody to attack? */
static int can_march(const struct pax *s, int empire)
{
	for (int other = 0; other < N_EMPIRES; other++)
		if (is_adjacent(s, empire, other) && s->suzerain[empire] != other + 1)
			return n_knights(s, empire) > 0;
	return 0;
}

static int can_campaign(const struct pax *s, int seat, int empire)
{
	return s->florins[seat] >= n_knights(s, empire) && can_march(s, empire);
}

static void campaign_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why campaign_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	int empire = line.a - FIRST_EMPIRE;
	if (!is_adjacent(s, empire, m.a))
		return refuse(OUT_OF_REACH, 10.13);
	if (s->suzerain[empire] == m.a + 1)
		return refuse(OWN_LORD, 10.15);
	return ludo_legal();
}

static void campaign_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int empire = line.a - FIRST_EMPIRE;
	pay(s, m.seat, n_knights(s, empire)); /* before the battle */
	s->base = (uint8_t)empire;
	wage(s, m.seat, SHOT_CAMPAIGN, m.a);
}

/* ---- what is possible ---- */

static int op_has_target(const struct pax *s, int seat, int card, int op)
{
	unsigned where = where_of(s, card);
	switch (op) {
	case OP_INQUISITOR_WHITE: case OP_INQUISITOR_RED: case OP_INQUISITOR_BLACK:
		return can_inquire(s, op - OP_INQUISITOR_WHITE);
	case OP_COMMERCE_WEST: return can_trade(s, WEST);
	case OP_COMMERCE_EAST: return can_trade(s, EAST);
	case OP_BEHEAD: return has_victim(s, card);
	case OP_TAX: return has_tax(s, where);
	case OP_REPRESS: return has_repress(s, ops_of(s, card), where);
	case OP_VOTE_WEST: return has_vote(s, seat, WEST);
	case OP_VOTE_EAST: return has_vote(s, seat, EAST);
	case OP_CORSAIR_WHITE: case OP_CORSAIR_RED: case OP_CORSAIR_BLACK:
		return has_corsair(s, where, op - OP_CORSAIR_WHITE);
	case OP_SIEGE: return has_siege(s, where);
	case OP_CAMPAIGN: return can_campaign(s, seat, card - FIRST_EMPIRE);
	default: return 0;
	}
}

static int has_acted(const struct pax *s, int card)
{
	if (is_empire(card))
		return set_has(s->acted_empires, card - FIRST_EMPIRE);
	return card < FIRST_WEST ? set_has(s->acted_east, card)
				 : set_has(s->acted_west, card - FIRST_WEST);
}

enum {
	ALL_OPS      = (1 << N_OPS) - 1,
	INQUISITIONS = 1 << OP_INQUISITOR_WHITE | 1 << OP_INQUISITOR_RED | 1 << OP_INQUISITOR_BLACK,
	POLITICS     = 1 << OP_BEHEAD | 1 << OP_TAX | 1 << OP_REPRESS | 1 << OP_VOTE_WEST |
		       1 << OP_VOTE_EAST,
};

/* The operations a card may still perform, whether there is a target or not. */
static unsigned open_ops(const struct pax *s, int seat, int card)
{
	unsigned ops = ops_of(s, card) & ALL_OPS;
	return is_silenced(s, seat, card) ? ops & INQUISITIONS : ops; /* 10.3 */
}

static int can_use_any(const struct pax *s, int seat, int side, int is_new)
{
	struct area area;
	area_of(s, seat, side, &area);
	for (int i = 0; i < area.n; i++) {
		if (!is_new && has_acted(s, area.card[i]))
			continue;
		set_each(op, open_ops(s, seat, area.card[i]))
			if (op_has_target(s, seat, area.card[i], op))
				return 1;
	}
	return 0;
}

/* 16.13: an operation of somebody else's card. */
static int can_borrow(const struct pax *s, int seat, int card, int op)
{
	int owner = spot_of(s, card).seat;
	return owner >= 0 && owner != seat && !is_silenced(s, owner, card) &&
	       set_has(ops_of(s, card) & POLITICS, op) && op_has_target(s, seat, card, op);
}

static int can_borrow_any(const struct pax *s, int seat)
{
	struct area area;
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		area_of(s, q, NO_SIDE, &area);
		for (int i = 0; i < area.n; i++)
			set_each(op, ops_of(s, area.card[i]) & POLITICS)
				if (can_borrow(s, seat, area.card[i], op))
					return 1;
	}
	return 0;
}

/* Is there anything to do in a new operations action of this side? */
static int can_operate(const struct pax *s, int seat, int side)
{
	return can_use_any(s, seat, side, 1) ||
	       (side == WEST && n_able(s, seat, A(SPIES)) && can_borrow_any(s, seat));
}

/* ---- the action: side in a, must it be used in b, the side to come + 1 in c ---- */

static int is_spying(const struct pax *s, int seat, int side)
{
	return side == WEST && !s->spied && n_able(s, seat, A(SPIES));
}

static void begin_side(struct pax *s, int side)
{
	s->acted_east = s->acted_west = 0;
	s->acted_empires = 0;
	s->spied = 0;
	set_add(s->used, TASK_OPS_WEST + side);
}

static void side_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	begin_side(s, line.a);
	note(s, EV_OPERATES, line.seat, line.a);
	plan(s, line(ASK_OPERATE, line.seat, line.a, line.b, line.c));
}

static void operate_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	int more = can_use_any(s, line.seat, line.a, 0) ||
		   (is_spying(s, line.seat, line.a) && can_borrow_any(s, line.seat));
	if (more && !is_out(s, line.seat))
		ludo_ask(&s->core, line, 1u << line.seat);
	else if (line.c)
		plan(s, line(DO_SIDE, line.seat, line.c - 1, line.b)); /* 16.9 */
}

struct operate_facts {
	int side, spies, may_stop;
};

static struct operate_facts operate_facts(const struct pax *s, int seat, struct ludo_step line)
{
	int may_stop = !line.b || (line.c && can_operate(s, seat, line.c - 1));
	return (struct operate_facts){ line.a, is_spying(s, seat, line.a), may_stop };
}

/* An operation that has no target: is money all that it lacks? */
static ludo_why idle_why(const struct pax *s, int seat, int card, int op)
{
	if (op == OP_CAMPAIGN && can_march(s, card - FIRST_EMPIRE))
		return refuse(NO_MONEY, 10.13);
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if ((op == OP_VOTE_WEST || op == OP_VOTE_EAST) &&
		    empire_vote_why(s, seat, op - OP_VOTE_WEST, empire).code == WHY_NO_MONEY)
			return refuse(NO_MONEY, 10.10);
	return refuse(NO_TARGET, 10.1);
}

static ludo_why operate_why(const struct pax *s, ludo_move m, const struct operate_facts *f)
{
	if (m.verb == DONE)
		return f->may_stop ? ludo_legal() : refuse(MUST_OPERATE, 10.1);
	if (m.verb == BORROW) {
		if (!f->spies || !can_borrow(s, m.seat, m.a, m.b))
			return refuse(NO_LOAN, 16.13);
		return ludo_legal();
	}
	struct spot spot = spot_of(s, m.a);
	if (spot.seat != m.seat || spot.side != f->side)
		return refuse(NOT_YOURS, 10.1);
	if (has_acted(s, m.a))
		return refuse(HAS_ACTED, 10.2);
	if (!set_has(ops_of(s, m.a) & ALL_OPS, m.b))
		return refuse(NO_SUCH_OP, 10.1);
	if (!set_has(open_ops(s, m.seat, m.a), m.b))
		return refuse(SILENCED, 10.3);
	if (!op_has_target(s, m.seat, m.a, m.b))
		return idle_why(s, m.seat, m.a, m.b);
	return ludo_legal();
}

static void borrow_moves(const struct pax *s, int seat, struct ludo_list *list)
{
	struct area area;
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		area_of(s, q, NO_SIDE, &area);
		for (int i = 0; i < area.n; i++)
			set_each(op, ops_of(s, area.card[i]) & POLITICS)
				if (can_borrow(s, seat, area.card[i], op))
					ludo_offer(list, ludo_answer(seat, BORROW, area.card[i],
								     op, 0));
	}
}

static void operate_moves(const struct pax *s, int seat, const struct operate_facts *f,
			  struct ludo_list *list)
{
	struct area area;
	area_of(s, seat, f->side, &area);
	for (int i = 0; i < area.n; i++)
		if (!has_acted(s, area.card[i]))
			set_each(op, open_ops(s, seat, area.card[i]))
				if (op_has_target(s, seat, area.card[i], op))
					ludo_offer(list, ludo_answer(seat, USE, area.card[i], op,
								     0));
	if (f->spies)
		borrow_moves(s, seat, list);
	if (f->may_stop)
		ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void mark_acted(struct pax *s, int card)
{
	if (is_empire(card))
		set_add(s->acted_empires, card - FIRST_EMPIRE);
	else if (card < FIRST_WEST)
		set_add(s->acted_east, card);
	else
		set_add(s->acted_west, card - FIRST_WEST);
}

/* The question about the target of an operation; what its icon says besides is b. */
static void plan_op(struct pax *s, int seat, int card, int op)
{
	static const struct { uint8_t ask, first; } rows[N_OPS] = {
		{ ASK_INQUISITOR, OP_INQUISITOR_WHITE }, { ASK_INQUISITOR, OP_INQUISITOR_WHITE },
		{ ASK_INQUISITOR, OP_INQUISITOR_WHITE }, { ASK_COMMERCE, OP_COMMERCE_WEST },
		{ ASK_COMMERCE, OP_COMMERCE_WEST }, { ASK_BEHEAD, OP_BEHEAD },
		{ ASK_TAX, OP_TAX }, { ASK_REPRESS, OP_REPRESS }, { ASK_VOTE, OP_VOTE_WEST },
		{ ASK_VOTE, OP_VOTE_WEST }, { ASK_CORSAIR, OP_CORSAIR_WHITE },
		{ ASK_CORSAIR, OP_CORSAIR_WHITE }, { ASK_CORSAIR, OP_CORSAIR_WHITE },
		{ ASK_SIEGE, OP_SIEGE }, { ASK_CAMPAIGN, OP_CAMPAIGN },
	};
	plan(s, line(rows[op].ask, seat, card, op - rows[op].first));
}

static void operate_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE) {
		if (line.c)
			plan(s, line(DO_SIDE, m.seat, line.c - 1, line.b));
		return;
	}
	plan(s, line(DO_LIMIT), line(DO_RUIN), line(ASK_OPERATE, m.seat, line.a, 0, line.c));
	if (m.verb == BORROW)
		s->spied = 1;
	else
		mark_acted(s, m.a);
	note(s, EV_USES, m.seat, m.a, m.b);
	plan_op(s, m.seat, m.a, m.b);
}
