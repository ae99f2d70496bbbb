/* script.c: the language of docs/examples.md. */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "field.h"
#include "scan.h"
#include "table.h"
#include "token.h"

enum { MOST_AUTO = 100000 };

struct ludo_script ludo_script_begin(const struct ludo_game *game)
{
	return (struct ludo_script){ .game = game, .seed = ludo_seed_from_number(0) };
}

void ludo_script_end(struct ludo_script *s)
{
	ludo_table_close(s->table);
	s->table = 0;
}

static int complain(struct ludo_text *reply, const char *what, struct ludo_word word)
{
	ludo_putf(reply, "%s '%.*s'", what, word.n < 60 ? (int)word.n : 60, word.at);
	return 0;
}

static int fail(struct ludo_text *reply, const char *what)
{
	ludo_put(reply, what);
	return 0;
}

/* A seat of this table; '*' is a spectator where one may be. */
static int read_seat(struct ludo_script *s, const char **at, int spectator, int *seat,
		     struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(at);
	int64_t number;
	if (spectator && ludo_word_is(word, "*")) {
		*seat = LUDO_NOBODY;
		return 1;
	}
	if (!ludo_word_number(word, 0, ludo_table_n_seats(s->table) - 1, &number))
		return complain(reply, "no such seat:", word);
	*seat = (int)number;
	return 1;
}

static int nothing_more(const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	return word.n ? complain(reply, "not understood:", word) : 1;
}

static const void *truth(const struct ludo_table *t)
{
	return t->snapshots + (size_t)t->ply * t->game->rules->size;
}

/* ---- starting ---- */

static int do_game(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	char id[64] = "";
	if (word.n < sizeof(id))
		memcpy(id, word.at, word.n);
	const struct ludo_game *game = ludo_game_find(id);
	if (!game)
		return complain(reply, "no such game:", word);
	if (!nothing_more(at, reply))
		return 0;
	ludo_script_end(s);
	s->game = game;
	return 1;
}

static int do_seed(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int64_t number;
	if (!ludo_word_number(word, 0, INT64_MAX, &number))
		return complain(reply, "a seed is a number:", word);
	if (!nothing_more(at, reply))
		return 0;
	s->seed = ludo_seed_from_number((uint64_t)number);
	return 1;
}

static int do_seats(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	uint8_t options[LUDO_OPTIONS];
	int64_t n;
	if (!s->game)
		return fail(reply, "say 'game ID' first");
	if (!ludo_word_number(word, s->game->min_seats, s->game->max_seats, &n)) {
		ludo_putf(reply, "%s is for %d to %d seats", s->game->id, s->game->min_seats,
			  s->game->max_seats);
		return 0;
	}
	ludo_options_standard(s->game, options);
	while ((word = ludo_scan_word(&at)).n) {
		char option[160];
		if (word.n >= sizeof(option))
			return complain(reply, "no such option:", word);
		memcpy(option, word.at, word.n);
		option[word.n] = 0;
		if (!ludo_option_set(s->game, options, option, reply))
			return 0;
	}
	struct ludo_table *table = ludo_table_open(s->game, (int)n, options, s->seed);
	if (!table)
		return fail(reply, "out of memory");
	ludo_script_end(s);
	s->table = table;
	return 1;
}

static int do_deal(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int64_t most = MOST_AUTO;
	if (word.n && !ludo_word_number(word, 1, MOST_AUTO, &most))
		return complain(reply, "not a number of answers:", word);
	if (!nothing_more(at, reply))
		return 0;
	while (most-- > 0 && ludo_table_deal_once(s->table))
		;
	return 1;
}

/* ---- playing ---- */

static ludo_why play(struct ludo_script *s, ludo_move move)
{
	ludo_why why = ludo_table_why(s->table, move);
	if (s->watch)
		s->watch(s->watcher, truth(s->table), move, why);
	return why.code ? why : ludo_table_play(s->table, move);
}

static int do_move(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	ludo_move move;
	if (!ludo_read_move(s->game, line, &move, reply))
		return 0;
	ludo_why why = play(s, move);
	if (!why.code)
		return 1;
	struct ludo_speaker who = ludo_table_speaker(s->table, s->lang);
	ludo_putf(reply, "%s: ", ludo_why_token(s->game, why.code));
	ludo_say_why(reply, &who, move, why);
	return 0;
}

