/* scan.h: words of a line, read one after another; never past its end. */
#ifndef LUDO_SCAN_H
#define LUDO_SCAN_H

#include <stddef.h>
#include <stdint.h>

struct ludo_word {
	const char *at;
	size_t n;
};

/* The next blank-separated word; n = 0 at the end. */
struct ludo_word ludo_scan_word(const char **at);
/* What is left of the line, without blanks around it. */
struct ludo_word ludo_scan_rest(const char **at);
int ludo_word_is(struct ludo_word word, const char *string);
/* A whole decimal number between low and high; 0, and value as it was, if it is not one. */
int ludo_word_number(struct ludo_word word, int64_t low, int64_t high, int64_t *value);

#endif
