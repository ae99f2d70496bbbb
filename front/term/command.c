/* command.c: what a person can say besides a move. */
#include <stdio.h>
#include <string.h>

#include "scan.h"
#include "session.h"

#define WORD(...)
#define COMMAND(id, ...) static enum outcome run_##id(struct session *, const char *rest);
#include "words.def"
#undef COMMAND

static const struct command {
	enum outcome (*run)(struct session *s, const char *rest);
	const char *word[LUDO_LANGS], *argument[LUDO_LANGS], *help[LUDO_LANGS];
} commands[] = {
#define COMMAND(id, en, it, arg_en, arg_it, help_en, help_it)                          \
	{ run_##id, { en, it }, { arg_en, arg_it }, { help_en, help_it } },
#include "words.def"
#undef COMMAND
};
#undef WORD
enum { N_COMMANDS = sizeof(commands) / sizeof(commands[0]) };

static const struct {
	const char *word, *means;
} other_words[] = {
	{ "?", "help" }, { "perche", "why" }, { "q", "quit" }, { "exit", "quit" },
};

/* ---- reading a move ---- */

/* Of the open moves the one with most to type: the best example there is. */
static void put_example(const struct session *s, struct ludo_text *text)
{
	const struct ludo_game *game = ludo_table_game(s->table);
	struct ludo_text typed = { 0 };
	for (int i = 0; i < s->n_moves; i++) {
		ludo_text_clear(&typed);
		ludo_write_answer(&typed, game, s->moves[i]);
		if (typed.n <= text->n)
			continue;
		ludo_text_clear(text);
		ludo_put(text, ludo_text_string(&typed));
	}
	ludo_text_free(&typed);
}

static void say_with_example(struct session *s, enum word word)
{
	struct ludo_text example = { 0 };
	put_example(s, &example);
	console_say(s->c, word, ludo_text_string(&example), 0);
	ludo_text_free(&example);
}

/* Is it digits and nothing else? */
static int is_number(const char *line)
{
	return *line && !line[strspn(line, "0123456789")];
}

static int read_number(struct session *s, const char *line, ludo_move *move)
{
	int64_t number;
	char most[16];
	struct ludo_word word = { line, strlen(line) };
	if (ludo_word_number(word, 1, s->n_moves, &number)) {
		*move = s->moves[number - 1];
		return 1;
	}
	struct ludo_text quoted = { 0 };
	put_quoted(&quoted, line);
	snprintf(most, sizeof(most), "%d", s->n_moves);
	console_say(s->c, W_NO_NUMBER, ludo_text_string(&quoted), most);
	ludo_text_free(&quoted);
	return 0;
}

/* Repeat what was not understood, and show how it would be said. */
static void not_understood(struct session *s, const char *typed)
{
	struct ludo_text quoted = { 0 }, example = { 0 };
	put_quoted(&quoted, typed);
	put_example(s, &example);
	console_say(s->c, W_NOT_UNDERSTOOD, ludo_text_string(&quoted),
		    ludo_text_string(&example));
	ludo_text_free(&quoted);
	ludo_text_free(&example);
}

int read_typed_move(struct session *s, const char *line, ludo_move *move)
{
	struct ludo_text typed = { 0 }, error = { 0 };
	struct ludo_word rest = ludo_scan_rest(&line);
	int ok;
	ludo_put_n(&typed, rest.at, rest.n);
	if (is_number(ludo_text_string(&typed))) {
		ok = read_number(s, ludo_text_string(&typed), move);
	} else {
		ok = ludo_read_answer(ludo_table_game(s->table), s->seat,
				      ludo_text_string(&typed), move, &error);
		if (!ok)
			not_understood(s, ludo_text_string(&typed));
	}
	ludo_text_free(&typed);
	ludo_text_free(&error);
	return ok;
}

/* ---- the commands, in the order of words.def ---- */

static enum outcome run_moves(struct session *s, const char *rest)
{
	(void)rest;
	if (s->n_moves)
		tell_moves(s);
	else
		console_say(s->c, W_NOT_ASKED, 0, 0);
	return ASK_AGAIN;
}

static enum outcome run_board(struct session *s, const char *rest)
{
	(void)rest;
	tell_board(s, s->seat);
	return ASK_AGAIN;
}

static enum outcome run_log(struct session *s, const char *rest)
{
	int ply = ludo_table_ply(s->table);
	int64_t last;
	if (!ludo_word_number(ludo_scan_word(&rest), 1, ply, &last))
		last = ply + 1; /* all of it, and what happened before the first move */
	if (!put_journal(s, ply - (int)last, ply, s->seat))
		console_say(s->c, W_NO_LOG, 0, 0);
	return ASK_AGAIN;
}

static enum outcome run_why(struct session *s, const char *rest)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	struct ludo_text text = { 0 };
	ludo_move move;
	if (!s->n_moves) {
		console_say(s->c, W_NOT_ASKED, 0, 0);
		return ASK_AGAIN;
	}
	if (!*rest) {
		say_with_example(s, W_WHY_WHAT);
		return ASK_AGAIN;
	}
	if (!read_typed_move(s, rest, &move))
		return ASK_AGAIN;
	ludo_why why = ludo_table_why(s->table, move);
	if (why.code)
		ludo_say_why(&text, &who, move, why);
	else
		ludo_say_move(&text, &who, move);
	console_say(s->c, why.code ? W_REFUSED : W_ALLOWED, ludo_text_string(&text), 0);
	ludo_text_free(&text);
	return ASK_AGAIN;
}

