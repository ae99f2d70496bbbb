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

#define LUDO_FIRST_NUMBER 0
#define LUDO_FIRST_FROM(n) n
#define LUDO_FIRST_NAMES(array) 0
#define LUDO_FIRST_BAG(kind, bits) 0
#define LUDO_FIRST_PAIR(a, b) 0
static const struct {
	int16_t first;
	int32_t end;
} kind_spans[N_KINDS] = {
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

/* From where to where the number i of a move with this verb goes at this table. */
static inline int first_of(int verb, int i)
{
	return kind_spans[verb_kinds[verb][i]].first;
}

static inline int end_of(const struct ludo_core *core, int verb, int i)
{
	int kind = verb_kinds[verb][i];
	return kind == KIND_SEAT ? core->n_seats : kind_spans[kind].end;
}

static inline int is_within(const struct ludo_core *core, int verb, int i, int number)
{
	return number >= first_of(verb, i) && number < end_of(core, verb, i);
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
	if (!is_within(core, m.verb, 0, m.a) || !is_within(core, m.verb, 1, m.b) ||
	    !is_within(core, m.verb, 2, m.c))
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

/* For each answer m with this verb and numbers of its kinds that 'judged' finds nothing
 * against.  The verb is a constant here, so the compiler knows how far each number goes. */
#define LUDO_OFFER_VERB_(judged, verb)                                                 \
	for (int a = first_of(verb, 0); a < end_of(&s->core, verb, 0); a++)            \
		for (int b = first_of(verb, 1); b < end_of(&s->core, verb, 1); b++)    \
			for (int c = first_of(verb, 2); c < end_of(&s->core, verb, 2); c++) { \
				ludo_move m = ludo_answer(seat, verb, a, b, c);        \
				ludo_offer_if(&each, m, judged);                       \
			}

/* The same for each verb of a list, up to fifteen. */
#define LUDO_OFFER_EACH_(judged, ...)                                                  \
	LUDO_PICK_(__VA_ARGS__, LUDO_15_, LUDO_14_, LUDO_13_, LUDO_12_, LUDO_11_,      \
		   LUDO_10_, LUDO_9_, LUDO_8_, LUDO_7_, LUDO_6_, LUDO_5_, LUDO_4_,     \
		   LUDO_3_, LUDO_2_, LUDO_1_, 0)(judged, __VA_ARGS__)
#define LUDO_PICK_(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, picked, ...) picked
#define LUDO_1_(judged, verb) LUDO_OFFER_VERB_(judged, verb)
#define LUDO_2_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_1_(judged, __VA_ARGS__)
#define LUDO_3_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_2_(judged, __VA_ARGS__)
#define LUDO_4_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_3_(judged, __VA_ARGS__)
#define LUDO_5_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_4_(judged, __VA_ARGS__)
#define LUDO_6_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_5_(judged, __VA_ARGS__)
#define LUDO_7_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_6_(judged, __VA_ARGS__)
#define LUDO_8_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_7_(judged, __VA_ARGS__)
#define LUDO_9_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_8_(judged, __VA_ARGS__)
#define LUDO_10_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_9_(judged, __VA_ARGS__)
#define LUDO_11_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_10_(judged, __VA_ARGS__)
#define LUDO_12_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_11_(judged, __VA_ARGS__)
#define LUDO_13_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_12_(judged, __VA_ARGS__)
#define LUDO_14_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_13_(judged, __VA_ARGS__)
#define LUDO_15_(judged, verb, ...) LUDO_1_(judged, verb) LUDO_14_(judged, __VA_ARGS__)

#define LUDO_VERBS_(...) __VA_ARGS__
#define LUDO_LIST_EACH_ANY(x, verbs) LUDO_LIST_EACH_(ludo_legal(), LUDO_VERBS_ verbs)
#define LUDO_LIST_EACH_WHY(x, verbs) LUDO_LIST_EACH_(x##_why(s, m, line), LUDO_VERBS_ verbs)
#define LUDO_LIST_EACH_FACTS(x, verbs)                                                 \
	{                                                                              \
		struct x##_facts facts = x##_facts(s, seat, line);                     \
		LUDO_LIST_EACH_(x##_why(s, m, &facts), LUDO_VERBS_ verbs)              \
	}
/* A list of its own, whose address nobody takes: it stays in registers. */
#define LUDO_LIST_EACH_(judged, ...)                                                   \
	{                                                                              \
		struct ludo_list each = { out, 0 };                                    \
		LUDO_OFFER_EACH_(judged, __VA_ARGS__)                                  \
		return each.n;                                                         \
	}
#define LUDO_LIST_OWN_ANY(x, verbs) x##_moves(s, seat, line, &list);
#define LUDO_LIST_OWN_WHY(x, verbs) x##_moves(s, seat, line, &list);
#define LUDO_LIST_OWN_FACTS(x, verbs)                                                         \
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
#define QUESTION(id, token, para, asked, judged, listed, verbs, ...)                   \
	case ASK_##id: LUDO_LIST_##listed##_##judged(token, verbs) break;
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

static inline void run_on(struct LUDO_GAME *s)
{
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

void LUDO_DOOR_(run)(void *state)
{
	run_on(state);
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
	run_on(s);
}
