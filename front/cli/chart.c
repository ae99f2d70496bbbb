/* chart.c: the chances of all seats over a game, as text of a hundred columns. */
#include "chart.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 100, HANG = 12, COLUMNS = 92, LINES = 17, UNKNOWN = -1, SEVERAL = '*' };

/* The row that a column shows: the last one done among those it stands for. */
static int row_at(const struct analysis *a, int column, int n_columns)
{
	int end = (column + 1) * a->n / n_columns, begin = column * a->n / n_columns;
	for (int i = end - 1; i >= begin; i--)
		if (a->row[i].is_done)
			return i;
	return UNKNOWN;
}

static void plot(const struct analysis *a, char grid[LINES][COLUMNS], int column, int row)
{
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++) {
		int chance = a->row[row].open.of[seat];
		int line = (chance * (LINES - 1) + ANALYSIS_SURE / 2) / ANALYSIS_SURE;
		char *at = &grid[LINES - 1 - line][column];
		*at = (char)(*at == ' ' ? '1' + seat : SEVERAL);
	}
}

/* Is this counted in the same word as the end of the game: no move among rounds? */
static int is_counted_alike(const char *when, const char *end)
{
	size_t n = strcspn(when, " ");
	return n == strcspn(end, " ") && !memcmp(when, end, n);
}

/* Where the word for the time changes, and there is room to say so. */
static void put_times(struct ludo_text *text, const struct analysis *a, int n_columns, int lang)
{
	struct ludo_text when = { 0 }, last = { 0 }, end = { 0 };
	int written = 0;
	analysis_say_when(&end, a, a->row[a->n - 1].ply, lang);
	ludo_put(text, "      ");
	for (int column = 0; column < n_columns; column++) {
		ludo_text_clear(&when);
		analysis_say_when(&when, a, a->row[column * a->n / n_columns].ply, lang);
		const char *number = strrchr(ludo_text_string(&when), ' ');
		int n = number ? (int)strlen(number + 1) : 0;
		if (written > column || column + n >= n_columns || !n ||
		    !is_counted_alike(ludo_text_string(&when), ludo_text_string(&end)) ||
		    !strcmp(ludo_text_string(&when), ludo_text_string(&last)))
			continue;
		ludo_putf(text, "%*s%s", column - written, "", number + 1);
		written = column + n + 1;
		ludo_put(text, " ");
		ludo_text_clear(&last);
		ludo_put(&last, ludo_text_string(&when));
	}
	ludo_put(text, "\n");
	ludo_text_free(&when);
	ludo_text_free(&last);
	ludo_text_free(&end);
}

void chart_draw(struct ludo_text *text, const struct analysis *a, int lang)
{
	char grid[LINES][COLUMNS];
	int n_columns = a->n < COLUMNS ? a->n : COLUMNS;
	memset(grid, ' ', sizeof(grid));
	for (int column = 0; column < n_columns; column++) {
		int row = row_at(a, column, n_columns);
		if (row != UNKNOWN)
			plot(a, grid, column, row);
	}
	for (int line = 0; line < LINES; line++) {
		int percent = 100 * (LINES - 1 - line) / (LINES - 1);
		int n = n_columns;
		while (n > 0 && grid[line][n - 1] == ' ')
			n--;
		if (line % 4)
			ludo_put(text, "     |");
		else
			ludo_putf(text, "%3d %%|", percent);
		ludo_put_n(text, grid[line], (size_t)n);
		ludo_put(text, "\n");
	}
	put_times(text, a, n_columns, lang);
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		ludo_putf(text, "%s%d %s", seat ? "   " : "      ", seat + 1,
			  ludo_table_name(a->table, seat, lang));
	ludo_putf(text, "   %c %s\n", SEVERAL, lang == LUDO_IT ? "più d'uno" : "several");
}

/* ---- long lines ---- */

static int columns_of(const char *at, size_t n)
{
	int columns = 0;
	for (size_t i = 0; i < n; i++)
		columns += (at[i] & 0xc0) != 0x80; /* a character's first byte */
	return columns;
}

static void put_wrapped(struct ludo_text *text, const char *line, size_t n)
{
	int used = 0;
	for (size_t at = 0; at < n;) {
		size_t blanks = strspn(line + at, " "), word = strcspn(line + at + blanks, " \n");
		int columns = columns_of(line + at, blanks + word);
		if (used && used + columns > WIDTH) {
			ludo_putf(text, "\n%*s", HANG, "");
			ludo_put_n(text, line + at + blanks, word);
			used = HANG + columns - (int)blanks;
		} else {
			ludo_put_n(text, line + at, blanks + word);
			used += columns;
		}
		at += blanks + word;
	}
}

void chart_wrap(struct ludo_text *text, const char *lines)
{
	while (*lines) {
		size_t n = strcspn(lines, "\n");
		put_wrapped(text, lines, n);
		ludo_put(text, "\n");
		lines += n + (lines[n] == '\n');
	}
}
