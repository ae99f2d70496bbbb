/* income.c: chapters 4 to 6: the turn, its decks and its income. */
#include "baroque/chapters.h"

/* ---- 4. A turn ---- */

static void turn_step(struct baroque *s, struct ludo_step line)
{
	s->turn++;
	note(s, EV_TURN, 0, s->turn);
	plan(s, /* 4.1 */
	     line(DO_CARDS),    /* 7 */
	     line(DO_FIRST),    /* 8 */
	     line(DO_ACTIONS),  /* 9 */
	     line(DO_SUPPORT),  /* 12 */
	     line(DO_SCORE));   /* 13 */
	if (s->turn > 1)
		plan(s, line(DO_DECKS), line(DO_INCOME)); /* 5, 6 */
}

/* ---- 5. Preparing the decks ---- */

static void decks_step(struct baroque *s, struct ludo_step line)
{
	for (int i = 0; i < N_CARDS; i++) { /* 5.1 */
		s->hidden.deck[i] += s->discards[i];
		s->n_deck += s->discards[i];
		s->discards[i] = 0;
	}
	for (int i = 0; i < N_EVENTS; i++) {
		s->event_deck[i] += s->event_discards[i];
		s->event_discards[i] = 0;
	}
	s->famine_below = 0; /* 5.2 */
}

/* ---- 6. Income ---- */

/* States of a seat that bring it neither money nor points (6.3, 11.7). */
static uint64_t occupied(const struct baroque *s, int seat)
{
	return (homes[seat] & foes(s, seat)) | ottoman_state(s);
}

static int income_of(const struct baroque *s, int seat)
{
	int famine = s->event_out[EVENT_FAMINE] && !set_has(s->spared_famine, seat);
	int chaos = suffers_chaos(s, seat) && plays(s, OPT_CHAOS, CHAOS_INCOME);
	int sum = 0;
	set_each(state, s->held[seat] & ~occupied(s, seat) & ~s->barren) { /* 6.3 */
		int fl = states[state].value; /* 6.1 */
		if (state == PRUSSIA && s->event_out[EVENT_POLISH_PERMISSION])
			fl = events[EVENT_POLISH_PERMISSION].n[0]; /* 6.2 */
		if (famine && fl > 1)
			fl--;
		sum += set_has(s->cities | s->forts, state) ? 2 * fl : fl;
	}
	if (chaos)
		sum = (sum + 1) / 2;
	return sum < 5 ? 5 : sum; /* 6.4 */
}

int baroque_income(const struct baroque *s, int seat)
{
	return income_of(s, seat);
}

static void income_step(struct baroque *s, struct ludo_step line)
{
	for each_seat(seat, s) {
		int fl = income_of(s, seat), sum = s->fl[seat] + fl;
		s->fl[seat] = (uint16_t)(sum < MOST_FLORINS ? sum : MOST_FLORINS - 1);
		note(s, EV_INCOME, seat, fl);
	}
	plan(s, line(DO_DEBTS), line(DO_INCOME_ENDS)); /* 6.5 */
	plan_from(s, DO_DEFERRED, s->order[0], 0);
}

/* 16.17: as far as the money reaches; debts above the armies there are lapse. */
static void deferred_step(struct baroque *s, struct ludo_step line)
{
	int seat = line.seat, n = n_armies(s, seat);
	int due = s->army_debt[seat] < n ? s->army_debt[seat] : n;
	int price = events[EVENT_ARMY_PAY].n[1], can = s->fl[seat] / price;
	int paid = due < can ? due : can;
	s->army_debt[seat] = 0;
	pay(s, seat, price * paid);
	if (due > paid)
		plan(s, line(ASK_DISBAND, seat, due - paid));
}

static void debts_step(struct baroque *s, struct ludo_step line)
{
	for (int i = 0; i < s->core.n_seats; i++) { /* 16.9 */
		int seat = s->order[i];
		for (; s->fugger_debt[seat]; s->fugger_debt[seat]--)
			pay_augsburg(s, seat, events[EVENT_FUGGER_LOAN].n[1]);
	}
}

/* A card in play goes to the event discards. */
static void end_event(struct baroque *s, int event)
{
	s->event_discards[event] += s->event_out[event];
	s->event_out[event] = 0;
}

static void end_chaos(struct baroque *s)
{
	end_event(s, EVENT_CHAOS);
	s->spared_chaos = 0;
	if (plays(s, OPT_BRUNSWICK, BRUNSWICK_CHAOS))
		s->brunswick = 0; /* 14.1 */
}

static void income_ends_step(struct baroque *s, struct ludo_step line)
{
	end_chaos(s); /* 14.1 */
	if (s->event_out[EVENT_FAMINE]) { /* 5.2 */
		s->event_out[EVENT_FAMINE] = 0;
		s->event_deck[EVENT_FAMINE]++;
		s->famine_below = 1;
	}
	s->spared_famine = 0;
}
