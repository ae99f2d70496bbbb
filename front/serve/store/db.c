/* db.c: what both databases share. */
#include "db.h"

#include <stdlib.h>
#include <string.h>

#include "postgres.h"
#include "sqlite.h"

static const struct db_kind *const kinds[] = { &db_sqlite, &db_postgres };
enum { N_KINDS = sizeof(kinds) / sizeof(kinds[0]) };

int db_is_damaged(void)
{
	return sqlite_is_damaged();
}

struct db *db_open(const char *url, struct ludo_text *error)
{
	for (int i = 0; i < N_KINDS; i++)
		if (!strncmp(url, kinds[i]->scheme, strlen(kinds[i]->scheme)))
			return kinds[i]->open(url, error);
	ludo_put(error, "a store begins with sqlite: or postgres:");
	return 0;
}

void db_close(struct db *db)
{
	if (!db)
		return;
	ludo_text_free(&db->error);
	db->kind->close(db);
}

enum db_result db_run(struct db *db, struct db_rows *rows, const char *sql, const char *types,
		      ...)
{
	struct db_value value[MOST_VALUES] = { { 0, 0, 0 } };
	struct db_rows none = { 0 };
	int n = 0;
	va_list args;
	va_start(args, types);
	for (; types[n]; n++) {
		if (types[n] == 'i') {
			value[n].number = va_arg(args, int64_t);
			continue;
		}
		value[n].text = va_arg(args, const char *);
		value[n].is_null = !value[n].text;
	}
	va_end(args);
	ludo_text_clear(&db->error);
	if (rows)
		*rows = none;
	enum db_result result =
		db->kind->run(db, sql, value, n, rows ? rows : &none, &db->error);
	if (!rows)
		db_free(&none);
	return result;
}
