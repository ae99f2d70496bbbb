/* playing.c: chapters 7 and 12: a card from hand, its agents, and one-shots without war. */
#include "pax/chapters.h"

/* ---- where agents can go ---- */

/* 16.10: does this border hold a concession that no pirate may touch? */
static int is_protected(const struct pax *s, int border)
{
	return is_cube(s->border[border]) &&
	       n_able(s, s->border[border] - 1 - FIRST_CUBE, A(NO_PIRATES));
}

static ludo_why post_why(const struct pax *s, int seat, unsigned where, int city)
{
	if (!set_has(cities_in(s, where), city))
		return refuse(ELSEWHERE, 7.5);
	if (s->city[city] && s->florins[seat] < 1)
		return refuse(NO_MONEY, 7.9);
	return ludo_legal();
}

static ludo_why raid_why(const struct pax *s, unsigned where, int border)
{
	if (!set_has(borders_in(where) & SEA_BORDERS, border))
		return refuse(ELSEWHERE, 7.6);
	if (is_protected(s, border))
		return refuse(PROTECTED, 16.10);
	return ludo_legal();
}

static ludo_why cube_why(const struct pax *s, int seat, unsigned where, int border)
{
	if (!set_has(borders_in(where), border))
		return refuse(ELSEWHERE, 7.7);
	return settle_why(s, seat, ~0u, border);
}

/* 7.8: a card of any area that a bishop can stand on and whose location fits. */
static ludo_why bless_why(const struct pax *s, unsigned where, int played, int card)
{
	if (is_queen(card) && king_of(s, card) >= 0)
		return refuse(NO_PLACE, 15.3); /* the king's card is the place of both */
	if (is_queen(card))
		return refuse(NO_PLACE, 12.4);
	if (spot_of(s, card).seat < 0)
		return refuse(NO_PLACE, 15.1);
	if (card != played && !(where_of(s, card) & where))
		return refuse(ELSEWHERE, 7.8);
	return ludo_legal();
}

static int any_city(const struct pax *s, int seat, unsigned where)
{
	uint32_t all = cities_in(s, where);
	return all && (s->florins[seat] > 0 || empty_cities(s, all));
}

static int any_border(const struct pax *s, int seat, unsigned where, int agent)
{
	set_each(border, borders_in(where))
		if (!(agent == PAWN ? cube_why(s, seat, where, border)
				    : raid_why(s, where, border)).code)
			return 1;
	return 0;
}

static int can_place(const struct pax *s, int seat, int agent, unsigned where)
{
	if (is_bishop(agent))
		return 1; /* on the played card, if nowhere else */
	return agent < FIRST_CUBE ? any_city(s, seat, where) : any_border(s, seat, where, agent);
}

/* 7.3: can all agents of a card be placed?  Two of the ruling class need two free cities, or
 * a florin for each that is not free. */
static int can_place_all(const struct pax *s, int seat, int card)
{
	unsigned where = cards[card].where;
	int n = 0;
	for (int i = 0; i < 2; i++) {
		int agent = cards[card].agent[i];
		if (agent == NO_AGENT)
			continue;
		if (!can_place(s, seat, agent, where))
			return 0;
		n += agent < FIRST_CUBE;
	}
	return !n || set_count(empty_cities(s, cities_in(s, where))) + s->florins[seat] >= n;
}

/* ---- which one-shots can be applied (7.3) ---- */

static int has_discovery(const struct pax *s, int seat)
{
	struct area area;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++)
		if (prestige_of(s, area.card[i]) & P(DISCOVERY))
			return 1;
	set_each(queen, s->maids[seat])
		if (cards[FIRST_QUEEN + queen].prestige & P(DISCOVERY))
			return 1;
	return 0;
}

static int is_war(int shot)
{
	return shot >= SHOT_CONSPIRACY && shot <= SHOT_JIHAD;
}

static int has_war(const struct pax *s, int shot, unsigned where)
{
	set_each(empire, where)
		if (has_blood(s, shot, empire))
			return 1;
	return 0;
}

