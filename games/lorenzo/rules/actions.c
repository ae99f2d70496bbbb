/* 5. Actions: turns, values, where a member may go, servants, and carrying it out. */

/* ---- 5.1 The turns of a round ---- */

/* Plan one line for each seat in turn order. */
static void plan_in_order(struct lorenzo *s, int what, int number)
{
	for (int place = s->core.n_seats - 1; place >= 0; place--)
		if (s->order[place])
			plan(s, line(what, s->order[place] - 1, number));
}

/* Four times round (5.1), and once more for the turns that were passed at first (14.9). */
static void circuit_step(struct lorenzo *s, struct ludo_step line)
{
	if (line.a < N_MEMBERS)
		plan(s, line(DO_CIRCUIT, 0, line.a + 1));
	plan_in_order(s, DO_BEGIN_TURN, line.a);
}

static void begin_turn_step(struct lorenzo *s, struct ludo_step line)
{
	int is_late = has_tile(s, line.seat, LATE_START);
	if (is_late && line.a == 0) {
		note(s, EV_SKIPS, line.seat); /* 14.9 */
		if (has_leader_actions(s, line.seat))
			plan(s, line(ASK_TURN, line.seat, TURN_SKIPPED));
	} else if (line.a < N_MEMBERS) {
		plan(s, line(ASK_TURN, line.seat, TURN_PLAIN)); /* 5.1 */
	} else if (is_late) {
		plan(s, line(ASK_TURN, line.seat, TURN_LATE)); /* 14.9 */
	}
}

/* ---- 5.2 Which member is placed? ---- */

static void make_actor(const struct lorenzo *s, struct actor *who, int seat, int grant);
static void look_round(const struct lorenzo *s, struct actor *who);
static void be_member(const struct lorenzo *s, struct actor *who, int member);
static int can_place(const struct lorenzo *s, const struct actor *who, int budget);

struct turn_facts {
	int how;           /* plain, skipped or late */
	uint32_t movable;  /* set of members that can be placed */
	int must_place;    /* one of them without servants: 5.7 */
};

static struct turn_facts turn_facts(const struct lorenzo *s, int seat, struct ludo_step line)
{
	struct turn_facts facts = { .how = line.a };
	if (line.a == TURN_SKIPPED)
		return facts;
	struct actor family;
	make_actor(s, &family, seat, 0);
	look_round(s, &family);
	for (int member = 0; member < N_MEMBERS; member++) {
		if (s->where[seat][member])
			continue;
		struct actor who = family;
		be_member(s, &who, member);
		if (line.a == TURN_PLAIN && !facts.must_place) /* a late turn is free: 14.9 */
			facts.must_place = can_place(s, &who, 0);
		if (can_place(s, &who, s->have[SERVANTS][seat]))
			set_add(facts.movable, member);
	}
	return facts;
}

static ludo_why turn_why(const struct lorenzo *s, ludo_move m, const struct turn_facts *facts)
{
	if (m.verb == PASS)
		return facts->must_place ? refuse(MUST_PLACE, 5.7) : ludo_legal();
	if (m.verb != PLACE)
		return leader_action_why(s, m); /* 15.5 */
	if (facts->how == TURN_SKIPPED)
		return refuse(SKIPPED, 14.9);
	if (s->where[m.seat][m.a])
		return refuse(PLACED, 5.2);
	if (!set_has(facts->movable, m.a))
		return refuse(NOWHERE, 5.7);
	return ludo_legal();
}

static void turn_moves(const struct lorenzo *s, int seat, const struct turn_facts *facts,
		       struct ludo_list *list)
{
	set_each(member, facts->movable)
		ludo_offer(list, ludo_answer(seat, PLACE, member, 0, 0));
	if (!facts->must_place)
		ludo_offer(list, ludo_answer(seat, PASS, 0, 0, 0));
	list_leader_actions(s, seat, list);
}

