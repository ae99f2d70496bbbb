/* spaces.h: placing members and what the spaces do; part of rules.c.
 *
 *    5.2  May this member go there?    spot_why
 *    5.2  Where does it go?            space_why, space_moves, space_do
 *    6.9  Which card is taken?         take_why, take_moves, take_do
 *    5.5  How many servants?           servants_why, servants_moves, servants_do
 *    6.6  Which cost?                  cost_why, cost_moves, cost_do
 *    6.12 Which discount?              discount_why, discount_moves, discount_do
 *    7    The towers                   take_card
 *    8    Harvest and production       harvest, produce; exchange_why, _moves, _do
 *    9    The market                   act
 *   10    Palace and privileges        act; privilege_why, privilege_moves, privilege_do */

/* ---- 5. May an actor use a space? ---- */

static int is_market(int space)
{
	return space >= MARKET_COINS && space <= MARKET_PRIVILEGES;
}

/* Does a coloured member of this seat stand on one of these spaces? */
static int has_colour_in(const struct lorenzo *s, int seat, uint32_t set)
{
	for (int member = 0; member < NEUTRAL; member++) /* a neutral one has no colour: 7.5 */
		if (s->where[seat][member] && set_has(set, s->where[seat][member] - 1))
			return 1;
	return 0;
}

/* The spaces among which a family can have only one coloured member. */
static uint32_t one_colour_area(int space)
{
	if (space < N_FLOORS)
		return (uint32_t)15 << space / FLOORS * FLOORS; /* 7.5 */
	if (space <= PRODUCTION_LARGE) /* 8.3 */
		return (uint32_t)3 << (space & ~1); /* small and large lie side by side */
	return 0; /* 9.2, 10.1 */
}

/* Points of value that servants must add before this space can be used. */
static int points_missing(const struct lorenzo *s, struct actor who, int space)
{
	int missing = spaces[space].value - action_value(s, who, space); /* 5.4, 7.2, 8.2 */
	return missing > 0 ? missing : 0;
}

/* Room, colour: what the members that are there forbid to another one. */
static ludo_why room_why(const struct lorenzo *s, struct actor who, int space)
{
	if (spaces[space].room && set_has(s->occupied, space) &&
	    !has_ability(s, who.seat, ARIOSTO)) /* 16.2 */
		return refuse(OCCUPIED, 7.1); /* 8.1, 9.1 */
	uint32_t area = one_colour_area(space);
	if (area && who.member != NEUTRAL && has_colour_in(s, who.seat, area))
		return space < N_FLOORS ? refuse(SAME_COLOUR, 7.5) : refuse(SAME_AREA, 8.3);
	return ludo_legal();
}

/* The card on a floor, with so many servants gone to raise the value. */
static ludo_why card_why(const struct lorenzo *s, struct actor who, int space, int paid)
{
	int seat = who.seat, type = space / FLOORS, n = n_cards(s, seat, type);
	if (s->have[COINS][seat] < surcharge(s, seat, space))
		return refuse(SURCHARGE, 7.4, s->have[COINS][seat]);
	if (type == TERRITORY) { /* 6.3 */
		int military = s->have[MILITARY][seat] +
			       bag_has(floor_bonus(s, seat, space), MILITARY);
		int needed = owned(n)->military;
		if (military < needed && !has_ability(s, seat, CESARE_BORGIA))
			return refuse(MILITARY, 6.3, needed, military);
		return ludo_legal(); /* 16.17 */
	}
	if (!can_pay_somehow(s, who, space, paid))
		return refuse(POOR, 6.1);
	return ludo_legal();
}

/* May an actor use a space, if up to 'budget' servants may be paid for it? */
static ludo_why spot_why(const struct lorenzo *s, struct actor who, int space, int budget)
{
	if (spaces[space].from > s->core.n_seats)
		return refuse(CLOSED, 2.6, spaces[space].from);
	if (is_market(space) && has_tile(s, who.seat, NO_MARKET))
		return refuse(NO_MARKET, 14.7);
	if (!who.grant) {
		ludo_why why = room_why(s, who, space);
		if (why.code)
			return why;
	}
	if (space < N_FLOORS && !s->tower[space])
		return refuse(NO_CARD, 7.6);
	if (space < N_FLOORS && n_cards(s, who.seat, space / FLOORS) >= MOST_CARDS)
		return refuse(SIX_CARDS, 6.2);
	int missing = points_missing(s, who, space);
	int needed = missing * servant_rate(s, who.seat);
	if (needed > budget)
		return refuse(WEAK, 5.4, missing, needed);
	return space < N_FLOORS ? card_why(s, who, space, needed) : ludo_legal();
}

