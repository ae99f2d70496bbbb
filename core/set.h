/* set.h: small sets as bit masks, and their members in order.
 *
 * A set of up to 64 things is any unsigned integer, one of up to 128 is a set128.  What
 * takes a set takes both; what makes one has two names. */
#ifndef LUDO_SET_H
#define LUDO_SET_H

#include <stdint.h>

__extension__ typedef unsigned __int128 set128;

/* A wide set is worked on by halves: shifting 128 bits would call the compiler's
 * library, which a freestanding module does not have. */
static inline uint64_t set128_low(set128 set)
{
	return (uint64_t)set;
}

static inline uint64_t set128_high(set128 set)
{
	return (uint64_t)(set >> 64);
}

static inline int set64_has(uint64_t set, int i)
{
	return i >= 0 && i < 64 && (set >> i & 1);
}

static inline int set128_has(set128 set, int i)
{
	return i < 64 ? set64_has(set128_low(set), i) : set64_has(set128_high(set), i - 64);
}

static inline uint64_t set_of(int i)
{
	return (uint64_t)1 << i;
}

static inline set128 set128_of(int i)
{
	return i < 64 ? (set128)set_of(i) : (set128)set_of(i - 64) << 64;
}

/* The set {0, ..., n-1}. */
static inline uint64_t set_first(int n)
{
	return n >= 64 ? ~(uint64_t)0 : set_of(n) - 1;
}

static inline set128 set128_first(int n)
{
	return n < 64 ? (set128)set_first(n) : (set128)set_first(n - 64) << 64 | set_first(64);
}

/* Which of eight bytes are 0?  Each must be below 128: adding 127 then carries into its
 * highest bit unless it is 0, and nowhere else. */
static inline uint32_t set_of_zeros(const uint8_t bytes[8])
{
	uint64_t all = 0;
	for (int i = 0; i < 8; i++)
		all |= (uint64_t)bytes[i] << 8 * i;
	all = ~(all + 0x7f7f7f7f7f7f7f7fu) & 0x8080808080808080u;
	return (uint32_t)((all >> 7) * 0x0102040810204080u >> 56);
}

/* Sums of neighbours, in pairs, fours and eights.  The compiler's own would be a call where
 * the processor is not known to count bits. */
static inline int set64_count(uint64_t set)
{
	set -= set >> 1 & 0x5555555555555555u;
	set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
	set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (int)(set * 0x0101010101010101u >> 56);
}

static inline int set128_count(set128 set)
{
	return set64_count(set128_low(set)) + set64_count(set128_high(set));
}

static inline int set64_least(uint64_t set)
{
	return __builtin_ctzll(set);
}

static inline int set128_least(set128 set)
{
	uint64_t low = set128_low(set);
	return low ? set64_least(low) : 64 + set64_least(set128_high(set));
}

static inline int set64_nth(uint64_t set, int n)
{
	while (n-- > 0)
		set &= set - 1;
	return set64_least(set);
}

static inline int set128_nth(set128 set, int n)
{
	while (n-- > 0)
		set &= set - 1;
	return set128_least(set);
}

#define set_by_width_(set, what) _Generic((set), set128: set128_##what, default: set64_##what)

#define set_has(set, i) set_by_width_(set, has)((set), (i))
#define set_count(set) set_by_width_(set, count)(set)
/* The least member; the set must not be empty. */
#define set_least(set) set_by_width_(set, least)(set)
/* The nth member, counted from 0; the set must have more than n. */
#define set_nth(set, n) set_by_width_(set, nth)((set), (n))

/* Put a member into a set that is stored somewhere, of whatever width; take it out. */
#define set_member_(set, i) _Generic((set), set128: set128_of(i), default: set_of(i))
#define set_add(set, i) ((void)((set) |= (__typeof__(set))set_member_(set, i)))
#define set_drop(set, i) ((void)((set) &= (__typeof__(set))~set_member_(set, i)))

/* for each member i of a set, in rising order */
#define set_each(i, set)                                                               \
	for (__typeof__(_Generic((set), set128: (set128)0, default: (uint64_t)0))          \
	     set_left_ = (set), set_go_ = 1; set_go_ && set_left_; set_go_ = 0)            \
		for (int i; set_left_ && (i = set_least(set_left_), 1); set_left_ &= set_left_ - 1)

#endif
