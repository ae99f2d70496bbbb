/* Chapter 6: phase II, ageing, and who follows on the throne. */

/* 6.5, 6.6: an heir is chosen before the others age, and is spared himself. */
static void ageing_step(struct emperor *s, struct ludo_step line)
{
	int dies = s->throne && is_oldest(rank_of(s->throne)); /* 6.5 */
	s->phase = 2;
	for (int p = 0; p < N_PROVINCES; p++)
		if (s->eminence[p]) { /* 6.9 */
			note(s, EV_FADES, s->eminence[p] - 1, p);
			s->eminence[p] = 0;
		}
	if (!dies) {
		plan(s, line(DO_OLDER));
		return;
	}
	note(s, EV_EMPEROR_DIES, s->emperor);
	s->throne = 0; /* 6.8: the emperor tile stays where it is */
	plan(s, line(DO_SUCCESSION, s->emperor), line(DO_OLDER, 0, dies));
}

/* One family on the noble spaces of one province; returns how many leave (6.2). */
static int family_grows_older(struct emperor *s, int province, int seat)
{
	uint8_t *tiles = &s->nobles[province][tile_of(seat, 0)];
	int dead = tiles[BARON_45] + tiles[COUPLE_45];
	for (int side = 0; side < N_RANKS; side += N_AGES) {
		for (int age = N_AGES - 1; age > 0; age--)
			tiles[side + age] = tiles[side + age - 1];
		tiles[side] = 0;
	}
	return dead;
}

static void electors_grow_older(struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		int noble = s->elector[p];
		if (!noble)
			continue;
		if (!is_oldest(rank_of(noble))) {
			s->elector[p]++;
			continue;
		}
		vacate(s, p); /* 6.4 */
		note(s, EV_ELECTOR_DIES, owner_of(noble), p);
	}
}

/* The line says whether the throne has an heir, who does not age (6.6). */
static void grow_older_step(struct emperor *s, struct ludo_step line)
{
	note(s, EV_AGES, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 6.1; not knights: 6.3 */
		int dead = 0;
		for (int p = 0; p < N_PROVINCES; p++)
			if (family(s, p, seat))
				dead += family_grows_older(s, p, seat);
		if (dead)
			note(s, EV_DIE, seat, dead);
	}
	electors_grow_older(s);
	if (!line.a && s->throne && !is_oldest(rank_of(s->throne)))
		s->throne++;
}

/* ---- 6.5 The heir; also after Medicine (9.4) and for a new emperor (12.8) ---- */

/* He leaves his place, which is free now, and keeps his age. */
static void crown(struct emperor *s, int seat, int place, int rank)
{
	take_off(s, place, seat, rank);
	s->throne = tile_of(seat, rank) + 1; /* 6.5 */
	note(s, EV_CROWNS, seat, place, rank);
}

/* 6.7, 12.8: without an heir */
static void put_on_throne(struct emperor *s, int seat)
{
	s->throne = tile_of(seat, BARON_45) + 1;
	note(s, EV_FALLS_BACK, seat);
}

/* 6.10: by the stricter reading the phase takes all nobles of 45 away first. */
static int spares_nobody(const struct emperor *s)
{
	return s->phase == 2 && s->core.option[OPT_HEIR] == HEIR_YOUNGER;
}

/* 12.9: only where neither noble spaces nor the supply hold one of the family. */
static int is_last_resort(const struct emperor *s, int seat)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (family(s, p, seat))
			return 0;
	return emperor_nobles_left(s, seat) <= 0;
}

static ludo_why heir_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	int elected = s->phase == 6;
	if (!has_noble(s, m.a, m.seat, m.b)) /* 6.9: not the Grey Eminence */
		return elected ? refuse(NO_SUCH_NOBLE, 12.8) : refuse(NO_SUCH_NOBLE, 6.5);
	if (is_elector_seat(m.a) && !is_last_resort(s, m.seat))
		return elected ? refuse(IS_ELECTOR, 12.8) : refuse(IS_ELECTOR, 6.5);
	if (is_oldest(m.b) && spares_nobody(s))
		return refuse(TOO_OLD, 6.10);
	return ludo_legal(); /* of any age: 6.6 */
}

static void heir_moves(const struct emperor *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		set_each(rank, ranks_at(s, place, seat)) {
			ludo_move m = ludo_answer(seat, CROWN, place, rank, 0);
			ludo_offer_if(list, m, heir_why(s, m, line));
		}
}

/* Fill the throne: by the only possible heir, by the emperor's choice, or from supply. */
static void succession_step(struct emperor *s, struct ludo_step line)
{
	ludo_move move[N_PLACES * N_RANKS];
	struct ludo_list heirs = { move, 0 };
	heir_moves(s, line.seat, line, &heirs);
	if (heirs.n > 1)
		plan(s, line(ASK_HEIR, line.seat));
	else if (heirs.n == 1)
		crown(s, line.seat, move[0].a, move[0].b); /* 6.6 */
	else
		put_on_throne(s, line.seat);
}

static void heir_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	crown(s, m.seat, m.a, m.b);
}
