/* unit_bots.c: bots are honest, reproducible, interruptible and modest; the arena is
 * fair and counts right. */
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "blank.h"
#include "explain.h"
#include "hash.h"
#include "ludo_lab.h"
#include "rng.h"
#include "set.h"
#include "survey.h"
#include "tune.h"

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

/* ---- a true position somewhere in a game, as only a test may have one ---- */

struct place {
	const struct ludo_game *game;
	int seat; /* that is asked */
	_Alignas(16) unsigned char truth[LUDO_STATE];
};

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

/* Walk at random; stop at the last question with a choice before so many moves. */
static int walk(struct place *p, int n_seats, int plies, struct ludo_rng *rng)
{
	const struct ludo_rules *rules = p->game->rules;
	_Alignas(16) unsigned char state[LUDO_STATE] = { 0 };
	uint8_t options[LUDO_OPTIONS];
	ludo_move list[LUDO_MOVES];
	int found = 0;
	ludo_options_standard(p->game, options);
	rules->setup(state, n_seats, options);
	while (core_of(state)->waiting && plies-- > 0) {
		int waiting = set_count(core_of(state)->waiting);
		int seat = set_nth(core_of(state)->waiting,
				   (int)ludo_rng_below(rng, (uint32_t)waiting));
		int n = rules->moves(state, seat, list);
		if (seat != LUDO_CHANCE && n > 1) {
			memcpy(p->truth, state, rules->size);
			p->seat = seat;
			found = 1;
		}
		ludo_move move = list[ludo_rng_below(rng, (uint32_t)n)];
		while (seat == LUDO_CHANCE && ludo_odds(rules, state, move) <= 0)
			move = list[ludo_rng_below(rng, (uint32_t)n)];
		rules->apply(state, move);
	}
	return found;
}

static struct bot_answer think(const struct place *p, const void *state, const char *words,
			       int threads)
{
	struct bot_task task = { .game = p->game, .blanked = state, .seat = p->seat,
				 .seed = 7, .threads = threads, .with_reasons = 1 };
	struct ludo_text error = { 0 };
	struct bot_answer answer = { 0 };
	if (!bot_read_style(p->game, words, &task.style, &error))
		printf("failed: %s\n", ludo_text_string(&error));
	ludo_text_free(&error);
	bot_think(&task, &answer);
	return answer;
}

static int same(struct bot_answer a, struct bot_answer b)
{
	int ok = !memcmp(&a.move, &b.move, sizeof(a.move)) &&
		 a.thought.n_top == b.thought.n_top && a.thought.n_line == b.thought.n_line &&
		 a.thought.iterations == b.thought.iterations &&
		 a.thought.n_reasons == b.thought.n_reasons &&
		 !memcmp(a.thought.reason, b.thought.reason, sizeof(a.thought.reason));
	for (int i = 0; ok && i < a.thought.n_top; i++)
		ok = !memcmp(&a.thought.top[i].move, &b.thought.top[i].move, sizeof(a.move)) &&
		     a.thought.top[i].visits == b.thought.top[i].visits;
	return ok;
}

/* The same in so many places, each of which knows its own trees alone. */
static struct bot_answer think_apart(const struct place *p, const void *state, const char *words,
				     int places)
{
	struct bot_task task = { .game = p->game, .blanked = state, .seat = p->seat, .seed = 7,
				 .with_reasons = 1 };
	static struct bot_root root[BOT_TREES], found[BOT_TREES];
	struct ludo_text error = { 0 };
	struct bot_answer answer = { 0 };
	bot_read_style(p->game, words, &task.style, &error);
	ludo_text_free(&error);
	int n = bot_n_roots(&task);
	for (int number = 0; n && number < places; number++) {
		memset(found, 0, sizeof(found));
		check(bot_find_roots(&task, number, places, found), "a share is found");
		for (int k = number; k < n; k += places)
			root[k] = found[k];
	}
	bot_conclude(&task, root, &answer);
	return answer;
}

/* ---- honesty: the same decision on any fill that looks the same to the seat ---- */

