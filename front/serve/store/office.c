/* office.c: the operator's statements; see office.h. */
#include "office.h"

#include <stdio.h>
#include <string.h>

/* Leave the function unless the statement did as told. */
#define TRY(call)                                                                          \
	do {                                                                               \
		enum db_result tried_ = (call);                                            \
		if (tried_ != DB_OK)                                                       \
			return tried_;                                                     \
	} while (0)

#define NEWEST " LIMIT 200"

static enum db_result number_of(struct db *db, int64_t *number, const char *sql)
{
	struct db_rows rows;
	TRY(db_run(db, &rows, sql, ""));
	*number = db_number(&rows, 0, 0);
	db_free(&rows);
	return DB_OK;
}

/* Run it and tell how many rows it changed. */
static enum db_result changed(struct db *db, long *n, const char *sql, const char *types,
			      const char *text, int64_t number)
{
	struct db_rows rows;
	TRY(db_run(db, &rows, sql, types, text, number));
	*n = rows.changed;
	db_free(&rows);
	return DB_OK;
}

/* ---- the audit log ---- */

enum db_result store_audit_last(struct db *db, int64_t *n)
{
	return number_of(db, n, "SELECT coalesce(max(n), 0) FROM audit");
}

/* Two at once want the same number, and one of them comes again: numbers become visible in their
 * order, so nobody who follows misses one. */
enum db_result store_audit_add(struct db *db, int64_t now, const char *who, const char *what,
			       const char *target, const char *more)
{
	int64_t n;
	TRY(store_audit_last(db, &n));
	TRY(db_run(db, 0,
		   "INSERT INTO audit (n, at, who, what, target, more)"
		   " VALUES ($1, $2, $3, $4, $5, $6)",
		   "iitttt", n + 1, now, who, what, target, more));
	return store_say(db, "office", WORD_ORDER, "-", n + 1);
}

enum db_result store_audit_after(struct db *db, int64_t n, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT n, at, who, what, target, more FROM audit WHERE n > $1"
		      " ORDER BY n" NEWEST,
		      "i", n);
}

enum db_result store_audit(struct db *db, const char *target, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT n, at, who, what, target, more FROM audit"
		      " WHERE $1 = '' OR target = $1 ORDER BY n DESC" NEWEST,
		      "t", target);
}

/* ---- the operator's way in ---- */

enum db_result store_operator_add(struct db *db, const char *hash, const char *kind,
				  const char *who, int64_t expires)
{
	return db_run(db, 0,
		      "INSERT INTO operator (hash, kind, who, expires) VALUES ($1, $2, $3, $4)",
		      "ttti", hash, kind, who, expires);
}

static void keep_who(struct db_rows *rows, char who[NAME_BYTES], int *found)
{
	*found = rows->n > 0;
	snprintf(who, NAME_BYTES, "%s", db_cell(rows, 0, 0));
	db_free(rows);
}

enum db_result store_operator_find(struct db *db, const char *hash, int64_t now,
				   char who[NAME_BYTES], int *found)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "SELECT who FROM operator WHERE hash = $1 AND kind = 'session' AND expires > $2",
		   "ti", hash, now));
	keep_who(&rows, who, found);
	return DB_OK;
}

enum db_result store_operator_take(struct db *db, const char *hash, int64_t now,
				   char who[NAME_BYTES], int *found)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "DELETE FROM operator WHERE hash = $1 AND kind = 'token' AND expires > $2"
		   " RETURNING who",
		   "ti", hash, now));
	keep_who(&rows, who, found);
	return DB_OK;
}

enum db_result store_operator_drop(struct db *db, const char *hash)
{
	return db_run(db, 0, "DELETE FROM operator WHERE hash = $1", "t", hash);
}

/* ---- looking ---- */

