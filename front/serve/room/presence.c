/* presence.c: who is there; see presence.h. */
#include "presence.h"

#include <stdio.h>
#include <string.h>

#include "message.h"
#include "net/client.h"
#include "nodes/nodes.h"
#include "serve.h"

const char *const presences[] = { "gone", "away", "here", "thinking", 0 };

static void tell_presence(struct room *room, int seat)
{
	nodes_say(room->sv, WORD_PRESENCE, room->id, seat * 10 + room->here[seat]);
}

static void show_presence(struct room *room)
{
	struct parcel parcel = { 0 };
	message_presence(&parcel.text, room);
	for (struct client *c = room->clients; c; c = c->peer)
		client_send_parcel(c, &parcel);
	parcel_free(&parcel);
}

/* Not for every watcher of a thousand: their number goes along with the rest. */
static void count_watchers(struct room *room, int watchers, int seats_changed)
{
	int few = watchers < 20 && watchers != room->n_watchers;
	room->n_watchers = watchers;
	if (seats_changed || few)
		show_presence(room);
}

void room_presence_of(struct room *room, struct client *c, int comes)
{
	if (comes)
		c->is_watcher = !setup_seats_of(&room->setup, c->who.person) &&
				strcmp(c->who.person, room->setup.maker);
	if (c->is_watcher)
		count_watchers(room, room->n_watchers + (comes ? 1 : -1), 0);
	else
		room_update_presence(room);
}

void room_update_presence(struct room *room)
{
	uint8_t *here = room->here, was[LUDO_SEATS], was_here[LUDO_SEATS];
	int watchers = 0;
	int64_t now = clock_ms();
	memcpy(was_here, here, sizeof(was_here));
	memset(here, 0, LUDO_SEATS);
	for (struct client *c = room->clients; c; c = c->peer) {
		unsigned mine = setup_seats_of(&room->setup, c->who.person);
		watchers += !mine;
		c->is_watcher = !mine && strcmp(c->who.person, room->setup.maker);
		if (!strcmp(c->who.person, room->setup.maker))
			room->maker_met = now;
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if ((mine >> seat & 1) && here[seat] < c->is)
				here[seat] = (uint8_t)c->is;
	}
	memcpy(was, room->presence, sizeof(was));
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		int is = here[seat] > room->elsewhere[seat] ? here[seat] : room->elsewhere[seat];
		if (here[seat] != was_here[seat])
			tell_presence(room, seat);
		if (is != IS_GONE || room->presence[seat] != IS_GONE)
			room->met[seat] = now;
		room->presence[seat] = (uint8_t)is;
	}
	count_watchers(room, watchers, memcmp(was, room->presence, sizeof(was)) != 0);
}

static int is_there(const struct room *room, const char *person)
{
	for (const struct client *c = room->clients; c; c = c->peer)
		if (!strcmp(c->who.person, person))
			return 1;
	return 0;
}

unsigned room_absent(const struct room *room, int *is_maker_lost)
{
	const struct setup *s = &room->setup;
	int64_t before = clock_ms() - room->sv->config.absent_ms;
	unsigned absent = 0, makers = setup_seats_of(s, s->maker);
	for (int seat = 0; seat < s->n_seats; seat++)
		if (s->seat[seat].kind == SEAT_PERSON && room->presence[seat] == IS_GONE &&
		    room->met[seat] <= before)
			absent |= 1u << seat;
	*is_maker_lost = makers ? (absent & makers) == makers
				: !is_there(room, s->maker) && room->maker_met <= before;
	if (s->pace != PACE_SLOW || room->row.status == STATUS_OPEN)
		return absent;
	*is_maker_lost = 0; /* nobody stays for days: there the clock alone decides */
	return 0;
}

/* ---- other nodes ---- */

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

void room_forget_dead(struct room *room, int64_t now)
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
