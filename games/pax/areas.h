/* areas.h: what follows from a state of Pax Renaissance without a rule being applied: the map,
 * where cards lie, what is on them and what a seat has.  For rules, faces and bots alike. */
#ifndef PAX_AREAS_H
#define PAX_AREAS_H

#include "pax.h"

/* ---- the map ---- */

/* 2.2: borders go along the upper row, along the lower one, and between the two. */
static inline unsigned borders_of(int empire)
{
	int row = empire / 5, column = empire % 5;
	return (column > 0 ? 1u << (4 * row + column - 1) : 0) |
	       (column < 4 ? 1u << (4 * row + column) : 0) | 1u << (8 + column);
}

static inline int border_between(int a, int b)
{
	return set_least(borders_of(a) & borders_of(b));
}

static inline unsigned ends_of(int border)
{
	return 1u << borders[border].a | 1u << borders[border].b;
}

/* All borders of a set of map cards (2.5). */
static inline unsigned borders_in(unsigned where)
{
	unsigned all = 0;
	set_each(empire, where)
		all |= borders_of(empire);
	return all;
}

enum { SEA_BORDERS = 0
#define BORDER(token, a, b, kind, ...) | kind << BORDER_##token /* 2.3 */
#include "borders.def"
#undef BORDER
};

/* The cities of a map card, the covered emporia left out (2.8). */
static inline uint32_t cities_of(const struct pax *s, int empire)
{
	int end = empire + 1 < N_EMPIRES ? empires[empire + 1].first : N_CITIES;
	uint32_t all = (uint32_t)(set_first(end) & ~set_first(empires[empire].first));
	const uint32_t emporia = 1u << TREBIZOND | 1u << SPICE_ISLANDS | 1u << TANA |
				 1u << TIMBUKTU | 1u << NOVGOROD;
	return all & ~(emporia & ~(1u << s->emporium[WEST] | 1u << s->emporium[EAST]));
}

static inline uint32_t cities_in(const struct pax *s, unsigned where)
{
	uint32_t all = 0;
	set_each(empire, where)
		all |= cities_of(s, empire);
	return all;
}

static inline uint32_t empty_cities(const struct pax *s, uint32_t among)
{
	uint32_t empty = 0;
	set_each(city, among)
		if (!s->city[city])
			empty |= 1u << city;
	return empty;
}

static inline unsigned empty_borders(const struct pax *s, unsigned among)
{
	unsigned empty = 0;
	set_each(border, among)
		if (!s->border[border])
			empty |= 1u << border;
	return empty;
}

static inline int is_pirate(int stored)
{
	return stored && stored <= FIRST_CUBE;
}

static inline int is_cube(int stored)
{
	return stored > FIRST_CUBE;
}

static inline int colour_of(int piece)
{
	return piece % N_COLOURS;
}

static inline int is_knight(int piece)
{
	return piece < WHITE_CASTLE;
}

/* ---- cards ---- */

static inline int is_empire(int card)
{
	return card >= FIRST_EMPIRE;
}

static inline int is_queen(int card)
{
	return card >= FIRST_QUEEN && card < FIRST_QUEEN + N_QUEENS;
}

static inline int is_comet(int card)
{
	return !is_empire(card) && cards[card].shot == SHOT_COMET;
}

/* 4.10: the back of a trade card, the region of an empire. */
static inline int back_of(int card)
{
	return is_empire(card) ? empires[card - FIRST_EMPIRE].region
			       : card >= FIRST_WEST ? WEST : EAST;
}

static inline const uint8_t *row_of(const struct pax *s, int seat, int side)
{
	return side == WEST ? s->row_west[seat] : s->row_east[seat];
}

static inline uint8_t *row_for(struct pax *s, int seat, int side)
{
	return side == WEST ? s->row_west[seat] : s->row_east[seat];
}

/* The king of a married queen; LUDO_NOBODY if she has none. */
static inline int king_of(const struct pax *s, int queen)
{
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->queen[empire] == queen + 1)
			return empire;
	return LUDO_NOBODY;
}

/* Where a card lies in an area: whose, which half, how far out; a vassal with its suzerain. */
struct spot {
	int seat, side, index, is_vassal;
};

static inline struct spot spot_in_rows(const struct pax *s, int card, int side)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		const uint8_t *row = row_of(s, seat, side);
		for (int i = 0; i < MAX_SIDE && row[i]; i++)
			if (row[i] == card + 1)
				return (struct spot){ seat, side, i, 0 };
	}
	return (struct spot){ LUDO_NOBODY, side, 0, 0 };
}

