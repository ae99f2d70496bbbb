/* unit_net.c: nets reckon alike everywhere and as they should, know what they were made for, and
 * training goes on where it stopped. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "blank.h"
#include "hash.h"
#include "rng.h"
#include "set.h"
#include "train.h"

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	n_failed++;
	printf("failed: %s\n", what);
}

static void check_for(int holds, const struct ludo_game *game, const char *what)
{
	char line[200];
	snprintf(line, sizeof(line), "%s: %s", game->id, what);
	check(holds, line);
}

/* ---- the numbers of a net, by chance ---- */

enum { UNITS = LUDO_NET_UNITS, HEADS = LUDO_NET_HEADS };

struct any_net {
	struct ludo_net net;
	int16_t bias[UNITS], head[HEADS][UNITS], (*row)[2 * UNITS];
};

static int16_t any_weight(struct ludo_rng *rng)
{
	return (int16_t)((int)ludo_rng_below(rng, 2 * NET_MOST + 1) - NET_MOST);
}

static void make_net(struct any_net *any, const struct bot_inputs *inputs, uint64_t seed)
{
	struct ludo_rng rng = ludo_rng_from(seed);
	any->row = calloc((size_t)inputs->n_features, sizeof(*any->row));
	for (int i = 0; i < UNITS; i++)
		any->bias[i] = any_weight(&rng);
	for (int h = 0; h < HEADS; h++)
		for (int i = 0; i < UNITS; i++)
			any->head[h][i] = any_weight(&rng);
	for (int f = 0; f < inputs->n_features; f++)
		for (int i = 0; i < 2 * UNITS; i++)
			any->row[f][i] = any_weight(&rng);
	any->net = (struct ludo_net){ inputs->layout, 0, inputs->n_features, any->bias,
				      (const int16_t (*)[UNITS])any->head,
				      (const int16_t (*)[2 * UNITS])any->row };
	any->net.sum = bot_net_sum(&any->net);
}

/* ---- what it says, reckoned as slowly as it is told in net.h ---- */

static int64_t unit_of(const struct bot_net *net, const void *state, int progress,
		       int16_t (*terms)[LUDO_TERMS], int seat, int unit)
{
	uint16_t list[NET_ACTIVE];
	int64_t sum = net->net->bias[unit];
	int n = bot_inputs_shared(&net->inputs, state, progress, list);
	for (int k = 0; k < n; k++)
		sum += net->net->row[list[k]][unit];
	for (int q = 0; q < ((const struct ludo_core *)state)->n_seats; q++) {
		n = bot_inputs_own(&net->inputs, state, q, terms[q], list);
		for (int k = 0; k < n; k++)
			sum += net->net->row[list[k]][unit + (q == seat ? 0 : UNITS)];
	}
	return sum < 0 ? 0 : sum > NET_CAP ? NET_CAP : sum;
}

static int32_t slowly(const struct bot_net *net, const void *state, int progress,
		      int16_t (*terms)[LUDO_TERMS], int seat)
{
	int way = progress * (HEADS - 1), head = way / LUDO_PROGRESS;
	int next = head + 1 < HEADS ? head + 1 : head;
	int64_t sum[2] = { 0, 0 };
	for (int i = 0; i < UNITS; i++) {
		int64_t unit = unit_of(net, state, progress, terms, seat, i);
		sum[0] += unit * net->net->head[head][i];
		sum[1] += unit * net->net->head[next][i];
	}
	return (int32_t)(sum[0] + (sum[1] - sum[0]) * (way % LUDO_PROGRESS) / LUDO_PROGRESS);
}

/* ---- along games ---- */

static int is_in_order(const struct bot_net *net, const void *state, int progress,
		       int16_t (*terms)[LUDO_TERMS])
{
	uint16_t list[NET_ACTIVE];
	int n = bot_inputs_shared(&net->inputs, state, progress, list), ok = n > 0;
	for (int k = 0; k < n; k++)
		ok = ok && list[k] < net->inputs.n_features;
	for (int q = 0; q < ((const struct ludo_core *)state)->n_seats; q++) {
		n = bot_inputs_own(&net->inputs, state, q, terms[q], list);
		ok = ok && n < NET_ACTIVE;
		for (int k = 0; k < n; k++)
			ok = ok && list[k] < net->inputs.n_features;
	}
	return ok;
}

