/* laws.c: every law at every ply of a random game.
 *
 * Observers, probes and pairs are drawn at random from a generator of their own, so
 * that over many games everything is tried while each ply stays cheap. */
#include "laws.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "blank.h"
#include "board.h"
#include "field.h"
#include "hash.h"
#include "ludo_lab.h"
#include "ludo_learn.h"
#include "stroll.h"

enum { N_PROBES = 6, TEXTS = 32 /* one ply in so many is spoken */,
       ENOUGH = 100 /* flags of an event, until one of them must have told something */ };

struct world {
	_Alignas(16) unsigned char bytes[LUDO_STATE];
};

struct court {
	struct ludo_trial *trial;
	const struct ludo_rules *rules;
	struct world *s; /* the truth */
	struct ludo_rng rng; /* of the game */
	struct ludo_rng dice; /* of the probes */
	struct ludo_table *table; /* plays along: law 8 */
	struct ludo_numbering numbering;
	struct ludo_text a, b;    /* texts to compare */
};

const char *ludo_law_name(int law)
{
	static const char *const name[N_LAWS] = {
		"none", "1 Agreement", "2 No dead end", "3 Purity", "4 Inverse", "5 Silence",
		"6 Reveals", "7 Order", "8 Record", "9 Sound", "10 Accounts", "11 Names",
	};
	return name[law];
}

__attribute__((format(printf, 3, 4)))
static int falls(struct court *c, int law, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	ludo_vputf(c->trial->complaint, format, args);
	va_end(args);
	return law;
}

static int falls_at(struct court *c, int law, ludo_move m, const char *what)
{
	falls(c, law, "%s: ", what);
	ludo_write_move(c->trial->complaint, c->trial->game, m);
	return law;
}

static const struct ludo_core *core_of(const struct world *w)
{
	return (const struct ludo_core *)(const void *)w->bytes;
}

static const struct ludo_tape *tape_of(const struct court *c, const struct world *w)
{
	return (const struct ludo_tape *)(const void *)(w->bytes + c->rules->tape);
}

static int same_position(const struct court *c, const struct world *a, const struct world *b)
{
	return !memcmp(a->bytes, b->bytes, c->rules->tape);
}

static int same_tape(const struct court *c, const struct world *a, const struct world *b)
{
	const struct ludo_tape *x = tape_of(c, a), *y = tape_of(c, b);
	return x->n == y->n && !memcmp(x->event, y->event, x->n * sizeof(x->event[0]));
}

static void copy(const struct court *c, struct world *to, const struct world *from)
{
	memcpy(to->bytes, from->bytes, c->rules->size);
}

/* A seat to look through: any, or a spectator. */
static int any_observer(struct court *c)
{
	return (int)ludo_rng_below(&c->dice, core_of(c->s)->n_seats + 1u) - 1;
}

static void imagine(struct court *c, struct world *filled, const struct world *truth, int seat)
{
	copy(c, filled, truth);
	ludo_blank(c->rules, filled->bytes, seat);
	c->rules->fill(filled->bytes, seat, &c->dice);
}

/* ---- 1. Agreement: why() is 0 exactly for the members of moves() ---- */

static int is_listed(ludo_move m, const ludo_move *list, int n)
{
	for (int i = 0; i < n; i++)
		if (!memcmp(&list[i], &m, sizeof(m)))
			return 1;
	return 0;
}

static ludo_why ask_why(struct court *c, ludo_move m)
{
	ludo_why why = c->rules->why(c->s->bytes, m);
	if (c->trial->watch)
		c->trial->watch(c->trial->watcher, c->s->bytes, m, why);
	return why;
}

