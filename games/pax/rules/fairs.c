/* fairs.c: chapter 11: the profits of a fair travel along the route. */
#include "pax/chapters.h"

static ludo_why fair_why(const struct pax *s, int side)
{
	if (set_has(s->used, TASK_FAIR_WEST + side))
		return refuse(USED, 5.2);
	if (!s->market[side * ROW_PLACES])
		return refuse(NO_FAIR, 11.1);
	return ludo_legal();
}

static const struct route_row *route_of(const struct pax *s, int side)
{
	int i = 0;
	while (i + 1 < N_ROUTES && routes[i].emporium != s->emporium[side])
		i++;
	return &routes[i]; /* 2.9 */
}

static void hold_fair(struct pax *s, int seat, int side)
{
	uint8_t *coins = &s->coins[side * ROW_PLACES];
	set_add(s->used, TASK_FAIR_WEST + side);
	*coins = (uint8_t)(*coins + (s->core.n_seats == 2 ? 1 : 2)); /* 11.2 */
	note(s, EV_FAIR, seat, side, *coins);
	if (!has_option(s, OPT_BANKRUPTCY)) { /* 18.1 */
		--*coins;
		s->florins[seat]++;
	}
	plan(s, line(DO_FAIR, seat, side, 0), line(DO_CLOSE, seat, side));
}

/* 11.3: the map card that is next on the route, number b, while florins are left. */
static void fair_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	const struct route_row *route = route_of(s, line.a);
	if (!s->coins[line.a * ROW_PLACES] || line.b >= route->n)
		return;
	plan(s, line(ASK_LEVY, line.seat, route->stop[line.b]),
	     line(DO_TOLL, line.seat, line.a, line.b));
}

/* What a concession earns at once (16.3). */
static int yield_of(const struct pax *s, int seat, int side)
{
	int n = n_able(s, seat, A(TRADE_TWICE));
	if (s->emporium[side] == SPICE_ISLANDS)
		n += n_able(s, seat, A(SPICE_TWICE));
	return has_option(s, OPT_DOUBLING) == DOUBLING_SUMS && n ? 2 * n : 1 << n; /* 19.4 */
}

static void toll_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	const struct route_row *route = route_of(s, line.a);
	uint8_t *coins = &s->coins[line.a * ROW_PLACES];
	if (line.b + 1 >= route->n)
		return;
	int border = border_between(route->stop[line.b], route->stop[line.b + 1]);
	if (is_cube(s->border[border])) { /* 11.4 */
		int owner = s->border[border] - 1 - FIRST_CUBE, n = yield_of(s, owner, line.a);
		n = n < *coins ? n : *coins;
		*coins = (uint8_t)(*coins - n);
		s->florins[owner] += (int16_t)n;
		note(s, EV_EARNS, owner, n, border);
	} else if (is_pirate(s->border[border])) {
		--*coins;
		note(s, EV_ROBBED, 0, border);
	}
	plan(s, line(DO_FAIR, line.seat, line.a, line.b + 1));
}

/* 11.5: the card goes; what is left of the florins stays for the next one. */
static void close_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	note(s, EV_DISCARDED, line.seat, s->market[line.a * ROW_PLACES] - 1);
	s->market[line.a * ROW_PLACES] = 0;
}