static int can_place(const struct lorenzo *s, int seat, int member, int budget)
{
	struct actor who = make_actor(s, seat, member, 0);
	for (int space = N_SPACES - 1; space >= 0; space--) /* the palace is open to most */
		if (!spot_why(s, who, space, budget).code)
			return 1;
	return 0;
}

/* ---- 5. Where does the member go? ---- */

/* The actor of the action under way. */
static struct actor actor_of(const struct lorenzo *s, int seat)
{
	return make_actor(s, seat, s->member ? s->member - 1 : LUDO_NOBODY, s->grant);
}

static ludo_why space_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != GO)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_SPACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	return spot_why(s, actor_of(s, m.seat), m.a, s->have[SERVANTS][m.seat]);
}

static void space_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	struct actor who = actor_of(s, seat);
	for (int space = 0; space < N_SPACES; space++)
		if (!spot_why(s, who, space, s->have[SERVANTS][seat]).code)
			ludo_offer(list, ludo_answer(seat, GO, space, 0, 0));
}

static void space_do(struct lorenzo *s, ludo_move m)
{
	s->space = (uint8_t)(m.a + 1);
	note(s, EV_PLACES, m.seat, s->member - 1, m.a);
	ludo_answered(&s->core, m.seat);
}

/* ---- 6. A bonus action: which card is taken? ---- */

static void forget_action(struct lorenzo *s)
{
	s->member = s->grant = s->space = s->way = s->off = 0;
	s->servants = s->value = 0;
	s->chosen[0] = s->chosen[1] = 0;
}

/* Is the action under way one that takes a card? */
static int takes_card(const struct lorenzo *s)
{
	return s->space && s->space <= N_FLOORS && s->tower[s->space - 1];
}

static int is_acting(const struct lorenzo *s)
{
	return s->member || s->grant;
}

static void decline(struct lorenzo *s, int seat)
{
	note(s, EV_DECLINES, seat, 0, 0); /* 6.9: the lines that follow find nothing to do */
	forget_action(s);
}

static ludo_why take_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb == DECLINE)
		return ludo_legal(); /* 6.9 */
	if (m.verb != GO)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_SPACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a >= N_FLOORS)
		return refuse(NOT_A_TOWER, 6.9);
	int action = grant_action(s->grant);
	if (action != TAKE_ANY && action != space_action(m.a))
		return refuse(OTHER_TYPE, 6.9);
	return spot_why(s, actor_of(s, m.seat), m.a, s->have[SERVANTS][m.seat]); /* 6.10 */
}

static void take_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int space = 0; space < N_FLOORS; space++) {
		ludo_move m = ludo_answer(seat, GO, space, 0, 0);
		if (!take_why(s, m).code)
			ludo_offer(list, m);
	}
	ludo_offer(list, ludo_answer(seat, DECLINE, 0, 0, 0));
}

static void take_do(struct lorenzo *s, ludo_move m)
{
	if (m.verb == DECLINE) {
		decline(s, m.seat);
	} else {
		s->space = (uint8_t)(m.a + 1);
		note(s, EV_REACHES, m.seat, m.a, 0);
	}
	ludo_answered(&s->core, m.seat);
}

/* ---- 5. How many servants? ---- */

/* Servants that must be paid; none for a harvest or production that was granted. */
static int least_servants(const struct lorenzo *s, int seat)
{
	if (!s->space)
		return 0; /* 8.2 speaks of members only: a weak bonus action works nothing */
	return points_missing(s, actor_of(s, seat), s->space - 1) * servant_rate(s, seat);
}

