/* 11. The Vatican report: whoever has prayed enough may support the Church. */

static void report_step(struct lorenzo *s, struct ludo_step line)
{
	if (s->round % 2 == 0)
		plan_in_order(s, ASK_SUPPORT, 0); /* 3.2, 11.1 */
}

static void score_faith(struct lorenzo *s, int seat, int more, int event)
{
	int faith = within(s->have[FAITH][seat], 0, MOST_FAITH);
	int points = lorenzo_faith[faith] + more; /* 11.4 */
	add(s, seat, VICTORY, points);
	s->have[FAITH][seat] = 0;
	note(s, event, seat, points);
}

static void excommunicate(struct lorenzo *s, int seat)
{
	int period = period_of(s->round);
	set_add(s->excommunicated[period], seat); /* 14.1; faith stays, 11.2 */
	note(s, EV_EXCOMMUNICATED, seat, s->tile[period] - 1);
	if (s->round == LAST_ROUND)
		score_faith(s, seat, 0, EV_LAST_FAITH); /* 11.5 */
}

static void support_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == SUPPORT) /* 11.4, 16.12 */
		score_faith(s, m.seat, ability_number(s, m.seat, SISTO), EV_SUPPORTS);
	else
		excommunicate(s, m.seat); /* 11.3 */
}

static void support_ask(struct lorenzo *s, struct ludo_step line)
{
	if (s->have[FAITH][line.seat] < lorenzo_church[period_of(s->round)])
		excommunicate(s, line.seat); /* 11.2 */
	else
		ludo_ask(&s->core, line, 1u << line.seat); /* 11.3 */
}
