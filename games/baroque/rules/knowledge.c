/* knowledge.c: chapter 18: who knows what, and what a seat that cannot know imagines. */
#include "baroque/chapters.h"

int baroque_odds(const void *state, ludo_move m)
{
	const struct baroque *s = state;
	struct ludo_step line = ludo_top(&s->core);
	if (m.verb == TURN)
		return s->event_deck[m.a];
	if (m.verb == DRAW)
		return (line.what == ASK_STEAL ? s->secret[line.a & 3].hand :
						 s->hidden.deck)[m.a];
	return 1;
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

/* 18.1: a battle's cards may lie there, out of a hand, as many as it pleases. */
static void imagine_laid(struct baroque *s, int seat, struct ludo_rng *rng)
{
	uint8_t rest[N_CARDS];
	memcpy(rest, s->secret[seat].hand, N_CARDS);
	int left = n_in(rest), n = (int)ludo_rng_below(rng, (uint32_t)left + 1);
	for (; n > 0 && left > 0; n--, left--)
		s->secret[seat].laid[take_any(rest, left, rng)]++;
}

/* Who has laid cards already while somebody else is asked for his: the attacker. */
static int has_laid(const struct baroque *s, int seat)
{
	struct ludo_step top = ludo_top(&s->core);
	if (!s->battle || top.what != ASK_LAY)
		return 0;
	return seat == s->active || top.seat == seat;
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
		int more = s->n_hand[other];
		if (seat >= 0) { /* 18.2 */
			memcpy(s->secret[other].hand, s->secret[seat].known[other], N_CARDS);
			more -= n_in(s->secret[other].hand);
		}
		for (; more > 0 && n > 0; more--)
			s->secret[other].hand[take_any(unseen, n--, rng)]++;
		if (has_laid(s, other))
			imagine_laid(s, other, rng);
	}
	memcpy(s->hidden.deck, unseen, N_CARDS);
}
