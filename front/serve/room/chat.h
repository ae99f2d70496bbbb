/* chat.h: the lines and notes that a room keeps. */
#ifndef LUDO_CHAT_H
#define LUDO_CHAT_H

#include "room.h"

/* Keeps the line (and owns its text); those who may read it get it. */
void room_add_chat(struct room *room, const struct chat_kept *line);
/* The operator has taken back a line, if it is still here: what is left of it has this name. */
void room_take_back(struct room *room, int64_t n, const char *name);
int64_t room_last_chat(const struct room *room); /* the number of the last line; 0: none */
/* All devices at the seat see it. */
/* A note is a person's at this table, wherever they sit; "" if there is none. */
void room_set_note(struct room *room, const char *person, const char *line);
const char *room_note_of(const struct room *room, const char *person);
void room_forget_notes(struct room *room);

#endif
