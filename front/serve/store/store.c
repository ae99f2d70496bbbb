/* store.c: the statements of the store; see store.h. */
#include "store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Leave the function unless the statement did as told. */
#define TRY(call)                                                                          \
	do {                                                                               \
		enum db_result tried_ = (call);                                            \
		if (tried_ != DB_OK)                                                       \
			return tried_;                                                     \
	} while (0)

static void keep(char *to, size_t size, const char *from)
{
	snprintf(to, size, "%s", from);
}

/* ---- people ---- */

#define PERSON_COLUMNS "p.id, p.name, p.lang, coalesce(p.password, ''), p.email, p.hook,"  \
	" p.email_wanted, p.banned, p.muted"
enum { PERSON_ID, PERSON_NAME, PERSON_LANG, PERSON_PASSWORD, PERSON_EMAIL, PERSON_HOOK,
       PERSON_WANTED, PERSON_BANNED, PERSON_MUTED, PERSON_SEEN };

static void read_person(const struct db_rows *rows, struct person *person, int *found)
{
	*found = rows->n > 0;
	keep(person->id, sizeof(person->id), db_cell(rows, 0, PERSON_ID));
	keep(person->name, sizeof(person->name), db_cell(rows, 0, PERSON_NAME));
	keep(person->lang, sizeof(person->lang), db_cell(rows, 0, PERSON_LANG));
	keep(person->password, sizeof(person->password), db_cell(rows, 0, PERSON_PASSWORD));
	keep(person->email, sizeof(person->email), db_cell(rows, 0, PERSON_EMAIL));
	keep(person->hook, sizeof(person->hook), db_cell(rows, 0, PERSON_HOOK));
	keep(person->wanted, sizeof(person->wanted), db_cell(rows, 0, PERSON_WANTED));
	person->banned = db_number(rows, 0, PERSON_BANNED);
	person->muted = db_number(rows, 0, PERSON_MUTED);
}

enum db_result store_person_add(struct db *db, const struct person *person, int64_t now)
{
	char key[NAME_BYTES];
	name_key(person->name, key);
	return db_run(db, 0,
		      "INSERT INTO person (id, name, name_key, lang, created)"
		      " VALUES ($1, $2, $3, $4, $5)",
		      "tttti", person->id, person->name, key, person->lang, now);
}

enum db_result store_person_by_session(struct db *db, const char *hash, int64_t now,
				       struct person *person, int *found, int64_t *seen)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "SELECT " PERSON_COLUMNS ", s.seen FROM session s JOIN person p ON p.id = s.person"
		   " WHERE s.hash = $1 AND s.kind = 'session' AND s.expires > $2"
		   " AND p.banned <= $2",
		   "ti", hash, now));
	read_person(&rows, person, found);
	*seen = db_number(&rows, 0, PERSON_SEEN);
	db_free(&rows);
	return DB_OK;
}

enum db_result store_person_get(struct db *db, const char *id, struct person *person, int *found)
{
	struct db_rows rows;
	TRY(db_run(db, &rows, "SELECT " PERSON_COLUMNS " FROM person p WHERE p.id = $1", "t", id));
	read_person(&rows, person, found);
	db_free(&rows);
	return DB_OK;
}

enum db_result store_person_by_name(struct db *db, const char *name, struct person *person,
				    int *found)
{
	struct db_rows rows;
	char key[NAME_BYTES];
	name_key(name, key);
	TRY(db_run(db, &rows,
		   "SELECT " PERSON_COLUMNS " FROM person p"
		   " WHERE p.name_key = $1 AND p.password IS NOT NULL",
		   "t", key));
	read_person(&rows, person, found);
	db_free(&rows);
	return DB_OK;
}

enum db_result store_name_owner(struct db *db, const char *key, char id[ID_BYTES])
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "SELECT id FROM person WHERE name_key = $1 AND password IS NOT NULL", "t", key));
	keep(id, ID_BYTES, db_cell(&rows, 0, 0));
	db_free(&rows);
	return DB_OK;
}

static enum db_result is_taken(struct db *db, const char *key, const char *id, int *taken)
{
	char owner[ID_BYTES];
	TRY(store_name_owner(db, key, owner));
	*taken = *owner && strcmp(owner, id) != 0;
	return DB_OK;
}

