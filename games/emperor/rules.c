/* rules.c: In the Shadow of the Emperor, in the order of rules.md.
 *
 *    1  Components            pieces.h: places, supplies, spaces
 *    2  Preparation           first, found, ruler, family, guard
 *    3  Two and three players remove
 *    4  Course of the game    begin_round
 *    5  Phase I: income       income; counts.h
 *    6  Phase II: ageing      ageing, succession, heir, grow_older
 *    7  Phase III: offspring  offspring, son, daughter, suitor, return_cards
 *    8  Phase IV: actions     actions, action, station
 *    9  Action cards          effects.h
 *   10  Privileges            effects.h
 *   11  Phase V: electors     power.h, counts.h
 *   12  Phase VI: election    power.h, counts.h
 *   13  Phases VII and VIII   track, found, marker
 *   14  End, who knows what   end, standings, fill
 *       Accounts              check */
#include "rules.h"

#include <string.h>

#include "agenda.h"
#include "counts.h"
#include "effects.h"
#include "pieces.h"
#include "power.h"
#include "rng.h"
#include "set.h"

/* ---- 2. Preparation ---- */

/* 2.2 to 2.7: the whole preparation, once the first emperor is known. */
static void install(struct emperor *s, int seat)
{
	s->emperor = (uint8_t)seat; /* 2.1 */
	note(s, EV_REIGNS, seat, 0, 0);
	ludo_plan(&s->core, { DO_ROUND, 0, 0 });
	plan_in_turn(s, ASK_GUARD, 0, LUDO_NOBODY);            /* 2.7 */
	plan_in_turn(s, ASK_FAMILY, COUPLE_15, LUDO_NOBODY);   /* 2.6 */
	plan_in_turn(s, ASK_FAMILY, BARON_25, LUDO_NOBODY);
	plan_in_turn(s, ASK_FAMILY, COUPLE_35, LUDO_NOBODY);
	plan_in_turn(s, ASK_RULER, 0, seat);                   /* 2.4 */
	ludo_plan(&s->core, { ASK_FOUND, (uint8_t)seat, 0 },
		  { DO_SETUP, (uint8_t)seat, 0 });
}

static ludo_why first_why(ludo_move m)
{
	return m.verb == FIRST ? ludo_legal() : not_so(LUDO_WHY_VERB, 0);
}

static void first_moves(const struct emperor *s, struct ludo_list *list)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, FIRST, seat, 0, 0));
}

static void first_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, LUDO_CHANCE);
	install(s, m.a);
}

/* 2.4: the emperor's own part of the first step. */
static void put_on_throne(struct emperor *s, int seat)
{
	s->throne = (uint8_t)(tile_of(seat, BARON_45) + 1);
	note(s, EV_FALLS_BACK, seat, 0, 0);
}

static ludo_why ruler_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != RULE)
		return not_so(LUDO_WHY_VERB, 0);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (s->elector[m.a])
		return refuse(SEAT_TAKEN, 2.4, m.a);
	return ludo_legal();
}

static void ruler_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, RULE, p, 0, 0);
		if (!ruler_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void ruler_do(struct emperor *s, ludo_move m)
{
	s->elector[m.a] = (uint8_t)(tile_of(m.seat, BARON_45) + 1); /* 2.5: no points */
	note(s, EV_SITS, m.seat, m.a, BARON_45);
	ludo_answered(&s->core, m.seat);
}

static ludo_why family_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != SETTLE)
		return not_so(LUDO_WHY_VERB, 0); /* 2.8: nobody is pushed */
	return space_why(s, m, 0, -1);
}

static void family_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, SETTLE, p, 0, 0);
		if (!family_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void family_do(struct emperor *s, ludo_move m)
{
	int rank = ludo_top(&s->core).a;
	ludo_answered(&s->core, m.seat);
	settle(s, m, rank); /* 2.6 */
}

static ludo_why guard_why(const struct emperor *s, ludo_move m)
{
	return knight_space_why(s, m); /* 2.7 */
}

static void guard_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_knight_spaces(s, seat, list);
}

static void guard_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	knights_at(s, m.a, m.b)[m.seat]++;
	note(s, EV_STATIONS, m.seat, m.a, m.b);
}

/* ---- 3. Two players: chance removes an archbishopric, then a duchy ---- */

static ludo_why remove_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != REMOVE)
		return not_so(LUDO_WHY_VERB, 0);
	if (provinces[m.a].kind != ludo_top(&s->core).a)
		return refuse(WRONG_DRAW, 3.1);
	return ludo_legal(); /* all of a kind are alike: 3.1 */
}

