/* serve_store.c: the store, held to its promises on any database.
 *
 *     serve_store URL      an empty one: sqlite:FILE or postgres://... */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/mail.h"
#include "store/schema.h"
#include "store/store.h"

static int passed, failed;
static const char *url;

static void holds(const char *what, int so)
{
	passed += so != 0;
	failed += !so;
	if (!so)
		printf("not so: %s\n", what);
}

static struct db *open_db(void)
{
	struct ludo_text error = { 0 };
	struct db *db = db_open(url, &error);
	if (!db) {
		printf("cannot open %s: %s\n", url, ludo_text_string(&error));
		exit(1);
	}
	return db;
}

static void begin(struct db *db)
{
	if (db_run(db, 0, db->kind->begin, "") != DB_OK) {
		printf("cannot begin: %s\n", ludo_text_string(&db->error));
		exit(1);
	}
}

static int commit(struct db *db, enum db_result result)
{
	if (result != DB_OK)
		printf("(%s)\n", ludo_text_string(&db->error));
	if (result == DB_OK && db_run(db, 0, "COMMIT", "") == DB_OK)
		return 1;
	db_run(db, 0, "ROLLBACK", "");
	return 0;
}

static int64_t count(struct db *db, const char *sql)
{
	struct db_rows rows;
	if (db_run(db, &rows, sql, "") != DB_OK)
		return -1;
	int64_t n = db_number(&rows, 0, 0);
	db_free(&rows);
	return n;
}

/* ---- the schema, from the first on ---- */

static void test_schema(struct db *db)
{
	holds("the first schema", db_migrate_to(db, 1) == DB_OK);
	begin(db);
	struct person anna = { .id = "annaannaannaanna", .name = "Anna", .lang = "it" };
	holds("holds a person", commit(db, store_person_add(db, &anna, 5)));
	for (int version = 2; version <= db_schema_version(); version++)
		holds("one step further", db_migrate_to(db, version) == DB_OK);
	holds("again changes nothing", db_migrate(db) == DB_OK);
	holds("the version is noted",
	      count(db, "SELECT version FROM schema_version") == db_schema_version());
	holds("the person is still there",
	      count(db, "SELECT count(*) FROM person WHERE name = 'Anna' AND email = ''") == 1);
	begin(db);
	commit(db, db_run(db, 0, "UPDATE schema_version SET version = $1", "i", (int64_t)99));
	holds("a newer schema is refused", db_migrate(db) == DB_BROKEN);
	holds("in words", strstr(ludo_text_string(&db->error), "newer ludoteca") != 0);
	begin(db);
	commit(db, db_run(db, 0, "UPDATE schema_version SET version = $1", "i",
			  (int64_t)db_schema_version()));
}

/* ---- people ---- */

enum { NAME_TAKEN = 2 };

/* 1 if the new password counts. */
static int seal(struct db *db, const char *id, const char *old, const char *password)
{
	int taken, won;
	begin(db);
	if (!commit(db, store_person_password(db, id, old, password, &taken, &won)))
		return -1;
	return taken ? NAME_TAKEN : won;
}

/* An address that was asked about and confirmed, and a hook. */
static enum db_result reach(struct db *db, const struct person *person)
{
	int may = 0, won = 0;
	enum db_result result = store_mail_ask(db, person->id, person->email, 1, &may);
	if (result == DB_OK && may)
		result = store_mail_confirm(db, person->id, person->email, &won);
	if (result == DB_OK && won)
		result = store_person_hook(db, person->id, person->hook);
	return won ? result : DB_BROKEN;
}

/* An address is used when it was confirmed, asked about seldom, and never against its will. */
static void test_mail(struct db *db, const char *id)
{
	int may, won;
	unsigned char key[KEY_BYTES], again[KEY_BYTES];
	begin(db);
	commit(db, store_mail_key(db, key));
	begin(db);
	holds("the key stays", commit(db, store_mail_key(db, again)) && !memcmp(key, again, 32));
	begin(db);
	holds("another address is asked", commit(db, store_mail_ask(db, id, "E+x@f", 1, &may)) && may);
	begin(db);
	holds("only that one is confirmed",
	      commit(db, store_mail_confirm(db, id, "x@f", &won)) && !won);
	for (int i = 0; i < CONFIRMS_A_DAY; i++) {
		begin(db);
		commit(db, store_mail_ask(db, id, "e@f", 1, &may));
	}
	holds("one person asks a few times a day", !may);
	begin(db);
	commit(db, store_mail_ask(db, "brunobrunobruno2", "e@F", 1, &may));
	holds("so does one address, whatever its letters", may);
	begin(db);
	commit(db, store_mail_stop(db, id, "E+x@f", 1));
	begin(db);
	commit(db, store_mail_ask(db, "brunobrunobruno2", "e@f", (int64_t)DAY_MS * 2, &may));
	holds("and who wants none is never asked again", !may);
}

