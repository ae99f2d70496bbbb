/* lab.c: Baroque as numbers, for bots and for learning. */
#include "map.h"

#define LUDO_WEIGHTS "baroque/weights.def"
#define LUDO_REASONS "baroque/reasons.def"
#define LUDO_CALIBRATION "baroque/calibration.def"
#include "ludo_weights.h"

/* ---- what stands on the map ---- */

static int turns_left(const struct baroque *s)
{
	int left = n_turns(s) - s->turn;
	return left > 0 ? left : 0;
}

/* States by the digits of their value: bots ask for sums over sets all the time. */
#define F(n) n
#define P(n) n
#define STATE(id, token, value, ...) | ((value) & DIGIT ? BIT(id) : 0)
static const uint64_t ones = 0
#define DIGIT 1
#include "states.def"
	, twos = 0
#undef DIGIT
#define DIGIT 2
#include "states.def"
	, fours = 0
#undef DIGIT
#define DIGIT 4
#include "states.def"
	;
#undef DIGIT
#undef STATE
#undef F
#undef P

/* How many of each eight, as eight sums. */
static uint64_t eights(uint64_t set)
{
	set -= set >> 1 & 0x5555555555555555u;
	set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
	return (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}

static int value_of(uint64_t set)
{
	if (!set)
		return 0;
	uint64_t sums = eights(set & ones) + 2 * eights(set & twos) + 4 * eights(set & fours);
	return (int)(sums * 0x0101010101010101u >> 56); /* all states together: 105 */
}

static uint64_t next_to(uint64_t set)
{
	uint64_t all = 0;
	set_each(state, set)
		all |= neighbours[state];
	return all;
}

/* Turns to come that count: what stands now is not worth more by a game that goes on and on. */
static int horizon(const struct baroque *s)
{
	int left = turns_left(s);
	return left < 3 ? left : 3;
}

/* What all seats' counts need, found once. */
struct survey {
	int left, rank[LUDO_SEATS], votes[LUDO_SEATS];
	uint64_t camps, majors, lost; /* lost: to the Ottomans */
	uint64_t composed;            /* where composers are */
	uint64_t reach[LUDO_SEATS];   /* states beside a seat's armies */
};

static struct survey survey_of(const struct baroque *s)
{
	int n = s->core.n_seats;
	struct survey v = { .left = horizon(s), .lost = s->ottomans ? BIT(STYRIA) : 0 };
	for (int seat = 0; seat < n; seat++) {
		v.camps |= s->camp[seat];
		v.majors |= homes[seat];
		v.reach[seat] = next_to(s->camp[seat]);
		v.votes[seat] = votes(s, seat);
	}
	for (int i = 0; i < N_COMPOSERS; i++)
		v.composed |= s->composer[i] ? BIT(s->composer[i] - 1) : 0;
	for (int i = 0; i < n; i++) /* 12.4: equal ones in order of play */
		for (int k = 0; k < n; k++) {
			int mine = v.votes[s->order[i]], theirs = v.votes[s->order[k]];
			v.rank[s->order[i]] += theirs > mine || (theirs == mine && k < i);
		}
	return v;
}

/* States that bring a seat something: its own, but for occupied ones. */
struct lands {
	uint64_t set;
	int value;
};

static struct lands lands_of(const struct baroque *s, int seat, const struct survey *v)
{
	uint64_t occupied = homes[seat] & v->camps & ~s->camp[seat];
	uint64_t set = s->held[seat] & ~occupied & ~v->lost;
	return (struct lands){ set, value_of(set) };
}

/* Points of a turn's end as things stand (13.1, 13.2). */
static int points_a_turn(const struct baroque *s, int seat, const struct survey *v,
			 struct lands own)
{
	uint64_t set = own.set, composed = set & homes[seat] & v->composed;
	int vp = own.value + set_count(set & s->cities) + 2 * set_count(set & s->forts) +
		 3 * set_count(set & s->residences);
	for (int i = 0; composed && i < N_COMPOSERS; i++)
		if (s->composer[i] && (composed & BIT(s->composer[i] - 1)))
			vp += 3;
	return vp;
}

static int income(const struct baroque *s, struct lands own)
{
	uint64_t built = own.set & (s->cities | s->forts) & ~s->barren;
	return own.value - value_of(own.set & s->barren) + value_of(built);
}

/* Armies on the map; those that wait for a battle count apart. */
static int armies_of(const struct baroque *s, int seat)
{
	int n = 0;
	set_each(state, s->camp[seat])
		n += s->armies[state];
	return n;
}

static int war_cost(const struct baroque *s)
{
	static const uint8_t cost[N_WARS + 1] = { 0, 2, 4, 7, 10, 15 };
	return cost[set_count((uint64_t)s->wars)]; /* 12.9 */
}

/* ---- the quick evaluation: what may still become points ---- */

static void count_lands(const struct baroque *s, int seat, const struct survey *v, int16_t *out)
{
	struct lands own = lands_of(s, seat, v);
	uint64_t held = s->held[seat] & ~v->majors;
	uint64_t others = v->camps & ~s->camp[seat], foes_near = 0;
	for (int i = 0; i < s->core.n_seats; i++)
		foes_near |= i == seat ? 0 : v->reach[i];
	uint64_t taken = s->camp[seat] & ~s->held[seat] & ~v->majors; /* 12.3 */
	int to_score = v->left + 1, points = points_a_turn(s, seat, v, own);
	out[TERM_scores] = (int16_t)points;
	out[TERM_scores_later] = (int16_t)(v->left * points);
	out[TERM_income] = (int16_t)(v->left * income(s, own));
	out[TERM_conquests] = (int16_t)(to_score * value_of(taken));
	out[TERM_losses] = (int16_t)(to_score * value_of(held & others));
	out[TERM_threatened] = (int16_t)value_of(held & foes_near & ~v->camps);
}

static void count_throne(const struct baroque *s, int seat, const struct survey *v, int16_t *out)
{
	int n = s->core.n_seats - 2, rank = v->rank[seat], to_score = v->left + 1;
	out[TERM_votes] = (int16_t)(to_score * v->votes[seat]);
	out[TERM_throne] = (int16_t)(to_score * throne[n][rank].vp);
	out[TERM_favours] = (int16_t)(to_score * throne[n][rank].favours);
}

/* What stands in front brings at the end of this turn, and until then for every card to come. */
static void count_front(const struct baroque *s, int seat, int16_t *out)
{
	int fl = s->fl[seat], hand = s->n_hand[seat];
	for (int sort = 0; sort < N_CHARACTERS; sort++) {
		int card = s->front[seat][sort] - 1;
		if (card < 0)
			continue;
		fl += cards[card].end_fl;
		out[TERM_gains] += cards[card].end_vp;
		out[TERM_front] += (int16_t)(1 + hand);
	}
	if (s->front[seat][SORT_BISHOP] == CARD_GALEN + 1)
		out[TERM_gains] += 2; /* 17.4: a state, mostly worth that much */
	out[TERM_florins] = (int16_t)(fl > 0 ? fl : 0);
	out[TERM_treasure] = (int16_t)(fl > 15 ? fl - 15 : 0);
	out[TERM_divine] = s->divine[seat];
}

/* Cards by what they are for, as masks of a row of cards. */
#define IS_USEFUL(sort) /* characters, and what turns florins into more */             \
	((int)(sort) < (int)N_CHARACTERS || (int)(sort) == SORT_PAINTER ||             \
	 (int)(sort) == SORT_CAPITALISM)
#define CARD(id, token, n, sort, ...) IS_USEFUL(SORT_##sort) ? 0xff : 0,
static const uint8_t useful[N_CARDS] = {
#include "cards.def"
};
#undef CARD
#define CARD(...) 0xff,
static const uint8_t any[N_CARDS] = {
#include "cards.def"
};
#undef CARD

/* How many cards of a mask lie in a row, eight bytes at a time: there are 41 in all. */
static int n_among(const uint8_t row[N_CARDS], const uint8_t mask[N_CARDS])
{
	uint64_t sums = 0, eight, of;
	int i = 0, n = 0;
	for (; i + 8 <= N_CARDS; i += 8) {
		memcpy(&eight, row + i, sizeof(eight));
		memcpy(&of, mask + i, sizeof(of));
		sums += eight & of;
	}
	for (; i < N_CARDS; i++)
		n += row[i] & mask[i];
	return n + (int)(sums * 0x0101010101010101u >> 56);
}

static void count_hand(const struct baroque *s, int seat, int16_t *out)
{
	const uint8_t *hand = s->secret[seat].hand, *laid = s->secret[seat].laid;
	out[TERM_cards] = s->n_hand[seat];
	out[TERM_powers] = (int16_t)(hand[CARD_POWER] - laid[CARD_POWER]);
	out[TERM_useful] = (int16_t)n_among(hand, useful);
	out[TERM_laid] = (int16_t)(s->secret[seat].others + n_among(laid, any));
	out[TERM_promised] += s->extra[seat];
	out[TERM_debts] = (int16_t)(2 * s->army_debt[seat] + 5 * s->fugger_debt[seat]);
}

/* Cards that favours have promised. */
static void count_picks(const struct baroque *s, int16_t (*out)[LUDO_TERMS])
{
	for (int i = 0; i < N_PICKS; i++)
		if (s->pick[i] && s->pick[i] <= LUDO_SEATS)
			out[s->pick[i] - 1][TERM_promised] += 2;
}

static void count_armies(const struct baroque *s, int seat, int16_t *out)
{
	int n = armies_of(s, seat), price = s->turn <= 3 ? s->turn : s->turn <= 7 ? 4 : 5;
	int due = n * price + war_cost(s), fl = s->fl[seat];
	out[TERM_armies] = (int16_t)n;
	out[TERM_upkeep] = (int16_t)(due < fl ? due : fl); /* 12.2, 12.9 */
	out[TERM_unpaid] = (int16_t)(due > fl ? due - fl : 0);
}

/* Attacks that have not been fought yet: 10.25, cards apart. */
static void count_attacks(const struct baroque *s, const struct survey *v, int16_t *out)
{
	for (int i = 0; i < N_GROUPS && s->attack_n[i]; i++) {
		int state = s->attack_at[i] - 1;
		int attack = baroque_attack(s, state), defence = baroque_defence(s, state);
		int is_minor = !set_has(v->majors, state);
		out[TERM_attackers] += s->attack_n[i];
		if (attack > defence && is_minor)
			out[TERM_assaults] += (int16_t)((v->left + 1) * states[state].value);
	}
}

/* 11.1, 11.2: by how much each seat exceeds what it has to exceed; 2 would be enough. */
static void leads_in(const struct baroque *s, int state, int holder, int lead[LUDO_SEATS])
{
	const uint8_t *points = s->influence[state];
	int most = 0, second = 0;
	for (int i = 0; i < LUDO_SEATS; i++) {
		second = points[i] > most ? most : points[i] > second ? points[i] : second;
		most = points[i] > most ? points[i] : most;
	}
	for (int i = 0; i < LUDO_SEATS; i++)
		lead[i] = holder >= 0 ? points[i] - points[holder] - 1 :
					points[i] - (points[i] == most ? second : most);
}

/* Influence: what one point more would take, and from whom; begun states; own points. */
static void count_influence(const struct baroque *s, const struct survey *v,
			    int16_t (*out)[LUDO_TERMS])
{
	set_each(i, with_points(s)) {
		int lead[LUDO_SEATS], holder = LUDO_NOBODY;
		for (int seat = 0; seat < s->core.n_seats; seat++)
			holder = set_has(s->held[seat], i) ? seat : holder;
		leads_in(s, i, holder, lead);
		int16_t worth = (int16_t)((v->left + 1) * states[i].value);
		for (int seat = 0; seat < s->core.n_seats; seat++) {
			int n = s->influence[i][seat];
			if (seat == holder) {
				out[seat][TERM_reserves] += (int16_t)(n < 3 ? n : 3);
				continue;
			}
			out[seat][TERM_begun] += n && lead[seat] == 0;
			if (n && lead[seat] == 1) {
				out[seat][TERM_almost] += worth;
				if (holder >= 0)
					out[holder][TERM_shaky] += worth;
			}
		}
	}
}

static void count(const void *filled, int16_t (*out)[LUDO_TERMS])
{
	const struct baroque *s = filled;
	struct survey v = survey_of(s);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		count_lands(s, seat, &v, out[seat]);
		count_throne(s, seat, &v, out[seat]);
		count_front(s, seat, out[seat]);
		count_hand(s, seat, out[seat]);
		count_armies(s, seat, out[seat]);
	}
	count_picks(s, out);
	count_influence(s, &v, out);
	if (s->attack_n[0])
		count_attacks(s, &v, out[s->active]);
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

/* ---- what a seat sees ---- */

enum { N_FEATURES = 22 };

static const char *const features[N_FEATURES] = {
	"turns left", "own points", "best other points", "own points a turn",
	"best other points a turn", "own florins", "own income", "best other income", "own votes",
	"best other votes", "place at the throne", "own states", "states of others", "own cities",
	"own residences", "own armies", "armies of others", "own states threatened",
	"own cards", "own Power cards", "characters in front", "cost of wars",
};

static int larger(int a, int b)
{
	return a > b ? a : b;
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct baroque *s = blanked;
	struct survey v = survey_of(s);
	struct lands own = lands_of(s, seat, &v);
	uint64_t theirs = 0, near = 0;
	int vp = 0, most = 0, best_income = 0, best_votes = 0, armies = 0, front = 0;
	for (int q = 0; q < s->core.n_seats; q++) {
		struct lands sound = lands_of(s, q, &v);
		if (q == seat)
			continue;
		vp = larger(vp, s->vp[q]);
		most = larger(most, points_a_turn(s, q, &v, sound));
		best_income = larger(best_income, income(s, sound));
		best_votes = larger(best_votes, v.votes[q]);
		armies += armies_of(s, q);
		theirs |= s->held[q];
		near |= v.reach[q];
	}
	for (int sort = 0; sort < N_CHARACTERS; sort++)
		front += s->front[seat][sort] != 0;
	const int all[N_FEATURES] = {
		turns_left(s), s->vp[seat], vp, points_a_turn(s, seat, &v, own), most, s->fl[seat],
		income(s, own), best_income, v.votes[seat], best_votes, v.rank[seat],
		set_count(s->held[seat]), set_count(theirs),
		set_count(own.set & (s->cities | s->forts)), set_count(own.set & s->residences),
		armies_of(s, seat), armies, set_count(own.set & near & ~v.camps), s->n_hand[seat],
		s->secret[seat].hand[CARD_POWER], front, war_cost(s),
	};
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* What a net looks at. */
static const char *const inputs[] = {
	"active", "held", "camp", "fl", "vp", "influence", "order", "front", "divine",
	"n_hand", "extra", "army_debt", "fugger_debt", "hand", "laid", "pick", "turn", "wars",
	"event", "cities", "forts", "residences", 0,
};

const struct ludo_lab baroque_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	LUDO_WEIGHTED,
	.inputs = inputs,
	.count = count,
	.progress = progress,
};
