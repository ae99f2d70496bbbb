/* rules.c: Lorenzo il Magnifico, in the order of rules.md.
 *
 *    1  What is on the table         cards.h (the tables), sums.c (their check sums)
 *    2  Setting up                   tile, order; lorenzo_setup
 *    3  The course of the game       begin_round, lorenzo_run
 *    4  Preparing a round            card, roll
 *    5  Actions                      begin_circuit, turn, after
 *    6  Cards                        effects.h
 *    7-10 The areas                  spaces.h
 *   11  The Vatican report           report, judge, support
 *   12  The end of a round           end_round
 *   13  The end of the game          lorenzo_score, final, lorenzo_standings
 *   14  Excommunications             effects.h, and where they bite
 *   15-17 Leaders, secrets           leaders.h
 *       Accounts                     lorenzo_check */
#include "rules.h"

#include <string.h>

#include "agenda.h"
#include "rng.h"
#include "set.h"

#include "effects.h"
#include "spaces.h"
#include "leaders.h"

/* ---- 2. Setting up ---- */

static ludo_why tile_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != DRAW_TILE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_EXCOMMUNICATIONS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a / EXCOMMUNICATIONS_OF_PERIOD != ludo_top(&s->core).a)
		return refuse(WRONG_PERIOD, 2.3);
	return ludo_legal();
}

static void tile_moves(const struct lorenzo *s, struct ludo_list *list)
{
	int first = ludo_top(&s->core).a * EXCOMMUNICATIONS_OF_PERIOD;
	for (int i = first; i < first + EXCOMMUNICATIONS_OF_PERIOD; i++)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, DRAW_TILE, i, 0, 0));
}

static void tile_do(struct lorenzo *s, ludo_move m)
{
	int period = ludo_top(&s->core).a;
	s->tile[period] = (uint8_t)(m.a + 1); /* 2.3 */
	note(s, EV_TILE, 0, period + 1, m.a);
	ludo_answered(&s->core, LUDO_CHANCE);
}

static int place_in_order(const struct lorenzo *s, int seat)
{
	for (int place = 0; place < s->core.n_seats; place++)
		if (s->order[place] == seat + 1)
			return place;
	return LUDO_NOBODY;
}

static ludo_why order_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb != COMES_NEXT)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= s->core.n_seats)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (place_in_order(s, m.a) >= 0)
		return refuse(IN_ORDER, 2.5);
	return ludo_legal();
}

