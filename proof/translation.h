/* translation.h: do the rules in Italian say as many things as those in English? */
#ifndef LUDO_TRANSLATION_H
#define LUDO_TRANSLATION_H

#include "ludo_table.h"

/* Holds the text of rules.it.md against that of rules.md: the same chapters and paragraphs
 * in the same order, none empty; no examples, no ids of the ledger, no remarks for the
 * cross-check, which are the English text's.  A null text is a file that is missing.
 * Writes one line per gap; returns the number of gaps. */
int ludo_translation(const char *english, const char *italian, struct ludo_text *report);

#endif
