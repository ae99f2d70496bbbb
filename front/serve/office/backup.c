/* backup.c: 'ludoteca backup': a copy of the store, and whether it is one.
 *
 * A copy of an embedded store is opened like a store: its pages and references are checked, and
 * every running game in it is played again from its entries.  PostgreSQL copies with its own
 * tools. */
#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "keys.h"
#include "ludo_serve.h"
#include "ludo_table.h"
#include "room/bookmark.h"
#include "store/schema.h"
#include "store/store.h"

enum { PATH_BYTES = SETTING_BYTES + 16 };

static int complain(const char *what, const char *why)
{
	fprintf(stderr, "ludoteca backup: %s: %s\n", what, why);
	return 0;
}

/* ---- is it whole? ---- */

static int64_t count(struct db *db, const char *sql)
{
	struct db_rows rows;
	int64_t n = db_run(db, &rows, sql, "") == DB_OK ? db_number(&rows, 0, 0) : -1;
	db_free(&rows);
	return n;
}

static int has_nothing(struct db *db, const char *path, const char *sql, const char *fine)
{
	struct db_rows rows;
	int ok = db_run(db, &rows, sql, "") == DB_OK;
	const char *said = ok ? db_cell(&rows, 0, 0) : ludo_text_string(&db->error);
	ok = ok && !strcmp(said, fine);
	if (!ok)
		complain(path, *said ? said : "a row refers to nothing");
	db_free(&rows);
	return ok;
}

/* A bookmark is what the entries up to it have led to. */
static int is_marked(const struct db_rows *marks, int64_t rev, const struct ludo_table *table)
{
	int ok = 1;
	for (int i = 0; i < marks->n; i++) {
		struct ludo_text is = { 0 };
		const char *said = db_cell(marks, i, BOOKMARK_DATA);
		if (db_number(marks, i, BOOKMARK_REV) != rev)
			continue;
		const char *was = bookmark_position(rev, said);
		ludo_table_keep(table, ludo_table_ply(table), &is);
		ok = was && !strcmp(was, ludo_text_string(&is));
		ludo_text_free(&is);
	}
	return ok;
}

/* Does the game come out again as the row says? */
static int replays(struct db *db, const char *id)
{
	struct game_row row;
	struct setup setup;
	struct db_rows entries, marks = { 0 };
	struct cause cause;
	int found = 0;
	if (store_game_get(db, id, &row, &found) != DB_OK || !found)
		return 0;
	int ok = setup_read(&setup, row.body);
	int is_ours = ok && setup.rules == setup.game->version;
	struct ludo_table *table = is_ours ? entry_table(&setup, row.seed) : 0;
	if (is_ours && table && store_entries(db, id, 0, &entries) == DB_OK) {
		store_bookmark(db, id, row.rev, &marks);
		for (int i = 0; ok && i < entries.n; i++)
			ok = entry_apply(table, db_cell(&entries, i, ENTRY_DATA), &cause) &&
			     is_marked(&marks, db_number(&entries, i, ENTRY_REV), table);
		db_free(&marks);
		ok = ok && entries.n == row.rev && ludo_table_ply(table) == row.ply;
		db_free(&entries);
	}
	ludo_table_close(table);
	game_row_free(&row);
	return ok && (!is_ours || table);
}

static int replay_all(struct db *db, const char *path)
{
	struct db_rows rows;
	int n_bad = 0;
	if (db_run(db, &rows, "SELECT id FROM game WHERE status = 'playing'", "") != DB_OK)
		return complain(path, ludo_text_string(&db->error));
	for (int i = 0; i < rows.n; i++)
		if (!replays(db, db_cell(&rows, i, 0))) {
			complain(db_cell(&rows, i, 0), "this game does not replay, here as in the store");
			n_bad++;
		}
	db_free(&rows);
	return !n_bad;
}

/* The file may not have its name yet. */
static int verify(const char *path, const char *name)
{
	char url[PATH_BYTES];
	struct ludo_text error = { 0 };
	snprintf(url, sizeof(url), "sqlite:%s", path);
	if (access(path, R_OK))
		return complain(path, strerror(errno));
	struct db *db = db_open(url, &error);
	int ok = db && db_is_ours(db, &error) == DB_OK;
	if (!ok)
		complain(path, ludo_text_string(&error));
	ok = ok && has_nothing(db, path, "PRAGMA integrity_check(1)", "ok") &&
	     has_nothing(db, path, "PRAGMA foreign_key_check", "") && replay_all(db, path);
	if (ok)
		printf("%s: whole: %lld people, %lld tables, %lld changes; %lld running games "
		       "replayed\n", name, (long long)count(db, "SELECT count(*) FROM person"),
		       (long long)count(db, "SELECT count(*) FROM game"),
		       (long long)count(db, "SELECT count(*) FROM entry"),
		       (long long)count(db, "SELECT count(*) FROM game WHERE status = 'playing'"));
	db_close(db);
	ludo_text_free(&error);
	return ok;
}

/* ---- writing it ---- */

/* On the disk, under its name, or not at all. */
static int settle(const char *part, const char *path)
{
	int fd = open(part, O_RDONLY | O_CLOEXEC);
	int ok = fd >= 0 && !fsync(fd) && !rename(part, path);
	if (!ok)
		complain(path, strerror(errno));
	if (fd >= 0)
		close(fd);
	return ok;
}

static int copy(struct db *db, const char *path)
{
	char part[PATH_BYTES];
	struct ludo_text error = { 0 };
	int n = snprintf(part, sizeof(part), "%s.part", path);
	if (n >= (int)sizeof(part))
		return complain(path, "the path is too long");
	unlink(part);
	int ok = db->kind->copy(db, part, &error) == DB_OK;
	if (!ok)
		complain(path, ludo_text_string(&error));
	ludo_text_free(&error);
	if (ok && !db->kind->many_nodes)
		ok = verify(part, path);
	ok = ok && settle(part, path);
	if (!ok)
		unlink(part);
	else if (db->kind->many_nodes)
		printf("%s: whole, as pg_restore reads it\n", path);
	return ok;
}

int ludo_backup(int argc, char **argv)
{
	static struct config config;
	if (argc == 3 && !strcmp(argv[1], "--verify"))
		return sodium_init() < 0 || !verify(argv[2], argv[2]);
	argc = keys_read(&config, argc, argv);
	if (argc != 2 || argv[1][0] == '-') {
		complain("usage", "ludoteca backup [--config FILE] [--store URL] [--data DIR] FILE");
		return 2;
	}
	struct db *db = sodium_init() < 0 ? 0 : keys_open(&config, "backup");
	if (!db)
		return 1;
	int ok = copy(db, argv[1]);
	db_close(db);
	return !ok;
}
