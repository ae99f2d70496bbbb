/* change.c: what is remembered of changes; see change.h. */
#include "change.h"

#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "hash.h"

int room_remember_ply(struct room *room, int64_t rev, int64_t at, int is_move)
{
	if ((size_t)rev >= room->space_past) {
		size_t more = room->space_past ? room->space_past * 2 : 256;
		while (more <= (size_t)rev)
			more *= 2;
		struct past *past = realloc(room->past, more * sizeof(*past));
		if (!past)
			return 0;
		room->past = past;
		room->space_past = more;
	}
	int ply = room->table ? ludo_table_ply(room->table) : 0;
	room->past[rev] = (struct past){ ply, is_move, at };
	return 1;
}

int64_t room_played_at(const struct room *room, int ply)
{
	int64_t at = 0;
	for (int64_t rev = room->row.rev; rev > 0 && room->past[rev].ply > ply; rev--)
		at = room->past[rev].at;
	return at;
}

static void remember_id(struct room *room, int seat, const char *mid, int64_t rev)
{
	if (!mid || !*mid)
		return;
	if (room->n_seen == room->space_seen) {
		size_t more = room->space_seen ? room->space_seen * 2 : 64;
		struct seen *seen = realloc(room->seen, more * sizeof(*seen));
		if (!seen)
			return; /* the store would still notice a repetition */
		room->seen = seen;
		room->space_seen = more;
	}
	uint64_t what = ludo_hash((uint64_t)seat + 1, mid, strlen(mid));
	room->seen[room->n_seen++] = (struct seen){ what, rev };
}

int64_t room_seen_at(const struct room *room, int seat, const char *mid)
{
	uint64_t what = ludo_hash((uint64_t)seat + 1, mid, strlen(mid));
	for (size_t i = room->n_seen; i-- > 0;)
		if (room->seen[i].what == what)
			return room->seen[i].rev;
	return -1;
}

int room_is_current(const struct room *room, int64_t rev)
{
	return rev >= room->asked && rev <= room->row.rev;
}

struct glance room_glance(const struct room *room)
{
	return (struct glance){ ludo_table_waiting(room->table), ludo_table_question(room->table),
				ludo_table_ply(room->table) };
}

/* Others may answer the same question meanwhile: the question stands as long as nobody
 * new is asked and the same line is on top. */
int glance_is_same(const struct glance *was, const struct glance *is)
{
	return is->waiting && !(is->waiting & ~was->waiting) &&
	       !memcmp(&was->question, &is->question, sizeof(is->question));
}

void room_note_change(struct room *room, int64_t rev, int64_t at, int seat, const char *mid,
		      const struct cause *cause, const struct glance *was)
{
	struct glance is = room_glance(room);
	room->row.rev = rev;
	room->row.ply = is.ply;
	room->row.held = cause->holds ? seat + 1 : 0;
	room->row.waiting = clock_waiting(&room->row, room->table);
	room_remember_ply(room, rev, at, cause->kind == CAUSE_MOVE);
	remember_id(room, seat, mid, rev);
	if (cause->kind != CAUSE_MOVE || !glance_is_same(was, &is))
		room->asked = rev;
	if (cause->kind == CAUSE_UNDO || cause->kind == CAUSE_REWIND)
		room->jumped = rev;
}

void room_note_start(struct room *room)
{
	room_remember_ply(room, 0, room->row.started, 0);
}