/* Near misses are the likeliest to be judged wrongly, nonsense the likeliest to crash. */
static ludo_move mutate(struct court *c, ludo_move m)
{
	int n_verbs = c->trial->game->face->n_verbs;
	switch (ludo_rng_below(&c->dice, 8)) {
	case 0: m.seat = (uint8_t)ludo_rng_below(&c->dice, 8); break;
	case 1: m.verb = (uint8_t)ludo_rng_below(&c->dice, (uint32_t)n_verbs + 1); break;
	case 2: m.a = (int16_t)(m.a + (int)ludo_rng_below(&c->dice, 9) - 4); break;
	case 3: m.b = (int16_t)(m.b + (int)ludo_rng_below(&c->dice, 9) - 4); break;
	case 4: m.c = (int16_t)(m.c + (int)ludo_rng_below(&c->dice, 9) - 4); break;
	case 5: m.a = (int16_t)ludo_rng_below(&c->dice, 64); break;
	case 6: m.b = (int16_t)ludo_rng_below(&c->dice, 64); break;
	default: {
		uint64_t bits = ludo_rng_next(&c->dice);
		memcpy(&m, &bits, sizeof(m));
	}
	}
	return m;
}

/* Numbers that a verb does not have are no part of a move: why() refuses them unless 0. */
static int has_stray_number(const struct ludo_game *game, ludo_move m)
{
	if (m.verb < 1 || m.verb >= game->face->n_verbs)
		return 0;
	const uint8_t *kind = game->face->verbs[m.verb].kind;
	return (!kind[0] && m.a) || (!kind[1] && m.b) || (!kind[2] && m.c);
}

static int probe(struct court *c, ludo_move m, const ludo_move *list, int n)
{
	int legal = !ask_why(c, m).code, listed = is_listed(m, list, n);
	if (legal && has_stray_number(c->trial->game, m))
		return falls(c, LAW_AGREEMENT, "why allows %s a number it has not: %d %d %d",
			     c->trial->game->face->verbs[m.verb].token, m.a, m.b, m.c);
	if (legal && !listed && core_of(c->s)->waiting >> m.seat & 1 && m.seat == list[0].seat)
		return falls_at(c, LAW_AGREEMENT, m, "why allows what moves does not list");
	if (legal && (m.seat > 7 || !ludo_is_waiting(core_of(c->s), m.seat)))
		return falls_at(c, LAW_AGREEMENT, m, "why allows a seat that owes no answer");
	return LAW_NONE;
}

static int agreement(struct court *c, const ludo_move *list, int n)
{
	for (int i = 0; i < n; i++) {
		if (c->rules->why(c->s->bytes, list[i]).code)
			return falls_at(c, LAW_AGREEMENT, list[i], "moves lists what why refuses");
		if (list[i].seat != list[0].seat)
			return falls_at(c, LAW_AGREEMENT, list[i], "listed for another seat");
		if (has_stray_number(c->trial->game, list[i]))
			return falls_at(c, LAW_AGREEMENT, list[i], "a number the verb has not");
	}
	int i = (int)ludo_rng_below(&c->dice, (uint32_t)n);
	if (is_listed(list[i], list + i + 1, n - i - 1))
		return falls_at(c, LAW_AGREEMENT, list[i], "listed twice");
	for (int k = 0; k < N_PROBES; k++) {
		ludo_move m = list[ludo_rng_below(&c->dice, (uint32_t)n)];
		for (uint32_t times = 1 + ludo_rng_below(&c->dice, 2); times > 0; times--)
			m = mutate(c, m);
		int law = probe(c, m, list, n);
		if (law)
			return law;
	}
	for (int seat = 0; seat < 8; seat++)
		if (!ludo_is_waiting(core_of(c->s), seat) &&
		    c->rules->moves(c->s->bytes, seat, (ludo_move[LUDO_MOVES]){ { 0 } }))
			return falls(c, LAW_AGREEMENT, "moves for a seat that owes no answer");
	return LAW_NONE;
}

/* ---- 3. Purity: same state and move, same bytes; queries change nothing ---- */

static int purity(struct court *c, const struct world *before, ludo_move m,
		  const struct world *after)
{
	struct world again;
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	copy(c, &again, before);
	c->rules->standings(again.bytes, points, place);
	ludo_odds(c->rules, again.bytes, m);
	c->rules->check(again.bytes);
	if (memcmp(again.bytes, before->bytes, c->rules->size))
		return falls_at(c, LAW_PURITY, m, "a question changed the state");
	c->rules->apply(again.bytes, m);
	if (!same_position(c, &again, after) || !same_tape(c, &again, after))
		return falls_at(c, LAW_PURITY, m, "the same move came out differently");
	if (tape_of(c, after)->lost)
		return falls_at(c, LAW_PURITY, m, "the tape is too short for its events");
	if (core_of(after)->lost)
		return falls_at(c, LAW_PURITY, m, "the agenda is too short for its lines");
	return LAW_NONE;
}