static void order_moves(const struct lorenzo *s, struct ludo_list *list)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		ludo_move m = ludo_answer(LUDO_CHANCE, COMES_NEXT, seat, 0, 0);
		if (!order_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void take_place(struct lorenzo *s, int place, int seat)
{
	s->order[place] = (uint8_t)(seat + 1); /* 2.5 */
	receive(s, seat, start_goods[place], SPARED); /* 2.4, 2.5 */
	note(s, EV_IN_ORDER, seat, place + 1, 0);
	if (is_advanced(s))
		return;
	s->bonus_tile[seat] = BASIC + 1; /* 2.7 */
	note(s, EV_BONUS_TILE, seat, BASIC, 0);
}

static void order_do(struct lorenzo *s, ludo_move m)
{
	int place = ludo_top(&s->core).a, last = s->core.n_seats - 1;
	ludo_answered(&s->core, LUDO_CHANCE);
	take_place(s, place, m.a);
	if (place + 1 < last) {
		ludo_plan(&s->core, { ASK_ORDER, 0, (int16_t)(place + 1) });
		return;
	}
	for (int seat = 0; seat < s->core.n_seats; seat++) /* one is left */
		if (place_in_order(s, seat) < 0)
			take_place(s, last, seat);
}

/* ---- 3. The course of the game ---- */

static void begin_round(struct lorenzo *s)
{
	s->round++;
	note(s, EV_ROUND, 0, s->round, period_of(s->round) + 1);
	ludo_plan(&s->core, /* 3.2 */
		  { DO_CARDS, 0, 0 },     /* 4.1 */
		  { ASK_ROLL, 0, 0 },     /* 4.2 */
		  { DO_CIRCUIT, 0, 0 },   /* 5.1 */
		  { DO_REPORT, 0, 0 },    /* 11 */
		  { DO_END_ROUND, 0, 0 }); /* 12 */
}

/* ---- 4. Preparing a round ---- */

static void fill_towers(struct lorenzo *s)
{
	for (int space = 0; space < N_FLOORS; space++) /* from the lowest floor up: 4.1 */
		if (!s->tower[space]) {
			ludo_plan(&s->core, { ASK_CARD, 0, (int16_t)space },
				  { DO_CARDS, 0, 0 });
			return;
		}
}

static ludo_why card_turn_why(const struct lorenzo *s, ludo_move m)
{
	int type = ludo_top(&s->core).a / FLOORS;
	if (m.verb != TURN_UP)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_CARDS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (type_of(m.a) != type || cards[m.a].period != period_of(s->round) + 1 ||
	    !set_has(s->deck[type], m.a % CARDS_OF_TYPE))
		return refuse(NOT_IN_PACK, 2.2); /* 4.1 */
	return ludo_legal();
}

static void card_turn_moves(const struct lorenzo *s, struct ludo_list *list)
{
	int type = ludo_top(&s->core).a / FLOORS;
	int first = type * CARDS_OF_TYPE + period_of(s->round) * CARDS_OF_PERIOD;
	for (int card = first; card < first + CARDS_OF_PERIOD; card++) {
		ludo_move m = ludo_answer(LUDO_CHANCE, TURN_UP, card, 0, 0);
		if (!card_turn_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void card_turn_do(struct lorenzo *s, ludo_move m)
{
	int space = ludo_top(&s->core).a;
	s->deck[type_of(m.a)] &= ~(uint32_t)set_of(m.a % CARDS_OF_TYPE);
	s->tower[space] = (uint8_t)(m.a + 1); /* 4.1 */
	note(s, EV_CARD, 0, space, m.a);
	ludo_answered(&s->core, LUDO_CHANCE);
}

static ludo_why roll_why(ludo_move m)
{
	if (m.verb != ROLL)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 1 || m.a > 6 || m.b < 1 || m.b > 6 || m.c < 1 || m.c > 6)
		return ludo_because(LUDO_WHY_RANGE, 0, 0); /* 1.7 */
	return ludo_legal();
}

static void roll_moves(struct ludo_list *list)
{
	for (int i = 0; i < 6 * 6 * 6; i++)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, ROLL, i / 36 + 1, i / 6 % 6 + 1,
					     i % 6 + 1));
}

static void roll_do(struct lorenzo *s, ludo_move m)
{
	s->dice[WHITE] = (uint8_t)m.a; /* 4.2 */
	s->dice[BLACK] = (uint8_t)m.b;
	s->dice[ORANGE] = (uint8_t)m.c;
	for (int die = 0; die < N_DICE; die++)
		note(s, EV_DICE, 0, die, s->dice[die]);
	ludo_answered(&s->core, LUDO_CHANCE);
}

/* ---- 5. Actions ---- */

/* Plan one line for each seat in turn order. */
static void plan_in_order(struct lorenzo *s, int what, int arg)
{
	for (int place = s->core.n_seats - 1; place >= 0; place--)
		if (s->order[place])
			ludo_plan(&s->core, { (uint8_t)what, (uint8_t)(s->order[place] - 1),
					      (int16_t)arg });
}

static void begin_circuit(struct lorenzo *s, int circuit)
{
	if (circuit + 1 < N_MEMBERS)
		ludo_plan(&s->core, { DO_CIRCUIT, 0, (int16_t)(circuit + 1) }); /* 5.1 */
	else
		ludo_plan(&s->core, { DO_LATE, 0, 0 });
	plan_in_order(s, DO_BEGIN_TURN, circuit);
}

static void begin_turn(struct lorenzo *s, int seat, int circuit)
{
	int skipped = circuit == 0 && has_tile(s, seat, LATE_START); /* 14.9 */
	if (skipped)
		note(s, EV_SKIPS, seat, 0, 0);
	if (!skipped || has_free_actions(s, seat))
		ludo_plan(&s->core, { ASK_TURN, (uint8_t)seat,
				      skipped ? TURN_SKIPPED : TURN_PLAIN });
}

/* 14.9: the turns that were passed at the start are had now, by whoever wants them. */
static void begin_late_turns(struct lorenzo *s)
{
	for (int place = s->core.n_seats - 1; place >= 0; place--)
		if (s->order[place] && has_tile(s, s->order[place] - 1, LATE_START))
			ludo_plan(&s->core, { ASK_TURN, (uint8_t)(s->order[place] - 1),
					      TURN_LATE });
}

static ludo_why place_why(const struct lorenzo *s, int seat, int member)
{
	if (member < 0 || member >= N_MEMBERS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (ludo_top(&s->core).a == TURN_SKIPPED)
		return refuse(SKIPPED, 14.9);
	if (s->where[seat][member])
		return refuse(PLACED, 5.2);
	if (!can_place(s, seat, member, s->have[SERVANTS][seat]))
		return refuse(NOWHERE, 5.7);
	return ludo_legal();
}

static ludo_why pass_why(const struct lorenzo *s, int seat)
{
	if (ludo_top(&s->core).a != TURN_PLAIN)
		return ludo_legal(); /* 14.9 */
	for (int member = 0; member < N_MEMBERS; member++)
		if (!s->where[seat][member] && can_place(s, seat, member, 0))
			return refuse(MUST_PLACE, 5.7);
	return ludo_legal();
}

static ludo_why turn_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb == PLACE)
		return place_why(s, m.seat, m.a);
	if (m.verb == PASS)
		return pass_why(s, m.seat);
	if (is_free_action(m.verb))
		return free_why(s, m); /* 15.5 */
	return ludo_because(LUDO_WHY_VERB, 0, 0);
}

