/* pages.h: the web client inside the program. */
#ifndef LUDO_PAGES_H
#define LUDO_PAGES_H

#include "embedded.h"

extern const struct ludo_embedded ludo_web[]; /* web/dist, null-ended; made by tools/embed.c */

#endif
