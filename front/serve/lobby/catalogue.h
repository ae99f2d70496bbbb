/* catalogue.h: GET /api/catalogue/GAME/LANG. */
#ifndef LUDO_CATALOGUE_H
#define LUDO_CATALOGUE_H

struct exchange;
struct serve;

void catalogue_handle(struct exchange *ex, const char *what); /* "GAME/LANG" */
void catalogues_free(struct serve *sv);

#endif
