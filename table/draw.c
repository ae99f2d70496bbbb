/* draw.c: the sheet that screens are drawn on. */
#include "ludo_draw.h"

#include <stdlib.h>
#include <string.h>

/* ---- the sheet ---- */

struct draw_spot {
	char glyph[4]; /* UTF-8; 0: nothing was written here */
	uint8_t style, is_tied, lines;
};

enum { UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8 }; /* lines from the middle of a spot */

static const char *const line_glyphs[] = { " ", "│", "│", "│", "─", "┘", "┐", "┤",
					   "─", "└", "┌", "├", "─", "┴", "┬", "┼" };

static int make_room(struct drawing *d, int row)
{
	if (row < d->room)
		return 1;
	int room = row + 32;
	struct draw_spot *spots = realloc(d->spots, (size_t)room * DRAW_WIDE * sizeof(*spots));
	if (!spots)
		return 0;
	memset(spots + d->room * DRAW_WIDE, 0,
	       (size_t)(room - d->room) * DRAW_WIDE * sizeof(*spots));
	d->spots = spots;
	d->room = room;
	return 1;
}

/* Null where there is no room. */
static struct draw_spot *spot_at(struct drawing *d, int row, int column)
{
	if (d->failed || column >= DRAW_WIDE)
		return 0;
	if (!make_room(d, row)) {
		d->failed = 1;
		return 0;
	}
	if (d->n_rows <= row)
		d->n_rows = row + 1;
	return &d->spots[row * DRAW_WIDE + column];
}

static void add_lines(struct drawing *d, int row, int column, int lines)
{
	struct draw_spot *spot = spot_at(d, row, column);
	if (spot)
		spot->lines |= (uint8_t)lines;
}

/* Take what is written in one spot to another. */
static void carry(struct drawing *d, int row, int column, int to_row, int to_column)
{
	struct draw_spot *to = spot_at(d, to_row, to_column), *from = spot_at(d, row, column);
	if (!from || !to)
		return;
	int lines = to->lines;
	*to = *from;
	to->lines = (uint8_t)lines;
	*from = (struct draw_spot){ .lines = from->lines };
}

static void push(struct drawing *d, int from, int to)
{
	int by = to - d->column;
	if (by <= 0)
		return;
	for (int i = d->column - 1; i >= from; i--)
		carry(d, d->row, i, d->row, i + by);
	d->column = to;
}

/* ---- the pen ---- */

static void set_margins(struct drawing *d, int left, int right, int is_cut)
{
	d->left = left;
	d->right = right;
	d->is_cut = is_cut;
}

/* The word that has reached the right margin goes on below, with what is tied to it. */
static void wrap(struct drawing *d)
{
	int from = d->right;
	while (from > d->left) {
		const struct draw_spot *spot = spot_at(d, d->row, from - 1);
		if (spot && spot->glyph[0] == ' ' && !spot->is_tied)
			break;
		from--;
	}
	if (from <= d->left)
		from = d->right; /* wider than the line: broken where it must be */
	for (int i = from; i < d->right; i++)
		carry(d, d->row, i, d->row + 1, d->left + i - from);
	d->row++;
	d->column = d->left + d->right - from;
}

/* A gap at the margin is not drawn: it leaves the pen behind the margin. */
static void make_way(struct drawing *d)
{
	if (d->column == d->right) {
		wrap(d);
	} else if (d->column > d->right) {
		d->row++;
		d->column = d->left;
	}
}

static void put_glyph(struct drawing *d, const char *bytes, size_t n, int is_tied)
{
	if (d->column >= d->right && d->is_cut)
		return;
	if (d->column >= d->right && *bytes == ' ' && !is_tied) {
		d->column = d->right + 1;
		return;
	}
	make_way(d);
	struct draw_spot *spot = spot_at(d, d->row, d->column);
	d->column++;
	if (!spot)
		return;
	memset(spot->glyph, 0, sizeof(spot->glyph));
	memcpy(spot->glyph, bytes, n < sizeof(spot->glyph) ? n : sizeof(spot->glyph));
	spot->style = (uint8_t)d->style;
	spot->is_tied = (uint8_t)is_tied;
}

static void finish_cell(struct drawing *d)
{
	if (d->cell >= 0 && d->wide[d->cell] < 0)
		push(d, d->left, d->right);
}

static void end_line(struct drawing *d)
{
	finish_cell(d);
	d->cell = -1;
	d->row++;
	d->column = 0;
	set_margins(d, 0, DRAW_WIDE, 0);
}

static void put_string(struct drawing *d, const char *string, int is_tied)
{
	while (*string) {
		size_t n = 1;
		while (((unsigned char)string[n] & 0xc0) == 0x80)
			n++;
		if (*string == '\n')
			end_line(d);
		else
			put_glyph(d, string, n, is_tied);
		string += n;
	}
}

