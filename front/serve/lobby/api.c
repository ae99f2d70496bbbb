/* api.c: /api/...: games, lobby, tables, finished games. */
#include "api.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "catalogue.h"
#include "desk.h"
#include "net/http.h"
#include "people/mailbox.h"
#include "people/people.h"
#include "play/save.h"
#include "position.h"
#include "room/clock.h"
#include "room/load.h"
#include "room/message.h"
#include "room/presence.h"
#include "room/show.h"
#include "upload.h"
#include "worked.h"

enum { MOST_LISTED = 50, MOST_MINE = 200, MOST_LISTS = 200 /* that wait */ };

/* ---- GET /api/games ---- */

static void write_option(struct ludo_text *json, const struct ludo_game *game, int i, int lang)
{
	const struct ludo_option *option = &game->face->options[i];
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "id", option->token);
	ludo_json_string(json, "say", option->say[lang]);
	ludo_json_string(json, "tells", option->tells[lang]);
	ludo_json_string(json, "rule", option->para ? option->para : "");
	ludo_json_string(json, "standard", option->values[option->standard].token);
	ludo_json_open(json, "values", '[');
	for (int v = 0; v < game->rules->n_values[i]; v++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "id", option->values[v].token);
		ludo_json_string(json, "say", option->values[v].say[lang]);
		ludo_json_string(json, "tells", option->values[v].tells[lang]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

static void write_game(struct ludo_text *json, const struct ludo_game *game, int lang)
{
	const struct ludo_face *face = game->face;
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "id", game->id);
	ludo_json_string(json, "name", face->name[lang]);
	ludo_json_string(json, "blurb", face->blurb[lang]);
	ludo_json_string(json, "credit", face->credit);
	ludo_json_number(json, "min", game->min_seats);
	ludo_json_number(json, "max", game->max_seats);
	ludo_json_number(json, "version", game->version);
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < game->max_seats; seat++)
		ludo_json_string(json, 0, face->kinds[LUDO_SEAT].names[seat].say[lang]);
	ludo_json_close(json, ']');
	ludo_json_open(json, "options", '[');
	for (int i = 0; i < face->n_options; i++)
		write_option(json, game, i, lang);
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

static void do_games(struct exchange *ex)
{
	struct ludo_text *json = &ex->answer;
	ludo_json_open(json, 0, '{');
	ludo_json_open(json, "games", '[');
	for (int i = 0; ludo_games[i]; i++)
		if (!ludo_games[i]->is_template || ex->sv->config.template)
			write_game(json, ludo_games[i], ex->lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "bots", '[');
	for (int i = 0; ludo_bots[i].name; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "id", ludo_bots[i].name);
		ludo_json_string(json, "say", ludo_bots[i].say[ex->lang]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
	http_answer(ex, 200);
}

/* ---- GET /api/tables ---- */

static enum db_result list_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	game_list_free(&ex->games);
	return store_list(db, ex->list, ex->me.id, ex->word, ex->number,
			  ex->list == LIST_MINE ? MOST_MINE : MOST_LISTED, &ex->games);
}

static void write_listed(struct exchange *ex, const struct game_row *row)
{
	struct setup setup;
	if (setup_read(&setup, row->body))
		write_table(&ex->answer, 0, row, &setup, room_find(ex->sv, row->id), ex->me.id,
			    ex->lang);
}

static int waits_for_me(struct exchange *ex, const struct game_row *row)
{
	struct setup setup;
	return setup_read(&setup, row->body) &&
	       (setup_seats_of(&setup, ex->me.id) & (unsigned)row->waiting);
}

static void list_done(struct exchange *ex)
{
	int mine = ex->list == LIST_MINE;
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_open(&ex->answer, "tables", '[');
	for (int pass = mine ? 0 : 1; pass < 2; pass++) /* first those that wait for me */
		for (int i = 0; i < ex->games.n; i++)
			if (!mine || waits_for_me(ex, &ex->games.row[i]) == !pass)
				write_listed(ex, &ex->games.row[i]);
	ludo_json_close(&ex->answer, ']');
	ludo_json_number(&ex->answer, "now", clock_ms());
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, 200);
}

