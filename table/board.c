/* board.c: the board of a view from the field table; docs/view.md describes it. */
#include "board.h"

#include "field.h"
#include "patch.h"
#include "token.h"

/* ---- values ---- */

int ludo_kind_has_tokens(const struct ludo_face *face, int kind)
{
	int form = face->kinds[kind].form;
	return kind >= LUDO_KINDS && (form == LUDO_NAMED || form == LUDO_PAIR);
}

static void json_bag(struct ludo_text *json, const char *key, const struct ludo_face *face,
		     const struct ludo_kind *bag, int64_t value)
{
	ludo_json_open(json, key, '[');
	for (int i = 0; i < face->kinds[bag->of].n; i++)
		for (int n = ludo_bag_count(bag, value, i); n > 0; n--)
			ludo_json_value(json, 0, face, bag->of, i);
	ludo_json_close(json, ']');
}

void ludo_json_value(struct ludo_text *json, const char *key, const struct ludo_face *face,
		     int kind, int64_t value)
{
	const struct ludo_kind *k = &face->kinds[kind];
	if (kind >= LUDO_KINDS && k->form == LUDO_NAMED && value >= 0 && value < k->n) {
		ludo_json_string(json, key, k->names[value].token);
	} else if (ludo_kind_has_tokens(face, kind) && value >= 0 && value < k->n) {
		struct ludo_text token = { 0 };
		ludo_write_value(&token, face, kind, value);
		ludo_json_string(json, key, ludo_text_string(&token));
		ludo_text_free(&token);
	} else if (kind && k->form == LUDO_BAG) {
		json_bag(json, key, face, k, value);
	} else {
		ludo_json_number(json, key, value);
	}
}

/* ---- fields ---- */

struct looking {
	const struct ludo_game *game;
	const struct ludo_field *field;
	const void *blanked;
	int index[2];
};

static void show_set(struct ludo_text *json, const char *key, const struct looking *at)
{
	ludo_json_open(json, key, '[');
	set_each(i, ludo_field_members(at->field, at->blanked, at->index[0], at->index[1]))
		ludo_json_value(json, 0, at->game->face, at->field->kind, i);
	ludo_json_close(json, ']');
}

/* The things that the last index counts, each as often as it is there. */
static void show_tally(struct ludo_text *json, const char *key, struct looking at, int last)
{
	const struct ludo_index *things = &at.field->index[last];
	ludo_json_open(json, key, '[');
	for (at.index[last] = 0; at.index[last] < things->n; at.index[last]++) {
		int64_t n = ludo_field_value(at.field, at.blanked, at.index[0], at.index[1]);
		while (n-- > 0)
			ludo_json_value(json, 0, at.game->face, things->kind, at.index[last]);
	}
	ludo_json_close(json, ']');
}

static void show_one(struct ludo_text *json, const char *key, const struct looking *at)
{
	int maybe = at->field->how == LUDO_MAYBE;
	if (at->field->how == LUDO_SET) {
		show_set(json, key, at);
		return;
	}
	int64_t value = ludo_field_value(at->field, at->blanked, at->index[0], at->index[1]);
	if (maybe && !value)
		ludo_json_null(json, key);
	else
		ludo_json_value(json, key, at->game->face, at->field->kind, value - maybe);
}

/* Are the things of this index told by how many there are of each? */
static int is_tallied(const struct ludo_field *field, int depth)
{
	return field->how == LUDO_TALLY && (depth == 1 || !field->index[1].n);
}

/* Is what an index tells apart written as an object, by names? */
static int is_keyed(const struct looking *at, int depth)
{
	return !is_tallied(at->field, depth) &&
	       ludo_kind_has_tokens(at->game->face, at->field->index[depth].kind);
}

