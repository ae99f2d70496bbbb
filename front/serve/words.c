/* words.c: the rows of words.def, in both languages. */
#include "words.h"

#include "ludo_face.h"

static const struct {
	const char *token;
	int status;
	const char *say[LUDO_LANGS];
} faults[] = {
#define FAULT(id, token, status, en, it) { token, status, { en, it } },
#define SAY(...)
#include "words.def"
#undef FAULT
#undef SAY
};

static const char *const sayings[][LUDO_LANGS] = {
	{ "", "" },
#define FAULT(...)
#define SAY(id, en, it) { en, it },
#include "words.def"
#undef FAULT
#undef SAY
};

const char *fault_token(enum fault fault)
{
	return faults[fault].token;
}

int fault_status(enum fault fault)
{
	return faults[fault].status;
}

const char *fault_say(enum fault fault, int lang)
{
	return faults[fault].say[lang];
}

const char *say(enum saying what, int lang)
{
	return sayings[what][lang];
}
