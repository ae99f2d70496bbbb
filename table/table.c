/* table.c: seats, position, record, undo and redo, views.
 *
 * The table keeps a snapshot after every move, and the events of that move: going back,
 * looking at the past and speaking of it cost the same as now.  Events are few, and a tape
 * has room for many: they stand one after the other. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "blank.h"
#include "field.h"
#include "follow.h"
#include "hash.h"
#include "place.h"
#include "token.h"

/* ---- games and options ---- */

const struct ludo_game *ludo_game_find(const char *id)
{
	for (int i = 0; ludo_games[i]; i++)
		if (!strcmp(ludo_games[i]->id, id))
			return ludo_games[i];
	return 0;
}

void ludo_options_standard(const struct ludo_game *game, uint8_t options[LUDO_OPTIONS])
{
	memset(options, 0, LUDO_OPTIONS);
	for (int i = 0; i < game->face->n_options; i++)
		options[i] = game->face->options[i].standard;
}

static int set_option(const struct ludo_option *option, int n_values, uint8_t *value,
		      struct ludo_word word, struct ludo_text *error)
{
	for (int i = 0; i < n_values; i++)
		if (ludo_word_is(word, option->values[i].token)) {
			*value = (uint8_t)i;
			return 1;
		}
	ludo_putf(error, "option %s cannot be '%.*s'; choose", option->token,
		  word.n < 40 ? (int)word.n : 40, word.at);
	for (int i = 0; i < n_values; i++)
		ludo_putf(error, "%s %s", i ? " or" : "", option->values[i].token);
	return 0;
}

int ludo_option_set(const struct ludo_game *game, uint8_t options[LUDO_OPTIONS],
		    const char *token_is_value, struct ludo_text *error)
{
	const char *is = strchr(token_is_value, '=');
	struct ludo_word token = { token_is_value, is ? (size_t)(is - token_is_value) : 0 };
	for (int i = 0; is && i < game->face->n_options; i++)
		if (ludo_word_is(token, game->face->options[i].token)) {
			struct ludo_word value = { is + 1, strlen(is + 1) };
			return set_option(&game->face->options[i], game->rules->n_values[i],
					  &options[i], value, error);
		}
	ludo_putf(error, "%s has no option '%.40s'; it has", game->id, token_is_value);
	for (int i = 0; i < game->face->n_options; i++)
		ludo_putf(error, " %s", game->face->options[i].token);
	if (!game->face->n_options)
		ludo_put(error, " none");
	return 0;
}

/* ---- opening and closing ---- */

/* Bytes from one snapshot to the next, so that all lie as states must. */
static size_t stride(const struct ludo_table *t)
{
	return ((size_t)t->game->rules->tape + 15) & ~(size_t)15;
}

static void *snapshot(const struct ludo_table *t, int ply)
{
	return t->snapshots + (size_t)(ply - t->base) * stride(t);
}

static void *now(const struct ludo_table *t)
{
	return t->now;
}

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static struct ludo_tape *tape_of(const struct ludo_table *t, void *state)
{
	return (struct ludo_tape *)(void *)((char *)state + t->game->rules->tape);
}

/* The events of the move that led to a ply. */
static const struct ludo_event *events_at(const struct ludo_table *t, int ply, uint32_t *n)
{
	int at = ply - t->base;
	uint32_t from = at ? t->told[at - 1] : 0;
	*n = t->told[at] - from;
	return t->events + from;
}

/* Room for what so many more moves may tell. */
static int make_room_to_tell(struct ludo_table *t, int n_moves)
{
	uint32_t needed = (t->told ? t->told[t->ply - t->base] : 0) +
			  (uint32_t)n_moves * LUDO_TAPE;
	if (needed <= t->room_told)
		return 1;
	uint32_t room = needed + t->room_told / 2;
	struct ludo_event *events = realloc(t->events, room * sizeof(*events));
	if (!events)
		return 0;
	t->events = events;
	t->room_told = room;
	return 1;
}

