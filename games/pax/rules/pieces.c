/* pieces.c: where pieces come from and go to: missing ones (7.10), repression (chapter 8),
 * emancipation, and bishops (chapter 15). */
#include "pax/chapters.h"

/* ---- the reserve ---- */

/* Knights and castles by colour; castles and pirates are one stock (7.11). */
static const uint8_t stock[N_PIECES] = { 10, 7, 7, 10, 7, 7, 10, 10, 10, 10 }; /* 1.3 */

enum { N_BISHOPS = 5 };

static int is_bishop(int agent)
{
	return agent >= WHITE_BISHOP && agent <= BLACK_BISHOP;
}

static int is_pirate_agent(int agent)
{
	return agent >= WHITE_PIRATE && agent <= BLACK_PIRATE;
}

/* The piece that an agent is. */
static int piece_of(int agent, int seat)
{
	if (agent == PAWN)
		return FIRST_CUBE + seat;
	return is_pirate_agent(agent) ? WHITE_CASTLE + colour_of(agent) : agent; /* 1.4 */
}

static int n_troops(const struct pax *s, int piece)
{
	if (piece >= FIRST_CUBE)
		return piece == FIRST_CUBE + s->turn ? s->troops[PAWN] : 0;
	int n = s->troops[piece];
	if (piece >= WHITE_CASTLE && piece <= BLACK_CASTLE)
		n += s->troops[WHITE_PIRATE + colour_of(piece)];
	return n;
}

static int n_in_play(const struct pax *s, int piece)
{
	int n = n_troops(s, piece);
	for (int i = 0; i < N_CITIES; i++)
		n += s->city[i] == piece + 1;
	for (int i = 0; i < N_BORDERS; i++)
		n += s->border[i] == piece + 1;
	for (int i = 0; i < N_EMPIRES; i++)
		n += s->repressed[i][piece];
	return n;
}

static int n_bishops(const struct pax *s, int colour)
{
	int n = 0;
	for (int card = 0; card < N_ALL; card++)
		n += s->bishop[card] == colour + 1;
	return n;
}

static int in_reserve(const struct pax *s, int agent, int seat)
{
	if (is_bishop(agent))
		return n_bishops(s, agent - WHITE_BISHOP) < N_BISHOPS;
	int piece = piece_of(agent, seat);
	return n_in_play(s, piece) < stock[piece];
}

/* ---- repression ---- */

/* 8.1: onto the card of the empire, or away. */
static void repress(struct pax *s, int piece, int empire)
{
	if (s->holder[empire]) {
		s->repressed[empire][piece]++;
		note(s, EV_REPRESSED, s->holder[empire] - 1, piece, empire);
	} else {
		note(s, EV_KILLED, 0, piece, empire);
	}
}

static void repress_city(struct pax *s, int city)
{
	int piece = s->city[city] - 1;
	s->city[city] = 0;
	note(s, EV_LEAVES_CITY, 0, piece, city);
	repress(s, piece, cities[city].map);
}

static void repress_border(struct pax *s, int border, int empire)
{
	int piece = s->border[border] - 1;
	s->border[border] = 0;
	note(s, EV_LEAVES_BORDER, 0, piece, border);
	repress(s, piece, empire); /* 8.2 */
}

static void pay(struct pax *s, int seat, int florins)
{
	s->florins[seat] -= (int16_t)florins; /* 1.8 */
}

/* ---- bishops ---- */

/* 15.2: two bishops remove each other, otherwise one repressed piece may die. */
static void bishop_arrives(struct pax *s, int seat, int colour, int card)
{
	if (s->bishop[card]) {
		s->bishop[card] = 0;
		note(s, EV_DIET, seat, card);
		return;
	}
	s->bishop[card] = (uint8_t)(colour + 1);
	note(s, EV_BISHOP, seat, colour, card);
	if (is_empire(card))
		plan(s, line(ASK_PACIFY, seat, card - FIRST_EMPIRE));
}

