/* tune.c: what things are worth, from self-play. */
#include "tune.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

struct request {
	struct tune tune;
	const char *bot;
	long games, rounds, seed;
	int is_written; /* into the game's weights.def */
	double start;
};

static int read_bot(struct request *r)
{
	struct ludo_text error = { 0 };
	if (bot_read_style(r->tune.game, r->bot, &r->tune.style, &error))
		return 0;
	cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return 2;
}

static int read_count(struct request *r, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--games", 20, 10000000, &r->games },
		{ "--rounds", 1, 100, &r->rounds },
		{ "--seed", 0, 1000000000000, &r->seed },
		{ "--trust", 0, 1000000, &r->tune.trust },
	};
	return cli_read_count("tune", counts, sizeof(counts) / sizeof(counts[0]), option, value);
}

static int read_request(int argc, char **argv, struct request *r)
{
	if (argc < 2 || !(r->tune.game = ludo_game_find(argv[1])))
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them",
				     argc < 2 ? "" : argv[1]);
	if (!bot_scale_of(r->tune.game).n_terms)
		return cli_misspoken("%s has no terms to weigh (lab.c, weights.def)", argv[1]);
	for (int i = 2; i < argc; i++) {
		const char *next = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--write")) {
			r->is_written = 1;
			continue;
		}
		if (argv[i][0] != '-' && strchr(argv[i], '=')) {
			if (cli_hold(r->tune.game, argv[i], &r->tune.held))
				return 2;
			continue;
		}
		if (!strcmp(argv[i], "--bot") && *next)
			r->bot = next;
		else if (read_count(r, argv[i], next))
			return 2;
		i++;
	}
	return read_bot(r);
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void show(void *request, int round, long game)
{
	const struct request *r = request;
	double passed = now() - r->start;
	long done = round * r->games + game, all = r->rounds * r->games;
	if (isatty(2) && done % 20 == 0)
		fprintf(stderr, "\rround %d, %ld of %ld games, about %.0f s left   ", round + 1,
			done, all, passed / (double)done * (double)(all - done));
}

static int deliver(const struct request *r, const char *text)
{
	char path[160], new[170];
	if (!r->is_written)
		return fputs(text, stdout) < 0;
	snprintf(path, sizeof(path), "games/%s/weights.def", r->tune.game->id);
	snprintf(new, sizeof(new), "%s.new", path); /* a full disk costs nothing that was there */
	FILE *file = fopen(new, "w");
	int failed = !file || fputs(text, file) < 0;
	if ((file && fclose(file)) || failed || rename(new, path)) {
		fprintf(stderr, "ludoteca: cannot write ");
		perror(path);
		remove(new);
		return 1;
	}
	printf("wrote %s: surprise %.4f bits before the last round, %.4f after, %.4f blind\n",
	       path, r->tune.before, r->tune.after, r->tune.blind);
	return 0;
}

/* The command that gives these weights again. */
static void put_command(const struct request *r, struct ludo_text *how)
{
	char day[16];
	time_t today = time(0);
	strftime(day, sizeof(day), "%Y-%m-%d", gmtime(&today));
	ludo_putf(how, "ludoteca tune %s --bot %s --games %ld --rounds %ld --seed %ld",
		  r->tune.game->id, r->bot, r->games, r->rounds, r->seed);
	if (r->tune.trust)
		ludo_putf(how, " --trust %ld", r->tune.trust);
	for (int i = 0; i < r->tune.held.n; i++)
		ludo_putf(how, " %s", r->tune.held.option[i]);
	ludo_putf(how, "  (%s)", day);
}

int cli_tune(int argc, char **argv)
{
	struct request r = { .bot = "greedy", .games = 4000, .rounds = 4, .seed = 1 };
	struct ludo_text text = { 0 }, how = { 0 };
	if (read_request(argc, argv, &r))
		return 2;
	r.tune.n_games = r.games;
	r.tune.n_rounds = (int)r.rounds;
	r.tune.seed = (uint64_t)r.seed;
	r.tune.progress = show;
	r.tune.listener = &r;
	r.start = now();
	int ok = tune_run(&r.tune);
	if (isatty(2))
		fprintf(stderr, "\r%78s\r", "");
	if (!ok) {
		fprintf(stderr, "ludoteca: out of memory\n");
		return 1;
	}
	if (!r.tune.n_judged) {
		fprintf(stderr, "ludoteca: too few games: chance kept none of them for judging\n");
		return 1;
	}
	put_command(&r, &how);
	tune_write(&text, &r.tune, ludo_text_string(&how));
	int status = deliver(&r, ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_text_free(&how);
	return status;
}