static void do_list(struct exchange *ex)
{
	static const char *const names[] = { "open", "playing", "mine", "finished" };
	const char *list = http_query(ex, "list"), *before = http_query(ex, "before");
	int i = 0;
	while (i < 4 && strcmp(names[i], *list ? list : "open"))
		i++;
	if (i == 4) {
		http_refuse(ex, F_BAD, SAY_LIST);
		return;
	}
	ex->list = (enum list)i;
	if (ex->list == LIST_FINISHED && !strcmp(http_query(ex, "mine"), "1"))
		ex->list = LIST_MY_FINISHED;
	if ((ex->list == LIST_MINE || ex->list == LIST_MY_FINISHED) && !ex->has_me) {
		http_refuse(ex, F_WHO, SAY_NOTHING);
		return;
	}
	const char *game = http_query(ex, "game");
	if (*game && !ludo_game_find(game)) {
		http_refuse(ex, F_BAD, SAY_GAME);
		return;
	}
	if (lane_waiting(ex->sv->lister) > MOST_LISTS) {
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
		return;
	}
	ex->number = *before ? atoll(before) : INT64_MAX;
	snprintf(ex->word, sizeof(ex->word), "%s", game);
	http_step(ex, ex->sv->lister, list_run, list_done);
}

/* ---- new tables ---- */

struct creating {
	struct job job;
	struct exchange *ex;
	struct game_row row, begun;
	struct setup setup;
	struct entry entry;
	struct follow_up follow;
	struct ludo_text body, data;
	int64_t n_mine;
	int has_begun, is_too_many;

	/* of a rematch: the table that was played, with what comes next; and a rematch that it
	 * has already, or that somebody else made at the same time */
	struct room *room;
	struct visit *visit;
	struct game_row old, there;
	struct setup old_setup;
	struct ludo_text old_body;
	char next[ID_BYTES];
	int is_there, has_lost;
};

static void creating_free(struct creating *c)
{
	game_row_free(&c->there);
	ludo_text_free(&c->old_body);
	ludo_text_free(&c->body);
	ludo_text_free(&c->data);
	free(c);
}

/* The old table points to the new one, or the new one is not made. */
static enum db_result point_to(struct db *db, struct creating *c)
{
	int won = 1;
	enum db_result result = DB_OK;
	if (c->room)
		result = store_game_change(db, &c->old, 0, &c->follow, &won);
	c->has_lost = !won;
	return result;
}

static enum db_result create_run(struct db *db, struct job *job)
{
	struct creating *c = (struct creating *)job;
	int won;
	enum db_result result = DB_OK;
	game_row_free(&c->there);
	c->is_there = c->has_lost = 0;
	if (*c->next)
		result = store_game_get(db, c->next, &c->there, &c->is_there);
	if (result == DB_OK && !c->is_there)
		result = store_count_open(db, c->ex->me.id, &c->n_mine);
	c->is_too_many = c->n_mine >= c->ex->sv->config.tables;
	if (result != DB_OK || c->is_there || c->is_too_many)
		return result;
	result = point_to(db, c);
	if (result != DB_OK || c->has_lost)
		return result;
	result = store_game_add(db, &c->row);
	if (result == DB_OK && c->has_begun)
		result = store_game_change(db, &c->begun, &c->entry, &c->follow, &won);
	return result;
}

static void created(struct exchange *ex, int status, const struct game_row *row,
		    const struct setup *setup)
{
	ludo_json_open(&ex->answer, 0, '{');
	write_table(&ex->answer, "table", row, setup, 0, ex->me.id, ex->lang);
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, status);
}

