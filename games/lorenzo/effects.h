/* effects.h: what cards, tiles and leaders do to values, gains and costs; part of
 * rules.c.
 *
 *    5.3  The value of a member        member_value
 *    5.6  The value of an action       action_value
 *    6.7  Gains                        receive, gain
 *    6.8  For each                     times
 *    6.12 Costs and discounts          price, can_pay
 *   14    Excommunications             has_tile */

static void note(struct lorenzo *s, int what, int seat, int a, int b)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat, LUDO_ALL, 0,
						 (int16_t)a, (int16_t)b });
}

/* ---- small questions about a position ---- */

static int is_advanced(const struct lorenzo *s)
{
	return s->core.option[OPT_RULES] == RULES_ADVANCED; /* 2.1 */
}

static int n_cards(const struct lorenzo *s, int seat, int type)
{
	return set_count(s->cards[type][seat]);
}

/* Does this tile lie on the board with a cube of this seat on it? */
static int has_tile(const struct lorenzo *s, int seat, int tile)
{
	int period = tile / EXCOMMUNICATIONS_OF_PERIOD;
	return s->tile[period] == tile + 1 &&
	       s->excommunicated[period] >> seat & 1; /* 14.1 */
}

/* Does this seat have a leader's ability, by the leader or through Lorenzo? */
static int has_ability(const struct lorenzo *s, int seat, int leader)
{
	return set_has(s->played[seat], leader) || s->copied[seat] == leader + 1; /* 16.15 */
}

static int has_quirk(const struct lorenzo *s, int seat, int quirk)
{
	int card = quirk == EITHER_OFF ? STONEMASON : PREACHER;
	return set_has(s->cards[CHARACTER][seat], card % CARDS_OF_TYPE);
}

/* Servants that a point of value costs. */
static int servant_rate(const struct lorenzo *s, int seat)
{
	return has_tile(s, seat, DEAR_SERVANTS) ? 2 : 1; /* 5.5, 14.8 */
}

/* ---- 5. Values ---- */

int lorenzo_member_value(const struct lorenzo *s, int seat, int member)
{
	if (member == NEUTRAL)
		return has_ability(s, seat, MALATESTA) ? 3 : 0; /* 5.3, 16.14 */
	int value = s->dice[member]; /* 5.3 */
	if (has_ability(s, seat, MORO))
		value = 5; /* 16.16 */
	if (s->raised[seat] == member + 1)
		value = 6; /* 16.4: fixed, and the better of the two, 5.6 */
	if (has_ability(s, seat, LUCREZIA_BORGIA))
		value += 2; /* 16.13 */
	if (has_tile(s, seat, WEAK_MEMBERS))
		value -= 1; /* 14.5 */
	return value;
}

/* What cards and tiles add to every action of this sort. */
static int boosts(const struct lorenzo *s, int seat, int action)
{
	int sum = 0;
	set_each(i, s->cards[CHARACTER][seat]) {
		const struct card *card = &cards[CHARACTER * CARDS_OF_TYPE + i];
		if (card->boost == action)
			sum += card->boost_by; /* 6.11 */
	}
	for (int period = 0; period < 2; period++) {
		if (!s->tile[period] || !set_has(s->excommunicated[period], seat))
			continue;
		const struct excommunication *tile = &excommunications[s->tile[period] - 1];
		if (tile->slows == action)
			sum -= tile->by; /* 14.4, 14.6 */
	}
	return sum;
}

/* Who acts, and by what right: a member placed, or what a card or leader granted. */
struct actor {
	int seat, member, grant; /* member NOBODY or grant 0 */
	int value;               /* of the member or of what was granted */
};

static int grant_action(int grant)
{
	if (!grant)
		return NO_ACTION;
	return grant <= N_CARDS ? cards[grant - 1].grant : leaders[grant - N_CARDS - 1].grant;
}

static int grant_value(int grant)
{
	if (!grant)
		return 0;
	return grant <= N_CARDS ? cards[grant - 1].grant_value
				: leaders[grant - N_CARDS - 1].grant_value;
}

static bag grant_off(int grant)
{
	return grant && grant <= N_CARDS ? cards[grant - 1].grant_off : 0;
}

static struct actor make_actor(const struct lorenzo *s, int seat, int member, int grant)
{
	int value = 0;
	if (grant)
		value = grant_value(grant); /* 6.9 */
	else if (member >= 0)
		value = lorenzo_member_value(s, seat, member); /* 5.3 */
	return (struct actor){ seat, member, grant, value };
}

