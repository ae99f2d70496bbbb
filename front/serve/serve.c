/* serve.c: start, go round, stop; see serve.h. */
#include "serve.h"

#include <malloc.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "health.h"
#include "log.h"
#include "loop/crew.h"
#include "metrics.h"
#include "net/client.h"
#include "net/http.h"
#include "net/linger.h"
#include "net/pack.h"
#include "net/wire.h"
#include "nodes/ear.h"
#include "office/orders.h"
#include "people/post.h"
#include "play/kept.h"
#include "play/study.h"
#include "play/sweep.h"
#include "play/think.h"
#include "room/line.h"
#include "store/file.h"
#include "store/mail.h"
#include "store/office.h"
#include "store/schema.h"

enum { TICK_MS = 250, STEP_MS = 1000, FAREWELL_MS = 3000, LAST_TURNS = 20,
       CROWD = 64 /* connections and tables; what fewer leave behind is no matter */ };

/* ---- going round ---- */

/* The wall clock was set: nothing changes here, but other nodes may think otherwise. */
static void tell_clock(struct serve *sv)
{
	int64_t off = clock_off_ms(), change = off - sv->clock_off;
	metric_set(M_CLOCK_OFF, off);
	if (change > -STEP_MS && change < STEP_MS)
		return;
	sv->clock_off = off;
	log_line(LOG_WARN, "clock", "off_ms=%lld", (long long)off);
}

/* When half of a crowd has gone, what it has left behind goes back to the system. */
static void give_back(struct serve *sv)
{
	int crowd = sv->n_clients + sv->n_rooms;
	if (crowd > sv->crowd)
		sv->crowd = crowd;
	if (sv->crowd < CROWD || crowd > sv->crowd / 2)
		return;
	sv->crowd = crowd;
	malloc_trim(0);
}

static void tick(struct serve *sv)
{
	int64_t now = clock_ms();
	if (now - sv->ticked < TICK_MS)
		return;
	sv->ticked = now;
	tell_clock(sv);
	clients_tick(sv, now);
	linger_tick(sv, now);
	rooms_tick(sv, now);
	http_tick(sv, now);
	nodes_tick(sv, now);
	sweep_tick(sv, now);
	health_tick(sv, now);
	orders_tick(sv, now);
	give_back(sv);
}

void serve_turn(struct serve *sv)
{
	loop_turn(sv->loop, sv->line_first ? 0 : http_patience(sv, TICK_MS));
	http_turn(sv);
	line_turn(sv);
	tick(sv);
	clients_bury(sv);
}

/* ---- starting ---- */

/* Two programs on one embedded store would not know of each other. */
static int take_store(struct serve *sv, struct ludo_text *error)
{
	const char *url = sv->config.store;
	umask(077); /* seeds of running games are in there */
	sv->lock = -1;
	if (strncmp(url, "sqlite:", 7))
		return 1;
	sv->lock = store_file_take(url + 7, error);
	return sv->lock >= 0;
}

/* Better not to begin than to write on a store that is full. */
static enum db_result try_store(struct db *db, struct ludo_text *error)
{
	enum db_result result = db_run(db, 0, db->kind->begin, "");
	if (result == DB_OK)
		result = db_touch(db);
	if (result == DB_OK)
		return db_run(db, 0, "COMMIT", "");
	ludo_putf(error, "the store cannot be written: %s", ludo_text_string(&db->error));
	db_run(db, 0, "ROLLBACK", "");
	return result;
}

static int prepare_store(struct serve *sv, struct ludo_text *error)
{
	struct db *db = db_open(sv->config.store, error);
	if (!db)
		return 0;
	enum db_result result = db->kind->check ? db->kind->check(db, error) : DB_OK;
	if (result == DB_OK)
		result = db_migrate(db);
	if (result == DB_OK)
		result = try_store(db, error);
	if (result == DB_OK)
		result = store_mail_key(db, sv->mail_key);
	if (result == DB_OK) /* what was done before is in what will be read */
		result = store_audit_last(db, &sv->orders.heeded);
	/* alone: whatever was claimed before, nobody works on it now */
	if (result == DB_OK && !db->kind->many_nodes)
		result = store_due_release(db, 0);
	sv->many_nodes = db->kind->many_nodes;
	if (result != DB_OK && !error->n)
		ludo_putf(error, "the store cannot be prepared: %s", ludo_text_string(&db->error));
	db_close(db);
	return result == DB_OK;
}

