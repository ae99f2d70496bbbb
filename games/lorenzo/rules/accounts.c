/* Accounts: everything that must add up, recounted from scratch. */

static int seats_add_up(const struct lorenzo *s)
{
	unsigned seats = 0;
	int n = s->core.n_seats, placed = 0;
	for (int place = 0; place < LUDO_SEATS; place++)
		if (s->order[place]) {
			seats |= 1u << (s->order[place] - 1);
			placed++;
		}
	return n >= 2 && n <= 4 && set_count(seats) == placed && seats < 1u << n &&
	       (!s->round || placed == n); /* 1.1 */
}

static int goods_add_up(const struct lorenzo *s)
{
	for (int good = 0; good < N_GOODS; good++)
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if (s->have[good][seat] < 0 || s->have[good][seat] > most(good))
				return 0; /* 1.4 */
	return 1;
}

static int cards_add_up(const struct lorenzo *s)
{
	for (int type = 0; type < N_TYPES; type++) { /* 1.6 */
		uint32_t all = s->deck[type];
		int n = set_count(all);
		for (int seat = 0; seat < LUDO_SEATS; seat++) {
			all |= s->cards[type][seat];
			n += n_cards(s, seat, type);
		}
		for (int space = type * FLOORS; space < (type + 1) * FLOORS; space++) {
			int card = s->tower[space] - 1;
			if (card < 0)
				continue;
			if (type_of(card) != type)
				return 0;
			set_add(all, card % CARDS_OF_TYPE);
			n++;
		}
		if (set_count(all) != n || all >= set_of(CARDS_OF_TYPE))
			return 0;
	}
	return 1;
}

static int nobody_has_seven(const struct lorenzo *s)
{
	for (int type = 0; type < N_TYPES; type++)
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if (n_cards(s, seat, type) > MOST_CARDS)
				return 0; /* 6.2 */
	return 1;
}

static int members_add_up(const struct lorenzo *s)
{
	uint32_t occupied = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int member = 0; member < N_MEMBERS; member++) /* 1.5 */
			if (s->where[seat][member])
				set_add(occupied, s->where[seat][member] - 1);
	return occupied == s->occupied;
}

static int palace_adds_up(const struct lorenzo *s)
{
	int wrong = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 10.2 */
		int n = 0;
		for (int i = 0; i < MOST_PALACE; i++)
			n += s->palace[i] == seat + 1;
		for (int member = 0; member < N_MEMBERS; member++)
			n -= s->where[seat][member] == COUNCIL + 1;
		wrong |= n;
	}
	return !wrong;
}

static int tiles_add_up(const struct lorenzo *s)
{
	unsigned used = 0;
	for (int period = 0; period < N_PERIODS; period++) { /* 1.8 */
		int tile = s->tile[period] - 1;
		if (tile >= 0 && lorenzo_excommunications[tile].period != period + 1)
			return 0;
		if (s->excommunicated[period] && tile < 0)
			return 0;
	}
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 2.7, 15.1 */
		if (s->bonus_tile[seat] > BASIC + 1 && set_has(used, s->bonus_tile[seat]))
			return 0;
		used |= s->bonus_tile[seat] ? 1u << s->bonus_tile[seat] : 0;
	}
	return 1;
}

static int leaders_add_up(const struct lorenzo *s)
{
	uint32_t all = s->hidden.box;
	int n = set_count(all);
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 15.2 */
		uint32_t sets[3] = { s->secret[seat].hand, s->played[seat],
				     s->discarded[seat] };
		for (int i = 0; i < 3; i++) {
			all |= sets[i];
			n += set_count(sets[i]);
		}
		if (s->used[seat] & ~s->played[seat])
			return 0;
	}
	struct draft d = draft_of(s);
	if (ludo_top(&s->core).what == ASK_LEADER || ludo_top(&s->core).what == ASK_DRAFT)
		return set_count(all) == n; /* the packs hold the others */
	return set_count(all) == n && n == (is_advanced(s) ? N_LEADERS : 0) &&
	       (!d.dealt || !is_advanced(s) ||
		set_count(s->hidden.box) == N_LEADERS - d.dealt);
}

/* Everybody's hand is what was kept, and every pack is what the neighbour left. */
static int draft_adds_up(const struct lorenzo *s)
{
	struct draft d = draft_of(s);
	for (int seat = 0; is_advanced(s) && seat < d.n; seat++) { /* 15.3, 17.2 */
		const struct lorenzo_secret *mine = &s->secret[seat];
		uint32_t kept = 0;
		for (int stage = 0; stage < HAND; stage++) {
			const struct lorenzo_secret *from = &s->secret[(seat + 1) % d.n];
			uint32_t took = leader_set(mine->took[stage]);
			if (took & ~mine->saw[stage])
				return 0;
			kept |= took;
			if (stage && stage <= d.stage &&
			    mine->saw[stage] !=
				    (from->saw[stage - 1] & ~leader_set(from->took[stage - 1])))
				return 0;
		}
		if (kept != (mine->hand | s->played[seat] | s->discarded[seat]))
			return 0;
	}
	return 1;
}

static int unused_is_empty(const struct lorenzo *s)
{
	uint32_t used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++) { /* 1.1 */
		for (int good = 0; good < N_GOODS; good++)
			used |= (uint32_t)s->have[good][seat];
		for (int type = 0; type < N_TYPES; type++)
			used |= s->cards[type][seat];
		for (int member = 0; member < N_MEMBERS; member++)
			used |= s->where[seat][member];
		used |= s->played[seat] | s->used[seat] | s->discarded[seat] |
			s->bonus_tile[seat] | s->copied[seat] | s->raised[seat] |
			s->secret[seat].hand;
	}
	return !used;
}

int lorenzo_check(const void *state)
{
	static const struct {
		int account;
		int (*adds_up)(const struct lorenzo *s);
	} accounts[] = {
		{ ACC_SEATS, seats_add_up }, { ACC_GOODS, goods_add_up },
		{ ACC_CARDS, cards_add_up }, { ACC_SIX, nobody_has_seven },
		{ ACC_MEMBERS, members_add_up }, { ACC_PALACE, palace_adds_up },
		{ ACC_TILES, tiles_add_up }, { ACC_LEADERS, leaders_add_up },
		{ ACC_DRAFT, draft_adds_up }, { ACC_UNUSED, unused_is_empty },
	};
	for (size_t i = 0; i < sizeof(accounts) / sizeof(accounts[0]); i++)
		if (!accounts[i].adds_up(state))
			return accounts[i].account;
	return 0;
}
