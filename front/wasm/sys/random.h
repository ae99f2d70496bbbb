/* sys/random.h: of the C library, what the table uses: the browser's generator. */
#ifndef LUDO_SYS_RANDOM_H
#define LUDO_SYS_RANDOM_H

#include <stddef.h>

long getrandom(void *to, size_t n, unsigned flags);

#endif
