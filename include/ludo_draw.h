/* ludo_draw.h: a board drawn as text, for a game's screen.c.
 *
 * A drawing is a sheet of 100 columns that grows downwards.  What is drawn stands where
 * the pen is.  Words that would pass the right margin go on below the left one, so no
 * drawing is ever too wide; a "\n" ends a line.  Styles never carry meaning alone. */
#ifndef LUDO_DRAW_H
#define LUDO_DRAW_H

#include "ludo_face.h"

enum { DRAW_WIDE = 100, DRAW_COLUMNS = 24 /* most of a table */ };

/* Added to a colour, for dark ones are hard to read on black. */
enum { DRAW_BOLD = 0x10 };

/* A column of a table.  wide: 0 takes the rest of the line and goes on below itself, the
 * others are cut; below 0 it is aligned to the right, behind a blank.  A row without a
 * title ends the list. */
struct draw_column {
	int wide;
	const char *title[LUDO_LANGS];
};

/* A sign, and what it means. */
struct draw_sign {
	const char *sign, *say[LUDO_LANGS];
};

struct draw_spot; /* one character on the sheet */

struct drawing {
	const struct ludo_face *face;
	const struct ludo_core *core; /* of the blanked state */
	int seat, lang;               /* whose eyes, LUDO_NOBODY's too; and ears */

	/* the rest is the kit's own */
	struct draw_spot *spots;
	int n_rows, room, failed;
	int row, column, left, right, is_cut;
	struct ludo_text ink; /* on its way to the sheet */
	int style, is_item, n_items;
	const char *gap;
	int wide[DRAW_COLUMNS], is_ruled, cell;
};

/* ---- words ---- */

/* The one in the language of the drawing. */
const char *draw_say(const struct drawing *d, const char *english, const char *italian);
/* The name of a thing of a named kind. */
const char *draw_name(const struct drawing *d, int kind, int id);
/* The colour that a seat's English name tells. */
int draw_seat_style(const struct drawing *d, int seat);

/* ---- drawing on ----
 *
 * What returns a text lets one write on into it, up to the next call. */

struct ludo_text *draw_pen(struct drawing *d, int style);
struct ludo_text *draw(struct drawing *d, int style, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* In exactly so many columns: cut, or filled with blanks; below 0: aligned to the right. */
void draw_fit(struct drawing *d, int style, int columns, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
void draw_times(struct drawing *d, int style, const char *string, int n);
/* A seat by name and in its colour, behind "▶" if it owes an answer. */
void draw_seat(struct drawing *d, int seat);
/* "── title ──────" in a line of its own. */
void draw_rule(struct drawing *d, const char *title);

/* ---- lists: items that are not broken, with something between them ---- */

void draw_list(struct drawing *d, const char *gap);
struct ludo_text *draw_item(struct drawing *d, int style, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
int draw_count(struct drawing *d); /* items of the list so far */
/* The members of a set by name, or counted things ("farm, mill×2"), as lists of their own;
 * return how many. */
int draw_set(struct drawing *d, int style, int kind, uint64_t set);
int draw_tally(struct drawing *d, int style, const char *gap, int kind, const uint8_t *counts);
/* What the signs mean, in lines of their own. */
void draw_key(struct drawing *d, const struct draw_sign *signs, int n);

/* ---- tables ---- */

/* What follows may have cells of these columns, with lines between them or not; and the
 * same, with a line of their titles. */
void draw_columns(struct drawing *d, const struct draw_column *columns, int is_ruled);
void draw_titles(struct drawing *d, const struct draw_column *columns, int is_ruled);
/* Go on to the next cell, the first one at the beginning of a line; and draw there. */
void draw_next(struct drawing *d);
struct ludo_text *draw_cell(struct drawing *d, int style, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- places on the sheet, counted from 0 ---- */

int draw_row(struct drawing *d);
int draw_column(struct drawing *d);
void draw_move(struct drawing *d, int row, int column);
/* On to the next of the columns that lie so far from each other. */
void draw_tab(struct drawing *d, int columns);
/* What does not fit goes on so many columns to the right of here, up to the line's end. */
void draw_hang(struct drawing *d, int columns);
/* Shift what this line has from one column up to the pen, so that it ends at another. */
void draw_push(struct drawing *d, int from, int to);
/* A frame; where frames and the lines of tables touch, they join. */
void draw_box(struct drawing *d, int row, int column, int rows, int columns);

/* ---- for the table: one sheet ---- */

struct drawing draw_begin(const struct ludo_face *face, const void *blanked, int seat, int lang);
void draw_end(struct drawing *d, struct ludo_text *text);

#endif
