/* script.h: the language of docs/examples.md, one statement at a time.  Examples, the
 * engine and the fuzzer all speak through here. */
#ifndef LUDO_SCRIPT_H
#define LUDO_SCRIPT_H

#include "ludo_table.h"

/* A position that was given a name, for examples that begin from it. */
struct ludo_position {
	struct ludo_position *next;
	char name[32];
	struct ludo_table *table;
};

struct ludo_script {
	const struct ludo_game *game; /* null until 'game' is said */
	struct ludo_table *table;     /* null until 'seats' is said */
	struct ludo_seed seed;
	int lang;
	int is_done;  /* 'quit' was said */
	int n_checks; /* what was expected, refused or allowed so far, and was so */
	struct ludo_position *positions; /* the latest first */
	/* called before every legal or refused move, if set: for 'reach' */
	void (*watch)(void *watcher, const void *state, ludo_move move, ludo_why why);
	void *watcher;
};

struct ludo_script ludo_script_begin(const struct ludo_game *game);
void ludo_script_end(struct ludo_script *script); /* the positions too */

/* Carry out one line.  1: done, 'reply' may hold an answer of one or more lines.
 * 0: not understood, refused or not as expected; 'reply' says what and why, and
 * nothing has changed. */
int ludo_script_line(struct ludo_script *script, const char *line, struct ludo_text *reply);
/* Cut a comment off: from '#' at the start or behind a blank. */
void ludo_script_uncomment(char *line);

/* Run all examples of a text: fenced blocks of a rules.md, or a file of examples.  Counts
 * into passed and failed; 'report' gets one line per failure, beginning with the name
 * and the number of the line.  An example that checks nothing has failed. */
struct ludo_example_run {
	const char *name;
	const struct ludo_game *game; /* null: the text says 'game' */
	int passed, failed;
	struct ludo_text *report;
	void (*watch)(void *watcher, const void *state, ludo_move move, ludo_why why);
	void *watcher;
	int only; /* the number of the one block called example to run, from 1; 0: all */
	/* called before every line of an example, and with null behind its last, if set */
	void (*tell)(void *teller, const struct ludo_script *script, const char *line);
	void *teller;
};
void ludo_examples(struct ludo_example_run *run, const char *text, size_t n);

/* worked.c: an example of a game's rules.md, by its number from 1, as people are shown it: the
 * position from which it begins, and for each answer in it what is said, what happens and the
 * view then, with the eyes of the seat that answers first.  0: there is none, or it fails. */
int ludo_worked_example(struct ludo_text *json, const struct ludo_game *game, int number,
			int lang);

#endif
