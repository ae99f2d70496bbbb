/* face.h: what In the Shadow of the Emperor shows and measures; for game.c alone. */
#ifndef EMPEROR_FACE_H
#define EMPEROR_FACE_H

#include "ludo_face.h"
#include "ludo_lab.h"

extern const struct ludo_face emperor_face;
void emperor_view(struct ludo_text *json, const void *blanked, int seat, int lang);
extern const struct ludo_lab emperor_lab;

/* A card's text, made from its effect. */
void emperor_card_text(struct ludo_text *text, int card, int lang);

/* A province's privilege, with the number that belongs into it, and when it works. */
void emperor_privilege_text(struct ludo_text *text, int province, int n, int lang);
int emperor_privilege_phase(int province);

#endif
