/* ending.c: who won, from which seed it was dealt, and the offer to keep the record. */
#include <stdio.h>
#include <string.h>

#include "session.h"

static void put_standing(struct session *s, int seat, int place, int points)
{
	struct console *c = s->c;
	char number[16];
	ludo_putf(&c->out, "  %d. ", place);
	if (place == 1)
		ludo_style(&c->out, LUDO_BOLD);
	ludo_cell(&c->out, ludo_table_name(s->table, seat, c->lang), NAME_WIDE);
	ludo_style(&c->out, LUDO_PLAIN);
	snprintf(number, sizeof(number), "%3d", points);
	console_put(c, points == 1 ? W_POINT : W_POINTS, number, 0);
	ludo_put(&c->out, "\n");
}

static void put_standings(struct session *s)
{
	int32_t points[LUDO_SEATS];
	uint8_t places[LUDO_SEATS];
	int n = ludo_table_n_seats(s->table);
	ludo_table_standings(s->table, points, places);
	for (int place = 1; place <= n; place++)
		for (int seat = 0; seat < n; seat++)
			if (places[seat] == place)
				put_standing(s, seat, place, points[seat]);
}

/* The seed, shown now that the game is over, beside what was promised at its start. */
static void put_seed(struct session *s)
{
	struct console *c = s->c;
	struct ludo_seed seed;
	ludo_putf(&c->out, "%s %s\n", word_in(c->lang, W_COMMITMENT),
		  ludo_table_commitment(s->table));
	if (!ludo_table_seed(s->table, &seed))
		return;
	ludo_putf(&c->out, "%s ", word_in(c->lang, W_SEED));
	for (size_t i = 0; i < sizeof(seed.bytes); i++)
		ludo_putf(&c->out, "%02x", seed.bytes[i]);
	ludo_put(&c->out, "\n");
	console_say(c, W_CHECKABLE, 0, 0);
}

/* Whose eyes to look with when the game is over: the only person's, or everybody's,
 * who then hear again what one of them has missed. */
static int last_viewer(struct session *s)
{
	int viewer = LUDO_NOBODY, least = ludo_table_ply(s->table), n = n_humans(s);
	for (int seat = 0; seat < ludo_table_n_seats(s->table); seat++) {
		if (s->player[seat] != HUMAN)
			continue;
		viewer = seat;
		if (s->heard[seat + 1] < least)
			least = s->heard[seat + 1];
	}
	if (n > 1)
		s->heard[LUDO_NOBODY + 1] = least;
	return n == 1 ? viewer : LUDO_NOBODY;
}

/* Lines until the person leaves, or takes the last move back. */
static enum outcome offer_to_save(struct session *s)
{
	enum outcome outcome = ASK_AGAIN;
	while (outcome != MOVED && outcome != LEFT) {
		console_say(s->c, W_OFFER_SAVE, 0, 0);
		ludo_put(&s->c->out, "> ");
		if (!console_read(s->c) || !s->c->line.n)
			return LEFT;
		if (!run_command(s, ludo_text_string(&s->c->line), &outcome) &&
		    !s->c->has_keyboard)
			return LEFT; /* a file that held more moves than needed */
	}
	return outcome;
}

enum outcome end_game(struct session *s)
{
	struct console *c = s->c;
	console_measure(c);
	s->seat = last_viewer(s);
	s->n_moves = 0;
	ludo_put(&c->out, "\n");
	tell_news(s, s->seat);
	tell_board(s, s->seat);
	ludo_style(&c->out, LUDO_BOLD);
	console_say(c, W_GAME_OVER, 0, 0);
	ludo_style(&c->out, LUDO_PLAIN);
	put_standings(s);
	put_seed(s);
	enum outcome outcome = !n_humans(s) || s->record ? LEFT : offer_to_save(s);
	if (outcome == LEFT)
		tell_thoughts(s); /* not earlier: the last move may still be taken back */
	return outcome;
}
