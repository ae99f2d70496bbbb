/* engine.c: the language of docs/examples.md on standard input and output. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "script.h"

/* Several lines stand behind bars, so that the reader knows where they end. */
static void answer_text(int ok, const char *reply)
{
	if (!ok) {
		printf("no: %s\n", reply);
		return;
	}
	size_t n = strlen(reply);
	if (!strchr(reply, '\n')) {
		printf(n ? "ok %s\n" : "ok\n", reply);
		return;
	}
	while (*reply) {
		size_t len = strcspn(reply, "\n");
		printf("| %.*s\n", (int)len, reply);
		reply += len + (reply[len] == '\n');
	}
	puts("ok");
}

static void answer_json(int ok, const char *reply)
{
	struct ludo_text json = { 0 };
	ludo_json_open(&json, 0, '{');
	ludo_json_bool(&json, "ok", ok);
	ludo_json_string(&json, ok ? "text" : "error", reply);
	ludo_json_close(&json, '}');
	puts(ludo_text_string(&json));
	ludo_text_free(&json);
}

/* "json on" and "json off" concern only how we answer. */
static int switch_json(const char *line, int *json)
{
	if (!strcmp(line, "json on"))
		*json = 1;
	else if (!strcmp(line, "json off"))
		*json = 0;
	else
		return 0;
	return 1;
}

int cli_engine(int argc, char **argv)
{
	const struct ludo_game *game = argc > 1 ? ludo_game_find(argv[1]) : 0;
	if (argc > 2)
		return cli_misspoken("engine takes the name of one game");
	if (argc > 1 && !game)
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them", argv[1]);
	struct ludo_script script = ludo_script_begin(game);
	char *line = 0;
	size_t room = 0;
	int json = 0;
	for (ssize_t n; !script.is_done && (n = getline(&line, &room, stdin)) >= 0;) {
		struct ludo_text reply = { 0 };
		while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
			line[--n] = 0;
		int ok = 0;
		if (strlen(line) != (size_t)n)
			ludo_put(&reply, "a zero byte is in this line");
		else
			ok = switch_json(line, &json) || ludo_script_line(&script, line, &reply);
		(json ? answer_json : answer_text)(ok, ludo_text_string(&reply));
		fflush(stdout);
		ludo_text_free(&reply);
	}
	free(line);
	ludo_script_end(&script);
	return 0;
}
