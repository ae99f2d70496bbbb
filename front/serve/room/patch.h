/* patch.h: what has changed in a JSON object, as an object. */
#ifndef LUDO_PATCH_H
#define LUDO_PATCH_H

#include "ludo_text.h"

/* The members of 'is' that differ from 'was', both as ludo_text.h writes them: without
 * blanks, and nothing wrong in them.  A member that is an object in both is a patch in its
 * turn, any other is the new value; names that are gone are listed under "-".  The member
 * 'but' (or null) is left out. */
void json_patch(struct ludo_text *patch, const char *was, const char *is, const char *but);

#endif
