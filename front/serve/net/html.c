/* html.c: escaping; see html.h. */
#include "html.h"

#include <string.h>

void html_put(struct ludo_text *html, const char *words)
{
	static const char special[] = "&<>\"";
	static const char *const names[] = { "&amp;", "&lt;", "&gt;", "&quot;" };
	for (; *words; words++) {
		const char *found = strchr(special, *words);
		if (found)
			ludo_put(html, names[found - special]);
		else
			ludo_putf(html, "%c", *words);
	}
}