enum db_result store_person_name(struct db *db, const struct person *person, int *taken)
{
	char key[NAME_BYTES];
	name_key(person->name, key);
	TRY(is_taken(db, key, person->id, taken));
	if (*taken)
		return DB_OK;
	return db_run(db, 0, "UPDATE person SET name = $2, name_key = $3, lang = $4 WHERE id = $1",
		      "tttt", person->id, person->name, key, person->lang);
}

enum db_result store_person_hook(struct db *db, const char *id, const char *hook)
{
	return db_run(db, 0, "UPDATE person SET hook = $2 WHERE id = $1", "tt", id, hook);
}

enum db_result store_person_no_email(struct db *db, const char *id)
{
	TRY(db_run(db, 0, "DELETE FROM mail WHERE person = $1", "t", id));
	return db_run(db, 0, "UPDATE person SET email = '', email_wanted = '' WHERE id = $1", "t",
		      id);
}

enum db_result store_person_password(struct db *db, const char *id, const char *old,
				     const char *password, int *taken, int *won)
{
	struct person now;
	struct db_rows rows;
	char key[NAME_BYTES];
	int found;
	*won = 0;
	TRY(store_person_get(db, id, &now, &found));
	name_key(now.name, key); /* a password makes it theirs */
	TRY(is_taken(db, key, id, taken));
	if (*taken)
		return DB_OK;
	TRY(db_run(db, &rows,
		   "UPDATE person SET password = $3 WHERE id = $1 AND coalesce(password, '') = $2",
		   "ttt", id, old, password));
	*won = rows.changed > 0;
	db_free(&rows);
	return DB_OK;
}

enum db_result store_session_add(struct db *db, const char *hash, const char *person,
				 const char *kind, int64_t now, int64_t expires)
{
	return db_run(db, 0,
		      "INSERT INTO session (hash, person, kind, created, expires, seen)"
		      " VALUES ($1, $2, $3, $4, $5, $4)",
		      "tttii", hash, person, kind, now, expires);
}

enum db_result store_session_seen(struct db *db, const char *hash, int64_t now)
{
	return db_run(db, 0, "UPDATE session SET seen = $2 WHERE hash = $1", "ti", hash, now);
}

enum db_result store_session_drop(struct db *db, const char *hash)
{
	return db_run(db, 0, "DELETE FROM session WHERE hash = $1", "t", hash);
}

enum db_result store_session_is_there(struct db *db, const char *begin_of_hash, int *is_there)
{
	struct db_rows rows;
	/* a hash is in hexadecimal digits: none comes behind them */
	TRY(db_run(db, &rows, "SELECT count(*) FROM session WHERE hash >= $1 AND hash < $1 || 'g'",
		   "t", begin_of_hash));
	*is_there = db_number(&rows, 0, 0) > 0;
	db_free(&rows);
	return DB_OK;
}

enum db_result store_session_drop_others(struct db *db, const char *person, const char *but,
					 struct db_rows *dropped)
{
	return db_run(db, dropped,
		      "DELETE FROM session WHERE person = $1 AND hash <> $2 RETURNING hash", "tt",
		      person, but);
}

enum db_result store_link_take(struct db *db, const char *hash, int64_t now,
			       struct person *person, int *found)
{
	struct db_rows rows;
	*found = 0;
	TRY(db_run(db, &rows,
		   "DELETE FROM session WHERE hash = $1 AND kind = 'link' AND expires > $2"
		   " RETURNING person",
		   "ti", hash, now));
	if (!rows.n) {
		db_free(&rows);
		return DB_OK;
	}
	enum db_result result = store_person_get(db, db_cell(&rows, 0, 0), person, found);
	db_free(&rows);
	return result;
}

/* ---- tables ---- */

/* What a row is read from: the statements and read_game have it from here. */
#define GAME_COLUMNS(TEXT, NUMBER, WORD)                                                     \
	TEXT(id) NUMBER(ver) WORD(status) WORD(ended) NUMBER(is_public) TEXT(game)         \
	NUMBER(created) NUMBER(started) NUMBER(finished) NUMBER(rev) NUMBER(ply)           \
	NUMBER(waiting) NUMBER(held) NUMBER(since) NUMBER(deadline) TEXT(clock) TEXT(score)   \
	TEXT(seed) TEXT(maker)