static void create_done(struct job *job)
{
	struct creating *c = (struct creating *)job;
	struct exchange *ex = c->ex;
	if (job->result != DB_OK)
		http_refuse(ex, job->result == DB_DOWN ? F_STORE : F_INTERNAL, SAY_NOTHING);
	else if (c->is_too_many)
		http_refuse(ex, F_TOO_MANY, SAY_TABLES);
	else
		created(ex, 201, c->has_begun ? &c->begun : &c->row, &c->setup);
	creating_free(c);
}

static void fill_persons(struct game_row *row, const struct setup *setup)
{
	memcpy(row->maker, setup->maker, sizeof(row->maker));
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		snprintf(row->persons[seat], ID_BYTES, "%s",
			 setup->seat[seat].kind == SEAT_PERSON ? setup->seat[seat].person : "");
}

/* A table that begins elsewhere than at the start is begun at once, in the same transaction. */
static int begin_fork(struct creating *c, const struct ludo_table *from)
{
	int64_t now = clock_ms();
	c->begun = c->row;
	if (!save_beginning(&c->begun, &c->setup, from, &c->data, now))
		return 0;
	c->has_begun = 1;
	c->entry = (struct entry){ 1, now, -1, 0, c->data.at };
	c->follow = (struct follow_up){ .node = c->ex->sv->node, .now = now };
	if (setup_owned(&c->setup))
		c->follow.due = (unsigned)c->begun.waiting & setup_bots(&c->setup);
	return 1;
}

static void create(struct creating *c, const struct ludo_table *from)
{
	struct exchange *ex = c->ex;
	if (from && !begin_fork(c, from)) {
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		creating_free(c);
		return;
	}
	setup_write(&c->setup, &c->body);
	c->row.body = c->begun.body = c->body.at;
	fill_persons(&c->row, &c->setup);
	fill_persons(&c->begun, &c->setup);
	c->job = (struct job){ .run = create_run, .done = create_done };
	http_suspend(ex);
	lane_submit(ex->sv->writer, &c->job);
}

static struct desk desk_of(struct exchange *ex, struct game_row *row, struct setup *setup,
			   struct ludo_text *more)
{
	return (struct desk){ .row = row, .setup = setup, .me = &ex->me, .args = ex->json,
			      .lang = ex->lang, .with_template = (int)ex->sv->config.template,
			      .now = clock_ms(), .more = more };
}

static void refuse_desk(struct exchange *ex, enum fault fault, const struct desk *desk)
{
	struct ludo_text words = { 0 };
	ludo_put(&words, desk->saying ? say(desk->saying, ex->lang) : fault_say(fault, ex->lang));
	if (desk->more->n)
		ludo_putf(&words, " (%s)", desk->more->at);
	http_refuse_words(ex, fault, ludo_text_string(&words));
	ludo_text_free(&words);
}

static void do_make(struct exchange *ex)
{
	struct creating *c = ex->has_me ? calloc(1, sizeof(*c)) : 0;
	struct ludo_text more = { 0 };
	if (!c) {
		http_refuse(ex, ex->has_me ? F_INTERNAL : F_WHO, SAY_NOTHING);
		return;
	}
	c->ex = ex;
	struct desk desk = desk_of(ex, &c->row, &c->setup, &more);
	struct ludo_table *from = 0;
	enum fault fault = desk_make(&desk);
	if (!fault && json_get(ex->json, ex->json->node, "position"))
		fault = ex->sv->takes_positions ? desk_set(&desk, &from) : F_FORBIDDEN;
	if (fault) {
		refuse_desk(ex, fault, &desk);
		creating_free(c);
	} else {
		create(c, from);
	}
	ludo_table_close(from);
	ludo_text_free(&more);
}

/* ---- one table ---- */

struct visit {
	struct task task;
	struct exchange *ex;
	const struct route *route;
	char what[24];
	int tries;
};