static void remove_moves(const struct emperor *s, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(LUDO_CHANCE, REMOVE, p, 0, 0);
		if (!remove_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void remove_do(struct emperor *s, ludo_move m)
{
	s->removed |= (uint8_t)(1u << m.a); /* 3.2 */
	note(s, EV_REMOVED, 0, m.a, 0);
	ludo_answered(&s->core, LUDO_CHANCE);
}

/* ---- 4. Course of the game ---- */

/* 4.1: eight phases; 2.11: the first round begins with phase IV. */
static void begin_round(struct emperor *s)
{
	s->used = 0; /* 4.4 */
	note(s, EV_BEGINS, s->emperor, s->round, 0);
	ludo_plan(&s->core,
		  { DO_ACTIONS, s->emperor, 0 }, /* IV */
		  { DO_EMINENCE, 0, 0 },         /* V, 9.20 */
		  { DO_POWER, 0, 0 },            /* V */
		  { DO_MAINZ, 0, 0 },            /* V, 10.10 */
		  { DO_ELECTION, 0, 0 },         /* VI */
		  { DO_TRACK, 0, 0 },            /* VII */
		  { DO_MARKER, 0, 0 });          /* VIII */
	if (s->round == 1)
		return; /* 5.8, 7.12 */
	plan_in_turn(s, DO_OFFSPRING, 0, LUDO_NOBODY);                /* III */
	ludo_plan(&s->core, { DO_INCOME, 0, 0 }, { DO_AGEING, 0, 0 }); /* I, II */
}

/* ---- 5. Phase I: income ---- */

static void income(struct emperor *s)
{
	s->phase = 1;
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 5.6: electors of now */
		int n = gain_thalers(s, seat, income_of(s, seat));
		s->chip[seat] = s->thalers[seat]; /* 5.7 */
		note(s, EV_EARNS, seat, n, s->thalers[seat]);
	}
}

/* ---- 6. Phase II: ageing ---- */

/* An heir was chosen: he leaves his place, which is free now, and keeps his age. */
static void crown(struct emperor *s, int seat, int place, int rank)
{
	take_off(s, place, seat, rank);
	s->throne = (uint8_t)(tile_of(seat, rank) + 1); /* 6.5 */
	note(s, EV_CROWNS, seat, place, rank);
}

/* 12.9: only where neither noble spaces nor the supply hold one of the family. */
static int is_last_resort(const struct emperor *s, int seat)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (family(s, p, seat))
			return 0;
	return nobles_left(s, seat) <= 0;
}

/* The places of possible heirs: noble spaces, or as a last resort electors' seats. */
static int first_heir_place(const struct emperor *s, int seat)
{
	return is_last_resort(s, seat) ? SEATS_FROM : 0;
}

/* Fill the throne: by the only possible heir, by the emperor's choice, or by a baron
 * of 45 from supply (6.7, 12.8). */
static void succession(struct emperor *s, int seat)
{
	int from = first_heir_place(s, seat), n = 0, where = 0, rank = 0;
	for (int place = from; place < from + N_PROVINCES; place++) {
		unsigned ranks = ranks_at(s, place, seat);
		if (!ranks)
			continue;
		n += set_count(ranks);
		where = place;
		rank = set_least(ranks);
	}
	if (n > 1)
		ludo_plan(&s->core, { ASK_HEIR, (uint8_t)seat, 0 });
	else if (n == 1)
		crown(s, seat, where, rank);
	else
		put_on_throne(s, seat); /* 6.7 */
}

static ludo_why heir_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != CROWN)
		return not_so(LUDO_WHY_VERB, 0);
	if (!has_noble(s, m.a, m.seat, m.b)) /* 6.9: not the Grey Eminence */
		return refuse(NO_SUCH_NOBLE, 1.5);
	if (is_elector_seat(m.a) && !is_last_resort(s, m.seat))
		return refuse(IS_ELECTOR, 6.5); /* 12.8 */
	return ludo_legal(); /* of any age: 6.6 */
}

static void heir_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	int from = first_heir_place(s, seat);
	for (int place = from; place < from + N_PROVINCES; place++)
		set_each(rank, ranks_at(s, place, seat)) {
			ludo_move m = ludo_answer(seat, CROWN, place, rank, 0);
			if (!heir_why(s, m).code)
				ludo_offer(list, m);
		}
}

static void heir_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	crown(s, m.seat, m.a, m.b);
}

/* 6.6: an heir is chosen before the others age, and is spared himself. */
static void ageing(struct emperor *s)
{
	int dies = s->throne && is_oldest(rank_of(s->throne)); /* 6.5 */
	s->phase = 2;
	for (int p = 0; p < N_PROVINCES; p++)
		if (s->eminence[p]) { /* 6.9 */
			note(s, EV_FADES, s->eminence[p] - 1, p, 0);
			s->eminence[p] = 0;
		}
	ludo_plan(&s->core, { DO_OLDER, 0, (int16_t)dies });
	if (!dies)
		return;
	note(s, EV_EMPEROR_DIES, s->emperor, 0, 0);
	s->throne = 0; /* 6.8: the emperor tile stays where it is */
	ludo_plan(&s->core, { DO_SUCCESSION, s->emperor, 0 });
}

/* One family on the noble spaces of one province; returns how many leave (6.2). */
static int family_grows_older(struct emperor *s, int province, int seat)
{
	uint8_t *tiles = &s->nobles[province][tile_of(seat, 0)];
	int dead = tiles[BARON_45] + tiles[COUPLE_45];
	for (int side = 0; side < N_RANKS; side += COUPLE_15) {
		for (int age = COUPLE_15 - 1; age > 0; age--)
			tiles[side + age] = tiles[side + age - 1];
		tiles[side] = 0;
	}
	return dead;
}