enum db_result store_people(struct db *db, const char *about, int64_t now, struct db_rows *rows)
{
	char key[NAME_BYTES];
	name_key(about, key);
	return db_run(db, rows,
		      "SELECT p.id, p.name, CASE WHEN p.password IS NULL THEN 'guest' ELSE 'owner' END,"
		      " p.created,"
		      " (SELECT coalesce(max(s.seen), 0) FROM session s WHERE s.person = p.id),"
		      " (SELECT count(*) FROM session s WHERE s.person = p.id AND s.expires > $3),"
		      " (SELECT count(*) FROM seat t WHERE t.person = p.id),"
		      " CASE WHEN p.banned > $3 THEN p.banned ELSE 0 END,"
		      " CASE WHEN p.muted > $3 THEN p.muted ELSE 0 END"
		      " FROM person p WHERE $1 = '' OR p.id = $1 OR"
		      " substr(p.name_key, 1, length(CAST($2 AS text))) = $2"
		      " ORDER BY p.created DESC" NEWEST,
		      "tti", about, *key ? key : about, now);
}

enum db_result store_tables(struct db *db, const char *about, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT g.id, g.game, g.status, g.created, g.since, g.ply,"
		      " coalesce((SELECT p.name FROM person p WHERE p.id = g.maker), ''), g.body"
		      " FROM game g WHERE $1 = '' OR g.status = $1 OR g.id = $1 OR g.maker = $1"
		      " OR g.id IN (SELECT t.game FROM seat t WHERE t.person = $1)"
		      " ORDER BY g.created DESC" NEWEST,
		      "t", about);
}

enum db_result store_sessions(struct db *db, const char *person, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT substr(hash, 1, 16), kind, created, seen, expires FROM session"
		      " WHERE person = $1 ORDER BY created DESC" NEWEST,
		      "t", person);
}

enum db_result store_lines(struct db *db, const char *about, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT game, n, at, name, person, channel, line FROM chat"
		      " WHERE game = $1 OR person = $1 ORDER BY at DESC, n DESC" NEWEST,
		      "t", about);
}

enum db_result store_person_find(struct db *db, const char *word, struct person *person, int *n)
{
	struct db_rows rows;
	char key[NAME_BYTES];
	int found;
	name_key(word, key);
	TRY(db_run(db, &rows,
		   "SELECT id, CASE WHEN id = $1 OR password IS NOT NULL THEN 1 ELSE 0 END"
		   " FROM person WHERE id = $1 OR name_key = $2"
		   " ORDER BY CASE WHEN id = $1 THEN 0 WHEN password IS NOT NULL THEN 1 ELSE 2 END"
		   NEWEST,
		   "tt", word, key));
	*n = rows.n && db_number(&rows, 0, 1) ? 1 : rows.n;
	enum db_result result = *n == 1 ? store_person_get(db, db_cell(&rows, 0, 0), person, &found)
					: DB_OK;
	db_free(&rows);
	return result;
}

/* ---- doing ---- */

enum db_result store_person_ban(struct db *db, const char *id, int64_t until)
{
	TRY(db_run(db, 0, "DELETE FROM notice WHERE person = $1", "t", id));
	return db_run(db, 0, "UPDATE person SET banned = $2 WHERE id = $1", "ti", id, until);
}

enum db_result store_person_mute(struct db *db, const char *id, int64_t until)
{
	return db_run(db, 0, "UPDATE person SET muted = $2 WHERE id = $1", "ti", id, until);
}

enum db_result store_sessions_end(struct db *db, const char *about, long *n)
{
	return changed(db, n,
		       "DELETE FROM session WHERE person = $1 OR substr(hash, 1, 16) = $1", "t",
		       about, 0);
}

enum db_result store_password_set(struct db *db, const char *id, const char *sealed)
{
	return db_run(db, 0, "UPDATE person SET password = $2 WHERE id = $1", "tt", id, sealed);
}

enum db_result store_line_remove(struct db *db, const char *game, int64_t n, long *removed)
{
	return changed(db, removed,
		       "UPDATE chat SET line = '' WHERE game = $1 AND n = $2 AND line <> ''", "ti",
		       game, n);
}

enum db_result store_address_allow(struct db *db, const char *address, long *n)
{
	return changed(db, n, "DELETE FROM unwanted WHERE address = $1", "t", address, 0);
}

enum db_result store_tables_of(struct db *db, const char *person, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT game FROM seat WHERE person = $1 UNION"
		      " SELECT id FROM game WHERE maker = $1 UNION"
		      " SELECT id FROM game WHERE status = 'open' AND body LIKE '%\"' || $1 || '\"%'",
		      "t", person);
}

