/* serve.h: the server's parts, in one place. */
#ifndef LUDO_SERVE_H
#define LUDO_SERVE_H

#include "config.h"
#include "loop/lane.h"
#include "loop/loop.h"
#include "room/room.h"

struct MHD_Daemon;
struct crew;
struct post;
struct ear;

enum { ROOM_SLOTS = 4096 };

struct serve {
	struct config config;
	char node[ID_BYTES];
	int is_secure;   /* the origin begins with https: */
	int many_nodes;
	int64_t started; /* milliseconds */
	int stopping;
	struct loop *loop;
	struct lane *writer, *reader;
	struct crew *crew;   /* thinks: bots and hints */
	struct crew *porter; /* passwords; nobody waits at the door for a bot */
	struct post *post; /* letters; null if none are sent */
	struct ear *ear;   /* hears the other nodes; null if there can be none */

	struct MHD_Daemon *daemon;
	struct watch http;
	int port, n_suspended;

	struct room *rooms[ROOM_SLOTS];
	int n_rooms;
	struct client *clients, *dead, *doomed;
	int n_clients;
};

#endif
