/* Chapters 2 and 3: preparation, and what differs with two and three players. */

/* ---- 2. Preparation ---- */

/* 2.2 to 2.7, once the first emperor is known. */
static void install(struct emperor *s, int seat)
{
	struct sequence next = { 0 };
	s->emperor = seat; /* 2.1 */
	note(s, EV_REIGNS, seat);
	then(&next, ASK_FOUND, seat);                                  /* 2.2 */
	then(&next, DO_SETUP, seat);                                   /* 2.4 */
	then_in_turn(s, &next, seat, ASK_RULER, 0);                    /* 2.4 */
	then_in_turn(s, &next, LUDO_NOBODY, ASK_FAMILY, COUPLE_35);    /* 2.6 */
	then_in_turn(s, &next, LUDO_NOBODY, ASK_FAMILY, BARON_25);
	then_in_turn(s, &next, LUDO_NOBODY, ASK_FAMILY, COUPLE_15);
	then_in_turn(s, &next, LUDO_NOBODY, ASK_GUARD, 0);             /* 2.7 */
	then(&next, DO_ROUND);
	ludo_plan_steps(&s->core, next.line, next.n);
}

static void set_up(struct emperor *s)
{
	s->round = 1; /* 2.3 */
	for (int seat = 0; seat < s->core.n_seats; seat++)
		s->thalers[seat] = s->chip[seat] = START_THALERS; /* 2.9 */
	if (s->core.option[OPT_FIRST] == FIRST_RANDOM)
		plan(s, line(ASK_FIRST)); /* 2.1 */
	else
		install(s, 0);
	if (s->core.n_seats == 2) /* 3.1: before anything is placed */
		plan(s, line(ASK_REMOVE, 0, RELIGIOUS), line(ASK_REMOVE, 0, SECULAR));
}

static void first_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	install(s, m.a);
}

/* 2.4: the emperor's own part of the first step. */
static void setup_step(struct emperor *s, struct ludo_step line)
{
	put_on_throne(s, line.seat);
}

static ludo_why ruler_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (s->elector[m.a])
		return refuse(SEAT_TAKEN, 2.4, m.a);
	return ludo_legal();
}

static void ruler_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	s->elector[m.a] = tile_of(m.seat, BARON_45) + 1; /* 2.5: no points */
	note(s, EV_SITS, m.seat, m.a, BARON_45);
}

static ludo_why family_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (!emperor_free_nobles(s, m.a))
		return refuse(NO_NOBLE_SPACE, 2.8, m.a); /* and nobody is pushed */
	return ludo_legal();
}

static void family_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	s->nobles[m.a][tile_of(m.seat, line.a)]++; /* 2.6 */
	note(s, EV_SETTLES, m.seat, m.a, line.a);
}

static ludo_why guard_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return post_why(s, m); /* 2.7 */
}

static void guard_moves(const struct emperor *s, int seat, struct ludo_step line,
			struct ludo_list *list)
{
	offer_posts(s, seat, list);
}

static void guard_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	take_post(s, m, m.seat);
}

/* ---- 3. Two players: chance removes an archbishopric, then a duchy ---- */

static ludo_why remove_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (provinces[m.a].kind != line.a)
		return refuse(WRONG_DRAW, 3.1);
	return ludo_legal(); /* all of a kind are alike: 3.1 */
}

static void remove_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	set_add(s->removed, m.a); /* 3.2 */
	note(s, EV_REMOVED, 0, m.a);
}