/* ---- 4. Inverse: blanking a filled state gives back what was blanked ---- */

static int inverse(struct court *c, const struct world *filled, int seat)
{
	struct world was, is;
	copy(c, &was, c->s);
	ludo_blank(c->rules, was.bytes, seat);
	copy(c, &is, filled);
	ludo_blank(c->rules, is.bytes, seat);
	if (!same_position(c, &was, &is)) {
		falls(c, LAW_INVERSE, "fill changed what seat %d can see: ", seat);
		ludo_write_difference(c->trial->complaint, c->trial->game, was.bytes, is.bytes);
		return LAW_INVERSE;
	}
	int account = c->rules->check(filled->bytes);
	if (account)
		return falls(c, LAW_INVERSE, "fill for seat %d breaks the account '%s'", seat,
			     c->trial->game->face->accounts[account].token);
	return LAW_NONE;
}

/* ---- 5. Silence: nothing a seat is told depends on what it cannot know ---- */

static void write_log(struct court *c, const struct world *w, int seat, int lang,
		      struct ludo_text *text)
{
	struct world blanked;
	struct ludo_speaker who = { c->trial->game, lang, { 0 } };
	copy(c, &blanked, w);
	ludo_blank(c->rules, blanked.bytes, seat);
	for (uint32_t i = 0; i < tape_of(c, &blanked)->n; i++)
		ludo_say_event(text, &who, &tape_of(c, &blanked)->event[i]);
}

/* The lab's own get the state unblanked, as the faces do; those of the table blank it. */
static void write_features(const struct ludo_game *game, const struct world *w, int seat,
			   struct ludo_text *text)
{
	size_t n = (size_t)ludo_n_features(game);
	int16_t *feature = calloc(n, sizeof(*feature));
	if (feature) {
		if (game->lab && seat >= 0)
			game->lab->observe(w->bytes, seat, feature);
		ludo_put_n(text, (const char *)feature, n * sizeof(*feature));
		ludo_features(game, w->bytes, seat, feature);
		ludo_put_n(text, (const char *)feature, n * sizeof(*feature));
	}
	text->failed |= !feature;
	free(feature);
}

/* Everything a seat is told, in one text.  The faces get the state unblanked here: a
 * face that reads what it should not is found even though it is never handed over. */
static void write_told(struct court *c, const struct world *w, int seat, int lang,
		       struct ludo_text *text)
{
	const struct ludo_game *game = c->trial->game;
	int32_t points[LUDO_SEATS] = { 0 };
	uint8_t place[LUDO_SEATS] = { 0 };
	ludo_text_clear(text);
	ludo_board(text, game, w->bytes, seat);
	ludo_screen(game, w->bytes, seat, lang, text);
	write_log(c, w, seat, lang, text);
	game->rules->standings(w->bytes, points, place);
	for (int i = 0; i < core_of(w)->n_seats; i++)
		ludo_putf(text, " %d:%d", points[i], place[i]);
	write_features(game, w, seat, text);
}

static int silence_of_faces(struct court *c, const struct world *filled, int seat)
{
	int lang = (int)ludo_rng_below(&c->dice, LUDO_LANGS);
	write_told(c, c->s, seat, lang, &c->a);
	write_told(c, filled, seat, lang, &c->b);
	if (c->a.failed || c->b.failed)
		return falls(c, LAW_SILENCE, "no memory to compare what is told");
	if (c->a.n == c->b.n && !memcmp(c->a.at, c->b.at, c->a.n))
		return LAW_NONE;
	size_t i = 0;
	while (i < c->a.n && i < c->b.n && c->a.at[i] == c->b.at[i])
		i++;
	i = i < 40 ? 0 : i - 40;
	return falls(c, LAW_SILENCE, "seat %d is told of what it cannot know: ...%.80s... or ...%.80s...",
		     seat, ludo_text_string(&c->a) + i, ludo_text_string(&c->b) + i);
}

