/* math.h: of the C library, what the bots use; WebAssembly has an instruction for roots. */
#ifndef LUDO_MATH_H
#define LUDO_MATH_H

static inline float sqrtf(float x)
{
	return __builtin_sqrtf(x);
}

/* To the nearest; halves away from 0. */
static inline long lroundf(float x)
{
	return (long)(x < 0 ? x - 0.5f : x + 0.5f);
}

#endif
