/* bag.h: a handful of things as the numbers of a move, 15 bits in each.
 *
 * The kind of the verb tells how many bits each thing has (LUDO_BAG).  A bag of up to 15
 * bits is one number; a wider one goes on in the next. */
#ifndef LUDO_BAG_H
#define LUDO_BAG_H

#include "ludo.h"

enum { LUDO_BAG_BITS = 15 }; /* of one number */

static inline int64_t ludo_bag(int a, int b, int c)
{
	return (int64_t)a | (int64_t)b << LUDO_BAG_BITS | (int64_t)c << 2 * LUDO_BAG_BITS;
}

/* Number i of a bag. */
static inline int16_t ludo_bag_part(int64_t bag, int i)
{
	return (int16_t)(bag >> i * LUDO_BAG_BITS & ((1 << LUDO_BAG_BITS) - 1));
}

#endif
