/* words.h: what the operator's office says; the rows are in words.def. */
#ifndef LUDO_OFFICE_WORDS_H
#define LUDO_OFFICE_WORDS_H

enum office_saying {
	OFFICE_NOTHING,
#define OFFICE(id, ...) OFFICE_##id,
#define COLUMN(...)
#include "words.def"
#undef OFFICE
#undef COLUMN
};

const char *office_say(enum office_saying what, int lang); /* OFFICE_NOTHING: "" */
/* What a column of a list is called; the word itself if it has no row. */
const char *office_column(const char *word, int lang);

#endif
