/* calibrate.c: what an analysis says of the chances, against who won.
 *
 * Bots play whole games.  Of each, a few decisions are drawn and surveyed as an analysis does
 * it; the end of the game says who was right.  The map is the power of the chances, made one
 * again, that is least surprised by the winners of the first half of the games; the tables are
 * about the second half, which it has not seen. */
#include "calibrate.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "analysis.h"
#include "hash.h"
#include "rng.h"
#include "set.h"
#include "survey.h"
#include "table.h"

enum eyes { KNOWN, OPEN };

struct saying { /* of one position */
	float said[2][LUDO_SEATS]; /* as the seat could know; with everything open */
	float share[LUDO_SEATS];   /* of the victory, in the end */
	int n_seats;
};

struct campaign {
	struct calibrate *calibrate;
	struct saying *saying;  /* n_samples of each game */
	pthread_mutex_t lock;
	long next, n_done;
	int failed;
};

/* ---- playing ---- */

static struct ludo_table *play(const struct calibrate *c, struct ludo_rng *rng, long number)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	const struct ludo_game *game = c->game;
	uint8_t options[LUDO_OPTIONS];
	int n_counts = game->max_seats - game->min_seats + 1;
	ludo_options_standard(game, options);
	struct ludo_table *table =
		ludo_table_open(game, game->min_seats + (int)(number % n_counts), options,
				ludo_seed_from_number(ludo_rng_next(rng)));
	if (!table)
		return 0;
	ludo_table_deal(table);
	for (unsigned waiting; (waiting = ludo_table_waiting(table)); ludo_table_deal(table)) {
		int seat = set_least(waiting);
		struct bot_task task = { .game = game, .blanked = blanked, .seat = seat,
					 .style = c->style, .seed = ludo_rng_next(rng) };
		struct bot_answer answer;
		ludo_table_look(table, ludo_table_ply(table), seat, blanked);
		if (!bot_think(&task, &answer) || ludo_table_play(table, answer.move).code) {
			ludo_table_close(table);
			return 0;
		}
	}
	return table;
}

/* Both surveys of a decision; 0 if memory is out. */
static int survey(const struct calibrate *c, const struct ludo_table *table, int ply, uint64_t seed,
		  struct saying *saying)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	struct bot_survey *found = malloc(sizeof(*found));
	struct bot_task task = { .game = c->game, .blanked = state, .seed = seed,
				 .seat = ludo_table_move(table, ply).seat,
				 .style = analysis_style(c->game, c->iterations) };
	int ok = found != 0;
	for (int eyes = KNOWN; ok && eyes <= OPEN; eyes++) {
		task.is_open = eyes == OPEN;
		ludo_table_truth(table, ply, state);
		ok = bot_survey(&task, 0, found);
		if (ok)
			memcpy(saying->said[eyes], found->chance, sizeof(saying->said[eyes]));
	}
	free(found);
	return ok;
}

static void share_victory(const struct ludo_table *table, struct saying *saying)
{
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	int winners = 0;
	saying->n_seats = ludo_table_n_seats(table);
	ludo_table_standings(table, points, place);
	for (int seat = 0; seat < saying->n_seats; seat++)
		winners += place[seat] == 1;
	for (int seat = 0; seat < saying->n_seats; seat++)
		saying->share[seat] = place[seat] == 1 ? 1 / (float)winners : 0;
}

/* One decision in each part of the game. */
static int sample(const struct calibrate *c, const struct analysis *a, struct ludo_rng *rng,
		  struct saying *saying)
{
	for (long k = 0; k < c->n_samples; k++) {
		int begin = (int)(a->n * k / c->n_samples);
		int i = begin + (int)ludo_rng_below(rng, (uint32_t)(a->n / c->n_samples + 1));
		while (i > 0 && (i >= a->n || a->row[i].kind != ANALYSIS_DECISION))
			i--;
		if (a->row[i].kind != ANALYSIS_DECISION)
			continue; /* a game without decisions has nothing to say */
		if (!survey(c, a->table, a->row[i].ply, ludo_rng_next(rng), &saying[k]))
			return 0;
		share_victory(a->table, &saying[k]);
	}
	return 1;
}

