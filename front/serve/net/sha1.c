/* sha1.c: SHA-1 (RFC 3174) of a short text. */
#include "sha1.h"

#include <stdint.h>
#include <string.h>

static uint32_t turn(uint32_t x, int by)
{
	return x << by | x >> (32 - by);
}

static void block(uint32_t h[5], const unsigned char *bytes)
{
	uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
	for (int i = 0; i < 16; i++)
		w[i] = (uint32_t)bytes[4 * i] << 24 | (uint32_t)bytes[4 * i + 1] << 16 |
		       (uint32_t)bytes[4 * i + 2] << 8 | bytes[4 * i + 3];
	for (int i = 16; i < 80; i++)
		w[i] = turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
	for (int i = 0; i < 80; i++) {
		uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999u
			     : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1u
			     : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdcu
				      : (b ^ c ^ d) + 0xca62c1d6u;
		uint32_t next = turn(a, 5) + f + e + w[i];
		e = d;
		d = c;
		c = turn(b, 30);
		b = a;
		a = next;
	}
	h[0] += a;
	h[1] += b;
	h[2] += c;
	h[3] += d;
	h[4] += e;
}

void sha1(const char *text, size_t n, unsigned char digest[20])
{
	uint32_t h[5] = { 0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u };
	unsigned char padded[128] = { 0 };
	size_t blocks = n + 9 <= 64 ? 1 : 2;
	if (n > 119)
		n = 119;
	memcpy(padded, text, n);
	padded[n] = 0x80;
	padded[blocks * 64 - 2] = (unsigned char)(n * 8 >> 8);
	padded[blocks * 64 - 1] = (unsigned char)(n * 8);
	for (size_t i = 0; i < blocks; i++)
		block(h, padded + 64 * i);
	for (int i = 0; i < 20; i++)
		digest[i] = (unsigned char)(h[i / 4] >> (24 - 8 * (i % 4)));
}