static void turn_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	for (int member = 0; member < N_MEMBERS; member++)
		if (!place_why(s, seat, member).code)
			ludo_offer(list, ludo_answer(seat, PLACE, member, 0, 0));
	if (!pass_why(s, seat).code)
		ludo_offer(list, ludo_answer(seat, PASS, 0, 0, 0));
	free_moves(s, seat, list);
}

static void turn_do(struct lorenzo *s, ludo_move m)
{
	struct ludo_step line = ludo_top(&s->core);
	ludo_answered(&s->core, m.seat);
	if (m.verb == PLACE) {
		s->member = (uint8_t)(m.a + 1);
		note(s, EV_SENDS, m.seat, m.a, 0);
		ludo_plan(&s->core, { ASK_SPACE, m.seat, m.a }, { ASK_SERVANTS, m.seat, 0 },
			  { ASK_COST, m.seat, 0 }, { ASK_DISCOUNT, m.seat, 0 },
			  { DO_ACT, m.seat, 0 }, { DO_END_TURN, m.seat, 0 });
	} else if (m.verb == PASS) {
		note(s, EV_PASSES, m.seat, 0, 0); /* 5.7 */
	} else {
		ludo_push(&s->core, line); /* 15.5: and go on with the turn */
		free_do(s, m);
	}
}

static ludo_why after_why(const struct lorenzo *s, ludo_move m)
{
	if (m.verb == DONE)
		return ludo_legal();
	if (is_free_action(m.verb))
		return free_why(s, m); /* 15.5 */
	return ludo_because(LUDO_WHY_VERB, 0, 0);
}

static void after_moves(const struct lorenzo *s, int seat, struct ludo_list *list)
{
	ludo_offer(list, ludo_answer(seat, DONE, 0, 0, 0));
	free_moves(s, seat, list);
}

static void after_do(struct lorenzo *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (m.verb == DONE)
		return;
	ludo_plan(&s->core, { DO_END_TURN, m.seat, 0 });
	free_do(s, m);
}

static void end_turn(struct lorenzo *s, int seat)
{
	if (has_free_actions(s, seat))
		ludo_plan(&s->core, { ASK_AFTER, (uint8_t)seat, 0 }); /* 15.5 */
}

/* ---- 11. The Vatican report ---- */

static void report(struct lorenzo *s)
{
	if (s->round % 2 == 0)
		plan_in_order(s, DO_JUDGE, 0); /* 3.2, 11.1 */
}

static void score_faith(struct lorenzo *s, int seat, int more, int event)
{
	int points = faith_points(s->have[FAITH][seat]) + more; /* 11.4 */
	add(s, seat, VICTORY, points);
	s->have[FAITH][seat] = 0;
	note(s, event, seat, points, 0);
}

static void excommunicate(struct lorenzo *s, int seat)
{
	int period = period_of(s->round);
	s->excommunicated[period] |= (uint8_t)(1 << seat); /* 14.1; faith stays, 11.2 */
	note(s, EV_EXCOMMUNICATED, seat, s->tile[period] - 1, 0);
	if (s->round == LAST_ROUND)
		score_faith(s, seat, 0, EV_LAST_FAITH); /* 11.5 */
}

static void judge(struct lorenzo *s, int seat)
{
	if (s->have[FAITH][seat] < church_asks[period_of(s->round)])
		excommunicate(s, seat); /* 11.2 */
	else
		ludo_plan(&s->core, { ASK_SUPPORT, (uint8_t)seat, 0 }); /* 11.3 */
}

