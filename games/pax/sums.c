/* sums.c: the check sums of the fact sheet, recomputed from the rows of cards.def by the
 * compiler.  A slip in a row stops the build; nothing here runs. */
#include "pax.h"

enum { IN_BASE = 1, IN_PROMO = 1000, IN_EXPANSION = 1000000 };

enum { OF_ANY = OF_PAWNS | OF_CASTLES | OF_KNIGHTS };

/* The numbers of the three boxes, told apart by their places. */
#define BOX(box) ((box) == BASE ? IN_BASE : (box) == PROMO ? IN_PROMO : IN_EXPANSION)
#define THREE(base, promo, expansion)                                                  \
	((base) * IN_BASE + (promo) * IN_PROMO + (expansion) * IN_EXPANSION)

/* ---- cards ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot != SHOT_COMET)
_Static_assert(0
#include "cards.def"
	== THREE(88, 5, 59), "cards without comets");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_COMET)
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 0), "comets");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot != SHOT_COMET && (int)CARD_##token < (int)FIRST_WEST)
_Static_assert(0
#include "cards.def"
	== THREE(33, 3, 30), "eastern cards");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot != SHOT_COMET && (int)CARD_##token >= (int)FIRST_WEST)
_Static_assert(0
#include "cards.def"
	== THREE(55, 2, 29), "western cards");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot != SHOT_COMET && SHOT_##shot != SHOT_CORONATION)
_Static_assert(0
#include "cards.def"
	== THREE(78, 4, 54), "cards that are no queens");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((able) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(8, 2, 25), "cards with an ability");
#undef CARD

/* ---- agents ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)BLACK_BISHOP) + ((int)(two) == (int)BLACK_BISHOP))
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 2), "black bishop");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)RED_BISHOP) + ((int)(two) == (int)RED_BISHOP))
_Static_assert(0
#include "cards.def"
	== THREE(5, 0, 3), "red bishop");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)WHITE_BISHOP) + ((int)(two) == (int)WHITE_BISHOP))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 4), "white bishop");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)BLACK_KNIGHT) + ((int)(two) == (int)BLACK_KNIGHT))
_Static_assert(0
#include "cards.def"
	== THREE(8, 1, 2), "black knight");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)RED_KNIGHT) + ((int)(two) == (int)RED_KNIGHT))
_Static_assert(0
#include "cards.def"
	== THREE(6, 1, 2), "red knight");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)WHITE_KNIGHT) + ((int)(two) == (int)WHITE_KNIGHT))
_Static_assert(0
#include "cards.def"
	== THREE(18, 0, 4), "white knight");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)PAWN) + ((int)(two) == (int)PAWN))
_Static_assert(0
#include "cards.def"
	== THREE(17, 2, 12), "pawn");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)BLACK_PIRATE) + ((int)(two) == (int)BLACK_PIRATE))
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 2), "black pirate");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)RED_PIRATE) + ((int)(two) == (int)RED_PIRATE))
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 2), "red pirate");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)WHITE_PIRATE) + ((int)(two) == (int)WHITE_PIRATE))
_Static_assert(0
#include "cards.def"
	== THREE(2, 0, 4), "white pirate");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)BLACK_CASTLE) + ((int)(two) == (int)BLACK_CASTLE))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 5), "black castle");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)RED_CASTLE) + ((int)(two) == (int)RED_CASTLE))
_Static_assert(0
#include "cards.def"
	== THREE(7, 0, 6), "red castle");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((int)(one) == (int)WHITE_CASTLE) + ((int)(two) == (int)WHITE_CASTLE))
_Static_assert(0
#include "cards.def"
	== THREE(11, 0, 2), "white castle");
#undef CARD

/* ---- locations ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot != SHOT_COMET && (where) == 0)
_Static_assert(0
#include "cards.def"
	== THREE(10, 1, 5), "no location");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(ARA)))
_Static_assert(0
#include "cards.def"
	== THREE(7, 1, 3), "location ARA");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(BYZ)))
_Static_assert(0
#include "cards.def"
	== THREE(5, 1, 2), "location BYZ");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN_EAST))
_Static_assert(0
#include "cards.def"
	== THREE(5, 0, 4), "location EAST");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(ENG)))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 5), "location ENG");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(FRA)))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 3), "location FRA");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(HRE)))
_Static_assert(0
#include "cards.def"
	== THREE(8, 0, 8), "location HRE");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(HUN)))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 5), "location HUN");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(MAM)))
_Static_assert(0
#include "cards.def"
	== THREE(3, 2, 2), "location MAM");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(OTT)))
_Static_assert(0
#include "cards.def"
	== THREE(7, 0, 7), "location OTT");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(PAP)))
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 7), "location PAP");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN(POR)))
_Static_assert(0
#include "cards.def"
	== THREE(7, 0, 2), "location POR");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * ((where) == (IN_WEST))
_Static_assert(0
#include "cards.def"
	== THREE(12, 0, 6), "location WEST");
#undef CARD

/* ---- operations ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(BEHEAD)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(9, 0, 6), "behead");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(COMMERCE_EAST)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(7, 1, 6), "commerce E");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(COMMERCE_WEST)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(13, 0, 6), "commerce W");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(CORSAIR_BLACK)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 3), "corsair B");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(CORSAIR_RED)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 2), "corsair R");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(CORSAIR_WHITE)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 4), "corsair W");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(INQUISITOR_BLACK)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(7, 0, 2), "inquisitor B");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(INQUISITOR_RED)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(9, 0, 7), "inquisitor R");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(INQUISITOR_WHITE)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(12, 0, 6), "inquisitor W");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_KNIGHTS))
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 2), "repress k");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_PAWNS))
_Static_assert(0
#include "cards.def"
	== THREE(11, 3, 6), "repress p");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_PAWNS | OF_KNIGHTS))
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 2), "repress pk");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_PAWNS | OF_CASTLES))
_Static_assert(0
#include "cards.def"
	== THREE(3, 0, 4), "repress pr");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_PAWNS | OF_CASTLES | OF_KNIGHTS))
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 0), "repress prk");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_CASTLES))
_Static_assert(0
#include "cards.def"
	== THREE(3, 0, 2), "repress r");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & OF_ANY) == (OF_CASTLES | OF_KNIGHTS))
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 2), "repress rk");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(SIEGE)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(38, 2, 14), "siege");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(TAX)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(27, 2, 4), "tax");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(VOTE_EAST)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(2, 0, 2), "vote E");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((ops) & O(VOTE_WEST)) != 0)
_Static_assert(0
#include "cards.def"
	== THREE(8, 0, 7), "vote W");
#undef CARD

/* ---- one-shots ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_NO_SHOT)
_Static_assert(0
#include "cards.def"
	== THREE(19, 1, 21), "no one-shot");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_APOSTASY && (int)(of) == (P(REFORMED) | P(ISLAMIC)))
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 1), "apostasy:RB");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_APOSTASY && (int)(of) == (P(CATHOLIC) | P(ISLAMIC)))
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 1), "apostasy:WB");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_APOSTASY && (int)(of) == (P(CATHOLIC) | P(REFORMED)))
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 2), "apostasy:WR");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_CONSPIRACY)
_Static_assert(0
#include "cards.def"
	== THREE(21, 0, 9), "conspiracy");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_CORONATION)
_Static_assert(0
#include "cards.def"
	== THREE(10, 1, 5), "coronation");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_CRUSADE)
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 1), "crusade");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_JIHAD)
_Static_assert(0
#include "cards.def"
	== THREE(5, 0, 1), "jihad");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_REFORMATION)
_Static_assert(0
#include "cards.def"
	== THREE(8, 1, 0), "reformation");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_REVOLT)
_Static_assert(0
#include "cards.def"
	== THREE(14, 1, 7), "revolt");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_SHIFT && (int)(of) == (int)NOVGOROD)
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 1), "shift:NOVGOROD");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_SHIFT && (int)(of) == (int)SPICE_ISLANDS)
_Static_assert(0
#include "cards.def"
	== THREE(5, 1, 1), "shift:SPICE");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_SHIFT && (int)(of) == (int)TIMBUKTU)
_Static_assert(0
#include "cards.def"
	== THREE(1, 0, 2), "shift:TIMBUKTU");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_TORCH && (int)(of) == (int)GLOBALIZATION)
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 1), "torch:GLOB");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_TORCH && (int)(of) == (int)HOLY)
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 4), "torch:HOLY");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (SHOT_##shot == SHOT_TORCH && (int)(of) == (int)IMPERIAL)
_Static_assert(0
#include "cards.def"
	== THREE(0, 0, 2), "torch:IMP");
#undef CARD

/* ---- prestige ---- */

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> ISLAMIC) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(6, 0, 2), "islamic");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> DISCOVERY) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(4, 1, 7), "discovery");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> LAW) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(12, 0, 7), "law");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> PATRON) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(4, 0, 7), "patron");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> REFORMED) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(8, 1, 6), "reformed");
#undef CARD

#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...) \
	+BOX(box) * (((prestige) >> CATHOLIC) & 1)
_Static_assert(0
#include "cards.def"
	== THREE(9, 0, 5), "catholic");
#undef CARD

/* ---- queens ---- */

#define CARD(token, number, box, where, one, two, ops, shot, ...)                     \
	+BOX(box) * (SHOT_##shot == SHOT_CORONATION)
_Static_assert(0
#include "cards.def"
	== THREE(10, 1, 5), "queens");
#undef CARD
