/* play.c: answers, and taking them back; see play.h. */
#include "play.h"

#include "metrics.h"
#include "net/client.h"
#include "room/message.h"
#include "room/show.h"
#include "save.h"

static int is_stale(struct room *room, struct request *r)
{
	if (room_is_current(room, r->rev))
		return 0;
	request_refuse(r, F_STALE, SAY_NOTHING);
	room_show_view(room, r->client, -1);
	return 1;
}

/* May the request change the game now?  If not, 'held' says what has become of it. */
static int may_change(struct room *room, struct request *r, enum held *held)
{
	*held = request_is_ahead(room, r) ? HELD : ANSWERED;
	return *held == ANSWERED && !request_is_repeated(room, r) && request_may_play(room, r) &&
	       !is_stale(room, r);
}

enum held play_move(struct room *room, struct request *r)
{
	ludo_move move;
	struct ludo_text text = { 0 };
	int seat = r->client->who.seat;
	enum held held;
	if (!may_change(room, r, &held))
		return held;
	if (!ludo_read_answer(room->setup.game, seat, r->text, &move, &text)) {
		struct ludo_text message = { 0 };
		message_refused(&message, r->id, F_BAD, ludo_text_string(&text), room->row.rev);
		metric_fault(F_BAD);
		client_send(r->client, &message);
		ludo_text_free(&text);
		return ANSWERED;
	}
	struct glance was = room_glance(room);
	ludo_why why = ludo_table_play(room->table, move);
	if (why.code) {
		message_illegal(&text, r->id, room, r->client->who.lang, move, why);
		metric_fault(F_ILLEGAL);
		client_send(r->client, &text);
		return ANSWERED;
	}
	save_change(room, r, seat, (struct cause){ .kind = CAUSE_MOVE }, was.ply, &was, r->began);
	return HELD;
}

enum held play_why(struct room *room, struct request *r)
{
	ludo_move move;
	struct ludo_text text = { 0 }, error = { 0 };
	int seat = r->client->who.seat;
	if (!request_may_play(room, r))
		return ANSWERED;
	if (ludo_read_answer(room->setup.game, seat, r->text, &move, &error))
		message_why(&text, r->id, r->text, room, r->client->who.lang, move,
			    ludo_table_why(room->table, move));
	else
		message_refused(&text, r->id, F_BAD, ludo_text_string(&error), room->row.rev);
	client_send(r->client, &text);
	ludo_text_free(&error);
	return ANSWERED;
}

enum held play_undo(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	enum held held;
	if (!may_change(room, r, &held))
		return held;
	unsigned willing = setup_willing(&room->setup, seat);
	struct glance was = room_glance(room);
	enum ludo_undo undo = ludo_table_undo_with(room->table, seat, willing);
	if (undo != LUDO_UNDO_OK) {
		struct ludo_text text = { 0 };
		message_refused(&text, r->id, F_NOT_NOW, ludo_undo_say(undo, r->client->who.lang),
				room->row.rev);
		metric_fault(F_NOT_NOW);
		client_send(r->client, &text);
		return ANSWERED;
	}
	struct cause cause = { CAUSE_UNDO, seat, willing };
	save_change(room, r, seat, cause, ludo_table_ply(room->table), &was, r->began);
	return HELD;
}

enum held play_redo(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	enum held held;
	if (!may_change(room, r, &held))
		return held;
	struct glance was = room_glance(room);
	if (!ludo_table_redo(room->table, seat)) {
		request_refuse(r, F_NOT_NOW, SAY_NO_REDO);
		return ANSWERED;
	}
	struct cause cause = { .kind = CAUSE_REDO, .number = seat };
	save_change(room, r, seat, cause, was.ply + 1, &was, r->began);
	return HELD;
}
