/* postgres.c: PostgreSQL, for several nodes.
 *
 * A connection that breaks is opened again at the next statement outside a transaction;
 * what was under way answers DB_DOWN and nothing of it was kept. */
#include "postgres.h"

#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CACHED = 96 };

struct postgres {
	struct db db;
	PGconn *link;
	int listens;
	int n_sql;
	const char *sql[CACHED]; /* prepared under the name of its number */
};

static void postgres_shut(struct db *db)
{
	struct postgres *p = (struct postgres *)db;
	PQfinish(p->link);
	free(p);
}

static void hush(void *ignored, const char *message)
{
	(void)ignored;
	(void)message;
}

/* After (re)connecting: nothing is prepared; a stuck server must not hang us for ever. */
static int greet(struct postgres *p)
{
	p->n_sql = 0;
	if (PQstatus(p->link) != CONNECTION_OK)
		return 0;
	PQsetNoticeProcessor(p->link, hush, 0);
	PGresult *result = PQexec(p->link, "SET synchronous_commit=on; SET statement_timeout=8000;"
					   "SET idle_in_transaction_session_timeout=20000;"
					   "SET lock_timeout=4000; SET client_min_messages=warning");
	int ok = PQresultStatus(result) == PGRES_COMMAND_OK;
	PQclear(result);
	return ok;
}

static struct db *postgres_start(const char *url, struct ludo_text *error)
{
	/* who only listens finds out by keepalives that the other end is gone */
	static const char *const keys[] = { "dbname", "connect_timeout", "application_name",
					    "tcp_user_timeout", "keepalives_idle",
					    "keepalives_interval", "keepalives_count", 0 };
	struct postgres *p = calloc(1, sizeof(*p));
	if (!p)
		return 0;
	const char *const values[] = { url, "4", "ludoteca", "8000", "10", "5", "3", 0 };
	p->db.kind = &db_postgres;
	p->link = PQconnectdbParams(keys, values, 1);
	if (greet(p))
		return &p->db;
	/* the message names host and database, never the password */
	ludo_putf(error, "%s", PQerrorMessage(p->link));
	while (error->n && error->at[error->n - 1] == '\n')
		error->at[--error->n] = 0;
	postgres_shut(&p->db);
	return 0;
}

static int is_begin(const char *sql)
{
	return !strcmp(sql, "BEGIN");
}

static enum db_result connected(struct postgres *p, const char *sql, struct ludo_text *error)
{
	if (PQstatus(p->link) == CONNECTION_OK)
		return DB_OK;
	if (is_begin(sql)) {
		PQreset(p->link);
		if (greet(p))
			return DB_OK;
	}
	ludo_put(error, "the database cannot be reached");
	return DB_DOWN;
}

static enum db_result result_of(struct postgres *p, const PGresult *result)
{
	ExecStatusType status = PQresultStatus(result);
	if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
		return DB_OK;
	const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
	if (PQstatus(p->link) != CONNECTION_OK || !state)
		return DB_DOWN;
	if (!strncmp(state, "40", 2) || !strcmp(state, "55P03") || !strcmp(state, "23505"))
		return DB_AGAIN; /* deadlock, serialization, lock time-out, lost race */
	if (!strncmp(state, "53", 2) || !strncmp(state, "57", 2) || !strncmp(state, "58", 2) ||
	    !strncmp(state, "08", 2) || !strcmp(state, "25006"))
		return DB_DOWN; /* resources, shutdown, system, connection, read-only */
	return DB_BROKEN;
}

/* Null if the statement is ready under 'name', or the result that says why not. */
static PGresult *prepare(struct postgres *p, const char *sql, char name[16])
{
	int i = 0;
	while (i < p->n_sql && p->sql[i] != sql)
		i++;
	snprintf(name, 16, "s%d", i);
	if (i < p->n_sql)
		return 0;
	if (i == CACHED)
		*name = 0; /* the unnamed one, prepared afresh each time */
	PGresult *result = PQprepare(p->link, name, sql, 0, 0);
	if (PQresultStatus(result) != PGRES_COMMAND_OK)
		return result;
	PQclear(result);
	if (*name)
		p->sql[p->n_sql++] = sql;
	return 0;
}

