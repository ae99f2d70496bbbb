/* summary.c: what the rows of an analysis come to: players and turning points. */
#include <stdlib.h>
#include <string.h>

#include "analysis.h"

enum {
	HARDLY = 100,  /* a percent point: less than this is not given away, but not measured */
	TURNING = 300, /* what a turning point moves at least */
};

/* ---- the first few of many ---- */

/* Put a row among the few that weigh most; of equals the earlier one comes first. */
static void put_among(int *list, int *weights, int *n, int most, int row, int weight)
{
	int at = *n;
	while (at > 0 && weight > weights[at - 1])
		at--;
	if (at == most)
		return;
	*n += *n < most;
	for (int i = *n - 1; i > at; i--) {
		list[i] = list[i - 1];
		weights[i] = weights[i - 1];
	}
	list[at] = row;
	weights[at] = weight;
}

/* ---- players ---- */

static void judge(const struct analysis *a, int seat, struct analysis_player *p)
{
	int good[ANALYSIS_MOST], bad[ANALYSIS_MOST];
	int64_t promised = 0, kept = 0;
	for (int i = 0; i < a->n; i++) {
		const struct analysis_row *row = &a->row[i];
		if (!row->is_done)
			continue;
		if (row->kind == ANALYSIS_CHANCE)
			p->luck += row->after.of[seat] - row->open.of[seat];
		if (row->kind != ANALYSIS_DECISION || row->seat != seat)
			continue;
		p->n_decisions++;
		p->n_found += row->gave < HARDLY;
		p->gave += row->gave;
		promised += row->best.of[seat];
		kept += row->best.of[seat] - row->gave;
		if (row->gave >= HARDLY)
			put_among(p->worst, bad, &p->n_worst, ANALYSIS_MOST, i, row->gave);
		else if (row->edge >= HARDLY)
			put_among(p->best, good, &p->n_best, ANALYSIS_MOST, i, row->edge);
	}
	p->accuracy = promised ? (int)((ANALYSIS_SURE * kept + promised / 2) / promised)
		      : p->n_decisions ? ANALYSIS_SURE : -1;
}

/* ---- turning points ---- */

/* Who won or lost most in a row. */
static struct analysis_turn turn_of(const struct analysis *a, int i)
{
	const struct analysis_row *row = &a->row[i];
	struct analysis_turn turn = { .row = i, .seat = row->seat };
	if (row->kind == ANALYSIS_DECISION)
		turn.by = -row->gave;
	if (row->kind != ANALYSIS_CHANCE)
		return turn;
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++) {
		int by = row->after.of[seat] - row->open.of[seat];
		if (abs(by) > abs(turn.by)) {
			turn.by = by;
			turn.seat = seat;
		}
	}
	return turn;
}

static void find_turns(const struct analysis *a, struct analysis_summary *s)
{
	int rows[ANALYSIS_TURNS], weights[ANALYSIS_TURNS], n = 0;
	for (int i = 0; i < a->n; i++) {
		int weight = a->row[i].is_done ? abs(turn_of(a, i).by) : 0;
		if (weight >= TURNING)
			put_among(rows, weights, &n, ANALYSIS_TURNS, i, weight);
	}
	for (int i = 0; i < a->n; i++)
		for (int k = 0; k < n; k++)
			if (rows[k] == i)
				s->turn[s->n_turns++] = turn_of(a, i);
}

void analysis_sum_up(const struct analysis *a, struct analysis_summary *s)
{
	memset(s, 0, sizeof(*s));
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		judge(a, seat, &s->player[seat]);
	find_turns(a, s);
}
