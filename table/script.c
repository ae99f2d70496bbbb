/* script.c: the language of docs/examples.md. */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "field.h"
#include "path.h"
#include "scan.h"
#include "table.h"
#include "token.h"
#include "vocabulary.h"

enum { MOST_AUTO = 100000, MOST_POSITIONS = 64 };

struct ludo_script ludo_script_begin(const struct ludo_game *game)
{
	return (struct ludo_script){ .game = game, .seed = ludo_seed_from_number(0) };
}

void ludo_script_end(struct ludo_script *s)
{
	ludo_table_close(s->table);
	s->table = 0;
	for (struct ludo_position *p; (p = s->positions);) {
		s->positions = p->next;
		ludo_table_close(p->table);
		free(p);
	}
}

/* Sit down at another table, or at none. */
static void change_table(struct ludo_script *s, struct ludo_table *table)
{
	ludo_table_close(s->table);
	s->table = table;
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

/* Who else may be meant where a seat is: a spectator '*', or chance '.'. */
enum { SEATS_ONLY, OR_SPECTATOR = '*', OR_CHANCE = '.' };

static int is_seat(struct ludo_script *s, struct ludo_word word, int other, int *seat,
		   struct ludo_text *reply)
{
	int64_t number;
	if (other && word.n == 1 && *word.at == other) {
		*seat = other == OR_CHANCE ? LUDO_CHANCE : LUDO_NOBODY;
		return 1;
	}
	if (!ludo_word_number(word, 0, ludo_table_n_seats(s->table) - 1, &number))
		return complain(reply, "no such seat:", word);
	*seat = (int)number;
	return 1;
}

/* A seat of this table. */
static int read_seat(struct ludo_script *s, const char **at, int other, int *seat,
		     struct ludo_text *reply)
{
	return is_seat(s, ludo_scan_word(at), other, seat, reply);
}

/* "SEAT:" */
static int read_seat_and_colon(struct ludo_script *s, const char **at, int other, int *seat,
			       struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(at);
	if (!word.n || word.at[word.n - 1] != ':')
		return complain(reply, "a seat and a colon are wanted, not", word);
	word.n--;
	return is_seat(s, word, other, seat, reply);
}

static int nothing_more(const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	return word.n ? complain(reply, "not understood:", word) : 1;
}

static const void *truth(const struct ludo_table *t)
{
	return t->now;
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
	change_table(s, 0);
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
	change_table(s, table);
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

static int say_refusal(struct ludo_script *s, ludo_move move, ludo_why why,
		       struct ludo_text *reply)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->lang);
	ludo_putf(reply, "%s: ", ludo_why_token(s->game, why.code));
	ludo_say_why(reply, &who, move, why);
	return 0;
}

static int do_move(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	ludo_move move;
	if (!ludo_read_move(s->game, line, &move, reply))
		return 0;
	ludo_why why = play(s, move);
	return why.code ? say_refusal(s, move, why, reply) : 1;
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

/* How far 'auto' goes: a number of answers, a question, or the end of the game. */
struct stretch {
	int64_t most;
	int question, to_the_end;
};

static int is_there(const struct ludo_table *t, const struct stretch *stretch)
{
	if (stretch->to_the_end)
		return !ludo_table_waiting(t);
	return stretch->question && ludo_table_question(t).what == stretch->question;
}

static int read_stretch(struct ludo_script *s, const char *at, struct stretch *stretch,
			struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	*stretch = (struct stretch){ .most = 1, .question = line_called(s->game, word),
				     .to_the_end = ludo_word_is(word, "over") };
	if (stretch->question || stretch->to_the_end)
		stretch->most = MOST_AUTO;
	else if (word.n && !ludo_word_number(word, 1, MOST_AUTO, &stretch->most))
		return complain(reply, "neither a number nor a question nor 'over':", word);
	return nothing_more(at, reply);
}

static int do_auto(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct stretch stretch;
	int start = ludo_table_ply(s->table);
	if (!read_stretch(s, at, &stretch, reply))
		return 0;
	while (stretch.most-- > 0 && !is_there(s->table, &stretch))
		if (!play_first(s)) {
			ludo_table_rewind(s->table, start); /* a refusal changes nothing */
			return fail(reply, "nobody can answer any more");
		}
	return 1;
}

static int do_undo(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, SEATS_ONLY, &seat, reply) || !nothing_more(at, reply))
		return 0;
	enum ludo_undo undo = ludo_table_undo(s->table, seat);
	return undo == LUDO_UNDO_OK ? 1 : fail(reply, ludo_undo_say(undo, s->lang));
}