/* The first answer of the first seat that owes one; 0 if the game is over. */
static int play_first(struct ludo_script *s)
{
	unsigned waiting = ludo_table_waiting(s->table);
	ludo_move move[LUDO_MOVES];
	int seat = 0;
	if (!waiting)
		return 0;
	while (!(waiting >> seat & 1))
		seat++;
	if (!ludo_table_moves(s->table, seat, move))
		return 0;
	return !play(s, move[0]).code;
}

static int line_called(const struct ludo_game *game, struct ludo_word word)
{
	for (int i = game->face->n_steps + 1; i < game->face->n_lines; i++)
		if (ludo_word_is(word, game->face->lines[i].token))
			return i;
	return 0;
}

static int do_auto(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int question = line_called(s->game, word);
	int64_t most = 1;
	if (question)
		most = MOST_AUTO;
	else if (word.n && !ludo_word_number(word, 1, MOST_AUTO, &most))
		return complain(reply, "neither a number nor a question:", word);
	if (!nothing_more(at, reply))
		return 0;
	int start = ludo_table_ply(s->table);
	while (most-- > 0 && (!question || ludo_table_question(s->table).what != question))
		if (!play_first(s)) {
			ludo_table_rewind(s->table, start); /* a refusal changes nothing */
			return fail(reply, "nobody can answer any more");
		}
	return 1;
}

static int do_undo(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, 0, &seat, reply) || !nothing_more(at, reply))
		return 0;
	enum ludo_undo undo = ludo_table_undo(s->table, seat);
	return undo == LUDO_UNDO_OK ? 1 : fail(reply, ludo_undo_say(undo, s->lang));
}

static int do_redo(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, 0, &seat, reply) || !nothing_more(at, reply))
		return 0;
	return ludo_table_redo(s->table, seat) ? 1 : fail(reply, "there is nothing to redo");
}

static int do_rewind(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int64_t ply;
	if (!ludo_word_number(word, 0, ludo_table_ply(s->table), &ply))
		return complain(reply, "no such ply:", word);
	if (!nothing_more(at, reply))
		return 0;
	ludo_table_rewind(s->table, (int)ply);
	return 1;
}

static int do_given(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	return ludo_table_given(s->table, at, reply);
}

static int do_at(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	return ludo_table_at(s->table, at, reply);
}

/* "refuse given FIELD=VALUE ... because ACCOUNT": tried at a table of its own. */
static int refuse_given(struct ludo_script *s, const char *assignments, struct ludo_word account,
			struct ludo_text *reply)
{
	struct ludo_table *fork = ludo_table_fork(s->table, s->table->ply);
	struct ludo_text error = { 0 }, wanted = { 0 };
	ludo_putf(&wanted, "account '%.*s'", (int)account.n, account.at);
	int refused = fork && !ludo_table_given(fork, assignments, &error);
	int ok = refused && strstr(ludo_text_string(&error), ludo_text_string(&wanted)) != 0;
	if (!ok)
		ludo_put(reply, refused ? ludo_text_string(&error)
					: "expected a refusal, but the position adds up");
	ludo_table_close(fork);
	ludo_text_free(&error);
	ludo_text_free(&wanted);
	return ok;
}

/* "refuse SEAT MOVE because REASON [PARAGRAPH]" */
static int do_refuse(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	const char *because = strstr(line, " because ");
	if (!because)
		return fail(reply, "say 'refuse SEAT MOVE because REASON'");
	const char *at = because + strlen(" because ");
	struct ludo_word reason = ludo_scan_word(&at), para = ludo_scan_word(&at);
	struct ludo_text text = { 0 };
	ludo_move move;
	if (!nothing_more(at, reply))
		return 0;
	ludo_put_n(&text, line, (size_t)(because - line));
	const char *refused = ludo_text_string(&text);
	int is_given = ludo_word_is(ludo_scan_word(&refused), "given");
	int ok = is_given ? refuse_given(s, refused, reason, reply)
			  : ludo_read_move(s->game, ludo_text_string(&text), &move, reply);
	ludo_text_free(&text);
	if (!ok || is_given)
		return ok;
	ludo_why why = ludo_table_why(s->table, move);
	if (s->watch)
		s->watch(s->watcher, truth(s->table), move, why);
	if (!why.code)
		return fail(reply, "expected a refusal, but the move is legal");
	const char *token = ludo_why_token(s->game, why.code);
	struct ludo_para cites = ludo_why_para(why);
	const char *cited = cites.at;
	if (!ludo_word_is(reason, token) || (para.n && !ludo_word_is(para, cited))) {
		ludo_putf(reply, "refused because %s %s, expected %.*s %.*s", token, cited,
			  (int)reason.n, reason.at, (int)para.n, para.at);
		return 0;
	}
	return 1;
}