static void visit_fail(struct task *task, enum fault fault)
{
	struct visit *v = (struct visit *)task;
	http_refuse(v->ex, fault, SAY_NOTHING);
	free(v);
}

static void answer_table(struct exchange *ex, const struct room *room)
{
	ludo_json_open(&ex->answer, 0, '{');
	write_table(&ex->answer, "table", &room->row, &room->setup, room, ex->me.id, ex->lang);
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, 200);
}

static enum held do_see(struct room *room, struct visit *v)
{
	answer_table(v->ex, room);
	return ANSWERED;
}

static int is_finished(const struct room *room)
{
	return room->row.status == STATUS_FINISHED;
}

/* Refused by what this node remembers: does it hold by what is true? */
static int looks_again(struct room *room, struct visit *v, enum fault fault)
{
	return fault != F_BAD && room_look_again(room, &v->task, &v->tries);
}

/* ---- doing something at a table ---- */

static void acted(struct room *room, void *data, enum fault fault)
{
	struct visit *v = data;
	if (fault == F_RACED && v->tries++ < MOST_RACES) {
		room_put_first(room, &v->task);
		return; /* the room reads the store again, then this runs again */
	}
	if (fault)
		http_refuse(v->ex, fault, SAY_NOTHING);
	else
		answer_table(v->ex, room);
	free(v);
}

struct closing {
	struct job job;
	struct room *room;
	struct visit *visit;
	int64_t ver;
	int won;
	char node[ID_BYTES];
	char of[ID_BYTES]; /* the table that it would have been the rematch of */
	int64_t of_ver;
};

/* The table that was played has no rematch any more. */
static enum db_result point_nowhere(struct db *db, struct closing *c)
{
	struct game_row row = { 0 };
	struct setup setup;
	struct ludo_text body = { 0 };
	struct follow_up follow = { .node = c->node };
	int found = 0, won;
	enum db_result result = store_game_get(db, c->of, &row, &found);
	if (result == DB_OK && found && setup_read(&setup, row.body) &&
	    !strcmp(setup.next, c->room->id)) {
		*setup.next = 0;
		setup_write(&setup, &body);
		struct game_row changed = row;
		changed.body = body.at;
		fill_persons(&changed, &setup);
		result = store_game_change(db, &changed, 0, &follow, &won);
		c->of_ver = row.ver + 1;
	}
	game_row_free(&row);
	ludo_text_free(&body);
	return result;
}

static enum db_result close_run(struct db *db, struct job *job)
{
	struct closing *c = (struct closing *)job;
	enum db_result result = store_game_drop(db, c->room->id, c->ver, c->node, &c->won);
	return result == DB_OK && c->won && *c->of ? point_nowhere(db, c) : result;
}

static void close_done(struct job *job)
{
	struct closing *c = (struct closing *)job;
	struct room *room = c->room;
	struct visit *v = c->visit;
	if (job->result == DB_OK && c->won) {
		ludo_put(&v->ex->answer, "{}");
		http_answer(v->ex, 200);
		free(v);
	} else {
		acted(room, v, job->result == DB_DOWN ? F_STORE : F_RACED);
	}
	struct room *of = room_find(room->sv, c->of);
	if (of && c->won)
		room_refresh(of, 0, c->of_ver, 0);
	free(c);
	room_reload(room); /* which finds nothing and sends everybody home */
}

/* 0 if memory is out. */
static int begin_close(struct room *room, struct visit *v)
{
	struct closing *c = calloc(1, sizeof(*c));
	if (!c)
		return 0;
	c->job = (struct job){ .key = room->id, .run = close_run, .done = close_done };
	c->room = room;
	c->visit = v;
	c->ver = room->row.ver;
	memcpy(c->node, room->sv->node, sizeof(c->node));
	memcpy(c->of, room->setup.rematch_of, sizeof(c->of));
	room_busy(room);
	lane_submit(room->sv->writer, &c->job);
	return 1;
}