/* Requests that were read before the others were written. */
static void test_changes(struct db *db)
{
	struct person carla = { .id = "carlacarlacarla4", .name = "Carla", .lang = "en" }, found;
	int is_found, taken;
	begin(db);
	commit(db, store_person_add(db, &carla, 1));
	struct person named = carla, reached = carla;
	strcpy(named.name, "Carla Verdi");
	strcpy(reached.email, "c@d");
	holds("the first password", seal(db, carla.id, "", "one") == 1);
	begin(db);
	holds("a name", commit(db, store_person_name(db, &named, &taken)) && !taken);
	begin(db);
	holds("an address", commit(db, reach(db, &reached)));
	holds("the next password", seal(db, carla.id, "one", "two") == 1);
	holds("one that knows only the old is late", seal(db, carla.id, "one", "three") == 0);
	begin(db);
	commit(db, store_person_get(db, carla.id, &found, &is_found));
	test_mail(db, carla.id);
	holds("nothing is undone", !strcmp(found.name, "Carla Verdi") &&
					   !strcmp(found.password, "two") &&
					   !strcmp(found.email, "c@d"));
	strcpy(named.name, "BRUNO");
	begin(db);
	holds("no name of somebody else",
	      commit(db, store_person_name(db, &named, &taken)) && taken);
}

static void test_people(struct db *db)
{
	struct person bruno = { .id = "brunobrunobruno2", .name = "Bruno", .lang = "en" };
	struct person other = { .id = "otherotherother3", .name = "bruno ", .lang = "en" }, found;
	int is_found;
	int64_t seen;
	begin(db);
	holds("people may share a name", commit(db, store_person_add(db, &bruno, 1)));
	begin(db);
	holds("as long as nobody owns it", commit(db, store_person_add(db, &other, 1)));
	holds("a password", seal(db, bruno.id, "", "hash") == 1);
	holds("makes the name theirs", seal(db, other.id, "", "hash") == NAME_TAKEN);
	begin(db);
	holds("it is found by name",
	      commit(db, store_person_by_name(db, "bruno", &found, &is_found)) && is_found &&
		      !strcmp(found.id, bruno.id));
	begin(db);
	commit(db, store_session_add(db, "hash1", bruno.id, "session", 1, 100));
	begin(db);
	commit(db, store_session_add(db, "hash2", bruno.id, "link", 1, 100));
	begin(db);
	holds("a session",
	      commit(db, store_person_by_session(db, "hash1", 50, &found, &is_found, &seen)) &&
		      is_found && !strcmp(found.name, "Bruno") && seen == 1);
	begin(db);
	holds("ends",
	      commit(db, store_person_by_session(db, "hash1", 100, &found, &is_found, &seen)) &&
		      !is_found);
	begin(db);
	holds("a link is no session",
	      commit(db, store_person_by_session(db, "hash2", 50, &found, &is_found, &seen)) &&
		      !is_found);
	for (int i = 0; i < 2; i++) {
		begin(db);
		holds("and good once", commit(db, store_link_take(db, "hash2", 50, &found, &is_found)) &&
					       is_found == !i);
	}
}

/* ---- tables ---- */

static struct game_row a_row(const char *id)
{
	struct game_row row = { .ver = 1, .is_public = 1, .created = 1000 };
	strcpy(row.id, id);
	strcpy(row.game, "verraeter");
	row.status = STATUS_OPEN;
	strcpy(row.persons[0], "annaannaannaanna");
	strcpy(row.persons[2], "brunobrunobruno2");
	row.body = "{}";
	return row;
}

static const struct follow_up no_follow = { .node = "test" };

static int add(struct db *db, struct game_row *row, int64_t rev, int seat, const char *mid,
	       enum append *outcome, int64_t *at)
{
	struct entry entry = { rev, 7, seat, mid, "move\n0 x" };
	struct follow_up follow = { .due = 2, .node = "test", .claimed_until = 500 };
	begin(db);
	return commit(db, store_append(db, row, &entry, &follow, outcome, at));
}