/* Servants that can be paid: not those the card itself will cost. */
static int most_servants(const struct lorenzo *s, int seat)
{
	int n = s->have[SERVANTS][seat], rate = servant_rate(s, seat);
	if (takes_card(s))
		n -= bag_has(cards[s->tower[s->space - 1] - 1].cost, SERVANTS);
	return n > 0 ? n / rate * rate : 0; /* 14.8 */
}

static ludo_why servants_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb == DECLINE) {
		if (!s->grant || s->space)
			return refuse(PLACEMENT, 6.9);
		return ludo_legal(); /* 6.9 */
	}
	if (m.verb != PAY)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < least_servants(s, m.seat))
		return refuse(TOO_FEW, 5.4, least_servants(s, m.seat));
	if (m.a > most_servants(s, m.seat))
		return refuse(TOO_MANY, 5.5, most_servants(s, m.seat));
	if (m.a % servant_rate(s, m.seat))
		return refuse(IN_PAIRS, 14.8);
	return ludo_legal();
}

static void servants_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	int rate = servant_rate(s, seat), last = most_servants(s, seat);
	for (int n = least_servants(s, seat); n <= last; n += rate) {
		ludo_move m = ludo_answer(seat, PAY, n, 0, 0);
		if (!servants_why(s, m).code)
			ludo_offer(list, m);
	}
	if (!servants_why(s, ludo_answer(seat, DECLINE, 0, 0, 0)).code)
		ludo_offer(list, ludo_answer(seat, DECLINE, 0, 0, 0));
}

static void promise_servants(struct lorenzo *s, int seat, int n)
{
	s->servants = (int16_t)n;
	if (n)
		note(s, EV_SERVANTS, seat, n, 0);
}

static void servants_do(struct lorenzo *s, ludo_move m)
{
	if (m.verb == DECLINE)
		decline(s, m.seat);
	else
		promise_servants(s, m.seat, m.a);
	ludo_answered(&s->core, m.seat);
}

/* Ask only where there is a choice. */
static void ask_servants(struct lorenzo *s, struct ludo_step line)
{
	int seat = line.seat;
	if (!is_acting(s))
		return;
	line.a = (int16_t)action_value(s, actor_of(s, seat), s->space - 1);
	if (!s->space || most_servants(s, seat) > least_servants(s, seat))
		ludo_ask(&s->core, line, 1u << seat);
	else
		promise_servants(s, seat, least_servants(s, seat));
}

/* ---- 6. Which cost? ---- */

static int can_pay_way(const struct lorenzo *s, int seat, int way)
{
	struct actor who = actor_of(s, seat);
	int space = s->space - 1;
	return can_pay(s, who, space, way, WOOD, s->servants) ||
	       can_pay(s, who, space, way, STONE, s->servants);
}

static ludo_why cost_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != COST || !takes_card(s))
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_WAYS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	return ludo_legal(); /* 6.6: asked only where both can be paid */
}

