/* puzzle.c: is a decision a puzzle?  See puzzle.h.
 *
 * All judging is done on what the seat can know: hidden things are invented anew in every
 * iteration, and once more for the position that is shown. */
#include "puzzle.h"

#include <stdlib.h>
#include <string.h>

#include "blank.h"
#include "hash.h"
#include "search.h"
#include "survey.h"

enum {
	FEWEST = 4,     /* answers to choose from */
	GLANCE = 8,     /* parts of the iterations: a glance, */
	SHORT = 16,     /* a short search, */
	MIDDLING = 4,   /* and a longer one */
	LOOKED_AT = 60, /* of the iterations a part that judges an answer well enough to tell */
};

/* In hundredths of a chance to win. */
static const float clear = 0.05f;    /* over the second best */
static const float costly = 0.08f;   /* over the tempting one */
static const float hopeless = 0.10f; /* the best is more than that, */
static const float decided = 0.97f;  /* and less than that */

static struct bot_task searching(const struct bot_task *task, int iterations, uint64_t salt)
{
	struct bot_task search = *task;
	search.style = bot_style_of(task->game, ludo_bot_find("hard"));
	search.style.iterations = iterations;
	search.seed = ludo_hash(task->seed, &salt, sizeof(salt));
	return search;
}

static int same_move(ludo_move x, ludo_move y)
{
	return !memcmp(&x, &y, sizeof(x));
}

int puzzle_tempting(const struct bot_task *task, ludo_move *move)
{
	struct bot_task look = *task;
	struct bot_answer answer;
	look.style = bot_style_of(task->game, ludo_bot_find("greedy"));
	look.with_reasons = 0;
	if (!bot_think(&look, &answer))
		return 0;
	*move = answer.move;
	return 1;
}

/* ---- one search ---- */

static float seat_chance(const struct bot_survey *s, ludo_move move, int seat)
{
	for (int i = 0; i < s->n; i++)
		if (same_move(s->answer[i].move, move))
			return s->answer[i].visits ? s->answer[i].chance[seat] : 0;
	return 0;
}

static float chance_of(const struct bot_survey *s, ludo_move move)
{
	return seat_chance(s, move, move.seat);
}

/* The best of those that were looked at, but for the first. */
static ludo_move second_of(const struct bot_survey *s)
{
	uint32_t enough = (uint32_t)s->iterations / LOOKED_AT;
	int seat = s->answer[0].move.seat, best = 1;
	for (int i = 2; i < s->n; i++)
		if (s->answer[i].visits >= enough &&
		    s->answer[i].chance[seat] > s->answer[best].chance[seat])
			best = i;
	return s->answer[best].move;
}

/* Is the answer the best here as well, by more than a part of what is wanted? */
static int agrees(const struct bot_task *task, ludo_move best, ludo_move other, float by,
		  struct bot_survey *s)
{
	return bot_survey(task, &other, s) && same_move(s->answer[0].move, best) &&
	       chance_of(s, best) - chance_of(s, other) >= by &&
	       chance_of(s, best) - chance_of(s, second_of(s)) >= clear * 0.6f;
}

static int finds(const struct bot_task *task, int iterations, ludo_move best,
		 struct bot_survey *s)
{
	struct bot_task search = searching(task, iterations, 0);
	return bot_survey(&search, 0, s) && same_move(s->answer[0].move, best);
}

/* ---- what is told of it ---- */

static void add_choice(struct puzzle *p, const struct bot_survey *s, ludo_move move)
{
	for (int i = 0; i < p->n; i++)
		if (same_move(p->choice[i].move, move))
			return;
	if (p->n <= PUZZLE_OTHERS)
		p->choice[p->n++] = (struct bot_choice){ move, 0, chance_of(s, move) };
}

/* The answer, the tempting one, and those that can be judged. */
static void put_choices(struct puzzle *p, const struct bot_survey *s, ludo_move tempting)
{
	uint32_t enough = (uint32_t)s->iterations / LOOKED_AT;
	p->n = 0;
	add_choice(p, s, s->answer[0].move);
	add_choice(p, s, tempting);
	for (int i = 1; i < s->n; i++)
		if (s->answer[i].visits >= enough)
			add_choice(p, s, s->answer[i].move);
}

static void put_reasons(struct puzzle *p, const struct bot_task *task, const struct bot_survey *s)
{
	struct bot_scale scale = bot_scale_of(task->game);
	memset(&p->thought, 0, sizeof(p->thought));
	p->thought.n_top = 2;
	memcpy(p->thought.top, p->choice, 2 * sizeof(*p->choice));
	p->thought.n_line = s->n_line;
	memcpy(p->thought.line, s->line, sizeof(s->line));
	bot_find_reasons(task, &scale, &p->thought);
}

/* What the tempting answer gives away, somebody has. */
static void put_rival(struct puzzle *p, const struct bot_survey *s, int n_seats)
{
	float most = clear;
	p->rival = LUDO_NOBODY;
	for (int seat = 0; seat < n_seats; seat++) {
		float after = seat_chance(s, p->choice[0].move, seat);
		float tempted = seat_chance(s, p->choice[1].move, seat);
		if (seat == p->seat || tempted - after < most)
			continue;
		most = tempted - after;
		p->rival = seat;
		p->rival_after[0] = after;
		p->rival_after[1] = tempted;
	}
}

