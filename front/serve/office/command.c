/* command.c: 'ludoteca admin': the operator's powers on the command line.
 *
 * It works on the store itself, whether a server runs or not: who may write there is the
 * operator.  Servers that run follow the audit log. */
#include <pwd.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "keys.h"
#include "list.h"
#include "loop/loop.h"
#include "ludo_face.h"
#include "ludo_serve.h"
#include "people/token.h"
#include "power.h"
#include "store/office.h"

enum { TRIES = 6, TOKEN_MS = 3600000 };

static int complain(const char *what, const char *why)
{
	fprintf(stderr, "ludoteca admin: %s%s%s\n", what, *why ? ": " : "", why);
	return 1;
}

static int misspoken(const char *what, const char *why)
{
	complain(what, why);
	return 2;
}

static void help(void)
{
	puts("usage: ludoteca admin [--config FILE] [--store URL] [--data DIR] [--as NAME] [--json]\n"
	     "                      POWER ...\n\n"
	     "Works on the store of a server, whether it runs or not; those that run act at once.\n"
	     "PERSON is an id, or a name that only one person has.\n");
	for (const struct power *p = powers; p->word; p++)
		printf("  %-9s%s\n           %s\n", p->word, p->arguments, p->help);
	puts("  token\n           print what opens the page /admin: good once, for an hour");
}

/* ---- who does it ---- */

static void read_user(char who[NAME_BYTES])
{
	const char *sudo = getenv("SUDO_USER");
	const struct passwd *user = getpwuid(getuid());
	snprintf(who, NAME_BYTES, "%s", sudo && *sudo ? sudo : user ? user->pw_name : "?");
}

/* ---- what came of it ---- */

static void put_row(const struct errand *e, int row)
{
	const char *from = e->power->columns;
	char column[COLUMN_BYTES], when[WHEN_BYTES];
	for (int i = 0; list_column(&from, column); i++)
		printf("%s%s", i ? "\t" : "",
		       row < 0 ? column : list_cell(e, row, i, column, when));
	puts("");
}

static void put_json(const struct errand *e)
{
	struct ludo_text json = { 0 };
	ludo_json_open(&json, 0, '[');
	for (int row = 0; row < e->rows.n; row++) {
		const char *from = e->power->columns;
		char column[COLUMN_BYTES];
		ludo_json_open(&json, 0, '{');
		for (int i = 0; list_column(&from, column); i++)
			if (list_is_time(column) || !strcmp(column, "n") || !strcmp(column, "ply"))
				ludo_json_number(&json, column, db_number(&e->rows, row, i));
			else
				ludo_json_string(&json, column, db_cell(&e->rows, row, i));
		ludo_json_close(&json, '}');
	}
	ludo_json_close(&json, ']');
	puts(ludo_text_string(&json));
	ludo_text_free(&json);
}

static void put_answer(const struct errand *e, int as_json)
{
	if (*e->word && e->text.n == 0)
		printf("%s %s\n", office_say(OFFICE_NEW_PASSWORD, LUDO_EN), e->word);
	if (e->text.n)
		puts(e->text.at);
	if (!*e->power->columns)
		return;
	if (as_json) {
		put_json(e);
		return;
	}
	for (int row = -1; row < e->rows.n; row++)
		put_row(e, row);
}

/* ---- doing it ---- */

static enum db_result once(struct db *db, struct errand *e)
{
	enum db_result result = db_run(db, 0, db->kind->begin, "");
	if (result == DB_OK)
		result = errand_run(db, e);
	if (result == DB_OK)
		return db_run(db, 0, "COMMIT", "");
	struct ludo_text why = { 0 };
	ludo_put(&why, ludo_text_string(&db->error));
	db_run(db, 0, "ROLLBACK", "");
	ludo_text_clear(&db->error);
	ludo_put(&db->error, ludo_text_string(&why));
	ludo_text_free(&why);
	return result;
}

