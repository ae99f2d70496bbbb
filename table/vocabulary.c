/* vocabulary.c: what a game's examples may name, and how it is written. */
#include "vocabulary.h"

#include <string.h>

#include "field.h"
#include "ludo_table.h"
#include "token.h"

enum { COLUMN = 28 }; /* where the sentences begin */

static void put_row(struct ludo_text *text, const char *form, const char *sentence)
{
	ludo_put(text, "  ");
	ludo_cell(text, form, ludo_columns(form) < COLUMN ? COLUMN : ludo_columns(form));
	ludo_putf(text, " %s\n", sentence);
}

/* "{supply,...}" of a bag, "supply" of anything else. */
static void put_kind(struct ludo_text *text, const struct ludo_face *face, int kind)
{
	const struct ludo_kind *k = &face->kinds[kind];
	if (!kind)
		ludo_put(text, "number");
	else if (k->form == LUDO_BAG)
		ludo_putf(text, "{%s,...}", face->kinds[k->of].token);
	else
		ludo_put(text, k->token);
}

static void write_verbs(struct ludo_text *text, const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	ludo_put(text, "verbs: SEAT verb ..., or . verb ... for chance\n");
	for (int i = 1; i < face->n_verbs; i++) {
		struct ludo_text form = { 0 };
		ludo_put(&form, face->verbs[i].token);
		for (int k = 0; k < 3 && face->verbs[i].kind[k]; k++) {
			const struct ludo_kind *kind = &face->kinds[face->verbs[i].kind[k]];
			if (kind->form == LUDO_BAG)
				ludo_putf(&form, " %s...", face->kinds[kind->of].token);
			else
				ludo_putf(&form, " %s", kind->token);
		}
		put_row(text, ludo_text_string(&form), face->verbs[i].say[LUDO_EN]);
		ludo_text_free(&form);
	}
}

static void write_phrases(struct ludo_text *text, const struct ludo_phrase *rows, int from, int to)
{
	for (int i = from; i < to; i++)
		put_row(text, rows[i].token, rows[i].say[LUDO_EN]);
}

static void write_questions(struct ludo_text *text, const struct ludo_game *game)
{
	ludo_put(text, "questions: expect question ..., auto ..., at ..., agenda={...:seat}\n");
	write_phrases(text, game->face->lines, game->face->n_steps + 1, game->face->n_lines);
}

static void write_steps(struct ludo_text *text, const struct ludo_game *game)
{
	ludo_put(text, "steps: at ..., agenda={...:seat}\n");
	write_phrases(text, game->face->lines, 1, game->face->n_steps + 1);
}

static void write_reasons(struct ludo_text *text, const struct ludo_game *game)
{
	const struct ludo_speaker who = { .game = game, .lang = LUDO_EN };
	ludo_put(text, "reasons: refuse SEAT MOVE because ...\n");
	for (int code = 1; code < LUDO_WHYS; code++) {
		struct ludo_text say = { 0 };
		ludo_say_why(&say, &who, (ludo_move){ 0 }, (ludo_why){ .code = (uint8_t)code });
		put_row(text, ludo_why_token(game, code), ludo_text_string(&say));
		ludo_text_free(&say);
	}
	write_phrases(text, game->face->whys, 0, game->face->n_whys);
}

/* Does a sentence speak of a number?  "{a}", "{a?one|many}", "{card a}" */
static int speaks_of(const char *sentence, char argument)
{
	for (const char *at = sentence; (at = strchr(at, '{')); at++) {
		size_t n = strcspn(at, "?}");
		if (n > 1 && at[n - 1] == argument && (n == 2 || at[n - 2] == ' '))
			return 1;
	}
	return 0;
}

static void write_events(struct ludo_text *text, const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	ludo_put(text, "events: expect event ... [SEAT] [= ...]\n");
	for (int i = 1; i < face->n_events; i++) {
		struct ludo_text form = { 0 };
		const char *say = face->events[i].say[LUDO_EN];
		ludo_put(&form, face->events[i].token);
		for (const char *c = "abc"; *c && speaks_of(say, *c); c++) {
			ludo_put(&form, *c == 'a' ? " = " : " ");
			put_kind(&form, face, ludo_kind_in(face, say, *c));
		}
		put_row(text, ludo_text_string(&form), say);
		ludo_text_free(&form);
	}
}

