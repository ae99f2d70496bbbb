/* desk.h: what people may do about a table: make it, sit down, get up, replace, start. */
#ifndef LUDO_DESK_H
#define LUDO_DESK_H

#include "net/json.h"
#include "room/setup.h"
#include "words.h"

struct ludo_table;

/* Somebody at the counter: a request about one table.  Functions answer F_NONE and have
 * changed row and setup, or refuse and have changed nothing that will be kept. */
struct desk {
	struct game_row *row;
	struct setup *setup;
	const struct person *me;
	const struct json *args;
	int lang;
	int with_template; /* is the template offered? */
	int64_t now;
	unsigned absent;   /* seats of people who have been gone for long */
	int is_maker_lost; /* and so has the maker: the others may act in their place */
	enum saying saying;    /* what exactly is wrong */
	struct ludo_text *more; /* and a word of the game about it */
};

/* A new table from the body of POST /api/tables. */
enum fault desk_make(struct desk *desk);
/* It begins with the position of that body: the table that was set up so, whatever the answer;
 * to be closed, may be null. */
enum fault desk_set(struct desk *desk, struct ludo_table **from);
/* A new table with the people of an old one. */
enum fault desk_rematch(struct desk *desk, const struct game_row *old_row,
			const struct setup *old);
/* A new table from a ply of a finished one. */
enum fault desk_fork(struct desk *desk, const struct game_row *old_row, const struct setup *old);
/* join, leave, ready, seat, swap, kick, replace, back, hand, settings; 'start' checks. */
enum fault desk_act(struct desk *desk, const char *action);
int desk_knows(const char *action);

#endif
