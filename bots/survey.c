/* survey.c: what a search found at its root, for every answer and every seat. */
#include "survey.h"

#include <string.h>

#include "blank.h"
#include "hash.h"
#include "search.h"
#include "set.h"

enum { SLICE = 64 }; /* iterations between looks at whether it is to stop */

struct wood {
	const struct bot_task *task;
	struct bot_tree *tree[BOT_TREES];
	int n;
};

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static int is_stopped(const struct bot_task *task)
{
	return task->stop && atomic_load_explicit(task->stop, memory_order_relaxed);
}

static int grow(struct wood *wood, const struct bot_scale *scale)
{
	const struct bot_task *task = wood->task;
	for (int i = 0; i < wood->n; i++) {
		int left = (task->style.iterations + i) / wood->n;
		wood->tree[i] = bot_tree_plant(task, scale, left,
					       ludo_hash(task->seed, &i, sizeof(i)));
		if (!wood->tree[i])
			return 0;
		for (; left > 0; left -= SLICE) {
			if (is_stopped(task))
				return 0;
			bot_tree_grow(wood->tree[i], left < SLICE ? left : SLICE);
		}
	}
	return 1;
}

static void fell(struct wood *wood)
{
	for (int i = 0; i < wood->n; i++)
		bot_tree_fell(wood->tree[i]);
}

/* ---- gathering ---- */

static void put_means(float *chance, const double *sum, uint32_t n, int n_seats)
{
	for (int seat = 0; seat < n_seats && n; seat++)
		chance[seat] = (float)(sum[seat] / n);
}

/* Chances over all iterations; where there is one answer, these are its own. */
static uint32_t sum_all(const struct wood *wood, double sum[LUDO_SEATS])
{
	uint32_t n = 0;
	memset(sum, 0, LUDO_SEATS * sizeof(*sum));
	for (int i = 0; i < wood->n; i++) {
		double more[LUDO_SEATS];
		n += bot_tree_sums(wood->tree[i], more);
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			sum[seat] += more[seat];
	}
	return n;
}

/* All trees know the root's answers in the order of the move list. */
static void gather(const struct wood *wood, struct bot_survey *survey)
{
	struct bot_choice root[LUDO_MOVES];
	int n_seats = core_of(wood->task->blanked)->n_seats;
	for (int k = 0; k < survey->n; k++) {
		struct bot_prospect *p = &survey->answer[k];
		double sum[LUDO_SEATS] = { 0 }, more[LUDO_SEATS];
		p->visits = 0;
		for (int i = 0; i < wood->n; i++) {
			if (k >= bot_tree_root(wood->tree[i], root))
				continue;
			bot_tree_root_sums(wood->tree[i], k, more);
			p->visits += root[k].visits;
			for (int seat = 0; seat < LUDO_SEATS; seat++)
				sum[seat] += more[seat];
		}
		put_means(p->chance, sum, p->visits, n_seats);
	}
}

static int is_before(const struct bot_prospect *a, const struct bot_prospect *b)
{
	int seat = a->move.seat;
	return a->visits != b->visits ? a->visits > b->visits : a->chance[seat] > b->chance[seat];
}

static void rank(struct bot_survey *survey)
{
	for (int i = 1; i < survey->n; i++) {
		struct bot_prospect mine = survey->answer[i];
		int at = i;
		for (; at > 0 && is_before(&mine, &survey->answer[at - 1]); at--)
			survey->answer[at] = survey->answer[at - 1];
		survey->answer[at] = mine;
	}
}

/* ---- the answer that was given ---- */

static int place_of(const struct bot_survey *survey, ludo_move move)
{
	for (int i = 0; i < survey->n; i++)
		if (!memcmp(&survey->answer[i].move, &move, sizeof(move)))
			return i;
	return LUDO_NOBODY;
}

/* Bring an answer up to the visits of the best one.  One that the search leaves out, since
 * another wins at once, is taken in behind it. */
