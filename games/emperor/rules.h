/* rules.h: the entry points of the rules, for game.c alone. */
#ifndef EMPEROR_RULES_H
#define EMPEROR_RULES_H

#include "emperor.h"

void emperor_setup(void *state, int n_seats, const uint8_t *options);
int emperor_moves(const void *state, int seat, ludo_move *out);
ludo_why emperor_why(const void *state, ludo_move move);
void emperor_apply(void *state, ludo_move move);
void emperor_run(void *state);
int emperor_odds(const void *state, ludo_move move);
void emperor_fill(void *blanked, int seat, struct ludo_rng *rng);
void emperor_standings(const void *state, int32_t *points, uint8_t *place);
int emperor_check(const void *state);

#endif
