/* http.c: the requests of docs/protocol.md, part 2, as calls; see net/http.h. */
#include "net/http.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "lobby/api.h"
#include "lobby/catalogue.h"
#include "ludo_table.h"
#include "outside.h"
#include "people/mailbox.h"

enum { QUERY_BYTES = 256 };

struct asked {
	struct exchange exchange;
	struct asked *next; /* of those that were answered */
	int number;         /* by which the page calls it */
	char query[QUERY_BYTES]; /* "a=1", "b=2", "" */
};

static struct asked *answered;

static struct asked *asked_of(struct exchange *ex)
{
	return (struct asked *)ex;
}

void http_answer(struct exchange *ex, int status)
{
	struct asked *a = asked_of(ex);
	if (ex->is_answered)
		return;
	ex->is_answered = 1;
	outside_answer(a->number, status, ludo_text_string(&ex->answer), ex->answer.n,
		       ex->type ? ex->type : "application/json", ex->disposition);
	a->next = answered; /* whoever has answered may still be looking at it */
	answered = a;
}

void http_bury(void)
{
	while (answered) {
		struct asked *a = answered;
		answered = a->next;
		ludo_text_free(&a->exchange.answer);
		ludo_text_free(&a->exchange.body);
		game_list_free(&a->exchange.games);
		free(a->exchange.json);
		free(a->exchange.more);
		free(a);
	}
}

void http_suspend(struct exchange *ex)
{
	(void)ex; /* every answer may come later */
}

/* ---- what was asked ---- */

const char *http_query(struct exchange *ex, const char *key)
{
	struct asked *a = asked_of(ex);
	size_t n = strlen(key);
	const char *at = a->query;
	while (*at && (strncmp(at, key, n) || at[n] != '='))
		at += strlen(at) + 1;
	return *at ? at + n + 1 : "";
}

static void read_query(struct asked *a, const char *query)
{
	snprintf(a->query, sizeof(a->query) - 1, "%s", query);
	for (char *at = a->query; *at; at++)
		if (*at == '&')
			*at = 0;
}

static int read_body(struct exchange *ex, const char *body, size_t n)
{
	size_t at;
	if (!ex->is_post)
		return 1;
	if (n > http_most_body(ex)) {
		http_refuse(ex, F_TOO_LONG, SAY_NOTHING);
		return 0;
	}
	ludo_put_n(&ex->body, body, n);
	ex->json = malloc(sizeof(*ex->json));
	if (!ex->json || !n || json_read(ex->json, ex->body.at, n, &at) ||
	    ex->json->node[0].type != JSON_OBJECT) {
		http_refuse(ex, F_BAD, SAY_JSON);
		return 0;
	}
	return 1;
}

void http_asks(int number, int is_post, const char *url, char *body, size_t n)
{
	struct asked *a = calloc(1, sizeof(*a));
	size_t path = strcspn(url, "?");
	if (!a || path >= sizeof(a->exchange.url)) {
		outside_answer(number, 404, "{}", 2, "application/json", "");
		free(a);
		return;
	}
	struct exchange *ex = &a->exchange;
	a->number = number;
	ex->sv = &engine;
	ex->is_post = is_post;
	memcpy(ex->url, url, path);
	read_query(a, url + path + (url[path] == '?'));
	ex->lang = strcmp(http_query(ex, "lang"), "it") ? LUDO_EN : LUDO_IT;
	if (read_body(ex, body, n))
		api_handle(ex);
}

/* ---- what a server sends as files, or has no use here ---- */

void catalogue_handle(struct exchange *ex, const char *what)
{
	const char *slash = strchr(what, '/');
	char id[GAME_BYTES] = "";
	if (slash && (size_t)(slash - what) < sizeof(id))
		memcpy(id, what, (size_t)(slash - what));
	const struct ludo_game *game = ludo_game_find(id);
	if (!game || (strcmp(slash, "/it") && strcmp(slash, "/en"))) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	ludo_catalogue(&ex->answer, game, strcmp(slash, "/it") ? LUDO_EN : LUDO_IT);
	http_answer(ex, 200);
}

void mailbox_handle(struct exchange *ex, const char *what)
{
	(void)what;
	http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
}
