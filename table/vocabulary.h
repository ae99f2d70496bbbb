/* vocabulary.h: the words of a game that its examples may use. */
#ifndef LUDO_VOCABULARY_H
#define LUDO_VOCABULARY_H

#include "ludo_face.h"
#include "scan.h"

/* All of them, or one part: verbs, questions, steps, reasons, events, accounts, fields,
 * kinds or options.  0 if there is no such part. */
int ludo_write_words(struct ludo_text *text, const struct ludo_game *game, struct ludo_word part);

#endif
