/* sums.c: the sums of the fact sheet and its sets of states, recomputed from the rows by the
 * compiler (2.1, 1.4).  A slip in a row stops the build; nothing here runs. */
#include "map.h"

#define F(n) n
#define P(n) n

/* ---- states: how many there are, what they are worth ---- */

_Static_assert(N_STATES == 51 && N_EVENTS == 22 && N_CARDS == 25, "rows");

#define STATE(id, token, value, ...) +(value)
_Static_assert(0
#include "states.def"
	== 105, "sum of values");
#undef STATE

#define STATE(id, token, value, ...) +((value) == 1) + 100 * ((value) == 2) + \
	10000 * ((value) == 3) + 1000000 * ((value) == 4)
_Static_assert(0
#include "states.def"
	== 5072514, "14 of value 1, 25 of 2, 7 of 3, 5 of 4");
#undef STATE

/* Electors, dioceses and both; ports of either sea; outer states; possessions. */
#define HAS(signs, sign) (((signs) & (sign)) != 0)
#define STATE(id, token, value, home, list, signs, ...)                                \
	+HAS(signs, ELECTOR) + 100 * HAS(signs, DIOCESE) +                             \
	10000 * (HAS(signs, ELECTOR) && HAS(signs, DIOCESE))
_Static_assert(0
#include "states.def"
	== 30908, "8 electors, 9 dioceses, 3 both");
#undef STATE

#define STATE(id, token, value, home, list, signs, ...)                                \
	+HAS(signs, BALTIC) + 100 * HAS(signs, NORTH_SEA) + 10000 * HAS(signs, OUTER) +  \
	1000000 * HAS(signs, POSSESSION)
_Static_assert(0
#include "states.def"
	== 4280506, "6 Baltic ports, 5 of the North Sea, 28 outer states, 4 possessions");
#undef STATE

#define STATE(id, token, value, home, list, signs, ...) +!HAS(signs, OURS) + 100 * HAS(signs, OURS)
_Static_assert(0
#include "states.def"
	== 1635, "35 states that the rulebook names, 16 of ours");
#undef STATE

/* 14.12: no major is of value 1 and all are within 4; 16.13: 13 states of value 1 can be wed. */
#define STATE(id, token, value, home, list, signs, ...)                                \
	+((int)(home) != NONE) + 10 * ((int)(home) != NONE && (value) > 1 && (value) <= 4) +  \
	100 * ((value) == 1 && !HAS(signs, DIOCESE))
_Static_assert(0
#include "states.def"
	== 1355, "5 majors, all of value 2 to 4; 13 of value 1 that are no dioceses");
#undef STATE

/* Only Prussia's value is the rulebook's, and only Prussia never has a city (6.2). */
#undef F
#undef P
#define F(n) 1
#define P(n) 0
#define STATE(id, token, value, home, list, signs, ...) | (value ? BIT(id) : 0)
_Static_assert((0
#include "states.def"
	) == BIT(PRUSSIA), "values that were found");
#undef STATE
#undef F
#undef P
#define F(n) n
#define P(n) n
#define STATE(id, token, value, home, list, signs, ...) | (HAS(signs, NO_CITY) ? BIT(id) : 0)
_Static_assert((0
#include "states.def"
	) == BIT(PRUSSIA), "states without a city");
#undef STATE

/* Which they are. */
#define STATE(id, token, value, home, list, signs, ...) | (HAS(signs, SIGN) ? BIT(id) : 0)
#define SIGN OUTER
_Static_assert((0
#include "states.def"
	) == (BIT(AUSTRIA) | BIT(BADEN) | BIT(BRANDENBURG) | BIT(BREMEN) | BIT(CARINTHIA) |
	BIT(CARNIOLA) | BIT(CLEVES) | BIT(EAST_FRISIA) | BIT(EASTERN_POMERANIA) |
	BIT(FRANCHE_COMTE) | BIT(HAMBURG) | BIT(HOLSTEIN) | BIT(JULICH) | BIT(LIEGE) |
	BIT(LORRAINE) | BIT(LUBECK) | BIT(MECKLENBURG) | BIT(MORAVIA) | BIT(MUNSTER) |
	BIT(OLDENBURG) | BIT(PRUSSIA) | BIT(SILESIA) | BIT(SPANISH_NETHERLANDS) | BIT(STRASBOURG) |
	BIT(STYRIA) | BIT(SWABIA) | BIT(TYROL) | BIT(WESTERN_POMERANIA)), "outer states");