static void turn_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == PLACE) {
		s->member = m.a + 1;
		note(s, EV_SENDS, m.seat, m.a);
		plan(s, line(ASK_SPACE, m.seat, m.a), line(ASK_SERVANTS, m.seat),
		     line(ASK_COST, m.seat), line(ASK_DISCOUNT, m.seat), line(DO_ACT, m.seat),
		     line(ASK_AFTER, m.seat));
	} else if (m.verb == PASS) {
		note(s, EV_PASSES, m.seat); /* 5.7 */
	} else {
		plan(s, line); /* 15.5: and go on with the turn */
		do_leader_action(s, m);
	}
}

/* ---- 5.3 to 5.6 Values ---- */

int64_t lorenzo_worth(const void *state, int seat, int member)
{
	const struct lorenzo *s = state;
	if (member == NEUTRAL)
		return ability_number(s, seat, MALATESTA); /* 5.3, 16.14 */
	int value = s->dice[member]; /* 5.3 */
	if (has_ability(s, seat, MORO))
		value = lorenzo_leaders[MORO].by; /* 16.16 */
	if (s->raised[seat] == member + 1)
		value = lorenzo_leaders[MONTEFELTRO].by; /* 16.4: the better of the two, 5.6 */
	value += ability_number(s, seat, LUCREZIA_BORGIA); /* 16.13 */
	if (has_tile(s, seat, WEAK_MEMBERS))
		value -= lorenzo_excommunications[WEAK_MEMBERS].by; /* 14.5 */
	return value;
}

/* The value of an action before servants; it may be below 0 (5.6). */
static int action_value(const struct actor *who, int space)
{
	if (space < 0)
		return who->value + who->boost[grant_action(who->grant)];
	const struct space *row = &lorenzo_spaces[space];
	return who->value - row->less + who->boost[row->action]; /* 8.2 */
}

/* Points of value that servants must add before this space can be used. */
static int points_missing(const struct actor *who, int space)
{
	int missing = lorenzo_spaces[space].value - action_value(who, space); /* 5.4, 7.2 */
	return missing > 0 ? missing : 0;
}

/* ---- 5.2 May an actor use a space? ---- */

static const uint32_t single_spaces = 0 /* 7.1, 8.1, 9.1 */
#define SPACE(id, token, value, from, room, ...) | (room ? 1u << id : 0)
#include "../board.def"
	;

static const uint32_t closed_spaces[LUDO_SEATS + 1] = { /* 2.6 */
#define SPACE(id, token, value, from, ...) | (from > 2 ? 1u << id : 0)
	[2] = 0
#include "../board.def"
	,
#define SPACE(id, token, value, from, ...) | (from > 3 ? 1u << id : 0)
	[3] = 0
#include "../board.def"
};

enum {
	THE_TOWER = 15, /* of territories, as a set; the others lie behind it */
	THE_HARVEST = 1 << HARVEST_SMALL | 1 << HARVEST_LARGE,
	THE_PRODUCTION = 1 << PRODUCTION_SMALL | 1 << PRODUCTION_LARGE,
	THE_MARKET = 1 << MARKET_COINS | 1 << MARKET_SERVANTS | 1 << MARKET_MILITARY |
		     1 << MARKET_PRIVILEGES,
};

static uint32_t tower_of(int space)
{
	return (uint32_t)THE_TOWER << space / FLOORS * FLOORS;
}

/* The spaces among which a family can have only one coloured member. */
static uint32_t one_colour_area(int space)
{
	if (space < N_FLOORS)
		return tower_of(space); /* 7.5 */
	if (set_has(THE_HARVEST, space))
		return THE_HARVEST; /* 8.3 */
	return set_has(THE_PRODUCTION, space) ? THE_PRODUCTION : 0; /* 8.3, 9.2, 10.1 */
}

/* Where the coloured members of a family keep others of theirs out. */
static uint32_t own_areas(const struct lorenzo *s, int seat)
{
	uint32_t areas = 0;
	for (int member = 0; member < NEUTRAL; member++) /* the neutral one has no colour: 7.5 */
		if (s->where[seat][member])
			areas |= one_colour_area(s->where[seat][member] - 1);
	return areas;
}

