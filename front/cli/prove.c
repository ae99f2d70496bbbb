/* prove.c: laws, sign, bench, reach, cover. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "cli.h"
#include "cover.h"
#include "embedded.h"
#include "laws.h"
#include "reach.h"
#include "script.h"
#include "sign.h"

/* ---- options that are held fast ---- */

/* The options that were named; 0 and a complaint if they do not suit the game. */
static int set_options(const struct ludo_game *game, const struct cli_choice *choice,
		       uint8_t options[LUDO_OPTIONS])
{
	struct ludo_text error = { 0 };
	int ok = 1;
	for (int i = 0; ok && i < choice->n_options; i++)
		ok = ludo_option_set(game, options, choice->options[i], &error);
	if (!ok)
		cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return ok;
}

/* ---- laws ---- */

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* A failure leaves a record and the command that plays it again. */
static void report_fall(const struct ludo_trial *trial, int law)
{
	char path[160];
	snprintf(path, sizeof(path), "law-%s-%llu.play", trial->game->id,
		 (unsigned long long)trial->seed);
	printf("%s: law %s falls in game %llu: %s\n", trial->game->id, ludo_law_name(law),
	       (unsigned long long)trial->seed, ludo_text_string(trial->complaint));
	FILE *file = fopen(path, "w");
	if (!file || fputs(ludo_text_string(trial->record), file) < 0 || fclose(file)) {
		fprintf(stderr, "ludoteca: cannot write ");
		perror(path);
	} else {
		printf("  the game so far: ludoteca replay %s\n", path);
	}
	printf("  again: ludoteca laws %s --games 1 --seed %llu%s\n", trial->game->id,
	       (unsigned long long)trial->seed, trial->options ? ", with these options" : "");
}

static void show_progress(const struct ludo_game *game, long done, long all, double start)
{
	double passed = now() - start;
	if (isatty(2) && done)
		fprintf(stderr, "\r%s: %ld of %ld games, about %.0f s left   ", game->id, done,
			all, passed / (double)done * (double)(all - done));
}

/* Returns whether all laws held. */
static int judge(const struct ludo_game *game, const struct cli_choice *choice,
		 const uint8_t options[LUDO_OPTIONS])
{
	struct ludo_text complaint = { 0 }, record = { 0 };
	struct ludo_trial trial = { .game = game, .complaint = &complaint, .record = &record,
				    .options = choice->n_options ? options : 0 };
	double start = now();
	int law = ludo_law_words(game, &complaint);
	if (law)
		printf("%s: law %s falls: %s\n", game->id, ludo_law_name(law),
		       ludo_text_string(&complaint));
	for (long i = 0; !law && i < choice->n_games; i++) {
		trial.seed = (uint64_t)(choice->seed + i);
		law = ludo_law_game(&trial);
		if (law)
			report_fall(&trial, law);
		if (i % 100 == 0)
			show_progress(game, i, choice->n_games, start);
	}
	if (isatty(2))
		fprintf(stderr, "\r%60s\r", "");
	if (!law && (law = ludo_law_run(&trial)))
		printf("%s: law %s falls over %ld games: %s\n", game->id, ludo_law_name(law),
		       choice->n_games, ludo_text_string(&complaint));
	if (!law)
		printf("%s: %d laws hold over %ld games, %llu positions, %.1f s\n", game->id,
		       N_LAWS - 1, choice->n_games, (unsigned long long)trial.n_plies,
		       now() - start);
	ludo_text_free(&complaint);
	ludo_text_free(&record);
	return !law;
}

int cli_laws(int argc, char **argv)
{
	struct cli_choice choice = { .n_games = 1000, .takes_options = 1 };
	uint8_t options[LUDO_OPTIONS];
	int failed = 0;
	if (cli_read_choice(argc, argv, &choice))
		return 2;
	if (choice.n_options && !choice.game)
		return cli_misspoken("options belong to a game: name one");
	memset(options, LUDO_DRAWN, sizeof(options));
	if (choice.game && !set_options(choice.game, &choice, options))
		return 2;
	for (int i = 0; ludo_games[i]; i++)
		if (cli_is_chosen(&choice, ludo_games[i]))
			failed += !judge(ludo_games[i], &choice, options);
	return failed != 0;
}

