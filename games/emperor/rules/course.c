/* Chapter 4: the course of the game.  Rounds and phases, the order of play, and a noble who
 * looks for a place. */

/* ---- 4.1 Phases ---- */

static void round_step(struct emperor *s, struct ludo_step line)
{
	struct sequence next = { 0 };
	s->used = 0; /* 4.4 */
	note(s, EV_BEGINS, s->emperor, s->round);
	if (s->round > 1) { /* 2.11, 5.8, 7.12 */
		then(&next, DO_INCOME);                               /* I */
		then(&next, DO_AGEING);                               /* II */
		then_in_turn(s, &next, LUDO_NOBODY, DO_OFFSPRING, 0);  /* III */
	}
	then(&next, DO_ACTIONS, s->emperor);                           /* IV */
	then(&next, DO_EMINENCE);                                      /* V, 9.20 */
	then(&next, DO_POWER);                                         /* V */
	then(&next, DO_MAINZ);                                         /* V, 10.10 */
	then(&next, DO_ELECTION);                                      /* VI */
	then(&next, DO_TRACK);                                         /* VII */
	then(&next, DO_MARKER);                                        /* VIII */
	ludo_plan_steps(&s->core, next.line, next.n);
}

/* ---- 4.2 Turn order ---- */

static int next_seat(const struct emperor *s, int seat)
{
	return seat + 1 < s->core.n_seats ? seat + 1 : 0;
}

static void add_line(struct sequence *next, struct ludo_step line)
{
	next->line[next->n++] = line;
}

/* One line for each seat, from the emperor on. */
static void add_lines(const struct emperor *s, struct sequence *next, int but,
		      struct ludo_step line)
{
	for (int i = 0, seat = s->emperor; i < s->core.n_seats; i++, seat = next_seat(s, seat)) {
		line.seat = seat;
		if (seat != but)
			add_line(next, line);
	}
}

/* ---- 4.6 A noble looks for a noble space: free, or made free by a knight ---- */

/* pushable: whose knights may be pushed; but: a province that will not do, or nowhere. */
static ludo_why space_why(const struct emperor *s, ludo_move m, unsigned pushable, int but)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (m.a == but)
		return refuse(SAME_PROVINCE, 9.5);
	int room = emperor_free_nobles(s, m.a);
	if (m.verb == SETTLE)
		return room ? ludo_legal() : refuse(NO_NOBLE_SPACE, 4.6, m.a);
	if (room)
		return refuse(SPACE_IS_FREE, 4.6, m.a);
	if (!s->knights[m.a][m.b]) /* castles are safe: 7.3, 9.15 */
		return refuse(NO_KNIGHT_THERE, 4.6, m.a);
	if (!set_has(pushable, m.b))
		return refuse(OWN_KNIGHT, 9.6);
	return ludo_legal();
}

static void offer_spaces(const struct emperor *s, int seat, struct ludo_list *list,
			 unsigned pushable, int but)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, SETTLE, p, 0, 0);
		int code = space_why(s, m, pushable, but).code;
		if (!code)
			ludo_offer(list, m);
		for (int q = 0; code == WHY_NO_NOBLE_SPACE && q < s->core.n_seats; q++) {
			m = ludo_answer(seat, PUSH, p, q, 0);
			ludo_offer_if(list, m, space_why(s, m, pushable, but));
		}
	}
}

static int can_settle(const struct emperor *s, unsigned pushable, int but)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		if (p == but)
			continue;
		if (emperor_free_nobles(s, p))
			return 1;
		set_each(seat, pushable)
			if (s->knights[p][seat])
				return 1;
	}
	return 0;
}

static void push_away(struct emperor *s, int province, int owner)
{
	s->knights[province][owner]--; /* back to its owner's supply */
	note(s, EV_PUSHED, owner, province);
}

static void settle(struct emperor *s, ludo_move m, int rank)
{
	if (m.verb == PUSH)
		push_away(s, m.a, m.b);
	s->nobles[m.a][tile_of(m.seat, rank)]++;
	note(s, EV_SETTLES, m.seat, m.a, rank);
}
