/* face.h: what the template shows; for game.c alone. */
#ifndef TEMPLATE_FACE_H
#define TEMPLATE_FACE_H

#include "ludo_face.h"

extern const struct ludo_face template_face;

#endif
