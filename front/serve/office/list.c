/* list.c: columns and cells; see list.h. */
#include "list.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

int list_column(const char **from, char word[COLUMN_BYTES])
{
	*from += strspn(*from, " ");
	size_t n = strcspn(*from, " ");
	snprintf(word, COLUMN_BYTES, "%.*s", (int)n, *from);
	*from += n;
	return n > 0;
}

int list_is_time(const char *column)
{
	static const char *const times[] = { "created", "seen", "banned", "muted", "since", "expires",
					     "at", 0 };
	int i = 0;
	while (times[i] && strcmp(times[i], column))
		i++;
	return times[i] != 0;
}

const char *list_cell(const struct errand *e, int row, int i, const char *column,
		      char when[WHEN_BYTES])
{
	if (!list_is_time(column))
		return db_cell(&e->rows, row, i);
	time_t seconds = db_number(&e->rows, row, i) / 1000;
	struct tm utc;
	gmtime_r(&seconds, &utc);
	strftime(when, WHEN_BYTES, seconds ? "%Y-%m-%d %H:%M" : "-", &utc);
	return when;
}