static void electors_grow_older(struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		int noble = s->elector[p];
		if (!noble)
			continue;
		if (!is_oldest(rank_of(noble))) {
			s->elector[p]++;
			continue;
		}
		vacate(s, p); /* 6.4 */
		note(s, EV_ELECTOR_DIES, owner_of(noble), p, 0);
	}
}

static void grow_older(struct emperor *s, int heir)
{
	note(s, EV_AGES, 0, 0, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 6.1; not knights: 6.3 */
		int dead = 0;
		for (int p = 0; p < N_PROVINCES; p++)
			if (family(s, p, seat))
				dead += family_grows_older(s, p, seat);
		if (dead)
			note(s, EV_DIE, seat, dead, 0);
	}
	electors_grow_older(s);
	if (!heir && s->throne && !is_oldest(rank_of(s->throne)))
		s->throne++;
}

/* ---- 7. Phase III: offspring ---- */

static int n_cards(const struct emperor *s, int seat, int colour)
{
	int n = 0;
	for (int card = 0; card < N_CARDS; card++)
		if (cards[card].colour == colour)
			n += s->cards[seat][card];
	if (s->lent[seat] && cards[s->lent[seat] - 1].colour == colour)
		n++; /* 10.5 */
	return n;
}

static int has_husband(const struct emperor *s, int father)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (seat != father && has_bachelor(s, seat))
			return 1; /* 7.5 */
	return 0;
}

static void to_convent(struct emperor *s, int father)
{
	int n = gain_thalers(s, father, CONVENT); /* 7.8, 7.9 */
	note(s, EV_CONVENT, father, n, s->thalers[father]);
}

static void a_son(struct emperor *s, int seat, int blue, int pink)
{
	if (!can_immigrate(s, seat)) {
		note(s, EV_NO_SON, seat, blue, pink); /* 7.4 */
		return;
	}
	note(s, EV_SON, seat, blue, pink);
	ludo_plan(&s->core, { ASK_SON, (uint8_t)seat, 0 });
}

static void a_daughter(struct emperor *s, int seat, int blue, int pink)
{
	note(s, EV_DAUGHTER, seat, blue, pink);
	if (!has_husband(s, seat)) {
		to_convent(s, seat); /* 7.9 */
		return;
	}
	ludo_plan(&s->core, { ASK_DAUGHTER, (uint8_t)seat, 0 });
}

/* 7.1: one seat at a time, completely; 7.11: then its cards go back. */
static void offspring(struct emperor *s, int seat)
{
	int blue = n_cards(s, seat, BLUE), pink = n_cards(s, seat, PINK);
	s->phase = 3;
	if (!blue && !pink && !n_cards(s, seat, NEITHER))
		return; /* 7.2: no card, no child */
	ludo_plan(&s->core, { DO_RETURN, (uint8_t)seat, 0 });
	if (blue > pink)
		a_son(s, seat, blue, pink); /* 7.2 */
	else
		a_daughter(s, seat, blue, pink); /* 7.2 */
}

static void return_cards(struct emperor *s, int seat)
{
	memset(s->cards[seat], 0, sizeof(s->cards[seat])); /* 7.11 */
	s->lent[seat] = 0;
}

static ludo_why son_why(const struct emperor *s, ludo_move m)
{
	return space_why(s, m, all_seats(s), -1); /* 7.3; there is no way out: 7.4 */
}

static void son_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_spaces(s, seat, list, all_seats(s), -1);
}

static void son_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	settle(s, m, BARON_15); /* 7.3 */
}

static ludo_why daughter_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != OFFER)
		return not_so(LUDO_WHY_VERB, 0); /* 7.5: the convent cannot be chosen */
	if (m.b == m.seat)
		return refuse(OWN_FAMILY, 7.5);
	return wedding_why(s, m.a, m.b, m.c); /* 7.5, 7.6 */
}

static void daughter_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		for (int q = 0; q < s->core.n_seats; q++)
			set_each(rank, bachelors(s, place, q)) {
				ludo_move m = ludo_answer(seat, OFFER, place, q, rank);
				if (!daughter_why(s, m).code)
					ludo_offer(list, m);
			}
}

/* The line of the answer remembers father, place and rank. */
static void daughter_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	note(s, EV_OFFERS, m.seat, m.b, 0);
	note(s, EV_ASKED, m.b, m.a, m.c);
	int suit = pack_suit((struct suit){ m.seat, m.a, m.c });
	ludo_plan(&s->core, { ASK_SUITOR, (uint8_t)m.b, (int16_t)suit });
}

static ludo_why suitor_why(ludo_move m)
{
	if (m.verb != ACCEPT && m.verb != REFUSE)
		return not_so(LUDO_WHY_VERB, 0);
	return ludo_legal(); /* 7.10 */
}

static void suitor_moves(int seat, struct ludo_list *list)
{
	ludo_offer(list, ludo_answer(seat, ACCEPT, 0, 0, 0));
	ludo_offer(list, ludo_answer(seat, REFUSE, 0, 0, 0));
}