/* Room for so many moves from the base on, and one snapshot more. */
static int make_room(struct ludo_table *t, int n_moves)
{
	int room = t->room ? t->room : 32;
	if (!make_room_to_tell(t, 1))
		return 0;
	if (n_moves <= t->room)
		return 1;
	while (room < n_moves)
		room += room / 2;
	char *snapshots = realloc(t->snapshots, (size_t)(room + 1) * stride(t));
	if (!snapshots)
		return 0;
	t->snapshots = snapshots;
	uint32_t *told = realloc(t->told, (size_t)(room + 1) * sizeof(*told));
	if (!told)
		return 0;
	if (!t->told)
		told[0] = 0;
	t->told = told;
	ludo_move *moves = realloc(t->moves, (size_t)room * sizeof(*moves));
	if (!moves)
		return 0;
	t->moves = moves;
	int *deals = realloc(t->deals, (size_t)room * sizeof(*deals));
	if (!deals)
		return 0;
	t->deals = deals;
	t->room = room;
	return 1;
}

/* The state as it is now becomes the snapshot of its ply. */
static void keep(struct ludo_table *t)
{
	const struct ludo_tape *tape = tape_of(t, t->now);
	int at = t->ply - t->base;
	uint32_t from = at ? t->told[at - 1] : 0;
	memcpy(snapshot(t, t->ply), t->now, t->game->rules->tape);
	memcpy(t->events + from, tape->event, tape->n * sizeof(*tape->event));
	t->told[at] = from + tape->n;
}

static void go_to(struct ludo_table *t, int ply)
{
	if (ply == t->ply)
		return;
	ludo_table_truth(t, ply, t->now);
	t->ply = ply;
}

void ludo_table_put(struct ludo_table *t, int ply, const void *state)
{
	memcpy(snapshot(t, ply), state, t->game->rules->tape);
	if (ply == t->ply)
		memcpy(t->now, state, t->game->rules->size);
}

struct ludo_table *ludo_table_open(const struct ludo_game *game, int n_seats,
				   const uint8_t options[LUDO_OPTIONS], struct ludo_seed seed)
{
	if (n_seats < game->min_seats || n_seats > game->max_seats ||
	    game->rules->size > LUDO_STATE)
		return 0;
	struct ludo_table *t = calloc(1, sizeof(*t));
	if (!t)
		return 0;
	t->game = game;
	t->seed = seed;
	t->has_seed = 1;
	ludo_seed_commitment(&seed, t->commitment);
	t->now = calloc(1, game->rules->size);
	if (!t->now || !make_room(t, 1)) {
		ludo_table_close(t);
		return 0;
	}
	game->rules->setup(now(t), n_seats, options);
	keep(t);
	return t;
}

struct ludo_table *ludo_table_resume(const struct ludo_game *game, const void *state, int ply,
				     int deal, struct ludo_seed seed)
{
	const struct ludo_core *core = core_of(state);
	struct ludo_table *t = ludo_table_open(game, core->n_seats, core->option, seed);
	if (!t)
		return 0;
	t->base = t->ply = ply;
	t->deal = deal;
	memcpy(t->now, state, game->rules->size);
	keep(t);
	return t;
}

int ludo_table_base(const struct ludo_table *t)
{
	return t->base;
}

struct ludo_table *ludo_table_fork(const struct ludo_table *from, int ply)
{
	if (ply < from->base || ply > from->ply)
		return 0;
	int n = ply - from->base;
	struct ludo_table *t = ludo_table_open(from->game, ludo_table_n_seats(from),
					       core_of(from->snapshots)->option, from->seed);
	if (!t)
		return 0;
	if (!make_room(t, n) || !make_room_to_tell(t, n + 1)) {
		ludo_table_close(t);
		return 0;
	}
	memcpy(t->snapshots, from->snapshots, (size_t)(n + 1) * stride(t));
	memcpy(t->moves, from->moves, (size_t)n * sizeof(*t->moves));
	memcpy(t->deals, from->deals, (size_t)n * sizeof(*t->deals));
	memcpy(t->told, from->told, (size_t)(n + 1) * sizeof(*t->told));
	memcpy(t->events, from->events, t->told[n] * sizeof(*t->events));
	ludo_table_truth(from, ply, t->now);
	t->base = from->base;
	t->ply = ply;
	t->deal = from->deal;
	t->has_seed = from->has_seed;
	t->is_set_up = from->is_set_up;
	t->is_loose = from->is_loose;
	memcpy(t->commitment, from->commitment, sizeof(t->commitment));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		ludo_table_set_name(t, seat, from->names[seat]);
	return t;
}

