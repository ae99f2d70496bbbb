/* entry.h: a game as the store keeps it: a seed, and an entry of text for every change.
 *
 * An entry is a line that says what was done, its cause ("move", "undo 0 6", "rewind 17 1"), then
 * the moves that came of it, one a line, chance's answers among them; "hold" ends it where the
 * table waits for the seat to confirm its turn.  A game that begins from a position set by hand
 * has it below its first cause: "given loosely ...".  Replaying the entries gives the table.
 *
 * A game that was played elsewhere has one entry: "record" and the record (docs/records.md). */
#ifndef LUDO_ENTRY_H
#define LUDO_ENTRY_H

#include "room/setup.h"

struct ludo_table;
struct ludo_seed;

enum cause_kind { CAUSE_MOVE, CAUSE_UNDO, CAUSE_REDO, CAUSE_REWIND, CAUSE_END, CAUSE_DEAL,
		  CAUSE_FORK, CAUSE_CONFIRM, CAUSE_RECORD };

struct cause {
	enum cause_kind kind;
	int number;       /* of an undo, redo or confirmation the seat, of a rewind the ply */
	/* of an undo the seats that did not mind, as a set; of a rewind, how often chance has
	 * dealt anew since: 0 where it did not, as in older entries */
	unsigned with;
	int holds;        /* nothing goes on until the seat confirms its turn */
};

const char *cause_word(enum cause_kind kind); /* as docs/protocol.md has it */

int entry_seed(const char *hex, struct ludo_seed *seed); /* 0 if it is none of ours */
/* The table before its first entry; null if the seed is none of ours. */
struct ludo_table *entry_table(const struct setup *setup, const char *seed_hex);
/* An entry, with the moves from a ply on; 0 if it could not be read again. */
int entry_write(struct ludo_text *data, struct cause cause, const struct ludo_table *table,
		int from);
/* The first entry of a game that comes from elsewhere: its record. */
int entry_write_record(struct ludo_text *data, const struct ludo_table *table);
/* Bring a table up to date with one entry of the store, and tell its cause; 0 if it does not
 * fit. */
int entry_apply(struct ludo_table *table, const char *data, struct cause *cause);

#endif