static uint32_t empty_floors(const struct lorenzo *s)
{
	_Static_assert(N_FLOORS == 16 && N_CARDS < 128, "set_of_zeros() takes eight small bytes");
	return set_of_zeros(s->tower) | set_of_zeros(s->tower + 8) << 8; /* 7.6 */
}

static uint32_t full_towers(const struct lorenzo *s, int seat)
{
	uint32_t floors = 0;
	for (int type = 0; type < N_TYPES; type++)
		if (n_cards(s, seat, type) >= MOST_CARDS)
			floors |= tower_of(type * FLOORS); /* 6.2 */
	return floors;
}

/* The same family with a member that is to be placed. */
static void be_member(const struct lorenzo *s, struct actor *who, int member)
{
	who->member = member;
	who->value = lorenzo_worth(s, who->seat, member); /* 5.3 */
	who->same_colour = member == NEUTRAL ? 0 : who->own;
	who->open &= ~who->same_colour;
}

static void make_actor(const struct lorenzo *s, struct actor *who, int seat, int grant)
{
	*who = (struct actor){ .seat = seat, .member = LUDO_NOBODY, .grant = grant, .rate = 1,
			       .has_floor_bonus = 1 };
	who->has_surcharge = !has_ability(s, seat, BRUNELLESCHI); /* 16.3 */
	bag off = grant_off(grant) + coins(ability_number(s, seat, PICO)); /* 6.10, 16.11 */
	for (int type = 0; type < N_TYPES; type++)
		who->off[type] = off;
	add_characters(s, who);
	add_tiles(s, who);
	if (grant)
		who->value = grant_value(grant); /* 6.9 */
}

/* Find the spaces that are open to an actor. */
static void look_round(const struct lorenzo *s, struct actor *who)
{
	who->closed = closed_spaces[s->core.n_seats];
	if (!who->grant && !has_ability(s, who->seat, ARIOSTO)) /* 6.10, 16.2 */
		who->occupied = s->occupied & single_spaces;
	who->own = own_areas(s, who->seat);
	who->empty = empty_floors(s);
	who->full = full_towers(s, who->seat);
	who->open = ~(who->closed | who->banned | who->occupied | who->empty | who->full) &
		    (uint32_t)set_first(N_SPACES);
}

/* The actor of the action under way. */
static struct actor actor_of(const struct lorenzo *s, int seat)
{
	struct actor who;
	make_actor(s, &who, seat, s->grant);
	if (s->member && !s->grant)
		be_member(s, &who, s->member - 1);
	return who;
}

/* The same before he has a space. */
static struct actor actor_looking_round(const struct lorenzo *s, int seat)
{
	struct actor who;
	make_actor(s, &who, seat, s->grant);
	look_round(s, &who);
	if (s->member && !s->grant)
		be_member(s, &who, s->member - 1);
	return who;
}

static int is_work(int space)
{
	return set_has(THE_HARVEST | THE_PRODUCTION, space);
}

static ludo_why occupied_why(int space)
{
	if (space < N_FLOORS)
		return refuse(OCCUPIED, 7.1);
	return is_work(space) ? refuse(OCCUPIED, 8.1) : refuse(OCCUPIED, 9.1);
}

/* Which rule shuts this space to an actor? */
static ludo_why shut_why(const struct actor *who, int space)
{
	if (set_has(who->closed, space))
		return refuse(CLOSED, 2.6, lorenzo_spaces[space].from);
	if (set_has(who->banned, space))
		return refuse(NO_MARKET, 14.7);
	if (set_has(who->occupied, space))
		return occupied_why(space);
	if (set_has(who->same_colour, space))
		return space < N_FLOORS ? refuse(SAME_COLOUR, 7.5) : refuse(SAME_AREA, 8.3);
	if (set_has(who->empty, space))
		return refuse(NO_CARD, 7.6);
	return refuse(SIX_CARDS, 6.2);
}

