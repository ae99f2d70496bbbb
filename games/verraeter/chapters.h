/* chapters.h: what the chapters of Verräter's rules use of one another.  They are parts of
 * rules.c, in the order of rules.md. */
#ifndef VERRAETER_CHAPTERS_H
#define VERRAETER_CHAPTERS_H

#include "verraeter.h"

#include "rules.h"

/* ---- seats and their actions ---- */

static int left_of(const struct verraeter *s, int seat)
{
	return seat + 1 < s->core.n_seats ? seat + 1 : 0; /* 0.9 */
}

static int holder_of(const struct verraeter *s, int action)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->shown[seat] == action + 1)
			return seat;
	return LUDO_NOBODY;
}

/* An action + 1, or none, as a set. */
static unsigned as_set(int action)
{
	return action ? 1u << (action - 1) : 0;
}

static int right_of(const struct verraeter *s, int seat)
{
	return seat ? seat - 1 : s->core.n_seats - 1;
}

/* Plan one line for each seat, leftwards from the start player; the last one is planned first. */
static void plan_round_the_table(struct verraeter *s, int what, int a, int but)
{
	for (int i = s->core.n_seats, seat = s->start; i > 0; i--) {
		seat = right_of(s, seat);
		if (seat != but)
			plan(s, line(what, seat, a));
	}
}

/* ---- buildings ---- */

static void put_building(struct verraeter *s, int seat, int face, int place)
{
	s->builder[place] = seat + 1;
	s->face[place] = face;
	note(s, EV_BUILDS, seat, face, place);
}

/* ---- supply cards ---- */

static int n_in(const uint8_t counts[N_SUPPLIES])
{
	int n = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		n += counts[i];
	return n;
}

static int n_in_bag(int bag)
{
	int n = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		n += bag_count(bag, i);
	return n;
}

/* An answer for every bag of cards out of a hand, counting up: value by value, those without
 * it again with one of it, with two, and so on. */
static void offer_bags(struct ludo_list *list, int seat, int verb, const uint8_t hand[N_SUPPLIES])
{
	struct ludo_list bags = { list->move, 0 }; /* its own, which stays in registers */
	ludo_offer(&bags, ludo_answer(seat, verb, 0, 0, 0));
	for (int i = 0; i < N_SUPPLIES; i++)
		for (int n = 1, n_without = bags.n; n <= hand[i] && n <= supplies[i].count; n++)
			for (int k = 0; k < n_without; k++) {
				int bag = bags.move[k].a + bag_of(i, n);
				ludo_offer(&bags, ludo_answer(seat, verb, bag, 0, 0));
			}
	list->n = bags.n;
}

/* A supply of which a bag holds more than the hand does; LUDO_NOBODY if there is none. */
static int short_of(const struct verraeter *s, int seat, int bag)
{
	for (int i = 0; i < N_SUPPLIES; i++)
		if (bag_count(bag, i) > s->secret[seat].hand[i])
			return i;
	return LUDO_NOBODY;
}

/* Cards leave a hand for an open heap; what all knew of the hand may go with them. */
static void lay_open(struct verraeter *s, int seat, int bag, uint8_t heap[N_SUPPLIES])
{
	for (int i = 0; i < N_SUPPLIES; i++) {
		int n = bag_count(bag, i);
		s->secret[seat].hand[i] -= n;
		s->n_hand[seat] -= n;
		heap[i] += n;
		s->known[seat][i] -= n < s->known[seat][i] ? n : s->known[seat][i]; /* 15.6 */
	}
}

#endif
