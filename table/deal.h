/* deal.h: how a committed seed answers for chance.
 *
 * The seed is 32 bytes.  Its commitment, BLAKE2b-256 of "ludoteca commitment" and the
 * seed, is public from the start, the seed itself when the game is over.  The answer at
 * a ply depends on the seed, the number of the ply, how often chance was asked to deal anew
 * and the choices open, so anybody can deal a finished game again. */
#ifndef LUDO_DEAL_H
#define LUDO_DEAL_H

#include "ludo_table.h"

void ludo_seed_commitment(const struct ludo_seed *seed, char hex[65]);
void ludo_hex_write(char *hex, const uint8_t *bytes, size_t n);
int ludo_hex_read(const char *hex, size_t n_hex, uint8_t *bytes, size_t n); /* 0: not hex */
/* Chance's answer in a true position; 0 if chance has none. */
int ludo_deal(const struct ludo_rules *rules, const void *state, const struct ludo_seed *seed,
	      int ply, int deal, ludo_move *answer);

#endif
