/* show.c: who is looking, and at what; see show.h. */
#include "show.h"

#include "loop/loop.h"
#include "message.h"
#include "net/client.h"
#include "play/think.h"
#include "presence.h"

void room_show_change(struct room *room, enum cause_kind cause, int by, int from)
{
	struct parcel parcels[LUDO_SEATS + 1][LUDO_LANGS] = { 0 };
	int now = ludo_table_ply(room->table);
	for (struct client *c = room->clients; c; c = c->peer) {
		if (c->who.seat >= 0 && !client_has_seat(c, c->who.seat))
			continue; /* it is another's now: a view of their own follows */
		struct parcel *parcel = &parcels[c->who.seat + 1][c->who.lang];
		if (!parcel->text.n)
			message_change(&parcel->text, room, c->who.seat, c->who.lang,
				       cause_word(cause), by, from < now ? from : now);
		client_send_parcel(c, parcel);
	}
	for (int i = 0; i <= LUDO_SEATS; i++)
		for (int lang = 0; lang < LUDO_LANGS; lang++)
			parcel_free(&parcels[i][lang]);
	room->shown = room->row.rev;
}

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