#define NAMED(column) "g." #column ", "
#define PLACED(column) GAME_##column,
enum { GAME_COLUMNS(PLACED, PLACED, PLACED) GAME_body };
#define SELECT_GAME "SELECT " GAME_COLUMNS(NAMED, NAMED, NAMED) "g.body FROM game g"

void game_row_free(struct game_row *row)
{
	free(row->body);
	row->body = 0;
}

static void read_game(const struct db_rows *rows, int i, struct game_row *row)
{
	*row = (struct game_row){ 0 };
#define READ_TEXT(column) keep(row->column, sizeof(row->column), db_cell(rows, i, GAME_##column));
#define READ_NUMBER(column) row->column = db_number(rows, i, GAME_##column);
#define READ_BELOW(column)
	GAME_COLUMNS(READ_TEXT, READ_NUMBER, READ_BELOW)
	row->status = status_of(db_cell(rows, i, GAME_status));
	row->ended = ending_of(db_cell(rows, i, GAME_ended));
	row->body = strdup(db_cell(rows, i, GAME_body));
}

static enum db_result write_seats(struct db *db, const struct game_row *row)
{
	TRY(db_run(db, 0, "DELETE FROM seat WHERE game = $1", "t", row->id));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (*row->persons[seat])
			TRY(db_run(db, 0, "INSERT INTO seat (game, seat, person) VALUES ($1, $2, $3)",
				   "tit", row->id, (int64_t)seat, row->persons[seat]));
	return DB_OK;
}

enum db_result store_game_add(struct db *db, const struct game_row *row)
{
	TRY(db_run(db, 0,
		   "INSERT INTO game (id, ver, status, ended, is_public, game, created, started,"
		   " finished, rev, ply, waiting, since, deadline, clock, score, chats, seed, body,"
		   " maker)"
		   " VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, 0, 0, 0, 0, '', '', 0, '', $8, $9)",
		   "tittititt", row->id, row->ver, status_word(row->status), ending_word(row->ended),
		   row->is_public, row->game, row->created, row->body, row->maker));
	return write_seats(db, row);
}

enum db_result store_game_get(struct db *db, const char *id, struct game_row *row, int *found)
{
	struct db_rows rows;
	TRY(db_run(db, &rows, SELECT_GAME " WHERE g.id = $1", "t", id));
	*found = rows.n > 0;
	if (*found)
		read_game(&rows, 0, row);
	db_free(&rows);
	return DB_OK;
}

/* What comes of a change besides the change itself. */
static enum db_result follow(struct db *db, const struct game_row *row, int64_t rev,
			     const struct follow_up *f)
{
	const char *game = row->id;
	static const char *const ways[] = {
		"INSERT INTO notice (game, seat, way, rev, person, tries, next)"
		" SELECT s.game, s.seat, 'email', CAST($3 AS bigint), p.id, 0, CAST($4 AS bigint)"
		" FROM seat s JOIN person p ON p.id = s.person"
		" WHERE s.game = $1 AND s.seat = $2 AND p.email <> '' AND p.banned <= $4",
		"INSERT INTO notice (game, seat, way, rev, person, tries, next)"
		" SELECT s.game, s.seat, 'hook', CAST($3 AS bigint), p.id, 0, CAST($4 AS bigint)"
		" FROM seat s JOIN person p ON p.id = s.person"
		" WHERE s.game = $1 AND s.seat = $2 AND p.hook <> '' AND p.banned <= $4",
	};
	TRY(db_run(db, 0, "DELETE FROM due WHERE game = $1", "t", game));
	if (f->tell) /* who was asked before and still is keeps the letter */
		TRY(db_run(db, 0,
			   "DELETE FROM notice WHERE game = $1"
			   " AND (CAST($2 AS bigint) >> CAST(seat AS integer)) & 1 = 0",
			   "ti", game, row->waiting & ~(int64_t)f->tell));
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		if (f->due >> seat & 1)
			TRY(db_run(db, 0,
				   "INSERT INTO due (game, seat, rev, until, node)"
				   " VALUES ($1, $2, $3, $4, $5)",
				   "tiiit", game, (int64_t)seat, rev, f->claimed_until, f->node));
		for (int way = 0; way < 2 && f->tell >> seat & 1; way++)
			TRY(db_run(db, 0, ways[way], "tiii", game, (int64_t)seat, rev, f->now));
	}
	return DB_OK;
}

