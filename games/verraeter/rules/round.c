/* round.c: chapters 13 and 1 to 3: the thirteen phases of a round, and what is chosen in it
 * before the actions are revealed. */

static int all_in_one_house(const struct verraeter *s)
{
	int roses = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		roses += s->house[seat] == ROSE;
	return roses == 0 || roses == s->core.n_seats;
}

static void round_step(struct verraeter *s, struct ludo_step line)
{
	s->round++;
	s->united = all_in_one_house(s); /* 4.5: asked now and never again */
	note(s, EV_ROUND, s->start, s->round);
	if (s->united && s->core.option[OPT_DIPLOMAT5] == DIPLOMAT5_2008)
		note(s, EV_UNITED, 0);
	plan(s, /* 13.1; lines that belong to nobody in particular bear seat 0 */
	     line(ASK_CONFLICT, s->strategy), /* 1 */
	     line(DO_SHUFFLE),                /* 2 */
	     line(DO_MUSTER),                 /* 3 */
	     line(DO_REVEAL),                 /* 4 */
	     line(DO_RESOLVE),                /* 5 */
	     line(DO_SCORE),                  /* 6 */
	     line(DO_BUILDER),                /* 7 */
	     line(DO_STRATEGIST),             /* 8 */
	     line(DO_DISCARD),                /* 9 */
	     line(DO_SUPPLY),                 /* 10 */
	     line(DO_LAST),                   /* 14.1 */
	     line(DO_RETURN),                 /* 11 */
	     line(DO_PASS_START),             /* 12 */
	     line(DO_ROUND));                 /* 13.2 */
}

/* ---- 1. Phase 1: place the conflict ---- */

static void conflict_ask(struct verraeter *s, struct ludo_step line)
{
	s->phase = 1;
	ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why conflict_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (s->owner[m.a] == s->owner[(m.a + 1) % N_PLACES]) /* no border: 0.13 */
		return refuse(SAME_HOUSE, 1.2);
	return ludo_legal(); /* 1.3: any other border will do */
}

static void conflict_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	s->conflict = m.a + 1; /* 1.1 */
	note(s, EV_CONFLICT, m.seat, m.a);
}

/* ---- 2. Phase 2: choose actions ---- */

static void shuffle_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 2;
	plan_round_the_table(s, ASK_CHOOSE, 0, LUDO_NOBODY); /* 2.2 */
	plan(s, line(ASK_ASIDE));
}

static void aside_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	s->hidden.aside = m.a + 1; /* 2.1: nobody has it this round */
	s->secret[s->start].offered = ALL_ACTIONS & ~set_of(m.a);
	whisper(s, s->start, EV_HANDED, s->start, s->secret[s->start].offered); /* 15.1 */
}

static ludo_why choose_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->secret[m.seat].offered, m.a))
		return refuse(NOT_OFFERED, 2.3);
	return ludo_legal();
}

static void choose_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	int next = left_of(s, m.seat);
	s->secret[m.seat].chosen = m.a + 1; /* 2.3 */
	whisper(s, m.seat, EV_KEEPS, m.seat, m.a);
	if (next == s->start)
		return; /* 2.4: the last one lays the rest down unseen */
	s->secret[next].offered = s->secret[m.seat].offered & ~set_of(m.a); /* 2.2 */
	disclose(s, next, EV_HANDED, next, s->secret[next].offered); /* 15.2 */
}

/* ---- 3. Phase 3: play supply ---- */

static void muster_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 3;
	plan_round_the_table(s, ASK_PLAY, 0, LUDO_NOBODY); /* 3.2; before the reveal, 3.1 */
}

static ludo_why play_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	int i = short_of(s, m.seat, m.a);
	if (i >= 0)
		return refuse(NOT_IN_HAND, 3.3, bag_count(m.a, i), supplies[i].value);
	return ludo_legal();
}

static void play_moves(const struct verraeter *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	offer_bags(list, seat, PLAY, s->secret[seat].hand);
}

static void play_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	lay_open(s, m.seat, m.a, s->played[m.seat]); /* 3.2, 3.5; once each, 3.4 */
	note(s, EV_PLAYS, m.seat, m.a);
}
