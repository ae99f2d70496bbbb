/* bot.h: opponents.  A bot gets a blanked state and nothing else: what the person in
 * its seat could know.  It is reproducible from its seed. */
#ifndef LUDO_BOT_H
#define LUDO_BOT_H

#include "ludo.h"

struct ludo_bot_kind {
	const char *name;
	const char *say[2]; /* English, Italian */
};

extern const struct ludo_bot_kind ludo_bots[]; /* ended by a null name */

int ludo_bot_find(const char *name); /* -1 if unknown */
/* An answer for a seat that owes one; 0 if it owes none. */
int ludo_bot_move(int kind, const struct ludo_game *game, const void *blanked, int seat,
		  uint64_t seed, ludo_move *out);

#endif
