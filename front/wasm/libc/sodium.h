/* sodium.h: of libsodium, what rooms and desks use. */
#ifndef LUDO_SODIUM_H
#define LUDO_SODIUM_H

#include <stddef.h>
#include <stdint.h>

void randombytes_buf(void *to, size_t n);
uint32_t randombytes_uniform(uint32_t below);
char *sodium_bin2hex(char *hex, size_t size, const unsigned char *bytes, size_t n);
int sodium_hex2bin(unsigned char *bytes, size_t size, const char *hex, size_t n,
		   const char *ignore, size_t *made, const char **end);
int sodium_memcmp(const void *a, const void *b, size_t n);
void sodium_memzero(void *at, size_t n);

#endif
