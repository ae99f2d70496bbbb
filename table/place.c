/* place.c: things of which there is one each.
 *
 * A thing is a row of names: two kinds that share the row speak of the same thing, as a
 * game's cards and its cards of one colour do. */
#include "place.h"

#include <string.h>

#include "field.h"

/* ---- one spot of a field: a set, or one value ---- */

struct spot {
	const struct ludo_kind *kind;
	const struct ludo_field *field;
	unsigned char *at;
};

/* The nth spot of a field; 0 after the last one. */
static int spot_number(const struct ludo_face *face, const struct ludo_field *field, void *state,
		       int n, struct spot *spot)
{
	int rows = field->index[0].n ? field->index[0].n : 1;
	int columns = field->index[1].n ? field->index[1].n : 1;
	if (n >= rows * columns)
		return 0;
	*spot = (struct spot){ &face->kinds[field->kind], field,
			       (unsigned char *)state + field->at +
				       n / columns * field->index[0].stride +
				       n % columns * field->index[1].stride };
	return 1;
}

/* Could things lie there? */
static int can_hold(const struct ludo_face *face, const struct ludo_field *field)
{
	return !field->get && field->kind && face->kinds[field->kind].form == LUDO_NAMED &&
	       (field->how == LUDO_SET || field->how == LUDO_MAYBE || field->how == LUDO_IS);
}

/* The thing's number in the kind of the spot; -1 if it has none. */
static int number_of(const struct spot *spot, const struct ludo_name *it)
{
	int is_set = spot->field->how == LUDO_SET, most = 8 * spot->field->width;
	for (int i = 0; i < spot->kind->n && (!is_set || i < most); i++)
		if (&spot->kind->names[i] == it)
			return i;
	return -1;
}

static unsigned value_of(const struct spot *spot)
{
	unsigned value = 0;
	for (int i = spot->field->width - 1; i >= 0; i--)
		value = value << 8 | spot->at[i];
	return value;
}

static int has_number(const struct spot *spot, int i)
{
	if (i < 0)
		return 0;
	if (spot->field->how == LUDO_SET)
		return i < 8 * spot->field->width && (spot->at[i / 8] >> i % 8 & 1);
	return value_of(spot) == (unsigned)i + (spot->field->how == LUDO_MAYBE);
}

static void take(const struct spot *spot, int i)
{
	if (spot->field->how == LUDO_SET)
		spot->at[i / 8] &= (unsigned char)~(1u << i % 8);
	else if (spot->field->how == LUDO_MAYBE)
		memset(spot->at, 0, spot->field->width);
}

static void put(const struct spot *spot, int i)
{
	unsigned value = (unsigned)i + (spot->field->how == LUDO_MAYBE);
	if (spot->field->how == LUDO_SET) {
		spot->at[i / 8] |= (unsigned char)(1u << i % 8);
		return;
	}
	for (int byte = 0; byte < spot->field->width && byte < 4; byte++)
		spot->at[byte] = (unsigned char)(value >> 8 * byte);
}

/* ---- the whole state ---- */

static int lies_somewhere(const struct ludo_face *face, void *state, const struct ludo_name *it)
{
	for (const char *const *name = face->places; *name; name++) {
		const struct ludo_field *field = ludo_field_called(face, *name);
		struct spot spot;
		for (int n = 0; field && spot_number(face, field, state, n, &spot); n++)
			if (has_number(&spot, number_of(&spot, it)))
				return 1;
	}
	return 0;
}

static void take_everywhere(const struct ludo_face *face, void *state, const struct ludo_name *it)
{
	for (const char *const *name = face->places; *name; name++) {
		const struct ludo_field *field = ludo_field_called(face, *name);
		struct spot spot;
		for (int n = 0; field && spot_number(face, field, state, n, &spot); n++)
			if (has_number(&spot, number_of(&spot, it)))
				take(&spot, number_of(&spot, it));
	}
}

/* Where one stood the other stands, in places and in what the game remembers of them. */
static void exchange(const struct ludo_face *face, void *state, const struct ludo_name *a,
		     const struct ludo_name *b)
{
	for (int f = 0; f < face->n_fields; f++) {
		struct spot spot;
		for (int n = 0; can_hold(face, &face->fields[f]) &&
				spot_number(face, &face->fields[f], state, n, &spot); n++) {
			int i = number_of(&spot, a), j = number_of(&spot, b);
			int has_a = has_number(&spot, i), has_b = has_number(&spot, j);
			if (has_a == has_b)
				continue;
			take(&spot, has_a ? i : j);
			if (i >= 0 && j >= 0)
				put(&spot, has_a ? j : i);
		}
	}
}

/* ---- one assignment ---- */

/* The first thing from number *i on that is in one spot and not in the other; null if none. */
static const struct ludo_name *more_in(const struct spot *spot, const struct spot *other,
				       int *i)
{
	for (; *i < spot->kind->n; ++*i)
		if (has_number(spot, *i) && !has_number(other, *i))
			return &spot->kind->names[(*i)++];
	return 0;
}

/* Let the things come that will be in a spot afterwards. */
static void fill_spot(const struct ludo_face *face, void *state, void *named,
		      const struct spot *before, const struct spot *after)
{
	int come = 0, gone = 0;
	for (const struct ludo_name *it; (it = more_in(after, before, &come));) {
		if (lies_somewhere(face, named, it))
			continue; /* this line has put it elsewhere */
		const struct ludo_name *other = more_in(before, after, &gone);
		if (other)
			exchange(face, state, it, other);
		else
			take_everywhere(face, state, it);
	}
}

int ludo_take_things(const struct ludo_game *game, void *state, void *named,
		     struct ludo_word assignment, struct ludo_text *error)
{
	_Alignas(16) char before[LUDO_STATE], after[LUDO_STATE];
	const struct ludo_face *face = game->face;
	if (!face->places)
		return 1;
	memcpy(before, state, game->rules->size);
	memcpy(after, state, game->rules->size);
	if (!ludo_field_set(game, after, assignment, error))
		return 0;
	for (const char *const *name = face->places; *name; name++) {
		const struct ludo_field *field = ludo_field_called(face, *name);
		struct spot was, will, is;
		for (int n = 0; field && spot_number(face, field, before, n, &was); n++)
			if (spot_number(face, field, after, n, &will) &&
			    spot_number(face, field, state, n, &is) &&
			    memcmp(was.at, will.at, field->width))
				fill_spot(face, state, named, &is, &will);
	}
	*(struct ludo_core *)named = *(const struct ludo_core *)state; /* how many seats */
	return ludo_field_set(game, named, assignment, error);
}

int ludo_places_hold(const struct ludo_game *game, struct ludo_text *error)
{
	for (const char *const *name = game->face->places; name && *name; name++) {
		const struct ludo_field *field = ludo_field_called(game->face, *name);
		if (field && field->how != LUDO_IS && can_hold(game->face, field))
			continue;
		ludo_putf(error, "%s is no field where things could lie", *name);
		return 0;
	}
	return 1;
}
