/* record.c: a game as text, one move a line, in tokens that are never translated.
 *
 *     ludoteca 2
 *     game verraeter 1
 *     seats 4
 *     option hands fixed
 *     name 0 Anna
 *     commitment 5d1c...
 *     seed 09af...
 *     given loosely vp[0]=3 ...        (only where the position was set by hand)
 *     moves
 *     . start 2
 *     0 build estate 3
 *     deal 1                           (chance deals anew from here on, after a rewind)
 *     end 2 1f6a7b...                  number of moves, sum over the last position
 *
 * Reading checks every move with why(): a bad line is named, and no table comes back.  The
 * sum is over what can be answered and the points, in words, not over bytes: a state may be
 * laid out anew and old records still fit.  Records that begin with "ludoteca 1" had a hash
 * of bytes there; it is not compared. */
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "hash.h"
#include "scan.h"
#include "table.h"

enum { MOST_LINE = 32768, MOST_MOVES = 100000, MOST_NAME = LUDO_NAME_BYTES };

/* ---- writing ---- */

int ludo_table_write_beginning(const struct ludo_table *t, struct ludo_text *text)
{
	if (!t->is_set_up)
		return 0;
	_Alignas(16) char first[LUDO_STATE];
	const struct ludo_core *core = (const struct ludo_core *)(const void *)first;
	ludo_table_truth(t, 0, first);
	struct ludo_table *fresh = ludo_table_open(t->game, core->n_seats, core->option, t->seed);
	if (!fresh) {
		text->failed = 1;
		return 0;
	}
	ludo_put(text, "given loosely");
	ludo_write_assignments(text, t->game, fresh->now, first);
	ludo_put(text, "\n");
	ludo_table_close(fresh);
	return 1;
}

static void save_header(const struct ludo_table *t, struct ludo_text *text)
{
	const struct ludo_core *core = (const struct ludo_core *)(const void *)t->snapshots;
	char hex[65];
	ludo_put(text, "ludoteca 2\n");
	ludo_putf(text, "game %s %d\nseats %d\n", t->game->id, t->game->version, core->n_seats);
	for (int i = 0; i < t->game->face->n_options; i++) {
		const struct ludo_option *option = &t->game->face->options[i];
		ludo_putf(text, "option %s %s\n", option->token,
			  option->values[core->option[i]].token);
	}
	for (int seat = 0; seat < core->n_seats; seat++)
		if (t->names[seat])
			ludo_putf(text, "name %d %s\n", seat, t->names[seat]);
	ludo_putf(text, "commitment %s\n", t->commitment);
	ludo_hex_write(hex, t->seed.bytes, sizeof(t->seed.bytes));
	if (t->has_seed)
		ludo_putf(text, "seed %s\n", hex);
}

static uint64_t sum_of_text(const struct ludo_text *text)
{
	return ludo_hash(0, ludo_text_string(text), text->n);
}

/* Every answer that somebody may give now, in any order, and how the seats stand. */
static uint64_t sum_of_position(const struct ludo_table *t)
{
	ludo_move move[LUDO_MOVES];
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	struct ludo_text text = { 0 };
	ludo_table_standings(t, points, place);
	for (int seat = 0; seat < ludo_table_n_seats(t); seat++)
		ludo_putf(&text, "%d %d\n", points[seat], place[seat]);
	uint64_t sum = sum_of_text(&text);
	for (int seat = 0; seat <= LUDO_CHANCE; seat++) {
		int n = ludo_table_waiting(t) >> seat & 1 ? ludo_table_moves(t, seat, move) : 0;
		for (int i = 0; i < n; i++) {
			ludo_text_clear(&text);
			ludo_write_move(&text, t->game, move[i]);
			sum += sum_of_text(&text);
		}
	}
	ludo_text_free(&text);
	return sum;
}

