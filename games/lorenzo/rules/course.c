/* 3. The course of the game: six rounds in three periods (3.1), then the points (3.3). */

static void round_step(struct lorenzo *s, struct ludo_step line)
{
	s->round++;
	note(s, EV_ROUND, 0, s->round, period_of(s->round));
	plan(s, /* 3.2 */
	     line(ASK_CARD),      /* 4.1 */
	     line(ASK_ROLL),      /* 4.2 */
	     line(DO_CIRCUIT),    /* 5.1 */
	     line(DO_REPORT),     /* 11.1 */
	     line(DO_END_ROUND)); /* 12.1 */
}
