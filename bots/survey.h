/* survey.h: what a search found at its root, for every answer and every seat.
 *
 * A bot wants one answer; whoever judges a game afterwards wants to know what each would have
 * been worth, and to whom. */
#ifndef LUDO_SURVEY_H
#define LUDO_SURVEY_H

#include "bot.h"

struct bot_prospect {
	ludo_move move;
	uint32_t visits;
	float chance[LUDO_SEATS]; /* of all seats to win, if this is answered */
};

struct bot_survey {
	uint64_t iterations;
	float chance[LUDO_SEATS]; /* of all seats, if the best is answered */
	int n, n_line;
	struct bot_prospect answer[LUDO_MOVES]; /* the most visited first: it is the best */
	ludo_move line[BOT_LINE];               /* of the best; hidden things are guessed */
};

/* Search as the task's style says, on the caller's thread; blur and early are not heeded, and
 * no progress is told.  With 'weighed' that answer is looked at as often as the best one: few
 * visits judge badly.  0 if the seat owes no answer, memory is out, or it was stopped: a survey
 * is whole or not at all. */
int bot_survey(const struct bot_task *task, const ludo_move *weighed, struct bot_survey *survey);

/* Chances of all seats in a true position, by a search for whoever is asked first: it may
 * be chance.  0 as above. */
int bot_survey_position(const struct bot_task *task, float chance[LUDO_SEATS]);

#endif
