/* clean.c: what has been kept for long enough; see power.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "power.h"
#include "store/office.h"

#define TRY(call)                                                                          \
	do {                                                                               \
		enum db_result tried_ = (call);                                            \
		if (tried_ != DB_OK)                                                       \
			return tried_;                                                     \
	} while (0)

/* A row of the answer: what, and of whom or which. */
static void report(struct errand *e, const char *what, const char *target)
{
	size_t n = (size_t)e->rows.n;
	char **cell = realloc(e->rows.cell, (n + 1) * 2 * sizeof(*cell));
	if (!cell)
		return;
	cell[2 * n] = strdup(what);
	cell[2 * n + 1] = strdup(target);
	e->rows = (struct db_rows){ (int)n + 1, 2, 0, cell };
}

static enum db_result close_table(struct db *db, const char *id, int64_t now)
{
	enum office_saying refusal;
	return office_close(db, id, now, &refusal);
}

static enum db_result remove_table(struct db *db, const char *id, int64_t now)
{
	(void)now;
	return store_game_purge(db, id);
}

/* All of a kind: dropped, each with its line in the log; or only told. */
static enum db_result drop_each(struct db *db, struct errand *e, const struct db_rows *old,
				const char *what,
				enum db_result (*drop)(struct db *db, const char *id, int64_t now))
{
	for (int i = 0; i < old->n; i++) {
		const char *id = db_cell(old, i, 0);
		report(e, what, id);
		if (e->is_trial)
			continue;
		TRY(drop(db, id, e->now));
		TRY(store_audit_add(db, e->now, e->who, what, id, "clean"));
	}
	return DB_OK;
}

static enum db_result clean_sessions(struct db *db, struct errand *e)
{
	char number[24];
	long n;
	TRY(store_sessions_expired(db, e->now, e->is_trial, &n));
	snprintf(number, sizeof(number), "%ld", n);
	if (n)
		report(e, "expired", number);
	return DB_OK;
}

enum db_result office_clean(struct db *db, struct errand *e)
{
	const struct {
		const char *what;
		long days;
		enum db_result (*find)(struct db *db, int64_t since, struct db_rows *rows);
		enum db_result (*drop)(struct db *db, const char *id, int64_t now);
	} kinds[] = {
		{ "delete", e->config->keep_guests, store_old_guests, office_delete },
		{ "close", e->config->keep_open, store_old_open, close_table },
		{ "close", e->config->keep_idle, store_old_playing, close_table },
		{ "remove", e->config->keep_finished, store_old_finished, remove_table },
	};
	TRY(clean_sessions(db, e));
	for (int i = 0; i < 4; i++) {
		struct db_rows old;
		if (!kinds[i].days)
			continue;
		TRY(kinds[i].find(db, e->now - (int64_t)kinds[i].days * DAY_MS, &old));
		enum db_result result = drop_each(db, e, &old, kinds[i].what, kinds[i].drop);
		db_free(&old);
		if (result != DB_OK)
			return result;
	}
	return DB_OK;
}
