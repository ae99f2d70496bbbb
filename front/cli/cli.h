/* cli.h: the commands of the program.  Each gets its own word as argv[0] and returns
 * an exit status: 0 all is well, 1 something failed, 2 the command was misspoken. */
#ifndef LUDO_CLI_H
#define LUDO_CLI_H

#include "ludo_table.h"

int cli_games(int argc, char **argv);
int cli_words(int argc, char **argv);
int cli_engine(int argc, char **argv);
int cli_example(int argc, char **argv);
int cli_laws(int argc, char **argv);
int cli_sign(int argc, char **argv);
int cli_bench(int argc, char **argv);
int cli_reach(int argc, char **argv);
int cli_cover(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_analyse(int argc, char **argv);
int cli_position(int argc, char **argv);
int cli_arena(int argc, char **argv);
int cli_tune(int argc, char **argv);
int cli_train(int argc, char **argv);
int cli_calibrate(int argc, char **argv);
int cli_puzzles(int argc, char **argv);
int cli_pace(int argc, char **argv);
int cli_new(int argc, char **argv);
int cli_catalogue(int argc, char **argv);
int cli_types(int argc, char **argv);
int cli_manual(int argc, char **argv);

/* All of them; a null word parts one group from the next. */
struct cli_command {
	const char *word;
	int (*run)(int argc, char **argv);
	const char *arguments, *help;
};
extern const struct cli_command cli_commands[];
extern const int cli_n_commands;

/* One clear line on standard error; returns 2. */
int cli_misspoken(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Is a word a whole number in this range? */
int cli_read_number(const char *word, long low, long high, long *value);
/* An option of a command that takes a number; 0, or 2 and a complaint. */
struct cli_count {
	const char *option;
	long low, high, *to;
};
int cli_read_count(const char *command, const struct cli_count *counts, size_t n,
		   const char *option, const char *value);
/* A whole file, or a complaint on standard error and 0. */
int cli_read_file(const char *path, struct ludo_text *text);

/* Options of the commands that prove things: [GAME] [--games N] [--seed N] [--json]
 * [--seats N] [--play] [option=value ...]; a command says which of them it takes. */
struct cli_choice {
	const struct ludo_game *game; /* null: all of them */
	long n_games, seed;
	int json;
	long n_seats;            /* 0: as many as the game has */
	char *options[LUDO_OPTIONS];
	int n_options;
	int takes_seats;         /* may --seats be said? */
	int takes_options;       /* may option=value be said? */
	int by_play;             /* of play rather than of positions */
	int takes_play;          /* may --play be said? */
	const char *bot;         /* null: all kinds */
	int takes_bot;           /* may --bot be said? */
};
int cli_read_choice(int argc, char **argv, struct cli_choice *choice); /* 0 or 2 */
/* An option=value to be held fast; 0, or 2 and a complaint. */
struct tune_held;
int cli_hold(const struct ludo_game *game, const char *option, struct tune_held *held);
int cli_is_chosen(const struct cli_choice *choice, const struct ludo_game *game);

#endif
