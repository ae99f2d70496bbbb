/* Chapter 5: phase I, income. */

/* 5.3: what the privilege of Sachsen pays */
static int saxon_thalers(const struct emperor *s)
{
	return privileges[SACHSEN].a + (s->core.option[OPT_SAXONY] == SAXONY_2);
}

int emperor_income(const struct emperor *s, int seat)
{
	int n = BASE_INCOME; /* 5.1 */
	for (int p = 0; p < N_PROVINCES; p++) {
		n += s->cities[p][seat]; /* 5.1; imperial cities pay nobody: 5.2 */
		if (!belongs(s->elector[p], seat))
			continue;
		n += sum_of_seats(s->cities[p]) - s->cities[p][seat]; /* 5.2: own ones once */
		if (privileges[p].effect == EFFECT_INCOME)
			n += saxon_thalers(s);
	}
	if (s->core.option[OPT_CAP] == CAP_INCOME && n > MOST_THALERS)
		n = MOST_THALERS; /* 5.4 */
	return n;
}

static void income_step(struct emperor *s, struct ludo_step line)
{
	s->phase = 1;
	set_each(seat, all_seats(s)) { /* 5.6: electors of now */
		int n = gain_thalers(s, seat, emperor_income(s, seat));
		s->chip[seat] = s->thalers[seat]; /* 5.7 */
		note(s, EV_EARNS, seat, n, s->thalers[seat]);
	}
}