/* ---- expecting ---- */

static int expect_fields(struct ludo_script *s, const void *state, const char *at,
			 struct ludo_text *reply)
{
	int n = 0;
	for (struct ludo_word word; word = ludo_scan_assignment(&at), word.n; n++)
		if (ludo_field_is(s->game, state, word, reply) != 1)
			return 0;
	return n ? 1 : fail(reply, "nothing is expected");
}

static int expect_turn(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	unsigned expected = 0, waiting = ludo_table_waiting(s->table);
	for (struct ludo_word word; word = ludo_scan_word(&at), word.n;) {
		int64_t seat = LUDO_CHANCE;
		if (!ludo_word_is(word, "chance") &&
		    !ludo_word_number(word, 0, LUDO_SEATS - 1, &seat))
			return complain(reply, "no such seat:", word);
		expected |= 1u << seat;
	}
	if (expected == waiting)
		return 1;
	ludo_put(reply, "expected another turn, found");
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (waiting >> seat & 1)
			ludo_putf(reply, " %d", seat);
	if (waiting >> LUDO_CHANCE & 1)
		ludo_put(reply, " chance");
	if (!waiting)
		ludo_put(reply, " over");
	return 0;
}

static int expect_question(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int is = ludo_table_question(s->table).what, question = line_called(s->game, word);
	if (!question)
		return complain(reply, "no such question:", word);
	if (is == question)
		return nothing_more(at, reply);
	ludo_putf(reply, "expected question %.*s, found %s", (int)word.n, word.at,
		  is ? s->game->face->lines[is].token : "none");
	return 0;
}

/* 'points' and 'places': one number a seat. */
static int expect_numbers(struct ludo_script *s, const char *at, int places,
			  struct ludo_text *reply)
{
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	int n = ludo_table_n_seats(s->table), same = 1;
	ludo_table_standings(s->table, points, place);
	for (int seat = 0; seat < n; seat++) {
		struct ludo_word word = ludo_scan_word(&at);
		int64_t number;
		if (!ludo_word_number(word, INT32_MIN, INT32_MAX, &number))
			return complain(reply, "one number a seat is wanted:", word);
		same &= number == (places ? place[seat] : points[seat]);
	}
	if (!nothing_more(at, reply) || same)
		return same;
	ludo_put(reply, places ? "found places" : "found points");
	for (int seat = 0; seat < n; seat++)
		ludo_putf(reply, " %d", places ? place[seat] : points[seat]);
	return 0;
}

static void list_moves(struct ludo_script *s, const ludo_move *move, int n, const char *between,
		       struct ludo_text *text)
{
	for (int i = 0; i < n; i++) {
		ludo_put(text, i ? between : "");
		ludo_write_answer(text, s->game, move[i]);
	}
}

/* Take one move of a list away; 0 if it is not there. */
static int strike(ludo_move *move, int *n, ludo_move gone)
{
	for (int i = 0; i < *n; i++)
		if (!memcmp(&move[i], &gone, sizeof(gone))) {
			move[i] = move[--*n];
			return 1;
		}
	return 0;
}

/* "0: play | play 3" */
static int expect_list(struct ludo_script *s, int seat, const char *at, ludo_move *move, int n,
		       struct ludo_text *reply)
{
	while (*at) {
		size_t len = strcspn(at, "|");
		struct ludo_text text = { 0 };
		ludo_move one;
		ludo_put_n(&text, at, len);
		int ok = ludo_read_answer(s->game, seat, ludo_text_string(&text), &one, reply);
		ludo_text_free(&text);
		if (!ok)
			return 0;
		if (!strike(move, &n, one)) {
			ludo_put(reply, "not offered: ");
			ludo_write_answer(reply, s->game, one);
			return 0;
		}
		at += len + (at[len] == '|');
	}
	if (!n)
		return 1;
	ludo_put(reply, "offered too: ");
	list_moves(s, move, n, " | ", reply);
	return 0;
}

