/* ludo_tables.h: the word tables of a game, made from its words.def.  Included by
 * the game's face.c, after its own header and the names that its KIND rows speak of. */

/* ---- kinds ---- */

#define LUDO_FORM_NUMBER .form = LUDO_NUMBER
#define LUDO_FORM_FROM(n) .form = LUDO_NUMBER
#define LUDO_FORM_NAMES(array) .form = LUDO_NAMED, .names = array
#define LUDO_FORM_BAG(kind, bits) .form = LUDO_BAG, .of = KIND_##kind, .width = bits
#define LUDO_FORM_PAIR(a, b) .form = LUDO_PAIR, .of = KIND_##a, .with = KIND_##b
static const struct ludo_kind kind_rows[N_KINDS] = {
	[LUDO_COUNT] = { .token = "count", .form = LUDO_NUMBER, .n = 256 },
	[LUDO_SEAT] = { .token = "seat", .form = LUDO_NAMED, .n = LUDO_SEATS, .names = seat_names },
#define KIND(id, token_, end, form_)                                                   \
	[KIND_##id] = { .token = #token_, .n = end, LUDO_FORM_##form_ },
#include "ludo_rows.h"
};

/* ---- words ---- */

static const struct ludo_phrase line_rows[] = { { 0 },
#define STEP(id, token_, para_, en, it) { .token = #token_, .para = para_, .say = { en, it } },
#include "ludo_rows.h"
#define LUDO_VERBS_OF_(...) { __VA_ARGS__ }
#define QUESTION(id, token_, para_, asked, judged, listed, verbs_, en, it)              \
	{ .token = #token_, .para = para_, .say = { en, it }, .verbs = LUDO_VERBS_OF_ verbs_ },
#include "ludo_rows.h"
};

static const struct ludo_verb verb_rows[] = { { 0 },
#define VERB(id, token, a, b, c, en, it) { #token, { KIND_##a, KIND_##b, KIND_##c }, { en, it } },
#include "ludo_rows.h"
};

static const struct ludo_phrase why_rows[] = { { 0 },
#define WHY(id, token_, en, it) { .token = #token_, .say = { en, it } },
#include "ludo_rows.h"
};

static const struct ludo_phrase event_rows[] = { { 0 },
#define EVENT(id, token_, para_, en, it, hen, hit)                                      \
	{ .token = #token_, .para = para_, .say = { en, it }, .hushed = { hen, hit } },
#include "ludo_rows.h"
};

static const struct ludo_phrase account_rows[] = { { 0 },
#define ACCOUNT(id, token_, para_, en, it) { .token = #token_, .para = para_, .say = { en, it } },
#include "ludo_rows.h"
};

/* ---- options: the values of all of them in one list, and where each one's begin ---- */

static const struct ludo_value value_rows[] = {
#define VALUE(option, id, token, en, it, tells_en, tells_it)                           \
	{ #token, { en, it }, { tells_en, tells_it } },
#include "ludo_rows.h"
	{ 0 },
};

enum { LUDO_BEFORE_VALUES_ = -1,
#define OPTION(id, ...) VALUES_OF_##id##_, BEFORE_VALUES_OF_##id##_ = VALUES_OF_##id##_ - 1,
#define VALUE(option, id, ...) VALUE_##option##_##id##_,
#include "ludo_rows.h"
};

static const struct ludo_option option_rows[N_OPTIONS + 1] = {
#define OPTION(id, token, para, standard, en, it, tells_en, tells_it)                  \
	{ #token, id##_##standard, value_rows + VALUES_OF_##id##_, para, { en, it },   \
	  { tells_en, tells_it } },
#include "ludo_rows.h"
};

static const struct ludo_name label_rows[] = {
#define LABEL(field, en, it) { #field, { en, it } },
#include "ludo_rows.h"
	{ 0 },
};

/* The members of struct ludo_face that follow from the rows. */
#define LUDO_WORD_TABLES                                                               \
	.kinds = kind_rows, .n_kinds = N_KINDS,                                        \
	.verbs = verb_rows, .n_verbs = N_VERBS_,                                       \
	.lines = line_rows, .n_lines = N_LINES_, .n_steps = FIRST_QUESTION_,           \
	.whys = why_rows + 1, .n_whys = N_WHYS_ - LUDO_WHYS,                           \
	.events = event_rows, .n_events = N_EVENTS_,                                   \
	.accounts = account_rows, .n_accounts = N_ACCOUNTS_, .labels = label_rows,     \
	.options = option_rows, .n_options = N_OPTIONS,                                \
	.fields = fields, .n_fields = sizeof(fields) / sizeof(fields[0])

#include "ludo_fields.h"
