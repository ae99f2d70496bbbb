/* face.h: what Lorenzo shows and measures; for game.c and the files that draw. */
#ifndef LORENZO_FACE_H
#define LORENZO_FACE_H

#include "cards.h"
#include "ludo_face.h"
#include "ludo_lab.h"

extern const struct ludo_face lorenzo_face;
void lorenzo_view(struct ludo_text *json, const void *blanked, int seat, int lang);
extern const struct ludo_lab lorenzo_lab;

/* ---- view_cards.c: texts made from the rows, so that they cannot disagree ---- */

/* Sentences for people who read. */
void lorenzo_bag_text(struct ludo_text *text, bag goods, int lang);
void lorenzo_cost_text(struct ludo_text *text, int card, int lang);
void lorenzo_now_text(struct ludo_text *text, int card, int lang);
void lorenzo_lasting_text(struct ludo_text *text, int card, int lang);
void lorenzo_requirement_text(struct ludo_text *text, int leader, int lang);
void lorenzo_ability_text(struct ludo_text *text, int leader, int lang);
void lorenzo_tile_text(struct ludo_text *text, int excommunication, int lang);

/* Signs for a small board: "♣2◆1". */
const char *lorenzo_sign(int good);
void lorenzo_bag_signs(struct ludo_text *text, bag goods);
void lorenzo_cost_signs(struct ludo_text *text, int card);
void lorenzo_now_signs(struct ludo_text *text, int card, int lang);
void lorenzo_lasting_signs(struct ludo_text *text, int card, int lang);

#endif
