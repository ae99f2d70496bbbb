/* train.h: a net from self-play. */
#ifndef LUDO_TRAIN_H
#define LUDO_TRAIN_H

#include "bot.h"
#include "ludo_table.h"
#include "tune.h"

struct train_round { /* what a round tells; surprises at the winner in bits */
	int round;
	long n_positions;
	double blind, by_hand, by_net; /* all alike; by both, before the round was learned from */
};

struct train {
	const struct ludo_game *game;
	struct bot_style style; /* of all seats */
	struct tune_held held;
	uint64_t seed;
	long n_games;  /* of a round, over all seat counts in turn */
	int n_rounds, threads;
	double rate;   /* how fast it learns at first; less and less up to the last round */
	double trust;  /* in what came in the end, not in what the net thought on the way: 0 to 1 */
	const char *checkpoint; /* a file; null: none is kept */
	/* Called after every round, if set; may set 'stop': it ends there, as a checkpoint. */
	void (*progress)(void *listener, const struct train_round *round);
	void *listener;
	int stop;

	/* What came of it: the net as written, for games until train_free(). */
	struct ludo_net net;
	int first_round; /* that was not in the checkpoint */
	long n_positions;
	struct train_round last;
	/* One greedy with the net among greedy ones without: games, the share of the victories
	 * that was its, and what it would be if all were alike. */
	long match_games;
	double match_share, match_fair;
	void *memory;
};

/* 0 and a complaint if something is missing, the checkpoint is damaged or was begun otherwise, or
 * memory is out. */
int train_run(struct train *train, struct ludo_text *error);
/* So many games of one greedy with the net among others without, at all seat counts in turn. */
int train_match(struct train *train, long n_games);
void train_free(struct train *train);
/* The text of a net.def, with this line on how it was made. */
void train_write(struct ludo_text *text, const struct train *train, const char *how);

#endif