static void check_honest(struct place *p, const char *words, struct ludo_rng *rng)
{
	const struct ludo_rules *rules = p->game->rules;
	_Alignas(16) unsigned char view[LUDO_STATE], other[LUDO_STATE];
	char what[160];
	memcpy(view, p->truth, rules->size);
	ludo_blank(rules, view, p->seat);
	struct bot_answer answer = think(p, view, words, 1);
	snprintf(what, sizeof(what), "%s: %s answers what is allowed", p->game->id, words);
	check(!rules->why(view, answer.move).code, what);
	snprintf(what, sizeof(what), "%s: %s decides the same on the truth", p->game->id, words);
	check(same(answer, think(p, p->truth, words, 1)), what);
	for (int i = 0; i < 2; i++) {
		memcpy(other, view, rules->size);
		rules->fill(other, p->seat, rng);
		snprintf(what, sizeof(what), "%s: %s decides the same on a fill", p->game->id,
			 words);
		check(same(answer, think(p, other, words, 1)), what);
	}
	for (int threads = 2; threads <= 5; threads += 3) {
		snprintf(what, sizeof(what), "%s: %s thinks alike on %d threads", p->game->id,
			 words, threads);
		check(same(answer, think(p, view, words, threads)), what);
	}
	for (int places = 1; places <= 3; places++) {
		snprintf(what, sizeof(what), "%s: %s thinks alike in %d places", p->game->id,
			 words, places);
		check(same(answer, think_apart(p, p->truth, words, places)), what);
	}
}

static void check_game(const struct ludo_game *game)
{
	static const char *const kinds[] = { "random", "greedy", "easy", "medium:iterations=120",
					     "hard:iterations=200", "hard:iterations=60+net=2", "master:iterations=60",
					     "hard:iterations=100+observer=0+cut=2+picks=2+ahead=4+trees=5" };
	struct ludo_rng rng = ludo_rng_from(11);
	struct place p = { .game = game };
	for (int n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
		for (int i = 0; i < 6; i++)
			if (walk(&p, n_seats, 20 + (int)ludo_rng_below(&rng, 150), &rng))
				for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++)
					check_honest(&p, kinds[k], &rng);
}

/* ---- the version: results of bots that decide otherwise are not put together ---- */

static uint64_t decisions_in(const struct ludo_game *game)
{
	static const char *const kinds[] = { "greedy", "easy", "medium" };
	struct ludo_rng rng = ludo_rng_from(17);
	struct place p = { .game = game };
	uint64_t sum = 0;
	for (int i = 0; i < 12; i++) {
		int n_seats = game->min_seats + i % (game->max_seats - game->min_seats + 1);
		if (!walk(&p, n_seats, 20 + (int)ludo_rng_below(&rng, 150), &rng))
			continue;
		for (int k = 0; k < 3; k++) {
			struct bot_answer answer = think(&p, p.truth, kinds[k], 1);
			sum = ludo_hash(sum, &answer.move, sizeof(answer.move));
			for (int top = 0; top < answer.thought.n_top; top++)
				sum = ludo_hash(sum, &answer.thought.top[top].visits,
						sizeof(uint32_t));
		}
	}
	return sum;
}

/* A survey agrees with the bot, looks at what was answered as closely as at the best, and by
 * a seat's own eyes finds the same whatever hides behind them. */
