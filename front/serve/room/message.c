/* message.c: the messages of docs/protocol.md.  Everything about a game comes from
 * ludo_table_..., which hands out blanked states only. */
#include "message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis.h"
#include "change.h"
#include "chat.h"
#include "clock.h"
#include "explain.h"
#include "field.h"
#include "loop/loop.h"
#include "play/study.h"
#include "presence.h"

static void open_message(struct ludo_text *json, const char *type)
{
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "v", 1);
	ludo_json_string(json, "type", type);
}

static void write_mask(struct ludo_text *json, const char *key, unsigned mask)
{
	ludo_json_open(json, key, '[');
	for (int seat = 0; seat < 8; seat++)
		if (mask >> seat & 1)
			ludo_json_number(json, 0, seat);
	ludo_json_close(json, ']');
}

/* ---- the table object ---- */

static const char *seat_is(const struct setup *s, const struct room *room, int seat)
{
	if (s->seat[seat].kind == SEAT_BOT)
		return "bot";
	if (s->seat[seat].kind != SEAT_PERSON)
		return "open";
	return presences[room ? room->presence[seat] : IS_GONE];
}

static void write_seat(struct ludo_text *json, const struct setup *s, const struct room *room,
		       int number, const char *person)
{
	int are_maker = *person && !strcmp(s->maker, person);
	const struct seat *seat = &s->seat[number];
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "kind", seat_kinds[seat->kind]);
	ludo_json_string(json, "name", seat->name);
	ludo_json_bool(json, "ready", seat->ready);
	ludo_json_string(json, "is", seat_is(s, room, number));
	if (*seat->bot)
		ludo_json_string(json, "bot", seat->bot);
	if (*seat->stand_in) {
		ludo_json_string(json, "stand_in", seat->stand_in);
		ludo_json_string(json, "because", because_words[seat->because]);
	}
	if (are_maker && seat->kind == SEAT_RESERVED)
		ludo_json_string(json, "key", seat->key);
	if (setup_is_kept(s, number, person))
		ludo_json_bool(json, "for_you", 1);
	ludo_json_close(json, '}');
}

static void write_proposal(struct ludo_text *json, const struct setup *s, int64_t rev)
{
	if (!setup_is_proposed(s, rev)) {
		ludo_json_null(json, "proposal");
		return;
	}
	ludo_json_open(json, "proposal", '{');
	ludo_json_number(json, "n", s->proposal.n);
	ludo_json_string(json, "what", proposal_kinds[s->proposal.what]);
	ludo_json_number(json, "ply", s->proposal.what == PROPOSAL_UNDO ? s->proposal.ply : -1);
	if (s->proposal.what == PROPOSAL_REPLACE)
		ludo_json_number(json, "seat", s->proposal.ply);
	ludo_json_number(json, "by", s->proposal.by);
	write_mask(json, "agreed", s->proposal.agreed);
	write_mask(json, "needs", setup_needs(s));
	ludo_json_close(json, '}');
}

static void write_declined(struct ludo_text *json, const struct setup *s, int64_t rev)
{
	if (!setup_is_declined(s, rev)) {
		ludo_json_null(json, "declined");
		return;
	}
	ludo_json_open(json, "declined", '{');
	ludo_json_number(json, "n", s->proposal.n);
	ludo_json_number(json, "by", s->proposal.by);
	ludo_json_close(json, '}');
}

/* "4 2 7;2 3 1": points, places. */
static void write_score(struct ludo_text *json, const char *score)
{
	static const char *const keys[] = { "points", "places" };
	for (int i = 0; i < 2; i++) {
		char *end;
		ludo_json_open(json, keys[i], '[');
		while (*score && *score != ';') {
			long value = strtol(score, &end, 10);
			if (end == score)
				break;
			ludo_json_number(json, 0, value);
			score = end;
		}
		ludo_json_close(json, ']');
		score += *score == ';';
	}
}

static const char *maker_name(const struct setup *s)
{
	for (int i = 0; i < s->n_seats; i++)
		if (s->seat[i].kind == SEAT_PERSON && !strcmp(s->seat[i].person, s->maker))
			return s->seat[i].name;
	return "";
}

