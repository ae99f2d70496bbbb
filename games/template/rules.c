/* rules.c: the template's rules, in the order of rules.md.
 *
 *    1  Preparation   set_up, remove
 *    2  A round       round, show, bid, award
 *    3  The end       standings
 *       What a seat cannot know   fill
 *       Accounts                  check */
#include "template.h"

#include "rules.h"

/* ---- 1. Preparation ---- */

static void set_up(struct template *s)
{
	s->hidden.deck = set_first(N_CURIOS);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		s->coins[seat] = PURSE; /* 1.2 */
	plan(s, line(ASK_REMOVE), line(DO_ROUND));
}

/* Both questions to chance name a curio of the deck. */
static inline ludo_why curio_why(const struct template *s, int curio)
{
	if (!set_has(s->hidden.deck, curio))
		return refuse(GONE, 1.1);
	return ludo_legal();
}

/* Those that are there, without looking at the others. */
static void curio_moves(const struct template *s, int verb, struct ludo_list *list)
{
	set_each(curio, s->hidden.deck)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, verb, curio, 0, 0));
}

static ludo_why remove_why(const struct template *s, ludo_move m, struct ludo_step line)
{
	return curio_why(s, m.a);
}

static void remove_moves(const struct template *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	curio_moves(s, REMOVE, list);
}

static void remove_do(struct template *s, ludo_move m, struct ludo_step line)
{
	set_drop(s->hidden.deck, m.a);
	s->hidden.removed = m.a + 1; /* 1.3: and nobody sees it */
	hush(s, EV_BOXED, 0, m.a);
}

/* ---- 2. A round ---- */

static void round_step(struct template *s, struct ludo_step line)
{
	if (s->round == N_ROUNDS) {
		note(s, EV_ENDS, 0); /* 3.1 */
		ludo_finish(&s->core);
		return;
	}
	s->round++;
	plan(s, line(ASK_SHOW), line(ASK_BID), line(DO_AWARD), line(DO_ROUND)); /* 2.1 */
}

static ludo_why show_why(const struct template *s, ludo_move m, struct ludo_step line)
{
	return curio_why(s, m.a);
}

static void show_moves(const struct template *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	curio_moves(s, SHOW, list);
}

static void show_do(struct template *s, ludo_move m, struct ludo_step line)
{
	set_drop(s->hidden.deck, m.a);
	s->shown = m.a + 1;
	note(s, EV_SHOWN, 0, m.a, s->round);
}

static ludo_why bid_why(const struct template *s, ludo_move m, struct ludo_step line)
{
	if (m.a > s->coins[m.seat])
		return refuse(POOR, 2.2, m.a, s->coins[m.seat]);
	return ludo_legal();
}

static void bid_do(struct template *s, ludo_move m, struct ludo_step line)
{
	s->secret[m.seat].bid = m.a + 1;
	whisper(s, m.seat, EV_BIDS, m.seat, m.a);
}

/* The seat whose bid is highest among those that stand alone. */
static int winner(const struct template *s)
{
	int best = LUDO_NOBODY;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int alone = 1;
		for (int other = 0; other < s->core.n_seats; other++)
			alone &= (other == seat) | (s->secret[other].bid != s->secret[seat].bid);
		if (alone && (best < 0 || s->secret[seat].bid > s->secret[best].bid))
			best = seat;
	}
	return best;
}

static void award_step(struct template *s, struct ludo_step line)
{
	int seat = winner(s), curio = s->shown - 1;
	for (int i = 0; i < s->core.n_seats; i++) /* everybody learns what lay hidden */
		reveal(s, EV_OPENS, i, s->secret[i].bid - 1);
	if (seat >= 0) { /* 2.4 */
		int bid = s->secret[seat].bid - 1;
		s->coins[seat] -= bid;
		set_add(s->won[seat], curio);
		note(s, EV_WINS, seat, curio, bid);
	} else { /* 2.5 */
		set_add(s->lost, curio);
		note(s, EV_LOST, 0, curio);
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
	int64_t merit[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++)
		merit[seat] = points[seat] = points_of(s, seat);
	ludo_rank(merit, s->core.n_seats, place);
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
		int n = ludo_rng_below(rng, set_count(unseen));
		s->hidden.removed = set_nth(unseen, n) + 1;
		set_drop(unseen, s->hidden.removed - 1);
	}
	s->hidden.deck = unseen;
	for (int other = 0; other < s->core.n_seats; other++) /* who has bid is open */
		if (other != seat && ludo_top(&s->core).what == ASK_BID &&
		    !ludo_is_waiting(&s->core, other)) {
			int most = s->coins[other] < MOST_BID ? s->coins[other] : MOST_BID;
			s->secret[other].bid = ludo_rng_below(rng, most + 1) + 1;
		}
}

/* ---- accounts ---- */

int template_check(const void *state)
{
	const struct template *s = state;
	uint64_t seen = seen_curios(s);
	uint64_t boxed = s->hidden.removed ? set_of(s->hidden.removed - 1) : 0;
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

#include "dispatch.h"
