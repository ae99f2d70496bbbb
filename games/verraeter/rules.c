/* rules.c: Verräter, in the order of rules.md.
 *
 *    0  Preparation          start, lay, estate; deal
 *    1  Place the conflict   conflict
 *    2  Choose actions       aside, choose
 *    3  Play supply          play
 *    4  Reveal               reveal
 *    5  Resolve              resolve
 *    6  Victory points       score
 *    7  The Builder          build
 *    8  The Strategist       strategist
 *    9  Discard              discard, reshuffle
 *   10  Draw supply          supply, provision, surplus, draw
 *   11  Return actions       return_actions
 *   12  Pass the start card  pass_start
 *   13  End of the round     run: DO_ROUND again
 *   14  End and scoring      last, final
 *   15  Who knows what       fill
 *       Accounts             check */
#include "rules.h"

#include <string.h>

#include "agenda.h"
#include "rng.h"
#include "set.h"

/* ---- small questions about a position ---- */

static void note(struct verraeter *s, int what, int seat, int a, int b)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat, LUDO_ALL, 0,
						 (int16_t)a, (int16_t)b });
}

/* A note that one seat alone hears in full. */
static void whisper(struct verraeter *s, int what, int seat, int a, int flags)
{
	ludo_note(&s->tape, (struct ludo_event){ (uint8_t)what, (uint8_t)seat,
						 (uint8_t)(1 << seat), (uint8_t)flags,
						 (int16_t)a, 0 });
}

static int left_of(const struct verraeter *s, int seat)
{
	return seat + 1 < s->core.n_seats ? seat + 1 : 0; /* 0.9 */
}

static int n_in(const uint8_t counts[N_SUPPLIES])
{
	int n = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		n += counts[i];
	return n;
}

static int n_in_bag(int bag)
{
	int n = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		n += bag_count(bag, i);
	return n;
}

/* Buildings of a seat in play, of one face or (face < 0) of both. */
static int n_buildings(const struct verraeter *s, int seat, int face)
{
	int n = 0;
	for (int i = 0; i < N_PLACES; i++)
		n += s->builder[i] == seat + 1 && (face < 0 || s->face[i] == face);
	return n;
}

static int holder_of(const struct verraeter *s, int action)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->shown[seat] == action + 1)
			return seat;
	return LUDO_NOBODY;
}

/* Does the border from a place to its neighbour part two houses? */
static int border_of(const struct verraeter *s, int place)
{
	return s->owner[place] != s->owner[(place + 1) % N_PLACES]; /* 0.13 */
}

static int one_house_owns_all(const struct verraeter *s)
{
	for (int i = 1; i < N_PLACES; i++)
		if (s->owner[i] != s->owner[0])
			return 0;
	return 1;
}

static int all_in_one_house(const struct verraeter *s)
{
	for (int seat = 1; seat < s->core.n_seats; seat++)
		if (s->house[seat] != s->house[0])
			return 0;
	return 1;
}

/* The next bag of cards out of a hand, counting up; negative after the last one. */
static int next_bag(int bag, const uint8_t hand[N_SUPPLIES])
{
	for (int i = 0; i < N_SUPPLIES; i++) {
		int n = bag_count(bag, i);
		if (n < hand[i] && n < supplies[i].count)
			return bag + bag_of(i, 1);
		bag -= bag_of(i, n);
	}
	return -1;
}

static ludo_why not_in_hand(const struct verraeter *s, int seat, int bag)
{
	if (bag < 0)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	for (int i = 0; i < N_SUPPLIES; i++)
		if (bag_count(bag, i) > s->secret[seat].hand[i])
			return refuse(NOT_IN_HAND, 3.3, bag_count(bag, i), supplies[i].value);
	return ludo_legal();
}

/* Cards leave a hand for an open heap; what all knew of the hand may go with them. */
static void lay_open(struct verraeter *s, int seat, int bag, uint8_t heap[N_SUPPLIES])
{
	for (int i = 0; i < N_SUPPLIES; i++) {
		uint8_t n = (uint8_t)bag_count(bag, i);
		s->secret[seat].hand[i] -= n;
		s->n_hand[seat] -= n;
		heap[i] += n;
		s->known[seat][i] -= n < s->known[seat][i] ? n : s->known[seat][i]; /* 15.6 */
	}
}

/* ---- 0. Preparation ---- */

/* Plan one line for each seat, leftwards from the start player. */
static void plan_round_the_table(struct verraeter *s, int what, int arg, int but)
{
	for (int i = s->core.n_seats - 1; i >= 0; i--) {
		int seat = (s->start + i) % s->core.n_seats;
		if (seat != but)
			ludo_push(&s->core, (struct ludo_step){ (uint8_t)what, (uint8_t)seat,
								(int16_t)arg });
	}
}

static void seat_start_player(struct verraeter *s, int seat)
{
	s->start = (uint8_t)seat; /* 0.10 */
	s->strategy = (uint8_t)left_of(s, seat); /* 0.20 */
	for (int i = 0; i < s->core.n_seats; i++)
		s->house[(seat + i) % s->core.n_seats] = i % 2 ? ROSE : EAGLE; /* 0.11 */
	note(s, EV_STARTS, seat, 0, 0);
	ludo_plan(&s->core, { DO_DEAL, 0, 0 }, { DO_ROUND, 0, 0 });
	plan_round_the_table(s, ASK_ESTATE, 0, LUDO_NOBODY); /* 0.15 */
	ludo_plan(&s->core, { ASK_LAY, 0, 0 });
}