static int silence_of_rules(struct court *c, const struct world *filled, int seat)
{
	ludo_move here[LUDO_MOVES], there[LUDO_MOVES];
	int n = c->rules->moves(c->s->bytes, seat, here);
	if (n != c->rules->moves(filled->bytes, seat, there) ||
	    memcmp(here, there, (size_t)n * sizeof(here[0])))
		return falls(c, LAW_SILENCE, "the moves of seat %d depend on hidden things", seat);
	for (int k = 0; n && k < N_PROBES; k++) {
		ludo_move m = mutate(c, here[ludo_rng_below(&c->dice, (uint32_t)n)]);
		m.seat = (uint8_t)seat;
		ludo_why a = c->rules->why(c->s->bytes, m), b = c->rules->why(filled->bytes, m);
		if (memcmp(&a, &b, sizeof(a)))
			return falls_at(c, LAW_SILENCE, m, "the reason depends on hidden things");
	}
	return LAW_NONE;
}

/* ---- 6. Reveals: what a seat learns, it learns by an event ---- */

static int has_reveal(const struct court *c, const struct world *w)
{
	for (uint32_t i = 0; i < tape_of(c, w)->n; i++)
		if (tape_of(c, w)->event[i].flags & LUDO_REVEAL)
			return 1;
	return 0;
}

/* The same move in two worlds that look alike to a seat must look alike afterwards,
 * unless an event is flagged as a reveal.  Chance always stops an undo. */
static int reveals(struct court *c, const struct world *before, ludo_move m,
		   const struct world *after)
{
	struct world filled, seen;
	int seat = any_observer(c);
	if (m.seat == LUDO_CHANCE)
		return LAW_NONE;
	imagine(c, &filled, before, seat);
	if (c->rules->why(filled.bytes, m).code)
		return LAW_NONE; /* not possible in that world */
	c->rules->apply(filled.bytes, m);
	int flagged = has_reveal(c, after) || has_reveal(c, &filled);
	copy(c, &seen, after);
	ludo_blank(c->rules, seen.bytes, seat);
	ludo_blank(c->rules, filled.bytes, seat);
	if (flagged || (same_position(c, &seen, &filled) && same_tape(c, &seen, &filled)))
		return LAW_NONE;
	falls_at(c, LAW_REVEALS, m, "a reveal that no event is flagged for");
	ludo_putf(c->trial->complaint, ", seen by seat %d: ", seat);
	ludo_write_difference(c->trial->complaint, c->trial->game, seen.bytes, filled.bytes);
	return LAW_REVEALS;
}

/* The k-th event of a sort; null if there are not so many. */
static const struct ludo_event *event_of_sort(const struct ludo_tape *tape, int what, int k)
{
	for (uint32_t i = 0; i < tape->n; i++)
		if (tape->event[i].what == what && !k--)
			return &tape->event[i];
	return 0;
}

/* Do the events of one sort say the same on both tapes?  Flags say nothing. */
static int says_the_same(const struct ludo_tape *x, const struct ludo_tape *y, int what)
{
	for (int k = 0;; k++) {
		const struct ludo_event *a = event_of_sort(x, what, k);
		const struct ludo_event *b = event_of_sort(y, what, k);
		if (!a || !b)
			return !a && !b;
		struct ludo_event as_b = *a;
		as_b.flags = b->flags;
		if (memcmp(&as_b, b, sizeof(*b)))
			return 0;
	}
}

/* Which flagged events tell a seat one of two worlds from the other?  Where it sees a
 * difference but none of them says it, they all stand for it. */
static void count_told(struct court *c, const struct world *seen, const struct world *other,
		       uint8_t told[256])
{
	const struct ludo_tape *x = tape_of(c, seen), *y = tape_of(c, other);
	int any = 0;
	for (uint32_t i = 0; i < x->n; i++)
		if (x->event[i].flags & LUDO_REVEAL && !says_the_same(x, y, x->event[i].what))
			any = told[x->event[i].what] = 1;
	if (any || (same_position(c, seen, other) && same_tape(c, seen, other)))
		return;
	for (uint32_t i = 0; i < x->n; i++)
		if (x->event[i].flags & LUDO_REVEAL)
			told[x->event[i].what] = 1;
}

