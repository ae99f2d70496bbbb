/* types.c: what a view and a catalogue of a game hold, as TypeScript types. */
#include "types.h"

#include <string.h>

#include "board.h"
#include "field.h"
#include "ludo_table.h"
#include "token.h"

enum { MOST_COLUMNS = 96, TAB = 4 };

void ludo_type_name(struct ludo_text *text, const char *token)
{
	int up = 1;
	for (; *token; token++) {
		char c = *token;
		if (up && c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		up = *token == '_';
		if (!up)
			ludo_put_n(text, &c, 1);
	}
}

/* ---- kinds ---- */

/* "a" | "b" | ...: the first n tokens of a kind, in lines that fit. */
static void put_tokens(struct ludo_text *text, const struct ludo_face *face, int kind, int n)
{
	struct ludo_text token = { 0 };
	int column = MOST_COLUMNS;
	for (int i = 0; i < n; i++) {
		ludo_text_clear(&token);
		ludo_write_value(&token, face, kind, i);
		column += (int)token.n + 5;
		if (column > MOST_COLUMNS) {
			ludo_put(text, "\n\t|");
			column = TAB + 1 + (int)token.n + 5;
		} else {
			ludo_put(text, " |");
		}
		ludo_putf(text, " \"%s\"", ludo_text_string(&token));
	}
	ludo_text_free(&token);
}

/* What one value of a kind is written as. */
static void put_kind(struct ludo_text *text, const struct ludo_face *face, int kind)
{
	const struct ludo_kind *k = &face->kinds[kind];
	if (kind && k->form == LUDO_BAG) {
		put_kind(text, face, k->of);
		ludo_put(text, "[]");
	} else if (ludo_kind_has_tokens(face, kind)) {
		ludo_type_name(text, k->token);
	} else {
		ludo_put(text, "number");
	}
}

static void put_part(struct ludo_text *text, const struct ludo_face *face, int kind)
{
	ludo_put(text, "${");
	put_kind(text, face, kind);
	ludo_put(text, "}");
}

static void put_kinds(struct ludo_text *text, const struct ludo_face *face)
{
	for (int kind = LUDO_KINDS; kind < face->n_kinds; kind++) {
		const struct ludo_kind *k = &face->kinds[kind];
		if (!ludo_kind_has_tokens(face, kind))
			continue;
		ludo_put(text, "\nexport type ");
		ludo_type_name(text, k->token);
		ludo_put(text, " =");
		if (k->form == LUDO_PAIR) {
			ludo_put(text, " `");
			put_part(text, face, k->of);
			ludo_put(text, ".");
			put_part(text, face, k->with);
			ludo_put(text, "`");
		} else {
			put_tokens(text, face, kind, k->n);
		}
		ludo_put(text, ";\n");
	}
}

/* ---- args ---- */

static void put_args(struct ludo_text *text, const struct ludo_face *face, const char *token,
		     const uint8_t *kind, int n)
{
	ludo_putf(text, "\t%s: [", token);
	for (int i = 0; i < n; i += ludo_kind_numbers(face, kind[i])) {
		ludo_put(text, i ? ", " : "");
		put_kind(text, face, kind[i]);
	}
	ludo_put(text, "];\n");
}

static void put_phrases(struct ludo_text *text, const struct ludo_face *face, const char *what,
			const struct ludo_phrase *phrase, int from, int to)
{
	ludo_putf(text, "\n/** What stands in 'args' of %s. */\n", what);
	ludo_putf(text, "export interface %s {\n",
		  phrase == face->events ? "EventArgs" : "QuestionArgs");
	for (int i = from; i < to; i++) {
		uint8_t kind[3];
		int n = ludo_kinds_in(face, phrase[i].say[LUDO_EN], kind);
		put_args(text, face, phrase[i].token, kind, n);
	}
	ludo_put(text, "}\n");
}

static void put_verbs(struct ludo_text *text, const struct ludo_face *face)
{
	ludo_put(text, "\n/** What stands in 'args' of a move. */\nexport interface MoveArgs {\n");
	for (int v = 1; v < face->n_verbs; v++) {
		int n = 0;
		while (n < 3 && face->verbs[v].kind[n])
			n++;
		put_args(text, face, face->verbs[v].token, face->verbs[v].kind, n);
	}
	ludo_put(text, "}\n");
}

/* ---- the board ---- */

static void put_value(struct ludo_text *text, const struct ludo_face *face,
		      const struct ludo_field *field, int last)
{
	put_kind(text, face, field->how == LUDO_TALLY ? field->index[last].kind : field->kind);
	if (field->how == LUDO_SET || field->how == LUDO_TALLY)
		ludo_put(text, "[]");
	if (field->how == LUDO_MAYBE)
		ludo_put(text, " | null");
}

/* The type of what index 'depth' and those behind it hold. */
static void put_indexed(struct ludo_text *text, const struct ludo_face *face,
			const struct ludo_field *field, int depth)
{
	int last = field->index[1].n ? 1 : 0;
	const struct ludo_index *index = &field->index[depth];
	if (depth == 2 || !index->n || (field->how == LUDO_TALLY && depth == last)) {
		put_value(text, face, field, last);
		return;
	}
	if (!ludo_kind_has_tokens(face, index->kind)) {
		int is_union = field->how == LUDO_MAYBE;
		ludo_put(text, is_union ? "(" : "");
		put_indexed(text, face, field, depth + 1);
		ludo_put(text, is_union ? ")[]" : "[]");
		return;
	}
	ludo_put(text, "Record<");
	if (index->n < face->kinds[index->kind].n)
		put_tokens(text, face, index->kind, index->n);
	else
		put_kind(text, face, index->kind);
	ludo_put(text, ", ");
	put_indexed(text, face, field, depth + 1);
	ludo_put(text, ">");
}

static int put_fields(struct ludo_text *text, const struct ludo_game *game, enum ludo_whose whose,
		      const char *name)
{
	int n = 0;
	for (int i = 0; i < game->face->n_fields; i++) {
		const struct ludo_field *field = &game->face->fields[i];
		if (ludo_field_is_spare(field) || ludo_field_whose(game, field) != whose)
			continue;
		if (!n++)
			ludo_putf(text, "\nexport interface %s {\n", name);
		ludo_putf(text, "\t%s: ", field->name);
		put_indexed(text, game->face, field, whose == LUDO_MINE);
		ludo_put(text, ";\n");
	}
	return n;
}

static void put_board(struct ludo_text *text, const struct ludo_game *game)
{
	int has_mine = put_fields(text, game, LUDO_MINE, "Mine");
	if (has_mine)
		ludo_put(text, "}\n");
	put_fields(text, game, LUDO_OPEN, "Board");
	if (has_mine)
		ludo_put(text, "\tmine?: Mine; // of the seat that looks\n");
	ludo_put(text, "}\n");
}

void ludo_types(struct ludo_text *text, const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	ludo_putf(text, "/* state.ts: what a view and the catalogue of %s hold.  Written by\n"
			" * 'ludoteca types %s'; ./test types compares. */\n",
		  face->name[LUDO_EN], game->id);
	put_kinds(text, face);
	put_verbs(text, face);
	put_phrases(text, face, "an event", face->events, 1, face->n_events);
	put_phrases(text, face, "a question", face->lines, face->n_steps + 1, face->n_lines);
	put_board(text, game);
	if (!face->printed)
		return;
	struct ludo_text json = { 0 };
	ludo_json_open(&json, 0, '{');
	face->printed(&json, LUDO_EN);
	ludo_json_close(&json, '}');
	ludo_put(text, "\n/** What never changes: the catalogue's own part. */\n"
		       "export type Printed = ");
	ludo_sample_type(text, face, ludo_text_string(&json));
	ludo_put(text, ";\n");
	ludo_text_free(&json);
}
