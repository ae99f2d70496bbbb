/* http.h: one request and its answer, which may take its time. */
#ifndef LUDO_HTTP_H
#define LUDO_HTTP_H

#include "client.h"
#include "json.h"
#include "serve.h"

struct MHD_Connection;
struct MHD_Response;
struct errand;

/* Bytes of a request; a record may be longer than anything else. */
enum { MOST_BODY = 16384, MOST_RECORD_BODY = 131072 };
#define RECORDS_URL "/api/records"

struct exchange {
	struct job job; /* of the step that is under way */
	struct serve *sv;
	struct MHD_Connection *link;
	struct exchange *next, *prev; /* of all */
	char url[160], address[NETWORK_BYTES];
	int is_twofold; /* has two of what there may be one of */
	int is_post, is_head, is_long, is_begun, is_suspended, is_answered;
	int lang;
	struct ludo_text body;
	struct json *json;

	struct person me;
	int has_me;
	char session[HASH_BYTES]; /* the hash of the cookie it came with; "" if there was none */
	int64_t seen; /* when that session was last noted to be used */
	void (*next_step)(struct exchange *ex); /* once it is known who they are */
	struct hello hello; /* for a WebSocket */

	int status;
	struct ludo_text answer;
	const char *type, *cookie_life;
	char disposition[80];
	char cookie[TOKEN_BYTES]; /* to set; with cookie_life */
	int is_office; /* the cookie is the operator's */
	struct MHD_Response *file; /* or this, as it is */

	/* what the steps of one request need */
	struct person other;
	char token[TOKEN_BYTES], hash[HASH_BYTES], word[256];
	char sealed[PASSWORD_BYTES]; /* the new password */
	char proof[PASSWORD_BYTES];  /* the one that somebody has shown to know; "" none */
	int is_late;                 /* and that is another by now */
	int found, is_won;
	int64_t number;
	enum list list;
	struct game_list games;
	struct db_rows ended; /* sessions */
	void *more; /* freed with the exchange */
	struct errand *errand; /* of an operator; so is this */
};

int http_start(struct serve *sv, struct ludo_text *error);
int http_patience(struct serve *sv, int ms); /* it has work to do before that */
void http_turn(struct serve *sv);
void http_tick(struct serve *sv, int64_t now);
void http_stop(struct serve *sv);

/* The text of the answer is in ex->answer. */
void http_answer(struct exchange *ex, int status);
void http_refuse(struct exchange *ex, enum fault fault, enum saying what);
void http_refuse_words(struct exchange *ex, enum fault fault, const char *words);
/* The answer will come later. */
void http_suspend(struct exchange *ex);
/* Run a step in a lane; 'done' goes on.  A store that is down is answered for. */
void http_step(struct exchange *ex, struct lane *lane,
	       enum db_result (*run)(struct db *db, struct job *job),
	       void (*done)(struct exchange *ex));
size_t http_most_body(const struct exchange *ex);
const char *http_query(struct exchange *ex, const char *key); /* "" if absent */

/* What stands behind a path, and who may enter; a list of them ends with a null 'what'. */
struct visit;
struct route {
	const char *what;
	int is_post, needs_me;
	void (*handle)(struct exchange *ex);                      /* one of these two */
	enum held (*at_table)(struct room *room, struct visit *visit);
};
/* Null, after refusing, if there is none or a stranger may not enter. */
const struct route *http_route(struct exchange *ex, const struct route *routes, const char *what);

#endif