static void pacify_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	for (int piece = 0; piece < N_PIECES; piece++)
		if (s->repressed[line.a][piece]) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
}

static ludo_why pacify_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == KILL && !s->repressed[line.a][m.a])
		return refuse(NO_SUCH_PIECE, 15.2);
	return ludo_legal();
}

static void pacify_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb != KILL)
		return;
	s->repressed[line.a][m.a]--;
	note(s, EV_KILLED, m.seat, m.a, line.a);
}

/* ---- putting a piece somewhere ---- */

static void put(struct pax *s, int seat, int target, int agent)
{
	int piece = piece_of(agent, seat);
	if (target == TO_TROOPS) {
		s->troops[agent]++;
	} else if (target >= TO_CARD) {
		bishop_arrives(s, seat, agent - WHITE_BISHOP, target - TO_CARD);
	} else if (target >= TO_BORDER) {
		s->border[target - TO_BORDER] = (uint8_t)(piece + 1);
		note(s, EV_AT_BORDER, seat, piece, target - TO_BORDER);
	} else {
		s->city[target] = (uint8_t)(piece + 1);
		note(s, EV_IN_CITY, seat, piece, target);
	}
}

/* 7.10: the empires from whose cards a missing piece may come: first of the location, then
 * any; none if it must come from elsewhere. */
static unsigned repressed_sources(const struct pax *s, int piece, unsigned where)
{
	unsigned all = 0;
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->repressed[empire][piece])
			all |= 1u << empire;
	if (has_option(s, OPT_MISSING) == MISSING_ANYWHERE) /* 19.5 */
		return all;
	return all & where ? all & where : all;
}

static void source_ask(struct pax *s, struct ludo_step line)
{
	ask_seat(s, line);
}

struct source_facts {
	unsigned empires, borders;
	uint32_t cities;
	int bishop, not_card; /* colour + 1 of a missing bishop, and where it goes */
};

static struct source_facts source_facts(const struct pax *s, int seat, struct ludo_step line)
{
	struct source_facts f = { 0 };
	f.not_card = line.a - TO_CARD;
	if (is_bishop(line.b)) {
		f.bishop = line.b - WHITE_BISHOP + 1;
		return f;
	}
	int piece = piece_of(line.b, line.seat);
	f.empires = repressed_sources(s, piece, (unsigned)line.c);
	if (f.empires && has_option(s, OPT_MISSING) == MISSING_NEAR)
		return f;
	for (int city = 0; city < N_CITIES; city++)
		if (s->city[city] == piece + 1 && line.a != TO_CITY + city)
			f.cities |= 1u << city;
	for (int border = 0; border < N_BORDERS; border++)
		if (s->border[border] == piece + 1 && line.a != TO_BORDER + border)
			f.borders |= 1u << border;
	if (line.a == TO_TROOPS && has_option(s, OPT_FRONT) == FRONT_SPARED) { /* 19.6 */
		f.cities &= ~cities_in(s, (unsigned)line.c);
		f.borders &= ~borders_in((unsigned)line.c);
	}
	return f;
}

static ludo_why source_why(const struct pax *s, ludo_move m, const struct source_facts *f)
{
	int ok = m.verb == FROM_EMPIRE ? set_has(f->empires, m.a)
	       : m.verb == FROM_CITY   ? set_has(f->cities, m.a)
	       : m.verb == FROM_BORDER ? set_has(f->borders, m.a)
				       : f->bishop && s->bishop[m.a] == f->bishop &&
					 m.a != f->not_card;
	if (!ok)
		return refuse(NO_SOURCE, 7.10);
	return ludo_legal();
}

