/* main.c: which command was meant, and help. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../serve/ludo_serve.h"
#include "../term/term.h"
#include "cli.h"
#include "ludo_version.h"
#include "tune.h"

enum { MOST_FILE = 64 << 20 }; /* bytes of a file that we are willing to read */

static int cli_help(int argc, char **argv);

static int cli_version(int argc, char **argv)
{
	(void)argv;
	if (argc > 1)
		return cli_misspoken("version takes no arguments");
	puts("ludoteca " LUDO_VERSION);
	return 0;
}

const struct cli_command cli_commands[] = {
	{ "menu", ludo_term_menu, "", "choose a game and play it in the terminal" },
	{ "play", ludo_term_play, "GAME [--seats human,random,...] [--lang it|en] [--seed N] [option=value ...]",
	  "play in the terminal; 'play GAME --help' says more" },
	{ "puzzle", ludo_term_puzzle, "GAME [N] [--lang it|en]",
	  "find the move: positions with one answer that is clearly the best" },
	{ "serve", ludo_serve, "[--listen ADDR:PORT] [--store URL] [--data DIR] [--origin URL] ...",
	  "tables for the browser and across the world; 'serve --help' says more" },
	{ "admin", ludo_admin, "[--config FILE] [--store URL] [--data DIR] POWER ...",
	  "what the operator of a server may do; 'admin --help' says more" },
	{ "backup", ludo_backup, "[--config FILE] [--store URL] [--data DIR] FILE   or   --verify FILE",
	  "copy a server's store while it runs, and check the copy" },
	{ "games", cli_games, "", "the games, their seats and options" },
	{ 0, 0, 0, 0 },
	{ "replay", cli_replay, "FILE [--seat N] [--lang it|en] [--from PLY]",
	  "show a saved game move by move" },
	{ "position", cli_position, "FILE [--ply N] [--seat N]",
	  "a position of a saved game as text, or a position checked; 'play --resume' goes on from it" },
	{ "verify", cli_verify, "FILE", "deal a saved game again from its seed" },
	{ "analyse", cli_analyse,
	  "FILE [--depth quick|standard|deep] [--iterations N] [--lang it|en] [--json]\n"
	  "           [--from PLY] [--moves 'MOVE; MOVE ...'] [--line] [--cache FILE] [--no-cache] [--threads N] [--seed N]",
	  "where a saved game was won: chances, decisions, luck; see docs/analysis.md" },
	{ "engine", cli_engine, "[GAME]", "play by lines on standard input; see docs/examples.md" },
	{ 0, 0, 0, 0 },
	{ "example", cli_example, "[FILE...]", "run examples, of all games if no file is named" },
	{ "words", cli_words, "GAME [PART]", "what examples of a game may name, as it is written" },
	{ "laws", cli_laws, "[GAME] [--games N] [--seed N] [option=value ...]",
	  "hold random games against the laws" },
	{ "sign", cli_sign, "[GAME] [--games N] [--play [option=value ...]]",
	  "fingerprint of the rules; --play: of the moves offered, whatever a state looks like" },
	{ "bench", cli_bench, "[GAME] [--seats N] [--json] [option=value ...]",
	  "decisions a second of processor time, and what they cost" },
	{ "reach", cli_reach, "[GAME] [--games N]", "words and cards that no test has met" },
	{ "cover", cli_cover, "[GAME]", "which rule is cited by which paragraph, code, example" },
	{ "arena", cli_arena, "GAME --bots A,B,... [--seats N] [--games N] [--threads N] [--out FILE]\n"
	  "           [--part K/N] [--seed N] [--time MS] [--json] [option=value ...]   or   --merge FILE...",
	  "bots against bots, and programs (cmd:./mine); see docs/bots.md" },
	{ "tune", cli_tune, "GAME [--bot A] [--games N] [--rounds N] [--seed N] [--trust PERCENT]"
	  " [--write] [option=value ...]",
	  "weigh the quick evaluation by self-play" },
	{ "train", cli_train, "GAME [--bot A] [--games N] [--rounds N] [--seed N] [--rate N] [--trust PERCENT]\n"
	  "           [--threads N] [--match N] [--out FOLDER] [--write] [option=value ...]",
	  "train the game's net by self-play; see docs/bots.md" },
	{ "calibrate", cli_calibrate, "GAME [--bot A] [--games N] [--positions N] [--iterations N] [--seed N]\n"
	  "           [--threads N] [--write]",
	  "does it happen as often as an analysis says? see docs/analysis.md" },
	{ "puzzles", cli_puzzles, "RECORD...   or   --play GAME [--games N] [--seed N] [--seats N] [--bot A]\n"
	  "           [--wanted N] [--iterations N] [--with FILE]   or   --check   or   --retell GAME",
	  "decisions with one clearly best answer that a quick look misses; see docs/puzzles.md" },
	{ "pace", cli_pace, "[GAME] [--bot KIND[:KNOB=VALUE+...]] [--seed N] [--json]",
	  "how long bots think, on one thread and on two" },
	{ "new", cli_new, "NAME", "begin a game of your own from the template" },
	{ "catalogue", cli_catalogue, "GAME [it|en]", "what is in a game's box, as JSON" },
	{ "types", cli_types, "GAME", "the board's types, for web/boards/GAME/state.ts" },
	{ 0, 0, 0, 0 },
	{ "help", cli_help, "", "this page" },
	{ "manual", cli_manual, "ludoteca|serve|bash|zsh",
	  "the manual pages ludoteca(1) and ludoteca-serve(8), completions for a shell" },
	{ "version", cli_version, "", "which ludoteca this is" },
};
enum { N_COMMANDS = sizeof(cli_commands) / sizeof(cli_commands[0]) };
const int cli_n_commands = N_COMMANDS;