/* A flag that is always in vain forbids taking back what could be taken back.  Whether it
 * is can be said of many games only: here it is counted, ludo_law_run() judges. */
static void count_flags(struct court *c, const struct world *before, ludo_move m,
			const struct world *after)
{
	struct world seen, other;
	uint8_t told[256] = { 0 }, is_flagged[256] = { 0 };
	const struct ludo_tape *tape = tape_of(c, after);
	const struct ludo_rng dice = c->dice; /* the other laws throw theirs as without flags */
	if (!has_reveal(c, after))
		return;
	for (int seat = LUDO_NOBODY; seat < core_of(before)->n_seats; seat++) {
		imagine(c, &other, before, seat);
		if (c->rules->why(other.bytes, m).code)
			continue; /* not possible in that world */
		c->rules->apply(other.bytes, m);
		copy(c, &seen, after);
		ludo_blank(c->rules, seen.bytes, seat);
		ludo_blank(c->rules, other.bytes, seat);
		count_told(c, &seen, &other, told);
	}
	c->dice = dice;
	for (uint32_t i = 0; i < tape->n; i++)
		if (tape->event[i].flags & LUDO_REVEAL)
			is_flagged[tape->event[i].what] = 1;
	for (int what = 0; what < 256; what++) {
		c->trial->n_flagged[what] += is_flagged[what];
		c->trial->n_told[what] += told[what];
	}
}

int ludo_law_run(const struct ludo_trial *trial)
{
	for (int what = 1; what < trial->game->face->n_events; what++) {
		if (trial->n_told[what] || trial->n_flagged[what] < ENOUGH)
			continue;
		ludo_putf(trial->complaint,
			  "the event '%s' was flagged as a reveal %u times and never told anybody "
			  "anything", trial->game->face->events[what].token, trial->n_flagged[what]);
		return LAW_REVEALS;
	}
	return LAW_NONE;
}

/* Two different answers of somebody else: if a seat hears the same, it sees the same;
 * and if it sees the same although they differ, it hears the same. */
static int no_news_without_event(struct court *c, const struct world *before, ludo_move m,
				 const struct world *after, const ludo_move *list, int n)
{
	struct world other, seen;
	int seat = any_observer(c);
	ludo_move m2 = list[ludo_rng_below(&c->dice, (uint32_t)n)];
	if (seat == m.seat || !memcmp(&m, &m2, sizeof(m)))
		return LAW_NONE;
	copy(c, &other, before);
	c->rules->apply(other.bytes, m2);
	int differ = !same_position(c, &other, after);
	ludo_blank(c->rules, other.bytes, seat);
	copy(c, &seen, after);
	ludo_blank(c->rules, seen.bytes, seat);
	if (!same_tape(c, &seen, &other) && same_position(c, &seen, &other) && differ &&
	    !has_reveal(c, &seen) && !has_reveal(c, &other)) {
		falls_at(c, LAW_REVEALS, m, "an event tells what cannot be seen");
		ludo_putf(c->trial->complaint, ", to seat %d", seat);
		return LAW_REVEALS;
	}
	if (!same_tape(c, &seen, &other) || same_position(c, &seen, &other))
		return LAW_NONE;
	falls_at(c, LAW_REVEALS, m, "something is learned without an event");
	ludo_putf(c->trial->complaint, ", by seat %d: ", seat);
	ludo_write_difference(c->trial->complaint, c->trial->game, seen.bytes, other.bytes);
	return LAW_REVEALS;
}

/* ---- 7. Order: answers given at the same time commute ---- */

