/* chat.c: lines and notes; see chat.h. */
#include "chat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "message.h"
#include "net/client.h"

int64_t room_last_chat(const struct room *room)
{
	return room->n_chat ? room->chat[room->n_chat - 1].n : 0;
}

/* Those who may read it. */
static void tell(struct room *room, const struct chat_kept *line)
{
	struct parcel parcel = { 0 };
	message_chat(&parcel.text, line);
	for (struct client *c = room->clients; c; c = c->peer)
		if (may_read(room, line->channel,
			     setup_seats_of(&room->setup, c->who.person) != 0))
			client_send_parcel(c, &parcel);
	parcel_free(&parcel);
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
	if (room->shown >= 0)
		tell(room, line);
}

void room_take_back(struct room *room, int64_t n, const char *name)
{
	for (int i = 0; i < room->n_chat; i++) {
		struct chat_kept *line = &room->chat[i];
		if (line->n != n || !line->line || !*line->line)
			continue;
		*line->line = 0;
		snprintf(line->name, sizeof(line->name), "%s", name);
		tell(room, line);
	}
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
