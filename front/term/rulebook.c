/* rulebook.c: a game's rules.md, read at the table.
 *
 * Passages are headings ("## 3 Phase 3"), numbered paragraphs ("3.2 Everybody ...") and
 * the words before the first heading.  Blocks of examples and the ids of the ledger are
 * for other readers and left out. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "embedded.h"
#include "session.h"

enum {
	MOST_HITS = 6,  /* paragraphs that a search shows in full */
	MOST_CELLS = 16 /* columns of a table */
};

struct passage {
	char number[16]; /* "3", "3.2", or "" for the words before the first heading */
	int is_heading;
	const char *at, *end; /* without the marks of a heading */
};

/* ---- passages ---- */

static const char *rules_of(const struct ludo_game *game)
{
	char path[128];
	snprintf(path, sizeof(path), "games/%s/rules.md", game->id);
	for (const struct ludo_embedded *file = ludo_embedded; file->path; file++)
		if (!strcmp(file->path, path))
			return file->bytes;
	return 0;
}

static const char *next_line(const char *at)
{
	at += strcspn(at, "\n");
	return at + (*at == '\n');
}

/* The number at the beginning of a line: "3" or "3.2" and then a blank. */
static size_t number_at(const char *at)
{
	size_t n = strspn(at, "0123456789.");
	return n && n < 16 && isdigit((unsigned char)at[0]) && at[n] == ' ' ? n : 0;
}

/* Does a new passage begin with this line? */
static int begins(const char *at)
{
	size_t n = number_at(at);
	return !strncmp(at, "#", 1) || (n && memchr(at, '.', n));
}

/* The passage that begins here; afterwards *at is the next one. */
static struct passage next_passage(const char **at)
{
	struct passage p = { .is_heading = **at == '#' };
	p.at = *at + strspn(*at, "# ");
	size_t n = number_at(p.at);
	memcpy(p.number, p.at, n);
	*at = next_line(*at);
	for (int is_code = 0; **at && (is_code || !begins(*at)); *at = next_line(*at))
		if (!strncmp(*at, "```", 3))
			is_code = !is_code;
	p.end = *at;
	return p;
}

/* ---- showing one ---- */

/* "{VER-C-001, VER-C-002}": bytes up to and with the closing brace, or 0. */
static size_t ledger_ids(const char *at, const char *end)
{
	if (*at != '{' || !isupper((unsigned char)at[1]))
		return 0;
	const char *p = at + 1;
	while (p < end && (isupper((unsigned char)*p) || isdigit((unsigned char)*p) ||
			   strchr("-, \n", *p)))
		p++;
	return p < end && *p == '}' ? (size_t)(p + 1 - at) : 0;
}

/* Words of a passage without what is for other readers. */
static void put_clean(struct ludo_text *text, const char *at, const char *end)
{
	static const char no_code[] = "(no code: ";
	while (at < end) {
		size_t n = ledger_ids(at, end);
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
	for (; *end == '|'; end = next_line(end)) {
		const char *at = end;
		for (i = 0; strncmp(end, "|--", 3) && next_cell(&at, &cell); i++) {
			int columns = ludo_columns(ludo_text_string(&cell));
			if (i < MOST_CELLS && columns > width[i])
				width[i] = columns;
		}
	}
	for (const char *at = table; at < end; at = next_line(at)) {
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
		at = next_line(at);
	while (*at && strncmp(at, "```", 3));
	return next_line(at);
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
			at = next_line(at);
		}
	}
	end_words(c, &words, indent);
	ludo_text_free(&words);
}

static void show_passage(struct console *c, const struct passage *p)
{
	const char *at = p->at;
	if (p->is_heading) {
		ludo_style(&c->out, LUDO_BOLD);
		ludo_put_n(&c->out, at, strcspn(at, "\n"));
		ludo_style(&c->out, LUDO_PLAIN);
		ludo_put(&c->out, "\n");
		at = next_line(at);
	}
	show_words(c, at, p->end, p->is_heading ? 0 : (int)strlen(p->number) + 1);
}

/* ---- queries ---- */

static void list_chapters(struct console *c, const char *rules)
{
	while (*rules) {
		struct passage p = next_passage(&rules);
		if (!p.is_heading || !*p.number)
			continue;
		ludo_put(&c->out, "  ");
		ludo_put_n(&c->out, p.at, strcspn(p.at, "\n"));
		ludo_put(&c->out, "\n");
	}
	console_say(c, W_RULES_HOW, 0, 0);
}

/* Is it the chapter or paragraph asked for, or a paragraph of that chapter? */
static int is_asked(const struct passage *p, const char *query)
{
	size_t n = strlen(query);
	return !strncmp(p->number, query, n) &&
	       (!p->number[n] || (p->number[n] == '.' && !memchr(query, '.', n)));
}

static int show_numbered(struct console *c, const char *rules, const char *query)
{
	int n = 0;
	while (*rules) {
		struct passage p = next_passage(&rules);
		if (*p.number && is_asked(&p, query)) {
			show_passage(c, &p);
			n++;
		}
	}
	return n;
}

/* Does the passage hold the word, in capitals or not? */
static int holds(const struct passage *p, const char *word)
{
	struct ludo_text words = { 0 };
	int is_code = 0, found;
	for (const char *at = p->at; at < p->end; at = next_line(at)) {
		if (!strncmp(at, "```", 3))
			is_code = !is_code;
		else if (!is_code)
			put_clean(&words, at, at + strcspn(at, "\n"));
		ludo_put(&words, " ");
	}
	found = strcasestr(ludo_text_string(&words), word) != 0;
	ludo_text_free(&words);
	return found;
}

static int search(struct console *c, const char *rules, const char *word)
{
	struct ludo_text others = { 0 };
	int n = 0;
	while (*rules) {
		struct passage p = next_passage(&rules);
		if (!*p.number || p.is_heading || !holds(&p, word))
			continue;
		if (n++ < MOST_HITS)
			show_passage(c, &p);
		else
			ludo_putf(&others, "%s%s", others.n ? ", " : "", p.number);
	}
	if (others.n)
		console_say(c, W_MORE_RULES, ludo_text_string(&others), 0);
	ludo_text_free(&others);
	return n;
}

void read_rules(struct console *c, const struct ludo_game *game, const char *query)
{
	const char *rules = rules_of(game);
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