static void write_origin(struct ludo_text *json, const struct setup *s)
{
	if (*s->from) {
		ludo_json_open(json, "from", '{');
		ludo_json_string(json, "table", s->from);
		ludo_json_number(json, "ply", s->from_ply);
		ludo_json_close(json, '}');
	} else {
		ludo_json_null(json, "from");
	}
	if (*s->next)
		ludo_json_string(json, "next", s->next);
	else
		ludo_json_null(json, "next");
}

static void write_held(struct ludo_text *json, const struct game_row *row)
{
	if (row->held)
		ludo_json_number(json, "held", row->held - 1);
	else
		ludo_json_null(json, "held");
}

/* Where a game counts rounds, as everybody sees it; known as long as the table is in memory. */
static void write_round(struct ludo_text *json, const struct room *room)
{
	_Alignas(16) char blanked[LUDO_STATE];
	const struct ludo_table *table = room ? room->table : 0;
	const struct ludo_field *round =
		table ? ludo_field_called(ludo_table_game(table)->face, "round") : 0;
	if (!round)
		return;
	ludo_table_look(table, ludo_table_ply(table), LUDO_NOBODY, blanked);
	ludo_json_number(json, "round", ludo_field_value(round, blanked, 0, 0));
}

static void write_progress(struct ludo_text *json, const struct game_row *row)
{
	ludo_json_number(json, "ver", row->ver);
	ludo_json_number(json, "rev", row->rev);
	ludo_json_number(json, "ply", row->ply);
	write_mask(json, "waiting", (unsigned)row->waiting);
	write_held(json, row);
	ludo_json_number(json, "since", row->since);
	ludo_json_number(json, "created", row->created);
	ludo_json_number(json, "started", row->started);
	ludo_json_number(json, "finished", row->finished);
	write_score(json, row->score);
}

void write_table(struct ludo_text *json, const char *key, const struct game_row *row,
		 const struct setup *s, const struct room *room, const char *person, int lang)
{
	int are_maker = *person && !strcmp(s->maker, person);
	ludo_json_open(json, key, '{');
	ludo_json_string(json, "id", row->id);
	ludo_json_string(json, "game", s->game->id);
	ludo_json_string(json, "name", s->game->face->name[lang]);
	setup_write_options(s, json);
	ludo_json_string(json, "title", s->title);
	ludo_json_string(json, "lang", s->lang);
	ludo_json_string(json, "status", status_word(row->status));
	if (row->ended)
		ludo_json_string(json, "ended", ending_word(row->ended));
	else
		ludo_json_null(json, "ended");
	ludo_json_bool(json, "public", row->is_public != 0);
	if (row->status != STATUS_OPEN && s->rules != s->game->version)
		ludo_json_string(json, "rules", say(SAY_RULES, lang));
	ludo_json_string(json, "seating", s->random_seating ? "random" : "chosen");
	ludo_json_bool(json, "hints", setup_has_hints(s));
	ludo_json_bool(json, "confirm", s->confirm);
	setup_write_pace(s, json);
	ludo_json_string(json, "maker", maker_name(s));
	write_mask(json, "you", setup_seats_of(s, person));
	ludo_json_bool(json, "are_maker", are_maker);
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < s->n_seats; seat++)
		write_seat(json, s, room, seat, person);
	ludo_json_close(json, ']');
	write_progress(json, row);
	write_round(json, room);
	write_proposal(json, s, row->rev);
	write_declined(json, s, row->rev);
	write_origin(json, s);
	ludo_json_number(json, "watchers", room ? room->n_watchers : 0);
	if (room)
		ludo_json_bool(json, "analysis", study_is_offered(room));
	ludo_json_close(json, '}');
}

/* ---- parts of views and changes ---- */

static void write_step(struct ludo_text *json, const struct room *room, int ply, int seat,
		       int lang)
{
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "ply", ply);
	ludo_json_number(json, "seat", ludo_table_move(room->table, ply).seat);
	ludo_json_number(json, "at", room_played_at(room, ply));
	ludo_table_events(room->table, ply, seat, lang, json);
	ludo_json_close(json, '}');
}

static void write_steps(struct ludo_text *json, const struct room *room, int from, int to,
			int seat, int lang)
{
	ludo_json_open(json, "steps", '[');
	for (int ply = from; ply < to; ply++)
		write_step(json, room, ply, seat, lang);
	ludo_json_close(json, ']');
}