static void check_survey(const struct ludo_game *game)
{
	static struct bot_survey survey, again;
	struct place p = { .game = game };
	struct ludo_rng rng = ludo_rng_from(21);
	_Alignas(16) unsigned char other[LUDO_STATE];
	if (!walk(&p, game->max_seats, 60, &rng))
		return;
	struct bot_answer answer = think(&p, p.truth, "hard:iterations=200+early=0", 1);
	struct bot_task task = { .game = game, .blanked = p.truth, .seat = p.seat, .seed = 7 };
	task.style = bot_style_of(game, ludo_bot_find("hard"));
	task.style.iterations = 200;
	check(bot_survey(&task, 0, &survey), "a survey is made");
	check(!memcmp(&answer.move, &survey.answer[0].move, sizeof(answer.move)) &&
		      fabsf(answer.thought.top[0].chance - survey.chance[p.seat]) < 1e-4f,
	      "a survey finds what the bot finds");
	float sum = 0;
	for (int seat = 0; seat < game->max_seats; seat++)
		sum += survey.chance[seat];
	check(fabsf(sum - 1) < 1e-3f, "the chances of all seats are one");
	ludo_move last = survey.answer[survey.n - 1].move;
	check(bot_survey(&task, &last, &survey), "an answer is weighed");
	for (int i = 0; i < survey.n; i++)
		if (!memcmp(&survey.answer[i].move, &last, sizeof(last)))
			check(survey.answer[i].visits == survey.answer[0].visits,
			      "what is weighed is looked at as often as the best");
	memcpy(other, p.truth, game->rules->size);
	ludo_blank(game->rules, other, p.seat);
	game->rules->fill(other, p.seat, &rng);
	task.blanked = other;
	check(bot_survey(&task, &last, &again) && !memcmp(&survey, &again, sizeof(survey)),
	      "a survey depends on what the seat sees alone");
}

/* If this fails, the code of the bots, the rules or the weights have changed.  If the code
 * has, raise BOT_VERSION (bot.h); then write the new sums here. */
static void check_version(void)
{
	static const struct { const char *game; uint64_t sum; } decided[] = {
		{ "verraeter", 0x1eaac9c726f40d13 },
		{ "emperor", 0x81172fc62b3a30c3 },
		{ "lorenzo", 0xedfddfcdee6ed104 },
	};
	for (size_t i = 0; i < sizeof(decided) / sizeof(decided[0]); i++) {
		uint64_t sum = decisions_in(ludo_game_find(decided[i].game));
		char what[160];
		snprintf(what, sizeof(what), "%s: bots decide as version %d does (sum 0x%016llx)",
			 decided[i].game, BOT_VERSION, (unsigned long long)sum);
		check(sum == decided[i].sum, what);
	}
}

/* ---- stopping, telling, memory ---- */

struct listener {
	atomic_int stop;
	int n_calls, rises, has_top;
	uint64_t last;
	size_t bytes, changed;
	int stop_at;
};

static void listen(void *who, const struct bot_thought *so_far)
{
	struct listener *l = who;
	struct mallinfo2 heap = mallinfo2();
	size_t bytes = heap.uordblks + heap.hblkhd;
	l->changed += l->n_calls && bytes != l->bytes;
	l->bytes = bytes;
	l->rises += so_far->iterations > l->last;
	l->last = so_far->iterations;
	l->has_top += so_far->n_top > 0 && so_far->n_line > 0;
	if (++l->n_calls == l->stop_at)
		atomic_store(&l->stop, 1);
}

static void check_tasks(void)
{
	struct place p = { .game = ludo_game_find("verraeter") };
	struct ludo_rng rng = ludo_rng_from(3);
	struct listener l = { .stop_at = 5 };
	struct bot_answer answer;
	check(walk(&p, 4, 60, &rng), "there is a position to think about");
	struct bot_task task = { .game = p.game, .blanked = p.truth, .seat = p.seat, .seed = 1,
				 .style = bot_style_of(p.game, ludo_bot_find("hard")), .stop = &l.stop,
				 .progress = listen, .listener = &l };
	task.style.iterations = 50000000;
	check(bot_think(&task, &answer), "a stopped bot answers");
	check(l.n_calls == 5 && l.rises == 5 && l.has_top == 5, "it told of its progress");
	check(answer.thought.iterations < 10000, "and stopped soon");
	check(!l.changed, "nothing is allocated while it thinks");
	check(answer.bytes > 0 && answer.bytes < (size_t)256 << 20,
	      "the largest search stays under 256 MB");
	l = (struct listener){ .stop = 1 };
	task.style.trees = BOT_TREES;
	check(bot_think(&task, &answer) && answer.bytes < (size_t)256 << 20,
	      "with many trees too");
	task.style.trees = 2;
	l = (struct listener){ .stop = 1 };
	check(bot_think(&task, &answer) && answer.thought.iterations > 0 &&
	      answer.thought.iterations <= 64, "a bot stopped beforehand answers at once");
	task.stop = 0;
	task.progress = 0;
	task.seconds = 0.01;
	check(bot_think(&task, &answer) && answer.thought.iterations > 0, "time ends it too");
	task.seat = (p.seat + 1) % 4;
	check(!bot_think(&task, &answer), "a seat that is not asked gets no answer");
	task.seat = LUDO_NOBODY;
	check(!bot_think(&task, &answer), "a spectator gets no answer");
}