void ludo_table_save(const struct ludo_table *t, struct ludo_text *text)
{
	if (t->base) {
		text->failed = 1; /* its first moves are not known */
		return;
	}
	save_header(t, text);
	ludo_table_write_beginning(t, text);
	ludo_put(text, "moves\n");
	for (int ply = 0, deal = 0; ply < t->ply; ply++) {
		if (t->deals[ply] != deal)
			ludo_putf(text, "deal %d\n", deal = t->deals[ply]);
		ludo_write_move(text, t->game, t->moves[ply]);
		ludo_put(text, "\n");
	}
	ludo_putf(text, "end %d %016llx\n", t->ply, (unsigned long long)sum_of_position(t));
}

/* ---- reading ---- */

struct reader {
	const char *at, *end;
	int line; /* number of the line last read */
	char text[MOST_LINE];
	struct ludo_text *error;

	const struct ludo_game *game;
	int n_seats;
	uint8_t options[LUDO_OPTIONS];
	struct ludo_seed seed;
	int has_seed;
	int is_old; /* of the first format: its last number is not compared */
	char commitment[65];
	char names[LUDO_SEATS][MOST_NAME + 1];
	struct ludo_table *table;
};

static int complain(struct reader *r, const char *what)
{
	ludo_putf(r->error, "line %d: %s", r->line, what);
	return 0;
}

/* The next line without its end; 0 at the end of the text or if it is no line. */
static int next_line(struct reader *r)
{
	r->line++;
	if (r->at == r->end)
		return complain(r, "the record stops before its end line");
	const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
	if (!stop)
		return complain(r, "the record stops in the middle of a line");
	size_t n = (size_t)(stop - r->at);
	if (n && r->at[n - 1] == '\r')
		n--;
	if (n >= MOST_LINE)
		return complain(r, "this line is too long");
	if (memchr(r->at, 0, n))
		return complain(r, "this line holds a zero byte: not a record");
	memcpy(r->text, r->at, n);
	r->text[n] = 0;
	r->at = stop + 1;
	return 1;
}

static int read_game(struct reader *r, const char *at)
{
	struct ludo_word id = ludo_scan_word(&at), version = ludo_scan_word(&at);
	int64_t number;
	char name[64] = "";
	if (id.n < sizeof(name))
		memcpy(name, id.at, id.n);
	r->game = ludo_game_find(name);
	if (!r->game)
		return complain(r, "no such game");
	if (!ludo_word_number(version, 1, UINT16_MAX, &number))
		return complain(r, "the version of the rules is missing");
	if (number != r->game->version) {
		ludo_putf(r->error, "line %d: played by version %lld of the rules, this is %d",
			  r->line, (long long)number, r->game->version);
		return 0;
	}
	ludo_options_standard(r->game, r->options);
	return 1;
}

static int read_option(struct reader *r, const char *at)
{
	struct ludo_word token = ludo_scan_word(&at), value = ludo_scan_word(&at);
	char both[160];
	if (!r->game)
		return complain(r, "the game must be named first");
	if (token.n + value.n + 2 > sizeof(both))
		return complain(r, "no such option");
	memcpy(both, token.at, token.n);
	both[token.n] = '=';
	memcpy(both + token.n + 1, value.at, value.n);
	both[token.n + 1 + value.n] = 0;
	struct ludo_text why = { 0 };
	int ok = ludo_option_set(r->game, r->options, both, &why);
	if (!ok)
		complain(r, ludo_text_string(&why));
	ludo_text_free(&why);
	return ok;
}

static int read_name(struct reader *r, const char *at)
{
	struct ludo_word seat = ludo_scan_word(&at), name = ludo_scan_rest(&at);
	int64_t number;
	if (!ludo_word_number(seat, 0, LUDO_SEATS - 1, &number))
		return complain(r, "no such seat");
	if (name.n > MOST_NAME)
		return complain(r, "this name is too long");
	memcpy(r->names[number], name.at, name.n);
	r->names[number][name.n] = 0;
	return 1;
}

