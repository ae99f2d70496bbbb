/* arena.c: who plays whom on which deal, and the lines that remember it. */
#include "arena.h"

#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "program.h"
#include "set.h"

/* ---- lineups ---- */

/* More bots than seats: every choice of them.  As many or fewer: all of them, and where
 * a bot sits twice, each in its turn. */
static void choose_lineups(struct arena *a)
{
	a->n_lineups = 0;
	if (a->n_bots <= a->n_seats) {
		a->n_lineups = a->n_bots < a->n_seats ? a->n_bots : 1;
		for (int k = 0; k < a->n_lineups; k++)
			for (int i = 0; i < a->n_seats; i++)
				a->lineup[k][i] = (uint8_t)((i + k) % a->n_bots);
		return;
	}
	for (unsigned set = 0; set < 1u << a->n_bots; set++) {
		int i = 0;
		if (set_count(set) != a->n_seats)
			continue;
		set_each(bot, set)
			a->lineup[a->n_lineups][i++] = (uint8_t)bot;
		a->n_lineups++;
	}
}

int arena_open(struct arena *a, long n_games)
{
	choose_lineups(a);
	long each = arena_games_a_deal(a);
	if (a->parts < 1)
		a->parts = 1;
	a->n_deals = (n_games + each - 1) / each;
	a->result = calloc((size_t)(a->n_deals * each), sizeof(*a->result));
	return a->result != 0;
}

void arena_close(struct arena *a)
{
	free(a->result);
	a->result = 0;
}

int arena_games_a_deal(const struct arena *a)
{
	return a->n_lineups * a->n_seats;
}

long arena_n_games(const struct arena *a)
{
	return a->n_deals * arena_games_a_deal(a);
}

int arena_is_mine(const struct arena *a, long number)
{
	return number / arena_games_a_deal(a) % a->parts == a->part;
}

int arena_bot_at(const struct arena *a, long number, int seat)
{
	long k = number % arena_games_a_deal(a);
	return a->lineup[k / a->n_seats][(seat + k) % a->n_seats];
}

/* ---- bots ---- */

/* Only an arena knows programs: whoever may name a bot to a server must not name these. */
static int read_program(struct arena *a, const char *path, struct ludo_text *error)
{
	if (!*path || strpbrk(path, " \t\n")) {
		ludo_put(error, "cmd: wants the path of a program, without spaces");
		return 0;
	}
	a->program[a->n_bots] = path;
	return 1;
}

int arena_read_bot(struct arena *a, const char *words, struct ludo_text *error)
{
	if (a->n_bots == ARENA_BOTS) {
		ludo_putf(error, "at most %d bots can meet", ARENA_BOTS);
		return 0;
	}
	a->program[a->n_bots] = 0;
	int is_program = !strncmp(words, "cmd:", 4);
	if (is_program ? !read_program(a, words + 4, error)
		       : !bot_read_style(a->game, words, &a->style[a->n_bots], error))
		return 0;
	a->name[a->n_bots++] = words;
	return 1;
}

/* ---- one game ---- */

/* A game that is being played. */
struct play {
	const struct arena *arena;
	struct ludo_table *table;
	long number;
	struct program *program[LUDO_SEATS]; /* those that run */
	int n_faults;
};

static struct program *program_at(struct play *p, int seat, struct ludo_text *error)
{
	const struct arena *a = p->arena;
	if (!p->program[seat])
		p->program[seat] =
			program_start(a->program[arena_bot_at(a, p->number, seat)], a->game,
				      a->n_seats, a->options, seat, error);
	return p->program[seat];
}

/* A program's answer.  One that owes it, by whatever fault, gets any; and is begun anew at
 * its next question, for nobody knows what it would say then. */
static int ask_program(struct play *p, const struct bot_task *task, ludo_move *move,
		       struct ludo_text *error)
{
	struct ludo_text fault = { 0 };
	struct program *program = program_at(p, task->seat, error);
	if (!program)
		return 0;
	if (program_answer(program, task->blanked, p->arena->milliseconds, move, &fault))
		return 1;
	p->n_faults++;
	program_end(program);
	p->program[task->seat] = 0;
	ludo_text_free(&fault);
	return ludo_bot_move(ludo_bot_find("random"), task->game, task->blanked, task->seat,
			     task->seed, move);
}

static int ask(struct play *p, const struct bot_task *task, ludo_move *move,
	       struct ludo_text *error)
{
	struct bot_answer answer = { 0 };
	if (p->arena->program[arena_bot_at(p->arena, p->number, task->seat)])
		return ask_program(p, task, move, error);
	int has_answer = bot_think(task, &answer);
	*move = answer.move;
	return has_answer;
}

