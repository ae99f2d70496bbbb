/* clock.c: what is left for whom; see clock.h. */
#include "clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void room_left(const struct room *room, int64_t now, int64_t left[LUDO_SEATS])
{
	const char *at = room->row.clock;
	unsigned running = (unsigned)room->row.waiting & setup_people(&room->setup);
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		char *end;
		left[seat] = strtoll(at, &end, 10);
		at = end;
		if (running >> seat & 1)
			left[seat] -= now - room->row.since;
	}
}

unsigned room_overdue(const struct room *room, int64_t now)
{
	int64_t left[LUDO_SEATS];
	unsigned overdue = 0;
	if (room->setup.pace == PACE_NONE || room->row.status != STATUS_PLAYING)
		return 0;
	room_left(room, now, left);
	for (int seat = 0; seat < room->setup.n_seats; seat++)
		if (left[seat] <= 0)
			overdue |= 1u << seat;
	return overdue & (unsigned)room->row.waiting & setup_people(&room->setup);
}

/* One number for every seat, as room_left reads them. */
static void write_left(struct game_row *row, const int64_t left[LUDO_SEATS])
{
	size_t n = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		n += (size_t)snprintf(row->clock + n, sizeof(row->clock) - n, "%s%lld",
				      seat ? " " : "", (long long)left[seat]);
}

int64_t clock_whole(const struct setup *setup)
{
	return setup->pace == PACE_LIVE   ? (int64_t)setup->minutes * 60000
	       : setup->pace == PACE_SLOW ? (int64_t)setup->days * DAY_MS
					  : 0;
}

int64_t clock_waiting(const struct game_row *row, const struct ludo_table *table)
{
	return row->held ? 1 << (row->held - 1)
			 : (int64_t)(ludo_table_waiting(table) & ((1u << LUDO_SEATS) - 1));
}

void clock_set(struct game_row *row, const struct setup *setup, const struct ludo_table *table,
	       const int64_t left[LUDO_SEATS], int64_t now)
{
	int64_t least = INT64_MAX;
	unsigned people;
	row->ply = ludo_table_ply(table);
	row->waiting = clock_waiting(row, table);
	row->since = now;
	people = (unsigned)row->waiting & setup_people(setup);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if ((people >> seat & 1) && left[seat] < least)
			least = left[seat] > 0 ? left[seat] : 0;
	row->deadline = setup->pace == PACE_NONE || !people ? 0 : now + least;
	write_left(row, left);
}

void clock_turn(const struct room *room, struct game_row *row, int mover, int64_t now)
{
	int64_t left[LUDO_SEATS];
	const struct setup *s = &room->setup;
	unsigned fresh = (unsigned)clock_waiting(row, room->table) & ~(unsigned)room->row.waiting;
	room_left(room, now, left);
	if (mover >= 0 && s->pace == PACE_LIVE)
		left[mover] += (int64_t)s->seconds * 1000;
	for (int seat = 0; seat < LUDO_SEATS && s->pace == PACE_SLOW; seat++)
		if (seat == mover || (fresh >> seat & 1))
			left[seat] = clock_whole(s);
	clock_set(row, s, room->table, left, now);
}