static unsigned kings_left(const struct pax *s, int card)
{
	unsigned left = 0;
	set_each(empire, cards[card].of)
		if (!s->holder[empire])
			left |= 1u << empire; /* 12.3 */
	return left;
}

static int can_apply(const struct pax *s, int seat, int card)
{
	int of = cards[card].of;
	switch (cards[card].shot) {
	case SHOT_SHIFT:
		if (s->emporium[cities[of].emporium] == of)
			return 0; /* 12.1 */
		if (of == SPICE_ISLANDS && !has_discovery(s, seat))
			return 0; /* 12.2: asked before the card is laid */
		break;
	case SHOT_CORONATION: return kings_left(s, card) != 0;
	case SHOT_TORCH:
		if (!set_has(s->active, of))
			return 0; /* 12.6 */
		break;
	case SHOT_APOSTASY: break;
	case SHOT_NO_SHOT: case SHOT_COMET: return 0;
	default: return has_war(s, cards[card].shot, cards[card].where);
	}
	return can_place_all(s, seat, card);
}

/* 16.14: what a sold card may do instead of being paid. */
static int may_treason(const struct pax *s, int seat, int card)
{
	if (is_empire(card) || !n_able(s, seat, A(TREASON)))
		return 0;
	int shot = cards[card].shot;
	if (shot == SHOT_APOSTASY)
		return 1;
	int is_listed = shot == SHOT_CONSPIRACY || shot == SHOT_REVOLT || shot == SHOT_CRUSADE;
	int is_other = shot == SHOT_REFORMATION || shot == SHOT_JIHAD; /* 19.3 */
	return (is_listed || (is_other && has_option(s, OPT_TREASON) == TREASON_ANY_WAR)) &&
	       has_war(s, shot, cards[card].where);
}

/* ---- playing ---- */

static ludo_why play_why(const struct pax *s, int seat, int card)
{
	if (!in_hand(s, seat, card))
		return refuse(NOT_IN_HAND, 7.1);
	return ludo_legal();
}

static void play(struct pax *s, int seat, int card)
{
	int may = can_apply(s, seat, card);
	leave_hand(s, seat, card);
	note(s, EV_PLAYS, seat, card);
	plan(s, line(may ? ASK_ONESHOT : DO_LAY, seat, card));
}

static void oneshot_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static void oneshot_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == APPLY)
		note(s, EV_APPLIES, m.seat, line.a, cards[line.a].shot);
	plan(s, line(DO_LAY, m.seat, line.a, m.verb == APPLY));
}

static void muster_agents(struct pax *s, int card)
{
	memset(s->agents, 0, sizeof(s->agents));
	for (int i = 0; i < 2; i++)
		if (cards[card].agent[i] != NO_AGENT)
			s->agents[cards[card].agent[i]]++;
}

/* 7.1: the card is laid; then come king or map card, agents and effect. */
static void lay_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	int card = line.a, is_applied = line.b;
	if (is_queen(card) && is_applied) {
		plan(s, line(ASK_KING, line.seat, card));
		return;
	}
	if (is_queen(card)) {
		set_add(s->maids[line.seat], card - FIRST_QUEEN); /* 12.4 */
		return;
	}
	row_add(s, line.seat, card);
	if (is_applied) {
		trigger(s, line.seat, card, 0);
		return;
	}
	muster_agents(s, card);
	plan(s, line(ASK_AGENT, line.seat, card), line(DO_LIMIT));
}

/* The one-shot of a card that was laid, or sold (16.14). */
static void trigger(struct pax *s, int seat, int card, int is_sold)
{
	int shot = cards[card].shot;
	unsigned where = cards[card].where;
	memset(s->agents, 0, sizeof(s->agents));
	if (is_war(shot) && set_count(where) > 1) {
		plan(s, line(ASK_WHERE, seat, card, is_sold)); /* 7.4 */
	} else if (is_war(shot)) {
		plan_war(s, seat, shot, set_least(where), is_sold ? card + N_ALL : card);
	} else if (is_sold) {
		plan(s, line(DO_EFFECT, seat, card), line(DO_LIMIT));
	} else {
		muster_agents(s, card); /* 7.2 */
		plan(s, line(ASK_AGENT, seat, card, 1), line(DO_EFFECT, seat, card),
		     line(DO_LIMIT));
	}
}

