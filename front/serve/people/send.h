/* send.h: web hooks, and what all sending has in common. */
#ifndef LUDO_SEND_H
#define LUDO_SEND_H

#include <stdatomic.h>

#include "letter.h"

enum { MOST_HOOKS = 32 }; /* at once */

/* Patience, which ends when the server stops, and nothing else: no redirects, no proxies, no long
 * answers. */
void send_limits(void *curl, const atomic_int *stop);
/* Call the hooks of so many people at the same time; 'ok' says which answered well. */
void send_hooks(const struct config *config, const struct letter *letters, int n, int *ok,
		const atomic_int *stop);

#endif
