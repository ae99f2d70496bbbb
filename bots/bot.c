/* bot.c: the kinds of opponents. */
#include "bot.h"

#include <string.h>

#include "rng.h"

const struct ludo_bot_kind ludo_bots[] = {
	{ "random", { "plays any legal move", "gioca una mossa legale qualsiasi" } },
	{ 0, { 0, 0 } },
};

int ludo_bot_find(const char *name)
{
	for (int i = 0; ludo_bots[i].name; i++)
		if (!strcmp(ludo_bots[i].name, name))
			return i;
	return -1;
}

int ludo_bot_move(int kind, const struct ludo_game *game, const void *blanked, int seat,
		  uint64_t seed, ludo_move *out)
{
	struct ludo_rng rng = ludo_rng_from(seed);
	ludo_move move[LUDO_MOVES];
	int n = game->rules->moves(blanked, seat, move);
	(void)kind;
	if (!n)
		return 0;
	*out = move[ludo_rng_below(&rng, (uint32_t)n)];
	return 1;
}