static void test_append(struct db *db)
{
	struct game_row row = a_row("gamegamegamegame");
	enum append outcome;
	int64_t rev;
	int won;
	begin(db);
	holds("a table is kept", commit(db, store_game_add(db, &row)));
	holds("nothing is appended before the start",
	      add(db, &row, 1, 0, "m0", &outcome, &rev) && outcome == APPEND_RACED);
	row.status = STATUS_PLAYING;
	row.rev = 0;
	begin(db);
	holds("it starts", commit(db, store_game_change(db, &row, 0, &no_follow, &won)) && won);
	begin(db);
	holds("once", commit(db, store_game_change(db, &row, 0, &no_follow, &won)) && !won);
	row.ver = 2;
	holds("a move", add(db, &row, 1, 0, "m1", &outcome, &rev) && outcome == APPENDED && rev == 1);
	holds("the same rev is lost",
	      add(db, &row, 1, 1, "m2", &outcome, &rev) && outcome == APPEND_RACED);
	holds("the same id is remembered",
	      add(db, &row, 1, 0, "m1", &outcome, &rev) && outcome == APPEND_REPEATED && rev == 1);
	holds("another seat may use it",
	      add(db, &row, 2, 1, "m1", &outcome, &rev) && outcome == APPENDED);
	holds("no gap", add(db, &row, 4, 0, "m4", &outcome, &rev) && outcome == APPEND_RACED);
	holds("without an id", add(db, &row, 3, 1, 0, &outcome, &rev) && outcome == APPENDED);
	holds("three entries",
	      count(db, "SELECT count(*) FROM entry WHERE game = 'gamegamegamegame'") == 3);
	struct db_rows rows;
	begin(db);
	holds("in their order", commit(db, store_entries(db, row.id, 1, &rows)) && rows.n == 2 &&
					db_number(&rows, 0, ENTRY_REV) == 2 &&
					!*db_cell(&rows, 1, ENTRY_MID));
	db_free(&rows);
	begin(db);
	holds("a running table stays", commit(db, store_game_drop(db, row.id, 2, "n", &won)) && !won);
}

/* Two connections append the same rev at the same time, over and over. */
static void test_race(struct db *db, struct db *other)
{
	struct game_row row = a_row("raceraceracerace");
	int won, n = 0;
	enum append a, b;
	int64_t rev;
	begin(db);
	commit(db, store_game_add(db, &row));
	row.status = STATUS_PLAYING;
	begin(db);
	commit(db, store_game_change(db, &row, 0, &no_follow, &won));
	holds("who knows the table as it was appends nothing",
	      add(db, &row, 1, 0, 0, &a, &rev) && a == APPEND_RACED);
	row.ver = 2;
	for (int64_t i = 1; i <= 20; i++) {
		add(i & 1 ? db : other, &row, i, 0, 0, &a, &rev);
		add(i & 1 ? other : db, &row, i, 1, 0, &b, &rev);
		n += a == APPENDED && b == APPEND_RACED;
	}
	holds("of two at the same rev one is kept", n == 20);
	holds("twenty in all",
	      count(db, "SELECT count(*) FROM entry WHERE game = 'raceraceracerace'") == 20);
}

static void test_rollback(struct db *db)
{
	struct game_row row = a_row("rollrollrollroll");
	begin(db);
	store_game_add(db, &row);
	db_run(db, 0, "ROLLBACK", "");
	holds("what was rolled back never was",
	      count(db, "SELECT count(*) FROM game WHERE id = 'rollrollrollroll'") == 0);
}

/* ---- lists ---- */

static void test_lists(struct db *db)
{
	struct game_list list;
	struct game_row row = a_row("openopenopenopen");
	int won;
	begin(db);
	commit(db, store_game_add(db, &row));
	begin(db);
	holds("an open table", commit(db, store_list(db, LIST_OPEN, "", "", INT64_MAX, 10, &list)) &&
				       list.n == 1 && !strcmp(list.row[0].id, row.id));
	game_list_free(&list);
	begin(db);
	holds("of another game there is none",
	      commit(db, store_list(db, LIST_OPEN, "", "pax", INT64_MAX, 10, &list)) && !list.n);
	game_list_free(&list);
	begin(db);
	holds("Anna's tables", commit(db, store_list(db, LIST_MINE, "annaannaannaanna", "",
						     INT64_MAX, 10, &list)) && list.n == 3);
	game_list_free(&list);
	begin(db);
	holds("are limited", commit(db, store_list(db, LIST_MINE, "annaannaannaanna", "", INT64_MAX,
						   2, &list)) && list.n == 2);
	game_list_free(&list);
	int64_t n;
	begin(db);
	holds("and counted", commit(db, store_count_open(db, "annaannaannaanna", &n)) && n == 3);
	begin(db);
	holds("an open table may go", commit(db, store_game_drop(db, row.id, 1, "n", &won)) && won);
	holds("with its seats",
	      count(db, "SELECT count(*) FROM seat WHERE game = 'openopenopenopen'") == 0);
}