/* ---- sign ---- */

int cli_sign(int argc, char **argv)
{
	struct cli_choice choice = { .n_games = 10000, .takes_options = 1, .takes_play = 1 };
	uint8_t options[LUDO_OPTIONS];
	if (cli_read_choice(argc, argv, &choice))
		return 2;
	if (choice.n_options && !(choice.game && choice.by_play))
		return cli_misspoken("options belong to the play of a game: name one, and --play");
	for (int i = 0; ludo_games[i]; i++) {
		const struct ludo_game *game = ludo_games[i];
		memset(options, LUDO_DRAWN, sizeof(options));
		if (!cli_is_chosen(&choice, game))
			continue;
		if (!set_options(game, &choice, options))
			return 2;
		uint64_t sign = choice.by_play ? ludo_sign_play(game, (int)choice.n_games, options)
					       : ludo_sign(game, (int)choice.n_games);
		printf("%s %016llx\n", game->id, (unsigned long long)sign);
	}
	return 0;
}

/* ---- bench ---- */

static void bench_json(const struct ludo_game *game, const struct ludo_bench *b)
{
	printf("{\"game\":\"%s\",\"seats\":%d,\"state\":%u,\"position\":%u,"
	       "\"decisions_s\":%.0f,\"games_s\":%.0f,\"decisions_game\":%.1f,"
	       "\"moves_decision\":%.1f,\"clone_ns\":%.1f,\"moves_ns\":%.1f,\"why_ns\":%.1f,"
	       "\"apply_ns\":%.1f}\n",
	       game->id, b->n_seats, b->state, b->position, b->decisions_s, b->games_s,
	       b->plies_game, b->moves_decision, b->clone_ns, b->moves_ns, b->why_ns,
	       b->apply_ns);
}

static void bench_head(void)
{
	printf("%-10s %5s %6s %12s %9s %9s %8s %8s %8s %8s %8s\n", "game", "seats", "bytes",
	       "decisions/s", "games/s", "per game", "moves", "clone ns", "moves ns", "why ns",
	       "apply ns");
}

static void bench_row(const struct ludo_game *game, const struct ludo_bench *b)
{
	printf("%-10s %5d %6u %12.0f %9.0f %9.1f %8.1f %8.1f %8.1f %8.1f %8.1f\n", game->id,
	       b->n_seats, b->state, b->decisions_s, b->games_s, b->plies_game,
	       b->moves_decision, b->clone_ns, b->moves_ns, b->why_ns, b->apply_ns);
}

/* The seats and options to measure with; 0 and a complaint if they do not suit. */
static int bench_setting(const struct ludo_game *game, const struct cli_choice *choice,
			 int *n_seats, uint8_t options[LUDO_OPTIONS])
{
	*n_seats = choice->n_seats ? (int)choice->n_seats : game->max_seats;
	if (choice->n_seats < 0 || choice->n_seats > LUDO_SEATS || *n_seats < game->min_seats ||
	    *n_seats > game->max_seats) {
		cli_misspoken("%s is for %d to %d seats", game->id, game->min_seats,
			      game->max_seats);
		return 0;
	}
	ludo_options_standard(game, options);
	return set_options(game, choice, options);
}

int cli_bench(int argc, char **argv)
{
	struct cli_choice choice = { .takes_seats = 1, .takes_options = 1 };
	if (cli_read_choice(argc, argv, &choice))
		return 2;
	if (choice.n_options && !choice.game)
		return cli_misspoken("options belong to a game: name one");
	uint8_t options[LUDO_OPTIONS];
	int n_seats, n = 0;
	for (int i = 0; ludo_games[i]; i++) {
		if (!cli_is_chosen(&choice, ludo_games[i]))
			continue;
		if (!bench_setting(ludo_games[i], &choice, &n_seats, options))
			return 2;
		if (!choice.json && !n++)
			bench_head();
		struct ludo_bench b = ludo_bench_game(ludo_games[i], n_seats, options, 1.5);
		(choice.json ? bench_json : bench_row)(ludo_games[i], &b);
	}
	return 0;
}

