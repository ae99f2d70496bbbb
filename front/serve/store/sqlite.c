/* sqlite.c: the embedded store.  WAL with synchronous=FULL: a commit is on the disk when
 * it returns. */
#include "sqlite.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { CACHED = 96, BUSY_MS = 4000 };

struct sqlite {
	struct db db;
	sqlite3 *handle;
	char *path;
	struct stat file; /* as it was opened */
	const char *sql[CACHED];
	sqlite3_stmt *statement[CACHED];
};

static atomic_int damaged;

int sqlite_is_damaged(void)
{
	return atomic_load(&damaged);
}

static int is_damage(int rc)
{
	return (rc & 0xff) == SQLITE_CORRUPT || (rc & 0xff) == SQLITE_NOTADB;
}

static enum db_result result_of(int rc)
{
	if (is_damage(rc))
		atomic_store(&damaged, 1);
	switch (rc & 0xff) {
	case SQLITE_OK:
	case SQLITE_ROW:
	case SQLITE_DONE: return DB_OK;
	case SQLITE_BUSY:
	case SQLITE_LOCKED: return DB_AGAIN;
	case SQLITE_FULL:
	case SQLITE_IOERR:
	case SQLITE_READONLY:
	case SQLITE_CANTOPEN:
	case SQLITE_CORRUPT: /* nothing can be relied on until somebody has mended it */
	case SQLITE_NOTADB:
	case SQLITE_NOMEM: return DB_DOWN;
	default: return DB_BROKEN;
	}
}

static void sqlite_shut(struct db *db)
{
	struct sqlite *s = (struct sqlite *)db;
	for (int i = 0; i < CACHED; i++)
		sqlite3_finalize(s->statement[i]);
	sqlite3_close(s->handle);
	free(s->path);
	free(s);
}

static struct db *sqlite_start(const char *url, struct ludo_text *error)
{
	const char *path = url + strlen(db_sqlite.scheme);
	struct sqlite *s = calloc(1, sizeof(*s));
	if (!s)
		return 0;
	s->db.kind = &db_sqlite;
	int rc = sqlite3_open_v2(path, &s->handle,
				 SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
					 SQLITE_OPEN_NOMUTEX, 0);
	if (rc == SQLITE_OK) {
		sqlite3_extended_result_codes(s->handle, 1);
		sqlite3_busy_timeout(s->handle, BUSY_MS);
		rc = sqlite3_exec(s->handle,
				  "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
				  "PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY;"
				  "PRAGMA journal_size_limit=67108864;",
				  0, 0, 0);
	}
	s->path = strdup(path);
	if (rc == SQLITE_OK && s->path && !stat(path, &s->file))
		return &s->db;
	ludo_putf(error, "cannot open %s: %s%s", path,
		  s->handle ? sqlite3_errmsg(s->handle) : "out of memory",
		  is_damage(rc) ? ": restore a backup, and keep this file" : "");
	sqlite_shut(&s->db);
	return 0;
}

static sqlite3_stmt *prepared(struct sqlite *s, const char *sql, int *rc)
{
	int i = 0;
	while (i < CACHED && s->sql[i] && s->sql[i] != sql)
		i++;
	if (i == CACHED) { /* more statements than the store has: forget one */
		i = (int)((uintptr_t)sql / 16 % CACHED);
		sqlite3_finalize(s->statement[i]);
		s->sql[i] = 0;
		s->statement[i] = 0;
	}
	if (!s->sql[i]) {
		*rc = sqlite3_prepare_v3(s->handle, sql, -1, SQLITE_PREPARE_PERSISTENT,
					 &s->statement[i], 0);
		if (*rc == SQLITE_OK)
			s->sql[i] = sql;
	}
	return s->sql[i] ? s->statement[i] : 0;
}

static int bind(sqlite3_stmt *statement, const struct db_value *value, int n)
{
	char name[8];
	for (int i = 0; i < n; i++) {
		sqlite3_snprintf(sizeof(name), name, "$%d", i + 1);
		int at = sqlite3_bind_parameter_index(statement, name);
		int rc = !at ? SQLITE_OK
			 : value[i].text
				 ? sqlite3_bind_text(statement, at, value[i].text, -1,
						     SQLITE_STATIC)
			 : value[i].is_null ? sqlite3_bind_null(statement, at)
					    : sqlite3_bind_int64(statement, at, value[i].number);
		if (rc != SQLITE_OK)
			return rc;
	}
	return SQLITE_OK;
}

