/* counts.h: what is counted: income (5), influence (11.2) and votes (12.2).  Part of
 * rules.c; the boards show the same numbers. */
#ifndef EMPEROR_COUNTS_H
#define EMPEROR_COUNTS_H

#include "pieces.h"

/* ---- 5. Income ---- */

/* 5.3: what Sachsen pays its elector */
static inline int saxon_thalers(const struct emperor *s)
{
	return s->core.option[OPT_SAXONY] == SAXONY_2 ? 2 : 1;
}

static inline int income_of(const struct emperor *s, int seat)
{
	int n = BASE_INCOME; /* 5.1 */
	for (int p = 0; p < N_PROVINCES; p++) {
		n += s->cities[p][seat]; /* 5.1; imperial cities pay nobody: 5.2 */
		if (owner_of(s->elector[p]) == seat) /* 5.2: own ones count once */
			n += sum_of_seats(s->cities[p]) - s->cities[p][seat];
	}
	if (owner_of(s->elector[SACHSEN]) == seat)
		n += saxon_thalers(s);
	if (s->core.option[OPT_CAP] == CAP_INCOME && n > MOST_THALERS)
		n = MOST_THALERS; /* 5.4 */
	return n;
}

/* ---- 11. Influence ---- */

static inline int weight(int noble)
{
	return noble ? 1 + is_couple(rank_of(noble)) : 0; /* 11.2 */
}

/* 11.2, 11.3: baron 1, couple 2, knight 1, city 1; the throne counts nowhere. */
static inline int influence(const struct emperor *s, int province, int seat)
{
	int n = s->knights[province][seat] + s->castles[province][seat] +
		s->cities[province][seat];
	uint64_t nobles = family(s, province, seat);
	n += sum_of_bytes(nobles + couples_of(nobles));
	if (owner_of(s->elector[province]) == seat)
		n += weight(s->elector[province]);
	if (s->eminence[province] == seat + 1)
		n++; /* 9.21 */
	if (seat == s->emperor)
		n += s->imperial[province]; /* 11.2: the emperor of this moment */
	return n;
}

/* The set of seats with most influence; empty where nobody has any. */
static inline unsigned leaders(const struct emperor *s, int province, int *most)
{
	unsigned set = 0;
	*most = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int n = influence(s, province, seat);
		if (n > *most) {
			*most = n;
			set = 0;
		}
		if (n && n == *most)
			set |= 1u << seat;
	}
	return set;
}

/* ---- 12. Votes ---- */

static inline int challenger(const struct emperor *s)
{
	return holder_of(s, CARD_RIVAL); /* 9.1 */
}

/* The challenger as the boards show him: from the card until the election is decided, or
 * nobody.  The winner keeps the card, but challenges nobody (12.6). */
static inline int candidate(const struct emperor *s)
{
	int rival = challenger(s);
	return s->phase >= 4 && s->phase <= 6 && rival != s->emperor ? rival : LUDO_NOBODY;
}

/* All but the two candidates (12.4). */
static inline unsigned voters(const struct emperor *s)
{
	int rival = challenger(s);
	return rival < 0 ? 0 : all_seats(s) & ~(1u << rival) & ~(1u << s->emperor);
}

/* 9.9: nobles and knights of the elector's colour, himself included, one vote each. */
static inline int flock(const struct emperor *s, int province, int seat)
{
	return cards[CARD_INFLUENCE].n *
	       (1 + sum_of_bytes(family(s, province, seat)) + s->knights[province][seat] +
		s->castles[province][seat] + (s->eminence[province] == seat + 1));
}

static inline int votes(const struct emperor *s, int seat)
{
	int n = s->cards[seat][CARD_POPE] * cards[CARD_POPE].n; /* 9.8 */
	for (int p = 0; p < N_PROVINCES; p++) {
		if (owner_of(s->elector[p]) != seat || s->excluded == p + 1)
			continue; /* vacant: 12.2; excluded: 9.10 */
		n += s->influenced == p + 1 ? flock(s, p, seat) : provinces[p].votes;
	}
	return n; /* 10.12, 12.2 */
}

#endif