static int do_redo(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, SEATS_ONLY, &seat, reply) || !nothing_more(at, reply))
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

/* ---- positions with a name ---- */

static struct ludo_position *position_called(struct ludo_script *s, struct ludo_word name)
{
	struct ludo_position *p = s->positions;
	while (p && !ludo_word_is(name, p->name))
		p = p->next;
	return p;
}

/* What stands now is called so from here on. */
static int name_position(struct ludo_script *s, struct ludo_word name, struct ludo_text *reply)
{
	int n = 0;
	for (struct ludo_position *p = s->positions; p; p = p->next)
		n++;
	if (position_called(s, name))
		return complain(reply, "another position is called so:", name);
	if (n == MOST_POSITIONS)
		return complain(reply, "too many positions have a name; no room for", name);
	if (name.n >= sizeof(s->positions->name))
		return complain(reply, "a name of 31 letters is enough:", name);
	struct ludo_position *p = calloc(1, sizeof(*p));
	struct ludo_table *table = ludo_table_fork(s->table, s->table->ply);
	if (!p || !table) {
		free(p);
		ludo_table_close(table);
		return fail(reply, "out of memory");
	}
	memcpy(p->name, name.at, name.n);
	p->table = table;
	p->next = s->positions;
	s->positions = p;
	return 1;
}

static int do_from(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word name = ludo_scan_word(&at);
	const struct ludo_position *p = position_called(s, name);
	if (!p)
		return complain(reply, "no position is called", name);
	if (!nothing_more(at, reply))
		return 0;
	struct ludo_table *table = ludo_table_fork(p->table, p->table->ply);
	if (!table)
		return fail(reply, "out of memory");
	s->game = table->game;
	change_table(s, table);
	return 1;
}

/* ---- refusing and allowing ---- */

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

static ludo_why ask_why(struct ludo_script *s, ludo_move move)
{
	ludo_why why = ludo_table_why(s->table, move);
	if (s->watch)
		s->watch(s->watcher, truth(s->table), move, why);
	return why;
}

static int is_reason(const struct ludo_game *game, struct ludo_word word)
{
	for (int code = 1; code < LUDO_WHYS + game->face->n_whys; code++)
		if (ludo_word_is(word, ludo_why_token(game, code)))
			return 1;
	return 0;
}

static int is_account(const struct ludo_game *game, struct ludo_word word)
{
	for (int i = 1; i < game->face->n_accounts; i++)
		if (ludo_word_is(word, game->face->accounts[i].token))
			return 1;
	return 0;
}

/* "SEAT MOVE" is refused for this reason, by this paragraph if one is named. */
static int refuse_move(struct ludo_script *s, const char *line, struct ludo_word reason,
		       struct ludo_word para, struct ludo_text *reply)
{
	ludo_move move;
	if (!is_reason(s->game, reason))
		return complain(reply, "no such reason ('reasons' lists them):", reason);
	if (!ludo_read_move(s->game, line, &move, reply))
		return 0;
	ludo_why why = ask_why(s, move);
	if (!why.code)
		return fail(reply, "expected a refusal, but the move is legal");
	const char *token = ludo_why_token(s->game, why.code);
	struct ludo_para cites = ludo_why_para(why);
	const char *cited = cites.at;
	if (ludo_word_is(reason, token) && (!para.n || ludo_word_is(para, cited)))
		return 1;
	ludo_putf(reply, "refused because %s%s%s, expected %.*s%s%.*s", token, *cited ? " " : "",
		  cited, (int)reason.n, reason.at, para.n ? " " : "", (int)para.n,
		  para.n ? para.at : "");
	return 0;
}