static inline struct spot spot_of(const struct pax *s, int card)
{
	if (is_queen(card)) { /* 15.3: a couple is one place */
		int king = king_of(s, card);
		if (king < 0)
			return (struct spot){ LUDO_NOBODY, NO_SIDE, 0, 0 };
		card = FIRST_EMPIRE + king;
	}
	int vassal = is_empire(card) && s->suzerain[card - FIRST_EMPIRE];
	if (vassal)
		card = FIRST_EMPIRE + s->suzerain[card - FIRST_EMPIRE] - 1;
	struct spot spot = spot_in_rows(s, card, back_of(card));
	spot.is_vassal = vassal;
	return spot;
}

/* All cards of one side of an area, or (NO_SIDE) of both: those in the row, vassals and
 * married queens; not the unmarried ones. */
struct area {
	int n;
	uint8_t card[2 * MAX_SIDE + N_EMPIRES + N_QUEENS];
};

static inline int half_of_empire(const struct pax *s, int empire)
{
	return empires[s->suzerain[empire] ? s->suzerain[empire] - 1 : empire].region;
}

static inline void area_add(struct area *area, int card)
{
	area->card[area->n++] = (uint8_t)card;
}

static inline void area_row(const struct pax *s, int seat, int side, struct area *area)
{
	const uint8_t *row = row_of(s, seat, side);
	for (int i = 0; i < MAX_SIDE && row[i]; i++)
		area_add(area, row[i] - 1);
}

static inline void area_of(const struct pax *s, int seat, int side, struct area *area)
{
	area->n = 0;
	if (side != EAST)
		area_row(s, seat, WEST, area);
	if (side != WEST)
		area_row(s, seat, EAST, area);
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		if (s->holder[empire] != seat + 1 ||
		    (side != NO_SIDE && half_of_empire(s, empire) != side))
			continue;
		if (s->suzerain[empire])
			area_add(area, FIRST_EMPIRE + empire);
		if (s->queen[empire])
			area_add(area, s->queen[empire] - 1);
	}
}

static inline int place_of(const struct pax *s, int card)
{
	return is_queen(card) ? FIRST_EMPIRE + king_of(s, card) : card;
}

static inline unsigned where_of(const struct pax *s, int card)
{
	if (is_empire(card))
		return 1u << (card - FIRST_EMPIRE);
	if (!is_queen(card))
		return cards[card].where;
	int king = king_of(s, card);
	return king < 0 ? 0 : 1u << king; /* 10.1 */
}

static inline uint32_t ops_of(const struct pax *s, int card)
{
	if (!is_empire(card))
		return cards[card].ops;
	int empire = card - FIRST_EMPIRE;
	return set_has(s->republics, empire) ? empires[empire].republic_ops : O(CAMPAIGN); /* 3.3 */
}

static inline int prestige_of(const struct pax *s, int card)
{
	if (!is_empire(card))
		return cards[card].prestige;
	int empire = card - FIRST_EMPIRE;
	return set_has(s->republics, empire) ? empires[empire].republic : empires[empire].king;
}

/* ---- abilities ---- */

/* 16.15: does no bishop silence cards of this seat? */
static inline int is_outspoken(const struct pax *s, int seat)
{
	const uint8_t *row = s->row_west[seat]; /* both cards have a western back */
	for (int i = 0; i < MAX_SIDE && row[i]; i++)
		if (row[i] <= N_CARDS && cards[row[i] - 1].abilities & A(OUTSPOKEN))
			return 1;
	return 0;
}

static inline int is_silenced(const struct pax *s, int seat, int card)
{
	return s->bishop[place_of(s, card)] && !is_outspoken(s, seat); /* 15.1 */
}

/* Does a card of this seat have one of these abilities, and is it heard? */
static inline int is_able(const struct pax *s, int seat, int card, uint32_t abilities)
{
	return card < N_CARDS && cards[card].abilities & abilities && !is_silenced(s, seat, card);
}

/* How many copies of an ability work for a seat (16.1). */
static inline int n_able(const struct pax *s, int seat, uint32_t ability)
{
	const uint8_t *west = s->row_west[seat], *east = s->row_east[seat];
	int n = 0;
	for (int i = 0; i < MAX_SIDE && west[i]; i++)
		n += is_able(s, seat, west[i] - 1, ability);
	for (int i = 0; i < MAX_SIDE && east[i]; i++)
		n += is_able(s, seat, east[i] - 1, ability);
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->queen[empire] && s->holder[empire] == seat + 1)
			n += is_able(s, seat, s->queen[empire] - 1, ability);
	return n;
}

/* Which of these abilities work for a seat, whether once or more. */
static inline uint32_t abilities_of(const struct pax *s, int seat, uint32_t among)
{
	uint32_t all = 0;
	if (n_able(s, seat, among))
		for (uint32_t left = among; left; left &= left - 1)
			all |= n_able(s, seat, left & -left) ? left & -left : 0;
	return all;
}

