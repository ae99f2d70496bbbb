/* sign.h: the fingerprint of a game's rules. */
#ifndef LUDO_SIGN_H
#define LUDO_SIGN_H

#include "ludo.h"

/* Play so many seeded games and hash every position.  The same number from every
 * compiler and machine, as long as no rule changes; needs door 1 only. */
uint64_t ludo_sign(const struct ludo_game *game, int n_games);

#endif
