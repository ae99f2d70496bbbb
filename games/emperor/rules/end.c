/* Chapter 14: the end of the game, and who knows what. */

static void end_step(struct emperor *s, struct ludo_step line)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 14.4 */
		if (!s->secret[seat].pile)
			continue;
		reveal(s, EV_TURNS_UP, seat, s->secret[seat].pile);
		s->points[seat] += s->secret[seat].pile;
		s->secret[seat].pile = 0;
	}
	s->face_down = 0;
	note(s, EV_ENDS, 0);
	ludo_finish(&s->core); /* 14.1 */
}

/* 14.2: most points win, equals share, nothing else counts.  Face-down points do not
 * count before they are turned up (14.4): who leads must not tell what they are. */
void emperor_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct emperor *s = state;
	int64_t merit[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++)
		merit[seat] = points[seat] = s->points[seat];
	ludo_rank(merit, s->core.n_seats, place);
}

/* ---- 14.3 Who knows what ---- */

static int has_voted(const struct emperor *s, int seat)
{
	return ludo_top(&s->core).what == ASK_VOTE && set_has(voters(s), seat) &&
	       !ludo_is_waiting(&s->core, seat);
}

/* Face-down points of the others: the total is known, who has how many is not. */
static void fill_piles(struct emperor *s, int seat, struct ludo_rng *rng)
{
	int n = s->core.n_seats, own = seat >= 0 && seat < n;
	int left = s->face_down - (own ? s->secret[seat].pile : 0);
	for (; left > 0; left--) {
		int q = ludo_rng_below(rng, n - own);
		s->secret[own && q >= seat ? q + 1 : q].pile++;
	}
}

void emperor_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct emperor *s = blanked;
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && has_voted(s, q))
			s->secret[q].vote = 1 + ludo_rng_below(rng, N_BALLOTS);
	fill_piles(s, seat, rng);
}
