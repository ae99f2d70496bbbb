/* room.c: tables in memory; see room.h. */
#include "room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "log.h"
#include "message.h"
#include "metrics.h"
#include "net/client.h"
#include "nodes/nodes.h"
#include "play/play.h"
#include "serve.h"

enum { IDLE_MS = 60000, RETRY_MS = 1000, GONE = 4000, MOST_CACHED = 2000 };

const char *const presences[] = { "gone", "away", "here", "thinking", 0 };

/* ---- finding ---- */

static struct room **slot_of(struct serve *sv, const char *id)
{
	return &sv->rooms[ludo_hash(0, id, strlen(id)) % ROOM_SLOTS];
}

struct room *room_find(struct serve *sv, const char *id)
{
	struct room *room = *slot_of(sv, id);
	while (room && strcmp(room->id, id))
		room = room->next;
	return room;
}

static struct room *room_new(struct serve *sv, const char *id)
{
	struct room *room = calloc(1, sizeof(*room)), **slot = slot_of(sv, id);
	if (!room)
		return 0;
	room->sv = sv;
	snprintf(room->id, sizeof(room->id), "%s", id);
	room->last = &room->first;
	room->shown = -1;
	room->next = *slot;
	*slot = room;
	sv->n_rooms++;
	metric_add(M_ROOMS, 1);
	return room;
}

static void forget_game(struct room *room)
{
	ludo_table_close(room->table);
	room->table = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		free(room->note[seat]);
		room->note[seat] = 0;
	}
	room->n_seen = 0;
	room->jumped = room->asked = 0;
}

static void room_free(struct room *room)
{
	struct room **at = slot_of(room->sv, room->id);
	while (*at != room)
		at = &(*at)->next;
	*at = room->next;
	room->sv->n_rooms--;
	metric_add(M_ROOMS, -1);
	forget_game(room);
	for (int i = 0; i < room->n_chat; i++)
		free(room->chat[i].line);
	free(room->plies);
	free(room->seen);
	free(room);
}

void rooms_free(struct serve *sv)
{
	for (int i = 0; i < ROOM_SLOTS; i++)
		while (sv->rooms[i])
			room_free(sv->rooms[i]);
}

/* ---- the queue ---- */

static void room_load(struct room *room);

static struct task *pop(struct room *room)
{
	struct task *task = room->first;
	room->first = task->next;
	if (!room->first)
		room->last = &room->first;
	return task;
}

static void pump(struct room *room)
{
	if (room->state == ROOM_COLD && room->first)
		room_load(room);
	while (room->state == ROOM_READY && room->first) {
		struct task *task = pop(room);
		task->run(room, task);
	}
}

void room_do(struct serve *sv, const char *id, struct task *task)
{
	struct room *room = room_find(sv, id);
	if (!room)
		room = strlen(id) == ID_BYTES - 1 ? room_new(sv, id) : 0;
	if (!room) {
		task->fail(task, F_UNKNOWN);
		return;
	}
	task->next = 0;
	*room->last = task;
	room->last = &task->next;
	room->used = clock_ms();
	pump(room);
}

void room_put_first(struct room *room, struct task *task)
{
	task->next = room->first;
	if (!room->first)
		room->last = &task->next;
	room->first = task;
}

void room_busy(struct room *room)
{
	room->state = ROOM_BUSY;
}

void room_ready(struct room *room)
{
	room->state = ROOM_READY;
	pump(room);
}

static void fail_all(struct room *room, enum fault fault)
{
	struct task *task = room->first;
	room->first = 0;
	room->last = &room->first;
	while (task) {
		struct task *next = task->next;
		task->fail(task, fault);
		task = next;
	}
}

/* ---- what a change means for the room ---- */

static int remember_ply(struct room *room, int64_t rev)
{
	if ((size_t)rev >= room->room_plies) {
		size_t more = room->room_plies ? room->room_plies * 2 : 256;
		while (more <= (size_t)rev)
			more *= 2;
		int *plies = realloc(room->plies, more * sizeof(*plies));
		if (!plies)
			return 0;
		room->plies = plies;
		room->room_plies = more;
	}
	room->plies[rev] = room->table ? ludo_table_ply(room->table) : 0;
	return 1;
}

