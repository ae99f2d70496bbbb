/* view.c: the envelope of a view; docs/view.md describes it. */
#include "table.h"

#include "agenda.h"
#include "board.h"
#include "field.h"
#include "hash.h"
#include "patch.h"
#include "rng.h"
#include "token.h"

#include <stdlib.h>
#include <string.h>

static void view_seats(struct ludo_text *json, const struct ludo_speaker *who,
		       const void *blanked)
{
	const struct ludo_core *core = blanked;
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	struct ludo_text name = { 0 };
	who->game->rules->standings(blanked, points, place);
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < core->n_seats; seat++) {
		ludo_text_clear(&name);
		ludo_say_name(&name, who, LUDO_SEAT, seat);
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "name", ludo_text_string(&name));
		ludo_json_number(json, "points", points[seat]);
		ludo_json_number(json, "place", place[seat]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	ludo_text_free(&name);
}

static void view_options(struct ludo_text *json, const struct ludo_face *face,
			 const struct ludo_core *core)
{
	ludo_json_open(json, "options", '{');
	for (int i = 0; i < face->n_options; i++)
		ludo_json_string(json, face->options[i].token,
				 face->options[i].values[core->option[i]].token);
	ludo_json_close(json, '}');
}

/* ---- what moves, events and questions speak of ---- */

/* The things that three numbers name, by kinds of which n count. */
static void view_args(struct ludo_text *json, const struct ludo_face *face, const uint8_t *kind,
		      int n, const int16_t number[3])
{
	ludo_json_open(json, "args", '[');
	for (int i = 0; i < n; i += ludo_kind_numbers(face, kind[i]))
		ludo_json_value(json, 0, face, kind[i] ? kind[i] : LUDO_COUNT,
				ludo_kind_value(face, kind[i], number, i));
	ludo_json_close(json, ']');
}

static void view_question(struct ludo_text *json, const struct ludo_speaker *who,
			  const struct ludo_core *core)
{
	struct ludo_step question = ludo_top(core);
	struct ludo_text say = { 0 };
	ludo_json_open(json, "waiting", '[');
	for (int seat = 0; seat < 8; seat++)
		if (ludo_is_waiting(core, seat))
			ludo_json_number(json, 0, seat);
	ludo_json_close(json, ']');
	if (ludo_is_over(core) || !question.what) {
		ludo_json_null(json, "question");
		return;
	}
	const struct ludo_phrase *line = &who->game->face->lines[question.what];
	const int16_t number[3] = { question.a, question.b, question.c };
	uint8_t kind[3];
	int n = ludo_kinds_in(who->game->face, line->say[LUDO_EN], kind);
	ludo_say_question(&say, who, question, core->waiting);
	ludo_json_open(json, "question", '{');
	ludo_json_string(json, "id", line->token);
	ludo_json_string(json, "rule", line->para);
	ludo_json_number(json, "seat", question.seat);
	view_args(json, who->game->face, kind, n, number);
	ludo_json_string(json, "say", ludo_text_string(&say));
	ludo_json_close(json, '}');
	ludo_text_free(&say);
}

/* ---- what an answer would bring ---- */

/* A move tried on a position that agrees with all the seat can know, so that what comes of it
 * tells the seat nothing new. */
struct trial {
	const void *imagined;
	int reveals; /* somebody learns something: what comes of it was partly invented */
	_Alignas(16) char after[LUDO_STATE];
};

static void try_move(struct trial *trial, const struct ludo_rules *rules, ludo_move m)
{
	memcpy(trial->after, trial->imagined, rules->size);
	rules->apply(trial->after, m);
	const struct ludo_tape *tape = (const void *)(trial->after + rules->tape);
	trial->reveals = 0;
	for (uint32_t i = 0; i < tape->n; i++)
		trial->reveals |= tape->event[i].flags & LUDO_REVEAL;
}

/* Will this move be beyond recall? */
static int is_final(const struct trial *trial)
{
	const struct ludo_core *core = (const void *)trial->after;
	return trial->reveals || ludo_is_waiting(core, LUDO_CHANCE);
}

