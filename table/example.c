/* example.c: examples out of a rules.md or a file of their own. */
#include <stdlib.h>
#include <string.h>

#include "scan.h"
#include "script.h"

struct example {
	struct ludo_example_run *run;
	struct ludo_script script;
	const struct ludo_game *game; /* the one last named, for the next example too */
	int is_open, has_failed, n_lines;
};

static void begin(struct example *e)
{
	e->script = ludo_script_begin(e->game);
	e->script.watch = e->run->watch;
	e->script.watcher = e->run->watcher;
	e->is_open = 1;
	e->has_failed = e->n_lines = 0;
}

static void finish(struct example *e)
{
	if (!e->is_open)
		return;
	ludo_script_end(&e->script);
	e->game = e->script.game;
	e->is_open = 0;
	if (!e->n_lines)
		return;
	if (e->has_failed)
		e->run->failed++;
	else
		e->run->passed++;
}

/* Cut a comment off: from '#' at the start or behind a blank.  "moves 0 # 8" is none:
 * there a number follows. */
static void cut_comment(char *line)
{
	for (char *at = line; *at; at++)
		if (*at == '#' && (at == line || at[-1] == ' ' || at[-1] == '\t')) {
			const char *next = at + 1;
			struct ludo_word word = ludo_scan_word(&next);
			int64_t n;
			if (!strncmp(line + strspn(line, " \t"), "expect moves", 12) &&
			    ludo_word_number(word, 0, 100000, &n))
				continue;
			*at = 0;
			return;
		}
}

static void carry_out(struct example *e, char *line, int number)
{
	struct ludo_text reply = { 0 };
	cut_comment(line);
	const char *at = line;
	if (!ludo_scan_word(&at).n || e->has_failed)
		return; /* one failure is enough for one example */
	e->n_lines++;
	if (!ludo_script_line(&e->script, line, &reply)) {
		e->has_failed = 1;
		ludo_putf(e->run->report, "%s:%d: %s\n", e->run->name, number,
			  ludo_text_string(&reply));
	}
	ludo_text_free(&reply);
}

static int is_fence(const char *line)
{
	return !strncmp(line, "```", 3);
}

static int is_rule(const char *line)
{
	return !strncmp(line, "---", 3) && strspn(line, "-") == strlen(line);
}

/* In Markdown only the fenced blocks count; elsewhere everything does. */
static void take_line(struct example *e, char *line, int number, int is_markdown, int *fenced)
{
	if (is_markdown && is_fence(line)) {
		if (!*fenced && !strncmp(line + 3, "example", 7)) {
			begin(e);
			*fenced = 1;
		} else if (*fenced) {
			finish(e);
			*fenced = 0;
		}
		return;
	}
	if (is_markdown && !*fenced)
		return;
	if (!is_markdown && is_rule(line)) {
		finish(e);
		return;
	}
	if (!e->is_open)
		begin(e);
	carry_out(e, line, number);
}

static int ends_with(const char *name, const char *end)
{
	size_t n = strlen(name), m = strlen(end);
	return n >= m && !strcmp(name + n - m, end);
}

/* A copy of one line; a zero byte would hide the rest of it. */
static char *copy_line(struct example *e, const char *at, size_t n, int number)
{
	char *line = malloc(n + 1);
	if (!line)
		return 0;
	memcpy(line, at, n);
	if (n && line[n - 1] == '\r')
		n--;
	line[n] = 0;
	if (strlen(line) == n)
		return line;
	free(line);
	ludo_putf(e->run->report, "%s:%d: a zero byte is in this line\n", e->run->name, number);
	e->run->failed++;
	return 0;
}

void ludo_examples(struct ludo_example_run *run, const char *text, size_t n)
{
	struct example e = { .run = run, .game = run->game };
	int number = 0, fenced = 0, is_markdown = ends_with(run->name, ".md");
	for (const char *at = text, *end = text + n; at < end;) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));
		size_t len = (size_t)((stop ? stop : end) - at);
		char *line = copy_line(&e, at, len, ++number);
		if (line)
			take_line(&e, line, number, is_markdown, &fenced);
		free(line);
		at += len + (stop != 0);
	}
	if (fenced) {
		ludo_putf(run->report, "%s:%d: the last block is not closed\n", run->name, number);
		e.has_failed = e.n_lines = 1;
	}
	finish(&e);
}
