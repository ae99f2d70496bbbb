/* bot.c: the kinds of opponents, and thinking: random, greedy, search. */
#include "bot.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "blank.h"
#include "hash.h"
#include "ludo_lab.h"
#include "search.h"
#include "set.h"

/* ---- the ladder ---- */

#define SEARCH                                                                         \
	.method = BOT_SEARCH, .cut = 12, .picks = 4, .ahead = 1, .observer = BOT_MANY,         \
	.early = 1, .reach = 0.4f, .sharp = 60

enum { RANDOM, EASY, GREEDY, MEDIUM, HARD, MASTER };

enum { MASTERLY = 8 }; /* times as many iterations as hard has */

static const struct bot_style styles[] = {
	[RANDOM] = { .method = BOT_RANDOM },
	[EASY] = { SEARCH, .iterations = 100, .trees = 1, .blur = 0.15f },
	[GREEDY] = { .method = BOT_GREEDY, .iterations = 4 },
	[MEDIUM] = { SEARCH, .iterations = 400, .trees = 2 },
	[HARD] = { SEARCH, .iterations = 2000, .trees = 2 },
	/* two trees that each know half are less than one: docs/bots.md, "Figures" */
	[MASTER] = { SEARCH, .iterations = MASTERLY * 2000, .trees = 1 },
};

const struct ludo_bot_kind ludo_bots[] = {
	[RANDOM] = { "random", { "plays any legal move", "gioca una mossa legale qualsiasi" } },
	[EASY] = { "easy", { "thinks a little and errs like a person",
			     "pensa un poco e sbaglia come una persona" } },
	[GREEDY] = { "greedy", { "takes what looks best at once",
				 "prende subito ciò che sembra meglio" } },
	[MEDIUM] = { "medium", { "thinks for a moment", "pensa un momento" } },
	[HARD] = { "hard", { "thinks hard", "pensa a lungo" } },
	[MASTER] = { "master", { "thinks longest of all", "pensa più di tutti" } },
	{ 0, { 0, 0 } },
};

int ludo_bot_find(const char *name)
{
	for (int i = 0; ludo_bots[i].name; i++)
		if (!strcmp(ludo_bots[i].name, name))
			return i;
	return -1;
}

int ludo_bot_standard(void)
{
	return EASY;
}

struct bot_style bot_style_of(const struct ludo_game *game, int kind)
{
	struct bot_style style = styles[kind];
	const struct ludo_lab *lab = game ? game->lab : 0;
	if (kind >= HARD && lab && lab->hard_iterations)
		style.iterations = lab->hard_iterations * (kind == MASTER ? MASTERLY : 1);
	if (kind >= HARD && lab && lab->hard_ahead)
		style.ahead = lab->hard_ahead;
	if (kind == MASTER && lab && lab->net) {
		style.net = lab->master_net;
		style.cut = lab->master_cut;
	}
	return style;
}

uint64_t bot_mark(const struct ludo_game *game, const struct bot_style *style)
{
	const int version = BOT_VERSION;
	struct bot_scale scale = bot_scale_of(game);
	uint64_t mark = ludo_hash(0, &version, sizeof(version));
	mark = ludo_hash(mark, style, offsetof(struct bot_style, net));
	if (style->net && game->lab && game->lab->net) {
		mark = ludo_hash(mark, &style->net, sizeof(style->net));
		mark = ludo_hash(mark, &game->lab->net->sum, sizeof(game->lab->net->sum));
	}
	if (style->ms)
		mark = ludo_hash(mark, &style->ms, sizeof(style->ms));
	mark = ludo_hash(mark, scale.early, sizeof(scale.early));
	mark = ludo_hash(mark, scale.late, sizeof(scale.late));
	return ludo_hash(mark, scale.spread, sizeof(scale.spread));
}