static int take_part(const struct campaign *campaign, long number)
{
	const struct calibrate *c = campaign->calibrate;
	struct ludo_rng rng = ludo_rng_from(ludo_hash(c->seed, &number, sizeof(number)));
	struct ludo_table *table = play(c, &rng, number);
	struct analysis *a = table ? analysis_open(table, 0, c->iterations, 0) : 0;
	int ok = a && sample(c, a, &rng, campaign->saying + number * c->n_samples);
	analysis_close(a);
	ludo_table_close(table);
	return ok;
}

static void *serve_in(void *campaign)
{
	struct campaign *m = campaign;
	struct calibrate *c = m->calibrate;
	pthread_mutex_lock(&m->lock);
	while (m->next < c->n_games && !m->failed) {
		long number = m->next++;
		pthread_mutex_unlock(&m->lock);
		int ok = take_part(m, number);
		pthread_mutex_lock(&m->lock);
		m->failed |= !ok;
		m->n_done++;
		if (c->progress)
			c->progress(c->listener, m->n_done);
	}
	pthread_mutex_unlock(&m->lock);
	return 0;
}

/* ---- judging ---- */

static double surprise_at(const struct saying *s, const float *chance)
{
	double bits = 0;
	for (int seat = 0; seat < s->n_seats; seat++)
		if (s->share[seat] > 0)
			bits -= s->share[seat] * log2(chance[seat] > 1e-4f ? chance[seat] : 1e-4f);
	return bits;
}

static int bin_of(float chance)
{
	int bin = (int)(chance * 10 + 0.5f);
	return bin < 0 ? 0 : bin >= CALIBRATE_BINS ? CALIBRATE_BINS - 1 : bin;
}

/* Is it of a game that the map has not seen?  Both halves have all seat counts alike. */
static int is_judged(const struct calibrate *c, long position)
{
	int n_counts = c->game->max_seats - c->game->min_seats + 1;
	return position / c->n_samples / n_counts % 2;
}

/* The games that the map has not seen.  Positions of one game end alike, so the intervals
 * are taken over games. */
static void tabulate(const struct campaign *m, enum eyes eyes, const struct bot_map *map,
		     struct calibrate_table *table)
{
	const struct calibrate *c = m->calibrate;
	double off[CALIBRATE_BINS] = { 0 }, squares[CALIBRATE_BINS] = { 0 };
	long n = 0;
	memset(table, 0, sizeof(*table));
	for (long i = 0; i < c->n_games * c->n_samples; i++) {
		const struct saying *s = &m->saying[i];
		float chance[LUDO_SEATS];
		memcpy(chance, s->said[eyes], sizeof(chance));
		bot_map_chances(map, chance, s->n_seats ? s->n_seats : 1);
		for (int seat = 0; is_judged(c, i) && seat < s->n_seats; seat++) {
			struct calibrate_bin *bin = &table->bin[bin_of(chance[seat])];
			bin->n++;
			bin->said += chance[seat];
			bin->came += s->share[seat];
			off[bin_of(chance[seat])] += s->share[seat] - chance[seat];
		}
		n += is_judged(c, i) && s->n_seats;
		table->surprise += is_judged(c, i) ? surprise_at(s, chance) : 0;
		for (int b = 0; (i + 1) % c->n_samples == 0 && b < CALIBRATE_BINS; b++) {
			squares[b] += off[b] * off[b];
			off[b] = 0;
		}
	}
	table->surprise /= n ? (double)n : 1;
	for (int b = 0; b < CALIBRATE_BINS; b++) {
		struct calibrate_bin *bin = &table->bin[b];
		double size = bin->n ? (double)bin->n : 1;
		bin->said /= size;
		bin->came /= size;
		bin->half = 1.96 * sqrt(squares[b]) / size;
	}
}

