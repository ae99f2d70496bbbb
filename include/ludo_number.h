/* ludo_number.h: every answer of a game has a number of its own.  Freestanding: a device counts in
 * the same way. */
#ifndef LUDO_NUMBER_H
#define LUDO_NUMBER_H

#include "ludo.h"

enum { LUDO_NUMBERED = 64 }; /* most verbs that can be numbered, and a 0 */

/* The answers of verb v begin at first[v]; within a verb the last of its numbers counts
 * fastest.  The numbers stay as they are as long as the tables do: version of the rules. */
struct ludo_numbering {
	int32_t n;
	int32_t first[LUDO_NUMBERED];
	int32_t wide[LUDO_NUMBERED][3]; /* values of a, b and c; 1 where there is none */
	int n_verbs;
};

/* The number of an answer; -1 if it is out of every range. */
static inline int32_t ludo_action_of(const struct ludo_numbering *numbering, ludo_move m)
{
	const int32_t number[3] = { m.a, m.b, m.c };
	if (m.verb < 1 || m.verb >= numbering->n_verbs)
		return -1;
	int32_t action = 0;
	for (int i = 0; i < 3; i++) {
		int32_t wide = numbering->wide[m.verb][i];
		if (number[i] < 0 || number[i] >= wide)
			return -1;
		action = action * wide + number[i];
	}
	return numbering->first[m.verb] + action;
}

#endif