static void source_moves(const struct pax *s, int seat, const struct source_facts *f,
			 struct ludo_list *list)
{
	set_each(empire, f->empires)
		ludo_offer(list, ludo_answer(seat, FROM_EMPIRE, empire, 0, 0));
	set_each(city, f->cities)
		ludo_offer(list, ludo_answer(seat, FROM_CITY, city, 0, 0));
	set_each(border, f->borders)
		ludo_offer(list, ludo_answer(seat, FROM_BORDER, border, 0, 0));
	for (int card = 0; f->bishop && card < N_ALL; card++)
		if (s->bishop[card] == f->bishop && card != f->not_card)
			ludo_offer(list, ludo_answer(seat, FROM_CARD, card, 0, 0));
}

static void source_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	int piece = piece_of(line.b, line.seat);
	if (m.verb == FROM_EMPIRE) {
		s->repressed[m.a][piece]--;
		note(s, EV_FROM_EMPIRE, m.seat, m.a);
	} else if (m.verb == FROM_CITY) {
		s->city[m.a] = 0;
		note(s, EV_FROM_CITY, m.seat, m.a);
	} else if (m.verb == FROM_BORDER) {
		s->border[m.a] = 0;
		note(s, EV_FROM_BORDER, m.seat, m.a);
	} else {
		s->bishop[m.a] = 0;
		note(s, EV_FROM_CARD, m.seat, m.a);
	}
	put(s, line.seat, line.a, line.b);
}

/* None is in reserve, and there is a choice. */
static void seek(struct pax *s, struct ludo_step line)
{
	plan(s, line(ASK_SOURCE, line.seat, line.a, line.b, line.c));
	if (line.a == TO_TROOPS)
		note(s, EV_SOUGHT, line.seat, line.b);
	else if (line.a >= TO_CARD)
		note(s, EV_SOUGHT_CARD, line.seat, line.b, line.a - TO_CARD);
	else if (line.a >= TO_BORDER)
		note(s, EV_SOUGHT_BORDER, line.seat, line.b, line.a - TO_BORDER);
	else
		note(s, EV_SOUGHT_CITY, line.seat, line.b, line.a);
}

/* A line says where (a), what (b) and the location (c). */
static void put_step(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	if (in_reserve(s, line.b, line.seat)) {
		put(s, line.seat, line.a, line.b);
		return;
	}
	struct source_facts f = source_facts(s, line.seat, line);
	ludo_move move[LUDO_MOVES];
	struct ludo_list list = { move, 0 };
	source_moves(s, line.seat, &f, &list);
	if (list.n == 1)
		source_do(s, move[0], line);
	else if (list.n > 1)
		seek(s, line);
}

/* ---- through which map card a concession is repressed (7.7) ---- */

static void through_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	unsigned ends = ends_of(line.a) & (unsigned)line.b;
	int least = set_least(ends);
	if (set_count(ends) == 1 || (!s->holder[least] && !s->holder[set_nth(ends, 1)])) {
		repress_border(s, line.a, least);
		return;
	}
	note(s, EV_CLEARS, line.seat, line.a); /* all hear which, before they hear into where */
	ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why through_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(ends_of(line.a) & (unsigned)line.b, m.a))
		return refuse(ELSEWHERE, 7.7);
	return ludo_legal();
}

static void through_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	repress_border(s, line.a, m.a);
}

/* ---- emancipation (8.4) and the return of repressed fighters (13.12) ---- */

struct freed {
	uint32_t cities;
	unsigned borders;
};

static struct freed free_places(const struct pax *s, int empire)
{
	return (struct freed){ empty_cities(s, cities_of(s, empire)),
			       empty_borders(s, borders_of(empire)) };
}

/* 18.3: serfs of who is out stay where they are. */
static int can_be_freed(const struct pax *s, int piece, int empire, const struct freed *f)
{
	if (!s->repressed[empire][piece])
		return 0;
	return piece < FIRST_CUBE ? f->cities != 0
				  : f->borders != 0 && !is_out(s, piece - FIRST_CUBE);
}

/* The pieces from one number up to another that can be freed there. */
static unsigned freeable(const struct pax *s, int empire, int first, int end)
{
	struct freed f = free_places(s, empire);
	unsigned all = 0;
	for (int piece = first; piece < end; piece++)
		if (can_be_freed(s, piece, empire, &f))
			all |= 1u << piece;
	return all;
}