/* May an actor use an open space, if up to 'budget' servants may be paid for it? */
static inline ludo_why open_why(const struct lorenzo *s, const struct actor *who, int space,
				int budget)
{
	int missing = points_missing(who, space), needed = missing * who->rate;
	if (needed > budget)
		return is_work(space) ? refuse(WEAK, 8.2, missing, needed)
				      : refuse(WEAK, 5.4, missing, needed);
	return space < N_FLOORS ? floor_why(s, who, space, needed) : ludo_legal();
}

/* The same of any space. */
static ludo_why spot_why(const struct lorenzo *s, const struct actor *who, int space, int budget)
{
	return set_has(who->open, space) ? open_why(s, who, space, budget) : shut_why(who, space);
}

/* Is there a space for him?  Towers come last: their cards want to be paid. */
static int can_place(const struct lorenzo *s, const struct actor *who, int budget)
{
	uint32_t floors = who->open & (uint32_t)set_first(N_FLOORS);
	set_each(space, who->open & ~floors)
		if (!open_why(s, who, space, budget).code)
			return 1;
	set_each(space, floors)
		if (!open_why(s, who, space, budget).code)
			return 1;
	return 0;
}

/* ---- 5.2 Where does the member go? ---- */

struct space_facts {
	struct actor who;
};

static struct space_facts space_facts(const struct lorenzo *s, int seat, struct ludo_step line)
{
	return (struct space_facts){ actor_looking_round(s, seat) };
}

static ludo_why space_why(const struct lorenzo *s, ludo_move m, const struct space_facts *facts)
{
	return spot_why(s, &facts->who, m.a, s->have[SERVANTS][m.seat]);
}

static void space_moves(const struct lorenzo *s, int seat, const struct space_facts *facts,
			struct ludo_list *list)
{
	set_each(space, facts->who.open)
		if (!open_why(s, &facts->who, space, s->have[SERVANTS][seat]).code)
			ludo_offer(list, ludo_answer(seat, GO, space, 0, 0));
}

static void space_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->space = m.a + 1;
	note(s, EV_PLACES, m.seat, s->member - 1, m.a);
}

