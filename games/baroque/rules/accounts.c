/* accounts.c: what must add up at any time. */
#include "baroque/chapters.h"

int baroque_armies(const struct baroque *s, int seat)
{
	return n_armies(s, seat);
}

static int states_add_up(const struct baroque *s)
{
	uint64_t seen = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		uint64_t held = s->held[seat];
		if (held & (seen | ~s->in_play)) /* 11.1, 2.4 */
			return 0;
		if (seat < s->core.n_seats && (homes[seat] & ~held)) /* 11.7 */
			return 0;
		seen |= held;
	}
	return !(s->in_play & ~set_first(N_STATES)) && !(s->barren & ~s->in_play);
}

static int armies_add_up(const struct baroque *s)
{
	uint64_t camps = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		if ((s->camp[seat] & (camps | ~s->in_play)) || n_armies(s, seat) > MOST_ARMIES)
			return 0;
		if (seat < s->core.n_seats && n_armies(s, seat) > most_armies(s)) /* 10.3 */
			return 0;
		camps |= s->camp[seat];
	}
	for (int i = 0; i < N_STATES; i++)
		if ((s->armies[i] != 0) != set_has(camps, i) || s->moved[i] > s->armies[i] ||
		    s->marchers[i] > s->moved[i])
			return 0;
	return !(s->ottomans && set_has(camps, STYRIA)); /* 14.9 */
}

static int buildings_add_up(const struct baroque *s)
{
	uint64_t towns = s->cities | s->forts;
	return !(s->cities & s->forts) && !(towns & ~set_first(N_STATES)) &&
	       !set_has(towns, PRUSSIA) && !(s->residences & ~all_dioceses(s)); /* 10.4, 10.6 */
}

static int in_front(const struct baroque *s, int card)
{
	int n = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		for (int sort = 0; sort < N_CHARACTERS; sort++)
			n += s->front[seat][sort] == card + 1;
		n += card == CARD_DIVINE ? s->divine[seat] : 0;
	}
	return n;
}

static int cards_add_up(const struct baroque *s)
{
	for (int i = 0; i < N_CARDS; i++) { /* 1.4 */
		int n = s->hidden.deck[i] + s->discards[i] + s->box[i] + in_front(s, i);
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			n += s->secret[seat].hand[i];
		if (n != cards[i].count)
			return 0;
	}
	return 1;
}

static int counts_add_up(const struct baroque *s)
{
	int wrong = s->n_deck != n_in(s->hidden.deck); /* 18.1 */
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		wrong |= s->n_hand[seat] != n_in(s->secret[seat].hand);
		for (int i = 0; i < N_CARDS; i++)
			wrong |= s->secret[seat].laid[i] > s->secret[seat].hand[i];
		wrong |= s->secret[seat].others > s->n_hand[seat];
	}
	return !wrong;
}

static int events_add_up(const struct baroque *s)
{
	for (int i = 0; i < N_EVENTS; i++) {
		int n = s->event_deck[i] + s->event_discards[i] + s->event_out[i] +
			s->event_box[i] + (s->event == i + 1);
		if (n != events[i].count)
			return 0;
	}
	return !s->famine_below || s->event_deck[EVENT_FAMINE];
}

static int fronts_add_up(const struct baroque *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		for (int sort = 0; sort < N_CHARACTERS; sort++) {
			int card = s->front[seat][sort] - 1;
			if (card >= N_CARDS || (card >= 0 && cards[card].sort != sort))
				return 0;
		}
		int attacks = seat == s->active && s->attack_lead;
		if (s->post[seat] > N_STATES || (s->post[seat] && !s->front[seat][SORT_GENERAL]))
			return 0;
		if (s->post[seat] && !attacks && !set_has(s->camp[seat], s->post[seat] - 1))
			return 0; /* 17.10 */
	}
	return 1;
}

static int order_adds_up(const struct baroque *s)
{
	unsigned set = 0;
	for each_seat(i, s)
		set |= 1u << (s->order[i] & 7);
	return set == (1u << s->core.n_seats) - 1 && s->active < s->core.n_seats; /* 8.2 */
}

static int known_is_true(const struct baroque *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int other = 0; other < LUDO_SEATS; other++)
			for (int i = 0; i < N_CARDS; i++)
				if (s->secret[seat].known[other][i] > s->secret[other].hand[i])
					return 0; /* 18.2 */
	return 1;
}

static int unused_is_empty(const struct baroque *s)
{
	uint64_t used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++) /* 3.1 */
		used |= s->held[seat] | s->camp[seat] | s->fl[seat] | s->vp[seat] |
			s->n_hand[seat] | s->divine[seat] | s->post[seat];
	return !used;
}

int baroque_check(const void *state)
{
	const struct baroque *s = state;
	if (!order_adds_up(s))
		return ACC_ORDER;
	if (!states_add_up(s))
		return ACC_STATES;
	if (!armies_add_up(s))
		return ACC_ARMIES;
	if (!buildings_add_up(s))
		return ACC_BUILDINGS;
	if (!cards_add_up(s))
		return ACC_CARDS;
	if (!counts_add_up(s))
		return ACC_COUNTS;
	if (!events_add_up(s))
		return ACC_EVENTS;
	if (s->event_out[EVENT_WAR] != set_count(s->wars))
		return ACC_WARS; /* 12.9 */
	if (!fronts_add_up(s))
		return ACC_FRONTS;
	if (!known_is_true(s))
		return ACC_KNOWN;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
