/* request.c: reading what a client says, and handing it to whoever does it; see request.h. */
#include "request.h"

#include <stdlib.h>
#include <string.h>

#include "analysis.h"
#include "consent.h"
#include "net/client.h"
#include "net/json.h"
#include "play.h"
#include "room/change.h"
#include "room/line.h"
#include "room/load.h"
#include "room/message.h"
#include "room/presence.h"
#include "study.h"
#include "talk.h"
#include "think.h"

static const char *const todos[] = { "move", "why", "undo", "redo", "propose", "agree", "decline",
				     "chat", "note", "presence", "log", "sit", "lang", "ping",
				     "screen", "hint", "confirm", "analyse", "rest", 0 };

static int word_of(const char *word, const char *const *words)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(words[i], word))
			return i;
	return -1;
}

/* Looking costs us, a line goes to everybody and into the store, who comes and goes is shown to
 * everybody, and an analysis begins with a copy of the whole game. */
double request_price(const struct request *r)
{
	switch (r->what) {
	case DO_CHAT:
	case DO_ANALYSE: return 10;
	case DO_NOTE:
	case DO_PRESENCE: return 3;
	default: return request_looks(r) ? 3 : 1;
	}
}

int request_looks(const struct request *r)
{
	return r->what == DO_LOG || r->what == DO_SCREEN || r->what == DO_SIT || r->what == DO_LANG;
}

static void leave_line(struct request *r)
{
	r->client->n_lined -= r->is_lined;
	r->is_lined = 0;
}

void request_free(struct request *r)
{
	if (r->client)
		leave_line(r);
	if (r->client)
		client_drop(r->client);
	free(r->text);
	free(r);
}

/* A text of at most so many characters; null if it will not do. */
static char *text_of(const struct json *j, const char *key, size_t most, int newlines)
{
	const char *text = json_text(j, key, 0);
	if (!text || utf8_length(text) > most || !utf8_is_plain(text, strlen(text), newlines))
		return 0;
	return strdup(text);
}

/* How closely to look, and the line to look at, if there is one. */
static enum saying read_study(struct request *r, const struct json *j)
{
	const struct json_node *moves = json_get(j, &j->node[0], "moves"), *move = 0;
	struct ludo_text text = { 0 };
	r->number = analysis_depth_find(json_text(j, "depth", "standard"));
	if (!r->number)
		return SAY_DEPTH;
	if (!moves)
		return SAY_NOTHING;
	int ok = moves->type == JSON_ARRAY && moves->number <= MOST_STEPS;
	while (ok && (move = json_next(j, moves, move))) {
		ok = move->type == JSON_STRING &&
		     utf8_is_plain(move->string, strlen(move->string), 0);
		if (ok)
			ludo_putf(&text, "%s%s", text.n ? "\n" : "", move->string);
	}
	r->text = ok && text.n ? strdup(text.at) : 0;
	ludo_text_free(&text);
	return ok ? SAY_NOTHING : SAY_MOVES;
}

static enum saying read_text(struct request *r, const struct json *j)
{
	switch (r->what) {
	case DO_MOVE:
	case DO_WHY:
		r->text = text_of(j, "move", LUDO_MOVE_BYTES - 1, 0);
		return r->text ? SAY_NOTHING : SAY_MOVE;
	case DO_CHAT:
		r->text = text_of(j, "text", 500, 0);
		return r->text && *r->text ? SAY_NOTHING : SAY_CHAT;
	case DO_NOTE:
		r->text = text_of(j, "text", 4000, 1);
		return r->text ? SAY_NOTHING : SAY_NOTE;
	case DO_ANALYSE: return read_study(r, j);
	default: return SAY_NOTHING;
	}
}

static int wants_rev(enum todo what)
{
	return what == DO_MOVE || what == DO_UNDO || what == DO_REDO || what == DO_HINT;
}

static int wants_id(enum todo what)
{
	return (wants_rev(what) && what != DO_HINT) || what == DO_PROPOSE || what == DO_AGREE ||
	       what == DO_CHAT || what == DO_CONFIRM || what == DO_ANALYSE;
}

static enum saying read_members(struct request *r, const struct json *j)
{
	int proposal = word_of(json_text(j, "what", "-"), proposal_kinds);
	r->presence = word_of(json_text(j, "is", "-"), presences);
	r->rev = json_whole(j, "rev", -1);
	r->ply = json_whole(j, "ply", -1);
	r->from = json_whole(j, "from", 0);
	r->to = json_whole(j, "to", r->from + MOST_STEPS);
	r->number = json_whole(j, "proposal", -1);
	r->seat = (int)json_whole(j, "seat", -1);
	r->lang = strcmp(json_text(j, "lang", "en"), "it") ? LUDO_EN : LUDO_IT;
	if (wants_rev(r->what) && r->rev < 0)
		return SAY_REV;
	if (wants_id(r->what) && !*r->id)
		return SAY_ID;
	if (r->what == DO_PROPOSE && proposal <= 0)
		return SAY_WHAT;
	if (r->what == DO_PRESENCE && r->presence <= IS_GONE)
		return SAY_PRESENCE;
	r->proposal = proposal > 0 ? (enum proposal_kind)proposal : PROPOSAL_NONE;
	return read_text(r, j);
}

