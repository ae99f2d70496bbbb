/* blake2b.c: RFC 7693, in its own notation. */
#include "blake2b.h"

#include <string.h>

struct blake2b {
	uint64_t h[8], t;
	uint8_t block[128];
	size_t n; /* bytes in the block */
};

static const uint64_t iv[8] = {
	0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t sigma[10][16] = {
	{ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 },
	{ 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3 },
	{ 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4 },
	{ 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8 },
	{ 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13 },
	{ 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9 },
	{ 12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11 },
	{ 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10 },
	{ 6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5 },
	{ 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0 },
};

static uint64_t rotate(uint64_t x, int n)
{
	return x >> n | x << (64 - n);
}

static void mix(uint64_t *v, int a, int b, int c, int d, uint64_t x, uint64_t y)
{
	v[a] += v[b] + x;
	v[d] = rotate(v[d] ^ v[a], 32);
	v[c] += v[d];
	v[b] = rotate(v[b] ^ v[c], 24);
	v[a] += v[b] + y;
	v[d] = rotate(v[d] ^ v[a], 16);
	v[c] += v[d];
	v[b] = rotate(v[b] ^ v[c], 63);
}

static uint64_t load(const uint8_t *at)
{
	uint64_t x = 0;
	for (int i = 7; i >= 0; i--)
		x = x << 8 | at[i];
	return x;
}

static void compress(struct blake2b *b, int is_last)
{
	uint64_t v[16], m[16];
	for (int i = 0; i < 8; i++) {
		v[i] = b->h[i];
		v[i + 8] = iv[i];
	}
	v[12] ^= b->t;
	if (is_last)
		v[14] = ~v[14];
	for (int i = 0; i < 16; i++)
		m[i] = load(b->block + 8 * i);
	for (int round = 0; round < 12; round++) {
		const uint8_t *s = sigma[round % 10];
		for (int i = 0; i < 4; i++)
			mix(v, i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
		for (int i = 0; i < 4; i++)
			mix(v, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12,
			    m[s[2 * i + 8]], m[s[2 * i + 9]]);
	}
	for (int i = 0; i < 8; i++)
		b->h[i] ^= v[i] ^ v[i + 8];
}

static void absorb(struct blake2b *b, const uint8_t *in, size_t n)
{
	while (n > 0) {
		if (b->n == sizeof(b->block)) { /* the last block waits for the end */
			b->t += b->n;
			compress(b, 0);
			b->n = 0;
		}
		size_t take = sizeof(b->block) - b->n < n ? sizeof(b->block) - b->n : n;
		memcpy(b->block + b->n, in, take);
		b->n += take;
		in += take;
		n -= take;
	}
}

void ludo_blake2b(uint8_t *out, size_t n_out, const void *key, size_t n_key, const void *in,
		  size_t n_in)
{
	struct blake2b b = { .t = 0 };
	memcpy(b.h, iv, sizeof(iv));
	b.h[0] ^= 0x01010000 ^ n_key << 8 ^ n_out;
	if (n_key) {
		uint8_t block[128] = { 0 };
		memcpy(block, key, n_key);
		absorb(&b, block, sizeof(block));
	}
	absorb(&b, in, n_in);
	b.t += b.n;
	memset(b.block + b.n, 0, sizeof(b.block) - b.n);
	compress(&b, 1);
	for (size_t i = 0; i < n_out; i++)
		out[i] = (uint8_t)(b.h[i / 8] >> 8 * (i % 8));
}