struct free_facts {
	unsigned pieces;
	struct freed to;
};

static struct free_facts free_facts(const struct pax *s, int seat, struct ludo_step line)
{
	return (struct free_facts){ freeable(s, line.a, 0, N_PIECES), free_places(s, line.a) };
}

static ludo_why free_why(const struct pax *s, ludo_move m, const struct free_facts *f)
{
	if (m.verb == DONE)
		return ludo_legal();
	if (!set_has(f->pieces, m.a) || (m.verb == FREE) != (m.a < FIRST_CUBE))
		return refuse(NO_SUCH_PIECE, 8.4);
	if (m.verb == FREE ? !set_has(f->to.cities, m.b) : !set_has(f->to.borders, m.b))
		return refuse(NOT_FREE, 8.4);
	return ludo_legal();
}

static void free_places_moves(int seat, unsigned pieces, const struct freed *to,
			      struct ludo_list *list)
{
	for (int piece = 0; piece < N_PIECES; piece++) {
		if (!set_has(pieces, piece))
			continue;
		if (piece < FIRST_CUBE)
			set_each(city, to->cities)
				ludo_offer(list, ludo_answer(seat, FREE, piece, city, 0));
		else
			set_each(border, to->borders)
				ludo_offer(list, ludo_answer(seat, RELEASE, piece, border, 0));
	}
}

static void free_moves(const struct pax *s, int seat, const struct free_facts *f,
		       struct ludo_list *list)
{
	free_places_moves(seat, f->pieces, &f->to, list);
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
}

static void free_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	if (s->holder[line.a] && freeable(s, line.a, 0, N_PIECES))
		ludo_ask(&s->core, line, 1u << line.seat); /* 14.3 */
}

static void move_freed(struct pax *s, ludo_move m, int empire)
{
	s->repressed[empire][m.a]--;
	if (m.verb == FREE) {
		s->city[m.b] = (uint8_t)(m.a + 1);
		note(s, EV_IN_CITY, m.seat, m.a, m.b);
	} else {
		s->border[m.b] = (uint8_t)(m.a + 1);
		note(s, EV_AT_BORDER, m.seat, m.a, m.b);
	}
}

static void free_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	move_freed(s, m, line.a);
	plan(s, line(ASK_FREE, m.seat, line.a));
}

/* ---- the concession of a new regime (14.2) ---- */

static int can_settle(const struct pax *s, int seat, int border)
{
	return !is_pirate(s->border[border]) &&
	       (!s->border[border] || s->florins[seat] > 0);
}

static void concession_ask(struct pax *s, struct ludo_step line)
{
	if (!is_sound(s, line))
		return;
	set_each(border, borders_of(line.a))
		if (can_settle(s, line.seat, border)) {
			ludo_ask(&s->core, line, 1u << line.seat);
			return;
		}
}

static ludo_why settle_why(const struct pax *s, int seat, unsigned among, int border)
{
	if (!set_has(among, border))
		return refuse(ELSEWHERE, 14.2);
	if (is_pirate(s->border[border]))
		return refuse(PIRATE_THERE, 2.4);
	if (s->border[border] && s->florins[seat] < 1)
		return refuse(NO_MONEY, 7.9);
	return ludo_legal();
}

static ludo_why concession_why(const struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE && has_option(s, OPT_CONCESSION) == CONCESSION_MUST)
		return refuse(COMPULSORY, 19.7);
	if (m.verb == DONE)
		return ludo_legal();
	return settle_why(s, m.seat, borders_of(line.a), m.a);
}

static void concession_do(struct pax *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DONE)
		return;
	plan(s, line(DO_PUT, m.seat, TO_BORDER + m.a, PAWN, 1 << line.a));
	if (!s->border[m.a])
		return;
	pay(s, m.seat, 1); /* 8.3 */
	repress_border(s, m.a, line.a);
}
