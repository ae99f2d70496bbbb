/* db.h: one small interface to a database, and the two that keep it.
 *
 * The SQL of the store is the same for both ($1 for parameters).  A statement's text is
 * remembered by its address: hand in string literals only. */
#ifndef LUDO_DB_H
#define LUDO_DB_H

#include <stdint.h>

#include "ludo_text.h"

enum { MOST_VALUES = 24 }; /* parameters of one statement */

enum db_result {
	DB_OK,
	DB_AGAIN,  /* another transaction stood in the way: do yours again */
	DB_DOWN,   /* unreachable, full, read-only: nothing was kept; later, perhaps */
	DB_BROKEN, /* our mistake; the message says what */
};

struct db_value {
	const char *text; /* null: the number counts, or null if is_null */
	int64_t number;
	int is_null;
};

struct db_rows {
	int n, columns;
	long changed;
	char **cell; /* n * columns strings; an SQL null is "" */
};

struct db;

struct db_kind {
	const char *scheme; /* "sqlite:" */
	const char *begin;  /* the statement that begins a transaction */
	const char *look;   /* and one that only reads, and stands in nobody's way */
	int many_nodes;     /* several processes may share it, and listen() works */
	struct db *(*open)(const char *url, struct ludo_text *error);
	void (*close)(struct db *db);
	/* Is all of it whole?  Null where the database looks after itself. */
	enum db_result (*check)(struct db *db, struct ludo_text *error);
	enum db_result (*run)(struct db *db, const char *sql, const struct db_value *value, int n,
			      struct db_rows *rows, struct ludo_text *error);
	/* Write a consistent copy into a file, whoever else works on it meanwhile. */
	enum db_result (*copy)(struct db *db, const char *path, struct ludo_text *error);
	/* Wait up to 'ms' for something another node said; 1 and the words, 0 nothing,
	 * -1 the connection is gone and words may have been missed. */
	int (*listen)(struct db *db, int ms, char *words, size_t size);
};

struct db {
	const struct db_kind *kind;
	struct ludo_text error; /* of the last call that was not DB_OK */
};

struct db *db_open(const char *url, struct ludo_text *error);
/* Has any of them been found damaged since the process began? */
int db_is_damaged(void);
void db_close(struct db *db);

/* Run one statement.  'types' has a letter a parameter: i (int64_t) or t (const char *,
 * null allowed).  Rows, where wanted, are freed with db_free. */
enum db_result db_run(struct db *db, struct db_rows *rows, const char *sql, const char *types,
		      ...);
void db_free(struct db_rows *rows);
const char *db_cell(const struct db_rows *rows, int row, int column);
int64_t db_number(const struct db_rows *rows, int row, int column);

#endif