static enum db_result keep(struct db_rows *rows, const PGresult *result)
{
	rows->n = PQntuples(result);
	rows->columns = PQnfields(result);
	rows->changed = strtol(PQcmdTuples((PGresult *)(uintptr_t)result), 0, 10);
	size_t cells = (size_t)rows->n * (size_t)rows->columns;
	rows->cell = cells ? calloc(cells, sizeof(*rows->cell)) : 0;
	if (cells && !rows->cell) {
		rows->n = 0;
		return DB_DOWN;
	}
	for (int row = 0; row < rows->n; row++)
		for (int i = 0; i < rows->columns; i++)
			rows->cell[row * rows->columns + i] = strdup(PQgetvalue(result, row, i));
	return DB_OK;
}

static enum db_result postgres_run(struct db *db, const char *sql, const struct db_value *value,
				   int n, struct db_rows *rows, struct ludo_text *error)
{
	struct postgres *p = (struct postgres *)db;
	const char *texts[MOST_VALUES];
	char digits[MOST_VALUES][24], name[16];
	PGresult *result = 0;
	enum db_result outcome = connected(p, sql, error);
	if (outcome != DB_OK)
		return outcome;
	for (int i = 0; i < n; i++) {
		snprintf(digits[i], sizeof(digits[i]), "%lld", (long long)value[i].number);
		texts[i] = value[i].text ? value[i].text : value[i].is_null ? 0 : digits[i];
	}
	if (!n) /* BEGIN, COMMIT, the schema */
		result = PQexec(p->link, sql);
	else if (!(result = prepare(p, sql, name)))
		result = PQexecPrepared(p->link, name, n, texts, 0, 0, 0);
	outcome = result_of(p, result);
	/* a COMMIT of a transaction that failed answers ROLLBACK */
	if (outcome == DB_OK && !strcmp(sql, "COMMIT") && strcmp(PQcmdStatus(result), "COMMIT"))
		outcome = DB_AGAIN;
	if (outcome == DB_OK)
		outcome = keep(rows, result);
	else
		ludo_putf(error, "%s", PQresultErrorMessage(result));
	PQclear(result);
	return outcome;
}

/* What the connection was made with goes to the program by its environment: others may read what
 * stands on a command line. */
static void lend_connection(struct postgres *p)
{
	PQconninfoOption *options = PQconninfo(p->link);
	for (PQconninfoOption *o = options; o && o->keyword; o++)
		if (o->envvar && o->val && *o->val)
			setenv(o->envvar, o->val, 1);
	PQconninfoFree(options);
}

static int finish(const char *const *words)
{
	int status;
	pid_t child = fork();
	if (!child) {
		execvp(words[0], (char *const *)(uintptr_t)words);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0)
		return 0;
	return WIFEXITED(status) && !WEXITSTATUS(status);
}

/* pg_dump's own format; pg_restore then reads all of it once. */
static enum db_result postgres_copy(struct db *db, const char *path, struct ludo_text *error)
{
	const char *const dump[] = { "pg_dump", "--format=custom", "--no-owner", "--file", path, 0 };
	const char *const check[] = { "pg_restore", "--file=/dev/null", path, 0 };
	lend_connection((struct postgres *)db);
	if (finish(dump) && finish(check))
		return DB_OK;
	ludo_put(error, "pg_dump or pg_restore failed: they must be here, and as new as the server");
	return DB_DOWN;
}

static int said(struct postgres *p, char *words, size_t size)
{
	PGnotify *note = PQnotifies(p->link);
	if (!note)
		return 0;
	snprintf(words, size, "%s", note->extra);
	PQfreemem(note);
	return 1;
}

static int postgres_listen(struct db *db, int ms, char *words, size_t size)
{
	struct postgres *p = (struct postgres *)db;
	if (PQstatus(p->link) != CONNECTION_OK || !p->listens) {
		if (PQstatus(p->link) != CONNECTION_OK)
			PQreset(p->link);
		if (!greet(p))
			return -1;
		PGresult *result = PQexec(p->link, "LISTEN ludoteca");
		p->listens = PQresultStatus(result) == PGRES_COMMAND_OK;
		PQclear(result);
		return -1; /* what was said before we listened has been missed */
	}
	if (said(p, words, size))
		return 1;
	struct pollfd poller = { PQsocket(p->link), POLLIN, 0 };
	poll(&poller, 1, ms);
	if (!PQconsumeInput(p->link)) {
		p->listens = 0;
		return -1;
	}
	return said(p, words, size);
}

const struct db_kind db_postgres = {
	.scheme = "postgres",
	.begin = "BEGIN",
	.look = "BEGIN",
	.many_nodes = 1,
	.open = postgres_start,
	.close = postgres_shut,
	.copy = postgres_copy,
	.run = postgres_run,
	.listen = postgres_listen,
};
