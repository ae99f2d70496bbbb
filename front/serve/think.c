/* think.c: turns that nobody takes by hand: bots', and those of people out of time. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "crew.h"
#include "log.h"
#include "metrics.h"
#include "play.h"
#include "serve.h"

/* ---- bots ---- */

struct thinking {
	struct job job;
	struct task task;
	struct serve *sv;
	char id[ID_BYTES];
	const struct ludo_game *game;
	int seat, kind, found;
	int64_t rev, began;
	uint64_t seed;
	ludo_move move;
	_Alignas(16) char state[LUDO_STATE];
};

static enum db_result think_run(struct db *db, struct job *job)
{
	struct thinking *t = (struct thinking *)job;
	(void)db;
	int64_t began = clock_us();
	t->found = ludo_bot_move(t->kind, t->game, t->state, t->seat, t->seed, &t->move);
	metric_time(H_BOT, clock_us() - began);
	return DB_OK;
}

static struct thinking *of_task(struct task *task)
{
	return (struct thinking *)(void *)((char *)task - offsetof(struct thinking, task));
}

static void bot_plays(struct room *room, struct task *task)
{
	struct thinking *t = of_task(task);
	int seat = t->seat;
	room->thinking &= ~(1u << seat);
	if (t->job.result != DB_OK)
		t->found = 0;
	int holds = room->table && !strcmp(room->row.status, "playing") && t->found &&
		    t->rev >= room->asked && *setup_bot_of(&room->setup, seat);
	struct glance was = { 0 };
	if (holds)
		was = room_glance(room);
	if (holds && !ludo_table_play(room->table, t->move).code) {
		metric_add(M_BOT_MOVES, 1);
		play_save(room, 0, seat, "move", was.ply, &was, t->began);
	} else {
		play_ask_bots(room);
	}
	free(t);
}

static void bot_fails(struct task *task, enum fault fault)
{
	struct thinking *t = of_task(task);
	struct room *room = room_find(t->sv, t->id);
	(void)fault; /* the turn stays in the store and is claimed again */
	if (room)
		room->thinking &= ~(1u << t->seat);
	free(t);
}

static void think_done(struct job *job)
{
	struct thinking *t = (struct thinking *)job;
	t->task.run = bot_plays;
	t->task.fail = bot_fails;
	room_do(t->sv, t->id, &t->task);
}

static void ask_bot(struct room *room, int seat)
{
	struct thinking *t = calloc(1, sizeof(*t));
	int kind = ludo_bot_find(setup_bot_of(&room->setup, seat));
	if (!t)
		return;
	t->job.run = think_run;
	t->job.done = think_done;
	t->sv = room->sv;
	memcpy(t->id, room->id, sizeof(t->id));
	t->game = room->setup.game;
	t->seat = seat;
	t->kind = kind < 0 ? 0 : kind;
	t->rev = room->row.rev;
	t->began = clock_us();
	randombytes_buf(&t->seed, sizeof(t->seed));
	ludo_table_look(room->table, ludo_table_ply(room->table), seat, t->state);
	if (crew_submit(room->sv->crew, &t->job))
		room->thinking |= 1u << seat;
	else
		free(t);
}

void play_ask_bots(struct room *room)
{
	if (!room->has_claim || !room->table || strcmp(room->row.status, "playing") ||
	    room->sv->stopping)
		return;
	unsigned due = (unsigned)room->row.waiting & setup_bots(&room->setup) & ~room->thinking;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (due >> seat & 1)
			ask_bot(room, seat);
}

/* ---- claimed turns and time ---- */

static void claimed_run(struct room *room, struct task *task)
{
	free(task);
	room->has_claim = 1;
	play_ask_bots(room);
}

static void task_dropped(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
}

void play_claimed(struct serve *sv, const char *id)
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return;
	task->run = claimed_run;
	task->fail = task_dropped;
	room_do(sv, id, task);
}

static void timed_out(struct room *room, void *data, enum fault fault)
{
	(void)data;
	if (!fault)
		log_line(LOG_INFO, "time_out", "table=%s", room->id);
}

static void timeout_run(struct room *room, struct task *task)
{
	unsigned overdue = room_overdue(room, clock_ms());
	struct setup setup = room->setup;
	struct game_row row = room->row;
	int64_t left[LUDO_SEATS];
	free(task);
	if (!overdue)
		return;
	for (int seat = 0; seat < setup.n_seats; seat++)
		if (overdue >> seat & 1)
			snprintf(setup.seat[seat].stand_in, WORD_BYTES, "%s", setup_stand_in());
	room_left(room, clock_ms(), left);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (overdue >> seat & 1) /* who comes back has a little time again */
			left[seat] = setup.pace == PACE_SLOW ? play_whole_time(&setup)
							     : setup.seconds * 1000 + 60000;
	play_set_clock(&row, &setup, room->table, left, clock_ms());
	play_change_setup(room, &row, &setup, 0, timed_out, 0);
}

void play_timeouts(struct serve *sv, const char *id)
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return;
	task->run = timeout_run;
	task->fail = task_dropped;
	room_do(sv, id, task);
}
