/* table.h: the inside of a table; for the files of this folder alone. */
#ifndef LUDO_TABLE_INSIDE_H
#define LUDO_TABLE_INSIDE_H

#include "deal.h"
#include "ludo_table.h"

enum {
	LUDO_UNDONE = 64,     /* most moves that redo remembers */
	LUDO_NAME_BYTES = 64, /* longest name of a person */
};

struct ludo_table {
	const struct ludo_game *game;
	struct ludo_seed seed;
	int has_seed;        /* a record read from somewhere may lack it */
	int is_set_up;       /* the first snapshot was set by hand */
	int is_loose;        /* and its accounts were not asked */
	char commitment[65]; /* hex */
	char *names[LUDO_SEATS];

	int ply, room;
	char *snapshots; /* ply + 1 whole states: the truth after each move */
	ludo_move *moves;
	int deal;     /* how often chance was asked to deal anew */
	int *deals;   /* and how often at each move */

	int n_undone;
	ludo_move undone[LUDO_UNDONE];
};

/* The true position after 'ply' moves.  For those who own it: people get ludo_table_look. */
void ludo_table_truth(const struct ludo_table *table, int ply, void *state);
/* " a=1 b={2,3}": the fields that one state has otherwise than another, as 'given' takes them. */
void ludo_write_assignments(struct ludo_text *text, const struct ludo_game *game,
			    const void *was, const void *is);
/* Does everything add up?  0 and the account that does not. */
int ludo_table_accounts_hold(const struct ludo_table *table, struct ludo_text *error);
/* Does nobody owe an answer only because no line is left, though the rules have not ended
 * the game?  That comes of an agenda that was set by hand. */
int ludo_table_has_run_empty(const struct ludo_table *table);

#endif
