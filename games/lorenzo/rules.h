/* rules.h: the entry points of Lorenzo's rules, for game.c alone; and what the pictures
 * and the features want to know of them. */
#ifndef LORENZO_RULES_H
#define LORENZO_RULES_H

#include "cards.h"

void lorenzo_setup(void *state, int n_seats, const uint8_t *options);
int lorenzo_moves(const void *state, int seat, ludo_move *out);
ludo_why lorenzo_why(const void *state, ludo_move move);
void lorenzo_apply(void *state, ludo_move move);
void lorenzo_run(void *state);
int lorenzo_odds(const void *state, ludo_move move);
void lorenzo_fill(void *blanked, int seat, struct ludo_rng *rng);
void lorenzo_standings(const void *state, int32_t *points, uint8_t *place);
int lorenzo_check(const void *state);

/* What a member is worth now, before servants (5.3). */
int lorenzo_member_value(const struct lorenzo *s, int seat, int member);

/* What final scoring would give a seat now (chapter 13). */
struct lorenzo_score {
	int tax, territories, characters, ventures, military, resources, lost, total;
};
struct lorenzo_score lorenzo_score(const struct lorenzo *s, int seat);

#endif