static enum db_result add_entry(struct db *db, const char *game, const struct entry *entry,
				long *added)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "INSERT INTO entry (game, rev, at, seat, mid, data)"
		   " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
		   "tiiitt", game, entry->rev, entry->at, (int64_t)entry->seat, entry->mid,
		   entry->data));
	*added = rows.changed;
	db_free(&rows);
	return DB_OK;
}

static enum db_result write_game(struct db *db, const struct game_row *row, long *changed)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "UPDATE game SET ver = ver + 1, status = $3, ended = $4, is_public = $5,"
		   " started = $6, finished = $7, rev = $8, ply = $9, waiting = $10, since = $11,"
		   " deadline = $12, clock = $13, score = $14, seed = $15, body = $16, held = $17,"
		   " maker = $18"
		   " WHERE id = $1 AND ver = $2 AND rev <= $8",
		   "tittiiiiiiiittttit", row->id, row->ver, status_word(row->status),
		   ending_word(row->ended), row->is_public, row->started, row->finished, row->rev,
		   row->ply, row->waiting, row->since, row->deadline, row->clock, row->score,
		   row->seed, row->body, row->held, row->maker));
	*changed = rows.changed;
	db_free(&rows);
	return DB_OK;
}

/* The one before is where a table is opened; those before that one have served. */
static enum db_result add_bookmark(struct db *db, const char *game, const struct entry *entry)
{
	TRY(db_run(db, 0,
		   "DELETE FROM bookmark WHERE game = $1 AND rev < (SELECT max(rev) FROM bookmark"
		   " WHERE game = $1)",
		   "t", game));
	return db_run(db, 0, "INSERT INTO bookmark (game, rev, data) VALUES ($1, $2, $3)"
		      " ON CONFLICT DO NOTHING", "tit",
		      game, entry->mark, entry->bookmark);
}

enum db_result store_game_change(struct db *db, const struct game_row *row,
				 const struct entry *entry, const struct follow_up *f, int *won)
{
	long changed = 0, added = 1;
	*won = 0;
	TRY(write_game(db, row, &changed));
	if (!changed)
		return DB_OK;
	TRY(write_seats(db, row));
	if (entry)
		TRY(add_entry(db, row->id, entry, &added));
	if (!added)
		return DB_AGAIN; /* cannot be: the version was ours */
	TRY(follow(db, row, row->rev, f));
	*won = 1;
	return store_say(db, f->node, WORD_TABLE, row->id, row->ver + 1);
}

static enum db_result find_repeat(struct db *db, const char *game, const struct entry *entry,
				  enum append *outcome, int64_t *rev)
{
	struct db_rows rows;
	*outcome = APPEND_RACED;
	if (!entry->mid)
		return DB_OK;
	TRY(db_run(db, &rows, "SELECT rev FROM entry WHERE game = $1 AND seat = $2 AND mid = $3",
		   "tit", game, (int64_t)entry->seat, entry->mid));
	if (rows.n) {
		*outcome = APPEND_REPEATED;
		*rev = db_number(&rows, 0, 0);
	}
	db_free(&rows);
	return DB_OK;
}