static void suitor_do(struct emperor *s, ludo_move m)
{
	struct suit suit = suit_of(ludo_top(&s->core).a);
	ludo_answered(&s->core, m.seat);
	if (m.verb == REFUSE) {
		note(s, EV_REFUSES, m.seat, suit.father, 0);
		to_convent(s, suit.father); /* 7.8: nobody else is asked */
		return;
	}
	marry(s, suit.place, m.seat, suit.rank); /* 7.7 */
	score(s, suit.father, VP_DAUGHTER, BY_DAUGHTER);
}

/* ---- 8. Phase IV: actions ---- */

/* 8.1: round the table among those who have not passed. */
static void actions(struct emperor *s, int seat)
{
	s->phase = 4;
	if ((s->passed & all_seats(s)) == all_seats(s)) {
		s->passed = 0;
		return;
	}
	while (s->passed >> seat & 1)
		seat = next_seat(s, seat);
	ludo_plan(&s->core, { ASK_ACTION, (uint8_t)seat, 0 },
		  { DO_ACTIONS, (uint8_t)next_seat(s, seat), 0 });
}

static ludo_why buy_why(const struct emperor *s, ludo_move m)
{
	if (m.a == CARD_RIVAL && m.seat == s->emperor)
		return refuse(NOT_CANDIDATE, 8.8);
	if (m.a == CARD_KNIGHT)
		return refuse(NEVER_TAKEN, 8.9);
	if (m.a == CARD_GREY)
		return refuse(BY_PRIVILEGE, 8.9);
	if (cards_left(s, m.a) <= 0)
		return refuse(EXHAUSTED, 8.4, m.a); /* 8.8 */
	return price_why(s, m.seat, m.a); /* 4.5, 8.5 */
}

static ludo_why knight_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == RECRUIT && knights_left(s, m.seat) <= 0)
		return refuse(NO_KNIGHT, 8.12);
	if (m.verb == RIDE && !has_knight(s, m.a, m.b, m.seat))
		return refuse(NO_OWN_KNIGHT, 8.13);
	if (s->thalers[m.seat] < cards[CARD_KNIGHT].cost) /* 8.12 */
		return refuse(POOR, 4.5, cards[CARD_KNIGHT].cost, s->thalers[m.seat]);
	if (!has_knight_space(s))
		return refuse(NOWHERE, 8.14);
	return ludo_legal();
}

static ludo_why action_why(const struct emperor *s, ludo_move m)
{
	switch (m.verb) {
	case BUY: return buy_why(s, m);
	case USE: return use_why(s, m);
	case RECRUIT:
	case RIDE: return knight_why(s, m);
	case PASS: return ludo_legal(); /* 8.11: always possible */
	default: return not_so(LUDO_WHY_VERB, 0);
	}
}

static void offer_action(const struct emperor *s, struct ludo_list *list, ludo_move m)
{
	if (!action_why(s, m).code)
		ludo_offer(list, m);
}

static void action_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int card = 0; card < N_CARDS; card++)
		offer_action(s, list, ludo_answer(seat, BUY, card, 0, 0));
	for (int p = 0; p < N_PROVINCES; p++)
		offer_action(s, list, ludo_answer(seat, USE, p, 0, 0));
	offer_action(s, list, ludo_answer(seat, RECRUIT, 0, 0, 0));
	for (int space = 0; space < N_SPACES; space++)
		for (int p = 0; p < N_PROVINCES; p++)
			if (has_knight(s, p, space, seat))
				offer_action(s, list,
					     ludo_answer(seat, RIDE, p, space, 0));
	ludo_offer(list, ludo_answer(seat, PASS, 0, 0, 0));
}

/* 8.11: one of these is a whole turn. */
static void action_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	switch (m.verb) {
	case BUY:
		s->cards[m.seat][m.a]++; /* 8.3, 8.10 */
		pay_for(s, m.seat, m.a);
		perform(s, m.seat, m.a);
		break;
	case USE:
		use_privilege(s, m.seat, m.a);
		break;
	case RECRUIT: /* the line remembers where he comes from, plus 1; 0: from supply */
		pay_for(s, m.seat, CARD_KNIGHT); /* 8.12 */
		ask(s, ASK_STATION, m.seat, 0);
		break;
	case RIDE:
		pay_for(s, m.seat, CARD_KNIGHT);
		note(s, EV_MOUNTS, m.seat, m.a, m.b);
		ask(s, ASK_STATION, m.seat, m.a * N_SPACES + m.b + 1);
		break;
	default: /* 8.2 */
		s->passed |= (uint8_t)(1u << m.seat);
		note(s, EV_PASSES, m.seat, 0, 0);
	}
}

static ludo_why station_why(const struct emperor *s, ludo_move m)
{
	return knight_space_why(s, m); /* 8.12 to 8.14 */
}

static void station_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_knight_spaces(s, seat, list);
}

static void station_do(struct emperor *s, ludo_move m)
{
	int from = ludo_top(&s->core).a - 1;
	ludo_answered(&s->core, m.seat);
	if (from >= 0) /* 8.13; otherwise from supply, 8.12 */
		knights_at(s, from / N_SPACES, from % N_SPACES)[m.seat]--;
	knights_at(s, m.a, m.b)[m.seat]++;
	note(s, EV_STATIONS, m.seat, m.a, m.b);
}

/* ---- 13. Phases VII and VIII ---- */

