/* train.c: a net from self-play. */
#include "train.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

struct request {
	struct train train;
	const char *bot, *out;
	long games, rounds, seed, threads, rate, trust, match;
	int is_written; /* into the game's net.def */
	char checkpoint[1024], log[1024];
};

static int read_bot(struct request *r)
{
	struct ludo_text error = { 0 };
	if (bot_read_style(r->train.game, r->bot, &r->train.style, &error))
		return 0;
	cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return 2;
}

static int read_count(struct request *r, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--games", 1, 1000000, &r->games },
		{ "--rounds", 1, 1000000, &r->rounds },
		{ "--seed", 0, 1000000000000, &r->seed },
		{ "--threads", 1, 64, &r->threads },
		{ "--rate", 1, 1000000, &r->rate },
		{ "--trust", 0, 100, &r->trust },
		{ "--match", 0, 1000000, &r->match },
	};
	return cli_read_count("train", counts, sizeof(counts) / sizeof(counts[0]), option, value);
}

static int read_request(int argc, char **argv, struct request *r)
{
	if (argc < 2 || !(r->train.game = ludo_game_find(argv[1])))
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them",
				     argc < 2 ? "" : argv[1]);
	for (int i = 2; i < argc; i++) {
		const char *next = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--write")) {
			r->is_written = 1;
			continue;
		}
		if (argv[i][0] != '-' && strchr(argv[i], '=')) {
			if (cli_hold(r->train.game, argv[i], &r->train.held))
				return 2;
			continue;
		}
		if (!strcmp(argv[i], "--bot") && *next)
			r->bot = next;
		else if (!strcmp(argv[i], "--out") && *next)
			r->out = next;
		else if (read_count(r, argv[i], next))
			return 2;
		i++;
	}
	return read_bot(r);
}

/* Where checkpoint and log are kept. */
static int open_folder(struct request *r)
{
	const char *id = r->train.game->id;
	if (!r->out)
		return 1;
	if (mkdir(r->out, 0777) && errno != EEXIST) {
		fprintf(stderr, "ludoteca: %s: %s\n", r->out, strerror(errno));
		return 0;
	}
	snprintf(r->checkpoint, sizeof(r->checkpoint), "%s/%s.net", r->out, id);
	snprintf(r->log, sizeof(r->log), "%s/%s.log", r->out, id);
	r->train.checkpoint = r->checkpoint;
	return 1;
}

static void put_line(const struct request *r, const char *line)
{
	FILE *log = r->out ? fopen(r->log, "a") : 0;
	printf("%s\n", line);
	fflush(stdout);
	if (!log)
		return;
	fprintf(log, "%s\n", line);
	fclose(log);
}

static void show(void *request, const struct train_round *told)
{
	const struct request *r = request;
	char line[200];
	snprintf(line, sizeof(line),
		 "round %d of %ld: %ld positions, surprise %.4f bits by the net, %.4f by hand, %.4f blind",
		 told->round + 1, r->rounds, told->n_positions, told->by_net, told->by_hand,
		 told->blind);
	put_line(r, line);
}

static int deliver(const struct request *r, const char *text)
{
	char path[160], new[170];
	if (!r->is_written)
		return 0;
	snprintf(path, sizeof(path), "games/%s/net.def", r->train.game->id);
	snprintf(new, sizeof(new), "%s.new", path); /* a full disk costs nothing that was there */
	FILE *file = fopen(new, "w");
	int failed = !file || fputs(text, file) < 0;
	if ((file && fclose(file)) || failed || rename(new, path)) {
		fprintf(stderr, "ludoteca: cannot write ");
		perror(path);
		remove(new);
		return 1;
	}
	printf("wrote %s\n", path);
	return 0;
}

/* The command that gives this net again. */
static void put_command(const struct request *r, struct ludo_text *how)
{
	char day[16];
	time_t today = time(0);
	strftime(day, sizeof(day), "%Y-%m-%d", gmtime(&today));
	ludo_putf(how, "ludoteca train %s --bot %s --games %ld --rounds %ld --seed %ld --rate %ld "
		       "--trust %ld",
		  r->train.game->id, r->bot, r->games, r->rounds, r->seed, r->rate, r->trust);
	for (int i = 0; i < r->train.held.n; i++)
		ludo_putf(how, " %s", r->train.held.option[i]);
	ludo_putf(how, "  (%s)", day);
}

static void tell_match(struct request *r)
{
	char line[200];
	if (!r->match || !train_match(&r->train, r->match))
		return;
	snprintf(line, sizeof(line),
		 "one greedy with the net among others without wins %.1f %% of %ld games, %.1f %% if all were alike",
		 100 * r->train.match_share, r->train.match_games, 100 * r->train.match_fair);
	put_line(r, line);
}

int cli_train(int argc, char **argv)
{
	struct request r = { .bot = "greedy:iterations=1", .games = 400, .rounds = 100, .seed = 1,
			     .threads = 1, .rate = 100, .trust = 100 };
	struct ludo_text text = { 0 }, how = { 0 }, error = { 0 };
	if (read_request(argc, argv, &r))
		return 2;
	if (!open_folder(&r))
		return 1;
	r.train.n_games = r.games;
	r.train.n_rounds = (int)r.rounds;
	r.train.seed = (uint64_t)r.seed;
	r.train.threads = (int)r.threads;
	r.train.rate = (double)r.rate / 100000;
	r.train.trust = (double)r.trust / 100;
	r.train.progress = show;
	r.train.listener = &r;
	int status = 1;
	if (train_run(&r.train, &error)) {
		tell_match(&r);
		printf("%d rounds, %ld positions\n", r.train.n_rounds, r.train.n_positions);
		put_command(&r, &how);
		train_write(&text, &r.train, ludo_text_string(&how));
		status = deliver(&r, ludo_text_string(&text));
	} else {
		fprintf(stderr, "ludoteca: %s\n", ludo_text_string(&error));
	}
	train_free(&r.train);
	ludo_text_free(&text);
	ludo_text_free(&how);
	ludo_text_free(&error);
	return status;
}