static int order(struct court *c, const struct world *before, ludo_move m)
{
	struct world ab, ba;
	ludo_move list[LUDO_MOVES];
	unsigned others = core_of(before)->waiting & ~(1u << m.seat);
	if (!others)
		return LAW_NONE;
	int seat = set_nth(others, (int)ludo_rng_below(&c->dice, (uint32_t)set_count(others)));
	int n = c->rules->moves(before->bytes, seat, list);
	ludo_move m2 = list[ludo_rng_below(&c->dice, (uint32_t)n)];
	copy(c, &ab, before);
	copy(c, &ba, before);
	c->rules->apply(ab.bytes, m);
	c->rules->apply(ba.bytes, m2);
	if (c->rules->why(ab.bytes, m2).code || c->rules->why(ba.bytes, m).code)
		return falls_at(c, LAW_ORDER, m2, "an answer forbids another at the same time");
	c->rules->apply(ab.bytes, m2);
	c->rules->apply(ba.bytes, m);
	if (!same_position(c, &ab, &ba))
		return falls_at(c, LAW_ORDER, m, "the order of simultaneous answers matters");
	return LAW_NONE;
}

/* ---- 8. Record: writing and reading reproduces every position ---- */

static int record_ply(struct court *c, ludo_move m)
{
	struct ludo_text text = { 0 }, error = { 0 };
	ludo_move back;
	ludo_write_move(&text, c->trial->game, m);
	int fits = text.n < LUDO_MOVE_BYTES;
	int same = ludo_read_move(c->trial->game, ludo_text_string(&text), &back, &error) &&
		   !memcmp(&m, &back, sizeof(m));
	ludo_text_free(&text);
	ludo_text_free(&error);
	if (!fits)
		return falls_at(c, LAW_RECORD, m, "this move is too long to be kept");
	if (!same)
		return falls_at(c, LAW_RECORD, m, "this move does not survive being written");
	if (!ludo_move_of(&c->numbering, m.seat, ludo_action_of(&c->numbering, m), &back) ||
	    memcmp(&m, &back, sizeof(m)))
		return falls_at(c, LAW_RECORD, m, "this move has no number of its own");
	if (ludo_table_play(c->table, m).code)
		return falls_at(c, LAW_RECORD, m, "the table refuses a legal move");
	if (ludo_table_hash(c->table) != ludo_hash(0, c->s->bytes, c->rules->tape))
		return falls_at(c, LAW_RECORD, m, "the table stands elsewhere");
	return LAW_NONE;
}

static int record_game(struct court *c)
{
	struct ludo_text text = { 0 }, error = { 0 }, again = { 0 };
	ludo_table_save(c->table, &text);
	struct ludo_table *read = ludo_table_load(ludo_text_string(&text), text.n, &error);
	int law = LAW_NONE;
	if (!read) {
		law = falls(c, LAW_RECORD, "the record cannot be read: %s",
			    ludo_text_string(&error));
	} else {
		ludo_table_save(read, &again);
		if (again.n != text.n || memcmp(again.at, text.at, text.n))
			law = falls(c, LAW_RECORD, "the record changes when written again");
	}
	ludo_table_close(read);
	ludo_text_free(&text);
	ludo_text_free(&error);
	ludo_text_free(&again);
	return law;
}

/* ---- 11. Names: a position survives being written field by field ---- */

static int names(struct court *c)
{
	struct world back;
	struct ludo_text *text = &c->a, *error = &c->b;
	int law = LAW_NONE;
	memset(back.bytes, 0, c->rules->size);
	ludo_text_clear(text);
	ludo_text_clear(error);
	ludo_write_position(text, c->trial->game, c->s->bytes);
	for (const char *at = ludo_text_string(text); *at && !law;) {
		struct ludo_word line = { at, strcspn(at, "\n") };
		if (!ludo_field_set(c->trial->game, back.bytes, line, error))
			law = falls(c, LAW_NAMES, "a field cannot be read back: %s",
				    ludo_text_string(error));
		at += line.n + (at[line.n] == '\n');
	}
	((struct ludo_core *)(void *)back.bytes)->waiting = core_of(c->s)->waiting;
	if (!law && !same_position(c, c->s, &back)) {
		law = falls(c, LAW_NAMES, "the fields do not tell the whole position: ");
		ludo_write_difference(c->trial->complaint, c->trial->game, c->s->bytes, back.bytes);
	}
	if (!law && !ludo_fields_readable(c->trial->game, c->s->bytes, error))
		law = falls(c, LAW_NAMES, "a computed field cannot be read back: %s",
			    ludo_text_string(error));
	return law;
}

