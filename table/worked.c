/* worked.c: an example of the rules as people are shown it.
 *
 * The lines that check something for us say nothing to players; what they are shown is the
 * position, what somebody answers, what comes of it, and what is refused and why. */
#include <string.h>

#include "embedded.h"
#include "scan.h"
#include "script.h"

enum { MOST_STEPS = 40, MOST_LISTED = 12 };

struct worked {
	struct ludo_text *json;
	int lang, seat; /* with whose eyes; LUDO_NOBODY until somebody answers */
	int n_steps;
	int is_moved; /* the position is another one than the latest that was shown */
	int is_played; /* the line before was an answer, and is not shown yet */
	ludo_move move; /* that one */
};

static void open_step(struct worked *w, const char *kind, int seat)
{
	ludo_json_open(w->json, 0, '{');
	ludo_json_string(w->json, "kind", kind);
	ludo_json_number(w->json, "seat", seat);
	w->n_steps++;
}

static void put_view(struct worked *w, const struct ludo_table *table)
{
	struct ludo_text view = { 0 };
	ludo_table_view(table, w->seat, w->lang, &view);
	ludo_json_whole(w->json, "view", &view);
	ludo_text_free(&view);
	w->is_moved = 0;
}

/* "Brown: play 3, 4" */
static void put_move(struct worked *w, const struct ludo_table *table, ludo_move move)
{
	struct ludo_speaker who = ludo_table_speaker(table, w->lang);
	struct ludo_text words = { 0 };
	if (move.seat != LUDO_CHANCE)
		ludo_putf(&words, "%s: ", ludo_table_name(table, move.seat, w->lang));
	ludo_say_move(&words, &who, move);
	ludo_json_string(w->json, "say", ludo_text_string(&words));
	ludo_text_free(&words);
}

static void show_position(struct worked *w, const struct ludo_table *table)
{
	if (!w->is_moved)
		return;
	open_step(w, "position", w->seat);
	put_view(w, table);
	ludo_json_close(w->json, '}');
}

static void show_played(struct worked *w, const struct ludo_table *table)
{
	open_step(w, "move", w->move.seat);
	put_move(w, table, w->move);
	ludo_table_events(table, ludo_table_ply(table) - 1, w->seat, w->lang, w->json);
	put_view(w, table);
	ludo_json_close(w->json, '}');
	w->is_played = 0;
}

/* An answer that is judged and not given. */
static void show_judged(struct worked *w, const struct ludo_table *table, ludo_move move)
{
	struct ludo_speaker who = ludo_table_speaker(table, w->lang);
	struct ludo_text words = { 0 };
	ludo_why why = ludo_table_why(table, move);
	show_position(w, table);
	open_step(w, why.code ? "refused" : "allowed", move.seat);
	put_move(w, table, move);
	if (why.code) {
		ludo_say_why(&words, &who, move, why);
		ludo_json_string(w->json, "why", ludo_text_string(&words));
		ludo_json_string(w->json, "rule", ludo_why_para(why).at);
	}
	ludo_json_close(w->json, '}');
	ludo_text_free(&words);
}

/* All that a seat may answer, where it is not too much to read. */
static void show_listed(struct worked *w, const struct ludo_table *table, int seat)
{
	ludo_move moves[LUDO_MOVES];
	int n = ludo_table_moves(table, seat, moves);
	struct ludo_speaker who = ludo_table_speaker(table, w->lang);
	if (n > MOST_LISTED)
		return;
	show_position(w, table);
	open_step(w, "may", seat);
	ludo_json_string(w->json, "say", ludo_table_name(table, seat, w->lang));
	ludo_json_open(w->json, "moves", '[');
	for (int i = 0; i < n; i++) {
		struct ludo_text words = { 0 };
		ludo_say_move(&words, &who, moves[i]);
		ludo_json_string(w->json, 0, ludo_text_string(&words));
		ludo_text_free(&words);
	}
	ludo_json_close(w->json, ']');
	ludo_json_close(w->json, '}');
}

/* What an answer in the text says, whatever stands behind it. */
static int read_move(const struct ludo_script *s, const char *line, ludo_move *move)
{
	struct ludo_text text = { 0 }, error = { 0 };
	const char *because = strstr(line, " because ");
	ludo_put_n(&text, line, because ? (size_t)(because - line) : strlen(line));
	int ok = ludo_read_move(s->game, ludo_text_string(&text), move, &error);
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

/* "expect moves 0 ..." or "expect moves 0: ...": the seat, or -1. */
static int listed_seat(const char *line)
{
	struct ludo_word seat;
	int64_t number;
	if (!ludo_word_is(ludo_scan_word(&line), "moves"))
		return -1;
	seat = ludo_scan_word(&line);
	if (seat.n && seat.at[seat.n - 1] == ':')
		seat.n--;
	return ludo_word_number(seat, 0, LUDO_SEATS - 1, &number) ? (int)number : -1;
}

static void look_with(struct worked *w, int seat)
{
	if (w->seat == LUDO_NOBODY && seat >= 0 && seat < LUDO_SEATS)
		w->seat = seat;
}

static void tell(void *teller, const struct ludo_script *s, const char *line)
{
	struct worked *w = teller;
	const char *at = line;
	struct ludo_word word = line ? ludo_scan_word(&at) : (struct ludo_word){ 0 };
	int is_answer = word.n && (*word.at == '.' || (*word.at >= '0' && *word.at <= '9'));
	int seat = ludo_word_is(word, "expect") ? listed_seat(at) : -1;
	ludo_move move;
	if (w->is_played)
		show_played(w, s->table);
	if (!line && s->table && !w->n_steps)
		show_position(w, s->table);
	if (!word.n || w->n_steps >= MOST_STEPS)
		return;
	if (is_answer && s->table && read_move(s, line, &move)) {
		look_with(w, move.seat);
		show_position(w, s->table);
		w->move = move;
		w->is_played = 1;
	} else if ((ludo_word_is(word, "refuse") || ludo_word_is(word, "allow")) &&
		   read_move(s, at, &move)) {
		look_with(w, move.seat);
		show_judged(w, s->table, move);
	} else if (seat >= 0) {
		look_with(w, seat);
		show_listed(w, s->table, seat);
	} else if (!ludo_word_is(word, "expect") && !ludo_word_is(word, "refuse")) {
		w->is_moved = 1;
	}
}

int ludo_worked_example(struct ludo_text *json, const struct ludo_game *game, int number, int lang)
{
	const struct ludo_embedded *rules = ludo_game_file(game, "rules.md");
	struct ludo_text report = { 0 };
	struct worked worked = { .json = json, .lang = lang, .seat = LUDO_NOBODY };
	struct ludo_example_run run = { .name = "rules.md", .game = game, .only = number,
					.report = &report, .tell = tell, .teller = &worked };
	if (!rules || number < 1)
		return 0;
	ludo_json_open(json, 0, '{');
	ludo_json_open(json, "steps", '[');
	ludo_examples(&run, rules->bytes, rules->n);
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
	ludo_text_free(&report);
	return run.passed == 1 && !run.failed;
}
