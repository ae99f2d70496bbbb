/* standing.h: how a game stands, for its row in the store: points, places, its end. */
#ifndef LUDO_STANDING_H
#define LUDO_STANDING_H

#include "store/store.h"

struct ludo_table;

/* Points and places as everybody sees them; once it is over, as they are. */
void standing_set(struct game_row *row, const struct ludo_table *table, int is_over);
void standing_end(struct game_row *row, enum ending how, int64_t now);

#endif