void ludo_table_close(struct ludo_table *t)
{
	if (!t)
		return;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		free(t->names[seat]);
	free(t->now);
	free(t->snapshots);
	free(t->events);
	free(t->told);
	free(t->moves);
	free(t->deals);
	free(t);
}

/* ---- plain questions ---- */

const struct ludo_game *ludo_table_game(const struct ludo_table *t)
{
	return t->game;
}

int ludo_table_n_seats(const struct ludo_table *t)
{
	return core_of(now(t))->n_seats;
}

void ludo_table_options(const struct ludo_table *t, uint8_t options[LUDO_OPTIONS])
{
	memcpy(options, core_of(t->snapshots)->option, LUDO_OPTIONS);
}

unsigned ludo_table_waiting(const struct ludo_table *t)
{
	return core_of(now(t))->waiting;
}

struct ludo_step ludo_table_question(const struct ludo_table *t)
{
	return ludo_top(core_of(now(t)));
}

int ludo_table_ply(const struct ludo_table *t)
{
	return t->ply;
}

ludo_move ludo_table_move(const struct ludo_table *t, int ply)
{
	return ply < t->base ? (ludo_move){ 0 } : t->moves[ply - t->base];
}

uint64_t ludo_table_hash(const struct ludo_table *t)
{
	return ludo_hash(0, now(t), t->game->rules->tape);
}

int ludo_table_seed(const struct ludo_table *t, struct ludo_seed *seed)
{
	if (!t->has_seed || ludo_table_waiting(t))
		return 0;
	*seed = t->seed;
	return 1;
}

const char *ludo_table_commitment(const struct ludo_table *t)
{
	return t->commitment;
}

void ludo_table_standings(const struct ludo_table *t, int32_t *points, uint8_t *place)
{
	t->game->rules->standings(now(t), points, place);
}

void ludo_table_public_standings(const struct ludo_table *t, int32_t *points, uint8_t *place)
{
	_Alignas(16) char blanked[LUDO_STATE];
	ludo_table_look(t, ludo_table_ply(t), LUDO_NOBODY, blanked);
	t->game->rules->standings(blanked, points, place);
}

void ludo_table_set_name(struct ludo_table *t, int seat, const char *name)
{
	char *copy = name && *name ? strndup(name, LUDO_NAME_BYTES) : 0;
	for (size_t i = 0; copy && copy[i]; i++)
		if ((unsigned char)copy[i] < ' ' || copy[i] == 0x7f)
			copy[i] = ' ';
	size_t n = copy ? strlen(copy) : 0;
	if (n == LUDO_NAME_BYTES) /* do not end in the middle of a character */
		while (n > 0 && ((unsigned char)name[n] & 0xc0) == 0x80)
			copy[--n] = 0;
	free(t->names[seat]);
	t->names[seat] = copy;
}

const char *ludo_table_name(const struct ludo_table *t, int seat, int lang)
{
	return t->names[seat] ? t->names[seat]
			      : t->game->face->kinds[LUDO_SEAT].names[seat].say[lang];
}

struct ludo_speaker ludo_table_speaker(const struct ludo_table *t, int lang)
{
	struct ludo_speaker who = { t->game, lang, { 0 } };
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		who.names[seat] = t->names[seat];
	return who;
}

/* ---- playing ---- */

void ludo_table_truth(const struct ludo_table *t, int ply, void *state)
{
	const struct ludo_rules *rules = t->game->rules;
	ply = ply < t->base ? t->base : ply; /* it knows of nothing earlier */
	if (ply == t->ply) {
		memcpy(state, t->now, rules->size);
		return;
	}
	uint32_t n;
	const struct ludo_event *events = events_at(t, ply, &n);
	struct ludo_tape *tape = tape_of(t, state);
	memcpy(state, snapshot(t, ply), rules->tape);
	memset(tape, 0, rules->size - rules->tape);
	memcpy(tape->event, events, n * sizeof(*events));
	tape->n = n;
}