static void track(struct emperor *s)
{
	const struct round_row *row = round_row(s); /* 13.1 */
	s->phase = 7;
	gain_points(s, s->emperor, row->vp);
	int thalers = gain_thalers(s, s->emperor, row->thalers);
	note(s, EV_REWARD, s->emperor, row->vp, thalers);
	if (row->city && has_free_city_space(s)) /* 13.3 */
		ludo_plan(&s->core, { ASK_FOUND, s->emperor, 1 });
}

/* The line says whether a city may also be moved: not in preparation (2.2). */
static ludo_why found_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != FOUND && (m.verb != SHIFT || !ludo_top(&s->core).a))
		return not_so(LUDO_WHY_VERB, 0);
	int to = m.verb == FOUND ? m.a : m.b;
	if (!is_in_game(s, to))
		return refuse(OUT_OF_GAME, 3.2, to);
	if (m.verb == FOUND && imperial_left(s) <= 0)
		return refuse(NO_IMPERIAL, 13.2);
	if (m.verb == SHIFT && !s->imperial[m.a])
		return refuse(NOT_IMPERIAL, 13.2, m.a);
	if (!free_city_spaces(s, to))
		return refuse(NO_CITY_SPACE, 13.2, to);
	return ludo_legal();
}

static void found_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int to = 0; to < N_PROVINCES; to++) {
		ludo_move m = ludo_answer(seat, FOUND, to, 0, 0);
		if (!found_why(s, m).code)
			ludo_offer(list, m);
	}
	for (int from = 0; from < N_PROVINCES; from++)
		for (int to = 0; s->imperial[from] && to < N_PROVINCES; to++) {
			ludo_move m = ludo_answer(seat, SHIFT, from, to, 0);
			if (!found_why(s, m).code)
				ludo_offer(list, m);
		}
}

static void found_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	s->imperial[m.verb == FOUND ? m.a : m.b]++;
	if (m.verb == SHIFT)
		s->imperial[m.a]--;
	note(s, m.verb == FOUND ? EV_FOUNDS : EV_SHIFTS, m.seat, m.a, m.b);
}

static void marker(struct emperor *s)
{
	if (s->round >= N_ROUNDS) { /* 14.1: phase VIII is not reached */
		ludo_plan(&s->core, { DO_END, 0, 0 });
		return;
	}
	s->phase = 8;
	s->round++; /* 13.4 */
	ludo_plan(&s->core, { DO_ROUND, 0, 0 });
}

/* ---- 14. End of the game ---- */

static void end(struct emperor *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++) { /* 14.4 */
		if (!s->secret[seat].pile)
			continue;
		ludo_note(&s->tape,
			  (struct ludo_event){ EV_TURNS_UP, (uint8_t)seat, LUDO_ALL,
					       LUDO_REVEAL, s->secret[seat].pile, 0 });
		s->points[seat] = (uint8_t)(s->points[seat] + s->secret[seat].pile);
		s->secret[seat].pile = 0;
	}
	s->face_down = 0;
	note(s, EV_ENDS, 0, 0, 0);
	ludo_finish(&s->core); /* 14.1 */
}

/* 14.2: most points win, equals share, nothing else counts.  Face-down points do not
 * count before they are turned up (14.4): who leads must not tell what they are. */
void emperor_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct emperor *s = state;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		points[seat] = s->points[seat];
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		place[seat] = 1;
		for (int other = 0; other < s->core.n_seats; other++)
			place[seat] += points[other] > points[seat];
	}
}

/* ---- the sequence of play ---- */

/* May this line be carried out?  Those that the rules plan always may; a position set by
 * hand can hold any, and what makes no sense is passed over. */
static int is_sound(const struct emperor *s, struct ludo_step line)
{
	int n = line.a, seat = line.seat;
	if (seat >= s->core.n_seats)
		return 0;
	switch (line.what) {
	case ASK_FAMILY:
	case ASK_SETTLE: return n >= 0 && n < N_RANKS;
	case DO_POWER:
	case DO_TITLE:
	case ASK_TIE:
	case ASK_ELECTOR: return n >= 0 && n < N_PROVINCES;
	case ASK_STEP_DOWN: return n >= 0 && n < N_PROVINCES && s->elector[n];
	case ASK_MOVE_TO: return n >= 0 && n < N_PROVINCES * N_RANKS;
	case ASK_STATION: return n >= 0 && n <= N_PROVINCES * N_SPACES;
	case ASK_SUITOR:
		return n >= 0 && n < s->core.n_seats * N_PLACES * N_RANKS &&
		       !is_couple(n % N_RANKS);
	case ASK_VOTE: return voters(s) != 0;
	case DO_COUNT: return challenger(s) >= 0;
	default: return 1;
	}
}

