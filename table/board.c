/* board.c: the board of a view from the field table; docs/view.md describes it. */
#include "board.h"

#include "field.h"
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
	if (at.field->how == LUDO_TALLY && (depth == 1 || !index[1].n)) {
		show_tally(json, key, at, depth);
		return;
	}
	int keyed = ludo_kind_has_tokens(face, index->kind), n = index->n;
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

static void show_fields(struct ludo_text *json, const struct ludo_game *game, const void *blanked,
			int seat, enum ludo_whose whose)
{
	for (int i = 0; i < game->face->n_fields; i++) {
		const struct ludo_field *field = &game->face->fields[i];
		struct looking at = { game, field, blanked, { 0, 0 } };
		if (ludo_field_is_spare(field) || ludo_field_whose(game, field) != whose)
			continue;
		if (whose == LUDO_MINE)
			at.index[0] = seat;
		show(json, field->name, at, whose == LUDO_MINE);
	}
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
