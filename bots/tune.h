/* tune.h: learn what things are worth from self-play. */
#ifndef LUDO_TUNE_H
#define LUDO_TUNE_H

#include "bot.h"
#include "ludo_table.h"
#include "rng.h"

/* Options that are held fast in every game, as "option=value"; the others are as chance will
 * have them where a game is to meet all rules. */
struct tune_held {
	int n;
	const char *option[LUDO_OPTIONS];
};

struct tune {
	const struct ludo_game *game;
	struct bot_style style; /* of all seats */
	long n_games;           /* of one round, over all seat counts in turn */
	int n_rounds;
	uint64_t seed;
	long trust;     /* in the first weights, in percent of what the games tell of a term */
	struct tune_held held;
	/* Called after every game, if set. */
	void (*progress)(void *listener, int round, long game);
	void *listener;

	/* What came of it. */
	struct bot_scale scale;
	double blind;          /* surprise at the winner, in bits: all seats alike */
	double before, after;  /* by the weights before the last round and after it */
	long n_positions;
	long n_judged; /* positions of the last round that chose the spread; 0: no use */
};

/* What all seats know together: within an invented world bots know as much. */
void tune_look_together(const struct ludo_table *table, unsigned char *state);

void tune_options(const struct ludo_game *game, const struct tune_held *held, int is_drawn,
		  struct ludo_rng *rng, uint8_t options[LUDO_OPTIONS]);

/* 0 if the game counts no terms or memory is out. */
int tune_run(struct tune *tune);
/* The text of a weights.def, with this line on how it was made. */
void tune_write(struct ludo_text *text, const struct tune *tune, const char *how);

#endif
