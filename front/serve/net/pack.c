/* pack.c: packing by zlib; see pack.h. */
#include "pack.h"

#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

enum { LEVEL = 3, TAIL = 4 }; /* bytes of the empty block that is left out at the end */

struct packer {
	z_stream out, in;
};

struct packer *packer_open(void)
{
	struct packer *p = calloc(1, sizeof(*p));
	if (!p)
		return 0;
	if (deflateInit2(&p->out, LEVEL, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) == Z_OK) {
		if (inflateInit2(&p->in, -15) == Z_OK)
			return p;
		deflateEnd(&p->out);
	}
	free(p);
	return 0;
}

void packer_close(struct packer *p)
{
	if (!p)
		return;
	deflateEnd(&p->out);
	inflateEnd(&p->in);
	free(p);
}

unsigned char *packer_pack(struct packer *p, const char *text, size_t n, size_t *n_packed)
{
	z_stream *z = &p->out;
	deflateReset(z);
	size_t space = deflateBound(z, n) + 16;
	unsigned char *packed = malloc(space);
	if (!packed)
		return 0;
	z->next_in = (unsigned char *)(uintptr_t)text;
	z->avail_in = (unsigned)n;
	z->next_out = packed;
	z->avail_out = (unsigned)space;
	int rc = deflate(z, Z_SYNC_FLUSH);
	size_t used = space - z->avail_out;
	if (rc == Z_OK && !z->avail_in && used >= TAIL) {
		*n_packed = used - TAIL;
		return packed;
	}
	free(packed);
	return 0;
}

int packer_unpack(struct packer *p, const unsigned char *in, size_t n, char *out, size_t most,
		  size_t *n_out)
{
	static const unsigned char tail[TAIL] = { 0, 0, 0xff, 0xff };
	z_stream *z = &p->in;
	inflateReset(z);
	z->next_out = (unsigned char *)out;
	z->avail_out = (unsigned)most + 1;
	z->next_in = (unsigned char *)(uintptr_t)in;
	z->avail_in = (unsigned)n;
	int rc = inflate(z, Z_SYNC_FLUSH);
	if (rc == Z_OK && !z->avail_in) {
		z->next_in = (unsigned char *)(uintptr_t)tail;
		z->avail_in = sizeof(tail);
		rc = inflate(z, Z_SYNC_FLUSH);
	}
	*n_out = most + 1 - z->avail_out;
	return (rc == Z_OK || rc == Z_STREAM_END || rc == Z_BUF_ERROR) && !z->avail_in &&
	       *n_out <= most;
}
