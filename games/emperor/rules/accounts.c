/* Accounts: what must add up in every position. */

static int seats_add_up(const struct emperor *s)
{
	int n = s->core.n_seats;
	return n >= 2 && n <= LUDO_SEATS && s->emperor < n && s->round >= 1 &&
	       s->round <= N_ROUNDS; /* 1.1, 2.3 */
}

/* More pieces of a seat on the board than there are. */
static int is_overdrawn(const struct emperor *s, int (*left)(const struct emperor *, int))
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (left(s, seat) < 0)
			return 1; /* 1.4 */
	return 0;
}

static int spaces_suffice(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (on_noble_spaces(s, p) > provinces[p].noble.n ||
		    sum_of_seats(s->castles[p]) > provinces[p].castle.n ||
		    on_city_spaces(s, p) > provinces[p].city.n)
			return 0; /* 1.3 */
	return 1;
}

static int removed_are_empty(const struct emperor *s)
{
	if (set_count(s->removed) > 2 || (s->core.n_seats > 2 && s->removed))
		return 0; /* 3.1 */
	set_each(p, s->removed)
		if (s->elector[p] || s->eminence[p] || on_noble_spaces(s, p) ||
		    sum_of_seats(s->castles[p]) || on_city_spaces(s, p))
			return 0; /* 3.2 */
	return 1;
}

static int archbishops_are_single(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (is_religious(p) && s->elector[p] && is_couple(rank_of(s->elector[p])))
			return 0; /* 11.9 */
	return 1;
}

static int marks_are_right(const struct emperor *s)
{
	int shadows = 0;
	for (int p = 0; p < N_PROVINCES; p++) {
		if (set_has(s->used, p) && !s->elector[p])
			return 0; /* 10.2 */
		shadows += s->eminence[p] != 0; /* 9.20 */
	}
	return shadows <= cards[CARD_OF_SHADOW].copies[s->core.n_seats];
}

static int cards_add_up(const struct emperor *s)
{
	for (int card = 0; card < N_CARDS; card++)
		if (emperor_cards_left(s, card) < 0)
			return 0; /* 1.7 */
	return 1;
}

static int votes_add_up(const struct emperor *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (s->secret[seat].vote > N_BALLOTS ||
		    (s->secret[seat].vote != 0) != has_voted(s, seat))
			return 0; /* 12.5 */
	return 1;
}

static int piles_add_up(const struct emperor *s)
{
	int n = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		n += s->secret[seat].pile;
	return n == s->face_down; /* 14.4 */
}

static int unused_is_empty(const struct emperor *s)
{
	int used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++)
		used |= s->points[seat] | s->secret[seat].pile | s->thalers[seat] |
			s->lent[seat] | (emperor_nobles_left(s, seat) != MAX_NOBLES) |
			(emperor_knights_left(s, seat) != MAX_KNIGHTS) |
			(emperor_cities_left(s, seat) != MAX_CITIES);
	return !used && !(s->passed & ~all_seats(s));
}

int emperor_check(const void *state)
{
	const struct emperor *s = state;
	if (!seats_add_up(s))
		return ACC_SEATS;
	if (is_overdrawn(s, emperor_nobles_left))
		return ACC_NOBLES;
	if (is_overdrawn(s, emperor_knights_left))
		return ACC_KNIGHTS;
	if (is_overdrawn(s, emperor_cities_left) || emperor_imperial_left(s) < 0)
		return ACC_CITIES;
	if (!spaces_suffice(s))
		return ACC_SPACES;
	if (!removed_are_empty(s))
		return ACC_REMOVED;
	if (!archbishops_are_single(s))
		return ACC_SEATED;
	if (s->throne && owner_of(s->throne) != s->emperor)
		return ACC_THRONE; /* 6.8 */
	if (!marks_are_right(s))
		return ACC_MARKS;
	if (!cards_add_up(s))
		return ACC_CARDS;
	if (!votes_add_up(s))
		return ACC_VOTES;
	if (!piles_add_up(s))
		return ACC_POINTS;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
