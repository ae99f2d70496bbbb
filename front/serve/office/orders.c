/* orders.c: following the audit log, and cleaning up; see orders.h. */
#include "orders.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "net/client.h"
#include "power.h"
#include "review.h"
#include "room/load.h"
#include "serve.h"
#include "store/office.h"

enum { LOOK_MS = 500, FIRST_CLEAN_MS = 60000, SOON_MS = 5000 };

/* ---- heeding an order ---- */

static void each_room(struct serve *sv, void (*visit)(struct room *room, const char *target),
		      const char *target)
{
	for (int i = 0; i < ROOM_SLOTS; i++)
		for (struct room *room = sv->rooms[i], *next; room; room = next) {
			next = room->next;
			if (room->state != ROOM_COLD)
				visit(room, target);
		}
}

static void refresh_of(struct room *room, const char *person)
{
	if (room->n_chat) /* perhaps lines of theirs */
		review_chat(room);
	if (setup_seats_of(&room->setup, person) || !strcmp(room->setup.maker, person))
		room_refresh(room, 0, INT64_MAX, 0);
}

static void heed(struct serve *sv, const char *what, const char *target)
{
	struct room *room = room_find(sv, target);
	log_line(LOG_INFO, "order", "what=%s target=%s", what, log_quiet(target));
	if (!strcmp(what, "ban") || !strcmp(what, "reset") || !strcmp(what, "logout") ||
	    !strcmp(what, "delete"))
		clients_log_out(sv, target);
	if (!strcmp(what, "delete"))
		each_room(sv, refresh_of, target);
	if (!room || room->state == ROOM_COLD)
		return;
	if (!strcmp(what, "unsay"))
		review_chat(room);
	else if (!strcmp(what, "close") || !strcmp(what, "remove"))
		room_refresh(room, 0, INT64_MAX, 0);
}

/* ---- following the log ---- */

struct looking {
	struct job job;
	struct serve *sv;
	int64_t after;
	struct db_rows rows;
};

static enum db_result look_run(struct db *db, struct job *job)
{
	struct looking *l = (struct looking *)job;
	db_free(&l->rows);
	return store_audit_after(db, l->after, &l->rows);
}

static void look_done(struct job *job)
{
	struct looking *l = (struct looking *)job;
	struct serve *sv = l->sv;
	int again = sv->orders.is_behind;
	sv->orders.is_looking = sv->orders.is_behind = 0;
	for (int i = 0; job->result == DB_OK && i < l->rows.n; i++) {
		sv->orders.heeded = db_number(&l->rows, i, AUDIT_N);
		heed(sv, db_cell(&l->rows, i, AUDIT_WHAT), db_cell(&l->rows, i, AUDIT_TARGET));
	}
	db_free(&l->rows);
	free(l);
	if (again)
		orders_look(sv);
}

void orders_look(struct serve *sv)
{
	struct looking *l = sv->orders.is_looking || sv->stopping ? 0 : calloc(1, sizeof(*l));
	sv->orders.is_behind = sv->orders.is_looking;
	if (!l)
		return;
	l->job = (struct job){ .run = look_run, .done = look_done };
	l->sv = sv;
	l->after = sv->orders.heeded;
	sv->orders.is_looking = 1;
	lane_submit(sv->reader, &l->job);
}

/* ---- cleaning up ---- */

struct cleaning {
	struct job job;
	struct serve *sv;
	struct errand errand;
};

static enum db_result clean_run(struct db *db, struct job *job)
{
	struct cleaning *c = (struct cleaning *)job;
	return errand_run(db, &c->errand);
}

static void clean_done(struct job *job)
{
	struct cleaning *c = (struct cleaning *)job;
	int n = job->result == DB_OK ? c->errand.rows.n : 0;
	if (n) {
		log_line(LOG_INFO, "cleaned", "n=%d", n);
		orders_look(c->sv);
	}
	if (n > 1) /* perhaps there is more; one may be sessions alone */
		c->sv->orders.clean = clock_ms() + SOON_MS;
	errand_free(&c->errand);
	free(c);
}

static void clean(struct serve *sv, int64_t now)
{
	struct cleaning *c = calloc(1, sizeof(*c));
	if (!c)
		return;
	c->job = (struct job){ .run = clean_run, .done = clean_done };
	c->sv = sv;
	c->errand = (struct errand){ .power = power_find("clean"), .config = &sv->config,
				     .who = "server", .now = now };
	lane_submit(sv->writer, &c->job);
}

void orders_tick(struct serve *sv, int64_t now)
{
	if (sv->stopping)
		return;
	if (now - sv->orders.looked >= LOOK_MS) {
		sv->orders.looked = now;
		orders_look(sv);
	}
	int64_t every = sv->config.clean_ms;
	if (!sv->orders.clean) /* after a start others have more to do */
		sv->orders.clean = now + (every < FIRST_CLEAN_MS ? every : FIRST_CLEAN_MS);
	if (now < sv->orders.clean)
		return;
	sv->orders.clean = now + every;
	clean(sv, now);
}
