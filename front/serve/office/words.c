/* words.c: the rows of words.def, in both languages. */
#include "words.h"

#include <string.h>

#include "ludo_face.h"

static const char *const sayings[][LUDO_LANGS] = {
	{ "", "" },
#define OFFICE(id, en, it) { en, it },
#define COLUMN(...)
#include "words.def"
#undef OFFICE
#undef COLUMN
};

static const struct {
	const char *word;
	const char *say[LUDO_LANGS];
} columns[] = {
#define OFFICE(...)
#define COLUMN(word, en, it) { word, { en, it } },
#include "words.def"
#undef OFFICE
#undef COLUMN
};

const char *office_say(enum office_saying what, int lang)
{
	return sayings[what][lang];
}

const char *office_column(const char *word, int lang)
{
	for (size_t i = 0; i < sizeof(columns) / sizeof(columns[0]); i++)
		if (!strcmp(columns[i].word, word))
			return columns[i].say[lang];
	return word;
}
