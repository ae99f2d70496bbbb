/* keep.c: a position in one line, to go on from it later: the ply, how often chance was asked to
 * deal anew, what states of this game look like in this program, and the state in hexadecimal
 * digits, with 'z' and two digits for as many zeros. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "table.h"

static uint64_t sum_of_words(uint64_t sum, const char *word)
{
	return ludo_hash(sum, word, strlen(word));
}

/* Bytes mean the same as long as fields, names and lines stand where they stood. */
static uint64_t shape_of(const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	const struct ludo_rules *rules = game->rules;
	uint64_t numbers[] = { (uint64_t)game->version, rules->size, rules->tape, LUDO_TAPE };
	uint64_t sum = ludo_hash(0, numbers, sizeof(numbers));
	for (int i = 0; i < face->n_fields; i++) {
		const struct ludo_field *field = &face->fields[i];
		uint64_t place[] = { field->at, field->width, field->how, field->kind,
				     field->index[0].n, field->index[1].n };
		sum = sum_of_words(ludo_hash(sum, place, sizeof(place)), field->name);
	}
	for (int kind = 0; kind < face->n_kinds; kind++)
		for (int i = 0; face->kinds[kind].names && i < face->kinds[kind].n; i++)
			sum = sum_of_words(sum, face->kinds[kind].names[i].token);
	for (int i = 1; i < face->n_lines; i++)
		sum = sum_of_words(sum, face->lines[i].token);
	for (int i = 1; i < face->n_events; i++)
		sum = sum_of_words(sum, face->events[i].token);
	return sum;
}

enum { SHAPE_BYTES = 19 }; /* of the shape, with a blank on either side */

static void write_shape(char shape[SHAPE_BYTES], const struct ludo_game *game)
{
	snprintf(shape, SHAPE_BYTES, " %016llx ", (unsigned long long)shape_of(game));
}

static void write_bytes(struct ludo_text *text, const uint8_t *bytes, size_t n)
{
	for (size_t i = 0, zeros; i < n; i += zeros ? zeros : 1) {
		for (zeros = 0; i + zeros < n && zeros < 255 && !bytes[i + zeros];)
			zeros++;
		if (zeros)
			ludo_putf(text, "z%02x", (unsigned)zeros);
		else
			ludo_putf(text, "%02x", bytes[i]);
	}
}

void ludo_table_keep(const struct ludo_table *t, int ply, struct ludo_text *text)
{
	_Alignas(16) uint8_t state[LUDO_STATE];
	const struct ludo_rules *rules = t->game->rules;
	char shape[SHAPE_BYTES];
	ludo_table_truth(t, ply, state);
	struct ludo_tape *tape = (struct ludo_tape *)(void *)(state + rules->tape);
	/* what an earlier move has told is still behind the last one's events */
	memset(tape->event + tape->n, 0, (LUDO_TAPE - tape->n) * sizeof(*tape->event));
	write_shape(shape, t->game);
	ludo_putf(text, "%d %d%s", ply, t->deal, shape);
	write_bytes(text, state, rules->size);
}

static int digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static int read_bytes(const char *at, uint8_t *bytes, size_t n)
{
	size_t i = 0;
	while (*at) {
		int is_run = *at == 'z';
		at += is_run;
		int high = digit(at[0]), low = high < 0 ? -1 : digit(at[1]);
		int value = high * 16 + low;
		if (low < 0 || i + (is_run ? (size_t)value : 1) > n)
			return 0;
		if (is_run)
			memset(bytes + i, 0, (size_t)value);
		else
			bytes[i] = (uint8_t)value;
		i += is_run ? (size_t)value : 1;
		at += 2;
	}
	return i == n;
}

struct ludo_table *ludo_table_kept(const struct ludo_game *game, const char *text,
				   struct ludo_seed seed)
{
	_Alignas(16) uint8_t state[LUDO_STATE];
	const struct ludo_core *core = (const struct ludo_core *)(const void *)state;
	const struct ludo_rules *rules = game->rules;
	char shape[SHAPE_BYTES], *end;
	long ply = strtol(text, &end, 10), deal = strtol(end, &end, 10);
	write_shape(shape, game);
	if (ply < 0 || deal < 0 || strncmp(end, shape, SHAPE_BYTES - 1) ||
	    !read_bytes(end + SHAPE_BYTES - 1, state, rules->size) ||
	    core->n_seats < game->min_seats ||
	    core->n_seats > game->max_seats ||
	    ((const struct ludo_tape *)(const void *)(state + rules->tape))->n > LUDO_TAPE ||
	    rules->check(state))
		return 0;
	return ludo_table_resume(game, state, (int)ply, (int)deal, seed);
}