static ludo_why start_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != START)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= s->core.n_seats)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	return ludo_legal();
}

static void start_moves(const struct verraeter *s, struct ludo_list *list)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, START, seat, 0, 0));
}

static void start_do(struct verraeter *s, ludo_move m)
{
	ludo_answered(&s->core, LUDO_CHANCE);
	seat_start_player(s, m.a);
}

static ludo_why lay_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != LAY)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_CARDS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->unlaid, m.a))
		return refuse(LAID, 0.12);
	return ludo_legal();
}

static void lay_moves(const struct verraeter *s, struct ludo_list *list)
{
	set_each(card, s->unlaid)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, LAY, card, 0, 0));
}

static void lay_do(struct verraeter *s, ludo_move m)
{
	int place = ludo_top(&s->core).a;
	s->unlaid &= (uint16_t)~set_of(m.a);
	s->land[place] = (uint8_t)(m.a / 2 + 1);
	s->owner[place] = (uint8_t)(m.a % 2); /* 0.12: six start with each house */
	note(s, EV_LAID, 0, place, m.a);
	ludo_answered(&s->core, LUDO_CHANCE);
	if (place + 1 < N_PLACES)
		ludo_plan(&s->core, { ASK_LAY, 0, (int16_t)(place + 1) });
}

static void ask_lay(struct verraeter *s, struct ludo_step line)
{
	if (line.a >= 0 && line.a < N_PLACES) /* a position set by hand may ask for more */
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* Where may a building go?  Asked here for the first estate and again in phase 7. */
static ludo_why site_why(const struct verraeter *s, int place)
{
	if (place < 0 || place >= N_PLACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (s->builder[place])
		return refuse(OCCUPIED, 0.16);
	return ludo_legal(); /* either house will do: 0.15, 7.3 */
}

static void put_building(struct verraeter *s, int seat, int face, int place)
{
	s->builder[place] = (uint8_t)(seat + 1);
	s->face[place] = (uint8_t)face;
	note(s, EV_BUILDS, seat, face, place);
}

static ludo_why estate_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != BUILD)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_FACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (m.a != OF_ESTATE)
		return refuse(FIRST_ESTATE, 0.15);
	return site_why(s, m.b);
}

static void estate_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		if (!site_why(s, place).code)
			ludo_offer(list, ludo_answer(seat, BUILD, OF_ESTATE, place, 0));
}

static void estate_do(struct verraeter *s, ludo_move m)
{
	put_building(s, m.seat, m.a, m.b);
	ludo_answered(&s->core, m.seat);
}

static void deal(struct verraeter *s)
{
	uint8_t in_deck[N_SUPPLIES];
	for (int i = 0; i < N_SUPPLIES; i++)
		in_deck[i] = supplies[i].count; /* 0.3 */
	if (s->core.option[OPT_HANDS] == HANDS_RANDOM) /* 0.18 */
		plan_round_the_table(s, ASK_DRAW, MAX_DRAW, LUDO_NOBODY);
	for (int seat = 0; seat < s->core.n_seats && s->core.option[OPT_HANDS] == HANDS_FIXED;
	     seat++)
		for (int i = 1; i <= 3; i++) { /* 0.17: one card each of value 3, 4 and 5 */
			s->secret[seat].hand[i] = s->known[seat][i] = 1;
			s->n_hand[seat]++;
			in_deck[i]--;
		}
	memcpy(s->hidden.deck, in_deck, sizeof(in_deck));
	memcpy(s->fresh, in_deck, sizeof(in_deck));
	s->n_deck = (uint8_t)n_in(in_deck);
}

/* ---- 13.1 The round: thirteen phases ---- */

static void begin_round(struct verraeter *s)
{
	s->round++;
	s->united = (uint8_t)all_in_one_house(s); /* 4.5: asked now and never again */
	note(s, EV_ROUND, s->start, s->round, 0);
	if (s->united && s->core.option[OPT_DIPLOMAT5] == DIPLOMAT5_2008)
		note(s, EV_UNITED, 0, 0, 0);
	/* lines that belong to nobody in particular bear seat 0 */
	ludo_plan(&s->core,
		  { DO_REVEAL, 0, 0 },      /* 4 */
		  { DO_RESOLVE, 0, 0 },     /* 5 */
		  { DO_SCORE, 0, 0 },       /* 6 */
		  { DO_BUILDER, 0, 0 },     /* 7 */
		  { DO_STRATEGIST, 0, 0 },  /* 8 */
		  { DO_DISCARD, 0, 0 },     /* 9 */
		  { DO_SUPPLY, 0, 0 },      /* 10 */
		  { DO_LAST, 0, 0 },        /* 14.1 */
		  { DO_RETURN, 0, 0 },      /* 11 */
		  { DO_PASS_START, 0, 0 },  /* 12 */
		  { DO_ROUND, 0, 0 });      /* 13.2 */
	plan_round_the_table(s, ASK_PLAY, 0, LUDO_NOBODY); /* 3.2; before the reveal, 3.1 */
	ludo_plan(&s->core,
		  { ASK_CONFLICT, s->strategy, 0 }, /* 1 */
		  { DO_SHUFFLE, 0, 0 });            /* 2 */
}

