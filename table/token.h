/* token.h: values in tokens, for records, examples and fields. */
#ifndef LUDO_TOKEN_H
#define LUDO_TOKEN_H

#include "ludo_face.h"
#include "scan.h"

void ludo_write_value(struct ludo_text *text, const struct ludo_face *face, int kind,
		      int64_t value);
int ludo_read_value(const struct ludo_face *face, int kind, struct ludo_word word, int64_t *value);
int ludo_kind_called(const struct ludo_face *face, struct ludo_word word); /* LUDO_NONE: none */
/* The kinds that a sentence gives to its numbers: "{card a}" a kind, "{a}" LUDO_COUNT, what it
 * does not name LUDO_NONE.  Returns how many numbers there are up to the last one named. */
int ludo_kinds_in(const struct ludo_face *face, const char *sentence, uint8_t kind[3]);
/* The same for one number, a, b or c; LUDO_COUNT if it is not named. */
int ludo_kind_in(const struct ludo_face *face, const char *sentence, char argument);
/* The things of a bag up to the end of the line. */
int ludo_read_bag(const struct ludo_face *face, int kind, const char **at, int64_t *bag,
		  struct ludo_text *error);
/* How many of thing i are in a packed bag. */
int ludo_bag_count(const struct ludo_kind *kind, int64_t bag, int i);
/* How many numbers of a move or event a value of this kind takes: a wide bag several. */
int ludo_kind_numbers(const struct ludo_face *face, int kind);
/* A value of this kind that begins with number i of three. */
int64_t ludo_kind_value(const struct ludo_face *face, int kind, const int16_t number[3], int i);

#endif
