/* nodes.c: the other nodes; see nodes.h.  Used on the loop's thread only. */
#include "nodes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/client.h"
#include "office/orders.h"
#include "room/load.h"
#include "room/presence.h"
#include "serve.h"

enum { BEATS = 3 };

/* ---- who is alive ---- */

/* The node's place; of a stranger the one that was silent longest. */
static struct node *place_of(struct serve *sv, const char *id)
{
	struct node *nodes = sv->others, *oldest = nodes;
	for (int i = 0; i < MOST_NODES; i++) {
		if (!strcmp(nodes[i].id, id))
			return &nodes[i];
		if (nodes[i].heard < oldest->heard)
			oldest = &nodes[i];
	}
	return oldest;
}

int node_is_alive(struct serve *sv, const char *id, int64_t now)
{
	const struct node *node = place_of(sv, id);
	return !strcmp(node->id, id) && now - node->heard <= BEATS * sv->config.beat_ms;
}

static void note_node(struct serve *sv, const char *id, int64_t now)
{
	struct node *node = place_of(sv, id);
	snprintf(node->id, sizeof(node->id), "%s", id);
	node->heard = now;
}

void nodes_tick(struct serve *sv, int64_t now)
{
	if (now - sv->beaten < sv->config.beat_ms)
		return;
	sv->beaten = now;
	nodes_say(sv, WORD_BEAT, "-", 0);
}

/* ---- speaking ---- */

struct telling {
	struct job job;
	char node[ID_BYTES], id[ID_BYTES];
	enum word_kind kind;
	int64_t number;
};

static enum db_result say_run(struct db *db, struct job *job)
{
	struct telling *t = (struct telling *)job;
	return store_say(db, t->node, t->kind, t->id, t->number);
}

static void said(struct job *job)
{
	free(job);
}

void nodes_say(struct serve *sv, enum word_kind kind, const char *id, int64_t number)
{
	struct telling *t = sv->many_nodes ? calloc(1, sizeof(*t)) : 0;
	if (!t)
		return;
	t->job = (struct job){ .run = say_run, .done = said };
	memcpy(t->node, sv->node, sizeof(t->node));
	snprintf(t->id, sizeof(t->id), "%s", id);
	t->kind = kind;
	t->number = number;
	lane_submit(sv->reader, &t->job);
}

/* ---- listening ---- */

static void heard_of_table(struct serve *sv, const char *node, enum word_kind kind,
			   const char *id, int64_t number)
{
	struct room *room = room_find(sv, id);
	if (!room || room->state == ROOM_COLD)
		return;
	if (kind == WORD_PRESENCE)
		room_heard_presence(room, node, number);
	else if (kind == WORD_WHO)
		room_tell_presence(room);
	else
		room_refresh(room,
			     kind == WORD_NOTE ? INT64_MAX : kind == WORD_GAME ? number : 0,
			     kind == WORD_TABLE ? number : 0, kind == WORD_CHAT ? number : 0);
}

/* Who is with the other nodes at the tables that somebody here looks at? */
static void ask_around(struct serve *sv)
{
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i]; room; room = room->next)
			if (room->clients)
				nodes_say(sv, WORD_WHO, room->id, 0);
}

void nodes_heard(struct serve *sv, const char *words)
{
	char node[ID_BYTES], id[ID_BYTES];
	enum word_kind kind;
	int64_t number;
	if (!store_heard(words, node, &kind, id, &number) || !strcmp(node, sv->node))
		return;
	if (kind == WORD_ORDER) {
		orders_look(sv);
		return;
	}
	int64_t now = clock_ms();
	if (kind != WORD_QUIT && !node_is_alive(sv, node, now))
		ask_around(sv); /* who is with it may have been given up for gone */
	note_node(sv, node, kind == WORD_QUIT ? 0 : now);
	if (kind == WORD_LOGOUT)
		clients_log_out(sv, id);
	else if (kind != WORD_BEAT && kind != WORD_QUIT)
		heard_of_table(sv, node, kind, id, number);
}

void nodes_missed(struct serve *sv)
{
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i]; room; room = room->next)
			if (room->state != ROOM_COLD) {
				room_refresh(room, INT64_MAX, 0, 0);
				nodes_say(sv, WORD_WHO, room->id, 0);
			}
	clients_check(sv);
}
