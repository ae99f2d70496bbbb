/* answer.c: what answers are made of, however they travel; see http.h. */
#include <stdlib.h>
#include <string.h>

#include "http.h"
#include "metrics.h"

void http_refuse_words(struct exchange *ex, enum fault fault, const char *words)
{
	metric_fault(fault);
	ludo_text_clear(&ex->answer);
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_string(&ex->answer, "error", fault_token(fault));
	ludo_json_string(&ex->answer, "say", words);
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, fault_status(fault));
}

void http_refuse(struct exchange *ex, enum fault fault, enum saying what)
{
	http_refuse_words(ex, fault, what ? say(what, ex->lang) : fault_say(fault, ex->lang));
}

size_t http_most_body(const struct exchange *ex)
{
	return strcmp(ex->url, RECORDS_URL) ? MOST_BODY : MOST_RECORD_BODY;
}

/* ---- steps ---- */

struct stepping {
	void (*done)(struct exchange *ex);
};

static void step_done(struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	void (*done)(struct exchange *) = ((struct stepping *)ex->more)->done;
	if (job->result == DB_DOWN)
		http_refuse(ex, F_STORE, SAY_NOTHING);
	else if (job->result != DB_OK)
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
	else
		done(ex);
}

void http_step(struct exchange *ex, struct lane *lane,
	       enum db_result (*run)(struct db *db, struct job *job),
	       void (*done)(struct exchange *ex))
{
	if (!ex->more)
		ex->more = malloc(sizeof(struct stepping));
	if (!ex->more) {
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		return;
	}
	((struct stepping *)ex->more)->done = done;
	ex->job = (struct job){ .run = run, .done = step_done };
	http_suspend(ex);
	lane_submit(lane, &ex->job);
}

const struct route *http_route(struct exchange *ex, const struct route *route, const char *what)
{
	while (route->what && (strcmp(route->what, what) || route->is_post != ex->is_post))
		route++;
	if (!route->what)
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
	else if (route->needs_me && !ex->has_me)
		http_refuse(ex, F_WHO, SAY_NOTHING);
	else
		return route;
	return 0;
}
