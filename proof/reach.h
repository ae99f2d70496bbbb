/* reach.h: which verbs, questions, reasons, events and names the tests have met. */
#ifndef LUDO_REACH_H
#define LUDO_REACH_H

#include "ludo_table.h"

struct ludo_reach;

struct ludo_reach *ludo_reach_open(const struct ludo_game *game);
void ludo_reach_close(struct ludo_reach *reach);
/* A watcher for scripts and laws: a move that was played or refused in a position. */
void ludo_reach_watch(void *reach, const void *state, ludo_move move, ludo_why why);
/* What was never met, a line each as "kind token"; returns how many. */
int ludo_reach_missing(const struct ludo_reach *reach, struct ludo_text *missing);
int ludo_reach_total(const struct ludo_reach *reach);

#endif