static void space_ask(struct lorenzo *s, struct ludo_step line)
{
	if (s->member)
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- 5.5 How many servants? ---- */

struct servants_facts {
	int value, rate;
	int least, most; /* that must and that can be paid */
};

static struct servants_facts servants_facts(const struct lorenzo *s, int seat,
					    struct ludo_step line)
{
	struct actor who = actor_of(s, seat);
	int space = s->space - 1, most = s->have[SERVANTS][seat];
	struct servants_facts facts = { action_value(&who, space), who.rate, 0, 0 };
	if (s->space) /* 8.2 speaks of members only: a weak bonus action works nothing */
		facts.least = points_missing(&who, space) * who.rate;
	if (takes_card(s)) /* what the card itself will cost must be left */
		most -= bag_has(lorenzo_cards[s->tower[space] - 1].cost, SERVANTS);
	if (most > 0)
		facts.most = most / who.rate * who.rate; /* 14.8 */
	return facts;
}

static ludo_why servants_why(const struct lorenzo *s, ludo_move m,
			     const struct servants_facts *facts)
{
	if (m.verb == DECLINE) {
		if (!s->grant)
			return refuse(PLACEMENT, 5.2);
		return s->space ? refuse(PLACEMENT, 6.9) : ludo_legal(); /* 6.9 */
	}
	if (m.a < facts->least)
		return is_work(s->space - 1) ? refuse(TOO_FEW, 8.2, facts->least)
					     : refuse(TOO_FEW, 5.4, facts->least);
	if (m.a > s->have[SERVANTS][m.seat])
		return refuse(TOO_MANY, 5.5, facts->most);
	if (m.a % facts->rate)
		return refuse(IN_PAIRS, 14.8);
	if (m.a > facts->most)
		return refuse(TOO_MANY, 6.1, facts->most);
	return ludo_legal();
}

static void servants_moves(const struct lorenzo *s, int seat, const struct servants_facts *facts,
			   struct ludo_list *list)
{
	for (int n = facts->least; n <= facts->most; n += facts->rate)
		ludo_offer(list, ludo_answer(seat, PAY, n, 0, 0));
	if (!servants_why(s, ludo_answer(seat, DECLINE, 0, 0, 0), facts).code)
		ludo_offer(list, ludo_answer(seat, DECLINE, 0, 0, 0));
}

/* More counts where the space is worked, and may be a way to be rid of what a tile takes points for
 * in the end (14.11); elsewhere nothing comes of it. */
int lorenzo_is_spare(const void *state, ludo_move m)
{
	const struct lorenzo *s = state;
	int is_taxed = s->round == LAST_ROUND && s->tile[N_PERIODS - 1] == RESOURCE_TAX + 1;
	if (m.verb != PAY || !s->space || is_work(s->space - 1) || is_taxed)
		return 0;
	return m.a > servants_facts(s, m.seat, ludo_top(&s->core)).least;
}

static void promise_servants(struct lorenzo *s, int seat, int n)
{
	s->servants = n;
	if (n)
		note(s, EV_SERVANTS, seat, n);
}

static void forget_action(struct lorenzo *s)
{
	s->member = s->grant = s->space = s->way = s->off = 0;
	s->servants = s->value = 0;
	s->chosen[0] = s->chosen[1] = 0;
}

static void decline(struct lorenzo *s, int seat)
{
	note(s, EV_DECLINES, seat); /* 6.9: the lines that follow find nothing to do */
	forget_action(s);
}

static void servants_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		decline(s, m.seat);
	else
		promise_servants(s, m.seat, m.a);
}

/* Ask only where there is a choice. */
static void servants_ask(struct lorenzo *s, struct ludo_step line)
{
	if (!s->member && !s->grant)
		return; /* declined */
	struct servants_facts facts = servants_facts(s, line.seat, line);
	line.a = facts.value;
	if (!s->space || facts.most > facts.least)
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		promise_servants(s, line.seat, facts.least);
}

/* ---- 5.2 The action itself ---- */

/* The member goes to its space. */
static void put_member(struct lorenzo *s, int seat)
{
	s->where[seat][s->member - 1] = s->space; /* 5.2 */
	set_add(s->occupied, s->space - 1);
	for (int i = 0; s->space == COUNCIL + 1 && i < MOST_PALACE; i++)
		if (!s->palace[i]) {
			s->palace[i] = seat + 1; /* 10.2 */
			break;
		}
}

static void act_step(struct lorenzo *s, struct ludo_step line)
{
	int seat = line.seat, space = s->space - 1;
	if (!s->grant && !(s->member && s->space)) {
		forget_action(s); /* declined: 6.9 */
		return;
	}
	struct actor who = actor_of(s, seat);
	s->value = action_value(&who, space) + s->servants / who.rate; /* 5.5, 5.6, 8.2 */
	add(s, seat, SERVANTS, -s->servants); /* 5.5 */
	if (takes_card(s) && surcharge(s, &who, space)) {
		add(s, seat, COINS, -SURCHARGE); /* 7.4 */
		note(s, EV_SURCHARGE, seat);
	}
	if (s->member && s->space)
		put_member(s, seat);
	switch (s->space ? lorenzo_spaces[space].action : grant_action(s->grant)) {
	case HARVEST: harvest(s, seat); break;
	case PRODUCTION: begin_production(s, seat); break;
	case NO_ACTION: /* the market, 9.1; the palace, 10.2 */
		forget_action(s);
		gain(s, seat, lorenzo_spaces[space].gain, NOT_SPARED);
		break;
	default: /* chapter 7 */
		if (takes_card(s))
			take_card(s, &who);
		else
			forget_action(s);
	}
}
