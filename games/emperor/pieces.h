/* pieces.h: chapter 1 of rules.md: where pieces stand, what is left of them, and how
 * they come and go.  Part of rules.c. */
#ifndef EMPEROR_PIECES_H
#define EMPEROR_PIECES_H

#include <string.h>

#include "agenda.h"
#include "emperor.h"
#include "set.h"

static inline void note(struct emperor *s, int what, int seat, int a, int b)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat, LUDO_ALL,
						 0, (int16_t)a, (int16_t)b });
}

static inline ludo_why not_so(int code, int a)
{
	return ludo_because(code, a, 0);
}

/* ---- seats ---- */

static inline int next_seat(const struct emperor *s, int seat)
{
	return seat + 1 < s->core.n_seats ? seat + 1 : 0; /* 4.2 */
}

static inline unsigned all_seats(const struct emperor *s)
{
	return (1u << s->core.n_seats) - 1;
}

/* The space of the round track where the turn marker stands (13.1). */
static inline const struct round_row *round_row(const struct emperor *s)
{
	return &rounds[s->round >= 1 && s->round <= N_ROUNDS ? s->round - 1 : 0];
}

/* Plan one line for each seat, in turn order from the emperor (4.2). */
static inline void plan_in_turn(struct emperor *s, int what, int arg, int but)
{
	for (int i = s->core.n_seats - 1; i >= 0; i--) {
		int seat = (s->emperor + i) % s->core.n_seats;
		if (seat != but)
			ludo_push(&s->core,
				  (struct ludo_step){ (uint8_t)what, (uint8_t)seat,
						      (int16_t)arg });
	}
}

/* ---- nobles: a tile is a seat and a rank, a rank is a side and an age (1.5) ---- */

static inline int tile_of(int seat, int rank)
{
	return seat * N_RANKS + rank;
}

/* Of a tile stored plus 1, as on the throne; nobody's where there is none. */
static inline int owner_of(int stored)
{
	return stored ? (stored - 1) / N_RANKS : LUDO_NOBODY;
}

static inline int rank_of(int stored)
{
	return (stored - 1) % N_RANKS;
}

static inline int is_couple(int rank)
{
	return rank >= COUPLE_15;
}

static inline int is_oldest(int rank)
{
	return rank == BARON_45 || rank == COUPLE_45;
}

static inline int is_youngest(int rank)
{
	return rank == BARON_15 || rank == COUPLE_15;
}

/* ---- places (1.12) ---- */

static inline int is_in_game(const struct emperor *s, int province)
{
	return !(s->removed >> province & 1); /* 3.2 */
}

static inline int is_religious(int province)
{
	return provinces[province].kind == RELIGIOUS; /* 1.2 */
}

static inline int is_noble_space(int place)
{
	return place < SEATS_FROM;
}

static inline int is_elector_seat(int place)
{
	return place >= SEATS_FROM && place < THRONE;
}

/* The bytes of one family in one province, to be summed or skipped at once. */
static inline uint64_t family(const struct emperor *s, int province, int seat)
{
	uint64_t counts;
	memcpy(&counts, &s->nobles[province][tile_of(seat, 0)], sizeof(counts));
	return counts;
}

/* Those of them that are couples' bytes. */
static inline uint64_t couples_of(uint64_t family)
{
	static const uint8_t bytes[N_RANKS] = { [COUPLE_15] = 255, [COUPLE_25] = 255,
						[COUPLE_35] = 255, [COUPLE_45] = 255 };
	uint64_t couples;
	memcpy(&couples, bytes, sizeof(couples));
	return family & couples;
}

static inline int sum_of_bytes(uint64_t bytes)
{
	return (int)(bytes * 0x0101010101010101u >> 56);
}

static inline int sum_of_seats(const uint8_t counts[LUDO_SEATS])
{
	return counts[0] + counts[1] + counts[2] + counts[3];
}

static inline int free_noble_spaces(const struct emperor *s, int province)
{
	if (!is_in_game(s, province))
		return 0;
	uint64_t nobles = family(s, province, 0) + family(s, province, 1) +
			  family(s, province, 2) + family(s, province, 3);
	int n = provinces[province].noble.n - sum_of_bytes(nobles) -
		sum_of_seats(s->knights[province]);
	return n > 0 ? n : 0;
}

static inline int free_castles(const struct emperor *s, int province)
{
	if (!is_in_game(s, province))
		return 0;
	int n = provinces[province].castle.n - sum_of_seats(s->castles[province]);
	return n > 0 ? n : 0;
}

static inline int free_city_spaces(const struct emperor *s, int province)
{
	if (!is_in_game(s, province))
		return 0;
	int n = provinces[province].city.n - sum_of_seats(s->cities[province]) -
		s->imperial[province];
	return n > 0 ? n : 0;
}

