/* 8. Harvest and production: what one's own cards yield. */

static bag own_tile(const struct lorenzo *s, int seat, int action)
{
	if (!s->bonus_tile[seat])
		return 0;
	const struct bonus_tile *tile = &lorenzo_bonus_tiles[s->bonus_tile[seat] - 1];
	return action == HARVEST ? tile->harvest : tile->production; /* 2.7, 8.5, 15.1 */
}

/* The cards of a type that an action of this value works. */
static uint32_t worked(const struct lorenzo *s, int seat, int type, int value)
{
	uint32_t set = 0;
	set_each(i, s->cards[type][seat])
		if (lorenzo_cards[card_of(type, i)].value <= value) /* 8.4 */
			set_add(set, i);
	return set;
}

/* One card works; what it gives is a source of its own (14.3). */
static void work(struct lorenzo *s, int seat, int card, bag yield)
{
	unsigned spared = receive(s, seat, yield, NOT_SPARED);
	note(s, EV_WORKS, seat, card);
	plan_privileges(s, seat, yield, spared);
}

/* ---- harvest ---- */

static void harvest(struct lorenzo *s, int seat) /* 8.6 tells one in numbers */
{
	struct purse before = purse_of(s, seat);
	int value = s->value;
	note(s, EV_HARVESTS, seat, value);
	forget_action(s);
	if (value >= 1)
		receive(s, seat, own_tile(s, seat, HARVEST), SPARED); /* 8.5, 14.3 */
	set_each(card, worked(s, seat, TERRITORY, value))
		work(s, seat, card, lorenzo_cards[card].get[0]);
	note_gains(s, seat, before);
}

/* ---- production ---- */

/* Ask every building with exchanges, then let all of them work at once (8.8). */
static void begin_production(struct lorenzo *s, int seat)
{
	uint32_t set = worked(s, seat, BUILDING, s->value);
	note(s, EV_PRODUCES, seat, s->value);
	plan(s, line(DO_PRODUCE, seat));
	for (int i = CARDS_OF_TYPE - 1; i >= 0; i--)
		if (set_has(set, i) && lorenzo_cards[card_of(BUILDING, i)].pay[0])
			plan(s, line(ASK_EXCHANGE, seat, card_of(BUILDING, i)));
}

static ludo_why exchange_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.a != line.a)
		return refuse(OTHER_BUILDING, 8.7); /* one after the other */
	if (m.verb == LEAVE)
		return ludo_legal(); /* 8.7 */
	bag pays = lorenzo_cards[m.a].pay[m.b];
	if (!pays)
		return refuse(NO_EXCHANGE, 8.7);
	if (!can_afford(s, m.seat, pays))
		return refuse(CANNOT_PAY, 8.8);
	return ludo_legal();
}

static void exchange_moves(const struct lorenzo *s, int seat, struct ludo_step line,
			   struct ludo_list *list)
{
	for (int arrow = 0; arrow < 2; arrow++) {
		ludo_move m = ludo_answer(seat, EXCHANGE, line.a, arrow, 0);
		if (!exchange_why(s, m, line).code)
			ludo_offer(list, m);
	}
	ludo_offer(list, ludo_answer(seat, LEAVE, line.a, 0, 0));
}

/* What is paid goes now, what is gained comes when all have been asked (8.8). */
static void exchange_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == LEAVE) {
		note(s, EV_LEAVES, m.seat, m.a);
		return;
	}
	struct purse before = purse_of(s, m.seat);
	pay(s, m.seat, lorenzo_cards[m.a].pay[m.b]);
	set_add(s->chosen[m.b], m.a % CARDS_OF_TYPE);
	note(s, EV_EXCHANGES, m.seat, m.a, m.b);
	note_gains(s, m.seat, before);
}

/* Ask only where one of the exchanges can be paid. */
static void exchange_ask(struct lorenzo *s, struct ludo_step line)
{
	ludo_move list[3];
	struct ludo_list answers = { list, 0 };
	exchange_moves(s, line.seat, line, &answers);
	if (answers.n > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* What a building yields now: nothing if it has exchanges and none was chosen. */
static bag building_yield(const struct lorenzo *s, int seat, int i)
{
	const struct card *card = &lorenzo_cards[card_of(BUILDING, i)];
	if (!card->pay[0])
		return times(s, seat, card->get[0], card->work_per); /* 6.8 */
	if (set_has(s->chosen[0], i))
		return card->get[0];
	return set_has(s->chosen[1], i) ? card->get[1] : 0; /* 8.7 */
}

static void produce_step(struct lorenzo *s, struct ludo_step line) /* 8.9: in numbers */
{
	int seat = line.seat;
	struct purse before = purse_of(s, seat);
	if (s->value >= 1)
		receive(s, seat, own_tile(s, seat, PRODUCTION), SPARED); /* 8.5, 14.3 */
	set_each(i, worked(s, seat, BUILDING, s->value)) {
		bag yield = building_yield(s, seat, i);
		if (yield)
			work(s, seat, card_of(BUILDING, i), yield);
	}
	forget_action(s);
	note_gains(s, seat, before);
}
