/* Chapter 9: the action cards.  What each effect of effects.def does; the numbers come from
 * the row of the card. */

/* ---- 9.2 Medicine, and 10.8 the privilege of Köln; the line says how many years, and
 * where the effect comes from ---- */

static ludo_why medicine_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return line.b == BY_USE ? refuse(MUST, 10.3) : forgo_why(s);
	int owner = m.verb == YOUNGER ? m.seat : m.b;
	int rank = m.verb == YOUNGER ? m.b : m.c;
	int kills = m.verb == OLDER && age_of(rank) + line.a > OLDEST;
	if (m.verb == OLDER && owner == m.seat)
		return refuse(OWN_OLDER, 9.2);
	if (!has_noble(s, m.a, owner, rank))
		return refuse(NO_SUCH_NOBLE, 9.3); /* any noble on the board */
	if (m.verb == YOUNGER && age_of(rank) - line.a < YOUNGEST)
		return refuse(YOUNGEST, 9.3);
	if (!is_noble_space(m.a) && s->core.option[OPT_MEDICINE] == MEDICINE_SPACES)
		return refuse(SEATED, 9.23);
	if (!is_noble_space(m.a) && s->core.option[OPT_MEDICINE] == MEDICINE_SPARED && kills)
		return refuse(DEADLY, 9.23);
	if (line.b == BY_USE && s->core.option[OPT_KOLN] == KOLN_SPARES && kills)
		return refuse(DEADLY, 10.14);
	return ludo_legal();
}

static int can_medicine(const struct emperor *s, int seat, int years, int by)
{
	struct ludo_step line = { ASK_MEDICINE, seat, years, by };
	for (int place = THRONE; place >= 0; place--)
		set_each(tile, tiles_at(s, place))
			if (!medicine_why(s, about(seat, YOUNGER, OLDER, place, tile), line).code)
				return 1;
	return 0;
}

static void medicine_moves(const struct emperor *s, int seat, struct ludo_step line,
			   struct ludo_list *list)
{
	each_noble(s, place, tile) {
		ludo_move m = about(seat, YOUNGER, OLDER, place, tile);
		ludo_offer_if(list, m, medicine_why(s, m, line));
	}
	ludo_move none = ludo_answer(seat, FORGO, 0, 0, 0);
	ludo_offer_if(list, none, medicine_why(s, none, line));
}

/* 9.4: who would be older than 45 dies; the throne is filled again at once. */
static void make_older(struct emperor *s, int place, int owner, int rank, int years)
{
	int older = rank + years / DECADE;
	if (age_of(rank) + years <= OLDEST) {
		turn_tile(s, place, owner, rank, older);
		note(s, EV_WEAKENS, owner, place, older);
		return;
	}
	take_off(s, place, owner, rank);
	note(s, EV_PERISHES, owner, place, rank);
	if (place == THRONE)
		plan(s, line(DO_SUCCESSION, s->emperor));
}

static void medicine_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	if (m.verb == OLDER) {
		make_older(s, m.a, m.b, m.c, line.a);
		return;
	}
	int younger = m.b - line.a / DECADE;
	turn_tile(s, m.a, m.seat, m.b, younger);
	note(s, EV_REJUVENATES, m.seat, m.a, younger);
}

/* ---- 9.5 Move ---- */

/* Whose knights may make room for a noble who moves. */
static unsigned pushed_by_move(const struct emperor *s, int seat)
{
	if (s->core.option[OPT_PUSH] == PUSH_ANY)
		return all_seats(s); /* 9.7 */
	return all_seats(s) & ~(1u << seat); /* 9.6 */
}

static int can_move(const struct emperor *s, int seat)
{
	for (int p = 0; p < N_PROVINCES; p++)
		if (family(s, p, seat) && can_settle(s, pushed_by_move(s, seat), p))
			return 1;
	return 0;
}

