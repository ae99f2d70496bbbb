/* sheet.h: the operator's page, as HTML. */
#ifndef LUDO_OFFICE_SHEET_H
#define LUDO_OFFICE_SHEET_H

#include "power.h"

extern const char sheet_style[];

void sheet_door(struct ludo_text *html, enum office_saying what, int lang); /* who are you? */
void sheet_list(struct ludo_text *html, const struct errand *e, int lang);
void sheet_ask(struct ludo_text *html, const struct errand *e, int lang); /* really? */
/* What came of it, and the way to a list. */
void sheet_done(struct ludo_text *html, const struct errand *e, const char *list, int lang);

#endif
