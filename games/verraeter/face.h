/* face.h: what Verräter shows and measures; for game.c alone. */
#ifndef VERRAETER_FACE_H
#define VERRAETER_FACE_H

#include "ludo_lab.h"
#include "ludo_face.h"

extern const struct ludo_face verraeter_face;
void verraeter_view(struct ludo_text *json, const void *blanked, int seat, int lang);
extern const struct ludo_lab verraeter_lab;

#endif
