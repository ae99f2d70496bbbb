/* state.c: games and single positions. */
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "hash.h"
#include "lane.h"
#include "object.h"

size_t ludoteca_hand(struct ludo_text *text, char *out, size_t n)
{
	size_t length = text->n, kept = length < n ? length : n - 1;
	if (n) {
		memcpy(out, ludo_text_string(text), kept);
		out[kept] = 0;
	}
	ludo_text_free(text);
	return length;
}

/* ---- games ---- */

int ludoteca_api(void)
{
	return LUDOTECA_API;
}

static const ludoteca_game *outside(const struct ludo_game *game)
{
	return (const ludoteca_game *)(const void *)game;
}

const ludoteca_game *ludoteca_game_at(int i)
{
	for (int k = 0; ludo_games[k]; k++)
		if (!ludo_games[k]->is_template && i-- == 0)
			return outside(ludo_games[k]);
	return 0;
}

const ludoteca_game *ludoteca_find(const char *id)
{
	return outside(ludo_game_find(id));
}

const char *ludoteca_id(const ludoteca_game *game)
{
	return inside(game)->id;
}

int ludoteca_rules_version(const ludoteca_game *game)
{
	return inside(game)->version;
}

int ludoteca_min_seats(const ludoteca_game *game)
{
	return inside(game)->min_seats;
}

int ludoteca_max_seats(const ludoteca_game *game)
{
	return inside(game)->max_seats;
}

size_t ludoteca_state_bytes(const ludoteca_game *game)
{
	return inside(game)->rules->size;
}

size_t ludoteca_catalogue(const ludoteca_game *game, int lang, char *out, size_t n)
{
	struct ludo_text json = { 0 };
	ludo_catalogue(&json, inside(game), lang == LUDOTECA_IT ? LUDO_IT : LUDO_EN);
	return ludoteca_hand(&json, out, n);
}

int32_t ludoteca_n_actions(const ludoteca_game *game)
{
	return ludo_number_answers(inside(game)).n;
}

int32_t ludoteca_action(const ludoteca_game *game, ludoteca_move move)
{
	struct ludo_numbering numbering = ludo_number_answers(inside(game));
	return ludo_action_of(&numbering, move_in(move));
}

int ludoteca_move_of(const ludoteca_game *game, int seat, int32_t action, ludoteca_move *move)
{
	struct ludo_numbering numbering = ludo_number_answers(inside(game));
	ludo_move m;
	if (!ludo_move_of(&numbering, seat, action, &m))
		return 0;
	*move = move_out(m);
	return 1;
}

int ludoteca_n_features(const ludoteca_game *game)
{
	return ludo_n_features(inside(game));
}

size_t ludoteca_feature(const ludoteca_game *game, int i, int *values, char *out, size_t n)
{
	struct ludo_text name = { 0 };
	*values = ludo_feature_name(inside(game), i, &name);
	return ludoteca_hand(&name, out, n);
}

/* ---- opening and copying ---- */

ludoteca_state *ludoteca_new(const struct ludo_game *game)
{
	/* a multiple of the alignment, as aligned_alloc wants it */
	size_t bytes = (sizeof(ludoteca_state) + game->rules->size + 15) / 16 * 16;
	ludoteca_state *state = aligned_alloc(16, bytes);
	if (!state)
		return 0;
	memset(state, 0, bytes);
	state->game = game;
	return state;
}

int ludoteca_read_options(const struct ludo_game *game, int seats, const char *words,
			  uint8_t options[LUDO_OPTIONS], struct ludo_text *error)
{
	char word[80];
	ludo_options_standard(game, options);
	if (seats < game->min_seats || seats > game->max_seats) {
		ludo_putf(error, "%s is for %d to %d seats", game->id, game->min_seats,
			  game->max_seats);
		return 0;
	}
	while (words && *(words += strspn(words, " "))) {
		size_t n = strcspn(words, " ");
		if (n >= sizeof(word)) {
			ludo_putf(error, "no option is as long as '%.40s...'", words);
			return 0;
		}
		memcpy(word, words, n);
		word[n] = 0;
		if (!ludo_option_set(game, options, word, error))
			return 0;
		words += n;
	}
	return 1;
}

ludoteca_state *ludoteca_open(const ludoteca_game *game, int seats, const char *words,
			      char *error, size_t n)
{
	uint8_t options[LUDO_OPTIONS];
	struct ludo_text complaint = { 0 };
	ludoteca_state *state = 0;
	if (!game)
		ludo_put(&complaint, "there is no such game");
	else if (ludoteca_read_options(inside(game), seats, words, options, &complaint) &&
		 !(state = ludoteca_new(inside(game))))
		ludo_put(&complaint, "out of memory");
	if (state)
		state->game->rules->setup(state->bytes, seats, options);
	ludoteca_hand(&complaint, error, n);
	return state;
}