/* ---- 1. Phase 1: place the conflict ---- */

static ludo_why conflict_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != CONFLICT)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_PLACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!border_of(s, m.a))
		return refuse(SAME_HOUSE, 1.2);
	return ludo_legal(); /* 1.3: any other border will do */
}

static void conflict_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	for (int place = 0; place < N_PLACES; place++)
		if (border_of(s, place))
			ludo_offer(list, ludo_answer(seat, CONFLICT, place, 0, 0));
}

static void conflict_do(struct verraeter *s, ludo_move m)
{
	s->conflict = (uint8_t)(m.a + 1); /* 1.1 */
	note(s, EV_CONFLICT, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
}

/* ---- 2. Phase 2: choose actions ---- */

static void shuffle_actions(struct verraeter *s)
{
	s->phase = 2;
	plan_round_the_table(s, ASK_CHOOSE, 0, LUDO_NOBODY); /* 2.2 */
	ludo_plan(&s->core, { ASK_ASIDE, 0, 0 });
}

/* Hand a set of actions to a seat: it learns which are there (15.1, 15.2). */
static void hand_over(struct verraeter *s, int seat, unsigned offered, int flags)
{
	s->secret[seat].offered = (uint8_t)offered;
	whisper(s, EV_HANDED, seat, (int)offered, flags);
}

static ludo_why aside_why(ludo_move m)
{
	if (m.verb != ASIDE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_ACTIONS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	return ludo_legal();
}

static void aside_moves(struct ludo_list *list)
{
	for (int action = 0; action < N_ACTIONS; action++)
		ludo_offer(list, ludo_answer(LUDO_CHANCE, ASIDE, action, 0, 0));
}

static void aside_do(struct verraeter *s, ludo_move m)
{
	s->hidden.aside = (uint8_t)(m.a + 1); /* 2.1: nobody has it this round */
	ludo_answered(&s->core, LUDO_CHANCE);
	hand_over(s, s->start, ALL_ACTIONS & ~(1u << m.a), 0);
}

static ludo_why choose_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != TAKE)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_ACTIONS)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!set_has(s->secret[m.seat].offered, m.a))
		return refuse(NOT_OFFERED, 2.3);
	return ludo_legal();
}

static void choose_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	set_each(action, s->secret[seat].offered)
		ludo_offer(list, ludo_answer(seat, TAKE, action, 0, 0));
}

static void choose_do(struct verraeter *s, ludo_move m)
{
	int next = left_of(s, m.seat);
	s->secret[m.seat].chosen = (uint8_t)(m.a + 1); /* 2.3 */
	whisper(s, EV_KEEPS, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
	if (next != s->start) /* 2.2; the last one lays the rest down unseen, 2.4 */
		hand_over(s, next, s->secret[m.seat].offered & ~(1u << m.a), LUDO_REVEAL);
}

/* ---- 3. Phase 3: play supply ---- */

static ludo_why play_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != PLAY)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	return not_in_hand(s, m.seat, m.a); /* 3.3 */
}

static void play_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	const uint8_t *hand = s->secret[seat].hand;
	for (int bag = 0; bag >= 0; bag = next_bag(bag, hand))
		ludo_offer(list, ludo_answer(seat, PLAY, bag, 0, 0));
}

static void play_do(struct verraeter *s, ludo_move m)
{
	lay_open(s, m.seat, m.a, s->played[m.seat]); /* 3.2, 3.5 */
	note(s, EV_PLAYS, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat); /* 3.4: once each */
}

/* ---- 4. Phase 4: reveal the actions ---- */

static void change_sides(struct verraeter *s, int seat)
{
	s->house[seat] ^= 1;
	note(s, EV_SWITCHES, seat, s->house[seat], 0);
}

static void reveal(struct verraeter *s)
{
	s->phase = 4;
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 4.1 */
		s->shown[seat] = s->secret[seat].chosen;
		note(s, EV_SHOWS, seat, s->shown[seat] - 1, 0);
		s->tape.event[s->tape.n - 1].flags |= LUDO_REVEAL;
	}
	int traitor = holder_of(s, CARD_TRAITOR), diplomat = holder_of(s, CARD_DIPLOMAT5);
	if (traitor >= 0)
		change_sides(s, traitor); /* 4.2, 4.3 */
	if (diplomat >= 0 && s->united && s->core.option[OPT_DIPLOMAT5] == DIPLOMAT5_2008)
		change_sides(s, diplomat); /* 4.4 */
}

/* ---- 5. Phase 5: resolve the conflict ---- */

/* What a player brings to his house: cards on the table and the action's points. */
static int strength(const struct verraeter *s, int seat)
{
	int cp = s->shown[seat] ? actions[s->shown[seat] - 1].cp : 0; /* 5.2 */
	for (int i = 0; i < N_SUPPLIES; i++)
		cp += s->played[seat][i] * supplies[i].value; /* 5.2 */
	return cp;
}

/* The place of the conflict that shows this house. */
static int contested(const struct verraeter *s, int house)
{
	int place = (s->conflict + N_PLACES - 1) % N_PLACES;
	return s->owner[place] == house ? place : (place + 1) % N_PLACES;
}

static int cp_of(const struct verraeter *s, int place)
{
	return s->land[place] ? landscapes[s->land[place] - 1].cp : 0;
}