static ludo_why move_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return forgo_why(s);
	if (!has_noble(s, m.a, m.seat, m.b)) /* not on a seat or the throne */
		return refuse(NO_SUCH_NOBLE, 9.5);
	if (!can_settle(s, pushed_by_move(s, m.seat), m.a))
		return refuse(STUCK, 9.5);
	return ludo_legal();
}

static void move_moves(const struct emperor *s, int seat, struct ludo_step line,
		       struct ludo_list *list)
{
	for (int p = 0; p < N_PROVINCES; p++)
		set_each(rank, ranks_in(s, p, seat)) {
			ludo_move m = ludo_answer(seat, LEAVE, p, rank, 0);
			ludo_offer_if(list, m, move_why(s, m, line));
		}
	ludo_offer_if(list, ludo_answer(seat, FORGO, 0, 0, 0), forgo_why(s));
}

/* He stands where he stood until he has a new place; the line remembers who moves. */
static void move_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	note(s, EV_LEAVES, m.seat, m.a, m.b);
	plan(s, line(ASK_MOVE_TO, m.seat, m.a, m.b));
}

static ludo_why move_to_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return space_why(s, m, pushed_by_move(s, m.seat), line.a);
}

static void move_to_moves(const struct emperor *s, int seat, struct ludo_step line,
			  struct ludo_list *list)
{
	offer_spaces(s, seat, list, pushed_by_move(s, seat), line.a);
}

static void move_to_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	take_off(s, line.a, m.seat, line.b);
	settle(s, m, line.b);
}

/* ---- 9.11 Religious influence and Exclusion, at the election ---- */

static ludo_why name_why(const struct emperor *s, ludo_move m, int kind)
{
	if (m.verb == FORGO) /* 8.6 */
		return s->core.n_seats > 2 ? refuse(MUST, 9.11) : ludo_legal();
	if (provinces[m.a].kind != kind)
		return refuse(WRONG_KIND, 9.11);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	return ludo_legal(); /* a vacant one too */
}

static void name_do(struct emperor *s, ludo_move m, uint8_t *named, int card)
{
	if (forgoes(s, m))
		return;
	*named = m.a + 1;
	note(s, EV_NAMES, m.seat, m.a, card);
}

static ludo_why influence_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return name_why(s, m, RELIGIOUS); /* 9.9 */
}

static void influence_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	name_do(s, m, &s->influenced, CARD_OF_FLOCK);
}

static ludo_why exclusion_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	return name_why(s, m, SECULAR); /* 9.10 */
}

static void exclusion_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	name_do(s, m, &s->excluded, CARD_OF_SILENCE);
}

/* ---- 9.14 Immigration ---- */

/* Whose knights may make room for a new noble (9.15); 10.15: perhaps nobody's for Rhein's. */
static unsigned pushed_by_new(const struct emperor *s, int by)
{
	if (by == BY_USE && s->core.option[OPT_RHEIN] == RHEIN_FREE)
		return 0;
	return all_seats(s);
}

static int can_immigrate(const struct emperor *s, int seat, int by)
{
	/* 9.14, 9.15 */
	return can_settle(s, pushed_by_new(s, by), NOWHERE) && emperor_nobles_left(s, seat) > 0;
}

/* What is still to pay: the price of a baron is paid by then.  words.def names both prices in
 * the row of ENTER. */
static int surcharge(int side)
{
	const struct card_row *card = &cards[CARD_OF_IMMIGRANT];
	return side == COUPLE ? card->b - card->cost : 0;
}

static ludo_why immigration_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return forgo_why(s);
	if (!can_immigrate(s, m.seat, BY_CARD))
		return refuse(IN_VAIN, 9.14, CARD_OF_IMMIGRANT);
	if (s->thalers[m.seat] < surcharge(m.a))
		return refuse(POOR, 4.5, surcharge(m.a), s->thalers[m.seat]);
	return ludo_legal();
}

