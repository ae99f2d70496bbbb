/* ludo_face.h: door 2 of a game: its words, names, fields and pictures.
 *
 * Host only.  Everything here receives blanked states: the author of a view, a
 * screen or a sentence cannot leak what was never handed over. */
#ifndef LUDO_FACE_H
#define LUDO_FACE_H

#include "ludo.h"
#include "ludo_text.h"

enum ludo_lang { LUDO_EN, LUDO_IT, LUDO_LANGS };

/* ---- kinds: what a number means ---- */

struct ludo_name {
	const char *token; /* never translated: records, examples, protocol */
	const char *say[LUDO_LANGS];
};

enum ludo_form {
	LUDO_NUMBER, /* 0 to n-1, written as digits */
	LUDO_NAMED,  /* one of n names */
	LUDO_BAG,    /* how many of each of another kind, packed; n is 2^bits */
	LUDO_PAIR,   /* one of a kind with one of another: "rhine.baron15" */
};

/* Kinds that every game has; its own start at LUDO_KINDS. */
enum { LUDO_NONE, LUDO_COUNT, LUDO_SEAT, LUDO_KINDS };

struct ludo_kind {
	const char *token; /* as in "{landscape a}" */
	uint8_t form, of;  /* of: the kind of thing in a bag, the first of a pair */
	uint16_t n;        /* of a bag that takes several numbers: 2^15, of each of them */
	const struct ludo_name *names; /* LUDO_NAMED */
	const uint8_t *width;          /* LUDO_BAG: bits for each thing, low bits first */
	uint8_t with; /* LUDO_PAIR: the second kind; the value is first * its n + second */
};

/* A bag of more than 15 bits goes on in the numbers that follow, 15 bits in each; see
 * core/bag.h.  A verb names it once for every number that it takes. */

/* ---- words: rows of words.def ---- */

struct ludo_verb {
	const char *token;
	uint8_t kind[3]; /* of a, b and c */
	const char *say[LUDO_LANGS];
};

/* A question, step, reason, event or account.  'hushed' is what seats hear who
 * may not know an event in full; null where everybody may. */
struct ludo_phrase {
	const char *token, *para; /* para: of the game's rules.md; a reason has none of its own */
	const char *say[LUDO_LANGS];
	const char *hushed[LUDO_LANGS];
	uint8_t verbs[LUDO_VERBS]; /* that answer a question, up to a 0 */
};

/* ---- options a table can choose ---- */

/* One of the values of an option. */
struct ludo_value {
	const char *token;
	const char *say[LUDO_LANGS];   /* its name in a list */
	const char *tells[LUDO_LANGS]; /* a sentence: how the game is then */
};

struct ludo_option {
	const char *token;
	uint8_t standard; /* the value nobody had to choose */
	const struct ludo_value *values; /* as many as rules->n_values says */
	const char *para;
	const char *say[LUDO_LANGS];
	const char *tells[LUDO_LANGS]; /* a sentence: what is decided by it */
};

/* ---- fields: every byte of a position has a name ---- */

/* Padding has a name that begins with "spare": it is never shown. */
enum ludo_how {
	LUDO_IS,     /* the value itself */
	LUDO_MAYBE,  /* 0 is none, otherwise the value plus 1 */
	LUDO_SET,    /* a set of values, one bit each */
	LUDO_TALLY,  /* the last index counts things: written {3,4,4} */
	LUDO_LINES,  /* lines of the agenda */
};

struct ludo_index {
	uint16_t n, stride;
	uint8_t kind;
};

/* A computed field is no part of the position: it follows from other fields, and has a
 * function instead of a place.  Views show it and examples expect it; nothing sets it.
 * What it returns is what would be stored: of LUDO_MAYBE the value plus 1, of LUDO_SET
 * up to 64 bits, of LUDO_TALLY the count of one thing. */
struct ludo_field {
	const char *name;
	uint32_t at;   /* computed: somewhere in what it reads; it is as secret as that */
	uint8_t width; /* bytes of one value: 1, 2, 4, 8, or 16 of a set */
	uint8_t is_signed;
	uint8_t how, kind;
	struct ludo_index index[2]; /* n = 0 where there is no index */
	int64_t (*get)(const void *blanked, int i, int j); /* null: it is stored */
};

/* A stored field that follows from another, kept because the rules read it often or because
 * everybody may know it: a number is how many things are in a tally or a set, a set is all
 * the values of a field.  Where the follower has an index, it is the other's first one.
 * 'given' sets it along with the other, unless it is named itself. */
struct ludo_follow {
	const char *field, *from;
};

/* A sentence of a game's own tables, as words.def writes them: {a} {b} {c} {a?one|many}, and
 * nothing that needs a name. */
void ludo_say_numbers(struct ludo_text *text, const char *sentence, int a, int b, int c);

/* ---- the door ---- */

struct drawing; /* ludo_draw.h */

struct ludo_face {
	const char *name[LUDO_LANGS];
	const char *blurb[LUDO_LANGS];  /* one line for a menu */
	const char *credit;             /* designer, publisher, year */

	const struct ludo_kind *kinds;  /* kinds[LUDO_SEAT] names the seats */
	int n_kinds;
	const struct ludo_verb *verbs;  /* from 1 */
	int n_verbs;
	const struct ludo_phrase *lines; /* steps and questions, from 1 */
	int n_lines, n_steps;            /* lines after n_steps are questions */
	const struct ludo_phrase *whys;  /* row 0 is code LUDO_WHYS */
	int n_whys;
	const struct ludo_phrase *events; /* from 1 */
	int n_events;
	const struct ludo_phrase *accounts; /* from 1 */
	int n_accounts;
	const struct ludo_option *options;
	int n_options;
	const struct ludo_field *fields; /* all but those of struct ludo_core */
	int n_fields;
	/* Names of the fields (sets, and values that may be absent) where things lie of which
	 * there is one each; null after the last one.  What 'given' puts into one of them, it
	 * takes out of the others.  Kinds that share rows of names share things.  May be null. */
	const char *const *places;
	const struct ludo_follow *follows; /* a null name after the last one; may be null */
	const struct ludo_name *labels; /* of fields, by name, up to one without a token */
	const char *stands; /* the field that says what stands at a place; may be null */
	/* Does a legal answer give more than another does, and nothing can come of it?  Nobody
	 * need be asked about such ones.  Null: none does. */
	int (*is_spare)(const void *blanked, ludo_move move);

	/* What is printed and never changes (texts, costs, signs), as JSON: the members of one
	 * object, keyed by kind and token.  Null: nothing. */
	void (*printed)(struct ludo_text *json, int lang);
	/* The board as text, drawn with ludo_draw.h.  Null: the table draws it from the fields. */
	void (*screen)(struct drawing *d, const void *blanked);
};

/* A value that was proposed or reconstructed, not found, is shown with this mark. */
#define LUDO_PROPOSED "°"

#endif
