/* map_one.h: the neighbours of the state TENS * 10 + ONES, as a row of a table of sets.  Each
 * border stands once in borders.def and is read from both sides here. */
#define POLISH(a, b)
#if TENS * 10 + ONES < 51
	0
#define BORDER(a, b)                                                                   \
	| (TENS * 10 + ONES == (a) ? BIT(b) : 0) | (TENS * 10 + ONES == (b) ? BIT(a) : 0)
#include "borders.def"
	,
#undef BORDER
#endif
#undef POLISH