/* A bot that gives itself time. */
static void check_time(void)
{
	struct place p = { .game = ludo_game_find("verraeter") };
	struct ludo_rng rng = ludo_rng_from(3);
	check(walk(&p, 4, 60, &rng), "there is a position to think about");
	for (int threads = 1; threads <= 2; threads++) {
		struct bot_answer answer = think(&p, p.truth, "hard:iterations=5000000+early=0+ms=1",
						 threads);
		check(answer.thought.iterations > 0 && answer.thought.iterations < 1000000,
		      "its time ends its thinking");
		answer = think(&p, p.truth, "hard:iterations=100+early=0+ms=600000", threads);
		check(answer.thought.iterations == 100, "with time to spare it does what it promised");
	}
}

/* A question whose answer is plain is not thought about to the end. */
static void check_haste(void)
{
	struct place p = { .game = ludo_game_find("verraeter") };
	struct ludo_rng rng = ludo_rng_from(5);
	int early = 0, late = 0, unclear = 0;
	for (int i = 0; i < 40; i++) {
		if (!walk(&p, 3, 20 + (int)ludo_rng_below(&rng, 100), &rng))
			continue;
		struct bot_answer answer = think(&p, p.truth, "hard:iterations=1000+trees=1", 1);
		const struct bot_choice *top = answer.thought.top;
		uint64_t left = 1000 - answer.thought.iterations;
		early += left > 500;
		late += left < 500;
		unclear += left && top[0].visits <= top[1].visits + left / 2;
	}
	check(early > 4, "plain questions are answered early");
	check(late > 4, "the others take longer");
	check(!unclear, "what is answered early is plain");
}

/* Walk at random until a seat can win at once; 0 if the game ends otherwise. */
static int walk_to_victory(struct place *p, int n_seats, struct ludo_rng *rng)
{
	ludo_move list[LUDO_MOVES];
	const struct ludo_rules *rules = p->game->rules;
	uint8_t options[LUDO_OPTIONS];
	memset(p->truth, 0, sizeof(p->truth));
	ludo_options_standard(p->game, options);
	rules->setup(p->truth, n_seats, options);
	while (core_of(p->truth)->waiting) {
		p->seat = set_least(core_of(p->truth)->waiting);
		int n = rules->moves(p->truth, p->seat, list);
		for (int i = 0; i < n; i++)
			if (p->seat != LUDO_CHANCE && list[i].verb == p->game->lab->winning)
				return 1;
		ludo_move move = list[ludo_rng_below(rng, (uint32_t)n)];
		while (p->seat == LUDO_CHANCE && ludo_odds(rules, p->truth, move) <= 0)
			move = list[ludo_rng_below(rng, (uint32_t)n)];
		rules->apply(p->truth, move);
	}
	return 0;
}

/* Whoever can win at once does, however little it thinks. */
static void check_victory(void)
{
	static const char *const kinds[] = { "easy", "greedy", "medium:iterations=8", "hard" };
	struct place p = { .game = ludo_game_find("pax") };
	struct ludo_rng rng = ludo_rng_from(29);
	int met = 0, taken = 0;
	for (int game = 0; game < 300 && met < 5; game++) {
		if (!walk_to_victory(&p, 2 + game % 3, &rng))
			continue;
		met++;
		for (int k = 0; k < 4; k++) {
			struct bot_answer answer = think(&p, p.truth, kinds[k], 1);
			taken += answer.move.verb == p.game->lab->winning &&
				 answer.thought.n_top == 1;
		}
	}
	check(met == 5, "a victory can be declared now and then");
	check(taken == 4 * met, "nobody passes a victory by");
}