static void remember_id(struct room *room, int seat, const char *mid, int64_t rev)
{
	if (!mid || !*mid)
		return;
	if (room->n_seen == room->room_seen) {
		size_t more = room->room_seen ? room->room_seen * 2 : 64;
		struct seen *seen = realloc(room->seen, more * sizeof(*seen));
		if (!seen)
			return; /* the store would still notice a repetition */
		room->seen = seen;
		room->room_seen = more;
	}
	uint64_t what = ludo_hash((uint64_t)seat + 1, mid, strlen(mid));
	room->seen[room->n_seen++] = (struct seen){ what, rev };
}

int64_t room_seen_at(const struct room *room, int seat, const char *mid)
{
	uint64_t what = ludo_hash((uint64_t)seat + 1, mid, strlen(mid));
	for (size_t i = room->n_seen; i-- > 0;)
		if (room->seen[i].what == what)
			return room->seen[i].rev;
	return -1;
}

int room_is_current(const struct room *room, int64_t rev)
{
	return rev >= room->asked && rev <= room->row.rev;
}

struct glance room_glance(const struct room *room)
{
	return (struct glance){ ludo_table_waiting(room->table), ludo_table_question(room->table),
				ludo_table_ply(room->table) };
}

/* Others may answer the same question meanwhile: the question stands as long as nobody
 * new is asked and the same line is on top. */
static int same_question(const struct glance *was, const struct glance *is)
{
	return is->waiting && !(is->waiting & ~was->waiting) &&
	       !memcmp(&was->question, &is->question, sizeof(is->question));
}

void room_note_change(struct room *room, int64_t rev, int seat, const char *mid,
		      const char *data, const struct glance *was)
{
	struct glance is = room_glance(room);
	room->row.rev = rev;
	room->row.ply = is.ply;
	room->row.waiting = is.waiting & ((1 << LUDO_SEATS) - 1);
	remember_ply(room, rev);
	remember_id(room, seat, mid, rev);
	if (strncmp(data, "move", 4) || !same_question(was, &is))
		room->asked = rev;
	if (!strncmp(data, "undo", 4) || !strncmp(data, "rewind", 6))
		room->jumped = rev;
}

void room_show_change(struct room *room, const char *data, int by, int from)
{
	struct parcel parcels[LUDO_SEATS + 1][LUDO_LANGS] = { 0 };
	char kind[8] = "";
	sscanf(data, "%7[a-z]", kind);
	int now = ludo_table_ply(room->table);
	for (struct client *c = room->clients; c; c = c->peer) {
		if (c->who.seat >= 0 && !client_has_seat(c, c->who.seat))
			continue; /* it is another's now: a view of their own follows */
		struct parcel *parcel = &parcels[c->who.seat + 1][c->who.lang];
		if (!parcel->text.n)
			message_change(&parcel->text, room, c->who.seat, c->who.lang, kind, by,
				       from < now ? from : now);
		client_send_parcel(c, parcel);
	}
	for (int i = 0; i <= LUDO_SEATS; i++)
		for (int lang = 0; lang < LUDO_LANGS; lang++)
			parcel_free(&parcels[i][lang]);
	room->shown = room->row.rev;
}

/* ---- reading from the store ---- */

struct loading {
	struct job job;
	struct room *room;
	char id[ID_BYTES];
	int whole, found;
	int64_t after, chat_after;
	struct game_row row;
	struct db_rows entries, chat, notes;
};

static void loading_clear(struct loading *l)
{
	game_row_free(&l->row);
	db_free(&l->entries);
	db_free(&l->chat);
	db_free(&l->notes);
}