static int start_threads(struct serve *sv, struct ludo_text *error)
{
	int threads = sv->config.bots > 0 ? (int)sv->config.bots : 1;
	int scholars = sv->config.analysis > 0 ? (int)sv->config.analysis : 1;
	sv->packer = packer_open();
	sv->loop = sv->packer ? loop_open() : 0;
	const char *url = sv->config.store;
	sv->writer = sv->loop ? lane_start(url, LANE_WRITES, sv->loop, error) : 0;
	sv->reader = sv->writer ? lane_start(url, LANE_READS, sv->loop, error) : 0;
	sv->lister = sv->reader ? lane_start(url, LANE_READS, sv->loop, error) : 0;
	sv->crew = sv->lister ? crew_start(threads, sv->loop) : 0;
	sv->scholars = sv->crew ? crew_start_patient(scholars, sv->loop) : 0;
	sv->porter = sv->scholars ? crew_start(1, sv->loop) : 0;
	if (!sv->porter) {
		if (!error->n)
			ludo_put(error, "the system gives no more threads or memory");
		return 0;
	}
	sv->post = post_start(sv, error);
	if (!sv->post && error->n)
		return 0;
	if (sv->many_nodes && !(sv->ear = ear_start(sv, error)))
		return 0;
	return http_start(sv, error);
}

int serve_start(struct serve *sv, struct ludo_text *error)
{
	if (sodium_init() < 0) {
		ludo_put(error, "the system gives no random numbers");
		return 0;
	}
	random_id(sv->node);
	sv->started = clock_ms();
	sv->is_secure = !strncmp(sv->config.origin, "https:", 6);
	size_t n = strlen(sv->config.origin);
	if (n && sv->config.origin[n - 1] == '/')
		sv->config.origin[n - 1] = 0;
	return take_store(sv, error) && prepare_store(sv, error) && start_threads(sv, error);
}

/* ---- stopping ---- */

struct releasing {
	struct job job;
	const char *node;
};

static enum db_result release_run(struct db *db, struct job *job)
{
	return store_due_release(db, ((struct releasing *)job)->node);
}

static void released(struct job *job)
{
	(void)job;
}

static void say_goodbye(struct serve *sv)
{
	int64_t until = clock_ms() + FAREWELL_MS;
	log_line(LOG_INFO, "stopping", "clients=%d", sv->n_clients);
	sv->stopping = 1;
	think_stop(sv);
	studies_stop(sv);
	line_close(sv);
	clients_bye(sv);
	while (sv->n_suspended && clock_ms() < until)
		serve_turn(sv);
}

static void free_parts(struct serve *sv)
{
	http_stop(sv);
	linger_end(sv);
	rooms_free(sv);
	kept_free(sv);
	lane_free(sv->reader);
	lane_free(sv->lister);
	lane_free(sv->writer);
	crew_free(sv->crew);
	crew_free(sv->scholars);
	crew_free(sv->porter);
	loop_close(sv->loop);
	packer_close(sv->packer);
	wires_free(sv);
	tally_free(&sv->addresses);
	tally_free(&sv->logins);
	if (sv->lock >= 0)
		close(sv->lock);
}

void serve_stop(struct serve *sv)
{
	/* the bots' turns claimed here are for other nodes now */
	struct releasing releasing = { { .run = release_run, .done = released }, sv->node };
	say_goodbye(sv);
	crew_stop(sv->crew);
	crew_stop(sv->scholars);
	crew_stop(sv->porter);
	ear_stop(sv->ear);
	nodes_say(sv, WORD_QUIT, "-", 0);
	lane_submit(sv->writer, &releasing.job);
	lane_stop(sv->reader);
	lane_stop(sv->lister);
	lane_stop(sv->writer);
	post_stop(sv->post);
	for (int i = 0; i < LAST_TURNS; i++) { /* what was under way hears how it ended */
		loop_turn(sv->loop, 0);
		http_turn(sv);
		clients_bury(sv);
	}
	free_parts(sv);
	log_line(LOG_INFO, "stopped", "%s", "");
}
