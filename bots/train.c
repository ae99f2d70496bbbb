/* train.c: a net from self-play.
 *
 * Rounds of games: bots play with the net so far, and now and then a random move.  Positions of
 * these games are judged before anything is learned from them, so what a round tells is about
 * games that the net has not seen.  Then the net learns from them in batches (Adam), in fractions
 * here; what plays is the net in whole numbers, made anew after each round.  The same command
 * gives the same net, on one thread or on many, stopped and begun again or not.
 *
 * Bots that search give lessons besides: where the turns of the answers lead that a search has
 * looked at, and what it thought of them.  How a game ended says much about what was played and
 * nothing about what was not, and a net that was never told believes in what nobody would play. */
#include "train.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "rng.h"
#include "search.h"
#include "set.h"
#include "survey.h"

enum {
	UNITS = LUDO_NET_UNITS, HEADS = LUDO_NET_HEADS, WIDE = 2 * UNITS,
	MOST_SAMPLES = 2400, SAMPLE_1_IN = 2, RANDOM_1_IN = 10, BATCH = 128, MOST_THREADS = 64,
	CALM_ROUNDS = 20,
	LESSONS = 3,        /* answers of a search that are looked at, */
	LESSON_VISITS = 4,  /* if it has tried them as often */
	LESSON_LOOKS = 60,  /* at positions, for the best end of their turns */
	MOST_TURN = 12,     /* answers of a turn */
};

/* ---- positions ---- */

struct position {
	size_t list;     /* in the pool: shared features, then those of each seat */
	uint16_t n_shared, n_own[LUDO_SEATS];
	int16_t progress;
	uint8_t n_seats, is_lesson; /* lesson: nobody went there */
	float base[LUDO_SEATS];   /* standing by hand, in spreads */
	float chance[LUDO_SEATS]; /* by the net that played */
	float by_hand[LUDO_SEATS];
	float thought[LUDO_SEATS]; /* what the search said, or the net where there was none */
	float target[LUDO_SEATS], share[LUDO_SEATS]; /* what to learn; of the victory */
};

struct lot { /* what one game gives */
	struct position position[MOST_SAMPLES];
	int n;
	uint16_t *pool;
	size_t n_pool, room;
	int failed;
};

/* ---- what learns: the numbers, their steps ---- */

struct weights {
	float bias[UNITS], head[HEADS][UNITS];
	float row[][WIDE];
};

struct school {
	struct train *train;
	struct bot_net net;
	struct bot_scale scale;
	int n_features;
	size_t bytes; /* of struct weights */
	struct weights *w, *slope, *mean, *square; /* Adam's */
	struct weights *calm; /* the mean of the last rounds: what plays and is written */
	uint8_t *is_touched; /* rows of this batch */
	int16_t (*row)[WIDE]; /* in whole numbers */
	int16_t bias[UNITS], head[HEADS][UNITS];
	int round;

	pthread_mutex_t lock;
	long next;
	struct lot *lot; /* of each game of the round */
};

/* ---- playing ---- */

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static uint16_t *make_room(struct lot *lot)
{
	if (lot->n_pool + (1 + LUDO_SEATS) * NET_ACTIVE > lot->room) {
		size_t room = 2 * lot->room + 40000;
		uint16_t *pool = realloc(lot->pool, room * sizeof(*pool));
		if (!pool) {
			lot->failed = 1;
			return 0;
		}
		lot->pool = pool;
		lot->room = room;
	}
	return lot->pool + lot->n_pool;
}

