/* Chapter 11: phase V, new electors.  Whoever weighs most in a province gets its seat. */

/* ---- 11.2 Influence ---- */

/* Baron 1, couple 2, knight 1, city 1; the throne counts nowhere (11.3). */
int emperor_influence(const struct emperor *s, int province, int seat)
{
	int elector = s->elector[province];
	int n = s->knights[province][seat] + s->castles[province][seat] +
		s->cities[province][seat];
	uint64_t nobles = family(s, province, seat);
	n += sum_of_bytes(nobles + couples_of(nobles)); /* 11.2 */
	if (belongs(elector, seat))
		n += 1 + is_couple(rank_of(elector));
	if (s->eminence[province] == seat + 1)
		n += cards[CARD_OF_SHADOW].b; /* 9.21 */
	if (seat == s->emperor)
		n += s->imperial[province]; /* the emperor of this moment */
	return n;
}

unsigned emperor_leaders(const struct emperor *s, int province, int *most)
{
	unsigned set = 0;
	*most = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int n = emperor_influence(s, province, seat);
		if (n > *most) {
			*most = n;
			set = 0;
		}
		if (n && n == *most)
			set_add(set, seat);
	}
	return set;
}

/* ---- 11.4 The title goes to whoever has most; 11.5: of several the emperor chooses ---- */

/* One province; the next one in table order follows (11.1, 4.3). */
static void power_step(struct emperor *s, struct ludo_step line)
{
	int most, province = line.a;
	s->phase = 5;
	if (province + 1 < N_PROVINCES)
		plan(s, line(DO_POWER, 0, province + 1));
	unsigned set = is_in_game(s, province) ? emperor_leaders(s, province, &most) : 0;
	if (!set)
		return; /* 11.4: nobody has influence, the seat stays vacant */
	if (set_count(set) == 1) {
		plan(s, line(DO_TITLE, set_least(set), province));
		return;
	}
	note(s, EV_TIES, s->emperor, province, most);
	plan(s, line(ASK_TIE, s->emperor, province)); /* 11.5 */
}

static ludo_why tie_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	int most;
	if (!set_has(emperor_leaders(s, line.a, &most), m.a))
		return refuse(NOT_TIED, 11.5);
	return ludo_legal(); /* himself, or against the incumbent: 11.5 */
}

static void tie_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_APPOINTS, m.a, line.a);
	plan(s, line(DO_TITLE, m.a, line.a));
}

/* ---- 11.6 A noble of the leading family takes the seat ---- */

static void steps_down(struct emperor *s, int province, int old)
{
	s->nobles[province][old - 1]++;
	note(s, EV_STEPS_DOWN, owner_of(old), province, rank_of(old));
}

/* 11.8: the new elector's space is free for the old one; 11.7: a vacant seat is filled. */
static void enthrone(struct emperor *s, int province, int seat, int rank)
{
	int old = s->elector[province];
	s->nobles[province][tile_of(seat, rank)]--;
	vacate(s, province);
	s->elector[province] = tile_of(seat, rank) + 1;
	note(s, EV_ELECTOR, seat, province, rank);
	if (old || s->last[province] != seat + 1) /* 11.14 */
		score(s, seat, VP_ELECTOR, BY_SEAT);
	if (old)
		steps_down(s, province, old);
}

/* The nobles of a family who could take the seat: on noble spaces there (11.11), and in
 * an archbishopric no couple (11.9). */
static unsigned suitable(const struct emperor *s, int province, int seat)
{
	unsigned ranks = ranks_in(s, province, seat);
	return is_religious(province) ? ranks & set_first(N_AGES) : ranks;
}

static void leave_vacant(struct emperor *s, int province, int leader);

static void title_step(struct emperor *s, struct ludo_step line)
{
	int province = line.a, seat = line.seat;
	if (belongs(s->elector[province], seat)) { /* 11.10: nothing moves */
		if (s->core.option[OPT_MAINZ] == MAINZ_KEEPS)
			pay_privilege(s, province); /* 10.9 */
		return;
	}
	unsigned ranks = suitable(s, province, seat);
	if (!ranks)
		leave_vacant(s, province, seat);
	else if (set_count(ranks) == 1)
		enthrone(s, province, seat, set_least(ranks));
	else
		plan(s, line(ASK_ELECTOR, seat, province));
}

static ludo_why elector_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (!has_noble(s, line.a, m.seat, m.a))
		return refuse(NO_SUCH_NOBLE, 11.6);
	if (is_couple(m.a) && is_religious(line.a))
		return refuse(NO_COUPLE, 11.9);
	return ludo_legal(); /* 11.6: the choice is free */
}

static void elector_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	enthrone(s, line.a, m.seat, m.a);
}

/* ---- 11.11 Nobody is suitable: the seat is or becomes vacant ---- */

static unsigned knights_in(const struct emperor *s, int province)
{
	unsigned set = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (s->knights[province][seat])
			set_add(set, seat);
	return set;
}

/* 11.12: where no choice is left nobody is asked */
static void leave_vacant(struct emperor *s, int province, int leader)
{
	int old = s->elector[province];
	unsigned knights = knights_in(s, province);
	int room = emperor_free_nobles(s, province);
	note(s, EV_VACANT, leader, province);
	if (!old)
		return;
	if (!room && set_count(knights) > 1) {
		int leads = s->core.option[OPT_ROOM] == ROOM_LEADER; /* 11.15 */
		plan(s, line(ASK_STEP_DOWN, leads ? leader : owner_of(old), province));
		return;
	}
	vacate(s, province);
	if (!room && !knights) {
		note(s, EV_GOES_HOME, owner_of(old), SEATS_FROM + province, rank_of(old));
		return;
	}
	if (!room)
		push_away(s, province, set_least(knights));
	steps_down(s, province, old);
}

static ludo_why step_down_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.a != line.a || !s->knights[m.a][m.b])
		return refuse(NO_KNIGHT_THERE, 11.12, m.a);
	return ludo_legal();
}

static void step_down_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	int old = s->elector[m.a];
	push_away(s, m.a, m.b);
	vacate(s, m.a);
	if (old)
		steps_down(s, m.a, old);
}

/* 10.10: by the other reading whoever sits there now is paid. */
static void mainz_step(struct emperor *s, struct ludo_step line)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (s->elector[p] && s->core.option[OPT_MAINZ] == MAINZ_SITS)
			pay_privilege(s, p);
}
