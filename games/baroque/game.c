/* game.c: Baroque, by its doors; the only file here with pointers to functions of rules. */
#include "baroque.h"

#include "ludo_doors.h"

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	LUDO_HIDDEN,
	.plies = 20000,
	.odds = baroque_odds,
};

const struct ludo_game baroque_game = {
	.id = "baroque",
	.min_seats = 2,
	.max_seats = 4,
	.version = 3,
	.rules = &rules,
	.face = &baroque_face,
	.lab = &baroque_lab,
};
