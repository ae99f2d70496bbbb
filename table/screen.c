/* screen.c: the board as text, as the game draws it or else from its kinds and fields:
 * single values first, then a table for each kind that indexes others, what the seat alone
 * may see, and the points. */
#include <string.h>

#include "field.h"
#include "ludo_draw.h"
#include "ludo_table.h"

/* Names may have commas in them. */
static const char gap[] = "; ", nothing[] = "–";

/* Blanks between columns, most fields in a table, least room for a list that wraps. */
enum { GAP = 2, MOST_FIELDS = DRAW_COLUMNS - 2, LEAST_REST = 24 };

struct board {
	struct drawing d;
	const struct ludo_game *game;
	const void *blanked;
};

/* ---- values in words ---- */

static void say_value(const struct board *b, struct ludo_text *out, int kind, int64_t value)
{
	struct ludo_speaker who = { b->game, b->d.lang, { 0 } };
	ludo_say_name(out, &who, kind, value);
}

static void say_set(const struct board *b, struct ludo_text *out, int kind, set128 set)
{
	int n = 0;
	set_each(i, set) {
		ludo_put(out, n++ ? gap : "");
		say_value(b, out, kind, i);
	}
}

static void say_one(const struct board *b, struct ludo_text *out, const struct ludo_field *field,
		    int i, int j)
{
	int64_t value = ludo_field_value(field, b->blanked, i, j);
	if (field->how == LUDO_SET)
		say_set(b, out, field->kind, ludo_field_members(field, b->blanked, i, j));
	else if (field->how != LUDO_MAYBE)
		say_value(b, out, field->kind, value);
	else if (value)
		say_value(b, out, field->kind, value - 1);
}

/* Is there anything to say? */
static int has_value(const struct board *b, const struct ludo_field *field, int i, int j)
{
	return field->how == LUDO_SET ? ludo_field_members(field, b->blanked, i, j) != 0
				      : ludo_field_value(field, b->blanked, i, j) != 0;
}

static int is_named(const struct board *b, int kind)
{
	return b->game->face->kinds[kind].form != LUDO_NUMBER;
}

/* A field's values along one of its indexes, those that are nothing left out. */
static void say_along(const struct board *b, struct ludo_text *out,
		      const struct ludo_field *field, int i, int along)
{
	const struct ludo_index *index = &field->index[along];
	for (int k = 0, n = 0; k < index->n; k++) {
		int first = along ? i : k, second = along ? k : 0;
		int64_t value = ludo_field_value(field, b->blanked, first, second);
		if (!has_value(b, field, first, second))
			continue;
		ludo_put(out, n++ ? gap : "");
		if (field->how != LUDO_TALLY && is_named(b, index->kind)) {
			say_value(b, out, index->kind, k);
			ludo_put(out, " ");
		}
		if (field->how != LUDO_TALLY)
			say_one(b, out, field, first, second);
		else
			say_value(b, out, index->kind, k);
		if (field->how == LUDO_TALLY && value > 1)
			ludo_putf(out, "×%d", (int)value);
	}
}

/* What a field says at its first index, or all of it where that one is 'whole'. */
static const char *say_field(const struct board *b, struct ludo_text *out,
			     const struct ludo_field *field, int i, int is_whole)
{
	ludo_text_clear(out);
	if (field->index[!is_whole].n)
		say_along(b, out, field, i, !is_whole);
	else
		say_one(b, out, field, i, 0);
	return out->n ? ludo_text_string(out) : nothing;
}

/* ---- lines: one value after the other ---- */

static const char *label_of(const struct board *b, const struct ludo_field *field)
{
	return ludo_field_label(b->game->face, field, b->d.lang);
}

static void draw_value(struct board *b, const struct ludo_field *field, int i, int is_whole,
		       const char *before)
{
	struct ludo_text text = { 0 };
	draw(&b->d, LUDO_PLAIN, "%s", before);
	draw(&b->d, LUDO_DIM, "%s ", label_of(b, field));
	draw(&b->d, LUDO_PLAIN, "%s", say_field(b, &text, field, i, is_whole));
	ludo_text_free(&text);
}

/* The kind whose things are the rows of a table with this field in it, or none. */
static int rows_of(const struct board *b, const struct ludo_field *field)
{
	const struct ludo_index *index = &field->index[0];
	int is_list = field->how == LUDO_TALLY && !field->index[1].n;
	return index->n && !is_list && is_named(b, index->kind) ? index->kind : LUDO_NONE;
}

static void draw_values(struct board *b, enum ludo_whose whose, const char *title)
{
	const struct ludo_face *face = b->game->face;
	const char *before = title;
	for (int k = 0; k < face->n_fields; k++) {
		const struct ludo_field *field = &face->fields[k];
		if (ludo_field_is_spare(field) || ludo_field_whose(b->game, field) != whose ||
		    (whose == LUDO_OPEN && rows_of(b, field)))
			continue;
		draw_value(b, field, whose == LUDO_MINE ? b->d.seat : 0, whose == LUDO_OPEN,
			   before);
		before = " · ";
	}
	if (before != title)
		draw(&b->d, LUDO_PLAIN, "\n");
}

/* ---- tables: things down, fields across ---- */

static int n_rows(const struct board *b, int kind)
{
	return kind == LUDO_SEAT ? b->d.core->n_seats : b->game->face->kinds[kind].n;
}