void emperor_run(void *state)
{
	struct emperor *s = state;
	while (ludo_is_running(&s->core)) {
		struct ludo_step line = ludo_next(&s->core);
		if (!is_sound(s, line))
			continue;
		switch (line.what) {
		case DO_SETUP: put_on_throne(s, line.seat); break;
		case DO_ROUND: begin_round(s); break;
		case DO_INCOME: income(s); break;
		case DO_AGEING: ageing(s); break;
		case DO_OLDER: grow_older(s, line.a); break;
		case DO_OFFSPRING: offspring(s, line.seat); break;
		case DO_RETURN: return_cards(s, line.seat); break;
		case DO_ACTIONS: actions(s, line.seat); break;
		case DO_EMINENCE: eminence(s); break;
		case DO_POWER: power(s, line.a); break;
		case DO_TITLE: title(s, line.a, line.seat); break;
		case DO_MAINZ: mainz(s); break;
		case DO_ELECTION: election(s); break;
		case DO_COUNT: count(s); break;
		case DO_SUCCESSION: succession(s, line.seat); break;
		case DO_EXILE: exile(s, line.seat); break;
		case DO_TRACK: track(s); break;
		case DO_MARKER: marker(s); break;
		case DO_END: end(s); break;
		case ASK_REMOVE:
		case ASK_FIRST: ludo_ask(&s->core, line, 1u << LUDO_CHANCE); break;
		case ASK_VOTE: ludo_ask(&s->core, line, voters(s)); break; /* 12.5 */
		default: /* all other questions are for the seat in the line */
			ludo_ask(&s->core, line, 1u << line.seat);
		}
	}
}

void emperor_setup(void *state, int n_seats, const uint8_t *options)
{
	struct emperor *s = state;
	s->core.n_seats = (uint8_t)n_seats; /* 1.1 */
	memcpy(s->core.option, options, LUDO_OPTIONS);
	s->round = 1; /* 2.3 */
	for (int seat = 0; seat < n_seats; seat++)
		s->thalers[seat] = s->chip[seat] = START_THALERS; /* 2.9 */
	if (options[OPT_FIRST] == FIRST_RANDOM)
		ludo_plan(&s->core, { ASK_FIRST, 0, 0 }); /* 2.1 */
	else
		install(s, 0);
	if (n_seats == 2) /* 3.1: before anything is placed */
		ludo_plan(&s->core, { ASK_REMOVE, 0, RELIGIOUS },
			  { ASK_REMOVE, 0, SECULAR });
	emperor_run(s);
}

/* ---- answers ---- */

/* How many values each kind of number in words.def can take; 0: as many as seats. */
enum {
	LIMIT_0         = 1, /* no number there */
	LIMIT_SEAT = 0,
	LIMIT_PROVINCE  = N_PROVINCES,
	LIMIT_CARD      = N_CARDS,
	LIMIT_RANK      = N_RANKS,
	LIMIT_PLACE     = N_PLACES,
	LIMIT_SPACE     = N_SPACES,
	LIMIT_SIDE      = N_SIDES,
	LIMIT_BALLOT    = N_BALLOTS,
};
static const uint8_t limits[N_VERBS_][3] = {
#define VERB(id, token, a, b, c, ...) [id] = { LIMIT_##a, LIMIT_##b, LIMIT_##c },
#include "ludo_rows.h"
};

static int is_in_range(const struct emperor *s, int value, int limit)
{
	return value >= 0 && value < (limit ? limit : s->core.n_seats);
}

static ludo_why range_why(const struct emperor *s, ludo_move m)
{
	if (m.verb == NO_VERB || m.verb >= N_VERBS_)
		return not_so(LUDO_WHY_VERB, 0);
	const uint8_t *limit = limits[m.verb];
	if (!is_in_range(s, m.a, limit[0]) || !is_in_range(s, m.b, limit[1]) ||
	    !is_in_range(s, m.c, limit[2]))
		return not_so(LUDO_WHY_RANGE, 0);
	return ludo_legal();
}

static ludo_why question_why(const struct emperor *s, ludo_move m)
{
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: return remove_why(s, m);
	case ASK_FIRST: return first_why(m);
	case ASK_FOUND: return found_why(s, m);
	case ASK_RULER: return ruler_why(s, m);
	case ASK_FAMILY: return family_why(s, m);
	case ASK_GUARD: return guard_why(s, m);
	case ASK_HEIR: return heir_why(s, m);
	case ASK_SON: return son_why(s, m);
	case ASK_DAUGHTER: return daughter_why(s, m);
	case ASK_SUITOR: return suitor_why(m);
	case ASK_ACTION: return action_why(s, m);
	case ASK_STATION: return station_why(s, m);
	case ASK_MEDICINE: return medicine_why(s, m);
	case ASK_MOVE: return move_why(s, m);
	case ASK_MOVE_TO: return move_to_why(s, m);
	case ASK_IMMIGRATION: return immigration_why(s, m);
	case ASK_SETTLE: return settle_why(s, m);
	case ASK_CITY: return city_why(s, m);
	case ASK_PROMOTION: return promotion_why(s, m);
	case ASK_BRIDE: return bride_why(s, m);
	case ASK_TRIER: return trier_why(s, m);
	case ASK_SHADOW: return shadow_why(s, m);
	case ASK_TIE: return tie_why(s, m);
	case ASK_ELECTOR: return elector_why(s, m);
	case ASK_STEP_DOWN: return step_down_why(s, m);
	case ASK_INFLUENCE:
	case ASK_EXCLUSION: return name_why(s, m);
	case ASK_VOTE: return vote_why(m);
	case ASK_RETIRE: return retire_why(s, m);
	default: return not_so(LUDO_WHY_VERB, 0);
	}
}