/* Let the ink reach the sheet. */
static void settle(struct drawing *d)
{
	if (!d->ink.n)
		return;
	if (d->is_item && d->n_items++ > 0)
		put_string(d, d->gap, 0);
	put_string(d, ludo_text_string(&d->ink), d->is_item);
	ludo_text_clear(&d->ink);
}

struct ludo_text *draw_pen(struct drawing *d, int style)
{
	settle(d);
	d->style = style;
	d->is_item = 0;
	return &d->ink;
}

struct ludo_text *draw(struct drawing *d, int style, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	ludo_vputf(draw_pen(d, style), format, args);
	va_end(args);
	return &d->ink;
}

void draw_fit(struct drawing *d, int style, int columns, const char *format, ...)
{
	va_list args;
	struct ludo_text *ink = draw_pen(d, style);
	int from = d->column, left = d->left, right = d->right, is_cut = d->is_cut;
	int to = from + (columns < 0 ? -columns : columns);
	set_margins(d, from, to < right ? to : right, 1);
	va_start(args, format);
	ludo_vputf(ink, format, args);
	va_end(args);
	settle(d);
	if (columns < 0)
		push(d, from, d->right);
	d->column = d->right;
	set_margins(d, left, right, is_cut);
}

void draw_times(struct drawing *d, int style, const char *string, int n)
{
	for (struct ludo_text *ink = draw_pen(d, style); n > 0; n--)
		ludo_put(ink, string);
}

