/* upload.c: a game that was played elsewhere, brought here as a record; see upload.h.
 *
 * Reading a record plays every move of it again, which takes its time: that is done by the crew.
 * What holds becomes a finished table of whoever brought it, and is known as uploaded ever after:
 * nobody can take it for a game that was played here. */
#include "upload.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "ludo_table.h"
#include "loop/crew.h"
#include "net/http.h"
#include "people/name.h"
#include "play/entry.h"
#include "play/standing.h"
#include "room/clock.h"
#include "room/message.h"

/* A line is a move, and for every move the table keeps a whole position.  Twenty turns of Baroque
 * have some 2,600; more than this nobody may cost. */
enum { MOST_LINES = 4000 };

struct upload {
	struct job job;
	struct exchange *ex;
	const char *record; /* in the request */
	unsigned mine;      /* the seats that are said to be of who brings it */
	struct game_row row;
	struct setup setup;
	struct ludo_text data, body, error;
	int64_t now, n_mine;
	int holds, is_too_many;
};

static void upload_free(struct upload *u)
{
	ludo_text_free(&u->data);
	ludo_text_free(&u->body);
	ludo_text_free(&u->error);
	free(u);
}

/* ---- what a record says ---- */

/* As the record has it, where it could be chosen here; then the table forgets it, for names are
 * the setup's alone. */
static void name_seat(struct seat *seat, struct ludo_table *table, int i, enum ludo_lang lang)
{
	const char *name = ludo_table_name(table, i, lang);
	if (strlen(name) < sizeof(seat->name) && name_is_fit(name))
		snprintf(seat->name, sizeof(seat->name), "%s", name);
	ludo_table_set_name(table, i, 0);
	if (!*seat->name)
		snprintf(seat->name, sizeof(seat->name), "%s", ludo_table_name(table, i, lang));
}

static void name_seats(struct upload *u, struct ludo_table *table)
{
	for (int i = 0; i < u->setup.n_seats; i++) {
		struct seat *seat = &u->setup.seat[i];
		*seat = (struct seat){ .kind = SEAT_PERSON, .ready = 1 };
		if (u->mine >> i & 1)
			memcpy(seat->person, u->ex->me.id, sizeof(seat->person));
		name_seat(seat, table, i, u->ex->lang);
	}
}

static void fill_setup(struct upload *u, struct ludo_table *table, int has_seed)
{
	struct setup *s = &u->setup;
	s->game = ludo_table_game(table);
	s->rules = s->game->version;
	s->n_seats = ludo_table_n_seats(table);
	s->unsealed = !has_seed;
	ludo_table_options(table, s->options);
	memcpy(s->maker, u->ex->me.id, sizeof(s->maker));
	snprintf(s->lang, sizeof(s->lang), "%s", u->ex->lang == LUDO_IT ? "it" : "en");
	u->mine &= (1u << s->n_seats) - 1;
	u->mine = u->mine ? u->mine : 1; /* it is in somebody's list */
	name_seats(u, table);
}

static void fill_row(struct upload *u, const struct ludo_table *table, struct ludo_seed seed)
{
	struct game_row *row = &u->row;
	static const int64_t no_clock[LUDO_SEATS];
	*row = (struct game_row){ .ver = 1, .rev = 1, .created = u->now, .started = u->now };
	random_id(row->id);
	row->status = STATUS_OPEN;
	snprintf(row->game, sizeof(row->game), "%s", u->setup.game->id);
	sodium_bin2hex(row->seed, sizeof(row->seed), seed.bytes, sizeof(seed.bytes));
	clock_set(row, &u->setup, table, no_clock, u->now);
	standing_set(row, table, 1);
	memcpy(row->maker, u->setup.maker, sizeof(row->maker));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		memcpy(row->persons[seat], u->setup.seat[seat].person, ID_BYTES);
}

/* Where positions are taken, the lines of an example are a game without moves. */
static struct ludo_table *read_table(struct upload *u)
{
	static const char begins[] = "game ";
	if (!u->ex->sv->takes_positions || strncmp(u->record, begins, strlen(begins)))
		return ludo_table_load(u->record, strlen(u->record), &u->error);
	return ludo_table_set(0, u->record, ludo_seed_from_number(0), &u->error);
}

