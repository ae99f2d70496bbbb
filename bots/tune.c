/* tune.c: weights from self-play.
 *
 * Bots play with the weights so far (at first with those somebody thought of) and now
 * and then a random move.  What the seats still gain from a position to the end, each
 * compared with the others, is fitted by least squares to the terms, early and late.
 * What earlier rounds saw is kept: weights that only know good play forget what is bad.
 * About a tenth of the games of each round is kept out of that fit.  On these the spread
 * is chosen that is least surprised by the winners, and how surprised it is, is told: a
 * little too well, for two numbers were fitted to them. */
#include "tune.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "rng.h"
#include "set.h"

enum {
	DIMS = 2 * LUDO_TERMS, MOST_SAMPLES = 512,
	SAMPLE_1_IN = 3, RANDOM_1_IN = 8, JUDGE_1_IN = 10,
};

struct sample { /* one position */
	int16_t n[LUDO_SEATS][LUDO_TERMS];
	int32_t points[LUDO_SEATS];
	int progress;
};

struct outcome { /* one position, judged */
	int32_t worth[LUDO_SEATS];
	float share[LUDO_SEATS]; /* of the victory */
	int16_t progress;
	uint8_t n_seats;
};

struct lesson {
	struct tune *tune;
	struct bot_scale scale;
	struct ludo_rng rng;
	int n_samples;
	struct sample *sample; /* of the game that is being played */
	double (*a)[DIMS], b[DIMS]; /* normal equations */
	long n_judged, room;
	struct outcome *judged; /* rewritten when the weights change */
	struct sample *judged_from;
};

/* ---- playing ---- */

void tune_look_together(const struct ludo_table *table, unsigned char *state)
{
	_Alignas(16) unsigned char view[LUDO_STATE];
	const struct ludo_rules *rules = ludo_table_game(table)->rules;
	int ply = ludo_table_ply(table);
	ludo_table_look(table, ply, LUDO_NOBODY, state);
	for (int seat = 0; seat < ludo_table_n_seats(table); seat++) {
		size_t at = rules->secret + (size_t)seat * rules->secret_size;
		ludo_table_look(table, ply, seat, view);
		memcpy(state + at, view + at, rules->secret_size);
	}
}

static void take_sample(struct lesson *l, const struct ludo_table *table)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct ludo_game *game = l->tune->game;
	uint8_t place[LUDO_SEATS];
	if (l->n_samples == MOST_SAMPLES)
		return;
	struct sample *s = &l->sample[l->n_samples++];
	tune_look_together(table, state);
	memset(s->n, 0, sizeof(s->n));
	game->lab->count(state, s->n);
	game->rules->standings(state, s->points, place);
	s->progress = bot_progress(&l->scale, state);
}

static int answer(struct lesson *l, struct ludo_table *table)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	int ply = ludo_table_ply(table), seat = set_least(ludo_table_waiting(table));
	ludo_table_look(table, ply, seat, blanked);
	struct bot_task task = { .game = l->tune->game, .blanked = blanked, .seat = seat,
				 .style = l->tune->style, .scale = &l->scale,
				 .seed = ludo_rng_next(&l->rng) };
	struct bot_answer answer;
	if (!ludo_rng_below(&l->rng, RANDOM_1_IN))
		task.style = (struct bot_style){ .method = BOT_RANDOM };
	return bot_think(&task, &answer) && !ludo_table_play(table, answer.move).code;
}

void tune_options(const struct ludo_game *game, const struct tune_held *held, int is_drawn,
		  struct ludo_rng *rng, uint8_t options[LUDO_OPTIONS])
{
	ludo_options_standard(game, options);
	for (int i = 0; is_drawn && i < LUDO_OPTIONS && game->rules->n_values[i]; i++)
		options[i] = (uint8_t)ludo_rng_below(rng, game->rules->n_values[i]);
	for (int i = 0; i < held->n; i++)
		ludo_option_set(game, options, held->option[i], 0);
}

