/* stdlib.h: of the C library, what the table and the bots use. */
#ifndef LUDO_STDLIB_H
#define LUDO_STDLIB_H

#include <stddef.h>

void *malloc(size_t n);
void *calloc(size_t n, size_t size);
void *realloc(void *at, size_t n);
void free(void *at);

_Noreturn void abort(void);
int abs(int n);
int atoi(const char *s);
long long atoll(const char *s);
long strtol(const char *s, char **end, int base);
long long strtoll(const char *s, char **end, int base);
double strtod(const char *s, char **end);

#endif