static void check_words(void)
{
	static const char *const bad[] = { "", "nobody", "hard:", "hard:speed=3", "hard:cut",
					   "hard:cut=", "hard:cut=x", "hard:iterations=0",
					   "hard:iterations=1.5", "hard:reach=nan",
					   "hard:trees=99", "hard:iterations=99999999999" };
	struct ludo_text error = { 0 };
	struct bot_style style;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		int empty = !strcmp(bad[i], "hard:");
		ludo_text_clear(&error);
		check(bot_read_style(0, bad[i], &style, &error) == empty && (empty || error.n),
		      bad[i]);
	}
	check(bot_read_style(0, "easy:iterations=9+reach=0.5", &style, &error) &&
	      style.iterations == 9 && style.reach == 0.5f, "knobs are turned");
	const struct ludo_game *game = ludo_game_find("verraeter");
	int hard = ludo_bot_find("hard"), medium = ludo_bot_find("medium");
	check(bot_style_of(game, hard).iterations == game->lab->hard_iterations &&
	      bot_style_of(0, hard).iterations < game->lab->hard_iterations &&
	      bot_style_of(game, medium).iterations == bot_style_of(0, medium).iterations,
	      "a game may ask for more of 'hard'");
	const struct ludo_game *other = ludo_game_find("lorenzo");
	check(bot_style_of(other, hard).ahead == other->lab->hard_ahead &&
	      bot_style_of(0, hard).ahead < other->lab->hard_ahead &&
	      bot_style_of(other, medium).ahead == bot_style_of(0, medium).ahead,
	      "and that its playouts look further");
	check(bot_read_style(game, "hard:iterations=7", &style, &error) && style.iterations == 7,
	      "a knob is above what the game asks for");
	check(ludo_bot_find("hard") > ludo_bot_find("random") && ludo_bot_find("x") < 0 &&
	      ludo_bot_standard() > 0, "kinds are found by name");
	ludo_text_free(&error);
}

static void check_explanations(void)
{
	struct place p = { .game = ludo_game_find("verraeter") };
	struct ludo_rng rng = ludo_rng_from(5);
	struct ludo_text text = { 0 };
	walk(&p, 4, 60, &rng);
	struct bot_answer answer = think(&p, p.truth, "medium", 1);
	for (int lang = 0; lang < LUDO_LANGS; lang++) {
		struct ludo_speaker who = { .game = p.game, .lang = lang };
		ludo_text_clear(&text);
		bot_explain(&text, &who, &answer);
		check(strstr(text.at, lang == LUDO_IT ? "sguardi" : "looks") != 0,
		      "an explanation names the visits");
		ludo_text_clear(&text);
		bot_hint(&text, &who, &answer);
		check(strstr(text.at, lang == LUDO_IT ? "Io farei" : "I would") != 0,
		      "a hint says what to do");
		answer.thought.top[0].chance = 0.374f; /* 37 %, as the second */
		answer.thought.top[1].chance = 0.37f;
		ludo_text_clear(&text);
		bot_hint(&text, &who, &answer);
		check(strstr(text.at, lang == LUDO_IT ? "quasi altrettanto" : "about as good") != 0,
		      "what is not worse is not called second best");
	}
	ludo_text_free(&text);
}

/* A line of answers names a seat when another begins, and no more often. */
static void check_line(void)
{
	struct bot_thought thought = { .n_line = 4 };
	struct ludo_text text = { 0 };
	struct place p = { .game = ludo_game_find("verraeter") };
	struct ludo_speaker who = { .game = p.game, .lang = LUDO_EN };
	struct ludo_rng rng = ludo_rng_from(6);
	walk(&p, 3, 10, &rng);
	ludo_move move = think(&p, p.truth, "greedy:iterations=1", 1).move;
	for (int i = 0; i < thought.n_line; i++) {
		thought.line[i] = move;
		thought.line[i].seat = i < 3;
	}
	bot_say_because(&text, &who, &thought);
	struct ludo_text name = { 0 };
	ludo_say_name(&name, &who, LUDO_SEAT, 1);
	ludo_put(&name, ": ");
	const char *first = strstr(ludo_text_string(&text), ludo_text_string(&name));
	check(first && !strstr(first + 1, ludo_text_string(&name)), "a seat is named once");
	ludo_text_free(&name);
	ludo_text_free(&text);
}