/* ---- reach ---- */

static void reach_examples(const struct ludo_game *game, struct ludo_reach *reach)
{
	const struct ludo_embedded *rules = ludo_game_file(game, "rules.md");
	struct ludo_text report = { 0 };
	struct ludo_example_run run = { .name = "rules.md", .game = game, .report = &report,
					.watch = ludo_reach_watch, .watcher = reach };
	if (rules)
		ludo_examples(&run, rules->bytes, rules->n);
	ludo_text_free(&report);
}

static void reach_random(const struct ludo_game *game, struct ludo_reach *reach, long n_games)
{
	struct ludo_text complaint = { 0 };
	struct ludo_trial trial = { .game = game, .complaint = &complaint,
				    .watch = ludo_reach_watch, .watcher = reach };
	for (long i = 0; i < n_games; i++) {
		trial.seed = (uint64_t)i;
		ludo_law_game(&trial);
	}
	ludo_text_free(&complaint);
}

/* Is this line of what is missing excused in games/ID/excused.tsv? */
static const char *excuse_for(const struct ludo_game *game, const char *line, size_t n)
{
	const struct ludo_embedded *file = ludo_game_file(game, "excused.tsv");
	for (const char *at = file ? file->bytes : ""; *at;) {
		size_t len = strcspn(at, "\n");
		if (len > n && !memcmp(at, line, n) && at[n] == '\t')
			return at + n + 1;
		at += len + (at[len] == '\n');
	}
	return 0;
}

/* Returns how many gaps have no excuse. */
static int show_missing(const struct ludo_game *game, const char *missing)
{
	int gaps = 0;
	while (*missing) {
		size_t n = strcspn(missing, "\n");
		const char *excuse = excuse_for(game, missing, n);
		if (excuse)
			printf("  excused: %.*s: %.*s\n", (int)n, missing,
			       (int)strcspn(excuse, "\n"), excuse);
		else
			printf("  never met: %.*s\n", (int)n, missing);
		gaps += !excuse;
		missing += n + 1;
	}
	return gaps;
}

static int reach_game(const struct ludo_game *game, long n_games)
{
	struct ludo_reach *reach = ludo_reach_open(game);
	struct ludo_text missing = { 0 };
	if (!reach)
		return 1;
	reach_examples(game, reach);
	reach_random(game, reach, n_games);
	int n = ludo_reach_missing(reach, &missing), all = ludo_reach_total(reach);
	printf("%s: %d of %d verbs, questions, reasons, events and names met\n", game->id,
	       all - n, all);
	int gaps = show_missing(game, ludo_text_string(&missing));
	ludo_text_free(&missing);
	ludo_reach_close(reach);
	return gaps;
}

int cli_reach(int argc, char **argv)
{
	struct cli_choice choice = { .n_games = 500 };
	int gaps = 0;
	if (cli_read_choice(argc, argv, &choice))
		return 2;
	for (int i = 0; ludo_games[i]; i++)
		if (cli_is_chosen(&choice, ludo_games[i]))
			gaps += reach_game(ludo_games[i], choice.n_games);
	return gaps != 0;
}

/* ---- cover ---- */

int cli_cover(int argc, char **argv)
{
	struct cli_choice choice = { 0 };
	int gaps = 0;
	if (cli_read_choice(argc, argv, &choice))
		return 2;
	for (int i = 0; ludo_games[i]; i++) {
		struct ludo_text report = { 0 };
		if (!cli_is_chosen(&choice, ludo_games[i]))
			continue;
		gaps += ludo_cover(ludo_games[i], &report);
		fputs(ludo_text_string(&report), stdout);
		ludo_text_free(&report);
	}
	return gaps != 0;
}
