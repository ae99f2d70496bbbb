/* crosstable.c: what many games say, and how surely.
 *
 * The games of one deal are no independent trials: every interval is taken over deals,
 * each with all its seats and lineups.  Strengths are a Bradley-Terry fit over who came
 * in before whom, on Elo's scale with mean 0; half a game each way is added to every
 * pair that met, so that a bot that never lost has a finite strength. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "rng.h"

enum { RESAMPLES = 200, MOST_ROUNDS = 500 };

struct tally { /* of one deal */
	double wins[ARENA_BOTS], rank[ARENA_BOTS], score[ARENA_BOTS], seats[ARENA_BOTS];
	double beats[ARENA_BOTS][ARENA_BOTS];
};

/* Bots with one name are one bot. */
static int group(const struct arena *a, struct arena_table *t, int *group_of)
{
	for (int i = 0; i < a->n_bots; i++) {
		int k = 0;
		while (k < t->n && strcmp(t->name[k], a->name[i]))
			k++;
		if (k == t->n)
			t->name[t->n++] = a->name[i];
		group_of[i] = k;
	}
	return t->n;
}

static void add_game(const struct arena *a, long number, const int *group_of, struct tally *sum)
{
	const struct arena_result *r = &a->result[number];
	int bot[LUDO_SEATS], winners = 0;
	for (int seat = 0; seat < a->n_seats; seat++) {
		bot[seat] = group_of[arena_bot_at(a, number, seat)];
		winners += r->place[seat] == 1;
	}
	for (int seat = 0; seat < a->n_seats; seat++) {
		int k = bot[seat];
		sum->wins[k] += r->place[seat] == 1 ? 1.0 / winners : 0;
		sum->rank[k] += r->place[seat];
		sum->score[k] += r->points[seat];
		sum->seats[k]++;
		for (int other = 0; other < a->n_seats; other++)
			if (bot[other] != k)
				sum->beats[k][bot[other]] +=
					r->place[seat] < r->place[other] ? 1
					: r->place[seat] == r->place[other] ? 0.5 : 0;
	}
}

static int is_complete(const struct arena *a, long deal)
{
	int n = arena_games_a_deal(a), played = 0;
	for (int k = 0; k < n; k++)
		played += a->result[deal * n + k].is_played;
	return played == n;
}

static long n_complete(const struct arena *a)
{
	long n = 0;
	for (long deal = 0; deal < a->n_deals; deal++)
		n += is_complete(a, deal);
	return n;
}

/* Mean and interval of one figure over deals: column is its place in a tally, and
 * each deal's sum is divided by what the deal had of it. */
static struct arena_figure figure(const struct tally *deal, long n, size_t column, size_t by,
				  double games)
{
	double sum = 0, squares = 0;
	for (long i = 0; i < n; i++) {
		const char *base = (const char *)&deal[i];
		double over = games > 0 ? games : *(const double *)(const void *)(base + by);
		double x = *(const double *)(const void *)(base + column) / over;
		sum += x;
		squares += x * x;
	}
	double mean = sum / (double)n;
	double variance = n > 1 ? (squares - sum * mean) / (double)(n - 1) : NAN;
	if (variance < 0)
		variance = 0; /* by rounding */
	double half = 1.96 * sqrt(variance / (double)n);
	return (struct arena_figure){ mean, half };
}

/* ---- Bradley-Terry ---- */

static void fit(int n, double beats[ARENA_BOTS][ARENA_BOTS], double *elo)
{
	double strength[ARENA_BOTS], mean = 0;
	for (int i = 0; i < n; i++)
		strength[i] = 1;
	for (int round = 0; round < MOST_ROUNDS; round++)
		for (int i = 0; i < n; i++) {
			double won = 0, expected = 0;
			for (int j = 0; j < n; j++) {
				double met = beats[i][j] + beats[j][i];
				if (j == i || met <= 0)
					continue;
				won += beats[i][j] + 0.5;
				expected += (met + 1) / (strength[i] + strength[j]);
			}
			strength[i] = expected > 0 ? won / expected : strength[i];
		}
	for (int i = 0; i < n; i++)
		mean += elo[i] = 400 * log10(strength[i]);
	for (int i = 0; i < n; i++)
		elo[i] -= mean / n;
}

