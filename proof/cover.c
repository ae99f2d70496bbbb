/* cover.c: the cross-check of ledger, rules and code.
 *
 * A ledger row is covered when a paragraph of rules.md cites its id in braces.  A
 * paragraph is covered when code of the game cites its number (citation.h), and when an
 * example stands behind it or names it; or when it says "(no code: why)" or "(no example:
 * why)".  And rules.it.md has the same chapters and paragraphs. */
#include "cover.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "citation.h"
#include "embedded.h"
#include "scan.h"
#include "translation.h"

enum { MOST_PARAS = 2048, MOST_ROWS = 2048, MOST_NUMBER = 12, MOST_ID = 24 };

struct para {
	char number[MOST_NUMBER];
	int line, code, example, no_code, no_example;
};

struct row {
	char id[MOST_ID];
	int cited;
};

struct cover {
	const struct ludo_game *game;
	struct ludo_text *report;
	struct para para[MOST_PARAS];
	struct row row[MOST_ROWS];
	int n_paras, n_rows, gaps;
};

static struct para *para_called(struct cover *c, const char *at, size_t n)
{
	for (int i = 0; i < c->n_paras; i++)
		if (strlen(c->para[i].number) == n && !memcmp(c->para[i].number, at, n))
			return &c->para[i];
	return 0;
}

static void gap(struct cover *c, const char *where, const char *name, const char *what)
{
	ludo_putf(c->report, "  %s %s: %s\n", where, name, what);
	c->gaps++;
}

/* ---- the ledger ---- */

static void read_ledger(struct cover *c, const char *text)
{
	for (const char *at = strchr(text, '\n'); at && at[1]; at = strchr(at + 1, '\n')) {
		size_t n = strcspn(at + 1, "\t\n");
		if (!n)
			continue;
		if (n >= MOST_ID || c->n_rows == MOST_ROWS) {
			gap(c, "ledger", "", "more rows or longer ids than cover can hold");
			return;
		}
		memcpy(c->row[c->n_rows++].id, at + 1, n);
	}
}

static void cite_row(struct cover *c, const char *id, size_t n, int line)
{
	for (int i = 0; i < c->n_rows; i++)
		if (strlen(c->row[i].id) == n && !memcmp(c->row[i].id, id, n)) {
			c->row[i].cited = 1;
			return;
		}
	ludo_putf(c->report, "  rules.md:%d cites %.*s, which is not in the ledger\n", line,
		  (int)n, id);
	c->gaps++;
}

/* ---- rules.md ---- */

/* Ids in braces: {VER-P01-001, VER-P01-002} */
static void read_braces(struct cover *c, const char *text, size_t n, int line)
{
	for (size_t i = 0; i < n; i++) {
		if (text[i] != '{')
			continue;
		for (i++; i < n && text[i] != '}';) {
			size_t len = 0;
			while (i + len < n && (isalnum((unsigned char)text[i + len]) ||
					       text[i + len] == '-'))
				len++;
			if (len)
				cite_row(c, text + i, len, line);
			i += len ? len : 1;
		}
	}
}

static struct para *new_para(struct cover *c, const char *at, size_t n, int line)
{
	if (para_called(c, at, n)) {
		ludo_putf(c->report, "  rules.md:%d: %.*s stands there twice\n", line, (int)n, at);
		c->gaps++;
	}
	if (c->n_paras == MOST_PARAS || n >= MOST_NUMBER) {
		gap(c, "rules.md", "", "more paragraphs or longer numbers than cover can hold");
		return 0;
	}
	struct para *p = &c->para[c->n_paras++];
	memcpy(p->number, at, n);
	p->line = line;
	return p;
}

struct reading {
	struct para *now;  /* the paragraph we are in or behind */
	int in_para, in_fence;
	struct ludo_text named; /* numbers that example fences name: " 3.4 3.5" */
};

static void read_fence(struct reading *r, const char *at, size_t n)
{
	if (!r->in_fence && n >= 10 && !memcmp(at, "```example", 10)) {
		if (r->now)
			r->now->example = 1;
		ludo_put(&r->named, " ");
		ludo_put_n(&r->named, at + 10, n - 10);
	}
	r->in_fence = !r->in_fence;
}

static int holds(const char *text, size_t n, const char *what)
{
	return memmem(text, n, what, strlen(what)) != 0;
}

static void read_rules_line(struct cover *c, struct reading *r, const char *at, size_t n, int line)
{
	if (n >= 3 && !memcmp(at, "```", 3)) {
		read_fence(r, at, n);
		return;
	}
	if (r->in_fence)
		return;
	size_t number = ludo_para_here(at);
	if (number && at[number] == ' ') {
		r->now = new_para(c, at, number, line);
		r->in_para = 1;
	}
	if (!n)
		r->in_para = 0;
	if (!r->in_para || !r->now)
		return;
	read_braces(c, at, n, line);
	r->now->no_code |= holds(at, n, "(no code");
	r->now->no_example |= holds(at, n, "(no example");
}

