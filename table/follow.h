/* follow.h: fields that follow from others. */
#ifndef LUDO_FOLLOW_H
#define LUDO_FOLLOW_H

#include "ludo_face.h"

/* After a line of assignments has led from one state to another: set what follows from the
 * fields that it names.  A field that the line names itself, and one that was already set
 * against the others, stays as it is. */
void ludo_set_followers(const struct ludo_game *game, const void *before, void *state,
			const char *line);

/* Can the game's followers follow from what it says?  0, or a complaint. */
int ludo_follows_hold(const struct ludo_game *game, struct ludo_text *error);

#endif