static void add_pairs(struct tally *sum, const struct tally *deal)
{
	for (int i = 0; i < ARENA_BOTS; i++)
		for (int j = 0; j < ARENA_BOTS; j++)
			sum->beats[i][j] += deal->beats[i][j];
}

static int up(const void *x, const void *y)
{
	double a = *(const double *)x, b = *(const double *)y;
	return a < b ? -1 : a > b;
}

/* The interval by drawing deals again and again, always the same way. */
static void fit_all(struct arena_table *t, const struct tally *deal, long n)
{
	static const int low = RESAMPLES / 40, high = RESAMPLES - 1 - RESAMPLES / 40;
	double elo[ARENA_BOTS], again[ARENA_BOTS][RESAMPLES];
	struct ludo_rng rng = ludo_rng_from(1);
	struct tally all = { 0 };
	for (long i = 0; i < n; i++)
		add_pairs(&all, &deal[i]);
	fit(t->n, all.beats, elo);
	for (int k = 0; k < RESAMPLES; k++) {
		double one[ARENA_BOTS];
		struct tally sum = { 0 };
		for (long i = 0; i < n; i++)
			add_pairs(&sum, &deal[ludo_rng_below(&rng, (uint32_t)n)]);
		fit(t->n, sum.beats, one);
		for (int i = 0; i < t->n; i++)
			again[i][k] = one[i];
	}
	for (int i = 0; i < t->n; i++) {
		qsort(again[i], RESAMPLES, sizeof(double), up);
		double half = n > 1 ? (again[i][high] - again[i][low]) / 2 : NAN;
		t->elo[i] = (struct arena_figure){ elo[i], half };
		for (int j = 0; j < t->n; j++) {
			t->meets[i][j] = all.beats[i][j] + all.beats[j][i];
			t->beats[i][j] = t->meets[i][j] > 0
				? all.beats[i][j] / t->meets[i][j] : 0;
		}
	}
}

/* ---- the table ---- */

static long tally_deals(const struct arena *a, struct arena_table *t, struct tally *deal)
{
	int group_of[ARENA_BOTS], each = arena_games_a_deal(a);
	long n = 0;
	group(a, t, group_of);
	for (long d = 0; d < a->n_deals; d++) {
		if (!is_complete(a, d)) {
			for (int k = 0; k < each; k++)
				t->n_odd += a->result[d * each + k].is_played;
			continue;
		}
		for (int k = 0; k < each; k++)
			add_game(a, d * each + k, group_of, &deal[n]);
		n++;
	}
	return n;
}

int arena_tabulate(const struct arena *a, struct arena_table *t)
{
	memset(t, 0, sizeof(*t));
	struct tally *deal = calloc((size_t)n_complete(a) + 1, sizeof(*deal));
	if (!deal)
		return 0;
	int each = arena_games_a_deal(a);
	long n = t->n_deals = tally_deals(a, t, deal);
	t->n_games = n * each;
	for (int k = 0; n && k < t->n; k++) {
		size_t at = (size_t)k * sizeof(double), by = offsetof(struct tally, seats) + at;
		t->parity[k] = deal[0].seats[k] / (each * a->n_seats);
		t->wins[k] = figure(deal, n, offsetof(struct tally, wins) + at, by, each);
		t->rank[k] = figure(deal, n, offsetof(struct tally, rank) + at, by, 0);
		t->score[k] = figure(deal, n, offsetof(struct tally, score) + at, by, 0);
	}
	if (n)
		fit_all(t, deal, n);
	free(deal);
	return 1;
}
