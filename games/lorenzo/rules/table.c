/* 1. What is on the table: the components as tables, and goods that come and go. */

/* ---- components ---- */

const struct card lorenzo_cards[N_CARDS] = { /* 1.6 */
#define TERRITORY(id, token, per_, val, now, harvest, en, it)                          \
	{ .period = per_, .value = val, .at_once = now, .get = { harvest, 0 } },
#include "../territories.def"
#define BUILDING(id, token, per_, val, price, now, each, pay1, get1, pay2, get2, en, it)   \
	{ .period = per_, .value = val, .cost = price, .at_once = now, .work_per = each,    \
	  .pay = { pay1, pay2 }, .get = { get1, get2 } },
#include "../buildings.def"
#define CHARACTER(id, token, per_, price, now, each, act, val, act_off, boosts, by, less,  \
		  odd, en, it)                                                         \
	{ .period = per_, .cost = coins(price), .at_once = now, .per = each, .grant = act,  \
	  .grant_value = val, .grant_off = act_off, .boost = boosts, .boost_by = by,       \
	  .off = less, .quirk = odd },
#include "../characters.def"
#define VENTURE(id, token, per_, price, needs, spends, now, act, val, last, en, it)        \
	{ .period = per_, .cost = price, .need = needs, .spend = spends, .at_once = now,    \
	  .grant = act, .grant_value = val, .end = last },
#include "../ventures.def"
};

const struct leader lorenzo_leaders[N_LEADERS] = { /* 15.4 */
#define LEADER(id, token, t, b, c, v, alike, holds, often, gains, act, val, n, name, en, it) \
	{ holds, gains, { t, b, c, v }, alike, often, act, val, n },
#include "../leaders.def"
};

const struct excommunication lorenzo_excommunications[N_EXCOMMUNICATIONS] = { /* 1.8 */
#define EXCOMMUNICATION(id, token, per_, less, action, n, ...) { less, per_, action, n },
#include "../excommunications.def"
};

const struct bonus_tile lorenzo_bonus_tiles[N_BONUS_TILES] = { /* 2.7, 15.1 */
#define BONUS_TILE(id, token, production, harvest, en, it) { production, harvest },
#include "../bonus_tiles.def"
};

const struct space lorenzo_spaces[N_SPACES] = { /* 7.2, 7.3, 8.1, 8.2, 9.1, 10.2 */
#define SPACE(id, token, val, seats, holds, lowers, act, gives, en, it)                 \
	{ gives, val, seats, holds, lowers, act },
#include "../board.def"
};

const uint8_t lorenzo_faith[MOST_FAITH + 1] = { /* 11.4 */
#define FAITH_SPACE(at, points) [at] = points,
#include "../board.def"
};

const struct cards_owned lorenzo_owned[MOST_CARDS + 1] = { /* 6.3, 13.2, 13.3 */
#define CARDS_OWNED(n, military, territories, characters)                               \
	[n] = { military, territories, characters },
#include "../board.def"
};

const uint8_t lorenzo_church[N_PERIODS] = { /* 11.1 */
#define PERIOD(n, points, name) [n - 1] = points,
#include "../board.def"
};

static int n_cards(const struct lorenzo *s, int seat, int type)
{
	return set_count(s->cards[type][seat]);
}

/* ---- bags ---- */

/* A bag less another, good by good, never below 0: all eight bytes at once, with a
 * borrow bit that tells where there was not enough.  No byte reaches 128. */
static bag bag_less(bag b, bag off)
{
	const bag borrow = 0x8080808080808080u;
	bag rest = (b | borrow) - off, enough = rest & borrow;
	return rest & (enough - (enough >> 7));
}

/* ---- goods ---- */

/* What a seat can have at most of a good. */
static int most(int good)
{
	if (good == MILITARY)
		return MOST_MILITARY; /* 1.4 */
	return good == FAITH ? MOST_FAITH : INT16_MAX; /* 1.4 */
}

static void add(struct lorenzo *s, int seat, int good, int n)
{
	s->have[good][seat] = within(s->have[good][seat] + n, 0, most(good)); /* 1.4 */
}

static void pay(struct lorenzo *s, int seat, bag cost)
{
	for (int good = 0; good < N_GOODS; good++)
		add(s, seat, good, -bag_has(cost, good)); /* 1.3 */
}

static int can_afford(const struct lorenzo *s, int seat, bag cost)
{
	for (int good = 0; good < N_GOODS; good++)
		if (s->have[good][seat] < bag_has(cost, good))
			return 0;
	return 1;
}

static struct purse purse_of(const struct lorenzo *s, int seat)
{
	struct purse purse;
	for (int good = 0; good < N_GOODS; good++)
		purse.have[good] = s->have[good][seat];
	return purse;
}

static void note_gains(struct lorenzo *s, int seat, struct purse before)
{
	for (int good = 0; good < N_GOODS; good++) {
		int n = s->have[good][seat] - before.have[good];
		if (n > 0)
			note(s, EV_GAINS, seat, good, n);
		if (n < 0)
			note(s, EV_PAYS, seat, good, -n);
	}
}
