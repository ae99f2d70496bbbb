/* cover.h: is every rule in words, every word in code, and every word shown? */
#ifndef LUDO_COVER_H
#define LUDO_COVER_H

#include "ludo_table.h"

/* The cross-check of a game's ledger.tsv, rules.md, rules.it.md and sources, from the
 * embedded files.
 * Writes a summary and one line per gap; returns the number of gaps. */
int ludo_cover(const struct ludo_game *game, struct ludo_text *report);

#endif
