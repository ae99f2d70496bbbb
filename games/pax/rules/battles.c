/* battles.c: chapters 13 and 14: who fights, who falls, and what a won war changes. */
#include "pax/chapters.h"

/* ---- who fights ---- */

static int is_religious(int shot)
{
	return shot >= SHOT_CRUSADE && shot <= SHOT_JIHAD;
}

/* 13.8: crusades are white, reformations red, jihads black. */
static int colour_of_war(int shot)
{
	return shot - SHOT_CRUSADE;
}

static uint32_t cities_with(const struct pax *s, int empire, unsigned pieces)
{
	uint32_t all = 0;
	set_each(city, cities_of(s, empire))
		if (s->city[city] && set_has(pieces, s->city[city] - 1))
			all |= 1u << city;
	return all;
}

static unsigned borders_with(const struct pax *s, int empire, unsigned pieces)
{
	unsigned all = 0;
	set_each(border, borders_of(empire))
		if (s->border[border] && set_has(pieces, s->border[border] - 1))
			all |= 1u << border;
	return all;
}

enum {
	KNIGHTS = 1 << WHITE_KNIGHT | 1 << RED_KNIGHT | 1 << BLACK_KNIGHT,
	CASTLES = 1 << WHITE_CASTLE | 1 << RED_CASTLE | 1 << BLACK_CASTLE,
	RULERS  = KNIGHTS | CASTLES,
	CUBES   = (1 << N_PIECES) - 1 - RULERS,
};

static unsigned believers(int shot)
{
	if (!is_religious(shot))
		return 0;
	int colour = colour_of_war(shot);
	return 1u << (WHITE_KNIGHT + colour) | 1u << (WHITE_CASTLE + colour);
}

static unsigned heretics(int shot)
{
	return RULERS & ~believers(shot); /* 1.6 */
}

static int has_blood(const struct pax *s, int shot, int empire)
{
	return !is_religious(shot) || cities_with(s, empire, heretics(shot)) ||
	       borders_with(s, empire, heretics(shot)); /* 13.8 */
}

/* Those who fight where they stand, on one side. */
struct force {
	uint32_t cities;
	unsigned borders;
	unsigned repressed; /* set of pieces on the card of the front */
	int troops;         /* do the agents fight with them? */
};

/* 16.2: white castles that count as knights in this crusade. */
static uint32_t crusading_castles(const struct pax *s)
{
	uint32_t all = 0;
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if ((empire == OTT || empire == PAP) && is_adjacent(s, empire, s->front))
			all |= cities_with(s, empire, 1u << WHITE_CASTLE);
	return all;
}

/* 13.9: believing knights next door. */
static uint32_t neighbours(const struct pax *s)
{
	uint32_t all = s->joined ? crusading_castles(s) : 0;
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (is_adjacent(s, empire, s->front))
			all |= cities_with(s, empire, believers(s->war) & KNIGHTS);
	return all;
}

static struct force attackers(const struct pax *s)
{
	int front = s->front;
	unsigned own = 1u << (FIRST_CUBE + s->turn);
	if (s->war == SHOT_CAMPAIGN) /* 13.10 */
		return (struct force){ cities_with(s, s->base, KNIGHTS), 0, 0, 0 };
	if (s->war == SHOT_CONSPIRACY) /* 13.6 */
		return (struct force){ 0, borders_with(s, front, CASTLES), RULERS, 1 };
	if (s->war == SHOT_REVOLT) /* 13.7 */
		return (struct force){ 0, borders_with(s, front, CASTLES | own), CUBES, 1 };
	return (struct force){ cities_with(s, front, believers(s->war)) | neighbours(s),
			       borders_with(s, front, believers(s->war)), 0, 1 };
}

static struct force defenders(const struct pax *s)
{
	if (!is_religious(s->war)) /* 13.5 */
		return (struct force){ cities_with(s, s->front, RULERS), 0, 0, 0 };
	return (struct force){ cities_with(s, s->front, heretics(s->war)),
			       borders_with(s, s->front, heretics(s->war)), 0, 0 };
}

/* 16.6: losses that Venice can still take beyond one. */
static int venice_bonus(const struct pax *s, uint32_t fighting)
{
	if (!set_has(fighting, VENICE) || s->bruised || colour_of(s->city[VENICE] - 1) != WHITE)
		return 0;
	return anybody_able(s, A(STRONG_VENICE));
}