static inline int has_free_city_space(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (free_city_spaces(s, p))
			return 1;
	return 0;
}

/* The noble on a seat or on the throne, stored plus 1. */
static inline int sitting_at(const struct emperor *s, int place)
{
	if (is_elector_seat(place))
		return s->elector[place - SEATS_FROM];
	return place == THRONE ? s->throne : 0;
}

/* The set of ranks that a family has on the noble spaces of a province. */
static inline unsigned ranks_in(const struct emperor *s, int province, int seat)
{
	unsigned ranks = 0;
	if (!family(s, province, seat))
		return 0;
	for (int rank = 0; rank < N_RANKS; rank++)
		if (s->nobles[province][tile_of(seat, rank)])
			ranks |= 1u << rank;
	return ranks;
}

/* The same for any place. */
static inline unsigned ranks_at(const struct emperor *s, int place, int seat)
{
	if (is_noble_space(place))
		return ranks_in(s, place, seat);
	int noble = sitting_at(s, place);
	return owner_of(noble) == seat ? 1u << rank_of(noble) : 0;
}

static inline int has_noble(const struct emperor *s, int place, int seat, int rank)
{
	if (is_noble_space(place))
		return s->nobles[place][tile_of(seat, rank)] != 0;
	return sitting_at(s, place) == tile_of(seat, rank) + 1;
}

/* ---- what lines of the agenda remember, packed into their numbers ---- */

/* A baron who was asked for (7.5): by whom, where he stands, his rank. */
struct suit {
	int father, place, rank;
};

static inline int pack_suit(struct suit suit)
{
	return (suit.father * N_PLACES + suit.place) * N_RANKS + suit.rank;
}

static inline struct suit suit_of(int number)
{
	return (struct suit){ number / N_RANKS / N_PLACES, number / N_RANKS % N_PLACES,
			      number % N_RANKS };
}

/* ---- supplies: what is not on the board ---- */

/* 1.6; of all pieces alike. */
static inline int nobles_left(const struct emperor *s, int seat)
{
	uint64_t standing = 0;
	int sitting = (owner_of(s->throne) == seat) + (owner_of(s->deposed) == seat);
	for (int p = 0; p < N_PROVINCES; p++) {
		standing += family(s, p, seat);
		sitting += owner_of(s->elector[p]) == seat;
		sitting += s->eminence[p] == seat + 1;
	}
	return MAX_NOBLES - sum_of_bytes(standing) - sitting;
}

static inline int knights_left(const struct emperor *s, int seat)
{
	int n = MAX_KNIGHTS;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->knights[p][seat] + s->castles[p][seat];
	return n;
}

static inline int cities_left(const struct emperor *s, int seat)
{
	int n = MAX_CITIES;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->cities[p][seat];
	return n;
}

static inline int imperial_left(const struct emperor *s)
{
	int n = MAX_IMPERIAL;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->imperial[p];
	return n;
}

static inline int cards_left(const struct emperor *s, int card)
{
	int n = cards[card].copies[s->core.n_seats]; /* 3.3, 3.4 */
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		n -= s->cards[seat][card];
	return n;
}

static inline int holder_of(const struct emperor *s, int card)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->cards[seat][card])
			return seat;
	return LUDO_NOBODY;
}

/* ---- thalers and victory points ---- */

/* How many of n thalers the purse has room for. */
static inline int thalers_kept(const struct emperor *s, int seat, int n)
{
	int room = MOST_THALERS - s->thalers[seat];
	if (s->core.option[OPT_CAP] != CAP_HOLDINGS || n <= room)
		return n;
	return room > 0 ? room : 0; /* 5.5 */
}

/* Returns what was gained: that is what all hear. */
static inline int gain_thalers(struct emperor *s, int seat, int n)
{
	int kept = thalers_kept(s, seat, n);
	s->thalers[seat] = (uint8_t)(s->thalers[seat] + kept);
	return kept;
}

/* 1.11: a plain number, in the open or face down. */
static inline void gain_points(struct emperor *s, int seat, int n)
{
	if (s->core.option[OPT_VP] == VP_OPEN) { /* 14.3 */
		s->points[seat] = (uint8_t)(s->points[seat] + n);
		return;
	}
	s->secret[seat].pile = (uint8_t)(s->secret[seat].pile + n); /* 14.4 */
	s->face_down = (uint8_t)(s->face_down + n);
}

static inline void score(struct emperor *s, int seat, int n, int cause)
{
	gain_points(s, seat, n);
	note(s, EV_SCORES, seat, n, cause);
}

/* ---- pieces come and go ---- */

