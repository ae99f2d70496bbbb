/* lab.c: Verräter as numbers, for bots and for learning. */
#include "face.h"
#include "verraeter.h"

enum { N_FEATURES = 12 };

static const char *const features[N_FEATURES] = {
	"rounds left", "own points", "best other points", "own cards", "own card value",
	"own estates that draw", "own offices", "own buildings left", "allies",
	"landscapes of own house", "has start card", "has Strategy card",
};

static int value_of(const uint8_t counts[N_SUPPLIES])
{
	int value = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		value += counts[i] * supplies[i].value;
	return value;
}

static int rounds_left(const struct verraeter *s)
{
	return n_rounds(s) - s->round;
}

static void count_buildings(const struct verraeter *s, int seat, int *drawing, int *offices,
			    int *left)
{
	*drawing = *offices = 0;
	*left = N_BUILDINGS;
	for (int i = 0; i < N_PLACES; i++) {
		if (s->builder[i] != seat + 1)
			continue;
		*left -= 1;
		*offices += s->face[i] == OF_OFFICE;
		*drawing += s->face[i] == OF_ESTATE && s->owner[i] == s->house[seat];
	}
}

static void observe(const void *blanked, int seat, int16_t *out)
{
	const struct verraeter *s = blanked;
	int drawing, offices, left, best = -1, allies = 0, land = 0;
	count_buildings(s, seat, &drawing, &offices, &left);
	for (int q = 0; q < s->core.n_seats; q++) {
		allies += q != seat && s->house[q] == s->house[seat];
		if (q != seat && s->vp[q] > best)
			best = s->vp[q];
	}
	for (int i = 0; i < N_PLACES; i++)
		land += s->land[i] && s->owner[i] == s->house[seat];
	const int all[N_FEATURES] = { rounds_left(s), s->vp[seat], best, s->n_hand[seat],
				      value_of(s->secret[seat].hand), drawing, offices, left,
				      allies, land, s->start == seat, s->strategy == seat };
	for (int i = 0; i < N_FEATURES; i++)
		out[i] = (int16_t)all[i];
}

/* A quick worth in hundredths of a point: points in hand, what offices will pay with
 * the cards held now, and what cards and estates are worth in the rounds to come. */
static void guess(const void *filled, int32_t *worth)
{
	const struct verraeter *s = filled;
	for (int q = 0; q < s->core.n_seats; q++) {
		int drawing, offices, left, cards = s->n_hand[q] < 3 ? s->n_hand[q] : 3;
		count_buildings(s, q, &drawing, &offices, &left);
		worth[q] = 100 * s->vp[q];
		if (s->phase == 14)
			continue; /* the offices have paid */
		worth[q] += 80 * offices * cards + 20 * value_of(s->secret[q].hand) / 2 +
			    15 * drawing * (rounds_left(s) + 1) + 20 * (s->strategy == q);
	}
}

const struct ludo_lab verraeter_lab = {
	.n_features = N_FEATURES,
	.feature = features,
	.observe = observe,
	.guess = guess,
};
