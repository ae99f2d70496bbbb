/* load.h: a room reads what the store holds. */
#ifndef LUDO_LOAD_H
#define LUDO_LOAD_H

#include "room.h"

/* Forget and read again; read what is new.  Both end in room_ready. */
void room_reload(struct room *room);
void room_catch_up(struct room *room);
/* Before something is refused: another node may know better.  If this is the first try, reads
 * what is new and runs the task once more: 1. */
int room_look_again(struct room *room, struct task *task, int *tries);
/* The table was opened at a bookmark, and the task needs what came before: reads all of it and
 * runs the task once more: 1. */
int room_needs_past(struct room *room, struct task *task);
/* Another node said something about a table (nodes.c): numbers it has seen. */
void room_refresh(struct room *room, int64_t rev, int64_t ver, int64_t chat);
/* A row and a setup that are on the disk. */
void room_store_setup(struct room *room, const struct game_row *row, const struct setup *setup);

#endif
