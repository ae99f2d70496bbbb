/* think.c: turns that nobody takes by hand: bots', and those of people out of time; and what
 * a bot would do in a person's place.
 *
 * A thought is one bot thinking for one seat, on a thread of the crew.  It belongs to a room
 * from the moment it is submitted until its answer was used or thrown away; when the room's
 * position has gone on without it, it is told to stop. */
#include "think.h"

#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "hash.h"
#include "metrics.h"
#include "mind.h"
#include "net/client.h"
#include "play.h"
#include "room/message.h"
#include "save.h"
#include "serve.h"

/* ---- thoughts ---- */

struct thought {
	struct thinking mind;
	struct task task;
	struct thought *next; /* of the room's */
	struct serve *sv;
	char id[ID_BYTES];
	struct request *request; /* who wants a hint; null: a bot's turn */
	int64_t rev, began, leased;
	atomic_int stop;
	_Alignas(16) char state[LUDO_STATE];
};

static struct thought *of_task(struct task *task)
{
	return (struct thought *)(void *)((char *)task - offsetof(struct thought, task));
}

static void forget(struct room *room, struct thought *t)
{
	struct thought **at = &room->thoughts;
	while (*at && *at != t)
		at = &(*at)->next;
	if (*at)
		*at = t->next;
}

/* Who wanted it: the bot that plays the seat, or somebody there who asked for a hint. */
static int is_wanted(const struct room *room, const struct thought *t)
{
	return t->request ? client_has_seat(t->request->client, t->mind.task.seat)
			  : *setup_bot_of(&room->setup, t->mind.task.seat) != 0;
}

int think_is_for_show(const struct room *room)
{
	return !setup_owned(&room->setup);
}

/* Has the room gone on, so that nobody needs this any more? */
static int is_moot(const struct room *room, const struct thought *t)
{
	return (think_is_for_show(room) && !room->clients) || !room->table ||
	       room->row.status != STATUS_PLAYING ||
	       !room_is_current(room, t->rev) ||
	       !(room->row.waiting >> t->mind.task.seat & 1) ||
	       !is_wanted(room, t);
}

void think_review(struct room *room)
{
	for (struct thought *t = room->thoughts; t; t = t->next)
		if (is_moot(room, t))
			atomic_store(&t->stop, 1);
}

void think_stop(struct serve *sv)
{
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i]; room; room = room->next)
			for (struct thought *t = room->thoughts; t; t = t->next)
				atomic_store(&t->stop, 1);
}

static struct bot_style style_of(const struct room *room, int kind)
{
	const struct ludo_game *game = room->setup.game;
	const char *told = room->sv->config.style;
	struct bot_style style;
	struct ludo_text error = { 0 };
	int is_told = *told && bot_read_style(game, told, &style, &error);
	ludo_text_free(&error);
	return is_told ? style : bot_style_of(game, kind);
}

static void think_done(struct job *job);

/* How long to think, in seconds: whoever has much to be thought about has less for each. */
static double share_of(const struct room *room, uint64_t owner, long ms)
{
	double seconds = (double)ms / 1000 / (1 + crew_waiting(room->sv->crew, owner));
	double least = ms < 200 ? (double)ms / 1000 : 0.2;
	return seconds > least ? seconds : least;
}

/* A seat's thought, not yet begun, for somebody; it sees what the seat sees.  Null if memory is
 * out. */
static struct thought *new_thought(struct room *room, int seat, int kind, long ms,
				   const char *who)
{
	struct thought *t = calloc(1, sizeof(*t));
	if (!t)
		return 0;
	t->mind.job.done = think_done;
	t->mind.job.owner = ludo_hash(1, who, strlen(who));
	t->sv = room->sv;
	memcpy(t->id, room->id, sizeof(t->id));
	t->rev = room->row.rev;
	t->began = clock_us();
	t->leased = clock_ms();
	t->mind.task = (struct bot_task){ .game = room->setup.game, .blanked = t->state,
					  .seat = seat, .style = style_of(room, kind),
					  .threads = 1, .stop = &t->stop,
					  .seconds = share_of(room, t->mind.job.owner, ms) };
	randombytes_buf(&t->mind.task.seed, sizeof(t->mind.task.seed));
	ludo_table_look(room->table, ludo_table_ply(room->table), seat, t->state);
	return t;
}

/* 0 if the crew has too much to do. */
static int begin(struct room *room, struct thought *t)
{
	if (!mind_think(room->sv->crew, &t->mind))
		return 0;
	t->next = room->thoughts;
	room->thoughts = t;
	return 1;
}

/* ---- bots ---- */

static void bot_plays(struct room *room, struct thought *t, int holds)
{
	struct glance was = { 0 };
	if (holds)
		was = room_glance(room);
	if (holds && !ludo_table_play(room->table, t->mind.answer.move).code) {
		metric_add(M_BOT_MOVES, 1);
		save_change(room, 0, t->mind.task.seat, (struct cause){ .kind = CAUSE_MOVE },
			    was.ply, &was, t->began);
	} else if (t->mind.found || atomic_load(&t->stop)) {
		think_ask_bots(room);
	} /* else memory was out: the claim runs out, and is taken up again */
}

/* ---- hints ---- */

static void free_thought(struct thought *t)
{
	if (t->request)
		request_free(t->request);
	free(t);
}

static void tell_hint(struct room *room, struct thought *t, int holds)
{
	struct request *r = t->request;
	struct ludo_text text = { 0 };
	if (!holds) {
		request_refuse(r, is_moot(room, t) ? F_STALE : F_STORE, SAY_NOTHING);
		return;
	}
	metric_add(M_HINTS, 1);
	message_hint(&text, r->id, room, r->client->who.lang, t->rev, &t->mind.answer);
	client_send(r->client, &text);
}