int ludo_bot_move(int kind, const struct ludo_game *game, const void *blanked, int seat,
		  uint64_t seed, ludo_move *out)
{
	struct bot_task task = { .game = game, .blanked = blanked, .seat = seat,
				 .style = bot_style_of(game, kind), .seed = seed, .threads = 1 };
	struct bot_answer answer;
	if (!bot_think(&task, &answer))
		return 0;
	*out = answer.move;
	return 1;
}

/* ---- greedy: one turn ahead, over invented states ---- */

enum { TURN_LOOKS = 1500 }; /* positions looked at to find the best end of a turn */

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static double seconds_by(clockid_t clock)
{
	struct timespec t;
	clock_gettime(clock, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double now(void)
{
	return seconds_by(CLOCK_MONOTONIC);
}

/* When the time is up; 0: never. */
static double end_of(const struct bot_task *task)
{
	return task->seconds > 0 ? now() + task->seconds : 0;
}

static int is_stopped(const struct bot_task *task, double end)
{
	return (task->stop && atomic_load_explicit(task->stop, memory_order_relaxed)) ||
	       (end > 0 && now() > end);
}

/* A question as its seat sees it: whatever was handed over, nobody thinks about more. */
struct question {
	struct bot_task task;
	struct bot_scale own;
	struct bot_net net;
	const struct bot_scale *scale;
	ludo_move any;              /* one of the answers, drawn */
	int n;                      /* answers to think about */
	ludo_move list[LUDO_MOVES];
	_Alignas(16) unsigned char blanked[LUDO_STATE];
};

static void think_greedily(const struct question *q, struct bot_root *root)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct bot_task *task = &q->task;
	struct bot_look look = { task->game->rules, q->scale };
	struct ludo_rng rng = ludo_rng_from(task->seed);
	double end = end_of(task);
	int looks = task->style.ahead ? task->style.ahead : TURN_LOOKS;
	root->n = q->n;
	for (int i = 0; i < q->n; i++)
		root->choice[i] = (struct bot_choice){ .move = q->list[i] };
	for (int k = 0; k < task->style.iterations && (!k || !is_stopped(task, end)); k++) {
		memcpy(state, task->blanked, look.rules->size);
		look.rules->fill(state, task->seat, &rng);
		for (int i = 0; i < q->n; i++) {
			root->choice[i].chance += bot_chance_after(&look, state, q->list[i],
								   looks / q->n);
			root->choice[i].visits++;
		}
	}
}

/* ---- search: some trees, grown apart ---- */

enum { SLICE = 64, SHORT_SLICE = 8 }; /* iterations between looks at a clock */

struct grove {
	const struct bot_task *task;
	struct bot_tree *tree[BOT_TREES];
	int promised[BOT_TREES], left[BOT_TREES]; /* iterations in all, to go */
	int n_trees, n_threads;
	double end;          /* 0: none */
	atomic_ullong done;
};

struct gardener {
	struct grove *grove;
	int number;         /* 0 is the caller's own thread */
	double began, ends; /* by this thread's own clock; 0: the bot has no time of its own */
};

static int is_before(const struct bot_choice *a, const struct bot_choice *b)
{
	return a->visits != b->visits ? a->visits > b->visits : a->chance > b->chance;
}

/* Add what one tree found to the choices: all know them in the order of the move list. */
static void add_root(const struct bot_root *root, struct bot_choice *choice, int n)
{
	for (int i = 0; i < root->n && i < n; i++) {
		choice[i].visits += root->choice[i].visits;
		choice[i].chance += root->choice[i].chance;
	}
}

/* Sums become means, the most visited comes first; of equals the earlier in the move list,
 * whatever library sorts elsewhere. */
static void rank(struct bot_choice *choice, int n)
{
	for (int i = 0; i < n; i++)
		if (choice[i].visits)
			choice[i].chance /= (float)choice[i].visits;
	for (int i = 1; i < n; i++) {
		struct bot_choice mine = choice[i];
		int at = i;
		for (; at > 0 && is_before(&mine, &choice[at - 1]); at--)
			choice[at] = choice[at - 1];
		choice[at] = mine;
	}
}

static void put_top(struct bot_thought *thought, const struct bot_choice *ranked, int n)
{
	thought->n_top = 0;
	for (int i = 0; i < n && i < BOT_TOP && ranked[i].visits; i++)
		thought->top[thought->n_top++] = ranked[i];
}

/* What the caller's own tree thinks so far; the others are not disturbed. */
static void tell(struct grove *grove)
{
	const struct bot_task *task = grove->task;
	struct bot_choice root[LUDO_MOVES];
	struct bot_thought thought = { .iterations = atomic_load(&grove->done) };
	if (!task->progress)
		return;
	int n = bot_tree_root(grove->tree[0], root);
	rank(root, n);
	put_top(&thought, root, n);
	thought.n_line = bot_tree_line(grove->tree[0], thought.line);
	task->progress(task->listener, &thought);
}

/* Time that a bot gives itself is time of the processor, so that two bots get the same whatever
 * else the machine does. */
static void wind_clock(struct gardener *me)
{
	int ms = me->grove->task->style.ms;
	me->began = ms ? seconds_by(CLOCK_THREAD_CPUTIME_ID) : 0;
	me->ends = ms ? me->began + ms / 1e3 : 0;
}

/* Iterations that a tree still gets: those it was promised, or what there is time for. */
static int still_to_come(const struct gardener *me, int number)
{
	const struct grove *grove = me->grove;
	if (me->ends <= 0)
		return grove->left[number];
	double at = seconds_by(CLOCK_THREAD_CPUTIME_ID);
	if (at >= me->ends)
		return 0;
	double more = (grove->promised[number] - grove->left[number]) * (me->ends - at) /
		      (at - me->began + 1e-9);
	return more < grove->left[number] ? (int)more + 1 : grove->left[number];
}

/* Some iterations of one tree; is there more to do for it? */
static int tend_tree(const struct gardener *me, int number, int slice)
{
	struct grove *grove = me->grove;
	int n = grove->left[number] < slice ? grove->left[number] : slice;
	bot_tree_grow(grove->tree[number], n);
	grove->left[number] -= n;
	int left = still_to_come(me, number);
	if (!left ||
	    (grove->task->style.early && bot_tree_is_decided(grove->tree[number], left)))
		grove->left[number] = 0;
	unsigned long long had = atomic_fetch_add(&grove->done, (unsigned long long)n);
	if (!me->number && had / 1024 != (had + (unsigned)n) / 1024)
		tell(grove);
	return grove->left[number] > 0;
}

static void *tend(void *worker)
{
	struct gardener *me = worker;
	struct grove *grove = me->grove;
	int first = 1, slice = grove->task->style.ms ? SHORT_SLICE : SLICE;
	wind_clock(me);
	for (int busy = 1; busy;) {
		busy = 0;
		for (int i = me->number; i < grove->n_trees; i += grove->n_threads) {
			/* even a task that was stopped at once gets an answer */
			if (!(first && i == 0) && is_stopped(grove->task, grove->end))
				return 0;
			first = 0;
			busy |= tend_tree(me, i, slice);
		}
	}
	return 0;
}

static void grow_all(struct grove *grove)
{
	pthread_t thread[BOT_TREES];
	struct gardener worker[BOT_TREES];
	int is_running[BOT_TREES] = { 0 };
	for (int i = 1; i < grove->n_threads; i++) {
		worker[i] = (struct gardener){ .grove = grove, .number = i };
		is_running[i] = !pthread_create(&thread[i], 0, tend, &worker[i]);
	}
	worker[0] = (struct gardener){ .grove = grove };
	tend(&worker[0]);
	for (int i = 1; i < grove->n_threads; i++) {
		if (is_running[i])
			pthread_join(thread[i], 0);
		else
			tend(&worker[i]); /* no thread to be had: do its work here */
	}
}

/* Those of the trees that one of so many is to grow. */
static int plant(struct grove *grove, const struct bot_scale *scale, int number, int of)
{
	const struct bot_task *task = grove->task;
	for (int i = number; i < grove->n_trees; i += of) {
		grove->left[i] = (task->style.iterations + i) / grove->n_trees;
		grove->promised[i] = grove->left[i];
		uint64_t seed = ludo_hash(task->seed, &i, sizeof(i));
		grove->tree[i] = bot_tree_plant(task, scale, grove->left[i], seed);
		if (!grove->tree[i])
			return 0;
	}
	return 1;
}

static void harvest(struct grove *grove, struct bot_root *root)
{
	double sum[LUDO_SEATS];
	for (int i = 0; i < grove->n_trees; i++) {
		if (!grove->tree[i])
			continue;
		root[i].n = bot_tree_root(grove->tree[i], root[i].choice);
		root[i].iterations = bot_tree_sums(grove->tree[i], sum);
		root[i].bytes = bot_tree_bytes(grove->tree[i]);
		if (i == 0)
			root[i].n_line = bot_tree_line(grove->tree[i], root[i].line);
	}
}

static void fell(struct grove *grove)
{
	for (int i = 0; i < grove->n_trees; i++)
		bot_tree_fell(grove->tree[i]);
}

/* On this thread and as many others as the task may have. */
static int search_here(const struct question *q, struct bot_root *root)
{
	const struct bot_task *task = &q->task;
	struct grove grove = { .task = task, .n_trees = task->style.trees, .end = end_of(task) };
	grove.n_threads = task->threads < 1 ? 1 : task->threads;
	if (grove.n_threads > grove.n_trees)
		grove.n_threads = grove.n_trees;
	int ok = plant(&grove, q->scale, 0, 1);
	if (ok) {
		grow_all(&grove);
		harvest(&grove, root);
	}
	fell(&grove);
	return ok;
}

/* One gardener's trees, wherever the others are. */
static int search_share(const struct question *q, int number, int of, struct bot_root *root)
{
	struct grove grove = { .task = &q->task, .n_trees = q->task.style.trees,
			       .n_threads = of, .end = end_of(&q->task) };
	struct gardener me = { .grove = &grove, .number = number };
	int ok = plant(&grove, q->scale, number, of);
	if (ok) {
		tend(&me);
		harvest(&grove, root);
	}
	fell(&grove);
	return ok;
}

/* ---- thinking ---- */

/* The best, or with a blur one that looked nearly as good: a mistake people make.  What
 * was hardly looked at is no mistake, it is nonsense. */
static ludo_move decide(const struct bot_task *task, const struct bot_choice *ranked, int n)
{
	struct ludo_rng rng = ludo_rng_from(ludo_hash(task->seed, "blur", 4));
	int good = 0, like[LUDO_MOVES];
	if (task->style.blur <= 0)
		return ranked[0].move;
	for (int i = 0; i < n; i++)
		if (ranked[i].chance >= ranked[0].chance * (1 - task->style.blur) &&
		    ranked[i].visits * 8 >= ranked[0].visits)
			like[good++] = i;
	return ranked[like[ludo_rng_below(&rng, (uint32_t)good)]].move;
}

static int is_asked(const struct bot_task *task)
{
	int n_seats = core_of(task->blanked)->n_seats;
	return task->seat >= 0 && task->seat < n_seats &&
	       ludo_is_waiting(core_of(task->blanked), task->seat);
}

/* 0 if the seat owes no answer. */
static int pose(const struct bot_task *asked, struct question *q)
{
	struct bot_task *task = &q->task;
	struct ludo_rng rng = ludo_rng_from(asked->seed);
	*task = *asked;
	memcpy(q->blanked, asked->blanked, asked->game->rules->size);
	ludo_blank(asked->game->rules, q->blanked, asked->seat);
	task->blanked = q->blanked;
	if (!is_asked(task))
		return 0;
	q->n = task->game->rules->moves(q->blanked, task->seat, q->list);
	q->any = q->list[ludo_rng_below(&rng, (uint32_t)q->n)];
	if (q->n == 1 || task->style.method == BOT_RANDOM)
		return 1;
	if (!task->scale) {
		q->own = bot_scale_of(task->game);
		q->own.net = task->style.net && bot_net_of(task->game, &q->net) ? &q->net : 0;
	}
	q->scale = task->scale ? task->scale : &q->own;
	const struct bot_look look = { task->game->rules, q->scale };
	q->n = bot_moves(&look, q->blanked, task->seat, q->list);
	return 1;
}

/* There is nothing to think about where there is one answer, or one that wins. */
static int n_roots(const struct question *q)
{
	int method = q->task.style.method;
	return q->n == 1 || method == BOT_RANDOM ? 0
	       : method == BOT_GREEDY ? 1 : q->task.style.trees;
}

static void conclude(const struct question *q, const struct bot_root *root,
		     struct bot_answer *answer)
{
	struct bot_choice choice[LUDO_MOVES] = { 0 };
	int n = n_roots(q);
	memset(answer, 0, sizeof(*answer));
	answer->move = q->any;
	if (!q->scale)
		return;
	for (int i = 0; i < q->n; i++)
		choice[i].move = q->list[i];
	if (q->n == 1) /* it wins */
		choice[0] = (struct bot_choice){ q->list[0], 1, 1 };
	for (int k = 0; k < n; k++) {
		add_root(&root[k], choice, q->n);
		answer->thought.iterations += root[k].iterations;
		answer->bytes += root[k].bytes;
	}
	if (n) {
		answer->thought.n_line = root[0].n_line;
		memcpy(answer->thought.line, root[0].line, sizeof(root[0].line));
	}
	rank(choice, q->n);
	put_top(&answer->thought, choice, q->n);
	answer->move = decide(&q->task, choice, q->n);
	if (memcmp(&answer->thought.line[0], &answer->move, sizeof(answer->move)) != 0)
		answer->thought.n_line = 0; /* one tree would have gone on otherwise */
	if (q->task.with_reasons)
		bot_find_reasons(&q->task, q->scale, &answer->thought);
}

int bot_think(const struct bot_task *task, struct bot_answer *answer)
{
	struct question q = { 0 };
	memset(answer, 0, sizeof(*answer));
	if (!pose(task, &q))
		return 0;
	int n = n_roots(&q), ok = 1;
	struct bot_root *root = n ? calloc((size_t)n, sizeof(*root)) : 0;
	if (n && !root)
		return 0;
	if (n && task->style.method == BOT_GREEDY)
		think_greedily(&q, root);
	else if (n)
		ok = search_here(&q, root);
	if (ok)
		conclude(&q, root, answer);
	free(root);
	return ok;
}

/* ---- in several places ---- */

int bot_n_roots(const struct bot_task *task)
{
	struct question q = { 0 };
	return pose(task, &q) ? n_roots(&q) : 0;
}

int bot_find_roots(const struct bot_task *task, int number, int of, struct bot_root *root)
{
	struct question q = { 0 };
	if (!pose(task, &q) || !n_roots(&q))
		return 0;
	if (task->style.method != BOT_GREEDY)
		return search_share(&q, number, of, root);
	if (number == 0)
		think_greedily(&q, root);
	return 1;
}

int bot_conclude(const struct bot_task *task, const struct bot_root *root,
		 struct bot_answer *answer)
{
	struct question q = { 0 };
	memset(answer, 0, sizeof(*answer));
	if (!pose(task, &q))
		return 0;
	conclude(&q, root, answer);
	return 1;
}
