/* action.c: a number for every answer, from the kinds of the verbs. */
#include "ludo_learn.h"

#include "bag.h"
#include "ludo_face.h"

/* Values of number i of a verb.  A bag that fits one number has as many as its bits can
 * tell; one that goes on in the next number is told apart there too. */
static int32_t width(const struct ludo_face *face, const struct ludo_verb *verb, int i)
{
	const struct ludo_kind *kind = &face->kinds[verb->kind[i]];
	if (!verb->kind[i])
		return 1;
	if (kind->form != LUDO_BAG)
		return kind->n;
	int bits = 0;
	for (int thing = 0; thing < face->kinds[kind->of].n; thing++)
		bits += kind->width[thing];
	return 1 << (bits < LUDO_BAG_BITS ? bits : LUDO_BAG_BITS);
}

struct ludo_numbering ludo_number_answers(const struct ludo_game *game)
{
	const struct ludo_face *face = game->face;
	struct ludo_numbering numbering = { .n_verbs = face->n_verbs };
	int64_t n = 0;
	if (face->n_verbs > LUDO_NUMBERED)
		return numbering;
	for (int v = 1; v < face->n_verbs; v++) {
		int64_t answers = 1;
		numbering.first[v] = (int32_t)n;
		for (int i = 0; i < 3; i++)
			answers *= numbering.wide[v][i] = width(face, &face->verbs[v], i);
		n += answers;
		if (n > INT32_MAX)
			return numbering;
	}
	numbering.n = (int32_t)n;
	return numbering;
}

int ludo_move_of(const struct ludo_numbering *numbering, int seat, int32_t action,
		 ludo_move *move)
{
	int verb = numbering->n_verbs - 1;
	if (action < 0 || action >= numbering->n)
		return 0;
	while (numbering->first[verb] > action)
		verb--;
	const int32_t *wide = numbering->wide[verb];
	action -= numbering->first[verb];
	*move = ludo_answer(seat, verb, action / (wide[1] * wide[2]), action / wide[2] % wide[1],
			    action % wide[2]);
	return 1;
}