/* ---- one game ---- */

/* Everything that is asked of a position before a move is made. */
static int judge_position(struct court *c, const ludo_move *list, int n)
{
	struct world filled;
	int seat = any_observer(c), law;
	int account = c->rules->check(c->s->bytes);
	if (account)
		return falls(c, LAW_ACCOUNTS, "the account '%s' does not add up",
			     c->trial->game->face->accounts[account].token);
	if ((law = agreement(c, list, n)))
		return law;
	imagine(c, &filled, c->s, seat);
	if ((law = inverse(c, &filled, seat)))
		return law;
	if (seat >= 0 && (law = silence_of_rules(c, &filled, seat)))
		return law;
	if (ludo_rng_below(&c->dice, TEXTS)) /* texts cost more than all the rest together */
		return LAW_NONE;
	if ((law = silence_of_faces(c, &filled, seat)))
		return law;
	return names(c);
}

static int judge_move(struct court *c, const struct world *before, ludo_move m,
		      const ludo_move *list, int n)
{
	int law;
	count_flags(c, before, m, c->s);
	if ((law = purity(c, before, m, c->s)) || (law = reveals(c, before, m, c->s)) ||
	    (law = no_news_without_event(c, before, m, c->s, list, n)) ||
	    (law = order(c, before, m)))
		return law;
	return record_ply(c, m);
}

static int one_ply(struct court *c)
{
	struct world before;
	ludo_move list[LUDO_MOVES];
	int seat = ludo_stroll_seat(core_of(c->s), &c->rng);
	int n = c->rules->moves(c->s->bytes, seat, list), law;
	if (!n)
		return falls(c, LAW_NO_DEAD_END, "seat %d owes an answer and has none", seat);
	if (n >= LUDO_MOVES)
		return falls(c, LAW_NO_DEAD_END, "more answers than a list can hold");
	copy(c, &before, c->s);
	if ((law = judge_position(c, list, n)))
		return law;
	if (memcmp(before.bytes, c->s->bytes, c->rules->size))
		return falls(c, LAW_PURITY, "a question changed the state");
	ludo_move m = ludo_choose(c->rules, c->s->bytes, list, n, &c->rng);
	ask_why(c, m); /* so that 'reach' sees it */
	c->rules->apply(c->s->bytes, m);
	c->trial->n_plies++;
	return judge_move(c, &before, m, list, n);
}

static int play_game(struct court *c)
{
	int law = LAW_NONE;
	for (uint32_t ply = 0; !law && !ludo_is_over(core_of(c->s)); ply++) {
		if (ply == c->rules->plies)
			return falls(c, LAW_NO_DEAD_END, "longer than its bound of %u moves", ply);
		law = one_ply(c);
	}
	if (law)
		return law;
	int account = c->rules->check(c->s->bytes);
	if (account)
		return falls(c, LAW_ACCOUNTS, "at the end the account '%s' does not add up",
			     c->trial->game->face->accounts[account].token);
	return record_game(c);
}

int ludo_law_game(struct ludo_trial *trial)
{
	struct world truth;
	struct court c = { .trial = trial, .rules = trial->game->rules, .s = &truth,
			   .numbering = ludo_number_answers(trial->game) };
	uint8_t options[LUDO_OPTIONS];
	c.rng = ludo_rng_from(trial->seed);
	c.dice = ludo_rng_from(~trial->seed);
	int n_seats = ludo_stroll_options(trial->game, trial->seed, &c.rng, options);
	if (trial->options)
		ludo_stroll_hold(options, trial->options);
	memset(truth.bytes, 0, c.rules->size);
	c.rules->setup(truth.bytes, n_seats, options);
	c.table = ludo_table_open(trial->game, n_seats, options,
				  ludo_seed_from_number(trial->seed));
	if (!c.table)
		return falls(&c, LAW_RECORD, "no table could be opened");
	int law = play_game(&c);
	if (law && trial->record)
		ludo_table_save(c.table, trial->record);
	ludo_table_close(c.table);
	ludo_text_free(&c.a);
	ludo_text_free(&c.b);
	return law;
}