static void put_command(const struct cli_command *c)
{
	printf("  %-8s %s%s           %s\n", c->word, c->arguments, *c->arguments ? "\n" : "",
	       c->help);
}

static int cli_help(int argc, char **argv)
{
	(void)argc;
	(void)argv;
	puts("Ludoteca: political board games of the Renaissance and the Baroque.\n\n"
	     "usage: ludoteca COMMAND ...      (no command: the menu)\n");
	for (int i = 0; i < N_COMMANDS; i++)
		if (cli_commands[i].word)
			put_command(&cli_commands[i]);
		else
			puts("");
	return 0;
}

/* Commands that have more to say about themselves read their '--help' on their own. */
static int wants_help(const struct cli_command *c, int argc, char **argv)
{
	int says_more = c->run == ludo_term_menu || c->run == ludo_term_play ||
			c->run == ludo_serve || c->run == ludo_admin;
	return !says_more && argc > 2 && (!strcmp(argv[2], "--help") || !strcmp(argv[2], "-h"));
}

int cli_misspoken(const char *format, ...)
{
	enum { MOST = 300 }; /* one line, whatever somebody typed */
	char line[MOST];
	va_list args;
	va_start(args, format);
	int n = vsnprintf(line, sizeof(line), format, args);
	va_end(args);
	for (char *at = line; *at; at++)
		if ((unsigned char)*at < ' ' || *at == 0x7f)
			*at = '?';
	fprintf(stderr, "ludoteca: %s%s\n", line, n >= MOST ? "..." : "");
	return 2;
}

int cli_read_file(const char *path, struct ludo_text *text)
{
	FILE *file = fopen(path, "rb");
	char buffer[65536];
	size_t n;
	if (!file) {
		fprintf(stderr, "ludoteca: cannot open ");
		perror(path);
		return 0;
	}
	while ((n = fread(buffer, 1, sizeof(buffer), file)) > 0 && text->n <= MOST_FILE)
		ludo_put_n(text, buffer, n);
	int failed = ferror(file);
	fclose(file);
	if (failed)
		fprintf(stderr, "ludoteca: cannot read %s\n", path);
	else if (text->n > MOST_FILE)
		fprintf(stderr, "ludoteca: %s is too large to be one of ours\n", path);
	else if (text->failed)
		fprintf(stderr, "ludoteca: out of memory\n");
	else
		return 1;
	ludo_text_free(text);
	return 0;
}

