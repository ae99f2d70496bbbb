/* string.h: of the C library, what the table and the bots use. */
#ifndef LUDO_STRING_H
#define LUDO_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void *memchr(const void *in, int byte, size_t n);
size_t strlen(const char *s);
size_t strnlen(const char *s, size_t most);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
char *strchr(const char *s, int c);
char *strrchr(const char *s, int c);
char *strstr(const char *in, const char *what);
size_t strspn(const char *s, const char *of);
size_t strcspn(const char *s, const char *but);
char *strtok_r(char *s, const char *between, char **rest);
char *strdup(const char *s);
char *strndup(const char *s, size_t most);

#endif
