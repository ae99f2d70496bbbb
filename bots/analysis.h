/* analysis.h: what every decision of a game was worth, and what was luck.
 *
 * A game is cut into rows: a decision, a run of chance's answers, the end.  Rows do not depend
 * on one another, so they may be worked out in any order, on any threads, now or another day:
 * the same record, iterations and seed give the same rows.
 *
 * It looks at the truth.  Never hand anything of it to people while their game runs. */
#ifndef LUDO_ANALYSIS_H
#define LUDO_ANALYSIS_H

#include <stdatomic.h>

#include "bot.h"
#include "ludo_table.h"

enum analysis_kind { ANALYSIS_DECISION, ANALYSIS_CHANCE, ANALYSIS_END };

enum { ANALYSIS_SURE = 10000 }; /* chances are whole hundredths of a percent */

struct analysis_chances {
	int16_t of[LUDO_SEATS];
};

/* It stands before its moves: the position after 'ply' of them. */
struct analysis_row {
	uint8_t kind, is_done, n_line;
	int8_t seat;    /* who decides; chance, nobody */
	int32_t ply, plies;
	int32_t n_answers;
	struct analysis_chances open;   /* with everything open; of chance: to be expected */
	struct analysis_chances after;  /* of chance: what came of it */
	struct analysis_chances best, played; /* as the seat could know, after these answers */
	int16_t gave;   /* what the answer gave away of its seat's chance */
	int16_t edge;   /* what the best had over the next best */
	ludo_move line[BOT_LINE]; /* the bot's choice, and how it may go on */
};

struct analysis {
	struct ludo_table *table; /* a copy of its own */
	int from, iterations;     /* from this ply on */
	uint64_t seed;
	int n, n_done;
	struct analysis_row *row; /* along the game */
};

/* How closely to look: "quick", "standard", "deep"; ended by a null name. */
struct analysis_depth {
	const char *name;
	int iterations;
};
extern const struct analysis_depth analysis_depths[];
int analysis_depth_find(const char *name); /* iterations; 0 if unknown */
struct bot_style analysis_style(const struct ludo_game *game, int iterations);

/* The game of a table from a ply on, still to be worked out.  Null if memory is out. */
struct analysis *analysis_open(const struct ludo_table *table, int from, int iterations,
			       uint64_t seed);
void analysis_close(struct analysis *analysis);

/* The k-th row to work on: the first ones are spread over the whole game. */
int analysis_place(const struct analysis *analysis, int k);
/* Work out row i; may be called on several threads at once.  0 if it was stopped or memory
 * is out. */
int analysis_work(const struct analysis *analysis, int i, atomic_int *stop,
		  struct analysis_row *out);
/* The same in two steps, for those who do the second elsewhere: all that a row depends on,
 * plain bytes but for the game; and what comes of it. */
struct analysis_matter {
	const struct ludo_game *game;
	int iterations;
	uint64_t seed;
	struct analysis_row row;
	ludo_move move; /* of a decision */
	_Alignas(16) unsigned char before[LUDO_STATE], after[LUDO_STATE]; /* after: of chance */
};
void analysis_fetch(const struct analysis *analysis, int i, struct analysis_matter *matter);
int analysis_judge(const struct analysis_matter *matter, atomic_int *stop,
		   struct analysis_row *out);
/* Take it in. */
void analysis_take(struct analysis *analysis, int i, const struct analysis_row *row);

/* ---- rows that are kept (keep.c) ---- */

/* Of the record, the rules, the bot and the iterations: rows under another key are not ours. */
uint64_t analysis_key(const struct analysis *analysis);
/* A first line, and one for each row; both end in a newline. */
void analysis_write_key(struct ludo_text *text, const struct analysis *analysis);
void analysis_write_kept(struct ludo_text *text, const struct analysis *analysis, int i);
/* Take in what was kept; a torn line ends it.  How many bytes were of use: 0 if the first line
 * is another's. */
size_t analysis_read_kept(struct analysis *analysis, const char *text, size_t n);

/* ---- what it comes to (summary.c) ---- */

enum { ANALYSIS_MOST = 3, ANALYSIS_TURNS = 8 };

struct analysis_player {
	int n_decisions, n_found; /* found: hardly anything was given away */
	int accuracy; /* hundredths of a percent of the chance promised; -1: no decisions */
	int gave, luck;           /* sums, hundredths of a percent */
	int n_best, best[ANALYSIS_MOST], n_worst, worst[ANALYSIS_MOST]; /* rows */
};

struct analysis_turn {
	int row, seat, by; /* who won or lost how much there */
};

struct analysis_summary {
	struct analysis_player player[LUDO_SEATS];
	int n_turns;
	struct analysis_turn turn[ANALYSIS_TURNS]; /* in the order of the game */
};

/* Over the rows that are done. */
void analysis_sum_up(const struct analysis *analysis, struct analysis_summary *summary);

/* ---- in words, and as JSON (telling.c); see docs/protocol.md ---- */

/* "Round 4", or "Move 57" where a game counts no rounds. */
void analysis_say_when(struct ludo_text *text, const struct analysis *analysis, int ply, int lang);
/* One line about a row, without a newline. */
void analysis_say_row(struct ludo_text *text, const struct analysis *analysis, int i, int lang);
void analysis_say_player(struct ludo_text *text, const struct analysis *analysis,
			 const struct analysis_summary *summary, int seat, int lang);
/* All of the summary, several lines. */
void analysis_say_summary(struct ludo_text *text, const struct analysis *analysis,
			  const struct analysis_summary *summary, int lang);
void analysis_write_row(struct ludo_text *json, const char *key, const struct analysis *analysis,
			int i, int lang);
/* The members of an "analysis" message behind its state; the summary is null unless wanted. */
void analysis_write_state(struct ludo_text *json, const struct analysis *analysis,
			  int with_summary, int lang);

#endif
