/* load.c: reading a table from the store; see load.h. */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bookmark.h"
#include "chat.h"
#include "log.h"
#include "loop/lane.h"
#include "loop/loop.h"
#include "net/client.h"
#include "nodes/nodes.h"
#include "play/entry.h"
#include "play/think.h"
#include "presence.h"
#include "serve.h"
#include "show.h"

enum { RETRY_MS = 1000, GONE = 4000 };

struct loading {
	struct job job;
	struct room *room;
	char id[ID_BYTES];
	int whole, found;
	int with_bookmark; /* the beginning may be left out */
	int is_torn;       /* and it was, but is needed */
	int64_t after, chat_after;
	struct game_row row;
	struct db_rows bookmark, entries, chat, notes;
};

static void loading_clear(struct loading *l)
{
	game_row_free(&l->row);
	db_free(&l->bookmark);
	db_free(&l->entries);
	db_free(&l->chat);
	db_free(&l->notes);
}

static enum db_result load_run(struct db *db, struct job *job)
{
	struct loading *l = (struct loading *)job;
	loading_clear(l);
	enum db_result result = store_game_get(db, l->id, &l->row, &l->found);
	if (result == DB_OK && l->found && l->with_bookmark)
		result = store_bookmark(db, l->id, l->row.rev - BOOKMARK_EVERY, &l->bookmark);
	if (result == DB_OK && l->bookmark.n)
		l->after = db_number(&l->bookmark, 0, BOOKMARK_REV);
	if (result == DB_OK && l->found)
		result = store_entries(db, l->id, l->after, &l->entries);
	if (result == DB_OK && l->found)
		result = store_chat(db, l->id, l->chat_after, CHAT_KEPT, &l->chat);
	if (result == DB_OK && l->found)
		result = store_notes(db, l->id, &l->notes);
	return result;
}

static void name_seats(struct room *room)
{
	for (int seat = 0; room->table && seat < room->setup.n_seats; seat++)
		ludo_table_set_name(room->table, seat, room->setup.seat[seat].name);
}

void room_store_setup(struct room *room, const struct game_row *row, const struct setup *setup)
{
	room->row = *row;
	room->row.body = 0;
	room->setup = *setup;
	name_seats(room);
}

static int apply_entries(struct room *room, struct loading *l)
{
	for (int i = 0; i < l->entries.n; i++) {
		int64_t rev = db_number(&l->entries, i, ENTRY_REV);
		int seat = (int)db_number(&l->entries, i, ENTRY_SEAT);
		const char *data = db_cell(&l->entries, i, ENTRY_DATA);
		if (rev > l->row.rev)
			break; /* written while we were reading: it will be announced */
		struct glance was = room_glance(room);
		struct cause cause;
		int is_new = room->shown >= 0 && rev > room->shown;
		int fits = rev == room->row.rev + 1 && entry_apply(room->table, data, &cause);
		l->is_torn = room->base && (!fits || (is_new && !bookmark_is_enough(room)));
		if (!fits && !l->is_torn)
			log_line(LOG_ERROR, "replay", "table=%s rev=%lld", room->id,
				 (long long)rev);
		if (!fits || l->is_torn)
			return 0;
		room_note_change(room, rev, db_number(&l->entries, i, ENTRY_AT), seat,
				 db_cell(&l->entries, i, ENTRY_MID), &cause, &was);
		if (!is_new)
			continue;
		room->has_claim = 0; /* whoever wrote it has claimed what bots are asked now */
		room_show_change(room, cause.kind, seat, was.ply);
	}
	return 1;
}

static void take_chat(struct room *room, const struct db_rows *rows)
{
	for (int i = 0; i < rows->n; i++) {
		struct chat_kept line = { .n = db_number(rows, i, CHAT_N),
					  .at = db_number(rows, i, CHAT_AT),
					  .seat = (int)db_number(rows, i, CHAT_SEAT) };
		snprintf(line.channel, sizeof(line.channel), "%s", db_cell(rows, i, CHAT_CHANNEL));
		snprintf(line.name, sizeof(line.name), "%s", db_cell(rows, i, CHAT_NAME));
		line.line = strdup(db_cell(rows, i, CHAT_LINE));
		room_add_chat(room, &line);
	}
}

static void take_notes(struct room *room, const struct db_rows *rows)
{
	for (int i = 0; i < rows->n; i++) {
		const char *person = db_cell(rows, i, NOTE_PERSON);
		const char *line = db_cell(rows, i, NOTE_LINE);
		if (strcmp(room_note_of(room, person), line))
			room_set_note(room, person, line);
	}
}

/* From the bookmark on; 0 if more is needed. */
static int take_from_bookmark(struct room *room, struct loading *l)
{
	int64_t rev = db_number(&l->bookmark, 0, BOOKMARK_REV);
	int is_open = bookmark_open(room, rev, db_cell(&l->bookmark, 0, BOOKMARK_DATA));
	if (!is_open)
		log_line(LOG_WARN, "bookmark", "table=%s rev=%lld", room->id, (long long)rev);
	name_seats(room);
	return is_open && apply_entries(room, l) && room->row.ply == l->row.ply &&
	       bookmark_is_enough(room);
}

