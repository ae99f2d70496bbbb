/* export.c: all that is kept about a person, for them; see power.h.
 *
 * Moves and notes are in it once their game is over: before that even a person's own say what
 * nobody else may know, and whoever runs the server may sit at the same table. */
#include <stdio.h>

#include "power.h"
#include "store/office.h"

static void put_when(struct ludo_text *json, const char *key, int64_t ms)
{
	if (ms)
		ludo_json_number(json, key, ms);
	else
		ludo_json_null(json, key);
}

static void put_person(struct ludo_text *json, const struct person *person)
{
	ludo_json_open(json, "person", '{');
	ludo_json_string(json, "id", person->id);
	ludo_json_string(json, "name", person->name);
	ludo_json_string(json, "lang", person->lang);
	ludo_json_bool(json, "has_password", *person->password != 0);
	ludo_json_string(json, "email", person->email);
	ludo_json_string(json, "email_wanted", person->wanted);
	ludo_json_string(json, "hook", person->hook);
	put_when(json, "banned_until", person->banned);
	put_when(json, "muted_until", person->muted);
	ludo_json_close(json, '}');
}

/* Rows as objects; of the keys, those that begin with '#' are numbers. */
static void put_rows(struct ludo_text *json, const char *key, const struct db_rows *rows,
		     const char *const *keys)
{
	ludo_json_open(json, key, '[');
	for (int i = 0; i < rows->n; i++) {
		ludo_json_open(json, 0, '{');
		for (int k = 0; keys[k]; k++)
			if (*keys[k] == '#')
				ludo_json_number(json, keys[k] + 1, db_number(rows, i, k));
			else
				ludo_json_string(json, keys[k], db_cell(rows, i, k));
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static enum db_result put_moves(struct db *db, struct ludo_text *json, const struct db_rows *tables)
{
	static const char *const keys[] = { "#at", "entry", 0 };
	enum db_result result = DB_OK;
	ludo_json_open(json, "moves", '{');
	for (int i = 0; i < tables->n && result == DB_OK; i++) {
		struct db_rows rows;
		char key[ID_BYTES + 4];
		snprintf(key, sizeof(key), "%s:%d", db_cell(tables, i, 0),
			 (int)db_number(tables, i, 5));
		result = store_own_moves(db, db_cell(tables, i, 0), db_number(tables, i, 5), &rows);
		if (result == DB_OK && rows.n)
			put_rows(json, key, &rows, keys);
		db_free(&rows);
	}
	ludo_json_close(json, '}');
	return result;
}

static enum db_result put_tables(struct db *db, const char *person, struct ludo_text *json)
{
	static const char *const keys[] = { "table", "game", "status", "#created", "#finished",
					    "#seat", 0 };
	struct db_rows rows;
	enum db_result result = store_own_tables(db, person, &rows);
	if (result == DB_OK) {
		put_rows(json, "tables", &rows, keys);
		result = put_moves(db, json, &rows);
	}
	db_free(&rows);
	return result;
}

enum db_result office_export(struct db *db, const struct person *person, struct ludo_text *json)
{
	static const char *const sessions[] = { "id", "kind", "#created", "#seen", "#expires", 0 };
	static const char *const lines[] = { "table", "#at", "line", 0 };
	static const char *const notes[] = { "table", "note", 0 };
	static const struct {
		const char *key;
		enum db_result (*get)(struct db *db, const char *person, struct db_rows *rows);
		const char *const *keys;
	} parts[] = { { "sessions", store_sessions, sessions },
		      { "chat", store_own_lines, lines },
		      { "notes", store_own_notes, notes } };
	ludo_json_open(json, 0, '{');
	put_person(json, person);
	for (int i = 0; i < 3; i++) {
		struct db_rows rows;
		enum db_result result = parts[i].get(db, person->id, &rows);
		if (result == DB_OK)
			put_rows(json, parts[i].key, &rows, parts[i].keys);
		db_free(&rows);
		if (result != DB_OK)
			return result;
	}
	enum db_result result = put_tables(db, person->id, json);
	ludo_json_close(json, '}');
	return result;
}
