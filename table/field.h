/* field.h: reading and writing single fields of a state by name. */
#ifndef LUDO_FIELD_H
#define LUDO_FIELD_H

#include "ludo_face.h"
#include "scan.h"
#include "set.h"

/* Who may see a field: it follows from where it stands. */
enum ludo_whose { LUDO_OPEN, LUDO_MINE, LUDO_UNSEEN };
enum ludo_whose ludo_field_whose(const struct ludo_game *game, const struct ludo_field *field);
int ludo_field_is_spare(const struct ludo_field *field);
/* What it is called where people read it; its name where the game has no word for it. */
const char *ludo_field_label(const struct ludo_face *face, const struct ludo_field *field,
			     int lang);
/* Is it bookkeeping, nothing for people?  A game that labels fields has labelled the rest. */
int ludo_field_is_inner(const struct ludo_face *face, const struct ludo_field *field);
/* Its value at the given indexes, stored or computed; of a set of up to 128 its members. */
int64_t ludo_field_value(const struct ludo_field *field, const void *state, int i, int j);
set128 ludo_field_members(const struct ludo_field *field, const void *state, int i, int j);
/* Is it the same in two states of as many seats?  'given' indexes are told, all others count. */
int ludo_field_is_same(const struct ludo_field *field, const void *was, const void *is, int given,
		       int i, int j);

/* A game's own field; null if it has none of that name. */
const struct ludo_field *ludo_field_called(const struct ludo_face *face, const char *name);
/* The next "name[i]=value" of a line; blanks inside braces belong to it. */
struct ludo_word ludo_scan_assignment(const char **at);
/* May a 'given' set this field at all?  0 and a complaint if not. */
int ludo_field_settable(const struct ludo_game *game, struct ludo_word assignment,
			struct ludo_text *error);
/* Set it; 0 and a complaint if it is wrong, the state may then be half set. */
int ludo_field_set(const struct ludo_game *game, void *state, struct ludo_word assignment,
		   struct ludo_text *error);
/* Is it so?  -1 and a complaint if it makes no sense; 0 and what is found instead. */
int ludo_field_is(const struct ludo_game *game, const void *state, struct ludo_word assignment,
		  struct ludo_text *error);
/* Is the named field (with its indexes) all zero?  -1 and a complaint if unknown. */
int ludo_field_is_zero(const struct ludo_game *game, const void *state, struct ludo_word name,
		       struct ludo_text *error);
/* Can all that computed fields say be read back?  0 and a complaint if not. */
int ludo_fields_readable(const struct ludo_game *game, const void *state, struct ludo_text *error);

#endif
