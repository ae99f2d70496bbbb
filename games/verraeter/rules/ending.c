/* ending.c: chapter 14: when the game ends, and who has won. */

/* 14.1: everybody is start player twice, or three times with three players. */
int verraeter_rounds(const struct verraeter *s)
{
	return s->core.n_seats == 4 ? 8 : 9;
}

static int one_house_owns_all(const struct verraeter *s)
{
	int roses = n_landscapes(s, ROSE);
	return roses == 0 || roses == N_PLACES;
}

static void last_step(struct verraeter *s, struct ludo_step line)
{
	int conquest = one_house_owns_all(s); /* 14.2 */
	if (conquest)
		note(s, EV_CONQUEST, 0, s->owner[0]);
	if (!conquest && s->round < verraeter_rounds(s))
		return; /* 14.1 */
	while (s->core.depth) /* 14.3, 14.4: the last round ends here, after phase 10 */
		ludo_next(&s->core);
	plan(s, line(DO_FINAL));
}

/* 14.5: for offices in either house (14.6), and supply cards in hand. */
int verraeter_bonus(int n_offices, int n_cards)
{
	return n_offices * (n_cards < 3 ? n_cards : 3); /* 14.7 */
}

static void final_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 14;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int bonus = verraeter_bonus(n_buildings(s, seat, OF_OFFICE), s->n_hand[seat]);
		s->vp[seat] += bonus;
		if (bonus)
			note(s, EV_BONUS, seat, bonus);
	}
	note(s, EV_ENDS, 0, s->round);
	ludo_finish(&s->core);
}

/* 14.8, 14.9: most points win, equals share. */
void verraeter_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct verraeter *s = state;
	int64_t merit[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++)
		merit[seat] = points[seat] = s->vp[seat];
	ludo_rank(merit, s->core.n_seats, place);
}