/* ---- fitting ---- */

static struct bot_map map_by(double power)
{
	struct bot_map map;
	for (int i = 0; i <= LUDO_CALIBRATED; i++)
		map.at[i] = (float)(round(10000 * pow((double)i / LUDO_CALIBRATED, power)) / 10000);
	return map;
}

static double surprise_of(const struct campaign *m, double power)
{
	const struct calibrate *c = m->calibrate;
	struct bot_map map = map_by(power);
	double bits = 0;
	for (long i = 0; i < c->n_games * c->n_samples; i++)
		for (int eyes = KNOWN; !is_judged(c, i) && eyes <= OPEN; eyes++) {
			const struct saying *s = &m->saying[i];
			float chance[LUDO_SEATS];
			memcpy(chance, s->said[eyes], sizeof(chance));
			bot_map_chances(&map, chance, s->n_seats ? s->n_seats : 1);
			bits += surprise_at(s, chance);
		}
	return bits;
}

static void fit(struct campaign *m)
{
	double best = 1, least = surprise_of(m, 1);
	for (int step = 20; step <= 400; step++) { /* hundredths */
		double bits = surprise_of(m, step / 100.0);
		if (bits < least) {
			least = bits;
			best = step / 100.0;
		}
	}
	m->calibrate->map = map_by(best);
}

static void judge(struct campaign *m)
{
	struct calibrate *c = m->calibrate;
	struct bot_map as_said = map_by(1), now = bot_map_of(c->game);
	fit(m);
	for (int eyes = KNOWN; eyes <= OPEN; eyes++) {
		tabulate(m, eyes, &as_said, &c->raw[eyes]);
		tabulate(m, eyes, &now, &c->now[eyes]);
		tabulate(m, eyes, &c->map, &c->fitted[eyes]);
	}
	for (long i = 0; i < c->n_games * c->n_samples; i++)
		if (is_judged(c, i) && m->saying[i].n_seats) {
			c->n_positions++;
			c->blind += log2(m->saying[i].n_seats);
		}
	c->blind /= c->n_positions ? (double)c->n_positions : 1;
}

int calibrate_run(struct calibrate *c)
{
	enum { MOST_THREADS = 64 };
	pthread_t thread[MOST_THREADS];
	struct campaign m = { .calibrate = c };
	int n = 0;
	m.saying = calloc((size_t)(c->n_games * c->n_samples), sizeof(*m.saying));
	if (!m.saying)
		return 0;
	pthread_mutex_init(&m.lock, 0);
	while (n < c->threads - 1 && n < MOST_THREADS &&
	       !pthread_create(&thread[n], 0, serve_in, &m))
		n++;
	serve_in(&m);
	while (n > 0)
		pthread_join(thread[--n], 0);
	if (!m.failed)
		judge(&m);
	free(m.saying);
	return !m.failed;
}

void calibrate_write(struct ludo_text *text, const struct calibrate *c, const char *how)
{
	ludo_putf(text, "/* calibration.def: what it means when a search says 0, 5, 10 ... 100 percent, "
			"in\n * hundredths of a percent; see ludo_lab.h.  Written by a command, not by "
			"hand:\n *     %s\n * %ld positions; surprise at the winner %.4f bits, %.4f as "
			"the search says, %.4f if all\n * seats were alike. */\n",
		  how, c->n_positions, c->fitted[KNOWN].surprise, c->raw[KNOWN].surprise, c->blind);
	for (int i = 0; i <= LUDO_CALIBRATED; i++)
		ludo_putf(text, "%ld,%s", lround(10000 * (double)c->map.at[i]),
			  i % 7 == 6 || i == LUDO_CALIBRATED ? "\n" : " ");
}
