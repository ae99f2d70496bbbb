/* limit.c: buckets; see limit.h.  Used on the loop's thread only. */
#include "limit.h"

#include <sodium.h>
#include <string.h>

enum { WAYS = 8 };

int bucket_take(struct bucket *b, double much, double rate, double burst, int64_t now_us)
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
	if (b->left < much)
		return 0;
	b->left -= much;
	return 1;
}

/* Strangers choose their addresses: a secret key keeps them from choosing their slots. */
static uint64_t secret_hash(struct limits *l, const char *name)
{
	unsigned char out[crypto_shorthash_BYTES];
	uint64_t hash;
	_Static_assert(sizeof(l->key) == crypto_shorthash_KEYBYTES, "the key fits");
	if (!l->has_key) {
		randombytes_buf(l->key, sizeof(l->key));
		l->has_key = 1;
	}
	crypto_shorthash(out, (const unsigned char *)name, strlen(name), l->key);
	memcpy(&hash, out, sizeof(hash));
	return hash | 1;
}

int limit_take(struct limits *l, const char *name, double much, double rate, double burst,
	       int64_t now_us)
{
	uint64_t hash = secret_hash(l, name);
	struct slot *first = &l->slot[hash / 2 % (LIMIT_SLOTS / WAYS) * WAYS], *slot = first;
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
	return bucket_take(&slot->bucket, much, rate, burst, now_us);
}
