/* ludo_ids.h: the ids of all that a game has words for, from its words.def.  The game's
 * own header defines LUDO_GAME (its id), LUDO_WORDS (the path of that file below games/)
 * and includes this.
 *
 * A row's id becomes, by its macro:
 *   KIND(CURIO, ...)     KIND_CURIO      STEP(ROUND, ...)    DO_ROUND
 *   QUESTION(BID, ...)   ASK_BID         VERB(BID, ...)      BID
 *   WHY(POOR, ...)       WHY_POOR        EVENT(BIDS, ...)    EV_BIDS
 *   ACCOUNT(COINS, ...)  ACC_COINS       OPTION(COINS, ...)  OPT_COINS
 *   VALUE(COINS, NOTHING, ...)           COINS_NOTHING */

enum { KIND_0, KIND_COUNT, KIND_SEAT,
#define KIND(id, ...) KIND_##id,
#include "ludo_rows.h"
	N_KINDS,
};

enum { NO_LINE,
#define STEP(id, ...) DO_##id,
#include "ludo_rows.h"
	LAST_STEP_,
	FIRST_QUESTION_ = LAST_STEP_ - 1,
#define QUESTION(id, ...) ASK_##id,
#include "ludo_rows.h"
	N_LINES_,
};

enum { NO_VERB,
#define VERB(id, ...) id,
#include "ludo_rows.h"
	N_VERBS_,
};

enum { BEFORE_WHYS_ = LUDO_WHYS - 1,
#define WHY(id, ...) WHY_##id,
#include "ludo_rows.h"
	N_WHYS_,
};

enum { NO_EVENT,
#define EVENT(id, ...) EV_##id,
#include "ludo_rows.h"
	N_EVENTS_,
};

enum { NO_ACCOUNT,
#define ACCOUNT(id, ...) ACC_##id,
#include "ludo_rows.h"
	N_ACCOUNTS_,
};

enum {
#define OPTION(id, ...) OPT_##id,
#include "ludo_rows.h"
	N_OPTIONS,
};

/* The values of each option count from 0 again. */
enum { BEFORE_OPTIONS_ = -1,
#define OPTION(id, ...) BEFORE_##id##_ = -1,
#define VALUE(option, id, ...) option##_##id,
#include "ludo_rows.h"
};

/* refuse(POOR, 2.2) or refuse(POOR, 2.2, a, b): a reason, the paragraph of rules.md that
 * forbids it here, and the numbers of the reason's sentence. */
#define refuse(...) LUDO_REFUSE_(__VA_ARGS__, 0, 0, 0)
#define LUDO_REFUSE_(reason, para, a, b, ...) ludo_refusal(WHY_##reason, #para, a, b)

/* ---- the names of its doors: GAME_setup and so on ---- */

#define LUDO_PASTE__(a, b) a##_##b
#define LUDO_PASTE_(a, b) LUDO_PASTE__(a, b)
#define LUDO_DOOR_(name) LUDO_PASTE_(LUDO_GAME, name)

struct drawing;
struct ludo_text;
void LUDO_DOOR_(setup)(void *state, int n_seats, const uint8_t *options);
int LUDO_DOOR_(moves)(const void *state, int seat, ludo_move *out);
ludo_why LUDO_DOOR_(why)(const void *state, ludo_move move);
void LUDO_DOOR_(apply)(void *state, ludo_move move);
void LUDO_DOOR_(run)(void *state);
int LUDO_DOOR_(odds)(const void *state, const ludo_move *move, int n, int *odds);
void LUDO_DOOR_(fill)(void *blanked, int seat, struct ludo_rng *rng);
void LUDO_DOOR_(standings)(const void *state, int32_t *points, uint8_t *place);
int LUDO_DOOR_(check)(const void *state);
void LUDO_DOOR_(printed)(struct ludo_text *json, int lang);
void LUDO_DOOR_(screen)(struct drawing *d, const void *blanked);
extern const struct ludo_face LUDO_DOOR_(face);
extern const struct ludo_lab LUDO_DOOR_(lab);
extern const struct ludo_game LUDO_DOOR_(game);
