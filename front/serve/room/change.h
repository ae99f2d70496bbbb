/* change.h: what a change of the game means for a room. */
#ifndef LUDO_CHANGE_H
#define LUDO_CHANGE_H

#include "play/entry.h"
#include "room.h"

/* A game at a glance, to see what a change has brought. */
struct glance {
	unsigned waiting;
	struct ludo_step question;
	int ply;
};
struct glance room_glance(const struct room *room);
/* The table has been brought to 'rev': remember what follows from it. */
void room_note_change(struct room *room, int64_t rev, int64_t at, int seat, const char *mid,
		      const struct cause *cause, const struct glance *was);
/* The ply that a change led to, and when it was made; 0 if memory is out. */
int room_remember_ply(struct room *room, int64_t rev, int64_t at, int is_move);
/* When the move of a ply was made, in milliseconds; 0 where that is not known. */
int64_t room_played_at(const struct room *room, int ply);
/* Is it still the same question, which others may be answering meanwhile? */
int glance_is_same(const struct glance *was, const struct glance *is);
/* Nothing was changed yet: the table as it was dealt. */
void room_note_start(struct room *room);
/* Does the question still stand that was shown at 'rev'? */
int room_is_current(const struct room *room, int64_t rev);
/* The rev of a seat's earlier request with this id; -1: none. */
int64_t room_seen_at(const struct room *room, int seat, const char *mid);

#endif
