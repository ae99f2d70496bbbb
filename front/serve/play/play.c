/* play.c: answers, and taking them back; see play.h. */
#include "play.h"

#include "metrics.h"
#include "net/client.h"
#include "room/clock.h"
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

/* While a turn waits to be confirmed, whose it is may take it back, and nobody may go on. */
static int is_held_up(struct room *room, struct request *r)
{
	int is_own = room->row.held == r->client->who.seat + 1;
	if (!room->row.held || (is_own && r->what == DO_UNDO))
		return 0;
	request_refuse(r, F_NOT_NOW, is_own ? SAY_CONFIRM : SAY_HELD);
	return 1;
}

/* May the request change the game now?  If not, 'held' says what has become of it. */
static int may_change(struct room *room, struct request *r, enum held *held)
{
	*held = request_is_ahead(room, r) ? HELD : ANSWERED;
	return *held == ANSWERED && !request_is_repeated(room, r) && request_may_play(room, r) &&
	       !is_stale(room, r) && !is_held_up(room, r);
}

/* Has this answer ended a turn that can still be taken back?  Then the table holds, if that was
 * agreed; not for those who are asked the same thing and answer it at the same time, and not at
 * the end of the game. */
static int holds(const struct room *room, int seat, const struct glance *was)
{
	const struct setup *s = &room->setup;
	struct glance is = room_glance(room);
	return s->confirm && !*setup_bot_of(s, seat) && is.waiting && !(is.waiting >> seat & 1) &&
	       !glance_is_same(was, &is) &&
	       ludo_table_can_undo_with(room->table, seat, setup_willing(s, seat)) == LUDO_UNDO_OK;
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
	struct cause cause = { .kind = CAUSE_MOVE, .holds = holds(room, seat, &was) };
	save_change(room, r, seat, cause, was.ply, &was, r->began);
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

void play_on(struct room *room, struct request *r, int seat)
{
	struct glance was = room_glance(room);
	struct cause cause = { .kind = CAUSE_CONFIRM, .number = seat };
	save_change(room, r, seat, cause, was.ply, &was, r ? r->began : clock_us());
}

static void count_answers(const struct ludo_table *table, int answers[LUDO_SEATS], int each)
{
	for (int ply = ludo_table_base(table); ply < ludo_table_ply(table); ply++)
		if (ludo_table_move(table, ply).seat < LUDO_SEATS)
			answers[ludo_table_move(table, ply).seat] += each;
}

enum held play_undo(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	enum held held;
	if (!may_change(room, r, &held))
		return held;
	if (room->row.rev >= MOST_CHANGES) {
		request_refuse(r, F_NOT_NOW, SAY_OFTEN);
		return ANSWERED;
	}
	if (!clock_can_give_back(room, seat, clock_ms())) {
		request_refuse(r, F_NOT_NOW, SAY_NO_TIME);
		return ANSWERED;
	}
	int answers[LUDO_SEATS] = { 0 };
	unsigned willing = setup_willing(&room->setup, seat);
	struct glance was = room_glance(room);
	count_answers(room->table, answers, 1);
	enum ludo_undo undo = ludo_table_undo_with(room->table, seat, willing);
	if (undo != LUDO_UNDO_OK) {
		struct ludo_text text = { 0 };
		message_refused(&text, r->id, F_NOT_NOW, ludo_undo_say(undo, r->client->who.lang),
				room->row.rev);
		metric_fault(F_NOT_NOW);
		client_send(r->client, &text);
		return ANSWERED;
	}
	count_answers(room->table, answers, -1);
	clock_give_back(room, answers);
	struct cause cause = { .kind = CAUSE_UNDO, .number = seat, .with = willing };
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
	struct cause cause = { .kind = CAUSE_REDO, .number = seat,
			       .holds = holds(room, seat, &was) };
	save_change(room, r, seat, cause, was.ply + 1, &was, r->began);
	return HELD;
}

enum held play_confirm(struct room *room, struct request *r)
{
	int seat = r->client->who.seat;
	if (request_is_ahead(room, r))
		return HELD;
	if (request_is_repeated(room, r) || !request_may_play(room, r) ||
	    (r->rev >= 0 && is_stale(room, r)))
		return ANSWERED;
	if (room->row.held != seat + 1) {
		request_refuse(r, F_NOT_NOW, SAY_NOT_HELD);
		return ANSWERED;
	}
	play_on(room, r, seat);
	return HELD;
}