static void immigration_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	const struct card_row *card = &cards[CARD_OF_IMMIGRANT];
	s->thalers[m.seat] -= surcharge(m.a);
	note(s, EV_ENTERS, m.seat, m.a, card->cost + surcharge(m.a));
	plan(s, line(ASK_SETTLE, m.seat, rank_at(m.a, card->a), BY_CARD));
}

/* Also by the privilege of Rhein (10.11); the line says who comes, and by which of both. */
static ludo_why settle_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == PUSH && !pushed_by_new(s, line.b))
		return refuse(NOBODY_YIELDS, 10.15);
	return space_why(s, m, all_seats(s), NOWHERE); /* 9.15: own knights too */
}

static void settle_moves(const struct emperor *s, int seat, struct ludo_step line,
			 struct ludo_list *list)
{
	offer_spaces(s, seat, list, pushed_by_new(s, line.b), NOWHERE);
}

static void settle_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	settle(s, m, line.a);
}

/* ---- 9.16 City building ---- */

static int can_build(const struct emperor *s, int seat)
{
	return emperor_cities_left(s, seat) > 0 && has_free_city_space(s);
}

static ludo_why city_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return forgo_why(s);
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (emperor_cities_left(s, m.seat) <= 0)
		return refuse(IN_VAIN, 9.17, CARD_OF_CITY);
	if (!emperor_free_cities(s, m.a))
		return refuse(NO_CITY_SPACE, 9.16, m.a);
	return ludo_legal();
}

static void city_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	const struct card_row *card = &cards[CARD_OF_CITY];
	if (forgoes(s, m))
		return;
	s->cities[m.a][m.seat]++;
	note(s, EV_BUILDS, m.seat, m.a);
	score(s, m.seat, emperor_cities_left(s, m.seat) ? card->a : card->b, BY_CITY); /* 9.17 */
}

/* ---- 9.18 Promotion ---- */

static int can_promote(const struct emperor *s, int seat)
{
	int knights = 0;
	for (int p = 0; p < N_PROVINCES; p++)
		knights += s->knights[p][seat];
	return knights && emperor_nobles_left(s, seat) > 0;
}

static ludo_why promotion_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return forgo_why(s);
	if (!s->knights[m.a][m.seat]) /* castles do not count */
		return refuse(NO_KNIGHT_THERE, 9.18, m.a);
	if (emperor_nobles_left(s, m.seat) <= 0)
		return refuse(IN_VAIN, 9.18, CARD_OF_PROMOTE);
	return ludo_legal();
}

static void promotion_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	int rank = rank_at(BARON, cards[CARD_OF_PROMOTE].a);
	if (forgoes(s, m))
		return;
	s->knights[m.a][m.seat]--;
	s->nobles[m.a][tile_of(m.seat, rank)]++;
	note(s, EV_PROMOTES, m.seat, m.a);
}

/* ---- 9.19 Foreign king's daughter ---- */

static ludo_why bride_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == FORGO)
		return forgo_why(s);
	int owner = m.verb == WED ? m.seat : m.b, rank = m.verb == WED ? m.b : m.c;
	if (m.verb == MARRY && s->core.option[OPT_BRIDE] != BRIDE_ANY)
		return refuse(FOREIGN, 9.19);
	if (m.verb == MARRY && owner == m.seat)
		return refuse(YOURS, 9.24);
	if (!has_noble(s, m.a, owner, rank))
		return refuse(NO_SUCH_NOBLE, 9.19);
	if (is_couple(rank))
		return refuse(MARRIED, 9.19);
	if (is_archbishop(m.a))
		return refuse(ARCHBISHOP, 9.19);
	return ludo_legal();
}

static void bride_moves(const struct emperor *s, int seat, struct ludo_step line,
			struct ludo_list *list)
{
	each_noble(s, place, tile) {
		ludo_move m = about(seat, WED, MARRY, place, tile);
		ludo_offer_if(list, m, bride_why(s, m, line));
	}
	ludo_offer_if(list, ludo_answer(seat, FORGO, 0, 0, 0), forgo_why(s));
}

