/* 15. The advanced rules: bonus tiles, and leaders by a draft.  16. The leaders: most
 * are rows of leaders.def; what the others do is where their paragraphs are cited. */

/* ---- 15.1 Bonus tiles ---- */

static void bonus_tiles_step(struct lorenzo *s, struct ludo_step line)
{
	for (int place = 0; place < s->core.n_seats; place++) /* the last in order first */
		if (s->order[place])
			plan(s, line(ASK_BONUS_TILE, s->order[place] - 1));
}

static ludo_why bonus_tile_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.a == BASIC)
		return refuse(BASIC_SIDE, 15.1);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->bonus_tile[seat] == m.a + 1)
			return refuse(TILE_TAKEN, 15.1);
	return ludo_legal();
}

static void bonus_tile_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->bonus_tile[m.seat] = m.a + 1;
	note(s, EV_BONUS_TILE, m.seat, m.a);
}

/* ---- 15.2 Leaders are dealt: a line says to whom, and how many that one has ---- */

static ludo_why leader_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->hidden.box, m.a))
		return refuse(DEALT, 15.2);
	return ludo_legal();
}

static void leader_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	set_drop(s->hidden.box, m.a);
	set_add(s->secret[line.seat].saw[0], m.a); /* 15.2 */
	whisper(s, line.seat, EV_DEALT, line.seat, m.a);
	if (line.a + 1 < HAND)
		plan(s, line(ASK_LEADER, line.seat, line.a + 1));
	else if (line.seat + 1 < s->core.n_seats)
		plan(s, line(ASK_LEADER, line.seat + 1));
	else
		plan(s, line(ASK_DRAFT));
}

/* ---- 15.3 The draft ---- */

/* The set of a leader kept as id + 1; empty for 0. */
static uint32_t leader_set(int leader_plus_1)
{
	return leader_plus_1 ? set_of(leader_plus_1 - 1) : 0;
}

int64_t lorenzo_pack(const void *state, int seat, int unused)
{
	const struct lorenzo *s = state;
	const struct lorenzo_secret *mine = &s->secret[seat];
	int stage = 0;
	while (stage < HAND - 1 && mine->took[stage])
		stage++;
	return mine->took[stage] ? 0 : mine->saw[stage];
}

static ludo_why draft_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->secret[m.seat].saw[line.a], m.a))
		return refuse(NOT_HANDED, 15.3);
	return ludo_legal();
}

static void keep(struct lorenzo *s, int seat, int stage, int leader)
{
	s->secret[seat].took[stage] = leader + 1;
	set_add(s->secret[seat].hand, leader);
	whisper(s, seat, EV_KEEPS, seat, leader);
}

/* The packs go to the right: seat i gets what seat i + 1 has left over. */
static void pass_on(struct lorenzo *s, int stage)
{
	int n = s->core.n_seats;
	for (int seat = 0; seat < n; seat++) {
		const struct lorenzo_secret *from = &s->secret[(seat + 1) % n];
		uint32_t pack = from->saw[stage] & ~leader_set(from->took[stage]);
		s->secret[seat].saw[stage + 1] = pack; /* 15.3 */
		set_each(leader, pack)
			disclose(s, seat, EV_HANDED, seat, leader);
	}
	plan(s, line(ASK_DRAFT, 0, stage + 1));
}

static void draft_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	keep(s, m.seat, line.a, m.a); /* 17.2: nobody else hears which */
	if (!s->core.waiting)
		pass_on(s, line.a);
}

/* The last card leaves no choice. */
static void draft_ask(struct lorenzo *s, struct ludo_step line)
{
	line.a = within(line.a, 0, HAND - 1);
	if (line.a < HAND - 1)
		ludo_ask(&s->core, line, (1u << s->core.n_seats) - 1);
	for (int seat = 0; line.a == HAND - 1 && seat < s->core.n_seats; seat++)
		if (s->secret[seat].saw[line.a])
			keep(s, seat, line.a, set_least(s->secret[seat].saw[line.a]));
}

/* ---- 15.4 to 15.9 Leader actions ---- */

int64_t lorenzo_in_hand(const void *state, int seat, int unused)
{
	const struct lorenzo *s = state;
	if (!is_advanced(s) || !s->round)
		return 0;
	return HAND - set_count(s->played[seat] | s->discarded[seat]); /* 17.1 */
}

static int meets(const struct lorenzo *s, int seat, int leader)
{
	const struct leader *row = &lorenzo_leaders[leader];
	int alike = 0;
	for (int type = 0; type < N_TYPES; type++) {
		if (n_cards(s, seat, type) < row->owns[type])
			return 0; /* 15.4 */
		alike |= n_cards(s, seat, type) >= row->same;
	}
	return alike && can_afford(s, seat, row->goods); /* 15.4, 16.13 */
}

/* Does this seat have a leader's ability, by the leader or through Lorenzo? */
static int has_ability(const struct lorenzo *s, int seat, int leader)
{
	return set_has(s->played[seat], leader) || s->copied[seat] == leader + 1; /* 16.15 */
}

/* The number in the sentence of a leader whose ability this seat has, or else 0. */
static int ability_number(const struct lorenzo *s, int seat, int leader)
{
	return has_ability(s, seat, leader) ? lorenzo_leaders[leader].by : 0;
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
	if (lorenzo_leaders[ability].when == ALWAYS)
		return refuse(LASTING, 15.9);
	if (set_has(s->used[seat], leader))
		return refuse(USED, 15.8);
	if (ability == MONTEFELTRO && !has_coloured_at_home(s, seat))
		return refuse(NO_MEMBER, 16.4);
	return ludo_legal();
}

