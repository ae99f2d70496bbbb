/* position.c: a position as the lines of an example, and a table that begins where such lines
 * lead. */
#include <stdlib.h>
#include <string.h>

#include "blank.h"
#include "field.h"
#include "rng.h"
#include "script.h"
#include "table.h"

/* ---- writing ---- */

static void write_seats(struct ludo_text *text, const struct ludo_game *game,
			const struct ludo_core *core)
{
	uint8_t standard[LUDO_OPTIONS];
	ludo_options_standard(game, standard);
	ludo_putf(text, "seats %d", core->n_seats);
	for (int i = 0; i < game->face->n_options; i++) {
		const struct ludo_option *option = &game->face->options[i];
		if (core->option[i] != standard[i])
			ludo_putf(text, " %s=%s", option->token,
				  option->values[core->option[i]].token);
	}
	ludo_put(text, "\n");
}

void ludo_write_assignments(struct ludo_text *text, const struct ludo_game *game,
			    const void *was, const void *is)
{
	struct ludo_text fields = { 0 };
	ludo_write_changes(&fields, game, was, is);
	text->failed |= fields.failed;
	for (const char *at = ludo_text_string(&fields); *at;) {
		struct ludo_word word = { at, strcspn(at, "\n") };
		if (ludo_field_settable(game, word, &(struct ludo_text){ .failed = 1 })) {
			ludo_put(text, " ");
			ludo_put_n(text, at, word.n);
		}
		at += word.n + 1;
	}
	ludo_text_free(&fields);
}

static int is_same(const struct ludo_table *t, const void *state)
{
	return !memcmp(t->now, state, t->game->rules->tape);
}

/* What a line sets may take other things along, for a card is in one place: those are named as
 * well, until the line leads where it should. */
static int write_given(struct ludo_text *text, struct ludo_table *t, const void *state)
{
	_Alignas(16) char fresh[LUDO_STATE];
	struct ludo_text line = { 0 }, error = { 0 };
	int is_there = 0;
	memcpy(fresh, t->now, t->game->rules->size);
	const void *was = fresh;
	for (int tries = 0; !is_there && tries < 4; tries++) {
		ludo_write_assignments(&line, t->game, was, state);
		ludo_table_put(t, 0, fresh);
		t->is_loose = 0;
		if (!ludo_table_given(t, ludo_text_string(&line), &error))
			break;
		is_there = is_same(t, state);
		was = t->now;
	}
	if (is_there)
		ludo_putf(text, "given%s\n", ludo_text_string(&line));
	ludo_text_free(&line);
	ludo_text_free(&error);
	return is_there;
}

int ludo_write_setting(struct ludo_text *text, const struct ludo_game *game, const void *state)
{
	const struct ludo_core *core = state;
	struct ludo_table *fresh = ludo_table_open(game, core->n_seats, core->option,
						   ludo_seed_from_number(0));
	if (!fresh)
		return 0;
	write_seats(text, game, core);
	int ok = is_same(fresh, state) || write_given(text, fresh, state);
	ludo_table_close(fresh);
	return ok;
}

int ludo_table_write_setting(const struct ludo_table *t, int ply, int seat, uint64_t number,
			     struct ludo_text *text)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_rng rng = ludo_rng_from(number);
	ludo_table_truth(t, ply, state);
	if (seat != LUDO_CHANCE) {
		ludo_blank(t->game->rules, state, seat);
		t->game->rules->fill(state, seat, &rng);
	}
	ludo_putf(text, "game %s\n", t->game->id);
	return ludo_write_setting(text, t->game, state);
}

/* ---- reading ---- */

/* All lines, up to the first that is not so. */
static int run_lines(struct ludo_script *s, const char *lines, struct ludo_text *error)
{
	struct ludo_text reply = { 0 };
	int ok = 1;
	for (int number = 1; ok && *lines; number++) {
		size_t n = strcspn(lines, "\n");
		char *line = strndup(lines, n);
		ludo_text_clear(&reply);
		if (line)
			ludo_script_uncomment(line);
		ok = line && ludo_script_line(s, line, &reply);
		if (!ok)
			ludo_putf(error, "line %d: %s", number,
				  line ? ludo_text_string(&reply) : "out of memory");
		free(line);
		lines += n + (lines[n] == '\n');
	}
	ludo_text_free(&reply);
	return ok;
}

/* A table of its own that begins with what stands there now. */
static struct ludo_table *begin_there(const struct ludo_table *from, struct ludo_seed seed)
{
	const struct ludo_core *core = (const struct ludo_core *)(const void *)from->now;
	struct ludo_table *t = ludo_table_open(from->game, core->n_seats, core->option, seed);
	if (!t)
		return 0;
	ludo_table_put(t, 0, from->now);
	t->is_set_up = 1;
	return t;
}

static void tell_moves(const struct ludo_table *t, struct ludo_text *moves)
{
	for (int ply = 0; ply < t->ply; ply++) {
		ludo_write_move(moves, t->game, t->moves[ply]);
		ludo_put(moves, "\n");
	}
}

struct ludo_table *ludo_table_set(const struct ludo_game *game, const char *lines,
				  struct ludo_seed seed, struct ludo_text *error)
{
	struct ludo_text moves = { 0 };
	struct ludo_table *table = ludo_table_set_and_tell(game, lines, seed, &moves, error);
	ludo_text_free(&moves);
	return table;
}

struct ludo_table *ludo_table_set_and_tell(const struct ludo_game *game, const char *lines,
					   struct ludo_seed seed, struct ludo_text *moves,
					   struct ludo_text *error)
{
	struct ludo_script s = ludo_script_begin(game);
	struct ludo_table *table = 0;
	if (!run_lines(&s, lines, error))
		;
	else if (!s.table || (game && s.game != game))
		ludo_putf(error, "no position of %s is set up here", game ? game->id : "any game");
	else if (ludo_table_accounts_hold(s.table, error))
		table = begin_there(s.table, seed);
	if (table)
		tell_moves(s.table, moves);
	ludo_script_end(&s);
	return table;
}

int ludo_table_begin_as(struct ludo_table *t, const struct ludo_table *from)
{
	_Alignas(16) char first[LUDO_STATE];
	if (!from->is_set_up)
		return 1;
	if (t->game != from->game)
		return 0;
	ludo_table_truth(from, 0, first);
	ludo_table_put(t, 0, first);
	t->is_set_up = 1;
	t->is_loose = from->is_loose;
	return 1;
}
