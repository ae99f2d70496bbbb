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

/* By how much a seat misses a lead over every other one that is still in the game. */
static int lacks(const struct pax *s, int seat, int by,
		 int (*count)(const struct pax *s, int seat, int what), int what)
{
	int own = count(s, seat, what), most = 0;
	for (int q = 0; q < s->core.n_seats; q++) {
		int lack = q == seat || is_out(s, q) ? 0 : count(s, q, what) + by - own;
		most = lack > most ? lack : most;
	}
	return most;
}

/* ---- 17.5 the supreme religion ---- */

/* How many believers more than heretics a theocracy has. */
static int n_faithful(const struct pax *s, int empire, int colour)
{
	int faithful = 0;
	set_each(city, cities_of(s, empire))
		if (s->city[city])
			faithful += colour_of(s->city[city] - 1) == colour ? 1 : -1;
	set_each(border, borders_of(empire))
		if (is_pirate(s->border[border]))
			faithful += colour_of(s->border[border] - 1) == colour ? 1 : -1;
	return faithful;
}

/* 17.5: one more of its bishops than of all others. */
static int lacks_bishops(const struct pax *s, int colour)
{
	int lack = 1;
	for (int card = 0; card < N_ALL; card++)
		if (s->bishop[card])
			lack += s->bishop[card] == colour + 1 ? -1 : 1;
	return lack > 0 ? lack : 0;
}

static int lacks_believers(const struct pax *s, int colour)
{
	int lack = 0;
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int faithful = s->faith[empire] == colour + 1 ? n_faithful(s, empire, colour) : 1;
		lack += faithful > 0 ? 0 : 1 - faithful;
	}
	return lack;
}

static int lacks_holy(const struct pax *s, int seat, int colour)
{
	return lacks(s, seat, 1, n_prestige, CATHOLIC + colour) + lacks_bishops(s, colour) +
	       lacks_believers(s, colour);
}

int pax_creed(const struct pax *s, int seat)
{
	int best = WHITE;
	for (int colour = RED; colour < N_COLOURS; colour++)
		if (lacks_holy(s, seat, colour) < lacks_holy(s, seat, best))
			best = colour;
	return best;
}

/* ---- declaring ---- */

int pax_short(const struct pax *s, int seat, int want)
{
	switch (want) {
	case WANT_KINGS: /* 17.2 */
		return lacks(s, seat, s->core.n_seats == 2 ? 3 : 2, monarchies, 0);
	case WANT_REPUBLICS: return lacks(s, seat, 1, republics, 0); /* 17.3 */
	case WANT_LAWS: return lacks(s, seat, 2, laws, 0);
	case WANT_CONCESSIONS: return lacks(s, seat, 2, trade, 0); /* 17.4 */
	case WANT_DISCOVERIES: return lacks(s, seat, 1, n_prestige, DISCOVERY);
	case WANT_BELIEF: /* 17.5 */
		return lacks(s, seat, 1, n_prestige, CATHOLIC + pax_creed(s, seat));
	case WANT_BISHOPS: return lacks_bishops(s, pax_creed(s, seat));
	default: return lacks_believers(s, pax_creed(s, seat));
	}
}

int pax_fulfils(const struct pax *s, int seat, int victory)
{
	switch (victory) {
	case IMPERIAL: return !pax_short(s, seat, WANT_KINGS);
	case RENAISSANCE:
		return !pax_short(s, seat, WANT_REPUBLICS) && !pax_short(s, seat, WANT_LAWS);
	case GLOBALIZATION:
		return !pax_short(s, seat, WANT_CONCESSIONS) &&
		       !pax_short(s, seat, WANT_DISCOVERIES);
	default: return !lacks_holy(s, seat, pax_creed(s, seat));
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
