/* line.c: a queue with a little time in every turn of the loop; see line.h. */
#include "line.h"

#include <stdlib.h>
#include <string.h>

#include "loop/loop.h"
#include "serve.h"

enum { SLICE_US = 4000 };

struct standing {
	struct standing *next;
	struct task *task;
	char table[ID_BYTES];
};

void line_join(struct serve *sv, const char *table, struct task *task)
{
	struct standing *s = calloc(1, sizeof(*s));
	if (!s) {
		task->fail(task, F_INTERNAL);
		return;
	}
	s->task = task;
	memcpy(s->table, table, strnlen(table, ID_BYTES - 1));
	if (sv->line_last)
		sv->line_last->next = s;
	else
		sv->line_first = s;
	sv->line_last = s;
}

static struct standing *leave(struct serve *sv)
{
	struct standing *s = sv->line_first;
	sv->line_first = s->next;
	if (!sv->line_first)
		sv->line_last = 0;
	return s;
}

int line_turn(struct serve *sv)
{
	int64_t until = sv->line_first ? clock_us() + SLICE_US : 0;
	while (sv->line_first && clock_us() < until) {
		struct standing *s = leave(sv);
		room_do(sv, s->table, s->task);
		free(s);
	}
	return sv->line_first != 0;
}

void line_close(struct serve *sv)
{
	while (sv->line_first) {
		struct standing *s = leave(sv);
		s->task->fail(s->task, F_STORE);
		free(s);
	}
}