static void resolve(struct verraeter *s)
{
	int cp[N_HOUSES] = { cp_of(s, contested(s, EAGLE)), cp_of(s, contested(s, ROSE)) };
	s->phase = 5;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		cp[s->house[seat]] += strength(s, seat); /* 5.3: the house after the reveal */
	note(s, EV_TOTALS, 0, cp[EAGLE], cp[ROSE]);
	s->winner = 0;
	if (cp[EAGLE] == cp[ROSE]) {
		note(s, EV_DRAWN, 0, 0, 0); /* 5.4 */
		return;
	}
	int house = cp[ROSE] > cp[EAGLE] ? ROSE : EAGLE; /* 5.1; without players too, 5.5 */
	s->winner = (uint8_t)(house + 1);
	note(s, EV_WINS, 0, house, 0);
}

/* ---- 6. Phase 6: victory points ---- */

static void score_landscape(struct verraeter *s, int house)
{
	int lost = contested(s, !house), winners = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		winners += s->house[seat] == house; /* 6.2 */
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->house[seat] == house && s->land[lost]) { /* 6.1, 6.3 */
			int vp = landscapes[s->land[lost] - 1].pays[winners - 1].vp;
			s->vp[seat] = (int16_t)(s->vp[seat] + vp);
			note(s, EV_SCORES, seat, vp, 0);
		}
	s->owner[lost] = (uint8_t)house; /* 6.5; a building there stays, 6.6 */
	note(s, EV_FALLS, 0, lost, house);
}

static void score(struct verraeter *s)
{
	s->phase = 6;
	if (s->winner)
		score_landscape(s, s->winner - 1);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int action = s->shown[seat] - 1;
		if (action < 0 || !actions[action].vp)
			continue;
		s->vp[seat] = (int16_t)(s->vp[seat] + actions[action].vp); /* 6.4 */
		note(s, EV_EARNS, seat, actions[action].vp, action);
	}
	s->conflict = 0;
}

/* ---- 7. Phase 7: the Builder ---- */

static ludo_why place_why(const struct verraeter *s, ludo_move m)
{
	if (m.a < 0 || m.a >= N_FACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (n_buildings(s, m.seat, -1) >= N_BUILDINGS)
		return refuse(NONE_LEFT, 7.2); /* 0.14 */
	ludo_why why = site_why(s, m.b); /* 7.2, 7.3 */
	if (!why.code && m.a == OF_OFFICE && n_buildings(s, m.seat, OF_OFFICE) >= MAX_OFFICES)
		return refuse(THIRD_OFFICE, 7.5);
	return why;
}

static ludo_why turn_why(const struct verraeter *s, ludo_move m)
{
	if (m.a < 0 || m.a >= N_PLACES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (s->builder[m.a] != m.seat + 1)
		return refuse(NOT_YOURS, 7.4);
	if (s->face[m.a] == OF_ESTATE && n_buildings(s, m.seat, OF_OFFICE) >= MAX_OFFICES)
		return refuse(THIRD_OFFICE, 7.5);
	return ludo_legal();
}

static ludo_why build_why(const struct verraeter *s, ludo_move m)
{
	switch (m.verb) {
	case BUILD: return place_why(s, m);
	case TURN: return turn_why(s, m);
	case PASS: return ludo_legal(); /* 7.6 */
	default: return ludo_because(LUDO_WHY_VERB, 0, 0);
	}
}

static void offer_if_legal(const struct verraeter *s, struct ludo_list *list, ludo_move m)
{
	if (!build_why(s, m).code)
		ludo_offer(list, m);
}

static void build_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	for (int face = 0; face < N_FACES; face++)
		for (int place = 0; place < N_PLACES; place++)
			offer_if_legal(s, list, ludo_answer(seat, BUILD, face, place, 0));
	for (int place = 0; place < N_PLACES; place++)
		offer_if_legal(s, list, ludo_answer(seat, TURN, place, 0, 0));
	ludo_offer(list, ludo_answer(seat, PASS, 0, 0, 0));
}

static void build_do(struct verraeter *s, ludo_move m)
{
	if (m.verb == BUILD)
		put_building(s, m.seat, m.a, m.b);
	if (m.verb == TURN) {
		s->face[m.a] ^= 1;
		note(s, EV_TURNS, m.seat, s->face[m.a], m.a);
	}
	if (m.verb == PASS)
		note(s, EV_IDLES, m.seat, 0, 0);
	ludo_answered(&s->core, m.seat); /* 7.1: one building step */
}

static void builder(struct verraeter *s)
{
	int seat = holder_of(s, CARD_BUILDER);
	s->phase = 7;
	if (seat >= 0)
		ludo_plan(&s->core, { ASK_BUILD, (uint8_t)seat, 0 }); /* 7.1 */
}

/* ---- 8. Phase 8: the Strategist ---- */

static void strategist(struct verraeter *s)
{
	int seat = holder_of(s, CARD_STRATEGIST);
	s->phase = 8;
	if (seat < 0)
		return; /* 8.2: the cards stay where they are */
	s->strategy = (uint8_t)seat; /* 8.1 */
	note(s, EV_TAKES, seat, 0, 0);
}

/* ---- 9. Phase 9: discard what was played ---- */

static void discard(struct verraeter *s)
{
	s->phase = 9;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int i = 0; i < N_SUPPLIES; i++) {
			s->discards[i] += s->played[seat][i]; /* 9.1 */
			s->played[seat][i] = 0;
		}
}