/* A seat falls vacant; the tile is the caller's to place. */
static inline void vacate(struct emperor *s, int province)
{
	s->elector[province] = 0;
	s->used &= (uint8_t)~(1u << province);
}

static inline void take_off(struct emperor *s, int place, int seat, int rank)
{
	if (is_noble_space(place))
		s->nobles[place][tile_of(seat, rank)]--;
	else if (place == THRONE)
		s->throne = 0;
	else
		vacate(s, place - SEATS_FROM);
}

static inline void turn_tile(struct emperor *s, int place, int seat, int was, int is)
{
	if (is_noble_space(place)) {
		s->nobles[place][tile_of(seat, was)]--;
		s->nobles[place][tile_of(seat, is)]++;
	} else if (place == THRONE) {
		s->throne = (uint8_t)(tile_of(seat, is) + 1);
	} else {
		s->elector[place - SEATS_FROM] = (uint8_t)(tile_of(seat, is) + 1);
	}
}

static inline void push_away(struct emperor *s, int province, int owner)
{
	s->knights[province][owner]--; /* 4.6: back to its owner's supply */
	note(s, EV_PUSHED, owner, province, 0);
}

/* ---- a noble looks for a noble space: free, or made free by a knight (4.6) ---- */

/* pushable: whose knights may be pushed; but: a province that will not do, or -1. */
static inline ludo_why space_why(const struct emperor *s, ludo_move m, unsigned pushable,
				 int but)
{
	if (m.verb != SETTLE && m.verb != PUSH)
		return not_so(LUDO_WHY_VERB, 0);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (m.a == but)
		return refuse(SAME_PROVINCE, 9.5);
	int room = free_noble_spaces(s, m.a);
	if (m.verb == SETTLE)
		return room ? ludo_legal() : refuse(NO_NOBLE_SPACE, 2.8, m.a);
	if (room)
		return refuse(SPACE_IS_FREE, 4.6, m.a);
	if (!s->knights[m.a][m.b]) /* castles are safe: 7.3, 9.15 */
		return refuse(NO_KNIGHT_THERE, 4.6, m.a);
	if (!set_has(pushable, m.b))
		return refuse(OWN_KNIGHT, 9.6);
	return ludo_legal();
}

static inline int can_settle(const struct emperor *s, unsigned pushable, int but)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		if (p == but)
			continue;
		if (free_noble_spaces(s, p))
			return 1;
		set_each(seat, pushable)
			if (s->knights[p][seat])
				return 1;
	}
	return 0;
}

static inline void offer_spaces(const struct emperor *s, int seat, struct ludo_list *list,
				unsigned pushable, int but)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, SETTLE, p, 0, 0);
		int code = space_why(s, m, pushable, but).code;
		if (!code)
			ludo_offer(list, m);
		for (int q = 0; code == WHY_NO_NOBLE_SPACE && q < s->core.n_seats; q++) {
			m = ludo_answer(seat, PUSH, p, q, 0);
			if (!space_why(s, m, pushable, but).code)
				ludo_offer(list, m);
		}
	}
}

static inline void settle(struct emperor *s, ludo_move m, int rank)
{
	if (m.verb == PUSH)
		push_away(s, m.a, m.b);
	s->nobles[m.a][tile_of(m.seat, rank)]++;
	note(s, EV_SETTLES, m.seat, m.a, rank);
}

/* ---- a knight looks for a free noble or castle space; he pushes nobody (8.14) ---- */

static inline int free_knight_spaces(const struct emperor *s, int province, int space)
{
	return space == IN_CASTLE ? free_castles(s, province)
				  : free_noble_spaces(s, province);
}

static inline ludo_why knight_space_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != STATION)
		return not_so(LUDO_WHY_VERB, 0);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (!free_knight_spaces(s, m.a, m.b))
		return refuse(NO_SPACE, 8.14, m.a, m.b);
	return ludo_legal();
}

static inline void offer_knight_spaces(const struct emperor *s, int seat,
				       struct ludo_list *list)
{
	for (int space = 0; space < N_SPACES; space++)
		for (int p = 0; p < N_PROVINCES; p++) {
			ludo_move m = ludo_answer(seat, STATION, p, space, 0);
			if (!knight_space_why(s, m).code)
				ludo_offer(list, m);
		}
}

static inline int has_knight_space(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (free_noble_spaces(s, p) || free_castles(s, p))
			return 1;
	return 0;
}

/* How many knights each seat has on one kind of space of a province. */
static inline uint8_t *knights_at(struct emperor *s, int province, int space)
{
	return space == IN_CASTLE ? s->castles[province] : s->knights[province];
}

static inline int has_knight(const struct emperor *s, int province, int space, int seat)
{
	return (space == IN_CASTLE ? s->castles : s->knights)[province][seat] != 0;
}

#endif
