/* serve_entry.c: what the server writes down it can read again: entries, clocks, words. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ludo_table.h"
#include "play/entry.h"
#include "room/clock.h"

enum { MOST_VERBS = 64 };

static int passed, failed;

static void holds(const char *what, int so)
{
	passed += so != 0;
	failed += !so;
	if (!so)
		printf("not so: %s\n", what);
}

/* ---- a game whose moves are as long as we like ---- */

/* The template, but every verb is written with so many letters more. */
struct wordy {
	struct ludo_game game;
	struct ludo_face face;
	struct ludo_verb verbs[MOST_VERBS];
	char tokens[MOST_VERBS][2 * LUDO_MOVE_BYTES];
};

static void make_wordy(struct wordy *w, int letters)
{
	w->game = *ludo_game_find("template");
	w->face = *w->game.face;
	memcpy(w->verbs, w->face.verbs, (size_t)w->face.n_verbs * sizeof(w->verbs[0]));
	for (int i = 1; i < w->face.n_verbs; i++) {
		const char *token = w->verbs[i].token;
		memset(w->tokens[i], 'x', (size_t)letters);
		strcpy(w->tokens[i] + letters, token);
		w->verbs[i].token = w->tokens[i];
	}
	w->face.verbs = w->verbs;
	w->game.face = &w->face;
}

static struct ludo_table *open_table(const struct ludo_game *game)
{
	uint8_t options[LUDO_OPTIONS];
	ludo_options_standard(game, options);
	return ludo_table_open(game, game->max_seats, options, ludo_seed_from_number(7));
}

/* Chance answers, and then everybody once. */
static void play_a_little(struct ludo_table *table)
{
	ludo_move moves[LUDO_MOVES];
	ludo_table_deal(table);
	for (int seat = 0; seat < ludo_table_n_seats(table); seat++) {
		if (!(ludo_table_waiting(table) >> seat & 1))
			continue;
		int n = ludo_table_moves(table, seat, moves);
		ludo_table_play(table, moves[n - 1]);
		ludo_table_deal(table);
	}
}

/* Bytes of the longest line of an entry. */
static size_t longest_line(const char *data)
{
	size_t most = 0;
	while (*data) {
		size_t n = strcspn(data, "\n");
		most = n > most ? n : most;
		data += n + (data[n] == '\n');
	}
	return most;
}

/* Is it written, and if so, does it give the same table again?  'longest' hears how long its
 * longest move was. */
static int survives(int letters, size_t *longest)
{
	struct wordy *w = calloc(1, sizeof(*w));
	struct ludo_text data = { 0 };
	struct cause cause = { .kind = CAUSE_UNDO };
	make_wordy(w, letters);
	struct ludo_table *table = open_table(&w->game), *again = open_table(&w->game);
	play_a_little(table);
	int is_written = entry_write(&data, (struct cause){ .kind = CAUSE_DEAL }, table, 0);
	int is_read = entry_apply(again, ludo_text_string(&data), &cause);
	*longest = longest_line(ludo_text_string(&data));
	holds("what is written is what can be read", is_written == is_read);
	if (is_read)
		holds("it is the same table",
		      ludo_table_ply(table) > 2 && cause.kind == CAUSE_DEAL &&
			      ludo_table_hash(again) == ludo_table_hash(table));
	ludo_text_free(&data);
	ludo_table_close(table);
	ludo_table_close(again);
	free(w);
	return is_written;
}

static void test_moves(void)
{
	size_t plain, longest;
	holds("moves as they are", survives(0, &plain));
	holds("a move of more than 256 bytes", survives(300, &longest) && longest > 256);
	int most = LUDO_MOVE_BYTES - 1 - (int)plain;
	holds("one as long as can be", survives(most, &longest));
	holds("which is what the constant says", longest == LUDO_MOVE_BYTES - 1);
	holds("a longer one is not written at all", !survives(most + 1, &longest));
}

/* ---- causes ---- */

static void test_causes(void)
{
	struct ludo_table *table = open_table(ludo_game_find("template"));
	static const struct cause given[] = { { CAUSE_UNDO, 2, 6 },   { CAUSE_REDO, 3, 0 },
					      { CAUSE_REWIND, 0, 0 }, { CAUSE_END, 0, 0 },
					      { CAUSE_FORK, 0, 0 },   { CAUSE_MOVE, 0, 0 } };
	for (size_t i = 0; i < sizeof(given) / sizeof(given[0]); i++) {
		struct ludo_text data = { 0 };
		struct cause read = { .number = -1 };
		entry_write(&data, given[i], table, 0);
		entry_apply(table, ludo_text_string(&data), &read);
		holds(cause_word(given[i].kind), read.kind == given[i].kind &&
							 read.number == given[i].number &&
							 read.with == given[i].with);
		ludo_text_free(&data);
	}
	struct cause read;
	holds("no other word", !entry_apply(table, "moves\n0 pass", &read));
	ludo_table_close(table);
}

/* ---- clocks ---- */

static void test_clock(void)
{
	static struct room room;
	static const int64_t given[] = { INT64_MIN, INT64_MAX, -1, 0 };
	int64_t left[LUDO_SEATS], read[LUDO_SEATS];
	struct ludo_table *table = open_table(ludo_game_find("template"));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		left[seat] = given[seat % 4];
	clock_set(&room.row, &room.setup, table, left, 5);
	room_left(&room, 5, read);
	holds("everybody's time", !memcmp(left, read, sizeof(left)));
	ludo_table_close(table);
}

/* ---- words ---- */

static void test_words(void)
{
	for (enum status status = STATUS_GONE; status <= STATUS_FINISHED; status++)
		holds(status_word(status), status_of(status_word(status)) == status);
	for (enum ending ending = ENDING_NONE; ending <= ENDING_AGREED; ending++)
		holds("an ending", ending_of(ending_word(ending)) == ending);
	holds("a status of nobody's is gone", status_of("paused") == STATUS_GONE);
}

int main(void)
{
	test_moves();
	test_causes();
	test_clock();
	test_words();
	printf("%d passed, %d failed\n", passed, failed);
	return failed > 0;
}
