/* lines.c: do the numbers of a line make sense?  Ours do; one that was set by hand may not,
 * and is passed over. */
#include "pax/chapters.h"

static int below(int number, int end)
{
	return number >= 0 && number < end;
}

static int is_target(int target)
{
	return target == TO_TROOPS || below(target, N_CITIES) ||
	       below(target - TO_BORDER, N_BORDERS) || below(target - TO_CARD, N_ALL);
}

/* A bishop goes on a card and nothing else does. */
static int is_placement(struct ludo_step line)
{
	int to_card = below(line.a - TO_CARD, N_ALL) && line.a != TO_TROOPS;
	return is_target(line.a) && below(line.b, N_AGENTS) &&
	       (line.b >= WHITE_BISHOP && line.b <= BLACK_BISHOP) == to_card;
}

static int is_sound(const struct pax *s, struct ludo_step line)
{
	switch (line.what) {
	case DO_PUT: case ASK_SOURCE: return is_placement(line);
	case DO_LAY: case DO_EFFECT: case ASK_ONESHOT: case ASK_TREASON: case ASK_WHERE:
		return below(line.a, N_CARDS);
	case ASK_KING: return below(line.a - FIRST_QUEEN, N_QUEENS);
	case ASK_AGENT: case ASK_BISHOP: case ASK_BEHEAD: case ASK_TAX: case ASK_REPRESS:
	case ASK_SIEGE: return below(line.a, N_ALL);
	case ASK_CORSAIR: return below(line.a, N_ALL) && below(line.b, N_COLOURS);
	case ASK_INQUISITOR: return below(line.b, N_COLOURS);
	case ASK_CAMPAIGN: return below(line.a - FIRST_EMPIRE, N_EMPIRES);
	case ASK_COMMERCE: case ASK_VOTE: return below(line.b, N_SIDES);
	case DO_SIDE: case ASK_OPERATE: return below(line.a, N_SIDES) && below(line.c, N_SIDES + 1);
	case DO_CLOSE: return below(line.a, N_SIDES) && s->market[line.a * ROW_PLACES];
	case DO_FAIR: case DO_TOLL: return below(line.a, N_SIDES) && below(line.b, MAX_ROUTE + 1);
	case ASK_TOP: return below(line.a, N_SIDES);
	case ASK_DRAW: return below(line.a, N_PLACES);
	case ASK_FAMILY: return below(line.a, s->core.n_seats);
	case ASK_THROUGH: return below(line.a, N_BORDERS) && is_cube(s->border[line.a]) &&
				 (ends_of(line.a) & (unsigned)line.b);
	case ASK_PAY: return below(line.a, N_BORDERS) && is_cube(s->border[line.a]) &&
			     below(line.b, N_EMPIRES);
	case ASK_PACIFY: case ASK_CONCESSION: case ASK_FREE: case ASK_LEVY:
		return below(line.a, N_EMPIRES);
	default: return 1;
	}
}

/* Ask the seat of a line, if the line makes sense. */
static void ask_seat(struct pax *s, struct ludo_step line)
{
	if (is_sound(s, line))
		ludo_ask(&s->core, line, 1u << line.seat);
}
