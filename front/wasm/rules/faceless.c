/* faceless.c: the module has rules and no faces: a game's words and pictures stay on the host,
 * and nothing asks for them here. */
#include "ludo_face.h"

#define GAME(id)                                                                       \
	extern const struct ludo_face id##_face;                                       \
	const struct ludo_face id##_face = { .name = { "", "" } };
#include "games.def"
#undef GAME