static enum outcome run_hint(struct session *s, const char *rest)
{
	(void)rest;
	give_hint(s);
	return ASK_AGAIN;
}

/* Nobody has heard of moves that no longer happened. */
static void forget_news(struct session *s)
{
	int ply = ludo_table_ply(s->table);
	for (int i = 0; i <= LUDO_SEATS; i++)
		if (s->heard[i] > ply)
			s->heard[i] = ply;
}

/* Who takes back while nobody is asked: whoever held the keyboard last. */
static int undoer(const struct session *s)
{
	return s->seat != LUDO_NOBODY ? s->seat : s->holder;
}

/* Bots do not mind taking back what they answered since. */
static unsigned bots_at(const struct session *s)
{
	unsigned seats = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		seats |= (unsigned)(s->player[seat] != HUMAN) << seat;
	return seats;
}

static enum outcome run_undo(struct session *s, const char *rest)
{
	enum ludo_undo undo = LUDO_UNDO_NOTHING;
	(void)rest;
	if (undoer(s) != LUDO_NOBODY)
		undo = ludo_table_undo_with(s->table, undoer(s), bots_at(s));
	if (undo != LUDO_UNDO_OK) {
		console_say(s->c, W_UNDO_REFUSED, ludo_undo_say(undo, s->c->lang), 0);
		return ASK_AGAIN;
	}
	forget_news(s);
	console_say(s->c, W_UNDONE, 0, 0);
	return MOVED;
}

static enum outcome run_redo(struct session *s, const char *rest)
{
	(void)rest;
	if (undoer(s) != LUDO_NOBODY && ludo_table_redo(s->table, undoer(s)))
		return MOVED;
	console_say(s->c, W_NO_REDO, 0, 0);
	return ASK_AGAIN;
}

static enum outcome run_rules(struct session *s, const char *rest)
{
	read_rules(s->c, ludo_table_game(s->table), rest);
	return ASK_AGAIN;
}

static enum outcome run_save(struct session *s, const char *rest)
{
	if (*rest)
		save_record(s, rest);
	else
		console_say(s->c, W_SAVE_WHAT, 0, 0);
	return ASK_AGAIN;
}

static enum outcome run_lang(struct session *s, const char *rest)
{
	int lang = lang_called(rest);
	if (lang < 0) {
		console_say(s->c, W_LANG_WHAT, 0, 0);
		return ASK_AGAIN;
	}
	s->c->lang = lang;
	return TELL_AGAIN;
}

static enum outcome run_help(struct session *s, const char *rest)
{
	int lang = s->c->lang;
	(void)rest;
	if (s->n_moves)
		say_with_example(s, W_HELP_MOVES);
	console_say(s->c, W_HELP_COMMANDS, 0, 0);
	for (int i = 0; i < N_COMMANDS; i++) {
		const struct command *command = &commands[i];
		struct ludo_text usage = { 0 }, line = { 0 };
		ludo_putf(&usage, "%s %s", command->word[lang], command->argument[lang]);
		ludo_put(&line, "  ");
		ludo_cell(&line, ludo_text_string(&usage), 24);
		ludo_putf(&line, "%s\n", command->help[lang]);
		ludo_put(&s->c->out, ludo_text_string(&line));
		ludo_text_free(&usage);
		ludo_text_free(&line);
	}
	return ASK_AGAIN;
}

/* Leaving by mistake would be a pity, but saying it twice is no mistake. */
static enum outcome run_quit(struct session *s, const char *rest)
{
	(void)rest;
	int ply = ludo_table_ply(s->table);
	if (!s->c->has_keyboard || is_over(s) || s->record || s->safe_ply == ply)
		return LEFT;
	s->safe_ply = ply;
	console_say(s->c, W_UNSAVED, 0, 0);
	return ASK_AGAIN;
}

/* ---- finding the command ---- */

static int command_called(struct ludo_word word)
{
	for (size_t i = 0; i < sizeof(other_words) / sizeof(other_words[0]); i++)
		if (ludo_word_is(word, other_words[i].word))
			word = (struct ludo_word){ other_words[i].means,
						   strlen(other_words[i].means) };
	for (int i = 0; i < N_COMMANDS; i++)
		if (ludo_word_is(word, commands[i].word[LUDO_EN]) ||
		    ludo_word_is(word, commands[i].word[LUDO_IT]))
			return i;
	return -1;
}

int is_farewell(const char *line)
{
	int i = command_called(ludo_scan_word(&line));
	return i >= 0 && commands[i].run == run_quit;
}

int run_command(struct session *s, const char *line, enum outcome *outcome)
{
	int i = command_called(ludo_scan_word(&line));
	if (i < 0)
		return 0;
	struct ludo_text rest = { 0 };
	struct ludo_word word = ludo_scan_rest(&line);
	ludo_put_n(&rest, word.at, word.n);
	*outcome = commands[i].run(s, ludo_text_string(&rest));
	ludo_text_free(&rest);
	return 1;
}