static void mark_named(struct cover *c, const char *named)
{
	for (const char *at = named; *at; at++) {
		size_t n = ludo_para_here(at);
		if (!n)
			continue;
		struct para *p = para_called(c, at, n);
		if (p) {
			p->example = 1;
		} else {
			ludo_putf(c->report, "  an example names %.*s: no such paragraph\n", (int)n, at);
			c->gaps++;
		}
		at += n - 1;
	}
}

static void read_rules(struct cover *c, const char *text)
{
	struct reading r = { 0 };
	int line = 0;
	for (const char *at = text; *at;) {
		size_t n = strcspn(at, "\n");
		read_rules_line(c, &r, at, n, ++line);
		at += n + (at[n] == '\n');
	}
	mark_named(c, ludo_text_string(&r.named));
	ludo_text_free(&r.named);
}

/* ---- the sources ---- */

struct finder {
	struct cover *cover;
	const char *file;
};

static void cite_para(void *finder, const struct ludo_citation *is)
{
	const struct finder *f = finder;
	struct cover *c = f->cover;
	struct para *p = para_called(c, is->at, is->n);
	const char *what = 0;
	if (is->how == LUDO_UNFOUNDED)
		what = "no paragraph for a refusal";
	else if (!p)
		what = "rules.md does not have it";
	else if (is->how == LUDO_CONTRADICTED)
		what = "refused with it, but the comment says otherwise";
	else if (is->how != LUDO_NAMED_ASIDE)
		p->code = 1;
	if (!what)
		return;
	ludo_putf(c->report, "  %s:%d: %.*s: %s\n", f->file, is->line, (int)is->n, is->at, what);
	c->gaps++;
}

/* Paragraphs that words cite must exist too. */
static void check_words(struct cover *c, const struct ludo_phrase *rows, int from, int to)
{
	for (int i = from; i < to; i++)
		if (rows[i].para && !para_called(c, rows[i].para, strlen(rows[i].para)))
			gap(c, "words.def cites a paragraph that is missing:", rows[i].para,
			    rows[i].token);
}

/* ---- all together ---- */

static int has_end(const char *path, const char *end)
{
	size_t n = strlen(path), m = strlen(end);
	return n >= m && !strcmp(path + n - m, end);
}

static void read_sources(struct cover *c)
{
	char folder[80] = "games/";
	strncat(folder, c->game->id, sizeof(folder) - 8);
	strcat(folder, "/");
	size_t n = strlen(folder);
	for (int i = 0; ludo_embedded[i].path; i++) {
		const struct ludo_embedded *file = &ludo_embedded[i];
		if (strncmp(file->path, folder, n))
			continue;
		const char *name = file->path + n;
		struct finder finder = { c, name };
		if (!strcmp(name, "calibration.def"))
			continue; /* the numbers in its head are a command's */
		if ((has_end(name, ".c") || has_end(name, ".h") || has_end(name, ".def")) &&
		    !ludo_citations(file->bytes, cite_para, &finder))
			gap(c, "source", name, "no memory to read it");
	}
}

static const char *text_of(const struct cover *c, const char *name)
{
	const struct ludo_embedded *file = ludo_game_file(c->game, name);
	return file ? file->bytes : 0;
}

static void read_texts(struct cover *c)
{
	const char *ledger = text_of(c, "ledger.tsv"), *rules = text_of(c, "rules.md");
	if (ledger)
		read_ledger(c, ledger);
	if (rules)
		read_rules(c, rules);
	c->gaps += ludo_translation(rules, text_of(c, "rules.it.md"), c->report);
}

static void count(struct cover *c)
{
	int cited = 0, code = 0, example = 0, no_code = 0, no_example = 0;
	for (int i = 0; i < c->n_rows; i++) {
		cited += c->row[i].cited;
		if (!c->row[i].cited)
			gap(c, "ledger", c->row[i].id, "no paragraph cites it");
	}
	for (int i = 0; i < c->n_paras; i++) {
		struct para *p = &c->para[i];
		code += p->code;
		example += p->example;
		no_code += !p->code && p->no_code;
		no_example += !p->example && p->no_example;
		if (!p->code && !p->no_code)
			gap(c, "paragraph", p->number, "no code cites it");
		if (!p->example && !p->no_example)
			gap(c, "paragraph", p->number, "no example shows it");
	}
	ludo_putf(c->report,
		  "%s: %d of %d ledger rows cited (%d %%); %d paragraphs: %d in code + %d excused, "
		  "%d in examples + %d excused\n",
		  c->game->id, cited, c->n_rows, c->n_rows ? 100 * cited / c->n_rows : 0,
		  c->n_paras, code, no_code, example, no_example);
}

int ludo_cover(const struct ludo_game *game, struct ludo_text *report)
{
	struct cover *c = calloc(1, sizeof(*c));
	const struct ludo_face *face = game->face;
	if (!c)
		return 1;
	c->game = game;
	c->report = report;
	read_texts(c);
	read_sources(c);
	check_words(c, face->lines, 1, face->n_lines);
	check_words(c, face->whys, 0, face->n_whys);
	check_words(c, face->events, 1, face->n_events);
	check_words(c, face->accounts, 1, face->n_accounts);
	if (!c->n_rows || !c->n_paras)
		gap(c, game->id, "ledger.tsv or rules.md", "missing or empty");
	count(c);
	int gaps = c->gaps;
	free(c);
	return gaps;
}
