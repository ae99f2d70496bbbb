/* mind.c: bots and analyses, thought about by other workers of the page.
 *
 * They share no memory with this one, and no page has to be isolated for it: an errand is a
 * piece of work as plain bytes, and what was found comes back as such.  A thought is one errand
 * for each worker, with its share of the trees; a row of an analysis is one.  The page chooses
 * who does it; it may be this instance itself. */
#include "play/mind.h"

#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "outside.h"

enum { MOST_MINDS = 64 };
enum errand_kind { GROW, JUDGE };

struct errand {
	enum errand_kind kind;
	int game;       /* its number: an address is of one instance alone */
	int number, of; /* the share of the trees */
	struct bot_task task;
	_Alignas(16) unsigned char state[LUDO_STATE];
	struct analysis_matter matter;
};

struct verdict {
	int ok;
	struct analysis_row row;
};

/* Work that is out, or that nobody has to think about. */
struct mind {
	struct mind *next;
	struct job *job; /* what it is of: these or another's, which is done here */
	struct thinking *thinking;
	struct judging *judging;
	int first, n_errands, n_missing, failed;
	struct bot_root *root;
};

static struct mind *minds;
static struct errand errand; /* the one that is written or read now */
static int serial, n_places = 1;

void mind_open(int places)
{
	n_places = places;
}

static int n_minds(void)
{
	int n = 0;
	for (const struct mind *m = minds; m; m = m->next)
		n++;
	return n;
}

static int number_of(const struct ludo_game *game)
{
	int i = 0;
	while (ludo_games[i] != game)
		i++;
	return i;
}

/* ---- sending out ---- */

static struct mind *new_mind(struct job *job)
{
	struct mind *m = n_minds() < MOST_MINDS ? calloc(1, sizeof(*m)) : 0;
	struct mind **at = &minds;
	if (!m)
		return 0;
	while (*at)
		at = &(*at)->next;
	*at = m;
	m->job = job;
	m->first = serial;
	outside_soon();
	return m;
}

static void send(struct mind *m)
{
	m->n_errands++;
	m->n_missing++;
	outside_hand(serial++, (const char *)&errand, sizeof(errand));
}

static void let_go(struct mind *m)
{
	struct mind **at = &minds;
	while (*at != m)
		at = &(*at)->next;
	*at = m->next;
	free(m->root);
	free(m);
}

int mind_think(struct crew *crew, struct thinking *thinking)
{
	const struct bot_task *task = &thinking->task;
	struct mind *m = new_mind(&thinking->job);
	int n = bot_n_roots(task);
	(void)crew;
	if (!m)
		return 0;
	m->thinking = thinking;
	if (n && !(m->root = calloc((size_t)n, sizeof(*m->root)))) {
		let_go(m);
		return 0;
	}
	memset(&errand, 0, sizeof(errand));
	errand = (struct errand){ .kind = GROW, .game = number_of(task->game), .task = *task,
				  .of = n < n_places ? n : n_places };
	memcpy(errand.state, task->blanked, task->game->rules->size);
	for (; errand.number < errand.of; errand.number++)
		send(m);
	return 1; /* where there is nothing to think about, it is whole */
}

int mind_judge(struct crew *crew, struct judging *judging)
{
	struct mind *m = new_mind(&judging->job);
	(void)crew;
	if (!m)
		return 0;
	m->judging = judging;
	judging->ok = judging->analysis->row[judging->row].is_done;
	if (!judging->ok) {
		memset(&errand, 0, sizeof(errand));
		errand.kind = JUDGE;
		analysis_fetch(judging->analysis, judging->row, &errand.matter);
		errand.game = number_of(errand.matter.game);
		send(m);
	}
	return 1;
}

int crew_submit(struct crew *crew, struct job *job)
{
	(void)crew;
	return new_mind(job) != 0;
}

/* ---- doing ---- */

static void grow(void)
{
	static struct bot_root root[BOT_TREES];
	struct bot_task *task = &errand.task;
	task->game = ludo_games[errand.game];
	task->blanked = errand.state;
	task->stop = 0;
	memset(root, 0, sizeof(root));
	int ok = bot_find_roots(task, errand.number, errand.of, root);
	outside_found((const char *)root, ok ? sizeof(root) : 0);
}

static void judge(void)
{
	struct verdict verdict = { 0 };
	errand.matter.game = ludo_games[errand.game];
	verdict.ok = analysis_judge(&errand.matter, 0, &verdict.row);
	outside_found((const char *)&verdict, sizeof(verdict));
}

void mind_work(const char *bytes, size_t n)
{
	if (n != sizeof(errand))
		return;
	memcpy(&errand, bytes, n);
	if (errand.kind == GROW)
		grow();
	else
		judge();
}

/* ---- what comes back ---- */

static void take_roots(struct mind *m, int number, const char *bytes)
{
	int n = bot_n_roots(&m->thinking->task);
	for (int k = number; k < n; k += m->n_errands)
		memcpy(&m->root[k], bytes + (size_t)k * sizeof(*m->root), sizeof(*m->root));
}

static void take_verdict(struct judging *judging, const char *bytes)
{
	struct verdict verdict;
	memcpy(&verdict, bytes, sizeof(verdict));
	judging->ok = verdict.ok;
	judging->found = verdict.row;
}

void mind_heard(int number, const char *bytes, size_t n)
{
	struct mind *m = minds;
	while (m && (number < m->first || number >= m->first + m->n_errands))
		m = m->next;
	if (!m)
		return;
	m->n_missing--;
	if (!n)
		m->failed = 1;
	else if (m->thinking)
		take_roots(m, number - m->first, bytes);
	else
		take_verdict(m->judging, bytes);
	outside_soon();
}

/* ---- all of it is there ---- */

static void end(struct mind *m)
{
	struct job *job = m->job;
	struct thinking *t = m->thinking;
	int is_thought = t || m->judging;
	if (t)
		t->found = !m->failed && bot_conclude(&t->task, m->root, &t->answer);
	let_go(m);
	job->result = is_thought ? DB_OK : job->run(0, job);
	job->done(job);
}

int mind_turn(void)
{
	struct mind *m = minds;
	while (m && m->n_missing)
		m = m->next;
	if (!m)
		return 0;
	end(m);
	return 1;
}

int crew_waiting(struct crew *crew, uint64_t owner)
{
	int n = 0;
	(void)crew;
	for (const struct mind *m = minds; m; m = m->next)
		n += m->job->owner == owner;
	return n;
}

int crew_space(struct crew *crew)
{
	(void)crew;
	return MOST_MINDS - n_minds();
}
