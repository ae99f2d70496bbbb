/* ludo_learn.h: a game as numbers, for programs that learn: every answer has a number of its
 * own, every position is a row of features.  Made from the tables of the game alone. */
#ifndef LUDO_LEARN_H
#define LUDO_LEARN_H

#include "ludo.h"
#include "ludo_text.h"
#include "ludo_number.h"

/* ---- answers ---- */

/* n is 0 if there are too many answers to be numbered. */
struct ludo_numbering ludo_number_answers(const struct ludo_game *game);
/* The answer of a number; ludo_action_of() (ludo_number.h) is the other way round. */
int ludo_move_of(const struct ludo_numbering *numbering, int seat, int32_t action,
		 ludo_move *move);

/* ---- features ---- */

/* What a seat knows of a state, as numbers: the question, the options, every field that it
 * may see (a set as one number for each member), then the features of the game's lab.  Seats
 * are counted from the one that looks, so that all learn from each other's games.  Blanked
 * in here: a true state tells no more. */
int ludo_n_features(const struct ludo_game *game);
void ludo_features(const struct ludo_game *game, const void *state, int seat, int16_t *out);
/* "hand[0][farm]"; and how many values it has: 0 for an amount, otherwise 0 to n-1 are names
 * without an order. */
int ludo_feature_name(const struct ludo_game *game, int feature, struct ludo_text *name);

#endif