static int answer(struct play *p, struct ludo_text *error)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	const struct arena *a = p->arena;
	long number = p->number;
	int ply = ludo_table_ply(p->table), seat = set_least(ludo_table_waiting(p->table));
	const uint64_t salt[3] = { a->seed, (uint64_t)number, (uint64_t)ply };
	ludo_move move;
	ludo_table_look(p->table, ply, seat, blanked);
	struct bot_task task = { .game = a->game, .blanked = blanked, .seat = seat,
				 .style = a->style[arena_bot_at(a, number, seat)],
				 .seed = ludo_hash(0, salt, sizeof(salt)) };
	if (!ask(p, &task, &move, error)) {
		if (!error->n)
			ludo_putf(error, "game %ld, ply %d: the bot at seat %d has no answer",
				  number, ply, seat);
		return 0;
	}
	ludo_why why = ludo_table_play(p->table, move);
	if (!why.code)
		return 1;
	ludo_putf(error, "game %ld, ply %d: the bot at seat %d answers what is not allowed (%s)",
		  number, ply, seat, ludo_why_token(a->game, why.code));
	return 0;
}

int arena_play(const struct arena *a, long number, struct arena_result *result,
	       struct ludo_text *error)
{
	uint64_t deal = a->seed + (uint64_t)(number / arena_games_a_deal(a));
	struct ludo_table *table = ludo_table_open(a->game, a->n_seats, a->options,
						   ludo_seed_from_number(deal));
	struct play play = { .arena = a, .table = table, .number = number };
	int ok = table != 0;
	if (!table)
		ludo_put(error, "out of memory");
	while (ok && ludo_table_waiting(table)) {
		ludo_table_deal(table);
		if (ludo_table_waiting(table))
			ok = answer(&play, error);
	}
	if (ok) {
		ludo_table_standings(table, result->points, result->place);
		result->is_played = 1;
		result->n_faults = play.n_faults;
	}
	for (int seat = 0; seat < a->n_seats; seat++)
		program_end(play.program[seat]);
	ludo_table_close(table);
	return ok;
}

/* ---- lines ---- */

/* Bots of one name decide otherwise with other weights or in another program: their games
 * are not to be mixed up. */
static uint64_t mark_of(const struct arena *a)
{
	uint64_t mark = 0;
	for (int i = 0; i < a->n_bots; i++) {
		uint64_t bot = a->program[i] ? ludo_hash(0, a->program[i], strlen(a->program[i]))
					     : bot_mark(a->game, &a->style[i]);
		mark = ludo_hash(mark, &bot, sizeof(bot));
	}
	return mark;
}

void arena_write_head(struct ludo_text *text, const struct arena *a)
{
	ludo_putf(text, "arena 2 %s %d %d %llu ", a->game->id, a->game->version, a->n_seats,
		  (unsigned long long)a->seed);
	for (int i = 0; i < LUDO_OPTIONS; i++)
		ludo_putf(text, "%s%d", i ? "," : "", a->options[i]);
	for (int i = 0; i < a->n_bots; i++)
		ludo_putf(text, "%s%s", i ? "," : " ", a->name[i]);
	ludo_putf(text, " %016llx .\n", (unsigned long long)mark_of(a));
}

void arena_write_result(struct ludo_text *text, const struct arena *a, long number)
{
	const struct arena_result *r = &a->result[number];
	ludo_putf(text, "%ld", number);
	for (int seat = 0; seat < a->n_seats; seat++)
		ludo_putf(text, " %d", (int)r->points[seat]);
	for (int seat = 0; seat < a->n_seats; seat++)
		ludo_putf(text, " %d", r->place[seat]);
	ludo_put(text, " .\n"); /* a line without its dot was torn */
}

/* The next number of a line; 0 if there is none in the range. */
static int take_number(const char **at, long low, long high, long *value)
{
	char *end;
	while (**at == ' ')
		++*at;
	if ((**at < '0' || **at > '9') && **at != '-')
		return 0;
	*value = strtol(*at, &end, 10);
	*at = end;
	return *value >= low && *value <= high && *end == ' ';
}

/* Files may hold more deals than were asked for here. */
static int make_room(struct arena *a, long number)
{
	long had = arena_n_games(a), deals = number / arena_games_a_deal(a) + 1;
	if (number < had)
		return 1;
	size_t want = (size_t)(deals * arena_games_a_deal(a));
	struct arena_result *result = realloc(a->result, want * sizeof(*result));
	if (!result)
		return 0;
	memset(result + had, 0, (want - (size_t)had) * sizeof(*result));
	a->result = result;
	a->n_deals = deals;
	return 1;
}

