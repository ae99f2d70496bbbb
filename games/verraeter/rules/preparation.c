/* preparation.c: chapter 0, the ring, the first estates and the first hands. */

static void seat_start_player(struct verraeter *s, int seat)
{
	s->start = seat; /* 0.10 */
	s->strategy = left_of(s, seat); /* 0.20 */
	for (int i = 0; i < s->core.n_seats; i++)
		s->house[(seat + i) % s->core.n_seats] = i % 2 ? ROSE : EAGLE; /* 0.11 */
	note(s, EV_STARTS, seat);
	plan(s, line(ASK_LAY), line(DO_ESTATES), line(DO_DEAL), line(DO_ROUND));
}

static void set_up(struct verraeter *s)
{
	s->unlaid = set_first(N_CARDS); /* 0.5 */
	if (s->core.option[OPT_START] == START_RANDOM)
		plan(s, line(ASK_START)); /* 0.10 */
	else
		seat_start_player(s, 0);
}

static void start_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	seat_start_player(s, m.a);
}

/* ---- the ring ---- */

static void lay_ask(struct verraeter *s, struct ludo_step line)
{
	if (line.a >= 0 && line.a < N_PLACES) /* a position set by hand may ask for more */
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

static ludo_why lay_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->unlaid, m.a))
		return refuse(LAID, 0.12);
	return ludo_legal();
}

static void lay_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	int place = line.a;
	set_drop(s->unlaid, m.a);
	s->land[place] = m.a / N_HOUSES + 1;
	s->owner[place] = m.a % N_HOUSES; /* 0.12: six start with each house */
	note(s, EV_LAID, 0, place, m.a);
	if (place + 1 < N_PLACES)
		plan(s, line(ASK_LAY, 0, place + 1));
}

/* ---- the first estates ---- */

static void estates_step(struct verraeter *s, struct ludo_step line)
{
	plan_round_the_table(s, ASK_ESTATE, 0, LUDO_NOBODY); /* 0.15 */
}

static ludo_why estate_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (m.a != OF_ESTATE)
		return refuse(FIRST_ESTATE, 0.15);
	if (s->builder[m.b])
		return refuse(OCCUPIED, 0.16);
	return ludo_legal(); /* 0.15: either house will do */
}

static void estate_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	put_building(s, m.seat, m.a, m.b);
}

/* ---- the first hands ---- */

/* 0.17: one card each of value 3, 4 and 5, and all know it. */
static void deal_fixed_hand(struct verraeter *s, int seat)
{
	for (int i = 1; i <= 3; i++) {
		s->secret[seat].hand[i] = s->known[seat][i] = 1;
		s->n_hand[seat]++;
		s->hidden.deck[i]--;
	}
}

static void deal_step(struct verraeter *s, struct ludo_step line)
{
	for (int i = 0; i < N_SUPPLIES; i++)
		s->hidden.deck[i] = supplies[i].count; /* 0.3 */
	if (s->core.option[OPT_HANDS] == HANDS_RANDOM)
		plan_round_the_table(s, ASK_DRAW, MAX_DRAW, LUDO_NOBODY); /* 0.18 */
	else
		for (int seat = 0; seat < s->core.n_seats; seat++)
			deal_fixed_hand(s, seat);
	memcpy(s->fresh, s->hidden.deck, sizeof(s->fresh));
	s->n_deck = n_in(s->fresh);
}