void draw_rule(struct drawing *d, const char *title)
{
	draw(d, LUDO_DIM, "── %s ", title);
	draw_times(d, LUDO_DIM, "─", DRAW_WIDE - draw_column(d));
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- words ---- */

const char *draw_say(const struct drawing *d, const char *english, const char *italian)
{
	return d->lang == LUDO_IT ? italian : english;
}

const char *draw_name(const struct drawing *d, int kind, int id)
{
	return d->face->kinds[kind].names[id].say[d->lang];
}

int draw_seat_style(const struct drawing *d, int seat)
{
	static const struct { const char *name; uint8_t style; } colours[] = {
		{ "Red", LUDO_RED },       { "Brown", LUDO_RED },     { "Green", LUDO_GREEN },
		{ "Yellow", LUDO_YELLOW }, { "Orange", LUDO_YELLOW }, { "Blue", LUDO_BLUE },
		{ "Purple", LUDO_MAGENTA },
	};
	const char *name = d->face->kinds[LUDO_SEAT].names[seat].say[LUDO_EN];
	for (size_t i = 0; i < sizeof(colours) / sizeof(colours[0]); i++)
		if (!strcmp(colours[i].name, name))
			return DRAW_BOLD | colours[i].style;
	return LUDO_BOLD;
}

void draw_seat(struct drawing *d, int seat)
{
	draw(d, LUDO_PLAIN, "%s", ludo_is_waiting(d->core, seat) ? "▶" : " ");
	draw(d, draw_seat_style(d, seat), "%s", draw_name(d, LUDO_SEAT, seat));
}

/* ---- lists ---- */

void draw_list(struct drawing *d, const char *gap)
{
	settle(d);
	d->gap = gap;
	d->n_items = 0;
}

struct ludo_text *draw_item(struct drawing *d, int style, const char *format, ...)
{
	va_list args;
	struct ludo_text *ink = draw_pen(d, style);
	d->is_item = 1;
	va_start(args, format);
	ludo_vputf(ink, format, args);
	va_end(args);
	return ink;
}

int draw_count(struct drawing *d)
{
	settle(d);
	return d->n_items;
}

int draw_set(struct drawing *d, int style, int kind, uint64_t set)
{
	draw_list(d, ", ");
	for (int i = 0; i < d->face->kinds[kind].n; i++)
		if (set >> i & 1)
			draw_item(d, style, "%s", draw_name(d, kind, i));
	return draw_count(d);
}

int draw_tally(struct drawing *d, int style, const char *gap, int kind, const uint8_t *counts)
{
	draw_list(d, gap);
	for (int i = 0; i < d->face->kinds[kind].n; i++) {
		if (!counts[i])
			continue;
		struct ludo_text *item = draw_item(d, style, "%s", draw_name(d, kind, i));
		if (counts[i] > 1)
			ludo_putf(item, "×%d", counts[i]);
	}
	return draw_count(d);
}

void draw_key(struct drawing *d, const struct draw_sign *signs, int n)
{
	draw_list(d, "  ");
	for (int i = 0; i < n; i++)
		draw_item(d, LUDO_DIM, "%s %s", signs[i].sign, signs[i].say[d->lang]);
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- tables ---- */

void draw_columns(struct drawing *d, const struct draw_column *columns, int is_ruled)
{
	settle(d);
	for (int i = 0; i < DRAW_COLUMNS && columns[i].title[d->lang]; i++)
		d->wide[i] = columns[i].wide;
	d->is_ruled = is_ruled;
	d->cell = -1;
}

void draw_titles(struct drawing *d, const struct draw_column *columns, int is_ruled)
{
	draw_columns(d, columns, is_ruled);
	for (int i = 0; columns[i].title[d->lang]; i++)
		draw_cell(d, LUDO_DIM, "%s", columns[i].title[d->lang]);
	draw(d, LUDO_PLAIN, "\n");
}

void draw_next(struct drawing *d)
{
	settle(d);
	finish_cell(d);
	int start = d->cell < 0 ? 0 : d->right;
	d->cell++;
	if (d->cell && d->is_ruled)
		add_lines(d, d->row, start++, UP | DOWN);
	int wide = d->wide[d->cell];
	d->column = start + (wide < 0);
	set_margins(d, d->column, wide ? start + abs(wide) : DRAW_WIDE, wide != 0);
}

struct ludo_text *draw_cell(struct drawing *d, int style, const char *format, ...)
{
	va_list args;
	draw_next(d);
	va_start(args, format);
	ludo_vputf(draw_pen(d, style), format, args);
	va_end(args);
	return &d->ink;
}

/* ---- places ---- */

int draw_row(struct drawing *d)
{
	settle(d);
	return d->row;
}

int draw_column(struct drawing *d)
{
	settle(d);
	return d->column;
}

void draw_move(struct drawing *d, int row, int column)
{
	settle(d);
	end_line(d);
	d->row = row;
	d->column = d->left = column;
}

void draw_push(struct drawing *d, int from, int to)
{
	settle(d);
	push(d, from, to);
}

void draw_tab(struct drawing *d, int columns)
{
	int past = (draw_column(d) - d->left) % columns;
	if (past)
		d->column += columns - past;
}

void draw_hang(struct drawing *d, int columns)
{
	d->left = draw_column(d) + columns;
}

void draw_box(struct drawing *d, int row, int column, int rows, int columns)
{
	int last_row = row + rows - 1, last = column + columns - 1;
	for (int i = column; i <= last; i++) {
		int lines = (i > column ? LEFT : 0) | (i < last ? RIGHT : 0);
		add_lines(d, row, i, lines);
		add_lines(d, last_row, i, lines);
	}
	for (int i = row; i <= last_row; i++) {
		int lines = (i > row ? UP : 0) | (i < last_row ? DOWN : 0);
		add_lines(d, i, column, lines);
		add_lines(d, i, last, lines);
	}
}

/* ---- one sheet ---- */

struct drawing draw_begin(const struct ludo_face *face, const void *blanked, int seat, int lang)
{
	return (struct drawing){ .face = face, .core = blanked, .seat = seat, .lang = lang,
				 .right = DRAW_WIDE, .cell = -1, .gap = ", " };
}

static void change_style(struct ludo_text *text, int from, int to)
{
	if (from != LUDO_PLAIN)
		ludo_style(text, LUDO_PLAIN);
	if (to & DRAW_BOLD)
		ludo_style(text, LUDO_BOLD);
	if (to & ~DRAW_BOLD)
		ludo_style(text, (enum ludo_style)(to & ~DRAW_BOLD));
}

static int is_blank(const struct draw_spot *spot)
{
	return spot->glyph[0] ? spot->glyph[0] == ' ' : !spot->lines;
}

static void write_row(struct ludo_text *text, const struct draw_spot *spots)
{
	int n = DRAW_WIDE, style = LUDO_PLAIN;
	while (n > 0 && is_blank(&spots[n - 1]))
		n--;
	for (int i = 0; i < n; i++) {
		const struct draw_spot *spot = &spots[i];
		int is_line = !spot->glyph[0] && spot->lines;
		int next = is_line ? LUDO_DIM : spot->style;
		if (next != style)
			change_style(text, style, next);
		style = next;
		if (spot->glyph[0])
			ludo_put_n(text, spot->glyph, strnlen(spot->glyph, sizeof(spot->glyph)));
		else
			ludo_put(text, line_glyphs[spot->lines]);
	}
	change_style(text, style, LUDO_PLAIN);
	ludo_put(text, "\n");
}

void draw_end(struct drawing *d, struct ludo_text *text)
{
	settle(d);
	for (int row = 0; row < d->n_rows && !d->failed; row++)
		write_row(text, d->spots + row * DRAW_WIDE);
	text->failed |= d->failed | d->ink.failed;
	ludo_text_free(&d->ink);
	free(d->spots);
}
