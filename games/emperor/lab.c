/* lab.c: In the Shadow of the Emperor as numbers, for bots and for learning. */
#include "agenda.h"
#include "emperor.h"

#define LUDO_WEIGHTS "emperor/weights.def"
#define LUDO_REASONS "emperor/reasons.def"
#define LUDO_CALIBRATION "emperor/calibration.def"
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

static int tens_left(int rank)
{
	return N_AGES - rank % N_AGES;
}

/* The nobles of every seat by rank, wherever they are, in one walk over the board. */
static void count_nobles(const struct emperor *s, struct estate e[LUDO_SEATS])
{
	union {
		uint64_t all;
		uint8_t of[N_RANKS];
	} nobles[LUDO_SEATS] = { 0 };
	for (int p = 0; p < N_PROVINCES; p++)
		for (int seat = 0; seat < s->core.n_seats; seat++)
			nobles[seat].all += family(s, p, seat);
	for (int place = SEATS_FROM; place < N_PLACES; place++) {
		int noble = sitting_at(s, place);
		if (noble)
			nobles[owner_of(noble)].of[rank_of(noble)]++;
	}
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		e[seat].nobles = sum_of_bytes(nobles[seat].all);
		e[seat].couples = sum_of_bytes(couples_of(nobles[seat].all));
		for (int rank = 0; rank < N_RANKS; rank++)
			e[seat].tens += nobles[seat].of[rank] * tens_left(rank);
	}
}

static struct estate survey(const struct emperor *s, int seat)
{
	struct estate all[LUDO_SEATS] = { 0 };
	count_nobles(s, all);
	struct estate e = all[seat];
	for (int p = 0; p < N_PROVINCES; p++) {
		int most;
		e.seats += belongs(s->elector[p], seat);
		e.influence += emperor_influence(s, p, seat);
		e.led += emperor_leaders(s, p, &most) == 1u << seat;
	}
	for (int card = 0; card < N_CARDS; card++)
		e.cards += s->cards[seat][card];
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
		emperor_income(s, seat), s->emperor == seat, e.seats, emperor_votes(s, seat),
		e.influence, e.led, e.nobles, e.couples, 10 * e.tens,
		MAX_KNIGHTS - emperor_knights_left(s, seat),
		MAX_CITIES - emperor_cities_left(s, seat),
		e.cards,
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = all[i];
}

/* ---- the quick evaluation: what may still become points ---- */

/* How a seat stands in a province when electors are chosen (11.5, 11.6). */
static void count_stand(int is_sitting, int is_first, int is_alone, int16_t *out)
{
	out[TERM_seats] += is_sitting;
	if (is_first)
		out[is_sitting ? TERM_safe : is_alone ? TERM_to_take : TERM_shared]++;
	else if (is_sitting)
		out[TERM_in_danger]++;
}

static void count_provinces(const struct emperor *s, int16_t (*out)[LUDO_TERMS])
{
	for (int p = 0; p < N_PROVINCES; p++) {
		int most = 0, sitting = owner_of(s->elector[p]);
		unsigned first = 0;
		if (!is_in_game(s, p))
			continue;
		for (int seat = 0; seat < s->core.n_seats; seat++) {
			int n = emperor_influence(s, p, seat);
			out[seat][TERM_influence] += n;
			if (n > most) {
				most = n;
				first = 0;
			}
			first |= (unsigned)(n == most) << seat;
		}
		unsigned standing = most ? first | (sitting >= 0 ? 1u << sitting : 0) : 0;
		int is_alone = !(first & (first - 1));
		for (int seat = 0; standing >> seat; seat++)
			if (standing >> seat & 1)
				count_stand(sitting == seat, first >> seat & 1, is_alone,
					    out[seat]);
	}
}

/* Cards by colour, which decides the offspring (7.1). */
static void count_cards(const struct emperor *s, int seat, int16_t *out)
{
	for (int card = 0; card < N_CARDS; card++) {
		int n = s->cards[seat][card];
		out[TERM_blue] += (cards[card].colour == BLUE) * n;
		out[TERM_pink] += (cards[card].colour == PINK) * n;
	}
}

static void count_claim(const struct emperor *s, int seat, int rival, int16_t *out)
{
	out[TERM_votes] = emperor_votes(s, seat);
	out[TERM_claims] = rival == seat;
	out[TERM_claim_votes] = rival == seat ? out[TERM_votes] : 0;
	out[TERM_throne] = s->emperor == seat;
	out[TERM_challenged] = s->emperor == seat && rival >= 0;
	out[TERM_throne_votes] = s->emperor == seat ? out[TERM_votes] : 0;
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
	case ASK_RIDE:
	case ASK_MOVE:
	case ASK_MOVE_TO: out[TERM_change_due] = 1; break;
	default: break;
	}
}

static void count_family(const struct emperor *s, int seat, const struct estate *e,
			 int16_t *out)
{
	out[TERM_thalers] = s->thalers[seat];
	out[TERM_income] = emperor_income(s, seat) - BASE_INCOME;
	out[TERM_nobles] = e->nobles;
	out[TERM_couples] = e->couples;
	out[TERM_years] = e->tens;
	out[TERM_knights] = MAX_KNIGHTS - emperor_knights_left(s, seat);
	out[TERM_cities] = MAX_CITIES - emperor_cities_left(s, seat);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct emperor *s = filled;
	struct estate e[LUDO_SEATS] = { 0 };
	int rival = emperor_challenger(s);
	count_nobles(s, e);
	count_provinces(s, out);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		count_family(s, seat, &e[seat], out[seat]);
		count_cards(s, seat, out[seat]);
		count_claim(s, seat, rival, out[seat]);
		count_promise(s, seat, out[seat]);
	}
}

static int progress(const void *filled)
{
	const struct emperor *s = filled;
	int phases = 8, done = (s->round ? s->round - 1 : 0) * phases + s->phase;
	int late = LUDO_PROGRESS * done / (N_ROUNDS * phases);
	return late < LUDO_PROGRESS ? late : LUDO_PROGRESS;
}

/* What a net looks at. */
static const char *const inputs[] = {
	"emperor", "passed", "elector", "last", "eminence", "nobles", "knights", "castles",
	"cities", "cards", "lent", "thalers", "points", "vote", "pile", "round", "phase",
	"throne", "imperial", "used", 0,
};

#define LUDO_NET "emperor/net.def"
#include "ludo_net.h"

const struct ludo_lab emperor_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.inputs = inputs,
	.net = &net,
	.master_net = LUDO_NET_ENDS,
	.master_cut = 4,
	.count = count,
	.progress = progress,
};