/* Null where there is no room. */
static struct position *take_position(const struct school *s, const void *state, struct lot *lot)
{
	int16_t terms[LUDO_SEATS][LUDO_TERMS] = { 0 };
	struct bot_scale by_hand = s->scale;
	int32_t worth[LUDO_SEATS];
	uint16_t *list = lot->n < MOST_SAMPLES ? make_room(lot) : 0;
	if (!list)
		return 0;
	struct position *p = &lot->position[lot->n++];
	by_hand.net = 0;
	s->train->game->lab->count(state, terms);
	bot_worth(&s->scale, state, worth);
	bot_chances(&s->scale, state, p->chance);
	bot_chances(&by_hand, state, p->by_hand);
	memcpy(p->thought, p->chance, sizeof(p->thought));
	p->list = lot->n_pool;
	p->is_lesson = 0;
	p->n_seats = core_of(state)->n_seats;
	p->progress = (int16_t)bot_progress(&s->scale, state);
	float spread = (float)(s->scale.spread[0] * (LUDO_PROGRESS - p->progress) +
			       s->scale.spread[1] * p->progress) / LUDO_PROGRESS;
	int n = bot_inputs_shared(&s->net.inputs, state, p->progress, list);
	p->n_shared = (uint16_t)n;
	for (int seat = 0; seat < p->n_seats; seat++) {
		int own = bot_inputs_own(&s->net.inputs, state, seat, terms[seat], list + n);
		p->base[seat] = (float)(worth[seat] - worth[0]) / spread;
		p->n_own[seat] = (uint16_t)own;
		n += own;
	}
	lot->n_pool += (size_t)n;
	return p;
}

/* On to the end of the turn, as whoever has it thinks best. */
static void end_turn(const struct bot_look *look, void *state, int seat)
{
	ludo_move list[LUDO_MOVES];
	for (int k = 0; k < MOST_TURN && core_of(state)->waiting == 1u << seat; k++) {
		int n = bot_moves(look, state, seat, list), best = 0;
		float most = -1;
		for (int i = 0; i < n && n > 1; i++) {
			float chance = bot_chance_after(look, state, list[i], LESSON_LOOKS / n);
			best = chance > most ? i : best;
			most = chance > most ? chance : most;
		}
		look->rules->apply(state, list[best]);
	}
}

/* What a search thought of the answers that it tried most, at the ends of their turns in an
 * invented world. */
static void take_lessons(const struct school *s, const struct bot_task *task,
			 const struct bot_survey *survey, struct ludo_rng *rng, struct lot *lot)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	const struct bot_look look = { task->game->rules, task->scale };
	for (int k = 0; k < survey->n && k < LESSONS; k++) {
		const struct bot_prospect *of = &survey->answer[k];
		if (of->visits < LESSON_VISITS)
			return;
		memcpy(state, task->blanked, look.rules->size);
		look.rules->fill(state, task->seat, rng);
		look.rules->apply(state, of->move);
		end_turn(&look, state, task->seat);
		if (ludo_is_over(core_of(state)))
			continue;
		struct position *p = take_position(s, state, lot);
		if (!p)
			return;
		p->is_lesson = 1;
		memcpy(p->thought, of->chance, sizeof(p->thought));
	}
}

static struct bot_task pose(const struct school *s, const struct ludo_table *table,
			    const struct bot_style *style, const struct bot_scale *scale,
			    struct ludo_rng *rng, unsigned char *blanked)
{
	int seat = set_least(ludo_table_waiting(table));
	ludo_table_look(table, ludo_table_ply(table), seat, blanked);
	return (struct bot_task){ .game = s->train->game, .blanked = blanked, .seat = seat,
				  .style = *style, .scale = scale,
				  .seed = ludo_rng_next(rng) };
}

static int answer(struct ludo_table *table, const struct bot_task *task)
{
	struct bot_answer answer;
	return bot_think(task, &answer) && !ludo_table_play(table, answer.move).code;
}

/* A position as all seats together know it; where a search is to answer, what it thinks and its
 * lessons as well. */
static int sample(const struct school *s, const struct ludo_table *table,
		  const struct bot_task *task, struct ludo_rng *rng, struct lot *lot,
		  struct bot_survey *survey)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	tune_look_together(table, state);
	struct position *p = take_position(s, state, lot);
	if (!p || task->style.method != BOT_SEARCH || !bot_n_roots(task))
		return 1;
	if (!bot_survey(task, 0, survey))
		return 0;
	memcpy(p->thought, survey->chance, sizeof(p->thought));
	take_lessons(s, task, survey, rng, lot);
	return 1;
}

/* One answer, now and then any.  Every second position is taken before it, and each that a search
 * has thought about. */
