/* lab.c: In the Shadow of the Emperor as numbers, for bots and for learning. */
#include "counts.h"
#include "face.h"

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

/* What a seat has paid for but not placed yet: without it a bot that looks one answer
 * ahead would see only the price of a card. */
static int promise(const struct emperor *s, int seat)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.seat != seat)
		return 0;
	switch (top.what) {
	case ASK_CITY: return 140;
	case ASK_IMMIGRATION:
	case ASK_SON:
	case ASK_SETTLE: return 90;
	case ASK_BRIDE:
	case ASK_TRIER: return 60;
	case ASK_PROMOTION: return 50;
	case ASK_MEDICINE:
	case ASK_STATION: return 30;
	case ASK_MOVE:
	case ASK_MOVE_TO: return 20;
	default: return 0;
	}
}

/* What throne, nobles, years and income may still bring. */
static int prospects(const struct emperor *s, int seat, const struct estate *e)
{
	int left = N_ROUNDS - s->round;
	int crown = s->emperor == seat ? 100 + 60 * left : 0;
	int lives = 6 * e->nobles + 8 * e->couples + 2 * e->tens;
	int rent = 15 * (income_of(s, seat) - BASE_INCOME);
	return crown + left * (lives + rent) + (left ? 12 : 4) * s->thalers[seat];
}

/* A quick worth in hundredths of a point: points in hand, provinces led but not held,
 * and what may come of the rest. */
static void guess(const void *filled, int32_t *worth)
{
	const struct emperor *s = filled;
	for (int q = 0; q < s->core.n_seats; q++) {
		worth[q] = 100 * points_of(s, q);
		if (ludo_is_over(&s->core))
			continue; /* 14.2: nothing else counts */
		struct estate e = survey(s, q);
		int to_take = e.led > e.seats ? e.led - e.seats : 0;
		worth[q] += 120 * to_take + 60 * e.seats + 12 * e.influence +
			    prospects(s, q, &e) + promise(s, q);
	}
}

const struct ludo_lab emperor_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	.guess = guess,
};
