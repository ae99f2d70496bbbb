/* turn.c: one person's turn: news, board, question, moves, and a line typed. */
#include <stdio.h>
#include <string.h>

#include "session.h"

enum {
	FEW_NEWS = 4,   /* lines that always fit between board and question */
	LINES_BELOW = 6 /* what usually stands below a board */
};

static const char *name_of(const struct session *s, int seat)
{
	return ludo_table_name(s->table, seat, s->c->lang);
}

/* ---- telling ---- */

void tell_news(struct session *s, int seat)
{
	int ply = ludo_table_ply(s->table), *heard = &s->heard[seat + 1];
	put_journal(s, *heard, ply, seat);
	*heard = ply;
}

void tell_board(struct session *s, int seat)
{
	ludo_put(&s->c->out, "\n");
	ludo_table_screen(s->table, seat, s->c->lang, &s->c->out);
}

void tell_question(struct session *s)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	struct ludo_text question = { 0 };
	ludo_putf(&question, "%s: ", name_of(s, s->seat));
	ludo_say_question(&question, &who, ludo_table_question(s->table),
			  ludo_table_waiting(s->table));
	ludo_style(&s->c->out, LUDO_BOLD);
	console_wrap(s->c, ludo_text_string(&question), 0);
	ludo_style(&s->c->out, LUDO_PLAIN);
	ludo_text_free(&question);
}

void tell_moves(struct session *s)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	struct ludo_text all = { 0 };
	size_t at[LUDO_MOVES];
	const char *items[LUDO_MOVES];
	for (int i = 0; i < s->n_moves; i++) {
		at[i] = all.n;
		ludo_say_move(&all, &who, s->moves[i]);
		ludo_put_n(&all, "", 1); /* the zero that ends this item */
	}
	for (int i = 0; i < s->n_moves; i++)
		items[i] = all.failed ? "" : all.at + at[i];
	console_list(s->c, items, s->n_moves);
	ludo_text_free(&all);
}

static int lines_of_board(const struct session *s)
{
	struct ludo_text board = { 0 };
	int n = 0;
	ludo_table_screen(s->table, s->seat, s->c->lang, &board);
	for (size_t i = 0; i < board.n; i++)
		n += board.at[i] == '\n';
	ludo_text_free(&board);
	return n;
}

/* Would news between the board and the question push the board off the screen? */
static int is_much_news(struct session *s)
{
	struct console *c = s->c;
	size_t before = c->out.n;
	int n = put_journal(s, s->heard[s->seat + 1], ludo_table_ply(s->table), s->seat);
	console_cut(c, before); /* only to count the lines */
	return n > FEW_NEWS && c->has_keyboard && c->height &&
	       n + lines_of_board(s) + LINES_BELOW > c->height;
}

/* Until Enter is pressed; commands are heard meanwhile. */
static enum outcome wait_for_enter(struct session *s)
{
	enum outcome outcome = ASK_AGAIN;
	do {
		if (!console_read(s->c))
			return LEFT;
	} while (run_command(s, ludo_text_string(&s->c->line), &outcome) &&
		 outcome == ASK_AGAIN);
	return outcome;
}

/* Board, news, question and moves; much news first, and time to read it. */
static enum outcome tell_all(struct session *s)
{
	struct console *c = s->c;
	console_measure(c);
	if (is_much_news(s)) {
		ludo_put(&c->out, "\n");
		tell_news(s, s->seat);
		ludo_style(&c->out, LUDO_DIM);
		console_put(c, W_MORE, 0, 0);
		ludo_style(&c->out, LUDO_PLAIN);
		enum outcome outcome = wait_for_enter(s);
		if (outcome == LEFT || outcome == MOVED)
			return outcome;
	}
	tell_board(s, s->seat);
	tell_news(s, s->seat);
	tell_question(s);
	tell_moves(s);
	return ASK_AGAIN;
}

/* ---- passing the keyboard ---- */

/* Let another person sit down unseen; only where there is a keyboard to pass. */
static enum outcome pass_keyboard(struct session *s)
{
	struct console *c = s->c;
	int last = s->holder;
	if (!c->has_keyboard || n_humans(s) < 2 || last == s->seat)
		return ASK_AGAIN;
	console_measure(c);
	if (last != LUDO_NOBODY) /* nothing secret stands there before the first turn */
		console_clear(c);
	console_say(c, W_PASS, name_of(s, s->seat), 0);
	if (last != LUDO_NOBODY && ludo_table_can_undo(s->table, last) == LUDO_UNDO_OK)
		console_say(c, W_PASS_UNDO, name_of(s, last), 0);
	int next = s->seat;
	s->seat = LUDO_NOBODY; /* nobody knows who types what until then */
	s->n_moves = 0;
	enum outcome outcome = wait_for_enter(s);
	s->seat = next;
	if (outcome == MOVED)
		s->holder = LUDO_NOBODY; /* the one who took back is asked to sit down */
	return outcome;
}

/* ---- answering ---- */

static enum outcome answer(struct session *s, const char *line)
{
	struct ludo_text reason = { 0 };
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	ludo_move move;
	if (!read_typed_move(s, line, &move))
		return ASK_AGAIN;
	int ply = ludo_table_ply(s->table);
	ludo_why why = ludo_table_play(s->table, move);
	if (!why.code) {
		forget_thoughts(s, ply); /* of what was taken back and did not come again */
		return MOVED;
	}
	ludo_say_why(&reason, &who, move, why);
	console_say(s->c, W_REFUSED, ludo_text_string(&reason), 0);
	ludo_text_free(&reason);
	return ASK_AGAIN;
}

static enum outcome read_line(struct session *s)
{
	struct console *c = s->c;
	char numbers[16];
	enum outcome outcome;
	snprintf(numbers, sizeof(numbers), s->n_moves > 1 ? "1-%d" : "%d", s->n_moves);
	ludo_putf(&c->out, "%s (%s)> ", name_of(s, s->seat), numbers);
	if (!console_read(c))
		return LEFT;
	const char *line = ludo_text_string(&c->line);
	line += strspn(line, " ");
	if (c->line_was_long) {
		console_say(c, W_TOO_LONG, 0, 0);
		return ASK_AGAIN;
	}
	if (!*line) {
		console_say(c, W_EMPTY, numbers, 0);
		return ASK_AGAIN;
	}
	if (run_command(s, line, &outcome))
		return outcome;
	return answer(s, line);
}

enum outcome take_turn(struct session *s, int seat)
{
	s->seat = seat;
	enum outcome outcome = pass_keyboard(s);
	if (outcome == MOVED || outcome == LEFT)
		return outcome;
	s->holder = seat;
	do {
		s->n_moves = ludo_table_moves(s->table, seat, s->moves);
		outcome = tell_all(s);
		while (outcome == ASK_AGAIN)
			outcome = read_line(s);
	} while (outcome == TELL_AGAIN);
	return outcome;
}
