/* ludo_net.h: what a game's net has learned, made from its net.def, which 'ludoteca train GAME'
 * writes.  Included by the game's lab.c, which defines LUDO_NET (the path of that file below
 * games/) first.  Rows of net.def:
 *
 *   MARK(layout, sum)   of the features that it was trained on; of its numbers
 *   BIAS(...)           a number for each unit
 *   HEAD(...)           the same for each stage of the game, LUDO_NET_HEADS rows
 *   ROW(...)            of each feature: what it adds to the units of the seat that has it, then
 *                       to those of the others
 *
 * bots/net.h tells how they are reckoned with. */
#include "ludo_lab.h"

#define MARK(layout, sum)
#define BIAS(...)
#define HEAD(...)
#define ROW(...) { __VA_ARGS__ },
static const int16_t net_row[][2 * LUDO_NET_UNITS] = {
#include LUDO_NET
};
#undef ROW
#undef HEAD
#define ROW(...)
#define HEAD(...) { __VA_ARGS__ },
static const int16_t net_head[LUDO_NET_HEADS][LUDO_NET_UNITS] = {
#include LUDO_NET
};
#undef HEAD
#undef BIAS
#define HEAD(...)
#define BIAS(...) __VA_ARGS__
static const int16_t net_bias[LUDO_NET_UNITS] = {
#include LUDO_NET
};
#undef BIAS
#undef MARK
#define BIAS(...)
#define MARK(layout, sum) layout, sum,
static const struct ludo_net net = {
#include LUDO_NET
	sizeof(net_row) / sizeof(net_row[0]), net_bias, net_head, net_row,
};
#undef MARK
#undef BIAS
#undef HEAD
#undef ROW
