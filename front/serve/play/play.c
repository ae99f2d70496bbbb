/* play.c: what is done at a running game.
 *
 * An entry of the store is text: a line that says what was done ("move", "undo 0 6" (which
 * seats were willing, as a set),
 * "redo 0", "rewind 17", "end", "deal", "fork"), then the moves that came of it, one a
 * line, chance's answers among them.  Replaying the entries gives the table. */
#include "play.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loop/crew.h"
#include "metrics.h"
#include "net/client.h"
#include "room/message.h"
#include "serve.h"

enum { LUDO_RETRIES = 3 };

/* ---- entries ---- */

static int apply_line(struct ludo_table *table, const char *line)
{
	ludo_move move;
	struct ludo_text error = { 0 };
	int ok = ludo_read_move(ludo_table_game(table), line, &move, &error) &&
		 !ludo_table_play(table, move).code;
	ludo_text_free(&error);
	return ok;
}

static int apply_first(struct ludo_table *table, const char *line)
{
	int number = 0;
	unsigned willing = 0;
	char word[8] = "";
	sscanf(line, "%7s %d %u", word, &number, &willing);
	if (!strcmp(word, "undo"))
		return ludo_table_undo_with(table, number, willing) == LUDO_UNDO_OK;
	if (!strcmp(word, "redo"))
		return ludo_table_redo(table, number);
	if (!strcmp(word, "rewind"))
		return ludo_table_rewind(table, number);
	return !strcmp(word, "move") || !strcmp(word, "deal") || !strcmp(word, "fork") ||
	       !strcmp(word, "end");
}

int play_apply(struct ludo_table *table, const char *data)
{
	char line[256];
	for (int number = 0; *data; number++) {
		size_t n = strcspn(data, "\n");
		if (n >= sizeof(line))
			return 0;
		memcpy(line, data, n);
		line[n] = 0;
		if (!(number ? apply_line(table, line) : apply_first(table, line)))
			return 0;
		data += n + (data[n] == '\n');
	}
	return 1;
}

/* The moves from a ply on, as lines. */
static void put_moves(struct ludo_text *data, const struct ludo_table *table, int from)
{
	for (int ply = from; ply < ludo_table_ply(table); ply++) {
		ludo_put(data, "\n");
		ludo_write_move(data, ludo_table_game(table), ludo_table_move(table, ply));
	}
}

struct ludo_table *play_open(const struct setup *setup, const char *seed_hex)
{
	struct ludo_seed seed;
	size_t n;
	if (sodium_hex2bin(seed.bytes, sizeof(seed.bytes), seed_hex, strlen(seed_hex), 0, &n, 0) ||
	    n != sizeof(seed.bytes))
		return 0;
	return ludo_table_open(setup->game, setup->n_seats, setup->options, seed);
}

/* ---- the row of a game: clocks, points, whose turn ---- */

static void set_score(struct game_row *row, const struct ludo_table *table, int is_over)
{
	_Alignas(16) char open_to_all[LUDO_STATE];
	int32_t points[LUDO_SEATS] = { 0 };
	uint8_t place[LUDO_SEATS] = { 0 };
	struct ludo_text text = { 0 };
	int n = ludo_table_n_seats(table);
	ludo_table_look(table, ludo_table_ply(table), LUDO_NOBODY, open_to_all);
	if (is_over)
		ludo_table_standings(table, points, place);
	else
		ludo_table_game(table)->rules->standings(open_to_all, points, place);
	for (int i = 0; i < n; i++)
		ludo_putf(&text, "%s%d", i ? " " : "", points[i]);
	for (int i = 0; i < n; i++)
		ludo_putf(&text, "%s%d", i ? " " : ";", place[i]);
	snprintf(row->score, sizeof(row->score), "%s", ludo_text_string(&text));
	ludo_text_free(&text);
}

