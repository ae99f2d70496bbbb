/* room.c: tables in memory; see room.h. */
#include "room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chat.h"
#include "hash.h"
#include "load.h"
#include "loop/loop.h"
#include "metrics.h"
#include "play/think.h"
#include "presence.h"
#include "serve.h"
#include "show.h"

enum { IDLE_MS = 60000, RETRY_MS = 1000 };

/* As long as there are no more, and they hold no more bytes, rooms stay when all have left. */
enum { MOST_CACHED = 2000, MOST_HELD = 512 << 20 };

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
	room->maker_met = clock_ms();
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		room->met[seat] = room->maker_met;
	room->next = *slot;
	*slot = room;
	sv->n_rooms++;
	metric_add(M_ROOMS, 1);
	return room;
}

void room_forget_game(struct room *room)
{
	ludo_table_close(room->table);
	room->table = 0;
	room_forget_notes(room);
	room->n_seen = 0;
	room->jumped = room->asked = room->base = 0;
}

static void room_free(struct room *room)
{
	struct room **at = slot_of(room->sv, room->id);
	while (*at != room)
		at = &(*at)->next;
	*at = room->next;
	room->sv->n_rooms--;
	metric_add(M_ROOMS, -1);
	room_forget_game(room);
	room_forget_views(room);
	for (int i = 0; i < room->n_chat; i++)
		free(room->chat[i].line);
	free(room->past);
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
		room_reload(room);
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

void room_fail_all(struct room *room, enum fault fault)
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

/* ---- time ---- */

/* Nearly all that a room takes are the positions after each move; this is a little too much, for
 * they are kept without their tapes. */
static size_t held_by(const struct room *room)
{
	const struct ludo_table *table = room->table;
	if (!table)
		return sizeof(*room);
	size_t plies = (size_t)(ludo_table_ply(table) - ludo_table_base(table));
	return sizeof(*room) + plies * ludo_table_game(table)->rules->size;
}

static int are_too_many(const struct serve *sv)
{
	size_t held = 0;
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (const struct room *room = sv->rooms[i]; room; room = room->next)
			held += held_by(room);
	return sv->n_rooms > MOST_CACHED || held > MOST_HELD;
}

void rooms_tick(struct serve *sv, int64_t now)
{
	int64_t idle = are_too_many(sv) ? 1000 : IDLE_MS;
	int looks = sv->many_nodes && now - sv->looked >= sv->config.beat_ms;
	if (looks)
		sv->looked = now;
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i], *next; room; room = next) {
			next = room->next;
			if (looks && room->state == ROOM_READY)
				room_forget_dead(room, now);
			if (room->state == ROOM_READY && room->clients && !room->thoughts &&
			    think_is_for_show(room))
				think_ask_bots(room);
			if (room->state == ROOM_COLD && (room->clients || room->first) &&
			    now >= room->retry) {
				room->retry = now + RETRY_MS;
				room_reload(room);
			}
			if (room->state != ROOM_BUSY && !room->clients && !room->first &&
			    !room->thoughts &&
			    (room->state == ROOM_COLD || now - room->used > idle))
				room_free(room);
		}
}
