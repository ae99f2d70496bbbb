/* embedded.h: the files of games/ inside the program, by their path from the root of
 * the source tree: "games/verraeter/rules.md".  Made by tools/embed.c. */
#ifndef LUDO_EMBEDDED_H
#define LUDO_EMBEDDED_H

#include <stddef.h>

struct ludo_embedded {
	const char *path;
	const char *bytes; /* a zero byte follows the last one */
	size_t n;
};

extern const struct ludo_embedded ludo_embedded[]; /* null-ended */

/* folder.c: a file of a game's folder by its name there; null if there is none. */
struct ludo_game;
const struct ludo_embedded *ludo_game_file(const struct ludo_game *game, const char *name);

#endif