static int read_seats(struct reader *r, const char *at)
{
	int64_t number;
	if (!r->game)
		return complain(r, "the game must be named first");
	if (!ludo_word_number(ludo_scan_word(&at), r->game->min_seats, r->game->max_seats, &number))
		return complain(r, "this game is not for so many seats");
	r->n_seats = (int)number;
	return 1;
}

static int read_hex(struct reader *r, const char *at, uint8_t bytes[32])
{
	struct ludo_word word = ludo_scan_word(&at);
	if (!ludo_hex_read(word.at, word.n, bytes, 32))
		return complain(r, "this wants 64 hexadecimal digits");
	return 1;
}

static int read_commitment(struct reader *r, const char *at)
{
	uint8_t bytes[32];
	if (!read_hex(r, at, bytes))
		return 0;
	ludo_hex_write(r->commitment, bytes, sizeof(bytes));
	return 1;
}

/* Everything is known: open the table. */
static int open_table(struct reader *r)
{
	if (r->table)
		return 1;
	if (!r->game || !r->n_seats)
		return complain(r, "the game and its seats must be named first");
	r->table = ludo_table_open(r->game, r->n_seats, r->options, r->seed);
	if (!r->table)
		return complain(r, "out of memory");
	r->table->has_seed = r->has_seed;
	if (*r->commitment)
		memcpy(r->table->commitment, r->commitment, sizeof(r->commitment));
	for (int seat = 0; seat < r->n_seats; seat++)
		ludo_table_set_name(r->table, seat, r->names[seat]);
	return 1;
}

static int read_given(struct reader *r, const char *at)
{
	struct ludo_text why = { 0 };
	if (!open_table(r))
		return 0;
	int ok = ludo_table_restore(r->table, at, &why);
	if (!ok)
		complain(r, ludo_text_string(&why));
	ludo_text_free(&why);
	return ok;
}

/* One line above "moves"; 0 on a complaint. */
static int read_header_line(struct reader *r)
{
	const char *at = r->text;
	struct ludo_word word = ludo_scan_word(&at);
	if (ludo_word_is(word, "given"))
		return read_given(r, at);
	if (r->table)
		return complain(r, "this must stand before the position");
	if (ludo_word_is(word, "game"))
		return read_game(r, at);
	if (ludo_word_is(word, "seats"))
		return read_seats(r, at);
	if (ludo_word_is(word, "option"))
		return read_option(r, at);
	if (ludo_word_is(word, "name"))
		return read_name(r, at);
	if (ludo_word_is(word, "commitment"))
		return read_commitment(r, at);
	if (ludo_word_is(word, "seed"))
		return r->has_seed = read_hex(r, at, r->seed.bytes);
	return complain(r, "not a line of a record");
}

static int read_header(struct reader *r)
{
	if (!next_line(r))
		return 0;
	r->is_old = !strcmp(r->text, "ludoteca 1");
	if (!r->is_old && strcmp(r->text, "ludoteca 2"))
		return complain(r, "not a record: it should begin with 'ludoteca 2'");
	for (;;) {
		if (!next_line(r))
			return 0;
		if (!strcmp(r->text, "moves"))
			return open_table(r);
		if (!read_header_line(r))
			return 0;
	}
}

static int read_move(struct reader *r)
{
	struct ludo_text why = { 0 };
	ludo_move move;
	int ok = ludo_read_move(r->game, r->text, &move, &why);
	if (ok) {
		ludo_why reason = ludo_table_play(r->table, move);
		struct ludo_speaker who = ludo_table_speaker(r->table, LUDO_EN);
		if (reason.code)
			ludo_say_why(&why, &who, move, reason);
		ok = !reason.code;
	}
	if (!ok)
		complain(r, ludo_text_string(&why));
	ludo_text_free(&why);
	return ok;
}

