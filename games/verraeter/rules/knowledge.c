/* knowledge.c: chapter 15: who knows what, and what a seat that cannot know imagines. */

/* A random card out of counted ones, taken off; the counts must not be all zero. */
static int take_any(uint8_t counts[N_SUPPLIES], struct ludo_rng *rng)
{
	int n = ludo_rng_below(rng, n_in(counts)), i = 0;
	while (n >= counts[i])
		n -= counts[i++];
	counts[i]--;
	return i;
}

/* The cards a seat has not seen and cannot place: neither its own, nor on the table,
 * nor discarded, nor known to be in somebody's hand (15.5, 15.6). */
static void unseen_cards(const struct verraeter *s, int seat, uint8_t unseen[N_SUPPLIES])
{
	for (int i = 0; i < N_SUPPLIES; i++) {
		int n = supplies[i].count - s->discards[i];
		for (int q = 0; q < s->core.n_seats; q++)
			n -= s->played[q][i] +
			     (q == seat ? s->secret[q].hand[i] : s->known[q][i]);
		unseen[i] = n > 0 ? n : 0;
	}
}

static void fill_supply(struct verraeter *s, int seat, struct ludo_rng *rng)
{
	uint8_t unseen[N_SUPPLIES], room[N_SUPPLIES];
	unseen_cards(s, seat, unseen);
	for (int i = 0; i < N_SUPPLIES; i++) { /* 15.6: no more than went into the deck */
		int most = s->fresh[i] - (seat >= 0 ? s->secret[seat].drawn[i] : 0);
		room[i] = most < unseen[i] ? most : unseen[i];
	}
	for (int n = s->n_deck; n > 0 && n_in(room); n--) {
		int i = take_any(room, rng);
		unseen[i]--;
		s->hidden.deck[i]++;
	}
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		memcpy(s->secret[q].hand, s->known[q], sizeof(s->known[q]));
		for (int n = s->n_hand[q] - n_in(s->known[q]); n > 0 && n_in(unseen); n--)
			s->secret[q].hand[take_any(unseen, rng)]++;
	}
}

/* How many seats, counted from the start player, have kept an action. */
static int n_chosen(const struct verraeter *s)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.what == ASK_CHOOSE)
		return (top.seat + s->core.n_seats - s->start) % s->core.n_seats;
	return s->core.n_seats;
}

/* A random action out of a set, taken off; + 1. */
static int take_one(unsigned *set, struct ludo_rng *rng)
{
	int member = set_nth(*set, ludo_rng_below(rng, set_count(*set)));
	set_drop(*set, member);
	return member + 1;
}

/* Who kept which action: what a seat was not handed lies aside or with those before
 * it, what it passed on lies with those after it or in the middle (15.1 to 15.4). */
static void fill_actions(struct verraeter *s, int seat, struct ludo_rng *rng)
{
	int n = s->core.n_seats, chosen = n_chosen(s);
	int me = seat < 0 ? n : (seat + n - s->start) % n;
	unsigned offered = seat < 0 ? 0 : s->secret[seat].offered;
	unsigned before = offered ? ALL_ACTIONS & ~offered : ALL_ACTIONS;
	for (int i = 0; i < n; i++) { /* what was shown is nowhere else */
		before &= ~as_set(s->shown[i]);
		offered &= ~as_set(s->shown[i]);
	}
	if (seat >= 0)
		offered &= ~as_set(s->secret[seat].chosen);
	for (int i = 0; i < chosen; i++) {
		int q = (s->start + i) % n;
		if (s->shown[q])
			s->secret[q].chosen = s->shown[q];
		else if (i != me)
			s->secret[q].chosen =
				take_one(i > me && offered ? &offered : &before, rng);
	}
	s->hidden.aside = take_one(&before, rng);
	unsigned pool = ALL_ACTIONS & ~as_set(s->hidden.aside);
	for (int i = 0; i < n && i <= chosen; i++) {
		struct verraeter_secret *q = &s->secret[(s->start + i) % n];
		q->offered = pool;
		pool &= ~as_set(q->chosen);
	}
}

static int actions_are_out(const struct verraeter *s)
{
	return s->phase >= 2 && ludo_top(&s->core).what != ASK_ASIDE;
}

void verraeter_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct verraeter *s = blanked;
	fill_supply(s, seat, rng);
	if (actions_are_out(s))
		fill_actions(s, seat, rng);
}
