/* person.c: /api/me of whoever sits before the browser; see people/people.h. */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "net/http.h"
#include "people/name.h"
#include "people/people.h"

struct person engine_person = { .id = "lhere", .name = "", .lang = "en" };

void people_find(struct exchange *ex, void (*next)(struct exchange *ex))
{
	ex->me = engine_person;
	ex->has_me = *engine_person.name != 0;
	next(ex);
}

static void answer(struct exchange *ex)
{
	struct ludo_text *json = &ex->answer;
	ludo_json_open(json, 0, '{');
	if (*engine_person.name) {
		ludo_json_open(json, "me", '{');
		ludo_json_string(json, "id", engine_person.id);
		ludo_json_string(json, "name", engine_person.name);
		ludo_json_string(json, "lang", engine_person.lang);
		ludo_json_bool(json, "has_password", 0);
		ludo_json_open(json, "notify", '{');
		ludo_json_string(json, "email", "");
		ludo_json_string(json, "wanted", "");
		ludo_json_string(json, "hook", "");
		ludo_json_bool(json, "can_email", 0);
		ludo_json_bool(json, "can_hook", 0);
		ludo_json_close(json, '}');
		ludo_json_close(json, '}');
	} else {
		ludo_json_null(json, "me");
	}
	ludo_json_close(json, '}');
	http_answer(ex, 200);
}

static enum db_result name_run(struct db *db, struct job *job)
{
	(void)db, (void)job;
	store_keep_person();
	return DB_OK;
}

static void do_name(struct exchange *ex)
{
	const char *name = json_text(ex->json, "name", "");
	if (!name_is_fit(name)) {
		http_refuse(ex, F_BAD, SAY_NAME);
		return;
	}
	snprintf(engine_person.name, sizeof(engine_person.name), "%s", name);
	int is_italian = !strcmp(json_text(ex->json, "lang", ex->lang ? "it" : "en"), "it");
	memcpy(engine_person.lang, is_italian ? "it" : "en", 3);
	http_step(ex, 0, name_run, answer);
}

/* There are no passwords and no other devices here. */
void people_handle(struct exchange *ex, const char *what)
{
	static const struct route routes[] = {
		{ "", 0, 0, answer, 0 },
		{ "", 1, 0, do_name, 0 },
		{ "/name", 1, 0, do_name, 0 },
		{ 0 },
	};
	const struct route *route = http_route(ex, routes, what);
	if (route)
		route->handle(ex);
}
