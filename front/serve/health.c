/* health.c: probes; see health.h. */
#include "health.h"

#include <string.h>

#include "serve.h"
#include "store/schema.h"

enum { PROBE_MS = 2000, HUNG_MS = 4000 };

static struct probe *of_job(struct job *job)
{
	return (struct probe *)(void *)job;
}

/* Something must really be written: what changes nothing works on a full disk as well. */
static enum db_result touch_run(struct db *db, struct job *job)
{
	(void)job;
	return db_touch(db);
}

static enum db_result look_run(struct db *db, struct job *job)
{
	(void)job;
	return db_run(db, 0, "SELECT version FROM schema_version", "");
}

static void probed(struct job *job)
{
	of_job(job)->is_under_way = 0;
}

static void probe(struct probe *p, struct lane *lane, int64_t now,
		  enum db_result (*run)(struct db *db, struct job *job))
{
	if (p->is_under_way || now - p->sent < PROBE_MS)
		return;
	p->job = (struct job){ .run = run, .done = probed };
	p->is_under_way = 1;
	p->sent = now;
	lane_submit(lane, &p->job);
}

void health_tick(struct serve *sv, int64_t now)
{
	if (sv->stopping)
		return;
	probe(&sv->probes[0], sv->writer, now, touch_run);
	probe(&sv->probes[1], sv->reader, now, look_run);
}

const char *health_of_store(struct serve *sv)
{
	int64_t now = clock_ms();
	for (int i = 0; i < 2; i++)
		if (sv->probes[i].is_under_way && now - sv->probes[i].sent > HUNG_MS)
			return "hung";
	if (db_is_damaged())
		return "damaged";
	int is_down = lane_is_down(sv->writer) || lane_is_down(sv->reader) ||
		      lane_is_down(sv->lister);
	return is_down ? "down" : "ok";
}
