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

static ludo_why found_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	int to = m.verb == FOUND ? m.a : m.b;
	if (m.verb != FOUND && !line.a)
		return refuse(FIRST_CITY, 2.2);
	if (m.verb == FORGO && s->core.option[OPT_IMPERIAL] == IMPERIAL_MAY)
		return ludo_legal(); /* 13.5 */
	if (m.verb == FORGO)
		return refuse(MUST, 13.3);
	if (m.verb == SHIFT && !s->imperial[m.a])
		return refuse(NOT_IMPERIAL, 13.2, m.a);
	if (!is_in_game(s, to))
		return refuse(OUT_OF_GAME, 3.2, to);
	if (m.verb == FOUND && emperor_imperial_left(s) <= 0)
		return refuse(NO_IMPERIAL, 13.2);
	if (emperor_free_cities(s, to))
		return ludo_legal();
	return line.a ? refuse(NO_CITY_SPACE, 13.2, to) : refuse(NO_CITY_SPACE, 2.2, to);
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