/* ---- chat, notes ---- */

static void test_talk(struct db *db)
{
	struct chat_line line = { .at = 1, .seat = 0, .channel = "table", .name = "Anna",
				  .person = "annaannaannaanna", .mid = "c1", .line = "ciao 'tutti'" };
	struct db_rows rows;
	for (int i = 0; i < 2; i++) {
		begin(db);
		holds("a line, twice the same",
		      commit(db, store_chat_add(db, "gamegamegamegame", &line)) &&
			      line.n == 1);
	}
	line.mid = "c2";
	begin(db);
	holds("the next line",
	      commit(db, store_chat_add(db, "gamegamegamegame", &line)) && line.n == 2);
	begin(db);
	holds("both are there", commit(db, store_chat(db, "gamegamegamegame", 0, 10, &rows)) &&
					rows.n == 2 &&
					!strcmp(db_cell(&rows, 0, CHAT_LINE), "ciao 'tutti'"));
	db_free(&rows);
	for (int i = 0; i < 2; i++) {
		begin(db);
		commit(db, store_note_set(db, "gamegamegamegame", "annaannaannaanna", i ? "second" : "first"));
	}
	begin(db);
	holds("the latest note counts", commit(db, store_notes(db, "gamegamegamegame", &rows)) &&
						rows.n == 1 &&
						!strcmp(db_cell(&rows, 0, NOTE_LINE), "second"));
	db_free(&rows);
}

/* ---- work ---- */

static int claims(struct db *db, const char *node, int64_t now, int64_t until)
{
	struct db_rows rows;
	begin(db);
	int ok = commit(db, store_due_claim(db, node, now, until, 10, &rows));
	int n = ok ? rows.n : -1;
	db_free(&rows);
	return n;
}

static void test_due(struct db *db, struct db *other)
{
	holds("what is claimed is claimed", claims(db, "a", 400, 900) == 0);
	holds("until it runs out", claims(db, "a", 501, 900) == 2);
	holds("then another may not", claims(other, "b", 501, 900) == 0);
	holds("before its time", claims(other, "b", 901, 1500) == 2);
	begin(db);
	commit(db, store_due_release(db, "b"));
	holds("or its release", claims(db, "a", 902, 1500) == 2);
	if (!db->kind->many_nodes)
		return;
	begin(db); /* one node has claimed and not yet committed: the other skips, and waits not */
	struct db_rows rows;
	holds("in the middle of a claim", store_due_claim(db, "a", 1600, 2000, 1, &rows) == DB_OK &&
						  rows.n == 1);
	db_free(&rows);
	holds("the other gets the rest", claims(other, "b", 1600, 2000) == 1);
	commit(db, DB_OK);
}

/* A move at a slow table after which 'waiting' are asked, some of them newly. */
static int ask(struct db *db, struct game_row *row, unsigned waiting, unsigned tell)
{
	struct follow_up follow = { .tell = tell, .node = "test", .now = 100 };
	struct entry entry = { ++row->rev, 7, 0, 0, "move\n0 x" };
	enum append outcome;
	int64_t rev;
	row->waiting = waiting;
	begin(db);
	return commit(db, store_append(db, row, &entry, &follow, &outcome, &rev)) &&
	       outcome == APPENDED;
}

/* Anna (seat 0) has two ways, Bruno (seat 2) now has one. */
static void test_letters(struct db *db)
{
	struct person bruno = { .id = "brunobrunobruno2", .email = "b@b" };
	struct game_row row = a_row("gamegamegamegame");
	row.status = STATUS_PLAYING;
	row.ver = 2;
	row.rev = 4;
	begin(db);
	commit(db, reach(db, &bruno));
	holds("Anna is asked", ask(db, &row, 1 | 2, 1));
	holds("and a bot answers", ask(db, &row, 1, 0));
	holds("Bruno is asked, too", ask(db, &row, 1 | 4, 4));
	holds("Anna's letters are as they were",
	      count(db, "SELECT count(*) FROM notice WHERE seat = 0 AND rev = 5") == 2);
	holds("Bruno has one", count(db, "SELECT count(*) FROM notice WHERE seat = 2") == 1);
	holds("Bruno has answered, Anna is asked anew", ask(db, &row, 1, 1));
	holds("she gets the new letters, nobody the old",
	      count(db, "SELECT count(*) FROM notice") == 2 &&
		      count(db, "SELECT count(*) FROM notice WHERE seat = 0 AND rev = 8") == 2);
}

