/* 6. Cards: what they give at once, the actions they grant, what they change for good,
 * and what they cost. */

/* ---- 6.7, 6.8 Gains ---- */

/* Give a seat what one source yields, privileges apart.  'spared' is the set of goods of
 * which this source has lost its one already, or cannot lose it (14.3); returns those spared
 * from now on, for the privileges that belong to the same source. */
static unsigned receive(struct lorenzo *s, int seat, bag yield, unsigned spared)
{
	bag less = losses(s, seat);
	for (int good = 0; good < N_GOODS; good++) {
		int n = bag_has(yield, good);
		if (!n)
			continue;
		int lost = bag_has(less, good) && !set_has(spared, good);
		add(s, seat, good, n - lost); /* 1.3, 6.7 */
		if (lost)
			set_add(spared, good); /* 14.3 */
	}
	return spared;
}

/* A source yields at once; privileges are asked for next. */
static void gain(struct lorenzo *s, int seat, bag yield, unsigned spared)
{
	struct purse before = purse_of(s, seat);
	spared = receive(s, seat, yield, spared);
	note_gains(s, seat, before);
	plan_privileges(s, seat, yield, spared);
}

/* 6.8: a gain for each card of a type, or for every two military points. */
static bag times(const struct lorenzo *s, int seat, bag yield, int per)
{
	if (per == PER_ONE)
		return yield;
	int n = per == PER_TWO_MIL ? s->have[MILITARY][seat] / 2
				   : n_cards(s, seat, per - PER_TERRITORY);
	return yield * (bag)n; /* one good, and small: no byte overflows */
}

/* 16.18: resources twice; not points, not privileges. */
static bag doubled(bag yield)
{
	return yield + (yield & (coins(0xff) | wood(0xff) | stone(0xff) | servants(0xff)));
}

/* What a card gives at once: its goods, then privileges, then its bonus action.  The
 * card lies in its row by now, so its lasting effects work from here on (6.14). */
static void at_once(struct lorenzo *s, int seat, int card)
{
	const struct card *row = &lorenzo_cards[card];
	bag yield = times(s, seat, row->at_once, row->per); /* 6.8 */
	if (has_ability(s, seat, SANTA_RITA))
		yield = doubled(yield); /* 16.18: before a tile makes it less */
	if (row->grant)
		plan(s, line(DO_BONUS, seat, card)); /* 6.9 */
	gain(s, seat, yield, NOT_SPARED); /* 6.7 */
}

/* ---- 6.9, 6.10 Bonus actions ---- */

/* A grant is 0, a card plus 1, or a leader behind all the cards. */
static int grant_action(int grant)
{
	if (!grant)
		return NO_ACTION;
	return grant <= N_CARDS ? lorenzo_cards[grant - 1].grant
				: lorenzo_leaders[grant - N_CARDS - 1].grant;
}

static int grant_value(int grant)
{
	return grant <= N_CARDS ? lorenzo_cards[grant - 1].grant_value
				: lorenzo_leaders[grant - N_CARDS - 1].grant_value;
}

static bag grant_off(int grant)
{
	return grant && grant <= N_CARDS ? lorenzo_cards[grant - 1].grant_off : 0;
}

static void bonus_step(struct lorenzo *s, struct ludo_step line)
{
	int seat = line.seat, grant = line.a + 1;
	if (grant_action(grant) == NO_ACTION)
		return;
	s->grant = grant;
	note(s, EV_BONUS, seat, grant_value(grant));
	plan(s, line(ASK_TAKE, seat, grant_value(grant)), line(ASK_SERVANTS, seat),
	     line(ASK_COST, seat), line(ASK_DISCOUNT, seat), line(DO_ACT, seat));
}

struct take_facts {
	struct actor who;
};

static struct take_facts take_facts(const struct lorenzo *s, int seat, struct ludo_step line)
{
	return (struct take_facts){ actor_looking_round(s, seat) };
}

static ludo_why take_why(const struct lorenzo *s, ludo_move m, const struct take_facts *facts)
{
	if (m.verb == DECLINE)
		return ludo_legal(); /* 6.9 */
	if (m.a >= N_FLOORS)
		return refuse(NOT_A_TOWER, 6.9);
	int action = grant_action(s->grant);
	if (action != TAKE_ANY && action != lorenzo_spaces[m.a].action)
		return refuse(OTHER_TYPE, 6.9);
	return spot_why(s, &facts->who, m.a, s->have[SERVANTS][m.seat]); /* 6.10 */
}

static void take_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE) {
		decline(s, m.seat);
		return;
	}
	s->space = m.a + 1;
	note(s, EV_REACHES, m.seat, m.a);
}

/* A bonus action that can take nothing is lost without asking (6.9). */
static void take_ask(struct lorenzo *s, struct ludo_step line)
{
	int action = grant_action(s->grant);
	if (action == HARVEST || action == PRODUCTION)
		return;
	struct take_facts facts = take_facts(s, line.seat, line);
	for (int space = 0; space < N_FLOORS; space++)
		if (!take_why(s, ludo_answer(line.seat, GO, space, 0, 0), &facts).code) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
	decline(s, line.seat);
}

