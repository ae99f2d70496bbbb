/* lab.c: Pax Renaissance as numbers, for bots and for learning. */
#include <string.h>

#include "areas.h"

#define LUDO_WEIGHTS "pax/weights.def"
#define LUDO_REASONS "pax/reasons.def"
#define LUDO_CALIBRATION "pax/calibration.def"
#include "ludo_weights.h"

/* What the quick evaluation looks at: counted once for all seats. */
struct look {
	const struct pax *s;
	struct tally tally[LUDO_SEATS];
	struct merits merits[LUDO_SEATS];
	uint8_t lacks[LUDO_SEATS][N_VICTORIES];
	int comet_price; /* of the cheapest one for sale; 0 none */
	int comets_left; /* for sale, or among the cards to come */
};

static void look_at_comets(struct look *look)
{
	const struct pax *s = look->s;
	for (int place = 0; place < N_PLACES; place++) {
		int price = place % ROW_PLACES;
		if (!price || !s->market[place] || !is_comet(s->market[place] - 1))
			continue;
		look->comets_left++;
		if (!look->comet_price || price < look->comet_price)
			look->comet_price = price;
	}
	look->comets_left += set_has(s->unseen_east, CARD_copernicus_comet) +
			     set_has(s->unseen_east, CARD_nostradamus_comet) +
			     set_has(s->unseen_west, CARD_halley_comet - FIRST_WEST) +
			     set_has(s->unseen_west, CARD_regiomontanus_comet - FIRST_WEST);
}

static void look_around(const struct pax *s, struct look *look)
{
	look->s = s;
	look->comet_price = look->comets_left = 0;
	tally_areas(s, look->tally);
	tally_merits(s, look->tally, look->merits);
	pax_compare(s, look->merits, look->lacks);
	look_at_comets(look);
}

static int n_left(const struct pax *s)
{
	return s->n_deck[WEST] + s->n_deck[EAST];
}

/* ---- what a seat sees ---- */

enum { N_FEATURES = 24 };

static const char *const features[N_FEATURES] = {
	"cards left in the decks", "comets left", "own florins", "most florins of others",
	"own hand", "own Catholic", "own Reformed", "own Islamic", "own Law", "own Discovery",
	"own Patron", "own monarchies", "own republics", "own laws", "own trade",
	"active victories", "own lack of Renaissance", "own lack of Imperial",
	"own lack of Holy", "own lack of Globalization", "least other lack of Renaissance",
	"least other lack of Imperial", "least other lack of Holy",
	"least other lack of Globalization",
};

static int least_lack(const struct look *look, int seat, int victory)
{
	int least = UINT8_MAX;
	for (int q = 0; q < look->s->core.n_seats; q++)
		if (q != seat && look->lacks[q][victory] < least)
			least = look->lacks[q][victory];
	return least;
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct pax *s = blanked;
	struct look look;
	int n = 0, most = 0;
	look_around(s, &look);
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && s->florins[q] > most)
			most = s->florins[q];
	out[n++] = (int16_t)n_left(s);
	out[n++] = (int16_t)look.comets_left;
	out[n++] = s->florins[seat];
	out[n++] = (int16_t)most;
	out[n++] = (int16_t)n_hand(s, seat);
	for (int merit = 0; merit < BISHOPS; merit++)
		out[n++] = look.merits[seat].n[merit];
	out[n++] = (int16_t)set_count(s->active);
	for (int victory = 0; victory < N_VICTORIES; victory++)
		out[n++] = look.lacks[seat][victory];
	for (int victory = 0; victory < N_VICTORIES; victory++)
		out[n++] = (int16_t)least_lack(&look, seat, victory);
}

/* ---- the quick evaluation: what leads towards a victory ---- */

static int16_t most(int n, int limit)
{
	return (int16_t)(n < limit ? n : limit);
}

/* What the cards of an area can do; those that are heard. */
static void count_area(const struct tally *t, int16_t *out)
{
	out[TERM_cards] = (int16_t)tally_of(t->prestige, TALLY_CARDS);
	out[TERM_queens] = (int16_t)tally_of(t->prestige, TALLY_QUEENS);
	out[TERM_silenced] = (int16_t)tally_of(t->ables, TALLY_SILENCED);
	out[TERM_commerce] = (int16_t)tally_of(t->ops, TALLY_COMMERCE);
	out[TERM_behead] = (int16_t)tally_of(t->ops, TALLY_BEHEAD);
	out[TERM_tax] = (int16_t)tally_of(t->ops, TALLY_TAX);
	out[TERM_repress] = (int16_t)tally_of(t->ops, TALLY_REPRESS);
	out[TERM_vote] = (int16_t)tally_of(t->ops, TALLY_VOTE);
	out[TERM_corsair] = (int16_t)tally_of(t->ops, TALLY_CORSAIR);
	out[TERM_siege] = (int16_t)tally_of(t->ops, TALLY_SIEGE);
	out[TERM_campaign] = (int16_t)tally_of(t->ops, TALLY_CAMPAIGN);
	out[TERM_abilities] = (int16_t)tally_of(t->ables, TALLY_ABLE);
}

