/* follow.c: fields that follow from others, when a position is set by hand. */
#include "follow.h"

#include <string.h>

#include "field.h"

static int is_named(const char *line, const char *field)
{
	for (struct ludo_word word; (word = ludo_scan_assignment(&line)).n;) {
		size_t n = 0;
		while (n < word.n && word.at[n] != '[' && word.at[n] != '=')
			n++;
		if (ludo_word_is((struct ludo_word){ word.at, n }, field))
			return 1;
	}
	return 0;
}

/* ---- spots of a field, up to two indexes ---- */

static int n_of(const struct ludo_field *field, int index)
{
	return field->index[index].n ? field->index[index].n : 1;
}

static size_t place_of(const struct ludo_field *field, int i, int j)
{
	return field->at + (size_t)i * field->index[0].stride + (size_t)j * field->index[1].stride;
}

static set128 value_at(const struct ludo_field *field, const void *state, int i, int j)
{
	const unsigned char *bytes = (const unsigned char *)state + place_of(field, i, j);
	set128 value = 0;
	for (int byte = field->width - 1; byte >= 0; byte--)
		value = value << 8 | bytes[byte];
	return value;
}

/* ---- what follows ---- */

/* What one value of the other field adds to a set, or to a number. */
static set128 share(const struct ludo_field *from, set128 value, int is_set)
{
	if (from->how == LUDO_SET)
		return is_set ? value : (set128)set_count(value);
	if (!is_set)
		return from->how == LUDO_TALLY ? value : value != 0;
	return value && value <= 128 ? set128_of((int)value - 1) : 0;
}

/* The value of the ith spot, as it is stored. */
static set128 work_out(const struct ludo_field *field, const struct ludo_field *from,
		       const void *state, int i)
{
	int is_set = field->how == LUDO_SET;
	set128 value = 0;
	for (int k = 0; k < n_of(from, 0); k++)
		for (int j = 0; j < n_of(from, 1); j++) {
			if (field->index[0].n && k != i)
				continue;
			set128 more = share(from, value_at(from, state, k, j), is_set);
			value = is_set ? value | more : value + more;
		}
	return value;
}

static int was_right(const struct ludo_field *field, const struct ludo_field *from,
		     const void *state)
{
	for (int i = 0; i < n_of(field, 0); i++)
		if (value_at(field, state, i, 0) != work_out(field, from, state, i))
			return 0;
	return 1;
}

static void follow(const struct ludo_field *field, const struct ludo_field *from, void *state)
{
	for (int i = 0; i < n_of(field, 0); i++) {
		unsigned char *bytes = (unsigned char *)state + place_of(field, i, 0);
		set128 value = work_out(field, from, state, i);
		for (int byte = 0; byte < field->width; byte++, value >>= 8)
			bytes[byte] = (unsigned char)value;
	}
}

void ludo_set_followers(const struct ludo_game *game, const void *before, void *state,
			const char *line)
{
	for (const struct ludo_follow *f = game->face->follows; f && f->field; f++) {
		const struct ludo_field *field = ludo_field_called(game->face, f->field);
		const struct ludo_field *from = ludo_field_called(game->face, f->from);
		if (field && from && !is_named(line, f->field) && was_right(field, from, before))
			follow(field, from, state);
	}
}

/* A number from things that are counted; a set from sets, or from values that may be absent. */
static int can_follow(const struct ludo_field *field, const struct ludo_field *from)
{
	if (!field || !from || field->index[1].n || field->get || from->get ||
	    (field->index[0].n && field->index[0].n != from->index[0].n))
		return 0;
	if (field->how == LUDO_SET)
		return field->kind == from->kind &&
		       (from->how == LUDO_SET || from->how == LUDO_MAYBE);
	return field->how == LUDO_IS && from->how != LUDO_IS && from->how != LUDO_LINES;
}

int ludo_follows_hold(const struct ludo_game *game, struct ludo_text *error)
{
	for (const struct ludo_follow *f = game->face->follows; f && f->field; f++) {
		if (can_follow(ludo_field_called(game->face, f->field),
			       ludo_field_called(game->face, f->from)))
			continue;
		ludo_putf(error, "field %s cannot follow from %s", f->field, f->from);
		return 0;
	}
	return 1;
}
