/* rules.h: the entry points of the template's rules, for game.c alone. */
#ifndef TEMPLATE_RULES_H
#define TEMPLATE_RULES_H

#include "template.h"

void template_setup(void *state, int n_seats, const uint8_t *options);
int template_moves(const void *state, int seat, ludo_move *out);
ludo_why template_why(const void *state, ludo_move move);
void template_apply(void *state, ludo_move move);
void template_run(void *state);
int template_odds(const void *state, ludo_move move);
void template_fill(void *blanked, int seat, struct ludo_rng *rng);
void template_standings(const void *state, int32_t *points, uint8_t *place);
int template_check(const void *state);

#endif