int64_t play_whole_time(const struct setup *setup)
{
	return setup->pace == PACE_LIVE   ? (int64_t)setup->minutes * 60000
	       : setup->pace == PACE_SLOW ? (int64_t)setup->days * DAY_MS
					  : 0;
}

void play_set_clock(struct game_row *row, const struct setup *setup,
		    const struct ludo_table *table, const int64_t left[LUDO_SEATS], int64_t now)
{
	int64_t least = INT64_MAX;
	unsigned people;
	row->ply = ludo_table_ply(table);
	row->waiting = ludo_table_waiting(table) & ((1u << LUDO_SEATS) - 1);
	row->since = now;
	people = (unsigned)row->waiting & setup_people(setup);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if ((people >> seat & 1) && left[seat] < least)
			least = left[seat] > 0 ? left[seat] : 0;
	row->deadline = setup->pace == PACE_NONE || !people ? 0 : now + least;
	snprintf(row->clock, sizeof(row->clock), "%lld %lld %lld %lld", (long long)left[0],
		 (long long)left[1], (long long)left[2], (long long)left[3]);
}

/* After an answer: what was used is gone, what was earned is added. */
static void turn_clock(const struct room *room, struct game_row *row, int mover, int64_t now)
{
	int64_t left[LUDO_SEATS];
	const struct setup *s = &room->setup;
	unsigned waiting = ludo_table_waiting(room->table);
	unsigned fresh = waiting & ~(unsigned)room->row.waiting;
	room_left(room, now, left);
	if (mover >= 0 && s->pace == PACE_LIVE)
		left[mover] += (int64_t)s->seconds * 1000;
	for (int seat = 0; seat < LUDO_SEATS && s->pace == PACE_SLOW; seat++)
		if (seat == mover || (fresh >> seat & 1))
			left[seat] = play_whole_time(s);
	play_set_clock(row, s, room->table, left, now);
}

static void end_row(struct game_row *row, const char *how, int64_t now)
{
	snprintf(row->status, sizeof(row->status), "finished");
	snprintf(row->ended, sizeof(row->ended), "%s", how);
	row->finished = now;
	row->deadline = 0;
	row->waiting = 0;
}

/* ---- saving a change ---- */

