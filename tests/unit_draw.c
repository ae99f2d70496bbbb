/* unit_draw.c: the sheet that screens are drawn on, and that no screen is ever too wide,
 * drawn by its game or from its fields. */
#include <stdio.h>
#include <string.h>

#include "bot.h"
#include "ludo_draw.h"
#include "ludo_table.h"

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	n_failed++;
	printf("failed: %s\n", what);
}

/* ---- the sheet ---- */

static struct drawing begin(void)
{
	static const struct ludo_core core = { .n_seats = 3, .waiting = 2 };
	return draw_begin(ludo_game_find("verraeter")->face, &core, 0, LUDO_IT);
}

/* End the drawing: is this what came of it? */
static int is_drawn(struct drawing *d, int styled, const char *expected)
{
	struct ludo_text text = { .styled = styled };
	draw_end(d, &text);
	int same = !strcmp(ludo_text_string(&text), expected);
	if (!same)
		printf("expected:\n%sfound:\n%s", expected, ludo_text_string(&text));
	ludo_text_free(&text);
	return same;
}

static void check_words(void)
{
	struct drawing d = begin();
	draw_seat(&d, 0);
	draw_seat(&d, 1);
	draw(&d, LUDO_PLAIN, " %s", draw_say(&d, "yes", "sì"));
	check(is_drawn(&d, 0, " Marrone▶Blu sì\n"), "words in the language, a mark at the turn");
	d = begin();
	draw_seat(&d, 0);
	draw(&d, LUDO_PLAIN, "  \n");
	check(is_drawn(&d, 1, " \033[1m\033[31mMarrone\033[0m\n"), "the colour of the name");
}

static void check_wrapping(void)
{
	struct drawing d = begin();
	draw_times(&d, LUDO_PLAIN, "x", 90);
	draw_hang(&d, 2);
	draw(&d, LUDO_PLAIN, " three four five\n");
	draw_list(&d, ", ");
	draw_times(&d, LUDO_PLAIN, "y", 88);
	draw_item(&d, LUDO_PLAIN, "one");
	draw_item(&d, LUDO_PLAIN, "two words");
	struct ludo_text text = { 0 };
	for (int i = 0; i < 90; i++)
		ludo_put(&text, "x");
	ludo_put(&text, " three\n");
	for (int i = 0; i < 92; i++)
		ludo_put(&text, " ");
	ludo_put(&text, "four\n");
	for (int i = 0; i < 92; i++)
		ludo_put(&text, " ");
	ludo_put(&text, "five\n");
	for (int i = 0; i < 88; i++)
		ludo_put(&text, "y");
	ludo_put(&text, "one,\ntwo words\n");
	check(is_drawn(&d, 0, ludo_text_string(&text)), "words go on below, items are not broken");
	ludo_text_free(&text);
}

static void check_cells(void)
{
	static const struct draw_column columns[] = {
		{ 5, { "Name", "Nome" } },
		{ -4, { "Points", "Punti" } },
		{ 0, { "", "Città" } },
		{ 0 },
	};
	struct drawing d = begin();
	draw_titles(&d, columns, 1);
	draw_cell(&d, LUDO_PLAIN, "proprietà");
	draw_cell(&d, LUDO_PLAIN, "%d", 7);
	draw_cell(&d, LUDO_PLAIN, "è\n");
	draw_fit(&d, LUDO_PLAIN, -3, "%d", 12);
	draw_fit(&d, LUDO_PLAIN, 2, "%s", "abc");
	draw(&d, LUDO_PLAIN, "|");
	check(is_drawn(&d, 0, "Nome │ Pun│Città\npropr│   7│è\n 12ab|\n"),
	      "cells are cut, filled and aligned");
}

static void check_boxes(void)
{
	struct drawing d = begin();
	draw_box(&d, 0, 0, 3, 4);
	draw_box(&d, 0, 3, 3, 4);
	draw_box(&d, 2, 0, 3, 7);
	draw_move(&d, 1, 1);
	draw(&d, LUDO_PLAIN, "è");
	draw_move(&d, 4, 2);
	draw(&d, LUDO_PLAIN, " a ");
	check(is_drawn(&d, 0, "┌──┬──┐\n│è │  │\n├──┴──┤\n│     │\n└─ a ─┘\n"), "frames join");
}

