/* think.h: bots that think, for their own turns and for people who want a hint. */
#ifndef LUDO_THINK_H
#define LUDO_THINK_H

#include "request.h"

/* Does nobody hold a seat?  Then bots play only as long as somebody looks, and nobody has to
 * remember that it is their turn. */
int think_is_for_show(const struct room *room);
/* Ask the bots whose turn it is, if the turns are claimed by this node. */
void think_ask_bots(struct room *room);
/* This node has claimed the turns that bots owe at a table. */
void think_claimed(struct serve *sv, const char *id);
/* What a bot would do in a person's place. */
enum held think_hint(struct room *room, struct request *request);

/* Stop the thoughts that have become moot; all of them. */
void think_review(struct room *room);
void think_stop(struct serve *sv);
/* The tables whose claims must be renewed because bots still think about them: how many. */
int think_leases(struct serve *sv, int64_t now, char (*ids)[ID_BYTES], int most);

#endif
