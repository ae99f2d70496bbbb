/* 9. The market gives what is printed there (9.1).  10. So does the council palace, and
 * both may give privileges. */

static const bag privileges[N_PRIVILEGES] = { /* 10.3 */
#define PRIVILEGE_CHOICE(id, token, gain, en, it) gain,
#include "../board.def"
};

/* A line for privileges holds how many are still to choose, the set of those that were
 * chosen with them, and the set of goods that are spared. */
static void plan_privileges(struct lorenzo *s, int seat, bag yield, unsigned spared)
{
	int n = bag_has(yield, PRIVILEGES);
	if (n)
		plan(s, line(ASK_PRIVILEGE, seat, n, 0, spared));
}

static ludo_why privilege_why(const struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	if (set_has(line.b, m.a))
		return refuse(SAME_PRIVILEGE, 10.4);
	return ludo_legal();
}

static void privilege_do(struct lorenzo *s, ludo_move m, struct ludo_step line)
{
	struct purse before = purse_of(s, m.seat);
	note(s, EV_PRIVILEGE, m.seat, m.a);
	line.c = receive(s, m.seat, privileges[m.a], line.c); /* 10.3, 14.3 */
	note_gains(s, m.seat, before);
	set_add(line.b, m.a);
	if (--line.a > 0)
		plan(s, line); /* 10.4 */
}
