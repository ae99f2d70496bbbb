/* clock.c: what is left for whom; see clock.h. */
#include "clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/entry.h"

/* What is left for each seat; and at a slow pace the least that was left in its present turn,
 * which is all that it has again when it takes an answer back. */
struct times {
	int64_t left[LUDO_SEATS], least[LUDO_SEATS];
};

static struct times read_times(const struct game_row *row)
{
	struct times times;
	const char *at = row->clock;
	for (int i = 0; i < 2 * LUDO_SEATS; i++) {
		char *end;
		int64_t *to = i < LUDO_SEATS ? &times.left[i] : &times.least[i - LUDO_SEATS];
		*to = strtoll(at, &end, 10);
		at = end;
	}
	return times;
}

static void write_times(struct game_row *row, const struct times *times)
{
	struct ludo_text text = { 0 };
	for (int i = 0; i < 2 * LUDO_SEATS; i++) {
		ludo_put(&text, i ? " " : "");
		ludo_put_number(&text, i < LUDO_SEATS ? times->left[i]
						      : times->least[i - LUDO_SEATS]);
	}
	snprintf(row->clock, sizeof(row->clock), "%s", ludo_text_string(&text));
	ludo_text_free(&text);
}

void room_left(const struct room *room, int64_t now, int64_t left[LUDO_SEATS])
{
	unsigned running = (unsigned)room->row.waiting & setup_people(&room->setup);
	struct times times = read_times(&room->row);
	/* written by a process whose clock was ahead: no time has passed */
	int64_t passed = now > room->row.since ? now - room->row.since : 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		left[seat] = times.left[seat] - (running >> seat & 1 ? passed : 0);
}

unsigned room_overdue(const struct room *room, int64_t now)
{
	int64_t left[LUDO_SEATS];
	unsigned overdue = 0;
	if (room->setup.pace == PACE_NONE || room->row.status != STATUS_PLAYING || !room->table)
		return 0;
	room_left(room, now, left);
	for (int seat = 0; seat < room->setup.n_seats; seat++)
		if (left[seat] <= 0)
			overdue |= 1u << seat;
	return overdue & (unsigned)room->row.waiting & setup_people(&room->setup);
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

static void set(struct game_row *row, const struct setup *setup, const struct ludo_table *table,
		const struct times *times, int64_t now)
{
	const int64_t *left = times->left;
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
	write_times(row, times);
}

void clock_set(struct game_row *row, const struct setup *setup, const struct ludo_table *table,
	       const int64_t left[LUDO_SEATS], int64_t now)
{
	struct times times = read_times(row);
	memcpy(times.left, left, sizeof(times.left));
	set(row, setup, table, &times, now);
}

static int64_t increment(const struct setup *s)
{
	return s->pace == PACE_LIVE ? (int64_t)s->seconds * 1000 : 0;
}

/* A person's answer is given: what it earns. */
static void earn(const struct setup *s, struct times *t, int seat)
{
	int64_t left = t->left[seat];
	t->left[seat] = s->pace == PACE_SLOW ? clock_whole(s) : left + increment(s);
	if (t->least[seat] <= 0 || left < t->least[seat])
		t->least[seat] = left;
}

void clock_turn(const struct room *room, struct game_row *row, const struct cause *cause,
		int seat, int64_t now)
{
	const struct setup *s = &room->setup;
	struct times times = read_times(row);
	unsigned fresh = (unsigned)clock_waiting(row, room->table) & ~(unsigned)room->row.waiting;
	int is_answer = cause->kind == CAUSE_MOVE || cause->kind == CAUSE_REDO;
	room_left(room, now, times.left);
	if (is_answer && !*setup_bot_of(s, seat))
		earn(s, &times, seat);
	for (int i = 0; i < LUDO_SEATS && s->pace == PACE_SLOW; i++)
		if ((fresh >> i & 1) && cause->kind != CAUSE_UNDO)
			times.left[i] = times.least[i] = clock_whole(s);
	set(row, s, room->table, &times, now);
}

int clock_can_give_back(const struct room *room, int seat, int64_t now)
{
	int64_t left[LUDO_SEATS];
	room_left(room, now, left);
	return room->setup.pace != PACE_LIVE || left[seat] > increment(&room->setup);
}

void clock_give_back(struct room *room, const int answers[LUDO_SEATS])
{
	struct times t = read_times(&room->row);
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		if (!(setup_people(&room->setup) >> seat & 1))
			continue; /* bots earn nothing */
		t.left[seat] -= answers[seat] * increment(&room->setup);
		if (room->setup.pace == PACE_SLOW && answers[seat] && t.least[seat] > 0 &&
		    t.least[seat] < t.left[seat])
			t.left[seat] = t.least[seat];
	}
	write_times(&room->row, &t);
}
