/* pages.h: the web client inside the program. */
#ifndef LUDO_PAGES_H
#define LUDO_PAGES_H

#include "embedded.h"

struct exchange;
struct serve;
struct MHD_Response;

extern const struct ludo_embedded ludo_web[]; /* web/dist, null-ended; made by tools/embed.c */

void page_handle(struct exchange *ex);
void pages_free(struct serve *sv); /* what was worked out about them */
/* What every answer says about itself, a page or not. */
void page_headers(struct serve *sv, struct MHD_Response *response);

#endif