enum db_result store_append(struct db *db, const struct game_row *row, const struct entry *entry,
			    const struct follow_up *f, enum append *outcome, int64_t *rev)
{
	struct db_rows rows;
	long added;
	/* an entry is only ever put behind the one before it: no gaps; and only by who knows
	 * the table as it is: who sits where, and what was agreed or declined */
	TRY(db_run(db, &rows,
		   "UPDATE game SET rev = $3, ply = $4, waiting = $5, since = $6, deadline = $7,"
		   " clock = $8, score = $9, status = $10, ended = $11, finished = $12, held = $14"
		   " WHERE id = $1 AND rev = $2 AND ver = $13 AND status = 'playing'",
		   "tiiiiiittttiii", row->id, entry->rev - 1, entry->rev, row->ply, row->waiting,
		   row->since, row->deadline, row->clock, row->score,
		   status_word(row->status), ending_word(row->ended), row->finished, row->ver,
		   row->held));
	long changed = rows.changed;
	db_free(&rows);
	if (!changed)
		return find_repeat(db, row->id, entry, outcome, rev);
	TRY(add_entry(db, row->id, entry, &added));
	if (!added)
		return DB_AGAIN; /* the same id at this very moment: look again */
	if (entry->bookmark)
		TRY(add_bookmark(db, row->id, entry));
	TRY(follow(db, row, entry->rev, f));
	*outcome = APPENDED;
	*rev = entry->rev;
	return store_say(db, f->node, WORD_GAME, row->id, entry->rev);
}

enum db_result store_entries(struct db *db, const char *game, int64_t rev, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT rev, at, seat, coalesce(mid, ''), data FROM entry"
		      " WHERE game = $1 AND rev > $2 ORDER BY rev",
		      "ti", game, rev);
}

enum db_result store_bookmark(struct db *db, const char *game, int64_t rev, struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT rev, data FROM bookmark WHERE game = $1 AND rev <= $2"
		      " ORDER BY rev DESC LIMIT 1",
		      "ti", game, rev);
}

/* Only a table that never started can go. */
enum db_result store_game_drop(struct db *db, const char *id, int64_t ver, const char *node,
			      int *won)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "UPDATE game SET status = 'gone' WHERE id = $1 AND ver = $2 AND status = 'open'",
		   "ti", id, ver));
	*won = rows.changed > 0;
	db_free(&rows);
	if (!*won)
		return DB_OK;
	static const char *const parts[] = {
		"DELETE FROM seat WHERE game = $1", "DELETE FROM chat WHERE game = $1",
		"DELETE FROM jotting WHERE game = $1", "DELETE FROM game WHERE id = $1",
	};
	for (int i = 0; i < 4; i++)
		TRY(db_run(db, 0, parts[i], "t", id));
	return store_say(db, node, WORD_TABLE, id, ver + 1);
}

/* ---- lists ---- */

/* With a game and without are two statements, each with an index of its own. */
#define OPEN_LIST(status, of_game)                                                           \
	SELECT_GAME " WHERE g.status = '" status "' AND g.is_public = 1 AND g.created < $2" \
		    of_game " ORDER BY g.created DESC LIMIT $3"
#define FINISHED_LIST(of_game)                                                               \
	SELECT_GAME " WHERE g.is_public = 1 AND g.finished > 0 AND g.finished < $2" of_game  \
		    " ORDER BY g.finished DESC LIMIT $3"
#define MY_LIST(which, by, of_game)                                                          \
	SELECT_GAME " WHERE g.id IN (SELECT game FROM seat WHERE person = $4) AND " which    \
		    " AND g." by " < $2" of_game " ORDER BY g." by " DESC LIMIT $3"
#define WITH_GAME " AND g.game = $1"
#define OF_ANY " AND $1 = ''"

static const char *const lists[][2] = {
	[LIST_OPEN] = { OPEN_LIST("open", OF_ANY), OPEN_LIST("open", WITH_GAME) },
	[LIST_PLAYING] = { OPEN_LIST("playing", OF_ANY), OPEN_LIST("playing", WITH_GAME) },
	[LIST_MINE] = { MY_LIST("g.status IN ('open', 'playing')", "created", OF_ANY),
			MY_LIST("g.status IN ('open', 'playing')", "created", WITH_GAME) },
	[LIST_FINISHED] = { FINISHED_LIST(OF_ANY), FINISHED_LIST(WITH_GAME) },
	[LIST_MY_FINISHED] = { MY_LIST("g.finished > 0", "finished", OF_ANY),
			       MY_LIST("g.finished > 0", "finished", WITH_GAME) },
};

const char *store_list_sql(enum list list, int with_game)
{
	return lists[list][with_game];
}

