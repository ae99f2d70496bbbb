/* outside.c: what C programs ask a system for, asked of the page. */
#include "outside.h"

#include <sodium.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *out)
{
	double ms = outside_now();
	(void)clock;
	out->tv_sec = (long long)(ms / 1000);
	out->tv_nsec = (long)((ms - 1000 * (double)out->tv_sec) * 1e6);
	return 0;
}

long getrandom(void *to, size_t n, unsigned flags)
{
	(void)flags;
	outside_random(to, n);
	return (long)n;
}

void randombytes_buf(void *to, size_t n)
{
	outside_random(to, n);
}

/* Every number alike: those that would make the first ones likelier are drawn again. */
uint32_t randombytes_uniform(uint32_t below)
{
	uint32_t drawn, least = -below % below;
	do
		outside_random(&drawn, sizeof(drawn));
	while (drawn < least);
	return drawn % below;
}

char *sodium_bin2hex(char *hex, size_t size, const unsigned char *bytes, size_t n)
{
	for (size_t i = 0; i < n && 2 * i + 2 < size; i++) {
		hex[2 * i] = "0123456789abcdef"[bytes[i] >> 4];
		hex[2 * i + 1] = "0123456789abcdef"[bytes[i] & 15];
		hex[2 * i + 2] = 0;
	}
	return hex;
}

int sodium_hex2bin(unsigned char *bytes, size_t size, const char *hex, size_t n,
		   const char *ignore, size_t *made, const char **end)
{
	static const char digits[] = "0123456789abcdef";
	(void)ignore, (void)end;
	*made = 0;
	for (size_t i = 0; i + 1 < n && *made < size; i += 2) {
		const char *high = strchr(digits, hex[i]), *low = strchr(digits, hex[i + 1]);
		if (!high || !low)
			return -1;
		bytes[(*made)++] = (unsigned char)((high - digits) << 4 | (low - digits));
	}
	return 2 * *made == n ? 0 : -1;
}

int sodium_memcmp(const void *a, const void *b, size_t n)
{
	return memcmp(a, b, n) ? -1 : 0;
}

void sodium_memzero(void *at, size_t n)
{
	memset(at, 0, n);
}