enum db_result store_person_delete(struct db *db, const char *id)
{
	static const char *const parts[] = {
		"DELETE FROM session WHERE person = $1",
		"DELETE FROM mail WHERE person = $1",
		"DELETE FROM jotting WHERE person = $1",
		"DELETE FROM notice WHERE person = $1",
		"DELETE FROM seat WHERE person = $1",
		/* a gap stays where they spoke, so that what others said keeps its place */
		("UPDATE chat SET line = '', name = '\xe2\x80\x94', mid = CAST(n AS text), person = ''"
		 " WHERE person = $1"),
		"DELETE FROM person WHERE id = $1",
	};
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		TRY(db_run(db, 0, parts[i], "t", id));
	return DB_OK;
}

enum db_result store_game_purge(struct db *db, const char *id)
{
	static const char *const parts[] = {
		"DELETE FROM seat WHERE game = $1",    "DELETE FROM chat WHERE game = $1",
		"DELETE FROM jotting WHERE game = $1", "DELETE FROM due WHERE game = $1",
		"DELETE FROM notice WHERE game = $1",  "DELETE FROM entry WHERE game = $1",
		"DELETE FROM bookmark WHERE game = $1", "DELETE FROM game WHERE id = $1",
	};
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		TRY(db_run(db, 0, parts[i], "t", id));
	return DB_OK;
}

/* ---- what has been kept for long enough ---- */

enum db_result store_sessions_expired(struct db *db, int64_t now, int is_trial, long *n)
{
	struct db_rows rows;
	int64_t mailed;
	TRY(db_run(db, &rows, "SELECT count(*) FROM session WHERE expires <= $1", "i", now));
	*n = (long)db_number(&rows, 0, 0);
	db_free(&rows);
	if (is_trial)
		return DB_OK;
	mailed = now / DAY_MS - 7;
	TRY(db_run(db, 0, "DELETE FROM mailed WHERE day < $1", "i", mailed));
	TRY(db_run(db, 0, "DELETE FROM operator WHERE expires <= $1", "i", now));
	return *n ? db_run(db, 0, "DELETE FROM session WHERE expires <= $1", "i", now) : DB_OK;
}

enum db_result store_old_guests(struct db *db, int64_t since, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT p.id FROM person p WHERE p.password IS NULL AND p.created < $1"
		      " AND NOT EXISTS (SELECT 1 FROM session s WHERE s.person = p.id"
		      " AND s.seen >= $1)"
		      " AND NOT EXISTS (SELECT 1 FROM seat t JOIN game g ON g.id = t.game"
		      " WHERE t.person = p.id AND g.status = 'playing')"
		      " ORDER BY p.created LIMIT 50",
		      "i", since);
}

enum db_result store_old_open(struct db *db, int64_t since, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT id FROM game WHERE status = 'open' AND created < $1 LIMIT 50", "i",
		      since);
}

enum db_result store_old_playing(struct db *db, int64_t since, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT id FROM game WHERE status = 'playing' AND since < $1 LIMIT 50", "i",
		      since);
}

enum db_result store_old_finished(struct db *db, int64_t since, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT id FROM game WHERE finished > 0 AND finished < $1 LIMIT 50", "i",
		      since);
}

/* ---- a person's own ---- */

enum db_result store_own_lines(struct db *db, const char *person, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT game, at, line FROM chat WHERE person = $1 ORDER BY at, n", "t",
		      person);
}

enum db_result store_own_notes(struct db *db, const char *person, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT j.game, j.line FROM jotting j JOIN game g ON g.id = j.game"
		      " WHERE j.person = $1 AND g.status = 'finished' ORDER BY j.game",
		      "t", person);
}

enum db_result store_own_tables(struct db *db, const char *person, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT g.id, g.game, g.status, g.created, g.finished, t.seat FROM seat t"
		      " JOIN game g ON g.id = t.game WHERE t.person = $1"
		      " ORDER BY g.created, t.seat",
		      "t", person);
}

enum db_result store_own_moves(struct db *db, const char *game, int64_t seat, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT e.at, e.data FROM entry e JOIN game g ON g.id = e.game"
		      " WHERE e.game = $1 AND e.seat = $2 AND g.status = 'finished' ORDER BY e.rev",
		      "ti", game, seat);
}