/* ---- whole screens ---- */

static int is_narrow(const char *text)
{
	for (int columns = 0; *text; text++) {
		columns += ((unsigned char)*text & 0xc0) != 0x80;
		if (*text == '\n')
			columns = 0;
		if (columns > DRAW_WIDE)
			return 0;
	}
	return 1;
}

static int shows_narrow(const struct ludo_game *game, const struct ludo_table *table, int lang)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_text text = { 0 };
	int ok = 1;
	for (int seat = LUDO_NOBODY; seat < LUDO_SEATS; seat++) {
		ludo_table_look(table, ludo_table_ply(table), seat, blanked);
		ludo_text_clear(&text);
		ludo_screen(game, blanked, seat, lang, &text);
		ok = ok && text.n && !text.failed && is_narrow(ludo_text_string(&text));
	}
	ludo_text_free(&text);
	return ok;
}

/* A whole game of its random bot, every option at its last value. */
static int stays_narrow(const struct ludo_game *game)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_face bare = *game->face;
	struct ludo_game plain = *game;
	uint8_t options[LUDO_OPTIONS] = { 0 };
	int ok = 1;
	plain.face = &bare;
	bare.screen = 0;
	for (int i = 0; i < game->face->n_options; i++)
		options[i] = (uint8_t)(game->rules->n_values[i] - 1);
	struct ludo_table *table = ludo_table_open(game, game->max_seats, options,
						   ludo_seed_from_number(7));
	ludo_table_deal(table);
	for (unsigned seats; ok && (seats = ludo_table_waiting(table)); ludo_table_deal(table)) {
		int seat = __builtin_ctz(seats), ply = ludo_table_ply(table);
		ludo_move move;
		if (ply % 4 == 0)
			ok = shows_narrow(game, table, ply / 4 % 2) &&
			     shows_narrow(&plain, table, ply / 4 % 2);
		ludo_table_look(table, ply, seat, blanked);
		ok = ok && ludo_bot_move(0, game, blanked, seat, (uint64_t)ply, &move) &&
		     !ludo_table_play(table, move).code;
	}
	ludo_table_close(table);
	return ok;
}

/* What the template's seat 0 is shown of a bid of 4 by that seat. */
static void check_fields(void)
{
	uint8_t options[LUDO_OPTIONS];
	struct ludo_text mine = { 0 }, other = { 0 };
	const struct ludo_game *game = ludo_game_find("template");
	ludo_options_standard(game, options);
	struct ludo_table *table = ludo_table_open(game, 2, options, ludo_seed_from_number(1));
	ludo_move bid;
	ludo_table_deal(table);
	ludo_read_answer(game, 0, "bid 4", &bid, &mine);
	check(!ludo_table_play(table, bid).code, "a bid");
	ludo_table_screen(table, 0, LUDO_IT, &mine);
	ludo_table_screen(table, 1, LUDO_IT, &other);
	check(strstr(ludo_text_string(&mine), "Vedi solo tu: La tua offerta 4\n") != 0,
	      "one's own secret");
	check(strstr(ludo_text_string(&other), "Vedi solo tu: La tua offerta –\n") != 0,
	      "nobody else's");
	check(strstr(ludo_text_string(&mine), "▶Blu    10") != 0, "seats are rows");
	check(!strstr(ludo_text_string(&mine), "deck"), "nothing hidden");
	check(!strstr(ludo_text_string(&mine), "spare"), "no padding");
	ludo_text_free(&mine);
	ludo_text_free(&other);
	ludo_table_close(table);
}

int main(void)
{
	check_words();
	check_wrapping();
	check_cells();
	check_boxes();
	check_fields();
	for (int i = 0; ludo_games[i]; i++)
		check(stays_narrow(ludo_games[i]), ludo_games[i]->id);
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
