/* types.h: the types of a game's board and catalogue, in TypeScript. */
#ifndef LUDO_TYPES_H
#define LUDO_TYPES_H

#include "ludo_face.h"

/* A whole file: what web/boards/GAME/state.ts holds. */
void ludo_types(struct ludo_text *text, const struct ludo_game *game);
/* The type of a JSON text as our own writer makes it, seen as one sample. */
void ludo_sample_type(struct ludo_text *text, const struct ludo_face *face, const char *json);
/* "bonus_tile" as the name of a type: BonusTile. */
void ludo_type_name(struct ludo_text *text, const char *token);

#endif
