/* game.c: Verräter, by its doors; the only file here with pointers to functions of rules. */
#include "verraeter.h"

#include "ludo_doors.h"

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	LUDO_HIDDEN,
	.plies = 400,
	.odds = verraeter_odds,
};

const struct ludo_game verraeter_game = {
	.id = "verraeter",
	.min_seats = 3,
	.max_seats = 4,
	.version = 1,
	.rules = &rules,
	.face = &verraeter_face,
	.lab = &verraeter_lab,
};
