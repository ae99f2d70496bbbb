/* ludo_tables.h: the word tables of a game, made from its words.def.  Included by
 * the game's game.c, after its own header. */

static const struct ludo_phrase line_rows[] = { { 0 },
#define STEP(id, token, para, en, it) { token, para, { en, it }, { 0, 0 } },
#include "ludo_rows.h"
#define QUESTION(id, token, para, en, it) { token, para, { en, it }, { 0, 0 } },
#include "ludo_rows.h"
};

static const struct ludo_verb verb_rows[] = { { 0 },
#define VERB(id, token, a, b, c, en, it) { token, { a, b, c }, { en, it } },
#include "ludo_rows.h"
};

static const struct ludo_phrase why_rows[] = { { 0 },
#define WHY(id, token, para, en, it) { token, para, { en, it }, { 0, 0 } },
#include "ludo_rows.h"
};

static const struct ludo_phrase event_rows[] = { { 0 },
#define EVENT(id, token, para, en, it, hen, hit) { token, para, { en, it }, { hen, hit } },
#include "ludo_rows.h"
};

static const struct ludo_phrase account_rows[] = { { 0 },
#define ACCOUNT(id, token, para, en, it) { token, para, { en, it }, { 0, 0 } },
#include "ludo_rows.h"
};

/* The members of struct ludo_face that follow from the rows. */
#define LUDO_WORD_TABLES                                                               \
	.verbs = verb_rows, .n_verbs = N_VERBS_,                                       \
	.lines = line_rows, .n_lines = N_LINES_, .n_steps = FIRST_QUESTION_,           \
	.whys = why_rows + 1, .n_whys = N_WHYS_ - LUDO_WHYS,                           \
	.events = event_rows, .n_events = N_EVENTS_,                                   \
	.accounts = account_rows, .n_accounts = N_ACCOUNTS_

/* ---- rows of the field table; STATE is the game's struct ---- */

#define LUDO_AT_(member) offsetof(STATE, member)
#define LUDO_SIZE_(member) ((uint8_t)sizeof(((STATE *)0)->member))
#define LUDO_N_(member) ((uint16_t)(sizeof(((STATE *)0)->member) / sizeof(((STATE *)0)->member[0])))
#define LUDO_SIGN_(member) ((__typeof__(((STATE *)0)->member))-1 < 1)

/* ONE: a single value.  ROW: member[i].  GRID: member[i][j].  TALLIES: member[i][j]
 * where the values count things j.  SECRET_*: the same for each seat's block. */
#define ONE(name, member, how, kind)                                                   \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member), LUDO_SIGN_(member), how, kind,   \
	  { { 0, 0, 0 }, { 0, 0, 0 } } }
#define ROW(name, member, how, kind, i)                                                \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member[0]), LUDO_SIGN_(member[0]), how, kind, \
	  { { LUDO_N_(member), LUDO_SIZE_(member[0]), i }, { 0, 0, 0 } } }
#define GRID(name, member, how, kind, i, j)                                            \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member[0][0]), LUDO_SIGN_(member[0][0]),  \
	  how, kind,                                                                   \
	  { { LUDO_N_(member), (uint16_t)sizeof(((STATE *)0)->member[0]), i },         \
	    { LUDO_N_(member[0]), LUDO_SIZE_(member[0][0]), j } } }
#define TALLY(name, member, of) ROW(name, member, LUDO_TALLY, LUDO_COUNT, of)
#define TALLIES(name, member, i, of) GRID(name, member, LUDO_TALLY, LUDO_COUNT, i, of)
#define SECRET_STRIDE_ (uint16_t)sizeof(((STATE *)0)->secret[0])
#define SECRET(name, member, how, kind)                                                \
	{ name, LUDO_AT_(secret[0].member), LUDO_SIZE_(secret[0].member),              \
	  LUDO_SIGN_(secret[0].member), how, kind,                                     \
	  { { LUDO_SEATS, SECRET_STRIDE_, LUDO_SEAT }, { 0, 0, 0 } } }
#define SECRET_ROW(name, member, how, kind, i)                                         \
	{ name, LUDO_AT_(secret[0].member), LUDO_SIZE_(secret[0].member[0]),           \
	  LUDO_SIGN_(secret[0].member[0]), how, kind,                                  \
	  { { LUDO_SEATS, SECRET_STRIDE_, LUDO_SEAT },                                 \
	    { LUDO_N_(secret[0].member), LUDO_SIZE_(secret[0].member[0]), i } } }
#define SECRET_TALLY(name, member, of) SECRET_ROW(name, member, LUDO_TALLY, LUDO_COUNT, of)
