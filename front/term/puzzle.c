/* puzzle.c: find the move: the puzzles of a game, one after the other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "embedded.h"
#include "explain.h"
#include "puzzlebook.h"
#include "session.h"
#include "term.h"

struct asked {
	const struct ludo_game *game;
	long number; /* 0: from the first on */
	int lang;
};

/* ---- what was asked for ---- */

static int read_asked(struct asked *asked, int argc, char **argv)
{
	asked->lang = lang_of_system();
	for (int i = 1; i < argc; i++) {
		char *end;
		if (!strcmp(argv[i], "--lang") && i + 1 < argc && lang_called(argv[i + 1]) >= 0)
			asked->lang = lang_called(argv[++i]);
		else if (!asked->game && (asked->game = ludo_game_find(argv[i])))
			continue;
		else if (asked->number || (asked->number = strtol(argv[i], &end, 10)) < 1 || *end)
			return misspoken(asked->lang, W_PUZZLE_USAGE, argv[i], 0);
	}
	return asked->game ? 0 : misspoken(asked->lang, W_PUZZLE_USAGE, "", 0);
}

static int open_book(struct puzzle_book *book, const struct ludo_game *game)
{
	const struct ludo_embedded *file = ludo_game_file(game, "puzzles.md");
	struct ludo_text error = { 0 };
	*book = (struct puzzle_book){ .game = game };
	int ok = file && puzzle_book_read(book, game, file->bytes, file->n, &error) && book->n;
	ludo_text_free(&error);
	return ok;
}

/* ---- one of them ---- */

static int same_move(ludo_move x, ludo_move y)
{
	return !memcmp(&x, &y, sizeof(x));
}

/* What another answer gives away, where that is known. */
static void tell_wrong(struct session *s, const struct puzzle *p, ludo_move move)
{
	char less[16] = "";
	for (int i = 1; i < p->n; i++)
		if (same_move(p->choice[i].move, move))
			snprintf(less, sizeof(less), "%d", bot_percent(p->choice[0].chance) -
							   bot_percent(p->choice[i].chance));
	console_say(s->c, *less ? W_PUZZLE_LESS : W_PUZZLE_WRONG, less, 0);
}

static enum outcome try_answer(struct session *s, const struct puzzle_entry *e, const char *line)
{
	const struct puzzle *p = &e->puzzle;
	enum outcome outcome = ASK_AGAIN;
	ludo_move move;
	if (!line[strspn(line, " \t")]) {
		console_wrap(s->c, ludo_text_string(&e->words[s->c->lang]), 0);
		return MOVED;
	}
	if (run_command(s, line, &outcome))
		return outcome;
	if (!read_typed_move(s, line, &move))
		return ASK_AGAIN;
	if (!same_move(move, p->choice[0].move)) {
		tell_wrong(s, p, move);
		return ASK_AGAIN;
	}
	console_say(s->c, W_PUZZLE_RIGHT, 0, 0);
	console_wrap(s->c, ludo_text_string(&e->words[s->c->lang]), 0);
	return MOVED;
}

static void show(struct session *s, const struct puzzle_entry *e, int n)
{
	char number[16], all[16];
	snprintf(number, sizeof(number), "%d", e->number);
	snprintf(all, sizeof(all), "%d", n);
	tell_board(s, s->seat);
	ludo_style(&s->c->out, LUDO_BOLD);
	console_say(s->c, W_PUZZLE_HEAD, number, all);
	ludo_style(&s->c->out, LUDO_PLAIN);
	tell_question(s);
	tell_moves(s);
	console_say(s->c, W_PUZZLE_HOW, 0, 0);
}

/* MOVED: solved, or shown; LEFT. */
static enum outcome ask(struct session *s, const struct puzzle_entry *e, int n)
{
	enum outcome outcome = TELL_AGAIN;
	for (;;) {
		if (outcome == TELL_AGAIN)
			show(s, e, n);
		ludo_put(&s->c->out, "> ");
		if (!console_read(s->c))
			return LEFT;
		outcome = try_answer(s, e, ludo_text_string(&s->c->line));
		if (outcome == LEFT || outcome == MOVED)
			return outcome;
	}
}

static enum outcome pose(struct console *c, const struct puzzle_entry *e, int n)
{
	struct ludo_text error = { 0 };
	struct session s = { .c = c, .holder = LUDO_NOBODY, .no_hints = 1,
			     .seat = e->puzzle.seat };
	s.table = ludo_table_set(e->puzzle.game, ludo_text_string(&e->position),
				 ludo_seed_from_number(0), &error);
	enum outcome outcome = LEFT;
	if (s.table) {
		memset(s.player, HUMAN, sizeof(s.player));
		s.n_moves = ludo_table_moves(s.table, s.seat, s.moves);
		outcome = ask(&s, e, n);
	}
	ludo_table_close(s.table);
	ludo_text_free(&s.thoughts);
	ludo_text_free(&error);
	free(s.saved);
	return outcome;
}

int ludo_term_puzzle(int argc, char **argv)
{
	struct asked asked = { 0 };
	struct puzzle_book book;
	struct console console;
	int status = read_asked(&asked, argc, argv);
	if (status)
		return status;
	if (!open_book(&book, asked.game) || asked.number > book.n) {
		puzzle_book_free(&book);
		return misspoken(asked.lang, W_NO_PUZZLES, asked.game->id, 0);
	}
	console_open(&console, asked.lang, COLOUR_AUTO);
	for (int i = asked.number ? (int)asked.number - 1 : 0; i < book.n; i++) {
		if (pose(&console, &book.entry[i], book.n) == LEFT)
			break;
		console_say(&console, i + 1 < book.n ? W_PUZZLE_NEXT : W_PUZZLE_LAST, 0, 0);
		if (i + 1 < book.n &&
		    (!console_read(&console) || is_farewell(ludo_text_string(&console.line))))
			break;
	}
	console_show(&console);
	puzzle_book_free(&book);
	return console_close(&console);
}
