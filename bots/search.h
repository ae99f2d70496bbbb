/* search.h: one tree of the search; for the files of this folder alone. */
#ifndef LUDO_SEARCH_H
#define LUDO_SEARCH_H

#include "bot.h"
#include "rng.h"

struct bot_tree;

/* Null if memory is out.  All memory the tree will ever have is taken here. */
struct bot_tree *bot_tree_plant(const struct bot_task *task, const struct bot_scale *scale,
				int iterations, uint64_t seed);
void bot_tree_grow(struct bot_tree *tree, int iterations);
/* The same with this answer first, whatever the tree thinks of it; adds all seats' chances. */
void bot_tree_grow_at(struct bot_tree *tree, ludo_move move, int iterations,
		      double sum[LUDO_SEATS]);
/* Will the most visited answer hardly be overtaken any more: not if the second best
 * got three quarters of the iterations that are left? */
int bot_tree_is_decided(const struct bot_tree *tree, int left);
void bot_tree_fell(struct bot_tree *tree);

size_t bot_tree_bytes(const struct bot_tree *tree);
/* The answers at the root with their visits and summed chances; returns how many. */
int bot_tree_root(const struct bot_tree *tree, struct bot_choice out[LUDO_MOVES]);
/* The same of all seats: those of the i-th answer; those of all iterations, and how many. */
void bot_tree_root_sums(const struct bot_tree *tree, int i, double sum[LUDO_SEATS]);
uint32_t bot_tree_sums(const struct bot_tree *tree, double sum[LUDO_SEATS]);
/* How the game may go on, by the most visited answers. */
int bot_tree_line(struct bot_tree *tree, ludo_move out[BOT_LINE]);

/* ---- single steps, which greedy takes too ---- */

struct bot_look {
	const struct ludo_rules *rules;
	const struct bot_scale *scale;
};

/* The answers of a seat as rules->moves lists them; of those that win at once only the first. */
int bot_moves(const struct bot_look *look, const void *state, int seat, ludo_move *list);

/* A seat's chance after a move and the best end of its turn, as far as so many looks
 * at positions find one; with 1 look right after the move. */
float bot_chance_after(const struct bot_look *look, const void *state, ludo_move move,
		       int looks);

/* ---- afterwards ---- */

/* Why the best answer is better than the second, by what both lead to in invented states. */
void bot_find_reasons(const struct bot_task *task, const struct bot_scale *scale,
		      struct bot_thought *thought);

#endif
