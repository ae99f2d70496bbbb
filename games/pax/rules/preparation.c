/* preparation.c: chapter 4, the families, the first pieces and the first market. */
#include "pax/chapters.h"

static void set_map(struct pax *s)
{
	s->emporium[WEST] = TREBIZOND; /* 4.1 */
	s->emporium[EAST] = TANA;
	for (int empire = 0; empire < N_EMPIRES; empire++)
		s->faith[empire] = (uint8_t)(empires[empire].front + 1);
	for (int city = 0; city < N_CITIES; city++) /* 4.2 */
		s->city[city] = cities[city].first == NO_PIECE ? 0 : cities[city].first + 1;
}

/* 4.8: cards of other boxes join as the table agreed. */
static int is_in_play(const struct pax *s, int card)
{
	return cards[card].box == BASE || (cards[card].box == PROMO && has_option(s, OPT_PROMO)) ||
	       (cards[card].box == EXPANSION && has_option(s, OPT_EXPANSION));
}

static void set_decks(struct pax *s)
{
	for (int card = 0; card < N_CARDS; card++)
		if (is_in_play(s, card)) {
			if (card < FIRST_WEST)
				set_add(s->unseen_east, card);
			else
				set_add(s->unseen_west, card - FIRST_WEST);
		}
	for (int side = 0; side < N_SIDES; side++) /* 4.5 */
		s->n_deck[side] = (uint8_t)(BOTTOM + 4 * s->core.n_seats);
}

static void set_up(struct pax *s)
{
	set_map(s);
	set_decks(s); /* 4.7: empires and victories start from nothing */
	plan(s, line(DO_FAMILIES), line(DO_OPEN), line(DO_TURN));
	if (has_option(s, OPT_FAMILIES) == FAMILIES_RANDOM)
		for (int seat = s->core.n_seats - 1; seat >= 0; seat--)
			plan(s, line(ASK_FAMILY, 0, seat)); /* 4.3 */
	else
		for (int seat = 0; seat < s->core.n_seats; seat++)
			s->family[seat] = (uint8_t)(seat + 1);
}

/* ---- the families ---- */

static int seat_of_family(const struct pax *s, int family)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->family[seat] == family + 1)
			return seat;
	return LUDO_NOBODY;
}

static void family_ask(struct pax *s, struct ludo_step line)
{
	if (is_sound(s, line))
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

static ludo_why family_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (seat_of_family(s, m.a) >= 0)
		return refuse(FAMILY_TAKEN, 4.3);
	return ludo_legal();
}

static void family_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	s->family[line.a] = (uint8_t)(m.a + 1);
	note(s, EV_FAMILY, line.a, m.a);
}

static void families_step(struct pax *s, struct ludo_step line)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int border = 0; border < N_BORDERS; border++)
			if (s->family[seat] && borders[border].family == s->family[seat] - 1)
				s->border[border] = (uint8_t)(FIRST_CUBE + seat + 1); /* 4.3 */
	int seat = seat_of_family(s, FUGGER);
	if (seat < 0)
		plan(s, line(ASK_FIRST)); /* 4.4 */
	else
		s->start = (uint8_t)seat;
}

static void first_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	s->start = (uint8_t)m.a;
	note(s, EV_STARTS, m.a);
}

/* ---- the market ---- */

static void open_step(struct pax *s, struct ludo_step line)
{
	s->turn = s->start;
	for (int i = 0; i < s->core.n_seats; i++) /* 4.4 */
		s->florins[(s->start + i) % s->core.n_seats] = (int16_t)(3 + i);
	if (has_option(s, OPT_ASTROLOGY))
		plan(s, line(ASK_TOP, 0, WEST), line(ASK_TOP, 0, EAST)); /* 4.9 */
	for (int place = N_PLACES - 1; place >= 0; place--)
		plan(s, line(ASK_DRAW, 0, place)); /* 4.6: the western row first */
}

static set128 unseen(const struct pax *s, int side)
{
	return side == WEST ? s->unseen_west : s->unseen_east;
}

static int first_of_side(int side)
{
	return side == WEST ? FIRST_WEST : 0;
}

/* The comets of a deck that nobody has seen. */
static int n_comets(const struct pax *s, int side)
{
	static const uint8_t comets[N_SIDES][2] = { /* 1.2 */
		[WEST] = { CARD_halley_comet, CARD_regiomontanus_comet },
		[EAST] = { CARD_copernicus_comet, CARD_nostradamus_comet },
	};
	set128 left = unseen(s, side);
	return set_has(left, comets[side][0] - first_of_side(side)) +
	       set_has(left, comets[side][1] - first_of_side(side));
}