static void put_judgement(struct puzzle *p, const struct bot_task *task,
			  const struct bot_survey *s, ludo_move tempting)
{
	put_choices(p, s, tempting);
	put_reasons(p, task, s);
	put_rival(p, s, ((const struct ludo_core *)task->blanked)->n_seats);
}

/* The whole position, as it might be. */
static void put_state(struct puzzle *p, const struct bot_task *task)
{
	struct ludo_rng rng = ludo_rng_from(ludo_hash(task->seed, "invented", 8));
	memcpy(p->state, task->blanked, task->game->rules->size);
	ludo_blank(task->game->rules, p->state, task->seat);
	task->game->rules->fill(p->state, task->seat, &rng);
}

/* ---- finding ---- */

/* A glance, to spare most decisions a longer look: not if the tempting answer convinces a
 * search as well, nor if two answers are about as good. */
static int is_promising(const struct bot_task *task, ludo_move *tempting, struct bot_survey *s)
{
	struct bot_task glance = searching(task, task->style.iterations / GLANCE, 4);
	if (!bot_survey(&glance, 0, s) || s->n < FEWEST)
		return 0;
	const struct bot_prospect *best = &s->answer[0], *next = &s->answer[1];
	int is_clear = best->chance[task->seat] - next->chance[task->seat] > clear / 4;
	int is_open = best->visits < s->iterations * 7 / 10;
	if (!is_clear && !is_open)
		return 0;
	if (!puzzle_tempting(task, tempting))
		return 0;
	return same_move(best->move, *tempting) ? is_open : is_clear;
}

/* A first search, which few decisions pass. */
static int looks_like_one(const struct bot_task *search, ludo_move tempting,
			  struct bot_survey *s)
{
	if (!bot_survey(search, 0, s) || s->n < FEWEST)
		return 0;
	ludo_move best = s->answer[0].move;
	float chance = chance_of(s, best);
	return !same_move(best, tempting) && chance > hopeless && chance < decided &&
	       chance - chance_of(s, second_of(s)) >= clear;
}

static int level_of(const struct bot_task *task, ludo_move best, struct bot_survey *s)
{
	int n = task->style.iterations;
	return finds(task, n / SHORT, best, s) ? 1 : finds(task, n / MIDDLING, best, s) ? 2 : 3;
}

static int judge(const struct bot_task *task, struct bot_survey *s, struct puzzle *p)
{
	ludo_move tempting;
	struct bot_task first = searching(task, task->style.iterations, 1);
	struct bot_task second = searching(task, task->style.iterations, 2);
	struct bot_task longer = searching(task, 2 * task->style.iterations, 3);
	if (!is_promising(task, &tempting, s) || !looks_like_one(&first, tempting, s))
		return 0;
	ludo_move best = s->answer[0].move, next = second_of(s);
	if (!agrees(&second, best, next, clear * 0.8f, s) ||
	    !agrees(&longer, best, tempting, costly, s))
		return 0;
	*p = (struct puzzle){ .game = task->game, .seat = task->seat, .seed = longer.seed,
			      .iterations = longer.style.iterations };
	put_judgement(p, &longer, s, tempting);
	put_state(p, task);
	p->level = level_of(task, best, s);
	return p->thought.n_reasons > 0;
}

int puzzle_find(const struct bot_task *task, struct puzzle *puzzle)
{
	ludo_move list[LUDO_MOVES];
	if (task->game->rules->moves(task->blanked, task->seat, list) < FEWEST)
		return 0;
	struct bot_survey *survey = malloc(sizeof(*survey));
	int ok = survey && judge(task, survey, puzzle);
	free(survey);
	return ok;
}

/* The search that found it. */
static struct bot_task task_of(const struct puzzle *puzzle)
{
	struct bot_task task = { .game = puzzle->game, .blanked = puzzle->state,
				 .seat = puzzle->seat, .seed = puzzle->seed };
	task.style = bot_style_of(puzzle->game, ludo_bot_find("hard"));
	task.style.iterations = puzzle->iterations;
	return task;
}

int puzzle_retell(struct puzzle *puzzle)
{
	struct bot_task task = task_of(puzzle);
	struct bot_survey *survey = malloc(sizeof(*survey));
	ludo_move best = puzzle->choice[0].move, tempting = puzzle->choice[1].move;
	int ok = survey && agrees(&task, best, tempting, costly, survey);
	if (ok)
		put_judgement(puzzle, &task, survey, tempting);
	free(survey);
	return ok && puzzle->thought.n_reasons > 0;
}

int puzzle_solve(const struct puzzle *puzzle, ludo_move *best)
{
	struct bot_task task = task_of(puzzle);
	struct bot_survey *survey = malloc(sizeof(*survey));
	int ok = survey && bot_survey(&task, 0, survey);
	if (ok)
		*best = survey->answer[0].move;
	free(survey);
	return ok;
}
