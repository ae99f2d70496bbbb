/* winning.c: chapters 17 and 18: the four victories, the end of the decks, bankruptcy. */
#include "pax/chapters.h"

/* ---- what is compared (16.18: abilities count for whoever has them) ---- */

static int monarchies(const struct pax *s, int seat, int spare)
{
	return n_realms(s, seat, 0);
}

static int republics(const struct pax *s, int seat, int spare)
{
	return n_realms(s, seat, 1) + n_able(s, seat, A(AS_REPUBLIC)); /* 16.18 */
}

static int laws(const struct pax *s, int seat, int spare)
{
	return n_prestige(s, seat, LAW) +
	       n_able(s, seat, A(PATRONS_RULE)) * n_prestige(s, seat, PATRON);
}

static int trade(const struct pax *s, int seat, int spare)
{
	return n_concessions(s, seat) +
	       n_able(s, seat, A(PATRONS_TRADE)) * n_prestige(s, seat, PATRON);
}

/* Does a seat lead every other one that is still in the game by so much? */
static int leads(const struct pax *s, int seat, int by,
		 int (*count)(const struct pax *s, int seat, int what), int what)
{
	int own = count(s, seat, what);
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && !is_out(s, q) && own < count(s, q, what) + by)
			return 0;
	return 1;
}

/* ---- 17.5 the supreme religion ---- */

static int rules_theocracy(const struct pax *s, int empire, int colour)
{
	int faithful = 0;
	set_each(city, cities_of(s, empire))
		if (s->city[city])
			faithful += colour_of(s->city[city] - 1) == colour ? 1 : -1;
	set_each(border, borders_of(empire))
		if (is_pirate(s->border[border]))
			faithful += colour_of(s->border[border] - 1) == colour ? 1 : -1;
	return faithful > 0;
}

static int is_supreme(const struct pax *s, int colour)
{
	int n[N_COLOURS] = { 0 };
	for (int card = 0; card < N_ALL; card++)
		if (s->bishop[card])
			n[s->bishop[card] - 1]++;
	if (2 * n[colour] <= n[WHITE] + n[RED] + n[BLACK])
		return 0; /* 17.5 */
	for (int empire = 0; empire < N_EMPIRES; empire++)
		if (s->faith[empire] == colour + 1 && !rules_theocracy(s, empire, colour))
			return 0;
	return 1;
}

static int is_holy(const struct pax *s, int seat)
{
	for (int colour = 0; colour < N_COLOURS; colour++)
		if (is_supreme(s, colour) && leads(s, seat, 1, n_prestige, CATHOLIC + colour))
			return 1;
	return 0;
}

/* ---- declaring ---- */

int pax_fulfils(const struct pax *s, int seat, int victory)
{
	switch (victory) {
	case IMPERIAL: /* 17.2 */
		return leads(s, seat, s->core.n_seats == 2 ? 3 : 2, monarchies, 0);
	case RENAISSANCE: /* 17.3 */
		return leads(s, seat, 1, republics, 0) && leads(s, seat, 2, laws, 0);
	case GLOBALIZATION: /* 17.4 */
		return leads(s, seat, 2, trade, 0) && leads(s, seat, 1, n_prestige, DISCOVERY);
	default: return is_holy(s, seat);
	}
}

/* 16.20 */
static int victory_price(const struct pax *s, int victory)
{
	static const uint32_t torch[N_VICTORIES] = {
		[IMPERIAL] = A(TORCH_IMPERIAL), [HOLY] = A(TORCH_HOLY),
		[GLOBALIZATION] = A(TORCH_GLOBALIZATION),
	};
	return torch[victory] && anybody_able(s, torch[victory]) ? 2 : 1;
}

static ludo_why declare_why(const struct pax *s, int seat, int victory)
{
	if (!set_has(s->active, victory))
		return refuse(INACTIVE, 17.1);
	if (s->actions < victory_price(s, victory))
		return refuse(TORCHED, 16.20);
	if (!pax_fulfils(s, seat, victory))
		return refuse(UNFULFILLED, 17.1);
	return ludo_legal();
}

static void declare(struct pax *s, int seat, int victory)
{
	s->winner = (uint8_t)(seat + 1);
	note(s, EV_WINS, seat, victory);
	ludo_finish(&s->core);
}

/* ---- the end of the decks ---- */

static void finish(struct pax *s)
{
	note(s, EV_ENDS, 0);
	ludo_finish(&s->core); /* 17.6 */
}

void pax_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct pax *s = state;
	int64_t merit[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = n_prestige(s, seat, PATRON);
		merit[seat] = (int64_t)points[seat] * 100000 + s->florins[seat];
		if (s->winner == seat + 1)
			merit[seat] = INT64_MAX;
		if (is_out(s, seat))
			merit[seat] = -1;
	}
	ludo_rank(merit, s->core.n_seats, place);
}

/* ---- 18. Bankruptcy ---- */

static int is_ruined(const struct pax *s, int seat)
{
	if (is_out(s, seat) || s->florins[seat] > 0 || n_hand(s, seat) || s->maids[seat] ||
	    s->row_west[seat][0] || s->row_east[seat][0])
		return 0;
	return !n_concessions(s, seat); /* 18.1 */
}

static int last_seat(const struct pax *s)
{
	unsigned in = (unsigned)(set_first(s->core.n_seats) & ~(uint64_t)s->out);
	return set_count(in) == 1 ? set_least(in) : LUDO_NOBODY;
}

/* 18.2: in turn order, until one is left. */
static void ruin_step(struct pax *s, struct ludo_step line)
{
	if (!has_option(s, OPT_BANKRUPTCY))
		return;
	for (int i = 0; i < s->core.n_seats && last_seat(s) < 0; i++) {
		int seat = (s->turn + i) % s->core.n_seats;
		if (is_ruined(s, seat)) {
			set_add(s->out, seat);
			note(s, EV_RUINED, seat);
		}
	}
	if (last_seat(s) < 0)
		return;
	s->winner = (uint8_t)(last_seat(s) + 1);
	note(s, EV_SURVIVES, last_seat(s));
	ludo_finish(&s->core);
}
