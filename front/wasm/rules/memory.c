/* memory.c: what a compiler may call although no source does. */
#include <string.h>

void *memmove(void *to, const void *from, size_t n);
int memcmp(const void *a, const void *b, size_t n);

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	unsigned char *t = to;
	const unsigned char *f = from;
	while (n--)
		*t++ = *f++;
	return to;
}

void *memset(void *to, int byte, size_t n)
{
	unsigned char *t = to;
	while (n--)
		*t++ = (unsigned char)byte;
	return to;
}

void *memmove(void *to, const void *from, size_t n)
{
	unsigned char *t = to;
	const unsigned char *f = from;
	if (t < f)
		return memcpy(to, from, n);
	while (n--)
		t[n] = f[n];
	return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;
	for (; n--; x++, y++)
		if (*x != *y)
			return *x < *y ? -1 : 1;
	return 0;
}