/* ---- 6.11 to 6.13 What characters change for good ---- */

static void add_characters(const struct lorenzo *s, struct actor *who)
{
	set_each(i, s->cards[CHARACTER][who->seat]) {
		const struct card *by = &lorenzo_cards[card_of(CHARACTER, i)];
		who->boost[by->boost] += by->boost_by; /* 6.11 */
		if (by->quirk == NO_FLOOR_BONUS)
			who->has_floor_bonus = 0; /* 6.13 */
		else if (by->quirk == EITHER_OFF)
			who->either[by->boost - TAKE_TERRITORY] += by->off; /* 6.12 */
		else if (by->off)
			who->off[by->boost - TAKE_TERRITORY] += by->off; /* 6.12 */
	}
}

/* Does a cost hold more than one of the goods of which one comes off (6.12)? */
static int has_choice(bag cost, bag either)
{
	int n = 0;
	for (int good = 0; either && good < N_RESOURCES; good++)
		n += bag_has(cost, good) && bag_has(either, good);
	return n > 1;
}

/* What a card costs in resources without the discount that has to be chosen. */
static bag price_before_choice(const struct actor *who, int card)
{
	return bag_less(lorenzo_cards[card].cost, who->off[type_of(card)]);
}

/* What a card costs if 'choice' is the good that comes off, where there is a choice. */
static bag price(const struct actor *who, int card, int choice)
{
	bag cost = price_before_choice(who, card);
	bag either = who->either[type_of(card)];
	if (has_choice(cost, either))
		either &= (bag)0xff << 8 * choice;
	return bag_less(cost, either); /* 6.12 */
}

/* ---- 6.1 Costs ---- */

/* Can a seat pay for the card on a floor, after the surcharge, the floor's bonus and the
 * servants that raise the value? */
static int can_pay_resources(const struct lorenzo *s, const struct actor *who, int space,
			     int choice, int paid)
{
	int card = s->tower[space] - 1;
	if (lorenzo_cards[card].need && !lorenzo_cards[card].cost)
		return 0;
	bag bonus = floor_bonus(who, space), cost = price(who, card, choice);
	for (int good = 0; good < N_RESOURCES; good++) {
		int n = s->have[good][who->seat] + bag_has(bonus, good);
		n -= good == COINS ? surcharge(s, who, space) : 0;
		n -= good == SERVANTS ? paid : 0;
		if (n < bag_has(cost, good))
			return 0; /* 6.1, 6.4, 6.5 */
	}
	return 1;
}

static int can_pay_military(const struct lorenzo *s, const struct actor *who, int space)
{
	int need = lorenzo_cards[s->tower[space] - 1].need;
	int have = s->have[MILITARY][who->seat] + bag_has(floor_bonus(who, space), MILITARY);
	return need && have >= need; /* 6.6 */
}

/* With whatever comes off, where that is a choice. */
static int can_pay_some_resources(const struct lorenzo *s, const struct actor *who, int space,
				  int paid)
{
	return can_pay_resources(s, who, space, WOOD, paid) ||
	       (who->either[space / FLOORS] && can_pay_resources(s, who, space, STONE, paid));
}

/* ---- 6.6 Which cost? ---- */

static void cost_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->way = m.a + 1;
	note(s, EV_WAY, m.seat, m.a);
}

/* Ask only where both can be paid (6.6). */
static void cost_ask(struct lorenzo *s, struct ludo_step line)
{
	int space = s->space - 1;
	if (!takes_card(s) || space / FLOORS == TERRITORY)
		return;
	struct actor who = actor_of(s, line.seat);
	int military = can_pay_military(s, &who, space);
	line.a = s->tower[space] - 1;
	if (military && can_pay_some_resources(s, &who, space, s->servants))
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		s->way = (military ? PAY_MILITARY : PAY_RESOURCES) + 1;
}

/* ---- 6.12 Which discount? ---- */

static ludo_why discount_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	struct actor who = actor_of(s, m.seat);
	if (!bag_has(who.either[type_of(line.a)], m.a))
		return refuse(NO_CHOICE, 6.12);
	if (!can_pay_resources(s, &who, s->space - 1, m.a, s->servants))
		return refuse(POOR, 6.1);
	return ludo_legal();
}

static void discount_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->off = m.a + 1;
	note(s, EV_OFF, m.seat, m.a);
}

static void discount_ask(struct lorenzo *s, struct ludo_step line)
{
	if (!takes_card(s))
		return;
	struct actor who = actor_of(s, line.seat);
	int space = s->space - 1, card = s->tower[space] - 1;
	if (!has_choice(price_before_choice(&who, card), who.either[space / FLOORS]))
		return;
	int off_wood = can_pay_resources(s, &who, space, WOOD, s->servants);
	line.a = card;
	if (off_wood && can_pay_resources(s, &who, space, STONE, s->servants))
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		s->off = (off_wood ? WOOD : STONE) + 1;
}
