/* citation.c: comments, code and refusals of a source, told apart. */
#include "citation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { CODE = 1, COMMENT = 2 }; /* what is on a line */
enum { MOST_CITED = 3 };        /* paragraphs of one comment; more are a list */

struct comment {
	const char *open, *close; /* close: its end sign */
	int first, last;          /* lines */
};

struct source {
	unsigned char *line; /* from 1: what is on it */
	struct comment *comment;
	int n_comments;
	const char *code; /* where the first code stands; null: none yet */
	void (*found)(void *finder, const struct ludo_citation *citation);
	void *finder;
};

size_t ludo_para_here(const char *at)
{
	size_t n = strspn(at, "0123456789");
	if (!n || n > 3 || at[n] != '.')
		return 0;
	size_t m = strspn(at + n + 1, "0123456789");
	const char *end = at + n + 1 + m;
	if (!m || m > 3 || (end[0] == '.' && isdigit((unsigned char)end[1])))
		return 0;
	return n + 1 + m;
}

static int is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static void tell(struct source *s, enum ludo_cites how, const char *at, size_t n, int line)
{
	struct ludo_citation citation = { how, at, n, line };
	s->found(s->finder, &citation);
}

/* ---- lines and comments ---- */

/* The last sign of a string or character that begins here, or of what is left of it. */
static const char *end_of_literal(const char *at)
{
	char quote = *at++;
	while (*at && *at != quote && *at != '\n')
		at += at[0] == '\\' && at[1] ? 2 : 1;
	return *at == quote ? at : at - 1;
}

/* A comment begins here; returns its last sign, or null if it never ends. */
static const char *read_comment(struct source *s, const char *at, int *line)
{
	const char *close = strstr(at + 2, "*/");
	struct comment *c = &s->comment[s->n_comments];
	if (!close)
		return 0;
	*c = (struct comment){ at, close, *line, *line };
	for (s->line[*line] |= COMMENT; at < close; at++)
		if (*at == '\n')
			s->line[++*line] |= COMMENT;
	c->last = *line;
	s->n_comments++;
	return close + 1;
}

/* Which lines have code, and which comments there are. */
static void read_lines(struct source *s, const char *text)
{
	int line = 1, is_include = 0;
	for (const char *at = text; at && *at; at++) {
		if (*at == '\n') {
			line++;
			is_include = 0;
		} else if (at[0] == '/' && at[1] == '*') {
			if (!(at = read_comment(s, at, &line)))
				return;
		} else if (!isspace((unsigned char)*at)) {
			is_include |= !strncmp(at, "#include", 8);
			s->line[line] |= is_include ? 0 : CODE;
			s->code = s->code ? s->code : at;
			if (*at == '"' || *at == '\'')
				at = end_of_literal(at);
		}
	}
}

/* ---- what comments name ---- */

/* The paragraph that a comment names next, after 'at' or from its beginning; or null. */
static const char *next_named(const struct comment *c, const char *at)
{
	for (at = at ? at + ludo_para_here(at) : c->open + 2; at < c->close; at++)
		if (!is_word(at[-1]) && at[-1] != '.' && ludo_para_here(at))
			return at;
	return 0;
}

/* Is there code on its lines, or directly below them?  Comments may stand between. */
static int is_at_code(const struct source *s, const struct comment *c)
{
	int below = c->last + 1;
	if (c == s->comment && (!s->code || c->open < s->code))
		return 0; /* the head of the file */
	while (s->line[below] == COMMENT)
		below++;
	return (s->line[c->first] | s->line[c->last] | s->line[below]) & CODE;
}

static void read_comments(struct source *s)
{
	for (int i = 0; i < s->n_comments; i++) {
		const struct comment *c = &s->comment[i];
		int n = 0, line = c->first;
		const char *from = c->open;
		for (const char *at = 0; (at = next_named(c, at));)
			n++;
		enum ludo_cites how = n <= MOST_CITED && is_at_code(s, c) ? LUDO_CITED
									   : LUDO_NAMED_ASIDE;
		for (const char *at = 0; (at = next_named(c, at));) {
			for (; from < at; from++)
				line += *from == '\n';
			tell(s, how, at, ludo_para_here(at), line);
		}
	}
}

/* ---- refusals ---- */

/* Do comments between two places name paragraphs, and this one not? */
static int is_contradicted(const struct source *s, const char *from, const char *to,
			   const char *para, size_t n)
{
	int others = 0;
	for (int i = 0; i < s->n_comments; i++) {
		const struct comment *c = &s->comment[i];
		if (c->open < from || c->open >= to)
			continue;
		for (const char *at = 0; (at = next_named(c, at));) {
			if (ludo_para_here(at) == n && !memcmp(at, para, n))
				return 0;
			others++;
		}
	}
	return others > 0;
}

/* "(REASON, 9.1, ...);" and what stands behind it on its line. */
static void read_refusal(struct source *s, const char *open, int line)
{
	const char *para = open + 1 + strcspn(open + 1, ",);");
	if (*para == ',')
		para += 1 + strspn(para + 1, " \t\n");
	size_t n = ludo_para_here(para);
	if (!n || is_word(para[n])) {
		tell(s, LUDO_UNFOUNDED, para, strcspn(para, ",);\n"), line);
		return;
	}
	const char *end = para + strcspn(para, ";");
	end += strcspn(end, "\n");
	tell(s, LUDO_REFUSED, para, n, line);
	if (is_contradicted(s, para, end, para, n))
		tell(s, LUDO_CONTRADICTED, para, n, line);
}

static void read_refusals(struct source *s, const char *text)
{
	static const char word[] = "refuse(";
	const struct comment *c = s->comment, *end = c + s->n_comments;
	int line = 1;
	for (const char *at = text; *at; at++) {
		line += *at == '\n';
		if (c < end && at == c->open) {
			at = c->close;
			line = c++->last;
		} else if (*at == '"' || *at == '\'') {
			at = end_of_literal(at);
		} else if ((at == text || !is_word(at[-1])) &&
			   !strncmp(at, word, sizeof(word) - 1)) {
			read_refusal(s, at + sizeof(word) - 2, line);
		}
	}
}

/* ---- all together ---- */

int ludo_citations(const char *source,
		   void (*found)(void *finder, const struct ludo_citation *citation),
		   void *finder)
{
	size_t n_lines = 1, n_comments = 1;
	for (const char *at = source; *at; at++) {
		n_lines += *at == '\n';
		n_comments += at[0] == '/' && at[1] == '*';
	}
	struct source s = { .found = found, .finder = finder };
	s.line = calloc(n_lines + 2, 1);
	s.comment = calloc(n_comments, sizeof(*s.comment));
	int ok = s.line && s.comment;
	if (ok) {
		read_lines(&s, source);
		read_comments(&s);
		read_refusals(&s, source);
	}
	free(s.line);
	free(s.comment);
	return ok;
}
