/* Chapter 7: phase III, offspring.  Sons, daughters and those who marry them. */

static int n_cards(const struct emperor *s, int seat, int colour)
{
	int n = 0;
	for (int card = 0; card < N_CARDS; card++)
		if (cards[card].colour == colour)
			n += s->cards[seat][card];
	if (s->lent[seat] && cards[s->lent[seat] - 1].colour == colour)
		n++; /* 10.5 */
	return n;
}

/* ---- 7.1 One seat at a time, completely ---- */

static void a_son(struct emperor *s, int seat, int blue, int pink)
{
	if (!can_immigrate(s, seat, BY_CARD)) {
		note(s, EV_NO_SON, seat, blue, pink); /* 7.4 */
		return;
	}
	note(s, EV_SON, seat, blue, pink);
	plan(s, line(ASK_SON, seat));
}

static int has_husband(const struct emperor *s, int father)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (seat != father && has_bachelor(s, seat))
			return 1; /* 7.5 */
	return 0;
}

static void to_convent(struct emperor *s, int father)
{
	int n = gain_thalers(s, father, CONVENT);
	note(s, EV_CONVENT, father, n, s->thalers[father]);
}

static void a_daughter(struct emperor *s, int seat, int blue, int pink)
{
	note(s, EV_DAUGHTER, seat, blue, pink);
	if (has_husband(s, seat))
		plan(s, line(ASK_DAUGHTER, seat));
	else
		to_convent(s, seat); /* 7.9 */
}

static void offspring_step(struct emperor *s, struct ludo_step line)
{
	int seat = line.seat;
	int blue = n_cards(s, seat, BLUE), pink = n_cards(s, seat, PINK);
	s->phase = 3;
	if (!blue && !pink && !n_cards(s, seat, NEITHER))
		return; /* 7.2: no card, no child */
	plan(s, line(DO_RETURN, seat)); /* after all that follows from these cards */
	if (blue > pink)
		a_son(s, seat, blue, pink); /* 7.2 */
	else
		a_daughter(s, seat, blue, pink); /* 7.2 */
}

/* ---- 7.3 A son: a new noble like an immigrant ---- */

static ludo_why son_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return space_why(s, m, all_seats(s), NOWHERE); /* 7.3; there is no way out: 7.4 */
}

static void son_moves(const struct emperor *s, int seat, struct ludo_step line,
		      struct ludo_list *list)
{
	offer_spaces(s, seat, list, all_seats(s), NOWHERE);
}

static void son_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	settle(s, m, BARON_15); /* 7.3 */
}

/* ---- 7.5 A daughter: one single baron of another family is asked for ---- */

/* Has a family a single baron who may marry? */
static int has_bachelor(const struct emperor *s, int seat)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (family(s, p, seat) != couples_of(family(s, p, seat)))
			return 1; /* 7.5 */
	for (int place = SEATS_FROM; place < N_PLACES; place++)
		if (!is_archbishop(place) && ranks_at(s, place, seat) & set_first(N_AGES))
			return 1; /* 7.6 */
	return 0;
}

static ludo_why daughter_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.b == m.seat)
		return refuse(OWN_FAMILY, 7.5);
	if (!has_noble(s, m.a, m.b, m.c))
		return refuse(NO_SUCH_NOBLE, 7.5);
	if (is_couple(m.c))
		return refuse(MARRIED, 7.5);
	if (is_archbishop(m.a))
		return refuse(ARCHBISHOP, 7.6);
	return ludo_legal();
}

static void daughter_moves(const struct emperor *s, int seat, struct ludo_step line,
			   struct ludo_list *list)
{
	each_noble(s, place, tile) {
		ludo_move m = ludo_answer(seat, OFFER, place, tile / N_RANKS, tile % N_RANKS);
		ludo_offer_if(list, m, daughter_why(s, m, line));
	}
}

/* The line of the answer remembers father, place and rank. */
static void daughter_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_OFFERS, m.seat, m.b, m.a, m.c);
	plan(s, line(ASK_SUITOR, m.b, m.seat, m.a, m.c));
}

static void marry(struct emperor *s, int place, int seat, int rank)
{
	int couple = COUPLE_15 + rank % N_AGES; /* the age stays: 7.7 */
	turn_tile(s, place, seat, rank, couple);
	note(s, EV_WEDS, seat, place, couple);
}

/* 7.10: he is free in his answer */
static void suitor_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	int father = line.a, place = line.b, rank = line.c;
	if (m.verb == REFUSE) {
		note(s, EV_REFUSES, m.seat, father);
		to_convent(s, father); /* 7.8: nobody else is asked */
		return;
	}
	marry(s, place, m.seat, rank); /* 7.7 */
	score(s, father, VP_DAUGHTER, BY_DAUGHTER);
}

/* ---- 7.11 Then the cards go back ---- */

static void return_step(struct emperor *s, struct ludo_step line)
{
	memset(s->cards[line.seat], 0, sizeof(s->cards[line.seat])); /* 7.11 */
	s->lent[line.seat] = 0;
}
