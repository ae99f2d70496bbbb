/* rows.c: what a database answered, whichever it was; see db.h. */
#include <stdlib.h>

#include "db.h"

void db_free(struct db_rows *rows)
{
	for (int i = 0; i < rows->n * rows->columns; i++)
		free(rows->cell[i]);
	free(rows->cell);
	*rows = (struct db_rows){ 0 };
}

const char *db_cell(const struct db_rows *rows, int row, int column)
{
	const char *cell = row < rows->n ? rows->cell[row * rows->columns + column] : 0;
	return cell ? cell : "";
}

int64_t db_number(const struct db_rows *rows, int row, int column)
{
	return strtoll(db_cell(rows, row, column), 0, 10);
}
