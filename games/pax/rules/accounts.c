/* accounts.c: what must add up at any time, and what a seat cannot know (4.11). */
#include "pax/chapters.h"

/* ---- cards ---- */

static void count_sets(const struct pax *s, uint8_t n[N_ALL])
{
	set_each(card, s->unseen_east)
		n[card]++;
	set_each(card, s->held_east)
		n[card]++;
	set_each(card, s->unseen_west)
		n[FIRST_WEST + card]++;
	set_each(card, s->held_west)
		n[FIRST_WEST + card]++;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		set_each(queen, s->maids[seat])
			n[FIRST_QUEEN + queen]++;
}

static void count_stored(const uint8_t *stored, int size, uint8_t n[N_ALL])
{
	for (int i = 0; i < size; i++)
		if (stored[i] && stored[i] <= N_ALL)
			n[stored[i] - 1]++;
}

/* 1.2: each card lies in one place, or has left the game. */
static int cards_add_up(const struct pax *s)
{
	uint8_t n[N_ALL] = { 0 };
	count_sets(s, n);
	count_stored(s->market, N_PLACES, n);
	count_stored(s->top, N_SIDES, n);
	count_stored(s->queen, N_EMPIRES, n);
	count_stored(s->row_west[0], LUDO_SEATS * MAX_SIDE, n);
	count_stored(s->row_east[0], LUDO_SEATS * MAX_SIDE, n);
	for (int card = 0; card < N_ALL; card++)
		if (n[card] > 1)
			return 0;
	return 1;
}

/* Cards of the right sort, from the player card outwards and without gaps. */
static int row_is_sound(const uint8_t *row, int side)
{
	int i = 0;
	for (; i < MAX_SIDE && row[i]; i++)
		if (back_of(row[i] - 1) != side || is_queen(row[i] - 1))
			return 0;
	for (; i < MAX_SIDE; i++)
		if (row[i])
			return 0;
	return 1;
}

static int rows_add_up(const struct pax *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (!row_is_sound(s->row_west[seat], WEST) ||
		    !row_is_sound(s->row_east[seat], EAST))
			return 0;
	return 1;
}

static int hands_add_up(const struct pax *s)
{
	set128 east = 0, west = 0;
	int n = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		const struct pax_secret *own = &s->secret[seat];
		if (set_count(own->hand_east) != s->n_east[seat] ||
		    set_count(own->hand_west) != s->n_west[seat])
			return 0;
		n += n_hand(s, seat);
		east |= own->hand_east;
		west |= own->hand_west;
	}
	return east == s->held_east && west == s->held_west &&
	       n == set_count(east) + set_count(west);
}

/* ---- empires ---- */

static int is_at_rest(const struct pax *s, int empire)
{
	int used = s->suzerain[empire] | s->queen[empire] | s->bishop[FIRST_EMPIRE + empire] |
		   set_has(s->republics, empire);
	for (int piece = 0; piece < N_PIECES; piece++)
		used |= s->repressed[empire][piece];
	return !used && spot_in_rows(s, FIRST_EMPIRE + empire, empires[empire].region).seat < 0;
}

static int empire_adds_up(const struct pax *s, int empire)
{
	if (!s->holder[empire])
		return is_at_rest(s, empire); /* 3.1 */
	if (s->queen[empire] && !is_queen(s->queen[empire] - 1))
		return 0;
	int lord = s->suzerain[empire] - 1;
	int seat = spot_in_rows(s, FIRST_EMPIRE + empire, empires[empire].region).seat;
	if (lord < 0)
		return seat == s->holder[empire] - 1;
	return seat < 0 && lord != empire && s->holder[lord] == s->holder[empire] &&
	       !s->suzerain[lord] && !set_has(s->republics, lord); /* 3.5 */
}

static int empires_add_up(const struct pax *s)
{
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->holder[empire] > s->core.n_seats || !empire_adds_up(s, empire))
			return 0;
	return 1;
}

/* ---- pieces ---- */

static int pieces_add_up(const struct pax *s)
{
	for (int piece = 0; piece < N_PIECES; piece++)
		if (n_in_play(s, piece) > stock[piece])
			return 0; /* 1.3 */
	for (int colour = 0; colour < N_COLOURS; colour++)
		if (n_bishops(s, colour) > N_BISHOPS)
			return 0;
	return 1;
}

static int bishops_stand(const struct pax *s)
{
	for (int card = 0; card < N_ALL; card++)
		if (s->bishop[card] && (is_queen(card) || spot_of(s, card).seat < 0))
			return 0; /* 15.1 */
	return 1;
}

static int map_adds_up(const struct pax *s)
{
	uint32_t open = cities_in(s, (1u << N_EMPIRES) - 1);
	if (cities[s->emporium[WEST]].emporium != WEST ||
	    cities[s->emporium[EAST]].emporium != EAST)
		return 0; /* 2.8 */
	for (int city = 0; city < N_CITIES; city++)
		if (s->city[city] > FIRST_CUBE || (s->city[city] && !set_has(open, city)))
			return 0;
	for (int border = 0; border < N_BORDERS; border++)
		if (is_pirate(s->border[border]) && !borders[border].is_sea)
			return 0; /* 2.4 */
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->faith[empire] != empires[empire].front + 1 &&
		    s->faith[empire] != empires[empire].back + 1)
			return 0; /* 2.10 */
	return 1;
}

static int money_adds_up(const struct pax *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (s->florins[seat] < 0)
			return 0;
	return 1;
}

static int unused_is_empty(const struct pax *s)
{
	int used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++)
		used |= s->florins[seat] | s->maids[seat] | s->family[seat] | n_hand(s, seat) |
			s->row_west[seat][0] | s->row_east[seat][0] |
			n_in_play(s, FIRST_CUBE + seat);
	return !used && s->turn < s->core.n_seats && s->start < s->core.n_seats; /* 1.1 */
}

int pax_check(const void *state)
{
	const struct pax *s = state;
	static const struct {
		int (*adds_up)(const struct pax *s);
		uint8_t account;
	} accounts[] = {
		{ unused_is_empty, ACC_UNUSED }, { cards_add_up, ACC_CARDS },
		{ rows_add_up, ACC_ROWS }, { hands_add_up, ACC_HANDS },
		{ empires_add_up, ACC_EMPIRES }, { pieces_add_up, ACC_PIECES },
		{ bishops_stand, ACC_BISHOPS }, { map_adds_up, ACC_MAP },
		{ money_adds_up, ACC_MONEY },
	};
	for (unsigned i = 0; i < sizeof(accounts) / sizeof(accounts[0]); i++)
		if (!accounts[i].adds_up(s))
			return accounts[i].account;
	return 0;
}

/* ---- what a seat cannot know: who holds which of the cards in hands ---- */

static int take_any(set128 *from, struct ludo_rng *rng)
{
	int card = set_nth(*from, (int)ludo_rng_below(rng, (uint32_t)set_count(*from)));
	set_drop(*from, card);
	return card;
}

void pax_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct pax *s = blanked;
	set128 east = s->held_east, west = s->held_west;
	if (seat >= 0) {
		east &= ~s->secret[seat].hand_east;
		west &= ~s->secret[seat].hand_west;
	}
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		for (int n = s->n_east[q]; n > 0 && east; n--)
			set_add(s->secret[q].hand_east, take_any(&east, rng));
		for (int n = s->n_west[q]; n > 0 && west; n--)
			set_add(s->secret[q].hand_west, take_any(&west, rng));
	}
}
