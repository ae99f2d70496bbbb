/* Chapter 8: phase IV, actions.  Buying cards, knights, passing. */

/* 8.1: round the table among those who have not passed. */
static void actions_step(struct emperor *s, struct ludo_step line)
{
	int seat = line.seat;
	s->phase = 4;
	if ((s->passed & all_seats(s)) == all_seats(s)) {
		s->passed = 0;
		return;
	}
	while (set_has(s->passed, seat))
		seat = next_seat(s, seat);
	plan(s, line(ASK_ACTION, seat), line(DO_ACTIONS, next_seat(s, seat)));
}

/* What is the same for all that could be done in a turn. */
struct action_facts {
	uint16_t stacks;     /* set of cards that are still for sale */
	uint16_t affordable; /* set of cards that the seat can pay */
	uint8_t provinces;   /* set of those whose elector is the seat's */
	uint8_t has_knight_space;
};

static int has_knight_space(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (emperor_free_nobles(s, p) || emperor_free_castles(s, p))
			return 1;
	return 0;
}

static struct action_facts action_facts(const struct emperor *s, int seat, struct ludo_step line)
{
	struct action_facts facts = { .has_knight_space = has_knight_space(s) };
	uint8_t taken[N_CARDS] = { 0 };
	for (int q = 0; q < LUDO_SEATS; q++) /* seat by seat: many cards are added at once */
		for (int card = 0; card < N_CARDS; card++)
			taken[card] += s->cards[q][card];
	for (int card = 0; card < N_CARDS; card++) {
		facts.stacks |= (cards[card].copies[s->core.n_seats] > taken[card]) << card;
		facts.affordable |= (s->thalers[seat] >= cards[card].cost) << card;
	}
	for (int p = 0; p < N_PROVINCES; p++)
		facts.provinces |= belongs(s->elector[p], seat) << p;
	return facts;
}

static ludo_why buy_why(const struct emperor *s, ludo_move m, const struct action_facts *facts)
{
	if (m.a == CARD_OF_CHALLENGE && m.seat == s->emperor)
		return refuse(NOT_CANDIDATE, 8.8);
	if (m.a == CARD_OF_KNIGHT)
		return refuse(NEVER_TAKEN, 8.9);
	if (m.a == CARD_OF_SHADOW)
		return refuse(BY_PRIVILEGE, 8.9);
	if (!set_has(facts->stacks, m.a))
		return refuse(EXHAUSTED, 8.4, m.a);
	return price_why(s, m.seat, m.a); /* 4.5, 8.5 */
}

static ludo_why knight_why(const struct emperor *s, ludo_move m, const struct action_facts *facts)
{
	if (m.verb == RECRUIT && emperor_knights_left(s, m.seat) <= 0)
		return refuse(NO_KNIGHT, 8.12);
	if (m.verb == RIDE && !has_knight(s, m.a, m.b, m.seat))
		return refuse(NO_OWN_KNIGHT, 8.13);
	if (m.verb == DRIVE && s->core.option[OPT_KNIGHTS] != KNIGHTS_ANY)
		return refuse(FOREIGN, 8.13);
	if (m.verb == DRIVE && m.c == m.seat)
		return refuse(YOURS, 8.15);
	if (m.verb == DRIVE && !has_knight(s, m.a, m.b, m.c))
		return refuse(NO_KNIGHT_THERE, 8.15, m.a);
	if (!set_has(facts->affordable, CARD_OF_KNIGHT)) /* 8.12 */
		return refuse(POOR, 4.5, cards[CARD_OF_KNIGHT].cost, s->thalers[m.seat]);
	if (!facts->has_knight_space)
		return refuse(NOWHERE, 8.14);
	return ludo_legal();
}

static ludo_why action_why(const struct emperor *s, ludo_move m, const struct action_facts *facts)
{
	switch (m.verb) {
	case BUY: return buy_why(s, m, facts);
	case USE: return use_why(s, m);
	case PASS: return ludo_legal(); /* 8.11: always possible */
	default: return knight_why(s, m, facts);
	}
}

