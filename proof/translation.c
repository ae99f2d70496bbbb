/* translation.c: rules.md and rules.it.md, side by side. */
#include "translation.h"

#include <string.h>

#include "passage.h"

static int line_of(const char *text, const char *at)
{
	int line = 1;
	for (; text < at; text++)
		line += *text == '\n';
	return line;
}

static int gap(struct ludo_text *report, const char *text, const char *at, const char *what)
{
	ludo_putf(report, "  rules.it.md:%d: %s\n", line_of(text, at), what);
	return 1;
}

/* The next chapter or numbered paragraph; its number is empty behind the last one. */
static struct ludo_passage next_numbered(const char **at)
{
	while (**at) {
		struct ludo_passage p = ludo_next_passage(at);
		if (*p.number)
			return p;
	}
	return (struct ludo_passage){ .at = *at, .end = *at };
}

/* Is there nothing behind the number?  A heading has its words in its own line. */
static int is_empty(const struct ludo_passage *p)
{
	const char *words = p->at + strlen(p->number);
	size_t n = strspn(words, p->is_heading ? " \t" : " \t\n");
	return words + n >= p->end || words[n] == '\n';
}

static int is_same(const struct ludo_passage *a, const struct ludo_passage *b)
{
	return a->is_heading == b->is_heading && !strcmp(a->number, b->number);
}

/* Both texts up to where they part; what comes after that would only repeat it. */
static int compare(const char *english, const char *italian, struct ludo_text *report)
{
	int gaps = 0;
	const char *original = english, *translated = italian;
	for (;;) {
		struct ludo_passage en = next_numbered(&original);
		struct ludo_passage it = next_numbered(&translated);
		if (!is_same(&en, &it)) {
			ludo_putf(report, "  rules.it.md:%d: has %s where rules.md:%d has %s\n",
				  line_of(italian, it.at), *it.number ? it.number : "its end",
				  line_of(english, en.at), *en.number ? en.number : "its end");
			return gaps + 1;
		}
		if (!*en.number)
			return gaps;
		if (is_empty(&it))
			gaps += gap(report, italian, it.at, "nothing stands behind the number");
	}
}

/* What belongs into rules.md alone. */
static int find_strays(const char *italian, struct ludo_text *report)
{
	int gaps = 0;
	const char *end = italian + strlen(italian);
	for (const char *at = italian; *at; at++) {
		if (!strncmp(at, "```", 3) && (at == italian || at[-1] == '\n'))
			gaps += gap(report, italian, at, "examples belong into rules.md");
		if (ludo_ledger_ids(at, end))
			gaps += gap(report, italian, at, "ids of the ledger belong into rules.md");
		if (!strncmp(at, "(no code", 8) || !strncmp(at, "(no example", 11))
			gaps += gap(report, italian, at, "excuses belong into rules.md");
	}
	return gaps;
}

int ludo_translation(const char *english, const char *italian, struct ludo_text *report)
{
	if (!italian) {
		ludo_put(report, "  rules.it.md is missing: write there in Italian what rules.md says, "
				 "with the same\n  chapters and paragraphs and without the examples\n");
		return 1;
	}
	return compare(english ? english : "", italian, report) + find_strays(italian, report);
}
