/* line.h: who wants to see much stands in line, so that nobody who plays is held up by it. */
#ifndef LUDO_LINE_H
#define LUDO_LINE_H

#include "room.h"

/* Run a task at a table as room_do does, when it is its turn. */
void line_join(struct serve *sv, const char *table, struct task *task);
/* Those who stand first, for a few milliseconds; 1 if others are left. */
int line_turn(struct serve *sv);
/* The server stops: whoever still stands there is told. */
void line_close(struct serve *sv);

#endif