int cli_read_number(const char *word, long low, long high, long *value)
{
	char *end;
	*value = strtol(word, &end, 10);
	return *word && !*end && *value >= low && *value <= high;
}

int cli_read_count(const char *command, const struct cli_count *counts, size_t n,
		   const char *option, const char *value)
{
	for (size_t i = 0; i < n; i++) {
		const struct cli_count *c = &counts[i];
		if (strcmp(option, c->option))
			continue;
		if (cli_read_number(value, c->low, c->high, c->to))
			return 0;
		return cli_misspoken("%s wants a number from %ld to %ld, not '%s'", option, c->low,
				     c->high, value);
	}
	return cli_misspoken("%s does not understand '%s'", command, option);
}

int cli_read_choice(int argc, char **argv, struct cli_choice *choice)
{
	static const long MOST = 1000000000000;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--json")) {
			choice->json = 1;
		} else if (choice->takes_play && !strcmp(argv[i], "--play")) {
			choice->by_play = 1;
		} else if (!strcmp(argv[i], "--games")) {
			if (++i == argc || !cli_read_number(argv[i], 1, MOST, &choice->n_games))
				return cli_misspoken("--games wants a number of games");
		} else if (!strcmp(argv[i], "--seed")) {
			if (++i == argc || !cli_read_number(argv[i], 0, MOST, &choice->seed))
				return cli_misspoken("--seed wants a number");
		} else if (choice->takes_seats && !strcmp(argv[i], "--seats")) {
			if (++i == argc || !cli_read_number(argv[i], 1, MOST, &choice->n_seats))
				return cli_misspoken("--seats wants a number of seats");
		} else if (choice->takes_bot && !strcmp(argv[i], "--bot")) {
			if (++i == argc)
				return cli_misspoken("--bot wants a kind of bot, and maybe knobs");
			choice->bot = argv[i];
		} else if (choice->takes_options && strchr(argv[i], '=') &&
			   choice->n_options < LUDO_OPTIONS) {
			choice->options[choice->n_options++] = argv[i];
		} else if (argv[i][0] == '-' || choice->game) {
			return cli_misspoken("%s does not understand '%s'", argv[0], argv[i]);
		} else if (!(choice->game = ludo_game_find(argv[i]))) {
			return cli_misspoken("no game '%s'; 'ludoteca games' lists them", argv[i]);
		}
	}
	return 0;
}

int cli_hold(const struct ludo_game *game, const char *option, struct tune_held *held)
{
	struct ludo_text error = { 0 };
	uint8_t options[LUDO_OPTIONS] = { 0 };
	int ok = held->n < LUDO_OPTIONS && ludo_option_set(game, options, option, &error);
	if (ok)
		held->option[held->n++] = option;
	else
		cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return ok ? 0 : 2;
}

int cli_is_chosen(const struct cli_choice *choice, const struct ludo_game *game)
{
	return !choice->game || choice->game == game;
}

/* What was printed must have arrived: a full disk is a failure like any other. */
static int written(int status)
{
	if (!fflush(stdout) && !ferror(stdout))
		return status;
	perror("ludoteca: cannot write the output");
	return 1;
}

int main(int argc, char **argv)
{
	signal(SIGPIPE, SIG_DFL); /* a reader that goes away ends us quietly */
	if (argc < 2)
		return isatty(0) ? ludo_term_menu(1, (char *[]){ "menu", 0 }) : cli_help(1, argv);
	const char *word = argv[1];
	if (!strcmp(word, "--help") || !strcmp(word, "-h"))
		word = "help";
	if (!strcmp(word, "--version"))
		word = "version";
	for (int i = 0; i < N_COMMANDS; i++)
		if (cli_commands[i].word && !strcmp(cli_commands[i].word, word)) {
			if (!wants_help(&cli_commands[i], argc, argv))
				return written(cli_commands[i].run(argc - 1, argv + 1));
			put_command(&cli_commands[i]);
			return written(0);
		}
	return cli_misspoken("no command '%s'; 'ludoteca --help' lists them", argv[1]);
}
