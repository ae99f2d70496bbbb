/* game.c: Pax Renaissance, by its doors; the only file here with pointers to functions of
 * rules. */
#include "pax.h"

#include "ludo_doors.h"

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	.plies = 20000,
	.odds = pax_odds,
};

const struct ludo_game pax_game = {
	.id = "pax",
	.min_seats = 2,
	.max_seats = 4,
	.version = 2,
	.rules = &rules,
	.face = &pax_face,
	.lab = &pax_lab,
};
