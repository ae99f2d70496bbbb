/* sign.h: the fingerprints of a game's rules. */
#ifndef LUDO_SIGN_H
#define LUDO_SIGN_H

#include "stroll.h"

/* Play so many seeded games and hash every position.  The same number from every
 * compiler and machine, as long as no rule changes; needs door 1 only. */
uint64_t ludo_sign(const struct ludo_game *game, int n_games);

/* The same of play instead of positions: who is waited for, every list of moves in its
 * order, and how the seats stand, at every ply.  It does not read the bytes of a state,
 * so it stays when only their layout changes.  Options hold a value index or LUDO_DRAWN;
 * what is drawn for one option does not depend on the options behind it. */
uint64_t ludo_sign_play(const struct ludo_game *game, int n_games,
			const uint8_t options[LUDO_OPTIONS]);

#endif
