/* table.c: whole games with their records. */
#include <stdlib.h>
#include <string.h>

#include "object.h"
#include "table.h"

static ludoteca_table *wrap(struct ludo_table *table)
{
	ludoteca_table *t = table ? malloc(sizeof(*t)) : 0;
	if (t)
		t->table = table;
	else
		ludo_table_close(table);
	return t;
}

ludoteca_table *ludoteca_table_open(const ludoteca_game *game, int seats, const char *words,
				    uint64_t seed, char *error, size_t n)
{
	uint8_t options[LUDO_OPTIONS];
	struct ludo_text complaint = { 0 };
	ludoteca_table *t = 0;
	if (!game)
		ludo_put(&complaint, "there is no such game");
	else if (ludoteca_read_options(inside(game), seats, words, options, &complaint)) {
		t = wrap(ludo_table_open(inside(game), seats, options,
					 ludo_seed_from_number(seed)));
		if (!t)
			ludo_put(&complaint, "out of memory");
	}
	if (t)
		ludo_table_deal(t->table);
	ludoteca_hand(&complaint, error, n);
	return t;
}

ludoteca_table *ludoteca_table_load(const char *record, size_t bytes, char *error, size_t n)
{
	struct ludo_text complaint = { 0 };
	ludoteca_table *t = wrap(ludo_table_load(record, bytes, &complaint));
	ludoteca_hand(&complaint, error, n);
	return t;
}

void ludoteca_table_close(ludoteca_table *t)
{
	if (t)
		ludo_table_close(t->table);
	free(t);
}

int ludoteca_table_plies(const ludoteca_table *t)
{
	return ludo_table_ply(t->table);
}

ludoteca_move ludoteca_table_move(const ludoteca_table *t, int ply)
{
	if (ply < 0 || ply >= ludo_table_ply(t->table))
		return (ludoteca_move){ 0 };
	return move_out(ludo_table_move(t->table, ply));
}

ludoteca_state *ludoteca_table_state(const ludoteca_table *t, int ply)
{
	if (ply < 0 || ply > ludo_table_ply(t->table))
		return 0;
	ludoteca_state *state = ludoteca_new(ludo_table_game(t->table));
	if (state)
		ludo_table_truth(t->table, ply, state->bytes);
	return state;
}

int ludoteca_table_play(ludoteca_table *t, ludoteca_move move)
{
	int code = ludo_table_play(t->table, move_in(move)).code;
	if (!code)
		ludo_table_deal(t->table);
	return code;
}

size_t ludoteca_table_record(const ludoteca_table *t, char *out, size_t n)
{
	struct ludo_text text = { 0 };
	ludo_table_save(t->table, &text);
	return ludoteca_hand(&text, out, n);
}

int ludoteca_table_verify(const ludoteca_table *t, char *report, size_t n)
{
	struct ludo_text text = { 0 };
	int is_sound = ludo_table_verify(t->table, &text);
	ludoteca_hand(&text, report, n);
	return is_sound;
}