static int read_end(struct reader *r, const char *at)
{
	struct ludo_word plies = ludo_scan_word(&at), sum = ludo_scan_word(&at);
	char expected[17];
	int64_t n;
	struct ludo_text text = { 0 };
	ludo_putf(&text, "%016llx", (unsigned long long)sum_of_position(r->table));
	memcpy(expected, ludo_text_string(&text), sizeof(expected));
	ludo_text_free(&text);
	if (!ludo_word_number(plies, 0, MOST_MOVES, &n) || n != r->table->ply)
		return complain(r, "moves are missing: the number at the end differs");
	if (!r->is_old && !ludo_word_is(sum, expected))
		return complain(r, "the last position is not the one that was saved");
	if (r->at != r->end)
		return complain(r, "something stands behind the end line");
	return 1;
}

static int read_deal(struct reader *r, const char *at)
{
	int64_t deal;
	if (!ludo_word_number(ludo_scan_word(&at), r->table->deal + 1, MOST_MOVES, &deal))
		return complain(r, "the number of a deal is greater than the one before");
	ludo_table_deal_anew(r->table, (int)deal);
	return 1;
}

static int read_moves(struct reader *r)
{
	for (;;) {
		if (!next_line(r))
			return 0;
		const char *at = r->text;
		struct ludo_word word = ludo_scan_word(&at);
		if (ludo_word_is(word, "end"))
			return read_end(r, at);
		if (ludo_word_is(word, "deal")) {
			if (!read_deal(r, at))
				return 0;
			continue;
		}
		if (r->table->ply == MOST_MOVES)
			return complain(r, "this record is too long");
		if (!read_move(r))
			return 0;
	}
}

struct ludo_table *ludo_table_load(const char *text, size_t n, struct ludo_text *error)
{
	struct reader r = { .at = text, .end = text + n, .error = error };
	if (read_header(&r) && read_moves(&r))
		return r.table;
	ludo_table_close(r.table);
	return 0;
}

int ludo_table_become(struct ludo_table *t, const char *text, size_t n, struct ludo_text *error)
{
	struct ludo_table *read = ludo_table_load(text, n, error);
	if (!read)
		return 0;
	struct ludo_table was = *t;
	*t = *read;
	*read = was;
	ludo_table_close(read);
	return 1;
}

int ludo_table_record_seed(const struct ludo_table *t, struct ludo_seed *seed)
{
	*seed = t->seed;
	return t->has_seed;
}

/* ---- dealing a finished game again ---- */

static int verify_ply(const struct ludo_table *t, int ply, struct ludo_text *report)
{
	ludo_move dealt, played = t->moves[ply];
	_Alignas(16) char state[LUDO_STATE];
	if (played.seat != LUDO_CHANCE)
		return 1;
	ludo_table_truth(t, ply, state);
	if (!ludo_deal(t->game->rules, state, &t->seed, ply, t->deals[ply], &dealt)) {
		ludo_putf(report, "move %d: chance had nothing to answer", ply + 1);
		return 0;
	}
	if (!memcmp(&dealt, &played, sizeof(dealt)))
		return 1;
	ludo_putf(report, "move %d: the record says '", ply + 1);
	ludo_write_move(report, t->game, played);
	ludo_put(report, "', the seed deals '");
	ludo_write_move(report, t->game, dealt);
	ludo_put(report, "'");
	return 0;
}

int ludo_table_verify(const struct ludo_table *t, struct ludo_text *report)
{
	char commitment[65];
	int n = 0;
	if (!t->has_seed) {
		ludo_put(report, "the seed has not been revealed: nothing to verify yet");
		return 0;
	}
	if (t->base) {
		ludo_put(report, "its first moves are not known: nothing to verify");
		return 0;
	}
	if (t->is_set_up) {
		ludo_put(report, "the position was set by hand: nothing was dealt");
		return 0;
	}
	ludo_seed_commitment(&t->seed, commitment);
	if (strcmp(commitment, t->commitment)) {
		ludo_put(report, "the seed is not the one that was committed to");
		return 0;
	}
	for (int ply = 0; ply < t->ply; ply++) {
		if (!verify_ply(t, ply, report))
			return 0;
		n += t->moves[ply].seat == LUDO_CHANCE;
	}
	ludo_putf(report, "the seed keeps its commitment and deals all %d answers of chance", n);
	return 1;
}
