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

static int consider(struct bot_task *task, const struct bot_style *style, struct bot_walk *walk)
{
	struct bot_answer answer;
	task->style = *style;
	if (!bot_think(task, &answer))
		return 0;
	walk->hash = hash_thought(walk->hash, &answer);
	walk->iterations += answer.thought.iterations;
	walk->decisions++;
	return 1;
}

/* The easy bot's own answer. */
static int go_on(struct ludo_table *table, struct bot_task *task, struct bot_walk *walk)
{
	struct bot_answer answer;
	task->style = bot_style_of(task->game, ludo_bot_find("easy"));
	if (!bot_think(task, &answer))
		return 0;
	walk->hash = hash_thought(walk->hash, &answer);
	return !ludo_table_play(table, answer.move).code;
}

int bot_walk(const struct ludo_game *game, const struct bot_style *style, uint64_t number,
	     int most, struct bot_walk *walk)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	ludo_move list[LUDO_MOVES];
	uint8_t options[LUDO_OPTIONS];
	unsigned waiting;
	*walk = (struct bot_walk){ 0 };
	ludo_options_standard(game, options);
	struct ludo_table *table = ludo_table_open(game, game->max_seats, options,
						   ludo_seed_from_number(number));
	int ok = table != 0;
	for (int k = 0; ok && walk->decisions < most; k++) {
		ludo_table_deal(table);
		waiting = ludo_table_waiting(table);
		if (!waiting)
			break;
		int seat = set_least(waiting), ply = ludo_table_ply(table);
		ludo_table_look(table, ply, seat, blanked);
		struct bot_task task = { .game = game, .blanked = blanked, .seat = seat,
					 .seed = number + (uint64_t)ply };
		if (k % SKIP == 0 && ludo_table_moves(table, seat, list) > 1)
			ok = consider(&task, style, walk);
		ok = ok && go_on(table, &task, walk);
	}
	ludo_table_close(table);
	return ok;
}
