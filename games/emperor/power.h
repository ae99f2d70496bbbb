/* power.h: chapters 11 and 12 of rules.md: who rules a province and who is emperor.
 * Part of rules.c.
 *
 *   11  Phase V: new electors   power, tie, title, elector, step_down
 *   12  Phase VI: the election  election, influence and exclusion (9.11), vote, count,
 *                               exile, retire */
#ifndef EMPEROR_POWER_H
#define EMPEROR_POWER_H

#include "counts.h"
#include "effects.h"
#include "pieces.h"

/* ---- 11. Phase V: new electors ---- */

/* One province; the next one in table order follows (11.1, 4.3). */
static void power(struct emperor *s, int province)
{
	int most;
	s->phase = 5;
	if (province + 1 < N_PROVINCES)
		ludo_plan(&s->core, { DO_POWER, 0, (int16_t)(province + 1) });
	if (!is_in_game(s, province))
		return;
	unsigned set = leaders(s, province, &most);
	if (!set)
		return; /* 11.4: nobody has influence, the seat stays vacant */
	if (set_count(set) == 1) {
		ludo_plan(&s->core,
			  { DO_TITLE, (uint8_t)set_least(set), (int16_t)province });
		return;
	}
	note(s, EV_TIES, s->emperor, province, most);
	ludo_plan(&s->core, { ASK_TIE, s->emperor, (int16_t)province }); /* 11.5 */
}

static ludo_why tie_why(const struct emperor *s, ludo_move m)
{
	int most;
	if (m.verb != APPOINT)
		return not_so(LUDO_WHY_VERB, 0);
	if (!set_has(leaders(s, ludo_top(&s->core).a, &most), m.a))
		return refuse(NOT_TIED, 11.5);
	return ludo_legal(); /* himself, or against the incumbent: 11.5 */
}

