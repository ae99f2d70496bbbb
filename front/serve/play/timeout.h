/* timeout.h: a bot takes over for people whose time has run out. */
#ifndef LUDO_TIMEOUT_H
#define LUDO_TIMEOUT_H

struct serve;

void timeout_take(struct serve *sv, const char *id);

#endif
