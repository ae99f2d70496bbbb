/* mind.c: bots and analyses on the threads of a crew. */
#include "mind.h"

#include "metrics.h"
#include "serve.h"

static int is_stopped(atomic_int *stop)
{
	return stop && atomic_load(stop);
}

static enum db_result think_run(struct db *db, struct job *job)
{
	struct thinking *t = (struct thinking *)job;
	(void)db;
	if (is_stopped(t->task.stop))
		return DB_OK; /* it became moot in the queue */
	int64_t began = clock_us();
	t->found = bot_think(&t->task, &t->answer);
	metric_time(H_BOT, clock_us() - began);
	return DB_OK;
}

static enum db_result judge_run(struct db *db, struct job *job)
{
	struct judging *j = (struct judging *)job;
	(void)db;
	j->ok = j->analysis->row[j->row].is_done ||
		(!is_stopped(j->stop) &&
		 analysis_work(j->analysis, j->row, j->stop, &j->found));
	return DB_OK;
}

int mind_think(struct crew *crew, struct thinking *thinking)
{
	thinking->job.run = think_run;
	return crew_submit(crew, &thinking->job);
}

int mind_judge(struct crew *crew, struct judging *judging)
{
	judging->job.run = judge_run;
	return crew_submit(crew, &judging->job);
}
