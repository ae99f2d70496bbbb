/* standing.c: points, places and the end; see standing.h. */
#include "standing.h"

#include <stdio.h>

#include "ludo_table.h"

void standing_set(struct game_row *row, const struct ludo_table *table, int is_over)
{
	int32_t points[LUDO_SEATS] = { 0 };
	uint8_t place[LUDO_SEATS] = { 0 };
	struct ludo_text text = { 0 };
	int n = ludo_table_n_seats(table);
	if (is_over)
		ludo_table_standings(table, points, place);
	else
		ludo_table_public_standings(table, points, place);
	for (int i = 0; i < 2 * n; i++) {
		ludo_put(&text, !i ? "" : i == n ? ";" : " ");
		ludo_put_number(&text, i < n ? points[i] : place[i - n]);
	}
	snprintf(row->score, sizeof(row->score), "%s", ludo_text_string(&text));
	ludo_text_free(&text);
}

void standing_end(struct game_row *row, enum ending how, int64_t now)
{
	row->status = STATUS_FINISHED;
	row->ended = how;
	row->finished = now;
	row->deadline = 0;
	row->waiting = 0;
}