/* One game at random, in which every position is invented anew as bots do. */
static void check_along(const struct ludo_game *game, const struct bot_net *net, int n_seats,
			struct ludo_rng *rng, int *differs, int *is_wild)
{
	const struct ludo_rules *rules = game->rules;
	_Alignas(16) unsigned char state[LUDO_STATE] = { 0 }, filled[LUDO_STATE];
	const struct ludo_core *core = (const void *)state;
	uint8_t options[LUDO_OPTIONS];
	ludo_move list[LUDO_MOVES];
	ludo_options_standard(game, options);
	rules->setup(state, n_seats, options);
	struct bot_scale scale = bot_scale_of(game);
	for (int ply = 0; core->waiting && ply < 400; ply++) {
		int seat = set_least(core->waiting);
		int n = rules->moves(state, seat, list);
		ludo_move move = list[ludo_rng_below(rng, (uint32_t)n)];
		while (seat == LUDO_CHANCE && ludo_odds(rules, state, move) <= 0)
			move = list[ludo_rng_below(rng, (uint32_t)n)];
		if (seat != LUDO_CHANCE && ply % 5 == 0) {
			int16_t terms[LUDO_SEATS][LUDO_TERMS] = { 0 };
			int32_t out[LUDO_SEATS];
			memcpy(filled, state, rules->size);
			ludo_blank(rules, filled, seat);
			rules->fill(filled, seat, rng);
			int progress = bot_progress(&scale, filled);
			game->lab->count(filled, terms);
			bot_net_ask(net, filled, progress, terms, out);
			*is_wild |= !is_in_order(net, filled, progress, terms);
			for (int q = 0; q < n_seats; q++)
				*differs |= out[q] != slowly(net, filled, progress, terms, q);
		}
		rules->apply(state, move);
	}
}

