/* bookmark.h: where a long game can be taken up without its beginning.
 *
 * Every so many changes a position goes into the store with the change.  A table is opened at the
 * last but one, so that what follows it holds all that can be taken back and whatever may be said
 * twice; who asks for more has the rest read from the entries, which stay the whole truth: a
 * bookmark that is damaged, or was written by a program with other states, is passed over. */
#ifndef LUDO_BOOKMARK_H
#define LUDO_BOOKMARK_H

#include "change.h"

enum { BOOKMARK_EVERY = 32 };

/* The rev that is to be marked along with the change that makes 'rev'; 0: none. */
int64_t bookmark_due(const struct room *room, int64_t rev);
void bookmark_write(struct ludo_text *text, const struct room *room, int64_t rev);
/* Open the room's table there; 0 if it cannot be done. */
int bookmark_open(struct room *room, int64_t rev, const char *text);
/* Is what the room knows of the past enough to say who may take back what? */
int bookmark_is_enough(const struct room *room);
/* The position in a bookmark, as ludo_table_keep writes it; null if it is damaged. */
const char *bookmark_position(int64_t rev, const char *text);

#endif
