/* path.h: single values of a view by their path, "board.vp[2]": for the examples. */
#ifndef LUDO_PATH_H
#define LUDO_PATH_H

#include "ludo_text.h"
#include "scan.h"

/* "PATH=VALUE" on JSON that we wrote ourselves: is it so?  A path is the keys from the
 * outside in, each behind a dot or, as an index, in brackets.  A value is a number, true,
 * false or null; the words of a string; {a,b,...} for a list.  0 and a complaint if not. */
int ludo_path_is(const char *json, struct ludo_word assignment, struct ludo_text *error);
/* Is there nothing at "PATH"? */
int ludo_path_is_absent(const char *json, struct ludo_word path, struct ludo_text *error);

#endif