/* 9.2: the deck is empty and a card must be drawn.  All see which cards go in. */
static void reshuffle(struct verraeter *s)
{
	memcpy(s->hidden.deck, s->discards, sizeof(s->discards));
	memcpy(s->fresh, s->discards, sizeof(s->discards)); /* 15.6 */
	memset(s->discards, 0, sizeof(s->discards));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		memset(s->secret[seat].drawn, 0, sizeof(s->secret[seat].drawn));
	s->n_deck = (uint8_t)n_in(s->hidden.deck);
	note(s, EV_RESHUFFLES, 0, 0, 0);
}

/* ---- 10. Phase 10: draw supply ---- */

static void supply(struct verraeter *s)
{
	int farmer = holder_of(s, CARD_FARMER);
	s->phase = 10;
	plan_round_the_table(s, DO_PROVISION, 0, farmer); /* 10.2 */
	if (farmer >= 0)
		ludo_plan(&s->core, { DO_PROVISION, (uint8_t)farmer, 0 }); /* 10.1 */
}

/* How many cards a player may draw, before the limit of the hand. */
static int entitlement(const struct verraeter *s, int seat)
{
	if (s->shown[seat] == CARD_FARMER + 1)
		return MAX_DRAW; /* 10.3 */
	int n = s->shown[seat] == CARD_DIPLOMAT2 + 1; /* 10.5 */
	for (int i = 0; i < N_PLACES; i++)
		n += s->builder[i] == seat + 1 && s->face[i] == OF_ESTATE &&
		     s->owner[i] == s->house[seat]; /* 10.4 */
	return n < MAX_DRAW ? n : MAX_DRAW; /* 10.6 */
}

static int surplus(const struct verraeter *s, int seat)
{
	int n = s->n_hand[seat] + entitlement(s, seat) - MAX_HAND;
	return n > 0 ? n : 0; /* 10.7 */
}

static void provision(struct verraeter *s, int seat)
{
	int n = entitlement(s, seat);
	if (!n)
		return;
	if (surplus(s, seat))
		ludo_plan(&s->core, { ASK_SURPLUS, (uint8_t)seat, 0 }); /* 10.8 */
	else
		ludo_plan(&s->core, { ASK_DRAW, (uint8_t)seat, (int16_t)n }); /* 10.9 */
}

static ludo_why surplus_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != DISCARD)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	ludo_why why = not_in_hand(s, m.seat, m.a);
	if (!why.code && n_in_bag(m.a) > surplus(s, m.seat))
		return refuse(TOO_MANY, 10.8, surplus(s, m.seat));
	return why;
}

static void surplus_moves(const struct verraeter *s, int seat, struct ludo_list *list)
{
	const uint8_t *hand = s->secret[seat].hand;
	for (int bag = 0; bag >= 0; bag = next_bag(bag, hand)) {
		ludo_move m = ludo_answer(seat, DISCARD, bag, 0, 0);
		if (!surplus_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void surplus_do(struct verraeter *s, ludo_move m)
{
	/* 10.8: what is not discarded of the surplus is drawn the less */
	int n = entitlement(s, m.seat) - (surplus(s, m.seat) - n_in_bag(m.a));
	lay_open(s, m.seat, m.a, s->discards); /* before the draw: 10.10 */
	note(s, EV_DISCARDS, m.seat, m.a, 0);
	ludo_answered(&s->core, m.seat);
	if (n > 0)
		ludo_plan(&s->core, { ASK_DRAW, m.seat, (int16_t)n });
}

static ludo_why draw_why(const struct verraeter *s, ludo_move m)
{
	if (m.verb != DRAW)
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.a < 0 || m.a >= N_SUPPLIES)
		return ludo_because(LUDO_WHY_RANGE, 0, 0);
	if (!s->hidden.deck[m.a])
		return refuse(NOT_IN_DECK, 9.2);
	return ludo_legal();
}

static void draw_moves(const struct verraeter *s, struct ludo_list *list)
{
	for (int i = 0; i < N_SUPPLIES; i++)
		if (s->hidden.deck[i])
			ludo_offer(list, ludo_answer(LUDO_CHANCE, DRAW, i, 0, 0));
}

static void draw_do(struct verraeter *s, ludo_move m)
{
	struct ludo_step line = ludo_top(&s->core);
	s->hidden.deck[m.a]--;
	s->n_deck--;
	s->secret[line.seat].hand[m.a]++;
	s->secret[line.seat].drawn[m.a]++;
	s->n_hand[line.seat]++;
	whisper(s, EV_DRAWS, line.seat, m.a, 0);
	ludo_answered(&s->core, LUDO_CHANCE);
	if (line.a > 1) /* 10.11: one player finishes before the next */
		ludo_plan(&s->core, { ASK_DRAW, line.seat, (int16_t)(line.a - 1) });
}

/* Ask for a card, from a new deck if need be; 10.12: there always is one. */
static void ask_draw(struct verraeter *s, struct ludo_step line)
{
	if (!s->n_deck)
		reshuffle(s);
	if (s->n_deck)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

/* ---- 11. Phase 11: return the actions ---- */

static void return_actions(struct verraeter *s)
{
	s->phase = 11;
	s->hidden.aside = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++) /* 11.1: unseen ones stay unseen */
		s->shown[seat] = s->secret[seat].chosen = s->secret[seat].offered = 0;
}

/* ---- 12. Phase 12: pass the start card ---- */

static void pass_start(struct verraeter *s)
{
	s->phase = 12;
	s->start = (uint8_t)left_of(s, s->start); /* 12.1 */
}

/* ---- 14. End of the game and final scoring ---- */

static void last(struct verraeter *s)
{
	int conquest = one_house_owns_all(s); /* 14.2 */
	if (conquest)
		note(s, EV_CONQUEST, 0, s->owner[0], 0);
	if (!conquest && s->round < n_rounds(s))
		return; /* 14.1 */
	while (s->core.depth) /* 14.3, 14.4: the last round ends here, after phase 10 */
		ludo_next(&s->core);
	ludo_plan(&s->core, { DO_FINAL, 0, 0 });
}

static int bonus(const struct verraeter *s, int seat)
{
	int offices = n_buildings(s, seat, OF_OFFICE); /* 14.6: in either house */
	int cards = s->n_hand[seat] < 3 ? s->n_hand[seat] : 3; /* 14.7 */
	return offices * cards; /* 14.5 */
}

static void final(struct verraeter *s)
{
	s->phase = 14;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (bonus(s, seat)) {
			s->vp[seat] = (int16_t)(s->vp[seat] + bonus(s, seat));
			note(s, EV_BONUS, seat, bonus(s, seat), 0);
		}
	note(s, EV_ENDS, 0, s->round, 0);
	ludo_finish(&s->core);
}

/* 14.8, 14.9: most points win, equals share. */
void verraeter_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct verraeter *s = state;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = s->vp[seat];
		place[seat] = 1;
		for (int other = 0; other < s->core.n_seats; other++)
			place[seat] = (uint8_t)(place[seat] + (s->vp[other] > s->vp[seat]));
	}
}