static enum db_result load_run(struct db *db, struct job *job)
{
	struct loading *l = (struct loading *)job;
	loading_clear(l);
	enum db_result result = store_game_get(db, l->id, &l->row, &l->found);
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

static int apply_entries(struct room *room, const struct loading *l)
{
	for (int i = 0; i < l->entries.n; i++) {
		int64_t rev = db_number(&l->entries, i, 0);
		int seat = (int)db_number(&l->entries, i, 2);
		const char *data = db_cell(&l->entries, i, 4);
		if (rev > l->row.rev)
			break; /* written while we were reading: it will be announced */
		struct glance was = room_glance(room);
		if (rev != room->row.rev + 1 || !play_apply(room->table, data)) {
			log_line(LOG_ERROR, "replay", "table=%s rev=%lld", room->id,
				 (long long)rev);
			return 0;
		}
		room_note_change(room, rev, seat, db_cell(&l->entries, i, 3), data, &was);
		if (room->shown >= 0 && rev > room->shown)
			room_show_change(room, data, seat, was.ply);
	}
	return 1;
}

static void take_chat(struct room *room, const struct db_rows *rows)
{
	for (int i = 0; i < rows->n; i++) {
		struct chat_kept line = { .n = db_number(rows, i, 0), .at = db_number(rows, i, 1),
					  .seat = (int)db_number(rows, i, 3) };
		snprintf(line.channel, sizeof(line.channel), "%s", db_cell(rows, i, 2));
		snprintf(line.name, sizeof(line.name), "%s", db_cell(rows, i, 4));
		line.line = strdup(db_cell(rows, i, 5));
		room_add_chat(room, &line);
	}
}

static void take_notes(struct room *room, const struct db_rows *rows)
{
	for (int i = 0; i < rows->n; i++) {
		int64_t seat = db_number(rows, i, 0);
		const char *line = db_cell(rows, i, 1);
		if (seat >= 0 && seat < LUDO_SEATS &&
		    (!room->note[seat] || strcmp(room->note[seat], line)))
			room_set_note(room, (int)seat, line);
	}
}

/* Everything anew; 0 if the record cannot be replayed. */
static enum fault take_whole(struct room *room, struct loading *l, const struct setup *setup)
{
	forget_game(room);
	room->row = l->row;
	room->row.body = 0;
	room->row.rev = 0;
	room->setup = *setup;
	remember_ply(room, 0);
	if (!strcmp(l->row.status, "open"))
		return F_NONE;
	if (setup->rules != setup->game->version)
		return F_NOT_NOW;
	room->table = play_open(setup, l->row.seed);
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
			return F_INTERNAL;
	}
	room->row = l->row;
	room->row.body = 0;
	take_chat(room, &l->chat);
	take_notes(room, &l->notes);
	if (!fault && room->clients && room->shown >= 0) {
		if (!had_table && room->table)
			room_show_views(room);
		else if (ver != room->row.ver || !strcmp(room->row.status, "finished"))
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

static void load_done(struct job *job)
{
	struct loading *l = (struct loading *)job;
	struct room *room = l->room;
	enum fault fault = job->result == DB_DOWN  ? F_STORE
			   : job->result != DB_OK ? F_INTERNAL
			   : !l->found		  ? F_UNKNOWN
						  : take_loaded(room, l);
	loading_clear(l);
	free(l);
	if (!fault) {
		think_review(room);
		if (room->retry || room->shown < 0)
			nodes_say(room->sv, WORD_WHO, room->id, 0);
		room->retry = 0;
		room_ready(room);
		if (room->has_claim && room->state == ROOM_READY)
			play_ask_bots(room);
		return;
	}
	room->state = ROOM_COLD;
	room->retry = clock_ms() + RETRY_MS;
	forget_game(room);
	think_review(room);
	fail_all(room, fault);
	if (fault == F_UNKNOWN)
		close_all(room, GONE);
}

static void start_load(struct room *room, int whole)
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
	l->after = whole ? 0 : room->row.rev;
	l->chat_after = room->n_chat ? room->chat[room->n_chat - 1].n : 0;
	memcpy(l->id, room->id, sizeof(l->id));
	room->state = ROOM_BUSY;
	lane_submit(room->sv->reader, &l->job);
}

static void room_load(struct room *room)
{
	start_load(room, 1);
}

void room_reload(struct room *room)
{
	start_load(room, 1);
}

void room_catch_up(struct room *room)
{
	start_load(room, !room->table);
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
	int64_t chat = room->n_chat ? room->chat[room->n_chat - 1].n : 0;
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

static void tell_presence(struct room *room, int seat)
{
	nodes_say(room->sv, WORD_PRESENCE, room->id, seat * 10 + room->here[seat]);
}

void room_tell_presence(struct room *room)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (room->here[seat] != IS_GONE)
			tell_presence(room, seat);
}

void room_heard_presence(struct room *room, const char *node, int64_t number)
{
	int seat = (int)(number / 10), is = (int)(number % 10);
	if (seat < 0 || seat >= LUDO_SEATS || is < 0 || is >= N_PRESENCES)
		return;
	if (is == IS_GONE && strcmp(room->where[seat], node))
		return; /* gone from there, but here from another */
	room->elsewhere[seat] = (uint8_t)is;
	snprintf(room->where[seat], ID_BYTES, "%s", node);
	room_update_presence(room);
}

/* Whoever was with a node that died is gone, until another one says otherwise. */
static void forget_dead(struct room *room, int64_t now)
{
	int is_forgotten = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (room->elsewhere[seat] != IS_GONE &&
		    !node_is_alive(room->sv, room->where[seat], now)) {
			room->elsewhere[seat] = IS_GONE;
			is_forgotten = 1;
		}
	if (is_forgotten)
		room_update_presence(room);
}

/* ---- time ---- */

void rooms_tick(struct serve *sv, int64_t now)
{
	static int64_t looked; /* for nodes that died */
	int64_t idle = sv->n_rooms > MOST_CACHED ? 1000 : IDLE_MS;
	int looks = sv->many_nodes && now - looked >= sv->config.beat_ms;
	if (looks)
		looked = now;
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i], *next; room; room = next) {
			next = room->next;
			if (looks && room->state == ROOM_READY)
				forget_dead(room, now);
			if (room->state == ROOM_COLD && (room->clients || room->first) &&
			    now >= room->retry) {
				room->retry = now + RETRY_MS;
				room_load(room);
			}
			if (room->state != ROOM_BUSY && !room->clients && !room->first &&
			    !room->thoughts &&
			    (room->state == ROOM_COLD || now - room->used > idle))
				room_free(room);
		}
}