static void tie_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int q = 0; q < s->core.n_seats; q++) {
		ludo_move m = ludo_answer(seat, APPOINT, q, 0, 0);
		if (!tie_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void tie_do(struct emperor *s, ludo_move m)
{
	int province = ludo_top(&s->core).a;
	ludo_answered(&s->core, m.seat);
	note(s, EV_APPOINTS, m.a, province, 0);
	ludo_plan(&s->core, { DO_TITLE, (uint8_t)m.a, (int16_t)province });
}

/* 11.6, 11.8: the new elector's space is free for the old one. */
static void enthrone(struct emperor *s, int province, int seat, int rank)
{
	int old = s->elector[province];
	s->nobles[province][tile_of(seat, rank)]--;
	vacate(s, province);
	s->elector[province] = (uint8_t)(tile_of(seat, rank) + 1);
	gain_points(s, seat, VP_ELECTOR);
	note(s, EV_ELECTOR, seat, province, rank);
	if (!old)
		return; /* 11.7: a vacant seat is filled */
	s->nobles[province][old - 1]++;
	note(s, EV_STEPS_DOWN, owner_of(old), province, rank_of(old));
}

/* The old elector leaves though nobody follows; pushed: whose knight makes room, or
 * nobody's (11.12). */
static void step_down(struct emperor *s, int province, int pushed)
{
	int old = s->elector[province];
	if (!old)
		return;
	if (pushed >= 0)
		push_away(s, province, pushed);
	vacate(s, province);
	s->nobles[province][old - 1]++;
	note(s, EV_STEPS_DOWN, owner_of(old), province, rank_of(old));
}

static unsigned knights_in(const struct emperor *s, int province)
{
	unsigned set = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		set |= (unsigned)(s->knights[province][seat] != 0) << seat;
	return set;
}

/* 11.11: the seat is or becomes vacant. */
static void leave_vacant(struct emperor *s, int province, int leader)
{
	int old = s->elector[province];
	unsigned knights = knights_in(s, province);
	note(s, EV_VACANT, leader, province, 0);
	if (!old)
		return;
	if (free_noble_spaces(s, province)) {
		step_down(s, province, LUDO_NOBODY); /* 11.12 */
	} else if (set_count(knights) == 1) {
		step_down(s, province, set_least(knights));
	} else if (knights) {
		ludo_plan(&s->core,
			  { ASK_STEP_DOWN, (uint8_t)owner_of(old), (int16_t)province });
	} else {
		vacate(s, province);
		note(s, EV_GOES_HOME, owner_of(old), province, rank_of(old));
	}
}

static ludo_why step_down_why(const struct emperor *s, ludo_move m)
{
	if (m.verb != PUSH)
		return not_so(LUDO_WHY_VERB, 0);
	if (m.a != ludo_top(&s->core).a || !s->knights[m.a][m.b])
		return refuse(NO_KNIGHT_THERE, 11.12, m.a);
	return ludo_legal();
}

static void step_down_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int q = 0; q < s->core.n_seats; q++) {
		ludo_move m = ludo_answer(seat, PUSH, ludo_top(&s->core).a, q, 0);
		if (!step_down_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void step_down_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	step_down(s, m.a, m.b);
}

/* The nobles of a family who could take the seat: on noble spaces there (11.11), and in
 * an archbishopric no couple (11.9). */
static unsigned suitable(const struct emperor *s, int province, int seat)
{
	unsigned ranks = ranks_in(s, province, seat);
	return is_religious(province) ? ranks & ((1u << COUPLE_15) - 1) : ranks;
}

static void title(struct emperor *s, int province, int seat)
{
	if (owner_of(s->elector[province]) == seat) { /* 11.10: nothing moves */
		if (province == MAINZ && s->core.option[OPT_MAINZ] == MAINZ_KEEPS)
			score(s, seat, VP_MAINZ, BY_MAINZ); /* 10.9 */
		return;
	}
	unsigned ranks = suitable(s, province, seat);
	if (!ranks)
		leave_vacant(s, province, seat);
	else if (set_count(ranks) == 1)
		enthrone(s, province, seat, set_least(ranks));
	else
		ludo_plan(&s->core, { ASK_ELECTOR, (uint8_t)seat, (int16_t)province });
}

static ludo_why elector_why(const struct emperor *s, ludo_move m)
{
	int province = ludo_top(&s->core).a;
	if (m.verb != ENTHRONE)
		return not_so(LUDO_WHY_VERB, 0);
	if (!set_has(ranks_in(s, province, m.seat), m.a))
		return refuse(NO_SUCH_NOBLE, 11.11);
	if (is_couple(m.a) && is_religious(province))
		return refuse(NO_COUPLE, 11.9);
	return ludo_legal(); /* 11.6: the choice is free */
}

static void elector_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	set_each(rank, suitable(s, ludo_top(&s->core).a, seat)) {
		ludo_move m = ludo_answer(seat, ENTHRONE, rank, 0, 0);
		if (!elector_why(s, m).code)
			ludo_offer(list, m);
	}
}

static void elector_do(struct emperor *s, ludo_move m)
{
	int province = ludo_top(&s->core).a;
	ludo_answered(&s->core, m.seat);
	enthrone(s, province, m.seat, m.a);
}

/* 10.10: by the other reading whoever sits in Mainz now is paid. */
static void mainz(struct emperor *s)
{
	if (s->elector[MAINZ] && s->core.option[OPT_MAINZ] == MAINZ_SITS)
		score(s, owner_of(s->elector[MAINZ]), VP_MAINZ, BY_MAINZ);
}

/* ---- 12. Phase VI: the election ---- */

/* 12.1: only if somebody took the card; 9.11: the naming cards first, in turn order. */
static void election(struct emperor *s)
{
	int rival = challenger(s);
	s->phase = 6;
	if (rival < 0)
		return; /* 9.12: vote cards lie idle */
	note(s, EV_CALLS, rival, s->emperor, 0);
	ludo_plan(&s->core, { DO_COUNT, 0, 0 });
	if (voters(s))
		ludo_plan(&s->core, { ASK_VOTE, 0, 0 });
	for (int i = s->core.n_seats - 1; i >= 0; i--) {
		int seat = (s->emperor + i) % s->core.n_seats;
		if (s->cards[seat][CARD_EXCLUSION])
			ludo_plan(&s->core, { ASK_EXCLUSION, (uint8_t)seat, 0 });
		if (s->cards[seat][CARD_INFLUENCE])
			ludo_plan(&s->core, { ASK_INFLUENCE, (uint8_t)seat, 0 });
	}
}

/* Religious influence names an archbishopric, Exclusion a duchy (9.9 to 9.11). */
static ludo_why name_why(const struct emperor *s, ludo_move m)
{
	int kind = ludo_top(&s->core).what == ASK_INFLUENCE ? RELIGIOUS : SECULAR;
	if (m.verb == FORGO)
		return forgo_why(s, BY_CARD); /* 9.11 */
	if (m.verb != NAME)
		return not_so(LUDO_WHY_VERB, 0);
	if (provinces[m.a].kind != kind)
		return refuse(WRONG_KIND, 9.11);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	return ludo_legal(); /* 9.11: a vacant one too */
}

static void name_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++) {
		ludo_move m = ludo_answer(seat, NAME, p, 0, 0);
		if (!name_why(s, m).code)
			ludo_offer(list, m);
	}
	ludo_move none = ludo_answer(seat, FORGO, 0, 0, 0);
	if (!name_why(s, none).code)
		ludo_offer(list, none);
}

