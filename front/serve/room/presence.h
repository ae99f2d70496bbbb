/* presence.h: who is there, at this node and at others. */
#ifndef LUDO_PRESENCE_H
#define LUDO_PRESENCE_H

#include "room.h"

enum presence { IS_GONE, IS_AWAY, IS_HERE, IS_THINKING, N_PRESENCES };
extern const char *const presences[];

/* Work it out again; whoever looks is told if it has changed. */
void room_update_presence(struct room *room);
/* The same when only this one has come or goes: who only watches costs nothing. */
void room_presence_of(struct room *room, struct client *client, int comes);
/* The seats of people who have been gone for so long that others may act in their place. */
unsigned room_absent(const struct room *room, int *is_maker_lost);

/* Between nodes (nodes.c): another one says who is there; it wants to know; those who were with
 * one that died are gone, until another says otherwise. */
void room_heard_presence(struct room *room, const char *node, int64_t number);
void room_tell_presence(struct room *room);
void room_forget_dead(struct room *room, int64_t now);

#endif