enum db_result store_list(struct db *db, enum list list, const char *person, const char *game,
			  int64_t before, int limit, struct game_list *out)
{
	struct db_rows rows;
	int about_me = list == LIST_MINE || list == LIST_MY_FINISHED;
	*out = (struct game_list){ 0 };
	TRY(db_run(db, &rows, lists[list][*game != 0], about_me ? "tiit" : "tii", game, before,
		   (int64_t)limit, person));
	out->row = rows.n ? calloc((size_t)rows.n, sizeof(*out->row)) : 0;
	for (int i = 0; out->row && i < rows.n; i++)
		read_game(&rows, i, &out->row[out->n++]);
	db_free(&rows);
	return DB_OK;
}

void game_list_free(struct game_list *list)
{
	for (int i = 0; i < list->n; i++)
		game_row_free(&list->row[i]);
	free(list->row);
	*list = (struct game_list){ 0 };
}

enum db_result store_count_open(struct db *db, const char *person, int64_t *n)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "SELECT count(*) FROM game WHERE status IN ('open', 'playing') AND id IN"
		   " (SELECT game FROM seat WHERE person = $1 UNION"
		   " SELECT id FROM game WHERE maker = $1 AND status IN ('open', 'playing'))",
		   "t", person));
	*n = db_number(&rows, 0, 0);
	db_free(&rows);
	return DB_OK;
}

enum db_result store_count_uploaded(struct db *db, const char *person, int64_t *n)
{
	struct db_rows rows;
	TRY(db_run(db, &rows,
		   "SELECT count(*) FROM game WHERE maker = $1 AND status = 'finished'"
		   " AND ended = 'uploaded'",
		   "t", person));
	*n = db_number(&rows, 0, 0);
	db_free(&rows);
	return DB_OK;
}

/* ---- chat and notes ---- */

enum db_result store_chat_add(struct db *db, const char *game, struct chat_line *line)
{
	struct db_rows rows;
	TRY(db_run(db, &rows, "SELECT muted FROM person WHERE id = $1", "t", line->person));
	line->is_muted = db_number(&rows, 0, 0) > line->at;
	db_free(&rows);
	line->n = 0;
	if (line->is_muted)
		return DB_OK;
	TRY(db_run(db, &rows, "SELECT n FROM chat WHERE game = $1 AND person = $2 AND mid = $3",
		   "ttt", game, line->person, line->mid));
	line->n = db_number(&rows, 0, 0);
	db_free(&rows);
	if (line->n)
		return DB_OK;
	TRY(db_run(db, &rows, "UPDATE game SET chats = chats + 1 WHERE id = $1 RETURNING chats",
		   "t", game));
	line->n = db_number(&rows, 0, 0);
	db_free(&rows);
	if (!line->n)
		return DB_OK;
	return db_run(db, 0,
		      "INSERT INTO chat (game, n, at, channel, seat, name, person, mid, line)"
		      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
		      "tiititttt", game, line->n, line->at, line->channel, (int64_t)line->seat,
		      line->name, line->person, line->mid, line->line);
}

enum db_result store_chat(struct db *db, const char *game, int64_t after, int limit,
			  struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT n, at, channel, seat, name, line FROM"
		      " (SELECT * FROM chat WHERE game = $1 AND n > $2 ORDER BY n DESC LIMIT $3)"
		      " AS recent ORDER BY n",
		      "tii", game, after, (int64_t)limit);
}

enum db_result store_note_set(struct db *db, const char *game, const char *person,
			      const char *line)
{
	return db_run(db, 0,
		      "INSERT INTO jotting (game, person, line) VALUES ($1, $2, $3)"
		      " ON CONFLICT (game, person) DO UPDATE SET line = excluded.line",
		      "ttt", game, person, line);
}

enum db_result store_notes(struct db *db, const char *game, struct db_rows *rows)
{
	return db_run(db, rows, "SELECT person, line FROM jotting WHERE game = $1", "t", game);
}

/* ---- work that somebody must do ---- */

/* One statement claims: two nodes that ask at the same time get different turns, because
 * rows that another is claiming are skipped; a claim runs out, so that a node that died
 * with its claims holds nothing up. */
