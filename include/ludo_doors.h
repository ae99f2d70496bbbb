/* ludo_doors.h: a game by its doors.  Included by the game's game.c, after its own header;
 * the rows of words.def, the state and the functions of rules.c say the rest. */
#include "ludo_face.h"
#include "ludo_lab.h"

/* How many values each option has: the last of its rows tells. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"
static const uint8_t n_values[LUDO_OPTIONS] = {
	[LUDO_OPTIONS - 1] = 0, /* there may be no rows at all */
#define VALUE(option, id, ...) [OPT_##option] = option##_##id + 1,
#include "ludo_rows.h"
};
#pragma GCC diagnostic pop

/* The members of struct ludo_rules that are the same in every game.  A game with secrets
 * adds LUDO_SECRET, one with hidden things LUDO_HIDDEN, one with uneven chances .odds. */
#define LUDO_RULES                                                                     \
	.size = sizeof(struct LUDO_GAME), .tape = offsetof(struct LUDO_GAME, tape),    \
	.setup = LUDO_DOOR_(setup), .moves = LUDO_DOOR_(moves), .why = LUDO_DOOR_(why), \
	.apply = LUDO_DOOR_(apply), .run = LUDO_DOOR_(run), .fill = LUDO_DOOR_(fill),  \
	.standings = LUDO_DOOR_(standings), .check = LUDO_DOOR_(check),                \
	.n_values = n_values
#define LUDO_SECRET                                                                    \
	.secret = offsetof(struct LUDO_GAME, secret),                                  \
	.secret_size = sizeof(((struct LUDO_GAME *)0)->secret[0])
#define LUDO_HIDDEN                                                                    \
	.hidden = offsetof(struct LUDO_GAME, hidden),                                  \
	.hidden_size = sizeof(((struct LUDO_GAME *)0)->hidden)
