/* page.c: who may enter the office, and what is done there; see page.h. */
#include "page.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "net/http.h"
#include "orders.h"
#include "people/token.h"
#include "power.h"
#include "sheet.h"
#include "store/office.h"

enum { SESSION_MS = 12 * 3600000 };
#define SESSION_S "43200"

/* ---- forms ---- */

/* A field of the form that was sent; "" if it is not there. */
static void field(const struct exchange *ex, const char *name, char *to, size_t size)
{
	const char *at = ex->body.n ? ex->body.at : "";
	size_t n = strlen(name);
	*to = 0;
	while (*at && (strncmp(at, name, n) || at[n] != '=')) {
		at += strcspn(at, "&");
		at += *at == '&';
	}
	if (!*at)
		return;
	at += n + 1;
	char word[3 * ADDRESS_BYTES];
	snprintf(word, sizeof(word), "%.*s", (int)strcspn(at, "&"), at);
	for (char *c = word; (c = strchr(c, '+'));)
		*c = ' ';
	MHD_http_unescape(word);
	snprintf(to, size, "%.*s", (int)size - 1, word);
}

/* ---- answers ---- */

static void show(struct exchange *ex, int status)
{
	ex->type = "text/html; charset=utf-8";
	http_answer(ex, status);
}

static void show_door(struct exchange *ex, enum office_saying what, int status)
{
	sheet_door(&ex->answer, what, ex->lang);
	show(ex, status);
}

/* ---- entering and leaving ---- */

static enum db_result enter_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	struct errand *e = ex->errand;
	int64_t now = clock_ms();
	enum db_result result = store_operator_take(db, ex->session, now, e->who, &ex->found);
	if (result != DB_OK || !ex->found)
		return result;
	result = store_operator_add(db, ex->hash, "session", e->who, now + SESSION_MS);
	return result != DB_OK ? result : store_audit_add(db, now, e->who, "enter", "", "");
}

static void enter_done(struct exchange *ex)
{
	if (!ex->found) {
		log_line(LOG_WARN, "office_refused", "address=%s", ex->address);
		show_door(ex, OFFICE_WRONG, 403);
		return;
	}
	memcpy(ex->cookie, ex->token, sizeof(ex->cookie));
	ex->cookie_life = SESSION_S;
	ex->is_office = 1;
	sheet_done(&ex->answer, ex->errand, "people", ex->lang);
	show(ex, 200);
}

static void enter(struct exchange *ex)
{
	char token[TOKEN_BYTES], key[NETWORK_BYTES + 16];
	snprintf(key, sizeof(key), "office %s", ex->address);
	if (!limit_take(&ex->sv->limits, key, 1, 0.2, 20, clock_us())) {
		limit_told(&ex->sv->limits, ex->address, "login");
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
		return;
	}
	field(ex, "token", token, sizeof(token));
	token_hash(token, ex->session);
	token_make(ex->token);
	token_hash(ex->token, ex->hash);
	http_step(ex, ex->sv->writer, enter_run, enter_done);
}

static enum db_result leave_run(struct db *db, struct job *job)
{
	return store_operator_drop(db, ((struct exchange *)job)->hash);
}

static void leave_done(struct exchange *ex)
{
	ex->cookie_life = "0";
	ex->is_office = 1;
	show_door(ex, OFFICE_NOTHING, 200);
}

/* ---- looking and doing ---- */

static enum db_result errand_job(struct db *db, struct job *job)
{
	return errand_run(db, ((struct exchange *)job)->errand);
}

static void looked(struct exchange *ex)
{
	struct errand *e = ex->errand;
	int status = e->refusal ? 404 : 200;
	sheet_list(&ex->answer, e, ex->lang);
	show(ex, status);
}

static void look(struct exchange *ex, const char *word)
{
	struct errand *e = ex->errand;
	e->power = power_find(*word ? word : "people");
	e->is_trial = 1;
	snprintf(e->target, sizeof(e->target), "%.*s", ADDRESS_BYTES - 1, http_query(ex, "about"));
	if (!e->power || e->power->acts)
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
	else
		http_step(ex, ex->sv->lister, errand_job, looked);
}

