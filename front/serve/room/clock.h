/* clock.h: the time that people have. */
#ifndef LUDO_CLOCK_H
#define LUDO_CLOCK_H

#include "room.h"

struct cause;

int64_t clock_whole(const struct setup *setup); /* of one seat, at the start */
/* The seats that owe something: an answer, or the confirmation of their turn. */
int64_t clock_waiting(const struct game_row *row, const struct ludo_table *table);
/* Write into the row whose turn it is, since when, what is 'left' and when it runs out. */
void clock_set(struct game_row *row, const struct setup *setup, const struct ludo_table *table,
	       const int64_t left[LUDO_SEATS], int64_t now);
/* The same after a change: what was used is gone, what a person's answer earned is added. */
void clock_turn(const struct room *room, struct game_row *row, const struct cause *cause,
		int seat, int64_t now);
/* Of every seat so many answers are taken back: so is what they earned.  Is that still there? */
void clock_give_back(struct room *room, const int answers[LUDO_SEATS]);
int clock_can_give_back(const struct room *room, int seat, int64_t now);
/* What is left for each seat now; the seats of people whose time has run out. */
void room_left(const struct room *room, int64_t now, int64_t left[LUDO_SEATS]);
unsigned room_overdue(const struct room *room, int64_t now);

#endif
