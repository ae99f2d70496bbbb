/* set.h: small sets as bit masks, and their members in order. */
#ifndef LUDO_SET_H
#define LUDO_SET_H

#include <stdint.h>

static inline int set_has(uint64_t set, int i)
{
	return i >= 0 && i < 64 && (set >> i & 1);
}

static inline uint64_t set_of(int i)
{
	return (uint64_t)1 << i;
}

/* The set {0, ..., n-1}. */
static inline uint64_t set_first(int n)
{
	return n >= 64 ? ~(uint64_t)0 : set_of(n) - 1;
}

static inline int set_count(uint64_t set)
{
	return __builtin_popcountll(set);
}

/* The least member; the set must not be empty. */
static inline int set_least(uint64_t set)
{
	return __builtin_ctzll(set);
}

/* The nth member, counted from 0; the set must have more than n. */
static inline int set_nth(uint64_t set, int n)
{
	while (n-- > 0)
		set &= set - 1;
	return set_least(set);
}

/* Put a member into a set that is stored somewhere, of whatever width; take it out. */
#define set_add(set, i) ((void)((set) |= (__typeof__(set))set_of(i)))
#define set_drop(set, i) ((void)((set) &= (__typeof__(set))~set_of(i)))

/* for each member i of a set, in rising order */
#define set_each(i, set)                                                               \
	for (uint64_t set_left_ = (set), set_go_ = 1; set_go_ && set_left_; set_go_ = 0)   \
		for (int i; set_left_ && (i = set_least(set_left_), 1); set_left_ &= set_left_ - 1)

#endif