void ludo_table_look(const struct ludo_table *t, int ply, int seat, void *state)
{
	ludo_table_truth(t, ply, state);
	ludo_blank(t->game->rules, state, seat);
}

int ludo_table_moves(const struct ludo_table *t, int seat, ludo_move *out)
{
	_Alignas(16) char blanked[LUDO_STATE];
	if (seat == LUDO_CHANCE)
		return t->game->rules->moves(now(t), seat, out);
	ludo_table_look(t, t->ply, seat, blanked);
	return t->game->rules->moves(blanked, seat, out);
}

ludo_why ludo_table_why(const struct ludo_table *t, ludo_move move)
{
	_Alignas(16) char blanked[LUDO_STATE];
	if (move.seat == LUDO_CHANCE)
		return t->game->rules->why(now(t), move);
	if (move.seat >= LUDO_SEATS)
		return ludo_because(LUDO_WHY_TURN, 0, 0);
	ludo_table_look(t, t->ply, move.seat, blanked);
	return t->game->rules->why(blanked, move);
}

/* Put a legal move behind the present position. */
static void append(struct ludo_table *t, ludo_move move)
{
	int at = t->ply++ - t->base;
	t->deals[at] = t->deal;
	t->moves[at] = move;
	t->game->rules->apply(now(t), move);
	keep(t);
}

ludo_why ludo_table_play(struct ludo_table *t, ludo_move move)
{
	ludo_why why = ludo_table_why(t, move);
	if (why.code)
		return why;
	if (!make_room(t, t->ply - t->base + 1))
		return ludo_because(LUDO_WHY_MEMORY, 0, 0);
	append(t, move);
	t->n_undone = 0;
	return why;
}

int ludo_table_deal_once(struct ludo_table *t)
{
	ludo_move answer;
	if (!ludo_is_waiting(core_of(now(t)), LUDO_CHANCE) || !t->has_seed ||
	    !ludo_deal(t->game->rules, now(t), &t->seed, t->ply, t->deal, &answer))
		return 0;
	return !ludo_table_play(t, answer).code;
}

int ludo_table_deal(struct ludo_table *t)
{
	int n = 0;
	while (ludo_table_deal_once(t))
		n++;
	return n;
}

/* ---- undo: as far as nothing has come of it ---- */

static int reveals(const struct ludo_table *t, int ply)
{
	uint32_t n;
	const struct ludo_event *events = events_at(t, ply + 1, &n);
	for (uint32_t i = 0; i < n; i++)
		if (events[i].flags & LUDO_REVEAL)
			return 1;
	return 0;
}

static int last_ply_of(const struct ludo_table *t, int seat)
{
	int ply = t->ply - 1;
	while (ply >= t->base && ludo_table_move(t, ply).seat != seat)
		ply--;
	return ply < t->base ? -1 : ply;
}

/* May a seat take back its latest answer, at ply 'mine'?  Answers to the same question
 * stand beside it; those that came after it go with it, if their seats are willing. */
static enum ludo_undo can_undo(const struct ludo_table *t, int mine, unsigned willing)
{
	unsigned asked_with_me = core_of(snapshot(t, mine))->waiting;
	for (int ply = mine; ply < t->ply; ply++) {
		int other = ludo_table_move(t, ply).seat;
		if (other == LUDO_CHANCE)
			return LUDO_UNDO_CHANCE;
		if (!((asked_with_me | willing) >> other & 1))
			return LUDO_UNDO_OTHERS;
		asked_with_me &= ~(1u << other); /* a second answer is to another question */
		if (reveals(t, ply))
			return LUDO_UNDO_REVEAL;
	}
	return LUDO_UNDO_OK;
}

enum ludo_undo ludo_table_can_undo_with(const struct ludo_table *t, int seat, unsigned willing)
{
	int mine = last_ply_of(t, seat);
	return mine < 0 ? LUDO_UNDO_NOTHING : can_undo(t, mine, willing);
}

