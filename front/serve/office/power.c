/* power.c: the operator's powers, one after the other; see power.h. */
#include "power.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ludo_serve.h"
#include "room/setup.h"
#include "store/office.h"

#define TRY(call)                                                                          \
	do {                                                                               \
		enum db_result tried_ = (call);                                            \
		if (tried_ != DB_OK)                                                       \
			return tried_;                                                     \
	} while (0)

enum { MOST_DAYS = 36500 }; /* which nobody here waits for */

static enum db_result refuse(struct errand *e, enum office_saying why)
{
	e->refusal = why;
	return DB_OK;
}

/* Whom it is about; e->refusal says if that is nobody, or not one. */
static enum db_result find_person(struct db *db, struct errand *e, struct person *person)
{
	int n;
	TRY(store_person_find(db, e->target, person, &n));
	if (n != 1)
		return refuse(e, n ? OFFICE_PERSON_SEVERAL : OFFICE_PERSON_UNKNOWN);
	snprintf(e->target, sizeof(e->target), "%s", person->id);
	return DB_OK;
}

/* ---- looking ---- */

static enum db_result see_people(struct db *db, struct errand *e)
{
	return store_people(db, e->target, e->now, &e->rows);
}

/* Who sits there, instead of the whole setup. */
static void name_people(char **cell)
{
	struct ludo_text names = { 0 };
	struct setup setup;
	int is_ours = setup_read(&setup, *cell);
	for (int i = 0; is_ours && i < setup.n_seats; i++)
		ludo_putf(&names, "%s%s", i ? ", " : "",
			  *setup.seat[i].name ? setup.seat[i].name : "-");
	free(*cell);
	*cell = strdup(ludo_text_string(&names));
	ludo_text_free(&names);
}

static enum db_result see_tables(struct db *db, struct errand *e)
{
	struct person person;
	int n = 0;
	if (*e->target)
		TRY(store_person_find(db, e->target, &person, &n));
	TRY(store_tables(db, n == 1 ? person.id : e->target, &e->rows));
	for (int i = 0; i < e->rows.n; i++)
		name_people(&e->rows.cell[i * e->rows.columns + TABLE_PEOPLE]);
	return DB_OK;
}

static enum db_result see_sessions(struct db *db, struct errand *e)
{
	struct person person;
	TRY(find_person(db, e, &person));
	return e->refusal ? DB_OK : store_sessions(db, person.id, &e->rows);
}

static enum db_result see_chat(struct db *db, struct errand *e)
{
	struct person person;
	int n;
	TRY(store_person_find(db, e->target, &person, &n));
	return store_lines(db, n == 1 ? person.id : e->target, &e->rows);
}

static enum db_result see_audit(struct db *db, struct errand *e)
{
	return store_audit(db, e->target, &e->rows);
}

/* ---- people ---- */

/* "": for ever, as far as we can see. */
static int read_days(struct errand *e, int64_t *until)
{
	char *end;
	long days = strtol(*e->more ? e->more : "36500", &end, 10);
	*until = e->now + (int64_t)days * DAY_MS;
	if (*end || days < 1 || days > MOST_DAYS)
		e->refusal = OFFICE_NUMBER;
	return !e->refusal;
}

static enum db_result ban(struct db *db, struct errand *e)
{
	struct person person;
	int64_t until;
	long n;
	TRY(find_person(db, e, &person));
	if (e->refusal || !read_days(e, &until))
		return DB_OK;
	TRY(store_person_ban(db, person.id, until));
	return store_sessions_end(db, person.id, &n);
}

static enum db_result unban(struct db *db, struct errand *e)
{
	struct person person;
	TRY(find_person(db, e, &person));
	return e->refusal ? DB_OK : store_person_ban(db, person.id, 0);
}

static enum db_result mute(struct db *db, struct errand *e)
{
	struct person person;
	int64_t until;
	TRY(find_person(db, e, &person));
	return e->refusal || !read_days(e, &until) ? DB_OK
						   : store_person_mute(db, person.id, until);
}

static enum db_result unmute(struct db *db, struct errand *e)
{
	struct person person;
	TRY(find_person(db, e, &person));
	return e->refusal ? DB_OK : store_person_mute(db, person.id, 0);
}

static enum db_result log_out(struct db *db, struct errand *e)
{
	struct person person;
	int found;
	long n;
	TRY(store_person_find(db, e->target, &person, &found));
	if (found > 1)
		return refuse(e, OFFICE_PERSON_SEVERAL);
	if (found)
		snprintf(e->target, sizeof(e->target), "%s", person.id);
	TRY(store_sessions_end(db, e->target, &n));
	return found || n ? DB_OK : refuse(e, OFFICE_SESSION_NONE);
}

static enum db_result reset(struct db *db, struct errand *e)
{
	struct person person;
	long n;
	TRY(find_person(db, e, &person));
	if (e->refusal)
		return DB_OK;
	if (!*person.password) /* a first one would make the name theirs alone */
		return refuse(e, OFFICE_NO_PASSWORD);
	TRY(store_password_set(db, person.id, e->sealed));
	return store_sessions_end(db, person.id, &n);
}

static enum db_result delete(struct db *db, struct errand *e)
{
	struct person person;
	TRY(find_person(db, e, &person));
	return e->refusal ? DB_OK : office_delete(db, person.id, e->now);
}

/* That somebody's data were taken out is worth a line, too. */
static enum db_result export(struct db *db, struct errand *e)
{
	struct person person;
	TRY(find_person(db, e, &person));
	return e->refusal ? DB_OK : office_export(db, &person, &e->text);
}

