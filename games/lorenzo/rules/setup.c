/* 2. Setting up: tiles and turn order are drawn, goods handed out. */

static int is_advanced(const struct lorenzo *s)
{
	return s->core.option[OPT_RULES] == RULES_ADVANCED; /* 2.1 */
}

static void set_up(struct lorenzo *s)
{
	for (int type = 0; type < N_TYPES; type++)
		s->deck[type] = set_first(CARDS_OF_TYPE); /* 2.2 */
	plan(s, line(DO_ROUND));
	if (is_advanced(s)) { /* 2.1 */
		s->hidden.box = set_first(N_LEADERS);
		plan(s, line(DO_BONUS_TILES), line(ASK_LEADER)); /* 15.1, 15.2 */
	}
	plan(s, line(ASK_EXCOMMUNICATION), line(ASK_ORDER)); /* 2.3, 2.5 */
}

/* ---- excommunication tiles ---- */

static ludo_why excommunication_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (lorenzo_excommunications[m.a].period != line.a + 1)
		return refuse(WRONG_PERIOD, 2.3);
	return ludo_legal();
}

static void excommunication_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->tile[line.a] = m.a + 1; /* 2.3 */
	note(s, EV_TILE, 0, line.a, m.a);
	plan(s, line(ASK_EXCOMMUNICATION));
}

/* The first period that has no tile yet, until all have one. */
static void excommunication_ask(struct lorenzo *s, struct ludo_step line)
{
	line.a = 0;
	while (line.a < N_PERIODS && s->tile[line.a])
		line.a++;
	if (line.a < N_PERIODS)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* ---- the first turn order ---- */

static int place_in_order(const struct lorenzo *s, int seat)
{
	for (int place = 0; place < s->core.n_seats; place++)
		if (s->order[place] == seat + 1)
			return place;
	return LUDO_NOBODY;
}

static ludo_why order_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (place_in_order(s, m.a) >= 0)
		return refuse(IN_ORDER, 2.5);
	return ludo_legal();
}

static const bag start_goods[LUDO_SEATS] = { /* 2.4, 2.5 */
#define TURN(place, goods) [place - 1] = goods,
#include "../board.def"
};

static void take_place(struct lorenzo *s, int place, int seat)
{
	s->order[place] = seat + 1; /* 2.5 */
	receive(s, seat, start_goods[place], SPARED); /* 2.4, 2.5 */
	note(s, EV_IN_ORDER, seat, place + 1);
	if (is_advanced(s))
		return;
	s->bonus_tile[seat] = BASIC + 1; /* 2.7 */
	note(s, EV_BONUS_TILE, seat, BASIC);
}

static void order_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	take_place(s, line.a, m.a);
	plan(s, line(ASK_ORDER));
}

/* The first place that is free; the last one is for who is left. */
static void order_ask(struct lorenzo *s, struct ludo_step line)
{
	int last = s->core.n_seats - 1;
	line.a = 0;
	while (line.a < last && s->order[line.a])
		line.a++;
	if (line.a < last)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
	for (int seat = 0; line.a == last && seat <= last; seat++)
		if (place_in_order(s, seat) < 0)
			take_place(s, last, seat);
}
