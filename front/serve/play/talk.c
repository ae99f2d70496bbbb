/* talk.c: chat, notes, presence, and looking round. */
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/client.h"
#include "room/chat.h"
#include "room/load.h"
#include "room/message.h"
#include "room/presence.h"
#include "room/show.h"
#include "serve.h"

/* ---- chat and notes ---- */

struct chatting {
	struct job job;
	struct room *room;
	struct request *request;
	struct chat_line line;
	char person[ID_BYTES], name[NAME_BYTES], node[ID_BYTES];
};

static enum db_result chat_run(struct db *db, struct job *job)
{
	struct chatting *c = (struct chatting *)job;
	enum db_result result = store_chat_add(db, c->room->id, &c->line);
	return result != DB_OK || c->line.is_muted
		       ? result
		       : store_say(db, c->node, WORD_CHAT, c->room->id, c->line.n);
}

static void chat_done(struct job *job)
{
	struct chatting *c = (struct chatting *)job;
	struct request *r = c->request;
	struct room *room = c->room;
	int is_behind = job->result == DB_OK && c->line.n > room_last_chat(room) + 1;
	if (is_behind) {
		request_ack(r, room->row.rev); /* it is read with those before it */
	} else if (job->result == DB_OK && c->line.n) {
		struct chat_kept kept = { .n = c->line.n, .at = c->line.at, .seat = c->line.seat };
		snprintf(kept.channel, sizeof(kept.channel), "%s", c->line.channel);
		memcpy(kept.name, c->name, sizeof(kept.name));
		kept.line = strdup(r->text);
		request_ack(r, room->row.rev);
		room_add_chat(room, &kept);
	} else if (job->result == DB_OK && c->line.is_muted) {
		request_refuse(r, F_FORBIDDEN, SAY_MUTED);
	} else {
		request_refuse(r, job->result == DB_DOWN ? F_STORE : F_INTERNAL, SAY_NOTHING);
	}
	request_free(r);
	free(c);
	if (is_behind)
		room_catch_up(room);
	else
		room_ready(room);
}

enum held talk_chat(struct room *room, struct request *r)
{
	struct client *client = r->client;
	struct chatting *c = *client->who.person ? calloc(1, sizeof(*c)) : 0;
	if (!c) {
		request_refuse(r, *client->who.person ? F_INTERNAL : F_WHO, SAY_NOTHING);
		return ANSWERED;
	}
	int is_seated = setup_seats_of(&room->setup, client->who.person) != 0;
	c->job = (struct job){ .key = room->id, .run = chat_run, .done = chat_done };
	c->room = room;
	c->request = r;
	memcpy(c->person, client->who.person, sizeof(c->person));
	memcpy(c->name, client->who.name, sizeof(c->name));
	memcpy(c->node, room->sv->node, sizeof(c->node));
	c->line = (struct chat_line){ 0, clock_ms(), is_seated ? client->who.seat : -1,
				      is_seated ? "table" : "watch", c->name, c->person, r->id,
				      r->text };
	room_busy(room);
	lane_submit(room->sv->writer, &c->job);
	return HELD;
}

struct noting {
	struct job job;
	struct room *room;
	struct request *request;
	char person[ID_BYTES], node[ID_BYTES];
};

static enum db_result note_run(struct db *db, struct job *job)
{
	struct noting *n = (struct noting *)job;
	enum db_result result = store_note_set(db, n->room->id, n->person, n->request->text);
	return result != DB_OK ? result
			       : store_say(db, n->node, WORD_NOTE, n->room->id, 0);
}

static void note_done(struct job *job)
{
	struct noting *n = (struct noting *)job;
	struct request *r = n->request;
	struct room *room = n->room;
	if (job->result == DB_OK)
		room_set_note(room, n->person, r->text);
	else
		request_refuse(r, job->result == DB_DOWN ? F_STORE : F_INTERNAL, SAY_NOTHING);
	request_free(r);
	free(n);
	room_ready(room);
}

enum held talk_note(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	struct noting *n = client_has_seat(r->client, seat) ? calloc(1, sizeof(*n)) : 0;
	if (!n) {
		request_refuse(r, F_FORBIDDEN, SAY_NOT_SEATED);
		return ANSWERED;
	}
	n->job = (struct job){ .key = room->id, .run = note_run, .done = note_done };
	n->room = room;
	n->request = r;
	memcpy(n->person, r->client->who.person, sizeof(n->person));
	memcpy(n->node, room->sv->node, sizeof(n->node));
	room_busy(room);
	lane_submit(room->sv->writer, &n->job);
	return HELD;
}

/* ---- looking ---- */

enum held talk_log(struct room *room, struct request *r)
{
	struct ludo_text text = { 0 };
	int plies = room->table ? ludo_table_ply(room->table) : 0;
	int64_t to = r->to < plies ? r->to : plies;
	if (r->from < 0 || r->to < r->from || r->to - r->from > MOST_STEPS) {
		request_refuse(r, F_BAD, SAY_PLY);
	} else {
		int64_t from = r->from < to ? r->from : to;
		message_log(&text, r->id, room, r->client->who.seat, r->client->who.lang,
			    (int)from, (int)to);
		client_send(r->client, &text);
	}
	return ANSWERED;
}

enum held talk_sit(struct room *room, struct request *r)
{
	if (r->seat != LUDO_NOBODY && !client_has_seat(r->client, r->seat)) {
		request_refuse(r, F_FORBIDDEN, SAY_NOT_SEATED);
	} else {
		r->client->who.seat = r->seat;
		room_show_view(room, r->client, -1);
	}
	return ANSWERED;
}

enum held talk_lang(struct room *room, struct request *r)
{
	r->client->who.lang = r->lang;
	room_show_view(room, r->client, -1);
	return ANSWERED;
}

enum held talk_presence(struct room *room, struct request *r)
{
	r->client->is = (enum presence)r->presence;
	if (!r->client->is_watcher) /* of whom nobody is told but that they are there */
		room_update_presence(room);
	return ANSWERED;
}

/* The terminal's board, for those who would rather read or hear it. */
enum held talk_screen(struct room *room, struct request *r)
{
	struct ludo_text text = { 0 };
	message_screen(&text, r->id, room, r->client->who.seat, r->client->who.lang);
	client_send(r->client, &text);
	return ANSWERED;
}

enum held talk_ping(struct room *room, struct request *r)
{
	struct ludo_text text = { 0 };
	(void)room;
	message_pong(&text, r->id);
	client_send(r->client, &text);
	return ANSWERED;
}
