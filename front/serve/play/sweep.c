/* sweep.c: looking for work in the store; see sweep.h. */
#include "sweep.h"

#include <stdlib.h>

#include "loop/crew.h"
#include "serve.h"
#include "think.h"
#include "timeout.h"

enum { SWEEP_MS = 1000, AT_ONCE = 32, RENEWED = 128 };

struct sweeping {
	struct job job;
	struct serve *sv;
	int with_time, bots, n_renewed;
	char renewed[RENEWED][ID_BYTES];
	int64_t after;
	struct db_rows due, overdue;
};

static enum db_result sweep_run(struct db *db, struct job *job)
{
	struct sweeping *s = (struct sweeping *)job;
	int64_t now = clock_ms();
	enum db_result result = DB_OK;
	db_free(&s->due);
	db_free(&s->overdue);
	int64_t until = now + s->sv->config.lease_ms;
	for (int i = 0; i < s->n_renewed && result == DB_OK; i++)
		result = store_due_renew(db, s->sv->node, s->renewed[i], until);
	if (result == DB_OK && s->bots > 0)
		result = store_due_claim(db, s->sv->node, now, until, s->bots, &s->due);
	if (result == DB_OK && s->with_time)
		result = store_overdue(db, s->after, now, AT_ONCE, &s->overdue);
	return result;
}

static void sweep_done(struct job *job)
{
	struct sweeping *s = (struct sweeping *)job;
	s->sv->is_sweeping = 0;
	for (int i = 0; job->result == DB_OK && i < s->due.n; i++)
		think_claimed(s->sv, db_cell(&s->due, i, DUE_GAME));
	for (int i = 0; job->result == DB_OK && i < s->overdue.n; i++)
		timeout_take(s->sv, db_cell(&s->overdue, i, OVERDUE_GAME));
	/* tables that cannot be opened, as those of other rules, are overdue for ever and must not
	 * stand before the others: the next look begins behind these */
	s->sv->next_deadline = job->result == DB_OK && s->overdue.n == AT_ONCE
				       ? db_number(&s->overdue, AT_ONCE - 1, OVERDUE_DEADLINE)
				       : 0;
	db_free(&s->due);
	db_free(&s->overdue);
	free(s);
}

static void sweep(struct serve *sv, int64_t now)
{
	struct sweeping *s = sv->is_sweeping ? 0 : calloc(1, sizeof(*s));
	if (!s)
		return;
	int space = sv->config.bots ? crew_space(sv->crew) : 0;
	s->job = (struct job){ .run = sweep_run, .done = sweep_done };
	s->sv = sv;
	s->after = sv->next_deadline;
	s->bots = space < AT_ONCE ? space : AT_ONCE;
	s->n_renewed = think_leases(sv, now, s->renewed, RENEWED);
	/* a server that was away does not let people's time run out at once */
	s->with_time = now - sv->started > sv->config.grace_ms;
	sv->is_sweeping = 1;
	lane_submit(sv->writer, &s->job);
}

void sweep_tick(struct serve *sv, int64_t now)
{
	/* claims are renewed before they run out */
	int64_t pause = sv->config.lease_ms / 4 < SWEEP_MS ? sv->config.lease_ms / 4 : SWEEP_MS;
	if (now - sv->swept < pause || sv->stopping)
		return;
	sv->swept = now;
	sweep(sv, now);
}