static int strength(const struct pax *s, const struct force *f)
{
	int n = set_count(f->cities) + set_count(f->borders) + venice_bonus(s, f->cities);
	set_each(piece, f->repressed)
		n += s->repressed[s->front][piece];
	for (int agent = 0; f->troops && agent < N_AGENTS; agent++)
		n += s->troops[agent];
	return n;
}

/* ---- a war begins ---- */

/* Which agents of a card fight (13.6, 13.7, 13.9). */
static int does_fight(const struct pax *s, int agent, int shot)
{
	if (agent == NO_AGENT || is_bishop(agent))
		return 0;
	if (is_pirate_agent(agent) && has_option(s, OPT_PIRATES) == PIRATES_WAIT)
		return 0; /* 19.12 */
	return agent != PAWN || shot == SHOT_REVOLT; /* 13.3 */
}

/* card: whose agents fight, plus N_ALL if it was sold and places no others. */
static void plan_war(struct pax *s, int seat, int shot, int empire, int card)
{
	int is_sold = card >= N_ALL;
	if (is_sold)
		card -= N_ALL;
	else
		plan(s, line(ASK_AGENT, seat, card, 1)); /* 13.4: bishops, at the end */
	wage(s, seat, shot, empire);
	for (int i = 0; i < 2; i++) {
		int agent = cards[card].agent[i];
		if (does_fight(s, agent, shot))
			plan(s, line(DO_PUT, seat, TO_TROOPS, agent, 1 << empire));
		else if (agent != NO_AGENT && !is_sold)
			s->agents[agent]++;
	}
}

static void wage(struct pax *s, int seat, int shot, int empire)
{
	s->war = (uint8_t)shot;
	s->front = (uint8_t)empire;
	s->joined = s->bruised = 0;
	memset(s->troops, 0, sizeof(s->troops));
	note(s, EV_WAR, seat, shot, empire);
	plan(s, line(ASK_JOIN, seat), line(DO_BATTLE, seat), line(DO_PEACE), line(DO_LIMIT));
}

/* 16.2: said once for the crusade. */
static void join_ask(struct pax *s, struct ludo_step line)
{
	if (s->war == SHOT_CRUSADE && n_able(s, line.seat, A(CRUSADING_CASTLES)) &&
	    crusading_castles(s))
		ludo_ask(&s->core, line, 1u << line.seat);
}

static void join_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	s->joined = m.verb == APPLY;
	if (s->joined)
		note(s, EV_JOINED, m.seat);
}

/* ---- the battle ---- */

static void kill_agents(struct pax *s, int seat)
{
	for (int agent = 0; agent < N_AGENTS; agent++)
		for (; s->troops[agent]; s->troops[agent]--)
			note(s, EV_FALLS_AGENT, seat, agent);
}

static void kill_all(struct pax *s, int seat, const struct force *f)
{
	if (f->troops)
		kill_agents(s, seat);
	set_each(piece, f->repressed)
		for (; s->repressed[s->front][piece]; s->repressed[s->front][piece]--)
			note(s, EV_FALLS_SERF, seat, piece);
	set_each(city, f->cities) {
		note(s, EV_FALLS_CITY, seat, s->city[city] - 1, city);
		s->city[city] = 0;
	}
	set_each(border, f->borders) {
		note(s, EV_FALLS_BORDER, seat, s->border[border] - 1, border);
		s->border[border] = 0;
	}
}

/* 13.1: the smaller side falls as a whole, the larger loses as many. */
static void battle_step(struct pax *s, struct ludo_step line)
{
	struct force attack = attackers(s), defence = defenders(s);
	int ours = strength(s, &attack), theirs = strength(s, &defence);
	note(s, EV_BATTLE, line.seat, ours, theirs);
	if (ours > theirs) { /* 13.2 */
		kill_all(s, line.seat, &defence);
		plan(s, line(ASK_LOSS, line.seat, theirs, 1), line(DO_WON, line.seat));
		return;
	}
	kill_all(s, line.seat, &attack);
	note(s, EV_LOST, line.seat, s->front);
	plan(s, line(ASK_LOSS, line.seat, ours, 0));
}

static void peace_step(struct pax *s, struct ludo_step line)
{
	s->war = s->front = s->base = s->joined = s->bruised = 0;
}

/* ---- losses, one at a time: how many in a, of the attackers in b ---- */

struct loss_facts {
	struct force force;
};

static struct loss_facts loss_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct loss_facts){ line.b ? attackers(s) : defenders(s) };
}

