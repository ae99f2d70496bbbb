/* show.c: who is looking, and at what; see show.h. */
#include "show.h"

#include "loop/loop.h"
#include "message.h"
#include "net/client.h"
#include "play/think.h"
#include "presence.h"

/* ---- views ---- */

void room_forget_views(struct room *room)
{
	for (int i = 0; i <= LUDO_SEATS; i++)
		for (int lang = 0; lang < LUDO_LANGS; lang++)
			ludo_sight_free(&room->sights[i][lang]);
}

static struct ludo_sight look(const struct room *room, int seat, int lang)
{
	struct ludo_sight sight = { .seat = seat, .lang = lang };
	if (room->table)
		ludo_sight_take(&sight, room->table, seat, lang);
	return sight;
}

/* From now on changes are told by what differs from this. */
static void keep(struct room *room, struct ludo_sight sight)
{
	struct ludo_sight *kept = &room->sights[sight.seat + 1][sight.lang];
	ludo_sight_free(kept);
	if (sight.head.failed)
		ludo_sight_free(&sight);
	else
		*kept = sight;
}

/* ---- changes ---- */

/* What all clients at one seat, in one language, are told. */
struct telling {
	struct ludo_sight sight;
	struct parcel whole, patch;
};

static void tell(struct client *c, struct telling *t, const struct change *change)
{
	const struct room *room = c->room;
	int seat = c->who.seat, lang = c->who.lang;
	const struct ludo_sight *kept = &room->sights[seat + 1][lang];
	int is_brief = c->who.brief && kept->head.n && c->knows == kept->hash;
	struct parcel *parcel = is_brief ? &t->patch : &t->whole;
	if (!t->sight.head.n)
		t->sight = look(room, seat, lang);
	if (!parcel->text.n)
		message_change(&parcel->text, room, change, &t->sight, is_brief ? kept : 0);
	client_send_parcel(c, parcel);
	c->knows = t->sight.hash;
}

void room_show_change(struct room *room, enum cause_kind cause, int by, int from)
{
	struct telling tellings[LUDO_SEATS + 1][LUDO_LANGS] = { 0 };
	struct change change = { cause_word(cause), by, from };
	for (struct client *c = room->clients; c; c = c->peer)
		if (c->who.seat < 0 || client_has_seat(c, c->who.seat))
			tell(c, &tellings[c->who.seat + 1][c->who.lang], &change);
		/* else it is another's now: a view of their own follows */
	for (int i = 0; i <= LUDO_SEATS; i++)
		for (int lang = 0; lang < LUDO_LANGS; lang++) {
			struct telling *t = &tellings[i][lang];
			ludo_sight_free(&room->sights[i][lang]);
			if (t->sight.head.n)
				keep(room, t->sight);
			parcel_free(&t->whole);
			parcel_free(&t->patch);
		}
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
	struct ludo_sight sight = look(room, client->who.seat, client->who.lang);
	struct ludo_text text = { 0 };
	message_view(&text, room, client->who.person, since_rev, &sight);
	client_send(client, &text);
	client->knows = sight.hash;
	keep(room, sight);
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
	if (client->peer)
		client->peer->peer_before = client;
	room->clients = client;
	reseat(room, client);
	room_show_view(room, client, client->who.rev);
	room_presence_of(room, client, 1);
	if (think_is_for_show(room))
		think_ask_bots(room);
}

void room_detach(struct client *client)
{
	struct room *room = client->room;
	if (!room)
		return;
	if (client->peer_before)
		client->peer_before->peer = client->peer;
	else
		room->clients = client->peer;
	if (client->peer)
		client->peer->peer_before = client->peer_before;
	client->room = 0;
	if (!room->clients)
		room_forget_views(room);
	think_review(room);
	room->used = clock_ms();
	if (room->state != ROOM_COLD)
		room_presence_of(room, client, 0);
}
