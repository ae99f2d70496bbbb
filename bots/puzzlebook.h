/* puzzlebook.h: the puzzles of a game as a file of its folder, puzzles.md: each an example in
 * the language of docs/examples.md, with its answer and why.  docs/puzzles.md has the form. */
#ifndef LUDO_PUZZLEBOOK_H
#define LUDO_PUZZLEBOOK_H

#include "ludo_table.h"
#include "puzzle.h"

/* One of them, as it is written and read. */
struct puzzle_entry {
	int number, line; /* line: where it begins, if it was read */
	struct puzzle puzzle; /* if it was read, without its state and its thought */
	struct ludo_text position; /* the lines of its example */
	struct ludo_text words[LUDO_LANGS];
};

/* 0 if its position cannot be written. */
int puzzle_entry_make(struct puzzle_entry *entry, const struct puzzle *puzzle);
/* Tell its puzzle anew, as it is now. */
void puzzle_entry_reword(struct puzzle_entry *entry);
void puzzle_entry_free(struct puzzle_entry *entry);
void puzzle_entry_write(struct ludo_text *text, int number, const struct puzzle_entry *entry);

struct puzzle_book {
	const struct ludo_game *game;
	int n;
	struct puzzle_entry *entry;
};

/* 0, and the line and what is wrong there. */
int puzzle_book_read(struct puzzle_book *book, const struct ludo_game *game, const char *text,
		     size_t n, struct ludo_text *error);
void puzzle_book_free(struct puzzle_book *book);

/* Is an entry true?  Its position adds up and asks its seat, its answers can be given, its words
 * name the answer in both languages.  0 and what is not. */
int puzzle_entry_holds(const struct puzzle_entry *entry, struct ludo_text *error);

#endif