/* Of several answers to the next question, is all but one spare? */
static int goes_without_saying(const struct ludo_game *game, const void *state, int seat,
			       ludo_move *move)
{
	ludo_move list[LUDO_MOVES];
	int n_worth = 0;
	if (!game->face->is_spare || !ludo_is_waiting(state, seat))
		return 0;
	int n = game->rules->moves(state, seat, list);
	for (int i = 0; i < n; i++)
		if (!game->face->is_spare(state, list[i]) && !n_worth++)
			*move = list[i];
	return n > 1 && n_worth == 1;
}

/* A move, and with it the answer after it that nobody need be asked for. */
static void try_whole(struct trial *trial, const struct ludo_game *game, ludo_move m)
{
	struct trial further = { trial->after, 0, { 0 } };
	ludo_move next;
	try_move(trial, game->rules, m);
	if (trial->reveals || !goes_without_saying(game, trial->after, m.seat, &next))
		return;
	try_move(&further, game->rules, next);
	if (!is_final(&further))
		memcpy(trial->after, further.after, game->rules->size);
}

/* Does a seat have so many of something by this field: coins, servants, cards in hand? */
static int is_purse(const struct ludo_game *game, const struct ludo_field *field)
{
	return field->how == LUDO_IS && !field->get && field->index[0].n &&
	       field->index[0].kind == LUDO_SEAT && !field->index[1].n &&
	       game->face->kinds[field->kind].form == LUDO_NUMBER &&
	       !ludo_field_is_spare(field) && ludo_field_whose(game, field) != LUDO_UNSEEN;
}

