/* map_ten.h: the neighbours of ten states, TENS * 10 to TENS * 10 + 9, from borders.def. */
#define ONES 0
#include "map_one.h"
#undef ONES
#define ONES 1
#include "map_one.h"
#undef ONES
#define ONES 2
#include "map_one.h"
#undef ONES
#define ONES 3
#include "map_one.h"
#undef ONES
#define ONES 4
#include "map_one.h"
#undef ONES
#define ONES 5
#include "map_one.h"
#undef ONES
#define ONES 6
#include "map_one.h"
#undef ONES
#define ONES 7
#include "map_one.h"
#undef ONES
#define ONES 8
#include "map_one.h"
#undef ONES
#define ONES 9
#include "map_one.h"
#undef ONES
