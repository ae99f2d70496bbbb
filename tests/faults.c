/* faults.c: games that are broken on purpose, one fault each; every law must catch its
 * own.  A law that lets its fault through would let a real one through too. */
#include <stdio.h>
#include <string.h>

#include "board.h"
#include "faults.h"
#include "ludo_draw.h"
#include "rng.h"
#include "template/template.h"

extern const struct ludo_game template_game;

struct faulty faulty;

void faults_begin(const struct ludo_game *of)
{
	faulty.sound = of->rules;
	faulty.rules = *of->rules;
	faulty.face = *of->face;
	faulty.game = *of;
	faulty.game.rules = &faulty.rules;
	faulty.game.face = &faulty.face;
}

/* ---- 1. Agreement ---- */

static int list_too_much(const void *state, int seat, ludo_move *out)
{
	int n = faulty.sound->moves(state, seat, out);
	if (n && out[0].verb == BID) /* one coin more than there is */
		out[n] = ludo_answer(seat, BID, out[n - 1].a + 1, 0, 0), n++;
	return n;
}

static int list_too_little(const void *state, int seat, ludo_move *out)
{
	int n = faulty.sound->moves(state, seat, out);
	return n > 1 ? n - 1 : n;
}

static ludo_why why_careless(const void *state, ludo_move m)
{
	m.b = m.c = 0; /* no verb of the template has these */
	return faulty.sound->why(state, m);
}

/* ---- 2. No dead end ---- */

static int list_nothing_at_last(const void *state, int seat, ludo_move *out)
{
	const struct template *s = state;
	return s->round == 5 ? 0 : faulty.sound->moves(state, seat, out);
}

/* ---- 3. Purity ---- */

static void apply_by_the_call(void *state, ludo_move m)
{
	static int calls; /* a memory that rules must not have */
	struct template *s = state;
	faulty.sound->apply(state, m);
	s->spare = (uint8_t)(++calls & 1);
}

/* ---- 4. Inverse ---- */

static void fill_too_much(void *blanked, int seat, struct ludo_rng *rng)
{
	struct template *s = blanked;
	faulty.sound->fill(blanked, seat, rng);
	s->coins[0] ^= 1;
}

static void fill_nothing(void *blanked, int seat, struct ludo_rng *rng)
{
	(void)blanked;
	(void)seat;
	(void)rng;
}

/* ---- 5. Silence ---- */

static void screen_that_leaks(struct drawing *d, const void *state)
{
	const struct template *s = state;
	draw(d, LUDO_PLAIN, "%d", s->hidden.removed);
}

static int64_t field_that_leaks(const void *state, int seat, int j)
{
	const struct template *s = state;
	(void)j;
	return s->secret[seat].bid;
}

static int moves_that_leak(const void *state, int seat, ludo_move *out)
{
	const struct template *s = state;
	int n = faulty.sound->moves(state, seat, out);
	if (n > 1 && seat < LUDO_SEATS && s->secret[(seat + 1) % s->core.n_seats].bid > 2)
		n--;
	return n;
}

static ludo_why why_that_follows(const void *state, ludo_move m)
{
	ludo_move list[LUDO_MOVES];
	int n = moves_that_leak(state, m.seat, list);
	for (int i = 0; i < n; i++)
		if (!memcmp(&list[i], &m, sizeof(m)))
			return ludo_legal();
	return ludo_because(LUDO_WHY_RANGE, 0, 0);
}

/* ---- 6. Reveals ---- */

static void apply_unflagged(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	for (uint32_t i = 0; i < s->tape.n; i++)
		s->tape.event[i].flags &= (uint8_t)~LUDO_REVEAL;
}

/* A secret copied to where all can see it, and no event says so. */
static void apply_that_tells(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	if (m.verb == BID)
		s->spare = (uint8_t)m.a;
}