/* Answers of every game, until a hint has had reasons: words of that game, and not of another
 * seat's secrets, for it thinks about what the seat sees. */
static void check_reasons(void)
{
	for (int i = 0; ludo_games[i]; i++) {
		struct place p = { .game = ludo_games[i] };
		struct ludo_rng rng = ludo_rng_from(6);
		struct ludo_text text = { 0 };
		int told = 0;
		if (!p.game->lab)
			continue;
		for (int n = 10; n < 120 && !told; n += 10) {
			walk(&p, p.game->min_seats, n, &rng);
			struct bot_answer answer = think(&p, p.truth, "greedy:iterations=2", 1);
			for (int lang = 0; lang < LUDO_LANGS; lang++) {
				struct ludo_speaker who = { .game = p.game, .lang = lang };
				ludo_text_clear(&text);
				bot_hint(&text, &who, &answer);
				told += strstr(ludo_text_string(&text),
					       lang == LUDO_IT ? "\nPerché: " : "\nBecause: ") != 0;
			}
			check(answer.thought.n_reasons <= BOT_REASONS, "no more than the main reasons");
			for (int r = 0; r < answer.thought.n_reasons; r++)
				check(!p.game->lab->points ||
				      answer.thought.reason[r].kind != BOT_POINTS,
				      "what the game calls otherwise is not called points");
		}
		check(told == 2, p.game->id);
		ludo_text_free(&text);
	}
}

/* ---- the arena ---- */

static struct arena arena_of(int n_seats, int n_bots, const char *const *names, long n_games)
{
	struct arena a = { .game = ludo_game_find("verraeter"), .n_seats = n_seats,
			   .n_bots = n_bots, .seed = 5 };
	struct ludo_text error = { 0 };
	ludo_options_standard(a.game, a.options);
	for (int i = 0; i < n_bots; i++) {
		a.name[i] = names[i];
		check(bot_read_style(a.game, names[i], &a.style[i], &error), names[i]);
	}
	check(arena_open(&a, n_games), "an arena opens");
	ludo_text_free(&error);
	return a;
}

static void check_fairness(void)
{
	static const char *const names[] = { "hard", "greedy", "random", "easy", "medium" };
	for (int n_bots = 2; n_bots <= 5; n_bots++)
		for (int n_seats = 3; n_seats <= 4; n_seats++) {
			struct arena a = arena_of(n_seats, n_bots, names, 1);
			int sat[ARENA_BOTS][LUDO_SEATS] = { 0 }, fair = 1;
			for (long i = 0; i < arena_games_a_deal(&a); i++)
				for (int seat = 0; seat < n_seats; seat++)
					sat[arena_bot_at(&a, i, seat)][seat]++;
			for (int bot = 0; bot < n_bots; bot++)
				for (int seat = 0; seat < n_seats; seat++)
					fair &= sat[bot][seat] == sat[0][0];
			check(fair, "every bot sits in every seat equally often");
			arena_close(&a);
		}
}