static enum db_result read_run(struct db *db, struct job *job)
{
	struct upload *u = (struct upload *)job;
	struct ludo_seed seed;
	(void)db;
	struct ludo_table *table = read_table(u);
	if (!table)
		return DB_OK;
	int has_seed = ludo_table_record_seed(table, &seed);
	fill_setup(u, table, has_seed);
	fill_row(u, table, seed);
	setup_write(&u->setup, &u->body);
	u->row.body = u->body.at;
	u->holds = entry_write_record(&u->data, table) && !u->body.failed;
	ludo_table_close(table);
	return DB_OK;
}

/* ---- keeping it ---- */

static enum db_result keep_run(struct db *db, struct job *job)
{
	struct upload *u = (struct upload *)job;
	struct game_row finished = u->row;
	struct entry entry = { 1, u->now, -1, 0, u->data.at };
	struct follow_up follow = { .node = u->ex->sv->node, .now = u->now };
	int won;
	standing_end(&finished, ENDING_UPLOADED, u->now);
	enum db_result result = store_count_uploaded(db, u->ex->me.id, &u->n_mine);
	u->is_too_many = u->n_mine >= u->ex->sv->config.tables;
	if (result != DB_OK || u->is_too_many)
		return result;
	result = store_game_add(db, &u->row);
	return result == DB_OK ? store_game_change(db, &finished, &entry, &follow, &won) : result;
}

static void keep_done(struct job *job)
{
	struct upload *u = (struct upload *)job;
	struct exchange *ex = u->ex;
	if (job->result != DB_OK) {
		http_refuse(ex, job->result == DB_DOWN ? F_STORE : F_INTERNAL, SAY_NOTHING);
	} else if (u->is_too_many) {
		http_refuse(ex, F_TOO_MANY, SAY_TABLES);
	} else {
		standing_end(&u->row, ENDING_UPLOADED, u->now);
		ludo_json_open(&ex->answer, 0, '{');
		write_table(&ex->answer, "table", &u->row, &u->setup, 0, ex->me.id, ex->lang);
		ludo_json_close(&ex->answer, '}');
		http_answer(ex, 201);
	}
	upload_free(u);
}

static void refuse_record(struct upload *u)
{
	struct ludo_text words = { 0 };
	ludo_putf(&words, "%s (%s)", say(SAY_RECORD, u->ex->lang), ludo_text_string(&u->error));
	http_refuse_words(u->ex, F_BAD, ludo_text_string(&words));
	ludo_text_free(&words);
	upload_free(u);
}

static void read_done(struct job *job)
{
	struct upload *u = (struct upload *)job;
	struct exchange *ex = u->ex;
	if (job->result != DB_OK || (!u->holds && !u->error.n)) {
		http_refuse(ex, job->result == DB_DOWN ? F_STORE : F_INTERNAL, SAY_NOTHING);
		upload_free(u);
	} else if (!u->holds) {
		refuse_record(u);
	} else {
		u->job = (struct job){ .run = keep_run, .done = keep_done };
		lane_submit(ex->sv->writer, &u->job);
	}
}

/* ---- POST /api/records ---- */

static int n_lines(const char *text)
{
	int n = 0;
	for (; *text; text++)
		n += *text == '\n';
	return n;
}

static unsigned read_seats(const struct json *j)
{
	const struct json_node *you = json_get(j, j->node, "you"), *node = 0;
	unsigned seats = 0;
	while (you && you->type == JSON_ARRAY && (node = json_next(j, you, node)))
		if (node->type == JSON_NUMBER && node->number >= 0 && node->number < LUDO_SEATS)
			seats |= 1u << node->number;
	return seats;
}

void upload_handle(struct exchange *ex)
{
	const char *record = ex->has_me ? json_text(ex->json, "record", "") : "";
	if (!ex->has_me || n_lines(record) > MOST_LINES) {
		http_refuse(ex, ex->has_me ? F_TOO_LONG : F_WHO,
			    ex->has_me ? SAY_RECORD_LONG : SAY_NOTHING);
		return;
	}
	struct upload *u = calloc(1, sizeof(*u));
	if (!u) {
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		return;
	}
	u->ex = ex;
	u->record = record;
	u->mine = read_seats(ex->json);
	u->now = clock_ms();
	u->job = (struct job){ .run = read_run, .done = read_done };
	u->job.owner = ludo_hash(1, ex->me.id, strlen(ex->me.id));
	http_suspend(ex);
	if (crew_submit(ex->sv->crew, &u->job))
		return;
	http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
	upload_free(u);
}
