/* game.c: Verräter, by its doors; the only file here with pointers to functions of rules. */
#include "face.h"
#include "rules.h"
#include "verraeter.h"
#include "ludo_doors.h"

static const struct ludo_rules rules = {
	.size = sizeof(struct verraeter),
	.tape = offsetof(struct verraeter, tape),
	.secret = offsetof(struct verraeter, secret),
	.secret_size = sizeof(struct verraeter_secret),
	.hidden = offsetof(struct verraeter, hidden),
	.hidden_size = sizeof(struct verraeter_hidden),
	.plies = 400,
	.n_values = n_values,
	.setup = verraeter_setup,
	.moves = verraeter_moves,
	.why = verraeter_why,
	.apply = verraeter_apply,
	.run = verraeter_run,
	.odds = verraeter_odds,
	.fill = verraeter_fill,
	.standings = verraeter_standings,
	.check = verraeter_check,
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
