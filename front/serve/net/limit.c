/* limit.c: buckets; see limit.h.  Used on the loop's thread only. */
#include "limit.h"

#include <sodium.h>
#include <string.h>

enum { SLOTS = 8192, WAYS = 8 };

static struct slot {
	uint64_t name;
	struct bucket bucket;
} slots[SLOTS];

int bucket_take(struct bucket *b, double rate, double burst, int64_t now_us)
{
	if (rate <= 0)
		return 1;
	if (!b->at)
		b->left = burst;
	else
		b->left += (double)(now_us - b->at) * rate / 1e6;
	b->at = now_us;
	if (b->left > burst)
		b->left = burst;
	if (b->left < 1)
		return 0;
	b->left -= 1;
	return 1;
}

/* Strangers choose their addresses: a secret key keeps them from choosing their slots. */
static uint64_t secret_hash(const char *name)
{
	static unsigned char key[crypto_shorthash_KEYBYTES];
	static int has_key;
	unsigned char out[crypto_shorthash_BYTES];
	uint64_t hash;
	if (!has_key) {
		randombytes_buf(key, sizeof(key));
		has_key = 1;
	}
	crypto_shorthash(out, (const unsigned char *)name, strlen(name), key);
	memcpy(&hash, out, sizeof(hash));
	return hash | 1;
}

int limit_take(const char *name, double rate, double burst, int64_t now_us)
{
	uint64_t hash = secret_hash(name);
	struct slot *first = &slots[hash / 2 % (SLOTS / WAYS) * WAYS], *slot = first;
	for (int i = 0; i < WAYS; i++) {
		if (first[i].name == hash) {
			slot = &first[i];
			break;
		}
		if (first[i].bucket.at < slot->bucket.at)
			slot = &first[i];
	}
	if (slot->name != hash)
		*slot = (struct slot){ .name = hash };
	return bucket_take(&slot->bucket, rate, burst, now_us);
}
