/* rules.h: the entry points of Verräter's rules, for game.c alone. */
#ifndef VERRAETER_RULES_H
#define VERRAETER_RULES_H

#include "verraeter.h"

void verraeter_setup(void *state, int n_seats, const uint8_t *options);
int verraeter_moves(const void *state, int seat, ludo_move *out);
ludo_why verraeter_why(const void *state, ludo_move move);
void verraeter_apply(void *state, ludo_move move);
void verraeter_run(void *state);
int verraeter_odds(const void *state, ludo_move move);
void verraeter_fill(void *blanked, int seat, struct ludo_rng *rng);
void verraeter_standings(const void *state, int32_t *points, uint8_t *place);
int verraeter_check(const void *state);

#endif
