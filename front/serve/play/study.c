/* study.c: the analysis of games that are over.
 *
 * A study is one analysis for one client.  It works out a few rows at a time, by those who leave
 * bots in peace, and sends each; the next one is begun when one is done, so that whoever goes
 * away or wants it to end is heard between two rows.  What was worked out is kept for those who
 * ask again. */
#include "study.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "kept.h"
#include "mind.h"
#include "net/client.h"
#include "room/message.h"
#include "serve.h"
#include "table.h"

enum { MOST_STUDIES = 32, MOST_FROM = 8 /* one address */, AT_ONCE = 16, MOST_HANDS = 4, SEED = 1 };

/* Who works out one row of a study. */
struct hand {
	struct judging judging;
	struct study *study;
	int is_busy;
};

struct study {
	struct recall recall;
	struct study *next;
	struct serve *sv;
	struct client *client; /* held */
	char id[MID_BYTES];
	struct analysis *analysis;
	int at; /* the next row, in the order of work */
	struct hand hand[MOST_HANDS];
	int n_hands, n_busy;
	atomic_int stop;
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

/* Guests cost nothing: those of one address do not have all that there is.  Who asks again lets
 * go of what they have. */
static int are_too_many(const struct serve *sv, const struct client *client)
{
	int n = 0, from_there = 0;
	for (const struct study *s = sv->studies; s; s = s->next) {
		const struct hello *who = &s->client->who;
		n++;
		from_there += !strcmp(who->address, client->who.address) &&
			      strcmp(who->person, client->who.person);
	}
	return n >= MOST_STUDIES ||
	       (sv->config.per_address && from_there >= MOST_FROM);
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
	       : are_too_many(room->sv, r->client) ? F_TOO_MANY : F_NONE;
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
	analysis_close(s->analysis);
	client_drop(s->client);
	free(s);
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

/* Begin a row with every hand that is free. */
static void go_on(struct study *s)
{
	for (int k = 0; k < s->n_hands && s->at < s->analysis->n; k++) {
		struct hand *hand = &s->hand[k];
		if (hand->is_busy)
			continue;
		hand->judging.row = analysis_place(s->analysis, s->at);
		if (!mind_judge(s->sv->scholars, &hand->judging))
			return; /* nobody has time for it */
		s->at++;
		hand->is_busy = 1;
		s->n_busy++;
	}
}

static int is_wanted(const struct study *s)
{
	return !s->client->is_closed && !s->sv->stopping;
}

/* It is over when nobody works on it any more. */
static void end_if_idle(struct study *s)
{
	if (s->n_busy)
		return;
	if (is_wanted(s))
		tell_state(s, s->analysis->n_done == s->analysis->n ? "done" : "stopped");
	end(s);
}

static void take_row(struct study *s, const struct judging *judging)
{
	struct ludo_text text = { 0 };
	analysis_take(s->analysis, judging->row, &judging->found);
	analysis_write_kept(&text, s->analysis, judging->row);
	if (!text.failed)
		kept_append(s->sv, s->recall.key, text.at, text.n);
	ludo_text_free(&text);
}

static void row_done(struct job *job)
{
	struct hand *hand = (struct hand *)job;
	struct study *s = hand->study;
	hand->is_busy = 0;
	s->n_busy--;
	if (job->result != DB_OK || !hand->judging.ok)
		atomic_store(&s->stop, 1); /* memory is out, or it was stopped already */
	else if (!s->analysis->row[hand->judging.row].is_done)
		take_row(s, &hand->judging);
	if (is_wanted(s) && s->analysis->row[hand->judging.row].is_done)
		tell_row(s, hand->judging.row);
	if (is_wanted(s) && !atomic_load(&s->stop)) {
		tell_kept(s);
		go_on(s);
	}
	end_if_idle(s);
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

/* What was kept is there: on from it. */
static void recalled(struct recall *recall, const char *rows, size_t n)
{
	struct study *s = (struct study *)recall;
	struct ludo_text text = { 0 };
	analysis_write_key(&text, s->analysis);
	ludo_put_n(&text, rows, n);
	if (!text.failed)
		analysis_read_kept(s->analysis, text.at, text.n);
	ludo_text_free(&text);
	if (is_wanted(s))
		tell_state(s, "running");
	if (is_wanted(s) && !atomic_load(&s->stop)) {
		tell_kept(s);
		go_on(s);
	}
	end_if_idle(s);
}

static struct study *new_study(struct room *room, const struct request *r, struct analysis *a)
{
	const char *person = r->client->who.person;
	struct study *s = calloc(1, sizeof(*s));
	if (!s)
		return 0;
	s->sv = room->sv;
	s->client = r->client;
	memcpy(s->id, r->id, sizeof(s->id));
	s->analysis = a;
	s->recall = (struct recall){ .key = analysis_key(a), .done = recalled };
	s->n_hands = room->sv->config.analysis < MOST_HANDS ? (int)room->sv->config.analysis
							     : MOST_HANDS;
	for (int k = 0; k < s->n_hands; k++) {
		struct hand *hand = &s->hand[k];
		hand->study = s;
		hand->judging = (struct judging){ .analysis = a, .stop = &s->stop };
		hand->judging.job.done = row_done;
		hand->judging.job.owner = ludo_hash(1, person, strlen(person));
	}
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
	if (s) {
		kept_recall(room->sv, &s->recall);
		return ANSWERED;
	}
	analysis_close(a);
	request_refuse(r, F_INTERNAL, SAY_NOTHING);
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
