/* example.c: run examples from files, or all that came along with the program. */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "embedded.h"
#include "script.h"

/* The game whose folder a path names: games/verraeter/rules.md. */
static const struct ludo_game *game_of(const char *path)
{
	for (int i = 0; ludo_games[i]; i++) {
		struct ludo_text folder = { 0 };
		ludo_putf(&folder, "games/%s/", ludo_games[i]->id);
		int found = strstr(path, ludo_text_string(&folder)) != 0;
		ludo_text_free(&folder);
		if (found)
			return ludo_games[i];
	}
	return 0;
}

static void run_text(struct ludo_example_run *total, const char *path, const char *text, size_t n)
{
	struct ludo_text report = { 0 };
	struct ludo_example_run run = { .name = path, .game = game_of(path), .report = &report };
	ludo_examples(&run, text, n);
	fputs(ludo_text_string(&report), stdout);
	ludo_text_free(&report);
	total->passed += run.passed;
	total->failed += run.failed;
}

static int is_rules(const char *path)
{
	size_t n = strlen(path);
	return n > 9 && !strcmp(path + n - 9, "/rules.md");
}

int cli_example(int argc, char **argv)
{
	struct ludo_example_run total = { 0 };
	for (int i = 1; i < argc; i++) {
		struct ludo_text text = { 0 };
		if (argv[i][0] == '-')
			return cli_misspoken("example does not understand '%s'", argv[i]);
		if (cli_read_file(argv[i], &text))
			run_text(&total, argv[i], ludo_text_string(&text), text.n);
		else
			total.failed++;
		ludo_text_free(&text);
	}
	for (int i = 0; argc == 1 && ludo_embedded[i].path; i++)
		if (is_rules(ludo_embedded[i].path))
			run_text(&total, ludo_embedded[i].path, ludo_embedded[i].bytes,
				 ludo_embedded[i].n);
	printf("%d passed, %d failed\n", total.passed, total.failed);
	return total.failed || !total.passed;
}
