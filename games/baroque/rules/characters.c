/* characters.c: chapter 17: what opportunity cards do when they are played. */
#include "baroque/chapters.h"

/* A character comes in front; one of the same sort leaves without its effect (17.1). */
static void bring(struct baroque *s, int seat, int card)
{
	int sort = cards[card].sort;
	discard_character(s, seat, sort);
	s->front[seat][sort] = (uint8_t)(card + 1);
	if (card == CARD_SCHONBORN)
		plan_from(s, DO_CLEARING, seat, 0); /* 17.6 */
}

/* 17.9: paid at once; without the money or an army nothing comes of it. */
static void bring_general(struct baroque *s, int seat, int card)
{
	if (s->fl[seat] < cards[card].fee || !s->camp[seat]) {
		s->discards[card]++;
		note(s, EV_FAILS, seat, card);
		return;
	}
	pay(s, seat, cards[card].fee);
	bring(s, seat, card);
	set_drop(s->led, seat);
	set_drop(s->entered, seat);
	plan(s, line(ASK_POST, seat));
}

static void play_card(struct baroque *s, int seat, int card)
{
	int sort = cards[card].sort;
	leave_hand(s, seat, card);
	note(s, EV_PLAYS, seat, card); /* 10.1 */
	if (sort == SORT_GENERAL) {
		bring_general(s, seat, card);
		return;
	}
	if (sort < N_CHARACTERS) {
		bring(s, seat, card);
		return;
	}
	if (sort == SORT_DIVINE) {
		s->divine[seat]++; /* 17.19 */
		return;
	}
	s->discards[card]++;
	switch (sort) {
	case SORT_PAINTER: plan(s, line(ASK_WORK, seat, card)); break;
	case SORT_POWER: plan(s, line(ASK_POWER, seat)); break;
	case SORT_ASSASSIN: plan(s, line(ASK_MURDER, seat)); break;
	case SORT_BAROQUE: plan(s, line(ASK_COMPOSE, seat)); break;
	case SORT_CAPITALISM: plan(s, line(ASK_INVEST, seat)); break;
	default: plan(s, line(ASK_VICTIM, seat)); break;
	}
}

/* ---- generals ---- */

static ludo_why post_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(s->camp[m.seat], m.a))
		return refuse(NO_ARMY, 17.9);
	return ludo_legal();
}

static void post_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->post[m.seat] = (uint8_t)(m.a + 1);
	note(s, EV_NAMES, m.seat, m.a);
}

static void post_ask(struct baroque *s, struct ludo_step line)
{
	if (!s->front[line.seat][SORT_GENERAL])
		return; /* a position set by hand may ask for more */
	if (!s->camp[line.seat])
		discard_character(s, line.seat, SORT_GENERAL); /* 17.10 */
	int state = only_one(s, line, s->camp[line.seat]);
	if (state >= 0)
		post_do(s, at_state(line.seat, state), line);
}

/* ---- Schönborn: armies leave his zone, one by one (17.6) ---- */

/* Armies of a seat that must go: not those at home. */
static uint64_t to_clear(const struct baroque *s, int seat)
{
	return s->camp[seat] & closed_zone(s) & ~asylum(s, seat);
}

static void clearing_step(struct baroque *s, struct ludo_step line)
{
	uint64_t set = to_clear(s, line.seat);
	if (set)
		plan(s, line(ASK_CLEAR, line.seat, set_least(set)),
		     line(DO_CLEARING, line.seat));
}

struct clear_facts {
	int at, has_general, is_last;
	uint64_t set;
};

static struct clear_facts clear_facts(const struct baroque *s, int seat, struct ludo_step line)
{
	struct clear_facts f = { .at = line.a >= 0 && line.a < N_STATES ? line.a : 0 };
	uint64_t near = steps_from(s, f.at) & ~held_by_others(s, seat);
	uint64_t home = homes[seat] & ~(closed_zone(s) & ~asylum(s, seat));
	f.set = (near | home) & ~foes(s, seat);
	f.has_general = general_at(s, seat, f.at);
	f.is_last = s->armies[f.at] == 1;
	return f;
}

