/* bot.h: opponents.  A bot gets a blanked state and nothing else: what the person in
 * its seat could know.  It is reproducible from its seed and its iterations. */
#ifndef LUDO_BOT_H
#define LUDO_BOT_H

#include <stdatomic.h>

#include "ludo.h"
#include "ludo_text.h"
#include "worth.h"

struct ludo_bot_kind {
	const char *name;
	const char *say[2]; /* English, Italian */
};

extern const struct ludo_bot_kind ludo_bots[]; /* as they are offered, ended by a null name */

int ludo_bot_find(const char *name); /* -1 if unknown */
int ludo_bot_standard(void); /* the kind to offer whoever has not chosen */
/* An answer for a seat that owes one; 0 if it owes none. */
int ludo_bot_move(int kind, const struct ludo_game *game, const void *blanked, int seat,
		  uint64_t seed, ludo_move *out);

/* ---- how a bot thinks ---- */

enum bot_method { BOT_RANDOM, BOT_GREEDY, BOT_SEARCH };
enum bot_observer { BOT_ONE, BOT_MANY }; /* whose eyes tell the nodes of a tree apart */

/* What docs/bots.md explains, and 'arena' takes as "hard:iterations=500+cut=4". */
struct bot_style {
	int method;
	int iterations; /* of all trees together; for greedy: invented states */
	int trees;      /* grown apart, added up in the end; so threads change nothing */
	int cut;        /* decisions of a playout before the quick evaluation; -1: play on */
	int picks;      /* moves that a playout looks at to choose one; 1: any move */
	int ahead;      /* positions it looks at to judge one of them; 1: only at the move;
			 * for greedy: to judge all moves, 0: 1500 */
	int observer;   /* enum bot_observer */
	int early;      /* is a plain question answered before all iterations are used? */
	float reach;    /* how far the search looks for better moves */
	float sharp;    /* how narrowly it first looks where the quick evaluation points */
	float blur;     /* which part of its chance it may give away with one answer */
	int net;        /* enum ludo_net_use: where the game's net, if it has one, is asked */
	int ms;         /* of the processor, for an answer, each thread; 0: iterations decide */
};

/* The style of a kind in a game (null: in games that ask for nothing of their own); of
 * "KIND:name=value+...".  0 and a complaint if the words make no sense. */
struct bot_style bot_style_of(const struct ludo_game *game, int kind);
int bot_read_style(const struct ludo_game *game, const char *words, struct bot_style *style,
		   struct ludo_text *error);

/* What a style decides in a game depends on the game's weights and on the code as well: a
 * mark of all three.  Raise the version when the code decides otherwise. */
enum { BOT_VERSION = 2 };
uint64_t bot_mark(const struct ludo_game *game, const struct bot_style *style);

/* ---- a task, and what came of it ---- */

enum { BOT_TOP = 8, BOT_LINE = 8, BOT_TREES = 16, BOT_REASONS = 2 };

struct bot_choice {
	ludo_move move;
	uint32_t visits;
	float chance; /* to win, from 0 to 1 */
};

/* What the best answer has over the second, at the end of its turn: points, a term of the quick
 * evaluation, or that a rival stands worse. */
enum bot_reason_kind { BOT_POINTS, BOT_TERM, BOT_RIVAL };

struct bot_reason {
	enum bot_reason_kind kind;
	int which; /* term or seat */
};

struct bot_thought {
	uint64_t iterations;
	int n_top, n_line, n_reasons;
	struct bot_reason reason[BOT_REASONS]; /* the weightiest first; only where asked for */
	struct bot_choice top[BOT_TOP]; /* most visited first */
	ludo_move line[BOT_LINE];       /* how it may go on; hidden things are guessed */
};

struct bot_task {
	const struct ludo_game *game;
	const void *blanked; /* for the seat */
	int seat;
	struct bot_style style;
	uint64_t seed;
	int threads;    /* 0 is 1 */
	double seconds; /* 0: iterations alone decide */
	int with_reasons;
	int is_open; /* for a survey alone: the state is the truth, and every seat knows it */
	const struct bot_scale *scale; /* null: the game's own weights */
	atomic_int *stop; /* may be null; not 0: answer with what there is */
	/* Called now and then on the caller's thread, if set. */
	void (*progress)(void *listener, const struct bot_thought *so_far);
	void *listener;
};

struct bot_answer {
	ludo_move move;
	struct bot_thought thought;
	size_t bytes; /* of memory that thinking took */
};

/* 0 if the seat owes no answer or memory is out. */
int bot_think(const struct bot_task *task, struct bot_answer *answer);

/* ---- the same in several places, that share no memory ---- */

/* What one tree found: plain bytes that may travel. */
struct bot_root {
	uint64_t iterations, bytes;
	int n, n_line;
	struct bot_choice choice[LUDO_MOVES]; /* as the moves are listed; chances summed up */
	ludo_move line[BOT_LINE];
};

/* How many trees a task is to grow; 0: there is nothing to think about. */
int bot_n_roots(const struct bot_task *task);
/* Grow those that fall to one of so many places (every of-th), on the caller's thread; fills
 * their roots among root[bot_n_roots()], which are zero.  0 if memory is out. */
int bot_find_roots(const struct bot_task *task, int number, int of, struct bot_root *root);
/* With the roots of all places: what bot_think would have said.  0 if the seat owes nothing. */
int bot_conclude(const struct bot_task *task, const struct bot_root *root,
		 struct bot_answer *answer);

#endif