static ludo_why support_why(ludo_move m)
{
	if (m.verb != SUPPORT && m.verb != REFUSE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	return ludo_legal(); /* 11.3 */
}

static void support_moves(int seat, struct ludo_list *list)
{
	ludo_offer(list, ludo_answer(seat, SUPPORT, 0, 0, 0));
	ludo_offer(list, ludo_answer(seat, REFUSE, 0, 0, 0));
}

static void support_do(struct lorenzo *s, ludo_move m)
{
	int more = has_ability(s, m.seat, SISTO) ? 5 : 0; /* 16.12 */
	if (m.verb == SUPPORT)
		score_faith(s, m.seat, more, EV_SUPPORTS); /* 11.4 */
	else
		excommunicate(s, m.seat); /* 11.3 */
	ludo_answered(&s->core, m.seat);
}

/* ---- 12. The end of a round ---- */

/* Those in the palace by their first member there, then the others as they were. */
static void rebuild_order(struct lorenzo *s)
{
	uint8_t order[LUDO_SEATS] = { 0 };
	unsigned placed = 0;
	int n = 0;
	for (int i = 0; i < MOST_PALACE && s->palace[i]; i++)
		if (!set_has(placed, s->palace[i] - 1)) { /* 12.2 */
			placed |= 1u << (s->palace[i] - 1);
			order[n++] = s->palace[i];
		}
	for (int place = 0; place < s->core.n_seats; place++)
		if (s->order[place] && !set_has(placed, s->order[place] - 1) && n < LUDO_SEATS)
			order[n++] = s->order[place]; /* 12.2 */
	memcpy(s->order, order, sizeof(order));
	note(s, EV_FIRST, order[0] - 1, 0, 0);
}

static void end_round(struct lorenzo *s)
{
	memset(s->tower, 0, sizeof(s->tower)); /* 12.1 */
	rebuild_order(s);
	memset(s->palace, 0, sizeof(s->palace));
	memset(s->where, 0, sizeof(s->where)); /* 12.3 */
	memset(s->used, 0, sizeof(s->used));
	memset(s->raised, 0, sizeof(s->raised)); /* 16.4 */
	memset(s->dice, 0, sizeof(s->dice));
	s->occupied = 0;
	if (s->round < LAST_ROUND)
		ludo_plan(&s->core, { DO_ROUND, 0, 0 }); /* 3.1 */
	else
		ludo_plan(&s->core, { DO_FINAL, 0, 0 }); /* 3.3, 13.1 */
}

/* ---- 13. The end of the game ---- */

static int resources_of(const struct lorenzo *s, int seat)
{
	int n = 0;
	for (int good = 0; good < N_RESOURCES; good++)
		n += s->have[good][seat];
	return n;
}

/* 13.5: how many stand above decides, so that equals share. */
static int military_points(const struct lorenzo *s, int seat)
{
	int above = 0;
	for (int other = 0; other < s->core.n_seats; other++)
		above += s->have[MILITARY][other] > s->have[MILITARY][seat];
	if (above == 0)
		return 5;
	if (above > 1)
		return 0;
	return 2; /* one alone is first; two firsts would both be above */
}

static int venture_points(const struct lorenzo *s, int seat)
{
	int n = 0;
	set_each(i, s->cards[VENTURE][seat])
		n += cards[VENTURE * CARDS_OF_TYPE + i].end; /* 13.4 */
	return n;
}

/* 14.11: wood and stone printed in the costs of buildings. */
static int building_costs(const struct lorenzo *s, int seat)
{
	int n = 0;
	set_each(i, s->cards[BUILDING][seat]) {
		bag cost = cards[BUILDING * CARDS_OF_TYPE + i].cost;
		n += bag_has(cost, WOOD) + bag_has(cost, STONE);
	}
	return n;
}

struct lorenzo_score lorenzo_score(const struct lorenzo *s, int seat)
{
	struct lorenzo_score score = { 0 };
	int had = s->have[VICTORY][seat];
	if (has_tile(s, seat, VICTORY_TAX))
		score.tax = had / 5; /* 13.7, 14.11 */
	int lands = n_cards(s, seat, TERRITORY), people = n_cards(s, seat, CHARACTER);
	if (!has_tile(s, seat, NO_TERRITORIES)) /* 14.10 */
		score.territories = owned(lands)->territories; /* 13.2 */
	if (!has_tile(s, seat, NO_CHARACTERS)) /* 14.10 */
		score.characters = owned(people)->characters; /* 13.3 */
	if (!has_tile(s, seat, NO_VENTURES)) /* 14.10 */
		score.ventures = venture_points(s, seat);
	score.military = military_points(s, seat);
	score.resources = resources_of(s, seat) / 5; /* 13.6 */
	if (has_tile(s, seat, MILITARY_TAX))
		score.lost = s->have[MILITARY][seat]; /* 14.11 */
	if (has_tile(s, seat, BUILDING_TAX))
		score.lost = building_costs(s, seat);
	if (has_tile(s, seat, RESOURCE_TAX))
		score.lost = resources_of(s, seat);
	score.total = had - score.tax + score.territories + score.characters + score.ventures +
		      score.military + score.resources - score.lost;
	if (score.total < 0)
		score.total = 0; /* 13.7 */
	return score;
}

static void final(struct lorenzo *s)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		struct lorenzo_score score = lorenzo_score(s, seat);
		note(s, EV_CARDS_SCORE, seat, score.territories, score.characters);
		note(s, EV_MORE_SCORE, seat, score.ventures, score.military);
		note(s, EV_REST_SCORE, seat, score.resources, score.tax + score.lost);
		note(s, EV_TOTAL, seat, score.total, 0);
		s->have[VICTORY][seat] = (int16_t)score.total;
	}
	s->is_scored = 1;
	ludo_finish(&s->core);
}