static enum held act_start(struct room *room, struct visit *v, struct game_row *row,
		      struct setup *setup)
{
	struct ludo_text data = { 0 };
	int64_t now = clock_ms();
	int is_begun = save_beginning(row, setup, 0, &data, now);
	struct entry entry = { 1, now, -1, 0, data.at };
	if (is_begun)
		save_setup(room, row, setup, &entry, acted, v);
	else
		http_refuse(v->ex, F_INTERNAL, SAY_NOTHING);
	ludo_text_free(&data);
	return is_begun ? HELD : ANSWERED;
}

static enum held act_change(struct room *room, struct visit *v, struct game_row *row,
			    struct setup *setup)
{
	if (room->table) { /* another set of people: another deadline */
		int64_t now = clock_ms(), left[LUDO_SEATS];
		room_left(room, now, left);
		clock_set(row, setup, room->table, left, now);
	}
	save_setup(room, row, setup, 0, acted, v);
	return HELD;
}

static enum held do_act(struct room *room, struct visit *v)
{
	struct game_row row = room->row;
	struct setup setup = room->setup;
	struct ludo_text more = { 0 };
	struct desk desk = desk_of(v->ex, &row, &setup, &more);
	desk.absent = room_absent(room, &desk.is_maker_lost);
	enum fault fault = desk_act(&desk, v->what);
	int is_put_off = fault && looks_again(room, v, fault);
	if (fault && !is_put_off)
		refuse_desk(v->ex, fault, &desk);
	ludo_text_free(&more);
	if (fault)
		return is_put_off ? HELD : ANSWERED;
	/* the last one to leave a table that has not begun takes it along */
	if (!strcmp(v->what, "leave") && row.status == STATUS_OPEN && !setup_owned(&setup) &&
	    begin_close(room, v))
		return HELD;
	return !strcmp(v->what, "start") ? act_start(room, v, &row, &setup)
					 : act_change(room, v, &row, &setup);
}

static enum held do_close(struct room *room, struct visit *v)
{
	int is_open = room->row.status == STATUS_OPEN;
	int is_maker = !strcmp(room->setup.maker, v->ex->me.id);
	if (is_open && is_maker && begin_close(room, v))
		return HELD;
	if (looks_again(room, v, F_NOT_NOW))
		return HELD;
	http_refuse(v->ex, is_maker ? F_NOT_NOW : F_FORBIDDEN, is_maker ? SAY_STARTED : SAY_MAKER);
	return ANSWERED;
}

/* ---- rematch and fork ---- */

static void rematch_made(struct creating *c)
{
	struct room *room = c->room;
	room->setup = c->old_setup;
	room->row.ver++;
	room_show_table(room);
}

static void rematch_done(struct job *job)
{
	struct creating *c = (struct creating *)job;
	struct exchange *ex = c->ex;
	struct room *room = c->room;
	struct visit *v = c->visit;
	int again = job->result == DB_OK && c->has_lost && v->tries++ < MOST_RACES;
	if (again)
		room_put_first(room, &v->task); /* somebody else was quicker: what is there? */
	else if (job->result != DB_OK || c->has_lost)
		http_refuse(ex, job->result == DB_DOWN ? F_STORE : F_RACED, SAY_NOTHING);
	else if (c->is_there && setup_read(&c->setup, c->there.body))
		created(ex, 200, &c->there, &c->setup);
	else if (c->is_too_many)
		http_refuse(ex, F_TOO_MANY, SAY_TABLES);
	else {
		rematch_made(c);
		created(ex, 201, &c->row, &c->setup);
	}
	if (!again)
		free(v);
	int is_old = job->result != DB_OK || c->has_lost;
	creating_free(c);
	if (is_old)
		room_reload(room);
	else
		room_ready(room);
}

