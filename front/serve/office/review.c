/* review.c: comparing a table's lines with the store; see review.h. */
#include "review.h"

#include <stdlib.h>

#include "room/chat.h"
#include "serve.h"

struct reviewing {
	struct job job;
	struct room *room;
	struct db_rows rows;
};

static enum db_result review_run(struct db *db, struct job *job)
{
	struct reviewing *r = (struct reviewing *)job;
	db_free(&r->rows);
	return store_chat(db, r->room->id, 0, CHAT_KEPT, &r->rows);
}

static void review_done(struct job *job)
{
	struct reviewing *r = (struct reviewing *)job;
	struct room *room = r->room;
	for (int i = 0; job->result == DB_OK && i < r->rows.n; i++)
		if (!*db_cell(&r->rows, i, CHAT_LINE))
			room_take_back(room, db_number(&r->rows, i, CHAT_N),
				       db_cell(&r->rows, i, CHAT_NAME));
	db_free(&r->rows);
	free(r);
	room_ready(room);
}

static void review_begin(struct room *room, struct task *task)
{
	struct reviewing *r = calloc(1, sizeof(*r));
	free(task);
	if (!r)
		return;
	r->job = (struct job){ .run = review_run, .done = review_done };
	r->room = room;
	room_busy(room);
	lane_submit(room->sv->reader, &r->job);
}

static void review_fail(struct task *task, enum fault fault)
{
	(void)fault;
	free(task);
}

void review_chat(struct room *room)
{
	struct task *task = calloc(1, sizeof(*task));
	if (!task)
		return;
	task->run = review_begin;
	task->fail = review_fail;
	room_do(room->sv, room->id, task);
}
