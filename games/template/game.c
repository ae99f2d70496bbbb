/* game.c: the template, by its doors; the only file here with pointers to functions of rules. */
#include "template.h"

#include "ludo_doors.h"

static const struct ludo_rules rules = {
	LUDO_RULES,
	LUDO_SECRET,
	LUDO_HIDDEN,
	.plies = 40,
};

const struct ludo_game template_game = {
	.id = "template",
	.min_seats = 2,
	.max_seats = 4,
	.is_template = 1,
	.version = 1,
	.rules = &rules,
	.face = &template_face,
};
