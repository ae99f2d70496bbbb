/* token.c: moves and values in tokens that are never translated. */
#include "token.h"

#include <string.h>

#include "bag.h"
#include "ludo_table.h"

/* ---- values of a kind ---- */

static int bag_shift(const struct ludo_kind *kind, int i)
{
	int shift = 0;
	for (int j = 0; j < i; j++)
		shift += kind->width[j];
	return shift;
}

int ludo_bag_count(const struct ludo_kind *kind, int64_t bag, int i)
{
	return (int)(bag >> bag_shift(kind, i) & ((1 << kind->width[i]) - 1));
}

int ludo_kind_numbers(const struct ludo_face *face, int kind)
{
	const struct ludo_kind *k = &face->kinds[kind];
	if (!kind || k->form != LUDO_BAG)
		return 1;
	int bits = bag_shift(k, face->kinds[k->of].n);
	return bits > LUDO_BAG_BITS ? (bits + LUDO_BAG_BITS - 1) / LUDO_BAG_BITS : 1;
}

int64_t ludo_kind_value(const struct ludo_face *face, int kind, const int16_t number[3], int i)
{
	int n = ludo_kind_numbers(face, kind);
	if (n == 1)
		return number[i];
	return ludo_bag(number[i], i + 1 < 3 ? number[i + 1] : 0,
			n == 3 && i == 0 ? number[2] : 0);
}

void ludo_write_value(struct ludo_text *text, const struct ludo_face *face, int kind, int64_t value)
{
	const struct ludo_kind *k = &face->kinds[kind];
	int is_one_of = kind && value >= 0 && value < k->n;
	if (is_one_of && k->form == LUDO_NAMED) {
		ludo_put(text, k->names[value].token);
	} else if (is_one_of && k->form == LUDO_PAIR) {
		int n = face->kinds[k->with].n;
		ludo_write_value(text, face, k->of, value / n);
		ludo_put(text, ".");
		ludo_write_value(text, face, k->with, value % n);
	} else {
		ludo_put_number(text, value);
	}
}

/* "first.second": a token may hold dots itself, so each of them may be the one between. */
static int read_pair(const struct ludo_face *face, const struct ludo_kind *pair,
		     struct ludo_word word, int64_t *value)
{
	for (size_t dot = 0; dot < word.n; dot++) {
		struct ludo_word first = { word.at, dot };
		struct ludo_word second = { word.at + dot + 1, word.n - dot - 1 };
		int64_t i, j;
		if (word.at[dot] != '.' || !ludo_read_value(face, pair->of, first, &i) ||
		    !ludo_read_value(face, pair->with, second, &j))
			continue;
		if (i < 0 || i >= face->kinds[pair->of].n || j < 0 ||
		    j >= face->kinds[pair->with].n)
			continue;
		*value = i * face->kinds[pair->with].n + j;
		return 1;
	}
	return 0;
}

int ludo_read_value(const struct ludo_face *face, int kind, struct ludo_word word, int64_t *value)
{
	const struct ludo_kind *k = &face->kinds[kind];
	if (kind && k->form == LUDO_PAIR)
		return read_pair(face, k, word, value);
	if (!kind || k->form != LUDO_NAMED)
		return ludo_word_number(word, INT32_MIN, INT32_MAX, value);
	for (int i = 0; i < k->n; i++)
		if (ludo_word_is(word, k->names[i].token)) {
			*value = i;
			return 1;
		}
	return 0;
}

int ludo_kind_called(const struct ludo_face *face, struct ludo_word word)
{
	for (int kind = 1; kind < face->n_kinds; kind++)
		if (ludo_word_is(word, face->kinds[kind].token))
			return kind;
	return LUDO_NONE;
}

int ludo_kinds_in(const struct ludo_face *face, const char *sentence, uint8_t kind[3])
{
	int n = 0;
	kind[0] = kind[1] = kind[2] = LUDO_NONE;
	for (const char *at = sentence; (at = strchr(at, '{')); at++) {
		struct ludo_word name = { at + 1, strcspn(at + 1, " ?}") };
		const char *number = name.at[name.n] == ' ' ? name.at + name.n + 1 : name.at;
		int i = number[0] - 'a';
		if (i < 0 || i > 2 || (number[1] != '}' && number[1] != '?'))
			continue; /* {seat} */
		if (number > name.at)
			kind[i] = (uint8_t)ludo_kind_called(face, name);
		else if (!kind[i])
			kind[i] = LUDO_COUNT;
		n = i + 1 > n ? i + 1 : n;
	}
	return n;
}

int ludo_kind_in(const struct ludo_face *face, const char *sentence, char argument)
{
	uint8_t kind[3];
	ludo_kinds_in(face, sentence, kind);
	return kind[argument - 'a'] ? kind[argument - 'a'] : LUDO_COUNT;
}

/* ---- moves ---- */

