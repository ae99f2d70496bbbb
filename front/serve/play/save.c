/* save.c: changes on their way to the store and back; see save.h. */
#include "save.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "entry.h"
#include "loop/crew.h"
#include "metrics.h"
#include "room/bookmark.h"
#include "room/clock.h"
#include "room/load.h"
#include "room/presence.h"
#include "room/show.h"
#include "serve.h"
#include "standing.h"
#include "think.h"

/* ---- saving a change ---- */

struct saving {
	struct job job;
	struct room *room;
	struct request *request; /* null: a bot's */
	struct game_row row;
	struct entry entry;
	struct cause cause;
	struct ludo_text data, bookmark;
	char mid[MID_BYTES];
	struct follow_up follow;
	struct glance was;
	enum append outcome;
	int64_t rev, began;
};

static void saving_free(struct saving *s)
{
	if (s->request)
		request_free(s->request);
	ludo_text_free(&s->data);
	ludo_text_free(&s->bookmark);
	free(s);
}

static enum db_result save_run(struct db *db, struct job *job)
{
	struct saving *s = (struct saving *)job;
	return store_append(db, &s->row, &s->entry, &s->follow, &s->outcome, &s->rev);
}

static void saved(struct saving *s)
{
	struct room *room = s->room;
	metric_add(M_CHANGES, 1);
	metric_add(M_MOVES, s->cause.kind == CAUSE_MOVE);
	metric_time(H_DURABLE, clock_us() - s->began);
	room_note_change(room, s->entry.rev, s->entry.at, s->entry.seat, s->entry.mid, &s->cause,
			 &s->was);
	int64_t ver = room->row.ver;
	room->row = s->row;
	room->row.ver = ver;
	room->row.rev = s->entry.rev;
	if (s->request)
		request_ack(s->request, s->rev);
	room_show_change(room, s->cause.kind, s->entry.seat, s->was.ply);
	metric_time(H_FAN_OUT, clock_us() - s->began);
	if (room->row.status == STATUS_FINISHED)
		room_show_table(room);
	room->has_claim = s->follow.claimed_until != 0;
	think_review(room);
	think_ask_bots(room);
}

/* It was not kept as it is in our memory: forget and read again. */
static void not_saved(struct saving *s)
{
	struct room *room = s->room;
	struct request *request = s->request;
	if (s->job.result == DB_BROKEN && request)
		request_refuse(request, F_INTERNAL, SAY_NOTHING);
	else if (s->job.result == DB_OK && s->outcome == APPEND_REPEATED && request)
		request_ack(request, s->rev);
	else if (request && request->tries++ < MOST_RACES) {
		s->request = 0; /* once more, on what is true now: it may have been kept */
		room_put_first(room, &request->task);
	} else if (request) {
		request_refuse(request, s->job.result == DB_DOWN ? F_STORE : F_RACED,
			       SAY_NOTHING);
	}
	room_reload(room);
}

static void save_done(struct job *job)
{
	struct saving *s = (struct saving *)job;
	struct room *room = s->room;
	if (job->result == DB_OK && s->outcome == APPENDED) {
		saved(s);
		saving_free(s);
		room_ready(room);
		return;
	}
	not_saved(s);
	saving_free(s);
}

static unsigned seats_to_tell(const struct room *room, const struct game_row *row)
{
	if (room->setup.pace != PACE_SLOW)
		return 0;
	return (unsigned)row->waiting & ~(unsigned)room->row.waiting & setup_people(&room->setup);
}

static struct follow_up follow_of(struct room *room, const struct game_row *row,
				  const struct setup *setup, int64_t now)
{
	struct follow_up f = { .node = room->sv->node, .now = now };
	if (setup_owned(setup) && !room->is_foreign)
		f.due = (unsigned)row->waiting & setup_bots(setup);
	if (f.due && room->sv->config.bots && crew_space(room->sv->crew) > LUDO_SEATS)
		f.claimed_until = now + room->sv->config.lease_ms;
	return f;
}

/* It cannot be kept: the table in memory is ahead of the store until the reload forgets it. */
static void give_up(struct room *room, struct request *request)
{
	if (request) {
		request_refuse(request, F_INTERNAL, SAY_NOTHING);
		request_free(request);
	}
	room_reload(room);
}

static void fill_row(struct saving *s, int64_t now)
{
	struct room *room = s->room;
	int is_agreed = s->cause.kind == CAUSE_END;
	int is_over = is_agreed || !ludo_table_waiting(room->table);
	s->row = room->row;
	s->row.held = s->cause.holds ? s->entry.seat + 1 : 0;
	clock_turn(room, &s->row, &s->cause, s->entry.seat, now);
	standing_set(&s->row, room->table, is_over);
	s->follow = follow_of(room, &s->row, &room->setup, now);
	s->follow.tell = seats_to_tell(room, &s->row);
	if (!is_over)
		return;
	standing_end(&s->row, is_agreed ? ENDING_AGREED : ENDING_PLAYED, now);
	s->follow.due = 0;
}

