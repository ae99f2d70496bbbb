/* leaders.h: the advanced rules; part of rules.c.
 *
 *   15.1  Bonus tiles                  bonus_tile_why, bonus_tile_moves, bonus_tile_do
 *   15.2  Leaders are dealt            leader_why, leader_moves, leader_do
 *   15.3  The draft                    draft_why, draft_moves, draft_do; pass_on
 *   15.5  Leader actions               free_why, free_moves, free_do
 *   16.4  Montefeltro's member         member_why, member_moves, member_do
 *   16.15 Lorenzo's copy               copy_why, copy_moves, copy_do
 *   17    What is secret               fill_leaders */

/* A note that one seat alone hears in full. */
static void whisper(struct lorenzo *s, int what, int seat, int a, int flags)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat,
						 (uint8_t)(1 << seat), (uint8_t)flags,
						 (int16_t)a, 0 });
}

/* The set of a leader kept as id + 1; empty for 0. */
static uint32_t leader_set(int leader_plus_1)
{
	return leader_plus_1 ? (uint32_t)set_of(leader_plus_1 - 1) : 0;
}

/* ---- 15.1 Bonus tiles ---- */

static ludo_why bonus_tile_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != CHOOSE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_BONUS_TILES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a == BASIC)
		return refuse(BASIC_SIDE, 15.1);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->bonus_tile[seat] == m.a + 1)
			return refuse(TILE_TAKEN, 15.1);
	return ludo_legal();
}

static void bonus_tile_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int tile = 0; tile < N_BONUS_TILES; tile++) {
		ludo_move m = ludo_answer(seat, CHOOSE, tile, 0, 0);
		if (!bonus_tile_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void bonus_tile_do(struct lorenzo *s, ludo_move m)
{
	s->bonus_tile[m.seat] = (uint8_t)(m.a + 1);
	note(s, EV_BONUS_TILE, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

static void plan_bonus_tiles(struct lorenzo *s)
{
	for (int place = 0; place < s->core.n_seats; place++) /* the last in order first */
		ludo_plan(&s->core, { ASK_BONUS_TILE, (uint8_t)(s->order[place] - 1), 0 });
}

/* ---- 15.2 Leaders are dealt ---- */

static ludo_why leader_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != DEAL)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_LEADERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->hidden.box, m.a))
		return refuse(DEALT, 15.2);
	return ludo_legal();
}

static void leader_moves(const struct lorenzo *s, struct ludo_list *list)
{
	set_each(leader, s->hidden.box)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, DEAL, leader, 0, 0));
}

static void leader_do(struct lorenzo *s, ludo_move m)
{
	int n = ludo_top(&s->core).a, seat = n / HAND;
	s->hidden.box &= ~(uint32_t)set_of(m.a);
	s->secret[seat].saw[0] |= (uint32_t)set_of(m.a); /* 15.2 */
	whisper(s, EV_DEALT, seat, m.a, 0);
	ludo_answered(&s->core, LUDO_CHANCE);
	if (n + 1 < HAND * s->core.n_seats)
		ludo_plan(&s->core, { ASK_LEADER, 0, (int16_t)(n + 1) });
	else
		ludo_plan(&s->core, { ASK_DRAFT, 0, 0 });
}

/* ---- 15.3 The draft ---- */

static ludo_why draft_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != KEEP)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_LEADERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->secret[m.seat].saw[ludo_top(&s->core).a], m.a))
		return refuse(NOT_HANDED, 15.3);
	return ludo_legal();
}

static void draft_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	set_each(leader, s->secret[seat].saw[ludo_top(&s->core).a])
		ludo_offer(list, ludo_answer(seat, KEEP, leader, 0, 0));
}

static void keep(struct lorenzo *s, int seat, int stage, int leader)
{
	s->secret[seat].took[stage] = (uint8_t)(leader + 1);
	s->secret[seat].hand |= (uint32_t)set_of(leader);
	whisper(s, EV_KEEPS, seat, leader, 0);
}

static void draft_do(struct lorenzo *s, ludo_move m)
{
	int stage = ludo_top(&s->core).a;
	keep(s, m.seat, stage, m.a); /* 17.2: nobody else hears which */
	ludo_answered(&s->core, m.seat);
	if (!s->core.waiting)
		ludo_plan(&s->core, { DO_PASS_ON, 0, (int16_t)stage });
}

/* The packs go to the right: seat i gets what seat i + 1 has left over. */
static void pass_on(struct lorenzo *s, int stage)
{
	int n = s->core.n_seats, next = stage + 1;
	for (int seat = 0; seat < n; seat++) {
		const struct lorenzo_secret *from = &s->secret[(seat + 1) % n];
		uint32_t pack = from->saw[stage] & ~leader_set(from->took[stage]);
		s->secret[seat].saw[next] = pack; /* 15.3 */
		set_each(leader, pack)
			whisper(s, EV_HANDED, seat, leader, LUDO_REVEAL);
	}
	if (next < HAND - 1)
		ludo_plan(&s->core, { ASK_DRAFT, 0, (int16_t)next });
	for (int seat = 0; next == HAND - 1 && seat < n; seat++)
		if (s->secret[seat].saw[next]) /* the last card leaves no choice */
			keep(s, seat, next, set_least(s->secret[seat].saw[next]));
}

