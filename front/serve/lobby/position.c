/* position.c: POST /api/position: a position that no table holds, as one seat sees it. */
#include "position.h"

#include <string.h>

#include "ludo_table.h"
#include "net/http.h"

static void write_why(struct ludo_text *json, const struct ludo_table *table, int seat,
		      const char *answer, int lang)
{
	struct ludo_speaker who = ludo_table_speaker(table, lang);
	struct ludo_text words = { 0 };
	ludo_move move;
	ludo_json_open(json, "why", '{');
	if (ludo_read_answer(ludo_table_game(table), seat, answer, &move, &words)) {
		ludo_why why = ludo_table_why(table, move);
		ludo_json_bool(json, "legal", !why.code);
		if (why.code) {
			ludo_say_why(&words, &who, move, why);
			ludo_json_string(json, "rule", ludo_why_para(why).at);
		}
	} else {
		ludo_json_bool(json, "legal", 0);
	}
	ludo_json_string(json, "say", ludo_text_string(&words));
	ludo_json_close(json, '}');
	ludo_text_free(&words);
}

static void write_moves(struct ludo_text *json, const char *moves)
{
	ludo_json_open(json, "moves", '[');
	while (*moves) {
		struct ludo_text move = { 0 };
		size_t n = strcspn(moves, "\n");
		ludo_put_n(&move, moves, n);
		ludo_json_string(json, 0, ludo_text_string(&move));
		ludo_text_free(&move);
		moves += n + (moves[n] == '\n');
	}
	ludo_json_close(json, ']');
}

static void answer(struct exchange *ex, const struct ludo_table *table, const char *moves)
{
	int64_t asked = json_whole(ex->json, "seat", LUDO_NOBODY);
	int is_seat = asked >= 0 && asked < ludo_table_n_seats(table);
	int seat = is_seat ? (int)asked : LUDO_NOBODY;
	const char *guess = json_text(ex->json, "why", "");
	struct ludo_text view = { 0 };
	ludo_table_view(table, seat, ex->lang, &view);
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_whole(&ex->answer, "view", &view);
	write_moves(&ex->answer, moves);
	if (is_seat && *guess)
		write_why(&ex->answer, table, seat, guess, ex->lang);
	ludo_json_close(&ex->answer, '}');
	ludo_text_free(&view);
	http_answer(ex, 200);
}

void position_handle(struct exchange *ex)
{
	const char *id = json_text(ex->json, "game", "");
	const struct ludo_game *game = ludo_game_find(id);
	const char *lines = json_text(ex->json, "position", "");
	struct ludo_text error = { 0 }, words = { 0 }, moves = { 0 };
	struct ludo_seed seed = ludo_seed_from_number(0);
	struct ludo_table *table =
		game ? ludo_table_set_and_tell(game, lines, seed, &moves, &error) : 0;
	if (table) {
		answer(ex, table, ludo_text_string(&moves));
	} else {
		ludo_putf(&words, "%s (%s)", say(game ? SAY_POSITION : SAY_GAME, ex->lang),
			  game ? ludo_text_string(&error) : id);
		http_refuse_words(ex, F_BAD, ludo_text_string(&words));
	}
	ludo_table_close(table);
	ludo_text_free(&error);
	ludo_text_free(&words);
	ludo_text_free(&moves);
}