static ludo_why clear_why(const struct baroque *s, ludo_move m, const struct clear_facts *f)
{
	if (!set_has(f->set, m.a))
		return refuse(NO_TARGET, 17.6);
	if (m.verb == GUIDE && !f->has_general)
		return refuse(NO_GENERAL, 17.6);
	if (m.verb == GO && f->has_general && f->is_last)
		return refuse(WITH_GENERAL, 17.6);
	return ludo_legal();
}

static void clear_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int from = line.a, marked = s->moved[from] == s->armies[from];
	leave(s, m.seat, from, 1, marked);
	sweep(s, m.a);
	put_armies(s, m.seat, m.a, 1, marked); /* the mark stays as it was */
	note(s, EV_MOVES, m.seat, 1, m.a);
	if (m.verb == GUIDE) {
		note(s, EV_LEADS, m.seat, 1);
		s->post[m.seat] = (uint8_t)(m.a + 1);
		set_drop(s->entered, m.seat); /* 17.14 */
	}
	check_general(s, m.seat);
}

static void clear_ask(struct baroque *s, struct ludo_step line)
{
	struct clear_facts f = clear_facts(s, line.seat, line);
	if (f.at != line.a || !set_has(s->camp[line.seat], f.at))
		return;
	int verb = f.has_general && f.is_last ? GUIDE : GO;
	if (!f.set)
		lose_army(s, f.at);
	else if (set_count(f.set) == 1 && (!f.has_general || f.is_last))
		clear_do(s, ludo_answer(line.seat, verb, set_least(f.set), 0, 0), line);
	else
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- painters (17.16) and Capitalism (17.17) ---- */

static ludo_why work_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		return ludo_legal(); /* 9.7 */
	int price = cards[line.a].pay[m.a - 1];
	if (price > s->fl[m.seat])
		return refuse(POOR, 17.16, price, s->fl[m.seat]);
	return ludo_legal();
}

static void work_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		return;
	pay(s, m.seat, cards[line.a].pay[m.a - 1]);
	score(s, m.seat, cards[line.a].get[m.a - 1], FROM_PAINTINGS);
}

static int is_painter(int card)
{
	return card >= 0 && card < N_CARDS && cards[card].sort == SORT_PAINTER;
}

static void work_ask(struct baroque *s, struct ludo_step line)
{
	if (is_painter(line.a) && s->fl[line.seat] >= cards[line.a].pay[0])
		ludo_ask(&s->core, line, 1u << line.seat);
}

static ludo_why invest_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		return ludo_legal();
	int price = cards[CARD_CAPITALISM].pay[m.a - 1];
	if (price > s->fl[m.seat])
		return refuse(POOR, 17.17, price, s->fl[m.seat]);
	return ludo_legal();
}

static void invest_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		return;
	pay(s, m.seat, cards[CARD_CAPITALISM].pay[m.a - 1]);
	gain(s, m.seat, cards[CARD_CAPITALISM].get[m.a - 1]);
	pay_augsburg(s, m.seat, m.a); /* 17.17 */
}

static void invest_ask(struct baroque *s, struct ludo_step line)
{
	if (s->fl[line.seat] >= cards[CARD_CAPITALISM].pay[0])
		ludo_ask(&s->core, line, 1u << line.seat);
}

/* ---- Assassin (17.15) ---- */

static int owner_of_character(const struct baroque *s, int card)
{
	if (cards[card].sort >= N_CHARACTERS)
		return LUDO_NOBODY;
	for each_seat(seat, s)
		if (s->front[seat][cards[card].sort] == card + 1)
			return seat;
	return LUDO_NOBODY;
}

static ludo_why murder_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (owner_of_character(s, m.a) < 0)
		return refuse(NOT_IN_FRONT, 17.15);
	return ludo_legal();
}