static void where_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

static ludo_why where_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(cards[line.a].where, m.a))
		return refuse(ELSEWHERE, 7.4);
	if (!has_blood(s, cards[line.a].shot, m.a))
		return refuse(NO_HERETIC, 13.8);
	return ludo_legal();
}

static void where_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	plan_war(s, m.seat, cards[line.a].shot, m.a, line.b ? line.a + N_ALL : line.a);
}

/* ---- agents ---- */

static void agent_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	unsigned where = where_of(s, line.a);
	for (int agent = 0; agent < N_AGENTS; agent++)
		if (s->agents[agent] && can_place(s, line.seat, agent, where)) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
	memset(s->agents, 0, sizeof(s->agents));
}

struct agent_facts {
	unsigned where;
	int played, must;
};

static struct agent_facts agent_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct agent_facts){ where_of(s, line.a), line.a, line.b };
}

/* Is this the verb of the agent? */
static int fits_verb(int agent, int verb)
{
	return verb == (is_bishop(agent) ? BLESS : agent < FIRST_CUBE ? POST : RAID);
}

static ludo_why agent_why(const struct pax *s, ludo_move m, const struct agent_facts *f)
{
	if (m.verb == DONE)
		return f->must ? refuse(MUST_PLACE, 7.2) : ludo_legal();
	if (m.verb == SETTLE)
		return s->agents[PAWN] ? cube_why(s, m.seat, f->where, m.a)
				       : refuse(NO_SUCH_AGENT, 7.2);
	if (!s->agents[m.a] || m.a == PAWN || !fits_verb(m.a, m.verb))
		return refuse(NO_SUCH_AGENT, 7.2);
	if (m.verb == POST)
		return post_why(s, m.seat, f->where, m.b);
	if (m.verb == RAID)
		return raid_why(s, f->where, m.b);
	return bless_why(s, f->where, f->played, m.b);
}

static void bless_moves(const struct pax *s, int seat, int agent, const struct agent_facts *f,
			struct ludo_list *list)
{
	struct area area;
	for (int q = 0; q < s->core.n_seats; q++) {
		area_of(s, q, NO_SIDE, &area);
		for (int i = 0; i < area.n; i++) {
			int card = area.card[i];
			ludo_offer_if(list, ludo_answer(seat, BLESS, agent, card, 0),
				      bless_why(s, f->where, f->played, card));
		}
	}
}

static void agent_moves(const struct pax *s, int seat, const struct agent_facts *f,
			struct ludo_list *list)
{
	for (int agent = 0; agent < N_AGENTS; agent++) {
		if (!s->agents[agent])
			continue;
		if (is_bishop(agent))
			bless_moves(s, seat, agent, f, list);
		else if (agent < FIRST_CUBE)
			set_each(city, cities_in(s, f->where))
				ludo_offer_if(list, ludo_answer(seat, POST, agent, city, 0),
					      post_why(s, seat, f->where, city));
		else
			set_each(border, borders_in(f->where)) {
				ludo_move m = agent == PAWN
					? ludo_answer(seat, SETTLE, border, 0, 0)
					: ludo_answer(seat, RAID, agent, border, 0);
				ludo_offer_if(list, m, agent_why(s, m, f));
			}
	}
	if (!f->must)
		ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

/* Room is made first, then the piece comes, from the reserve or elsewhere. */
static void place_agent(struct pax *s, ludo_move m, int where)
{
	if (m.verb == BLESS) {
		plan(s, line(DO_PUT, m.seat, TO_CARD + m.b, m.a, where));
	} else if (m.verb == POST) {
		plan(s, line(DO_PUT, m.seat, TO_CITY + m.b, m.a, where));
		if (s->city[m.b]) {
			pay(s, m.seat, 1); /* 7.5 */
			repress_city(s, m.b);
		}
	} else if (m.verb == RAID) {
		plan(s, line(DO_PUT, m.seat, TO_BORDER + m.b, m.a, where));
		if (s->border[m.b])
			note(s, EV_SUNK, m.seat, s->border[m.b] - 1, m.b); /* 7.6 */
		s->border[m.b] = 0;
	} else {
		plan(s, line(DO_PUT, m.seat, TO_BORDER + m.a, PAWN, where));
		if (s->border[m.a]) {
			pay(s, m.seat, 1); /* 7.7 */
			plan(s, line(ASK_THROUGH, m.seat, m.a, where));
		}
	}
}

static void agent_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int where = (int)where_of(s, line.a);
	if (m.verb == DONE) {
		memset(s->agents, 0, sizeof(s->agents));
		return;
	}
	s->agents[m.verb == SETTLE ? PAWN : m.a]--;
	plan(s, line(DO_LIMIT), line(ASK_AGENT, m.seat, line.a, line.b));
	place_agent(s, m, where);
}