/* What Lorenzo may copy now: leaders that others have in play, if he has no copy yet. */
static uint32_t targets(const struct lorenzo *s, int seat)
{
	uint32_t set = 0;
	if (!set_has(s->played[seat], LORENZO) || s->copied[seat])
		return set; /* 16.15 */
	for (int other = 0; other < s->core.n_seats; other++)
		if (other != seat)
			set |= s->played[other];
	return set;
}

static ludo_why copy_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->played[m.seat], LORENZO) || s->copied[m.seat])
		return refuse(NO_COPY, 16.15);
	if (!set_has(targets(s, m.seat), m.a))
		return refuse(NOT_THEIRS, 16.15);
	return ludo_legal();
}

/* What may be done with leaders in one's own turn. */
static ludo_why leader_action_why(const struct lorenzo *s, ludo_move m)
{
	int in_hand = set_has(s->secret[m.seat].hand, m.a);
	switch (m.verb) {
	case COPY: return copy_why(s, m, ludo_top(&s->core));
	case ACTIVATE: return activate_why(s, m.seat, m.a);
	case DISCARD: return in_hand ? ludo_legal() : refuse(NOT_IN_HAND, 15.6);
	default: break;
	}
	if (!in_hand)
		return refuse(NOT_IN_HAND, 15.7);
	if (!meets(s, m.seat, m.a))
		return refuse(REQUIREMENT, 15.4);
	return ludo_legal();
}

static void list_leader_actions(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	const struct { uint8_t verb; uint32_t leaders; } may[] = {
		{ PLAY, s->secret[seat].hand },
		{ ACTIVATE, s->played[seat] },
		{ COPY, targets(s, seat) },
		{ DISCARD, s->secret[seat].hand },
	};
	for (int i = 0; i < 4; i++)
		set_each(leader, may[i].leaders) {
			ludo_move m = ludo_answer(seat, may[i].verb, leader, 0, 0);
			if (!leader_action_why(s, m).code)
				ludo_offer(list, m);
		}
}

static void copy_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->copied[m.seat] = m.a + 1; /* 16.15: for good */
	note(s, EV_COPIES, m.seat, m.a);
}

static void play_leader(struct lorenzo *s, int seat, int leader)
{
	set_drop(s->secret[seat].hand, leader);
	set_add(s->played[seat], leader); /* 15.7 */
	note(s, EV_PLAYS, seat, leader);
	if (leader == LORENZO && targets(s, seat))
		plan(s, line(ASK_COPY, seat)); /* 16.15 */
}

static void discard_leader(struct lorenzo *s, int seat, int leader)
{
	set_drop(s->secret[seat].hand, leader);
	set_add(s->discarded[seat], leader);
	note(s, EV_DISCARDS, seat, leader); /* 17.1 */
	gain(s, seat, privilege(1), SPARED); /* 15.6, 14.3 */
}

static void activate(struct lorenzo *s, int seat, int leader)
{
	int ability = ability_of(s, seat, leader);
	set_add(s->used[seat], leader); /* 15.8 */
	note(s, EV_ACTIVATES, seat, ability);
	if (lorenzo_leaders[ability].grant)
		plan(s, line(DO_BONUS, seat, N_CARDS + ability)); /* 16.1, 16.10 */
	if (ability == MONTEFELTRO)
		plan(s, line(ASK_MEMBER, seat)); /* 16.4 */
	gain(s, seat, lorenzo_leaders[ability].gain, SPARED); /* no source of 14.3 */
}

static void do_leader_action(struct lorenzo *s, ludo_move m)
{
	switch (m.verb) {
	case PLAY: play_leader(s, m.seat, m.a); break;
	case DISCARD: discard_leader(s, m.seat, m.a); break;
	case ACTIVATE: activate(s, m.seat, m.a); break;
	default: copy_do(s, m, ludo_top(&s->core));
	}
}

/* Is there anything that leaders can do for this seat?  All may know the answer. */
static int has_leader_actions(const struct lorenzo *s, int seat)
{
	if (lorenzo_in_hand(s, seat, 0))
		return 1; /* 15.6: it can be discarded */
	set_each(leader, s->played[seat])
		if (!activate_why(s, seat, leader).code)
			return 1;
	return targets(s, seat) != 0;
}

/* ---- 15.5 After placing the member ---- */

static ludo_why after_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	return m.verb == DONE ? ludo_legal() : leader_action_why(s, m); /* 15.5 */
}

static void after_moves(const struct lorenzo *s, int seat, struct ludo_step line,
			struct ludo_list *list)
{
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
	list_leader_actions(s, seat, list);
}

static void after_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	plan(s, line); /* and perhaps another one */
	do_leader_action(s, m);
}

static void after_ask(struct lorenzo *s, struct ludo_step line)
{
	if (has_leader_actions(s, line.seat))
		ludo_ask(&s->core, line, 1u << line.seat); /* 15.5 */
}

/* ---- 16.4 Montefeltro's member ---- */

static ludo_why member_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.a == NEUTRAL)
		return refuse(NEUTRAL, 16.4);
	if (s->where[m.seat][m.a])
		return refuse(PLACED, 16.4);
	return ludo_legal();
}

static void member_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	s->raised[m.seat] = m.a + 1;
	note(s, EV_RAISED, m.seat, m.a);
}
