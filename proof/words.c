/* words.c: laws 9 and 11, checked once: both languages say the same things, tokens are
 * unlike each other, every byte has a name. */
#include <stdlib.h>
#include <string.h>

#include "laws.h"
#include "token.h"

struct lint {
	const struct ludo_game *game;
	struct ludo_text *complaint;
};

static int bad(struct lint *l, const char *row, const char *what)
{
	ludo_putf(l->complaint, "%s: %s", row ? row : "(no token)", what);
	return LAW_SOUND;
}

static int is_kind(const struct ludo_face *face, const char *at, size_t n)
{
	struct ludo_word word = { at, n };
	for (int kind = 1; kind < face->n_kinds; kind++)
		if (face->kinds[kind].token && ludo_word_is(word, face->kinds[kind].token))
			return 1;
	return 0;
}

/* Is the text between two braces something that say.c understands? */
static int is_blank(const struct ludo_face *face, const char *at, size_t n)
{
	if (n == 4 && !memcmp(at, "seat", 4))
		return 1;
	if (n >= 1 && at[0] >= 'a' && at[0] <= 'c' && (n == 1 || at[1] == '?'))
		return n == 1 || memchr(at, '|', n) != 0;
	return n >= 3 && at[n - 2] == ' ' && at[n - 1] >= 'a' && at[n - 1] <= 'c' &&
	       is_kind(face, at, n - 2);
}

/* The part of a blank that both languages must share: "a?one|many" counts as "a?". */
static size_t shared_part(const char *at, size_t n)
{
	const char *ask = memchr(at, '?', n);
	return ask ? (size_t)(ask - at) + 1 : n;
}

/* How often a sentence holds a blank. */
static int n_blanks(const char *sentence, const char *blank, size_t n)
{
	int found = 0;
	for (const char *at = sentence; (at = strchr(at, '{')); at++) {
		size_t len = strcspn(at + 1, "}");
		found += shared_part(at + 1, len) == n && !memcmp(at + 1, blank, n);
	}
	return found;
}

static int lint_pair(struct lint *l, const char *row, const char *const say[LUDO_LANGS])
{
	for (int lang = 0; lang < LUDO_LANGS; lang++) {
		if (!say[lang] || !*say[lang])
			return bad(l, row, "a language is missing");
		for (const char *at = say[lang]; (at = strchr(at, '{')); at++) {
			size_t n = strcspn(at + 1, "}");
			if (!at[n + 1] || !is_blank(l->game->face, at + 1, n))
				return bad(l, row, "a blank that nothing can fill");
			size_t shared = shared_part(at + 1, n);
			if (n_blanks(say[lang], at + 1, shared) !=
			    n_blanks(say[!lang], at + 1, shared))
				return bad(l, row, "the languages have different blanks");
		}
	}
	return LAW_NONE;
}

/* Reasons bear no paragraph: each refusal says its own. */
static int lint_phrases(struct lint *l, const struct ludo_phrase *rows, int from, int to)
{
	int are_reasons = rows == l->game->face->whys;
	for (int i = from; i < to; i++) {
		const struct ludo_phrase *p = &rows[i];
		int law = lint_pair(l, p->token, p->say);
		if (!law && (p->hushed[0] || p->hushed[1]))
			law = lint_pair(l, p->token, p->hushed);
		if (law)
			return law;
		if (!are_reasons && (!p->para || !*p->para))
			return bad(l, p->token, "no paragraph");
		for (int j = from; j < i; j++)
			if (!strcmp(rows[j].token, p->token))
				return bad(l, p->token, "two rows with this token");
	}
	return LAW_NONE;
}

/* Kinds without a gap; a bag is the last of them, once for each number that it takes. */
static int is_arranged(const struct ludo_face *face, const uint8_t kind[3])
{
	int n = 0;
	while (n < 3 && kind[n] && face->kinds[kind[n]].form != LUDO_BAG)
		n++;
	if (n < 3 && kind[n])
		for (int bag = kind[n], end = n + ludo_kind_numbers(face, bag); n < end; n++)
			if (n == 3 || kind[n] != bag)
				return 0;
	for (; n < 3; n++)
		if (kind[n])
			return 0;
	return 1;
}

