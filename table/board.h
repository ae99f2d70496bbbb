/* board.h: values and whole positions as JSON, from the tables of a game. */
#ifndef LUDO_BOARD_H
#define LUDO_BOARD_H

#include "ludo_face.h"

/* A value of a kind: a number, a token, or the list of what is in a bag.  Seats are
 * numbers wherever they stand. */
void ludo_json_value(struct ludo_text *json, const char *key, const struct ludo_face *face,
		     int kind, int64_t value);
/* Does JSON write values of this kind as tokens? */
int ludo_kind_has_tokens(const struct ludo_face *face, int kind);
/* The members of 'board', from the fields. */
void ludo_board(struct ludo_text *json, const struct ludo_game *game, const void *blanked,
		int seat);
/* A member 'board' with what is otherwise than it was, as a patch (docs/protocol.md, 1.2); none
 * if nothing is. */
void ludo_board_patch(struct ludo_text *json, const struct ludo_game *game, const void *was,
		      const void *is, int seat);

#endif