static void test_overdue(struct db *db)
{
	struct db_rows rows;
	int won;
	for (int i = 1; i <= 3; i++) {
		struct game_row row = a_row("latelatelatelat1");
		row.id[15] = (char)('0' + i);
		begin(db);
		commit(db, store_game_add(db, &row));
		row.status = STATUS_PLAYING;
		row.deadline = 100 * i;
		begin(db);
		commit(db, store_game_change(db, &row, 0, &no_follow, &won));
	}
	begin(db);
	holds("whose time is up, the first first",
	      commit(db, store_overdue(db, 0, 250, 1, &rows)) && rows.n == 1 &&
		      db_number(&rows, 0, 1) == 100);
	db_free(&rows);
	begin(db);
	holds("and then the next", commit(db, store_overdue(db, 100, 250, 9, &rows)) &&
					   rows.n == 1 && db_number(&rows, 0, 1) == 200);
	db_free(&rows);
}

/* Public lists are read from an index, in its order; none looks at every game there is. */
static void test_plans(struct db *db)
{
	static char explain[LIST_MY_FINISHED + 1][2][2000];
	if (db->kind->many_nodes)
		return; /* which plans by what there is */
	for (int list = 0; list <= LIST_MY_FINISHED; list++)
		for (int with_game = 0; with_game < 2; with_game++) {
			struct db_rows rows;
			char *sql = explain[list][with_game];
			int about_me = list == LIST_MINE || list == LIST_MY_FINISHED;
			snprintf(sql, sizeof(explain[0][0]), "EXPLAIN QUERY PLAN %s",
				 store_list_sql((enum list)list, with_game));
			begin(db);
			commit(db, db_run(db, &rows, sql, "tiit", "", (int64_t)9, (int64_t)9, ""));
			for (int i = 0; i < rows.n; i++) {
				const char *step = db_cell(&rows, i, 3);
				holds(step, strncmp(step, "SCAN", 4) &&
						    (about_me || !strstr(step, "TEMP B-TREE")));
			}
			db_free(&rows);
		}
}

static int claimed(struct db *db, const char *way, int64_t now, int64_t until)
{
	struct db_rows rows;
	begin(db);
	commit(db, store_notice_claim(db, way, now, until, 10, &rows));
	int n = rows.n;
	db_free(&rows);
	return n;
}

static void test_notices(struct db *db)
{
	struct person anna = { .id = "annaannaannaanna", .name = "Anna", .lang = "it",
			       .email = "a@b", .hook = "http://x/y" };
	struct game_row row = a_row("gamegamegamegame");
	struct follow_up follow = { .tell = 1 | 4, .node = "test", .now = 100 };
	struct entry entry = { 4, 7, 0, 0, "move\n0 x" };
	struct db_rows rows;
	enum append outcome;
	int64_t rev;
	row.status = STATUS_PLAYING;
	row.ver = 2;
	begin(db);
	commit(db, reach(db, &anna));
	begin(db);
	holds("a move with letters",
	      commit(db, store_append(db, &row, &entry, &follow, &outcome, &rev)) && !outcome);
	holds("two ways to Anna, none to Bruno",
	      claimed(db, "hook", 100, 200) == 1 && claimed(db, "email", 100, 200) == 1);
	holds("claimed", !claimed(db, "hook", 150, 300));
	begin(db);
	commit(db, store_notice_done(db, row.id, 0, "email", 4));
	begin(db);
	commit(db, store_notice_later(db, row.id, 0, "hook", 4, 1000));
	holds("one is sent, the other waits", !claimed(db, "hook", 999, 2000));
	begin(db);
	holds("and comes again", commit(db, store_notice_claim(db, "hook", 1000, 2000, 10, &rows)) &&
					 rows.n == 1 && db_number(&rows, 0, 4) == 2);
	db_free(&rows);
}

int main(int argc, char **argv)
{
	if (argc != 2 || sodium_init() < 0) {
		fprintf(stderr, "usage: serve_store URL\n");
		return 2;
	}
	url = argv[1];
	struct db *db = open_db();
	test_schema(db);
	struct db *other = open_db();
	test_people(db);
	test_plans(db);
	test_changes(db);
	test_append(db);
	test_race(db, other);
	test_rollback(db);
	test_lists(db);
	test_talk(db);
	test_due(db, other);
	test_notices(db);
	test_letters(db);
	test_overdue(db);
	db_close(other);
	db_close(db);
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