static void bride_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	if (m.verb == WED)
		marry(s, m.a, m.seat, m.b);
	else
		marry(s, m.a, m.b, m.c); /* 9.24 */
}

/* ---- 9.20 Grey Eminence: taken in phase IV, placed when phase V begins ---- */

static void eminence_step(struct emperor *s, struct ludo_step line)
{
	int seat = holder_of(s, CARD_OF_SHADOW); /* 9.22: whoever rules Brandenburg by now */
	s->phase = 5;
	if (seat >= 0 && emperor_nobles_left(s, seat) > 0) /* 9.22 */
		plan(s, line(ASK_SHADOW, seat));
}

static ludo_why shadow_why(const struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == LURK && !is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	return ludo_legal(); /* 9.20: may; 9.21: beside a marked elector too */
}

static void shadow_do(struct emperor *s, ludo_move m, struct ludo_step line)
{
	if (forgoes(s, m))
		return;
	s->eminence[m.a] = m.seat + 1;
	note(s, EV_LURKS, m.seat, m.a);
}

/* ---- buying a card, and carrying it out by its effect ---- */

static int can_marry(const struct emperor *s, int seat)
{
	if (s->core.option[OPT_BRIDE] == BRIDE_ANY && has_husband(s, seat))
		return 1; /* 9.24 */
	return has_bachelor(s, seat);
}

/* n: the number in the row of a card or privilege. */
static int can_carry_out(const struct emperor *s, int seat, int effect, int n, int by)
{
	switch (effect) {
	case EFFECT_AGE: return can_medicine(s, seat, n, by);
	case EFFECT_RELOCATE: return can_move(s, seat);
	case EFFECT_BARON:
	case EFFECT_IMMIGRANT: return can_immigrate(s, seat, by);
	case EFFECT_CITY: return can_build(s, seat);
	case EFFECT_PROMOTE: return can_promote(s, seat);
	case EFFECT_WED: return can_marry(s, seat);
	default: return 1; /* 8.7 */
	}
}

/* Can it be paid, and carried out or, with two players, be left without effect? */
static ludo_why price_why(const struct emperor *s, int seat, int card)
{
	const struct card_row *row = &cards[card];
	if (s->thalers[seat] < row->cost)
		return refuse(POOR, 4.5, row->cost, s->thalers[seat]);
	if (s->core.n_seats > 2 && !can_carry_out(s, seat, row->effect, row->a, BY_CARD)) /* 8.6 */
		return refuse(IN_VAIN, 8.5, card);
	return ludo_legal();
}

static void pay_for(struct emperor *s, int seat, int card)
{
	s->thalers[seat] -= cards[card].cost;
	note(s, EV_BUYS, seat, card, cards[card].cost);
}

/* 8.3: a card of phase IV is carried out at once, others wait for their phase. */
static void carry_out(struct emperor *s, int seat, int card)
{
	int n = cards[card].a;
	switch (cards[card].effect) {
	case EFFECT_CHALLENGE: set_add(s->passed, seat); break; /* 8.8, 9.1 */
	case EFFECT_AGE: plan(s, line(ASK_MEDICINE, seat, n, BY_CARD)); break;
	case EFFECT_RELOCATE: plan(s, line(ASK_MOVE, seat)); break;
	case EFFECT_POINTS: score(s, seat, n, BY_DON); break; /* 9.13 */
	case EFFECT_IMMIGRANT: plan(s, line(ASK_IMMIGRATION, seat)); break;
	case EFFECT_CITY: plan(s, line(ASK_CITY, seat)); break;
	case EFFECT_PROMOTE: plan(s, line(ASK_PROMOTION, seat)); break;
	case EFFECT_WED: plan(s, line(ASK_BRIDE, seat)); break;
	default: break; /* 9.8, 9.12: the vote cards wait for the election */
	}
}