/* ---- 12. One-shots without war ---- */

static void shift(struct pax *s, int seat, int to)
{
	int side = cities[to].emporium, from = s->emporium[side];
	if (s->city[from])
		repress_city(s, from); /* 12.1 */
	s->emporium[side] = (uint8_t)to;
	note(s, EV_SHIFT, seat, to);
}

static int prestige_in(const struct pax *s, int seat)
{
	struct area area;
	int all = 0;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++)
		all |= prestige_of(s, area.card[i]);
	set_each(queen, s->maids[seat])
		all |= cards[FIRST_QUEEN + queen].prestige;
	return all;
}

/* The cards of an area that an apostasy takes. */
static void doom(const struct pax *s, int seat, int both, struct area *doomed)
{
	struct area area;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++)
		if (prestige_of(s, area.card[i]) & both)
			area_add(doomed, area.card[i]);
	set_each(queen, s->maids[seat])
		if (cards[FIRST_QUEEN + queen].prestige & both)
			area_add(doomed, FIRST_QUEEN + queen);
}

/* 12.5: all are judged first, then all doomed cards leave. */
static void apostasy(struct pax *s, int seat, int both)
{
	struct area doomed[LUDO_SEATS] = { 0 };
	note(s, EV_APOSTASY, seat);
	for (int q = 0; q < s->core.n_seats; q++)
		if ((prestige_in(s, q) & both) == both && !n_able(s, q, A(STEADFAST))) /* 16.19 */
			doom(s, q, both, &doomed[q]);
	for (int q = 0; q < s->core.n_seats; q++)
		for (int i = 0; i < doomed[q].n; i++) {
			int card = doomed[q].card[i];
			int is_maid = is_queen(card) && set_has(s->maids[q], card - FIRST_QUEEN);
			if (is_maid || is_empire(card) || spot_of(s, card).seat == q)
				discard_card(s, card);
		}
}

static void effect_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	int of = cards[line.a].of;
	switch (cards[line.a].shot) {
	case SHOT_SHIFT: shift(s, line.seat, of); break;
	case SHOT_APOSTASY: apostasy(s, line.seat, of); break;
	case SHOT_TORCH:
		set_drop(s->active, of);
		note(s, EV_INACTIVE, line.seat, of);
		break;
	default: break;
	}
}

/* ---- coronation ---- */

static void marry(struct pax *s, int seat, int queen, int empire)
{
	regime_change(s, seat, empire); /* 12.3: from the deck, so a monarchy */
	s->queen[empire] = (uint8_t)(queen + 1);
	note(s, EV_MARRIES, seat, queen, empire);
	plan(s, line(ASK_CONCESSION, seat, empire), line(ASK_FREE, seat, empire), line(DO_LIMIT));
}

static void king_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	unsigned kings = kings_left(s, line.a);
	if (set_count(kings) == 1)
		marry(s, line.seat, line.a, set_least(kings));
	else if (kings)
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why king_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(kings_left(s, line.a), m.a))
		return refuse(NO_SUITOR, 12.3);
	return ludo_legal();
}

static void king_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	marry(s, m.seat, line.a, m.a);
}
