/* ludo.h: what a game is.  Read this first.
 *
 * A game is a set of pure functions over one flat struct.  The struct holds no
 * pointers and no padding: copying is memcpy, equality is memcmp, a hash runs
 * over bytes.  Rules draw no random numbers: chance is a seat at the table, and
 * what it answers is a move like any other.
 *
 * Words we keep apart: a MOVE is one answer to one question; a STEP runs by
 * itself; a QUESTION waits for somebody; an EVENT is what happened; the POSITION
 * is a state up to its tape; a RECORD is the moves so far; a VIEW is what a seat
 * is shown.  A SEAT is a place at the table. */
#ifndef LUDO_H
#define LUDO_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
	LUDO_SEATS   = 4,   /* most seats at one table */
	LUDO_CHANCE  = 7,   /* the seat that rolls and deals */
	LUDO_NOBODY  = -1,  /* the seat of a spectator: sees what everybody sees */
	LUDO_MOVES   = 256, /* most answers open at one question */
	LUDO_VERBS   = 16,  /* most verbs that answer one question, and a 0 */
	LUDO_AGENDA  = 24,  /* most lines still to do */
	LUDO_OPTIONS = 32,  /* most options of a game */
	LUDO_TAPE    = 48,  /* most events between two questions */
	LUDO_ALL     = 0xff, /* everybody may know */
	LUDO_STATE   = 4096 /* most bytes of a state */
};

/* One answer to one question.  A record is an array of these. */
typedef struct ludo_move {
	uint8_t seat, verb;
	int16_t a, b, c;
} ludo_move;

/* Why a move is not allowed; code 0 means that it is.  The first few codes are
 * the same for every game, a game's own start at LUDO_WHYS.  Chapter and number
 * are the paragraph of rules.md that forbids it; number 0 where none does. */
typedef struct ludo_why {
	uint8_t code, chapter, number, spare;
	int16_t a, b;
} ludo_why;

enum {
	LUDO_WHY_OK,
	LUDO_WHY_OVER,   /* the game has ended */
	LUDO_WHY_TURN,   /* this seat owes no answer now */
	LUDO_WHY_VERB,   /* not an answer to this question */
	LUDO_WHY_RANGE,  /* names something that does not exist, or more than is asked */
	LUDO_WHY_MEMORY, /* no memory is left to write it down */
	LUDO_WHYS
};

/* One line of the agenda: a step to run, or a question to ask, with three numbers of
 * its own. */
struct ludo_step {
	uint8_t what, seat;
	int16_t a, b, c;
};

/* First member of every state.  All of it is open to everybody: never put a
 * secret into a line of the agenda. */
struct ludo_core {
	uint8_t n_seats;
	uint8_t waiting; /* set of seats that owe an answer; 0: the game is over */
	uint8_t depth;   /* lines on the agenda; the last one is next */
	uint8_t lost;    /* lines that did not fit; the laws demand 0 */
	uint8_t option[LUDO_OPTIONS];
	struct ludo_step agenda[LUDO_AGENDA];
};

/* What happened, and who may know it in full: seats outside 'to' see only that
 * something happened.  LUDO_REVEAL marks an event by which some seat learns more
 * than the move itself says; nothing can be taken back across one. */
struct ludo_event {
	uint8_t what, seat, to, flags;
	int16_t a, b, c;
};
enum { LUDO_REVEAL = 1, LUDO_HUSHED = 2 };

/* Last member of every state: the events since the last question.  No part of
 * the position: hashing and comparing stop before it. */
struct ludo_tape {
	uint32_t n, lost; /* lost: events that did not fit; the laws demand 0 */
	struct ludo_event event[LUDO_TAPE];
};

struct ludo_rng;

enum { LUDO_ALIKE = -1 }; /* answers of chance that are all as likely */

/* Door 1, rules.  Freestanding: runs in WebAssembly, on a device, on any number
 * of threads.  None of these functions may allocate, print, or keep anything. */
struct ludo_rules {
	uint32_t size, tape;          /* whole state; where the position ends */
	uint32_t secret, secret_size; /* one block per seat, open to it alone */
	uint32_t hidden, hidden_size; /* one block open to nobody */
	uint32_t plies;               /* no game is longer than this */
	const uint8_t *n_values;      /* values of each option; 0 after the last one */

	/* Fill a zeroed state and run on to the first question.  Options hold one
	 * value index each, already checked against the option table. */
	void (*setup)(void *state, int n_seats, const uint8_t *options);
	/* Every answer that a seat may give now, in a fixed order; 0 if it owes none.
	 * Reads what this seat may know and nothing else. */
	int (*moves)(const void *state, int seat, ludo_move *out);
	/* The only definition of legality, checked in the rulebook's order.  Total:
	 * any eight bytes may come in. */
	ludo_why (*why)(const void *state, ludo_move move);
	/* Given why() = 0: do it and all that follows, up to the next question. */
	void (*apply)(void *state, ludo_move move);
	/* Carry out the agenda up to the next question (after a position is set). */
	void (*run)(void *state);
	/* Weights of chance's answers to one question, n of them at once, and their sum; or
	 * LUDO_ALIKE, and none is written.  Null where they always are. */
	int (*odds)(const void *state, const ludo_move *move, int n, int *odds);
	/* Given a state blanked for a seat: invent what that seat cannot know, in
	 * agreement with all that it does know. */
	void (*fill)(void *blanked, int seat, struct ludo_rng *rng);
	/* Points and places (1 is best, equals share), at any time; places may be null where
	 * nobody asks for them. */
	void (*standings)(const void *state, int32_t *points, uint8_t *place);
	/* Recount everything that must add up: 0, or the account that does not. */
	int (*check)(const void *state);
};

