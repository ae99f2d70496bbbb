/* patch.h: what has changed in a JSON object, as an object. */
#ifndef LUDO_PATCH_H
#define LUDO_PATCH_H

#include "ludo_text.h"

/* The members of 'is' that differ from 'was', both as ludo_text.h writes them: without
 * blanks, and nothing wrong in them.  A member that is an object in both is a patch in its
 * turn, any other is the new value; names that are gone are listed under "-". */
void ludo_json_patch(struct ludo_text *json, const char *key, const char *was, const char *is);

/* An object that gets some more members. */
void ludo_json_reopen(struct ludo_text *json);

/* An object that is left out if nothing comes into it: where it began, and its end. */
struct ludo_mark {
	size_t n;
	int needs_comma;
};
struct ludo_mark ludo_json_try(struct ludo_text *json, const char *key);
void ludo_json_settle(struct ludo_text *json, struct ludo_mark mark);

#endif