/* What the seat has more or less after something than before. */
static void view_brings(struct ludo_text *json, const struct ludo_game *game, const void *before,
			const void *after, int seat)
{
	ludo_json_open(json, "brings", '[');
	for (int i = 0; i < game->face->n_fields; i++) {
		const struct ludo_field *field = &game->face->fields[i];
		if (!is_purse(game, field))
			continue;
		int64_t by = ludo_field_value(field, after, seat, 0) -
			     ludo_field_value(field, before, seat, 0);
		if (!by)
			continue;
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "field", field->name);
		ludo_json_number(json, "by", by);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void view_move(struct ludo_text *json, const struct ludo_speaker *who,
		      const void *blanked, ludo_move m, const struct trial *trial)
{
	int (*is_spare)(const void *, ludo_move) = who->game->face->is_spare;
	const struct ludo_verb *verb = &who->game->face->verbs[m.verb];
	const int16_t number[3] = { m.a, m.b, m.c };
	struct ludo_text text = { 0 };
	int n = 0;
	while (n < 3 && verb->kind[n])
		n++;
	ludo_json_open(json, 0, '{');
	ludo_write_answer(&text, who->game, m);
	ludo_json_string(json, "move", ludo_text_string(&text));
	ludo_text_clear(&text);
	ludo_say_move(&text, who, m);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_json_string(json, "verb", verb->token);
	view_args(json, who->game->face, verb->kind, n, number);
	if (is_final(trial))
		ludo_json_bool(json, "final", 1);
	if (is_spare && is_spare(blanked, m))
		ludo_json_bool(json, "spare", 1);
	/* up to the next question: its price and its gain; where it can be known beforehand */
	if (!trial->reveals)
		view_brings(json, who->game, trial->imagined, trial->after, m.seat);
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

/* A position that agrees with all the seat can know; always the same one. */
static void imagine(const struct ludo_rules *rules, const void *blanked, int seat, void *imagined)
{
	struct ludo_rng rng = ludo_rng_from(0);
	memcpy(imagined, blanked, rules->size);
	rules->fill(imagined, seat, &rng);
}

void ludo_table_brings(const struct ludo_table *t, const ludo_move *move, int n,
		       struct ludo_text *json)
{
	const struct ludo_rules *rules = ludo_table_game(t)->rules;
	_Alignas(16) char blanked[LUDO_STATE], before[LUDO_STATE], now[LUDO_STATE];
	struct trial trial = { now, 0, { 0 } };
	ludo_table_look(t, ludo_table_ply(t), move[0].seat, blanked);
	imagine(rules, blanked, move[0].seat, before);
	memcpy(now, before, rules->size);
	for (int i = 0; i < n && !rules->why(now, move[i]).code; i++) {
		try_move(&trial, rules, move[i]);
		if (trial.reveals)
			break;
		memcpy(now, trial.after, rules->size);
	}
	view_brings(json, ludo_table_game(t), before, now, move[0].seat);
}

static void view_moves(struct ludo_text *json, const struct ludo_speaker *who,
		       const void *blanked, int seat)
{
	ludo_move move[LUDO_MOVES];
	const struct ludo_rules *rules = who->game->rules;
	int n = seat >= 0 ? rules->moves(blanked, seat, move) : 0;
	_Alignas(16) char imagined[LUDO_STATE];
	if (n)
		imagine(rules, blanked, seat, imagined);
	struct trial trial = { imagined, 0, { 0 } };
	ludo_json_open(json, "moves", '[');
	for (int i = 0; i < n; i++) {
		try_whole(&trial, who->game, move[i]);
		view_move(json, who, blanked, move[i], &trial);
	}
	ludo_json_close(json, ']');
}

static void view_event(struct ludo_text *json, const struct ludo_speaker *who,
		       const struct ludo_event *event)
{
	const struct ludo_phrase *phrase = &who->game->face->events[event->what];
	const int16_t number[3] = { event->a, event->b, event->c };
	int hushed = event->flags & LUDO_HUSHED;
	uint8_t kind[3];
	int n = ludo_kinds_in(who->game->face, phrase->say[LUDO_EN], kind);
	struct ludo_text say = { 0 };
	ludo_say_event(&say, who, event);
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "event", phrase->token);
	ludo_json_number(json, "seat", event->seat);
	view_args(json, who->game->face, kind, hushed ? 0 : n, number);
	ludo_json_bool(json, "hushed", hushed);
	ludo_json_string(json, "rule", phrase->para);
	ludo_json_string(json, "say", ludo_text_string(&say));
	ludo_json_close(json, '}');
	ludo_text_free(&say);
}

static void view_events(struct ludo_text *json, const struct ludo_speaker *who,
			const struct ludo_tape *tape)
{
	ludo_json_open(json, "events", '[');
	for (uint32_t i = 0; i < tape->n; i++)
		view_event(json, who, &tape->event[i]);
	ludo_json_close(json, ']');
}

/* Who plays by which options, and what is asked. */
static void view_standing(struct ludo_text *json, const struct ludo_speaker *who,
			  const void *blanked)
{
	const struct ludo_core *core = blanked;
	view_seats(json, who, blanked);
	view_options(json, who->game->face, core);
	ludo_json_bool(json, "over", ludo_is_over(core));
	view_question(json, who, core);
}

/* What happened, and how the board lies now. */
static void view_board(struct ludo_text *json, const struct ludo_speaker *who,
		       const void *blanked, int seat)
{
	const struct ludo_game *game = who->game;
	view_events(json, who, (const struct ludo_tape *)(const void *)
			       ((const char *)blanked + game->rules->tape));
	ludo_json_open(json, "board", '{');
	ludo_board(json, game, blanked, seat);
	ludo_json_close(json, '}');
}

/* All but what happened and how the board lies: an object that is not closed. */
static void view_head(struct ludo_text *json, const struct ludo_table *t,
		      const struct ludo_speaker *who, int ply, int seat, const void *blanked,
		      int with_moves)
{
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "game", t->game->id);
	ludo_json_number(json, "version", t->game->version);
	ludo_json_number(json, "ply", ply);
	ludo_json_number(json, "you", seat);
	ludo_json_string(json, "commitment", t->commitment);
	view_standing(json, who, blanked);
	if (!with_moves)
		return;
	view_moves(json, who, blanked, seat);
	ludo_json_bool(json, "can_undo",
		       seat >= 0 && ludo_table_can_undo(t, seat) == LUDO_UNDO_OK);
}