struct saving {
	struct job job;
	struct room *room;
	struct request *request; /* null: a bot's */
	struct game_row row;
	struct entry entry;
	struct ludo_text data;
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
	metric_add(M_MOVES, !strncmp(s->data.at, "move", 4));
	metric_time(H_DURABLE, clock_us() - s->began);
	room_note_change(room, s->entry.rev, s->entry.seat, s->entry.mid, s->data.at, &s->was);
	int64_t ver = room->row.ver;
	room->row = s->row;
	room->row.ver = ver;
	room->row.rev = s->entry.rev;
	if (s->request)
		request_ack(s->request, s->rev);
	room_show_change(room, s->data.at, s->entry.seat, s->was.ply);
	metric_time(H_FAN_OUT, clock_us() - s->began);
	if (!strcmp(room->row.status, "finished"))
		room_show_table(room);
	room->has_claim = s->follow.claimed_until != 0;
	think_review(room);
	play_ask_bots(room);
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
	else if (request && request->tries++ < LUDO_RETRIES) {
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
	f.due = (unsigned)row->waiting & setup_bots(setup);
	if (f.due && room->sv->config.bots && crew_room(room->sv->crew) > LUDO_SEATS)
		f.claimed_until = now + room->sv->config.lease_ms;
	return f;
}

void play_save(struct room *room, struct request *request, int seat, const char *first, int from,
	       const struct glance *was, int64_t began)
{
	struct saving *s = calloc(1, sizeof(*s));
	int64_t now = clock_ms();
	if (!s) { /* the move stays in memory until the reload forgets it */
		if (request) {
			request_refuse(request, F_INTERNAL, SAY_NOTHING);
			request_free(request);
		}
		room_reload(room);
		return;
	}
	ludo_table_deal(room->table);
	ludo_put(&s->data, first);
	put_moves(&s->data, room->table, from);
	s->job = (struct job){ .key = room->id, .run = save_run, .done = save_done };
	s->room = room;
	s->request = request;
	s->was = *was;
	s->began = began;
	s->row = room->row;
	turn_clock(room, &s->row, !strncmp(first, "move", 4) ? seat : -1, now);
	int is_over = !ludo_table_waiting(room->table), is_ended = !strncmp(first, "end", 3);
	set_score(&s->row, room->table, is_over || is_ended);
	s->follow = follow_of(room, &s->row, &room->setup, now);
	s->follow.tell = seats_to_tell(room, &s->row);
	if (is_over || is_ended)
		end_row(&s->row, is_ended ? "agreed" : "played", now);
	if (is_over || is_ended)
		s->follow.due = 0;
	if (request)
		memcpy(s->mid, request->id, sizeof(s->mid));
	s->entry = (struct entry){ room->row.rev + 1, now, seat, *s->mid ? s->mid : 0, s->data.at };
	room_busy(room);
	lane_submit(room->sv->writer, &s->job);
}

/* ---- requests about the game ---- */

int request_may_play(struct room *room, struct request *r)
{
	if (!client_has_seat(r->client, r->client->who.seat))
		request_refuse(r, *r->client->who.person ? F_FORBIDDEN : F_WHO, SAY_NOT_SEATED);
	else if (!room->table)
		request_refuse(r, F_NOT_NOW, SAY_NOT_STARTED);
	else if (strcmp(room->row.status, "playing"))
		request_refuse(r, F_NOT_NOW, SAY_OVER);
	else
		return 1;
	request_free(r);
	return 0;
}

/* A request that was already carried out is acknowledged again, and that is all. */
static int is_repeated(struct room *room, struct request *r)
{
	int64_t rev = room_seen_at(room, r->client->who.seat, r->id);
	if (rev < 0)
		return 0;
	request_ack(r, rev);
	request_free(r);
	return 1;
}

static int is_stale(struct room *room, struct request *r)
{
	if (room_is_current(room, r->rev))
		return 0;
	request_refuse(r, F_STALE, SAY_NOTHING);
	room_show_view(room, r->client, -1);
	request_free(r);
	return 1;
}

int request_is_ahead(struct room *room, struct request *r)
{
	return r->rev > room->row.rev && room_look_again(room, &r->task, &r->tries);
}

/* 1 if the request may change the game now; otherwise it is answered, or waits. */
static int may_change(struct room *room, struct request *r)
{
	return !request_is_ahead(room, r) && !is_repeated(room, r) && request_may_play(room, r) &&
	       !is_stale(room, r);
}

static void do_move(struct room *room, struct request *r)
{
	ludo_move move;
	struct ludo_text text = { 0 };
	int seat = r->client->who.seat;
	if (!may_change(room, r))
		return;
	if (!ludo_read_answer(room->setup.game, seat, r->text, &move, &text)) {
		struct ludo_text message = { 0 };
		message_refused(&message, r->id, F_BAD, ludo_text_string(&text), room->row.rev);
		metric_fault(F_BAD);
		client_send(r->client, &message);
		ludo_text_free(&text);
		request_free(r);
		return;
	}
	struct glance was = room_glance(room);
	ludo_why why = ludo_table_play(room->table, move);
	if (why.code) {
		message_illegal(&text, r->id, room, r->client->who.lang, move, why);
		metric_fault(F_ILLEGAL);
		client_send(r->client, &text);
		request_free(r);
		return;
	}
	play_save(room, r, seat, "move", was.ply, &was, r->began);
}

static void do_why(struct room *room, struct request *r)
{
	ludo_move move;
	struct ludo_text text = { 0 }, error = { 0 };
	int seat = r->client->who.seat;
	if (!request_may_play(room, r))
		return;
	if (ludo_read_answer(room->setup.game, seat, r->text, &move, &error))
		message_why(&text, r->id, r->text, room, r->client->who.lang, move,
			    ludo_table_why(room->table, move));
	else
		message_refused(&text, r->id, F_BAD, ludo_text_string(&error), room->row.rev);
	client_send(r->client, &text);
	ludo_text_free(&error);
	request_free(r);
}

static void do_undo(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	char first[24];
	if (!may_change(room, r))
		return;
	unsigned willing = setup_willing(&room->setup, seat);
	struct glance was = room_glance(room);
	enum ludo_undo undo = ludo_table_undo_with(room->table, seat, willing);
	if (undo != LUDO_UNDO_OK) {
		struct ludo_text text = { 0 };
		message_refused(&text, r->id, F_NOT_NOW, ludo_undo_say(undo, r->client->who.lang),
				room->row.rev);
		metric_fault(F_NOT_NOW);
		client_send(r->client, &text);
		request_free(r);
		return;
	}
	snprintf(first, sizeof(first), "undo %d %u", seat, willing);
	play_save(room, r, seat, first, ludo_table_ply(room->table), &was, r->began);
}

static void do_redo(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	char first[16];
	if (!may_change(room, r))
		return;
	struct glance was = room_glance(room);
	if (!ludo_table_redo(room->table, seat)) {
		request_refuse(r, F_NOT_NOW, SAY_NO_REDO);
		request_free(r);
		return;
	}
	snprintf(first, sizeof(first), "redo %d", seat);
	play_save(room, r, seat, first, was.ply + 1, &was, r->began);
}

/* ---- by consent ---- */

static void proposal_kept(struct room *room, void *data, enum fault fault)
{
	struct request *r = data;
	if (fault == F_RACED && r->tries++ < LUDO_RETRIES) {
		room_put_first(room, &r->task);
		return; /* the room reads the store again, then this runs again */
	}
	if (fault)
		request_refuse(r, fault, SAY_NOTHING);
	else
		request_ack(r, room->row.rev);
	request_free(r);
}

static void carry_out(struct room *room, struct request *r, const struct proposal *p)
{
	char first[24] = "end";
	struct glance was = room_glance(room);
	if (p->what == PROPOSAL_UNDO) {
		snprintf(first, sizeof(first), "rewind %d", p->ply);
		ludo_table_rewind(room->table, p->ply);
	}
	play_save(room, r, r->client->who.seat, first, ludo_table_ply(room->table), &was, r->began);
}

/* Keep the proposal, or do what it says if nobody is left to agree. */
static void settle(struct room *room, struct request *r, struct setup *setup)
{
	if (setup->proposal.what != PROPOSAL_NONE && !setup_needs(setup)) {
		carry_out(room, r, &setup->proposal);
		return;
	}
	play_change_setup(room, &room->row, setup, 0, proposal_kept, r);
}

static void do_propose(struct room *room, struct request *r)
{
	struct setup setup = room->setup;
	int seat = r->client->who.seat;
	if (is_repeated(room, r) || !request_may_play(room, r))
		return;
	int stands = setup_is_proposed(&setup, room->row.rev);
	if (stands && setup.proposal.by == seat && setup.proposal.what == r->proposal &&
	    (r->proposal == PROPOSAL_END || setup.proposal.ply == r->ply)) {
		request_ack(r, room->row.rev); /* said twice */
		request_free(r);
		return;
	}
	int ply_is_wrong = r->proposal == PROPOSAL_UNDO && (r->ply < 0 || r->ply >= room->row.ply ||
							    r->ply < setup.from_ply);
	if (stands || ply_is_wrong) {
		if (room_look_again(room, &r->task, &r->tries))
			return;
		request_refuse(r, stands ? F_NOT_NOW : F_BAD, stands ? SAY_PROPOSED : SAY_PLY);
		request_free(r);
		return;
	}
	setup.proposal = (struct proposal){ r->proposal, setup.proposal.n + 1, (int)r->ply, seat,
					    setup_seats_of(&setup, r->client->who.person),
					    room->row.rev };
	settle(room, r, &setup);
}

static void do_agree(struct room *room, struct request *r)
{
	struct setup setup = room->setup;
	if (is_repeated(room, r) || !request_may_play(room, r))
		return;
	if (!setup_is_proposed(&setup, room->row.rev) || setup.proposal.n != r->number) {
		if (room_look_again(room, &r->task, &r->tries))
			return;
		request_refuse(r, F_NOT_NOW, SAY_PROPOSAL);
		request_free(r);
		return;
	}
	if (r->what == DO_AGREE) {
		setup.proposal.agreed |= setup_seats_of(&setup, r->client->who.person);
	} else {
		setup.proposal.what = PROPOSAL_NONE;
		setup.proposal.by = r->client->who.seat;
	}
	settle(room, r, &setup);
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
	if (c->has_entry || (!had_table && !strcmp(c->row.status, "playing"))) {
		room->table = play_open(&c->setup, c->row.seed);
		if (!room->table)
			return F_INTERNAL;
		struct glance was = room_glance(room);
		if (c->has_entry && !play_apply(room->table, c->data.at))
			return F_INTERNAL;
		room_store_setup(room, &c->row, &c->setup);
		if (c->has_entry)
			room_note_change(room, c->entry.rev, -1, 0, c->data.at, &was);
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
	play_ask_bots(room);
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

void play_change_setup(struct room *room, const struct game_row *row, const struct setup *setup,
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

int play_begin(struct game_row *row, struct setup *setup, const struct ludo_table *from,
	       struct ludo_text *data, int64_t now)
{
	int64_t left[LUDO_SEATS];
	unsigned char seed[32];
	randombytes_buf(seed, sizeof(seed));
	sodium_bin2hex(row->seed, sizeof(row->seed), seed, sizeof(seed));
	sodium_memzero(seed, sizeof(seed));
	struct ludo_table *table = play_open(setup, row->seed);
	if (!table)
		return 0;
	ludo_put(data, from ? "fork" : "deal");
	for (int ply = 0; from && ply < setup->from_ply; ply++)
		ludo_table_play(table, ludo_table_move(from, ply));
	ludo_table_deal(table);
	put_moves(data, table, 0);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		left[seat] = play_whole_time(setup);
	setup->rules = setup->game->version;
	snprintf(row->status, sizeof(row->status), "playing");
	row->started = now;
	row->rev = 1;
	play_set_clock(row, setup, table, left, now);
	set_score(row, table, 0);
	if (!ludo_table_waiting(table))
		end_row(row, "played", now);
	ludo_table_close(table);
	return 1;
}

static void (*const doers[N_ASKABLE])(struct room *room, struct request *request) = {
	[DO_MOVE] = do_move,   [DO_WHY] = do_why,       [DO_UNDO] = do_undo,
	[DO_REDO] = do_redo,   [DO_PROPOSE] = do_propose, [DO_AGREE] = do_agree,
	[DO_DECLINE] = do_agree, [DO_CHAT] = talk_chat,   [DO_NOTE] = talk_note,
	[DO_PRESENCE] = talk_presence, [DO_LOG] = talk_log, [DO_SIT] = talk_sit,
	[DO_LANG] = talk_lang,   [DO_PING] = talk_ping,     [DO_SCREEN] = talk_screen,
	[DO_HINT] = think_hint,
};

static void request_run(struct room *room, struct task *task)
{
	struct request *r = (struct request *)task;
	if (r->client->is_closed) { /* whoever comes back will say it again */
		request_free(r);
		return;
	}
	doers[r->what](room, r);
}

static void request_fail(struct task *task, enum fault fault)
{
	struct request *r = (struct request *)task;
	request_refuse(r, fault, SAY_NOTHING);
	request_free(r);
}

void request_submit(struct request *r)
{
	r->task.run = request_run;
	r->task.fail = request_fail;
	r->began = clock_us();
	room_do(r->client->sv, r->client->who.table, &r->task);
}