/* The sort of action that a space is for, NO_ACTION in the market and the palace. */
static int space_action(int space)
{
	if (space < N_FLOORS)
		return space / FLOORS + 1;
	if (space <= HARVEST_LARGE)
		return HARVEST;
	return space <= PRODUCTION_LARGE ? PRODUCTION : NO_ACTION;
}

/* The value of an action before servants; it may be below 0 (5.6). */
static int action_value(const struct lorenzo *s, struct actor who, int space)
{
	int value = who.value;
	int action = space >= 0 ? space_action(space) : grant_action(who.grant);
	if (space >= 0 && !who.grant)
		value -= spaces[space].less; /* 8.2 */
	return action == NO_ACTION ? value : value + boosts(s, who.seat, action);
}

/* ---- 6. Gains ---- */

/* What a seat can have at most of a good. */
static int most(int good)
{
	if (good == MILITARY)
		return MOST_MILITARY; /* 1.4 */
	return good == FAITH ? MOST_FAITH : INT16_MAX; /* 1.4 */
}

static void add(struct lorenzo *s, int seat, int good, int n)
{
	int sum = s->have[good][seat] + n;
	if (sum > most(good))
		sum = most(good); /* 1.4 */
	s->have[good][seat] = (int16_t)(sum > 0 ? sum : 0);
}

enum { SPARED = (1 << (MILITARY + 1)) - 1 }; /* set of the goods that tiles can make less */

/* The goods that an excommunication makes less, as a bag with 1 of each. */
static bag losses(const struct lorenzo *s, int seat)
{
	if (!s->tile[0] || !set_has(s->excommunicated[0], seat))
		return 0;
	return excommunications[s->tile[0] - 1].loses; /* 14.2 */
}

/* What a seat really gets of a good from one source.  'spared' is the set of goods of
 * which this source has lost its one already, or cannot lose it (14.3). */
static int reduced(bag less, unsigned spared, int good, int n)
{
	return n > 0 && bag_has(less, good) && !set_has(spared, good) ? n - 1 : n;
}

/* Give a seat what one source yields, privileges apart; returns the goods spared from
 * now on, for the privileges that belong to the same source. */
static unsigned receive(struct lorenzo *s, int seat, bag yield, unsigned spared)
{
	bag less = losses(s, seat);
	for (int good = 0; good < N_GOODS; good++) {
		int n = bag_has(yield, good);
		if (!n)
			continue;
		add(s, seat, good, reduced(less, spared, good, n)); /* 1.3, 6.7 */
		if (bag_has(less, good))
			spared |= 1u << good; /* 14.3 */
	}
	return spared;
}

/* What a seat holds, to tell afterwards what has changed. */
struct purse {
	int16_t have[N_GOODS];
};

static struct purse purse_of(const struct lorenzo *s, int seat)
{
	struct purse purse;
	for (int good = 0; good < N_GOODS; good++)
		purse.have[good] = s->have[good][seat];
	return purse;
}

static void note_gains(struct lorenzo *s, int seat, struct purse before)
{
	for (int good = 0; good < N_GOODS; good++) {
		int n = s->have[good][seat] - before.have[good];
		if (n > 0)
			note(s, EV_GAINS, seat, good, n);
		if (n < 0)
			note(s, EV_PAYS, seat, good, -n);
	}
}

static void pay(struct lorenzo *s, int seat, bag cost)
{
	for (int good = 0; good < N_GOODS; good++)
		add(s, seat, good, -bag_has(cost, good)); /* 1.3 */
}

/* A line of the agenda for privileges: how many are still to choose (two bits), which
 * have been chosen with them (five), which goods are spared (five). */
static int privilege_arg(int n, unsigned chosen, unsigned spared)
{
	return n | (int)chosen << 2 | (int)(spared & SPARED) << 7;
}

static void plan_privileges(struct lorenzo *s, int seat, bag yield, unsigned spared)
{
	int n = bag_has(yield, PRIVILEGES);
	if (n)
		ludo_plan(&s->core, { ASK_PRIVILEGE, (uint8_t)seat,
				      (int16_t)privilege_arg(n, 0, spared) });
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
	int n = per == PER_TWO_MIL ? s->have[MILITARY][seat] / 2 : n_cards(s, seat, per - 1);
	return yield * (bag)n; /* one good, and small: no byte overflows */
}

