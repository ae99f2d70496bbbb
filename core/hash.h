/* hash.h: a 64-bit hash of a position, for fingerprints.  Not for secrets. */
#ifndef LUDO_HASH_H
#define LUDO_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t ludo_hash(uint64_t seed, const void *bytes, size_t n)
{
	const unsigned char *at = bytes;
	uint64_t h = seed ^ 0x9ae16a3b2f90404fu ^ n;
	while (n > 0) {
		uint64_t word = 0;
		size_t take = n < 8 ? n : 8;
		memcpy(&word, at, take);
		h = (h ^ word) * 0x9fb21c651e98df25u;
		h ^= h >> 32;
		at += take;
		n -= take;
	}
	return h;
}

#endif
