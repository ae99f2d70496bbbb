/* Chapter 10: the privileges of electors.  What each effect of privileges.def does in phase
 * IV; the others work by themselves (5.3, 10.9, 12.2). */

/* ---- 10.4 Trier: a card of phase IV whose stack is exhausted ---- */

static ludo_why trier_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.a == CARD_OF_KNIGHT)
		return refuse(NEVER_TAKEN, 8.9);
	if (cards[m.a].phase != 4)
		return refuse(NOT_THIS_PHASE, 10.4);
	if (emperor_cards_left(s, m.a) > 0)
		return refuse(NOT_EXHAUSTED, 10.4, m.a);
	return price_why(s, m.seat, m.a); /* 10.5, 10.7 */
}

static void trier_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (s->core.option[OPT_TRIER] == TRIER_COUNTS)
		s->lent[m.seat] = m.a + 1; /* 10.5; otherwise 10.6 */
	pay_for(s, m.seat, m.a);
	carry_out(s, m.seat, m.a);
}

static int can_use_trier(const struct emperor *s, int seat)
{
	struct ludo_step line = { ASK_TRIER, seat };
	for (int card = 0; card < N_CARDS; card++)
		if (!trier_why(s, ludo_answer(seat, BUY, card, 0, 0), line).code)
			return 1;
	return 0;
}

/* ---- 10.1 Using a privilege ---- */

static int has_effect(const struct emperor *s, int seat, const struct privilege_row *row)
{
	if (row->effect == EFFECT_EXHAUSTED)
		return can_use_trier(s, seat); /* 10.4 */
	/* 10.3, 10.8, 10.11; Brandenburg's acts later */
	return can_carry_out(s, seat, row->effect, row->a, BY_USE);
}

static ludo_why use_why(const struct emperor *s, ludo_move m)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (privileges[m.a].phase != 4)
		return refuse(AUTOMATIC, 10.12, m.a);
	if (!belongs(s->elector[m.a], m.seat))
		return refuse(NOT_ELECTOR, 10.1, m.a);
	if (set_has(s->used, m.a))
		return refuse(USED, 10.2, m.a);
	if (!has_effect(s, m.seat, &privileges[m.a]))
		return refuse(NO_USE, 10.3, m.a);
	return ludo_legal();
}

static void use_privilege(struct emperor *s, int seat, int province)
{
	int n = privileges[province].a;
	set_add(s->used, province); /* 10.2: nothing else about him changes */
	note(s, EV_USES, seat, province);
	switch (privileges[province].effect) {
	case EFFECT_EXHAUSTED: plan(s, line(ASK_TRIER, seat)); break;
	case EFFECT_AGE: plan(s, line(ASK_MEDICINE, seat, n, BY_USE)); break; /* 10.8 */
	case EFFECT_BARON:
		plan(s, line(ASK_SETTLE, seat, rank_at(BARON, n), BY_USE)); /* 10.11 */
		break;
	default: /* 9.20, 10.13 */
		s->cards[seat][CARD_OF_SHADOW]++;
		pay_for(s, seat, CARD_OF_SHADOW);
	}
}

/* ---- 10.9 Mainz: victory points for its elector, in phase V ---- */

static void pay_privilege(struct emperor *s, int province)
{
	if (privileges[province].effect == EFFECT_POINTS)
		score(s, owner_of(s->elector[province]), privileges[province].a, BY_MAINZ);
}