static int expect_moves(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	ludo_move move[LUDO_MOVES];
	int is_list = word.n > 1 && word.at[word.n - 1] == ':';
	int64_t seat, size;
	word.n -= (size_t)is_list;
	if (!ludo_word_number(word, 0, ludo_table_n_seats(s->table) - 1, &seat))
		return complain(reply, "no such seat:", word);
	int n = ludo_table_moves(s->table, (int)seat, move);
	if (is_list)
		return expect_list(s, (int)seat, at, move, n, reply);
	word = ludo_scan_word(&at);
	if (!ludo_word_is(word, "#"))
		return complain(reply, "say 'moves SEAT: ...' or 'moves SEAT # N', not", word);
	word = ludo_scan_word(&at);
	if (!ludo_word_number(word, 0, LUDO_MOVES, &size))
		return complain(reply, "not a number:", word);
	if (!nothing_more(at, reply) || size == n)
		return size == n;
	ludo_putf(reply, "found %d moves: ", n);
	list_moves(s, move, n, " | ", reply);
	return 0;
}

/* "{3,4}" */
static int read_braced_bag(const struct ludo_face *face, int kind, struct ludo_word word,
			   int64_t *value)
{
	struct ludo_text things = { 0 };
	if (word.n < 2 || word.at[0] != '{' || word.at[word.n - 1] != '}')
		return 0;
	for (size_t i = 1; i < word.n - 1; i++)
		ludo_put_n(&things, word.at[i] == ',' ? " " : &word.at[i], 1);
	const char *at = ludo_text_string(&things);
	int ok = ludo_read_bag(face, kind, &at, value, &(struct ludo_text){ .failed = 1 });
	ludo_text_free(&things);
	return ok;
}

static int read_event_number(const struct ludo_face *face, const char *template, char argument,
			     const char **at, int64_t *value)
{
	int kind = ludo_kind_in(face, template, argument);
	struct ludo_word word = ludo_scan_word(at);
	if (face->kinds[kind].form == LUDO_BAG)
		return read_braced_bag(face, kind, word, value);
	return ludo_read_value(face, kind, word, value);
}

struct wanted {
	int what, seat, n_values;
	int64_t value[2];
};

/* "TOKEN [SEAT] [= A [B]]" */
static int read_wanted(struct ludo_script *s, const char *at, struct wanted *wanted,
		       struct ludo_text *reply)
{
	const struct ludo_face *face = s->game->face;
	struct ludo_word word = ludo_scan_word(&at);
	*wanted = (struct wanted){ .what = 1, .seat = -1 };
	while (wanted->what < face->n_events &&
	       !ludo_word_is(word, face->events[wanted->what].token))
		wanted->what++;
	if (wanted->what == face->n_events)
		return complain(reply, "no such event:", word);
	const char *before = at;
	word = ludo_scan_word(&at);
	if (word.n && !ludo_word_is(word, "=")) {
		if (!read_seat(s, &before, 0, &wanted->seat, reply))
			return 0;
		word = ludo_scan_word(&at);
	}
	const char *template = face->events[wanted->what].say[LUDO_EN];
	for (; at[strspn(at, " \t")] && wanted->n_values < 2; wanted->n_values++)
		if (!read_event_number(face, template, "ab"[wanted->n_values], &at,
				       &wanted->value[wanted->n_values]))
			return complain(reply, "not a value of this event:", word);
	return nothing_more(at, reply);
}

static int has_event(const struct ludo_table *t, const struct wanted *wanted)
{
	const struct ludo_tape *tape = (const struct ludo_tape *)(const void *)
		((const char *)truth(t) + t->game->rules->tape);
	for (uint32_t i = 0; i < tape->n; i++) {
		const struct ludo_event *e = &tape->event[i];
		if (e->what == wanted->what && (wanted->seat < 0 || e->seat == wanted->seat) &&
		    (wanted->n_values < 1 || e->a == wanted->value[0]) &&
		    (wanted->n_values < 2 || e->b == wanted->value[1]))
			return 1;
	}
	return 0;
}

static int expect_event(struct ludo_script *s, const char *at, int there, struct ludo_text *reply)
{
	struct wanted wanted;
	if (!read_wanted(s, at, &wanted, reply))
		return 0;
	if (has_event(s->table, &wanted) == there)
		return 1;
	return fail(reply, there ? "the last move brought no such event"
				 : "the last move did bring that event");
}