struct ludo_face; /* door 2: words and pictures, ludo_face.h */
struct ludo_lab;  /* door 3: features for learning, ludo_lab.h */

struct ludo_game {
	const char *id;
	uint8_t min_seats, max_seats;
	uint8_t is_template; /* built and tested like the rest, not offered to people */
	uint16_t version;    /* of the rules; part of every record */
	const struct ludo_rules *rules;
	const struct ludo_face *face;
	const struct ludo_lab *lab; /* may be null */
};

extern const struct ludo_game *const ludo_games[]; /* from games.def, null-ended */

/* ---- small things every game's rules use ---- */

static inline ludo_move ludo_answer(int seat, int verb, int a, int b, int c)
{
	return (ludo_move){ (uint8_t)seat, (uint8_t)verb, (int16_t)a, (int16_t)b, (int16_t)c };
}

static inline ludo_why ludo_legal(void)
{
	return (ludo_why){ 0 };
}

static inline ludo_why ludo_because(int code, int a, int b)
{
	return (ludo_why){ (uint8_t)code, 0, 0, 0, (int16_t)a, (int16_t)b };
}

/* "9.1" and "14.10" as chapter and number; costs nothing, the compiler reads it. */
static inline __attribute__((always_inline)) ludo_why
ludo_refusal(int code, const char *para, int a, int b)
{
	int two = para[1] != '.'; /* digits of the chapter, less one */
	const char *number = para + two + 2;
	int chapter = two ? 10 * (para[0] - '0') + para[1] - '0' : para[0] - '0';
	int n = number[1] ? 10 * (number[0] - '0') + number[1] - '0' : number[0] - '0';
	return (ludo_why){ (uint8_t)code, (uint8_t)chapter, (uint8_t)n, 0, (int16_t)a,
			   (int16_t)b };
}

static inline int ludo_is_waiting(const struct ludo_core *core, int seat)
{
	return seat >= 0 && seat < 8 && (core->waiting >> seat & 1);
}

static inline int ludo_is_over(const struct ludo_core *core)
{
	return core->waiting == 0;
}

/* Does this seat owe an answer at all?  The first check of every why(). */
static inline ludo_why ludo_turn_why(const struct ludo_core *core, int seat)
{
	if (ludo_is_over(core))
		return ludo_because(LUDO_WHY_OVER, 0, 0);
	if (!ludo_is_waiting(core, seat))
		return ludo_because(LUDO_WHY_TURN, 0, 0);
	return ludo_legal();
}

/* Weights of some answers of chance, and their sum. */
static inline int ludo_weigh(const struct ludo_rules *rules, const void *state,
			     const ludo_move *move, int n, int *odds)
{
	int total = rules->odds ? rules->odds(state, move, n, odds) : LUDO_ALIKE;
	if (total != LUDO_ALIKE)
		return total;
	for (int i = 0; i < n; i++)
		odds[i] = 1;
	return n;
}

/* Weight of a chance answer among the others. */
static inline int ludo_odds(const struct ludo_rules *rules, const void *state, ludo_move move)
{
	int odds;
	return ludo_weigh(rules, state, &move, 1, &odds);
}

/* A list of moves being written; silently full at LUDO_MOVES (the laws check). */
struct ludo_list {
	ludo_move *move;
	int n;
};

/* Write a move in one piece where that is the same bytes: whoever reads it back as one at
 * once would otherwise wait until its pieces have arrived in memory. */
static inline void ludo_write(ludo_move *at, ludo_move m)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
	uint64_t bits = m.seat | (uint64_t)m.verb << 8 | (uint64_t)(uint16_t)m.a << 16 |
			(uint64_t)(uint16_t)m.b << 32 | (uint64_t)(uint16_t)m.c << 48;
	memcpy(at, &bits, sizeof(bits));
#else
	*at = m;
#endif
}

static inline void ludo_offer(struct ludo_list *list, ludo_move move)
{
	if (list->n < LUDO_MOVES)
		ludo_write(&list->move[list->n++], move);
}

/* The same if it is legal: written in any case, and kept or not without a branch, since
 * nothing could foretell which way it goes. */
static inline void ludo_offer_if(struct ludo_list *list, ludo_move move, ludo_why why)
{
	if (list->n >= LUDO_MOVES)
		return;
	ludo_write(&list->move[list->n], move);
	list->n += !why.code;
}

static inline void ludo_note(struct ludo_tape *tape, struct ludo_event event)
{
#ifdef LUDO_DEAF /* on a device nobody listens, and a state has room for no events */
	(void)tape, (void)event;
#else
	if (tape->n < LUDO_TAPE)
		tape->event[tape->n++] = event;
	else
		tape->lost++;
#endif
}

#endif
