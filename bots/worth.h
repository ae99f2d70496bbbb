/* worth.h: who stands how well, by a game's quick evaluation. */
#ifndef LUDO_WORTH_H
#define LUDO_WORTH_H

#include "ludo.h"
#include "ludo_lab.h"
#include "net.h"

/* The weights in use: a game's own, or those that tuning tries out. */
struct bot_scale {
	const struct ludo_game *game;
	int n_terms;
	int16_t early[LUDO_TERMS], late[LUDO_TERMS]; /* beyond n_terms 0 */
	int16_t spread[2];
	const struct bot_net *net; /* null: what was weighed by hand is believed */
};

struct bot_scale bot_scale_of(const struct ludo_game *game);
/* How far the game is, from 0 to LUDO_PROGRESS. */
int bot_progress(const struct bot_scale *scale, const void *filled);
/* How each seat stands, in hundredths of a point. */
void bot_worth(const struct bot_scale *scale, const void *filled, int32_t *worth);
/* Each seat's chance to win, by that; of a finished game the shares of the victory,
 * with a little for the margin, so that a lost game is not played carelessly. */
void bot_chances(const struct bot_scale *scale, const void *filled, float *chance);

#endif