static int go_on(const struct school *s, struct ludo_table *table, struct bot_task *task,
		 struct ludo_rng *rng, struct lot *lot)
{
	struct bot_survey survey = { .n = 0 };
	int is_sample = !ludo_rng_below(rng, SAMPLE_1_IN) || task->style.method == BOT_SEARCH;
	int is_random = !ludo_rng_below(rng, RANDOM_1_IN);
	if (is_sample && !sample(s, table, task, rng, lot, &survey))
		return 0;
	if (is_random)
		task->style = (struct bot_style){ .method = BOT_RANDOM };
	if (survey.n && !is_random) /* it has been thought about */
		return !ludo_table_play(table, survey.answer[0].move).code;
	return answer(table, task);
}

/* Every fourth game has its options as chance will have them: all rules are met. */
static struct ludo_table *open_table(const struct school *s, long number, struct ludo_rng *rng)
{
	const struct ludo_game *game = s->train->game;
	int n_counts = game->max_seats - game->min_seats + 1;
	uint8_t options[LUDO_OPTIONS];
	tune_options(game, &s->train->held, number % 4 == 3, rng, options);
	int n_seats = game->min_seats + (int)(number / 4 % n_counts);
	return ludo_table_open(game, n_seats, options, ludo_seed_from_number(ludo_rng_next(rng)));
}

static void share_victory(const struct ludo_table *table, float *share)
{
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	int n_seats = ludo_table_n_seats(table), winners = 0;
	ludo_table_standings(table, points, place);
	for (int seat = 0; seat < n_seats; seat++)
		winners += place[seat] == 1;
	for (int seat = 0; seat < n_seats; seat++)
		share[seat] = place[seat] == 1 ? 1 / (float)winners : 0;
}

/* What to learn of each position: how the game ended, and a little of what was thought of the
 * positions in between. */
static void set_targets(const struct school *s, const struct ludo_table *table, struct lot *lot)
{
	float share[LUDO_SEATS] = { 0 }, target[LUDO_SEATS], trust = (float)s->train->trust;
	share_victory(table, share);
	memcpy(target, share, sizeof(target));
	for (int k = lot->n - 1; k >= 0; k--) {
		struct position *p = &lot->position[k];
		memcpy(p->share, share, sizeof(share));
		memcpy(p->target, p->is_lesson ? p->thought : target, sizeof(target));
		for (int seat = 0; seat < p->n_seats && !p->is_lesson; seat++)
			target[seat] = trust * target[seat] + (1 - trust) * p->thought[seat];
	}
}

static void play(const struct school *s, long number, struct lot *lot)
{
	const uint64_t salt[3] = { s->train->seed, (uint64_t)s->round, (uint64_t)number };
	struct ludo_rng rng = ludo_rng_from(ludo_hash(0, salt, sizeof(salt)));
	struct ludo_table *table = open_table(s, number, &rng);
	struct bot_scale playing = s->scale;
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	playing.net = s->train->style.net ? &s->net : 0;
	lot->n = 0;
	lot->n_pool = 0;
	lot->failed = !table;
	while (!lot->failed && ludo_table_waiting(table)) {
		ludo_table_deal(table);
		if (!ludo_table_waiting(table))
			break;
		struct bot_task task = pose(s, table, &s->train->style, &playing, &rng, blanked);
		lot->failed |= !go_on(s, table, &task, &rng, lot);
	}
	if (!lot->failed)
		set_targets(s, table, lot);
	ludo_table_close(table);
}

static void *play_some(void *school)
{
	struct school *s = school;
	pthread_mutex_lock(&s->lock);
	while (s->next < s->train->n_games) {
		long number = s->next++;
		pthread_mutex_unlock(&s->lock);
		play(s, number, &s->lot[number]);
		pthread_mutex_lock(&s->lock);
	}
	pthread_mutex_unlock(&s->lock);
	return 0;
}

static int play_round(struct school *s)
{
	pthread_t thread[MOST_THREADS];
	int n = 0, ok = 1;
	s->next = 0;
	while (n < s->train->threads - 1 && n < MOST_THREADS &&
	       !pthread_create(&thread[n], 0, play_some, s))
		n++;
	play_some(s);
	while (n > 0)
		pthread_join(thread[--n], 0);
	for (long i = 0; i < s->train->n_games; i++)
		ok = ok && !s->lot[i].failed;
	return ok;
}

/* ---- learning ---- */

struct pass { /* of one position through the net */
	float unit[LUDO_SEATS][UNITS], head[UNITS], chance[LUDO_SEATS];
};

