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
/* Call 'turn' soon: a bot has something to think about. */
IMPORT("soon") void outside_soon(void);

#endif