static void write_clock(struct ludo_text *json, const struct room *room)
{
	int64_t left[LUDO_SEATS];
	if (room->setup.pace == PACE_NONE || room->row.status != STATUS_PLAYING) {
		ludo_json_null(json, "clock");
		return;
	}
	room_left(room, room->row.since, left);
	ludo_json_open(json, "clock", '{');
	ludo_json_open(json, "left", '[');
	for (int seat = 0; seat < room->setup.n_seats; seat++)
		ludo_json_number(json, 0, left[seat]);
	ludo_json_close(json, ']');
	write_mask(json, "running", (unsigned)room->row.waiting & setup_people(&room->setup));
	ludo_json_number(json, "since", room->row.since);
	ludo_json_close(json, '}');
}

/* What may be taken back and given again. */
static void write_undo(struct ludo_text *json, const struct room *room, int seat, int lang)
{
	ludo_json_bool(json, "can_redo",
		       seat >= 0 && ludo_table_can_redo(room->table, seat));
	if (seat < 0)
		return;
	enum ludo_undo undo = ludo_table_can_undo_with(room->table, seat,
						       setup_willing(&room->setup, seat));
	ludo_json_bool(json, "can_undo", undo == LUDO_UNDO_OK);
	if (undo != LUDO_UNDO_OK)
		ludo_json_string(json, "undo", ludo_undo_say(undo, lang));
}

static void write_line(struct ludo_text *json, const char *key, const struct chat_kept *line)
{
	ludo_json_open(json, key, '{');
	ludo_json_number(json, "n", line->n);
	ludo_json_number(json, "at", line->at);
	ludo_json_string(json, "channel", line->channel);
	ludo_json_number(json, "seat", line->seat);
	ludo_json_string(json, "name", line->name);
	ludo_json_string(json, "text", line->line);
	ludo_json_close(json, '}');
}

int may_read(const struct room *room, const char *channel, int is_seated)
{
	return !is_seated || strcmp(channel, "watch") || room->row.status == STATUS_FINISHED;
}

/* The plies that a client missed who had seen 'rev'; none if that cannot be told. */
static int missed_from(const struct room *room, int64_t rev)
{
	int now = ludo_table_ply(room->table);
	if (rev < 0 || rev >= room->row.rev || room->jumped > rev)
		return now;
	int from = room->past[rev].ply;
	return now - from > MOST_STEPS ? now : from;
}

void message_view(struct ludo_text *json, const struct room *room, const char *person,
		  int64_t since_rev, const struct ludo_sight *sight)
{
	int is_seated = setup_seats_of(&room->setup, person) != 0;
	int seat = sight->seat, lang = sight->lang;
	open_message(json, "view");
	ludo_json_number(json, "rev", room->row.rev);
	ludo_json_number(json, "now", clock_ms());
	write_table(json, "table", &room->row, &room->setup, room, person, lang);
	if (room->table) {
		ludo_sight_view(json, "view", sight, room->table);
		write_undo(json, room, seat, lang);
		write_steps(json, room, missed_from(room, since_rev),
			    ludo_table_ply(room->table), seat, lang);
	} else {
		ludo_json_null(json, "view");
	}
	write_clock(json, room);
	ludo_json_open(json, "chat", '[');
	for (int i = 0; i < room->n_chat; i++)
		if (may_read(room, room->chat[i].channel, is_seated))
			write_line(json, 0, &room->chat[i]);
	ludo_json_close(json, ']');
	ludo_json_string(json, "note", is_seated ? room_note_of(room, person) : "");
	ludo_json_close(json, '}');
}

void message_change(struct ludo_text *json, const struct room *room, const struct change *change,
		    const struct ludo_sight *is, const struct ludo_sight *was)
{
	int now = ludo_table_ply(room->table), from = change->from < now ? change->from : now;
	open_message(json, "change");
	ludo_json_number(json, "rev", room->row.rev);
	ludo_json_number(json, "was", room->row.rev - 1);
	ludo_json_number(json, "now", clock_ms());
	ludo_json_number(json, "since", room->row.since);
	ludo_json_open(json, "cause", '{');
	ludo_json_string(json, "kind", change->kind);
	ludo_json_number(json, "seat", change->by);
	ludo_json_close(json, '}');
	write_held(json, &room->row);
	write_steps(json, room, from, now, is->seat, is->lang);
	if (was) /* the events of the new view are those of the last step, where there is one */
		ludo_sight_patch(json, "patch", was, is, room->table, from == now);
	else
		ludo_sight_view(json, "view", is, room->table);
	write_undo(json, room, is->seat, is->lang);
	write_clock(json, room);
	ludo_json_close(json, '}');
}