static void write_bag(struct ludo_text *text, const struct ludo_face *face, int kind,
		      int64_t bag)
{
	const struct ludo_kind *k = &face->kinds[kind];
	for (int i = 0; i < face->kinds[k->of].n; i++)
		for (int n = ludo_bag_count(k, bag, i); n > 0; n--) {
			ludo_put(text, " ");
			ludo_write_value(text, face, k->of, i);
		}
}

static void write_argument(struct ludo_text *text, const struct ludo_face *face, int kind,
			   int64_t value)
{
	if (face->kinds[kind].form == LUDO_BAG) {
		write_bag(text, face, kind, value);
		return;
	}
	ludo_put(text, " ");
	ludo_write_value(text, face, kind, value);
}

void ludo_write_move(struct ludo_text *text, const struct ludo_game *game, ludo_move m)
{
	if (m.seat == LUDO_CHANCE)
		ludo_put(text, ". ");
	else
		ludo_putf(text, "%d ", m.seat);
	ludo_write_answer(text, game, m);
}

void ludo_write_answer(struct ludo_text *text, const struct ludo_game *game, ludo_move m)
{
	const struct ludo_face *face = game->face;
	const int16_t arg[3] = { m.a, m.b, m.c };
	if (m.verb < 1 || m.verb >= face->n_verbs) {
		ludo_putf(text, "?%d", m.verb);
		return;
	}
	const struct ludo_verb *verb = &face->verbs[m.verb];
	ludo_put(text, verb->token);
	for (int i = 0; i < 3 && verb->kind[i]; i += ludo_kind_numbers(face, verb->kind[i]))
		write_argument(text, face, verb->kind[i],
			       ludo_kind_value(face, verb->kind[i], arg, i));
}

static int complain(struct ludo_text *error, const char *what, struct ludo_word word)
{
	int shown = word.n < 40 ? (int)word.n : 40;
	ludo_putf(error, "%s '%.*s'", what, shown, word.at);
	return 0;
}

int ludo_read_bag(const struct ludo_face *face, int kind, const char **at, int64_t *bag,
		  struct ludo_text *error)
{
	const struct ludo_kind *k = &face->kinds[kind];
	int64_t read = 0;
	for (struct ludo_word word; word = ludo_scan_word(at), word.n;) {
		int64_t i;
		if (!ludo_read_value(face, k->of, word, &i))
			return complain(error, "no such thing:", word);
		int most = (1 << k->width[i]) - 1;
		if (ludo_bag_count(k, read, (int)i) == most)
			return complain(error, "too many of", word);
		read += (int64_t)1 << bag_shift(k, (int)i);
	}
	*bag = read;
	return 1;
}

/* The numbers of an argument, from 'number' on. */
static int read_argument(const struct ludo_face *face, int kind, const char **at, int16_t *number,
			 struct ludo_text *error)
{
	int64_t v;
	if (face->kinds[kind].form == LUDO_BAG) {
		if (!ludo_read_bag(face, kind, at, &v, error))
			return 0;
		for (int i = ludo_kind_numbers(face, kind) - 1; i >= 0; i--)
			number[i] = ludo_bag_part(v, i);
		return 1;
	}
	struct ludo_word word = ludo_scan_word(at);
	if (!word.n) {
		ludo_putf(error, "something is missing: a %s", face->kinds[kind].token);
		return 0;
	}
	if (!ludo_read_value(face, kind, word, &v) || v < INT16_MIN || v > INT16_MAX) {
		ludo_putf(error, "not a %s:", face->kinds[kind].token);
		return complain(error, "", word);
	}
	*number = (int16_t)v;
	return 1;
}

int ludo_read_answer(const struct ludo_game *game, int seat, const char *string, ludo_move *move,
		     struct ludo_text *error)
{
	const struct ludo_face *face = game->face;
	struct ludo_word word = ludo_scan_word(&string);
	int16_t arg[3] = { 0, 0, 0 };
	int verb = 1;
	while (verb < face->n_verbs && !ludo_word_is(word, face->verbs[verb].token))
		verb++;
	if (verb == face->n_verbs)
		return complain(error, "no such move:", word);
	const uint8_t *kind = face->verbs[verb].kind;
	for (int i = 0; i < 3 && kind[i]; i += ludo_kind_numbers(face, kind[i]))
		if (!read_argument(face, kind[i], &string, &arg[i], error))
			return 0;
	word = ludo_scan_word(&string);
	if (word.n)
		return complain(error, "not understood:", word);
	*move = ludo_answer(seat, verb, arg[0], arg[1], arg[2]);
	return 1;
}

int ludo_read_move(const struct ludo_game *game, const char *string, ludo_move *move,
		   struct ludo_text *error)
{
	struct ludo_word word = ludo_scan_word(&string);
	int64_t seat = LUDO_CHANCE;
	if (!ludo_word_is(word, ".") && !ludo_word_number(word, 0, LUDO_SEATS - 1, &seat))
		return complain(error, "not a seat:", word);
	return ludo_read_answer(game, (int)seat, string, move, error);
}