/* One rematch of a game: whoever asks for it second is shown the first. */
static void create_rematch(struct creating *c, struct room *room, struct visit *v)
{
	c->room = room;
	c->visit = v;
	memcpy(c->next, room->setup.next, sizeof(c->next));
	c->old = room->row;
	c->old_setup = room->setup;
	memcpy(c->old_setup.next, c->row.id, sizeof(c->old_setup.next));
	setup_write(&c->old_setup, &c->old_body);
	c->old.body = c->old_body.at;
	fill_persons(&c->old, &c->old_setup);
	setup_write(&c->setup, &c->body);
	c->row.body = c->body.at;
	fill_persons(&c->row, &c->setup);
	c->follow = (struct follow_up){ .node = room->sv->node, .now = clock_ms() };
	c->job = (struct job){ .key = room->id, .run = create_run, .done = rematch_done };
	room_busy(room);
	lane_submit(room->sv->writer, &c->job);
}

static enum held do_again(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	int is_rematch = !strcmp(v->what, "rematch");
	if (!is_rematch && room_needs_past(room, &v->task))
		return HELD;
	struct creating *c = calloc(1, sizeof(*c));
	struct ludo_text more = { 0 };
	if (!c) {
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		return ANSWERED;
	}
	c->ex = ex;
	struct desk desk = desk_of(ex, &c->row, &c->setup, &more);
	enum fault fault = is_rematch ? desk_rematch(&desk, &room->row, &room->setup)
				      : desk_fork(&desk, &room->row, &room->setup);
	if (!fault && !is_rematch && room->is_foreign) {
		fault = F_NOT_NOW;
		desk.saying = SAY_RULES;
	}
	int is_put_off = fault && looks_again(room, v, fault);
	if (fault && !is_put_off)
		refuse_desk(ex, fault, &desk);
	ludo_text_free(&more);
	if (fault) {
		creating_free(c);
		return is_put_off ? HELD : ANSWERED;
	}
	if (is_rematch)
		create_rematch(c, room, v);
	else
		create(c, room->table);
	return is_rematch ? HELD : ANSWERED;
}

/* ---- finished games ---- */

static enum held do_record(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	if (!is_finished(room) && looks_again(room, v, F_NOT_NOW))
		return HELD;
	if (!is_finished(room) || !room->table) { /* it holds everybody's secrets */
		http_refuse(ex, F_NOT_NOW, room->is_foreign ? SAY_RULES : SAY_NOT_OVER);
		return ANSWERED;
	}
	if (room_needs_past(room, &v->task))
		return HELD;
	ludo_table_save(room->table, &ex->answer);
	ex->type = "text/plain; charset=utf-8";
	snprintf(ex->disposition, sizeof(ex->disposition), "attachment; filename=\"%s-%s.txt\"",
		 room->setup.game->id, room->id);
	http_answer(ex, 200);
	return ANSWERED;
}

static enum held do_verify(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	struct ludo_text report = { 0 };
	if (!is_finished(room) && looks_again(room, v, F_NOT_NOW))
		return HELD;
	if (!is_finished(room) || !room->table) {
		http_refuse(ex, F_NOT_NOW, room->is_foreign ? SAY_RULES : SAY_NOT_OVER);
		return ANSWERED;
	}
	if (room_needs_past(room, &v->task))
		return HELD;
	enum saying why = *room->setup.from ? SAY_FORKED
			  : room->setup.unsealed ? SAY_UNSEALED
						 : SAY_NOTHING;
	int ok = !why && ludo_table_verify(room->table, &report);
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_bool(&ex->answer, "verified", ok);
	ludo_json_string(&ex->answer, "say",
			 why ? say(why, ex->lang) : ludo_text_string(&report));
	ludo_json_string(&ex->answer, "seed", room->row.seed);
	ludo_json_string(&ex->answer, "commitment", ludo_table_commitment(room->table));
	ludo_json_close(&ex->answer, '}');
	ludo_text_free(&report);
	http_answer(ex, 200);
	return ANSWERED;
}

