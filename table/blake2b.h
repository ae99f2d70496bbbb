/* blake2b.h: the hash BLAKE2b (RFC 7693), for commitments and for deals.
 *
 * Our own, because the table must also run where there is no library; the tests hold
 * it against the vectors of the RFC and against a second implementation. */
#ifndef LUDO_BLAKE2B_H
#define LUDO_BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

/* n_out from 1 to 64; the key may be empty (n_key 0) or up to 64 bytes. */
void ludo_blake2b(uint8_t *out, size_t n_out, const void *key, size_t n_key, const void *in,
		  size_t n_in);

#endif
