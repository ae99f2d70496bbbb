/* Chapter 13: phases VII and VIII, the emperor's actions and the turn marker. */

const struct round_row *emperor_reward(const struct emperor *s)
{
	return &rounds[s->round >= 1 && s->round <= N_ROUNDS ? s->round - 1 : 0]; /* 13.1 */
}

static int has_free_city_space(const struct emperor *s)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (emperor_free_cities(s, p))
			return 1;
	return 0;
}

static void track_step(struct emperor *s, struct ludo_step line)
{
	const struct round_row *row = emperor_reward(s);
	s->phase = 7;
	score(s, s->emperor, row->vp, BY_THRONE);
	int thalers = gain_thalers(s, s->emperor, row->thalers);
	note(s, EV_REWARD, s->emperor, row->vp, thalers);
	if (row->city && has_free_city_space(s)) /* 13.3 */
		plan(s, line(ASK_FOUND, s->emperor, 1));
}

/* ---- 13.2 An imperial city; the line says whether one may also be moved: not in the
 * preparation (2.2) ---- */

struct found_facts {
	uint8_t may_shift, may_forgo, imperial_left;
	uint8_t provinces; /* set of those with a free city space */
};

static struct found_facts found_facts(const struct emperor *s, int seat, struct ludo_step line)
{
	struct found_facts facts = { .may_shift = line.a };
	facts.may_forgo = line.a && s->core.option[OPT_IMPERIAL] == IMPERIAL_MAY; /* 13.5 */
	facts.imperial_left = emperor_imperial_left(s);
	for (int p = 0; p < N_PROVINCES; p++)
		if (emperor_free_cities(s, p))
			set_add(facts.provinces, p);
	return facts;
}

static ludo_why found_why(const struct emperor *s, ludo_move m, const struct found_facts *facts)
{
	int to = m.verb == FOUND ? m.a : m.b;
	if ((m.verb == SHIFT && !facts->may_shift) || (m.verb == FORGO && !facts->may_forgo))
		return ludo_because(LUDO_WHY_VERB, 0, 0);
	if (m.verb == FORGO)
		return ludo_legal(); /* 13.5 */
	if (!is_in_game(s, to))
		return refuse(OUT_OF_GAME, 3.2, to);
	if (m.verb == FOUND && !facts->imperial_left)
		return refuse(NO_IMPERIAL, 13.2);
	if (m.verb == SHIFT && !s->imperial[m.a])
		return refuse(NOT_IMPERIAL, 13.2, m.a);
	if (!set_has(facts->provinces, to))
		return facts->may_shift ? refuse(NO_CITY_SPACE, 13.2, to)
					: refuse(NO_CITY_SPACE, 2.2, to);
	return ludo_legal();
}

static void found_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	if (m.verb == FOUND) {
		s->imperial[m.a]++;
		note(s, EV_FOUNDS, m.seat, m.a);
		return;
	}
	s->imperial[m.a]--;
	s->imperial[m.b]++;
	note(s, EV_SHIFTS, m.seat, m.a, m.b);
}

/* ---- 13.4 The turn marker ---- */

static void marker_step(struct emperor *s, struct ludo_step line)
{
	if (s->round >= N_ROUNDS) { /* 14.1: phase VIII is not reached */
		plan(s, line(DO_END));
		return;
	}
	s->phase = 8;
	s->round++; /* 13.4 */
	plan(s, line(DO_ROUND));
}
