/* game.c: In the Shadow of the Emperor, by its doors; the only file here with pointers to
 * functions of rules. */
#include "emperor.h"

#include "ludo_doors.h"

/* Nothing is hidden from everybody: chance draws provinces and the first emperor in the
 * open. */
static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	.plies = MOST_PLIES,
};

const struct ludo_game emperor_game = {
	.id = "emperor",
	.min_seats = 2,
	.max_seats = 4,
	.version = 1,
	.rules = &rules,
	.face = &emperor_face,
	.lab = &emperor_lab,
};
