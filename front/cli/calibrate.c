/* calibrate.c: does it happen as often as an analysis says? */
#include "calibrate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "analysis.h"
#include "cli.h"

struct request {
	struct calibrate calibrate;
	const char *bot;
	long iterations, seed, threads;
	int is_written; /* into the game's calibration.def */
	double start;
};

static int read_count(struct request *r, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--games", 2, 1000000, &r->calibrate.n_games },
		{ "--positions", 1, 100, &r->calibrate.n_samples },
		{ "--iterations", 8, 1000000, &r->iterations },
		{ "--seed", 0, 1000000000000, &r->seed },
		{ "--threads", 1, 64, &r->threads },
	};
	return cli_read_count("calibrate", counts, sizeof(counts) / sizeof(counts[0]), option,
			      value);
}

static int read_request(int argc, char **argv, struct request *r)
{
	struct ludo_text error = { 0 };
	if (argc < 2 || !(r->calibrate.game = ludo_game_find(argv[1])))
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them",
				     argc < 2 ? "" : argv[1]);
	for (int i = 2; i < argc; i++) {
		const char *next = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--write")) {
			r->is_written = 1;
			continue;
		}
		if (!strcmp(argv[i], "--bot") && *next)
			r->bot = next;
		else if (read_count(r, argv[i], next))
			return 2;
		i++;
	}
	if (bot_read_style(r->calibrate.game, r->bot, &r->calibrate.style, &error))
		return 0;
	cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return 2;
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void show(void *request, long game)
{
	const struct request *r = request;
	long all = r->calibrate.n_games;
	if (isatty(2))
		fprintf(stderr, "\r%ld of %ld games, about %.0f s left   ", game, all,
			(now() - r->start) / (double)game * (double)(all - game));
}

/* A line for each bin that was met: what was said, and how often it came. */
static void tell(const char *what, const struct calibrate_table *table)
{
	printf("%s: surprise at the winner %.4f bits\n   says      times    said   happened\n", what,
	       table->surprise);
	for (int i = 0; i < CALIBRATE_BINS; i++) {
		const struct calibrate_bin *bin = &table->bin[i];
		int low = i ? 10 * i - 5 : 0, high = i < CALIBRATE_BINS - 1 ? 10 * i + 5 : 100;
		if (bin->n)
			printf("%3d-%3d %%%9ld%8.1f%9.1f +- %.1f\n", low, high, bin->n,
			       100 * bin->said, 100 * bin->came, 100 * bin->half);
	}
}

/* The command that gives this again. */
static void put_command(const struct request *r, struct ludo_text *how, const char *between)
{
	const struct calibrate *c = &r->calibrate;
	ludo_putf(how, "ludoteca calibrate %s --bot %s%s--games %ld --positions %ld"
		  " --iterations %ld --seed %ld", c->game->id, r->bot, between, c->n_games,
		  c->n_samples, r->iterations, r->seed);
}

static int deliver(const struct request *r, const char *text)
{
	char path[160];
	snprintf(path, sizeof(path), "games/%s/calibration.def", r->calibrate.game->id);
	FILE *file = fopen(path, "w");
	int failed = !file || fputs(text, file) < 0;
	if ((file && fclose(file)) || failed) {
		fprintf(stderr, "ludoteca: cannot write ");
		perror(path);
		return 1;
	}
	printf("wrote %s\n", path);
	return 0;
}

int cli_calibrate(int argc, char **argv)
{
	struct request r = { .bot = "greedy:iterations=1+blur=0.1", .seed = 1, .threads = 1,
			     .iterations = analysis_depth_find("quick"),
			     .calibrate = { .n_games = 1000, .n_samples = 2 } };
	struct calibrate *c = &r.calibrate;
	struct ludo_text text = { 0 }, how = { 0 };
	if (read_request(argc, argv, &r))
		return 2;
	c->iterations = (int)r.iterations;
	c->seed = (uint64_t)r.seed;
	c->threads = (int)r.threads;
	c->progress = show;
	c->listener = &r;
	r.start = now();
	int ok = calibrate_run(c);
	if (isatty(2))
		fprintf(stderr, "\r%60s\r", "");
	if (!ok) {
		fprintf(stderr, "ludoteca: out of memory\n");
		return 1;
	}
	put_command(&r, &how, " ");
	printf("%s\n%ld positions of %ld games; %.4f bits if all seats were alike\n",
	       ludo_text_string(&how), c->n_positions, c->n_games / 2, c->blind);
	tell("as the seat could know, as the search says", &c->raw[0]);
	tell("as the seat could know, as an analysis says", &c->now[0]);
	tell("as the seat could know, by the new map", &c->fitted[0]);
	tell("with everything open, as an analysis says", &c->now[1]);
	tell("with everything open, by the new map", &c->fitted[1]);
	ludo_text_clear(&how);
	put_command(&r, &how, "\n *         ");
	calibrate_write(&text, c, ludo_text_string(&how));
	int status = r.is_written ? deliver(&r, ludo_text_string(&text)) : 0;
	ludo_text_free(&text);
	ludo_text_free(&how);
	return status;
}
