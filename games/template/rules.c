/* rules.c: the template's rules, in the order of rules.md.
 *
 *    1  Preparation   remove
 *    2  A round       show, bid; award
 *    3  The end       standings
 *       What a seat cannot know   fill
 *       Accounts                  check */
#include "rules.h"

#include <string.h>

#include "agenda.h"
#include "rng.h"
#include "set.h"

static void note(struct template *s, int what, int seat, int to, int flags, int a, int b)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat, (uint8_t)to,
						 (uint8_t)flags, (int16_t)a, (int16_t)b });
}

/* ---- 1. Preparation ---- */

/* Both questions to chance name a curio of the deck. */
static ludo_why curio_why(const struct template *s, ludo_move m, int verb)
{
	if (m.verb != verb)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_CURIOS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->hidden.deck, m.a))
		return ludo_because(WHY_GONE, 0, 0); /* 1.1 */
	return ludo_legal();
}

static void curio_moves(const struct template *s, int verb, struct ludo_list *list)
{
	set_each(curio, s->hidden.deck)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, verb, curio, 0, 0));
}

static void remove_do(struct template *s, ludo_move m)
{
	s->hidden.deck &= (uint8_t)~set_of(m.a);
	s->hidden.removed = (uint8_t)(m.a + 1); /* 1.3: and nobody sees it */
	note(s, EV_BOXED, 0, 0, 0, m.a, 0);
	ludo_answered(&s->core, LUDO_CHANCE);
}

/* ---- 2. A round ---- */

static void begin_round(struct template *s)
{
	if (s->round == N_ROUNDS) {
		note(s, EV_ENDS, 0, LUDO_ALL, 0, 0, 0); /* 3.1 */
		ludo_finish(&s->core);
		return;
	}
	s->round++;
	ludo_plan(&s->core, { ASK_SHOW, 0, 0 }, { ASK_BID, 0, 0 }, { DO_AWARD, 0, 0 },
		  { DO_ROUND, 0, 0 }); /* 2.1 */
}

static void show_do(struct template *s, ludo_move m)
{
	s->hidden.deck &= (uint8_t)~set_of(m.a);
	s->shown = (uint8_t)(m.a + 1);
	note(s, EV_SHOWN, 0, LUDO_ALL, 0, m.a, s->round);
	ludo_answered(&s->core, LUDO_CHANCE);
}

static ludo_why bid_why(const struct template *s, ludo_move m)
{
	if (m.verb != BID)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a > MOST_BID)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a > s->coins[m.seat])
		return ludo_because(WHY_POOR, m.a, s->coins[m.seat]); /* 2.2 */
	return ludo_legal();
}