enum ludo_undo ludo_table_can_undo(const struct ludo_table *t, int seat)
{
	return ludo_table_can_undo_with(t, seat, 0);
}

static void remember_undone(struct ludo_table *t, ludo_move move)
{
	if (t->n_undone == LUDO_UNDONE) { /* forget the oldest */
		memmove(t->undone, t->undone + 1, sizeof(t->undone) - sizeof(t->undone[0]));
		t->n_undone--;
	}
	t->undone[t->n_undone++] = move;
}

enum ludo_undo ludo_table_undo_with(struct ludo_table *t, int seat, unsigned willing)
{
	int mine = last_ply_of(t, seat), end = t->ply;
	if (mine < 0)
		return LUDO_UNDO_NOTHING;
	enum ludo_undo alone = can_undo(t, mine, 0), can = can_undo(t, mine, willing);
	if (can != LUDO_UNDO_OK)
		return can;
	if (!make_room_to_tell(t, end - mine))
		return LUDO_UNDO_NOTHING;
	remember_undone(t, ludo_table_move(t, mine));
	go_to(t, mine);
	/* answers given at the same time commute: they stay as they are */
	for (int ply = mine + 1; alone == LUDO_UNDO_OK && ply < end; ply++)
		append(t, ludo_table_move(t, ply));
	return LUDO_UNDO_OK;
}

enum ludo_undo ludo_table_undo(struct ludo_table *t, int seat)
{
	return ludo_table_undo_with(t, seat, 0);
}

int ludo_table_can_redo(const struct ludo_table *t, int seat)
{
	int n = t->n_undone;
	return n && t->undone[n - 1].seat == seat &&
	       !ludo_table_why(t, t->undone[n - 1]).code;
}

int ludo_table_redo(struct ludo_table *t, int seat)
{
	int n = t->n_undone;
	if (!n || t->undone[n - 1].seat != seat)
		return 0;
	if (ludo_table_play(t, t->undone[n - 1]).code)
		return 0;
	t->n_undone = n - 1;
	return 1;
}

int ludo_table_rewind(struct ludo_table *t, int ply)
{
	if (ply < t->base || ply > t->ply)
		return 0;
	go_to(t, ply);
	t->n_undone = 0;
	return 1;
}

void ludo_table_deal_anew(struct ludo_table *t, int deal)
{
	t->deal = deal;
}

int ludo_table_deals(const struct ludo_table *t)
{
	return t->deal;
}

const char *ludo_undo_say(enum ludo_undo undo, int lang)
{
	static const char *const say[][LUDO_LANGS] = {
		[LUDO_UNDO_OK] = { "taken back", "annullato" },
		[LUDO_UNDO_NOTHING] = { "there is nothing to take back",
					"non c'è nulla da annullare" },
		[LUDO_UNDO_CHANCE] = { "chance has answered since: that cannot be taken back",
				       "nel frattempo ha deciso il caso: non si può annullare" },
		[LUDO_UNDO_REVEAL] = { "hidden things were shown since: that cannot be taken back",
				       "nel frattempo si è scoperto qualcosa: non si può annullare" },
		[LUDO_UNDO_OTHERS] = { "somebody has answered since: that cannot be taken back",
				       "nel frattempo qualcuno ha risposto: non si può annullare" },
	};
	return say[undo][lang];
}

/* ---- setting a position ---- */

static int accounts_hold(const struct ludo_table *t, const void *state, struct ludo_text *error)
{
	int account = t->game->rules->check(state);
	if (!account)
		return 1;
	const struct ludo_phrase *phrase = &t->game->face->accounts[account];
	ludo_putf(error, "the position breaks the account '%s': %s (rule %s)", phrase->token,
		  phrase->say[LUDO_EN], phrase->para);
	return 0;
}

int ludo_table_accounts_hold(const struct ludo_table *t, struct ludo_text *error)
{
	return accounts_hold(t, snapshot(t, t->ply), error);
}

static void adopt(struct ludo_table *t, const void *state)
{
	memcpy(t->now, state, t->game->rules->size);
	tape_of(t, t->now)->n = 0;
	t->base = t->ply = t->n_undone = 0;
	t->is_set_up = 1;
	if (ludo_is_running(core_of(t->now)))
		t->game->rules->run(t->now);
	keep(t);
}