static float within(float low, float x, float high)
{
	return x < low ? low : x > high ? high : x;
}

static void add_rows(const struct school *s, const uint16_t *list, int n, int from, float *to)
{
	for (int k = 0; k < n; k++) {
		const float *row = s->w->row[list[k]] + from;
		for (int i = 0; i < UNITS; i++)
			to[i] += row[i];
	}
}

static void stage_of(const struct position *p, int *head, int *next, float *far)
{
	int way = p->progress * (HEADS - 1);
	*head = way / LUDO_PROGRESS;
	*next = *head + 1 < HEADS ? *head + 1 : *head;
	*far = (float)(way % LUDO_PROGRESS) / LUDO_PROGRESS;
}

static void go_forward(const struct school *s, const struct position *p, const uint16_t *list,
		       struct pass *pass)
{
	float theirs[LUDO_SEATS][UNITS] = { 0 }, all[UNITS], far, best = -1e9f, sum = 0;
	const uint16_t *own = list + p->n_shared;
	int head, next;
	memcpy(all, s->w->bias, sizeof(all));
	add_rows(s, list, p->n_shared, 0, all);
	for (int seat = 0; seat < p->n_seats; own += p->n_own[seat++]) {
		add_rows(s, own, p->n_own[seat], UNITS, theirs[seat]);
		for (int i = 0; i < UNITS; i++)
			all[i] += theirs[seat][i];
	}
	stage_of(p, &head, &next, &far);
	for (int i = 0; i < UNITS; i++)
		pass->head[i] = s->w->head[head][i] * (1 - far) + s->w->head[next][i] * far;
	own = list + p->n_shared;
	for (int seat = 0; seat < p->n_seats; own += p->n_own[seat++]) {
		float *unit = pass->unit[seat], z = p->base[seat];
		for (int i = 0; i < UNITS; i++)
			unit[i] = all[i] - theirs[seat][i];
		add_rows(s, own, p->n_own[seat], 0, unit);
		for (int i = 0; i < UNITS; i++)
			z += pass->head[i] * within(0, unit[i], (float)NET_CAP / NET_ONE);
		pass->chance[seat] = z;
		best = z > best ? z : best;
	}
	for (int seat = 0; seat < p->n_seats; seat++)
		sum += pass->chance[seat] = expf(pass->chance[seat] - best);
	for (int seat = 0; seat < p->n_seats; seat++)
		pass->chance[seat] /= sum;
}

static void push_rows(struct school *s, const uint16_t *list, int n, int from, const float *slope)
{
	for (int k = 0; k < n; k++) {
		float *row = s->slope->row[list[k]] + from;
		s->is_touched[list[k]] = 1;
		for (int i = 0; i < UNITS; i++)
			row[i] += slope[i];
	}
}

static void go_back(struct school *s, const struct position *p, const uint16_t *list,
		    const struct pass *pass)
{
	float slope[LUDO_SEATS][UNITS], all[UNITS] = { 0 }, far;
	const uint16_t *own = list + p->n_shared;
	int head, next;
	stage_of(p, &head, &next, &far);
	for (int seat = 0; seat < p->n_seats; seat++) {
		float off = pass->chance[seat] - p->target[seat];
		for (int i = 0; i < UNITS; i++) {
			float unit = pass->unit[seat][i];
			int is_live = unit > 0 && unit < (float)NET_CAP / NET_ONE;
			float x = within(0, unit, (float)NET_CAP / NET_ONE);
			slope[seat][i] = is_live ? off * pass->head[i] : 0;
			all[i] += slope[seat][i];
			s->slope->head[head][i] += off * x * (1 - far);
			s->slope->head[next][i] += off * x * far;
		}
	}
	for (int i = 0; i < UNITS; i++)
		s->slope->bias[i] += all[i];
	push_rows(s, list, p->n_shared, 0, all);
	for (int seat = 0; seat < p->n_seats; own += p->n_own[seat++]) {
		float others[UNITS];
		for (int i = 0; i < UNITS; i++)
			others[i] = all[i] - slope[seat][i];
		push_rows(s, own, p->n_own[seat], 0, slope[seat]);
		push_rows(s, own, p->n_own[seat], UNITS, others);
	}
}