void save_change(struct room *room, struct request *request, int seat, struct cause cause,
		 int from, const struct glance *was, int64_t began)
{
	struct saving *s = calloc(1, sizeof(*s));
	int64_t now = clock_ms();
	if (!s) {
		give_up(room, request);
		return;
	}
	*s = (struct saving){ .room = room, .request = request, .cause = cause, .was = *was,
			      .began = began };
	s->job = (struct job){ .key = room->id, .run = save_run, .done = save_done };
	if (!cause.holds)
		ludo_table_deal(room->table);
	if (!entry_write(&s->data, cause, room->table, from)) {
		s->request = 0;
		saving_free(s);
		give_up(room, request);
		return;
	}
	if (request)
		memcpy(s->mid, request->id, sizeof(s->mid));
	int64_t rev = room->row.rev + 1;
	int64_t mark = cause.kind == CAUSE_MOVE ? bookmark_due(room, rev) : 0;
	if (mark) {
		bookmark_write(&s->bookmark, room, mark);
		room->marked = mark;
	}
	s->entry = (struct entry){ rev, now, seat, *s->mid ? s->mid : 0, s->data.at,
				   s->bookmark.failed ? 0 : s->bookmark.at, mark };
	fill_row(s, now);
	room_busy(room);
	lane_submit(room->sv->writer, &s->job);
}

/* ---- setups ---- */

struct changing {
	struct job job;
	struct room *room;
	struct game_row row;
	struct setup setup;
	struct entry entry;
	int has_entry, won;
	struct ludo_text body, data;
	struct follow_up follow;
	setup_done *done;
	void *extra;
};

static enum db_result change_run(struct db *db, struct job *job)
{
	struct changing *c = (struct changing *)job;
	return store_game_change(db, &c->row, c->has_entry ? &c->entry : 0, &c->follow, &c->won);
}

static enum fault changed(struct changing *c)
{
	struct room *room = c->room;
	int had_table = room->table != 0;
	if (c->has_entry ||
	    (!had_table && c->row.status == STATUS_PLAYING && !room->is_foreign)) {
		room->table = entry_table(&c->setup, c->row.seed);
		if (!room->table)
			return F_INTERNAL;
		struct glance was = room_glance(room);
		struct cause cause;
		if (c->has_entry && !entry_apply(room->table, c->data.at, &cause))
			return F_INTERNAL;
		room_store_setup(room, &c->row, &c->setup);
		if (c->has_entry)
			room_note_change(room, c->entry.rev, c->entry.at, -1, 0, &cause, &was);
	}
	room_store_setup(room, &c->row, &c->setup);
	room->row.ver++;
	room->has_claim = c->follow.claimed_until != 0;
	if (room->table && !had_table) {
		room_show_views(room);
	} else {
		room_reseat(room);
		room_show_table(room);
	}
	room_update_presence(room);
	think_review(room);
	think_ask_bots(room);
	return F_NONE;
}

static void change_done(struct job *job)
{
	struct changing *c = (struct changing *)job;
	struct room *room = c->room;
	enum fault fault = job->result == DB_DOWN     ? F_STORE
			   : job->result == DB_BROKEN ? F_INTERNAL
			   : job->result || !c->won   ? F_RACED
						      : changed(c);
	c->done(room, c->extra, fault);
	ludo_text_free(&c->body);
	ludo_text_free(&c->data);
	free(c);
	if (fault)
		room_reload(room);
	else
		room_ready(room);
}

void save_setup(struct room *room, const struct game_row *row, const struct setup *setup,
		const struct entry *entry, setup_done *done, void *extra)
{
	struct changing *c = calloc(1, sizeof(*c));
	if (!c) {
		done(room, extra, F_INTERNAL);
		return;
	}
	c->job = (struct job){ .key = room->id, .run = change_run, .done = change_done };
	c->room = room;
	c->row = *row;
	c->setup = *setup;
	c->done = done;
	c->extra = extra;
	setup_write(setup, &c->body);
	c->row.body = c->body.at;
	memcpy(c->row.maker, setup->maker, sizeof(c->row.maker));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		memcpy(c->row.persons[seat],
		       setup->seat[seat].kind == SEAT_PERSON ? setup->seat[seat].person : "",
		       setup->seat[seat].kind == SEAT_PERSON ? ID_BYTES : 1);
	c->follow = follow_of(room, &c->row, setup, clock_ms());
	if (entry && setup->pace == PACE_SLOW) /* whoever begins is told, too */
		c->follow.tell = (unsigned)row->waiting & setup_people(setup);
	if (entry) {
		ludo_put(&c->data, entry->data);
		c->entry = *entry;
		c->entry.data = c->data.at;
		c->has_entry = 1;
	}
	room_busy(room);
	lane_submit(room->sv->writer, &c->job);
}

/* ---- a game begins ---- */

int save_beginning(struct game_row *row, struct setup *setup, const struct ludo_table *from,
		   struct ludo_text *data, int64_t now)
{
	int64_t left[LUDO_SEATS];
	unsigned char seed[32];
	randombytes_buf(seed, sizeof(seed));
	sodium_bin2hex(row->seed, sizeof(row->seed), seed, sizeof(seed));
	sodium_memzero(seed, sizeof(seed));
	struct ludo_table *table = entry_table(setup, row->seed);
	if (!table)
		return 0;
	if (from && !ludo_table_begin_as(table, from)) {
		ludo_table_close(table);
		return 0;
	}
	for (int ply = 0; from && ply < setup->from_ply; ply++)
		ludo_table_play(table, ludo_table_move(from, ply));
	ludo_table_deal(table);
	struct cause cause = { .kind = from ? CAUSE_FORK : CAUSE_DEAL };
	int ok = entry_write(data, cause, table, 0);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		left[seat] = clock_whole(setup);
	setup->rules = setup->game->version;
	row->status = STATUS_PLAYING;
	row->started = now;
	row->rev = 1;
	clock_set(row, setup, table, left, now);
	standing_set(row, table, 0);
	if (!ludo_table_waiting(table))
		standing_end(row, ENDING_PLAYED, now);
	ludo_table_close(table);
	return ok;
}
