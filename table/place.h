/* place.h: things of which there is one each, and where they lie. */
#ifndef LUDO_PLACE_H
#define LUDO_PLACE_H

#include "ludo_face.h"
#include "scan.h"

/* Before an assignment puts things into a place: take them out of the others.  Each changes
 * places with a thing that has to give way, as long as there is one, and wherever the state
 * speaks of the two they are exchanged.  'named' is a zeroed state that goes from assignment
 * to assignment of a line: what one of them has put somewhere, the next does not take.
 * 0 and a complaint if the assignment is wrong. */
int ludo_take_things(const struct ludo_game *game, void *state, void *named,
		     struct ludo_word assignment, struct ludo_text *error);

/* Are the game's places fields that can hold things?  0, or a complaint. */
int ludo_places_hold(const struct ludo_game *game, struct ludo_text *error);

#endif