/* Of a running game one may see one's own past, and what everybody sees. */
static int may_look_from(struct room *room, struct exchange *ex, int seat)
{
	if (seat < LUDO_NOBODY || seat >= room->setup.n_seats)
		return 0;
	return seat == LUDO_NOBODY || is_finished(room) ||
	       (setup_seats_of(&room->setup, ex->me.id) >> seat & 1);
}

static enum held do_replay(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	const char *asked = http_query(ex, "seat"), *at = http_query(ex, "ply");
	int seat = *asked ? atoi(asked) : LUDO_NOBODY, ply = *at ? atoi(at) : 0;
	struct ludo_text view = { 0 };
	int is_there = room->table && ply >= 0 && ply <= ludo_table_ply(room->table) &&
		       may_look_from(room, ex, seat);
	if (!is_there && looks_again(room, v, F_UNKNOWN))
		return HELD;
	if (!is_there) {
		http_refuse(ex, room->table ? F_UNKNOWN : F_NOT_NOW,
			    room->table	       ? SAY_PLY
			    : room->is_foreign ? SAY_RULES
					       : SAY_NOT_STARTED);
		return ANSWERED;
	}
	if (ply <= ludo_table_base(room->table) && room_needs_past(room, &v->task))
		return HELD;
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_number(&ex->answer, "plies", ludo_table_ply(room->table));
	ludo_table_view_at(room->table, ply, seat, ex->lang, &view);
	ludo_put(&ex->answer, ",\"view\":");
	ludo_put(&ex->answer, ludo_text_string(&view));
	ludo_text_free(&view);
	if (ply) {
		ludo_json_open(&ex->answer, "step", '{');
		ludo_json_number(&ex->answer, "ply", ply - 1);
		ludo_json_number(&ex->answer, "seat", ludo_table_move(room->table, ply - 1).seat);
		ludo_table_events(room->table, ply - 1, seat, ex->lang, &ex->answer);
		ludo_json_close(&ex->answer, '}');
	}
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, 200);
	return ANSWERED;
}

/* The position as text.  Of a running game as one's own seat could know it, and the rest is
 * invented: whoever reads it learns nothing that the seat does not know. */
static enum held do_position(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	const char *asked = http_query(ex, "seat"), *at = http_query(ex, "ply");
	int seat = *asked ? atoi(asked) : LUDO_NOBODY, ply = *at ? atoi(at) : 0;
	uint64_t number;
	struct ludo_text lines = { 0 };
	int is_there = room->table && ply >= 0 && ply <= ludo_table_ply(room->table) &&
		       may_look_from(room, ex, seat) && (seat >= 0 || is_finished(room));
	if (!is_there && looks_again(room, v, F_UNKNOWN))
		return HELD;
	if (!is_there) {
		http_refuse(ex, room->table ? F_FORBIDDEN : F_NOT_NOW,
			    room->table	       ? SAY_NOT_SEATED
			    : room->is_foreign ? SAY_RULES
					       : SAY_NOT_STARTED);
		return ANSWERED;
	}
	if (ply < ludo_table_base(room->table) && room_needs_past(room, &v->task))
		return HELD;
	randombytes_buf(&number, sizeof(number));
	if (ludo_table_write_setting(room->table, ply, is_finished(room) ? LUDO_CHANCE : seat,
				     number, &lines)) {
		ludo_json_open(&ex->answer, 0, '{');
		ludo_json_string(&ex->answer, "position", ludo_text_string(&lines));
		ludo_json_close(&ex->answer, '}');
		http_answer(ex, 200);
	} else {
		http_refuse(ex, F_NOT_NOW, SAY_POSITION);
	}
	ludo_text_free(&lines);
	return ANSWERED;
}

