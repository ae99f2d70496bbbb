/* winning.c: chapters 17 and 18: the four victories, the end of the decks, bankruptcy. */
#include "pax/chapters.h"

/* A seat beside the others that are still in the game: the most that any of them has. */
struct contest {
	const uint8_t *mine;
	int is_alone;
	struct merits most;
};

static struct contest contest_of(const struct pax *s, const struct merits *all, int seat)
{
	struct contest c = { all[seat].n, 1, { { 0 } } };
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat || is_out(s, q))
			continue;
		c.is_alone = 0;
		for (int i = 0; i < (int)sizeof(c.most.n); i++)
			c.most.n[i] = all[q].n[i] > c.most.n[i] ? all[q].n[i] : c.most.n[i];
	}
	return c;
}

/* By how much a seat misses a lead over every other one. */
static int lacks(const struct contest *c, int merit, int lead)
{
	int lack = c->most.n[merit] + lead - c->mine[merit];
	return c->is_alone || lack < 0 ? 0 : lack;
}

/* ---- 17.5 the supreme religion ---- */

/* How many believers more than heretics, all in all, a theocracy has. */
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
static int lacks_bishops(const struct pax *s, const struct merits *all, int colour)
{
	int lack = 1;
	for (int q = 0; q < s->core.n_seats; q++)
		for (int c = 0; c < N_COLOURS; c++)
			lack += c == colour ? -all[q].n[BISHOPS + c] : all[q].n[BISHOPS + c];
	return lack > 0 ? lack : 0;
}

/* Of the theocracies of each religion. */
static void lacks_believers(const struct pax *s, int out[N_COLOURS])
{
	for (int colour = 0; colour < N_COLOURS; colour++)
		out[colour] = 0;
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int colour = s->faith[empire] - 1;
		int faithful = colour < 0 ? 1 : n_faithful(s, empire, colour);
		if (faithful <= 0)
			out[colour] += 1 - faithful;
	}
}

/* How many pieces each religion is short of supremacy (17.5). */
static void lacks_supremacy(const struct pax *s, const struct merits *all, int out[N_COLOURS])
{
	lacks_believers(s, out);
	for (int colour = 0; colour < N_COLOURS; colour++)
		out[colour] += lacks_bishops(s, all, colour);
}

static int lacks_holy(const struct contest *c, int colour, const int supremacy[N_COLOURS])
{
	return supremacy[colour] + lacks(c, CATHOLIC + colour, 1);
}

/* The religion by which a seat is nearest to its Holy victory. */
static int creed(const struct contest *c, const int supremacy[N_COLOURS])
{
	int best = WHITE;
	for (int colour = RED; colour < N_COLOURS; colour++)
		if (lacks_holy(c, colour, supremacy) < lacks_holy(c, best, supremacy))
			best = colour;
	return best;
}

/* ---- declaring ---- */

/* What a victory wants that is a lead over every other seat. */
static int lacks_lead(const struct pax *s, const struct contest *c, int want)
{
	switch (want) {
	case WANT_KINGS: return lacks(c, MONARCHIES, s->core.n_seats == 2 ? 3 : 2); /* 17.2 */
	case WANT_REPUBLICS: return lacks(c, REPUBLICS, 1); /* 17.3 */
	case WANT_LAWS: return lacks(c, LAWS, 2);
	case WANT_CONCESSIONS: return lacks(c, TRADE, 2); /* 17.4 */
	default: return lacks(c, DISCOVERY, 1);
	}
}

void pax_compare(const struct pax *s, const struct merits *all, uint8_t (*out)[N_VICTORIES])
{
	int supremacy[N_COLOURS];
	lacks_supremacy(s, all, supremacy);
	for (int q = 0; q < s->core.n_seats; q++) {
		struct contest c = contest_of(s, all, q);
		out[q][IMPERIAL] = (uint8_t)lacks_lead(s, &c, WANT_KINGS);
		out[q][RENAISSANCE] = (uint8_t)(lacks_lead(s, &c, WANT_REPUBLICS) +
						lacks_lead(s, &c, WANT_LAWS));
		out[q][GLOBALIZATION] = (uint8_t)(lacks_lead(s, &c, WANT_CONCESSIONS) +
						  lacks_lead(s, &c, WANT_DISCOVERIES));
		out[q][HOLY] = (uint8_t)lacks_holy(&c, creed(&c, supremacy), supremacy);
	}
}

int pax_creed(const struct pax *s, int seat)
{
	struct merits all[LUDO_SEATS];
	int supremacy[N_COLOURS];
	count_merits(s, all);
	lacks_supremacy(s, all, supremacy);
	struct contest c = contest_of(s, all, seat);
	return creed(&c, supremacy);
}

int pax_short(const struct pax *s, int seat, int want)
{
	struct merits all[LUDO_SEATS];
	int colour = want >= WANT_BELIEF ? pax_creed(s, seat) : WHITE, believers[N_COLOURS];
	count_merits(s, all);
	struct contest c = contest_of(s, all, seat);
	lacks_believers(s, believers);
	switch (want) {
	case WANT_BELIEF: return lacks(&c, CATHOLIC + colour, 1); /* 17.5 */
	case WANT_BISHOPS: return lacks_bishops(s, all, colour);
	case WANT_BELIEVERS: return believers[colour];
	default: return lacks_lead(s, &c, want);
	}
}

static int fulfils(const struct pax *s, int seat, int victory)
{
	struct merits all[LUDO_SEATS];
	uint8_t lack[LUDO_SEATS][N_VICTORIES];
	count_merits(s, all);
	pax_compare(s, all, lack);
	return !lack[seat][victory];
}

/* 16.20 */
int pax_victory_price(const struct pax *s, int victory)
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
	if (s->actions < pax_victory_price(s, victory))
		return refuse(TORCHED, 16.20);
	if (!fulfils(s, seat, victory))
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
	struct tally tally[LUDO_SEATS];
	tally_areas(s, tally);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = tally_of(tally[seat].prestige, PATRON);
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