static void cost_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int way = 0; way < N_WAYS; way++) {
		ludo_move m = ludo_answer(seat, COST, way, 0, 0);
		if (!cost_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void cost_do(struct lorenzo *s, ludo_move m)
{
	s->way = (uint8_t)(m.a + 1);
	note(s, EV_WAY, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

static void ask_cost(struct lorenzo *s, struct ludo_step line)
{
	if (!takes_card(s) || s->space <= (TERRITORY + 1) * FLOORS)
		return;
	int military = can_pay_way(s, line.seat, PAY_MILITARY);
	line.a = (int16_t)(s->tower[s->space - 1] - 1);
	if (military && can_pay_way(s, line.seat, PAY_RESOURCES))
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		s->way = (uint8_t)((military ? PAY_MILITARY : PAY_RESOURCES) + 1);
}

/* ---- 6. Which discount? ---- */

static ludo_why discount_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != OFF || !takes_card(s))
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_GOODS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a != WOOD && m.a != STONE)
		return refuse(NO_CHOICE, 6.12);
	if (!can_pay(s, actor_of(s, m.seat), s->space - 1, PAY_RESOURCES, m.a, s->servants))
		return refuse(POOR, 6.1);
	return ludo_legal();
}

static void discount_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int good = WOOD; good <= STONE; good++) {
		ludo_move m = ludo_answer(seat, OFF, good, 0, 0);
		if (!discount_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void discount_do(struct lorenzo *s, ludo_move m)
{
	s->off = (uint8_t)(m.a + 1);
	note(s, EV_OFF, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

static void ask_discount(struct lorenzo *s, struct ludo_step line)
{
	if (!takes_card(s))
		return;
	struct actor who = actor_of(s, line.seat);
	int space = s->space - 1, card = s->tower[space] - 1;
	if (!has_choice(s, who, card, price_before_choice(s, who, card)))
		return;
	int off_wood = can_pay(s, who, space, PAY_RESOURCES, WOOD, s->servants);
	line.a = (int16_t)card;
	if (off_wood && can_pay(s, who, space, PAY_RESOURCES, STONE, s->servants))
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		s->off = (uint8_t)((off_wood ? WOOD : STONE) + 1);
}

/* ---- 7. The towers ---- */

/* What a card gives at once: its goods, then privileges, then its bonus action.  The
 * card lies in its row by now, so its lasting effects work from here on (6.14). */
static void at_once(struct lorenzo *s, int seat, int card)
{
	bag yield = times(s, seat, cards[card].at_once, cards[card].per); /* 6.8 */
	if (has_ability(s, seat, SANTA_RITA))
		yield = doubled(yield); /* 16.18: before a tile makes it less */
	if (cards[card].grant)
		ludo_plan(&s->core, { DO_BONUS, (uint8_t)seat, (int16_t)(card + 1) }); /* 6.9 */
	gain(s, seat, yield, 0); /* 6.7 */
}

/* Pay the card on the floor and put it in its row (7.7). */
static void take_card(struct lorenzo *s, int seat)
{
	struct actor who = actor_of(s, seat);
	int space = s->space - 1, card = s->tower[space] - 1;
	struct purse before = purse_of(s, seat);
	if (!has_quirk(s, seat, NO_FLOOR_BONUS))
		receive(s, seat, spaces[space].gain, 0); /* 7.3: before the card is paid */
	note_gains(s, seat, before);
	before = purse_of(s, seat);
	if (s->way == PAY_MILITARY + 1)
		add(s, seat, MILITARY, -cards[card].spend); /* 6.6 */
	else if (type_of(card) != TERRITORY) /* 6.3 */
		pay(s, seat, price(s, who, card, s->off - 1)); /* 6.1 */
	note_gains(s, seat, before);
	s->tower[space] = 0;
	s->cards[type_of(card)][seat] |= (uint32_t)set_of(card % CARDS_OF_TYPE); /* 7.7 */
	note(s, EV_TAKES, seat, card, 0);
	forget_action(s);
	at_once(s, seat, card);
}

/* ---- 8. Harvest and production ---- */

static bag own_tile(const struct lorenzo *s, int seat, int action)
{
	if (!s->bonus_tile[seat])
		return 0;
	const struct bonus_tile *tile = &bonus_tiles[s->bonus_tile[seat] - 1];
	return action == HARVEST ? tile->harvest : tile->production; /* 2.7, 8.5, 15.1 */
}

/* The cards of a type that an action of this value works. */
static uint32_t worked(const struct lorenzo *s, int seat, int type, int value)
{
	uint32_t set = 0;
	set_each(i, s->cards[type][seat])
		if (cards[type * CARDS_OF_TYPE + i].value <= value) /* 8.4 */
			set |= (uint32_t)set_of(i);
	return set;
}

static void harvest(struct lorenzo *s, int seat) /* 8.6 tells one in numbers */
{
	struct purse before = purse_of(s, seat);
	int value = s->value;
	note(s, EV_HARVESTS, seat, value, 0);
	forget_action(s);
	if (value >= 1)
		receive(s, seat, own_tile(s, seat, HARVEST), SPARED); /* 8.5, 14.3 */
	set_each(card, worked(s, seat, TERRITORY, value)) {
		unsigned spared = receive(s, seat, cards[card].get[0], 0);
		note(s, EV_WORKS, seat, card, 0);
		plan_privileges(s, seat, cards[card].get[0], spared);
	}
	note_gains(s, seat, before);
}

static int can_exchange(const struct lorenzo *s, int seat, int card, int arrow)
{
	for (int good = 0; good < N_GOODS; good++)
		if (s->have[good][seat] < bag_has(cards[card].pay[arrow], good))
			return 0; /* 8.8 */
	return 1;
}

static ludo_why exchange_why(const struct lorenzo *s, ludo_move m)
{
	int card = BUILDING * CARDS_OF_TYPE + ludo_top(&s->core).a;
	if (m.verb != EXCHANGE && m.verb != LEAVE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_CARDS || m.b < 0 || m.b > 1)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a != card)
		return refuse(OTHER_BUILDING, 8.7); /* one after the other */
	if (m.verb == LEAVE)
		return ludo_legal(); /* 8.7 */
	if (!cards[card].pay[m.b])
		return refuse(NO_EXCHANGE, 8.7);
	if (!can_exchange(s, m.seat, card, m.b))
		return refuse(CANNOT_PAY, 8.8);
	return ludo_legal();
}

static void exchange_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	int card = BUILDING * CARDS_OF_TYPE + ludo_top(&s->core).a;
	for (int arrow = 0; arrow < 2; arrow++) {
		ludo_move m = ludo_answer(seat, EXCHANGE, card, arrow, 0);
		if (!exchange_why(s, m).code)
			ludo_offer(list, m);
	}
	ludo_offer(list, ludo_answer(seat, LEAVE, card, 0, 0));
}

/* What is paid goes now, what is gained comes when all have been asked (8.8). */
static void exchange_do(struct lorenzo *s, ludo_move m)
{
	if (m.verb == EXCHANGE) {
		struct purse before = purse_of(s, m.seat);
		pay(s, m.seat, cards[m.a].pay[m.b]);
		s->chosen[m.b] |= (uint32_t)set_of(m.a % CARDS_OF_TYPE);
		note(s, EV_EXCHANGES, m.seat, m.a, m.b);
		note_gains(s, m.seat, before);
	} else {
		note(s, EV_LEAVES, m.seat, m.a, 0);
	}
	ludo_answered(&s->core, m.seat);
}

static void ask_exchange(struct lorenzo *s, struct ludo_step line)
{
	int card = BUILDING * CARDS_OF_TYPE + line.a;
	for (int arrow = 0; arrow < 2; arrow++)
		if (cards[card].pay[arrow] && can_exchange(s, line.seat, card, arrow)) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
}

/* Ask every building with exchanges, then let all of them work at once (8.8). */
static void begin_production(struct lorenzo *s, int seat)
{
	uint32_t set = worked(s, seat, BUILDING, s->value);
	note(s, EV_PRODUCES, seat, s->value, 0);
	ludo_plan(&s->core, { DO_PRODUCE, (uint8_t)seat, 0 });
	for (int i = CARDS_OF_TYPE - 1; i >= 0; i--)
		if (set_has(set, i) && cards[BUILDING * CARDS_OF_TYPE + i].pay[0])
			ludo_plan(&s->core, { ASK_EXCHANGE, (uint8_t)seat, (int16_t)i });
}

/* What a building yields now: nothing if it has exchanges and none was chosen. */
static bag building_yield(const struct lorenzo *s, int seat, int i)
{
	const struct card *card = &cards[BUILDING * CARDS_OF_TYPE + i];
	if (!card->pay[0])
		return times(s, seat, card->get[0], card->work_per); /* 6.8 */
	if (set_has(s->chosen[0], i))
		return card->get[0];
	return set_has(s->chosen[1], i) ? card->get[1] : 0; /* 8.7 */
}

static void produce(struct lorenzo *s, int seat) /* 8.9 tells one in numbers */
{
	struct purse before = purse_of(s, seat);
	if (s->value >= 1)
		receive(s, seat, own_tile(s, seat, PRODUCTION), SPARED); /* 8.5, 14.3 */
	set_each(i, worked(s, seat, BUILDING, s->value)) {
		bag yield = building_yield(s, seat, i);
		if (!yield)
			continue;
		unsigned spared = receive(s, seat, yield, 0);
		note(s, EV_WORKS, seat, BUILDING * CARDS_OF_TYPE + i, 0);
		plan_privileges(s, seat, yield, spared);
	}
	forget_action(s);
	note_gains(s, seat, before);
}

/* ---- 10. Council privileges ---- */

static ludo_why privilege_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != CLAIM)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_PRIVILEGES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (set_has((unsigned)ludo_top(&s->core).a >> 2 & 31, m.a))
		return refuse(SAME_PRIVILEGE, 10.4);
	return ludo_legal();
}