static void step(float *w, float *slope, float *mean, float *square, int n, float rate,
		 float most)
{
	/* what is seldom met hardly moves a batch: without a floor it would be moved by chance
	 * as far as what is met always */
	const float b1 = 0.9f, b2 = 0.999f, floor = 0.002f, decay = 0.001f;
	for (int i = 0; i < n; i++) {
		float g = slope[i] / BATCH + decay * w[i];
		mean[i] = b1 * mean[i] + (1 - b1) * g;
		square[i] = b2 * square[i] + (1 - b2) * g * g;
		w[i] = within(-most, w[i] - rate * mean[i] / (sqrtf(square[i]) + floor), most);
		slope[i] = 0;
	}
}

static void learn_batch(struct school *s, float rate)
{
	const float most = (float)NET_MOST / NET_ONE;
	step(s->w->bias, s->slope->bias, s->mean->bias, s->square->bias, UNITS, rate, most);
	step(s->w->head[0], s->slope->head[0], s->mean->head[0], s->square->head[0],
	     HEADS * UNITS, rate, most);
	for (int i = 0; i < s->n_features; i++) {
		if (!s->is_touched[i])
			continue;
		s->is_touched[i] = 0;
		step(s->w->row[i], s->slope->row[i], s->mean->row[i], s->square->row[i], WIDE,
		     rate, most);
	}
}

struct place { /* a position of the round */
	uint32_t lot, position;
};

static void shuffle(struct place *place, long n, struct ludo_rng *rng)
{
	for (long i = n - 1; i > 0; i--) {
		long k = (long)ludo_rng_below(rng, (uint32_t)i + 1);
		struct place other = place[i];
		place[i] = place[k];
		place[k] = other;
	}
}

static int learn_round(struct school *s)
{
	const uint64_t salt[2] = { s->train->seed, (uint64_t)s->round };
	struct ludo_rng rng = ludo_rng_from(ludo_hash(7, salt, sizeof(salt)));
	long n_positions = 0;
	for (long i = 0; i < s->train->n_games; i++)
		n_positions += s->lot[i].n;
	struct place *place = malloc((size_t)(n_positions + 1) * sizeof(*place));
	float rate = (float)(s->train->rate *
			     (1.02 - (double)s->round / (double)s->train->n_rounds));
	struct pass pass;
	long n = 0;
	if (!place)
		return 0;
	for (long i = 0; i < s->train->n_games; i++)
		for (int k = 0; k < s->lot[i].n; k++)
			place[n++] = (struct place){ (uint32_t)i, (uint32_t)k };
	shuffle(place, n, &rng);
	for (long i = 0; i < n; i++) {
		const struct lot *lot = &s->lot[place[i].lot];
		const struct position *p = &lot->position[place[i].position];
		go_forward(s, p, lot->pool + p->list, &pass);
		go_back(s, p, lot->pool + p->list, &pass);
		if ((i + 1) % BATCH == 0 || i + 1 == n)
			learn_batch(s, rate);
	}
	free(place);
	return 1;
}

/* ---- whole numbers ---- */

static int whole(float w)
{
	return (int)lroundf(within(-NET_MOST, w * NET_ONE, NET_MOST));
}

/* Learning goes to and fro about where it wants to go: the mean over rounds is nearer to it. */
static void calm_down(struct school *s)
{
	float *calm = (float *)s->calm;
	const float *w = (const float *)s->w;
	size_t n = s->bytes / sizeof(*w);
	float part = 1 / (float)(s->round < CALM_ROUNDS ? s->round : CALM_ROUNDS);
	for (size_t i = 0; i < n; i++)
		calm[i] += part * (w[i] - calm[i]);
}

static void make_whole(struct school *s)
{
	for (int i = 0; i < UNITS; i++)
		s->bias[i] = (int16_t)whole(s->calm->bias[i]);
	for (int h = 0; h < HEADS; h++)
		for (int i = 0; i < UNITS; i++)
			s->head[h][i] = (int16_t)whole(s->calm->head[h][i]);
	for (int f = 0; f < s->n_features; f++)
		for (int i = 0; i < WIDE; i++)
			s->row[f][i] = (int16_t)whole(s->calm->row[f][i]);
}

/* ---- judging ---- */

