/* sha1.h: SHA-1, which the WebSocket handshake asks for.  Never for secrets. */
#ifndef LUDO_SHA1_H
#define LUDO_SHA1_H

#include <stddef.h>

/* 'n' at most 119 bytes: two blocks are all the handshake needs. */
void sha1(const char *text, size_t n, unsigned char digest[20]);

#endif