static ludo_why loss_why(const struct pax *s, ludo_move m, const struct loss_facts *f)
{
	const struct force *force = &f->force;
	int ok = m.verb == LOSE_CITY   ? set_has(force->cities, m.a)
	       : m.verb == LOSE_BORDER ? set_has(force->borders, m.a)
	       : m.verb == LOSE_AGENT  ? force->troops && s->troops[m.a]
				       : set_has(force->repressed, m.a) &&
					 s->repressed[s->front][m.a];
	if (!ok)
		return refuse(NOT_FIGHTING, 13.1);
	return ludo_legal();
}

static void loss_moves(const struct pax *s, int seat, const struct loss_facts *f,
		       struct ludo_list *list)
{
	const struct force *force = &f->force;
	for (int agent = 0; force->troops && agent < N_AGENTS; agent++)
		if (s->troops[agent])
			ludo_offer(list, ludo_answer(seat, LOSE_AGENT, agent, 0, 0));
	set_each(piece, force->repressed)
		if (s->repressed[s->front][piece])
			ludo_offer(list, ludo_answer(seat, LOSE_SERF, piece, 0, 0));
	set_each(city, force->cities)
		ludo_offer(list, ludo_answer(seat, LOSE_CITY, city, 0, 0));
	set_each(border, force->borders)
		ludo_offer(list, ludo_answer(seat, LOSE_BORDER, border, 0, 0));
}

static void lose(struct pax *s, ludo_move m)
{
	if (m.verb == LOSE_AGENT) {
		s->troops[m.a]--;
		note(s, EV_FALLS_AGENT, m.seat, m.a);
	} else if (m.verb == LOSE_SERF) {
		s->repressed[s->front][m.a]--;
		note(s, EV_FALLS_SERF, m.seat, m.a);
	} else if (m.verb == LOSE_BORDER) {
		note(s, EV_FALLS_BORDER, m.seat, s->border[m.a] - 1, m.a);
		s->border[m.a] = 0;
	} else if (venice_bonus(s, 1u << m.a)) {
		s->bruised = 1; /* 16.6: one loss does not kill it */
		note(s, EV_BRUISED, m.seat);
	} else {
		note(s, EV_FALLS_CITY, m.seat, s->city[m.a] - 1, m.a);
		s->city[m.a] = 0;
	}
}

static void loss_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	lose(s, m);
	plan(s, line(ASK_LOSS, m.seat, line.a - 1, line.b));
}

static void loss_ask(struct pax *s, struct ludo_step line)
{
	struct loss_facts f = loss_facts(s, line.seat, line);
	ludo_move move[LUDO_MOVES];
	struct ludo_list list = { move, 0 };
	if (line.a <= 0)
		return;
	if (strength(s, &f.force) <= line.a) {
		kill_all(s, line.seat, &f.force);
		return;
	}
	loss_moves(s, line.seat, &f, &list);
	if (list.n == 1)
		loss_do(s, move[0], line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- what a won war brings (13.11) ---- */

static int lord_of(const struct pax *s, int empire)
{
	return s->suzerain[empire] ? s->suzerain[empire] - 1 : empire;
}

/* 10.15: between a suzerain and its vassals nothing changes. */
static int is_one_group(const struct pax *s, int a, int b)
{
	return s->holder[a] && s->holder[a] == s->holder[b] && lord_of(s, a) == lord_of(s, b);
}

static void win_campaign(struct pax *s, int seat)
{
	if (is_one_group(s, s->base, s->front))
		return;
	make_vassal(s, seat, s->front, s->base); /* 10.14 */
	int on = has_option(s, OPT_CONQUEST) == CONQUEST_BASE ? s->base : s->front; /* 19.10 */
	plan(s, line(ASK_CONCESSION, seat, on), line(ASK_FREE, seat, s->front));
}

static void turn_map(struct pax *s, int empire)
{
	int lay = empires[empire].front; /* 2.11 */
	s->faith[empire] = (uint8_t)(s->faith[empire] == lay + 1 ? empires[empire].back + 1
								: lay + 1);
	note(s, EV_TURNED, 0, empire);
}

/* 13.13: the religion on the hidden side. */
static int hidden_faith(const struct pax *s, int empire)
{
	return s->faith[empire] == empires[empire].front + 1 ? empires[empire].back
							     : empires[empire].front;
}

static void won_step(struct pax *s, struct ludo_step line)
{
	int front = s->front;
	note(s, EV_WON, line.seat, front);
	if (s->war == SHOT_CAMPAIGN) {
		win_campaign(s, line.seat);
		return;
	}
	regime_change(s, line.seat, front); /* 14.1 */
	if (is_religious(s->war) && hidden_faith(s, front) == colour_of_war(s->war))
		turn_map(s, front);
	plan(s, line(ASK_SECULAR, line.seat), line(ASK_GARRISON, line.seat), /* 13.11 */
	     line(ASK_RETURN, line.seat), line(ASK_CONCESSION, line.seat, front),
	     line(ASK_FREE, line.seat, front));
}

/* 13.13: a conspiracy may make a theocracy lay, where there is such a face; if so agreed (19.13)
 * it turns the others as well. */
static void secular_ask(struct pax *s, struct ludo_step line)
{
	int can_turn = empires[s->front].front == LAY ||
		       has_option(s, OPT_PAPACY) == PAPACY_TURNS;
	if (s->war == SHOT_CONSPIRACY && s->faith[s->front] && can_turn)
		ludo_ask(&s->core, line, 1u << line.seat);
}

static void secular_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == APPLY)
		turn_map(s, s->front);
}

