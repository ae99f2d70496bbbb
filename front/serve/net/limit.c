/* limit.c: buckets; see limit.h.  Used on the loop's thread only. */
#include "limit.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "log.h"
#include "loop/loop.h"

enum { WAYS = 8 };

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
		if (first[i].full < slot->full)
			slot = &first[i];
	}
	if (slot->name != hash)
		*slot = (struct slot){ .name = hash };
	int taken = bucket_take(&slot->bucket, much, rate, burst, now_us);
	if (rate > 0)
		slot->full = now_us + (int64_t)((burst - slot->bucket.left) / rate * 1e6);
	return taken;
}

void limit_told(struct limits *l, const char *address, const char *what)
{
	char name[100];
	snprintf(name, sizeof(name), "told %s %s", what, address);
	if (limit_take(l, name, 1, 0.1, 1, clock_us()))
		log_line(LOG_WARN, "limited", "address=%s what=%s", address, what);
}

/* ---- how many ---- */

static struct count **find(struct tally *t, uint64_t name)
{
	struct count **at = &t->slot[name % LIMIT_SLOTS];
	while (*at && (*at)->name != name)
		at = &(*at)->next;
	return at;
}

int tally_of(struct tally *t, const char *name)
{
	struct count **at = find(t, ludo_hash(0, name, strlen(name)));
	return *at ? (*at)->n : 0;
}

void tally_add(struct tally *t, const char *name, int n)
{
	uint64_t hash = ludo_hash(0, name, strlen(name));
	struct count **at = find(t, hash);
	if (!*at) {
		*at = calloc(1, sizeof(**at));
		if (!*at)
			return;
		(*at)->name = hash;
	}
	struct count *count = *at;
	count->n += n;
	if (count->n <= 0) {
		*at = count->next;
		free(count);
	}
}

void tally_free(struct tally *t)
{
	for (int i = 0; i < LIMIT_SLOTS; i++)
		while (t->slot[i]) {
			struct count *count = t->slot[i];
			t->slot[i] = count->next;
			free(count);
		}
}
