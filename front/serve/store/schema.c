/* schema.c: the tables, version by version, forward only.
 *
 * Never change a step that was released: add one.  Every statement is understood by both
 * databases. */
#include "schema.h"

#include <string.h>

#include "store.h"

static const char *const step_1[] = {
	"CREATE TABLE person (id text PRIMARY KEY, name text NOT NULL, name_key text NOT NULL,"
	" lang text NOT NULL, password text, created bigint NOT NULL)",
	/* a name with a password is one person's alone */
	"CREATE UNIQUE INDEX person_owned ON person (name_key) WHERE password IS NOT NULL",
	"CREATE TABLE session (hash text PRIMARY KEY, person text NOT NULL REFERENCES person (id),"
	" kind text NOT NULL, created bigint NOT NULL, expires bigint NOT NULL)",
	"CREATE TABLE game (id text PRIMARY KEY, ver bigint NOT NULL, status text NOT NULL,"
	" ended text NOT NULL, is_public bigint NOT NULL, game text NOT NULL,"
	" created bigint NOT NULL, started bigint NOT NULL, finished bigint NOT NULL,"
	" rev bigint NOT NULL, ply bigint NOT NULL, waiting bigint NOT NULL,"
	" since bigint NOT NULL, deadline bigint NOT NULL, clock text NOT NULL,"
	" score text NOT NULL, chats bigint NOT NULL, seed text NOT NULL, body text NOT NULL)",
	"CREATE INDEX game_lists ON game (status, is_public, created)",
	"CREATE INDEX game_finished ON game (finished) WHERE finished > 0",
	"CREATE INDEX game_deadline ON game (deadline) WHERE deadline > 0",
	"CREATE TABLE seat (game text NOT NULL REFERENCES game (id), seat bigint NOT NULL,"
	" person text NOT NULL, PRIMARY KEY (game, seat))",
	"CREATE INDEX seat_person ON seat (person)",
	/* the heart of it: one row per change, the first to write a rev has it */
	"CREATE TABLE entry (game text NOT NULL REFERENCES game (id), rev bigint NOT NULL,"
	" at bigint NOT NULL, seat bigint NOT NULL, mid text, data text NOT NULL,"
	" PRIMARY KEY (game, rev))",
	"CREATE UNIQUE INDEX entry_once ON entry (game, seat, mid) WHERE mid IS NOT NULL",
	"CREATE TABLE chat (game text NOT NULL REFERENCES game (id), n bigint NOT NULL,"
	" at bigint NOT NULL, channel text NOT NULL, seat bigint NOT NULL, name text NOT NULL,"
	" person text NOT NULL, mid text NOT NULL, line text NOT NULL, PRIMARY KEY (game, n))",
	"CREATE UNIQUE INDEX chat_once ON chat (game, person, mid)",
	"CREATE TABLE note (game text NOT NULL REFERENCES game (id), seat bigint NOT NULL,"
	" line text NOT NULL, PRIMARY KEY (game, seat))",
	0,
};

/* turns that bots owe, and who has claimed them until when */
static const char *const step_2[] = {
	"CREATE TABLE due (game text NOT NULL REFERENCES game (id), seat bigint NOT NULL,"
	" rev bigint NOT NULL, until bigint NOT NULL, node text NOT NULL,"
	" PRIMARY KEY (game, seat))",
	"CREATE INDEX due_until ON due (until)",
	0,
};

/* letters to people whose turn it is */
static const char *const step_3[] = {
	"ALTER TABLE person ADD COLUMN email text NOT NULL DEFAULT ''",
	"ALTER TABLE person ADD COLUMN hook text NOT NULL DEFAULT ''",
	"CREATE TABLE notice (game text NOT NULL REFERENCES game (id), seat bigint NOT NULL,"
	" way text NOT NULL, rev bigint NOT NULL, person text NOT NULL, tries bigint NOT NULL,"
	" next bigint NOT NULL, PRIMARY KEY (game, seat, way))",
	"CREATE INDEX notice_next ON notice (next)",
	0,
};

/* the seat, plus one, whose turn is over and not yet confirmed */
static const char *const step_4[] = {
	"ALTER TABLE game ADD COLUMN held bigint NOT NULL DEFAULT 0",
	0,
};

