/* study.c: the analysis of games that are over.
 *
 * A study is one analysis for one client.  It works out one row at a time, on threads that
 * leave bots in peace, and sends it; the next one is begun when that is done, so that whoever
 * goes away or wants it to end is heard between two rows.  What was worked out is kept for a
 * while, for those who ask again. */
#include "study.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "analysis.h"
#include "hash.h"
#include "loop/crew.h"
#include "net/client.h"
#include "room/message.h"
#include "serve.h"
#include "table.h"

enum { MOST_STUDIES = 32, MOST_KEPT = 8, AT_ONCE = 16, SEED = 1 };

struct study {
	struct job job;
	struct study *next;
	struct serve *sv;
	struct client *client; /* held */
	char id[MID_BYTES];
	struct analysis *analysis;
	uint64_t key;
	int at;      /* the next row, in the order of work */
	int row, ok; /* that is being worked out; whether it was */
	struct analysis_row found;
	atomic_int stop;
};

/* Rows of studies that have ended, the latest first. */
struct kept_rows {
	struct kept_rows *next;
	uint64_t key;
	struct analysis *analysis;
};

/* ---- may it? ---- */

/* A table from a finished one has nothing to hide: its people have seen that game.  Nor has a
 * position that somebody wrote down. */
static int is_open_to_all(const struct room *room)
{
	return room->row.status == STATUS_FINISHED || *room->setup.from ||
	       (room->table && room->table->is_set_up);
}

int study_is_offered(const struct room *room)
{
	return room->sv->config.analysis > 0 && room->row.status != STATUS_OPEN &&
	       !room->is_foreign && is_open_to_all(room);
}

static int n_studies(const struct serve *sv)
{
	int n = 0;
	for (const struct study *s = sv->studies; s; s = s->next)
		n++;
	return n;
}

static enum fault fault_of(const struct room *room, const struct request *r, enum saying *what)
{
	*what = SAY_NOTHING;
	if (!*r->client->who.person)
		return F_WHO;
	*what = room->is_foreign ? SAY_RULES : SAY_NOT_STARTED;
	if (!room->table)
		return F_NOT_NOW;
	*what = SAY_NOT_OVER;
	if (!is_open_to_all(room))
		return F_NOT_NOW;
	*what = SAY_NO_ANALYSIS;
	if (!room->sv->config.analysis)
		return F_FORBIDDEN;
	*what = SAY_PLY;
	if (r->from < 0 || r->from > ludo_table_ply(room->table))
		return F_UNKNOWN;
	*what = SAY_NOTHING;
	return room->sv->stopping ? F_STORE
	       : n_studies(room->sv) >= MOST_STUDIES ? F_TOO_MANY : F_NONE;
}

/* ---- rows that are kept ---- */

static void take_kept(struct serve *sv, uint64_t key, struct analysis *a)
{
	for (struct kept_rows **at = &sv->kept_rows; *at; at = &(*at)->next) {
		struct kept_rows *kept = *at;
		if (kept->key != key)
			continue;
		for (int i = 0; i < a->n && i < kept->analysis->n; i++)
			if (kept->analysis->row[i].is_done)
				analysis_take(a, i, &kept->analysis->row[i]);
		*at = kept->next;
		analysis_close(kept->analysis);
		free(kept);
		return;
	}
}

static void keep(struct serve *sv, uint64_t key, struct analysis *a)
{
	struct kept_rows *kept = calloc(1, sizeof(*kept)), **at = &sv->kept_rows;
	if (!kept) {
		analysis_close(a);
		return;
	}
	*kept = (struct kept_rows){ sv->kept_rows, key, a };
	sv->kept_rows = kept;
	for (int n = 0; *at; n++)
		if (n < MOST_KEPT) {
			at = &(*at)->next;
		} else {
			struct kept_rows *old = *at;
			*at = old->next;
			analysis_close(old->analysis);
			free(old);
		}
}

void studies_free(struct serve *sv)
{
	while (sv->kept_rows) {
		struct kept_rows *kept = sv->kept_rows;
		sv->kept_rows = kept->next;
		analysis_close(kept->analysis);
		free(kept);
	}
}

/* ---- one row after the other ---- */

static void tell_state(struct study *s, const char *state)
{
	struct ludo_text text = { 0 };
	message_analysis(&text, s->id, state, s->analysis, s->client->who.lang);
	client_send(s->client, &text);
}

static void tell_row(struct study *s, int i)
{
	struct ludo_text text = { 0 };
	message_row(&text, s->id, s->analysis, i, s->client->who.lang);
	client_send(s->client, &text);
}

static void end(struct study *s)
{
	struct study **at = &s->sv->studies;
	while (*at != s)
		at = &(*at)->next;
	*at = s->next;
	keep(s->sv, s->key, s->analysis);
	client_drop(s->client);
	free(s);
}

static enum db_result row_run(struct db *db, struct job *job)
{
	struct study *s = (struct study *)job;
	(void)db;
	s->ok = s->analysis->row[s->row].is_done ||
		(!atomic_load(&s->stop) &&
		 analysis_work(s->analysis, s->row, &s->stop, &s->found));
	return DB_OK;
}

