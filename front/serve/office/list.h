/* list.h: the columns of what an operator looks at. */
#ifndef LUDO_OFFICE_LIST_H
#define LUDO_OFFICE_LIST_H

#include "power.h"

enum { COLUMN_BYTES = 16, WHEN_BYTES = 24 };

/* The next word of a power's columns; 0 at the end. */
int list_column(const char **from, char word[COLUMN_BYTES]);
int list_is_time(const char *column);
/* A cell for people to read; 'when' is space for a time. */
const char *list_cell(const struct errand *e, int row, int i, const char *column,
		      char when[WHEN_BYTES]);

#endif