/* ---- the sequence of play ---- */

static void set_phase(struct verraeter *s, int question)
{
	if (question == ASK_CONFLICT)
		s->phase = 1;
	if (question == ASK_PLAY)
		s->phase = 3;
}

void verraeter_run(void *state)
{
	struct verraeter *s = state;
	while (ludo_is_running(&s->core)) {
		struct ludo_step line = ludo_next(&s->core);
		switch (line.what) {
		case DO_DEAL: deal(s); break;
		case DO_ROUND: begin_round(s); break;
		case DO_SHUFFLE: shuffle_actions(s); break;
		case DO_REVEAL: reveal(s); break;
		case DO_RESOLVE: resolve(s); break;
		case DO_SCORE: score(s); break;
		case DO_BUILDER: builder(s); break;
		case DO_STRATEGIST: strategist(s); break;
		case DO_DISCARD: discard(s); break;
		case DO_SUPPLY: supply(s); break;
		case DO_PROVISION: provision(s, line.seat); break;
		case DO_LAST: last(s); break;
		case DO_RETURN: return_actions(s); break;
		case DO_PASS_START: pass_start(s); break;
		case DO_FINAL: final(s); break;
		case ASK_DRAW: ask_draw(s, line); break;
		case ASK_LAY: ask_lay(s, line); break;
		case ASK_START:
		case ASK_ASIDE: ludo_ask(&s->core, line, 1u << LUDO_CHANCE); break;
		default: /* all other questions are for the seat in the line */
			set_phase(s, line.what);
			ludo_ask(&s->core, line, 1u << line.seat);
		}
	}
}

void verraeter_setup(void *state, int n_seats, const uint8_t *options)
{
	struct verraeter *s = state;
	s->core.n_seats = (uint8_t)n_seats; /* 0.1 */
	memcpy(s->core.option, options, LUDO_OPTIONS);
	s->unlaid = (uint16_t)set_first(N_CARDS); /* 0.5 */
	if (s->core.option[OPT_START] == START_RANDOM)
		ludo_plan(&s->core, { ASK_START, 0, 0 }); /* 0.10 */
	else
		seat_start_player(s, 0);
	verraeter_run(s);
}

ludo_why verraeter_why(const void *state, ludo_move m)
{
	const struct verraeter *s = state;
	ludo_why why = ludo_turn_why(&s->core, m.seat);
	if (why.code)
		return why;
	switch (ludo_top(&s->core).what) {
	case ASK_START: return start_why(s, m);
	case ASK_LAY: return lay_why(s, m);
	case ASK_ESTATE: return estate_why(s, m);
	case ASK_CONFLICT: return conflict_why(s, m);
	case ASK_ASIDE: return aside_why(m);
	case ASK_CHOOSE: return choose_why(s, m);
	case ASK_PLAY: return play_why(s, m);
	case ASK_BUILD: return build_why(s, m);
	case ASK_SURPLUS: return surplus_why(s, m);
	case ASK_DRAW: return draw_why(s, m);
	default: return ludo_because(LUDO_WHY_VERB, 0, 0);
	}
}