/* One game, and positions from it.  Every other one has its options as chance will have them: all
 * rules are met. */
static struct ludo_table *play(struct lesson *l, long number)
{
	const struct ludo_game *game = l->tune->game;
	int n_counts = game->max_seats - game->min_seats + 1;
	uint8_t options[LUDO_OPTIONS];
	tune_options(game, &l->tune->held, number % 2, &l->rng, options);
	int n_seats = game->min_seats + (int)(number / 2 % n_counts);
	struct ludo_table *table = ludo_table_open(game, n_seats, options,
						   ludo_seed_from_number(l->rng.state));
	l->n_samples = 0;
	while (table && ludo_table_waiting(table)) {
		ludo_table_deal(table);
		if (!ludo_table_waiting(table))
			break;
		if (!ludo_rng_below(&l->rng, SAMPLE_1_IN))
			take_sample(l, table);
		if (!answer(l, table)) {
			ludo_table_close(table);
			return 0;
		}
	}
	return table;
}

/* ---- fitting ---- */

/* A seat's terms compared with the table's mean, split over early and late. */
static void spread_terms(const struct lesson *l, const struct sample *s, int n_seats, int seat,
			 double *x)
{
	int n_terms = l->scale.n_terms;
	double late = (double)s->progress / LUDO_PROGRESS;
	for (int i = 0; i < n_terms; i++) {
		double mean = 0;
		for (int q = 0; q < n_seats; q++)
			mean += s->n[q][i];
		double mine = s->n[seat][i] - mean / n_seats;
		x[i] = mine * (1 - late);
		x[n_terms + i] = mine * late;
	}
}

static void share_victory(const uint8_t *place, int n_seats, float *share)
{
	int winners = 0;
	for (int q = 0; q < n_seats; q++)
		winners += place[q] == 1;
	for (int q = 0; q < n_seats; q++)
		share[q] = place[q] == 1 ? 1.0f / (float)winners : 0;
}

/* end: what the seats have got by the end, in hundredths of a point. */
static void learn_sample(struct lesson *l, const struct sample *s, const double *end,
			 int n_seats)
{
	int n = 2 * l->scale.n_terms;
	double mean = 0, x[DIMS];
	for (int q = 0; q < n_seats; q++)
		mean += end[q] - 100 * s->points[q];
	mean /= n_seats;
	for (int q = 0; q < n_seats; q++) {
		double y = end[q] - 100 * s->points[q] - mean;
		spread_terms(l, s, n_seats, q, x);
		for (int i = 0; i < n; i++) {
			l->b[i] += x[i] * y;
			for (int j = 0; j <= i && x[i] != 0; j++)
				l->a[i][j] += x[i] * x[j];
		}
	}
}

static void judge_sample(struct lesson *l, const struct sample *s, const uint8_t *place,
			 int n_seats)
{
	if (l->n_judged == l->room)
		return;
	struct outcome *o = &l->judged[l->n_judged];
	memset(o, 0, sizeof(*o));
	share_victory(place, n_seats, o->share);
	o->n_seats = (uint8_t)n_seats;
	o->progress = (int16_t)s->progress;
	l->judged_from[l->n_judged++] = *s;
}

/* How strongly, and where, the first thoughts hold a weight: what self-play leaves open stays
 * as somebody thought it. */
static double pull_of(const struct lesson *l, int i)
{
	return (double)l->tune->trust / 100 * l->a[i][i];
}

static double thought_of(const struct lesson *l, int i)
{
	int n = l->scale.n_terms;
	return l->tune->game->lab->term[i % n].first[i / n];
}

