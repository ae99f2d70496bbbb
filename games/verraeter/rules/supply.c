/* supply.c: chapters 9 to 12: discarding and drawing, and the end of the round. */

/* ---- 9. Phase 9: discard what was played ---- */

static void discard_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 9;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int i = 0; i < N_SUPPLIES; i++) {
			s->discards[i] += s->played[seat][i]; /* 9.1 */
			s->played[seat][i] = 0;
		}
}

/* 9.2: the discards become the deck.  All see which cards go in. */
static void reshuffle(struct verraeter *s)
{
	memcpy(s->hidden.deck, s->discards, sizeof(s->discards));
	memcpy(s->fresh, s->discards, sizeof(s->discards)); /* 15.6 */
	memset(s->discards, 0, sizeof(s->discards));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		memset(s->secret[seat].drawn, 0, sizeof(s->secret[seat].drawn));
	s->n_deck = n_in(s->hidden.deck);
	note(s, EV_RESHUFFLES, 0);
}

/* ---- 10. Phase 10: draw supply ---- */

static void supply_step(struct verraeter *s, struct ludo_step line)
{
	int farmer = holder_of(s, CARD_FARMER);
	s->phase = 10;
	plan_round_the_table(s, DO_PROVISION, 0, farmer); /* 10.2 */
	if (farmer >= 0)
		plan(s, line(DO_PROVISION, farmer)); /* 10.1 */
}

/* 10.4: in landscapes of the seat's own house. */
int verraeter_estates_drawing(const struct verraeter *s, int seat)
{
	int n = 0;
	for (int i = 0; i < N_PLACES; i++)
		n += (s->builder[i] == seat + 1) & (s->face[i] == OF_ESTATE) &
		     (s->owner[i] == s->house[seat]);
	return n;
}

/* How many cards a player may draw, before the limit of the hand. */
static int entitlement(const struct verraeter *s, int seat)
{
	if (s->shown[seat] == CARD_FARMER + 1)
		return MAX_DRAW; /* 10.3 */
	int n = verraeter_estates_drawing(s, seat);
	n += s->shown[seat] == CARD_DIPLOMAT2 + 1; /* 10.5 */
	return n < MAX_DRAW ? n : MAX_DRAW; /* 10.6 */
}

/* Of so many cards that a player may draw. */
static int surplus(const struct verraeter *s, int seat, int drawn)
{
	int n = s->n_hand[seat] + drawn - MAX_HAND;
	return n > 0 ? n : 0; /* 10.7 */
}

static void provision_step(struct verraeter *s, struct ludo_step line)
{
	int n = entitlement(s, line.seat);
	if (n && surplus(s, line.seat, n))
		plan(s, line(ASK_SURPLUS, line.seat)); /* 10.8 */
	else if (n)
		plan(s, line(ASK_DRAW, line.seat, n)); /* 10.9 */
}

struct surplus_facts {
	int most; /* that may be discarded */
};

static struct surplus_facts surplus_facts(const struct verraeter *s, int seat,
					  struct ludo_step line)
{
	return (struct surplus_facts){ surplus(s, seat, entitlement(s, seat)) };
}

static ludo_why surplus_why(const struct verraeter *s, ludo_move m, const struct surplus_facts *f)
{
	int i = short_of(s, m.seat, m.a);
	if (i >= 0)
		return refuse(NOT_IN_HAND, 10.8, bag_count(m.a, i), supplies[i].value);
	if (n_in_bag(m.a) > f->most)
		return refuse(TOO_MANY, 10.8, f->most);
	return ludo_legal();
}

static void surplus_moves(const struct verraeter *s, int seat, const struct surplus_facts *f,
			  struct ludo_list *list)
{
	offer_bags(list, seat, DISCARD, s->secret[seat].hand);
	int n = list->n;
	list->n = 0;
	for (int i = 0; i < n; i++)
		ludo_offer_if(list, list->move[i], surplus_why(s, list->move[i], f));
}

static void surplus_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	/* 10.8: what is not discarded of the surplus is drawn the less */
	int n = entitlement(s, m.seat);
	n -= surplus(s, m.seat, n) - n_in_bag(m.a);
	lay_open(s, m.seat, m.a, s->discards); /* before the draw: 10.10 */
	note(s, EV_DISCARDS, m.seat, m.a);
	if (n > 0)
		plan(s, line(ASK_DRAW, m.seat, n));
}

/* A card for the seat in the line; 10.12: there always is one. */
static void draw_ask(struct verraeter *s, struct ludo_step line)
{
	if (!s->n_deck)
		reshuffle(s); /* 9.2: a card is needed */
	if (s->n_deck)
		ludo_ask(&s->core, line, 1u << LUDO_CHANCE);
}

static ludo_why draw_why(const struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (!s->hidden.deck[m.a])
		return refuse(NOT_IN_DECK, 9.2);
	return ludo_legal();
}

static void draw_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	s->hidden.deck[m.a]--;
	s->n_deck--;
	s->secret[line.seat].hand[m.a]++;
	s->secret[line.seat].drawn[m.a]++;
	s->n_hand[line.seat]++;
	whisper(s, line.seat, EV_DRAWS, line.seat, m.a);
	if (s->core.option[OPT_RESHUFFLE] == RESHUFFLE_EMPTY && !s->n_deck && n_in(s->discards))
		reshuffle(s); /* 9.2: at once */
	if (line.a > 1) /* 10.11: one player finishes before the next */
		plan(s, line(ASK_DRAW, line.seat, line.a - 1));
}

int verraeter_odds(const void *state, const ludo_move *m, int n, int *odds)
{
	const struct verraeter *s = state;
	int sum = 0;
	if (m->verb != DRAW)
		return LUDO_ALIKE;
	for (int i = 0; i < n; i++)
		sum += odds[i] = s->hidden.deck[m[i].a];
	return sum;
}

/* ---- 11. Phase 11: return the actions ---- */

static void return_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 11;
	s->hidden.aside = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++) /* 11.1: unseen ones stay unseen */
		s->shown[seat] = s->secret[seat].chosen = s->secret[seat].offered = 0;
}

/* ---- 12. Phase 12: pass the start card ---- */

static void pass_start_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 12;
	s->start = left_of(s, s->start); /* 12.1 */
}
