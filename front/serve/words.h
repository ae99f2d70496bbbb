/* words.h: what the server says to people; the rows are in words.def. */
#ifndef LUDO_SERVE_WORDS_H
#define LUDO_SERVE_WORDS_H

enum fault {
#define FAULT(id, ...) F_##id,
#define SAY(...)
#include "words.def"
#undef FAULT
#undef SAY
	N_FAULTS,
};

enum saying {
	SAY_NOTHING,
#define FAULT(...)
#define SAY(id, ...) SAY_##id,
#include "words.def"
#undef FAULT
#undef SAY
};

const char *fault_token(enum fault fault);
int fault_status(enum fault fault);
const char *fault_say(enum fault fault, int lang);
const char *say(enum saying what, int lang); /* SAY_NOTHING: "" */

#endif
