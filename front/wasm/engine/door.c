/* door.c: what the page, a worker or node calls; engine.mjs is the other side of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "ludo_table.h"
#include "outside.h"
#include "play/mind.h"
#include "play/sweep.h"
#include "room/line.h"
#include "room/load.h"
#include "walk.h"

#define EXPORT(name) __attribute__((export_name(name)))

EXPORT("space") void *door_space(size_t n);
EXPORT("free") void door_free(void *at);
EXPORT("open") void door_open(const char *style, int think_ms, int places);
EXPORT("take") int door_take(const char *table, const char *kind, char *value, size_t n);
EXPORT("forget") void door_forget(const char *table);
EXPORT("refresh") void door_refresh(const char *table);
EXPORT("down") void door_down(int is_down);
EXPORT("kept") void door_kept(int ok);
EXPORT("comes") void door_comes(int client, const char *table, int seat, int lang, double rev,
				int brief);
EXPORT("says") void door_says(int client, char *text, size_t n);
EXPORT("goes") void door_goes(int client);
EXPORT("asks") void door_asks(int exchange, int is_post, const char *url, char *body, size_t n);
EXPORT("turn") int door_turn(void);
EXPORT("work") void door_work(const char *errand, size_t n);
EXPORT("heard") void door_heard(int number, const char *bytes, size_t n);
EXPORT("recalled") void door_recalled(int number, const char *text, size_t n);
EXPORT("n_games") int door_n_games(void);
EXPORT("id") const char *door_id(int game);
EXPORT("walk") int door_walk(int game, const char *style, int decisions);
EXPORT("walks") int door_walks(void);
EXPORT("walked") uint64_t door_walked(void);
EXPORT("iterations") double door_iterations(void);

struct serve engine;

/* Milliseconds that a bot may think, a hint be thought about, a table lie about unused. */
enum { HINT_MS = 3000, LEASE_MS = 60000, ABSENT_MS = 600000, MOST_TABLES = 1000 };

int64_t clock_ms(void)
{
	return (int64_t)outside_now();
}

int64_t clock_us(void)
{
	return (int64_t)(1000 * outside_now());
}

void *door_space(size_t n)
{
	return malloc(n + 1);
}

void door_free(void *at)
{
	free(at);
}

void door_open(const char *style, int think_ms, int places)
{
	struct config *config = &engine.config;
	snprintf(config->style, sizeof(config->style), "%s", style);
	config->think_ms = think_ms;
	config->hint_ms = HINT_MS;
	config->lease_ms = LEASE_MS;
	config->absent_ms = ABSENT_MS;
	config->tables = MOST_TABLES;
	config->bots = 1;
	engine.takes_positions = 1; /* who sets one up keeps nobody waiting */
	config->analysis = places;
	mind_open(places);
	memcpy(engine.node, "here", 5);
	engine.started = clock_ms();
}

/* What one call leaves behind: looks that wait, clients that are gone, answers that were sent. */
static void tidy(void)
{
	while (line_turn(&engine))
		;
	clients_bury(&engine);
	http_bury();
}

int door_take(const char *table, const char *kind, char *value, size_t n)
{
	return store_take(table, kind, value, n);
}

void door_forget(const char *table)
{
	store_forget(table);
}

/* Another tab has played on: whoever looks at the table here is shown it. */
void door_refresh(const char *table)
{
	struct room *room = room_find(&engine, table);
	if (room)
		room_refresh(room, INT64_MAX, 0, 0);
	tidy();
}

void door_down(int is_down)
{
	store_close(is_down);
}

void door_kept(int ok)
{
	lane_kept(ok);
	tidy();
}

void door_comes(int client, const char *table, int seat, int lang, double rev, int brief)
{
	struct hello who = { .seat = seat, .lang = lang ? LUDO_IT : LUDO_EN, .brief = brief,
			     .rev = (int64_t)rev };
	snprintf(who.table, sizeof(who.table), "%s", table);
	memcpy(who.person, engine_person.id, sizeof(who.person));
	memcpy(who.name, engine_person.name, sizeof(who.name));
	if (!client_comes(client, &who))
		outside_close(client, 1013);
	tidy();
}

void door_says(int client, char *text, size_t n)
{
	client_says(client, text, n);
	tidy();
}

void door_goes(int client)
{
	client_goes(client);
	tidy();
}

void door_asks(int exchange, int is_post, const char *url, char *body, size_t n)
{
	http_asks(exchange, is_post, url, body, n);
	tidy();
}

/* Whatever time brings, and one thought that is whole; 1 if there may be another. */
int door_turn(void)
{
	int64_t now = clock_ms();
	rooms_tick(&engine, now);
	sweep_tick(&engine, now);
	int is_more = mind_turn();
	tidy();
	return is_more;
}

/* An errand of another instance of this module, or of this one. */
void door_work(const char *errand, size_t n)
{
	mind_work(errand, n);
}

void door_heard(int number, const char *bytes, size_t n)
{
	mind_heard(number, bytes, n);
}

void door_recalled(int number, const char *text, size_t n)
{
	kept_recalled(number, text, n);
	tidy();
}

/* ---- for tests: what bots decide ---- */

static struct bot_walk walk;
static struct thinking step;

int door_n_games(void)
{
	int n = 0;
	while (ludo_games[n])
		n++;
	return n;
}

const char *door_id(int game)
{
	return ludo_games[game]->id;
}

static void walk_on(void)
{
	const struct bot_task *task = bot_walk_next(&walk);
	if (task)
		step.task = *task;
	if (!task || !mind_think(0, &step))
		bot_walk_end(&walk);
}

static void step_done(struct job *job)
{
	(void)job;
	if (step.found && bot_walk_take(&walk, &step.answer))
		walk_on();
	else
		bot_walk_end(&walk);
}

/* Begin a walk (bots/walk.h), thought about as a bot's turn is; 0 if the style makes no sense. */
int door_walk(int game, const char *words, int decisions)
{
	struct bot_style style;
	struct ludo_text error = { 0 };
	int ok = bot_read_style(ludo_games[game], words, &style, &error) &&
		 bot_walk_begin(&walk, ludo_games[game], &style, 7, decisions);
	ludo_text_free(&error);
	step.job.done = step_done;
	if (ok)
		walk_on();
	return ok;
}

int door_walks(void)
{
	return walk.table != 0;
}

uint64_t door_walked(void)
{
	return walk.hash;
}

double door_iterations(void)
{
	return (double)walk.iterations;
}