#undef SIGN
#define SIGN BALTIC
_Static_assert((0
#include "states.def"
	) == (BIT(EASTERN_POMERANIA) | BIT(HOLSTEIN) | BIT(LUBECK) | BIT(MECKLENBURG) |
	BIT(PRUSSIA) | BIT(WESTERN_POMERANIA)), "ports of the Baltic");
#undef SIGN
#define SIGN NORTH_SEA
_Static_assert((0
#include "states.def"
	) == (BIT(BREMEN) | BIT(EAST_FRISIA) | BIT(HAMBURG) | BIT(OLDENBURG) |
	BIT(SPANISH_NETHERLANDS)), "ports of the North Sea");
#undef SIGN
#define SIGN ELECTOR
_Static_assert((0
#include "states.def"
	) == (BIT(COLOGNE) | BIT(TRIER) | BIT(MAINZ) | BIT(LOWER_PALATINATE) | BIT(BAVARIA) |
	BIT(BRANDENBURG) | BIT(SAXONY) | BIT(BOHEMIA)), "electors");
#undef SIGN
#define SIGN DIOCESE
_Static_assert((0
#include "states.def"
	) == (BIT(LIEGE) | BIT(COLOGNE) | BIT(TRIER) | BIT(STRASBOURG) | BIT(MUNSTER) |
	BIT(OSNABRUCK) | BIT(MAINZ) | BIT(BREMEN) | BIT(SALZBURG)), "dioceses");
#undef SIGN
#define SIGN POSSESSION
_Static_assert((0
#include "states.def"
	) == (BIT(HOLSTEIN) | BIT(WESTERN_POMERANIA) | BIT(FRANCHE_COMTE) |
	BIT(SPANISH_NETHERLANDS)), "possessions");
#undef SIGN
#undef STATE

/* What each power begins with at best: its home and the most valuable state of its list. */
#define HOME(value, home, power) ((int)(home) == (power) ? (value) : 0)
#define STATE(id, token, value, home, ...)                                             \
	+HOME(value, home, OF_BRANDENBURG) + 100 * HOME(value, home, OF_AUSTRIA) +         \
	10000 * HOME(value, home, OF_PALATINE) + 1000000 * HOME(value, home, OF_SPANISH)
_Static_assert(0
#include "states.def"
	== 4050404, "homes are worth 4, 4, 5 and 4");
#undef STATE
#define STATE(id, token, value, home, list, ...)                                       \
	+((value) == 3 && (int)(list) == OF_BRANDENBURG) +                             \
	10 * ((value) == 3 && (int)(list) == OF_AUSTRIA) +                             \
	100 * ((value) == 2 && (int)(list) == OF_PALATINE) +                           \
	1000 * ((value) == 3 && (int)(list) == OF_SPANISH) +                           \
	10000 * ((int)(list) != NONE && (value) > 3) +                                 \
	10000 * ((int)(list) == OF_PALATINE && (value) > 2)
_Static_assert(0
#include "states.def"
	== 1322, "so all four can begin with 7");
#undef STATE

/* With the free city in the best state the first incomes are 11, 11, 10 and 11: 7 and the best. */
#define BEST(value, home, list, power, most)                                           \
	((((int)(home) == (power) || (int)(list) == (power)) && (value) >= (most)) *           \
	 ((value) > (most) ? 100 : 1))
#define STATE(id, token, value, home, list, ...)                                       \
	+BEST(value, home, list, OF_BRANDENBURG, 4) +                                   \
	1000 * BEST(value, home, list, OF_AUSTRIA, 4) +                                  \
	1000000 * BEST(value, home, list, OF_PALATINE, 3) +                              \
	1000000000LL * BEST(value, home, list, OF_SPANISH, 4)
_Static_assert(0
#include "states.def"
	== 1001001001LL, "one state of 4, 4, 3 and 4 each, none above");
#undef STATE

