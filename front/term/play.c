/* play.c: open a table, seat people and bots, and play to the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "session.h"
#include "term.h"

enum { RECALL = 4 }; /* moves told again when a saved game goes on */

int n_humans(const struct session *s)
{
	int n = 0;
	for (int seat = 0; seat < ludo_table_n_seats(s->table); seat++)
		n += s->player[seat] == HUMAN;
	return n;
}

int is_over(const struct session *s)
{
	return !ludo_table_waiting(s->table);
}

/* ---- opening ---- */

static int open_new(struct session *s, const struct plan *plan)
{
	struct ludo_seed seed;
	if (plan->has_seed)
		seed = ludo_seed_from_number(plan->seed);
	else if (!ludo_seed_random(&seed))
		return misspoken(plan->lang, W_NO_RANDOM, 0, 0) - 1;
	s->table = ludo_table_open(plan->game, plan->n_seats, plan->options, seed);
	if (!s->table)
		return misspoken(plan->lang, W_NO_MEMORY, 0, 0) - 1;
	memcpy(s->player, plan->player, sizeof(s->player));
	return 0;
}

/* The record says which game and how many seats; the plan may only say who plays. */
static int seat_resumed(struct session *s, const struct plan *plan)
{
	const struct ludo_game *game = ludo_table_game(s->table);
	int n = ludo_table_n_seats(s->table);
	char seats[16];
	struct plan standard = { 0 };
	if (plan->game && plan->game != game)
		return misspoken(plan->lang, W_OTHER_GAME, plan->resume, game->id);
	snprintf(seats, sizeof(seats), "%d", n);
	if (plan->n_seats && plan->n_seats != n)
		return misspoken(plan->lang, W_BAD_SEATS, plan->resume, seats);
	plan_seats(&standard, n, 1, ludo_bot_standard());
	const struct plan *seats_of = plan->n_seats ? plan : &standard;
	memcpy(s->player, seats_of->player, sizeof(s->player));
	return 0;
}

static int open_saved(struct session *s, const struct plan *plan)
{
	struct ludo_text error = { 0 };
	int is_record;
	s->table = load_game(plan->lang, plan->resume, &is_record, &error);
	if (!s->table)
		return complain(1, &error);
	if (is_record) /* nobody's position is written over */
		remember_file(s, plan->resume);
	for (int i = 0, ply = ludo_table_ply(s->table); i <= LUDO_SEATS; i++)
		s->heard[i] = ply > RECALL ? ply - RECALL : -1;
	return seat_resumed(s, plan);
}

static void welcome(struct session *s)
{
	struct console *c = s->c;
	const struct ludo_face *face = ludo_table_game(s->table)->face;
	ludo_style(&c->out, LUDO_BOLD);
	ludo_put(&c->out, face->name[c->lang]);
	ludo_style(&c->out, LUDO_PLAIN);
	ludo_putf(&c->out, "  %s\n", face->credit);
	for (int seat = 0; seat < ludo_table_n_seats(s->table); seat++) {
		int player = s->player[seat];
		ludo_put(&c->out, "  ");
		ludo_cell(&c->out, ludo_table_name(s->table, seat, c->lang), NAME_WIDE);
		if (player == HUMAN)
			console_put(c, n_humans(s) == 1 ? W_YOU : W_PERSON, 0, 0);
		else
			console_put(c, W_BOT, ludo_bots[player].name, 0);
		ludo_put(&c->out, "\n");
	}
	console_say(c, W_COMMITTED, 0, 0);
	ludo_putf(&c->out, "  %s\n", ludo_table_commitment(s->table));
	if (ludo_table_ply(s->table)) {
		char ply[16];
		snprintf(ply, sizeof(ply), "%d", ludo_table_ply(s->table));
		console_say(c, W_RESUMED, ply, 0);
	}
	if (n_humans(s))
		console_say(c, W_WELCOME, 0, 0);
}

/* ---- playing ---- */

/* Who of those that owe an answer is asked: bots first, then whoever holds the
 * keyboard, then the others in order. */
static int next_to_answer(const struct session *s)
{
	unsigned waiting = ludo_table_waiting(s->table);
	int n = ludo_table_n_seats(s->table);
	for (int seat = 0; seat < n; seat++)
		if ((waiting >> seat & 1) && s->player[seat] != HUMAN)
			return seat;
	if (s->holder != LUDO_NOBODY && (waiting >> s->holder & 1))
		return s->holder;
	for (int seat = 0; seat < n; seat++)
		if (waiting >> seat & 1)
			return seat;
	return LUDO_NOBODY;
}

/* Until the game is over or somebody leaves; a table that stands still ends it too. */
static enum outcome play_on(struct session *s)
{
	while (!is_over(s) && !s->c->broken) {
		int ply = ludo_table_ply(s->table);
		int seat = next_to_answer(s);
		enum outcome outcome = MOVED;
		if (seat == LUDO_NOBODY)
			ludo_table_deal(s->table);
		else if (s->player[seat] != HUMAN)
			answer_for_bot(s, seat);
		else
			outcome = take_turn(s, seat);
		if (outcome == LEFT)
			return LEFT;
		if (ludo_table_ply(s->table) == ply &&
		    (seat == LUDO_NOBODY || s->player[seat] != HUMAN)) {
			console_say(s->c, W_NO_SEED, 0, 0);
			return LEFT;
		}
	}
	return MOVED;
}

int session_play(struct console *c, const struct plan *plan)
{
	struct session s = { .c = c, .holder = LUDO_NOBODY, .seat = LUDO_NOBODY,
			     .record = plan->record, .safe_ply = -1,
			     .explains = plan->explains, .no_hints = plan->no_hints };
	for (int i = 0; i <= LUDO_SEATS; i++)
		s.heard[i] = -1;
	int status = plan->resume ? open_saved(&s, plan) : open_new(&s, plan);
	if (!status) {
		welcome(&s);
		while (play_on(&s) != LEFT && !c->broken && end_game(&s) == MOVED)
			;
		if (s.record) {
			remember_file(&s, s.record); /* whoever named it meant it */
			status = !save_record(&s, s.record);
		}
		console_say(c, W_GOODBYE, 0, 0);
		console_show(c);
	}
	ludo_table_close(s.table);
	ludo_text_free(&s.thoughts);
	free(s.thought);
	free(s.saved);
	return status;
}

int ludo_term_play(int argc, char **argv)
{
	struct plan plan;
	struct console console;
	int status = plan_read(&plan, argc, argv);
	if (status >= 0)
		return status;
	console_open(&console, plan.lang, plan.colour);
	status = session_play(&console, &plan);
	int broken = console_close(&console);
	return status ? status : broken;
}
