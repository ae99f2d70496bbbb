/* ear.h: hears what the other nodes say, on a thread of its own. */
#ifndef LUDO_EAR_H
#define LUDO_EAR_H

#include "ludo_text.h"

struct ear;
struct serve;

struct ear *ear_start(struct serve *sv, struct ludo_text *error);
void ear_stop(struct ear *ear);

#endif