/* First votes (12.5): 3, 3 with Bohemia, 3, 0: electors at home, and on the lists. */
#define STATE(id, token, value, home, list, signs, ...)                                \
	+(HAS(signs, ELECTOR) && (int)(home) != NONE ? 1 << (int)(home) : 0) +                 \
	100 * (HAS(signs, ELECTOR) && (int)(list) != NONE ? 1 << (int)(list) : 0)
_Static_assert(0
#include "states.def"
	== 100 * (1 << OF_AUSTRIA) + (1 << OF_BRANDENBURG) + (1 << OF_PALATINE), "first votes");
#undef STATE

/* Which states each power may begin with (3.5), and how many they are. */
#define STATE(id, token, value, home, list, ...) | ((int)(list) == LIST ? BIT(id) : 0)
#define LIST OF_AUSTRIA
_Static_assert((0
#include "states.def"
	) == (BIT(SILESIA) | BIT(BOHEMIA) | BIT(MORAVIA) | BIT(CARINTHIA) | BIT(CARNIOLA) |
	BIT(STYRIA) | BIT(TYROL)), "Austria's list");
#undef LIST
#define LIST OF_BRANDENBURG
_Static_assert((0
#include "states.def"
	) == (BIT(PRUSSIA) | BIT(BADEN) | BIT(HESSE) | BIT(LORRAINE)), "Brandenburg's list");
#undef LIST
#define LIST OF_PALATINE
_Static_assert((0
#include "states.def"
	) == (BIT(BRUNSWICK) | BIT(BERG) | BIT(OLDENBURG) | BIT(MECKLENBURG)), "Palatine list");
#undef LIST
#define LIST OF_SPANISH
_Static_assert((0
#include "states.def"
	) == BIT(FRANCHE_COMTE), "list of the Spanish Netherlands");
#undef LIST
#undef STATE
#define STATE(id, token, value, home, list, ...)                                       \
	+((int)(list) == OF_AUSTRIA) + 10 * ((int)(list) == OF_BRANDENBURG) +                    \
	100 * ((int)(list) == OF_PALATINE) + 1000 * ((int)(list) == OF_SPANISH)
_Static_assert(0
#include "states.def"
	== 1447, "lists of 7, 4, 4 and 1");
#undef STATE

/* ---- borders ---- */

#define BORDER(a, b) +1
#define POLISH(a, b) +1000
_Static_assert(0
#include "borders.def"
	== 2120, "120 borders, 2 ways into Prussia");
#undef BORDER
#undef POLISH
#define POLISH(a, b)

/* The set of states beside one of them. */
#define BESIDE(here, a, b) +((a) == (here) ? BIT(b) : 0) + ((b) == (here) ? BIT(a) : 0)
#define BORDER(a, b) BESIDE(MUNSTER, a, b)
_Static_assert((0
#include "borders.def"
	) == (BIT(CLEVES) | BIT(EAST_FRISIA) | BIT(LUNEBURG) | BIT(OLDENBURG) | BIT(OSNABRUCK) |
	      BIT(WESTPHALIA)), "beside Münster");
#undef BORDER
#define BORDER(a, b) BESIDE(MAINZ, a, b)
_Static_assert((0
#include "borders.def"
	) == (BIT(FRANCONIA) | BIT(HESSE) | BIT(LOWER_PALATINATE) | BIT(NASSAU) | BIT(TRIER) |
	      BIT(WURTTEMBERG)), "beside Mainz");
#undef BORDER
#define BORDER(a, b) BESIDE(COLOGNE, a, b)
_Static_assert((0
#include "borders.def"
	) == (BIT(BERG) | BIT(CLEVES) | BIT(JULICH) | BIT(NASSAU) | BIT(TRIER)), "beside Cologne");
#undef BORDER
#define BORDER(a, b) BESIDE(BRANDENBURG, a, b)
_Static_assert((0
#include "borders.def"
	) == (BIT(EASTERN_POMERANIA) | BIT(LUNEBURG) | BIT(LUSATIA) | BIT(MAGDEBURG) |
	      BIT(MECKLENBURG) | BIT(SAXONY) | BIT(SILESIA) | BIT(WESTERN_POMERANIA)),
	"beside Brandenburg");
