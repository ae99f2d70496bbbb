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

/* What the first line of a sort on the agenda speaks of, plus one: where a levy is asked for
 * (ASK_LEVY), and of a fair its row (DO_TOLL). */
static inline int named_on_agenda(const struct pax *s, int what)
{
	for (int i = s->core.depth - 1; i >= 0; i--)
		if (s->core.agenda[i].what == what)
			return s->core.agenda[i].a + 1;
	return 0;
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

/* What the four victories compare (17.2 to 17.5): of each prestige how much, and so on. */
enum merit {
	MONARCHIES = N_PRESTIGES, REPUBLICS, LAWS, TRADE, BISHOPS, N_MERITS = BISHOPS + N_COLOURS
};

struct merits { /* of one seat; sixteen are compared at once */
	uint8_t n[16];
};

/* What the cards of an area bring, a byte for each thing, so that a card is added at once: bots
 * ask for this all the time.  The first bytes of the first word are the kinds of prestige. */
enum tally_prestige { TALLY_CARDS = N_PRESTIGES, TALLY_QUEENS };
enum tally_op {
	TALLY_COMMERCE, TALLY_BEHEAD, TALLY_TAX, TALLY_REPRESS, TALLY_VOTE, TALLY_CORSAIR,
	TALLY_SIEGE, TALLY_CAMPAIGN
};
enum tally_able {
	TALLY_ABLE, TALLY_AS_REPUBLIC, TALLY_PATRONS_RULE, TALLY_PATRONS_TRADE, TALLY_SILENCED,
	TALLY_BISHOPS /* of each colour */
};

struct tally {
	uint64_t prestige; /* of all cards (1.5) */
	uint64_t ops;      /* of those that are heard */
	uint64_t ables;    /* of those that are heard; besides who is not, and bishops */
};

/* A byte for each member of a set of prestige: a member i is found 7 i higher as well, which
 * is the lowest bit of byte i. */
#define TALLY_PRESTIGE(set) ((uint64_t)(set) * 0x0002040810204081u & 0x0101010101010101u)
#define TALLY_ONE(set, among, byte) ((uint64_t)(((set) & (among)) != 0) << 8 * (byte))
#define TALLY_OPS(ops)                                                                 \
	(TALLY_ONE(ops, O(COMMERCE_WEST) | O(COMMERCE_EAST), TALLY_COMMERCE) |         \
	 TALLY_ONE(ops, O(BEHEAD), TALLY_BEHEAD) | TALLY_ONE(ops, O(TAX), TALLY_TAX) | \
	 TALLY_ONE(ops, O(REPRESS), TALLY_REPRESS) |                                   \
	 TALLY_ONE(ops, O(VOTE_WEST) | O(VOTE_EAST), TALLY_VOTE) |                     \
	 TALLY_ONE(ops, O(CORSAIR_WHITE) | O(CORSAIR_RED) | O(CORSAIR_BLACK), TALLY_CORSAIR) | \
	 TALLY_ONE(ops, O(SIEGE), TALLY_SIEGE) | TALLY_ONE(ops, O(CAMPAIGN), TALLY_CAMPAIGN))
#define TALLY_ABLES(able)                                                              \
	(TALLY_ONE(able, ~0u, TALLY_ABLE) | TALLY_ONE(able, A(AS_REPUBLIC), TALLY_AS_REPUBLIC) | \
	 TALLY_ONE(able, A(PATRONS_RULE), TALLY_PATRONS_RULE) |                        \
	 TALLY_ONE(able, A(PATRONS_TRADE), TALLY_PATRONS_TRADE))

static const struct tally tally_cards[N_CARDS] = {
#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, ...)      \
	{ TALLY_PRESTIGE(prestige) | TALLY_ONE(1, 1, TALLY_CARDS), TALLY_OPS(ops),     \
	  TALLY_ABLES(able) },
#include "cards.def"
#undef CARD
};

static const struct tally tally_empires[N_EMPIRES][2] = { /* kings, republics (3.3) */
#define EMPIRE(id, token, region, first, front, back, back_from, king, republic, law, ...)  \
	{ { TALLY_PRESTIGE(king) | TALLY_ONE(1, 1, TALLY_CARDS), TALLY_OPS(O(CAMPAIGN)), 0 }, \
	  { TALLY_PRESTIGE(republic) | TALLY_ONE(1, 1, TALLY_CARDS),                   \
	    TALLY_OPS(O(COMMERCE_WEST) | (law ? O(VOTE_WEST) : 0)), 0 } },
#include "empires.def"
#undef EMPIRE
};

static inline int tally_of(uint64_t bytes, int i)
{
	return (int)(bytes >> 8 * i & 0xff);
}

static inline void tally_add(const struct tally *card, int is_heard, struct tally *t)
{
	t->prestige += card->prestige;
	t->ops += is_heard ? card->ops : 0;
	t->ables += is_heard ? card->ables : TALLY_ONE(1, 1, TALLY_SILENCED);
}

static inline void tally_card(const struct pax *s, int seat, int card, struct tally *t)
{
	int bishop = s->bishop[card], empire = card - FIRST_EMPIRE;
	tally_add(empire < 0 ? &tally_cards[card]
			     : &tally_empires[empire][s->republics >> empire & 1],
		  !bishop || is_outspoken(s, seat), t);
	if (bishop)
		t->ables += TALLY_ONE(1, 1, TALLY_BISHOPS + bishop - 1);
}

/* The rows, and unmarried queens, who have their prestige and are nobody's cards. */
static inline struct tally tally_rows(const struct pax *s, int seat)
{
	const uint8_t *west = s->row_west[seat], *east = s->row_east[seat];
	struct tally t = { 0 };
	for (int i = 0; i < MAX_SIDE && west[i]; i++)
		tally_card(s, seat, west[i] - 1, &t);
	for (int i = 0; i < MAX_SIDE && east[i]; i++)
		tally_card(s, seat, east[i] - 1, &t);
	set_each(queen, s->maids[seat])
		t.prestige += TALLY_PRESTIGE(cards[FIRST_QUEEN + queen].prestige);
	return t;
}

/* All areas: the rows, vassals, and queens, who are silenced with their kings. */
static inline void tally_areas(const struct pax *s, struct tally *all)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		all[seat] = tally_rows(s, seat);
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int card = FIRST_EMPIRE + empire, seat = s->holder[empire] - 1;
		if (seat < 0)
			continue;
		if (s->suzerain[empire])
			tally_card(s, seat, card, &all[seat]);
		if (!s->queen[empire])
			continue;
		tally_add(&tally_cards[s->queen[empire] - 1],
			  !s->bishop[card] || is_outspoken(s, seat), &all[seat]);
		all[seat].prestige += TALLY_ONE(1, 1, TALLY_QUEENS);
	}
}