/* ---- surviving agents (13.12) ---- */

static int can_garrison(const struct pax *s, int agent, const struct freed *f)
{
	if (agent < FIRST_CUBE)
		return f->cities != 0;
	return (agent == PAWN ? f->borders : f->borders & SEA_BORDERS) != 0;
}

static void garrison_ask(struct pax *s, struct ludo_step line)
{
	struct freed f = free_places(s, s->front);
	for (int agent = 0; agent < N_AGENTS; agent++)
		if (s->troops[agent] && can_garrison(s, agent, &f)) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
	for (int agent = 0; agent < N_AGENTS; agent++) { /* no room: repressed, pirates killed */
		int piece = piece_of(agent, line.seat), n = s->troops[agent];
		s->troops[agent] = 0;
		while (n-- > 0 && !is_pirate_agent(agent))
			repress(s, piece, s->front);
	}
}

struct garrison_facts {
	struct freed to;
};

static struct garrison_facts garrison_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct garrison_facts){ free_places(s, s->front) };
}

static ludo_why garrison_why(const struct pax *s, ludo_move m, const struct garrison_facts *f)
{
	int agent = m.verb == SETTLE ? PAWN : m.a;
	if (!s->troops[agent] || (agent == PAWN) != (m.verb == SETTLE) ||
	    (m.verb != SETTLE && !fits_verb(agent, m.verb)))
		return refuse(NO_SUCH_AGENT, 13.12);
	int ok = m.verb == POST   ? set_has(f->to.cities, m.b)
	       : m.verb == SETTLE ? set_has(f->to.borders, m.a)
				  : set_has(f->to.borders & SEA_BORDERS, m.b);
	if (!ok)
		return refuse(NOT_FREE, 13.12);
	return ludo_legal();
}

static void garrison_moves(const struct pax *s, int seat, const struct garrison_facts *f,
			   struct ludo_list *list)
{
	for (int agent = 0; agent < N_AGENTS; agent++) {
		if (!s->troops[agent])
			continue;
		if (agent < FIRST_CUBE)
			set_each(city, f->to.cities)
				ludo_offer(list, ludo_answer(seat, POST, agent, city, 0));
		else if (agent == PAWN)
			set_each(border, f->to.borders)
				ludo_offer(list, ludo_answer(seat, SETTLE, border, 0, 0));
		else
			set_each(border, f->to.borders & SEA_BORDERS)
				ludo_offer(list, ludo_answer(seat, RAID, agent, border, 0));
	}
}

static void garrison_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int agent = m.verb == SETTLE ? PAWN : m.a;
	s->troops[agent]--;
	put(s, m.seat, m.verb == POST ? TO_CITY + m.b : TO_BORDER + (m.verb == SETTLE ? m.a : m.b),
	    agent);
	plan(s, line(ASK_GARRISON, m.seat));
}

/* ---- repressed fighters come back (13.11) ---- */

static unsigned returning(const struct pax *s)
{
	if (s->war == SHOT_CONSPIRACY)
		return freeable(s, s->front, 0, FIRST_CUBE);
	return s->war == SHOT_REVOLT ? freeable(s, s->front, FIRST_CUBE, N_PIECES) : 0;
}

static void return_ask(struct pax *s, struct ludo_step line)
{
	if (returning(s))
		ludo_ask(&s->core, line, 1u << line.seat);
}

