/* faults_by_name.c: faults in the real games.  Nothing here knows a game: what is broken
 * is found by the name that the game's tables give it, and one function of its rules is
 * replaced by one that calls the sound one and then does wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faults.h"
#include "set.h"

static const char *name; /* of what the planted fault is about */

/* ---- by their names ---- */

static void unknown(const char *what)
{
	fprintf(stderr, "faults: %s has no %s '%s'\n", faulty.game.id, what, name);
	exit(1);
}

static int row_called(const struct ludo_phrase *rows, int n, const char *what)
{
	for (int i = 0; i < n; i++)
		if (rows[i].token && !strcmp(rows[i].token, name))
			return i;
	unknown(what);
	return 0;
}

static int the_event(void)
{
	return row_called(faulty.face.events, faulty.face.n_events, "event");
}

static int the_reason(void)
{
	return LUDO_WHYS + row_called(faulty.face.whys, faulty.face.n_whys, "reason");
}

/* The first byte of a field. */
static uint8_t *the_field(void *state)
{
	for (int i = 0; i < faulty.face.n_fields; i++)
		if (!strcmp(faulty.face.fields[i].name, name))
			return (uint8_t *)state + faulty.face.fields[i].at;
	unknown("field");
	return 0;
}

static struct ludo_tape *tape_of(void *state)
{
	return (struct ludo_tape *)(void *)((unsigned char *)state + faulty.sound->tape);
}

/* ---- 1. Agreement ---- */

static ludo_why forgetful_why(const void *state, ludo_move m)
{
	ludo_why why = faulty.sound->why(state, m);
	return why.code == the_reason() ? ludo_legal() : why;
}

static void forget_a_rule(void)
{
	faulty.rules.why = forgetful_why;
}

/* Numbers that the verb does not have are overlooked. */
static ludo_why careless_why(const void *state, ludo_move m)
{
	if (m.verb > 0 && m.verb < faulty.face.n_verbs) {
		const uint8_t *kind = faulty.face.verbs[m.verb].kind;
		m.a = kind[0] ? m.a : 0;
		m.b = kind[1] ? m.b : 0;
		m.c = kind[2] ? m.c : 0;
	}
	return faulty.sound->why(state, m);
}

static void overlook_strays(void)
{
	faulty.rules.why = careless_why;
}

/* ---- 3. Purity ---- */

static void apply_by_the_call(void *state, ludo_move m)
{
	static int calls;
	faulty.sound->apply(state, m);
	*the_field(state) ^= (uint8_t)(++calls & 1);
}

static void remember_calls(void)
{
	faulty.rules.apply = apply_by_the_call;
}

/* ---- 4. Inverse ---- */

static void fill_wrongly(void *blanked, int seat, struct ludo_rng *rng)
{
	faulty.sound->fill(blanked, seat, rng);
	*the_field(blanked) ^= 1;
}

static void invent_what_is_open(void)
{
	faulty.rules.fill = fill_wrongly;
}

static void fill_nothing(void *blanked, int seat, struct ludo_rng *rng)
{
	(void)blanked;
	(void)seat;
	(void)rng;
}

static void invent_nothing(void)
{
	faulty.rules.fill = fill_nothing;
}

/* ---- 5. Silence: one answer less for who sits before somebody with an odd secret ---- */

static int is_odd(const void *state, int seat)
{
	const struct ludo_core *core = state;
	int next = (seat + 1) % core->n_seats, sum = 0;
	const uint8_t *secret = (const uint8_t *)state + faulty.sound->secret +
				(size_t)next * faulty.sound->secret_size;
	for (uint32_t i = 0; i < faulty.sound->secret_size; i++)
		sum += set_count(secret[i]);
	return sum & 1;
}

static int moves_that_leak(const void *state, int seat, ludo_move *out)
{
	int n = faulty.sound->moves(state, seat, out);
	return n - (n > 1 && seat < LUDO_SEATS && is_odd(state, seat));
}

static ludo_why why_that_leaks(const void *state, ludo_move m)
{
	ludo_move list[LUDO_MOVES];
	ludo_why why = faulty.sound->why(state, m);
	int n = why.code ? 0 : moves_that_leak(state, m.seat, list);
	for (int i = 0; i < n; i++)
		if (!memcmp(&list[i], &m, sizeof(m)))
			return why;
	return why.code ? why : ludo_because(LUDO_WHY_RANGE, 0, 0);
}

static void heed_a_secret(void)
{
	faulty.rules.moves = moves_that_leak;
	faulty.rules.why = why_that_leaks;
}

/* ---- 6. Reveals ---- */

