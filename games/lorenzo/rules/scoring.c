/* 13. The end of the game: points for cards, strength and what is left. */

static int resources_of(const struct lorenzo *s, int seat)
{
	int n = 0;
	for (int good = 0; good < N_RESOURCES; good++)
		n += s->have[good][seat];
	return n;
}

static int venture_points(const struct lorenzo *s, int seat)
{
	int n = 0;
	set_each(i, s->cards[VENTURE][seat])
		n += lorenzo_cards[card_of(VENTURE, i)].end; /* 13.4 */
	return n;
}

/* 13.5: how many stand above decides, so that equals share. */
static int military_points(const struct lorenzo *s, int seat)
{
	int above = 0;
	for (int other = 0; other < s->core.n_seats; other++)
		above += s->have[MILITARY][other] > s->have[MILITARY][seat];
	if (above == 0)
		return 5;
	return above == 1 ? 2 : 0; /* one alone is first; two firsts would both be above */
}

/* 14.11: wood and stone printed in the costs of buildings. */
static int building_costs(const struct lorenzo *s, int seat)
{
	int n = 0;
	set_each(i, s->cards[BUILDING][seat]) {
		bag cost = lorenzo_cards[card_of(BUILDING, i)].cost;
		n += bag_has(cost, WOOD) + bag_has(cost, STONE);
	}
	return n;
}

/* The row for a number of cards (13.2, 13.3), unless a tile says they give nothing (14.10). */
static const struct cards_owned *owned(const struct lorenzo *s, int seat, int type, int tile)
{
	int n = has_tile(s, seat, tile) ? 0 : n_cards(s, seat, type);
	return &lorenzo_owned[within(n, 0, MOST_CARDS)];
}

/* 13.7: taken before all the rest. */
static int fifth_of_points(const struct lorenzo *s, int seat)
{
	if (!has_tile(s, seat, VICTORY_TAX))
		return 0;
	return s->have[VICTORY][seat] / lorenzo_excommunications[VICTORY_TAX].by; /* 14.11 */
}

static int losses_at_the_end(const struct lorenzo *s, int seat)
{
	if (has_tile(s, seat, MILITARY_TAX))
		return s->have[MILITARY][seat]; /* 14.11 */
	if (has_tile(s, seat, BUILDING_TAX))
		return building_costs(s, seat);
	return has_tile(s, seat, RESOURCE_TAX) ? resources_of(s, seat) : 0;
}

static int total(const struct lorenzo *s, int seat)
{
	int sum = s->have[VICTORY][seat];
	for (int part = 0; part < SCORE_TAX; part++)
		sum += lorenzo_score(s, seat, part);
	sum -= fifth_of_points(s, seat) + losses_at_the_end(s, seat);
	return sum > 0 ? sum : 0; /* 13.7 */
}

int64_t lorenzo_score(const void *state, int seat, int part)
{
	const struct lorenzo *s = state;
	switch (part) {
	case SCORE_TERRITORIES: return owned(s, seat, TERRITORY, NO_TERRITORIES)->territories;
	case SCORE_CHARACTERS: return owned(s, seat, CHARACTER, NO_CHARACTERS)->characters;
	case SCORE_VENTURES: return has_tile(s, seat, NO_VENTURES) ? 0 : venture_points(s, seat);
	case SCORE_MILITARY: return military_points(s, seat);
	case SCORE_RESOURCES: return resources_of(s, seat) / 5; /* 13.6 */
	case SCORE_TAX: return fifth_of_points(s, seat);
	case SCORE_LOST: return losses_at_the_end(s, seat);
	default: return total(s, seat);
	}
}

static void final_step(struct lorenzo *s, struct ludo_step line)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 13.1 */
		int score[N_SCORES];
		for (int part = 0; part < N_SCORES; part++)
			score[part] = lorenzo_score(s, seat, part);
		note(s, EV_CARDS_SCORE, seat, score[SCORE_TERRITORIES], score[SCORE_CHARACTERS],
		     score[SCORE_VENTURES]);
		note(s, EV_REST_SCORE, seat, score[SCORE_MILITARY], score[SCORE_RESOURCES],
		     score[SCORE_TAX] + score[SCORE_LOST]);
		note(s, EV_TOTAL, seat, score[SCORE_TOTAL]);
		s->have[VICTORY][seat] = score[SCORE_TOTAL];
	}
	s->is_scored = 1;
	ludo_finish(&s->core);
}

/* 13.8: most victory points win, of equals the one earlier in turn order. */
void lorenzo_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct lorenzo *s = state;
	int64_t merit[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = s->have[VICTORY][seat];
		merit[seat] = points[seat] * 2 * LUDO_SEATS - place_in_order(s, seat);
	}
	ludo_rank(merit, s->core.n_seats, place);
}
