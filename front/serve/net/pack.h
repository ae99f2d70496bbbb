/* pack.h: permessage-deflate (RFC 7692).  No context is taken over from message to message, so
 * one packer serves everybody. */
#ifndef LUDO_PACK_H
#define LUDO_PACK_H

#include <stddef.h>

struct packer;

struct packer *packer_open(void); /* null if memory is out */
void packer_close(struct packer *packer);
/* What was packed is the caller's to free; null if memory is out. */
unsigned char *packer_pack(struct packer *packer, const char *text, size_t n, size_t *n_packed);
/* 0 if it is not deflate, or grows beyond 'most'; out[most] must exist. */
int packer_unpack(struct packer *packer, const unsigned char *in, size_t n, char *out,
		  size_t most, size_t *n_out);

#endif
