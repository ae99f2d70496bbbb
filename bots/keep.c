/* keep.c: rows that were worked out, as lines of text that outlive the program. */
#include <string.h>

#include "analysis.h"
#include "calibration.h"
#include "hash.h"
#include "table.h"

enum { KEPT = 1, MOST_DIGITS = 9 }; /* raise KEPT when rows mean something else */

uint64_t analysis_key(const struct analysis *a)
{
	_Alignas(16) unsigned char first[LUDO_STATE];
	const struct ludo_game *game = ludo_table_game(a->table);
	struct bot_style style = analysis_style(game, a->iterations);
	struct bot_map map = bot_map_of(game);
	const int numbers[] = { KEPT, game->version, a->from, a->iterations };
	uint64_t mark[] = { a->seed, bot_mark(game, &style), ludo_table_hash(a->table) };
	uint64_t key = ludo_hash(0, game->id, strlen(game->id));
	key = ludo_hash(key, numbers, sizeof(numbers));
	key = ludo_hash(key, mark, sizeof(mark));
	key = ludo_hash(key, &map, sizeof(map));
	ludo_table_truth(a->table, 0, first);
	key = ludo_hash(key, first, game->rules->tape);
	for (int ply = 0; ply < ludo_table_ply(a->table); ply++) {
		ludo_move move = ludo_table_move(a->table, ply);
		key = ludo_hash(key, &move, sizeof(move));
	}
	return key;
}

void analysis_write_key(struct ludo_text *text, const struct analysis *a)
{
	ludo_putf(text, "ludoteca analysis %d %016llx %d\n", KEPT,
		  (unsigned long long)analysis_key(a), a->n);
}

static void put_chances(struct ludo_text *text, const struct analysis_chances *chances)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		ludo_putf(text, " %d", chances->of[seat]);
}

void analysis_write_kept(struct ludo_text *text, const struct analysis *a, int i)
{
	const struct analysis_row *row = &a->row[i];
	ludo_putf(text, "%d %d %d %d", i, row->gave, row->edge, row->n_line);
	put_chances(text, &row->open);
	put_chances(text, &row->after);
	put_chances(text, &row->best);
	put_chances(text, &row->played);
	for (int k = 0; k < row->n_line; k++)
		ludo_putf(text, " %d %d %d %d %d", row->line[k].seat, row->line[k].verb,
			  row->line[k].a, row->line[k].b, row->line[k].c);
	ludo_put(text, " .\n");
}

/* ---- reading ---- */

struct reader {
	const char *at, *end;
	int failed;
};

static int number(struct reader *r, int low, int high)
{
	int value = 0, n = 0, sign = 1;
	if (r->at < r->end && *r->at == '-') {
		sign = -1;
		r->at++;
	}
	for (; r->at < r->end && *r->at >= '0' && *r->at <= '9' && n < MOST_DIGITS; r->at++, n++)
		value = 10 * value + *r->at - '0';
	if (!n || r->at == r->end || *r->at != ' ')
		r->failed = 1;
	else
		r->at++;
	value *= sign;
	r->failed |= value < low || value > high;
	return r->failed ? low : value;
}

static void read_chances(struct reader *r, struct analysis_chances *chances)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		chances->of[seat] = (int16_t)number(r, 0, ANALYSIS_SURE);
}

/* One line; 0 if it is torn. */
static int read_row(struct reader *r, struct analysis *a)
{
	int i = number(r, 0, a->n - 1);
	struct analysis_row row = a->row[i];
	row.gave = (int16_t)number(r, 0, ANALYSIS_SURE);
	row.edge = (int16_t)number(r, 0, ANALYSIS_SURE);
	row.n_line = (uint8_t)number(r, 0, BOT_LINE);
	read_chances(r, &row.open);
	read_chances(r, &row.after);
	read_chances(r, &row.best);
	read_chances(r, &row.played);
	for (int k = 0; k < row.n_line; k++) {
		row.line[k].seat = (uint8_t)number(r, 0, LUDO_CHANCE);
		row.line[k].verb = (uint8_t)number(r, 0, UINT8_MAX);
		row.line[k].a = (int16_t)number(r, INT16_MIN, INT16_MAX);
		row.line[k].b = (int16_t)number(r, INT16_MIN, INT16_MAX);
		row.line[k].c = (int16_t)number(r, INT16_MIN, INT16_MAX);
	}
	if (r->failed || r->end - r->at < 2 || r->at[0] != '.' || r->at[1] != '\n')
		return 0;
	if (row.kind == ANALYSIS_DECISION && !row.n_line)
		return 0;
	r->at += 2;
	analysis_take(a, i, &row);
	return 1;
}

size_t analysis_read_kept(struct analysis *a, const char *text, size_t n)
{
	struct ludo_text key = { 0 };
	analysis_write_key(&key, a);
	int is_ours = !key.failed && n >= key.n && !memcmp(text, key.at, key.n);
	struct reader r = { text + key.n, text + n, 0 };
	const char *good = r.at;
	ludo_text_free(&key);
	if (!is_ours || !a->n)
		return 0;
	while (r.at < r.end && read_row(&r, a))
		good = r.at;
	return (size_t)(good - text);
}