/* The values of index 'depth' and of those behind it. */
static void show(struct ludo_text *json, const char *key, struct looking at, int depth)
{
	const struct ludo_face *face = at.game->face;
	const struct ludo_index *index = &at.field->index[depth];
	int is_last = depth == 2 || !index->n;
	if (is_last) {
		show_one(json, key, &at);
		return;
	}
	if (is_tallied(at.field, depth)) {
		show_tally(json, key, at, depth);
		return;
	}
	int keyed = is_keyed(&at, depth), n = index->n;
	int n_seats = ((const struct ludo_core *)at.blanked)->n_seats;
	if (index->kind == LUDO_SEAT && n > n_seats)
		n = n_seats;
	struct ludo_text token = { 0 };
	ludo_json_open(json, key, keyed ? '{' : '[');
	for (int i = 0; i < n; i++) {
		at.index[depth] = i;
		ludo_text_clear(&token);
		if (keyed)
			ludo_write_value(&token, face, index->kind, i);
		show(json, keyed ? ludo_text_string(&token) : 0, at, depth + 1);
	}
	ludo_json_close(json, keyed ? '}' : ']');
	ludo_text_free(&token);
}

static int n_fields_of(const struct ludo_game *game, enum ludo_whose whose)
{
	int n = 0;
	for (int i = 0; i < game->face->n_fields; i++)
		n += ludo_field_whose(game, &game->face->fields[i]) == whose;
	return n;
}

/* The next field that somebody may see so, with where to look at it; null after the last one. */
static const struct ludo_field *next_field(struct looking *at, int *depth, int seat,
					   enum ludo_whose whose)
{
	const struct ludo_face *face = at->game->face;
	const struct ludo_field *field = at->field ? at->field + 1 : face->fields;
	while (field < face->fields + face->n_fields &&
	       (ludo_field_is_spare(field) || ludo_field_whose(at->game, field) != whose))
		field++;
	*depth = whose == LUDO_MINE;
	at->index[0] = *depth ? seat : 0;
	at->index[1] = 0;
	at->field = field;
	return field < face->fields + face->n_fields ? field : 0;
}

static void show_fields(struct ludo_text *json, const struct ludo_game *game, const void *blanked,
			int seat, enum ludo_whose whose)
{
	struct looking at = { game, 0, blanked, { 0, 0 } };
	int depth;
	while (next_field(&at, &depth, seat, whose))
		show(json, at.field->name, at, depth);
}

void ludo_board(struct ludo_text *json, const struct ludo_game *game, const void *blanked,
		int seat)
{
	show_fields(json, game, blanked, seat, LUDO_OPEN);
	if (seat < 0 || !n_fields_of(game, LUDO_MINE))
		return;
	ludo_json_open(json, "mine", '{');
	show_fields(json, game, blanked, seat, LUDO_MINE);
	ludo_json_close(json, '}');
}

/* ---- what has changed ---- */

/* Of what is written as an object only what differs, of anything else all of it. */
static void patch(struct ludo_text *json, const char *key, struct looking is, const void *was,
		  int depth)
{
	const struct ludo_field *field = is.field;
	const struct ludo_index *index = &field->index[depth];
	if (ludo_field_is_same(field, was, is.blanked, depth, is.index[0], is.index[1]))
		return;
	if (depth == 2 || !index->n || !is_keyed(&is, depth)) {
		show(json, key, is, depth);
		return;
	}
	struct ludo_text token = { 0 };
	ludo_json_open(json, key, '{');
	for (int i = 0; i < index->n; i++) {
		is.index[depth] = i;
		ludo_text_clear(&token);
		ludo_write_value(&token, is.game->face, index->kind, i);
		patch(json, ludo_text_string(&token), is, was, depth + 1);
	}
	ludo_json_close(json, '}');
	json->failed |= token.failed;
	ludo_text_free(&token);
}

static void patch_fields(struct ludo_text *json, const struct ludo_game *game, const void *was,
			 const void *is, int seat, enum ludo_whose whose)
{
	struct looking at = { game, 0, is, { 0, 0 } };
	int depth;
	while (next_field(&at, &depth, seat, whose))
		patch(json, at.field->name, at, was, depth);
}

void ludo_board_patch(struct ludo_text *json, const struct ludo_game *game, const void *was,
		      const void *is, int seat)
{
	struct ludo_mark board = ludo_json_try(json, "board");
	patch_fields(json, game, was, is, seat, LUDO_OPEN);
	if (seat >= 0) {
		struct ludo_mark mine = ludo_json_try(json, "mine");
		patch_fields(json, game, was, is, seat, LUDO_MINE);
		ludo_json_settle(json, mine);
	}
	ludo_json_settle(json, board);
}