/* "refuse SEAT MOVE because REASON [PARAGRAPH]" or "refuse given ... because ACCOUNT" */
static int do_refuse(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	const char *because = strstr(line, " because ");
	if (!because)
		return fail(reply, "say 'refuse SEAT MOVE because REASON'");
	const char *at = because + strlen(" because ");
	struct ludo_word reason = ludo_scan_word(&at), para = ludo_scan_word(&at);
	struct ludo_text text = { 0 };
	if (!nothing_more(at, reply))
		return 0;
	ludo_put_n(&text, line, (size_t)(because - line));
	const char *refused = ludo_text_string(&text);
	int ok;
	if (!ludo_word_is(ludo_scan_word(&refused), "given"))
		ok = refuse_move(s, ludo_text_string(&text), reason, para, reply);
	else if (para.n)
		ok = complain(reply, "not understood:", para);
	else if (!is_account(s->game, reason))
		ok = complain(reply, "no such account ('words' lists them):", reason);
	else
		ok = refuse_given(s, refused, reason, reply);
	ludo_text_free(&text);
	return ok;
}

/* "allow SEAT MOVE": it is legal, and is not played. */
static int do_allow(struct ludo_script *s, const char *line, struct ludo_text *reply)
{
	ludo_move move;
	if (!ludo_read_move(s->game, line, &move, reply))
		return 0;
	ludo_why why = ask_why(s, move);
	return why.code ? say_refusal(s, move, why, reply) : 1;
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

static int say_turn(unsigned waiting, struct ludo_text *reply)
{
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

static int expect_turn(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	unsigned expected = 0, waiting = ludo_table_waiting(s->table);
	if (!at[strspn(at, " \t")])
		return fail(reply, "say whose turn, or 'expect over'");
	for (struct ludo_word word; word = ludo_scan_word(&at), word.n;) {
		int64_t seat = LUDO_CHANCE;
		if (!ludo_word_is(word, "chance") &&
		    !ludo_word_number(word, 0, LUDO_SEATS - 1, &seat))
			return complain(reply, "no such seat:", word);
		expected |= 1u << seat;
	}
	return expected == waiting ? 1 : say_turn(waiting, reply);
}

static int expect_over(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	unsigned waiting = ludo_table_waiting(s->table);
	if (!nothing_more(at, reply))
		return 0;
	if (waiting)
		return say_turn(waiting, reply);
	if (ludo_table_has_run_empty(s->table))
		return fail(reply, "the agenda has run empty, but the game is not over");
	return 1;
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
	if (!nothing_more(at, reply))
		return 0;
	if (same)
		return 1;
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

/* The next answer of "play | play 3"; *at is null behind the last one. */
static int read_listed(struct ludo_script *s, int seat, const char **at, ludo_move *move,
		       struct ludo_text *reply)
{
	size_t n = strcspn(*at, "|");
	struct ludo_text text = { 0 };
	ludo_put_n(&text, *at, n);
	int ok = ludo_read_answer(s->game, seat, ludo_text_string(&text), move, reply);
	ludo_text_free(&text);
	*at = (*at)[n] ? *at + n + 1 : 0;
	return ok;
}

enum listing { EXACTLY, INCLUDE, EXCLUDE };

/* "play | play 3" are the answers, are among them, or are not. */
static int expect_list(struct ludo_script *s, int seat, enum listing how, const char *at,
		       struct ludo_text *reply)
{
	ludo_move move[LUDO_MOVES], one;
	int n = ludo_table_moves(s->table, seat, move), is_empty = !at[strspn(at, " \t")];
	if (is_empty && how != EXACTLY)
		return fail(reply, "an answer is wanted behind the colon");
	for (const char *next = is_empty ? 0 : at; next;) {
		if (!read_listed(s, seat, &next, &one, reply))
			return 0;
		if (strike(move, &n, one) != (how == EXCLUDE))
			continue;
		ludo_put(reply, how == EXCLUDE ? "offered: " : "not offered: ");
		ludo_write_answer(reply, s->game, one);
		return 0;
	}
	if (how != EXACTLY || !n)
		return 1;
	ludo_put(reply, "offered too: ");
	list_moves(s, move, n, " | ", reply);
	return 0;
}

/* "# 12" */
static int expect_size(struct ludo_script *s, int seat, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	ludo_move move[LUDO_MOVES];
	int64_t size;
	if (!ludo_word_number(word, 0, LUDO_MOVES, &size))
		return complain(reply, "not a number:", word);
	if (!nothing_more(at, reply))
		return 0;
	int n = ludo_table_moves(s->table, seat, move);
	if (size == n)
		return 1;
	ludo_putf(reply, "found %d moves: ", n);
	list_moves(s, move, n, " | ", reply);
	return 0;
}

/* "0: ...", "0 include: ...", "0 exclude: ..." or "0 # 12"; chance is '.' */
static int expect_moves(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word word = ludo_scan_word(&at);
	int seat, is_list = word.n > 1 && word.at[word.n - 1] == ':';
	word.n -= (size_t)is_list;
	if (!is_seat(s, word, OR_CHANCE, &seat, reply))
		return 0;
	if (is_list)
		return expect_list(s, seat, EXACTLY, at, reply);
	word = ludo_scan_word(&at);
	if (ludo_word_is(word, "include:"))
		return expect_list(s, seat, INCLUDE, at, reply);
	if (ludo_word_is(word, "exclude:"))
		return expect_list(s, seat, EXCLUDE, at, reply);
	if (ludo_word_is(word, "#"))
		return expect_size(s, seat, at, reply);
	return complain(reply, "say 'moves SEAT: ...', 'SEAT include: ...', 'SEAT exclude: ...' "
			       "or 'SEAT # N', not", word);
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
	int64_t value[3];
};

/* "TOKEN [SEAT] [= A [B [C]]]" */
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
	word = ludo_scan_word(&at);
	if (word.n && !ludo_word_is(word, "=")) {
		if (!is_seat(s, word, SEATS_ONLY, &wanted->seat, reply))
			return 0;
		word = ludo_scan_word(&at);
	}
	if (!word.n)
		return 1;
	if (!ludo_word_is(word, "="))
		return complain(reply, "say '= ...' for the numbers of an event, not", word);
	if (!at[strspn(at, " \t")])
		return fail(reply, "a value is wanted behind '='");
	const char *template = face->events[wanted->what].say[LUDO_EN];
	for (; at[strspn(at, " \t")] && wanted->n_values < 3; wanted->n_values++) {
		const char *value = at;
		if (!read_event_number(face, template, "abc"[wanted->n_values], &at,
				       &wanted->value[wanted->n_values]))
			return complain(reply, "not a value of this event:",
					ludo_scan_word(&value));
	}
	return nothing_more(at, reply);
}

static int has_values(const struct ludo_face *face, const struct ludo_event *e,
		      const struct wanted *wanted)
{
	const int16_t number[3] = { e->a, e->b, e->c };
	const char *template = face->events[e->what].say[LUDO_EN];
	for (int i = 0; i < wanted->n_values; i++) {
		int kind = ludo_kind_in(face, template, "abc"[i]);
		if (ludo_kind_value(face, kind, number, i) != wanted->value[i])
			return 0;
	}
	return 1;
}

static int has_event(const struct ludo_table *t, const struct wanted *wanted)
{
	const struct ludo_tape *tape = (const struct ludo_tape *)(const void *)
		((const char *)truth(t) + t->game->rules->tape);
	for (uint32_t i = 0; i < tape->n; i++) {
		const struct ludo_event *e = &tape->event[i];
		if (e->what == wanted->what && (wanted->seat < 0 || e->seat == wanted->seat) &&
		    has_values(t->game->face, e, wanted))
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
	if (!read_seat(s, &at, OR_SPECTATOR, &seat, reply))
		return 0;
	ludo_table_look(s->table, s->table->ply, seat, blanked);
	return expect_fields(s, blanked, at, reply);
}

static int expect_hides(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	_Alignas(16) char blanked[LUDO_STATE];
	int seat;
	if (!read_seat(s, &at, OR_SPECTATOR, &seat, reply))
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

/* "SEAT PATH=VALUE ..." on what 'view SEAT' writes; without a value if it must not be there */
static int expect_view(struct ludo_script *s, const char *at, int there, struct ludo_text *reply)
{
	struct ludo_text json = { 0 };
	int seat, n = 0, ok = 1;
	if (!read_seat(s, &at, OR_SPECTATOR, &seat, reply))
		return 0;
	ludo_table_view(s->table, seat, s->lang, &json);
	for (struct ludo_word word; ok && (word = ludo_scan_assignment(&at)).n; n++)
		ok = there ? ludo_path_is(ludo_text_string(&json), word, reply)
			   : ludo_path_is_absent(ludo_text_string(&json), word, reply);
	ludo_text_free(&json);
	return n ? ok : fail(reply, "nothing is expected");
}

/* A text with every stretch of blanks and line ends as one blank. */
static void put_closed_up(struct ludo_text *text, const char *at)
{
	for (struct ludo_word word; (word = ludo_scan_word(&at)).n;) {
		ludo_put(text, text->n ? " " : "");
		ludo_put_n(text, word.at, word.n);
	}
}

/* "SEAT: TEXT" stands on the board that 'show SEAT' writes, or does not. */
static int expect_show(struct ludo_script *s, const char *at, int there, struct ludo_text *reply)
{
	struct ludo_text screen = { 0 }, board = { 0 }, wanted = { 0 };
	int seat;
	if (!read_seat_and_colon(s, &at, OR_SPECTATOR, &seat, reply))
		return 0;
	put_closed_up(&wanted, at);
	ludo_table_screen(s->table, seat, s->lang, &screen);
	put_closed_up(&board, ludo_text_string(&screen));
	int is_empty = !wanted.n;
	int found = strstr(ludo_text_string(&board), ludo_text_string(&wanted)) != 0;
	ludo_text_free(&screen);
	ludo_text_free(&board);
	ludo_text_free(&wanted);
	if (is_empty)
		return fail(reply, "a text is wanted behind the colon");
	if (found == there)
		return 1;
	return fail(reply, there ? "the board does not show that" : "the board does show that");
}

static int expect_undo(struct ludo_script *s, const char *at, int can, struct ludo_text *reply)
{
	int seat;
	if (!read_seat(s, &at, SEATS_ONLY, &seat, reply) || !nothing_more(at, reply))
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
	if (ludo_word_is(word, "view"))
		return expect_view(s, at, yes, reply);
	if (ludo_word_is(word, "show"))
		return expect_show(s, at, yes, reply);
	if (!yes)
		return fail(reply, "'no' goes with 'event', 'undo', 'view' or 'show'");
	if (ludo_word_is(word, "turn"))
		return expect_turn(s, at, reply);
	if (ludo_word_is(word, "over"))
		return expect_over(s, at, reply);
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
	return read_seat(s, &at, OR_SPECTATOR, seat, reply) && nothing_more(at, reply);
}

static int do_moves(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	ludo_move move[LUDO_MOVES];
	int seat;
	if (!read_seat(s, &at, OR_CHANCE, &seat, reply) || !nothing_more(at, reply))
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
	const char *behind = at;
	struct ludo_word name = ludo_scan_word(&behind);
	int seat;
	if (name.n && *name.at >= 'a' && *name.at <= 'z')
		return nothing_more(behind, reply) && name_position(s, name, reply);
	if (!optional_seat(s, at, &seat, reply))
		return 0;
	if (!name.n) {
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
	int is_it = ludo_word_is(word, "it");
	if (!is_it && !ludo_word_is(word, "en"))
		return complain(reply, "say 'en' or 'it', not", word);
	if (!nothing_more(at, reply))
		return 0;
	s->lang = is_it ? LUDO_IT : LUDO_EN;
	return 1;
}

static int do_words(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	struct ludo_word part = ludo_scan_word(&at);
	if (!s->game)
		return fail(reply, "say 'game ID' first");
	if (!nothing_more(at, reply))
		return 0;
	return ludo_write_words(reply, s->game, part) ? 1 : complain(reply, "no such words:", part);
}

static int do_reasons(struct ludo_script *s, const char *at, struct ludo_text *reply)
{
	return nothing_more(at, reply) && do_words(s, "reasons", reply);
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

enum { NEEDS_TABLE = 1, CHECKS = 2 };

static const struct statement {
	const char *word;
	int flags;
	int (*carry_out)(struct ludo_script *s, const char *at, struct ludo_text *reply);
	const char *help;
} statements[] = {
	{ "game", 0, do_game, "game ID" },
	{ "seed", 0, do_seed, "seed N" },
	{ "seats", 0, do_seats, "seats N [option=value ...]" },
	{ "from", 0, do_from, "from NAME: begin from a position with a name" },
	{ "deal", NEEDS_TABLE, do_deal, "deal [N]: chance answers from the seed" },
	{ "auto", NEEDS_TABLE, do_auto, "auto [N|QUESTION|over]: first legal answers" },
	{ "undo", NEEDS_TABLE, do_undo, "undo SEAT" },
	{ "redo", NEEDS_TABLE, do_redo, "redo SEAT" },
	{ "rewind", NEEDS_TABLE, do_rewind, "rewind PLY" },
	{ "given", NEEDS_TABLE, do_given, "given FIELD=VALUE ... [loosely]" },
	{ "at", NEEDS_TABLE, do_at, "at LINE: skip to a line of the agenda" },
	{ "expect", NEEDS_TABLE | CHECKS, do_expect, "expect ...: see docs/examples.md" },
	{ "refuse", NEEDS_TABLE | CHECKS, do_refuse,
	  "refuse SEAT MOVE because REASON [PARAGRAPH]\n"
	  "refuse given FIELD=VALUE ... because ACCOUNT" },
	{ "allow", NEEDS_TABLE | CHECKS, do_allow, "allow SEAT MOVE" },
	{ "moves", NEEDS_TABLE, do_moves, "moves SEAT" },
	{ "why", NEEDS_TABLE, do_why, "why SEAT MOVE" },
	{ "show", NEEDS_TABLE, do_show, "show [SEAT]: the board" },
	{ "view", NEEDS_TABLE, do_view, "view [SEAT]: JSON" },
	{ "log", NEEDS_TABLE, do_log, "log [SEAT]: the last events" },
	{ "position", NEEDS_TABLE, do_position,
	  "position [SEAT]: the fields\nposition NAME: call what stands now so" },
	{ "record", NEEDS_TABLE, do_record, "record: the game so far" },
	{ "hash", NEEDS_TABLE, do_hash, "hash: of the true position" },
	{ "reasons", 0, do_reasons, "reasons: why a move may be refused" },
	{ "words", 0, do_words, "words [PART]: all that an example of this game may name" },
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
		if ((statements[i].flags & NEEDS_TABLE) && !s->table)
			return fail(reply, "say 'seats N' first");
		int ok = statements[i].carry_out(s, at, reply);
		s->n_checks += ok && (statements[i].flags & CHECKS);
		return ok;
	}
	return complain(reply, "not understood:", word);
}