int verraeter_moves(const void *state, int seat, ludo_move *out)
{
	const struct verraeter *s = state;
	struct ludo_list list = { out, 0 };
	if (!ludo_is_waiting(&s->core, seat))
		return 0;
	switch (ludo_top(&s->core).what) {
	case ASK_START: start_moves(s, &list); break;
	case ASK_LAY: lay_moves(s, &list); break;
	case ASK_ESTATE: estate_moves(s, seat, &list); break;
	case ASK_CONFLICT: conflict_moves(s, seat, &list); break;
	case ASK_ASIDE: aside_moves(&list); break;
	case ASK_CHOOSE: choose_moves(s, seat, &list); break;
	case ASK_PLAY: play_moves(s, seat, &list); break;
	case ASK_BUILD: build_moves(s, seat, &list); break;
	case ASK_SURPLUS: surplus_moves(s, seat, &list); break;
	case ASK_DRAW: draw_moves(s, &list); break;
	default: break;
	}
	return list.n;
}

void verraeter_apply(void *state, ludo_move m)
{
	struct verraeter *s = state;
	s->tape.n = 0;
	switch (ludo_top(&s->core).what) {
	case ASK_START: start_do(s, m); break;
	case ASK_LAY: lay_do(s, m); break;
	case ASK_ESTATE: estate_do(s, m); break;
	case ASK_CONFLICT: conflict_do(s, m); break;
	case ASK_ASIDE: aside_do(s, m); break;
	case ASK_CHOOSE: choose_do(s, m); break;
	case ASK_PLAY: play_do(s, m); break;
	case ASK_BUILD: build_do(s, m); break;
	case ASK_SURPLUS: surplus_do(s, m); break;
	case ASK_DRAW: draw_do(s, m); break;
	default: break;
	}
	verraeter_run(s);
}

int verraeter_odds(const void *state, ludo_move m)
{
	const struct verraeter *s = state;
	return m.verb == DRAW ? s->hidden.deck[m.a] : 1;
}

/* ---- 15. Who knows what ---- */

/* A random card out of counted ones, taken off; the counts must not be all zero. */
static int take_any(uint8_t counts[N_SUPPLIES], struct ludo_rng *rng)
{
	int n = (int)ludo_rng_below(rng, (uint32_t)n_in(counts)), i = 0;
	while (n >= counts[i])
		n -= counts[i++];
	counts[i]--;
	return i;
}

/* The cards a seat has not seen and cannot place: neither its own, nor on the table,
 * nor discarded, nor known to be in somebody's hand (15.5, 15.6). */
static void unseen_cards(const struct verraeter *s, int seat, uint8_t unseen[N_SUPPLIES])
{
	for (int i = 0; i < N_SUPPLIES; i++) {
		int n = supplies[i].count - s->discards[i];
		for (int q = 0; q < s->core.n_seats; q++)
			n -= s->played[q][i] +
			     (q == seat ? s->secret[q].hand[i] : s->known[q][i]);
		unseen[i] = (uint8_t)(n > 0 ? n : 0);
	}
}

static void fill_supply(struct verraeter *s, int seat, struct ludo_rng *rng)
{
	uint8_t unseen[N_SUPPLIES], room[N_SUPPLIES];
	unseen_cards(s, seat, unseen);
	for (int i = 0; i < N_SUPPLIES; i++) { /* 15.6: no more than went into the deck */
		int most = s->fresh[i] - (seat >= 0 ? s->secret[seat].drawn[i] : 0);
		room[i] = (uint8_t)(most < unseen[i] ? most : unseen[i]);
	}
	for (int n = s->n_deck; n > 0 && n_in(room); n--) {
		int i = take_any(room, rng);
		unseen[i]--;
		s->hidden.deck[i]++;
	}
	for (int q = 0; q < s->core.n_seats; q++) {
		if (q == seat)
			continue;
		memcpy(s->secret[q].hand, s->known[q], sizeof(s->known[q]));
		for (int n = s->n_hand[q] - n_in(s->known[q]); n > 0 && n_in(unseen); n--)
			s->secret[q].hand[take_any(unseen, rng)]++;
	}
}

/* How many seats, counted from the start player, have kept an action. */
static int n_chosen(const struct verraeter *s)
{
	struct ludo_step top = ludo_top(&s->core);
	if (top.what == ASK_CHOOSE)
		return (top.seat + s->core.n_seats - s->start) % s->core.n_seats;
	return s->core.n_seats;
}

static int take_one(unsigned *set, struct ludo_rng *rng)
{
	int n = (int)ludo_rng_below(rng, (uint32_t)set_count(*set));
	int member = set_nth(*set, n);
	*set &= ~(1u << member);
	return member;
}

/* Who kept which action: what a seat was not handed lies aside or with those before
 * it, what it passed on lies with those after it or in the middle (15.1 to 15.4). */
static void fill_actions(struct verraeter *s, int seat, struct ludo_rng *rng)
{
	int n = s->core.n_seats, chosen = n_chosen(s);
	int me = seat < 0 ? n : (seat + n - s->start) % n;
	unsigned offered = seat < 0 ? 0 : s->secret[seat].offered;
	unsigned before = offered ? ALL_ACTIONS & ~offered : ALL_ACTIONS;
	for (int i = 0; i < n; i++) /* what was shown is nowhere else */
		if (s->shown[i]) {
			before &= ~(1u << (s->shown[i] - 1));
			offered &= ~(1u << (s->shown[i] - 1));
		}
	if (seat >= 0 && s->secret[seat].chosen)
		offered &= ~(1u << (s->secret[seat].chosen - 1));
	for (int i = 0; i < chosen; i++) {
		int q = (s->start + i) % n;
		if (s->shown[q])
			s->secret[q].chosen = s->shown[q];
		else if (i != me)
			s->secret[q].chosen = (uint8_t)
				(take_one(i > me && offered ? &offered : &before, rng) + 1);
	}
	s->hidden.aside = (uint8_t)(take_one(&before, rng) + 1);
	unsigned pool = ALL_ACTIONS & ~(1u << (s->hidden.aside - 1));
	for (int i = 0; i < n && i <= chosen; i++) {
		struct verraeter_secret *q = &s->secret[(s->start + i) % n];
		q->offered = (uint8_t)pool;
		if (q->chosen)
			pool &= ~(1u << (q->chosen - 1));
	}
}