/* Solve the normal equations by Cholesky; a ridge holds what was hardly ever met. */
static void solve(const struct lesson *l, double *w)
{
	static const double ridge = 1e-4;
	double a[DIMS][DIMS], trace = 0;
	int n = 2 * l->scale.n_terms;
	for (int i = 0; i < n; i++)
		trace += l->a[i][i];
	for (int i = 0; i < n; i++)
		for (int j = 0; j <= i; j++) {
			double sum = l->a[i][j];
			if (i == j)
				sum += ridge * trace / n + 1e-9 + pull_of(l, i);
			for (int k = 0; k < j; k++)
				sum -= a[i][k] * a[j][k];
			a[i][j] = i == j ? sqrt(sum > 1e-12 ? sum : 1e-12) : sum / a[j][j];
		}
	for (int i = 0; i < n; i++) {
		w[i] = l->b[i] + pull_of(l, i) * thought_of(l, i);
		for (int k = 0; k < i; k++)
			w[i] -= a[i][k] * w[k];
		w[i] /= a[i][i];
	}
	for (int i = n - 1; i >= 0; i--) {
		for (int k = i + 1; k < n; k++)
			w[i] -= a[k][i] * w[k];
		w[i] /= a[i][i];
	}
}

static int16_t rounded(double x)
{
	return (int16_t)(x > 30000 ? 30000 : x < -30000 ? -30000 : lround(x));
}

static void take_weights(struct lesson *l)
{
	double w[DIMS];
	int n = l->scale.n_terms;
	solve(l, w);
	for (int i = 0; i < n; i++) {
		l->scale.early[i] = rounded(w[i]);
		l->scale.late[i] = rounded(w[n + i]);
	}
}

/* ---- judging ---- */

static void weigh_judged(struct lesson *l)
{
	for (long i = 0; i < l->n_judged; i++) {
		struct outcome *o = &l->judged[i];
		const struct sample *s = &l->judged_from[i];
		for (int q = 0; q < o->n_seats; q++) {
			int64_t sum = 0;
			for (int k = 0; k < l->scale.n_terms; k++)
				sum += s->n[q][k] *
				       (l->scale.early[k] * (LUDO_PROGRESS - s->progress) +
					l->scale.late[k] * s->progress);
			o->worth[q] = 100 * s->points[q] + (int32_t)(sum / LUDO_PROGRESS);
		}
	}
}

/* Mean surprise at the winners, in bits. */
static double surprise(const struct lesson *l, double early, double late)
{
	double bits = 0;
	for (long i = 0; i < l->n_judged; i++) {
		const struct outcome *o = &l->judged[i];
		double t = (double)o->progress / LUDO_PROGRESS, sum = 0;
		double wide = early * (1 - t) + late * t;
		for (int q = 0; q < o->n_seats; q++)
			sum += exp((o->worth[q] - o->worth[0]) / wide);
		for (int q = 0; q < o->n_seats; q++)
			bits -= (double)o->share[q] *
				((o->worth[q] - o->worth[0]) / wide - log(sum)) / log(2);
	}
	return bits / (double)(l->n_judged ? l->n_judged : 1);
}

static void take_spread(struct lesson *l)
{
	double best = 1e9;
	for (double early = 100; early < 6000; early *= 1.15)
		for (double late = 50; late < 3000; late *= 1.15) {
			double bits = surprise(l, early, late);
			if (bits >= best)
				continue;
			best = bits;
			l->scale.spread[0] = rounded(early);
			l->scale.spread[1] = rounded(late);
		}
}

static double blind_surprise(const struct lesson *l)
{
	double bits = 0;
	for (long i = 0; i < l->n_judged; i++)
		bits += log2(l->judged[i].n_seats);
	return bits / (double)(l->n_judged ? l->n_judged : 1);
}

/* ---- rounds ---- */

