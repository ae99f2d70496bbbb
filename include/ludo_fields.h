/* ludo_fields.h: rows of the field table.  STATE is the game's struct, defined by who
 * includes this. */

#define LUDO_AT_(member) offsetof(STATE, member)
#define LUDO_SIZE_(member) ((uint8_t)sizeof(((STATE *)0)->member))
#define LUDO_N_(member) ((uint16_t)(sizeof(((STATE *)0)->member) / sizeof(((STATE *)0)->member[0])))
#define LUDO_SIGN_(member) ((__typeof__(((STATE *)0)->member))-1 < 1)

/* ONE: a single value.  ROW: member[i].  GRID: member[i][j].  TALLIES: member[i][j]
 * where the values count things j.  SECRET_*: the same for each seat's block. */
#define ONE(name, member, how, kind)                                                   \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member), LUDO_SIGN_(member), how, kind,   \
	  { { 0, 0, 0 }, { 0, 0, 0 } }, 0 }
#define ROW(name, member, how, kind, i)                                                \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member[0]), LUDO_SIGN_(member[0]), how, kind, \
	  { { LUDO_N_(member), LUDO_SIZE_(member[0]), i }, { 0, 0, 0 } }, 0 }
#define GRID(name, member, how, kind, i, j)                                            \
	{ name, LUDO_AT_(member), LUDO_SIZE_(member[0][0]), LUDO_SIGN_(member[0][0]),  \
	  how, kind,                                                                   \
	  { { LUDO_N_(member), (uint16_t)sizeof(((STATE *)0)->member[0]), i },         \
	    { LUDO_N_(member[0]), LUDO_SIZE_(member[0][0]), j } }, 0 }
#define TALLY(name, member, of) ROW(name, member, LUDO_TALLY, LUDO_COUNT, of)
#define TALLIES(name, member, i, of) GRID(name, member, LUDO_TALLY, LUDO_COUNT, i, of)
#define SECRET_STRIDE_ (uint16_t)sizeof(((STATE *)0)->secret[0])
#define SECRET(name, member, how, kind)                                                \
	{ name, LUDO_AT_(secret[0].member), LUDO_SIZE_(secret[0].member),              \
	  LUDO_SIGN_(secret[0].member), how, kind,                                     \
	  { { LUDO_SEATS, SECRET_STRIDE_, LUDO_SEAT }, { 0, 0, 0 } }, 0 }
#define SECRET_ROW(name, member, how, kind, i)                                         \
	{ name, LUDO_AT_(secret[0].member), LUDO_SIZE_(secret[0].member[0]),           \
	  LUDO_SIGN_(secret[0].member[0]), how, kind,                                  \
	  { { LUDO_SEATS, SECRET_STRIDE_, LUDO_SEAT },                                 \
	    { LUDO_N_(secret[0].member), LUDO_SIZE_(secret[0].member[0]), i } }, 0 }
#define SECRET_TALLY(name, member, of) SECRET_ROW(name, member, LUDO_TALLY, LUDO_COUNT, of)

/* COMPUTED: what follows from other fields, by a function (const void *blanked, int i, int j).
 * An index is a kind and how many of it.  SECRET_COMPUTED: i is the seat that alone is shown it. */
#define COMPUTED_(name, at, function, how, kind, ...)                                  \
	{ name, at, 8, 1, how, kind, { __VA_ARGS__ }, function }
#define COMPUTED(name, function, how, kind)                                            \
	COMPUTED_(name, 0, function, how, kind, { 0, 0, 0 }, { 0, 0, 0 })
#define COMPUTED_ROW(name, function, how, kind, i, n_i)                                \
	COMPUTED_(name, 0, function, how, kind, { n_i, 0, i }, { 0, 0, 0 })
#define COMPUTED_GRID(name, function, how, kind, i, n_i, j, n_j)                       \
	COMPUTED_(name, 0, function, how, kind, { n_i, 0, i }, { n_j, 0, j })
#define SECRET_COMPUTED(name, function, how, kind)                                     \
	COMPUTED_(name, LUDO_AT_(secret[0]), function, how, kind,                      \
		  { LUDO_SEATS, 0, LUDO_SEAT }, { 0, 0, 0 })
#define SECRET_COMPUTED_ROW(name, function, how, kind, j, n_j)                         \
	COMPUTED_(name, LUDO_AT_(secret[0]), function, how, kind,                      \
		  { LUDO_SEATS, 0, LUDO_SEAT }, { n_j, 0, j })