static int expect_sees(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	_Alignas(16) char blanked[LUDO_STATE];
	int seat;
	if (!read_seat(s, &at, 1, &seat, reply))
		return 0;
	ludo_table_look(s->table, s->table->ply, seat, blanked);
	return expect_fields(s, blanked, at, reply);
}

static int expect_hides(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	_Alignas(16) char blanked[LUDO_STATE];
	int seat;
	if (!read_seat(s, &at, 1, &seat, reply))
		return 0;
	ludo_table_look(s->table, s->table->ply, seat, blanked);
	struct ludo_word name = ludo_scan_word(&at);
	int shown = ludo_field_is_zero(s->game, blanked, name, reply);
	if (shown < 0)
		return 0;
	if (!shown)
		return fail(reply, "this seat is shown that field");
	if (ludo_field_is_zero(s->game, truth(s->table), name, reply))
		return fail(reply, "there is nothing in that field to hide");
	return nothing_more(at, reply);
}

static int expect_undo(struct ludo_script *s, const char *at, int can, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, 0, &seat, reply) || !nothing_more(at, reply))
		return 0;
	enum ludo_undo undo = ludo_table_can_undo(s->table, seat);
	if ((undo == LUDO_UNDO_OK) == can)
		return 1;
	return fail(reply, can ? ludo_undo_say(undo, LUDO_EN) : "it can be taken back");
}

static int do_expect(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	const char *all = at;
	struct ludo_word word = ludo_scan_word(&at);
	int yes = !ludo_word_is(word, "no");
	if (!yes)
		word = ludo_scan_word(&at);
	if (ludo_word_is(word, "event"))
		return expect_event(s, at, yes, reply);
	if (ludo_word_is(word, "undo"))
		return expect_undo(s, at, yes, reply);
	if (!yes)
		return fail(reply, "'no' goes with 'event' or 'undo'");
	if (ludo_word_is(word, "turn"))
		return expect_turn(s, at, reply);
	if (ludo_word_is(word, "over"))
		return nothing_more(at, reply) && expect_turn(s, "", reply);
	if (ludo_word_is(word, "question"))
		return expect_question(s, at, reply);
	if (ludo_word_is(word, "points"))
		return expect_numbers(s, at, 0, reply);
	if (ludo_word_is(word, "places"))
		return expect_numbers(s, at, 1, reply);
	if (ludo_word_is(word, "moves"))
		return expect_moves(s, at, reply);
	if (ludo_word_is(word, "sees"))
		return expect_sees(s, at, reply);
	if (ludo_word_is(word, "hides"))
		return expect_hides(s, at, reply);
	return expect_fields(s, truth(s->table), all, reply);
}

/* ---- asking ---- */

/* An optional seat at the end of a line; a spectator otherwise. */
static int optional_seat(struct ludo_script *s, const char *at, int *seat, struct ludo_text *reply)
{
	const char *look = at;
	*seat = LUDO_NOBODY;
	if (!ludo_scan_word(&look).n)
		return 1;
	return read_seat(s, &at, 1, seat, reply) && nothing_more(at, reply);
}

static int do_moves(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	ludo_move move[LUDO_MOVES];
	int seat;
	if (!read_seat(s, &at, 0, &seat, reply) || !nothing_more(at, reply))
		return 0;
	list_moves(s, move, ludo_table_moves(s->table, seat, move), "\n", reply);
	return 1;
}

static int do_why(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->lang);
	ludo_move move;
	if (!ludo_read_move(s->game, at, &move, reply))
		return 0;
	ludo_why why = ludo_table_why(s->table, move);
	ludo_put(reply, ludo_why_token(s->game, why.code));
	if (why.code) {
		ludo_put(reply, ": ");
		ludo_say_why(reply, &who, move, why);
	}
	return 1;
}

static int do_show(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!optional_seat(s, at, &seat, reply))
		return 0;
	ludo_table_screen(s->table, seat, s->lang, reply);
	return 1;
}

static int do_view(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!optional_seat(s, at, &seat, reply))
		return 0;
	ludo_table_view(s->table, seat, s->lang, reply);
	return 1;
}

static int do_log(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!optional_seat(s, at, &seat, reply))
		return 0;
	ludo_table_log(s->table, s->table->ply - 1, seat, s->lang, reply);
	return 1;
}

