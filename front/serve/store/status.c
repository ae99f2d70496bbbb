/* status.c: the words for how far a table is; see status.h. */
#include "status.h"

#include <string.h>

static const char *const statuses[] = { "gone", "open", "playing", "finished", 0 };
static const char *const endings[] = { "", "played", "agreed", "closed", "uploaded", 0 };

static int index_of(const char *const *words, const char *word)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(words[i], word))
			return i;
	return 0;
}

const char *status_word(enum status status)
{
	return statuses[status];
}

enum status status_of(const char *word)
{
	return (enum status)index_of(statuses, word);
}

const char *ending_word(enum ending ending)
{
	return endings[ending];
}

enum ending ending_of(const char *word)
{
	return (enum ending)index_of(endings, word);
}