/* The first event of this name after one; null after the last. */
static struct ludo_event *next_event(void *state, struct ludo_event *e)
{
	struct ludo_tape *tape = tape_of(state);
	int what = the_event();
	for (e = e ? e + 1 : tape->event; e < tape->event + tape->n; e++)
		if (e->what == what)
			return e;
	return 0;
}

static void apply_unflagged(void *state, ludo_move m)
{
	faulty.sound->apply(state, m);
	for (struct ludo_event *e = 0; (e = next_event(state, e));)
		e->flags &= (uint8_t)~LUDO_REVEAL;
}

static void forget_the_flag(void)
{
	faulty.rules.apply = apply_unflagged;
}

static void apply_flagged(void *state, ludo_move m)
{
	faulty.sound->apply(state, m);
	for (struct ludo_event *e = 0; (e = next_event(state, e));)
		e->flags |= LUDO_REVEAL;
}

static void flag_in_vain(void)
{
	faulty.rules.apply = apply_flagged;
}

static void apply_aloud(void *state, ludo_move m)
{
	faulty.sound->apply(state, m);
	for (struct ludo_event *e = 0; (e = next_event(state, e));)
		e->to = LUDO_ALL;
}

static void tell_everybody(void)
{
	faulty.rules.apply = apply_aloud;
}

/* ---- 7. Order ---- */

static void apply_first_come(void *state, ludo_move m)
{
	int n_waiting = set_count(((const struct ludo_core *)state)->waiting);
	faulty.sound->apply(state, m);
	if (n_waiting == 2)
		*the_field(state) ^= (uint8_t)(m.seat & 1);
}

static void favour_the_first(void)
{
	faulty.rules.apply = apply_first_come;
}

/* ---- 8. Record ---- */

static void setup_by_the_call(void *state, int n_seats, const uint8_t *options)
{
	static int calls;
	faulty.sound->setup(state, n_seats, options);
	*the_field(state) ^= (uint8_t)(++calls & 1);
}

static void remember_games(void)
{
	faulty.rules.setup = setup_by_the_call;
}

/* ---- 10. Accounts ---- */

static void apply_adding(void *state, ludo_move m)
{
	faulty.sound->apply(state, m);
	*the_field(state) += 1;
}

static void add_a_piece(void)
{
	faulty.rules.apply = apply_adding;
}

/* ---- 11. Names ---- */

static void name_a_byte_twice(void)
{
	static struct ludo_field fields[256];
	memcpy(fields, faulty.face.fields, (size_t)faulty.face.n_fields * sizeof(fields[0]));
	fields[1] = fields[0];
	faulty.face.fields = fields;
}

/* ---- planting them ---- */

static void intact(void)
{
}

