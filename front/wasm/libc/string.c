/* string.c: of the C library, what the table and the bots use; see string.h. */
#include <string.h>

#include <stdint.h>
#include <stdlib.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	return __builtin_memcpy(to, from, n); /* one instruction, memory.copy */
}

void *memmove(void *to, const void *from, size_t n)
{
	return __builtin_memmove(to, from, n);
}

void *memset(void *to, int byte, size_t n)
{
	return __builtin_memset(to, byte, n);
}

int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;
	for (uint64_t p, q; n >= 8; n -= 8, x += 8, y += 8) {
		memcpy(&p, x, 8);
		memcpy(&q, y, 8);
		if (p != q)
			break;
	}
	for (; n--; x++, y++)
		if (*x != *y)
			return *x < *y ? -1 : 1;
	return 0;
}

void *memchr(const void *in, int byte, size_t n)
{
	const unsigned char *at = in;
	for (; n--; at++)
		if (*at == (unsigned char)byte)
			return (void *)at;
	return 0;
}

size_t strnlen(const char *s, size_t most)
{
	size_t n = 0;
	while (n < most && s[n])
		n++;
	return n;
}

size_t strlen(const char *s)
{
	const char *end = s;
	while (*end)
		end++;
	return (size_t)(end - s);
}

int strncmp(const char *a, const char *b, size_t n)
{
	for (; n; n--, a++, b++)
		if (*a != *b || !*a)
			return (unsigned char)*a - (unsigned char)*b;
	return 0;
}

int strcmp(const char *a, const char *b)
{
	return strncmp(a, b, (size_t)-1);
}

char *strchr(const char *s, int c)
{
	for (; *s != (char)c; s++)
		if (!*s)
			return 0;
	return (char *)s;
}

char *strrchr(const char *s, int c)
{
	const char *found = 0;
	for (;; s++) {
		if (*s == (char)c)
			found = s;
		if (!*s)
			return (char *)found;
	}
}

char *strstr(const char *in, const char *what)
{
	size_t n = strlen(what);
	for (; strncmp(in, what, n); in++)
		if (!*in)
			return 0;
	return (char *)in;
}

size_t strspn(const char *s, const char *of)
{
	size_t n = 0;
	while (s[n] && strchr(of, s[n]))
		n++;
	return n;
}

size_t strcspn(const char *s, const char *but)
{
	size_t n = 0;
	while (s[n] && !strchr(but, s[n]))
		n++;
	return n;
}

char *strtok_r(char *s, const char *between, char **rest)
{
	s = s ? s : *rest;
	s += strspn(s, between);
	char *end = s + strcspn(s, between);
	*rest = *end ? end + 1 : end;
	*end = 0;
	return end == s ? 0 : s;
}

char *strndup(const char *s, size_t most)
{
	size_t n = strnlen(s, most);
	char *copy = malloc(n + 1);
	if (!copy)
		return 0;
	memcpy(copy, s, n);
	copy[n] = 0;
	return copy;
}

char *strdup(const char *s)
{
	return strndup(s, (size_t)-1);
}