static struct return_facts {
	struct free_facts freed;
} return_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct return_facts){ { returning(s), free_places(s, s->front) } };
}

static ludo_why return_why(const struct pax *s, ludo_move m, const struct return_facts *f)
{
	return free_why(s, m, &f->freed);
}

static void return_moves(const struct pax *s, int seat, const struct return_facts *f,
			 struct ludo_list *list)
{
	free_places_moves(seat, f->freed.pieces, &f->freed.to, list);
}

static void return_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	move_freed(s, m, s->front);
	plan(s, line(ASK_RETURN, m.seat));
}

/* ---- who would fight: for those who are still thinking ---- */

/* 16.7: the queen who may rise, plus one. */
static int rebel_queen(const struct pax *s, int seat)
{
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int queen = s->queen[empire] - 1;
		if (queen >= 0 && s->holder[empire] == seat + 1 &&
		    cards[queen].abilities & A(QUEENS_REVOLT) && !is_silenced(s, seat, queen))
			return queen + 1;
	}
	return 0;
}

/* The revolt that her discard would begin. */
static void think_of_rising(const struct pax *s, int queen, int empire, struct pax *war)
{
	if (king_of(s, queen) == empire)
		war->war = SHOT_REVOLT;
}

static void think_of_card(const struct pax *s, int card, int empire, struct pax *war)
{
	int shot = cards[card].shot;
	if (!is_war(shot) || !set_has(cards[card].where, empire) || !has_blood(s, shot, empire))
		return;
	war->war = (uint8_t)shot;
	for (int i = 0; i < 2; i++)
		if (does_fight(s, cards[card].agent[i], shot))
			war->troops[cards[card].agent[i]]++;
}

static void think_of_campaign(const struct pax *s, int base, int empire, struct pax *war)
{
	if (!is_adjacent(s, base, empire) || s->suzerain[base] == empire + 1)
		return;
	war->war = SHOT_CAMPAIGN;
	war->base = (uint8_t)base;
}

/* The war in an empire that the open question would begin, or that is being fought. */
static struct pax thought_of(const struct pax *s, int empire)
{
	struct pax war = *s;
	struct ludo_step line = ludo_top(&s->core);
	if (s->war) {
		war.war = s->front == empire ? s->war : 0;
		return war;
	}
	war.front = (uint8_t)empire;
	if (!is_sound(s, line))
		return war;
	switch (line.what) {
	case ASK_ONESHOT: case ASK_WHERE: case ASK_TREASON:
		think_of_card(s, line.a, empire, &war);
		break;
	case ASK_CAMPAIGN:
		think_of_campaign(s, line.a - FIRST_EMPIRE, empire, &war);
		break;
	case ASK_ACTION:
		think_of_rising(s, rebel_queen(s, line.seat) - 1, empire, &war);
		break;
	default: break;
	}
	return war;
}

static int is_about_war(const struct pax *s)
{
	struct ludo_step line = ludo_top(&s->core);
	int what = line.what;
	int can_rise = s->actions || has_option(s, OPT_RISING) == RISING_FREE;
	return what == ASK_ONESHOT || what == ASK_WHERE || what == ASK_TREASON ||
	       what == ASK_CAMPAIGN ||
	       (what == ASK_ACTION && can_rise && rebel_queen(s, line.seat));
}

/* One side in an empire, of the war that the open question is about or that is being fought
 * there; 0: there is none. */
static int forecast(const struct pax *s, int empire, int is_defence, struct pax *war,
		    struct force *force)
{
	if (!s->war && !is_about_war(s))
		return 0;
	*war = thought_of(s, empire);
	if (!war->war)
		return 0;
	*force = is_defence ? defenders(war) : attackers(war);
	return 1;
}

int pax_forecast(const struct pax *s, int empire, int is_defence)
{
	struct pax war;
	struct force force;
	return forecast(s, empire, is_defence, &war, &force) ? strength(&war, &force) : -1;
}

int pax_fighters(const struct pax *s, int empire, int is_defence, int piece)
{
	struct pax war;
	struct force force;
	if (!forecast(s, empire, is_defence, &war, &force))
		return 0;
	int n = set_has(force.repressed, piece) ? war.repressed[empire][piece] : 0;
	set_each(city, force.cities)
		n += war.city[city] == piece + 1;
	set_each(border, force.borders)
		n += war.border[border] == piece + 1;
	return force.troops ? n + n_troops(&war, piece) : n;
}
