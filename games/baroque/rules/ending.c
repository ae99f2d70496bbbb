/* ending.c: chapters 13 and 15: the end of a turn and of the game. */
#include "baroque/chapters.h"

static int n_composers(const struct baroque *s, uint64_t set)
{
	int n = 0;
	for (int i = 0; i < N_COMPOSERS; i++)
		n += s->composer[i] && set_has(set, s->composer[i] - 1);
	return n;
}

/* What a seat scores from one source when the turn ends (13.1). */
static int points_of(const struct baroque *s, int seat, int source)
{
	uint64_t held = s->held[seat] & ~occupied(s, seat); /* 11.7, 14.9 */
	int vp = 0;
	switch (source) {
	case FROM_STATES:
		set_each(state, held)
			vp += states[state].value;
		return vp;
	case FROM_CITIES: return set_count(held & s->cities);
	case FROM_FORTS: return 2 * set_count(held & s->forts);
	case FROM_RESIDENCES: return 3 * set_count(held & s->residences);
	case FROM_COMPOSERS: return 3 * n_composers(s, held & homes[seat]); /* 13.2 */
	default: return 0;
	}
}

int baroque_points(const struct baroque *s, int seat, int source)
{
	int politician = s->front[seat][SORT_POLITICIAN] - 1;
	if (source == FROM_THRONE)
		return throne[s->core.n_seats - 2][throne_rank(s, seat)].vp;
	if (source == FROM_CHARACTERS)
		return politician < 0 ? 0 : cards[politician].end_vp; /* 17.8 */
	return points_of(s, seat, source);
}

/* 13.3: all electors, those of others by occupation. */
static int holds_all_electors(const struct baroque *s, int seat)
{
	uint64_t others = homes_in_play(s) & ~homes[seat];
	uint64_t has = s->held[seat];
	if (plays(s, OPT_ELECTORS, ELECTORS_OCCUPIED))
		has |= others & s->camp[seat];
	return !(all_electors(s) & ~has);
}

static void score_step(struct baroque *s, struct ludo_step line)
{
	for each_seat(seat, s)
		for (int source = 0; source < N_FORECAST; source++)
			score(s, seat, points_of(s, seat, source), source);
	for each_seat(seat, s)
		if (holds_all_electors(s, seat)) {
			s->winner = (uint8_t)(seat + 1);
			note(s, EV_PROCLAIMED, seat);
			ludo_finish(&s->core);
			return;
		}
	plan(s, line(DO_TURN_ENDS));
	plan_by_support(s, DO_SETTLE, 0); /* 13.4 */
}

/* Gains first: bishops and politicians, then what asks; costs with the discarding. */
static void settle_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, bishop = s->front[seat][SORT_BISHOP] - 1;
	int politician = s->front[seat][SORT_POLITICIAN] - 1;
	plan(s, line(DO_DISMISS, seat));
	if (bishop >= 0)
		gain(s, seat, cards[bishop].end_fl); /* 17.4 */
	if (bishop == CARD_GALEN)
		plan(s, line(ASK_DIOCESE, seat));
	if (politician >= 0)
		score(s, seat, cards[politician].end_vp, FROM_CHARACTERS); /* 17.8 */
	if (politician == CARD_JOHN_GEORGE)
		plan(s, line(ASK_PENSION, seat));
}

static void pension_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	gain(s, m.seat, m.verb == GREEDY ? 10 : 5);
	if (m.verb == GREEDY)
		score(s, m.seat, -3, FROM_CHARACTERS);
}

static void pension_ask(struct baroque *s, struct ludo_step line)
{
	if (s->vp[line.seat] >= 3) /* 17.8 */
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		pension_do(s, ludo_answer(line.seat, MODEST, 0, 0, 0), line);
}

/* 17.4: what Galen's player can take. */
static uint64_t beside_munster(const struct baroque *s, int seat)
{
	uint64_t set = neighbours[MUNSTER] & minors(s) & ~had_already(s, seat) & ~foes(s, seat);
	return plays(s, OPT_GALEN, GALEN_NEUTRAL) ? set & ~controlled(s) : set;
}

static ludo_why diocese_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(beside_munster(s, m.seat), m.a))
		return refuse(NO_TARGET, 17.4);
	return ludo_legal();
}

static void diocese_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	take_peacefully(s, m.seat, m.a);
}

static void diocese_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, beside_munster(s, line.seat));
	if (state >= 0)
		diocese_do(s, at_state(line.seat, state), line);
}

static void dismiss_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, architect = s->front[seat][SORT_ARCHITECT] - 1;
	if (architect >= 0)
		pay(s, seat, -cards[architect].end_fl); /* 17.2 */
	for (int sort = 0; sort < N_CHARACTERS; sort++)
		discard_character(s, seat, sort);
	if (plays(s, OPT_INTERVENTIONS, INTERVENTIONS_STAY))
		return;
	s->discards[CARD_DIVINE] += s->divine[seat]; /* 13.4, 17.19 */
	s->divine[seat] = 0;
}

static void turn_ends_step(struct baroque *s, struct ludo_step line)
{
	end_event(s, EVENT_ARMY_PAY); /* 16.18 */
	if (plays(s, OPT_CHAOS, CHAOS_TURN))
		end_chaos(s); /* 14.1 */
	if (!is_last_turn(s)) {
		plan(s, line(DO_TURN));
		return;
	}
	note(s, EV_ENDS, 0); /* 13.5 */
	ludo_finish(&s->core);
}

/* 15.1: points, Support, florins, and then the weaker power. */
void baroque_standings(const void *state, int32_t *points, uint8_t *place)
{
	static const uint8_t last[LUDO_SEATS] = {
		[OF_PALATINE] = 3, [OF_AUSTRIA] = 2, [OF_SPANISH] = 1, [OF_BRANDENBURG] = 0,
	};
	const struct baroque *s = state;
	int64_t merit[LUDO_SEATS];
	for each_seat(seat, s)
		points[seat] = s->vp[seat];
	if (!place)
		return; /* Support takes time to count, and bots ask often */
	for each_seat(seat, s) {
		int64_t vp = s->winner == seat + 1 ? UINT16_MAX + 1 : s->vp[seat]; /* 13.3 */
		merit[seat] = ((vp * 256 + votes(s, seat)) << 20) + s->fl[seat] * 4 + last[seat];
	}
	ludo_rank(merit, s->core.n_seats, place);
}
