/* token.h: something unguessable that lets somebody in, and what the store keeps of it: neither
 * the store nor a slow comparison gives one away. */
#ifndef LUDO_TOKEN_H
#define LUDO_TOKEN_H

#include "store/store.h"

void token_make(char token[TOKEN_BYTES]);
void token_hash(const char *token, char hash[HASH_BYTES]);

#endif
