/* lab.c: In the Shadow of the Emperor as numbers, for bots and for learning. */
#include "counts.h"
#include "face.h"

#define LUDO_WEIGHTS "emperor/weights.def"
#include "ludo_weights.h"

enum { N_FEATURES = 16 };

static const char *const features[N_FEATURES] = {
	"rounds left", "own points", "best other points", "own thalers", "own income",
	"is emperor", "own seats", "own votes", "own influence", "provinces led",
	"own nobles", "own couples", "years left to own nobles", "own knights",
	"own cities", "own cards",
};

static int points_of(const struct emperor *s, int seat)
{
	return s->points[seat] + s->secret[seat].pile;
}

/* What one family has on the board. */
struct estate {
	int seats, influence, led, nobles, couples, tens, cards;
};

static void count_nobles(const struct emperor *s, int seat, struct estate *e)
{
	for (int place = 0; place < N_PLACES; place++)
		set_each(rank, ranks_at(s, place, seat)) {
			int n = 1;
			if (is_noble_space(place))
				n = s->nobles[place][tile_of(seat, rank)];
			e->nobles += n;
			e->couples += n * is_couple(rank);
			e->tens += n * (COUPLE_15 - rank % COUPLE_15);
		}
}

static struct estate survey(const struct emperor *s, int seat)
{
	struct estate e = { 0 };
	for (int p = 0; p < N_PROVINCES; p++) {
		int most;
		e.seats += owner_of(s->elector[p]) == seat;
		e.influence += influence(s, p, seat);
		e.led += leaders(s, p, &most) == 1u << seat;
	}
	for (int card = 0; card < N_CARDS; card++)
		e.cards += s->cards[seat][card];
	count_nobles(s, seat, &e);
	return e;
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct emperor *s = blanked;
	struct estate e = survey(s, seat);
	int best = 0;
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && s->points[q] > best)
			best = s->points[q]; /* not their face-down ones: 14.4 */
	const int all[N_FEATURES] = {
		N_ROUNDS - s->round, points_of(s, seat), best, s->thalers[seat],
		income_of(s, seat), s->emperor == seat, e.seats, votes(s, seat),
		e.influence, e.led, e.nobles, e.couples, 10 * e.tens,
		MAX_KNIGHTS - knights_left(s, seat), MAX_CITIES - cities_left(s, seat),
		e.cards,
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* ---- the quick evaluation: what may still become points ---- */

/* Provinces by how a seat stands there when electors are chosen (11.5, 11.6). */
static void count_provinces(const struct emperor *s, int seat, int16_t *out)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		int most, mine = influence(s, p, seat);
		int sits = owner_of(s->elector[p]) == seat;
		if (!is_in_game(s, p) || (!mine && !sits))
			continue;
		unsigned first = leaders(s, p, &most);
		out[TERM_seats] += sits;
		out[TERM_influence] = (int16_t)(out[TERM_influence] + mine);
		if (first == 1u << seat)
			out[sits ? TERM_safe : TERM_to_take]++;
		else if (first >> seat & 1)
			out[sits ? TERM_safe : TERM_shared]++;
		else if (sits)
			out[TERM_in_danger]++;
	}
}

/* Cards by colour, which decides the offspring (7.1), and the claim to the throne. */
static void count_cards(const struct emperor *s, int seat, int16_t *out)
{
	for (int card = 0; card < N_CARDS; card++) {
		int n = s->cards[seat][card];
		out[TERM_blue] = (int16_t)(out[TERM_blue] + (cards[card].colour == BLUE) * n);
		out[TERM_pink] = (int16_t)(out[TERM_pink] + (cards[card].colour == PINK) * n);
	}
	int rival = challenger(s);
	out[TERM_claims] = rival == seat;
	out[TERM_claim_votes] = (int16_t)(rival == seat ? votes(s, seat) : 0);
	out[TERM_throne] = s->emperor == seat;
	out[TERM_challenged] = s->emperor == seat && rival >= 0;
	out[TERM_throne_votes] = (int16_t)(s->emperor == seat ? votes(s, seat) : 0);
}

/* What a seat has paid for but not placed yet: without it a bot that looks one answer
 * ahead would see only the price of a card. */
static void count_promise(const struct emperor *s, int seat, int16_t *out)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.seat != seat)
		return;
	switch (top.what) {
	case ASK_CITY: out[TERM_city_due] = 1; break;
	case ASK_IMMIGRATION:
	case ASK_SON:
	case ASK_SETTLE:
	case ASK_PROMOTION: out[TERM_noble_due] = 1; break;
	case ASK_BRIDE:
	case ASK_TRIER:
	case ASK_MEDICINE:
	case ASK_STATION:
	case ASK_MOVE:
	case ASK_MOVE_TO: out[TERM_change_due] = 1; break;
	default: break;
	}
}

static void count(const void *filled, int seat, int16_t *out)
{
	const struct emperor *s = filled;
	struct estate e = { 0 };
	for (int i = 0; i < N_TERMS; i++)
		out[i] = 0;
	count_nobles(s, seat, &e);
	out[TERM_thalers] = s->thalers[seat];
	out[TERM_income] = (int16_t)(income_of(s, seat) - BASE_INCOME);
	out[TERM_votes] = (int16_t)votes(s, seat);
	out[TERM_nobles] = (int16_t)e.nobles;
	out[TERM_couples] = (int16_t)e.couples;
	out[TERM_years] = (int16_t)e.tens;
	out[TERM_knights] = (int16_t)(MAX_KNIGHTS - knights_left(s, seat));
	out[TERM_cities] = (int16_t)(MAX_CITIES - cities_left(s, seat));
	count_provinces(s, seat, out);
	count_cards(s, seat, out);
	count_promise(s, seat, out);
}

static int progress(const void *filled)
{
	const struct emperor *s = filled;
	int phases = 8, done = (s->round ? s->round - 1 : 0) * phases + s->phase;
	int late = LUDO_PROGRESS * done / (N_ROUNDS * phases);
	return late < LUDO_PROGRESS ? late : LUDO_PROGRESS;
}

const struct ludo_lab emperor_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.count = count,
	.progress = progress,
};
