/* game.c: Pax Renaissance, by its doors; the only file here with pointers to functions of
 * rules. */
#include "pax.h"

#include "ludo_doors.h"

/* Every game ends.  Of the cards of both decks as many are drawn after the first market as
 * MOST_DRAWN says, and before, between and after them there are fewer than twenty turns of
 * everybody, or the game is over (5.8).  A turn has no end of answers only if it has no end of
 * cards: in two operations actions each of 56 trade cards acts once and each of ten empires at
 * most twice, and one is borrowed (10.2, 16.13), with 20 answers at most (a campaign: which,
 * where, six losses, a concession and its source, eight freed, and enough).  Six cards that are
 * played or sold for a war take fewer than 50 each, and fairs, draws, tops and discards together
 * fewer than 130. */
enum {
	MOST_SEATS   = 4,
	MOST_DRAWN   = 2 * (BOTTOM + 4 * MOST_SEATS) - N_PLACES,
	MOST_TURNS   = (MOST_DRAWN + 1) * IDLE_TURNS * MOST_SEATS,
	MOST_ANSWERS = (56 + 2 * N_EMPIRES + 1) * 20 + 6 * 50 + 130,
	SETTING_UP   = MOST_SEATS + 1 + N_PLACES + N_SIDES,
};

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	.plies = SETTING_UP + MOST_TURNS * MOST_ANSWERS,
	.odds = pax_odds,
};

const struct ludo_game pax_game = {
	.id = "pax",
	.min_seats = 2,
	.max_seats = MOST_SEATS,
	.version = 2,
	.rules = &rules,
	.face = &pax_face,
	.lab = &pax_lab,
};
