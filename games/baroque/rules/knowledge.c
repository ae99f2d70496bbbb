/* knowledge.c: chapter 18: who knows what, and what a seat that cannot know imagines. */
#include "baroque/chapters.h"

int baroque_odds(const void *state, const ludo_move *m, int n, int *odds)
{
	const struct baroque *s = state;
	struct ludo_step line = ludo_top(&s->core);
	const uint8_t *deck = m->verb == TURN ? s->event_deck :
			      line.what == ASK_STEAL ? s->secret[line.a & 3].hand : s->hidden.deck;
	int sum = 0;
	if (m->verb != TURN && m->verb != DRAW)
		return LUDO_ALIKE;
	for (int i = 0; i < n; i++)
		sum += odds[i] = deck[m[i].a];
	return sum;
}

/* A random card out of counted ones, taken off; the counts must not be all zero. */
static int take_any(uint8_t counts[N_CARDS], int n_left, struct ludo_rng *rng)
{
	int n = (int)ludo_rng_below(rng, (uint32_t)n_left), i = 0;
	while (n >= counts[i])
		n -= counts[i++];
	counts[i]--;
	return i;
}

/* The side of a seat in the battle that is being prepared: 0, 1 or NONE. */
static int side_of(const struct baroque *s, int seat)
{
	int what = ludo_top(&s->core).what;
	if (!s->battle || (what != ASK_PLEDGE && what != ASK_LAY))
		return NONE;
	return seat == s->active ? 0 : set_has(s->camp[seat], s->battle - 1) ? 1 : NONE;
}

/* 10.26: a pledge that was given and not shown yet may be any. */
static void imagine_pledge(struct baroque *s, int seat, struct ludo_rng *rng)
{
	struct baroque_secret *own = &s->secret[seat];
	if (ludo_is_waiting(&s->core, seat))
		return;
	own->laid[CARD_POWER] = ludo_rng_below(rng, own->hand[CARD_POWER] + 1u);
	own->others = ludo_rng_below(rng, (uint32_t)n_others(s, seat) + 1);
}

/* How many of the other cards of a side lie there: the attacker names his first. */
static int n_named(const struct baroque *s, int seat, int side)
{
	struct ludo_step top = ludo_top(&s->core);
	int all = s->stake[side][OTHER_CARDS];
	return top.seat == seat ? all - top.a : side ? 0 : all;
}

static void imagine_laid(struct baroque *s, int seat, int side, struct ludo_rng *rng)
{
	struct baroque_secret *own = &s->secret[seat];
	uint8_t rest[N_CARDS];
	memcpy(rest, own->hand, N_CARDS);
	rest[CARD_POWER] = 0;
	own->laid[CARD_POWER] = s->stake[side][POWER_CARDS];
	for (int n = n_named(s, seat, side), left = n_in(rest); n > 0 && left > 0; n--, left--)
		own->laid[take_any(rest, left, rng)]++;
}

/* Cards that a hand must hold, since they were shown to lie in battle. */
static int deal_stake(struct baroque *s, int seat, int side, uint8_t unseen[N_CARDS],
		      struct ludo_rng *rng)
{
	uint8_t *hand = s->secret[seat].hand;
	int n = 0, others = n_in(hand) - hand[CARD_POWER];
	for (; hand[CARD_POWER] < s->stake[side][POWER_CARDS] && unseen[CARD_POWER]; n++) {
		unseen[CARD_POWER]--;
		hand[CARD_POWER]++;
	}
	int power = unseen[CARD_POWER];
	unseen[CARD_POWER] = 0;
	for (int left = n_in(unseen); others < s->stake[side][OTHER_CARDS] && left > 0; left--) {
		hand[take_any(unseen, left, rng)]++;
		others++;
		n++;
	}
	unseen[CARD_POWER] = (uint8_t)power;
	return n;
}

/* One hand that a seat cannot see, out of n cards; says how many were taken. */
static int imagine_hand(struct baroque *s, int other, uint8_t unseen[N_CARDS], int n,
			struct ludo_rng *rng)
{
	int side = side_of(s, other), taken = 0;
	int more = s->n_hand[other] - n_in(s->secret[other].hand);
	for (; more > 0 && n > taken; more--)
		s->secret[other].hand[take_any(unseen, n - taken++, rng)]++;
	if (side >= 0 && ludo_top(&s->core).what == ASK_PLEDGE)
		imagine_pledge(s, other, rng);
	else if (side >= 0)
		imagine_laid(s, other, side, rng);
	return taken;
}

/* Who searches the deck sees what is missing, so he knows the hands, whichever they are (18.2). */
static void imagine_search(struct baroque *s, int seat)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.what != ASK_PICK || top.seat == seat || top.seat >= s->core.n_seats)
		return;
	for each_seat(other, s)
		if (other != top.seat)
			memcpy(s->secret[top.seat].known[other], s->secret[other].hand, N_CARDS);
}

void baroque_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct baroque *s = blanked;
	uint8_t unseen[N_CARDS];
	int n = 0;
	for (int i = 0; i < N_CARDS; i++) {
		int left = n_unseen(s, seat, i);
		unseen[i] = (uint8_t)(left > 0 ? left : 0);
		n += unseen[i];
	}
	for each_seat(other, s) {
		if (other == seat)
			continue;
		if (seat >= 0) /* 18.2 */
			memcpy(s->secret[other].hand, s->secret[seat].known[other], N_CARDS);
		int side = side_of(s, other);
		if (side >= 0)
			n -= deal_stake(s, other, side, unseen, rng);
	}
	for each_seat(other, s) /* with what the stakes of all have left */
		if (other != seat)
			n -= imagine_hand(s, other, unseen, n, rng);
	memcpy(s->hidden.deck, unseen, N_CARDS);
	imagine_search(s, seat);
}
