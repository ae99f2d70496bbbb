/* 4. Preparing a round: cards fill the towers, the dice are rolled. */

/* ---- cards ---- */

static ludo_why card_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	int type = line.a / FLOORS;
	if (type_of(m.a) != type)
		return refuse(NOT_IN_PACK, 4.1);
	if (lorenzo_cards[m.a].period != period_of(s->round) + 1)
		return refuse(NOT_IN_PACK, 2.2);
	if (!set_has(s->deck[type], m.a % CARDS_OF_TYPE))
		return refuse(NOT_IN_PACK, 4.1);
	return ludo_legal();
}

static void card_moves(const struct lorenzo *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	int type = line.a / FLOORS, first = period_of(s->round) * CARDS_OF_PERIOD;
	set_each(i, s->deck[type] & (uint32_t)set_first(CARDS_OF_PERIOD) << first)
		ludo_offer(list, ludo_answer(seat, TURN_UP, card_of(type, i), 0, 0));
}

static void card_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	set_drop(s->deck[type_of(m.a)], m.a % CARDS_OF_TYPE);
	s->tower[line.a] = m.a + 1; /* 4.1 */
	note(s, EV_CARD, 0, line.a, m.a);
	plan(s, line(ASK_CARD));
}

/* From the lowest floor up, tower by tower, until all are full (4.1). */
static void card_ask(struct lorenzo *s, struct ludo_step line)
{
	line.a = 0;
	while (line.a < N_FLOORS && s->tower[line.a])
		line.a++;
	if (line.a < N_FLOORS)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* ---- dice ---- */

static void roll_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->dice[WHITE] = m.a; /* 4.2 */
	s->dice[BLACK] = m.b;
	s->dice[ORANGE] = m.c;
	note(s, EV_DICE, 0, m.a, m.b, m.c); /* 1.7 */
}