static int wide_of(const struct board *b, const struct ludo_field *field, int n)
{
	struct ludo_text text = { 0 };
	int most = ludo_columns(label_of(b, field));
	for (int i = 0; i < n && i < field->index[0].n; i++) {
		int wide = ludo_columns(say_field(b, &text, field, i, 0));
		most = wide > most ? wide : most;
	}
	ludo_text_free(&text);
	return most + GAP;
}

static int name_wide(const struct board *b, int kind)
{
	int most = ludo_columns(b->game->face->kinds[kind].token);
	struct ludo_text text = { 0 };
	for (int i = 0; i < n_rows(b, kind); i++) {
		ludo_text_clear(&text);
		say_value(b, &text, kind, i);
		int wide = ludo_columns(ludo_text_string(&text));
		most = wide > most ? wide : most;
	}
	ludo_text_free(&text);
	return most + 1 + GAP; /* 1: the mark of a seat in turn */
}

struct grid {
	int kind, n; /* fields */
	const struct ludo_field *fields[MOST_FIELDS];
	struct draw_column columns[DRAW_COLUMNS]; /* the name's first, an end last */
};

/* Take fields into a table while there is room; returns where to go on. */
static int fill_grid(const struct board *b, struct grid *grid, int from)
{
	const struct ludo_face *face = b->game->face;
	const char *token = face->kinds[grid->kind].token;
	int left = DRAW_WIDE - name_wide(b, grid->kind), k = from, is_full = 0;
	grid->columns[0] = (struct draw_column){ DRAW_WIDE - left, { token, token } };
	for (grid->n = 0; k < face->n_fields && grid->n < MOST_FIELDS && !is_full; k++) {
		const struct ludo_field *field = &face->fields[k];
		if (ludo_field_is_spare(field) || rows_of(b, field) != grid->kind ||
		    ludo_field_whose(b->game, field) != LUDO_OPEN)
			continue;
		int wide = wide_of(b, field, n_rows(b, grid->kind));
		is_full = wide > left;
		if (is_full && left < LEAST_REST && grid->n)
			break;
		left -= wide;
		grid->fields[grid->n++] = field;
		const char *label = label_of(b, field);
		grid->columns[grid->n] =
			(struct draw_column){ is_full ? 0 : wide, { label, label } };
	}
	grid->columns[grid->n + 1] = (struct draw_column){ 0, { 0, 0 } };
	return k;
}

static int is_empty(const struct board *b, const struct ludo_field *field, int i)
{
	int n = field->index[1].n ? field->index[1].n : 1;
	for (int j = 0; j < n; j++)
		if (has_value(b, field, i, j))
			return 0;
	return 1;
}

/* Rows that are all nothing are left out, for most games have many places. */
static int is_shown(const struct board *b, const struct grid *grid, int i)
{
	if (grid->kind == LUDO_SEAT)
		return 1;
	for (int k = 0; k < grid->n; k++)
		if (!is_empty(b, grid->fields[k], i))
			return 1;
	return 0;
}

static void draw_row_of(struct board *b, const struct grid *grid, int i)
{
	struct drawing *d = &b->d;
	struct ludo_text text = { 0 };
	draw_next(d);
	if (grid->kind == LUDO_SEAT)
		draw_seat(d, i);
	else
		say_value(b, draw(d, LUDO_PLAIN, " "), grid->kind, i);
	for (int k = 0; k < grid->n; k++)
		draw_cell(d, LUDO_PLAIN, "%s", say_field(b, &text, grid->fields[k], i, 0));
	draw(d, LUDO_PLAIN, "\n");
	ludo_text_free(&text);
}

static void draw_table(struct board *b, int kind)
{
	struct grid grid = { .kind = kind };
	for (int from = 0; (from = fill_grid(b, &grid, from)), grid.n;) {
		int n = 0;
		for (int i = 0; i < n_rows(b, kind); i++) {
			if (!is_shown(b, &grid, i))
				continue;
			if (!n++)
				draw_titles(&b->d, grid.columns, 0);
			draw_row_of(b, &grid, i);
		}
	}
}

/* ---- the whole board ---- */

static void draw_points(struct board *b)
{
	struct drawing *d = &b->d;
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	b->game->rules->standings(b->blanked, points, place);
	draw(d, LUDO_PLAIN, "%s: ", draw_say(d, "Points", "Punti"));
	draw_list(d, " · ");
	for (int seat = 0; seat < d->core->n_seats; seat++)
		draw_item(d, draw_seat_style(d, seat), "%s %d", draw_name(d, LUDO_SEAT, seat),
			  (int)points[seat]);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_fields(struct board *b)
{
	draw_values(b, LUDO_OPEN, "");
	for (int kind = LUDO_SEAT; kind < b->game->face->n_kinds; kind++)
		draw_table(b, kind);
	if (b->d.seat >= 0 && b->d.seat < b->d.core->n_seats)
		draw_values(b, LUDO_MINE, draw_say(&b->d, "Only you see: ", "Vedi solo tu: "));
	draw_points(b);
}

void ludo_screen(const struct ludo_game *game, const void *blanked, int seat, int lang,
		 struct ludo_text *text)
{
	struct board b = { draw_begin(game->face, blanked, seat, lang), game, blanked };
	if (game->face->screen)
		game->face->screen(&b.d, blanked);
	else
		draw_fields(&b);
	draw_end(&b.d, text);
}
