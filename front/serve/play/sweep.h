/* sweep.h: work that nobody has claimed: turns that bots owe, time that has run out. */
#ifndef LUDO_SWEEP_H
#define LUDO_SWEEP_H

#include <stdint.h>

struct serve;

void sweep_tick(struct serve *sv, int64_t now);

#endif
