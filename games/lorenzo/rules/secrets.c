/* 17. What is secret: hands, and what was seen and kept in the draft (17.2). */

/* Packs as they were dealt: pack q went through the hands of seats q, q - 1, ... and
 * place q * HAND + k holds the leader that was kept of it at stage k; what has not been kept
 * yet stands at the later stages in any order. */
struct draft {
	int n;                     /* seats and packs */
	int stage;                 /* the last one whose packs have been seen */
	int dealt;                 /* leaders dealt so far */
	unsigned keeping;          /* set of seats that have still to keep one of them */
	uint8_t at[LUDO_SEATS * HAND];    /* leader + 1 at each place */
	uint32_t from[LUDO_SEATS * HAND]; /* set of leaders that may stand there */
};

static int keeper(const struct draft *d, int place)
{
	return (place / HAND + HAND * d->n - place % HAND) % d->n; /* 15.3 */
}

/* Has somebody kept what stands at this place? */
static int is_kept(const struct draft *d, int place)
{
	int stage = place % HAND;
	return stage < d->stage || (stage == d->stage && !set_has(d->keeping, keeper(d, place)));
}

static struct draft draft_of(const struct lorenzo *s)
{
	struct ludo_step top = ludo_top(&s->core);
	struct draft d = { .n = s->core.n_seats };
	if (top.what == ASK_LEADER) {
		d.dealt = within(top.seat * HAND + top.a, 0, HAND * d.n);
		d.keeping = LUDO_ALL;
	} else if (top.what == ASK_DRAFT) {
		d.dealt = HAND * d.n;
		d.stage = top.a;
		d.keeping = s->core.waiting;
	} else if (s->round) {
		d.dealt = HAND * d.n;
		d.stage = HAND - 1;
	}
	return d;
}

/* What the seat saw of the packs bounds who can have kept what: cards it passed on lie
 * with those after it, cards that came back lie with nobody in between; the rest is
 * among the leaders it never saw. */
static void bound_draft(const struct lorenzo *s, int seat, struct draft *d)
{
	uint32_t seen = 0;
	for (int stage = 0; seat >= 0 && stage <= d->stage && d->dealt; stage++)
		seen |= s->secret[seat].saw[stage];
	uint32_t unseen = set_first(N_LEADERS) & ~seen, here = unseen;
	for (int place = 0; place < d->n * HAND; place++) {
		int stage = place % HAND;
		if (stage == 0)
			here = unseen;
		if (keeper(d, place) == seat && stage <= d->stage) {
			here = s->secret[seat].saw[stage];
			for (int before = place - stage; before < place; before++)
				d->from[before] &= ~here; /* gone by then */
			d->at[place] = s->secret[seat].took[stage];
		}
		d->from[place] = here;
	}
}

static int pick(uint32_t set, struct ludo_rng *rng)
{
	return set_nth(set, (int)ludo_rng_below(rng, (uint32_t)set_count(set)));
}

/* A leader that a seat has shown stands at one of its places, wherever that can be. */
static void place_shown(struct draft *d, int seat, int leader, struct ludo_rng *rng)
{
	uint32_t places = 0;
	for (int place = 0; place < d->n * HAND; place++)
		if (keeper(d, place) == seat && !d->at[place] && set_has(d->from[place], leader))
			set_add(places, place);
	if (places)
		d->at[pick(places, rng)] = leader + 1;
}

static void invent_draft(const struct lorenzo *s, int seat, struct draft *d,
			 struct ludo_rng *rng)
{
	uint32_t left = set_first(N_LEADERS);
	bound_draft(s, seat, d);
	for (int other = 0; other < d->n; other++)
		if (other != seat)
			set_each(leader, s->played[other] | s->discarded[other])
				place_shown(d, other, leader, rng); /* 17.1 */
	for (int place = 0; place < d->n * HAND; place++)
		left &= ~leader_set(d->at[place]);
	for (int place = 0; place < d->dealt; place++) {
		uint32_t may = d->from[place] & left;
		if (!d->at[place] && may)
			d->at[place] = pick(may, rng) + 1;
		left &= ~leader_set(d->at[place]);
	}
}

/* All but the leaders is open (17.1, 17.3). */
void lorenzo_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct lorenzo *s = blanked;
	struct draft d = draft_of(s);
	if (!is_advanced(s))
		return;
	uint32_t box = set_first(N_LEADERS), rest = 0;
	invent_draft(s, seat, &d, rng);
	for (int place = d.n * HAND - 1; place >= 0; place--) { /* each pack from its end */
		int other = keeper(&d, place), stage = place % HAND;
		uint32_t leader = leader_set(d.at[place]);
		struct lorenzo_secret *secret = &s->secret[other];
		rest = leader | (stage == HAND - 1 ? 0 : rest);
		box &= ~leader;
		if (!leader || other == seat || stage > d.stage)
			continue;
		secret->saw[stage] = rest;
		if (!is_kept(&d, place))
			continue;
		secret->took[stage] = d.at[place];
		secret->hand |= leader & ~(s->played[other] | s->discarded[other]);
	}
	s->hidden.box = box;
}
