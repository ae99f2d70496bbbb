/* empires.c: chapter 3, how cards come into areas and leave them. */
#include "pax/chapters.h"

/* ---- rows ---- */

static void row_add(struct pax *s, int seat, int card)
{
	uint8_t *row = row_for(s, seat, back_of(card));
	int i = 0;
	while (i < MAX_SIDE && row[i])
		i++;
	if (i < MAX_SIDE)
		row[i] = (uint8_t)(card + 1); /* 3.2, 7.1: the outer end */
}

static void row_drop(struct pax *s, int card)
{
	struct spot spot = spot_in_rows(s, card, back_of(card));
	if (spot.seat < 0)
		return;
	uint8_t *row = row_for(s, spot.seat, spot.side);
	for (int i = spot.index; i + 1 < MAX_SIDE; i++)
		row[i] = row[i + 1];
	row[MAX_SIDE - 1] = 0;
}

/* ---- leaving ---- */

static void discard_empire(struct pax *s, int empire);

/* 3.6, 3.7: what depends on an empire leaves with it. */
static void lose_dependants(struct pax *s, int seat, int empire)
{
	if (s->queen[empire])
		note(s, EV_DISCARDED, seat, s->queen[empire] - 1);
	s->queen[empire] = 0;
	for (int vassal = 0; vassal < N_EMPIRES; vassal++)
		if (s->suzerain[vassal] == empire + 1)
			discard_empire(s, vassal);
}

/* Out of its row or from under its suzerain. */
static void lift_empire(struct pax *s, int empire)
{
	if (!s->suzerain[empire])
		row_drop(s, FIRST_EMPIRE + empire);
	s->suzerain[empire] = 0;
}

/* Back into the empire deck, with all that lies on it gone (1.7). */
static void discard_empire(struct pax *s, int empire)
{
	if (!s->holder[empire])
		return;
	int seat = s->holder[empire] - 1;
	s->holder[empire] = 0; /* first: nobody can come back to it */
	note(s, EV_DISCARDED, seat, FIRST_EMPIRE + empire);
	lose_dependants(s, seat, empire);
	lift_empire(s, empire);
	set_drop(s->republics, empire);
	s->bishop[FIRST_EMPIRE + empire] = 0;
	memset(s->repressed[empire], 0, sizeof(s->repressed[empire]));
}

/* Any card of any area leaves, with what lies on it. */
static void discard_card(struct pax *s, int card)
{
	if (is_empire(card)) {
		discard_empire(s, card - FIRST_EMPIRE);
		return;
	}
	int seat = spot_of(s, card).seat;
	for (int q = 0; is_queen(card) && q < s->core.n_seats; q++)
		if (set_has(s->maids[q], card - FIRST_QUEEN)) {
			set_drop(s->maids[q], card - FIRST_QUEEN);
			seat = q;
		}
	if (seat >= 0)
		note(s, EV_DISCARDED, seat, card);
	if (!is_queen(card)) {
		row_drop(s, card);
		s->bishop[card] = 0;
	} else if (king_of(s, card) >= 0) {
		s->queen[king_of(s, card)] = 0; /* 3.7: the king stays, and the bishop with him */
	}
}

/* ---- coming ---- */

/* A monarchy of this seat at the end of its row (3.2, 14.1). */
static void take_empire(struct pax *s, int seat, int empire)
{
	if (s->holder[empire]) {
		lose_dependants(s, s->holder[empire] - 1, empire);
		lift_empire(s, empire);
	}
	s->holder[empire] = (uint8_t)(seat + 1);
	set_drop(s->republics, empire);
	row_add(s, seat, FIRST_EMPIRE + empire);
	note(s, EV_TAKES_EMPIRE, seat, empire);
}

/* 14.1: one's own turns over; a vassal becomes free. */
static void flip_empire(struct pax *s, int seat, int empire)
{
	lose_dependants(s, seat, empire);
	if (s->suzerain[empire]) {
		s->suzerain[empire] = 0;
		row_add(s, seat, FIRST_EMPIRE + empire);
	}
	s->republics ^= (uint16_t)(1u << empire);
	if (set_has(s->republics, empire))
		note(s, EV_REPUBLIC, seat, empire);
	else
		note(s, EV_MONARCHY, seat, empire);
}

static void regime_change(struct pax *s, int seat, int empire)
{
	if (s->holder[empire] == seat + 1)
		flip_empire(s, seat, empire); /* 3.4: the only way to a republic */
	else
		take_empire(s, seat, empire);
}

/* 3.5, 10.14: under the attacker, or under the suzerain of that one. */
static void make_vassal(struct pax *s, int seat, int empire, int lord)
{
	if (s->suzerain[lord])
		lord = s->suzerain[lord] - 1;
	if (s->holder[empire]) {
		lose_dependants(s, s->holder[empire] - 1, empire);
		lift_empire(s, empire);
	}
	s->holder[empire] = (uint8_t)(seat + 1);
	s->suzerain[empire] = (uint8_t)(lord + 1);
	set_drop(s->republics, empire);
	note(s, EV_VASSAL, seat, empire, lord);
}