static double surprise(const struct position *p, const float *chance)
{
	double bits = 0;
	for (int seat = 0; seat < p->n_seats; seat++)
		if (p->share[seat] > 0)
			bits -= p->share[seat] * log2(chance[seat] > 1e-6f ? chance[seat] : 1e-6f);
	return bits;
}

static struct train_round judge_round(const struct school *s)
{
	struct train_round told = { .round = s->round };
	for (long i = 0; i < s->train->n_games; i++)
		for (int k = 0; k < s->lot[i].n; k++) {
			const struct position *p = &s->lot[i].position[k];
			if (p->is_lesson)
				continue;
			told.n_positions++;
			told.blind += log2(p->n_seats);
			told.by_hand += surprise(p, p->by_hand);
			told.by_net += surprise(p, p->chance);
		}
	double n = told.n_positions ? (double)told.n_positions : 1;
	told.blind /= n;
	told.by_hand /= n;
	told.by_net /= n;
	return told;
}

/* ---- checkpoints ---- */

struct stamp {
	char what[16];
	uint64_t settings, layout, round, n_positions;
	double blind, by_hand, by_net; /* what the last round told */
	uint64_t sum; /* of the numbers that follow, and of all above */
};

static const char seal[16] = "ludoteca net 1\n";

static uint64_t settings_of(const struct train *t)
{
	/* it plays with the net that it trains, never with the one that the game has */
	struct bot_style by_hand = t->style;
	by_hand.net = LUDO_NET_NEVER;
	uint64_t mark = bot_mark(t->game, &by_hand);
	mark = ludo_hash(mark, &t->style.net, sizeof(t->style.net));
	mark = ludo_hash(mark, t->game->id, strlen(t->game->id));
	mark = ludo_hash(mark, &t->seed, sizeof(t->seed));
	mark = ludo_hash(mark, &t->n_games, sizeof(t->n_games));
	mark = ludo_hash(mark, &t->n_rounds, sizeof(t->n_rounds));
	mark = ludo_hash(mark, &t->rate, sizeof(t->rate));
	for (int i = 0; i < t->held.n; i++)
		mark = ludo_hash(mark, t->held.option[i], strlen(t->held.option[i]));
	return ludo_hash(mark, &t->trust, sizeof(t->trust));
}

static uint64_t sum_of(const struct school *s, const struct stamp *stamp)
{
	uint64_t sum = ludo_hash(0, stamp, offsetof(struct stamp, sum));
	sum = ludo_hash(sum, s->w, s->bytes);
	sum = ludo_hash(sum, s->calm, s->bytes);
	sum = ludo_hash(sum, s->mean, s->bytes);
	return ludo_hash(sum, s->square, s->bytes);
}

static int complain(struct ludo_text *error, const char *what, const char *path)
{
	ludo_putf(error, "%s: %s", path, what);
	return 0;
}

static int save(const struct school *s, struct ludo_text *error)
{
	const char *path = s->train->checkpoint;
	char new[1040];
	struct stamp stamp = { .settings = settings_of(s->train), .layout = s->net.inputs.layout,
			       .round = (uint64_t)s->round,
			       .n_positions = (uint64_t)s->train->n_positions,
			       .blind = s->train->last.blind, .by_hand = s->train->last.by_hand,
			       .by_net = s->train->last.by_net };
	if (!path)
		return 1;
	memcpy(stamp.what, seal, sizeof(seal));
	stamp.sum = sum_of(s, &stamp);
	snprintf(new, sizeof(new), "%s.new", path); /* a full disk costs nothing that was there */
	FILE *file = fopen(new, "wb");
	int ok = file && fwrite(&stamp, sizeof(stamp), 1, file) == 1 &&
		 fwrite(s->w, s->bytes, 1, file) == 1 && fwrite(s->calm, s->bytes, 1, file) == 1 &&
		 fwrite(s->mean, s->bytes, 1, file) == 1 &&
		 fwrite(s->square, s->bytes, 1, file) == 1;
	if ((file && fclose(file)) || !ok || rename(new, path)) {
		ok = complain(error, strerror(errno), path);
		remove(new);
	}
	return ok;
}

