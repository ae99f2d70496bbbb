/* timeout.c: people whose time has run out; see timeout.h. */
#include "timeout.h"

#include <stdlib.h>

#include "log.h"
#include "loop/loop.h"
#include "room/clock.h"
#include "save.h"

static void task_dropped(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
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
			setup_let_stand_in(&setup.seat[seat], setup_stand_in(), BECAUSE_TIME);
	room_left(room, clock_ms(), left);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (overdue >> seat & 1) /* who comes back has a little time again */
			left[seat] = setup.pace == PACE_SLOW ? clock_whole(&setup)
							     : setup.seconds * 1000 + 60000;
	clock_set(&row, &setup, room->table, left, clock_ms());
	save_setup(room, &row, &setup, 0, timed_out, 0);
}

void timeout_take(struct serve *sv, const char *id)
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return;
	task->run = timeout_run;
	task->fail = task_dropped;
	room_do(sv, id, task);
}
