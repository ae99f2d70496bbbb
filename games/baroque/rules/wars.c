/* wars.c: chapter 14, wars and revolts. */
#include "baroque/chapters.h"

/* ---- wars (14.4) ---- */

static void war_die_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	static const uint8_t table[7] = { 0, DENMARK, DUTCH, FRANCE, OTTOMANS, OTTOMANS, SWEDEN };
	int war = table[m.a];
	note(s, EV_ROLLS, line.seat, m.a);
	int strikes = war == OTTOMANS && plays(s, OPT_OTTOMANS, OTTOMANS_STRIKES); /* 14.10 */
	if (set_has(s->wars, war) && !strikes) {
		if (set_count(s->wars) < N_WARS)
			plan(s, line(ASK_WAR_DIE, line.seat)); /* again */
		return;
	}
	s->war = (uint8_t)(war + 1);
	if (war == FRANCE)
		plan(s, line(ASK_FRANCE, line.seat));
	if (war == OTTOMANS)
		s->named = (s->ottomans ? AUSTRIA : STYRIA) + 1; /* 14.8, 14.10 */
}

static uint64_t french_aims(const struct baroque *s)
{
	return s->in_play & (BIT(FRANCHE_COMTE) | BIT(LORRAINE) | BIT(SPANISH_NETHERLANDS));
}

static ludo_why france_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(french_aims(s), m.a))
		return refuse(NO_TARGET, 14.6);
	return ludo_legal();
}

static void france_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_NAMES, m.seat, m.a);
	s->named = (uint8_t)(m.a + 1);
}

static void france_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, french_aims(s));
	if (state >= 0)
		france_do(s, at_state(line.seat, state), line);
}

/* The three rows of 14.6.  Pieces of a seat that intervened stay (17.21). */
static void blow(struct baroque *s, int state)
{
	int holder = holder_of(s, state), camper = camper_of(s, state);
	if (holder >= 0 && set_has(s->spared, holder))
		return; /* 17.20 */
	int n = s->armies[state] * (set_has(s->forts, state) ? 2 : 1); /* 14.7 */
	int lost = n >= 3 ? 1 : 2;
	note(s, EV_BLOW, 0, state);
	if (camper >= 0 && !set_has(s->spared, camper))
		while (lost-- > 0 && s->armies[state])
			lose_army(s, state);
	if (n > 1)
		return;
	raze(s, state);
	set_add(s->barren, state);
	note(s, EV_BARREN, 0, state);
}

static void ottomans_come(struct baroque *s)
{
	int camper = camper_of(s, STYRIA);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (!set_has(s->spared, seat))
			s->influence[STYRIA][seat] = 0; /* 14.8 */
	while (camper >= 0 && !set_has(s->spared, camper) && s->armies[STYRIA])
		lose_army(s, STYRIA);
	if (s->spared)
		return; /* 17.21 */
	s->ottomans = 1;
	note(s, EV_OTTOMANS, 0);
	if (plays(s, OPT_STYRIA, STYRIA_NEUTRAL))
		for (int seat = 0; seat < LUDO_SEATS; seat++)
			set_drop(s->held[seat], STYRIA);
}

static void carry_war(struct baroque *s, int seat)
{
	int war = s->war - 1;
	if (war < 0)
		return; /* all of them are active */
	int is_new = !set_has(s->wars, war);
	set_add(s->wars, war);
	note(s, EV_WAR, seat, war);
	if (war == FRANCE && s->named)
		blow(s, s->named - 1);
	if (war == OTTOMANS && s->ottomans)
		blow(s, AUSTRIA); /* 14.10 */
	else if (war == OTTOMANS)
		ottomans_come(s);
	if (war == SWEDEN)
		end_event(s, EVENT_POLISH_PERMISSION); /* 14.11 */
	if (is_new)
		keep_event(s); /* 14.4 */
	if (war == OTTOMANS && s->spared)
		test_control(s, STYRIA, seat); /* 11.8 */
}

/* ---- revolts (14.12) ---- */

static uint64_t restless(const struct baroque *s, int die)
{
	uint64_t set = minors(s) & controlled(s);
	set &= die <= 3 ? worth_one : die <= 5 ? worth_two : worth_three;
	uint64_t calm = 0;
	set_each(state, set)
		if (s->armies[state] >= 2)
			set_add(calm, state);
	return set & ~calm;
}

static void revolt_die_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_ROLLS, line.seat, m.a);
	if (!restless(s, m.a))
		return;
	s->tied = (uint8_t)least_players(s);
	plan(s, line(DO_TIE, 0, FOR_REVOLT, m.a));
}

static ludo_why revolt_why(const struct baroque *s, ludo_move m, struct ludo_step line)
{
	if (!set_has(restless(s, line.a), m.a))
		return refuse(NO_TARGET, 14.12);
	return ludo_legal();
}

static void revolt_do(struct baroque *s, ludo_move m, struct ludo_step line)
{
	note(s, EV_NAMES, m.seat, m.a);
	s->named = (uint8_t)(m.a + 1);
}

static void revolt_ask(struct baroque *s, struct ludo_step line)
{
	int state = only_one(s, line, restless(s, line.a));
	if (state >= 0)
		revolt_do(s, at_state(line.seat, state), line);
}

static void carry_revolt(struct baroque *s, int seat)
{
	int state = s->named - 1, holder = state < 0 ? LUDO_NOBODY : holder_of(s, state);
	if (holder < 0 || set_has(s->spared, holder))
		return;
	int camper = camper_of(s, state);
	note(s, EV_REVOLTS, holder, state);
	set_drop(s->held[holder], state); /* 14.13 */
	for (int other = 0; other < LUDO_SEATS; other++)
		if (!set_has(s->spared, other))
			s->influence[state][other] = 0;
	if (camper >= 0 && !set_has(s->spared, camper))
		lose_army(s, state);
	test_control(s, state, seat); /* 11.8 */
}
