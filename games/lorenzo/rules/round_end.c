/* 12. The end of a round: a new turn order, and everybody goes home. */

/* Those in the palace by their first member there, then the others as they were. */
static void rebuild_order(struct lorenzo *s)
{
	uint8_t order[LUDO_SEATS] = { 0 };
	unsigned placed = 0;
	int n = 0;
	for (int i = 0; i < MOST_PALACE && s->palace[i]; i++)
		if (!set_has(placed, s->palace[i])) { /* 12.2 */
			set_add(placed, s->palace[i]);
			order[n++] = s->palace[i];
		}
	for (int place = 0; place < s->core.n_seats; place++)
		if (s->order[place] && !set_has(placed, s->order[place]) && n < LUDO_SEATS)
			order[n++] = s->order[place]; /* 12.2 */
	memcpy(s->order, order, sizeof(order));
	note(s, EV_FIRST, order[0] - 1);
}

static void end_round_step(struct lorenzo *s, struct ludo_step line)
{
	memset(s->tower, 0, sizeof(s->tower)); /* 12.1 */
	rebuild_order(s);
	memset(s->palace, 0, sizeof(s->palace));
	memset(s->where, 0, sizeof(s->where)); /* 12.3 */
	memset(s->used, 0, sizeof(s->used));
	memset(s->raised, 0, sizeof(s->raised)); /* 16.4 */
	memset(s->dice, 0, sizeof(s->dice));
	s->occupied = 0;
	plan(s, line(s->round < LAST_ROUND ? DO_ROUND : DO_FINAL)); /* 3.1, 3.3 */
}