static int do_errand(struct db *db, struct errand *e, int as_json)
{
	enum db_result result = DB_AGAIN;
	if (!errand_prepare(e))
		return complain("out of memory", "");
	for (int i = 0; i < TRIES && result == DB_AGAIN; i++) {
		usleep(i ? 20000u << i : 0);
		result = once(db, e);
	}
	if (result != DB_OK)
		return complain("the store refuses", ludo_text_string(&db->error));
	if (e->refusal)
		return complain(e->target, office_say(e->refusal, LUDO_EN));
	put_answer(e, as_json);
	return 0;
}

static int do_token(struct db *db, const struct config *config, const char *who)
{
	char token[TOKEN_BYTES], hash[HASH_BYTES];
	token_make(token);
	token_hash(token, hash);
	int64_t now = clock_ms();
	if (db_run(db, 0, db->kind->begin, "") != DB_OK ||
	    store_operator_add(db, hash, "token", who, now + TOKEN_MS) != DB_OK ||
	    store_audit_add(db, now, who, "token", "", "") != DB_OK ||
	    db_run(db, 0, "COMMIT", "") != DB_OK)
		return complain("the store refuses", ludo_text_string(&db->error));
	if (*config->origin)
		printf("%s/admin\n%s\n", config->origin, token);
	else
		printf("http://%s/admin\n%s\n", config->listen, token);
	return 0;
}

/* Options of the command's own leave argv, too. */
static int read_options(struct errand *e, int argc, char **argv, int *as_json)
{
	int n = 1;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--json"))
			*as_json = 1;
		else if (!strcmp(argv[i], "--dry-run"))
			e->is_trial = 1;
		else if (!strcmp(argv[i], "--as") && i + 1 < argc)
			snprintf(e->who, sizeof(e->who), "%s", argv[++i]);
		else
			argv[n++] = argv[i];
	}
	return n;
}

/* 0, or the status of a wrong number of words. */
static int read_words(struct errand *e, int argc, char **argv)
{
	const char *wants = e->power->arguments;
	int least = *wants && *wants != '[', most = least + (*wants == '[');
	const char *blank = strchr(wants, ' ');
	most += blank != 0;
	least += blank && blank[1] != '[';
	if (e->power->run == office_clean)
		most = 0;
	else if (e->is_trial)
		return misspoken("--dry-run goes with 'clean' only", "");
	if (argc - 2 < least || argc - 2 > most)
		return misspoken(e->power->word, "wants other words; 'ludoteca admin --help' tells");
	if (argc > 2 && strlen(argv[2]) >= sizeof(e->target))
		return misspoken(e->power->word, "this is too long");
	snprintf(e->target, sizeof(e->target), "%s", argc > 2 ? argv[2] : "");
	snprintf(e->more, sizeof(e->more), "%s", argc > 3 ? argv[3] : "");
	return 0;
}

int ludo_admin(int argc, char **argv)
{
	static struct config config;
	struct errand e = { .config = &config };
	int as_json = 0, status;
	for (int i = 1; i < argc; i++)
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
			help();
			return 0;
		}
	read_user(e.who);
	argc = keys_read(&config, argc, argv);
	argc = argc < 0 ? argc : read_options(&e, argc, argv, &as_json);
	if (argc < 0 || sodium_init() < 0)
		return 2;
	const char *word = argc > 1 ? argv[1] : "";
	int is_token = !strcmp(word, "token");
	e.power = power_find(word);
	e.now = clock_ms();
	if (!e.power && !is_token)
		return misspoken(word, "no such power; 'ludoteca admin --help' lists them");
	if (!is_token && (status = read_words(&e, argc, argv)))
		return status;
	struct db *db = keys_open(&config, "admin");
	if (!db)
		return 1;
	status = is_token ? do_token(db, &config, e.who) : do_errand(db, &e, as_json);
	errand_free(&e);
	db_close(db);
	return status;
}