static void murder_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int seat = owner_of_character(s, m.a), sort = cards[m.a].sort;
	if (seat < 0 || sort >= N_CHARACTERS)
		return;
	s->front[seat][sort] = 0;
	if (sort == SORT_GENERAL)
		s->post[seat] = 0;
	(plays(s, OPT_ASSASSIN, ASSASSIN_DISCARD) ? s->discards : s->box)[m.a]++;
	note(s, EV_DIES, seat, m.a);
}

static void murder_ask(struct baroque *s, struct ludo_step line)
{
	int n = 0, card = 0;
	for (int i = 0; i < N_CARDS; i++)
		if (owner_of_character(s, i) >= 0) {
			n++;
			card = i;
		}
	if (n > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
	if (n == 1)
		murder_do(s, ludo_answer(line.seat, KILL, card, 0, 0), line);
}

/* ---- Traitor (17.18) ---- */

static ludo_why victim_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.a == m.seat || !s->n_hand[m.a])
		return refuse(NOBODY, 17.18);
	return ludo_legal();
}

static void victim_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_TURNS, m.seat, m.a);
	plan(s, line(ASK_STEAL, m.seat, m.a));
}

static void victim_ask(struct baroque *s, struct ludo_step line)
{
	unsigned set = 0;
	for each_seat(seat, s)
		if (seat != line.seat && s->n_hand[seat])
			set |= 1u << seat;
	if (set_count(set) > 1)
		ludo_ask(&s->core, line, 1u << line.seat);
	else if (set)
		plan(s, line(ASK_STEAL, line.seat, set_least(set)));
}

static ludo_why steal_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (line.a < 0 || line.a >= LUDO_SEATS || !s->secret[line.a].hand[m.a])
		return refuse(NOT_IN_HAND, 17.18);
	return ludo_legal();
}

/* Thief and victim know the card; others know less of the victim's hand than before (18.2). */
static void steal_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	int thief = line.seat, victim = line.a;
	s->secret[victim].hand[m.a]--;
	s->n_hand[victim]--;
	s->secret[thief].hand[m.a]++;
	s->n_hand[thief]++;
	s->secret[victim].known[thief][m.a]++;
	for each_seat(seat, s) {
		uint8_t *known = s->secret[seat].known[victim];
		if (seat != thief)
			memset(known, 0, N_CARDS);
		else if (known[m.a])
			known[m.a]--;
	}
	ludo_tell(&s->tape, 1 << thief | 1 << victim, 0, EV_STEALS, thief, victim, m.a, 0);
}

/* ---- Baroque (14.3) ---- */

static int n_towns(const struct baroque *s, int seat)
{
	return set_count(s->held[seat] & (s->cities | s->forts));
}

static int may_take_composer(const struct baroque *s, int seat)
{
	int left = 0;
	for (int i = 0; i < N_COMPOSERS; i++)
		left += !s->composer[i];
	for each_seat(other, s)
		if (other != seat && n_towns(s, other) >= n_towns(s, seat))
			return 0;
	return left > 0;
}

static ludo_why compose_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == AT && !set_has(homes[m.seat], m.a))
		return refuse(NOT_HOME, 14.3);
	return ludo_legal();
}

static void compose_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == DECLINE)
		return;
	note(s, EV_NAMES, m.seat, m.a);
	plan(s, line(ASK_COMPOSER, m.seat, m.a));
}

static void compose_ask(struct baroque *s, struct ludo_step line)
{
	if (may_take_composer(s, line.seat))
		ludo_ask(&s->core, line, 1u << line.seat);
	else
		note(s, EV_FAILS, line.seat, CARD_BAROQUE);
}

static ludo_why composer_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (s->composer[m.a])
		return refuse(GONE, 14.3);
	return ludo_legal();
}

static void composer_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	s->composer[m.a] = (uint8_t)(line.a + 1);
	note(s, EV_COMPOSES, line.seat, m.a, line.a);
}