static void offer_action(const struct emperor *s, const struct action_facts *facts,
			 struct ludo_list *list, ludo_move m)
{
	ludo_offer_if(list, m, action_why(s, m, facts));
}

/* One's own knights ride, those of others are driven (8.15). */
static void offer_rides(const struct emperor *s, int seat, const struct action_facts *facts,
			struct ludo_list *list)
{
	int any = s->core.option[OPT_KNIGHTS] == KNIGHTS_ANY;
	for (int space = 0; space < N_SPACES; space++)
		for (int p = 0; p < N_PROVINCES; p++) {
			if (has_knight(s, p, space, seat))
				offer_action(s, facts, list, ludo_answer(seat, RIDE, p, space, 0));
			for (int q = 0; any && q < s->core.n_seats; q++)
				offer_action(s, facts, list, ludo_answer(seat, DRIVE, p, space, q));
		}
}

/* Only what is at hand is looked at: cards to be paid, own electors and own knights. */
static void action_moves(const struct emperor *s, int seat, const struct action_facts *facts,
			 struct ludo_list *list)
{
	set_each(card, facts->stacks & facts->affordable)
		offer_action(s, facts, list, ludo_answer(seat, BUY, card, 0, 0));
	set_each(p, facts->provinces)
		offer_action(s, facts, list, ludo_answer(seat, USE, p, 0, 0));
	offer_action(s, facts, list, ludo_answer(seat, RECRUIT, 0, 0, 0));
	offer_rides(s, seat, facts, list);
	offer_action(s, facts, list, ludo_answer(seat, PASS, 0, 0, 0));
}

/* 8.11: one of these is a whole turn. */
static void action_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	switch (m.verb) {
	case BUY:
		s->cards[m.seat][m.a]++; /* 8.3, 8.10 */
		pay_for(s, m.seat, m.a);
		carry_out(s, m.seat, m.a);
		break;
	case USE:
		use_privilege(s, m.seat, m.a);
		break;
	case RECRUIT:
		pay_for(s, m.seat, CARD_OF_KNIGHT); /* 8.12 */
		plan(s, line(ASK_STATION, m.seat));
		break;
	case RIDE:
		pay_for(s, m.seat, CARD_OF_KNIGHT);
		note(s, EV_MOUNTS, m.seat, m.a, m.b);
		plan(s, line(ASK_RIDE, m.seat, m.a, m.b, m.seat));
		break;
	case DRIVE: /* 8.15 */
		pay_for(s, m.seat, CARD_OF_KNIGHT);
		note(s, EV_DRIVES, m.seat, m.a, m.b, m.c);
		plan(s, line(ASK_RIDE, m.seat, m.a, m.b, m.c));
		break;
	default: /* 8.2 */
		set_add(s->passed, m.seat);
		note(s, EV_PASSES, m.seat);
	}
}

/* ---- 8.6 With two players a card may be left without effect ---- */

static ludo_why forgo_why(const struct emperor *s)
{
	return s->core.n_seats > 2 ? refuse(MUST, 8.5) : ludo_legal();
}

/* Answered "no effect": the question is over and all hear it. */
static int forgoes(struct emperor *s, ludo_move m)
{
	if (m.verb != FORGO)
		return 0;
	note(s, EV_FORGOES, m.seat);
	return 1;
}

/* ---- 8.12 A knight from supply ---- */

static ludo_why station_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return post_why(s, m); /* 8.14: he pushes nobody */
}

static void station_moves(const struct emperor *s, int seat, struct ludo_step line,
			  struct ludo_list *list)
{
	offer_posts(s, seat, list);
}

static void station_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	take_post(s, m, m.seat);
}

/* ---- 8.13 A knight on the board; the line remembers where he stands and whose he is ---- */

static ludo_why ride_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return post_why(s, m);
}

static void ride_moves(const struct emperor *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	offer_posts(s, seat, list);
}

static void ride_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	knights_at(s, line.a, line.b)[line.c]--;
	take_post(s, m, line.c);
}