static const struct plant {
	const char *game, *fault;
	int law;
	void (*plant)(void);
	const char *name;
} plants[] = {
	{ "verraeter", "nothing at all", LAW_NONE, intact, 0 },
	{ "verraeter", "any action may be kept", LAW_AGREEMENT, forget_a_rule, "not_offered" },
	{ "verraeter", "a third office", LAW_AGREEMENT, forget_a_rule, "third_office" },
	{ "verraeter", "a number too many in a move", LAW_AGREEMENT, overlook_strays, 0 },
	{ "verraeter", "points by the call", LAW_PURITY, remember_calls, "vp" },
	{ "verraeter", "fill turns a landscape", LAW_INVERSE, invent_what_is_open, "owner" },
	{ "verraeter", "fill deals no cards", LAW_INVERSE, invent_nothing, 0 },
	{ "verraeter", "moves heed the neighbour's hand", LAW_SILENCE, heed_a_secret, 0 },
	{ "verraeter", "actions shown without a flag", LAW_REVEALS, forget_the_flag, "shows" },
	{ "verraeter", "supply played with a flag", LAW_REVEALS, flag_in_vain, "plays" },
	{ "verraeter", "the action kept is announced", LAW_REVEALS, tell_everybody, "keeps" },
	{ "verraeter", "every game begins otherwise", LAW_RECORD, remember_games, "strategy" },
	{ "verraeter", "a supply card too many", LAW_ACCOUNTS, add_a_piece, "discards" },
	{ "verraeter", "a byte with two names", LAW_NAMES, name_a_byte_twice, 0 },

	{ "emperor", "nothing at all", LAW_NONE, intact, 0 },
	{ "emperor", "the poor may buy", LAW_AGREEMENT, forget_a_rule, "poor" },
	{ "emperor", "a seat for two electors", LAW_AGREEMENT, forget_a_rule, "seat_taken" },
	{ "emperor", "a number too many in a move", LAW_AGREEMENT, overlook_strays, 0 },
	{ "emperor", "thalers by the call", LAW_PURITY, remember_calls, "thalers" },
	{ "emperor", "fill gives a thaler", LAW_INVERSE, invent_what_is_open, "thalers" },
	{ "emperor", "fill casts no votes", LAW_INVERSE, invent_nothing, 0 },
	{ "emperor", "moves heed the neighbour's vote", LAW_SILENCE, heed_a_secret, 0 },
	{ "emperor", "votes shown without a flag", LAW_REVEALS, forget_the_flag, "votes" },
	{ "emperor", "a city founded with a flag", LAW_REVEALS, flag_in_vain, "founds" },
	{ "emperor", "a vote face up", LAW_REVEALS, tell_everybody, "pledges" },
	{ "emperor", "who votes first pays", LAW_ORDER, favour_the_first, "thalers" },
	{ "emperor", "every game begins otherwise", LAW_RECORD, remember_games, "thalers" },
	{ "emperor", "a knight too many", LAW_ACCOUNTS, add_a_piece, "knights" },
	{ "emperor", "a byte with two names", LAW_NAMES, name_a_byte_twice, 0 },

	{ "lorenzo", "nothing at all", LAW_NONE, intact, 0 },
	{ "lorenzo", "two members on a space", LAW_AGREEMENT, forget_a_rule, "occupied" },
	{ "lorenzo", "a weak member may work", LAW_AGREEMENT, forget_a_rule, "weak" },
	{ "lorenzo", "a number too many in a move", LAW_AGREEMENT, overlook_strays, 0 },
	{ "lorenzo", "coins by the call", LAW_PURITY, remember_calls, "coins" },
	{ "lorenzo", "fill gives a coin", LAW_INVERSE, invent_what_is_open, "coins" },
	{ "lorenzo", "fill deals no leaders", LAW_INVERSE, invent_nothing, 0 },
	{ "lorenzo", "moves heed the neighbour's hand", LAW_SILENCE, heed_a_secret, 0 },
	{ "lorenzo", "packs handed on without a flag", LAW_REVEALS, forget_the_flag, "handed" },
	{ "lorenzo", "a member placed with a flag", LAW_REVEALS, flag_in_vain, "places" },
	{ "lorenzo", "the leader kept is announced", LAW_REVEALS, tell_everybody, "keeps" },
	{ "lorenzo", "who drafts first pays", LAW_ORDER, favour_the_first, "coins" },
	{ "lorenzo", "every game begins otherwise", LAW_RECORD, remember_games, "coins" },
	{ "lorenzo", "a member from nowhere", LAW_ACCOUNTS, add_a_piece, "where" },
	{ "lorenzo", "a byte with two names", LAW_NAMES, name_a_byte_twice, 0 },

	{ "baroque", "nothing at all", LAW_NONE, intact, 0 },
	{ "baroque", "the poor may build", LAW_AGREEMENT, forget_a_rule, "poor" },
	{ "baroque", "influence beside enemy armies", LAW_AGREEMENT, forget_a_rule, "enemy" },
	{ "baroque", "a number too many in a move", LAW_AGREEMENT, overlook_strays, 0 },
	{ "baroque", "florins by the call", LAW_PURITY, remember_calls, "fl" },
	{ "baroque", "fill gives a florin", LAW_INVERSE, invent_what_is_open, "fl" },
	{ "baroque", "fill deals no cards", LAW_INVERSE, invent_nothing, 0 },
	{ "baroque", "moves heed the neighbour's hand", LAW_SILENCE, heed_a_secret, 0 },
	{ "baroque", "pledges told without a flag", LAW_REVEALS, forget_the_flag, "pledges" },
	{ "baroque", "an army built with a flag", LAW_REVEALS, flag_in_vain, "builds" },
	{ "baroque", "the card drawn is announced", LAW_REVEALS, tell_everybody, "draws" },
	{ "baroque", "who pledges first pays", LAW_ORDER, favour_the_first, "fl" },
	{ "baroque", "every game begins otherwise", LAW_RECORD, remember_games, "fl" },
	{ "baroque", "an opportunity card too many", LAW_ACCOUNTS, add_a_piece, "discards" },
	{ "baroque", "a byte with two names", LAW_NAMES, name_a_byte_twice, 0 },
};

void faults_by_name(void)
{
	for (size_t i = 0; i < sizeof(plants) / sizeof(plants[0]); i++) {
		const struct plant *p = &plants[i];
		char fault[128];
		snprintf(fault, sizeof(fault), "%s: %s", p->game, p->fault);
		faults_begin(ludo_game_find(p->game));
		name = p->name;
		p->plant();
		faults_expect(fault, p->law);
	}
}
