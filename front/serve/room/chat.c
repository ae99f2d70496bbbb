/* chat.c: lines and notes; see chat.h. */
#include "chat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "message.h"
#include "net/client.h"
#include "serve.h"

int64_t room_last_chat(const struct room *room)
{
	return room->n_chat ? room->chat[room->n_chat - 1].n : 0;
}

void room_add_chat(struct room *room, const struct chat_kept *line)
{
	if (line->n <= room_last_chat(room)) {
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

/* ---- lines that the operator took back ---- */

struct reviewing {
	struct job job;
	struct room *room;
	struct db_rows rows;
};

static enum db_result review_run(struct db *db, struct job *job)
{
	struct reviewing *r = (struct reviewing *)job;
	db_free(&r->rows);
	return store_chat(db, r->room->id, 0, CHAT_KEPT, &r->rows);
}

static void take_back(struct room *room, struct chat_kept *line, const char *name)
{
	struct parcel parcel = { 0 };
	free(line->line);
	line->line = strdup("");
	snprintf(line->name, sizeof(line->name), "%s", name);
	message_chat(&parcel.text, line);
	for (struct client *c = room->clients; c; c = c->peer)
		if (may_read(room, line->channel,
			     setup_seats_of(&room->setup, c->who.person) != 0))
			client_send_parcel(c, &parcel);
	parcel_free(&parcel);
}

static void review_done(struct job *job)
{
	struct reviewing *r = (struct reviewing *)job;
	struct room *room = r->room;
	for (int i = 0; job->result == DB_OK && i < r->rows.n; i++)
		for (int k = 0; k < room->n_chat && !*db_cell(&r->rows, i, CHAT_LINE); k++)
			if (room->chat[k].n == db_number(&r->rows, i, CHAT_N) &&
			    *room->chat[k].line)
				take_back(room, &room->chat[k], db_cell(&r->rows, i, CHAT_NAME));
	db_free(&r->rows);
	free(r);
	room_ready(room);
}

static void review_begin(struct room *room, struct task *task)
{
	struct reviewing *r = calloc(1, sizeof(*r));
	free(task);
	if (!r)
		return;
	r->job = (struct job){ .run = review_run, .done = review_done };
	r->room = room;
	room_busy(room);
	lane_submit(room->sv->reader, &r->job);
}

static void review_fail(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
}

void room_review_chat(struct room *room)
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return;
	task->run = review_begin;
	task->fail = review_fail;
	room_do(room->sv, room->id, task);
}

/* ---- notes ---- */

struct note {
	struct note *next;
	char person[ID_BYTES];
	char *line;
};

static struct note *find_note(const struct room *room, const char *person)
{
	struct note *note = room->notes;
	while (note && strcmp(note->person, person))
		note = note->next;
	return note;
}

const char *room_note_of(const struct room *room, const char *person)
{
	const struct note *note = find_note(room, person);
	return note && note->line ? note->line : "";
}

void room_set_note(struct room *room, const char *person, const char *line)
{
	struct note *note = find_note(room, person);
	if (!note) {
		note = calloc(1, sizeof(*note));
		if (!note)
			return; /* it is in the store, and read again */
		memcpy(note->person, person, strnlen(person, ID_BYTES - 1));
		note->next = room->notes;
		room->notes = note;
	}
	free(note->line);
	note->line = strdup(line);
	if (room->shown < 0)
		return;
	for (struct client *c = room->clients; c; c = c->peer) {
		struct ludo_text text = { 0 };
		if (strcmp(c->who.person, person) || !setup_seats_of(&room->setup, person))
			continue;
		message_note(&text, line);
		client_send(c, &text);
	}
}

void room_forget_notes(struct room *room)
{
	while (room->notes) {
		struct note *note = room->notes;
		room->notes = note->next;
		free(note->line);
		free(note);
	}
}
