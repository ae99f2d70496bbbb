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

/* Points for a number of cards, unless a tile says they give nothing (14.10). */
static const struct cards_owned *owned(const struct lorenzo *s, int seat, int type, int tile)
{
	int n = has_tile(s, seat, tile) ? 0 : n_cards(s, seat, type);
	return &lorenzo_owned[within(n, 0, MOST_CARDS)];
}

static int losses_at_the_end(const struct lorenzo *s, int seat)
{
	if (has_tile(s, seat, MILITARY_TAX))
		return s->have[MILITARY][seat]; /* 14.11 */
	if (has_tile(s, seat, BUILDING_TAX))
		return building_costs(s, seat);
	return has_tile(s, seat, RESOURCE_TAX) ? resources_of(s, seat) : 0;
}

struct lorenzo_score lorenzo_score(const struct lorenzo *s, int seat)
{
	struct lorenzo_score score = {
		.territories = owned(s, seat, TERRITORY, NO_TERRITORIES)->territories, /* 13.2 */
		.characters = owned(s, seat, CHARACTER, NO_CHARACTERS)->characters,    /* 13.3 */
		.ventures = has_tile(s, seat, NO_VENTURES) ? 0 : venture_points(s, seat),
		.military = military_points(s, seat),
		.resources = resources_of(s, seat) / 5, /* 13.6 */
		.lost = losses_at_the_end(s, seat),
	};
	int had = s->have[VICTORY][seat];
	if (has_tile(s, seat, VICTORY_TAX))
		score.tax = had / lorenzo_excommunications[VICTORY_TAX].by; /* 13.7, 14.11 */
	score.total = had - score.tax + score.territories + score.characters + score.ventures +
		      score.military + score.resources - score.lost;
	if (score.total < 0)
		score.total = 0; /* 13.7 */
	return score;
}

static void final_step(struct lorenzo *s, struct ludo_step line)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		struct lorenzo_score score = lorenzo_score(s, seat); /* 13.1 */
		note(s, EV_CARDS_SCORE, seat, score.territories, score.characters, score.ventures);
		note(s, EV_REST_SCORE, seat, score.military, score.resources,
		     score.tax + score.lost);
		note(s, EV_TOTAL, seat, score.total);
		s->have[VICTORY][seat] = score.total;
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