static void bid_moves(const struct template *s, int seat, struct ludo_list *list)
{
	for (int bid = 0; bid <= MOST_BID; bid++) {
		ludo_move m = ludo_answer(seat, BID, bid, 0, 0);
		if (!bid_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void bid_do(struct template *s, ludo_move m)
{
	s->secret[m.seat].bid = (uint8_t)(m.a + 1);
	note(s, EV_BIDS, m.seat, 1 << m.seat, 0, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

/* The seat whose bid is highest among those that stand alone. */
static int winner(const struct template *s)
{
	int best = LUDO_NOBODY;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int alone = 1;
		for (int other = 0; other < s->core.n_seats; other++)
			alone &= other == seat || s->secret[other].bid != s->secret[seat].bid;
		if (alone && (best < 0 || s->secret[seat].bid > s->secret[best].bid))
			best = seat;
	}
	return best;
}

static void award(struct template *s)
{
	int seat = winner(s), curio = s->shown - 1;
	for (int i = 0; i < s->core.n_seats; i++) /* everybody learns what lay hidden */
		note(s, EV_OPENS, i, LUDO_ALL, LUDO_REVEAL, s->secret[i].bid - 1, 0);
	if (seat >= 0) { /* 2.4 */
		int bid = s->secret[seat].bid - 1;
		s->coins[seat] = (uint8_t)(s->coins[seat] - bid);
		s->won[seat] |= (uint8_t)set_of(curio);
		note(s, EV_WINS, seat, LUDO_ALL, 0, curio, bid);
	} else { /* 2.5 */
		s->lost |= (uint8_t)set_of(curio);
		note(s, EV_LOST, 0, LUDO_ALL, 0, curio, 0);
	}
	s->shown = 0;
	memset(s->secret, 0, sizeof(s->secret));
}

/* ---- 3. The end ---- */

static int points_of(const struct template *s, int seat)
{
	int points = 0;
	set_each(curio, s->won[seat])
		points += curios[curio].worth;
	if (s->core.option[OPT_COINS] == COINS_COUNT)
		points += s->coins[seat] / 2;
	return points; /* 3.1 */
}

void template_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct template *s = state;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		points[seat] = points_of(s, seat);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		place[seat] = 1;
		for (int other = 0; other < s->core.n_seats; other++)
			place[seat] = (uint8_t)(place[seat] + (points[other] > points[seat]));
	}
}

/* ---- the sequence of play ---- */

void template_run(void *state)
{
	struct template *s = state;
	while (ludo_is_running(&s->core)) {
		struct ludo_step line = ludo_next(&s->core);
		switch (line.what) {
		case DO_ROUND: begin_round(s); break;
		case DO_AWARD: award(s); break;
		case ASK_BID: ludo_ask(&s->core, line, (1u << s->core.n_seats) - 1); break;
		default: ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
		}
	}
}

void template_setup(void *state, int n_seats, const uint8_t *options)
{
	struct template *s = state;
	s->core.n_seats = (uint8_t)n_seats;
	memcpy(s->core.option, options, LUDO_OPTIONS);
	s->hidden.deck = (uint8_t)set_first(N_CURIOS);
	for (int seat = 0; seat < n_seats; seat++)
		s->coins[seat] = PURSE; /* 1.2 */
	ludo_plan(&s->core, { ASK_REMOVE, 0, 0 }, { DO_ROUND, 0, 0 });
	template_run(s);
}

ludo_why template_why(const void *state, ludo_move m)
{
	const struct template *s = state;
	ludo_why why = ludo_turn_why(&s->core, m.seat);
	if (why.code)
		return why;
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: return curio_why(s, m, REMOVE);
	case ASK_SHOW: return curio_why(s, m, SHOW);
	case ASK_BID: return bid_why(s, m);
	default: return ludo_because(LUDO_WHY_VERB, 0, 0);
	}
}

int template_moves(const void *state, int seat, ludo_move *out)
{
	const struct template *s = state;
	struct ludo_list list = { out, 0 };
	if (!ludo_is_waiting(&s->core, seat))
		return 0;
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: curio_moves(s, REMOVE, &list); break;
	case ASK_SHOW: curio_moves(s, SHOW, &list); break;
	case ASK_BID: bid_moves(s, seat, &list); break;
	default: break;
	}
	return list.n;
}

void template_apply(void *state, ludo_move m)
{
	struct template *s = state;
	s->tape.n = 0;
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: remove_do(s, m); break;
	case ASK_SHOW: show_do(s, m); break;
	case ASK_BID: bid_do(s, m); break;
	default: break;
	}
	template_run(s);
}

int template_odds(const void *state, ludo_move m)
{
	(void)state;
	(void)m;
	return 1;
}

/* ---- what a seat cannot know ---- */

static uint64_t seen_curios(const struct template *s)
{
	uint64_t seen = s->lost | (s->shown ? set_of(s->shown - 1) : 0);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		seen |= s->won[seat];
	return seen;
}

void template_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct template *s = blanked;
	uint64_t unseen = set_first(N_CURIOS) & ~seen_curios(s);
	if (s->round > 0) { /* one of them is in the box (1.3) */
		int n = (int)ludo_rng_below(rng, (uint32_t)set_count(unseen));
		s->hidden.removed = (uint8_t)(set_nth(unseen, n) + 1);
		unseen &= ~set_of(s->hidden.removed - 1);
	}
	s->hidden.deck = (uint8_t)unseen;
	for (int other = 0; other < s->core.n_seats; other++) /* who has bid is open */
		if (other != seat && ludo_top(&s->core).what == ASK_BID &&
		    !ludo_is_waiting(&s->core, other)) {
			uint32_t most = s->coins[other] < MOST_BID ? s->coins[other] : MOST_BID;
			s->secret[other].bid = (uint8_t)(ludo_rng_below(rng, most + 1) + 1);
		}
}

/* ---- accounts ---- */

int template_check(const void *state)
{
	const struct template *s = state;
	uint64_t seen = seen_curios(s), boxed = s->hidden.removed ? set_of(s->hidden.removed - 1) : 0;
	int n = set_count(s->lost) + (s->shown != 0) + set_count(boxed) + set_count(s->hidden.deck);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		n += set_count(s->won[seat]);
	if (n != N_CURIOS || (seen | boxed | s->hidden.deck) != set_first(N_CURIOS))
		return ACC_CURIOS; /* 1.1 */
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		if (s->coins[seat] > PURSE)
			return ACC_COINS; /* 1.2 */
		if (s->secret[seat].bid > s->coins[seat] + 1)
			return ACC_BIDS; /* 2.2 */
	}
	return 0;
}
