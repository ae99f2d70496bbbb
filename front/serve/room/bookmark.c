/* bookmark.c: see bookmark.h.  A bookmark is a sum, when the change was made, at which rev
 * something was last taken back, and the position. */
#include "bookmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"

enum { BEHIND = 8 };

/* It lies a little behind what has been played, so that nobody soon goes back further.  Behind a
 * move nothing can be given again that was taken back: redo has nothing to remember. */
int64_t bookmark_due(const struct room *room, int64_t rev)
{
	int64_t mark = rev - BEHIND;
	return rev % BEHIND == 0 && mark - room->marked >= BOOKMARK_EVERY && mark > room->base &&
			       room->jumped < mark && room->past[mark].is_move
		       ? mark
		       : 0;
}

enum { SUM_BYTES = 18 }; /* with a blank behind it */

static void write_sum(char sum[SUM_BYTES], int64_t rev, const char *body)
{
	snprintf(sum, SUM_BYTES, "%016llx ",
		 (unsigned long long)ludo_hash((uint64_t)rev, body, strlen(body)));
}

void bookmark_write(struct ludo_text *text, const struct room *room, int64_t rev)
{
	struct ludo_text body = { 0 };
	char sum[SUM_BYTES];
	ludo_putf(&body, "%lld %lld ", (long long)room->past[rev].at, (long long)room->jumped);
	ludo_table_keep(room->table, room->past[rev].ply, &body);
	write_sum(sum, rev, ludo_text_string(&body));
	ludo_put(text, sum);
	ludo_put(text, ludo_text_string(&body));
	text->failed |= body.failed;
	ludo_text_free(&body);
}

/* What stands behind the sum; null if it is another. */
static const char *body_of(int64_t rev, const char *text)
{
	char sum[SUM_BYTES];
	if (strlen(text) < SUM_BYTES)
		return 0;
	write_sum(sum, rev, text + SUM_BYTES - 1);
	return strncmp(text, sum, SUM_BYTES - 1) ? 0 : text + SUM_BYTES - 1;
}

const char *bookmark_position(int64_t rev, const char *text)
{
	const char *at = body_of(rev, text);
	for (int i = 0; at && i < 2; i++) {
		at = strchr(at, ' ');
		at += at != 0;
	}
	return at;
}

int bookmark_open(struct room *room, int64_t rev, const char *text)
{
	const char *position = bookmark_position(rev, text);
	struct ludo_seed seed;
	char *end;
	if (!position || !entry_seed(room->row.seed, &seed))
		return 0;
	room->table = ludo_table_kept(room->setup.game, position, seed);
	if (!room->table)
		return 0;
	int64_t at = strtoll(body_of(rev, text), &end, 10);
	room->jumped = strtoll(end, &end, 10);
	room->row.rev = room->base = rev;
	room->marked = rev + BOOKMARK_EVERY; /* there is one more, somewhere behind it */
	room->asked = rev; /* who says that it stood before has the past read */
	return room_remember_ply(room, rev, at, 1);
}

int bookmark_is_enough(const struct room *room)
{
	unsigned seats = 0;
	const struct ludo_table *table = room->table;
	if (!ludo_table_base(table))
		return 1;
	for (int ply = ludo_table_base(table); ply < ludo_table_ply(table); ply++)
		seats |= 1u << ludo_table_move(table, ply).seat;
	return !(((1u << room->setup.n_seats) - 1) & ~seats);
}