enum db_result store_due_claim(struct db *db, const char *node, int64_t now, int64_t until,
			       int limit, struct db_rows *rows)
{
	static const char alone[] =
		"UPDATE due SET until = $2, node = $3 WHERE (game, seat) IN"
		" (SELECT game, seat FROM due WHERE until < $1 ORDER BY until LIMIT $4)"
		" RETURNING game, seat";
	static const char shared[] =
		"UPDATE due SET until = $2, node = $3 WHERE (game, seat) IN"
		" (SELECT game, seat FROM due WHERE until < $1 ORDER BY until LIMIT $4"
		" FOR UPDATE SKIP LOCKED) RETURNING game, seat";
	return db_run(db, rows, db->kind->many_nodes ? shared : alone, "iiti", now, until, node,
		      (int64_t)limit);
}

enum db_result store_due_renew(struct db *db, const char *node, const char *game, int64_t until)
{
	return db_run(db, 0, "UPDATE due SET until = $3 WHERE game = $1 AND node = $2", "tti", game,
		      node, until);
}

enum db_result store_due_release(struct db *db, const char *node)
{
	if (!node)
		return db_run(db, 0, "UPDATE due SET until = 0 WHERE until > $1", "i", (int64_t)0);
	return db_run(db, 0, "UPDATE due SET until = 0 WHERE node = $1", "t", node);
}

enum db_result store_overdue(struct db *db, int64_t after, int64_t now, int limit,
			     struct db_rows *rows)
{
	return db_run(db, rows,
		      "SELECT id, deadline FROM game WHERE deadline > $1 AND deadline < $2"
		      " AND status = 'playing' ORDER BY deadline LIMIT $3",
		      "iii", after, now, (int64_t)limit);
}

enum db_result store_notice_claim(struct db *db, const char *way, int64_t now, int64_t until,
				  int limit, struct db_rows *rows)
{
	static const char alone[] =
		"UPDATE notice SET next = $2, tries = tries + 1 WHERE (game, seat, way) IN"
		" (SELECT game, seat, way FROM notice WHERE next <= $1 AND way = $4"
		" ORDER BY next LIMIT $3)"
		" RETURNING game, seat, way, rev, tries, person";
	static const char shared[] =
		"UPDATE notice SET next = $2, tries = tries + 1 WHERE (game, seat, way) IN"
		" (SELECT game, seat, way FROM notice WHERE next <= $1 AND way = $4"
		" ORDER BY next LIMIT $3"
		" FOR UPDATE SKIP LOCKED) RETURNING game, seat, way, rev, tries, person";
	return db_run(db, rows, db->kind->many_nodes ? shared : alone, "iiit", now, until,
		      (int64_t)limit, way);
}

enum db_result store_notice_done(struct db *db, const char *game, int64_t seat, const char *way,
				 int64_t rev)
{
	return db_run(db, 0,
		      "DELETE FROM notice WHERE game = $1 AND seat = $2 AND way = $3 AND rev = $4",
		      "titi", game, seat, way, rev);
}

enum db_result store_notice_later(struct db *db, const char *game, int64_t seat,
				  const char *way, int64_t rev, int64_t next)
{
	return db_run(db, 0,
		      "UPDATE notice SET next = $5 WHERE game = $1 AND seat = $2 AND way = $3"
		      " AND rev = $4",
		      "titii", game, seat, way, rev, next);
}

enum db_result store_say(struct db *db, const char *node, enum word_kind kind, const char *id,
			 int64_t number)
{
	char words[WORDS_BYTES];
	if (!db->kind->many_nodes)
		return DB_OK;
	snprintf(words, sizeof(words), "%s %c %s %lld", node, (char)kind, id, (long long)number);
	return db_run(db, 0, "SELECT pg_notify('ludoteca', $1)", "t", words);
}

int store_heard(const char *words, char node[ID_BYTES], enum word_kind *kind, char id[ID_BYTES],
		int64_t *number)
{
	char letter;
	long long read;
	if (sscanf(words, "%16s %c %16s %lld", node, &letter, id, &read) != 4)
		return 0;
	*kind = (enum word_kind)letter;
	*number = read;
	return 1;
}
