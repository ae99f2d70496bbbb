/* accounts.c: what must add up at any time. */

static int seats_add_up(const struct verraeter *s)
{
	int n = s->core.n_seats;
	return (n == 3 || n == 4) && s->start < n && s->strategy < n; /* 0.1 */
}

static int landscapes_add_up(const struct verraeter *s)
{
	for (int kind = 0; kind < N_LANDSCAPES; kind++) { /* 0.5 */
		int n = set_has(s->unlaid, 2 * kind) + set_has(s->unlaid, 2 * kind + 1);
		for (int i = 0; i < N_PLACES; i++)
			n += s->land[i] == kind + 1;
		if (n != 2)
			return 0;
	}
	return 1;
}

static int supply_adds_up(const struct verraeter *s)
{
	int all = 0, wrong = 0;
	for (int i = 0; i < N_SUPPLIES; i++) { /* 0.3 */
		int n = s->hidden.deck[i] + s->discards[i];
		for (int q = 0; q < LUDO_SEATS; q++)
			n += s->secret[q].hand[i] + s->played[q][i];
		wrong |= n != supplies[i].count;
		all += n;
	}
	return !wrong || (!s->round && !all); /* not dealt yet */
}

static int counts_add_up(const struct verraeter *s)
{
	int wrong = s->n_deck != n_in(s->hidden.deck); /* 15.5 */
	for (int q = 0; q < LUDO_SEATS; q++)
		wrong |= s->n_hand[q] != n_in(s->secret[q].hand);
	return !wrong;
}

static int hands_are_small(const struct verraeter *s)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		if (s->n_hand[q] > MAX_HAND)
			return 0; /* 10.7 */
	return 1;
}

static int buildings_are_few(const struct verraeter *s, int face, int most)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		if (n_buildings(s, q, face) > most)
			return 0; /* 0.4, 7.5 */
	return 1;
}

static int actions_add_up(const struct verraeter *s)
{
	unsigned pool = s->hidden.aside ? ALL_ACTIONS & ~as_set(s->hidden.aside) : 0;
	for (int i = 0; i < s->core.n_seats; i++) { /* 2.1 to 2.4 */
		int q = (s->start + i) % s->core.n_seats;
		int chosen = s->secret[q].chosen;
		if (s->secret[q].offered != pool || (s->shown[q] && s->shown[q] != chosen))
			return 0;
		if (chosen && !set_has(pool, chosen - 1))
			return 0;
		pool = chosen ? pool & ~as_set(chosen) : 0;
	}
	return 1;
}

static int known_is_true(const struct verraeter *s)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		for (int i = 0; i < N_SUPPLIES; i++) /* 15.6 */
			if (s->known[q][i] > s->secret[q].hand[i] ||
			    s->hidden.deck[i] + s->secret[q].drawn[i] > s->fresh[i])
				return 0;
	return 1;
}

static int unused_is_empty(const struct verraeter *s)
{
	int used = 0;
	for (int q = s->core.n_seats; q < LUDO_SEATS; q++) /* 0.19 */
		used |= s->vp[q] | s->house[q] | s->shown[q] | s->n_hand[q] |
			n_in(s->played[q]) | n_in(s->known[q]) | s->secret[q].chosen |
			s->secret[q].offered | n_buildings(s, q, -1);
	return !used;
}

int verraeter_check(const void *state)
{
	const struct verraeter *s = state;
	if (!seats_add_up(s))
		return ACC_SEATS;
	if (!landscapes_add_up(s))
		return ACC_LANDSCAPES;
	if (!supply_adds_up(s))
		return ACC_SUPPLY;
	if (!counts_add_up(s))
		return ACC_COUNTS;
	if (!hands_are_small(s))
		return ACC_HANDS;
	if (!buildings_are_few(s, -1, N_BUILDINGS))
		return ACC_BUILDINGS;
	if (!buildings_are_few(s, OF_OFFICE, MAX_OFFICES))
		return ACC_OFFICES;
	if (!actions_add_up(s))
		return ACC_ACTIONS;
	if (!known_is_true(s))
		return ACC_KNOWN;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