static int weigh(const struct wood *wood, ludo_move move, struct bot_survey *survey)
{
	int at = place_of(survey, move), n_seats = core_of(wood->task->blanked)->n_seats;
	if (at < 0)
		survey->answer[at = survey->n++] = (struct bot_prospect){ .move = move };
	struct bot_prospect *p = &survey->answer[at];
	uint32_t missing = survey->answer[0].visits - p->visits;
	double sum[LUDO_SEATS];
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		sum[seat] = (double)p->chance[seat] * p->visits;
	for (int i = 0; i < wood->n; i++)
		for (int left = (int)((missing + (uint32_t)i) / (uint32_t)wood->n); left > 0;
		     left -= SLICE) {
			if (is_stopped(wood->task))
				return 0;
			bot_tree_grow_at(wood->tree[i], move, left < SLICE ? left : SLICE, sum);
		}
	p->visits += missing;
	put_means(p->chance, sum, p->visits, n_seats);
	return 1;
}

/* ---- both doors ---- */

static int put_answers(const struct wood *wood, const struct bot_scale *scale,
		       const ludo_move *weighed, struct bot_survey *survey)
{
	const struct bot_task *task = wood->task;
	const struct bot_look look = { task->game->rules, scale };
	ludo_move list[LUDO_MOVES];
	double sum[LUDO_SEATS];
	int n_seats = core_of(task->blanked)->n_seats;
	survey->n = bot_moves(&look, task->blanked, task->seat, list);
	for (int i = 0; i < survey->n; i++)
		survey->answer[i].move = list[i];
	survey->iterations = sum_all(wood, sum);
	if (survey->n > 1) {
		gather(wood, survey);
	} else {
		survey->answer[0].visits = (uint32_t)survey->iterations;
		put_means(survey->answer[0].chance, sum, survey->answer[0].visits, n_seats);
	}
	rank(survey);
	memcpy(survey->chance, survey->answer[0].chance, sizeof(survey->chance));
	survey->n_line = bot_tree_line(wood->tree[0], survey->line);
	if (memcmp(&survey->line[0], &survey->answer[0].move, sizeof(ludo_move)) != 0)
		survey->n_line = 0; /* one tree would have gone on otherwise */
	return !weighed || weigh(wood, *weighed, survey);
}

static struct wood wood_of(const struct bot_task *task)
{
	int n = task->style.trees;
	return (struct wood){ .task = task, .n = n < 1 ? 1 : n > BOT_TREES ? BOT_TREES : n };
}

int bot_survey(const struct bot_task *asked, const ludo_move *weighed, struct bot_survey *survey)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct bot_task task = *asked;
	struct bot_scale own = bot_scale_of(task.game);
	const struct bot_scale *scale = task.scale ? task.scale : &own;
	memset(survey, 0, sizeof(*survey));
	if (task.seat < 0 || task.seat >= core_of(asked->blanked)->n_seats ||
	    !ludo_is_waiting(core_of(asked->blanked), task.seat))
		return 0;
	/* as for a bot, nobody looks at more than the seat can see, unless it is to be so */
	memcpy(blanked, asked->blanked, task.game->rules->size);
	if (!task.is_open)
		ludo_blank(task.game->rules, blanked, task.seat);
	task.blanked = blanked;
	struct wood wood = wood_of(&task);
	int ok = grow(&wood, scale) && put_answers(&wood, scale, weighed, survey);
	fell(&wood);
	return ok;
}

int bot_survey_position(const struct bot_task *asked, float chance[LUDO_SEATS])
{
	struct bot_task task = *asked;
	struct bot_scale own = bot_scale_of(task.game);
	const struct bot_scale *scale = task.scale ? task.scale : &own;
	double sum[LUDO_SEATS];
	if (ludo_is_over(core_of(task.blanked)))
		return 0;
	task.is_open = 1;
	task.seat = set_least(core_of(task.blanked)->waiting);
	struct wood wood = wood_of(&task);
	int ok = grow(&wood, scale);
	if (ok) {
		uint32_t n = sum_all(&wood, sum);
		put_means(chance, sum, n, core_of(task.blanked)->n_seats);
	}
	fell(&wood);
	return ok;
}
