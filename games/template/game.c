/* game.c: the template, by its doors; the only file here with pointers to functions of rules. */
#include "face.h"
#include "rules.h"

static const struct ludo_rules rules = {
	.size = sizeof(struct template),
	.tape = offsetof(struct template, tape),
	.secret = offsetof(struct template, secret),
	.secret_size = sizeof(struct template_secret),
	.hidden = offsetof(struct template, hidden),
	.hidden_size = sizeof(struct template_hidden),
	.plies = 40,
	.n_values = { [OPT_COINS] = 2 },
	.setup = template_setup,
	.moves = template_moves,
	.why = template_why,
	.apply = template_apply,
	.run = template_run,
	.odds = template_odds,
	.fill = template_fill,
	.standings = template_standings,
	.check = template_check,
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
