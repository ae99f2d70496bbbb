/* rng.h: the generator of simulations and of fill().  Rules never see it, and it
 * never deals for people: their deals come from a committed seed (table/deal.c). */
#ifndef LUDO_RNG_H
#define LUDO_RNG_H

#include <stdint.h>

struct ludo_rng {
	uint64_t state;
};

static inline struct ludo_rng ludo_rng_from(uint64_t seed)
{
	return (struct ludo_rng){ seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u };
}

/* splitmix64: one addition, two multiplications, passes the usual batteries. */
static inline uint64_t ludo_rng_next(struct ludo_rng *rng)
{
	uint64_t z = rng->state += 0x9e3779b97f4a7c15u;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

/* A number from 0 to n-1.  n is small, so the bias of the multiplication is far
 * below what any simulation could notice (under n / 2^32). */
static inline uint32_t ludo_rng_below(struct ludo_rng *rng, uint32_t n)
{
	return (uint32_t)((ludo_rng_next(rng) >> 32) * n >> 32);
}

#endif
