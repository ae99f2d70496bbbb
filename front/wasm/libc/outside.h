/* outside.h: all that the module asks of the page or program around it. */
#ifndef LUDO_OUTSIDE_H
#define LUDO_OUTSIDE_H

#include <stddef.h>

#define IMPORT(name) __attribute__((import_module("outside"), import_name(name)))

IMPORT("now") double outside_now(void); /* milliseconds since 1970 */
IMPORT("random") void outside_random(void *to, size_t n);
/* A message for a client; its end, with a code. */
IMPORT("send") void outside_send(int client, const char *text, size_t n);
IMPORT("close") void outside_close(int client, int code);
/* The answer to a request; type and name of a file may be "". */
IMPORT("answer") void outside_answer(int exchange, int status, const char *text, size_t n,
				     const char *type, const char *name);
/* Keep what changed, then call 'kept'; see engine/store.c. */
IMPORT("keep") void outside_keep(const char *text, size_t n);
/* Call 'turn' soon. */
IMPORT("soon") void outside_soon(void);
/* Somebody shall 'work' on this errand, here or elsewhere, and what they 'found' be 'heard'; see
 * engine/mind.c. */
IMPORT("hand") void outside_hand(int number, const char *errand, size_t n);
IMPORT("found") void outside_found(const char *bytes, size_t n);
/* Tell what was appended under a key, by 'recalled'; append more to it. */
IMPORT("recall") void outside_recall(int number, const char *key);
IMPORT("append") void outside_append(const char *key, const char *text, size_t n);

#endif