/* ---- small messages ---- */

void message_table(struct ludo_text *json, const struct room *room, const char *person, int lang)
{
	open_message(json, "table");
	ludo_json_number(json, "now", clock_ms());
	write_table(json, "table", &room->row, &room->setup, room, person, lang);
	ludo_json_close(json, '}');
}

void message_presence(struct ludo_text *json, const struct room *room)
{
	open_message(json, "presence");
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < room->setup.n_seats; seat++)
		ludo_json_string(json, 0, seat_is(&room->setup, room, seat));
	ludo_json_close(json, ']');
	ludo_json_number(json, "watchers", room->n_watchers);
	ludo_json_close(json, '}');
}

void message_chat(struct ludo_text *json, const struct chat_kept *line)
{
	open_message(json, "chat");
	write_line(json, "line", line);
	ludo_json_close(json, '}');
}

void message_note(struct ludo_text *json, const char *text)
{
	open_message(json, "note");
	ludo_json_string(json, "text", text);
	ludo_json_close(json, '}');
}

void message_ack(struct ludo_text *json, const char *id, int64_t rev)
{
	open_message(json, "ack");
	ludo_json_string(json, "id", id);
	ludo_json_number(json, "rev", rev);
	ludo_json_close(json, '}');
}

void message_pong(struct ludo_text *json, const char *id)
{
	open_message(json, "pong");
	ludo_json_string(json, "id", id);
	ludo_json_number(json, "now", clock_ms());
	ludo_json_close(json, '}');
}

void message_bye(struct ludo_text *json, int retry, int lang)
{
	open_message(json, "bye");
	ludo_json_string(json, "reason", "restart");
	ludo_json_number(json, "retry", retry);
	ludo_json_string(json, "say", say(SAY_RESTART, lang));
	ludo_json_close(json, '}');
}

void message_refused(struct ludo_text *json, const char *id, enum fault fault,
		     const char *words, int64_t rev)
{
	open_message(json, "refused");
	if (*id)
		ludo_json_string(json, "id", id);
	ludo_json_string(json, "error", fault_token(fault));
	ludo_json_string(json, "say", words);
	ludo_json_number(json, "rev", rev);
	ludo_json_close(json, '}');
}

static void write_why(struct ludo_text *json, const struct room *room, int lang, ludo_move move,
		      ludo_why why)
{
	struct ludo_speaker who = ludo_table_speaker(room->table, lang);
	struct ludo_text words = { 0 };
	ludo_say_why(&words, &who, move, why);
	ludo_json_string(json, "reason", ludo_why_token(room->setup.game, why.code));
	ludo_json_string(json, "rule", ludo_why_para(why).at);
	ludo_json_string(json, "say", ludo_text_string(&words));
	ludo_text_free(&words);
}

void message_illegal(struct ludo_text *json, const char *id, const struct room *room, int lang,
		     ludo_move move, ludo_why why)
{
	open_message(json, "refused");
	ludo_json_string(json, "id", id);
	ludo_json_string(json, "error", fault_token(F_ILLEGAL));
	write_why(json, room, lang, move, why);
	ludo_json_number(json, "rev", room->row.rev);
	ludo_json_close(json, '}');
}

void message_why(struct ludo_text *json, const char *id, const char *text,
		 const struct room *room, int lang, ludo_move move, ludo_why why)
{
	open_message(json, "why");
	ludo_json_string(json, "id", id);
	ludo_json_string(json, "move", text);
	ludo_json_bool(json, "legal", !why.code);
	if (why.code)
		write_why(json, room, lang, move, why);
	ludo_json_close(json, '}');
}

