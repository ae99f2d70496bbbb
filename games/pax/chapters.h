/* chapters.h: what the chapters of the rules of Pax Renaissance use of one another.  They are
 * parts of rules.c, in the order of rules.md. */
#ifndef PAX_CHAPTERS_H
#define PAX_CHAPTERS_H

#include "areas.h"

#include "rules.h"

/* ---- what a line can say: where a piece goes ---- */

enum { TO_CITY = 0, TO_BORDER = 32, TO_CARD = 64, TO_TROOPS = 250 };

/* Chapters that others plan or ask by name. */
static int can_operate(const struct pax *s, int seat, int side);
static int may_treason(const struct pax *s, int seat, int card);
static void plan_war(struct pax *s, int seat, int shot, int empire, int card);
static void wage(struct pax *s, int seat, int shot, int empire);
static int has_blood(const struct pax *s, int shot, int empire);
static void trigger(struct pax *s, int seat, int card, int is_sold);
static void regime_change(struct pax *s, int seat, int empire);
static void finish(struct pax *s);

#endif
