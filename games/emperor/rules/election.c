/* Chapter 12: phase VI, the election. */

int emperor_challenger(const struct emperor *s)
{
	return holder_of(s, CARD_OF_CHALLENGE); /* 9.1 */
}

int emperor_candidate(const struct emperor *s)
{
	int rival = emperor_challenger(s);
	return s->phase >= 4 && s->phase <= 6 && rival != s->emperor ? rival : LUDO_NOBODY;
}

static unsigned candidates(const struct emperor *s)
{
	return 1u << s->emperor | 1u << emperor_challenger(s);
}

/* All but the two candidates (12.4); 12.13: perhaps only those who have votes. */
static unsigned voters(const struct emperor *s)
{
	if (emperor_challenger(s) < 0)
		return 0;
	unsigned set = all_seats(s) & ~candidates(s);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->core.option[OPT_VOTELESS] == VOTELESS_ABSTAIN && !emperor_votes(s, seat))
			set_drop(set, seat);
	return set;
}

/* ---- 12.1 An election, if somebody took the card; 9.11: first the naming cards ---- */

static void election_step(struct emperor *s, struct ludo_step line)
{
	struct sequence next = { 0 };
	int rival = emperor_challenger(s);
	s->phase = 6;
	if (rival < 0)
		return; /* 12.1; 9.12: vote cards lie idle */
	note(s, EV_CALLS, rival, s->emperor);
	for (int i = 0, seat = s->emperor; i < s->core.n_seats; i++, seat = next_seat(s, seat)) {
		if (s->cards[seat][CARD_OF_FLOCK])
			then(&next, ASK_INFLUENCE, seat);
		if (s->cards[seat][CARD_OF_SILENCE])
			then(&next, ASK_EXCLUSION, seat);
	}
	then(&next, ASK_VOTE);
	then(&next, DO_COUNT);
	ludo_plan_steps(&s->core, next.line, next.n);
}

/* ---- 12.2 Votes ---- */

/* 9.9: nobles and knights of the elector's colour, himself included. */
static int flock(const struct emperor *s, int province, int seat)
{
	return cards[CARD_OF_FLOCK].a *
	       (1 + sum_of_bytes(family(s, province, seat)) + s->knights[province][seat] +
		s->castles[province][seat] + (s->eminence[province] == seat + 1));
}

static int votes_of(const struct emperor *s, int province, int seat)
{
	if (s->excluded == province + 1)
		return 0; /* 9.10 */
	if (s->influenced == province + 1)
		return flock(s, province, seat);
	return privileges[province].effect == EFFECT_VOTES ? privileges[province].a : 1; /* 10.12 */
}

int emperor_votes(const struct emperor *s, int seat)
{
	int n = s->cards[seat][CARD_OF_VOTES] * cards[CARD_OF_VOTES].a; /* 9.8 */
	for (int p = 0; p < N_PROVINCES; p++)
		if (belongs(s->elector[p], seat))
			n += votes_of(s, p, seat); /* 12.2 */
	return n;
}

/* ---- 12.3 Everybody but the candidates votes, in secret (12.5); nobody abstains ---- */

static void vote_ask(struct emperor *s, struct ludo_step line)
{
	if (voters(s))
		ludo_ask(&s->core, line, voters(s));
}

static void vote_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	s->secret[m.seat].vote = m.a + 1;
	whisper(s, m.seat, EV_PLEDGES, m.seat, m.a);
}

/* ---- 12.6 The votes are counted ---- */

/* 12.4: the candidates' ballots are known; 12.5: the others' are turned over. */
static int ballot_of(const struct emperor *s, int seat)
{
	if (seat == s->emperor)
		return FOR;
	if (seat == emperor_challenger(s))
		return AGAINST;
	return s->secret[seat].vote == AGAINST + 1 ? AGAINST : FOR;
}

static void turn_over(struct emperor *s, int seat, int ballot)
{
	int n = emperor_votes(s, seat);
	if (s->secret[seat].vote)
		reveal(s, EV_VOTES, seat, ballot, n);
	else
		note(s, EV_VOTES, seat, ballot, n);
	s->secret[seat].vote = 0;
}

static void depose(struct emperor *s, int rival)
{
	int old = s->emperor;
	s->deposed = s->throne;
	s->throne = 0;
	s->emperor = rival;
	note(s, EV_ELECTED, rival);
	plan(s, line(DO_SUCCESSION, rival), /* 12.8: first the throne */
	     line(DO_EXILE, old));          /* 12.10 */
}

static void count_step(struct emperor *s, struct ludo_step line)
{
	int total[N_BALLOTS] = { 0 }, ballot[LUDO_SEATS];
	int rival = emperor_challenger(s);
	if (rival < 0)
		return;
	unsigned voting = voters(s) | candidates(s);
	set_each(seat, voting) {
		ballot[seat] = ballot_of(s, seat);
		total[ballot[seat]] += emperor_votes(s, seat); /* 12.3: all together */
		turn_over(s, seat, ballot[seat]);
	}
	note(s, EV_RESULT, 0, total[FOR], total[AGAINST]);
	int won = total[AGAINST] > total[FOR] ? AGAINST : FOR; /* 12.6 */
	int winner = won == AGAINST ? rival : s->emperor;
	s->influenced = s->excluded = 0;
	set_each(seat, voting)
		if (ballot[seat] == won && seat != winner)
			score(s, seat, VP_VOTE, BY_VOTE); /* 12.7 */
	if (won == AGAINST)
		depose(s, rival);
	else
		note(s, EV_STAYS, winner);
}

/* ---- 12.10 The old emperor's noble ---- */

static void exile_step(struct emperor *s, struct ludo_step line)
{
	if (!s->deposed)
		return;
	if (can_settle(s, all_seats(s), NOWHERE)) {
		plan(s, line(ASK_RETIRE, line.seat));
		return;
	}
	note(s, EV_GOES_HOME, line.seat, THRONE, rank_of(s->deposed)); /* 12.11 */
	s->deposed = 0;
}

static ludo_why retire_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return space_why(s, m, all_seats(s), NOWHERE);
}

static void retire_moves(const struct emperor *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	offer_spaces(s, seat, list, all_seats(s), NOWHERE);
}

static void retire_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == PUSH)
		push_away(s, m.a, m.b);
	if (s->deposed)
		s->nobles[m.a][s->deposed - 1]++;
	s->deposed = 0;
	note(s, EV_RETIRES, m.seat, m.a);
}