static inline int n_prestige(const struct pax *s, int seat, int prestige)
{
	struct tally all[LUDO_SEATS];
	tally_areas(s, all);
	return tally_of(all[seat].prestige, prestige);
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

/* 16.18: what abilities add to republics, laws and trade. */
static inline struct merits merits_of(const struct tally *t)
{
	struct merits m = { 0 };
	for (int i = 0; i < N_PRESTIGES; i++)
		m.n[i] = (uint8_t)tally_of(t->prestige, i);
	m.n[REPUBLICS] = (uint8_t)tally_of(t->ables, TALLY_AS_REPUBLIC);
	m.n[LAWS] = (uint8_t)(tally_of(t->ables, TALLY_PATRONS_RULE) * m.n[PATRON] + m.n[LAW]);
	m.n[TRADE] = (uint8_t)(tally_of(t->ables, TALLY_PATRONS_TRADE) * m.n[PATRON]);
	for (int colour = 0; colour < N_COLOURS; colour++)
		m.n[BISHOPS + colour] = (uint8_t)tally_of(t->ables, TALLY_BISHOPS + colour);
	return m;
}

/* Of all seats, from the tallies of their areas. */
static inline void tally_merits(const struct pax *s, const struct tally *tally, struct merits *all)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		all[seat] = merits_of(&tally[seat]);
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->holder[empire])
			all[s->holder[empire] - 1]
				.n[set_has(s->republics, empire) ? REPUBLICS : MONARCHIES]++;
	for (int border = 0; border < N_BORDERS; border++)
		if (is_cube(s->border[border]))
			all[s->border[border] - 1 - FIRST_CUBE].n[TRADE]++;
}

static inline void count_merits(const struct pax *s, struct merits *all)
{
	struct tally tally[LUDO_SEATS];
	tally_areas(s, tally);
	tally_merits(s, tally, all);
}

#endif