/* A secret answer announced to the whole table. */
static void apply_that_shouts(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	for (uint32_t i = 0; i < s->tape.n; i++)
		if (s->tape.event[i].what == EV_BIDS)
			s->tape.event[i].to = LUDO_ALL;
}

/* A flag for what everybody knows: nothing could be taken back across it. */
static void apply_flagged_in_vain(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	for (uint32_t i = 0; i < s->tape.n; i++)
		if (s->tape.event[i].what == EV_BIDS)
			s->tape.event[i].flags |= LUDO_REVEAL;
}

/* ---- 7. Order ---- */

static void apply_first_come(void *state, ludo_move m)
{
	struct template *s = state;
	int first = m.verb == BID && s->core.waiting == (1u << s->core.n_seats) - 1;
	faulty.sound->apply(state, m);
	if (first)
		s->spare = m.seat; /* who came first makes a difference */
	else if (m.verb != BID)
		s->spare = 0;
}

/* ---- 8. Record ---- */

static void setup_by_the_call(void *state, int n_seats, const uint8_t *options)
{
	static int calls; /* the table does not begin where the rules did */
	struct template *s = state;
	faulty.sound->setup(state, n_seats, options);
	s->spare = (uint8_t)(++calls & 1);
}

/* What is shown gets a kind of its own, a name short: the last one cannot be read again. */
static void narrow_the_shows(void)
{
	static struct ludo_kind kinds[N_KINDS + 1];
	static struct ludo_verb verbs[N_VERBS_];
	memcpy(kinds, faulty.face.kinds, N_KINDS * sizeof(kinds[0]));
	memcpy(verbs, faulty.face.verbs, sizeof(verbs));
	kinds[N_KINDS] = kinds[KIND_CURIO];
	kinds[N_KINDS].token = "ware";
	kinds[N_KINDS].n--;
	verbs[SHOW].kind[0] = N_KINDS;
	faulty.face.kinds = kinds;
	faulty.face.n_kinds = N_KINDS + 1;
	faulty.face.verbs = verbs;
}

/* ---- 10. Accounts ---- */

static void apply_minting(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	if (m.verb == SHOW && s->round == 3)
		s->coins[0] = 12; /* coins out of thin air */
}

static void apply_losing(void *state, ludo_move m)
{
	struct template *s = state;
	faulty.sound->apply(state, m);
	s->won[0] &= 0xfe; /* a curio vanishes */
}

/* ---- trying them ---- */

static int n_passed, n_failed;

/* The law that falls within some games; LAW_NONE if none does. */
static int law_that_falls(struct ludo_text *complaint)
{
	int law = ludo_law_words(&faulty.game, complaint);
	struct ludo_trial trial = { .game = &faulty.game, .complaint = complaint };
	for (; !law && trial.seed < 300; trial.seed++)
		law = ludo_law_game(&trial);
	return law ? law : ludo_law_run(&trial);
}

void faults_expect(const char *fault, int law)
{
	struct ludo_text complaint = { 0 };
	int fell = law_that_falls(&complaint);
	if (fell == law) {
		n_passed++;
	} else {
		n_failed++;
		printf("%s: expected law %s to fall, but it was %s: %s\n", fault, ludo_law_name(law),
		       ludo_law_name(fell), ludo_text_string(&complaint));
	}
	ludo_text_free(&complaint);
}

#define PLANT(fault, law, member, with)                                                \
	do {                                                                           \
		faults_begin(&template_game);                                          \
		member = with;                                                         \
		faults_expect(fault, law);                                               \
	} while (0)

