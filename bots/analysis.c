/* analysis.c: a game cut into rows, and how a row is worked out; see docs/analysis.md. */
#include "analysis.h"

#include <stdlib.h>
#include <string.h>

#include "calibration.h"
#include "hash.h"
#include "lane.h"
#include "rng.h"
#include "set.h"
#include "survey.h"
#include "table.h"

enum {
	DRAWS = 24,  /* ways in which chance might have answered */
	PORTION = 8, /* a position after chance gets this part of the iterations */
	FIRST = 32,  /* the first rows to be worked on lie so far apart */
};

const struct analysis_depth analysis_depths[] = {
	{ "quick", 400 }, { "standard", 2000 }, { "deep", 8000 }, { 0, 0 },
};

int analysis_depth_find(const char *name)
{
	for (int i = 0; analysis_depths[i].name; i++)
		if (!strcmp(analysis_depths[i].name, name))
			return analysis_depths[i].iterations;
	return 0;
}

struct bot_style analysis_style(const struct ludo_game *game, int iterations)
{
	struct bot_style style = bot_style_of(game, ludo_bot_find("hard"));
	style.trees = 1;
	style.iterations = iterations;
	return style;
}

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

/* ---- cutting ---- */

/* The row that begins at a ply; 0 plies if nothing was to be decided there. */
static struct analysis_row row_at(const struct ludo_table *table, int ply)
{
	_Alignas(16) unsigned char truth[LUDO_STATE];
	ludo_move list[LUDO_MOVES], move = ludo_table_move(table, ply);
	struct analysis_row row = { .ply = ply, .seat = (int8_t)move.seat };
	if (move.seat == LUDO_CHANCE) {
		row.kind = ANALYSIS_CHANCE;
		while (ply + row.plies < ludo_table_ply(table) &&
		       ludo_table_move(table, ply + row.plies).seat == LUDO_CHANCE)
			row.plies++;
		return row;
	}
	ludo_table_look(table, ply, move.seat, truth);
	row.n_answers = ludo_table_game(table)->rules->moves(truth, move.seat, list);
	row.plies = row.n_answers > 1;
	return row;
}

static int cut(struct analysis *a)
{
	int n = ludo_table_ply(a->table);
	a->row = calloc((size_t)n + 1, sizeof(*a->row));
	if (!a->row)
		return 0;
	for (int ply = a->from; ply < n;) {
		struct analysis_row row = row_at(a->table, ply);
		ply += row.plies ? row.plies : 1;
		if (row.plies)
			a->row[a->n++] = row;
	}
	if (!ludo_table_waiting(a->table))
		a->row[a->n++] = (struct analysis_row){ .kind = ANALYSIS_END, .ply = n,
							.seat = LUDO_NOBODY };
	return 1;
}

struct analysis *analysis_open(const struct ludo_table *table, int from, int iterations,
			       uint64_t seed)
{
	struct analysis *a = calloc(1, sizeof(*a));
	if (!a)
		return 0;
	a->table = ludo_table_fork(table, ludo_table_ply(table));
	a->from = from;
	a->iterations = iterations;
	a->seed = seed;
	if (a->table && cut(a))
		return a;
	analysis_close(a);
	return 0;
}

void analysis_close(struct analysis *a)
{
	if (!a)
		return;
	ludo_table_close(a->table);
	free(a->row);
	free(a);
}

/* Every 32nd, then those half way between, and so on. */
int analysis_place(const struct analysis *a, int k)
{
	for (int step = FIRST, begin = 0; step; step /= 2) {
		int stride = step == FIRST ? step : 2 * step;
		int here = a->n > begin ? (a->n - begin + stride - 1) / stride : 0;
		if (k < here)
			return begin + k * stride;
		k -= here;
		begin = step / 2;
	}
	return 0;
}

void analysis_take(struct analysis *a, int i, const struct analysis_row *row)
{
	a->n_done += !a->row[i].is_done;
	a->row[i] = *row;
	a->row[i].is_done = 1;
}

/* ---- working ---- */

struct work {
	const struct analysis_matter *matter;
	const struct ludo_game *game;
	atomic_int *stop;
	struct analysis_row *row;
	int n_seats;
	struct bot_map map;
};

static struct analysis_chances chances_of(const struct work *w, const float *raw)
{
	struct analysis_chances out = { { 0 } };
	float chance[LUDO_SEATS];
	memcpy(chance, raw, sizeof(chance));
	bot_map_chances(&w->map, chance, w->n_seats);
	for (int seat = 0; seat < w->n_seats; seat++)
		out.of[seat] = (int16_t)(chance[seat] * ANALYSIS_SURE + 0.5f);
	return out;
}

/* Nothing that a seat cannot know may get into the seed. */
static struct bot_task task_of(const struct work *w, int portion, int number)
{
	int part[2] = { w->row->ply, number };
	struct bot_task task = { .game = w->game, .threads = 1, .stop = w->stop };
	task.seed = ludo_hash(w->matter->seed, part, sizeof(part));
	task.style = analysis_style(w->game, w->matter->iterations / portion);
	return task;
}

/* Who won shares the certainty. */
static struct analysis_chances shares(const struct ludo_game *game, const void *state)
{
	struct analysis_chances out = { { 0 } };
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	int n_seats = core_of(state)->n_seats, winners = 0;
	game->rules->standings(state, points, place);
	for (int seat = 0; seat < n_seats; seat++)
		winners += place[seat] == 1;
	for (int seat = 0; seat < n_seats; seat++)
		out.of[seat] = (int16_t)(place[seat] == 1 ? ANALYSIS_SURE / winners : 0);
	return out;
}