static int is_hinting(const struct room *room, int seat)
{
	for (const struct thought *t = room->thoughts; t; t = t->next)
		if (t->request && t->mind.task.seat == seat)
			return 1;
	return 0;
}

/* F_NONE if the seat may have a hint now. */
static enum fault hint_fault(struct room *room, const struct request *r, enum saying *what)
{
	int seat = r->client->who.seat;
	double rate = (double)room->sv->config.hints;
	*what = SAY_NO_HINTS;
	if (!setup_has_hints(&room->setup))
		return F_FORBIDDEN;
	*what = SAY_NOTHING;
	if (!room_is_current(room, r->rev))
		return F_STALE;
	*what = SAY_NOT_ASKED;
	if (room->row.held || !(room->row.waiting >> seat & 1))
		return F_NOT_NOW;
	*what = SAY_HINTING;
	if (is_hinting(room, seat))
		return F_NOT_NOW;
	*what = SAY_NOTHING;
	return room->sv->stopping ? F_STORE
	       : bucket_take(&room->hinted[seat], 1, rate / 60, rate, clock_us()) ? F_NONE
									       : F_TOO_MANY;
}

enum held think_hint(struct room *room, struct request *r)
{
	enum saying what;
	if (request_is_ahead(room, r))
		return HELD;
	if (!request_may_play(room, r))
		return ANSWERED;
	enum fault fault = hint_fault(room, r, &what);
	struct thought *t = fault ? 0
				  : new_thought(room, r->client->who.seat, ludo_bot_find("hard"),
						room->sv->config.hint_ms, r->client->who.person);
	if (t) {
		t->request = r;
		t->mind.task.with_reasons = 1;
	}
	if (t && begin(room, t))
		return HELD;
	request_refuse(r, fault ? fault : F_TOO_MANY, what);
	free(t);
	return ANSWERED;
}

/* ---- what comes of it ---- */

static void thought_ends(struct room *room, struct task *task)
{
	struct thought *t = of_task(task);
	forget(room, t);
	int holds = t->mind.job.result == DB_OK && t->mind.found &&
		    !atomic_load(&t->stop) && !is_moot(room, t);
	if (t->request)
		tell_hint(room, t, holds);
	else
		bot_plays(room, t, holds);
	free_thought(t);
}

static void thought_fails(struct task *task, enum fault fault)
{
	struct thought *t = of_task(task);
	struct room *room = room_find(t->sv, t->id);
	if (room)
		forget(room, t);
	if (t->request) /* a bot's turn stays in the store and is claimed again */
		request_refuse(t->request, fault, SAY_NOTHING);
	free_thought(t);
}

static void think_done(struct job *job)
{
	struct thought *t = (struct thought *)job;
	t->task.run = thought_ends;
	t->task.fail = thought_fails;
	room_do(t->sv, t->id, &t->task);
}

/* ---- asking bots ---- */

static void task_dropped(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
}

static void submit(struct serve *sv, const char *id,
		   void (*run)(struct room *room, struct task *task))
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return; /* the claim runs out, and is taken up again */
	task->run = run;
	task->fail = task_dropped;
	room_do(sv, id, task);
}

/* A bot has taken over from somebody who had a turn to confirm: it has nothing to add. */
static void confirm_run(struct room *room, struct task *task)
{
	int seat = (int)room->row.held - 1;
	free(task);
	if (room->table && seat >= 0 && *setup_bot_of(&room->setup, seat))
		play_on(room, 0, seat);
}

static int kind_of_bot(const struct room *room, int seat)
{
	int kind = ludo_bot_find(setup_bot_of(&room->setup, seat));
	return kind < 0 ? ludo_bot_standard() : kind; /* a kind of an older program */
}

static void ask_bot(struct room *room, int seat)
{
	struct thought *t = new_thought(room, seat, kind_of_bot(room, seat),
					room->sv->config.think_ms, room->setup.maker);
	if (t && begin(room, t))
		metric_add(M_THOUGHTS, 1);
	else
		free(t);
}

static unsigned being_thought(const struct room *room)
{
	unsigned seats = 0;
	for (const struct thought *t = room->thoughts; t; t = t->next)
		seats |= t->request ? 0 : 1u << t->mind.task.seat;
	return seats;
}

void think_ask_bots(struct room *room)
{
	int may_think = think_is_for_show(room) ? room->clients && room->sv->config.bots
						: room->has_claim;
	if (!may_think || !room->table || room->row.status != STATUS_PLAYING ||
	    room->sv->stopping)
		return;
	unsigned due = (unsigned)room->row.waiting & setup_bots(&room->setup) &
		       ~being_thought(room);
	if (due && room->row.held) {
		submit(room->sv, room->id, confirm_run);
		return;
	}
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (due >> seat & 1)
			ask_bot(room, seat);
}

/* The claims of thoughts that take long; those of a node that died run out. */
int think_leases(struct serve *sv, int64_t now, char (*ids)[ID_BYTES], int most)
{
	int n = 0;
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i]; room; room = room->next)
			for (struct thought *t = room->thoughts; t && n < most; t = t->next)
				if (!t->request && now - t->leased > sv->config.lease_ms / 3) {
					t->leased = now;
					memcpy(ids[n++], t->id, ID_BYTES);
				}
	return n;
}

/* ---- claimed turns ---- */

static void claimed_run(struct room *room, struct task *task)
{
	free(task);
	room->has_claim = 1;
	think_ask_bots(room);
}

void think_claimed(struct serve *sv, const char *id)
{
	submit(sv, id, claimed_run);
}