/* Cards of a deck that lie face down. */
static int n_down(const struct pax *s, int side)
{
	return s->n_deck[side] - (s->top[side] != 0);
}

/* 5.5: the deck from which a place is filled; NO_SIDE if both are empty. */
static int deck_for(const struct pax *s, int place)
{
	int side = place / ROW_PLACES;
	if (s->n_deck[side])
		return side;
	return s->n_deck[!side] ? !side : NO_SIDE;
}

struct deck_facts {
	int side, comets, down;
	set128 unseen;
};

static struct deck_facts deck_facts(const struct pax *s, int side)
{
	return (struct deck_facts){ side, n_comets(s, side), n_down(s, side), unseen(s, side) };
}

/* 4.5: comets are among the last fourteen cards, and as many others as there must be. */
static ludo_why deck_why(const struct deck_facts *f, int card)
{
	if (is_empire(card) || back_of(card) != f->side ||
	    !set_has(f->unseen, card - first_of_side(f->side)))
		return refuse(NOT_IN_DECK, 4.5);
	if (is_comet(card) ? f->down > BOTTOM : f->down <= f->comets)
		return refuse(NOT_IN_DECK, 4.5);
	return ludo_legal();
}

static void deck_moves(const struct deck_facts *f, int verb, struct ludo_list *list)
{
	set_each(i, f->unseen) {
		int card = first_of_side(f->side) + i;
		ludo_offer_if(list, ludo_answer(LUDO_CHANCE, verb, card, 0, 0), deck_why(f, card));
	}
}

/* Any comet is as likely as any other card of the last fourteen. */
int pax_odds(const void *state, const ludo_move *m, int n, int *odds)
{
	const struct pax *s = state;
	int sum = 0;
	if ((m->verb != DRAW && m->verb != TOP) || m->a < 0 || m->a >= N_CARDS)
		return LUDO_ALIKE;
	struct deck_facts f = deck_facts(s, back_of(m->a));
	if (f.down > BOTTOM)
		return LUDO_ALIKE;
	int of_comet = set_count(f.unseen) - f.comets, of_other = f.down - f.comets;
	for (int i = 0; i < n; i++)
		sum += odds[i] = is_comet(m[i].a) ? of_comet : of_other;
	return sum;
}

static void see(struct pax *s, int card)
{
	if (card < FIRST_WEST)
		set_drop(s->unseen_east, card);
	else
		set_drop(s->unseen_west, card - FIRST_WEST);
}

/* ---- the open tops ---- */

static void top_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	if (s->n_deck[line.a] && !s->top[line.a])
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

static struct top_facts {
	struct deck_facts deck;
} top_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct top_facts){ deck_facts(s, line.a) };
}

static ludo_why top_why(const struct pax *s, ludo_move m, const struct top_facts *f)
{
	return deck_why(&f->deck, m.a);
}

static void top_moves(const struct pax *s, int seat, const struct top_facts *f,
		      struct ludo_list *list)
{
	deck_moves(&f->deck, TOP, list);
}

static void top_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	see(s, m.a);
	s->top[back_of(m.a)] = (uint8_t)(m.a + 1); /* 4.9 */
	note(s, EV_TOP, 0, m.a);
}

/* ---- filling a place ---- */

static void fill_place(struct pax *s, int place, int card)
{
	s->n_deck[back_of(card)]--;
	s->market[place] = (uint8_t)(card + 1);
	s->idle = 0;
	note(s, EV_DRAWN, 0, card, place);
	if (!s->n_deck[WEST] && !s->n_deck[EAST] && has_option(s, OPT_END) == END_AT_ONCE)
		finish(s); /* 17.6 */
}

static void draw_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	int place = line.a, side = deck_for(s, place);
	if (side == NO_SIDE) {
		finish(s); /* 17.7 */
		return;
	}
	if (!s->top[side]) {
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
		return;
	}
	int card = s->top[side] - 1;
	s->top[side] = 0;
	plan(s, line(ASK_TOP, 0, side));
	fill_place(s, place, card);
}

static struct draw_facts {
	struct deck_facts deck;
} draw_facts(const struct pax *s, int seat, struct ludo_step line)
{
	int side = deck_for(s, line.a);
	return (struct draw_facts){ deck_facts(s, side == NO_SIDE ? WEST : side) };
}

static ludo_why draw_why(const struct pax *s, ludo_move m, const struct draw_facts *f)
{
	return deck_why(&f->deck, m.a);
}

static void draw_moves(const struct pax *s, int seat, const struct draw_facts *f,
		       struct ludo_list *list)
{
	deck_moves(&f->deck, DRAW, list);
}

static void draw_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	see(s, m.a);
	fill_place(s, line.a, m.a);
}
