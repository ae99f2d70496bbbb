/* 7. The towers: the surcharge, the floor's bonus, and the card that is taken. */

/* Is the action under way one that takes a card? */
static int takes_card(const struct lorenzo *s)
{
	return s->space && s->space <= N_FLOORS && s->tower[s->space - 1];
}

/* What a floor's bonus brings: nothing with the Preacher, less with a tile. */
static bag floor_bonus(const struct actor *who, int space)
{
	if (!who->has_floor_bonus)
		return 0; /* 6.13 */
	return bag_less(lorenzo_spaces[space].gain, who->less); /* 7.3, 14.2 */
}

static int surcharge(const struct lorenzo *s, const struct actor *who, int space)
{
	return who->has_surcharge && s->occupied & tower_of(space) ? SURCHARGE : 0; /* 7.4 */
}

/* May the card on a floor be taken, with so many servants gone to raise the value? */
static ludo_why floor_why(const struct lorenzo *s, const struct actor *who, int space, int paid)
{
	int seat = who->seat, coins = s->have[COINS][seat];
	if (coins < surcharge(s, who, space))
		return refuse(SURCHARGE, 7.4, coins);
	if (space / FLOORS == TERRITORY) {
		int military = s->have[MILITARY][seat] + bag_has(floor_bonus(who, space), MILITARY);
		int needed = lorenzo_owned[n_cards(s, seat, TERRITORY)].military;
		if (military < needed && !has_ability(s, seat, CESARE_BORGIA))
			return refuse(MILITARY, 6.3, needed, military);
		return ludo_legal(); /* 16.17 */
	}
	if (can_pay_some_resources(s, who, space, paid) || can_pay_military(s, who, space))
		return ludo_legal();
	int need = lorenzo_cards[s->tower[space] - 1].need;
	return need ? refuse(POOR, 6.6) : refuse(POOR, 6.1);
}

/* Pay the card on the floor and put it in its row (7.7). */
static void take_card(struct lorenzo *s, const struct actor *who)
{
	int seat = who->seat, space = s->space - 1, card = s->tower[space] - 1;
	struct purse before = purse_of(s, seat);
	if (who->has_floor_bonus)
		receive(s, seat, lorenzo_spaces[space].gain, NOT_SPARED); /* 7.3: before the cost */
	note_gains(s, seat, before);
	before = purse_of(s, seat);
	if (s->way == PAY_MILITARY + 1)
		add(s, seat, MILITARY, -lorenzo_cards[card].spend); /* 6.6 */
	else if (type_of(card) != TERRITORY) /* 6.3 */
		pay(s, seat, price(who, card, s->off - 1)); /* 6.1 */
	note_gains(s, seat, before);
	s->tower[space] = 0;
	set_add(s->cards[type_of(card)][seat], card % CARDS_OF_TYPE); /* 7.7 */
	note(s, EV_TAKES, seat, card);
	forget_action(s);
	at_once(s, seat, card);
}
