/* game.c: In the Shadow of the Emperor, by its doors; the only file here with pointers to
 * functions of rules. */
#include "face.h"
#include "rules.h"
#include "emperor.h"
#include "ludo_doors.h"

/* Nothing is hidden from everybody: chance draws provinces and the first emperor in the
 * open, so the hidden block is empty. */
static const struct ludo_rules rules = {
	.size = sizeof(struct emperor),
	.tape = offsetof(struct emperor, tape),
	.secret = offsetof(struct emperor, secret),
	.secret_size = sizeof(struct emperor_secret),
	.hidden = offsetof(struct emperor, tape),
	.hidden_size = 0,
	.plies = MOST_PLIES,
	.n_values = n_values,
	.setup = emperor_setup,
	.moves = emperor_moves,
	.why = emperor_why,
	.apply = emperor_apply,
	.run = emperor_run,
	.odds = emperor_odds,
	.fill = emperor_fill,
	.standings = emperor_standings,
	.check = emperor_check,
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