/* Who still owes an answer may be said of a question that several seats are asked:
 * any of those whom the rules would ask, and nobody else. */
static int set_waiting(const struct ludo_table *t, void *state, struct ludo_word word,
		       struct ludo_text *error)
{
	_Alignas(16) char asked[LUDO_STATE];
	struct ludo_core *core = state, *all = (struct ludo_core *)(void *)asked;
	if (!word.n)
		return 1;
	if (!ludo_field_set(t->game, state, word, error))
		return 0;
	memcpy(asked, state, t->game->rules->size);
	all->waiting = 0;
	if (ludo_is_running(all))
		t->game->rules->run(asked);
	if (!(core->waiting & ~all->waiting) && core->depth == all->depth)
		return 1;
	ludo_put(error, "the rules would ask other seats");
	return 0;
}

/* Would the game go on if one more question stood behind all others?  Then it is not over:
 * it has only run out of lines.  A move is made on the way, if there is one. */
static int would_go_on(const struct ludo_game *game, const void *from, const ludo_move *move)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_core *core = (struct ludo_core *)(void *)state;
	int depth = core_of(from)->depth, goes_on = 0;
	for (int q = game->face->n_steps + 1; !goes_on && depth < LUDO_AGENDA &&
					      q < game->face->n_lines; q++) {
		memcpy(state, from, game->rules->size);
		memmove(core->agenda + 1, core->agenda, (size_t)depth * sizeof(*core->agenda));
		core->agenda[0] = (struct ludo_step){ .what = (uint8_t)q };
		core->depth++;
		if (move)
			game->rules->apply(state, *move);
		else
			game->rules->run(state);
		goes_on = core->waiting != 0;
	}
	return goes_on;
}

int ludo_table_has_run_empty(const struct ludo_table *t)
{
	_Alignas(16) char before[LUDO_STATE];
	if (ludo_table_waiting(t) || t->ply == t->base)
		return 0;
	ludo_move last = ludo_table_move(t, t->ply - 1);
	ludo_table_truth(t, t->ply - 1, before);
	return would_go_on(t->game, before, &last);
}

/* A question that makes no sense here is passed over by the rules: is the next one?  Not if it
 * stands there all the same, asked anew by the line behind it. */
static int would_pass_over(const struct ludo_game *game, const void *from)
{
	_Alignas(16) char with[LUDO_STATE], without[LUDO_STATE];
	const struct ludo_core *core = core_of(from), *asked = core_of(with);
	if (core->depth < 2 || ludo_top(core).what <= game->face->n_steps)
		return 0;
	memcpy(with, from, game->rules->size);
	memcpy(without, from, game->rules->size);
	game->rules->run(with);
	ludo_next((struct ludo_core *)(void *)without);
	game->rules->run(without);
	return !memcmp(with, without, game->rules->size) &&
	       (asked->depth != core->depth ||
		memcmp(asked->agenda, core->agenda, sizeof(core->agenda)) != 0);
}

/* The lines of an agenda that was set by hand lead somewhere. */
static int lines_hold(const struct ludo_table *t, const void *state, struct ludo_text *error)
{
	_Alignas(16) char after[LUDO_STATE];
	const struct ludo_core *core = core_of(state), *end = core_of(after);
	if (core->waiting)
		return 1;
	if (ludo_is_running(core) && would_pass_over(t->game, state)) {
		ludo_putf(error, "the rules would not ask '%s' here",
			  t->game->face->lines[ludo_top(core).what].token);
		return 0;
	}
	memcpy(after, state, t->game->rules->size);
	if (ludo_is_running(core))
		t->game->rules->run(after);
	if (end->waiting || (!core->depth && !ludo_table_waiting(t)) ||
	    !would_go_on(t->game, state, 0))
		return 1;
	ludo_put(error, "the agenda runs empty: nobody is asked, and the game is not over");
	return 0;
}