ludo_why emperor_why(const void *state, ludo_move m)
{
	const struct emperor *s = state;
	ludo_why why = ludo_turn_why(&s->core, m.seat);
	if (!why.code)
		why = range_why(s, m);
	return why.code ? why : question_why(s, m);
}

int emperor_moves(const void *state, int seat, ludo_move *out)
{
	const struct emperor *s = state;
	struct ludo_list list = { out, 0 };
	if (!ludo_is_waiting(&s->core, seat))
		return 0;
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: remove_moves(s, &list); break;
	case ASK_FIRST: first_moves(s, &list); break;
	case ASK_FOUND: found_moves(s, seat, &list); break;
	case ASK_RULER: ruler_moves(s, seat, &list); break;
	case ASK_FAMILY: family_moves(s, seat, &list); break;
	case ASK_GUARD: guard_moves(s, seat, &list); break;
	case ASK_HEIR: heir_moves(s, seat, &list); break;
	case ASK_SON: son_moves(s, seat, &list); break;
	case ASK_DAUGHTER: daughter_moves(s, seat, &list); break;
	case ASK_SUITOR: suitor_moves(seat, &list); break;
	case ASK_ACTION: action_moves(s, seat, &list); break;
	case ASK_STATION: station_moves(s, seat, &list); break;
	case ASK_MEDICINE: medicine_moves(s, seat, &list); break;
	case ASK_MOVE: move_moves(s, seat, &list); break;
	case ASK_MOVE_TO: move_to_moves(s, seat, &list); break;
	case ASK_IMMIGRATION: immigration_moves(s, seat, &list); break;
	case ASK_SETTLE: settle_moves(s, seat, &list); break;
	case ASK_CITY: city_moves(s, seat, &list); break;
	case ASK_PROMOTION: promotion_moves(s, seat, &list); break;
	case ASK_BRIDE: bride_moves(s, seat, &list); break;
	case ASK_TRIER: trier_moves(s, seat, &list); break;
	case ASK_SHADOW: shadow_moves(s, seat, &list); break;
	case ASK_TIE: tie_moves(s, seat, &list); break;
	case ASK_ELECTOR: elector_moves(s, seat, &list); break;
	case ASK_STEP_DOWN: step_down_moves(s, seat, &list); break;
	case ASK_INFLUENCE:
	case ASK_EXCLUSION: name_moves(s, seat, &list); break;
	case ASK_VOTE: vote_moves(seat, &list); break;
	case ASK_RETIRE: retire_moves(s, seat, &list); break;
	default: break;
	}
	return list.n;
}

void emperor_apply(void *state, ludo_move m)
{
	struct emperor *s = state;
	s->tape.n = 0;
	switch (ludo_top(&s->core).what) {
	case ASK_REMOVE: remove_do(s, m); break;
	case ASK_FIRST: first_do(s, m); break;
	case ASK_FOUND: found_do(s, m); break;
	case ASK_RULER: ruler_do(s, m); break;
	case ASK_FAMILY: family_do(s, m); break;
	case ASK_GUARD: guard_do(s, m); break;
	case ASK_HEIR: heir_do(s, m); break;
	case ASK_SON: son_do(s, m); break;
	case ASK_DAUGHTER: daughter_do(s, m); break;
	case ASK_SUITOR: suitor_do(s, m); break;
	case ASK_ACTION: action_do(s, m); break;
	case ASK_STATION: station_do(s, m); break;
	case ASK_MEDICINE: medicine_do(s, m); break;
	case ASK_MOVE: move_do(s, m); break;
	case ASK_MOVE_TO: move_to_do(s, m); break;
	case ASK_IMMIGRATION: immigration_do(s, m); break;
	case ASK_SETTLE: settle_do(s, m); break;
	case ASK_CITY: city_do(s, m); break;
	case ASK_PROMOTION: promotion_do(s, m); break;
	case ASK_BRIDE: bride_do(s, m); break;
	case ASK_TRIER: trier_do(s, m); break;
	case ASK_SHADOW: shadow_do(s, m); break;
	case ASK_TIE: tie_do(s, m); break;
	case ASK_ELECTOR: elector_do(s, m); break;
	case ASK_STEP_DOWN: step_down_do(s, m); break;
	case ASK_INFLUENCE:
	case ASK_EXCLUSION: name_do(s, m); break;
	case ASK_VOTE: vote_do(s, m); break;
	case ASK_RETIRE: retire_do(s, m); break;
	default: break;
	}
	emperor_run(s);
}

int emperor_odds(const void *state, ludo_move m)
{
	(void)state, (void)m;
	return 1; /* 2.1, 3.1: all alike */
}

/* ---- 14.3 Who knows what ---- */

static int has_voted(const struct emperor *s, int seat)
{
	return ludo_top(&s->core).what == ASK_VOTE && set_has(voters(s), seat) &&
	       !ludo_is_waiting(&s->core, seat);
}

