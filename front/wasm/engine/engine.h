/* engine.h: the server of one person, in their browser: what its files share.
 *
 * Rooms, desks, play and words are the server's own (front/serve).  Here is what stands round
 * them: a store that the page keeps, one lane to it, workers that think, clients and requests
 * that come as calls. */
#ifndef LUDO_ENGINE_H
#define LUDO_ENGINE_H

#include "net/client.h"
#include "serve.h"

extern struct serve engine;
extern struct person engine_person; /* whose browser it is */

/* lane.c: what was to be kept is, or could not be. */
void lane_kept(int ok);
/* mind.c: in how many places is thought at once; work on an errand, here; hear what came of
 * one of ours (no bytes: nothing), and use what is whole: 1 if something was. */
void mind_open(int places);
void mind_work(const char *errand, size_t n);
void mind_heard(int number, const char *bytes, size_t n);
int mind_turn(void);
/* kept.c: what was kept of an analysis. */
void kept_recalled(int number, const char *text, size_t n);
/* client.c: a page comes to a table, says something, goes. */
int client_comes(int number, const struct hello *who);
void client_says(int number, char *text, size_t n);
void client_goes(int number);
/* http.c: a request; free what was answered. */
void http_asks(int number, int is_post, const char *url, char *body, size_t n);
void http_bury(void);

/* store.c: what has changed since the last call, as the page keeps it; n = 0: nothing. */
struct ludo_text *store_changes(void);
/* Something that the page has kept: a part of a table, by its kind; 0 if it is not that. */
int store_take(const char *table, const char *kind, char *value, size_t n);
void store_forget(const char *table); /* what is known of it; the page tells it again */
void store_close(int is_down);        /* nothing can be read or kept for now */
void store_keep_person(void);

#endif