/* 13.8: most victory points win, of equals the one earlier in turn order. */
void lorenzo_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct lorenzo *s = state;
	int in_order[LUDO_SEATS];
	for (int seat = 0; seat < s->core.n_seats; seat++)
		in_order[seat] = place_in_order(s, seat);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = s->have[VICTORY][seat];
		place[seat] = 1;
		for (int other = 0; other < s->core.n_seats; other++) {
			int more = s->have[VICTORY][other] - s->have[VICTORY][seat];
			if (more > 0 || (!more && in_order[other] < in_order[seat]))
				place[seat]++;
		}
	}
}

/* ---- the sequence of play ---- */

/* Does a line make sense?  Ours do; one that was set by hand may not, and is dropped. */
static int is_sound(const struct lorenzo *s, struct ludo_step line)
{
	int arg = line.a, n = s->core.n_seats;
	switch (line.what) {
	case ASK_EXCOMMUNICATION: return arg >= 0 && arg < 3;
	case ASK_ORDER: return arg >= 0 && arg < n;
	case ASK_LEADER: return arg >= 0 && arg < HAND * n;
	case ASK_DRAFT:
	case DO_PASS_ON: return arg >= 0 && arg < HAND - 1;
	case ASK_CARD: return arg >= 0 && arg < N_FLOORS;
	case DO_CIRCUIT: return arg >= 0 && arg < N_MEMBERS;
	case ASK_EXCHANGE: return arg >= 0 && arg < CARDS_OF_TYPE;
	case DO_BONUS: return arg > 0 && arg <= N_CARDS + N_LEADERS && grant_action(arg);
	case ASK_PRIVILEGE: return arg > 0 && (arg & 3) + set_count(arg >> 2 & 31) <= N_PRIVILEGES;
	case ASK_SPACE: return s->member != 0;
	case ASK_TAKE: return grant_action(s->grant) != NO_ACTION;
	case ASK_MEMBER: return has_coloured_at_home(s, line.seat);
	case ASK_COPY: return targets(s, line.seat) != 0;
	default: return 1;
	}
}

static void ask(struct lorenzo *s, struct ludo_step line)
{
	switch (line.what) {
	case ASK_SERVANTS: ask_servants(s, line); break;
	case ASK_COST: ask_cost(s, line); break;
	case ASK_DISCOUNT: ask_discount(s, line); break;
	case ASK_EXCHANGE: ask_exchange(s, line); break;
	case ASK_TAKE: ask_take(s, line); break;
	case ASK_EXCOMMUNICATION:
	case ASK_ORDER:
	case ASK_LEADER:
	case ASK_CARD:
	case ASK_ROLL: ludo_ask(&s->core, line, 1u << LUDO_CHANCE); break;
	case ASK_DRAFT: ludo_ask(&s->core, line, (1u << s->core.n_seats) - 1); break;
	default: ludo_ask(&s->core, line, 1u << line.seat);
	}
}

