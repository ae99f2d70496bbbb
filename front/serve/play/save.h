/* save.h: what has changed goes to the store, and is shown when it is there. */
#ifndef LUDO_SAVE_H
#define LUDO_SAVE_H

#include "request.h"
#include "room/change.h"

/* The table in memory has gone on; chance answers unless the cause holds it, and all of it
 * goes to the store.  The moves
 * from ply 'from' on came of it.  The request, if it is one, is held. */
void save_change(struct room *room, struct request *request, int seat, struct cause cause,
		 int from, const struct glance *was, int64_t began);
/* A setup with changes, to be kept; 'done' hears F_NONE or why not. */
typedef void setup_done(struct room *room, void *data, enum fault fault);
void save_setup(struct room *room, const struct game_row *row, const struct setup *setup,
		const struct entry *entry, setup_done *done, void *data);
/* Fill in the row of a game that begins now: seed, first answers of chance.  0 if the
 * table cannot be opened or written down. */
int save_beginning(struct game_row *row, struct setup *setup, const struct ludo_table *from,
		   struct ludo_text *data, int64_t now);

#endif
