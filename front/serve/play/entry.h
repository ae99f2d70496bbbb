/* entry.h: a game as the store keeps it: a seed, and an entry of text for every change.
 *
 * An entry is a line that says what was done ("move", "undo 0 6" (which seats were willing, as a
 * set), "redo 0", "rewind 17", "end", "deal", "fork"), then the moves that came of it, one a
 * line, chance's answers among them.  Replaying the entries gives the table. */
#ifndef LUDO_ENTRY_H
#define LUDO_ENTRY_H

#include "room/setup.h"

struct ludo_table;

/* The table before its first entry; null if the seed is none of ours. */
struct ludo_table *entry_table(const struct setup *setup, const char *seed_hex);
/* Bring a table up to date with one entry of the store; 0 if it does not fit. */
int entry_apply(struct ludo_table *table, const char *data);
/* The moves from a ply on, as lines. */
void entry_put_moves(struct ludo_text *data, const struct ludo_table *table, int from);

#endif