enum fault request_read(char *text, size_t n, struct request **out, enum saying *what,
			char id[MID_BYTES])
{
	struct json j;
	size_t at;
	*id = 0;
	*what = SAY_JSON;
	if (json_read(&j, text, n, &at) || j.node[0].type != JSON_OBJECT)
		return F_BAD;
	const char *given = json_text(&j, "id", "");
	*what = SAY_ID;
	if (strlen(given) >= MID_BYTES || !utf8_is_plain(given, strlen(given), 0))
		return F_BAD;
	memcpy(id, given, strlen(given) + 1);
	*what = SAY_VERSION;
	if (json_whole(&j, "v", 0) != 1)
		return F_BAD;
	int todo = word_of(json_text(&j, "do", ""), todos);
	*what = SAY_DO;
	if (todo < 0)
		return F_BAD;
	struct request *r = calloc(1, sizeof(*r));
	if (!r)
		return F_INTERNAL;
	r->what = (enum todo)todo;
	memcpy(r->id, id, MID_BYTES);
	*what = read_members(r, &j);
	if (*what == SAY_NOTHING) {
		*out = r;
		return F_NONE;
	}
	request_free(r);
	return F_BAD;
}

void request_ack(struct request *request, int64_t rev)
{
	struct ludo_text text = { 0 };
	message_ack(&text, request->id, rev);
	client_send(request->client, &text);
}

void request_refuse(struct request *request, enum fault fault, enum saying what)
{
	client_refuse(request->client, request->id, fault, what);
}

/* ---- may it? ---- */

int request_may_play(struct room *room, struct request *r)
{
	if (!client_has_seat(r->client, r->client->who.seat))
		request_refuse(r, *r->client->who.person ? F_FORBIDDEN : F_WHO, SAY_NOT_SEATED);
	else if (!room->table)
		request_refuse(r, F_NOT_NOW, room->is_foreign ? SAY_RULES : SAY_NOT_STARTED);
	else if (room->row.status != STATUS_PLAYING)
		request_refuse(r, F_NOT_NOW, SAY_OVER);
	else
		return 1;
	return 0;
}

int request_is_repeated(struct room *room, struct request *r)
{
	int64_t rev = room_seen_at(room, r->client->who.seat, r->id);
	if (rev < 0)
		return 0;
	request_ack(r, rev);
	return 1;
}

int request_is_ahead(struct room *room, struct request *r)
{
	return r->rev > room->row.rev && room_look_again(room, &r->task, &r->tries);
}

/* ---- who does it ---- */

static enum held (*const doers[N_ASKABLE])(struct room *room, struct request *request) = {
	[DO_MOVE] = play_move,   [DO_WHY] = play_why,       [DO_UNDO] = play_undo,
	[DO_REDO] = play_redo,   [DO_PROPOSE] = consent_propose, [DO_AGREE] = consent_answer,
	[DO_DECLINE] = consent_answer, [DO_CHAT] = talk_chat,   [DO_NOTE] = talk_note,
	[DO_PRESENCE] = talk_presence, [DO_LOG] = talk_log, [DO_SIT] = talk_sit,
	[DO_LANG] = talk_lang,   [DO_PING] = talk_ping,     [DO_SCREEN] = talk_screen,
	[DO_HINT] = think_hint,  [DO_CONFIRM] = play_confirm,
	[DO_ANALYSE] = study_begin, [DO_REST] = study_rest,
};

/* Where a table was opened at a bookmark: what was said before that may be said twice, and is
 * what people take back, agree on or read again. */
static int needs_past(const struct room *room, const struct request *r)
{
	switch (r->what) {
	case DO_MOVE: return r->rev < room->base;
	case DO_LOG: return !room->table || r->from < ludo_table_base(room->table);
	case DO_UNDO:
	case DO_REDO:
	case DO_PROPOSE:
	case DO_AGREE:
	case DO_DECLINE:
	case DO_CONFIRM:
	case DO_ANALYSE: return 1;
	default: return 0;
	}
}

static void request_run(struct room *room, struct task *task)
{
	struct request *r = (struct request *)task;
	leave_line(r);
	if (!r->client->is_closed && needs_past(room, r) && room_needs_past(room, task))
		return;
	/* whoever comes back will say it again */
	if (r->client->is_closed || doers[r->what](room, r) == ANSWERED)
		request_free(r);
}

static void request_fail(struct task *task, enum fault fault)
{
	struct request *r = (struct request *)task;
	request_refuse(r, fault, SAY_NOTHING);
	request_free(r);
}

void request_submit(struct request *r)
{
	r->task.run = request_run;
	r->task.fail = request_fail;
	r->began = clock_us();
	/* in the order in which they were said */
	r->is_lined = request_looks(r) || r->client->n_lined || !r->client->room;
	r->client->n_lined += r->is_lined;
	if (r->is_lined)
		line_join(r->client->sv, r->client->who.table, &r->task);
	else
		room_do(r->client->sv, r->client->who.table, &r->task);
}
