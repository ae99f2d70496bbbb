/* 17. What is secret: hands, and what was seen and kept in the draft (17.2). */

/* Packs as they were dealt: pack q went through the hands of seats q, q - 1, ... and
 * at[q][k] is the leader (plus 1) that was kept of it at stage k; what has not been kept
 * yet stands at the later stages in any order. */
struct draft {
	int n;                     /* seats and packs */
	int stage;                 /* the last one whose packs have been seen */
	int dealt;                 /* leaders dealt so far */
	unsigned keeping;          /* set of seats that have still to keep one of them */
	uint8_t at[LUDO_SEATS][HAND];
	uint32_t from[LUDO_SEATS][HAND]; /* set: what may stand there */
};

static int keeper(const struct draft *d, int pack, int stage)
{
	return (pack + HAND * d->n - stage) % d->n; /* 15.3 */
}

/* Has somebody kept a card of this pack at this stage? */
static int is_kept(const struct draft *d, int pack, int stage)
{
	return stage < d->stage ||
	       (stage == d->stage && !set_has(d->keeping, keeper(d, pack, stage)));
}

static struct draft draft_of(const struct lorenzo *s)
{
	struct ludo_step top = ludo_top(&s->core);
	struct draft d = { .n = s->core.n_seats };
	if (top.what == ASK_LEADER) {
		d.dealt = top.seat * HAND + top.a;
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

static int is_dealt(const struct draft *d, int pack, int stage)
{
	return pack * HAND + stage < d->dealt;
}

/* What the seat saw of the packs bounds who can have kept what: cards it passed on lie
 * with those after it, cards that came back lie with nobody in between; the rest is
 * among the leaders it never saw. */
static void bound_draft(const struct lorenzo *s, int seat, struct draft *d, uint32_t *unseen)
{
	uint32_t seen = 0;
	for (int stage = 0; seat >= 0 && stage <= d->stage && d->dealt; stage++)
		seen |= s->secret[seat].saw[stage];
	*unseen = set_first(N_LEADERS) & ~seen;
	for (int pack = 0; pack < d->n; pack++) {
		uint32_t here = *unseen;
		for (int stage = HAND - 1; stage >= 0; stage--)
			d->from[pack][stage] = *unseen;
		for (int stage = 0; stage < HAND; stage++) {
			if (keeper(d, pack, stage) == seat && stage <= d->stage) {
				uint32_t saw = s->secret[seat].saw[stage];
				for (int k = 0; k < stage; k++)
					d->from[pack][k] &= ~saw; /* gone before */
				d->at[pack][stage] = s->secret[seat].took[stage];
				here = saw;
			}
			d->from[pack][stage] = here;
		}
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
	for (int i = 0; i < d->n * HAND; i++)
		if (keeper(d, i / HAND, i % HAND) == seat && !d->at[i / HAND][i % HAND] &&
		    set_has(d->from[i / HAND][i % HAND], leader))
			set_add(places, i);
	if (!places)
		return;
	int i = pick(places, rng);
	d->at[i / HAND][i % HAND] = leader + 1;
}

static void invent_draft(const struct lorenzo *s, int seat, struct draft *d,
			 struct ludo_rng *rng)
{
	uint32_t left = set_first(N_LEADERS), unseen;
	bound_draft(s, seat, d, &unseen);
	for (int other = 0; other < d->n; other++)
		if (other != seat)
			set_each(leader, s->played[other] | s->discarded[other])
				place_shown(d, other, leader, rng); /* 17.1 */
	for (int i = 0; i < d->n * HAND; i++)
		if (d->at[i / HAND][i % HAND])
			set_drop(left, d->at[i / HAND][i % HAND] - 1);
	for (int i = 0; i < d->n * HAND; i++) {
		uint32_t may = d->from[i / HAND][i % HAND] & left;
		if (d->at[i / HAND][i % HAND] || !is_dealt(d, i / HAND, i % HAND) || !may)
			continue;
		int leader = pick(may, rng);
		d->at[i / HAND][i % HAND] = leader + 1;
		set_drop(left, leader);
	}
}

/* All but the leaders is open (17.1, 17.3). */
void lorenzo_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct lorenzo *s = blanked;
	struct draft d = draft_of(s);
	if (!is_advanced(s))
		return;
	uint32_t box = set_first(N_LEADERS);
	invent_draft(s, seat, &d, rng);
	for (int pack = 0; pack < d.n; pack++) {
		uint32_t rest = 0;
		for (int stage = HAND - 1; stage >= 0; stage--) {
			if (!d.at[pack][stage])
				continue;
			uint32_t leader = set_of(d.at[pack][stage] - 1);
			int other = keeper(&d, pack, stage);
			struct lorenzo_secret *secret = &s->secret[other];
			rest |= leader;
			box &= ~leader;
			if (other == seat || stage > d.stage)
				continue;
			secret->saw[stage] = rest;
			if (!is_kept(&d, pack, stage))
				continue;
			secret->took[stage] = d.at[pack][stage];
			secret->hand |= leader & ~(s->played[other] | s->discarded[other]);
		}
	}
	s->hidden.box = box;
}