/* 16.18: resources twice; not points, not privileges. */
static bag doubled(bag yield)
{
	return yield + (yield & (coins(0xff) | wood(0xff) | stone(0xff) | servants(0xff)));
}

/* ---- 6. Costs ---- */

/* A bag less another, good by good, never below 0: all eight bytes at once, with a
 * borrow bit that tells where there was not enough.  No byte reaches 128. */
static bag bag_less(bag b, bag off)
{
	const bag borrow = 0x8080808080808080u;
	bag rest = (b | borrow) - off, enough = rest & borrow;
	return rest & (enough - (enough >> 7)); /* 6.12: no more than there is */
}

/* What a card costs in resources, without the discount that has to be chosen. */
static bag price_before_choice(const struct lorenzo *s, struct actor who, int card)
{
	int type = type_of(card);
	bag off = grant_off(who.grant); /* 6.10 */
	if (has_ability(s, who.seat, PICO))
		off += coins(3); /* 16.11 */
	set_each(i, s->cards[CHARACTER][who.seat]) {
		const struct card *by = &cards[CHARACTER * CARDS_OF_TYPE + i];
		if (by->boost == type + 1 && by->quirk != EITHER_OFF)
			off += by->off; /* 6.12 */
	}
	return bag_less(cards[card].cost, off);
}

/* Is there a choice between wood and stone to make (6.12)? */
static int has_choice(const struct lorenzo *s, struct actor who, int card, bag cost)
{
	return type_of(card) == BUILDING && has_quirk(s, who.seat, EITHER_OFF) &&
	       bag_has(cost, WOOD) && bag_has(cost, STONE);
}

/* What a card costs if 'choice' (WOOD or STONE) is what comes off. */
static bag price(const struct lorenzo *s, struct actor who, int card, int choice)
{
	bag cost = price_before_choice(s, who, card);
	if (type_of(card) != BUILDING || !has_quirk(s, who.seat, EITHER_OFF))
		return cost;
	if (!has_choice(s, who, card, cost))
		return bag_less(cost, wood(1) | stone(1)); /* there is only one of them */
	return bag_less(cost, choice == WOOD ? wood(1) : stone(1)); /* 6.12 */
}

/* What a floor's bonus brings this seat: nothing with the Preacher, less with a tile. */
static bag floor_bonus(const struct lorenzo *s, int seat, int space)
{
	bag bonus = spaces[space].gain;
	if (!bonus || has_quirk(s, seat, NO_FLOOR_BONUS))
		return 0; /* 6.13 */
	return bag_less(bonus, losses(s, seat)); /* 7.3, 14.2 */
}

static int is_tower_occupied(const struct lorenzo *s, int space)
{
	return (s->occupied >> space / FLOORS * FLOORS & 15) != 0; /* 7.4 */
}

static int surcharge(const struct lorenzo *s, int seat, int space)
{
	if (!is_tower_occupied(s, space) || has_ability(s, seat, BRUNELLESCHI))
		return 0; /* 16.3 */
	return SURCHARGE;
}

/* Can a seat pay for the card on a floor in this way, after the surcharge, the floor's
 * bonus and the servants that raise the value? */
static int can_pay(const struct lorenzo *s, struct actor who, int space, int way, int choice,
		   int paid_servants)
{
	int card = s->tower[space] - 1, seat = who.seat;
	bag bonus = floor_bonus(s, seat, space);
	if (way == PAY_MILITARY)
		return cards[card].need && s->have[MILITARY][seat] + bag_has(bonus, MILITARY) >=
						   cards[card].need; /* 6.6 */
	if (cards[card].need && !cards[card].cost)
		return 0;
	bag cost = price(s, who, card, choice);
	for (int good = 0; good < N_RESOURCES; good++) {
		int n = s->have[good][seat] + bag_has(bonus, good);
		n -= good == COINS ? surcharge(s, seat, space) : 0;
		n -= good == SERVANTS ? paid_servants : 0;
		if (n < bag_has(cost, good))
			return 0; /* 6.1 */
	}
	return 1;
}

static int can_pay_somehow(const struct lorenzo *s, struct actor who, int space, int n)
{
	if (can_pay(s, who, space, PAY_RESOURCES, WOOD, n))
		return 1;
	return space / FLOORS == BUILDING ? can_pay(s, who, space, PAY_RESOURCES, STONE, n)
					  : can_pay(s, who, space, PAY_MILITARY, WOOD, n);
}
