/* lab.c: Pax Renaissance as numbers, for bots and for learning. */
#include "areas.h"

#define LUDO_WEIGHTS "pax/weights.def"
#include "ludo_weights.h"

enum { N_FEATURES = 16 };

static const char *const features[N_FEATURES] = {
	"cards left in the decks", "own florins", "most florins of others", "own hand",
	"own concessions", "own monarchies", "own republics", "own cards", "own Catholic",
	"own Reformed", "own Islamic", "own Law", "own Discovery", "own Patron",
	"active victories", "victories fulfilled",
};

static int n_fulfilled(const struct pax *s, int seat, unsigned among)
{
	int n = 0;
	set_each(victory, among)
		n += pax_fulfils(s, seat, victory);
	return n;
}

static int n_cards(const struct pax *s, int seat)
{
	struct area area;
	area_of(s, seat, NO_SIDE, &area);
	return area.n;
}

static int n_left(const struct pax *s)
{
	return s->n_deck[WEST] + s->n_deck[EAST];
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct pax *s = blanked;
	int most = 0;
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && s->florins[q] > most)
			most = s->florins[q];
	const int all[N_FEATURES] = {
		n_left(s), s->florins[seat], most, n_hand(s, seat), n_concessions(s, seat),
		n_realms(s, seat, 0), n_realms(s, seat, 1), n_cards(s, seat),
		n_prestige(s, seat, CATHOLIC), n_prestige(s, seat, REFORMED),
		n_prestige(s, seat, ISLAMIC), n_prestige(s, seat, LAW),
		n_prestige(s, seat, DISCOVERY), n_prestige(s, seat, PATRON),
		set_count(s->active), n_fulfilled(s, seat, set_first(N_VICTORIES)),
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* ---- the quick evaluation: what leads towards a victory ---- */

static void count_area(const struct pax *s, int seat, int16_t *out)
{
	struct area area;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++) {
		int card = area.card[i], prestige = prestige_of(s, card);
		out[TERM_cards]++;
		out[TERM_queens] += is_queen(card);
		out[TERM_law] += prestige >> LAW & 1;
		out[TERM_discovery] += prestige >> DISCOVERY & 1;
		out[TERM_faith] += (prestige & (P(CATHOLIC) | P(REFORMED) | P(ISLAMIC))) != 0;
		out[TERM_bishops_near] += s->bishop[card] != 0;
		out[TERM_silenced] += is_silenced(s, seat, card);
	}
}

static void count_realms(const struct pax *s, int16_t (*out)[LUDO_TERMS])
{
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int seat = s->holder[empire] - 1;
		if (seat < 0)
			continue;
		out[seat][set_has(s->republics, empire) ? TERM_republics : TERM_monarchies]++;
		out[seat][TERM_vassals] += s->suzerain[empire] != 0;
	}
}

/* How far a seat is before the best of the others in something that was counted. */
static int16_t lead(const struct pax *s, int seat, int16_t (*out)[LUDO_TERMS], int term)
{
	int best = 0;
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && out[q][term] > best)
			best = out[q][term];
	int by = out[seat][term] - best;
	return (int16_t)(by < -3 ? -3 : by > 3 ? 3 : by);
}

static void count_leads(const struct pax *s, int seat, int16_t (*out)[LUDO_TERMS])
{
	int16_t *own = out[seat];
	if (set_has(s->active, IMPERIAL))
		own[TERM_imperial_lead] = lead(s, seat, out, TERM_monarchies);
	if (set_has(s->active, RENAISSANCE)) {
		own[TERM_renaissance_lead] = lead(s, seat, out, TERM_republics);
		own[TERM_law_lead] = lead(s, seat, out, TERM_law);
	}
	if (set_has(s->active, GLOBALIZATION)) {
		own[TERM_trade_lead] = lead(s, seat, out, TERM_concessions);
		own[TERM_discovery_lead] = lead(s, seat, out, TERM_discovery);
	}
	own[TERM_ready] = n_fulfilled(s, seat, s->active) != 0;
	own[TERM_ready_now] = own[TERM_ready] && s->turn == seat && s->actions > 0;
	own[TERM_in_waiting] =
		(int16_t)n_fulfilled(s, seat, set_first(N_VICTORIES) & ~(uint64_t)s->active);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct pax *s = filled;
	count_realms(s, out);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		count_area(s, seat, out[seat]);
		out[seat][TERM_florins] = s->florins[seat] < 12 ? s->florins[seat] : 12;
		out[seat][TERM_hand] = (int16_t)n_hand(s, seat);
		out[seat][TERM_concessions] = (int16_t)n_concessions(s, seat);
		out[seat][TERM_actions] = s->turn == seat ? s->actions : 0;
	}
	for (int seat = 0; seat < s->core.n_seats; seat++)
		count_leads(s, seat, out);
}

/* The decks run out. */
static int progress(const void *filled)
{
	const struct pax *s = filled;
	int all = 2 * (BOTTOM + 4 * s->core.n_seats) - N_PLACES;
	int done = all - n_left(s);
	return done < 0 ? 0 : LUDO_PROGRESS * done / all;
}

const struct ludo_lab pax_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.count = count,
	.progress = progress,
};
