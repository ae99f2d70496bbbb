/* chat.c: lines and notes; see chat.h. */
#include "chat.h"

#include <stdlib.h>
#include <string.h>

#include "message.h"
#include "net/client.h"

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
