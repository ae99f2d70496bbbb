/* game.c: Lorenzo il Magnifico, by its doors; the only file here with pointers to functions
 * of rules. */
#include "lorenzo.h"

#include "ludo_doors.h"

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	LUDO_HIDDEN,
	.plies = 2500,
};

const struct ludo_game lorenzo_game = {
	.id = "lorenzo",
	.min_seats = 2,
	.max_seats = 4,
	.version = 1,
	.rules = &rules,
	.face = &lorenzo_face,
	.lab = &lorenzo_lab,
};
