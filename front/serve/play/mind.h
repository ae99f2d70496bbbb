/* mind.h: what takes long to think about, for a thread that must not wait: a bot's answer, a
 * row of an analysis.  The server has threads for it (mind.c), a browser other workers
 * (front/wasm/engine/mind.c). */
#ifndef LUDO_MIND_H
#define LUDO_MIND_H

#include "analysis.h"
#include "bot.h"
#include "loop/crew.h"

/* Of both, job.done and job.owner are the caller's; done is called when the rest is there. */
struct thinking {
	struct job job;
	struct bot_task task;
	int found;
	struct bot_answer answer;
};

struct judging { /* a row that is done already is done at once */
	struct job job;
	const struct analysis *analysis;
	int row;
	atomic_int *stop;
	int ok;
	struct analysis_row found;
};

/* 0 if the crew has too much to do. */
int mind_think(struct crew *crew, struct thinking *thinking);
int mind_judge(struct crew *crew, struct judging *judging);

#endif