static int load(struct school *s, struct ludo_text *error)
{
	const char *path = s->train->checkpoint;
	struct stamp stamp;
	FILE *file = path ? fopen(path, "rb") : 0;
	if (!file)
		return !path || errno == ENOENT ? 1 : complain(error, strerror(errno), path);
	int ok = fread(&stamp, sizeof(stamp), 1, file) == 1 &&
		 !memcmp(stamp.what, seal, sizeof(seal));
	int is_ours = ok && stamp.settings == settings_of(s->train) &&
		      stamp.layout == s->net.inputs.layout;
	int is_whole = is_ours && fread(s->w, s->bytes, 1, file) == 1 &&
		       fread(s->calm, s->bytes, 1, file) == 1 &&
		       fread(s->mean, s->bytes, 1, file) == 1 &&
		       fread(s->square, s->bytes, 1, file) == 1 && fgetc(file) == EOF &&
		       stamp.sum == sum_of(s, &stamp);
	fclose(file);
	if (!ok)
		return complain(error, "this is no checkpoint of a training", path);
	if (!is_ours)
		return complain(error, "this checkpoint was begun with other settings, another game "
				       "or other rules; name another folder, or remove it", path);
	if (!is_whole)
		return complain(error, "this checkpoint is damaged; remove it to begin anew", path);
	s->round = (int)stamp.round;
	s->train->n_positions = (long)stamp.n_positions;
	s->train->last = (struct train_round){ .round = s->round - 1, .blind = stamp.blind,
					       .by_hand = stamp.by_hand,
					       .by_net = stamp.by_net };
	return 1;
}

/* ---- the whole ---- */

/* Small numbers at first, so that the evaluation by hand is what the net begins with. */
static void begin(struct school *s)
{
	struct ludo_rng rng = ludo_rng_from(ludo_hash(s->train->seed, "net", 3));
	float *all[] = { s->w->head[0], s->w->row[0] };
	const int n[] = { UNITS, s->n_features * WIDE };
	const float most[] = { 0.3f, 0.02f };
	for (int k = 0; k < 2; k++)
		for (int i = 0; i < n[k]; i++)
			all[k][i] = ((float)ludo_rng_below(&rng, 2001) / 1000 - 1) * most[k];
	for (int h = 1; h < HEADS; h++)
		memcpy(s->w->head[h], s->w->head[0], sizeof(s->w->head[0]));
	for (int i = 0; i < UNITS; i++)
		s->w->bias[i] = 0.25f;
	memcpy(s->calm, s->w, s->bytes);
}

static void close_school(struct school *s)
{
	for (long i = 0; s->lot && i < s->train->n_games; i++)
		free(s->lot[i].pool);
	free(s->lot);
	free(s->w);
	free(s->calm);
	free(s->slope);
	free(s->mean);
	free(s->square);
	free(s->is_touched);
	free(s->row);
	free(s);
}

static struct school *open_school(struct train *t, struct ludo_text *error)
{
	struct school *s = calloc(1, sizeof(*s));
	if (!s)
		return ludo_put(error, "out of memory"), (struct school *)0;
	s->train = t;
	s->scale = bot_scale_of(t->game);
	pthread_mutex_init(&s->lock, 0);
	if (!bot_inputs_of(t->game, &s->net.inputs)) {
		ludo_putf(error, "%s names no inputs for a net (lab.c), or too many", t->game->id);
		close_school(s);
		return 0;
	}
	s->n_features = s->net.inputs.n_features;
	s->bytes = sizeof(*s->w) + (size_t)s->n_features * sizeof(s->w->row[0]);
	s->w = calloc(1, s->bytes);
	s->calm = calloc(1, s->bytes);
	s->slope = calloc(1, s->bytes);
	s->mean = calloc(1, s->bytes);
	s->square = calloc(1, s->bytes);
	s->is_touched = calloc((size_t)s->n_features, 1);
	s->row = calloc((size_t)s->n_features, sizeof(*s->row));
	s->lot = calloc((size_t)t->n_games, sizeof(*s->lot));
	if (s->w && s->calm && s->slope && s->mean && s->square && s->is_touched && s->row &&
	    s->lot)
		return s;
	ludo_put(error, "out of memory");
	close_school(s);
	return 0;
}

