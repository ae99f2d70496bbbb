/* kept.c: rows of the last analyses, in memory. */
#include "kept.h"

#include <stdlib.h>

#include "ludo_text.h"
#include "serve.h"

enum { MOST_KEPT = 8 };

struct kept_rows {
	struct kept_rows *next; /* the latest first */
	uint64_t key;
	struct ludo_text text;
};

/* Takes it out of the list; null if there is none. */
static struct kept_rows *take(struct serve *sv, uint64_t key)
{
	for (struct kept_rows **at = &sv->kept_rows; *at; at = &(*at)->next)
		if ((*at)->key == key) {
			struct kept_rows *kept = *at;
			*at = kept->next;
			return kept;
		}
	return 0;
}

static void let_go(struct kept_rows *kept)
{
	ludo_text_free(&kept->text);
	free(kept);
}

static void put_first(struct serve *sv, struct kept_rows *kept)
{
	struct kept_rows **at = &kept->next;
	kept->next = sv->kept_rows;
	sv->kept_rows = kept;
	for (int n = 1; *at && n < MOST_KEPT; n++)
		at = &(*at)->next;
	if (*at) {
		let_go(*at); /* there is one too many, never more */
		*at = 0;
	}
}

void kept_recall(struct serve *sv, struct recall *recall)
{
	struct kept_rows *kept = take(sv, recall->key);
	if (kept)
		put_first(sv, kept);
	recall->done(recall, kept ? kept->text.at : "", kept ? kept->text.n : 0);
}

void kept_append(struct serve *sv, uint64_t key, const char *text, size_t n)
{
	struct kept_rows *kept = take(sv, key);
	if (!kept && !(kept = calloc(1, sizeof(*kept))))
		return;
	kept->key = key;
	ludo_put_n(&kept->text, text, n);
	if (kept->text.failed)
		let_go(kept);
	else
		put_first(sv, kept);
}

void kept_free(struct serve *sv)
{
	while (sv->kept_rows) {
		struct kept_rows *kept = sv->kept_rows;
		sv->kept_rows = kept->next;
		let_go(kept);
	}
}