/* Face-down points of the others: the total is known, who has how many is not. */
static void fill_piles(struct emperor *s, int seat, struct ludo_rng *rng)
{
	int n = s->core.n_seats, own = seat >= 0 && seat < n;
	int left = s->face_down - (own ? s->secret[seat].pile : 0);
	for (; left > 0; left--) {
		int q = (int)ludo_rng_below(rng, (uint32_t)(n - own));
		s->secret[own && q >= seat ? q + 1 : q].pile++;
	}
}

void emperor_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct emperor *s = blanked;
	for (int q = 0; q < s->core.n_seats; q++)
		if (q != seat && has_voted(s, q))
			s->secret[q].vote = (uint8_t)(1 + ludo_rng_below(rng, N_BALLOTS));
	fill_piles(s, seat, rng);
}

/* ---- accounts ---- */

static int seats_add_up(const struct emperor *s)
{
	int n = s->core.n_seats;
	return n >= 2 && n <= LUDO_SEATS && s->emperor < n && s->round >= 1 &&
	       s->round <= N_ROUNDS; /* 1.1, 2.3 */
}

/* More pieces on the board than there are. */
static int is_overdrawn(const struct emperor *s, int account)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++) /* 1.4 */
		if ((account == ACC_NOBLES && nobles_left(s, seat) < 0) ||
		    (account == ACC_KNIGHTS && knights_left(s, seat) < 0) ||
		    (account == ACC_CITIES && cities_left(s, seat) < 0))
			return 1;
	return account == ACC_CITIES && imperial_left(s) < 0;
}

static int spaces_suffice(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++) { /* 1.3 */
		int standing = sum_of_seats(s->knights[p]);
		for (int tile = 0; tile < N_TILES; tile++)
			standing += s->nobles[p][tile];
		if (standing > provinces[p].noble.n ||
		    sum_of_seats(s->castles[p]) > provinces[p].castle.n ||
		    sum_of_seats(s->cities[p]) + s->imperial[p] > provinces[p].city.n)
			return 0;
	}
	return 1;
}

static int removed_are_empty(const struct emperor *s)
{
	if (set_count(s->removed) > 2 || (s->core.n_seats > 2 && s->removed))
		return 0; /* 3.1 */
	set_each(p, s->removed) { /* 3.2 */
		int n = s->elector[p] | s->eminence[p] | s->imperial[p] |
			sum_of_seats(s->knights[p]) | sum_of_seats(s->castles[p]) |
			sum_of_seats(s->cities[p]);
		for (int tile = 0; tile < N_TILES; tile++)
			n |= s->nobles[p][tile];
		if (n)
			return 0;
	}
	return 1;
}

static int archbishops_are_single(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (is_religious(p) && s->elector[p] && is_couple(rank_of(s->elector[p])))
			return 0; /* 11.9 */
	return 1;
}

static int marks_are_right(const struct emperor *s)
{
	int shadows = 0;
	for (int p = 0; p < N_PROVINCES; p++) {
		if ((s->used >> p & 1) && !s->elector[p])
			return 0; /* 10.2 */
		shadows += s->eminence[p] != 0; /* 9.20 */
	}
	return shadows <= cards[CARD_GREY].copies[s->core.n_seats];
}

static int cards_add_up(const struct emperor *s)
{
	for (int card = 0; card < N_CARDS; card++)
		if (cards_left(s, card) < 0)
			return 0; /* 1.7 */
	return 1;
}

static int votes_add_up(const struct emperor *s)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (s->secret[seat].vote > N_BALLOTS ||
		    (s->secret[seat].vote != 0) != has_voted(s, seat))
			return 0; /* 12.5 */
	return 1;
}

static int piles_add_up(const struct emperor *s)
{
	int n = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		n += s->secret[seat].pile;
	return n == s->face_down; /* 14.4 */
}

static int unused_is_empty(const struct emperor *s)
{
	int used = 0;
	for (int seat = s->core.n_seats; seat < LUDO_SEATS; seat++)
		used |= s->points[seat] | s->secret[seat].pile | s->thalers[seat] |
			s->lent[seat] | (nobles_left(s, seat) != MAX_NOBLES) |
			(knights_left(s, seat) != MAX_KNIGHTS) |
			(cities_left(s, seat) != MAX_CITIES);
	return !used && !(s->passed & ~all_seats(s));
}

int emperor_check(const void *state)
{
	const struct emperor *s = state;
	if (!seats_add_up(s))
		return ACC_SEATS;
	if (is_overdrawn(s, ACC_NOBLES))
		return ACC_NOBLES;
	if (is_overdrawn(s, ACC_KNIGHTS))
		return ACC_KNIGHTS;
	if (is_overdrawn(s, ACC_CITIES))
		return ACC_CITIES;
	if (!spaces_suffice(s))
		return ACC_SPACES;
	if (!removed_are_empty(s))
		return ACC_REMOVED;
	if (!archbishops_are_single(s))
		return ACC_SEATED;
	if (s->throne && owner_of(s->throne) != s->emperor)
		return ACC_THRONE; /* 6.8 */
	if (!marks_are_right(s))
		return ACC_MARKS;
	if (!cards_add_up(s))
		return ACC_CARDS;
	if (!votes_add_up(s))
		return ACC_VOTES;
	if (!piles_add_up(s))
		return ACC_POINTS;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