static int read_result(struct arena *a, const char *line, struct ludo_text *error)
{
	struct arena_result r = { .is_played = 1 };
	long number = 0, value = 0;
	int has_winner = 0, ok = take_number(&line, 0, ARENA_GAMES + ARENA_LINEUPS * LUDO_SEATS,
					     &number);
	for (int seat = 0; ok && seat < a->n_seats; seat++) {
		ok = take_number(&line, -1000000, 1000000, &value);
		r.points[seat] = (int32_t)value;
	}
	for (int seat = 0; ok && seat < a->n_seats; seat++) {
		ok = take_number(&line, 1, a->n_seats, &value);
		r.place[seat] = (uint8_t)value;
		has_winner |= value == 1;
	}
	if (!ok || !has_winner || strcmp(line, " .")) {
		ludo_put(error, "not a result of this arena");
		return 0;
	}
	if (!make_room(a, number)) {
		ludo_put(error, "out of memory");
		return 0;
	}
	if (a->result[number].is_played && memcmp(&a->result[number], &r, sizeof(r))) {
		ludo_putf(error, "game %ld ended otherwise in another file", number);
		return 0;
	}
	a->result[number] = r;
	return 1;
}

/* Was this played by the same bots in the same arena? */
static int check_head(const struct arena *a, const char *line, struct ludo_text *error)
{
	enum { END = 16 + 3 }; /* the mark, " .", and a newline */
	struct ludo_text mine = { 0 };
	arena_write_head(&mine, a);
	int is_ours = mine.n > END && strlen(line) == mine.n - 1 &&
		      !strncmp(mine.at, line, mine.n - END);
	int same = is_ours && !strncmp(mine.at, line, mine.n - 1);
	if (!same)
		ludo_put(error, is_ours ? "played by another program or with other weights: "
					  "its bots decide otherwise"
					: "made by another arena, or damaged");
	ludo_text_free(&mine);
	return same;
}

int arena_read(struct arena *a, const char *text, size_t n, struct ludo_text *error)
{
	const char *end = text + n;
	for (int number = 1; text < end; number++) {
		const char *stop = memchr(text, '\n', (size_t)(end - text));
		size_t length = (size_t)((stop ? stop : end) - text);
		char line[ARENA_BOTS * 256 + 256]; /* the head with its bots is the longest */
		int is_torn = !stop || length < 2 || length >= sizeof(line) || stop[-1] != '.';
		memcpy(line, text, length < sizeof(line) ? length : 0);
		line[length < sizeof(line) ? length : 0] = 0;
		text += length + 1;
		if (is_torn && text >= end && number > 1)
			return 1;
		struct ludo_text why = { 0 };
		int ok = !is_torn && (number == 1 ? check_head(a, line, &why)
						  : read_result(a, line, &why));
		if (!ok)
			ludo_putf(error, "line %d: %s", number, why.n ? why.at : "damaged");
		ludo_text_free(&why);
		if (!ok)
			return 0;
	}
	return 1;
}

/* ---- reading the head ---- */

static int read_options(struct arena *a, char *word)
{
	char *rest = 0;
	int i = 0;
	for (char *at = strtok_r(word, ",", &rest); at; at = strtok_r(0, ",", &rest), i++) {
		int value = atoi(at);
		if (i >= LUDO_OPTIONS || value < 0 ||
		    (value && value >= a->game->rules->n_values[i]))
			return 0;
		a->options[i] = (uint8_t)value;
	}
	return i == LUDO_OPTIONS;
}

static int read_bots(struct arena *a, char *word, struct ludo_text *error)
{
	char *rest = 0;
	a->n_bots = 0;
	for (char *at = strtok_r(word, ",", &rest); at; at = strtok_r(0, ",", &rest))
		if (!arena_read_bot(a, at, error))
			return 0;
	return a->n_bots > 0;
}

int arena_read_head(struct arena *a, char *line, struct ludo_text *error)
{
	char *word[9], *rest = 0;
	int n = 0;
	for (char *at = strtok_r(line, " ", &rest); at && n < 9; at = strtok_r(0, " ", &rest))
		word[n++] = at;
	int is_ours = n == 9 && !strcmp(word[0], "arena") && !strcmp(word[1], "2");
	a->game = is_ours ? ludo_game_find(word[2]) : 0;
	if (!a->game || atoi(word[3]) != a->game->version) {
		ludo_put(error, "line 1: not the head of an arena of these games");
		return 0;
	}
	a->n_seats = atoi(word[4]);
	a->seed = strtoull(word[5], 0, 10);
	if (a->n_seats < a->game->min_seats || a->n_seats > a->game->max_seats ||
	    !read_options(a, word[6])) {
		ludo_put(error, "line 1: seats or options make no sense");
		return 0;
	}
	return read_bots(a, word[7], error);
}