void message_screen(struct ludo_text *json, const char *id, const struct room *room, int seat,
		    int lang)
{
	struct ludo_text text = { 0 };
	if (room->table)
		ludo_table_screen(room->table, seat, lang, &text);
	open_message(json, "screen");
	ludo_json_string(json, "id", id);
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

static void write_choice(struct ludo_text *json, const char *key, const struct ludo_speaker *who,
			 ludo_move move, const struct bot_choice *choice)
{
	struct ludo_text text = { 0 };
	ludo_json_open(json, key, '{');
	ludo_write_answer(&text, who->game, move);
	ludo_json_string(json, "move", ludo_text_string(&text));
	ludo_text_clear(&text);
	ludo_say_move(&text, who, move);
	ludo_json_string(json, "say", ludo_text_string(&text));
	if (choice)
		ludo_json_number(json, "chance", bot_percent(choice->chance));
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

/* What the bot would do until somebody else is asked: the best answer and those behind it. */
static void write_turn(struct ludo_text *json, const struct room *room,
		       const struct ludo_speaker *who, const struct bot_answer *answer)
{
	const struct bot_thought *thought = &answer->thought;
	ludo_move turn[BOT_LINE] = { answer->move };
	int n = 1;
	while (n < thought->n_line && thought->line[n].seat == answer->move.seat) {
		turn[n] = thought->line[n];
		n++;
	}
	ludo_json_open(json, "turn", '[');
	for (int i = 0; i < n; i++) {
		struct ludo_text words = { 0 };
		ludo_say_move(&words, who, turn[i]);
		ludo_json_string(json, 0, ludo_text_string(&words));
		ludo_text_free(&words);
	}
	ludo_json_close(json, ']');
	ludo_table_brings(room->table, turn, n, json);
}

static void write_reasons(struct ludo_text *json, const struct ludo_speaker *who,
			  const struct bot_thought *thought)
{
	ludo_json_open(json, "reasons", '[');
	for (int i = 0; i < bot_n_reasons(who, thought); i++) {
		struct ludo_text words = { 0 };
		bot_say_reason(&words, who, thought->reason[i]);
		ludo_json_string(json, 0, ludo_text_string(&words));
		ludo_text_free(&words);
	}
	ludo_json_close(json, ']');
}

void message_hint(struct ludo_text *json, const char *id, const struct room *room, int lang,
		  int64_t rev, const struct bot_answer *answer)
{
	struct ludo_speaker who = ludo_table_speaker(room->table, lang);
	const struct bot_thought *thought = &answer->thought;
	struct ludo_text words = { 0 };
	open_message(json, "hint");
	ludo_json_string(json, "id", id);
	ludo_json_number(json, "rev", rev);
	write_choice(json, "best", &who, answer->move, thought->n_top ? &thought->top[0] : 0);
	if (thought->n_top > 1)
		write_choice(json, "second", &who, thought->top[1].move, &thought->top[1]);
	else
		ludo_json_null(json, "second");
	write_turn(json, room, &who, answer);
	write_reasons(json, &who, thought);
	bot_hint(&words, &who, answer);
	ludo_json_string(json, "say", ludo_text_string(&words));
	ludo_json_close(json, '}');
	ludo_text_free(&words);
}

void message_analysis(struct ludo_text *json, const char *id, const char *state,
		      const struct analysis *analysis, int lang)
{
	open_message(json, "analysis");
	ludo_json_string(json, "id", id);
	ludo_json_string(json, "state", state);
	analysis_write_state(json, analysis, strcmp(state, "running") != 0, lang);
	ludo_json_close(json, '}');
}

void message_row(struct ludo_text *json, const char *id, const struct analysis *analysis, int i,
		 int lang)
{
	open_message(json, "row");
	ludo_json_string(json, "id", id);
	ludo_json_number(json, "done", analysis->n_done);
	ludo_json_number(json, "total", analysis->n);
	analysis_write_row(json, "row", analysis, i, lang);
	ludo_json_close(json, '}');
}

void message_log(struct ludo_text *json, const char *id, const struct room *room, int seat,
		 int lang, int from, int to)
{
	open_message(json, "log");
	ludo_json_string(json, "id", id);
	ludo_json_number(json, "from", from);
	ludo_json_number(json, "to", to);
	write_steps(json, room, from, to, seat, lang);
	ludo_json_close(json, '}');
}
