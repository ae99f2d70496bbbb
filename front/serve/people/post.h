/* post.h: letters to people whose turn it is in a slow game. */
#ifndef LUDO_POST_H
#define LUDO_POST_H

#include "ludo_text.h"

struct post;
struct serve;

/* Null without an error where no letters are configured. */
struct post *post_start(struct serve *sv, struct ludo_text *error);
void post_stop(struct post *post);

#endif
