/* blank.h: the one function that hides.  A datum is private because of where it
 * is declared; this function needs only the offsets.  Views, bots, features and
 * texts receive what comes out of here and nothing else. */
#ifndef LUDO_BLANK_H
#define LUDO_BLANK_H

#include <string.h>

#include "ludo.h"

/* Blank a state for one seat; LUDO_NOBODY keeps what everybody may see.  A seat that
 * does not exist sees no more than nobody does. */
static inline void ludo_blank(const struct ludo_rules *rules, void *state, int seat)
{
	unsigned char *bytes = state;
	for (int i = 0; i < LUDO_SEATS; i++)
		if (i != seat)
			memset(bytes + rules->secret + (size_t)i * rules->secret_size, 0,
			       rules->secret_size);
	memset(bytes + rules->hidden, 0, rules->hidden_size);

	struct ludo_tape *tape = (struct ludo_tape *)(void *)(bytes + rules->tape);
	for (uint32_t i = 0; i < tape->n; i++) {
		struct ludo_event *e = &tape->event[i];
		int is_seat = seat >= 0 && seat < LUDO_SEATS;
		if (is_seat ? e->to >> seat & 1 : e->to == LUDO_ALL)
			continue;
		e->a = e->b = e->c = 0;
		e->flags |= LUDO_HUSHED;
	}
}

#endif