/* who made a table: what they make counts as theirs, whether they sit there or not */
static const char *const step_5[] = {
	"ALTER TABLE game ADD COLUMN maker text NOT NULL DEFAULT ''",
	"CREATE INDEX game_maker ON game (maker, status)",
	0,
};

/* an address is used once its owner has confirmed it: those that were not are asked */
static const char *const step_6[] = {
	"CREATE TABLE secret (name text PRIMARY KEY, hex text NOT NULL)",
	"ALTER TABLE person ADD COLUMN email_wanted text NOT NULL DEFAULT ''",
	"CREATE TABLE mail (person text PRIMARY KEY REFERENCES person (id),"
	" tries bigint NOT NULL, next bigint NOT NULL)",
	"CREATE INDEX mail_next ON mail (next)",
	"CREATE TABLE mailed (name text NOT NULL, day bigint NOT NULL, n bigint NOT NULL,"
	" PRIMARY KEY (name, day))",
	"CREATE TABLE unwanted (address text PRIMARY KEY)",
	"UPDATE person SET email_wanted = email, email = ''",
	"INSERT INTO mail (person, tries, next)"
	" SELECT id, 0, 0 FROM person WHERE email_wanted <> ''",
	0,
};

/* lists, with and without a game, by what they are sorted by */
static const char *const step_7[] = {
	"CREATE INDEX game_by_game ON game (status, is_public, game, created)",
	"DROP INDEX game_finished",
	"CREATE INDEX game_finished ON game (is_public, finished) WHERE finished > 0",
	"CREATE INDEX game_finished_by_game ON game (is_public, game, finished)"
	" WHERE finished > 0",
	0,
};

/* a note is a person's, wherever they sit */
static const char *const step_8[] = {
	"CREATE TABLE jotting (game text NOT NULL REFERENCES game (id), person text NOT NULL,"
	" line text NOT NULL, PRIMARY KEY (game, person))",
	"INSERT INTO jotting (game, person, line) SELECT n.game, s.person, max(n.line)"
	" FROM note n JOIN seat s ON s.game = n.game AND s.seat = n.seat"
	" GROUP BY n.game, s.person",
	"DROP TABLE note",
	0,
};

/* the operator's office: who may not come or not speak, what was done about it and by whom; and
 * when a session was last used, by days */
static const char *const step_9[] = {
	"ALTER TABLE person ADD COLUMN banned bigint NOT NULL DEFAULT 0",
	"ALTER TABLE person ADD COLUMN muted bigint NOT NULL DEFAULT 0",
	"ALTER TABLE session ADD COLUMN seen bigint NOT NULL DEFAULT 0",
	"UPDATE session SET seen = created",
	"CREATE INDEX session_person ON session (person)",
	"CREATE INDEX session_expires ON session (expires)",
	"CREATE INDEX person_key ON person (name_key)",
	"CREATE INDEX person_created ON person (created)",
	"CREATE INDEX chat_person ON chat (person)",
	"CREATE TABLE audit (n bigint PRIMARY KEY, at bigint NOT NULL, who text NOT NULL,"
	" what text NOT NULL, target text NOT NULL, more text NOT NULL)",
	"CREATE TABLE operator (hash text PRIMARY KEY, kind text NOT NULL, who text NOT NULL,"
	" expires bigint NOT NULL)",
	0,
};

/* positions that a long game can be opened at; what they say follows from the entries */
static const char *const step_10[] = {
	"CREATE TABLE bookmark (game text NOT NULL REFERENCES game (id), rev bigint NOT NULL,"
	" data text NOT NULL, PRIMARY KEY (game, rev))",
	0,
};

static const char *const *const steps[] = { step_1, step_2, step_3, step_4, step_5,
					     step_6, step_7, step_8, step_9, step_10 };
enum { N_STEPS = sizeof(steps) / sizeof(steps[0]) };

int db_schema_version(void)
{
	return N_STEPS;
}

/* Names are compared in another way from here on. */
enum { STEP_NAMES = 8 };

