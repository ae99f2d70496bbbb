/* deal.c: seeds, commitments and the answers of chance. */
#include "deal.h"

#include <string.h>
#include <sys/random.h>

#include "blake2b.h"

void ludo_hex_write(char *hex, const uint8_t *bytes, size_t n)
{
	static const char digit[] = "0123456789abcdef";
	for (size_t i = 0; i < n; i++) {
		*hex++ = digit[bytes[i] >> 4];
		*hex++ = digit[bytes[i] & 15];
	}
	*hex = 0;
}

int ludo_hex_read(const char *hex, size_t n_hex, uint8_t *bytes, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	if (n_hex != 2 * n)
		return 0;
	memset(bytes, 0, n);
	for (size_t i = 0; i < n_hex; i++) {
		const char *digit = hex[i] ? strchr(digits, hex[i]) : 0;
		if (!digit)
			return 0;
		bytes[i / 2] = (uint8_t)(bytes[i / 2] << 4 | (digit - digits));
	}
	return 1;
}

struct ludo_seed ludo_seed_from_number(uint64_t number)
{
	static const char label[] = "ludoteca number";
	struct ludo_seed seed;
	uint8_t bytes[8];
	for (int i = 0; i < 8; i++)
		bytes[i] = (uint8_t)(number >> 8 * i);
	ludo_blake2b(seed.bytes, sizeof(seed.bytes), label, sizeof(label) - 1, bytes, 8);
	return seed;
}

int ludo_seed_random(struct ludo_seed *seed)
{
	return getrandom(seed->bytes, sizeof(seed->bytes), 0) == sizeof(seed->bytes);
}

void ludo_seed_commitment(const struct ludo_seed *seed, char hex[65])
{
	static const char label[] = "ludoteca commitment";
	uint8_t in[sizeof(label) - 1 + sizeof(seed->bytes)], out[32];
	memcpy(in, label, sizeof(label) - 1);
	memcpy(in + sizeof(label) - 1, seed->bytes, sizeof(seed->bytes));
	ludo_blake2b(out, sizeof(out), 0, 0, in, sizeof(in));
	ludo_hex_write(hex, out, sizeof(out));
}

/* A number from 0 to n-1, every one equally likely: numbers that would favour some are
 * thrown away and the next block is asked. */
static uint64_t draw_below(const struct ludo_seed *seed, int ply, int deal, uint64_t n)
{
	uint64_t fair = UINT64_MAX - UINT64_MAX % n;
	for (uint32_t block = 0;; block++) {
		uint8_t in[12], out[64];
		for (int i = 0; i < 4; i++) {
			in[i] = (uint8_t)((uint32_t)ply >> 8 * i);
			in[4 + i] = (uint8_t)(block >> 8 * i);
			in[8 + i] = (uint8_t)((uint32_t)deal >> 8 * i);
		}
		ludo_blake2b(out, sizeof(out), seed->bytes, sizeof(seed->bytes), in, deal ? 12 : 8);
		for (int word = 0; word < 8; word++) {
			uint64_t x = 0;
			for (int i = 7; i >= 0; i--)
				x = x << 8 | out[8 * word + i];
			if (x < fair)
				return x % n;
		}
	}
}

int ludo_deal(const struct ludo_rules *rules, const void *state, const struct ludo_seed *seed,
	      int ply, int deal, ludo_move *answer)
{
	ludo_move move[LUDO_MOVES];
	int odds[LUDO_MOVES], n = rules->moves(state, LUDO_CHANCE, move), i = 0;
	int total = n ? ludo_weigh(rules, state, move, n, odds) : 0;
	if (!total)
		return 0;
	uint64_t x = draw_below(seed, ply, deal, (uint64_t)total);
	for (; x >= (uint64_t)odds[i]; i++)
		x -= (uint64_t)odds[i];
	*answer = move[i];
	return 1;
}