static inline int anybody_able(const struct pax *s, uint32_t ability)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (n_able(s, seat, ability))
			return 1;
	return 0;
}

/* 2.2, 16.17 */
static inline int is_adjacent(const struct pax *s, int a, int b)
{
	int apart = a % 5 - b % 5;
	if (a == b || apart < -1 || apart > 1)
		return 0;
	if ((1 << a | 1 << b) == (1 << POR | 1 << FRA))
		return !anybody_able(s, A(BUFFER));
	return 1;
}

static inline int has_option(const struct pax *s, int option)
{
	return s->core.option[option];
}

static inline int is_out(const struct pax *s, int seat)
{
	return set_has(s->out, seat);
}

static inline int n_hand(const struct pax *s, int seat)
{
	return s->n_east[seat] + s->n_west[seat];
}

static inline int in_hand(const struct pax *s, int seat, int card)
{
	if (is_empire(card))
		return 0;
	return card < FIRST_WEST ? set_has(s->secret[seat].hand_east, card)
				 : set_has(s->secret[seat].hand_west, card - FIRST_WEST);
}

/* ---- what a seat has ---- */

static inline int n_prestige(const struct pax *s, int seat, int prestige)
{
	struct area area;
	int n = 0;
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++) /* 1.5 */
		n += set_has((unsigned)prestige_of(s, area.card[i]), prestige);
	set_each(queen, s->maids[seat])
		n += set_has(cards[FIRST_QUEEN + queen].prestige, prestige);
	return n;
}

/* What the four victories compare (17.2 to 17.5): of each prestige how much, and so on. */
enum merit {
	MONARCHIES = N_PRESTIGES, REPUBLICS, LAWS, TRADE, BISHOPS, N_MERITS = BISHOPS + N_COLOURS
};

struct merits { /* of one seat */
	uint8_t n[N_MERITS];
};

/* A byte for each member of a set of prestige: a member i is found 7 i higher as well, which
 * is the lowest bit of byte i. */
static inline uint64_t prestige_bytes(int prestige)
{
	return (uint64_t)prestige * 0x0002040810204081u & 0x0101010101010101u;
}

static inline int n_concessions(const struct pax *s, int seat)
{
	int n = 0;
	for (int border = 0; border < N_BORDERS; border++)
		n += s->border[border] == FIRST_CUBE + seat + 1;
	return n;
}

static inline int n_realms(const struct pax *s, int seat, int republics)
{
	int n = 0;
	for (int empire = 0; empire < N_EMPIRES; empire++)
		n += s->holder[empire] == seat + 1 && set_has(s->republics, empire) == republics;
	return n;
}

static inline void merit_card(const struct pax *s, int card, int is_heard, uint64_t *prestige,
			      uint8_t *n)
{
	*prestige += prestige_bytes(prestige_of(s, card)); /* 1.5 */
	if (s->bishop[card])
		n[BISHOPS + s->bishop[card] - 1]++;
	if (is_empire(card) || !cards[card].abilities || !is_heard)
		return;
	n[REPUBLICS] += (cards[card].abilities & A(AS_REPUBLIC)) != 0; /* 16.18 */
	n[LAWS] += (cards[card].abilities & A(PATRONS_RULE)) != 0;
	n[TRADE] += (cards[card].abilities & A(PATRONS_TRADE)) != 0;
}

/* Cards of an area and unmarried queens. */
static inline void merit_area(const struct pax *s, int seat, uint8_t *n)
{
	struct area area;
	uint64_t prestige = 0;
	int outspoken = is_outspoken(s, seat);
	area_of(s, seat, NO_SIDE, &area);
	for (int i = 0; i < area.n; i++)
		merit_card(s, area.card[i], outspoken || !s->bishop[place_of(s, area.card[i])],
			   &prestige, n);
	set_each(queen, s->maids[seat])
		prestige += prestige_bytes(cards[FIRST_QUEEN + queen].prestige);
	for (int i = 0; i < N_PRESTIGES; i++)
		n[i] = (uint8_t)(prestige >> 8 * i);
	n[LAWS] = (uint8_t)(n[LAWS] * n[PATRON] + n[LAW]);
	n[TRADE] = (uint8_t)(n[TRADE] * n[PATRON]);
}

static inline void count_merits(const struct pax *s, struct merits *all)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		all[seat] = (struct merits){ 0 };
		merit_area(s, seat, all[seat].n);
	}
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->holder[empire])
			all[s->holder[empire] - 1]
				.n[set_has(s->republics, empire) ? REPUBLICS : MONARCHIES]++;
	for (int border = 0; border < N_BORDERS; border++)
		if (is_cube(s->border[border]))
			all[s->border[border] - 1 - FIRST_CUBE].n[TRADE]++;
}

#endif