static void write_accounts(struct ludo_text *text, const struct ludo_game *game)
{
	ludo_put(text, "accounts: refuse given ... because ...\n");
	write_phrases(text, game->face->accounts, 1, game->face->n_accounts);
}

/* "vp[seat]=count" */
static void write_field(struct ludo_text *text, const struct ludo_face *face,
			const struct ludo_field *field)
{
	int n = (field->index[0].n > 0) + (field->index[1].n > 0);
	int n_brackets = n - (field->how == LUDO_TALLY);
	ludo_putf(text, "  %s", field->name);
	for (int i = 0; i < n_brackets; i++)
		ludo_putf(text, "[%s]", face->kinds[field->index[i].kind].token);
	ludo_put(text, "=");
	const char *braces = field->how == LUDO_SET || field->how == LUDO_TALLY ? "{}" : "";
	ludo_put_n(text, braces, *braces != 0);
	int is_tally = field->how == LUDO_TALLY;
	put_kind(text, face, is_tally ? field->index[n_brackets].kind : field->kind);
	ludo_put(text, *braces ? ",...}\n" : field->how == LUDO_MAYBE ? " or none\n" : "\n");
}

static void write_fields(struct ludo_text *text, const struct ludo_game *game)
{
	ludo_put(text, "fields: given ..., expect ...\n"
		       "  agenda={line:seat,...}\n  waiting={seat,...}\n");
	for (int i = 0; i < game->face->n_fields; i++)
		if (!ludo_field_is_spare(&game->face->fields[i]))
			write_field(text, game->face, &game->face->fields[i]);
}

static void write_kinds(struct ludo_text *text, const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	ludo_put(text, "kinds: what stands for a verb's, an event's or a field's value\n");
	for (int i = LUDO_COUNT; i < face->n_kinds; i++) {
		const struct ludo_kind *kind = &face->kinds[i];
		if (kind->form == LUDO_BAG)
			continue; /* its things are listed */
		ludo_putf(text, "  %s:", kind->token);
		if (i == LUDO_COUNT)
			ludo_put(text, " a number");
		else if (kind->form == LUDO_NUMBER)
			ludo_putf(text, " 0 to %d", kind->n - 1);
		for (int j = 0; kind->form == LUDO_NAMED && j < kind->n; j++)
			ludo_putf(text, " %s", kind->names[j].token);
		ludo_put(text, "\n");
	}
}

static void write_options(struct ludo_text *text, const struct ludo_game *game)
{
	ludo_put(text, "options: seats N option=value ...\n");
	for (int i = 0; i < game->face->n_options; i++) {
		const struct ludo_option *option = &game->face->options[i];
		for (int v = 0; v < game->rules->n_values[i]; v++) {
			struct ludo_text form = { 0 };
			ludo_putf(&form, "%s=%s", option->token, option->values[v].token);
			put_row(text, ludo_text_string(&form), option->values[v].say[LUDO_EN]);
			ludo_text_free(&form);
		}
	}
}

static const struct {
	const char *name;
	void (*write)(struct ludo_text *text, const struct ludo_game *game);
} parts[] = {
	{ "verbs", write_verbs },
	{ "questions", write_questions },
	{ "steps", write_steps },
	{ "reasons", write_reasons },
	{ "events", write_events },
	{ "accounts", write_accounts },
	{ "fields", write_fields },
	{ "kinds", write_kinds },
	{ "options", write_options },
};
enum { N_PARTS = sizeof(parts) / sizeof(parts[0]) };

int ludo_write_words(struct ludo_text *text, const struct ludo_game *game, struct ludo_word part)
{
	int n = 0;
	for (int i = 0; i < N_PARTS; i++) {
		if (part.n && !ludo_word_is(part, parts[i].name))
			continue;
		ludo_put(text, n++ ? "\n" : "");
		parts[i].write(text, game);
	}
	return n;
}
