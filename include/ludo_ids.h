/* ludo_ids.h: the ids of a game's verbs, lines, reasons, events and accounts, from
 * its words.def.  The game's own header defines LUDO_WORDS (the path of that file
 * below games/) and includes this.
 *
 * A row's id becomes, by its macro:
 *   STEP(ROUND, ...)     DO_ROUND        QUESTION(BID, ...)  ASK_BID
 *   VERB(BID, ...)       BID             WHY(POOR, ...)      WHY_POOR
 *   EVENT(BIDS, ...)     EV_BIDS         ACCOUNT(COINS, ...) ACC_COINS */

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