/* Begin the next row; 0 if there is none, or nobody who would work on it. */
static int go_on(struct study *s)
{
	if (s->at == s->analysis->n)
		return 0;
	s->row = analysis_place(s->analysis, s->at++);
	return crew_submit(s->sv->scholars, &s->job);
}

/* Rows that were kept are there at once; not all of them at a time, or a client would drown. */
static void tell_kept(struct study *s)
{
	const struct analysis *a = s->analysis;
	for (int n = 0; n < AT_ONCE && s->at < a->n; n++) {
		int i = analysis_place(a, s->at);
		if (!a->row[i].is_done)
			return;
		tell_row(s, i);
		s->at++;
	}
}

static void row_done(struct job *job)
{
	struct study *s = (struct study *)job;
	int is_wanted = !s->client->is_closed && !s->sv->stopping && job->result == DB_OK;
	int is_stopped = atomic_load(&s->stop);
	if (s->ok && job->result == DB_OK && !s->analysis->row[s->row].is_done)
		analysis_take(s->analysis, s->row, &s->found);
	if (is_wanted && s->ok) {
		tell_row(s, s->row);
		if (!is_stopped)
			tell_kept(s);
	}
	if (is_wanted && s->ok && !is_stopped && go_on(s))
		return;
	if (is_wanted)
		tell_state(s, s->analysis->n_done == s->analysis->n ? "done" : "stopped");
	end(s);
}

/* ---- beginning and ending ---- */

/* The game to be judged: the table's own, or a line that branches off.  Null if a move of the
 * line is not allowed, which has been said, or memory is out. */
static struct ludo_table *game_of(struct room *room, struct request *r)
{
	int ply = r->text ? (int)r->from : ludo_table_ply(room->table);
	struct ludo_table *table = ludo_table_fork(room->table, ply);
	struct ludo_text error = { 0 };
	char *rest = r->text;
	for (char *word = rest; table && rest; word = rest) {
		ludo_move move;
		ludo_why why = { 0 };
		if ((rest = strchr(word, '\n')))
			*rest++ = 0;
		int is_move = ludo_read_move(ludo_table_game(table), word, &move, &error);
		while (is_move && move.seat != LUDO_CHANCE && ludo_table_deal_once(table))
			;
		if (is_move)
			why = ludo_table_play(table, move);
		if (is_move && !why.code)
			continue;
		struct ludo_text text = { 0 };
		if (is_move)
			message_illegal(&text, r->id, room, r->client->who.lang, move, why);
		else
			message_refused(&text, r->id, F_BAD, ludo_text_string(&error),
					room->row.rev);
		client_send(r->client, &text);
		ludo_table_close(table);
		table = 0;
	}
	ludo_text_free(&error);
	return table;
}

/* One for each person: a new one takes the place of the old. */
static int stop_all_of(struct serve *sv, const char *person)
{
	int n = 0;
	for (struct study *s = sv->studies; s; s = s->next)
		if (!strcmp(s->client->who.person, person)) {
			n += !atomic_load(&s->stop);
			atomic_store(&s->stop, 1);
		}
	return n;
}

static struct study *new_study(struct room *room, const struct request *r, struct analysis *a)
{
	const char *person = r->client->who.person;
	struct study *s = calloc(1, sizeof(*s));
	if (!s)
		return 0;
	s->job = (struct job){ .run = row_run, .done = row_done,
			       .owner = ludo_hash(1, person, strlen(person)) };
	s->sv = room->sv;
	s->client = r->client;
	memcpy(s->id, r->id, sizeof(s->id));
	s->key = analysis_key(a);
	s->analysis = a;
	take_kept(room->sv, s->key, a);
	client_hold(s->client);
	s->next = room->sv->studies;
	room->sv->studies = s;
	return s;
}

enum held study_begin(struct room *room, struct request *r)
{
	enum saying what;
	enum fault fault = fault_of(room, r, &what);
	if (fault) {
		request_refuse(r, fault, what);
		return ANSWERED;
	}
	struct ludo_table *table = game_of(room, r);
	if (!table)
		return ANSWERED;
	struct analysis *a = analysis_open(table, (int)r->from, (int)r->number, SEED);
	ludo_table_close(table);
	stop_all_of(room->sv, r->client->who.person);
	struct study *s = a ? new_study(room, r, a) : 0;
	if (!s) {
		analysis_close(a);
		request_refuse(r, F_INTERNAL, SAY_NOTHING);
		return ANSWERED;
	}
	tell_state(s, "running");
	tell_kept(s);
	if (!go_on(s)) { /* all of it was kept */
		tell_state(s, s->analysis->n_done == s->analysis->n ? "done" : "stopped");
		end(s);
	}
	return ANSWERED;
}

enum held study_rest(struct room *room, struct request *r)
{
	if (!stop_all_of(room->sv, r->client->who.person))
		request_refuse(r, F_NOT_NOW, SAY_NO_STUDY);
	return ANSWERED;
}

void studies_stop(struct serve *sv)
{
	for (struct study *s = sv->studies; s; s = s->next)
		atomic_store(&s->stop, 1);
}
