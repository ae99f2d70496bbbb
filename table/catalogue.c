/* catalogue.c: what a game has in its box, in one language: its kinds and their names, its
 * verbs, events and questions, the fields of its board, and what is printed.  It never
 * changes while the rules stay the same; docs/view.md describes it. */
#include <string.h>

#include "board.h"
#include "field.h"
#include "ludo_table.h"
#include "token.h"

static const char *const forms[] = {
	[LUDO_NUMBER] = "number", [LUDO_NAMED] = "named", [LUDO_BAG] = "bag", [LUDO_PAIR] = "pair",
};

static const char *const hows[] = {
	[LUDO_IS] = "is", [LUDO_MAYBE] = "maybe", [LUDO_SET] = "set", [LUDO_TALLY] = "tally",
};

static void write_names(struct ludo_text *json, const struct ludo_kind *kind, int lang)
{
	ludo_json_open(json, "names", '[');
	for (int i = 0; i < kind->n; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "id", kind->names[i].token);
		ludo_json_string(json, "say", kind->names[i].say[lang]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void write_kind(struct ludo_text *json, const struct ludo_face *face, int k, int lang)
{
	const struct ludo_kind *kind = &face->kinds[k];
	ludo_json_open(json, kind->token, '{');
	ludo_json_string(json, "form", forms[kind->form]);
	switch (kind->form) {
	case LUDO_NAMED:
		write_names(json, kind, lang);
		break;
	case LUDO_BAG:
		ludo_json_string(json, "of", face->kinds[kind->of].token);
		break;
	case LUDO_PAIR:
		ludo_json_open(json, "of", '[');
		ludo_json_string(json, 0, face->kinds[kind->of].token);
		ludo_json_string(json, 0, face->kinds[kind->with].token);
		ludo_json_close(json, ']');
		break;
	default:
		ludo_json_number(json, "n", kind->n);
	}
	ludo_json_close(json, '}');
}

/* The kinds of what stands in 'args'. */
static void write_kinds(struct ludo_text *json, const struct ludo_face *face, const uint8_t *kind,
			int n)
{
	ludo_json_open(json, "kinds", '[');
	for (int i = 0; i < n; i += ludo_kind_numbers(face, kind[i]))
		ludo_json_string(json, 0, face->kinds[kind[i] ? kind[i] : LUDO_COUNT].token);
	ludo_json_close(json, ']');
}

static void write_verb(struct ludo_text *json, const struct ludo_face *face,
		       const struct ludo_verb *verb, int lang)
{
	int n = 0;
	while (n < 3 && verb->kind[n])
		n++;
	ludo_json_open(json, verb->token, '{');
	write_kinds(json, face, verb->kind, n);
	ludo_json_string(json, "say", verb->say[lang]);
	ludo_json_close(json, '}');
}

/* An event or a question: its numbers are of the kinds that its sentence names. */
static void open_phrase(struct ludo_text *json, const struct ludo_face *face,
			const struct ludo_phrase *phrase)
{
	uint8_t kind[3];
	int n = ludo_kinds_in(face, phrase->say[LUDO_EN], kind);
	ludo_json_open(json, phrase->token, '{');
	write_kinds(json, face, kind, n);
	ludo_json_string(json, "rule", phrase->para);
}

static void write_question(struct ludo_text *json, const struct ludo_face *face,
			   const struct ludo_phrase *question)
{
	open_phrase(json, face, question);
	ludo_json_open(json, "verbs", '[');
	for (const uint8_t *verb = question->verbs; *verb; verb++)
		ludo_json_string(json, 0, face->verbs[*verb].token);
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

static void write_field(struct ludo_text *json, const struct ludo_face *face,
			const struct ludo_field *field, int is_mine, int lang)
{
	int is_tally = field->how == LUDO_TALLY, last = field->index[1].n ? 1 : 0;
	int kind = is_tally ? field->index[last].kind : field->kind;
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "name", field->name);
	ludo_json_string(json, "say", ludo_field_label(face, field, lang));
	ludo_json_string(json, "how", hows[field->how]);
	ludo_json_string(json, "kind", face->kinds[kind].token);
	ludo_json_open(json, "index", '[');
	for (int i = is_mine; i < 2 && field->index[i].n && !(is_tally && i == last); i++)
		ludo_json_string(json, 0, face->kinds[field->index[i].kind].token);
	ludo_json_close(json, ']');
	ludo_json_string(json, "whose", is_mine ? "mine" : "all");
	if (ludo_field_is_inner(face, field))
		ludo_json_bool(json, "inner", 1);
	ludo_json_close(json, '}');
}

/* Those of the board. */
static void write_fields(struct ludo_text *json, const struct ludo_game *game, int lang)
{
	ludo_json_open(json, "fields", '[');
	for (int i = 0; i < game->face->n_fields; i++) {
		const struct ludo_field *field = &game->face->fields[i];
		enum ludo_whose whose = ludo_field_whose(game, field);
		if (whose != LUDO_UNSEEN && !ludo_field_is_spare(field))
			write_field(json, game->face, field, whose == LUDO_MINE, lang);
	}
	ludo_json_close(json, ']');
}

static void write_words(struct ludo_text *json, const struct ludo_face *face, int lang)
{
	ludo_json_open(json, "kinds", '{');
	for (int k = 1; k < face->n_kinds; k++)
		write_kind(json, face, k, lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "verbs", '{');
	for (int v = 1; v < face->n_verbs; v++)
		write_verb(json, face, &face->verbs[v], lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "events", '{');
	for (int e = 1; e < face->n_events; e++) {
		open_phrase(json, face, &face->events[e]);
		ludo_json_bool(json, "seat", strstr(face->events[e].say[LUDO_EN], "{seat}") != 0);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, '}');
	ludo_json_open(json, "questions", '{');
	for (int q = face->n_steps + 1; q < face->n_lines; q++)
		write_question(json, face, &face->lines[q]);
	ludo_json_close(json, '}');
}

void ludo_catalogue(struct ludo_text *json, const struct ludo_game *game, int lang)
{
	const struct ludo_face *face = game->face;
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "game", game->id);
	ludo_json_number(json, "version", game->version);
	ludo_json_string(json, "lang", lang == LUDO_IT ? "it" : "en");
	write_words(json, face, lang);
	write_fields(json, game, lang);
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < game->max_seats; seat++)
		ludo_json_string(json, 0, face->kinds[LUDO_SEAT].names[seat].say[lang]);
	ludo_json_close(json, ']');
	ludo_json_open(json, "printed", '{');
	if (face->printed)
		face->printed(json, lang);
	ludo_json_close(json, '}');
	ludo_json_close(json, '}');
}
