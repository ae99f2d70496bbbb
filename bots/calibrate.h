/* calibrate.h: compare what an analysis says of the chances with who won, over many games. */
#ifndef LUDO_CALIBRATE_H
#define LUDO_CALIBRATE_H

#include "bot.h"
#include "calibration.h"
#include "ludo_text.h"

/* Said so many percent: 0 to 5, 5 to 15, ..., 95 to 100. */
enum { CALIBRATE_BINS = 11 };

struct calibrate_bin {
	long n;              /* times that a seat was given such a chance */
	double said, came;   /* means: what was said, the share of the victory */
	double half;         /* half the width of its 95 % interval, over games */
};

struct calibrate_table {
	struct calibrate_bin bin[CALIBRATE_BINS];
	double surprise;     /* at the winner, in bits a position */
};

struct calibrate {
	const struct ludo_game *game;
	struct bot_style style; /* of those who play */
	int iterations;         /* of the analysis */
	long n_games, n_samples; /* samples: positions of each game */
	uint64_t seed;
	int threads;
	/* Called after every game, if set; from any thread, one at a time. */
	void (*progress)(void *listener, long game);
	void *listener;

	/* What came of it: as the search says, by the map that the game has now, by the new one;
	 * as the seat could know, and with everything open. */
	long n_positions;
	double blind; /* surprise if all seats were alike */
	struct bot_map map;
	struct calibrate_table raw[2], now[2], fitted[2];
};

/* 0 if memory is out. */
int calibrate_run(struct calibrate *calibrate);
/* The text of a calibration.def, with this line on how it was made. */
void calibrate_write(struct ludo_text *text, const struct calibrate *calibrate, const char *how);

#endif