/* Bot a comes in before bot b in so many of four deals. */
static void check_table(void)
{
	static const char *const names[] = { "hard", "random", "random" };
	struct arena a = arena_of(3, 3, names, 3000);
	struct arena_table t;
	for (long i = 0; i < arena_n_games(&a); i++) {
		int good = i / arena_games_a_deal(&a) % 4 < 3;
		a.result[i].is_played = 1;
		for (int seat = 0; seat < 3; seat++) {
			int is_hard = arena_bot_at(&a, i, seat) == 0;
			a.result[i].points[seat] = is_hard == good ? 10 : 4;
			a.result[i].place[seat] = is_hard == good ? 1 : is_hard ? 3 : 2;
		}
	}
	check(arena_tabulate(&a, &t) && t.n == 2, "bots of one name are one");
	check(fabs(t.parity[0] - 1.0 / 3) < 1e-9 && fabs(t.wins[0].mean - 0.75) < 1e-9,
	      "victories are counted, and shared among equals");
	double half = 1.96 * sqrt(0.75 * 0.25 / 999);
	check(fabs(t.wins[0].half - half) < 1e-6, "the interval is taken over deals");
	check(fabs(t.beats[0][1] - 0.75) < 1e-9, "who comes in before whom");
	check(fabs(t.elo[0].mean - t.elo[1].mean - 400 * log10(3)) < 1,
	      "three of four are 191 points of Elo");
	a.result[0].is_played = 0;
	check(arena_tabulate(&a, &t) && t.n_odd == 2 && t.n_deals == 999,
	      "a deal that is not complete is left out");
	arena_close(&a);
}

static void check_lines(void)
{
	static const char *const names[] = { "greedy", "random" };
	struct arena a = arena_of(3, 2, names, 6), b = arena_of(3, 2, names, 6);
	struct ludo_text text = { 0 }, error = { 0 };
	arena_write_head(&text, &a);
	for (long i = arena_n_games(&a) - 1; i >= 0; i--) {
		check(arena_play(&a, i, &a.result[i], &error), "a game is played");
		arena_write_result(&text, &a, i);
	}
	size_t whole = text.n;
	check(arena_read(&b, text.at, whole, &error) &&
	      !memcmp(a.result, b.result, (size_t)arena_n_games(&a) * sizeof(*a.result)),
	      "lines bring the results back, in any order");
	arena_close(&b);
	b = arena_of(3, 2, names, 6);
	int ok = 1;
	for (size_t n = strcspn(text.at, "\n") + 1; n < whole; n++)
		ok &= arena_read(&b, text.at, n, &error);
	check(ok, "a torn last line is left out, wherever it was torn");
	text.at[whole - 5] = '9';
	check(!arena_read(&a, text.at, whole, &error) && error.n, "a contradiction is refused");
	b.seed++;
	ludo_text_clear(&error);
	check(!arena_read(&b, text.at, whole, &error) && error.n, "another arena is refused");
	ludo_text_free(&text);
	ludo_text_free(&error);
	arena_close(&a);
	arena_close(&b);
}

/* ---- tuning ---- */

static void check_tuning(void)
{
	struct tune tune = { .game = ludo_game_find("verraeter"), .n_games = 60, .n_rounds = 2,
			     .seed = 3, .style = bot_style_of(0, ludo_bot_find("greedy")) };
	struct tune again = tune, none = { .game = ludo_game_find("template"), .n_games = 20,
					   .n_rounds = 1 };
	tune.style.iterations = again.style.iterations = 1;
	check(tune_run(&tune) && tune_run(&again), "weights are found");
	check(!memcmp(tune.scale.early, again.scale.early, sizeof(tune.scale.early)) &&
	      !memcmp(tune.scale.late, again.scale.late, sizeof(tune.scale.late)),
	      "the same ones again");
	check(tune.after < tune.blind, "they know more than nothing");
	check(!tune_run(&none), "a game without terms is not tuned");
	again.trust = 1000000;
	again.n_games = 20;
	const struct ludo_term *first = &again.game->lab->term[0];
	int n = again.game->lab->n_terms, held = tune_run(&again);
	for (int i = 0; i < n; i++)
		held &= abs(again.scale.early[i] - first[i].first[0]) <= 1 &&
			abs(again.scale.late[i] - first[i].first[1]) <= 1;
	check(held, "who trusts the first thoughts without end keeps them");
}

int main(void)
{
	for (int i = 0; ludo_games[i]; i++)
		check_game(ludo_games[i]);
	for (int i = 0; ludo_games[i]; i++)
		check_survey(ludo_games[i]);
	check_version();
	check_tasks();
	check_time();
	check_haste();
	check_victory();
	check_words();
	check_explanations();
	check_line();
	check_reasons();
	check_fairness();
	check_table();
	check_lines();
	check_tuning();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