static int keep_row(struct db_rows *rows, sqlite3_stmt *statement)
{
	rows->columns = sqlite3_column_count(statement);
	size_t before = (size_t)rows->n * (size_t)rows->columns;
	if ((rows->n & (rows->n - 1)) == 0) { /* grow at powers of two */
		size_t space = (size_t)(rows->n ? rows->n * 2 : 1) * (size_t)rows->columns;
		char **cell = realloc(rows->cell, space * sizeof(*cell));
		if (!cell)
			return SQLITE_NOMEM;
		rows->cell = cell;
	}
	for (int i = 0; i < rows->columns; i++) {
		const unsigned char *text = sqlite3_column_text(statement, i);
		rows->cell[before + (size_t)i] = strdup(text ? (const char *)text : "");
	}
	rows->n++;
	return SQLITE_OK;
}

/* A file that was deleted or replaced still takes what is written, and nobody finds it again. */
static int is_there(const struct sqlite *s)
{
	struct stat now;
	if (stat(s->path, &now) || now.st_ino != s->file.st_ino || now.st_dev != s->file.st_dev)
		return 0;
	if (now.st_size >= s->file.st_size)
		return 1;
	atomic_store(&damaged, 1);
	return 0;
}

static enum db_result sqlite_check(struct db *db, struct ludo_text *error)
{
	struct db_rows rows;
	enum db_result result = db_run(db, &rows, "PRAGMA quick_check(1)", "");
	const char *said = result == DB_OK ? db_cell(&rows, 0, 0) : ludo_text_string(&db->error);
	int is_whole = !strcmp(said, "ok");
	if (!is_whole)
		ludo_putf(error, "the store is damaged (%s): restore a backup, and keep this file",
			  said);
	db_free(&rows);
	return is_whole ? DB_OK : DB_DOWN;
}

/* All of it in one go: the reader of a write-ahead log stands in nobody's way. */
static enum db_result sqlite_copy(struct db *db, const char *path, struct ludo_text *error)
{
	struct sqlite *s = (struct sqlite *)db;
	sqlite3 *copy = 0;
	int rc = sqlite3_open_v2(path, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, 0);
	sqlite3_backup *backup =
		rc == SQLITE_OK ? sqlite3_backup_init(copy, "main", s->handle, "main") : 0;
	if (backup) {
		sqlite3_backup_step(backup, -1);
		rc = sqlite3_backup_finish(backup);
	}
	if (rc != SQLITE_OK || !backup)
		ludo_putf(error, "cannot write %s: %s", path,
			  copy ? sqlite3_errmsg(copy) : "out of memory");
	sqlite3_close(copy);
	return backup ? result_of(rc) : DB_DOWN;
}

static enum db_result sqlite_run(struct db *db, const char *sql, const struct db_value *value,
				 int n, struct db_rows *rows, struct ludo_text *error)
{
	struct sqlite *s = (struct sqlite *)db;
	int rc = SQLITE_OK;
	if ((sql == db->kind->begin || sql == db->kind->look) && !is_there(s)) {
		ludo_putf(error, "%s was deleted, replaced or cut", s->path);
		return DB_DOWN;
	}
	sqlite3_stmt *statement = prepared(s, sql, &rc);
	if (statement && (rc = bind(statement, value, n)) == SQLITE_OK)
		while ((rc = sqlite3_step(statement)) == SQLITE_ROW)
			if (keep_row(rows, statement) != SQLITE_OK) {
				rc = SQLITE_NOMEM;
				break;
			}
	if (result_of(rc) != DB_OK)
		ludo_putf(error, "%s", sqlite3_errmsg(s->handle));
	rows->changed = sqlite3_changes(s->handle);
	if (statement) {
		sqlite3_reset(statement);
		sqlite3_clear_bindings(statement);
	}
	return result_of(rc);
}

const struct db_kind db_sqlite = {
	.scheme = "sqlite:",
	.begin = "BEGIN IMMEDIATE",
	.look = "BEGIN",
	.open = sqlite_start,
	.close = sqlite_shut,
	.check = sqlite_check,
	.copy = sqlite_copy,
	.run = sqlite_run,
};
