/* power.h: e to some power, the same on every machine.
 *
 * A library's own may round otherwise from one to the next, and then the same seed would
 * decide otherwise there.  This reckons in plain doubles, for numbers of 0 or below: e^x is
 * 2^(k/32) from a table, times what a short polynomial says of the rest. */
#ifndef LUDO_POWER_H
#define LUDO_POWER_H

#include <stdint.h>
#include <string.h>

enum { POWER_STEPS = 32, POWER_SHIFT = 47 };

/* The bits of 2^(i/32), less i << POWER_SHIFT: adding k << POWER_SHIFT makes 2^(k/32). */
static const uint64_t power_step[POWER_STEPS] = {
	0x3ff0000000000000, 0x3fefd9b0d3158574, 0x3fefb5586cf9890f, 0x3fef9301d0125b51,
	0x3fef72b83c7d517b, 0x3fef54873168b9aa, 0x3fef387a6e756238, 0x3fef1e9df51fdee1,
	0x3fef06fe0a31b715, 0x3feef1a7373aa9cb, 0x3feedea64c123422, 0x3feece086061892d,
	0x3feebfdad5362a27, 0x3feeb42b569d4f82, 0x3feeab07dd485429, 0x3feea47eb03a5585,
	0x3feea09e667f3bcd, 0x3fee9f75e8ec5f74, 0x3feea11473eb0187, 0x3feea589994cce13,
	0x3feeace5422aa0db, 0x3feeb737b0cdc5e5, 0x3feec49182a3f090, 0x3feed503b23e255d,
	0x3feee89f995ad3ad, 0x3feeff76f2fb5e47, 0x3fef199bdd85529c, 0x3fef3720dcef9069,
	0x3fef5818dcfba487, 0x3fef7c97337b9b5f, 0x3fefa4afa2a490da, 0x3fefd0765b6e4540,
};

static inline float bot_exp(float x)
{
	const double whole = 0x1.8p52; /* added and taken away again, it rounds */
	uint64_t k, bits;
	double power;
	if (x < -104)
		return 0;
	double z = 0x1.71547652b82fep+0 * POWER_STEPS * (double)x, rounded = z + whole;
	memcpy(&k, &rounded, sizeof(k));
	double rest = z - (rounded - whole);
	bits = power_step[k % POWER_STEPS] + (k << POWER_SHIFT);
	memcpy(&power, &bits, sizeof(power));
	double high = 0x1.c6af84b912394p-20 * rest + 0x1.ebfce50fac4f3p-13;
	double low = 0x1.62e42ff0c52d6p-6 * rest + 1;
	return (float)((high * (rest * rest) + low) * power);
}

#endif
