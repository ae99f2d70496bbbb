/* laws.h: what must hold for every game at every ply of random play.
 *
 * The laws are those of docs/laws.md.  They find broken programs; broken rules are
 * found by the examples. */
#ifndef LUDO_LAWS_H
#define LUDO_LAWS_H

#include "ludo_table.h"

enum ludo_law {
	LAW_NONE, /* all hold */
	LAW_AGREEMENT, LAW_NO_DEAD_END, LAW_PURITY, LAW_INVERSE, LAW_SILENCE, LAW_REVEALS,
	LAW_ORDER, LAW_RECORD, LAW_SOUND, LAW_ACCOUNTS, LAW_NAMES,
	N_LAWS
};

const char *ludo_law_name(int law);

/* What a game and its faces say, checked once: laws 9 and 11. */
int ludo_law_words(const struct ludo_game *game, struct ludo_text *complaint);

/* One random game under all laws.  Returns the law that fell, or LAW_NONE; 'complaint'
 * says how, 'record' holds the game up to there. */
struct ludo_trial {
	const struct ludo_game *game;
	uint64_t seed;
	struct ludo_text *complaint, *record;
	const uint8_t *options; /* a value index or LUDO_DRAWN each; null: all are drawn */
	uint64_t n_plies; /* counted up */
	/* by event, counted up: how often it was flagged as a reveal, and told somebody */
	uint32_t n_flagged[256], n_told[256];
	/* called with every probed or played move, if set: for 'reach' */
	void (*watch)(void *watcher, const void *state, ludo_move move, ludo_why why);
	void *watcher;
};
int ludo_law_game(struct ludo_trial *trial);

/* What only all games of a trial together can show: law 6, that every event which was
 * flagged as a reveal revealed something some time. */
int ludo_law_run(const struct ludo_trial *trial);

#endif
