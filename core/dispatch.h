/* dispatch.h: the doors of a game's rules, made from the rows of its words.def.
 * Included once, at the end of the game's rules.c.
 *
 * A QUESTION row says everything once: who is asked, how an answer is judged, how the
 * answers are listed, and which verbs answer.  What stands in its columns decides which
 * functions the question token x has, here in the order in which they are written:
 *
 *   asked    SEAT     the seat in its line of the agenda
 *            ALL      all seats at the same time
 *            CHANCE   the chance seat
 *            OWN      x_ask(s, line) calls ludo_ask(), or goes on without asking
 *   judged   ANY      whatever has the right form is allowed
 *            WHY      x_why(s, m, line) finds the rule that forbids a move
 *            FACTS    x_facts(s, seat, line) tells once what is the same for all answers,
 *                     as a struct x_facts; x_why(s, m, &facts) judges by it
 *   listed   EACH     all that x_why lets through: verb by verb, number by number
 *            OWN      x_moves(s, seat, line or &facts, &list), where that would be many
 *
 * and x_do(s, m, line) carries an answer out; its question has left the agenda by then,
 * unless others still owe an answer to it.  A STEP row's function is x_step(s, line).
 *
 * Judged before x_why is asked: is this seat asked at all, is the verb one of the row's,
 * is each number one of its kind, and is there none that the verb does not have?
 *
 * Besides, rules.c has set_up(s), and these by their full names: GAME_fill,
 * GAME_standings, GAME_check, and GAME_odds where chances are not all alike. */
#include "rules.h"

/* ---- what the rows say ---- */

struct ludo_span_ {
	int16_t first;
	int32_t end;
};

#define LUDO_FIRST_NUMBER 0
#define LUDO_FIRST_FROM(n) n
#define LUDO_FIRST_NAMES(array) 0
#define LUDO_FIRST_BAG(kind, bits) 0
static const struct ludo_span_ kind_spans[N_KINDS] = {
	[KIND_0] = { 0, 1 }, /* a number that the verb does not have */
	[KIND_COUNT] = { 0, 256 },
	[KIND_SEAT] = { 0, LUDO_SEATS },
#define KIND(id, token, end, form) [KIND_##id] = { LUDO_FIRST_##form, end },
#include "ludo_rows.h"
};

static const uint8_t verb_kinds[N_VERBS_][3] = {
#define VERB(id, token, a, b, c, ...) [id] = { KIND_##a, KIND_##b, KIND_##c },
#include "ludo_rows.h"
};