static void check_reckoning(const struct ludo_game *game)
{
	struct bot_net net;
	struct any_net any;
	struct ludo_rng rng = ludo_rng_from(5);
	int differs = 0, is_wild = 0;
	if (!game->lab || !game->lab->inputs)
		return;
	int ok = bot_inputs_of(game, &net.inputs);
	check_for(ok, game, "every input that it names is a field, and there are not too many");
	if (!ok)
		return;
	make_net(&any, &net.inputs, 3);
	net.net = &any.net;
	for (int n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
		for (int i = 0; i < 3; i++)
			check_along(game, &net, n_seats, &rng, &differs, &is_wild);
	check_for(!differs, game, "a net says what its numbers say, reckoned slowly");
	check_for(!is_wild, game, "all features that are there are features, and fewer than fit");
	free(any.row);
}

/* ---- the game's own ---- */

static void check_own(const struct ludo_game *game)
{
	struct bot_net net;
	struct ludo_lab lab;
	struct ludo_net other;
	struct ludo_game changed = *game;
	if (!game->lab || !game->lab->net)
		return;
	check_for(bot_net_of(game, &net), game,
		  "net.def was made for these features (train it again: docs/bots.md)");
	check_for(bot_net_sum(game->lab->net) == game->lab->net->sum, game, "net.def is whole");
	lab = *game->lab;
	other = *lab.net;
	lab.net = &other;
	changed.lab = &lab;
	other.layout++;
	check_for(!bot_net_of(&changed, &net), game, "a net for other features is not believed");
	other = *game->lab->net;
	other.n_features--;
	check_for(!bot_net_of(&changed, &net), game, "nor one that is cut off");
}

/* ---- training ---- */

static void stop_at_once(void *train, const struct train_round *round)
{
	(void)round;
	((struct train *)train)->stop = 1;
}

static struct train lesson(const char *checkpoint)
{
	const struct ludo_game *game = ludo_game_find("verraeter");
	return (struct train){ .game = game, .style = bot_style_of(game, ludo_bot_find("greedy")),
			       .seed = 3, .n_games = 12, .n_rounds = 3, .threads = 2,
			       .rate = 0.001, .trust = 0.9, .checkpoint = checkpoint };
}

/* 0 if it is refused; otherwise a mark of the net that it gives. */
static uint64_t train_once(const char *checkpoint, int stops, struct ludo_text *error)
{
	struct train t = lesson(checkpoint);
	if (stops) {
		t.progress = stop_at_once;
		t.listener = &t;
	}
	uint64_t mark = train_run(&t, error) ? t.net.sum : 0;
	train_free(&t);
	return mark;
}

static void check_refused(const char *path, const char *what)
{
	struct ludo_text error = { 0 };
	check(!train_once(path, 0, &error) && *ludo_text_string(&error), what);
	ludo_text_free(&error);
}

static void flip(const char *path, long at)
{
	FILE *file = fopen(path, "r+b");
	fseek(file, at, at < 0 ? SEEK_END : SEEK_SET);
	int byte = fgetc(file);
	fseek(file, -1, SEEK_CUR);
	fputc(byte ^ 1, file);
	fclose(file);
}

static void check_training(void)
{
	char path[] = "/tmp/ludo-net-XXXXXX";
	struct ludo_text error = { 0 };
	int handle = mkstemp(path);
	if (handle < 0) {
		check(0, "there is room for a checkpoint");
		return;
	}
	close(handle);
	unlink(path);
	uint64_t whole = train_once(0, 0, &error);
	check(whole != 0, "a net is trained");
	uint64_t part = train_once(path, 1, &error);
	check(part && part != whole, "stopped after a round it is another");
	flip(path, -1);
	check_refused(path, "a damaged checkpoint is refused");
	flip(path, -1);
	flip(path, 0);
	check_refused(path, "so is what is none");
	flip(path, 0);
	uint64_t again = train_once(path, 1, &error);
	check(again && again != part, "mended, it goes on");
	check(train_once(path, 0, &error) == whole, "and gives what it gives in one go");
	check(!truncate(path, 1000), "cut off");
	check_refused(path, "it is refused");
	unlink(path);
	check(!*ludo_text_string(&error), "and nothing else was complained about");
	ludo_text_free(&error);
}

/* Bots that search, with options held fast: two threads give what one does, and a training that was
 * stopped what a whole one does. */
static uint64_t train_searching(const char *checkpoint, int threads, int stops, const char *held,
				long *n_positions)
{
	struct ludo_text error = { 0 };
	struct train t = lesson(checkpoint);
	check(bot_read_style(t.game, "medium:iterations=40+net=1", &t.style, &error), "a bot is named");
	t.n_games = 2;
	t.n_rounds = 2;
	t.threads = threads;
	t.held.n = 1;
	t.held.option[0] = held;
	t.progress = stops ? stop_at_once : 0;
	t.listener = &t;
	uint64_t mark = train_run(&t, &error) ? t.net.sum : 0;
	*n_positions = t.n_positions;
	train_free(&t);
	ludo_text_free(&error);
	return mark;
}

static void check_lessons(void)
{
	char path[] = "/tmp/ludo-net-XXXXXX";
	long alone, together, other;
	int handle = mkstemp(path);
	if (handle < 0) {
		check(0, "there is room for a checkpoint");
		return;
	}
	close(handle);
	unlink(path);
	const char *rules = "hands=fixed", *others = "hands=random";
	uint64_t whole = train_searching(0, 1, 0, rules, &alone);
	check(whole && alone > 40, "a search gives lessons");
	check(train_searching(0, 2, 0, rules, &together) == whole && together == alone,
	      "the same on two threads");
	check(train_searching(path, 1, 1, rules, &other) != whole, "stopped it has learned less");
	check(!train_searching(path, 1, 0, others, &other),
	      "other options do not go on with its checkpoint");
	check(train_searching(path, 2, 0, rules, &other) == whole, "the same ones do");
	check(train_searching(0, 1, 0, others, &other) != whole, "other options teach other things");
	unlink(path);
}

static void check_settings(void)
{
	char path[] = "/tmp/ludo-net-XXXXXX";
	struct ludo_text error = { 0 };
	int handle = mkstemp(path);
	close(handle);
	unlink(path);
	check(train_once(path, 1, &error) != 0, "a checkpoint is begun");
	struct train t = lesson(path);
	t.seed = 4;
	check(!train_run(&t, &error) && strstr(ludo_text_string(&error), "other settings"),
	      "other settings do not go on with it");
	train_free(&t);
	ludo_text_free(&error);
	unlink(path);
}

int main(void)
{
	for (int i = 0; ludo_games[i]; i++) {
		check_reckoning(ludo_games[i]);
		check_own(ludo_games[i]);
	}
	check_training();
	check_settings();
	check_lessons();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
