/* game.c: Lorenzo il Magnifico, by its doors; the only file here with pointers to functions
 * of rules. */
#include "face.h"
#include "rules.h"
#include "lorenzo.h"
#include "ludo_doors.h"

static const struct ludo_rules rules = {
	.size = sizeof(struct lorenzo),
	.tape = offsetof(struct lorenzo, tape),
	.secret = offsetof(struct lorenzo, secret),
	.secret_size = sizeof(struct lorenzo_secret),
	.hidden = offsetof(struct lorenzo, hidden),
	.hidden_size = sizeof(struct lorenzo_hidden),
	.plies = 2500,
	.n_values = n_values,
	.setup = lorenzo_setup,
	.moves = lorenzo_moves,
	.why = lorenzo_why,
	.apply = lorenzo_apply,
	.run = lorenzo_run,
	.odds = lorenzo_odds,
	.fill = lorenzo_fill,
	.standings = lorenzo_standings,
	.check = lorenzo_check,
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