#define LUDO_VERBS_OF_(...) { __VA_ARGS__ }
static const uint8_t question_verbs[N_LINES_][LUDO_VERBS] = {
#define QUESTION(id, token, para, asked, judged, listed, verbs, ...)                   \
	[ASK_##id] = LUDO_VERBS_OF_ verbs,
#include "ludo_rows.h"
};

/* From where to where a number of a move goes at this table. */
static inline struct ludo_span_ span_of(const struct ludo_core *core, int verb, int i)
{
	struct ludo_span_ span = kind_spans[verb_kinds[verb][i]];
	if (verb_kinds[verb][i] == KIND_SEAT)
		span.end = core->n_seats;
	return span;
}

static inline int is_within(int number, struct ludo_span_ span)
{
	return number >= span.first && number < span.end;
}

/* Everything that can be said against a move before the rules are asked. */
static inline ludo_why form_why(const struct ludo_core *core, struct ludo_step line, ludo_move m)
{
	ludo_why why = ludo_turn_why(core, m.seat);
	if (why.code)
		return why;
	const uint8_t *verb = question_verbs[line.what];
	while (*verb && *verb != m.verb)
		verb++;
	if (!*verb)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (!is_within(m.a, span_of(core, m.verb, 0)) ||
	    !is_within(m.b, span_of(core, m.verb, 1)) ||
	    !is_within(m.c, span_of(core, m.verb, 2)))
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	return ludo_legal();
}

/* ---- why ---- */

#define LUDO_JUDGE_ANY(x) return ludo_legal();
#define LUDO_JUDGE_WHY(x) return x##_why(s, m, line);
#define LUDO_JUDGE_FACTS(x)                                                            \
	{                                                                              \
		struct x##_facts facts = x##_facts(s, m.seat, line);                   \
		return x##_why(s, m, &facts);                                          \
	}

ludo_why LUDO_DOOR_(why)(const void *state, ludo_move m)
{
	const struct LUDO_GAME *s = state;
	struct ludo_step line = ludo_top(&s->core);
	ludo_why why = form_why(&s->core, line, m);
	if (why.code)
		return why;
	switch (line.what) {
#define QUESTION(id, token, para, asked, judged, ...)                                  \
	case ASK_##id: LUDO_JUDGE_##judged(token)
#include "ludo_rows.h"
	default: return ludo_because(LUDO_WHY_VERB, 0, 0);
	}
}

/* ---- moves ---- */

/* For each answer m of the right form that 'judged' finds nothing against. */
#define LUDO_OFFER_EACH_(judged)                                                       \
	for (const uint8_t *verb = question_verbs[line.what]; *verb; verb++) {         \
		struct ludo_span_ as = span_of(&s->core, *verb, 0);                    \
		struct ludo_span_ bs = span_of(&s->core, *verb, 1);                    \
		struct ludo_span_ cs = span_of(&s->core, *verb, 2);                    \
		for (int a = as.first; a < as.end; a++)                                \
			for (int b = bs.first; b < bs.end; b++)                        \
				for (int c = cs.first; c < cs.end; c++) {              \
					ludo_move m = ludo_answer(seat, *verb, a, b, c); \
					if (!(judged).code)                            \
						ludo_offer(&list, m);                  \
				}                                                      \
	}

#define LUDO_LIST_EACH_ANY(x) LUDO_OFFER_EACH_(ludo_legal())
#define LUDO_LIST_EACH_WHY(x) LUDO_OFFER_EACH_(x##_why(s, m, line))
#define LUDO_LIST_EACH_FACTS(x)                                                        \
	{                                                                              \
		struct x##_facts facts = x##_facts(s, seat, line);                     \
		LUDO_OFFER_EACH_(x##_why(s, m, &facts))                                \
	}
#define LUDO_LIST_OWN_ANY(x) x##_moves(s, seat, line, &list);
#define LUDO_LIST_OWN_WHY(x) x##_moves(s, seat, line, &list);
#define LUDO_LIST_OWN_FACTS(x)                                                         \
	{                                                                              \
		struct x##_facts facts = x##_facts(s, seat, line);                     \
		x##_moves(s, seat, &facts, &list);                                     \
	}

int LUDO_DOOR_(moves)(const void *state, int seat, ludo_move *out)
{
	const struct LUDO_GAME *s = state;
	struct ludo_step line = ludo_top(&s->core);
	struct ludo_list list = { out, 0 };
	if (!ludo_is_waiting(&s->core, seat))
		return 0;
	switch (line.what) {
#define QUESTION(id, token, para, asked, judged, listed, ...)                          \
	case ASK_##id: LUDO_LIST_##listed##_##judged(token) break;
#include "ludo_rows.h"
	default: break;
	}
	return list.n;
}

/* ---- run, set up, apply ---- */

#define LUDO_ASK_SEAT(x) ludo_ask(&s->core, line, 1u << line.seat)
#define LUDO_ASK_ALL(x) ludo_ask(&s->core, line, (1u << s->core.n_seats) - 1)
#define LUDO_ASK_CHANCE(x) ludo_ask(&s->core, line, 1u << LUDO_CHANCE)
#define LUDO_ASK_OWN(x) x##_ask(s, line)

void LUDO_DOOR_(run)(void *state)
{
	struct LUDO_GAME *s = state;
	while (ludo_is_running(&s->core)) {
		struct ludo_step line = ludo_next(&s->core);
		switch (line.what) {
#define STEP(id, token, ...) case DO_##id: token##_step(s, line); break;
#include "ludo_rows.h"
#define QUESTION(id, token, para, asked, ...) case ASK_##id: LUDO_ASK_##asked(token); break;
#include "ludo_rows.h"
		default: break;
		}
	}
}

void LUDO_DOOR_(setup)(void *state, int n_seats, const uint8_t *options)
{
	struct LUDO_GAME *s = state;
	s->core.n_seats = (uint8_t)n_seats;
	memcpy(s->core.option, options, LUDO_OPTIONS);
	set_up(s);
	LUDO_DOOR_(run)(s);
}

void LUDO_DOOR_(apply)(void *state, ludo_move m)
{
	struct LUDO_GAME *s = state;
	struct ludo_step line = ludo_top(&s->core);
	s->tape.n = 0;
	ludo_answered(&s->core, m.seat);
	switch (line.what) {
#define QUESTION(id, token, ...) case ASK_##id: token##_do(s, m, line); break;
#include "ludo_rows.h"
	default: break;
	}
	LUDO_DOOR_(run)(s);
}