static int actions_are_out(const struct verraeter *s)
{
	return s->phase >= 2 && ludo_top(&s->core).what != ASK_ASIDE;
}

void verraeter_fill(void *blanked, int seat, struct ludo_rng *rng)
{
	struct verraeter *s = blanked;
	fill_supply(s, seat, rng);
	if (actions_are_out(s))
		fill_actions(s, seat, rng);
}

/* ---- accounts ---- */

static int seats_add_up(const struct verraeter *s)
{
	int n = s->core.n_seats;
	return (n == 3 || n == 4) && s->start < n && s->strategy < n; /* 0.1 */
}

static int landscapes_add_up(const struct verraeter *s)
{
	for (int kind = 0; kind < N_LANDSCAPES; kind++) { /* 0.5 */
		int n = set_has(s->unlaid, 2 * kind) + set_has(s->unlaid, 2 * kind + 1);
		for (int i = 0; i < N_PLACES; i++)
			n += s->land[i] == kind + 1;
		if (n != 2)
			return 0;
	}
	return 1;
}

static int supply_adds_up(const struct verraeter *s)
{
	int all = 0, wrong = 0;
	for (int i = 0; i < N_SUPPLIES; i++) { /* 0.3 */
		int n = s->hidden.deck[i] + s->discards[i];
		for (int q = 0; q < LUDO_SEATS; q++)
			n += s->secret[q].hand[i] + s->played[q][i];
		wrong |= n != supplies[i].count;
		all += n;
	}
	return !wrong || (!s->round && !all); /* not dealt yet */
}

static int counts_add_up(const struct verraeter *s)
{
	int wrong = s->n_deck != n_in(s->hidden.deck); /* 15.5 */
	for (int q = 0; q < LUDO_SEATS; q++)
		wrong |= s->n_hand[q] != n_in(s->secret[q].hand);
	return !wrong;
}

static int hands_are_small(const struct verraeter *s)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		if (s->n_hand[q] > MAX_HAND)
			return 0; /* 10.7 */
	return 1;
}

static int buildings_are_few(const struct verraeter *s, int face, int most)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		if (n_buildings(s, q, face) > most)
			return 0; /* 0.4, 7.5 */
	return 1;
}

static int actions_add_up(const struct verraeter *s)
{
	unsigned pool = s->hidden.aside ? ALL_ACTIONS & ~(1u << (s->hidden.aside - 1)) : 0;
	for (int i = 0; i < s->core.n_seats; i++) { /* 2.1 to 2.4 */
		int q = (s->start + i) % s->core.n_seats;
		int chosen = s->secret[q].chosen;
		if (s->secret[q].offered != pool || (s->shown[q] && s->shown[q] != chosen))
			return 0;
		if (chosen && !set_has(pool, chosen - 1))
			return 0;
		pool = chosen ? pool & ~(1u << (chosen - 1)) : 0;
	}
	return 1;
}

static int known_is_true(const struct verraeter *s)
{
	for (int q = 0; q < LUDO_SEATS; q++)
		for (int i = 0; i < N_SUPPLIES; i++) /* 15.6 */
			if (s->known[q][i] > s->secret[q].hand[i] ||
			    s->hidden.deck[i] + s->secret[q].drawn[i] > s->fresh[i])
				return 0;
	return 1;
}

static int unused_is_empty(const struct verraeter *s)
{
	int used = 0;
	for (int q = s->core.n_seats; q < LUDO_SEATS; q++) /* 0.19 */
		used |= s->vp[q] | s->house[q] | s->shown[q] | s->n_hand[q] |
			n_in(s->played[q]) | n_in(s->known[q]) | s->secret[q].chosen |
			s->secret[q].offered | n_buildings(s, q, -1);
	return !used;
}

int verraeter_check(const void *state)
{
	const struct verraeter *s = state;
	if (!seats_add_up(s))
		return ACC_SEATS;
	if (!landscapes_add_up(s))
		return ACC_LANDSCAPES;
	if (!supply_adds_up(s))
		return ACC_SUPPLY;
	if (!counts_add_up(s))
		return ACC_COUNTS;
	if (!hands_are_small(s))
		return ACC_HANDS;
	if (!buildings_are_few(s, -1, N_BUILDINGS))
		return ACC_BUILDINGS;
	if (!buildings_are_few(s, OF_OFFICE, MAX_OFFICES))
		return ACC_OFFICES;
	if (!actions_add_up(s))
		return ACC_ACTIONS;
	if (!known_is_true(s))
		return ACC_KNOWN;
	if (!unused_is_empty(s))
		return ACC_UNUSED;
	return 0;
}
