/* walk.c: what a bot decides along a game; see walk.h. */
#include "walk.h"

#include "hash.h"
#include "ludo_table.h"
#include "set.h"

enum { SKIP = 3 };

static uint64_t hash_thought(uint64_t hash, const struct bot_answer *answer)
{
	const struct bot_thought *thought = &answer->thought;
	hash = ludo_hash(hash, &answer->move, sizeof(answer->move));
	for (int i = 0; i < thought->n_top; i++) {
		hash = ludo_hash(hash, &thought->top[i].move, sizeof(thought->top[i].move));
		hash = ludo_hash(hash, &thought->top[i].visits, sizeof(thought->top[i].visits));
		hash = ludo_hash(hash, &thought->top[i].chance, sizeof(thought->top[i].chance));
	}
	return hash;
}

/* What is asked now. */
static void pose(struct bot_walk *walk)
{
	ludo_move list[LUDO_MOVES];
	ludo_table_deal(walk->table);
	unsigned waiting = ludo_table_waiting(walk->table);
	walk->task = (struct bot_task){ 0 };
	if (!waiting || walk->decisions == walk->most)
		return;
	int seat = set_least(waiting), ply = ludo_table_ply(walk->table);
	const struct ludo_game *game = ludo_table_game(walk->table);
	ludo_table_look(walk->table, ply, seat, walk->blanked);
	walk->is_put = walk->steps++ % SKIP == 0 && ludo_table_moves(walk->table, seat, list) > 1;
	walk->task = (struct bot_task){ .game = game, .blanked = walk->blanked, .seat = seat,
					.seed = walk->number + (uint64_t)ply };
}

int bot_walk_begin(struct bot_walk *walk, const struct ludo_game *game,
		   const struct bot_style *style, uint64_t number, int most)
{
	uint8_t options[LUDO_OPTIONS];
	*walk = (struct bot_walk){ .style = *style, .number = number, .most = most };
	ludo_options_standard(game, options);
	walk->table = ludo_table_open(game, game->max_seats, options,
				      ludo_seed_from_number(number));
	if (!walk->table)
		return 0;
	pose(walk);
	return 1;
}

const struct bot_task *bot_walk_next(struct bot_walk *walk)
{
	struct bot_task *task = &walk->task;
	if (!task->game)
		return 0;
	task->style = walk->is_put ? walk->style
				   : bot_style_of(task->game, ludo_bot_find("easy"));
	return task;
}

int bot_walk_take(struct bot_walk *walk, const struct bot_answer *answer)
{
	walk->hash = hash_thought(walk->hash, answer);
	if (walk->is_put) { /* the same once more, for the bot that goes on */
		walk->iterations += answer->thought.iterations;
		walk->decisions++;
		walk->is_put = 0;
		return 1;
	}
	if (ludo_table_play(walk->table, answer->move).code)
		return 0;
	pose(walk);
	return 1;
}

void bot_walk_end(struct bot_walk *walk)
{
	ludo_table_close(walk->table);
	walk->table = 0;
	walk->task.game = 0;
}

int bot_walk(const struct ludo_game *game, const struct bot_style *style, uint64_t number,
	     int most, struct bot_walk *walk)
{
	struct bot_answer answer;
	const struct bot_task *task;
	int ok = bot_walk_begin(walk, game, style, number, most);
	while (ok && (task = bot_walk_next(walk)))
		ok = bot_think(task, &answer) && bot_walk_take(walk, &answer);
	bot_walk_end(walk);
	return ok;
}