/* Everything anew; 0 if the record cannot be replayed. */
static enum fault take_whole(struct room *room, struct loading *l, const struct setup *setup)
{
	room_forget_game(room);
	room->row = l->row;
	room->row.body = 0;
	room->row.rev = 0;
	room->setup = *setup;
	room->is_foreign = 0;
	room_note_start(room);
	if (l->row.status == STATUS_OPEN)
		return F_NONE;
	room->is_foreign = setup->rules != setup->game->version;
	if (room->is_foreign) {
		log_line(LOG_WARN, "rules", "table=%s game=%s version=%d ours=%d", room->id,
			 setup->game->id, setup->rules, setup->game->version);
		return F_NONE;
	}
	if (l->bookmark.n) {
		l->is_torn = !take_from_bookmark(room, l);
		return F_NONE;
	}
	room->table = entry_table(setup, l->row.seed);
	name_seats(room);
	return room->table && apply_entries(room, l) ? F_NONE : F_INTERNAL;
}

static enum fault take_loaded(struct room *room, struct loading *l)
{
	struct setup setup;
	int64_t ver = room->row.ver;
	int had_table = room->table != 0;
	if (!setup_read(&setup, l->row.body))
		return F_INTERNAL;
	enum fault fault = F_NONE;
	if (l->whole) {
		fault = take_whole(room, l, &setup);
	} else {
		int64_t rev = room->row.rev;
		room_store_setup(room, &l->row, &setup);
		room->row.rev = rev; /* which the entries bring up to date */
		room_reseat(room);
		if (!apply_entries(room, l))
			return l->is_torn ? F_NONE : F_INTERNAL;
	}
	if (l->is_torn)
		return F_NONE;
	room->row = l->row;
	room->row.body = 0;
	take_chat(room, &l->chat);
	take_notes(room, &l->notes);
	if (!fault && room->clients && room->shown >= 0) {
		if (!had_table && room->table)
			room_show_views(room);
		else if (ver != room->row.ver || room->row.status == STATUS_FINISHED)
			room_show_table(room);
		room_reseat(room);
		room_update_presence(room);
	}
	return fault;
}

static void close_all(struct room *room, int code)
{
	while (room->clients)
		client_close(room->clients, code);
}

static void start_load(struct room *room, int whole, int with_bookmark);

static void load_done(struct job *job)
{
	struct loading *l = (struct loading *)job;
	struct room *room = l->room;
	enum fault fault = job->result == DB_DOWN  ? F_STORE
			   : job->result != DB_OK ? F_INTERNAL
			   : !l->found		  ? F_UNKNOWN
						  : take_loaded(room, l);
	int is_torn = !fault && l->is_torn;
	loading_clear(l);
	free(l);
	if (is_torn) {
		start_load(room, 1, 0);
		return;
	}
	if (!fault) {
		think_review(room);
		if (room->retry || room->shown < 0)
			nodes_say(room->sv, WORD_WHO, room->id, 0);
		room->retry = 0;
		room_ready(room);
		if (room->state == ROOM_READY)
			think_ask_bots(room);
		return;
	}
	room->state = ROOM_COLD;
	room->retry = clock_ms() + RETRY_MS;
	room_forget_game(room);
	think_review(room);
	room_fail_all(room, fault);
	if (fault == F_UNKNOWN)
		close_all(room, GONE);
}

static void start_load(struct room *room, int whole, int with_bookmark)
{
	struct loading *l = calloc(1, sizeof(*l));
	if (!l) { /* the tick tries again */
		room->state = ROOM_COLD;
		room->retry = clock_ms() + RETRY_MS;
		return;
	}
	l->job.run = load_run;
	l->job.done = load_done;
	l->room = room;
	l->whole = whole;
	l->with_bookmark = whole && with_bookmark;
	l->after = whole ? 0 : room->row.rev;
	l->chat_after = room_last_chat(room);
	memcpy(l->id, room->id, sizeof(l->id));
	room->state = ROOM_BUSY;
	lane_submit(room->sv->reader, &l->job);
}

void room_reload(struct room *room)
{
	start_load(room, 1, 1);
}

void room_catch_up(struct room *room)
{
	start_load(room, !room->table, 1);
}

int room_needs_past(struct room *room, struct task *task)
{
	if (!room->base)
		return 0;
	room_put_first(room, task);
	start_load(room, 1, 0);
	return 1;
}

int room_look_again(struct room *room, struct task *task, int *tries)
{
	if (!room->sv->many_nodes || (*tries)++)
		return 0;
	room_put_first(room, task);
	room_catch_up(room);
	return 1;
}

/* ---- other nodes ---- */

struct refreshing {
	struct task task;
	int64_t rev, ver, chat;
};

static void refresh_run(struct room *room, struct task *task)
{
	struct refreshing *r = (struct refreshing *)task;
	int64_t chat = room_last_chat(room);
	int needed = r->rev > room->row.rev || r->ver > room->row.ver || r->chat > chat;
	free(r);
	if (needed)
		room_catch_up(room);
}

static void refresh_fail(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
}

void room_refresh(struct room *room, int64_t rev, int64_t ver, int64_t chat)
{
	struct refreshing *r = calloc(1, sizeof(*r));
	if (!r)
		return;
	r->task.run = refresh_run;
	r->task.fail = refresh_fail;
	r->rev = rev;
	r->ver = ver;
	r->chat = chat;
	room_do(room->sv, room->id, &r->task);
}