void lorenzo_run(void *state)
{
	struct lorenzo *s = state;
	while (ludo_is_running(&s->core)) {
		struct ludo_step line = ludo_next(&s->core);
		if (!is_sound(s, line))
			continue;
		switch (line.what) {
		case DO_BONUS_TILES: plan_bonus_tiles(s); break;
		case DO_PASS_ON: pass_on(s, line.a); break;
		case DO_ROUND: begin_round(s); break;
		case DO_CARDS: fill_towers(s); break;
		case DO_CIRCUIT: begin_circuit(s, line.a); break;
		case DO_LATE: begin_late_turns(s); break;
		case DO_BEGIN_TURN: begin_turn(s, line.seat, line.a); break;
		case DO_ACT: act(s, line.seat); break;
		case DO_PRODUCE: produce(s, line.seat); break;
		case DO_BONUS: begin_bonus(s, line.seat, line.a); break;
		case DO_END_TURN: end_turn(s, line.seat); break;
		case DO_REPORT: report(s); break;
		case DO_JUDGE: judge(s, line.seat); break;
		case DO_END_ROUND: end_round(s); break;
		case DO_FINAL: final(s); break;
		default: ask(s, line);
		}
	}
}

void lorenzo_setup(void *state, int n_seats, const uint8_t *options)
{
	struct lorenzo *s = state;
	s->core.n_seats = (uint8_t)n_seats; /* 1.1 */
	memcpy(s->core.option, options, LUDO_OPTIONS);
	for (int type = 0; type < N_TYPES; type++)
		s->deck[type] = (uint32_t)set_first(CARDS_OF_TYPE); /* 2.2 */
	ludo_plan(&s->core, { DO_ROUND, 0, 0 });
	if (is_advanced(s)) { /* 2.1 */
		s->hidden.box = (uint32_t)set_first(N_LEADERS);
		ludo_plan(&s->core, { DO_BONUS_TILES, 0, 0 }, /* 15.1 */
			  { ASK_LEADER, 0, 0 });             /* 15.2 */
	}
	ludo_plan(&s->core, { ASK_EXCOMMUNICATION, 0, 0 }, { ASK_EXCOMMUNICATION, 0, 1 },
		  { ASK_EXCOMMUNICATION, 0, 2 }, /* 2.3 */
		  { ASK_ORDER, 0, 0 });         /* 2.5 */
	lorenzo_run(s);
}

/* Numbers that a verb does not take must be 0, so that every move has one spelling. */
static int has_stray_numbers(ludo_move m)
{
	switch (m.verb) {
	case ROLL: return 0;
	case EXCHANGE: return m.c != 0;
	case PASS:
	case DECLINE:
	case DONE:
	case SUPPORT:
	case REFUSE: return m.a || m.b || m.c;
	default: return m.b || m.c;
	}
}

ludo_why lorenzo_why(const void *state, ludo_move m)
{
	const struct lorenzo *s = state;
	ludo_why why = ludo_turn_why(&s->core, m.seat);
	if (why.code)
		return why;
	if (has_stray_numbers(m))
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	switch (ludo_top(&s->core).what) {
	case ASK_EXCOMMUNICATION: return tile_why(s, m);
	case ASK_ORDER: return order_why(s, m);
	case ASK_LEADER: return leader_why(s, m);
	case ASK_CARD: return card_turn_why(s, m);
	case ASK_ROLL: return roll_why(m);
	case ASK_BONUS_TILE: return bonus_tile_why(s, m);
	case ASK_DRAFT: return draft_why(s, m);
	case ASK_TURN: return turn_why(s, m);
	case ASK_SPACE: return space_why(s, m);
	case ASK_TAKE: return take_why(s, m);
	case ASK_SERVANTS: return servants_why(s, m);
	case ASK_COST: return cost_why(s, m);
	case ASK_DISCOUNT: return discount_why(s, m);
	case ASK_EXCHANGE: return exchange_why(s, m);
	case ASK_PRIVILEGE: return privilege_why(s, m);
	case ASK_MEMBER: return member_why(s, m);
	case ASK_COPY: return copy_why(s, m);
	case ASK_AFTER: return after_why(s, m);
	case ASK_SUPPORT: return support_why(m);
	default: return ludo_because(LUDO_WHY_VERB, 0, 0);
	}
}

