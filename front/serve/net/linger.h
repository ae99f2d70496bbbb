/* linger.h: sockets that have been told goodbye, until it has been read. */
#ifndef LUDO_LINGER_H
#define LUDO_LINGER_H

#include <stdint.h>

struct serve;

/* The socket is closed when the other side has closed it, or after a while.  Closed at once, one
 * with bytes that nobody has read would be reset, and what was said last be lost on the way. */
void linger(struct serve *sv, int fd);
void linger_tick(struct serve *sv, int64_t now);
void linger_end(struct serve *sv); /* all of them, now */

#endif
