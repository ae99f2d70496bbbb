/* html.h: words that somebody wrote, inside a page of ours. */
#ifndef LUDO_HTML_H
#define LUDO_HTML_H

#include "ludo_text.h"

void html_put(struct ludo_text *html, const char *words); /* escaped, also for attributes */

#endif
