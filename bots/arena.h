/* arena.h: many games between bots, so arranged that nobody gains by his seat: every
 * deal is played once for every seat a bot can have, and what came of it is a list of
 * lines that can be cut, put together and added to in any order. */
#ifndef LUDO_ARENA_H
#define LUDO_ARENA_H

#include "bot.h"
#include "ludo_table.h"

enum { ARENA_BOTS = 8, ARENA_LINEUPS = 70, ARENA_GAMES = 1000000 };

struct arena_result {
	int is_played;
	int n_faults; /* answers that a program owed; of this process, never in a file */
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
};

struct arena {
	const struct ludo_game *game;
	uint8_t options[LUDO_OPTIONS];
	int n_seats, n_bots;
	const char *name[ARENA_BOTS]; /* as given: "hard:iterations=500" */
	struct bot_style style[ARENA_BOTS];
	const char *program[ARENA_BOTS]; /* null, or whose: "cmd:./mine" */
	int milliseconds;                /* that a program has for an answer */
	uint64_t seed;
	int part, parts; /* only deals whose number leaves part over */

	int n_lineups;
	uint8_t lineup[ARENA_LINEUPS][LUDO_SEATS]; /* which bot, before seats rotate */
	long n_deals; /* at least as many as were asked for; files may hold more */
	struct arena_result *result; /* of game number deal * games_a_deal + k */
};

/* Lineups of the bots given, and room for the results; 0 if memory is out. */
int arena_open(struct arena *arena, long n_games);
void arena_close(struct arena *arena);

int arena_games_a_deal(const struct arena *arena);
long arena_n_games(const struct arena *arena);
int arena_is_mine(const struct arena *arena, long number);
int arena_bot_at(const struct arena *arena, long number, int seat);

/* One more bot, by its words; they must stay.  0 and a complaint. */
int arena_read_bot(struct arena *arena, const char *words, struct ludo_text *error);

/* Play one game; 0 and a complaint if it could not be finished. */
int arena_play(const struct arena *arena, long number, struct arena_result *result,
	       struct ludo_text *error);

/* One line that says what is played, one for each result; both end in a newline. */
void arena_write_head(struct ludo_text *text, const struct arena *arena);
void arena_write_result(struct ludo_text *text, const struct arena *arena, long number);
/* Take in a file of such lines.  0 and a complaint with the line's number if it was made
 * by another arena, by bots that decide otherwise, or contradicts what is known; a torn
 * last line is left out. */
int arena_read(struct arena *arena, const char *text, size_t n, struct ludo_text *error);
/* The arena that a file's first line describes; it is still to be opened. */
int arena_read_head(struct arena *arena, char *line, struct ludo_text *error);

/* ---- what came of it (crosstable.c) ---- */

struct arena_figure {
	double mean, half; /* half the width of the 95 % interval; one deal has none: NAN */
};

struct arena_table {
	long n_games, n_deals, n_odd; /* odd: of deals that are not complete */
	int n; /* different bots */
	const char *name[ARENA_BOTS];
	double parity[ARENA_BOTS]; /* the share of victories if all were alike */
	struct arena_figure wins[ARENA_BOTS], rank[ARENA_BOTS], score[ARENA_BOTS];
	struct arena_figure elo[ARENA_BOTS];
	double beats[ARENA_BOTS][ARENA_BOTS]; /* how often one comes in before the other */
	double meets[ARENA_BOTS][ARENA_BOTS];
};

/* Over all complete deals, of which there may be none; 0 if memory is out. */
int arena_tabulate(const struct arena *arena, struct arena_table *table);

#endif
