/* journal.c: what happened, as a seat may hear it.
 *
 * One paragraph for each answer of a player, with all that chance answered after it:
 * a list with a line for each event would push the board off the screen. */
#include <string.h>

#include "session.h"

/* Append the events of one move to a paragraph. */
static void add_move(struct session *s, struct ludo_text *paragraph, int ply, int seat)
{
	struct ludo_text events = { 0 };
	ludo_table_log(s->table, ply, seat, s->c->lang, &events);
	for (const char *at = ludo_text_string(&events); *at;) {
		size_t n = strcspn(at, "\n");
		ludo_put(paragraph, paragraph->n ? "; " : "- ");
		ludo_put_n(paragraph, at, n);
		at += n + (at[n] != 0);
	}
	ludo_text_free(&events);
}

static int count_lines(const char *at)
{
	int n = 0;
	for (; *at; at++)
		n += *at == '\n';
	return n;
}

static void end_paragraph(struct session *s, struct ludo_text *paragraph)
{
	if (paragraph->n)
		console_wrap(s->c, ludo_text_string(paragraph), 2);
	ludo_text_clear(paragraph);
}

int put_journal(struct session *s, int from, int to, int seat)
{
	struct ludo_text paragraph = { 0 };
	size_t before = s->c->out.n;
	for (int ply = from; ply < to; ply++) {
		if (ply >= 0 && ludo_table_move(s->table, ply).seat != LUDO_CHANCE)
			end_paragraph(s, &paragraph);
		add_move(s, &paragraph, ply, seat);
	}
	end_paragraph(s, &paragraph);
	ludo_text_free(&paragraph);
	return s->c->out.n > before ? count_lines(s->c->out.at + before) : 0;
}