static const struct bot_prospect *find(const struct bot_survey *survey, ludo_move move)
{
	for (int i = 0; i < survey->n; i++)
		if (!memcmp(&survey->answer[i].move, &move, sizeof(move)))
			return &survey->answer[i];
	return &survey->answer[0];
}

static int16_t less(int x, int y)
{
	return (int16_t)(x > y ? x - y : 0);
}

static void put_decision(const struct work *w, const struct bot_survey *survey, ludo_move move)
{
	struct analysis_row *row = w->row;
	row->best = chances_of(w, survey->chance);
	row->played = chances_of(w, find(survey, move)->chance);
	row->gave = less(row->best.of[move.seat], row->played.of[move.seat]);
	row->edge = 0;
	if (survey->n > 1)
		row->edge = less(row->best.of[move.seat],
				 chances_of(w, survey->answer[1].chance).of[move.seat]);
	row->line[0] = survey->answer[0].move;
	row->n_line = 1;
	for (int i = 1; i < survey->n_line; i++)
		row->line[row->n_line++] = survey->line[i];
}

/* Twice: as the seat could know, and with everything open. */
static int work_decision(const struct work *w)
{
	const struct analysis_matter *m = w->matter;
	ludo_move move = m->move;
	struct bot_survey *survey = malloc(sizeof(*survey));
	struct bot_task task = task_of(w, 1, 0);
	task.blanked = m->before; /* the survey blanks it, unless all is to be open */
	task.seat = move.seat;
	int ok = survey && bot_survey(&task, &move, survey);
	if (ok)
		put_decision(w, survey, move);
	task.is_open = 1;
	task.style.iterations = (m->iterations + 1) / 2;
	ok = ok && bot_survey(&task, 0, survey);
	if (ok)
		w->row->open = chances_of(w, survey->chance);
	free(survey);
	return ok;
}

/* ---- chance ---- */

/* Add the chances in a position, by a search of one size for all of them. */
static int add_chances(const struct work *w, const void *state, int number, double *sum)
{
	struct bot_task task = task_of(w, PORTION, number);
	float chance[LUDO_SEATS] = { 0 };
	struct analysis_chances sure = { { 0 } };
	task.blanked = state;
	task.style.iterations += !task.style.iterations;
	int is_over = ludo_is_over(core_of(state));
	if (is_over)
		sure = shares(w->game, state);
	else if (!bot_survey_position(&task, chance))
		return 0;
	if (!is_over)
		sure = chances_of(w, chance);
	for (int seat = 0; seat < w->n_seats; seat++)
		sum[seat] += sure.of[seat];
	return 1;
}

static struct analysis_chances mean_of(const struct work *w, const double *sum, int n)
{
	struct analysis_chances out = { { 0 } };
	for (int seat = 0; seat < w->n_seats; seat++)
		out.of[seat] = (int16_t)(sum[seat] / n + 0.5);
	return out;
}

/* What came against what might have come. */
static int work_chance(const struct work *w)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct analysis_matter *m = w->matter;
	int end = w->row->ply + w->row->plies;
	struct ludo_rng rng = ludo_rng_from(ludo_hash(m->seed, &end, sizeof(end)));
	double expected[LUDO_SEATS] = { 0 }, came[LUDO_SEATS] = { 0 };
	for (int k = 0; k < DRAWS; k++) {
		memcpy(state, m->before, w->game->rules->size);
		ludo_settle(w->game->rules, state, &rng);
		if (!add_chances(w, state, k, expected))
			return 0;
	}
	memcpy(state, m->after, w->game->rules->size);
	if (core_of(state)->waiting >> LUDO_CHANCE & 1) /* the record ends among its answers */
		ludo_settle(w->game->rules, state, &rng);
	for (int k = 0; k < PORTION; k++)
		if (!add_chances(w, state, k, came))
			return 0;
	w->row->open = mean_of(w, expected, DRAWS);
	w->row->after = mean_of(w, came, PORTION);
	return 1;
}

void analysis_fetch(const struct analysis *a, int i, struct analysis_matter *m)
{
	const struct analysis_row *row = &a->row[i];
	memset(m, 0, sizeof(*m));
	m->game = ludo_table_game(a->table);
	m->iterations = a->iterations;
	m->seed = a->seed;
	m->row = *row;
	ludo_table_truth(a->table, row->ply, m->before);
	if (row->kind == ANALYSIS_DECISION)
		m->move = ludo_table_move(a->table, row->ply);
	if (row->kind == ANALYSIS_CHANCE)
		ludo_table_truth(a->table, row->ply + row->plies, m->after);
}

int analysis_judge(const struct analysis_matter *m, atomic_int *stop, struct analysis_row *out)
{
	const struct work w = { m, m->game, stop, out, core_of(m->before)->n_seats,
				bot_map_of(m->game) };
	*out = m->row;
	if (out->kind == ANALYSIS_DECISION)
		return work_decision(&w);
	if (out->kind == ANALYSIS_CHANCE)
		return work_chance(&w);
	out->open = shares(m->game, m->before);
	return 1;
}

int analysis_work(const struct analysis *a, int i, atomic_int *stop, struct analysis_row *out)
{
	struct analysis_matter matter;
	analysis_fetch(a, i, &matter);
	return analysis_judge(&matter, stop, out);
}