/* All that has happened, as a seat may know it: a replay's list of moves. */
static enum held do_log(struct room *room, struct visit *v)
{
	struct exchange *ex = v->ex;
	const char *asked = http_query(ex, "seat");
	int seat = *asked ? atoi(asked) : LUDO_NOBODY;
	int is_there = room->table && may_look_from(room, ex, seat);
	if (!is_there && looks_again(room, v, F_UNKNOWN))
		return HELD;
	if (!is_there) {
		http_refuse(ex, room->table ? F_UNKNOWN : F_NOT_NOW,
			    room->table	       ? SAY_PLY
			    : room->is_foreign ? SAY_RULES
					       : SAY_NOT_STARTED);
		return ANSWERED;
	}
	if (room_needs_past(room, &v->task))
		return HELD;
	message_log(&ex->answer, "", room, seat, ex->lang, 0, ludo_table_ply(room->table));
	http_answer(ex, 200);
	return ANSWERED;
}

/* ---- which one ---- */

static const struct route routes[] = {
	{ "", 0, 0, 0, do_see },
	{ "record", 0, 0, 0, do_record },
	{ "replay", 0, 0, 0, do_replay },
	{ "position", 0, 0, 0, do_position },
	{ "log", 0, 0, 0, do_log },
	{ "verify", 0, 0, 0, do_verify },
	{ "close", 1, 1, 0, do_close },
	{ "rematch", 1, 1, 0, do_again },
	{ "fork", 1, 1, 0, do_again },
	{ 0 },
};
/* Whatever the desk knows. */
static const struct route desk_routes[] = { { "", 1, 1, 0, do_act }, { 0 } };

static void visit_run(struct room *room, struct task *task)
{
	struct visit *v = (struct visit *)task;
	if (v->route->at_table(room, v) == ANSWERED)
		free(v);
}

static void table_handle(struct exchange *ex, const char *rest)
{
	size_t n = strcspn(rest, "/");
	char id[ID_BYTES] = "", what[24] = "";
	snprintf(what, sizeof(what), "%s", rest + n + (rest[n] == '/'));
	if (n == ID_BYTES - 1)
		memcpy(id, rest, n);
	if (!*id || strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789") != n) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	const struct route *route = desk_knows(what) ? http_route(ex, desk_routes, "")
						   : http_route(ex, routes, what);
	struct visit *v = route ? calloc(1, sizeof(*v)) : 0;
	if (!v) {
		if (route)
			http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		return;
	}
	v->task.run = visit_run;
	v->task.fail = visit_fail;
	v->ex = ex;
	v->route = route;
	memcpy(v->what, what, sizeof(v->what));
	http_suspend(ex);
	room_do(ex->sv, id, &v->task);
}

static void known(struct exchange *ex)
{
	const char *path = ex->url + strlen("/api/");
	if (!strncmp(path, "me", 2) && (!path[2] || path[2] == '/'))
		people_handle(ex, path + 2);
	else if (!strcmp(path, "tables") && !ex->is_post)
		do_list(ex);
	else if (!strcmp(path, "tables"))
		do_make(ex);
	else if (!strncmp(path, "tables/", 7))
		table_handle(ex, path + 7);
	else if (!strcmp(path, "records") && ex->is_post)
		upload_handle(ex);
	else
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
}

void api_handle(struct exchange *ex)
{
	static const char box[] = "/api/catalogue/", example[] = "/api/example/",
			  mail[] = "/api/mail/";
	if (!strcmp(ex->url, "/api/games"))
		do_games(ex);
	else if (!strncmp(ex->url, mail, strlen(mail)))
		mailbox_handle(ex, ex->url + strlen(mail));
	else if (!strncmp(ex->url, box, strlen(box)) && !ex->is_post)
		catalogue_handle(ex, ex->url + strlen(box));
	else if (!strncmp(ex->url, example, strlen(example)) && !ex->is_post)
		worked_handle(ex, ex->url + strlen(example));
	else if (!strcmp(ex->url, "/api/position") && ex->is_post && ex->sv->takes_positions)
		position_handle(ex);
	else
		people_find(ex, known);
}
