/* kept.h: rows of analyses that were worked out, for those who ask again: text under a key, as
 * bots/keep.c writes it.  The server remembers those of the last games (kept.c), a browser keeps
 * them in its storage (front/wasm/engine/kept.c). */
#ifndef LUDO_KEPT_H
#define LUDO_KEPT_H

#include <stddef.h>
#include <stdint.h>

struct serve;

struct recall {
	struct recall *next; /* of those who look for it */
	int number;
	uint64_t key;
	void (*done)(struct recall *recall, const char *text, size_t n);
};

/* Calls done with all that is there, now or later. */
void kept_recall(struct serve *sv, struct recall *recall);
/* Some more rows; where there is no room for them, they are not kept. */
void kept_append(struct serve *sv, uint64_t key, const char *text, size_t n);
void kept_free(struct serve *sv);

#endif