static int run_round(struct school *s, struct ludo_text *error)
{
	struct train *t = s->train;
	if (!play_round(s)) {
		ludo_put(error, "a game could not be played: memory is out");
		return 0;
	}
	t->last = judge_round(s);
	t->n_positions += t->last.n_positions;
	if (!learn_round(s)) {
		ludo_put(error, "out of memory");
		return 0;
	}
	s->round++;
	calm_down(s);
	make_whole(s);
	return save(s, error);
}

static void hand_over(struct school *s)
{
	s->net.net = &s->train->net;
	s->scale.net = &s->net;
	s->train->net = (struct ludo_net){ s->net.inputs.layout, 0, s->n_features, s->bias,
					   (const int16_t (*)[UNITS])s->head,
					   (const int16_t (*)[WIDE])s->row };
	s->train->memory = s;
}

int train_run(struct train *t, struct ludo_text *error)
{
	struct school *s = open_school(t, error);
	if (!s)
		return 0;
	begin(s);
	hand_over(s);
	int ok = load(s, error);
	t->first_round = s->round;
	make_whole(s);
	while (ok && !t->stop && s->round < t->n_rounds) {
		ok = run_round(s, error);
		if (ok && t->progress)
			t->progress(t->listener, &t->last);
	}
	t->net.sum = bot_net_sum(&t->net);
	return ok;
}

void train_free(struct train *t)
{
	if (t->memory)
		close_school(t->memory);
	t->memory = 0;
}

/* ---- against the evaluation by hand ---- */

static int match(struct school *s, long number)
{
	struct train *t = s->train;
	const struct bot_style greedy = bot_style_of(t->game, ludo_bot_find("greedy"));
	const uint64_t salt[2] = { t->seed, (uint64_t)(number / LUDO_SEATS) };
	struct ludo_rng rng = ludo_rng_from(ludo_hash(9, salt, sizeof(salt)));
	struct bot_scale by_hand = s->scale;
	float all[LUDO_SEATS];
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct ludo_table *table = open_table(s, number / LUDO_SEATS * 4, &rng);
	int ok = table != 0, mine = table ? (int)(number % ludo_table_n_seats(table)) : 0;
	by_hand.net = 0;
	while (ok && ludo_table_waiting(table)) {
		ludo_table_deal(table);
		unsigned waiting = ludo_table_waiting(table);
		if (!waiting)
			break;
		struct bot_task task = pose(s, table, &greedy,
					    set_least(waiting) == mine ? &s->scale : &by_hand,
					    &rng, blanked);
		ok = answer(table, &task);
	}
	if (ok) {
		share_victory(table, all);
		t->match_share += all[mine];
		t->match_fair += 1.0 / ludo_table_n_seats(table);
		t->match_games++;
	}
	ludo_table_close(table);
	return ok;
}

int train_match(struct train *t, long n_games)
{
	t->match_games = 0;
	t->match_share = t->match_fair = 0;
	for (long i = 0; i < n_games; i++)
		if (!match(t->memory, i))
			return 0;
	t->match_share /= (double)t->match_games;
	t->match_fair /= (double)t->match_games;
	return 1;
}

/* ---- the file ---- */

static void put_row(struct ludo_text *text, const char *name, const int16_t *row, int n)
{
	ludo_putf(text, "%s(", name);
	for (int i = 0; i < n; i++)
		ludo_putf(text, "%s%d", i ? "," : "", row[i]);
	ludo_put(text, ")\n");
}

void train_write(struct ludo_text *text, const struct train *t, const char *how)
{
	const struct ludo_net *net = &t->net;
	ludo_putf(text, "/* net.def: what the net of this game has learned (ludo_net.h), generated by\n"
			" *     %s\n * %ld positions; surprise at the winner in the last round %.4f "
			"bits, %.4f by hand, %.4f if all\n * seats were alike. */\n",
		  how, t->n_positions, t->last.by_net, t->last.by_hand, t->last.blind);
	ludo_putf(text, "MARK(0x%016llx, 0x%016llx)\n", (unsigned long long)net->layout,
		  (unsigned long long)net->sum);
	put_row(text, "BIAS", net->bias, UNITS);
	for (int h = 0; h < HEADS; h++)
		put_row(text, "HEAD", net->head[h], UNITS);
	for (int f = 0; f < net->n_features; f++)
		put_row(text, "ROW", net->row[f], WIDE);
}