static int lint_verbs(struct lint *l)
{
	const struct ludo_face *face = l->game->face;
	for (int i = 1; i < face->n_verbs; i++) {
		const struct ludo_verb *verb = &face->verbs[i];
		int law = lint_pair(l, verb->token, verb->say);
		if (law)
			return law;
		for (int k = 0; k < 3; k++)
			if (verb->kind[k] >= face->n_kinds)
				return bad(l, verb->token, "a kind that does not exist");
		if (!is_arranged(face, verb->kind))
			return bad(l, verb->token, "nothing can stand behind a bag or a gap");
		for (int j = 1; j < i; j++)
			if (!strcmp(face->verbs[j].token, verb->token))
				return bad(l, verb->token, "two verbs with this token");
	}
	return LAW_NONE;
}

static int lint_names(struct lint *l, const struct ludo_kind *kind)
{
	for (int i = 0; i < kind->n; i++) {
		int law = lint_pair(l, kind->names[i].token, kind->names[i].say);
		if (law)
			return law;
		if (strpbrk(kind->names[i].token, " ,{}[]=|#"))
			return bad(l, kind->names[i].token, "not a token");
		for (int j = 0; j < i; j++)
			if (!strcmp(kind->names[j].token, kind->names[i].token))
				return bad(l, kind->names[i].token, "two names alike");
	}
	return LAW_NONE;
}

/* Both parts have tokens, and no two pairs are written alike. */
static int lint_pairs(struct lint *l, int k)
{
	const struct ludo_face *face = l->game->face;
	const struct ludo_kind *kind = &face->kinds[k];
	if (!kind->of || !kind->with || kind->of >= face->n_kinds || kind->with >= face->n_kinds ||
	    kind->n != face->kinds[kind->of].n * face->kinds[kind->with].n)
		return bad(l, kind->token, "a pair that its kinds do not make");
	for (int i = 0; i < kind->n; i++) {
		struct ludo_text text = { 0 };
		int64_t back = -1;
		ludo_write_value(&text, face, k, i);
		ludo_read_value(face, k, (struct ludo_word){ ludo_text_string(&text), text.n },
				&back);
		ludo_text_free(&text);
		if (back != i)
			return bad(l, kind->token, "two pairs alike");
	}
	return LAW_NONE;
}

static int lint_kinds(struct lint *l)
{
	const struct ludo_face *face = l->game->face;
	for (int k = 1; k < face->n_kinds; k++) {
		const struct ludo_kind *kind = &face->kinds[k];
		int law = LAW_NONE;
		if (!kind->token)
			return bad(l, 0, "a kind without a row");
		if (kind->form == LUDO_NAMED)
			law = lint_names(l, kind);
		if (kind->form == LUDO_PAIR)
			law = lint_pairs(l, k);
		if (law)
			return law;
	}
	return LAW_NONE;
}

/* Names and explanations of an option and of its values. */
static int lint_option(struct lint *l, const struct ludo_option *option, int n_values)
{
	int law = lint_pair(l, option->token, option->say);
	if (!law)
		law = lint_pair(l, option->token, option->tells);
	for (int v = 0; !law && v < n_values; v++) {
		law = lint_pair(l, option->values[v].token, option->values[v].say);
		if (!law)
			law = lint_pair(l, option->values[v].token, option->values[v].tells);
	}
	if (!law && option->standard >= n_values)
		return bad(l, option->token, "a standard that is no value");
	return law;
}

static int lint_options(struct lint *l)
{
	const struct ludo_face *face = l->game->face;
	for (int i = 0; i < LUDO_OPTIONS; i++) {
		int n = l->game->rules->n_values[i];
		if ((i < face->n_options) != (n > 0))
			return bad(l, "options", "rules and face have different numbers of them");
		int law = n ? lint_option(l, &face->options[i], n) : LAW_NONE;
		if (law)
			return law;
	}
	return LAW_NONE;
}

int ludo_law_words(const struct ludo_game *game, struct ludo_text *complaint)
{
	struct lint l = { game, complaint };
	const struct ludo_face *face = game->face;
	int law;
	if ((law = lint_kinds(&l)) || (law = lint_verbs(&l)) || (law = lint_options(&l)) ||
	    (law = lint_phrases(&l, face->lines, 1, face->n_lines)) ||
	    (law = lint_phrases(&l, face->whys, 0, face->n_whys)) ||
	    (law = lint_phrases(&l, face->events, 1, face->n_events)) ||
	    (law = lint_phrases(&l, face->accounts, 1, face->n_accounts)))
		return law;
	return ludo_fields_cover(game, complaint) ? LAW_NONE : LAW_NAMES;
}