/* ---- 15.5 Leader actions ---- */

/* How many leaders a seat holds; all may know that (17.1). */
static int n_hand(const struct lorenzo *s, int seat)
{
	return is_advanced(s) ? HAND - set_count(s->played[seat] | s->discarded[seat]) : 0;
}

static int meets(const struct lorenzo *s, int seat, int leader)
{
	const struct leader *row = &leaders[leader];
	int alike = 0;
	for (int type = 0; type < N_TYPES; type++) {
		if (n_cards(s, seat, type) < row->owns[type])
			return 0; /* 15.4 */
		alike |= n_cards(s, seat, type) >= row->same;
	}
	for (int good = 0; good < N_GOODS; good++)
		if (s->have[good][seat] < bag_has(row->goods, good))
			return 0; /* 15.4 */
	return alike; /* 16.13 */
}

/* The leader whose ability a leader in play has: his own, or the one Lorenzo copies. */
static int ability_of(const struct lorenzo *s, int seat, int leader)
{
	return leader == LORENZO && s->copied[seat] ? s->copied[seat] - 1 : leader;
}

static int has_coloured_at_home(const struct lorenzo *s, int seat)
{
	for (int member = 0; member < NEUTRAL; member++)
		if (!s->where[seat][member])
			return 1;
	return 0;
}

static ludo_why activate_why(const struct lorenzo *s, int seat, int leader)
{
	int ability = ability_of(s, seat, leader);
	if (!set_has(s->played[seat], leader))
		return refuse(NOT_IN_PLAY, 15.8);
	if (leaders[ability].when == ALWAYS)
		return refuse(LASTING, 15.9);
	if (set_has(s->used[seat], leader))
		return refuse(USED, 15.8);
	if (ability == MONTEFELTRO && !has_coloured_at_home(s, seat))
		return refuse(NO_MEMBER, 16.4);
	return ludo_legal();
}

/* Leaders that others have in play: what Lorenzo may copy. */
static uint32_t targets(const struct lorenzo *s, int seat)
{
	uint32_t set = 0;
	for (int other = 0; other < s->core.n_seats; other++)
		if (other != seat)
			set |= s->played[other];
	return set;
}

static ludo_why copy_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != COPY)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_LEADERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->played[m.seat], LORENZO) || s->copied[m.seat])
		return refuse(NO_COPY, 16.15);
	if (!set_has(targets(s, m.seat), m.a))
		return refuse(NOT_THEIRS, 16.15);
	return ludo_legal();
}

static void copy_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	if (!set_has(s->played[seat], LORENZO) || s->copied[seat])
		return;
	set_each(leader, targets(s, seat))
		ludo_offer(list, ludo_answer(seat, COPY, leader, 0, 0));
}

static void copy(struct lorenzo *s, int seat, int leader)
{
	s->copied[seat] = (uint8_t)(leader + 1); /* 16.15: for good */
	note(s, EV_COPIES, seat, leader, 0);
}

static void copy_do(struct lorenzo *s, ludo_move m)
{
	copy(s, m.seat, m.a);
	ludo_answered(&s->core, m.seat);
}

/* What may be done with leaders in one's own turn. */
static ludo_why free_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb == COPY)
		return copy_why(s, m);
	if (m.a < 0 || m.a >= N_LEADERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.verb == ACTIVATE)
		return activate_why(s, m.seat, m.a);
	if (!set_has(s->secret[m.seat].hand, m.a))
		return refuse(NOT_IN_HAND, 15.6); /* 15.7 */
	if (m.verb == PLAY && !meets(s, m.seat, m.a))
		return refuse(REQUIREMENT, 15.4);
	return ludo_legal();
}

static int is_free_action(int verb)
{
	return verb == PLAY || verb == DISCARD || verb == ACTIVATE || verb == COPY;
}

static void free_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	set_each(leader, s->secret[seat].hand)
		if (meets(s, seat, leader))
			ludo_offer(list, ludo_answer(seat, PLAY, leader, 0, 0));
	set_each(leader, s->played[seat])
		if (!activate_why(s, seat, leader).code)
			ludo_offer(list, ludo_answer(seat, ACTIVATE, leader, 0, 0));
	copy_moves(s, seat, list);
	set_each(leader, s->secret[seat].hand)
		ludo_offer(list, ludo_answer(seat, DISCARD, leader, 0, 0));
}

