/* entry.c: writing and replaying entries; see entry.h. */
#include "entry.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "ludo_table.h"

static int apply_line(struct ludo_table *table, const char *line)
{
	ludo_move move;
	struct ludo_text error = { 0 };
	int ok = ludo_read_move(ludo_table_game(table), line, &move, &error) &&
		 !ludo_table_play(table, move).code;
	ludo_text_free(&error);
	return ok;
}

static int apply_first(struct ludo_table *table, const char *line)
{
	int number = 0;
	unsigned willing = 0;
	char word[8] = "";
	sscanf(line, "%7s %d %u", word, &number, &willing);
	if (!strcmp(word, "undo"))
		return ludo_table_undo_with(table, number, willing) == LUDO_UNDO_OK;
	if (!strcmp(word, "redo"))
		return ludo_table_redo(table, number);
	if (!strcmp(word, "rewind"))
		return ludo_table_rewind(table, number);
	return !strcmp(word, "move") || !strcmp(word, "deal") || !strcmp(word, "fork") ||
	       !strcmp(word, "end");
}

int entry_apply(struct ludo_table *table, const char *data)
{
	char line[256];
	for (int number = 0; *data; number++) {
		size_t n = strcspn(data, "\n");
		if (n >= sizeof(line))
			return 0;
		memcpy(line, data, n);
		line[n] = 0;
		if (!(number ? apply_line(table, line) : apply_first(table, line)))
			return 0;
		data += n + (data[n] == '\n');
	}
	return 1;
}

void entry_put_moves(struct ludo_text *data, const struct ludo_table *table, int from)
{
	for (int ply = from; ply < ludo_table_ply(table); ply++) {
		ludo_put(data, "\n");
		ludo_write_move(data, ludo_table_game(table), ludo_table_move(table, ply));
	}
}

struct ludo_table *entry_table(const struct setup *setup, const char *seed_hex)
{
	struct ludo_seed seed;
	size_t n;
	if (sodium_hex2bin(seed.bytes, sizeof(seed.bytes), seed_hex, strlen(seed_hex), 0, &n, 0) ||
	    n != sizeof(seed.bytes))
		return 0;
	return ludo_table_open(setup->game, setup->n_seats, setup->options, seed);
}
