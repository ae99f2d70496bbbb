/* rulebook.c: a game's rules in the language of the session, read at the table.
 *
 * Blocks of examples and the ids of the ledger are for other readers and left out. */
#include <string.h>

#include "passage.h"
#include "session.h"

enum {
	MOST_HITS = 6,  /* paragraphs that a search shows in full */
	MOST_CELLS = 16 /* columns of a table */
};

/* ---- showing one ---- */

/* Words of a passage without what is for other readers. */
static void put_clean(struct ludo_text *text, const char *at, const char *end)
{
	static const char no_code[] = "(no code: ";
	while (at < end) {
		size_t n = ludo_ledger_ids(at, end);
		if (n) {
			at += n;
		} else if (!strncmp(at, no_code, sizeof(no_code) - 1)) {
			ludo_put(text, "(");
			at += sizeof(no_code) - 1;
		} else {
			ludo_put_n(text, at++, 1);
		}
	}
}

static void end_words(struct console *c, struct ludo_text *words, int indent)
{
	struct ludo_text cleaned = { 0 };
	const char *at = ludo_text_string(words);
	put_clean(&cleaned, at, at + words->n);
	if (words->n)
		console_wrap(c, ludo_text_string(&cleaned), indent);
	ludo_text_clear(words);
	ludo_text_free(&cleaned);
}

/* The next cell of a table's line, without blanks around it; 0 at the end. */
static int next_cell(const char **at, struct ludo_text *cell)
{
	const char *start = *at + 1 + strspn(*at + 1, " ");
	size_t n = strcspn(start, "|\n");
	if (**at != '|' || start[n] != '|')
		return 0;
	*at = start + n;
	while (n && start[n - 1] == ' ')
		n--;
	ludo_text_clear(cell);
	ludo_put_n(cell, start, n);
	return 1;
}

/* A table from here to the line that is none; columns as wide as they need. */
static const char *show_table(struct console *c, const char *table)
{
	int width[MOST_CELLS] = { 0 }, i;
	struct ludo_text cell = { 0 };
	const char *end = table;
	for (; *end == '|'; end = ludo_next_line(end)) {
		const char *at = end;
		for (i = 0; strncmp(end, "|--", 3) && next_cell(&at, &cell); i++) {
			int columns = ludo_columns(ludo_text_string(&cell));
			if (i < MOST_CELLS && columns > width[i])
				width[i] = columns;
		}
	}
	for (const char *at = table; at < end; at = ludo_next_line(at)) {
		if (!strncmp(at, "|--", 3))
			continue;
		ludo_put(&c->out, "    ");
		for (i = 0; next_cell(&at, &cell); i++)
			ludo_cell(&c->out, ludo_text_string(&cell),
				  i < MOST_CELLS ? width[i] + 2 : 2);
		ludo_put(&c->out, "\n");
	}
	ludo_text_free(&cell);
	return end;
}

/* Behind the block of code that begins here. */
static const char *skip_code(const char *at)
{
	do
		at = ludo_next_line(at);
	while (*at && strncmp(at, "```", 3));
	return ludo_next_line(at);
}

/* Words are broken into lines anew, tables are set anew, code is left out. */
static void show_words(struct console *c, const char *at, const char *end, int indent)
{
	struct ludo_text words = { 0 };
	while (at < end) {
		size_t n = strcspn(at, "\n");
		int is_code = !strncmp(at, "```", 3);
		if (!n || is_code || *at == '|' || !strncmp(at, "* ", 2))
			end_words(c, &words, indent);
		if (is_code) {
			at = skip_code(at);
		} else if (*at == '|') {
			at = show_table(c, at);
		} else {
			ludo_put_n(&words, at, n);
			ludo_put(&words, n ? " " : "");
			at = ludo_next_line(at);
		}
	}
	end_words(c, &words, indent);
	ludo_text_free(&words);
}

static void show_passage(struct console *c, const struct ludo_passage *p)
{
	const char *at = p->at;
	if (p->is_heading) {
		ludo_style(&c->out, LUDO_BOLD);
		ludo_put_n(&c->out, at, strcspn(at, "\n"));
		ludo_style(&c->out, LUDO_PLAIN);
		ludo_put(&c->out, "\n");
		at = ludo_next_line(at);
	}
	show_words(c, at, p->end, p->is_heading ? 0 : (int)strlen(p->number) + 1);
}

/* ---- queries ---- */

static void list_chapters(struct console *c, const char *rules)
{
	while (*rules) {
		struct ludo_passage p = ludo_next_passage(&rules);
		if (!p.is_heading || !*p.number)
			continue;
		ludo_put(&c->out, "  ");
		ludo_put_n(&c->out, p.at, strcspn(p.at, "\n"));
		ludo_put(&c->out, "\n");
	}
	console_say(c, W_RULES_HOW, 0, 0);
}

/* Is it the chapter or paragraph asked for, or a paragraph of that chapter? */
static int is_asked(const struct ludo_passage *p, const char *query)
{
	size_t n = strlen(query);
	return !strncmp(p->number, query, n) &&
	       (!p->number[n] || (p->number[n] == '.' && !memchr(query, '.', n)));
}

static int show_numbered(struct console *c, const char *rules, const char *query)
{
	int n = 0;
	while (*rules) {
		struct ludo_passage p = ludo_next_passage(&rules);
		if (*p.number && is_asked(&p, query)) {
			show_passage(c, &p);
			n++;
		}
	}
	return n;
}

/* Does the passage hold the word, folded already? */
static int holds(const struct ludo_passage *p, const char *word)
{
	struct ludo_text words = { 0 }, folded = { 0 };
	int is_code = 0, found;
	for (const char *at = p->at; at < p->end; at = ludo_next_line(at)) {
		if (!strncmp(at, "```", 3))
			is_code = !is_code;
		else if (!is_code)
			put_clean(&words, at, at + strcspn(at, "\n"));
		ludo_put(&words, " ");
	}
	ludo_put_folded(&folded, ludo_text_string(&words));
	found = strstr(ludo_text_string(&folded), word) != 0;
	ludo_text_free(&words);
	ludo_text_free(&folded);
	return found;
}

static int search(struct console *c, const char *rules, const char *word)
{
	struct ludo_text wanted = { 0 }, others = { 0 };
	int n = 0;
	ludo_put_folded(&wanted, word);
	while (*rules) {
		struct ludo_passage p = ludo_next_passage(&rules);
		if (!*p.number || p.is_heading || !holds(&p, ludo_text_string(&wanted)))
			continue;
		if (n++ < MOST_HITS)
			show_passage(c, &p);
		else
			ludo_putf(&others, "%s%s", others.n ? ", " : "", p.number);
	}
	if (others.n)
		console_say(c, W_MORE_RULES, ludo_text_string(&others), 0);
	ludo_text_free(&wanted);
	ludo_text_free(&others);
	return n;
}

void read_rules(struct console *c, const struct ludo_game *game, const char *query)
{
	const char *rules = ludo_rules_in(game, c->lang);
	if (!rules) {
		console_say(c, W_NO_RULES, 0, 0);
		return;
	}
	if (!*query) {
		list_chapters(c, rules);
		return;
	}
	int is_number = !query[strspn(query, "0123456789.")];
	if (!(is_number ? show_numbered(c, rules, query) : search(c, rules, query)))
		console_say(c, W_NO_RULE, query, 0);
}