static void play_leader(struct lorenzo *s, int seat, int leader)
{
	s->secret[seat].hand &= ~(uint32_t)set_of(leader);
	s->played[seat] |= (uint32_t)set_of(leader); /* 15.7 */
	note(s, EV_PLAYS, seat, leader, 0);
	if (leader == LORENZO && targets(s, seat))
		ludo_plan(&s->core, { ASK_COPY, (uint8_t)seat, 0 }); /* 16.15 */
}

static void discard_leader(struct lorenzo *s, int seat, int leader)
{
	s->secret[seat].hand &= ~(uint32_t)set_of(leader);
	s->discarded[seat] |= (uint32_t)set_of(leader);
	note(s, EV_DISCARDS, seat, leader, 0); /* 17.1 */
	gain(s, seat, privilege(1), SPARED); /* 15.6, 14.3 */
}

static void activate(struct lorenzo *s, int seat, int leader)
{
	int ability = ability_of(s, seat, leader);
	s->used[seat] |= (uint32_t)set_of(leader); /* 15.8 */
	note(s, EV_ACTIVATES, seat, ability, 0);
	if (leaders[ability].grant) /* 16.1, 16.10 */
		ludo_plan(&s->core, { DO_BONUS, (uint8_t)seat,
				      (int16_t)(N_CARDS + ability + 1) });
	if (ability == MONTEFELTRO)
		ludo_plan(&s->core, { ASK_MEMBER, (uint8_t)seat, 0 }); /* 16.4 */
	gain(s, seat, leaders[ability].gain, SPARED); /* no source that tiles make less, 14.3 */
}

static void free_do(struct lorenzo *s, ludo_move m)
{
	switch (m.verb) {
	case PLAY: play_leader(s, m.seat, m.a); break;
	case DISCARD: discard_leader(s, m.seat, m.a); break;
	case ACTIVATE: activate(s, m.seat, m.a); break;
	case COPY: copy(s, m.seat, m.a); break;
	default: break;
	}
}

/* Is there anything that leaders can do for this seat?  All may know the answer. */
static int has_free_actions(const struct lorenzo *s, int seat)
{
	if (n_hand(s, seat))
		return 1; /* 15.6: it can be discarded */
	set_each(leader, s->played[seat])
		if (!activate_why(s, seat, leader).code)
			return 1;
	return set_has(s->played[seat], LORENZO) && !s->copied[seat] && targets(s, seat);
}

/* ---- 16.4 Montefeltro's member ---- */

static ludo_why member_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != RAISE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_MEMBERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a == NEUTRAL)
		return refuse(NEUTRAL, 16.4);
	if (s->where[m.seat][m.a])
		return refuse(PLACED, 16.4);
	return ludo_legal();
}

static void member_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int member = 0; member < N_MEMBERS; member++) {
		ludo_move m = ludo_answer(seat, RAISE, member, 0, 0);
		if (!member_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void member_do(struct lorenzo *s, ludo_move m)
{
	s->raised[m.seat] = (uint8_t)(m.a + 1);
	note(s, EV_RAISED, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

/* ---- 17. What is secret ---- */

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
		d.dealt = top.a;
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
	*unseen = (uint32_t)set_first(N_LEADERS) & ~seen;
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
			places |= (uint32_t)set_of(i);
	if (!places)
		return;
	int i = pick(places, rng);
	d->at[i / HAND][i % HAND] = (uint8_t)(leader + 1);
}

static void invent_draft(const struct lorenzo *s, int seat, struct draft *d,
			 struct ludo_rng *rng)
{
	uint32_t left = (uint32_t)set_first(N_LEADERS), unseen;
	bound_draft(s, seat, d, &unseen);
	for (int other = 0; other < d->n; other++)
		if (other != seat)
			set_each(leader, s->played[other] | s->discarded[other])
				place_shown(d, other, leader, rng); /* 17.1 */
	for (int i = 0; i < d->n * HAND; i++)
		if (d->at[i / HAND][i % HAND])
			left &= ~(uint32_t)set_of(d->at[i / HAND][i % HAND] - 1);
	for (int i = 0; i < d->n * HAND; i++) {
		uint32_t may = d->from[i / HAND][i % HAND] & left;
		if (d->at[i / HAND][i % HAND] || !is_dealt(d, i / HAND, i % HAND) || !may)
			continue;
		int leader = pick(may, rng);
		d->at[i / HAND][i % HAND] = (uint8_t)(leader + 1);
		left &= ~(uint32_t)set_of(leader);
	}
}

static void fill_leaders(struct lorenzo *s, int seat, struct ludo_rng *rng)
{
	struct draft d = draft_of(s);
	uint32_t box = (uint32_t)set_first(N_LEADERS);
	invent_draft(s, seat, &d, rng);
	for (int pack = 0; pack < d.n; pack++) {
		uint32_t rest = 0;
		for (int stage = HAND - 1; stage >= 0; stage--) {
			if (!d.at[pack][stage])
				continue;
			uint32_t leader = (uint32_t)set_of(d.at[pack][stage] - 1);
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
