/* name.h: names that people may have, and which of them are the same to the eye. */
#ifndef LUDO_NAME_H
#define LUDO_NAME_H

#include "store/store.h"

/* 1 to 24 signs that can be seen, of one alphabet, with single blanks inside; not what a bot is
 * called. */
int name_is_fit(const char *name);

#endif
