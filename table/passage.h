/* passage.h: the rules in words that travel inside the program (embedded.h), cut into
 * headings and numbered paragraphs. */
#ifndef LUDO_PASSAGE_H
#define LUDO_PASSAGE_H

#include "ludo_table.h"

struct ludo_passage {
	char number[16]; /* "3", "3.2", or "" where none stands */
	int is_heading;
	const char *at, *end; /* without the marks of a heading */
};

/* The game's rules in a language; null if there are none. */
const char *ludo_rules_in(const struct ludo_game *game, int lang);

/* The passage that begins here; afterwards *at is the next one, or the final zero byte.
 * A heading runs on to the first paragraph below it; blocks of code belong to the passage
 * that they stand in. */
struct ludo_passage ludo_next_passage(const char **at);

/* "{VER-C-001, VER-C-002}": bytes up to and with the closing brace, or 0. */
size_t ludo_ledger_ids(const char *at, const char *end);

/* Write words as a search compares them: small letters without accents. */
void ludo_put_folded(struct ludo_text *text, const char *words);

/* Behind the end of the line. */
const char *ludo_next_line(const char *at);

#endif