int lorenzo_moves(const void *state, int seat, ludo_move *out)
{
	const struct lorenzo *s = state;
	struct ludo_list list = { out, 0 };
	if (!ludo_is_waiting(&s->core, seat))
		return 0;
	switch (ludo_top(&s->core).what) {
	case ASK_EXCOMMUNICATION: tile_moves(s, &list); break;
	case ASK_ORDER: order_moves(s, &list); break;
	case ASK_LEADER: leader_moves(s, &list); break;
	case ASK_CARD: card_turn_moves(s, &list); break;
	case ASK_ROLL: roll_moves(&list); break;
	case ASK_BONUS_TILE: bonus_tile_moves(s, seat, &list); break;
	case ASK_DRAFT: draft_moves(s, seat, &list); break;
	case ASK_TURN: turn_moves(s, seat, &list); break;
	case ASK_SPACE: space_moves(s, seat, &list); break;
	case ASK_TAKE: take_moves(s, seat, &list); break;
	case ASK_SERVANTS: servants_moves(s, seat, &list); break;
	case ASK_COST: cost_moves(s, seat, &list); break;
	case ASK_DISCOUNT: discount_moves(s, seat, &list); break;
	case ASK_EXCHANGE: exchange_moves(s, seat, &list); break;
	case ASK_PRIVILEGE: privilege_moves(s, seat, &list); break;
	case ASK_MEMBER: member_moves(s, seat, &list); break;
	case ASK_COPY: copy_moves(s, seat, &list); break;
	case ASK_AFTER: after_moves(s, seat, &list); break;
	case ASK_SUPPORT: support_moves(seat, &list); break;
	default: break;
	}
	return list.n;
}

void lorenzo_apply(void *state, ludo_move m)
{
	struct lorenzo *s = state;
	s->tape.n = 0;
	switch (ludo_top(&s->core).what) {
	case ASK_EXCOMMUNICATION: tile_do(s, m); break;
	case ASK_ORDER: order_do(s, m); break;
	case ASK_LEADER: leader_do(s, m); break;
	case ASK_CARD: card_turn_do(s, m); break;
	case ASK_ROLL: roll_do(s, m); break;
	case ASK_BONUS_TILE: bonus_tile_do(s, m); break;
	case ASK_DRAFT: draft_do(s, m); break;
	case ASK_TURN: turn_do(s, m); break;
	case ASK_SPACE: space_do(s, m); break;
	case ASK_TAKE: take_do(s, m); break;
	case ASK_SERVANTS: servants_do(s, m); break;
	case ASK_COST: cost_do(s, m); break;
	case ASK_DISCOUNT: discount_do(s, m); break;
	case ASK_EXCHANGE: exchange_do(s, m); break;
	case ASK_PRIVILEGE: privilege_do(s, m); break;
	case ASK_MEMBER: member_do(s, m); break;
	case ASK_COPY: copy_do(s, m); break;
	case ASK_AFTER: after_do(s, m); break;
	case ASK_SUPPORT: support_do(s, m); break;
	default: break;
	}
	lorenzo_run(s);
}

/* Every answer of chance is as likely as any other. */
int lorenzo_odds(const void *state, ludo_move m)
{
	(void)state, (void)m;
	return 1;
}

void lorenzo_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct lorenzo *s = blanked;
	if (is_advanced(s))
		fill_leaders(s, seat, rng); /* 17.1, 17.2; all else is open: 17.3 */
}

/* ---- accounts ---- */

static int seats_add_up(const struct lorenzo *s)
{
	unsigned seats = 0;
	int n = s->core.n_seats, placed = 0;
	for (int place = 0; place < LUDO_SEATS; place++)
		if (s->order[place]) {
			seats |= 1u << (s->order[place] - 1);
			placed++;
		}
	return n >= 2 && n <= 4 && set_count(seats) == placed && seats < 1u << n &&
	       (!s->round || placed == n); /* 1.1 */
}

static int goods_add_up(const struct lorenzo *s)
{
	for (int good = 0; good < N_GOODS; good++)
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if (s->have[good][seat] < 0 || s->have[good][seat] > most(good))
				return 0; /* 1.4 */
	return 1;
}

static int cards_add_up(const struct lorenzo *s)
{
	for (int type = 0; type < N_TYPES; type++) { /* 1.6 */
		uint32_t all = s->deck[type];
		int n = set_count(all);
		for (int seat = 0; seat < LUDO_SEATS; seat++) {
			all |= s->cards[type][seat];
			n += n_cards(s, seat, type);
		}
		for (int space = type * FLOORS; space < (type + 1) * FLOORS; space++) {
			int card = s->tower[space] - 1;
			if (card < 0)
				continue;
			if (type_of(card) != type)
				return 0;
			all |= (uint32_t)set_of(card % CARDS_OF_TYPE);
			n++;
		}
		if (set_count(all) != n || all >= set_of(CARDS_OF_TYPE))
			return 0;
	}
	return 1;
}

static int nobody_has_seven(const struct lorenzo *s)
{
	for (int type = 0; type < N_TYPES; type++)
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			if (n_cards(s, seat, type) > MOST_CARDS)
				return 0; /* 6.2 */
	return 1;
}