void room_left(const struct room *room, int64_t now, int64_t left[LUDO_SEATS])
{
	const char *at = room->row.clock;
	unsigned running = (unsigned)room->row.waiting & setup_people(&room->setup);
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		char *end;
		left[seat] = strtoll(at, &end, 10);
		at = end;
		if (running >> seat & 1)
			left[seat] -= now - room->row.since;
	}
}

unsigned room_overdue(const struct room *room, int64_t now)
{
	int64_t left[LUDO_SEATS];
	unsigned overdue = 0;
	if (room->setup.pace == PACE_NONE || strcmp(room->row.status, "playing"))
		return 0;
	room_left(room, now, left);
	for (int seat = 0; seat < room->setup.n_seats; seat++)
		if (left[seat] <= 0)
			overdue |= 1u << seat;
	return overdue & (unsigned)room->row.waiting & setup_people(&room->setup);
}

/* ---- who is looking ---- */

void room_show_table(struct room *room)
{
	for (struct client *c = room->clients; c; c = c->peer) {
		struct ludo_text text = { 0 };
		message_table(&text, room, c->who.person, c->who.lang);
		client_send(c, &text);
	}
}

void room_show_view(struct room *room, struct client *client, int64_t since_rev)
{
	struct ludo_text text = { 0 };
	message_view(&text, room, client->who.person, client->who.seat, client->who.lang,
		     since_rev);
	client_send(client, &text);
	if (room->shown < room->row.rev)
		room->shown = room->row.rev;
}

