/* entry.c: writing and replaying entries; see entry.h. */
#include "entry.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "ludo_table.h"

/* ---- causes ---- */

static const struct {
	const char *word;
	int numbers; /* that stand behind it */
} causes[] = {
	[CAUSE_MOVE] = { "move", 0 },
	[CAUSE_UNDO] = { "undo", 2 },
	[CAUSE_REDO] = { "redo", 1 },
	[CAUSE_REWIND] = { "rewind", 2 },
	[CAUSE_END] = { "end", 0 },
	[CAUSE_DEAL] = { "deal", 0 },
	[CAUSE_FORK] = { "fork", 0 },
	[CAUSE_CONFIRM] = { "confirm", 1 },
	[CAUSE_RECORD] = { "record", 0 },
};
enum { N_CAUSES = sizeof(causes) / sizeof(causes[0]) };

const char *cause_word(enum cause_kind kind)
{
	return causes[kind].word;
}

static void write_cause(struct ludo_text *data, struct cause cause)
{
	ludo_put(data, causes[cause.kind].word);
	if (causes[cause.kind].numbers > 0)
		ludo_putf(data, " %d", cause.number);
	if (causes[cause.kind].numbers > 1)
		ludo_putf(data, " %u", cause.with);
}

static int read_cause(const char *line, struct cause *cause)
{
	size_t n = strcspn(line, " ");
	char *end;
	*cause = (struct cause){ 0 };
	cause->number = (int)strtol(line + n, &end, 10);
	cause->with = (unsigned)strtoll(end, 0, 10);
	for (int kind = 0; kind < N_CAUSES; kind++)
		if (strlen(causes[kind].word) == n && !strncmp(causes[kind].word, line, n)) {
			cause->kind = (enum cause_kind)kind;
			return 1;
		}
	return 0;
}

/* ---- replaying ---- */

int entry_seed(const char *hex, struct ludo_seed *seed)
{
	size_t n;
	return !sodium_hex2bin(seed->bytes, sizeof(seed->bytes), hex, strlen(hex), 0, &n, 0) &&
	       n == sizeof(seed->bytes);
}

struct ludo_table *entry_table(const struct setup *setup, const char *seed_hex)
{
	struct ludo_seed seed;
	if (!entry_seed(seed_hex, &seed))
		return 0;
	return ludo_table_open(setup->game, setup->n_seats, setup->options, seed);
}

static const char hold[] = "hold", record_head[] = "record\n";

static int apply_move(struct ludo_table *table, const char *line)
{
	ludo_move move;
	struct ludo_text error = { 0 };
	int ok = ludo_read_move(ludo_table_game(table), line, &move, &error) &&
		 !ludo_table_play(table, move).code;
	ludo_text_free(&error);
	return ok;
}

static int apply_line(struct ludo_table *table, const char *line, struct cause *cause)
{
	if (strcmp(line, hold))
		return apply_move(table, line);
	cause->holds = 1;
	return 1;
}

static int apply_cause(struct ludo_table *table, const char *line, struct cause *cause)
{
	if (!read_cause(line, cause))
		return 0;
	switch (cause->kind) {
	case CAUSE_UNDO:
		return ludo_table_undo_with(table, cause->number, cause->with) == LUDO_UNDO_OK;
	case CAUSE_REDO: return ludo_table_redo(table, cause->number);
	case CAUSE_REWIND:
		if (cause->with)
			ludo_table_deal_anew(table, (int)cause->with);
		return ludo_table_rewind(table, cause->number);
	default: return 1; /* the moves say it all */
	}
}

static int apply_record(struct ludo_table *table, const char *record)
{
	struct ludo_text error = { 0 };
	int ok = ludo_table_become(table, record, strlen(record), &error);
	ludo_text_free(&error);
	return ok;
}

/* "given ...", which is longer than any move. */
static int is_given(const char *line)
{
	return !strncmp(line, "given ", strlen("given "));
}

static int apply_given(struct ludo_table *table, const char *data, size_t n)
{
	struct ludo_text line = { 0 }, error = { 0 };
	ludo_put_n(&line, data + strlen("given"), n - strlen("given"));
	int ok = !line.failed && ludo_table_restore(table, ludo_text_string(&line), &error);
	ludo_text_free(&line);
	ludo_text_free(&error);
	return ok;
}

int entry_apply(struct ludo_table *table, const char *data, struct cause *cause)
{
	char line[LUDO_MOVE_BYTES];
	if (!strncmp(data, record_head, strlen(record_head))) {
		*cause = (struct cause){ .kind = CAUSE_RECORD };
		return apply_record(table, data + strlen(record_head));
	}
	for (int number = 0; *data; number++) {
		size_t n = strcspn(data, "\n");
		if (number == 1 && is_given(data)) {
			if (!apply_given(table, data, n))
				return 0;
			data += n + (data[n] == '\n');
			continue;
		}
		if (n >= sizeof(line))
			return 0;
		memcpy(line, data, n);
		line[n] = 0;
		if (!(number ? apply_line(table, line, cause) : apply_cause(table, line, cause)))
			return 0;
		data += n + (data[n] == '\n');
	}
	return 1;
}

/* ---- writing ---- */

int entry_write(struct ludo_text *data, struct cause cause, const struct ludo_table *table,
		int from)
{
	int fits = 1;
	write_cause(data, cause);
	if (!from && cause.kind == CAUSE_FORK) {
		struct ludo_text given = { 0 };
		if (ludo_table_write_beginning(table, &given))
			ludo_putf(data, "\n%.*s", (int)given.n - 1, given.at);
		ludo_text_free(&given);
	}
	for (int ply = from; ply < ludo_table_ply(table); ply++) {
		ludo_put(data, "\n");
		size_t before = data->n;
		ludo_write_move(data, ludo_table_game(table), ludo_table_move(table, ply));
		fits &= data->n - before < LUDO_MOVE_BYTES;
	}
	if (cause.holds)
		ludo_putf(data, "\n%s", hold);
	return fits && !data->failed;
}

int entry_write_record(struct ludo_text *data, const struct ludo_table *table)
{
	ludo_put(data, record_head);
	ludo_table_save(table, data);
	return !data->failed;
}
