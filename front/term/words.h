/* words.h: what the terminal itself says; the rows are in words.def. */
#ifndef TERM_WORDS_H
#define TERM_WORDS_H

#include "ludo_face.h"

enum word {
#define COMMAND(...)
#define WORD(id, en, it) W_##id,
#include "words.def"
#undef WORD
#undef COMMAND
	N_WORDS
};

const char *word_in(int lang, enum word word);
/* The words with {0} and {1} filled in; either may be null. */
void put_words(struct ludo_text *text, int lang, enum word word, const char *a,
	       const char *b);
/* Replace what could steer a terminal, and what is not UTF-8. */
void make_printable(char *string);
/* What somebody typed, shortened and without anything that could steer a terminal. */
void put_quoted(struct ludo_text *text, const char *typed);
/* From the arguments' and the system's language to ours; -1 if it is not one. */
int lang_called(const char *name);
int lang_of_system(void);

#endif