static int members_add_up(const struct lorenzo *s)
{
	uint32_t occupied = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int member = 0; member < N_MEMBERS; member++) /* 1.5 */
			if (s->where[seat][member])
				occupied |= (uint32_t)set_of(s->where[seat][member] - 1);
	return occupied == s->occupied;
}

static int palace_adds_up(const struct lorenzo *s)
{
	int wrong = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 10.2 */
		int n = 0;
		for (int i = 0; i < MOST_PALACE; i++)
			n += s->palace[i] == seat + 1;
		for (int member = 0; member < N_MEMBERS; member++)
			n -= s->where[seat][member] == COUNCIL + 1;
		wrong |= n;
	}
	return !wrong;
}

static int tiles_add_up(const struct lorenzo *s)
{
	unsigned used = 0;
	for (int period = 0; period < 3; period++) { /* 1.8 */
		int tile = s->tile[period] - 1;
		if (tile >= 0 && excommunications[tile].period != period + 1)
			return 0;
		if (s->excommunicated[period] && tile < 0)
			return 0;
	}
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 2.7, 15.1 */
		if (s->bonus_tile[seat] > BASIC + 1 && set_has(used, s->bonus_tile[seat]))
			return 0;
		used |= s->bonus_tile[seat] ? 1u << s->bonus_tile[seat] : 0;
	}
	return 1;
}

static int leaders_add_up(const struct lorenzo *s)
{
	uint32_t all = s->hidden.box;
	int n = set_count(all);
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 15.2 */
		uint32_t sets[3] = { s->secret[seat].hand, s->played[seat],
				     s->discarded[seat] };
		for (int i = 0; i < 3; i++) {
			all |= sets[i];
			n += set_count(sets[i]);
		}
		if (s->used[seat] & ~s->played[seat])
			return 0;
	}
	struct draft d = draft_of(s);
	if (ludo_top(&s->core).what == ASK_LEADER || ludo_top(&s->core).what == ASK_DRAFT)
		return set_count(all) == n; /* the packs hold the others */
	return set_count(all) == n && n == (is_advanced(s) ? N_LEADERS : 0) &&
	       (!d.dealt || !is_advanced(s) ||
		set_count(s->hidden.box) == N_LEADERS - d.dealt);
}

/* Everybody's hand is what was kept, and every pack is what the neighbour left. */
static int draft_adds_up(const struct lorenzo *s)
{
	struct draft d = draft_of(s);
	for (int seat = 0; is_advanced(s) && seat < d.n; seat++) { /* 15.3, 17.2 */
		const struct lorenzo_secret *mine = &s->secret[seat];
		uint32_t kept = 0;
		for (int stage = 0; stage < HAND; stage++) {
			const struct lorenzo_secret *from = &s->secret[(seat + 1) % d.n];
			uint32_t took = leader_set(mine->took[stage]);
			if (took & ~mine->saw[stage])
				return 0;
			kept |= took;
			if (stage && stage <= d.stage &&
			    mine->saw[stage] !=
				    (from->saw[stage - 1] & ~leader_set(from->took[stage - 1])))
				return 0;
		}
		if (kept != (mine->hand | s->played[seat] | s->discarded[seat]))
			return 0;
	}
	return 1;
}

static int unused_is_empty(const struct lorenzo *s)
{
	uint32_t used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++) { /* 1.1 */
		for (int good = 0; good < N_GOODS; good++)
			used |= (uint32_t)s->have[good][seat];
		for (int type = 0; type < N_TYPES; type++)
			used |= s->cards[type][seat] | s->where[seat][type];
		used |= s->played[seat] | s->used[seat] | s->discarded[seat] |
			s->bonus_tile[seat] | s->copied[seat] | s->raised[seat] |
			s->secret[seat].hand;
	}
	return !used;
}

int lorenzo_check(const void *state)
{
	const struct lorenzo *s = state;
	if (!seats_add_up(s))
		return ACC_SEATS;
	if (!goods_add_up(s))
		return ACC_GOODS;
	if (!cards_add_up(s))
		return ACC_CARDS;
	if (!nobody_has_seven(s))
		return ACC_SIX;
	if (!members_add_up(s))
		return ACC_MEMBERS;
	if (!palace_adds_up(s))
		return ACC_PALACE;
	if (!tiles_add_up(s))
		return ACC_TILES;
	if (!leaders_add_up(s))
		return ACC_LEADERS;
	if (!draft_adds_up(s))
		return ACC_DRAFT;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
