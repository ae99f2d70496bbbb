/* view.h: what the faces of Pax Renaissance share: the texts of its cards. */
#ifndef PAX_VIEW_H
#define PAX_VIEW_H

#include "ludo_text.h"

/* What a card shows, in one line; of an empire, its visible face.  A value that is not
 * known from the first edition bears a degree sign. */
void pax_card_text(struct ludo_text *text, int card, int is_republic, int lang);
/* Its number, as printed: "29", "BGG03", "x14"; of an empire "". */
const char *pax_card_number(int card);

void pax_printed(struct ludo_text *json, int lang);

#endif