static void learn_game(struct lesson *l, const struct ludo_table *table)
{
	int n_seats = ludo_table_n_seats(table), judges = !ludo_rng_below(&l->rng, JUDGE_1_IN);
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	float share[LUDO_SEATS];
	double end[LUDO_SEATS];
	ludo_table_standings(table, points, place);
	share_victory(place, n_seats, share);
	for (int q = 0; q < n_seats; q++)
		end[q] = 100 * points[q] + l->tune->game->lab->victory * (double)share[q];
	for (int k = 0; k < l->n_samples; k++)
		if (judges)
			judge_sample(l, &l->sample[k], place, n_seats);
		else
			learn_sample(l, &l->sample[k], end, n_seats);
}

static int play_round(struct lesson *l, int round)
{
	struct tune *tune = l->tune;
	l->n_judged = 0;
	for (long i = 0; i < tune->n_games; i++) {
		const uint64_t salt[3] = { tune->seed, (uint64_t)round, (uint64_t)i };
		l->rng = ludo_rng_from(ludo_hash(0, salt, sizeof(salt)));
		struct ludo_table *table = play(l, i);
		if (!table)
			return 0;
		learn_game(l, table);
		tune->n_positions += l->n_samples;
		ludo_table_close(table);
		if (tune->progress)
			tune->progress(tune->listener, round, i + 1);
	}
	return 1;
}

static int run_rounds(struct lesson *l)
{
	struct tune *tune = l->tune;
	for (int round = 0; round < tune->n_rounds; round++) {
		if (!play_round(l, round))
			return 0;
		weigh_judged(l);
		tune->before = surprise(l, l->scale.spread[0], l->scale.spread[1]);
		take_weights(l);
		weigh_judged(l);
		take_spread(l);
		tune->after = surprise(l, l->scale.spread[0], l->scale.spread[1]);
		tune->blind = blind_surprise(l);
		tune->n_judged = l->n_judged;
	}
	tune->scale = l->scale;
	return 1;
}

int tune_run(struct tune *tune)
{
	struct lesson l = { .tune = tune, .scale = bot_scale_of(tune->game) };
	l.scale.spread[0] = l.scale.spread[1] = 500;
	if (!l.scale.n_terms)
		return 0;
	for (int i = 0; i < l.scale.n_terms; i++) {
		l.scale.early[i] = tune->game->lab->term[i].first[0];
		l.scale.late[i] = tune->game->lab->term[i].first[1];
	}
	l.room = tune->n_games * 8 + 1000;
	l.sample = calloc(MOST_SAMPLES, sizeof(*l.sample));
	l.a = calloc(DIMS, sizeof(*l.a));
	l.judged = calloc((size_t)l.room, sizeof(*l.judged));
	l.judged_from = calloc((size_t)l.room, sizeof(*l.judged_from));
	int ok = l.sample && l.a && l.judged && l.judged_from && run_rounds(&l);
	free(l.sample);
	free(l.a);
	free(l.judged);
	free(l.judged_from);
	return ok;
}

void tune_write(struct ludo_text *text, const struct tune *tune, const char *how)
{
	ludo_put(text, "/* weights.def: what things are worth in the end, in hundredths of a "
		       "point, early\n * and late in a game; see ludo_lab.h.  Written by a "
		       "command, not by hand:\n");
	ludo_putf(text, " *     %s\n * %ld positions; surprise at the winner %.4f bits, "
			"%.4f if all seats were alike.\n *\n"
			" *    %-20s at first:       found:\n *    %-20s early   late    early    late */\n",
		  how, tune->n_positions, tune->after, tune->blind, "what", "");
	for (int i = 0; i < tune->scale.n_terms; i++) {
		const struct ludo_term *term = &tune->game->lab->term[i];
		ludo_putf(text, "TERM( %s,%*s%5d, %5d, %7d, %6d )\n", term->name,
			  (int)(20 - strlen(term->name)), "", term->first[0],
			  term->first[1], tune->scale.early[i], tune->scale.late[i]);
	}
	ludo_putf(text, "SPREAD(%33s%7d, %6d )\n", "", tune->scale.spread[0],
		  tune->scale.spread[1]);
}