/* The assignments of a 'given' line, 'loosely' and 'waiting' apart. */
static int set_fields(const struct ludo_table *t, const char *line, void *state, int takes,
		      struct ludo_text *error)
{
	_Alignas(16) char named[LUDO_STATE] = { 0 };
	int n = 0;
	for (struct ludo_word word; word = ludo_scan_assignment(&line), word.n; n++) {
		if (ludo_word_is(word, "loosely") ||
		    (word.n > 8 && !memcmp(word.at, "waiting=", 8)))
			continue;
		if (!ludo_field_settable(t->game, word, error) ||
		    (takes && !ludo_take_things(t->game, state, named, word, error)) ||
		    !ludo_field_set(t->game, state, word, error))
			return 0;
	}
	if (!n)
		ludo_put(error, "nothing is given");
	return n > 0;
}

/* What a 'given' line says besides its fields. */
static struct ludo_word said(const char *line, const char *begins)
{
	struct ludo_word word;
	while ((word = ludo_scan_assignment(&line)).n)
		if (word.n >= strlen(begins) && !memcmp(word.at, begins, strlen(begins)))
			break;
	return word;
}

int ludo_table_given(struct ludo_table *t, const char *line, struct ludo_text *error)
{
	_Alignas(16) char state[LUDO_STATE];
	int loose = t->is_loose || ludo_word_is(said(line, "loosely"), "loosely");
	memcpy(state, now(t), t->game->rules->size);
	tape_of(t, state)->n = 0;
	if (!set_fields(t, line, state, 1, error))
		return 0;
	ludo_set_followers(t->game, now(t), state, line);
	if (!set_waiting(t, state, said(line, "waiting="), error))
		return 0;
	if (!loose && !accounts_hold(t, state, error))
		return 0;
	if (!lines_hold(t, state, error))
		return 0;
	t->is_loose = loose;
	adopt(t, state);
	return 1;
}

int ludo_table_restore(struct ludo_table *t, const char *line, struct ludo_text *error)
{
	_Alignas(16) char state[LUDO_STATE];
	int loose = ludo_word_is(said(line, "loosely"), "loosely");
	memcpy(state, now(t), t->game->rules->size);
	if (!set_fields(t, line, state, 0, error) ||
	    !set_waiting(t, state, said(line, "waiting="), error))
		return 0;
	if (!loose && !accounts_hold(t, state, error))
		return 0;
	t->is_loose = loose;
	adopt(t, state);
	return 1;
}

int ludo_table_at(struct ludo_table *t, const char *line, struct ludo_text *error)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_core *core = (struct ludo_core *)(void *)state;
	const struct ludo_phrase *lines = t->game->face->lines;
	struct ludo_word word = ludo_scan_word(&line), more = ludo_scan_word(&line);
	if (more.n) {
		ludo_putf(error, "not understood: '%.*s'", more.n < 40 ? (int)more.n : 40, more.at);
		return 0;
	}
	memcpy(state, now(t), t->game->rules->size);
	tape_of(t, state)->n = 0;
	while (core->depth && !ludo_word_is(word, lines[ludo_top(core).what].token))
		ludo_next(core);
	if (!core->depth) {
		ludo_putf(error, "no line '%.*s' on the agenda", word.n < 40 ? (int)word.n : 40,
			  word.at);
		return 0;
	}
	core->waiting = 0;
	if (!lines_hold(t, state, error))
		return 0;
	adopt(t, state);
	return 1;
}

/* ---- views and words ---- */

void ludo_table_screen(const struct ludo_table *t, int seat, int lang, struct ludo_text *text)
{
	_Alignas(16) char blanked[LUDO_STATE];
	ludo_table_look(t, t->ply, seat, blanked);
	ludo_screen(t->game, blanked, seat, lang, text);
}

void ludo_table_log(const struct ludo_table *t, int ply, int seat, int lang, struct ludo_text *text)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_speaker who = ludo_table_speaker(t, lang);
	ludo_table_look(t, ply + 1, seat, blanked);
	const struct ludo_tape *tape = tape_of(t, blanked);
	for (uint32_t i = 0; i < tape->n; i++) {
		ludo_say_event(text, &who, &tape->event[i]);
		ludo_put(text, "\n");
	}
}
