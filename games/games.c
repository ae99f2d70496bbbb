/* games.c: the registry, from games.def. */
#include "ludo.h"

#define GAME(id) extern const struct ludo_game id##_game;
#include "games.def"
#undef GAME

const struct ludo_game *const ludo_games[] = {
#define GAME(id) &id##_game,
#include "games.def"
#undef GAME
	0,
};
