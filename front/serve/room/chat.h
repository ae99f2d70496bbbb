/* chat.h: the lines and notes that a room keeps. */
#ifndef LUDO_CHAT_H
#define LUDO_CHAT_H

#include "room.h"

/* Keeps the line (and owns its text); those who may read it get it. */
void room_add_chat(struct room *room, const struct chat_kept *line);
int64_t room_last_chat(const struct room *room); /* the number of the last line; 0: none */
/* All devices at the seat see it. */
void room_set_note(struct room *room, int seat, const char *line);

#endif
