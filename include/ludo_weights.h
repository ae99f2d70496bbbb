/* ludo_weights.h: the terms of a game's quick evaluation, made from its weights.def.
 * Included by the game's lab.c, which defines LUDO_WEIGHTS (the path of that file below
 * games/) first, LUDO_REASONS (that of its reasons.def) and, once there is one,
 * LUDO_CALIBRATION (that of its calibration.def) beside it.  TERM(cards, ...) becomes
 * TERM_cards; ludo_lab.h tells the rest. */
#include "ludo_lab.h"

#define SPREAD(early, late)
#define TERM(id, ...) TERM_##id,
enum {
#include LUDO_WEIGHTS
	N_TERMS
};
#undef TERM
#define TERM(id, first_early, first_late, early, late)                                 \
	{ #id, { first_early, first_late }, early, late },
static const struct ludo_term terms[N_TERMS] = {
#include LUDO_WEIGHTS
};
#undef TERM
#undef SPREAD

#define TERM(id, ...)
#define SPREAD(early, late) early, late
static const int16_t spread[] = {
#include LUDO_WEIGHTS
};
#undef TERM
#undef SPREAD

#define REASON(id, en, it) [TERM_##id] = { en, it },
static const char *const reasons[N_TERMS][2] = {
#include LUDO_REASONS
};
#undef REASON

#ifdef LUDO_CALIBRATION
static const int16_t calibration[] = {
#include LUDO_CALIBRATION
};
_Static_assert(sizeof(calibration) == (LUDO_CALIBRATED + 1) * sizeof(calibration[0]),
	       "calibration.def has a number for every step");
#else
static const int16_t *const calibration = 0;
#endif

_Static_assert(N_TERMS <= (int)LUDO_TERMS, "more terms than a bot can add up");
_Static_assert(sizeof(spread) == 2 * sizeof(spread[0]), "weights.def has one SPREAD row");

/* The members of struct ludo_lab that follow from the rows. */
#define LUDO_WEIGHTED                                                                  \
	.n_terms = N_TERMS, .term = terms, .spread = spread, .reason = reasons,                \
	.calibration = calibration
