/* face.h: what the files of Baroque's face share. */
#ifndef BAROQUE_FACE_H
#define BAROQUE_FACE_H

#include "ludo_face.h"
#include "map.h"

/* What is printed on states and cards, as JSON, keyed by kind and token. */
void baroque_printed(struct ludo_text *json, int lang);

#endif