static void privilege_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int i = 0; i < N_PRIVILEGES; i++) {
		ludo_move m = ludo_answer(seat, CLAIM, i, 0, 0);
		if (!privilege_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void privilege_do(struct lorenzo *s, ludo_move m)
{
	unsigned arg = (unsigned)ludo_top(&s->core).a;
	unsigned left = arg & 3, spared = arg >> 7 & SPARED;
	unsigned chosen = (arg >> 2 & 31) | 1u << m.a;
	note(s, EV_PRIVILEGE, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
	struct purse before = purse_of(s, m.seat);
	spared = receive(s, m.seat, privileges[m.a], spared); /* 10.3, 14.3 */
	note_gains(s, m.seat, before);
	if (left > 1) /* 10.4 */
		ludo_plan(&s->core, { ASK_PRIVILEGE, m.seat,
				      (int16_t)privilege_arg((int)left - 1, chosen, spared) });
}

/* ---- the action itself ---- */

/* The member goes to its space. */
static void put_member(struct lorenzo *s, int seat)
{
	int member = s->member - 1, space = s->space - 1;
	s->where[seat][member] = s->space; /* 5.2 */
	s->occupied |= (uint32_t)set_of(space);
	for (int i = 0; space == COUNCIL && i < MOST_PALACE; i++)
		if (!s->palace[i]) {
			s->palace[i] = (uint8_t)(seat + 1); /* 10.2 */
			break;
		}
}

static void pay_for_action(struct lorenzo *s, int seat)
{
	add(s, seat, SERVANTS, -s->servants); /* 5.5 */
	if (takes_card(s) && surcharge(s, seat, s->space - 1)) {
		add(s, seat, COINS, -SURCHARGE); /* 7.4 */
		note(s, EV_SURCHARGE, seat, 0, 0);
	}
}

static void act(struct lorenzo *s, int seat)
{
	if (!s->grant && !(s->member && s->space)) {
		forget_action(s); /* declined: 6.9 */
		return;
	}
	struct actor who = actor_of(s, seat);
	int space = s->space - 1;
	int action = s->space ? space_action(space) : grant_action(s->grant);
	s->value = (int16_t)(action_value(s, who, space) +
			     s->servants / servant_rate(s, seat)); /* 5.5, 5.6, 8.2 */
	pay_for_action(s, seat);
	if (s->member && s->space)
		put_member(s, seat);
	switch (action) {
	case HARVEST: harvest(s, seat); break;
	case PRODUCTION: begin_production(s, seat); break;
	case NO_ACTION: /* the market, 9.1; the palace, 10.2 */
		forget_action(s);
		gain(s, seat, spaces[space].gain, 0);
		break;
	default: /* chapter 7 */
		if (takes_card(s))
			take_card(s, seat);
		else
			forget_action(s);
	}
}

/* 6.9: a card or a leader grants an action. */
static void begin_bonus(struct lorenzo *s, int seat, int grant)
{
	uint8_t to = (uint8_t)seat;
	s->grant = (uint8_t)grant;
	int action = grant_action(grant);
	note(s, EV_BONUS, seat, grant_value(grant), 0);
	if (action == HARVEST || action == PRODUCTION)
		ludo_plan(&s->core, { ASK_SERVANTS, to, 0 }, { DO_ACT, to, 0 });
	else
		ludo_plan(&s->core, { ASK_TAKE, to, (int16_t)grant_value(grant) },
			  { ASK_SERVANTS, to, 0 },
			  { ASK_COST, to, 0 }, { ASK_DISCOUNT, to, 0 }, { DO_ACT, to, 0 });
}

/* A bonus action that can take nothing is lost without asking (6.9). */
static void ask_take(struct lorenzo *s, struct ludo_step line)
{
	ludo_move moves[N_FLOORS + 1];
	struct ludo_list list = { moves, 0 };
	take_moves(s, line.seat, &list);
	if (list.n > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		decline(s, line.seat);
}