static int do_position(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	_Alignas(16) char blanked[LUDO_STATE];
	int seat;
	if (!optional_seat(s, at, &seat, reply))
		return 0;
	const char *look = at;
	if (!ludo_scan_word(&look).n) {
		ludo_write_position(reply, s->game, truth(s->table));
		return 1;
	}
	ludo_table_look(s->table, s->table->ply, seat, blanked);
	ludo_write_position(reply, s->game, blanked);
	return 1;
}

static int do_record(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	if (!nothing_more(at, reply))
		return 0;
	ludo_table_save(s->table, reply);
	return 1;
}

static int do_hash(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	if (!nothing_more(at, reply))
		return 0;
	ludo_putf(reply, "%016llx", (unsigned long long)ludo_table_hash(s->table));
	return 1;
}

static int do_lang(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	if (ludo_word_is(word, "en"))
		s->lang = LUDO_EN;
	else if (ludo_word_is(word, "it"))
		s->lang = LUDO_IT;
	else
		return complain(reply, "say 'en' or 'it', not", word);
	return nothing_more(at, reply);
}

static int do_quit(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	if (!nothing_more(at, reply))
		return 0;
	s->is_done = 1;
	return 1;
}

static int do_help(struct ludo_script *s, const char *at, struct ludo_text *reply);

/* ---- one line ---- */

static const struct statement {
	const char *word;
	int needs_table;
	int (*carry_out)(struct ludo_script *s, const char *at, struct ludo_text *reply);
	const char *help;
} statements[] = {
	{ "game", 0, do_game, "game ID" },
	{ "seed", 0, do_seed, "seed N" },
	{ "seats", 0, do_seats, "seats N [option=value ...]" },
	{ "deal", 1, do_deal, "deal [N]: chance answers from the seed" },
	{ "auto", 1, do_auto, "auto [N|QUESTION]: first legal answers" },
	{ "undo", 1, do_undo, "undo SEAT" },
	{ "redo", 1, do_redo, "redo SEAT" },
	{ "rewind", 1, do_rewind, "rewind PLY" },
	{ "given", 1, do_given, "given FIELD=VALUE ... [loosely]" },
	{ "at", 1, do_at, "at LINE: skip to a line of the agenda" },
	{ "expect", 1, do_expect, "expect ...: see docs/examples.md" },
	{ "refuse", 1, do_refuse, "refuse SEAT MOVE because REASON [PARAGRAPH]\nrefuse given FIELD=VALUE ... because ACCOUNT" },
	{ "moves", 1, do_moves, "moves SEAT" },
	{ "why", 1, do_why, "why SEAT MOVE" },
	{ "show", 1, do_show, "show [SEAT]: the board" },
	{ "view", 1, do_view, "view [SEAT]: JSON" },
	{ "log", 1, do_log, "log [SEAT]: the last events" },
	{ "position", 1, do_position, "position [SEAT]: the fields" },
	{ "record", 1, do_record, "record: the game so far" },
	{ "hash", 1, do_hash, "hash: of the true position" },
	{ "lang", 0, do_lang, "lang en|it" },
	{ "help", 0, do_help, "help" },
	{ "quit", 0, do_quit, "quit" },
};

static int do_help(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	(void)s;
	if (!nothing_more(at, reply))
		return 0;
	ludo_put(reply, "SEAT MOVE, or . MOVE for chance\n");
	for (size_t i = 0; i < sizeof(statements) / sizeof(statements[0]); i++)
		ludo_putf(reply, "%s\n", statements[i].help);
	return 1;
}

static int is_move(struct ludo_word word)
{
	return ludo_word_is(word, ".") || (word.n && word.at[0] >= '0' && word.at[0] <= '9');
}

int ludo_script_line(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	const char *at = line;
	struct ludo_word word = ludo_scan_word(&at);
	if (!word.n)
		return 1;
	if (is_move(word))
		return s->table ? do_move(s, line, reply) : fail(reply, "say 'seats N' first");
	for (size_t i = 0; i < sizeof(statements) / sizeof(statements[0]); i++) {
		if (!ludo_word_is(word, statements[i].word))
			continue;
		if (statements[i].needs_table && !s->table)
			return fail(reply, "say 'seats N' first");
		return statements[i].carry_out(s, at, reply);
	}
	return complain(reply, "not understood:", word);
}