#undef BORDER
#define BORDER(a, b) BESIDE(STRASBOURG, a, b)
_Static_assert((0
#include "borders.def"
	) == (BIT(BADEN) | BIT(FRANCHE_COMTE) | BIT(LORRAINE) | BIT(LOWER_PALATINATE)),
	"beside Strasbourg");
#undef BORDER

/* The two Palatinates do not touch; France's aims hang together; Austria is beside Styria. */
#define BORDER(a, b)                                                                   \
	+((a) == LOWER_PALATINATE && (b) == UPPER_PALATINATE) * 1000 +                        \
	((a) == UPPER_PALATINATE && (b) == LOWER_PALATINATE) * 1000 +                          \
	((a) == AUSTRIA && (b) == STYRIA) + 10 * ((a) == LORRAINE && (b) == FRANCHE_COMTE) +     \
	10 * ((a) == SPANISH_NETHERLANDS && (b) == LORRAINE)
_Static_assert(0
#include "borders.def"
	== 21, "borders that the rules speak of");
#undef BORDER

/* Two steps from Strasbourg: beside a state that is beside it. */
#define AT_ONE (BIT(BADEN) | BIT(FRANCHE_COMTE) | BIT(LORRAINE) | BIT(LOWER_PALATINATE))
#define BORDER(a, b) | (AT_ONE & BIT(a) ? BIT(b) : 0) | (AT_ONE & BIT(b) ? BIT(a) : 0)
_Static_assert(((0
#include "borders.def"
	) & ~AT_ONE & ~BIT(STRASBOURG)) == (BIT(MAINZ) | BIT(SPANISH_NETHERLANDS) | BIT(SWABIA) |
	BIT(TRIER) | BIT(WURTTEMBERG)), "two from Strasbourg");
#undef BORDER

/* Beside no major state, with four players: 24, majors themselves left out. */
#define MAJORS (BIT(AUSTRIA) | BIT(BRANDENBURG) | BIT(LOWER_PALATINATE) | \
	BIT(UPPER_PALATINATE) | BIT(SPANISH_NETHERLANDS))
#define BORDER(a, b) | (MAJORS & BIT(a) ? BIT(b) : 0) | (MAJORS & BIT(b) ? BIT(a) : 0)
_Static_assert((((BIT(N_STATES) - 1) & ~MAJORS) & ~(0
#include "borders.def"
	)) == (BIT(AUGSBURG) | BIT(BERG) | BIT(BREMEN) | BIT(BRUNSWICK) | BIT(CARINTHIA) |
	BIT(CARNIOLA) | BIT(CLEVES) | BIT(COLOGNE) | BIT(EAST_FRISIA) | BIT(FRANCHE_COMTE) |
	BIT(FRANCONIA) | BIT(HAMBURG) | BIT(HESSE) | BIT(HOLSTEIN) | BIT(LUBECK) | BIT(MUNSTER) |
	BIT(NASSAU) | BIT(OLDENBURG) | BIT(OSNABRUCK) | BIT(PRUSSIA) | BIT(SWABIA) |
	BIT(THURINGIA) | BIT(TYROL) | BIT(WESTPHALIA)), "beside no major state");
#undef BORDER

/* ---- cards ---- */

#define EVENT_CARD(id, token, n, seats, ...) +(n) + 100 * ((seats) > 3 ? (n) : 0)
_Static_assert(0
#include "events.def"
	== 3436, "36 events, 34 of them with four players");
#undef EVENT_CARD

/* The lowest bids of the four sales (16.6): 1 stands for none. */
#define DOES(name) 0
#define GIVES(name, ...) 0
#define SALE_OF(state, lowest)                                                         \
	((lowest) * (1 * ((state) == HOLSTEIN) + 10 * ((state) == WESTERN_POMERANIA) +           \
		     100 * ((state) == FRANCHE_COMTE) + 1000 * ((state) == SPANISH_NETHERLANDS)))
#define EVENT_CARD(id, token, n, seats, effect, ...) +effect
_Static_assert(0
#include "events.def"
	== 5311, "lowest bids of 1, 1, 3 and 5");
#undef EVENT_CARD
#undef DOES
#undef GIVES
#undef SALE_OF

#define CARD(id, token, n, ...) +(n)
_Static_assert(0
#include "cards.def"
	== 41, "opportunity cards");
#undef CARD