static void name_do(struct emperor *s, ludo_move m)
{
	int influences = ludo_top(&s->core).what == ASK_INFLUENCE;
	ludo_answered(&s->core, m.seat);
	if (m.verb == FORGO) {
		note(s, EV_FORGOES, m.seat, 0, 0);
		return;
	}
	*(influences ? &s->influenced : &s->excluded) = (uint8_t)(m.a + 1);
	note(s, EV_NAMES, m.seat, m.a, influences ? CARD_INFLUENCE : CARD_EXCLUSION);
}

static ludo_why vote_why(ludo_move m)
{
	if (m.verb != VOTE)
		return not_so(LUDO_WHY_VERB, 0); /* 12.3: no abstaining */
	return ludo_legal();
}

static void vote_moves(int seat, struct ludo_list *list)
{
	for (int ballot = FOR; ballot < N_BALLOTS; ballot++)
		ludo_offer(list, ludo_answer(seat, VOTE, ballot, 0, 0));
}

static void vote_do(struct emperor *s, ludo_move m)
{
	s->secret[m.seat].vote = (uint8_t)(m.a + 1); /* 12.5 */
	ludo_note(&s->tape, (struct ludo_event){ EV_PLEDGES, m.seat,
						 (uint8_t)(1u << m.seat), 0, m.a, 0 });
	ludo_answered(&s->core, m.seat);
}

/* 12.4: the candidates' ballots are known; 12.5: the others' are turned over. */
static int ballot_of(const struct emperor *s, int seat)
{
	if (seat == s->emperor)
		return FOR;
	if (seat == challenger(s))
		return AGAINST;
	return s->secret[seat].vote == AGAINST + 1 ? AGAINST : FOR;
}

static void depose(struct emperor *s, int rival)
{
	int old = s->emperor;
	s->deposed = s->throne;
	s->throne = 0;
	s->emperor = (uint8_t)rival;
	note(s, EV_ELECTED, rival, 0, 0);
	ludo_plan(&s->core,
		  { DO_SUCCESSION, (uint8_t)rival, 0 }, /* 12.8: first the throne */
		  { DO_EXILE, (uint8_t)old, 0 });       /* 12.10 */
}

static void count(struct emperor *s)
{
	int total[N_BALLOTS] = { 0 }, ballot[LUDO_SEATS];
	int rival = challenger(s);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		ballot[seat] = ballot_of(s, seat);
		total[ballot[seat]] += votes(s, seat); /* 12.3: all together */
		note(s, EV_VOTES, seat, ballot[seat], votes(s, seat));
		if (s->secret[seat].vote)
			s->tape.event[s->tape.n - 1].flags |= LUDO_REVEAL;
		s->secret[seat].vote = 0;
	}
	note(s, EV_RESULT, 0, total[FOR], total[AGAINST]);
	int won = total[AGAINST] > total[FOR] ? AGAINST : FOR; /* 12.6 */
	int winner = won == AGAINST ? rival : s->emperor;
	s->influenced = s->excluded = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (ballot[seat] == won && seat != winner)
			score(s, seat, VP_VOTE, BY_VOTE); /* 12.7 */
	if (won == AGAINST)
		depose(s, rival);
	else
		note(s, EV_STAYS, winner, 0, 0);
}

/* ---- 12.10 The old emperor's noble ---- */

static void exile(struct emperor *s, int seat)
{
	if (!s->deposed)
		return;
	if (can_settle(s, all_seats(s), -1)) {
		ludo_plan(&s->core, { ASK_RETIRE, (uint8_t)seat, 0 });
		return;
	}
	note(s, EV_GOES_HOME, seat, 0, rank_of(s->deposed)); /* 12.11 */
	s->deposed = 0;
}

static ludo_why retire_why(const struct emperor *s, ludo_move m)
{
	if (!s->deposed)
		return not_so(LUDO_WHY_VERB, 0);
	return space_why(s, m, all_seats(s), -1); /* 12.10 */
}

static void retire_moves(const struct emperor *s, int seat, struct ludo_list *list)
{
	offer_spaces(s, seat, list, all_seats(s), -1);
}

static void retire_do(struct emperor *s, ludo_move m)
{
	ludo_answered(&s->core, m.seat);
	if (m.verb == PUSH)
		push_away(s, m.a, m.b);
	s->nobles[m.a][s->deposed - 1]++;
	s->deposed = 0;
	note(s, EV_RETIRES, m.seat, m.a, 0);
}

#endif