static void plant_in_rules(void)
{
	PLANT("nothing at all", LAW_NONE, faulty.game.version, 1);
	PLANT("a move listed that why refuses", LAW_AGREEMENT, faulty.rules.moves, list_too_much);
	PLANT("a legal move not listed", LAW_AGREEMENT, faulty.rules.moves, list_too_little);
	PLANT("a number the verb has not", LAW_AGREEMENT, faulty.rules.why, why_careless);
	PLANT("nobody can answer", LAW_NO_DEAD_END, faulty.rules.moves, list_nothing_at_last);
	PLANT("a game without end", LAW_NO_DEAD_END, faulty.rules.plies, 10);
	PLANT("rules with a memory", LAW_PURITY, faulty.rules.apply, apply_by_the_call);
	PLANT("fill changes what is seen", LAW_INVERSE, faulty.rules.fill, fill_too_much);
	PLANT("fill leaves holes", LAW_INVERSE, faulty.rules.fill, fill_nothing);
	PLANT("a reveal without a flag", LAW_REVEALS, faulty.rules.apply, apply_unflagged);
	PLANT("a secret shown without an event", LAW_REVEALS, faulty.rules.apply, apply_that_tells);
	PLANT("an event for too many ears", LAW_REVEALS, faulty.rules.apply, apply_that_shouts);
	PLANT("a reveal that reveals nothing", LAW_REVEALS, faulty.rules.apply,
	      apply_flagged_in_vain);
	PLANT("a setup with a memory", LAW_RECORD, faulty.rules.setup, setup_by_the_call);
	PLANT("the first answer counts more", LAW_ORDER, faulty.rules.apply, apply_first_come);
	PLANT("coins out of thin air", LAW_ACCOUNTS, faulty.rules.apply, apply_minting);
	PLANT("a curio vanishes", LAW_ACCOUNTS, faulty.rules.apply, apply_losing);
	PLANT("a secret block declared open", LAW_REVEALS, faulty.rules.secret_size, 0);
}

/* One more field, computed for each seat. */
static void plant_field(const char *fault, int law,
			int64_t (*get)(const void *state, int i, int j), int kind)
{
	static struct ludo_field fields[16];
	faults_begin(&template_game);
	memcpy(fields, faulty.face.fields, (size_t)faulty.face.n_fields * sizeof(fields[0]));
	fields[faulty.face.n_fields++] = (struct ludo_field){
		.name = "planted", .width = 8, .is_signed = 1, .how = LUDO_IS,
		.kind = (uint8_t)kind, .index = { { LUDO_SEATS, 0, LUDO_SEAT } }, .get = get,
	};
	faulty.face.fields = fields;
	faults_expect(fault, law);
}

static void plant_leaks(void)
{
	plant_field("a computed field leaks a bid", LAW_SILENCE, field_that_leaks, LUDO_COUNT);
	PLANT("a screen leaks the box", LAW_SILENCE, faulty.face.screen, screen_that_leaks);
	faults_begin(&template_game);
	faulty.rules.moves = moves_that_leak;
	faulty.rules.why = why_that_follows;
	faults_expect("the moves leak a bid", LAW_SILENCE);
}

/* One more than there are. */
static int64_t field_beyond(const void *state, int seat, int j)
{
	(void)state;
	(void)seat;
	(void)j;
	return N_CURIOS;
}

static void plant_in_words(void)
{
	static struct ludo_phrase events[32];
	static struct ludo_field fields[16];
	faults_begin(&template_game);
	memcpy(events, faulty.face.events, (size_t)faulty.face.n_events * sizeof(events[0]));
	events[EV_WINS].say[LUDO_IT] = "{seat} prende {curio a}"; /* {b} is forgotten */
	faulty.face.events = events;
	faults_expect("a placeholder forgotten in one language", LAW_SOUND);

	faults_begin(&template_game);
	narrow_the_shows();
	faults_expect("a kind that lacks a name", LAW_RECORD);

	faults_begin(&template_game);
	memcpy(fields, faulty.face.fields, (size_t)faulty.face.n_fields * sizeof(fields[0]));
	fields[1] = fields[0];
	faulty.face.fields = fields;
	faults_expect("a byte without a name", LAW_NAMES);
	plant_field("a computed field names what does not exist", LAW_NAMES, field_beyond,
		    KIND_CURIO);
}

int main(void)
{
	plant_in_rules();
	plant_leaks();
	plant_in_words();
	faults_by_name();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
