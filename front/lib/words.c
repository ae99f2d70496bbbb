/* words.c: what a seat may know of a state, in numbers, JSON and words. */
#include <string.h>

#include "blank.h"
#include "object.h"
#include "rng.h"

struct eyes {
	_Alignas(16) unsigned char bytes[LUDO_STATE];
};

static int lang_in(int lang)
{
	return lang == LUDOTECA_IT ? LUDO_IT : LUDO_EN;
}

/* Through the eyes of a seat; who is none of them sees what everybody sees. */
static int look(const ludoteca_state *state, int seat, struct eyes *eyes)
{
	int is_seat = seat >= 0 && seat < ludoteca_seats(state);
	memcpy(eyes->bytes, state->bytes, state->game->rules->size);
	ludo_blank(state->game->rules, eyes->bytes, is_seat ? seat : LUDO_NOBODY);
	return is_seat ? seat : LUDO_NOBODY;
}

void ludoteca_blank(ludoteca_state *state, int seat)
{
	struct eyes eyes;
	look(state, seat, &eyes);
	memcpy(state->bytes, eyes.bytes, state->game->rules->size);
}

void ludoteca_determinise(ludoteca_state *state, int seat, uint64_t *dice)
{
	struct ludo_rng rng = { *dice };
	struct eyes eyes;
	seat = look(state, seat, &eyes);
	state->game->rules->fill(eyes.bytes, seat, &rng);
	memcpy(state->bytes, eyes.bytes, state->game->rules->size);
	*dice = rng.state;
}

void ludoteca_observe(const ludoteca_state *state, int seat, int16_t *features)
{
	int is_seat = seat >= 0 && seat < ludoteca_seats(state);
	ludo_features(state->game, state->bytes, is_seat ? seat : LUDO_NOBODY, features);
}

void ludoteca_mask(const ludoteca_state *state, int seat, uint8_t *mask)
{
	struct ludo_numbering numbering = ludo_number_answers(state->game);
	ludoteca_move list[LUDOTECA_MOVES];
	int n = ludoteca_moves(state, seat, list);
	memset(mask, 0, (size_t)numbering.n);
	for (int i = 0; i < n; i++)
		mask[ludo_action_of(&numbering, move_in(list[i]))] = 1;
}

size_t ludoteca_view(const ludoteca_state *state, int seat, int lang, char *out, size_t n)
{
	struct ludo_text json = { 0 };
	struct eyes eyes;
	seat = look(state, seat, &eyes);
	ludo_view(state->game, eyes.bytes, seat, lang_in(lang), &json);
	return ludoteca_hand(&json, out, n);
}

size_t ludoteca_screen(const ludoteca_state *state, int seat, int lang, char *out, size_t n)
{
	struct ludo_text text = { 0 };
	struct eyes eyes;
	seat = look(state, seat, &eyes);
	ludo_screen(state->game, eyes.bytes, seat, lang_in(lang), &text);
	return ludoteca_hand(&text, out, n);
}

size_t ludoteca_events(const ludoteca_state *state, int seat, int lang, char *out, size_t n)
{
	struct ludo_speaker who = { state->game, lang_in(lang), { 0 } };
	struct ludo_text text = { 0 };
	struct eyes eyes;
	look(state, seat, &eyes);
	const struct ludo_tape *tape = (const void *)(eyes.bytes + state->game->rules->tape);
	for (uint32_t i = 0; i < tape->n; i++) {
		ludo_say_event(&text, &who, &tape->event[i]);
		ludo_put(&text, "\n");
	}
	return ludoteca_hand(&text, out, n);
}

/* Is it an answer that can be put into words at all? */
static int is_sayable(const ludoteca_game *game, ludoteca_move move)
{
	return ludoteca_action(game, move) >= 0;
}

size_t ludoteca_write_move(const ludoteca_game *game, ludoteca_move move, char *out, size_t n)
{
	struct ludo_text text = { 0 };
	if (is_sayable(game, move))
		ludo_write_answer(&text, inside(game), move_in(move));
	return ludoteca_hand(&text, out, n);
}

size_t ludoteca_say_move(const ludoteca_game *game, ludoteca_move move, int lang, char *out,
			 size_t n)
{
	struct ludo_speaker who = { inside(game), lang_in(lang), { 0 } };
	struct ludo_text text = { 0 };
	if (is_sayable(game, move))
		ludo_say_move(&text, &who, move_in(move));
	return ludoteca_hand(&text, out, n);
}

int ludoteca_read_move(const ludoteca_game *game, int seat, const char *words,
		       ludoteca_move *move, char *error, size_t n)
{
	struct ludo_text complaint = { 0 };
	ludo_move m;
	int is_read = ludo_read_answer(inside(game), seat, words, &m, &complaint);
	if (is_read)
		*move = move_out(m);
	ludoteca_hand(&complaint, error, n);
	return is_read;
}
