/* chapters.h: what the chapters of the rules share; for rules.c alone, which is all of
 * them in the order of rules.md.  Here stands what a chapter uses before it is told. */
#ifndef EMPEROR_CHAPTERS_H
#define EMPEROR_CHAPTERS_H

#include "emperor.h"

#include "rules.h"

/* Lines for the agenda, written down one after another and then planned at once:
 * then(&next, DO_POWER), or then_in_turn(s, &next, but, ASK_RULER) for all seats but one, in
 * turn order from the emperor (4.2). */
struct sequence {
	struct ludo_step line[LUDO_AGENDA];
	int n;
};
#define then(next, ...) add_line(next, (struct ludo_step){ __VA_ARGS__ })
#define then_in_turn(s, next, but, what, ...)                                          \
	add_lines(s, next, but, (struct ludo_step){ what, 0, __VA_ARGS__ })

/* No province, where one could be left out. */
enum { NOWHERE = -1 };

/* Where an effect comes from.  That of a card may be gone without where two play; that
 * of a privilege never (8.6, 10.3). */
enum { BY_CARD, BY_USE };

/* 4: the order of play, and who makes room for whom */
static int next_seat(const struct emperor *s, int seat);
static void add_line(struct sequence *next, struct ludo_step line);
static void add_lines(const struct emperor *s, struct sequence *next, int but,
		      struct ludo_step line);
static void push_away(struct emperor *s, int province, int owner);

/* 6: the throne */
static void put_on_throne(struct emperor *s, int seat);

/* 7: weddings */
static int has_bachelor(const struct emperor *s, int seat);
static void marry(struct emperor *s, int place, int seat, int rank);

/* 9 and 10: what cards and privileges do */
static ludo_why price_why(const struct emperor *s, int seat, int card);
static void pay_for(struct emperor *s, int seat, int card);
static void carry_out(struct emperor *s, int seat, int card);
static int can_immigrate(const struct emperor *s, int seat, int by);
static ludo_why use_why(const struct emperor *s, ludo_move m);
static void use_privilege(struct emperor *s, int seat, int province);

/* 13: the emperor's cities */
static int has_free_city_space(const struct emperor *s);

#endif