ludoteca_state *ludoteca_copy(const ludoteca_state *state)
{
	ludoteca_state *copy = ludoteca_new(state->game);
	if (copy)
		ludoteca_assign(copy, state);
	return copy;
}

int ludoteca_assign(ludoteca_state *to, const ludoteca_state *from)
{
	if (to->game != from->game)
		return 0;
	memcpy(to->bytes, from->bytes, to->game->rules->size);
	return 1;
}

void ludoteca_close(ludoteca_state *state)
{
	free(state);
}

const ludoteca_game *ludoteca_game_of(const ludoteca_state *state)
{
	return outside(state->game);
}

/* ---- playing ---- */

unsigned ludoteca_waiting(const ludoteca_state *state)
{
	return core_of(state->bytes)->waiting;
}

int ludoteca_seat(const ludoteca_state *state)
{
	unsigned waiting = ludoteca_waiting(state);
	return waiting ? __builtin_ctz(waiting) : LUDOTECA_NOBODY;
}

int ludoteca_seats(const ludoteca_state *state)
{
	return core_of(state->bytes)->n_seats;
}

/* Only chance and seats that are there have anything to answer. */
static int is_seat(const ludoteca_state *state, int seat)
{
	return seat == LUDO_CHANCE || (seat >= 0 && seat < ludoteca_seats(state));
}

int ludoteca_moves(const ludoteca_state *state, int seat, ludoteca_move out[LUDOTECA_MOVES])
{
	ludo_move list[LUDO_MOVES];
	int n = is_seat(state, seat) ? state->game->rules->moves(state->bytes, seat, list) : 0;
	for (int i = 0; i < n; i++)
		out[i] = move_out(list[i]);
	return n;
}

int ludoteca_odds(const ludoteca_state *state, ludoteca_move move)
{
	return ludo_odds(state->game->rules, state->bytes, move_in(move));
}

int ludoteca_play(ludoteca_state *state, ludoteca_move move)
{
	int code = state->game->rules->why(state->bytes, move_in(move)).code;
	if (!code)
		state->game->rules->apply(state->bytes, move_in(move));
	return code;
}

int ludoteca_why(const ludoteca_state *state, ludoteca_move move, int lang, char *out, size_t n)
{
	struct ludo_speaker who = { state->game, lang == LUDOTECA_IT ? LUDO_IT : LUDO_EN, { 0 } };
	struct ludo_text text = { 0 };
	ludo_why why = state->game->rules->why(state->bytes, move_in(move));
	if (why.code)
		ludo_say_why(&text, &who, move_in(move), why);
	ludoteca_hand(&text, out, n);
	return why.code;
}

const char *ludoteca_reason(const ludoteca_game *game, int code)
{
	return ludo_why_token(inside(game), code);
}

int ludoteca_deal(ludoteca_state *state, uint64_t *dice)
{
	struct ludo_rng rng = { *dice };
	int n = ludo_settle(state->game->rules, state->bytes, &rng);
	*dice = rng.state;
	return n;
}

void ludoteca_standings(const ludoteca_state *state, int32_t points[LUDOTECA_SEATS],
			uint8_t place[LUDOTECA_SEATS])
{
	memset(points, 0, LUDOTECA_SEATS * sizeof(*points));
	memset(place, 0, LUDOTECA_SEATS * sizeof(*place));
	state->game->rules->standings(state->bytes, points, place);
}

uint64_t ludoteca_hash(const ludoteca_state *state)
{
	return ludo_hash(0, state->bytes, state->game->rules->tape);
}

const void *ludoteca_bytes(const ludoteca_state *state)
{
	return state->bytes;
}

int ludoteca_set_bytes(ludoteca_state *state, const void *bytes, size_t n)
{
	const struct ludo_rules *rules = state->game->rules;
	_Alignas(16) unsigned char copy[LUDO_STATE];
	if (n != rules->size)
		return 0;
	memcpy(copy, bytes, n);
	const struct ludo_core *core = core_of(copy);
	if (core->n_seats < state->game->min_seats || core->n_seats > state->game->max_seats ||
	    core->depth > LUDO_AGENDA || rules->check(copy))
		return 0;
	memcpy(state->bytes, copy, n);
	return 1;
}

int ludoteca_think(const ludoteca_state *state, int seat, const char *bot, uint64_t seed,
		   ludoteca_move *move)
{
	struct ludo_text error = { 0 };
	struct bot_answer answer;
	struct bot_task task = { .game = state->game, .blanked = state->bytes, .seat = seat,
				 .seed = seed };
	int known = bot_read_style(state->game, bot, &task.style, &error);
	ludo_text_free(&error);
	if (!known)
		return -1;
	if (!is_seat(state, seat) || seat == LUDO_CHANCE || !bot_think(&task, &answer))
		return 0;
	*move = move_out(answer.move);
	return 1;
}
