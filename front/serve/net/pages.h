/* pages.h: the web client inside the program. */
#ifndef LUDO_PAGES_H
#define LUDO_PAGES_H

#include "embedded.h"

struct exchange;
struct serve;
struct MHD_Response;

/* web/dist, null-ended; made by tools/embed.c, packed as gzip where that is shorter */
extern const struct ludo_embedded ludo_web[];

/* What is worked out once per file, when it is first asked for. */
struct page {
	const struct ludo_embedded *file;
	struct ludo_embedded plain; /* what was packed in the program, or nothing */
	const char *type;
	char tag[40];
	unsigned char *packed;
	size_t n_packed;
};

void page_handle(struct exchange *ex);
int pages_have(struct serve *sv, const char *url);
const struct ludo_embedded *pages_first(struct serve *sv); /* index.html; null if none was built */
void page_prepare(struct page *page, const struct ludo_embedded *file); /* which stays */
void page_send(struct exchange *ex, const struct page *page); /* or that it is known already */
void pages_free(struct serve *sv); /* what was worked out about them */
/* What every answer says about itself, a page or not. */
void page_headers(struct serve *sv, struct MHD_Response *response);

#endif
