/* show.h: the clients that look at a room, and what they are shown. */
#ifndef LUDO_SHOW_H
#define LUDO_SHOW_H

#include "play/entry.h"
#include "room.h"

void room_attach(struct room *room, struct client *client);
void room_detach(struct client *client);
void room_reseat(struct room *room); /* whoever has lost a seat sees it no more */

/* A 'change' to everybody; the plies from 'from' on are new. */
void room_show_change(struct room *room, enum cause_kind cause, int by, int from);
void room_forget_views(struct room *room); /* the next change tells everything */
void room_show_table(struct room *room); /* a 'table' message to everybody */
void room_show_view(struct room *room, struct client *client, int64_t since_rev);
void room_show_views(struct room *room);

#endif