/* People may have got or lost a seat: look from where they may.  1 if that is elsewhere. */
static int reseat(struct room *room, struct client *client)
{
	unsigned mine = setup_seats_of(&room->setup, client->who.person);
	int seat = client->who.seat, was = seat;
	if (seat >= 0 && seat < LUDO_SEATS && (mine >> seat & 1))
		return 0;
	seat = -1;
	for (int i = 0; i < room->setup.n_seats; i++)
		if ((mine >> i & 1) && (seat < 0 || (room->row.waiting >> i & 1 &&
						     !(room->row.waiting >> seat & 1))))
			seat = i;
	client->who.seat = seat;
	return seat != was;
}

void room_reseat(struct room *room)
{
	for (struct client *c = room->clients; c; c = c->peer)
		if (reseat(room, c))
			room_show_view(room, c, -1);
}

void room_show_views(struct room *room)
{
	for (struct client *c = room->clients; c; c = c->peer) {
		reseat(room, c);
		room_show_view(room, c, -1);
	}
}

void room_attach(struct room *room, struct client *client)
{
	client->room = room;
	client->peer = room->clients;
	room->clients = client;
	reseat(room, client);
	room_show_view(room, client, client->who.rev);
	room_update_presence(room);
}

void room_detach(struct client *client)
{
	struct room *room = client->room;
	if (!room)
		return;
	struct client **at = &room->clients;
	while (*at && *at != client)
		at = &(*at)->peer;
	if (*at)
		*at = client->peer;
	client->room = 0;
	think_review(room);
	room->used = clock_ms();
	if (room->state != ROOM_COLD)
		room_update_presence(room);
}

void room_show_presence(struct room *room)
{
	struct parcel parcel = { 0 };
	message_presence(&parcel.text, room);
	for (struct client *c = room->clients; c; c = c->peer)
		client_send_parcel(c, &parcel);
	parcel_free(&parcel);
}

void room_update_presence(struct room *room)
{
	uint8_t *here = room->here, was[LUDO_SEATS], was_here[LUDO_SEATS];
	int watchers = 0;
	memcpy(was_here, here, sizeof(was_here));
	memset(here, 0, LUDO_SEATS);
	for (struct client *c = room->clients; c; c = c->peer) {
		unsigned mine = setup_seats_of(&room->setup, c->who.person);
		watchers += !mine;
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if ((mine >> seat & 1) && here[seat] < c->is)
				here[seat] = (uint8_t)c->is;
	}
	memcpy(was, room->presence, sizeof(was));
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		int is = here[seat] > room->elsewhere[seat] ? here[seat] : room->elsewhere[seat];
		if (here[seat] != was_here[seat])
			tell_presence(room, seat);
		room->presence[seat] = (uint8_t)is;
	}
	/* not for every watcher of a thousand: their number goes along with the rest */
	int seats_changed = memcmp(was, room->presence, sizeof(was)) != 0;
	int few = watchers < 20 && watchers != room->n_watchers;
	room->n_watchers = watchers;
	if (seats_changed || few)
		room_show_presence(room);
}

/* Keeps the line (and owns its text); those who may read it get it. */
void room_add_chat(struct room *room, const struct chat_kept *line)
{
	if (room->n_chat && line->n <= room->chat[room->n_chat - 1].n) {
		free(line->line);
		return;
	}
	if (room->n_chat == CHAT_KEPT) {
		free(room->chat[0].line);
		memmove(room->chat, room->chat + 1, sizeof(room->chat) - sizeof(room->chat[0]));
		room->n_chat--;
	}
	room->chat[room->n_chat++] = *line;
	if (room->shown < 0)
		return;
	struct parcel parcel = { 0 };
	message_chat(&parcel.text, line);
	for (struct client *c = room->clients; c; c = c->peer)
		if (may_read(room, line->channel,
			     setup_seats_of(&room->setup, c->who.person) != 0))
			client_send_parcel(c, &parcel);
	parcel_free(&parcel);
}

void room_set_note(struct room *room, int seat, const char *line)
{
	free(room->note[seat]);
	room->note[seat] = strdup(line);
	if (room->shown < 0)
		return;
	for (struct client *c = room->clients; c; c = c->peer) {
		struct ludo_text text = { 0 };
		if (c->who.seat != seat || !client_has_seat(c, seat))
			continue;
		message_note(&text, line);
		client_send(c, &text);
	}
}