static void done(struct exchange *ex)
{
	struct errand *e = ex->errand;
	orders_look(ex->sv); /* and the other nodes are told by the store */
	if (!e->refusal && e->text.n) {
		ludo_put(&ex->answer, e->text.at);
		snprintf(ex->disposition, sizeof(ex->disposition),
			 "attachment; filename=\"%.16s.json\"", e->target);
		http_answer(ex, 200);
		return;
	}
	sheet_done(&ex->answer, e, "", ex->lang);
	show(ex, e->refusal ? 409 : 200);
}

static enum db_result prepare_run(struct db *db, struct job *job)
{
	(void)db;
	return errand_prepare(((struct exchange *)job)->errand) ? DB_OK : DB_BROKEN;
}

static void prepared(struct exchange *ex)
{
	http_step(ex, ex->sv->writer, errand_job, done);
}

/* What cannot be taken back is asked about once more. */
static int is_sure(struct exchange *ex)
{
	static const char *const grave[] = { "delete", "remove", "close", "reset", "clean", 0 };
	char sure[4];
	int i = 0;
	field(ex, "sure", sure, sizeof(sure));
	while (grave[i] && strcmp(grave[i], ex->errand->power->word))
		i++;
	return !grave[i] || *sure;
}

static void act(struct exchange *ex)
{
	struct errand *e = ex->errand;
	char word[16];
	field(ex, "what", word, sizeof(word));
	field(ex, "target", e->target, sizeof(e->target));
	field(ex, "more", e->more, sizeof(e->more));
	e->power = power_find(word);
	if (!e->power || (!e->power->acts && e->power->run != office_clean)) {
		http_refuse(ex, F_UNKNOWN, SAY_DO);
	} else if (!is_sure(ex)) {
		sheet_ask(&ex->answer, e, ex->lang);
		show(ex, 200);
	} else { /* a password takes its time, which the writer has not */
		http_step(ex, ex->sv->lister, prepare_run, prepared);
	}
}

/* ---- who is it? ---- */

static enum db_result find_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	return store_operator_find(db, ex->hash, clock_ms(), ex->errand->who, &ex->found);
}

static void found_out(struct exchange *ex)
{
	const char *what = ex->url + strlen("/admin");
	what += *what == '/';
	if (!ex->found)
		show_door(ex, OFFICE_NOTHING, 401);
	else if (!ex->is_post)
		look(ex, what);
	else if (!strcmp(what, "do"))
		act(ex);
	else if (!strcmp(what, "leave"))
		http_step(ex, ex->sv->writer, leave_run, leave_done);
	else
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
}

void office_handle(struct exchange *ex)
{
	const char *cookie =
		MHD_lookup_connection_value(ex->link, MHD_COOKIE_KIND, "ludo_office");
	ex->errand = ex->sv->config.admin ? calloc(1, sizeof(*ex->errand)) : 0;
	if (!ex->errand || ex->is_long) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	ex->errand->config = &ex->sv->config;
	ex->errand->now = clock_ms();
	if (!strcmp(ex->url, "/admin/style.css")) {
		ludo_put(&ex->answer, sheet_style);
		ex->type = "text/css; charset=utf-8";
		http_answer(ex, 200);
	} else if (ex->is_post && !strcmp(ex->url, "/admin/enter")) {
		enter(ex);
	} else if (!cookie || strlen(cookie) != TOKEN_BYTES - 1) {
		show_door(ex, OFFICE_NOTHING, 401);
	} else {
		token_hash(cookie, ex->hash);
		http_step(ex, ex->sv->reader, find_run, found_out);
	}
}

void office_forget(struct exchange *ex)
{
	if (ex->errand)
		errand_free(ex->errand);
	free(ex->errand);
}
