/* example.c: examples out of a rules.md or a file of their own. */
#include <stdlib.h>
#include <string.h>

#include "scan.h"
#include "script.h"

struct example {
	struct ludo_example_run *run;
	struct ludo_script script;
	const struct ludo_game *game; /* the one last named, for the next example too */
	struct ludo_position *positions; /* and what has a name so far */
	int is_open, has_failed, line; /* line: where it began */
	int n_blocks; /* called example, so far */
	char name[64]; /* of the position that this block sets up; "" if it is an example */
};

static void report(struct example *e, int line, const char *what)
{
	ludo_putf(e->run->report, "%s:%d: %s\n", e->run->name, line, what);
	e->has_failed = 1;
}

static void begin(struct example *e, int line)
{
	e->script = ludo_script_begin(e->game);
	e->script.watch = e->run->watch;
	e->script.watcher = e->run->watcher;
	e->script.positions = e->positions;
	e->is_open = 1;
	e->has_failed = 0;
	e->line = line;
	memset(e->name, 0, sizeof(e->name));
}

static void tell(struct example *e, const char *line)
{
	if (e->run->tell && !e->name[0])
		e->run->tell(e->run->teller, &e->script, line);
}

static void say(struct example *e, const char *line, int number)
{
	struct ludo_text reply = { 0 };
	tell(e, line);
	if (!ludo_script_line(&e->script, line, &reply))
		report(e, number, ludo_text_string(&reply));
	ludo_text_free(&reply);
}

static void name_position(struct example *e)
{
	struct ludo_text line = { 0 };
	ludo_putf(&line, "position %s", e->name);
	say(e, ludo_text_string(&line), e->line);
	ludo_text_free(&line);
}

static void finish(struct example *e)
{
	if (!e->is_open)
		return;
	if (!e->has_failed)
		tell(e, 0);
	if (e->name[0] && !e->has_failed)
		name_position(e);
	int sets_up = e->script.positions != e->positions, n_checks = e->script.n_checks;
	if (!e->has_failed && !n_checks && !sets_up)
		report(e, e->line, "nothing is expected, refused or allowed here");
	e->game = e->script.game;
	e->positions = e->script.positions;
	e->script.positions = 0;
	ludo_script_end(&e->script);
	e->is_open = 0;
	if (e->has_failed)
		e->run->failed++;
	else if (n_checks)
		e->run->passed++;
}

/* Does '#' count moves here?  "expect moves 0 # 8" */
static int is_count(const char *line, const char *hash)
{
	const char *at = line;
	if (!ludo_word_is(ludo_scan_word(&at), "expect") ||
	    !ludo_word_is(ludo_scan_word(&at), "moves"))
		return 0;
	struct ludo_word seat = ludo_scan_word(&at);
	return seat.n && seat.at[seat.n - 1] != ':' && ludo_scan_word(&at).at == hash;
}

void ludo_script_uncomment(char *line)
{
	for (char *at = line; *at; at++)
		if (*at == '#' && (at == line || at[-1] == ' ' || at[-1] == '\t') &&
		    !is_count(line, at)) {
			*at = 0;
			return;
		}
}

static int is_fence(const char *line)
{
	return !strncmp(line, "```", 3);
}

static int is_rule(const char *line)
{
	return !strncmp(line, "---", 3) && strspn(line, "-") == strlen(line);
}

/* "```example 3.4" or "```position NAME": 0 if it is neither. */
static int open_block(struct example *e, const char *fence, int number)
{
	const char *at = fence + 3;
	struct ludo_word what = ludo_scan_word(&at), name = ludo_scan_word(&at);
	if (ludo_word_is(what, "example")) {
		if (e->run->only && ++e->n_blocks != e->run->only)
			return 0;
		begin(e, number);
		return 1;
	}
	if (!ludo_word_is(what, "position"))
		return 0;
	begin(e, number);
	if (!name.n || name.n >= sizeof(e->name) || ludo_scan_word(&at).n)
		report(e, number, "say '```position NAME'");
	else
		memcpy(e->name, name.at, name.n);
	return 1;
}

/* In Markdown only the fenced blocks count; elsewhere everything does. */
static void take_line(struct example *e, char *line, int number, int is_markdown, int *fenced)
{
	if (is_markdown && is_fence(line)) {
		if (*fenced)
			finish(e);
		*fenced = !*fenced && open_block(e, line, number);
		return;
	}
	if (is_markdown && !*fenced)
		return;
	if (!is_markdown && is_rule(line)) {
		finish(e);
		return;
	}
	ludo_script_uncomment(line);
	if (!line[strspn(line, " \t")])
		return;
	if (!e->is_open)
		begin(e, number);
	if (!e->has_failed) /* one failure is enough for one example */
		say(e, line, number);
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
	if (fenced)
		report(&e, number, "the last block is not closed");
	finish(&e);
	e.script.positions = e.positions;
	ludo_script_end(&e.script);
}
