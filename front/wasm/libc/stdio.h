/* stdio.h: of the C library, what the table and the bots use: writing into memory. */
#ifndef LUDO_STDIO_H
#define LUDO_STDIO_H

#include <stdarg.h>
#include <stddef.h>

int snprintf(char *to, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
int vsnprintf(char *to, size_t size, const char *format, va_list args);

#endif