static void view(const struct ludo_table *t, int ply, int seat, int lang, struct ludo_text *json,
		 int with_moves)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_speaker who = ludo_table_speaker(t, lang);
	ludo_table_look(t, ply, seat, blanked);
	view_head(json, t, &who, ply, seat, blanked, with_moves);
	view_board(json, &who, blanked, seat);
	ludo_json_close(json, '}');
}

void ludo_view(const struct ludo_game *game, const void *blanked, int seat, int lang,
	       struct ludo_text *json)
{
	struct ludo_speaker who = { game, lang, { 0 } };
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "game", game->id);
	ludo_json_number(json, "version", game->version);
	ludo_json_number(json, "you", seat);
	view_standing(json, &who, blanked);
	view_moves(json, &who, blanked, seat);
	view_board(json, &who, blanked, seat);
	ludo_json_close(json, '}');
}

/* The events of the move that led to a ply. */
static void events_until(struct ludo_text *json, const struct ludo_table *t, int ply, int seat,
			 int lang)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_speaker who = ludo_table_speaker(t, lang);
	ludo_table_look(t, ply, seat, blanked);
	view_events(json, &who,
		    (const struct ludo_tape *)(const void *)(blanked + t->game->rules->tape));
}

void ludo_table_events(const struct ludo_table *t, int ply, int seat, int lang,
		       struct ludo_text *json)
{
	events_until(json, t, ply + 1, seat, lang);
}

void ludo_table_view(const struct ludo_table *t, int seat, int lang, struct ludo_text *json)
{
	view(t, t->ply, seat, lang, json, 1);
}

void ludo_table_view_at(const struct ludo_table *t, int ply, int seat, int lang,
			struct ludo_text *json)
{
	view(t, ply, seat, lang, json, 0);
}

/* ---- views that are told by what has changed ---- */

void ludo_sight_take(struct ludo_sight *sight, const struct ludo_table *t, int seat, int lang)
{
	_Alignas(16) char blanked[LUDO_STATE];
	struct ludo_speaker who = ludo_table_speaker(t, lang);
	size_t n = t->game->rules->size; /* computed fields may copy all of it */
	*sight = (struct ludo_sight){ .seat = seat, .lang = lang, .blanked = malloc(n) };
	ludo_table_look(t, t->ply, seat, blanked);
	view_head(&sight->head, t, &who, t->ply, seat, blanked, 1);
	ludo_json_close(&sight->head, '}');
	sight->head.failed |= !sight->blanked;
	if (sight->head.failed)
		return;
	memcpy(sight->blanked, blanked, n);
	sight->hash = ludo_hash(ludo_hash(0, blanked, t->game->rules->tape), sight->head.at,
				sight->head.n);
}

void ludo_sight_free(struct ludo_sight *sight)
{
	ludo_text_free(&sight->head);
	free(sight->blanked);
	*sight = (struct ludo_sight){ 0 };
}

void ludo_sight_view(struct ludo_text *json, const char *key, const struct ludo_sight *sight,
		     const struct ludo_table *t)
{
	ludo_json_whole(json, key, &sight->head);
	if (json->failed)
		return;
	ludo_json_reopen(json);
	events_until(json, t, t->ply, sight->seat, sight->lang);
	ludo_json_open(json, "board", '{');
	ludo_board(json, t->game, sight->blanked, sight->seat);
	ludo_json_close(json, '}');
	ludo_json_close(json, '}');
}

void ludo_sight_patch(struct ludo_text *json, const char *key, const struct ludo_sight *was,
		      const struct ludo_sight *is, const struct ludo_table *t, int with_events)
{
	json->failed |= was->head.failed | is->head.failed;
	if (json->failed)
		return;
	ludo_json_patch(json, key, was->head.at, is->head.at);
	ludo_json_reopen(json);
	if (with_events)
		events_until(json, t, t->ply, is->seat, is->lang);
	ludo_board_patch(json, t->game, was->blanked, is->blanked, is->seat);
	ludo_json_close(json, '}');
}
