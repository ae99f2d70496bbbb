/* lab.c: Baroque as numbers, for bots and for learning. */
#include "map.h"

#define LUDO_WEIGHTS "baroque/weights.def"
#include "ludo_weights.h"

enum { N_FEATURES = 14 };

static const char *const features[N_FEATURES] = {
	"turns left", "own points", "best other points", "own florins", "own income",
	"own votes", "best other votes", "own states", "own armies", "own cards", "own Power cards",
	"own points a turn", "best other points a turn", "wars",
};

static int n_turns(const struct baroque *s)
{
	static const uint8_t turns[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20 };
	return turns[s->core.option[OPT_TURNS]];
}

static int turns_left(const struct baroque *s)
{
	int left = n_turns(s) - s->turn;
	return left > 0 ? left : 0;
}

static int size(uint64_t set)
{
	return __builtin_popcountll(set);
}

static uint64_t camps_of_others(const struct baroque *s, int seat)
{
	uint64_t set = s->ottomans ? BIT(STYRIA) : 0;
	for (int i = 0; i < LUDO_SEATS; i++)
		set |= i == seat ? 0 : s->camp[i];
	return set;
}

/* States that bring a seat something: its own, but for occupied ones. */
static uint64_t sound_states(const struct baroque *s, int seat)
{
	uint64_t lost = homes[seat] & camps_of_others(s, seat);
	return s->held[seat] & ~lost & ~(s->ottomans ? BIT(STYRIA) : 0);
}

static int value_of(uint64_t set)
{
	int value = 0;
	for (; set; set &= set - 1)
		value += states[__builtin_ctzll(set)].value;
	return value;
}

/* Points of a turn's end as things stand (13.1, 13.2). */
static int points_a_turn(const struct baroque *s, int seat)
{
	uint64_t set = sound_states(s, seat);
	int vp = value_of(set) + size(set & s->cities) + 2 * size(set & s->forts) +
		 3 * size(set & s->residences);
	for (int i = 0; i < N_COMPOSERS; i++)
		if (s->composer[i] && (set & homes[seat] & BIT(s->composer[i] - 1)))
			vp += 3;
	return vp;
}

static int income(const struct baroque *s, int seat)
{
	uint64_t set = sound_states(s, seat) & ~s->barren;
	return value_of(set) + value_of(set & (s->cities | s->forts));
}

static int armies_of(const struct baroque *s, int seat)
{
	int n = 0;
	for (uint64_t set = s->camp[seat]; set; set &= set - 1)
		n += s->armies[__builtin_ctzll(set)];
	return n;
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct baroque *s = blanked;
	int vp = 0, most_votes = 0, most = 0;
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		vp = s->vp[q] > vp ? s->vp[q] : vp;
		most_votes = votes(s, q) > most_votes ? votes(s, q) : most_votes;
		most = points_a_turn(s, q) > most ? points_a_turn(s, q) : most;
	}
	const int all[N_FEATURES] = {
		turns_left(s), s->vp[seat], vp, s->fl[seat], income(s, seat), votes(s, seat),
		most_votes, size(s->held[seat]), armies_of(s, seat), s->n_hand[seat],
		s->secret[seat].hand[CARD_POWER], points_a_turn(s, seat), most, size(s->wars),
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* ---- the quick evaluation: what may still become points ---- */

/* What stands in front brings at the end of this turn. */
static int front_gains(const struct baroque *s, int seat, int florins)
{
	int sum = 0;
	for (int sort = 0; sort < N_CHARACTERS; sort++) {
		int card = s->front[seat][sort] - 1;
		if (card >= 0)
			sum += florins ? cards[card].end_fl : cards[card].end_vp;
	}
	return sum;
}

/* Points of influence where a seat has no control yet, up to two a state. */
static int footholds(const struct baroque *s, int seat)
{
	int n = 0;
	for (int i = 0; i < N_STATES; i++) {
		int points = s->influence[i][seat];
		if (points && !(s->held[seat] & BIT(i)))
			n += points < 2 ? points : 2;
	}
	return n;
}

static int reserves(const struct baroque *s, int seat)
{
	int n = 0;
	for (uint64_t set = s->held[seat]; set; set &= set - 1) {
		int points = s->influence[__builtin_ctzll(set)][seat];
		n += points < 3 ? points : 3;
	}
	return n;
}

static void count_seat(const struct baroque *s, int seat, int16_t *out)
{
	int left = turns_left(s), to_score = left + 1;
	uint64_t all_homes = homes[0] | homes[1] | homes[2] | homes[3];
	uint64_t taken = s->camp[seat] & ~s->held[seat] & ~all_homes;
	out[TERM_scores] = (int16_t)(to_score * points_a_turn(s, seat));
	out[TERM_gains] = (int16_t)front_gains(s, seat, 0);
	out[TERM_florins] = (int16_t)(s->fl[seat] + front_gains(s, seat, 1));
	out[TERM_income] = (int16_t)(left * income(s, seat));
	out[TERM_votes] = (int16_t)(to_score * votes(s, seat));
	out[TERM_cards] = s->n_hand[seat];
	out[TERM_powers] = s->secret[seat].hand[CARD_POWER];
	out[TERM_armies] = (int16_t)armies_of(s, seat);
	out[TERM_conquests] = (int16_t)(to_score * value_of(taken));
	out[TERM_footholds] = (int16_t)footholds(s, seat);
	out[TERM_reserves] = (int16_t)reserves(s, seat);
	out[TERM_extra] = s->extra[seat];
	out[TERM_debts] = (int16_t)(2 * s->army_debt[seat] + 5 * s->fugger_debt[seat]);
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct baroque *s = filled;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		count_seat(s, seat, out[seat]);
}

/* By turns, and in a turn by the cards that are still in hand. */
static int progress(const void *filled)
{
	const struct baroque *s = filled;
	int n = n_turns(s), hand = 0, most = 6 * s->core.n_seats;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		hand += s->n_hand[seat];
	int done = hand < most ? most - hand : 0;
	int turns = s->turn ? s->turn - 1 : 0;
	int now = LUDO_PROGRESS * (turns * most + done) / (n * most);
	return now < LUDO_PROGRESS ? now : LUDO_PROGRESS;
}

const struct ludo_lab baroque_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.count = count,
	.progress = progress,
};