static enum db_result fold_names(struct db *db)
{
	struct db_rows rows;
	char key[NAME_BYTES];
	enum db_result result =
		db_run(db, &rows, "SELECT id, name, password IS NOT NULL FROM person", "");
	for (int i = 0; result == DB_OK && i < rows.n; i++) {
		name_key(db_cell(&rows, i, 1), key);
		/* two owners of names that look alike: the first keeps it, the other keeps the
		 * key that it had */
		result = db_run(db, 0,
				"UPDATE person SET name_key = $2 WHERE id = $1 AND (password IS NULL"
				" OR NOT EXISTS (SELECT 1 FROM person o WHERE o.name_key = $2"
				" AND o.password IS NOT NULL AND o.id <> $1))",
				"tt", db_cell(&rows, i, 0), key);
	}
	db_free(&rows);
	return result;
}

static enum db_result run_step(struct db *db, int number)
{
	for (int i = 0; steps[number - 1][i]; i++) {
		enum db_result result = db_run(db, 0, steps[number - 1][i], "");
		if (result != DB_OK)
			return result;
	}
	if (number == STEP_NAMES) {
		enum db_result result = fold_names(db);
		if (result != DB_OK)
			return result;
	}
	return db_run(db, 0, "UPDATE schema_version SET version = $1", "i", (int64_t)number);
}

static enum db_result present_version(struct db *db, int *version)
{
	struct db_rows rows;
	enum db_result result;
	if (db->kind->many_nodes && /* two nodes may start at the same time */
	    (result = db_run(db, 0, "SELECT pg_advisory_xact_lock(70530)", "")) != DB_OK)
		return result;
	result = db_run(db, 0,
			"CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)", "");
	if (result != DB_OK)
		return result;
	result = db_run(db, &rows, "SELECT version FROM schema_version", "");
	if (result != DB_OK)
		return result;
	*version = (int)db_number(&rows, 0, 0);
	int is_new = rows.n == 0;
	db_free(&rows);
	return is_new ? db_run(db, 0, "INSERT INTO schema_version VALUES (0)", "") : DB_OK;
}

static enum db_result migrate(struct db *db, int version)
{
	int now = 0;
	enum db_result result = present_version(db, &now);
	if (result != DB_OK)
		return result;
	if (now > N_STEPS) {
		ludo_text_clear(&db->error);
		ludo_putf(&db->error, "the store has schema %d, this program knows %d: it was "
			  "used by a newer ludoteca", now, N_STEPS);
		return DB_BROKEN;
	}
	while (result == DB_OK && now < version)
		result = run_step(db, ++now);
	return result;
}

enum db_result db_migrate_to(struct db *db, int version)
{
	struct ludo_text why = { 0 };
	enum db_result result = db_run(db, 0, db->kind->begin, "");
	if (result != DB_OK)
		return result;
	result = migrate(db, version);
	if (result == DB_OK)
		return db_run(db, 0, "COMMIT", "");
	ludo_put(&why, ludo_text_string(&db->error));
	db_run(db, 0, "ROLLBACK", "");
	ludo_text_clear(&db->error);
	ludo_put(&db->error, ludo_text_string(&why));
	ludo_text_free(&why);
	return result;
}

enum db_result db_is_ours(struct db *db, struct ludo_text *error)
{
	struct db_rows rows;
	enum db_result result = db_run(db, &rows, "SELECT version FROM schema_version", "");
	int64_t version = result == DB_OK ? db_number(&rows, 0, 0) : 0;
	if (result != DB_OK)
		ludo_putf(error, "no store of ours: %s", ludo_text_string(&db->error));
	else if (version != N_STEPS)
		ludo_putf(error, "the store has schema %d, this program wants %d: %s", (int)version,
			  N_STEPS,
			  version > N_STEPS ? "it was used by a newer ludoteca"
					    : "start the server once, which brings it forward");
	db_free(&rows);
	return result != DB_OK ? result : version == N_STEPS ? DB_OK : DB_BROKEN;
}

enum db_result db_migrate(struct db *db)
{
	return db_migrate_to(db, N_STEPS);
}

/* SQLite does not write a row that stays the same. */
enum db_result db_touch(struct db *db)
{
	enum db_result result =
		db_run(db, 0, "UPDATE schema_version SET version = version + 1", "");
	return result != DB_OK
		       ? result
		       : db_run(db, 0, "UPDATE schema_version SET version = version - 1", "");
}