/* Of the ruling classes, which come before the cubes: all bytes are added at once. */
static int n_repressed(const struct pax *s, int empire)
{
	uint64_t bytes;
	_Static_assert(sizeof(bytes) <= N_PIECES, "eight bytes can be read");
	memcpy(&bytes, s->repressed[empire], sizeof(bytes));
	bytes &= ((uint64_t)1 << 8 * FIRST_CUBE) - 1;
	return (int)(bytes * 0x0101010101010101u >> 56);
}

/* A realm stands by its garrison, and falls by those that it represses. */
static void count_realms(const struct pax *s, int16_t (*out)[LUDO_TERMS])
{
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		int seat = s->holder[empire] - 1;
		if (seat < 0)
			continue;
		out[seat][TERM_vassals] += s->suzerain[empire] != 0;
		out[seat][TERM_repressed] += (int16_t)n_repressed(s, empire);
		set_each(city, cities_of(s, empire))
			out[seat][TERM_garrison] += s->city[city] != 0;
	}
}

static void count_things(const struct merits *m, int16_t *out)
{
	out[TERM_concessions] = m->n[TRADE];
	out[TERM_monarchies] = m->n[MONARCHIES];
	out[TERM_republics] = m->n[REPUBLICS];
	out[TERM_law] = m->n[LAWS];
	out[TERM_discovery] = m->n[DISCOVERY];
	out[TERM_patrons] = m->n[PATRON];
	out[TERM_faith] = (int16_t)(m->n[CATHOLIC] + m->n[REFORMED] + m->n[ISLAMIC]);
}

/* How near a victory is: nothing from five steps away on. */
static int16_t nearness(int lacks)
{
	return (int16_t)(lacks < 5 ? 5 - lacks : 0);
}

static void count_nearness(const struct look *look, int seat, int16_t *out)
{
	const uint8_t *lacks = look->lacks[seat];
	for (int victory = 0; victory < N_VICTORIES; victory++) {
		int is_active = set_has(look->s->active, victory);
		if (!is_active && !look->comets_left)
			continue;
		out[(is_active ? TERM_near_renaissance : TERM_far_renaissance) + victory] =
			nearness(lacks[victory]);
		out[is_active ? TERM_ready : TERM_waiting] += !lacks[victory];
		out[is_active ? TERM_one_short : TERM_waiting_short] += lacks[victory] == 1;
	}
}

/* Can a seat declare, with so many actions, or take a comet and declare then (6.6)? */
static int can_win(const struct look *look, int seat, int actions)
{
	const struct pax *s = look->s;
	int comet = look->comet_price && s->florins[seat] >= look->comet_price;
	for (int victory = 0; victory < N_VICTORIES; victory++) {
		int needs = set_has(s->active, victory) ? 0 : comet ? 1 : N_ACTIONS;
		if (!look->lacks[seat][victory] && actions > needs &&
		    actions >= needs + pax_victory_price(s, victory))
			return 1;
	}
	return 0;
}

/* Who can win first, in the order of turns: now, or if nobody before that turn hinders it. */
static void count_first(const struct look *look, int16_t (*out)[LUDO_TERMS])
{
	const struct pax *s = look->s;
	for (int i = 0; i <= s->core.n_seats; i++) {
		int seat = (s->turn + i) % s->core.n_seats;
		if (!is_out(s, seat) && can_win(look, seat, i ? N_ACTIONS : s->actions)) {
			out[seat][!i ? TERM_wins_now : i == 1 ? TERM_wins_next : TERM_wins_later]++;
			return;
		}
	}
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct pax *s = filled;
	struct look look;
	look_around(s, &look);
	count_realms(s, out);
	count_first(&look, out);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		count_area(&look.tally[seat], out[seat]);
		count_things(&look.merits[seat], out[seat]);
		count_nearness(&look, seat, out[seat]);
		out[seat][TERM_florins] = most(s->florins[seat], 12);
		out[seat][TERM_change] = most(s->florins[seat], 3); /* enough for most things */
		out[seat][TERM_hand] = (int16_t)n_hand(s, seat);
		out[seat][TERM_maids] = (int16_t)set_count(s->maids[seat]);
		out[seat][TERM_actions] = s->turn == seat ? s->actions : 0;
	}
}

/* The decks run out. */
static int progress(const void *filled)
{
	const struct pax *s = filled;
	int all = 2 * (BOTTOM + 4 * s->core.n_seats) - N_PLACES;
	int done = all - n_left(s);
	return done < 0 ? 0 : LUDO_PROGRESS * done / all;
}

/* What a net looks at. */
static const char *const inputs[] = {
	"turn", "out", "hand_east", "hand_west", "maids", "florins", "holder", "row_west",
	"row_east", "actions", "active", "republics", "faith", "city", "queen", "emporium",
	"n_deck", 0,
};

#define LUDO_NET "pax/net.def"
#include "ludo_net.h"

const struct ludo_lab pax_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.inputs = inputs,
	.net = &net,
	.master_net = LUDO_NET_ENDS,
	.master_cut = 4,
	.count = count,
	.progress = progress,
	.points = TERM_patrons + 1, /* 17.6 */
	.victory = 1000,
	.winning = DECLARE,
};