static enum db_result allow(struct db *db, struct errand *e)
{
	long n;
	TRY(store_address_allow(db, e->target, &n));
	return n ? DB_OK : refuse(e, OFFICE_NO_ADDRESS);
}

/* ---- tables ---- */

static enum db_result close_table(struct db *db, struct errand *e)
{
	return office_close(db, e->target, e->now, &e->refusal);
}

static enum db_result remove_table(struct db *db, struct errand *e)
{
	struct game_row row;
	int found;
	TRY(store_game_get(db, e->target, &row, &found));
	int is_over = found && row.status == STATUS_FINISHED;
	if (found)
		game_row_free(&row);
	return is_over ? store_game_purge(db, e->target)
		       : refuse(e, found ? OFFICE_TABLE_RUNS : OFFICE_TABLE_UNKNOWN);
}

static enum db_result unsay(struct db *db, struct errand *e)
{
	long n;
	TRY(store_line_remove(db, e->target, atoll(e->more), &n));
	return n ? DB_OK : refuse(e, OFFICE_LINE_UNKNOWN);
}

const struct power powers[] = {
	{ "people", "[NAME|ID]", "people, the newest first; with the beginning of a name only those",
	  OFFICE_DO_PEOPLE, 0, "id name kind created seen sessions tables banned muted", see_people },
	{ "tables", "[open|playing|finished|TABLE|PERSON]", "tables, and who sits there",
	  OFFICE_DO_TABLES, 0, "id game status created since ply maker people", see_tables },
	{ "sessions", "PERSON", "on which devices somebody is logged in, and links not yet used",
	  OFFICE_DO_SESSIONS, 0, "id kind created seen expires", see_sessions },
	{ "chat", "TABLE|PERSON", "lines of a table or of a person", OFFICE_DO_CHAT, 0,
	  "table n at name person channel line", see_chat },
	{ "audit", "[TARGET]", "what was done, by whom and when", OFFICE_DO_AUDIT, 0,
	  "n at who what target more", see_audit },
	{ "ban", "PERSON [DAYS]", "log somebody out and do not let them in again", OFFICE_DO_BAN, 1,
	  "", ban },
	{ "unban", "PERSON", "let them in again", OFFICE_DO_UNBAN, 1, "", unban },
	{ "mute", "PERSON [DAYS]", "take no more lines of theirs", OFFICE_DO_MUTE, 1, "", mute },
	{ "unmute", "PERSON", "take them again", OFFICE_DO_UNMUTE, 1, "", unmute },
	{ "logout", "PERSON|SESSION", "end all sessions of somebody, or one", OFFICE_DO_LOGOUT, 1,
	  "", log_out },
	{ "reset", "PERSON", "give somebody a new password, shown once, and log them out",
	  OFFICE_DO_RESET, 1, "", reset },
	{ "delete", "PERSON", "forget somebody: a bot plays on for them, their lines and notes go",
	  OFFICE_DO_DELETE, 1, "", delete },
	{ "export", "PERSON", "all that is kept about somebody, as JSON", OFFICE_DO_EXPORT, 1, "",
	  export },
	{ "unsay", "TABLE N", "take back line N of a table's chat", OFFICE_DO_UNSAY, 1, "", unsay },
	{ "close", "TABLE", "end a running game without a winner; drop a table that has not begun",
	  OFFICE_DO_CLOSE, 1, "", close_table },
	{ "remove", "TABLE", "drop a finished game with its record", OFFICE_DO_REMOVE, 1, "",
	  remove_table },
	{ "allow", "ADDRESS", "let letters go again to an address that wanted none",
	  OFFICE_DO_ALLOW, 1, "", allow },
	{ "clean", "[--dry-run]", "drop at once what has been kept for long enough",
	  OFFICE_DO_CLEAN, 0, "would target", office_clean },
	{ 0 },
};

const struct power *power_find(const char *word)
{
	for (const struct power *power = powers; power->word; power++)
		if (!strcmp(power->word, word))
			return power;
	return 0;
}

int ludo_admin_power(int i, struct ludo_told *told)
{
	*told = (struct ludo_told){ powers[i].word, powers[i].arguments, "", powers[i].help };
	return powers[i].word != 0;
}

/* ---- errands ---- */

int errand_prepare(struct errand *e)
{
	static const char signs[] = "abcdefghijkmnpqrstuvwxyz23456789";
	if (e->power->run != reset)
		return 1;
	for (size_t i = 0; i < sizeof(e->word) - 1; i++)
		e->word[i] = i % 6 == 5 ? '-' : signs[randombytes_uniform(32)];
	return !crypto_pwhash_str(e->sealed, e->word, strlen(e->word),
				  crypto_pwhash_OPSLIMIT_INTERACTIVE,
				  crypto_pwhash_MEMLIMIT_INTERACTIVE);
}

enum db_result errand_run(struct db *db, struct errand *e)
{
	e->refusal = OFFICE_NOTHING;
	db_free(&e->rows);
	ludo_text_clear(&e->text);
	TRY(e->power->run(db, e));
	if (!e->power->acts || e->refusal)
		return DB_OK;
	return store_audit_add(db, e->now, e->who, e->power->word, e->target, e->more);
}

void errand_free(struct errand *e)
{
	db_free(&e->rows);
	ludo_text_free(&e->text);
	sodium_memzero(e->word, sizeof(e->word));
}
