/* client.h: one WebSocket. */
#ifndef LUDO_CLIENT_H
#define LUDO_CLIENT_H

#include "address.h"
#include "limit.h"
#include "loop/loop.h"
#include "room/presence.h"

struct serve;
struct wire;

enum { SESSION_BYTES = ID_BYTES }; /* as much of a session's hash as tells it from others */

/* What the HTTP side has found out about somebody who wants a WebSocket. */
struct hello {
	char table[ID_BYTES], person[ID_BYTES], name[NAME_BYTES];
	char address[NETWORK_BYTES];
	char session[SESSION_BYTES]; /* "" for a stranger */
	int seat, lang, deflate;
	int has_password; /* is more than a guest */
	int brief; /* wants to hear only what has changed */
	int64_t rev;
};

struct client {
	struct watch watch;
	struct serve *sv;
	struct client *next, *prev; /* of all */
	struct client *peer, *peer_before; /* the next ones in the room */
	int is_watcher;             /* is counted as one there */
	struct room *room;
	struct hello who;
	struct wire *wire; /* null while nothing is under way */
	char *extra; /* bytes that came with the handshake */
	size_t n_extra, at_extra;
	int refs; /* the connection's, and one for each request under way */
	int is_closed, writes, strikes;
	int n_lined; /* requests that stand in line */
	size_t may_read; /* bytes in this turn, so that others have theirs */
	int doom; /* the code to close with at the end of this turn; 0: none */
	struct client *next_doomed;
	enum presence is;
	uint64_t knows;             /* hash of the view that it was last sent */
	int64_t heard, pinged;      /* milliseconds */
	int64_t stuck;              /* since when nothing could be written; 0: fine */
	struct bucket bucket;
};

/* A message for many: packed once. */
struct parcel {
	struct ludo_text text;
	unsigned char *packed;
	size_t n_packed;
};

/* The socket is the client's from now on. */
void client_open(struct serve *sv, const struct hello *who, int fd, const char *extra,
		 size_t n_extra);
void client_send(struct client *client, struct ludo_text *text); /* and frees the text */
void client_send_parcel(struct client *client, struct parcel *parcel);
void parcel_free(struct parcel *parcel);
void client_refuse(struct client *client, const char *id, enum fault fault, enum saying what);
void client_close(struct client *client, int code);
/* The same at the end of the turn, for somebody may be walking along the list. */
void client_doom(struct client *client, int code);
void client_attach(struct client *client); /* to its table, when its turn comes */
void client_hold(struct client *client);
void client_drop(struct client *client); /* the opposite of hold */
void clients_tick(struct serve *sv, int64_t now);
void clients_bury(struct serve *sv); /* close what is doomed, free what was closed */
void clients_bye(struct serve *sv);
/* A session has ended, or all of a person's have: so do their WebSockets. */
void clients_log_out(struct serve *sv, const char *who);
void clients_check(struct serve *sv); /* one may have ended unheard: look them up */
/* May this client speak for that seat of its room? */
int client_has_seat(const struct client *client, int seat);

#endif
