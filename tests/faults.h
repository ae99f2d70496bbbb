/* faults.h: a copy of a game to be broken, and what the laws say of it. */
#ifndef LUDO_FAULTS_H
#define LUDO_FAULTS_H

#include "laws.h"

/* The copy.  Whoever plants a fault writes into it; the game itself stays whole. */
struct faulty {
	const struct ludo_rules *sound; /* the rules before they were broken */
	struct ludo_rules rules;
	struct ludo_face face;
	struct ludo_game game;
};
extern struct faulty faulty;

void faults_begin(const struct ludo_game *of);
/* Does just this law fall within 300 games of the copy?  Counts, and says if not. */
void faults_expect(const char *fault, int law);

/* Faults in any game, found by the names that its tables give things. */
void faults_by_name(void);

#endif
