/* arena.c: bots against bots, many times. */
#include "arena.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

struct match {
	struct arena arena;
	char *bots;          /* names point into this */
	long n_games;
	int threads, json;
	const char *path;    /* of the results; null: nowhere */
	FILE *file;

	pthread_mutex_t lock;
	atomic_long next, done;
	long todo;
	int failed;
	double start;
};

/* ---- what was asked for ---- */

static int read_number(const char *word, long low, long high, long *value)
{
	char *end;
	*value = strtol(word, &end, 10);
	return *word && !*end && *value >= low && *value <= high;
}

static int read_bots(struct match *m, const char *list)
{
	struct ludo_text error = { 0 };
	char *rest = 0;
	free(m->bots);
	m->bots = strdup(list);
	m->arena.n_bots = 0;
	char *at = m->bots ? strtok_r(m->bots, ",", &rest) : 0;
	for (; at; at = strtok_r(0, ",", &rest)) {
		int n = m->arena.n_bots;
		if (n == ARENA_BOTS)
			return cli_misspoken("at most %d bots can meet", ARENA_BOTS);
		if (!bot_read_style(at, &m->arena.style[n], &error)) {
			cli_misspoken("%s", ludo_text_string(&error));
			ludo_text_free(&error);
			return 2;
		}
		m->arena.name[m->arena.n_bots++] = at;
	}
	if (m->arena.n_bots < 2)
		return cli_misspoken("--bots wants at least two, like hard,greedy");
	return 0;
}

static int read_part(struct match *m, const char *word)
{
	char *end;
	long part = strtol(word, &end, 10), parts = *end == '/' ? strtol(end + 1, &end, 10) : 0;
	if (*end || part < 1 || part > parts || parts > 1000000)
		return cli_misspoken("--part wants a part of a whole, like 1/2");
	m->arena.part = (int)part - 1;
	m->arena.parts = (int)parts;
	return 0;
}

/* An option with a value; 0, 2, or -1 if this is none. */
static int read_valued(struct match *m, const char *option, const char *value)
{
	long n;
	if (!strcmp(option, "--bots"))
		return read_bots(m, value);
	if (!strcmp(option, "--part"))
		return read_part(m, value);
	if (!strcmp(option, "--out")) {
		m->path = value;
		return *value ? 0 : cli_misspoken("--out wants the name of a file");
	}
	if (!strcmp(option, "--games") && read_number(value, 1, 100000000, &m->n_games))
		return 0;
	if (!strcmp(option, "--seats") && read_number(value, 1, LUDO_SEATS, &n)) {
		m->arena.n_seats = (int)n;
		return 0;
	}
	if (!strcmp(option, "--threads") && read_number(value, 1, 1024, &n)) {
		m->threads = (int)n;
		return 0;
	}
	if (!strcmp(option, "--seed") && read_number(value, 0, 1000000000000, &n)) {
		m->arena.seed = (uint64_t)n;
		return 0;
	}
	return cli_misspoken("arena does not understand '%s %s'", option, value);
}

static int read_game_option(struct match *m, const char *word)
{
	struct ludo_text error = { 0 };
	if (ludo_option_set(m->arena.game, m->arena.options, word, &error))
		return 0;
	cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return 2;
}

static int check_seats(struct match *m)
{
	const struct ludo_game *game = m->arena.game;
	int n = m->arena.n_seats;
	if (!m->arena.n_bots)
		return cli_misspoken("arena wants --bots, like hard,greedy");
	if (!n)
		m->arena.n_seats = n = game->max_seats;
	if (n < game->min_seats || n > game->max_seats)
		return cli_misspoken("%s has %d to %d seats, not %d", game->id, game->min_seats,
				     game->max_seats, n);
	return 0;
}

static int read_match(int argc, char **argv, struct match *m)
{
	int status = 0;
	if (argc < 2 || !(m->arena.game = ludo_game_find(argv[1])))
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them",
				     argc < 2 ? "" : argv[1]);
	ludo_options_standard(m->arena.game, m->arena.options);
	for (int i = 2; i < argc && !status; i++) {
		if (!strcmp(argv[i], "--json"))
			m->json = 1;
		else if (argv[i][0] != '-')
			status = read_game_option(m, argv[i]);
		else if (i + 1 == argc)
			status = cli_misspoken("arena does not understand '%s'", argv[i]);
		else {
			status = read_valued(m, argv[i], argv[i + 1]);
			i++;
		}
	}
	return status ? status : check_seats(m);
}

/* ---- playing ---- */

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void show_progress(struct match *m)
{
	enum { WIDTH = 30 };
	long done = atomic_load(&m->done);
	double passed = now() - m->start;
	int bar = m->todo ? (int)(WIDTH * done / m->todo) : WIDTH;
	if (!isatty(2) || !done)
		return;
	fprintf(stderr, "\r[%.*s%*s] %ld of %ld games, about %.0f s left   ", bar,
		"##############################", WIDTH - bar, "", done, m->todo,
		passed / (double)done * (double)(m->todo - done));
}

/* A result counts when it is in the file. */
static void keep(struct match *m, long number)
{
	struct ludo_text line = { 0 };
	if (!m->file)
		return;
	arena_write_result(&line, &m->arena, number);
	if (fputs(ludo_text_string(&line), m->file) < 0 || fflush(m->file)) {
		perror("ludoteca: cannot write results");
		m->failed = 1;
	}
	ludo_text_free(&line);
}

static void *play_some(void *match)
{
	struct match *m = match;
	struct arena *a = &m->arena;
	struct ludo_text error = { 0 };
	for (long i; !m->failed && (i = atomic_fetch_add(&m->next, 1)) < arena_n_games(a);) {
		struct arena_result result = { 0 };
		if (a->result[i].is_played || !arena_is_mine(a, i))
			continue;
		int ok = arena_play(a, i, &result, &error);
		pthread_mutex_lock(&m->lock);
		if (ok) {
			a->result[i] = result;
			keep(m, i);
			atomic_fetch_add(&m->done, 1);
			show_progress(m);
		} else if (!m->failed) {
			fprintf(stderr, "ludoteca: %s\n", ludo_text_string(&error));
			m->failed = 1;
		}
		pthread_mutex_unlock(&m->lock);
	}
	ludo_text_free(&error);
	return 0;
}

static void play_all(struct match *m)
{
	pthread_t thread[1024];
	int n = 0;
	for (long i = 0; i < arena_n_games(&m->arena); i++)
		m->todo += !m->arena.result[i].is_played && arena_is_mine(&m->arena, i);
	m->start = now();
	while (n < m->threads - 1 && !pthread_create(&thread[n], 0, play_some, m))
		n++;
	play_some(m);
	while (n > 0)
		pthread_join(thread[--n], 0);
	if (isatty(2))
		fprintf(stderr, "\r%78s\r", "");
}

/* ---- telling ---- */

static void tell_table(const struct arena_table *t)
{
	printf("%-24s %6s  %-15s %-13s %-16s %-12s\n", "bot", "parity", "wins %", "mean rank",
	       "mean score", "Elo");
	for (int i = 0; i < t->n; i++)
		printf("%-24s %5.1f%%  %5.1f +- %-6.1f %4.2f +- %-5.2f %6.2f +- %-6.2f "
		       "%+5.0f +- %-4.0f\n",
		       t->name[i], 100 * t->parity[i], 100 * t->wins[i].mean,
		       100 * t->wins[i].half, t->rank[i].mean, t->rank[i].half,
		       t->score[i].mean, t->score[i].half, t->elo[i].mean, t->elo[i].half);
	printf("\n%-24s", "comes in before, %");
	for (int j = 0; j < t->n; j++)
		printf(" %10.10s", t->name[j]);
	puts("");
	for (int i = 0; i < t->n; i++) {
		printf("%-24s", t->name[i]);
		for (int j = 0; j < t->n; j++)
			if (t->meets[i][j] > 0)
				printf(" %10.1f", 100 * t->beats[i][j]);
			else
				printf(" %10s", "-");
		puts("");
	}
}

static void put_figure(const char *key, struct arena_figure f)
{
	printf(",\"%s\":{\"mean\":%.5f,\"half\":%.5f}", key, f.mean, f.half);
}

static void tell_json(const struct arena *a, const struct arena_table *t)
{
	printf("{\"game\":\"%s\",\"seats\":%d,\"seed\":%llu,\"games\":%ld,\"deals\":%ld,\"bots\":[",
	       a->game->id, a->n_seats, (unsigned long long)a->seed, t->n_games, t->n_deals);
	for (int i = 0; i < t->n; i++) {
		printf("%s{\"name\":\"%s\",\"parity\":%.5f", i ? "," : "", t->name[i],
		       t->parity[i]);
		put_figure("wins", t->wins[i]);
		put_figure("rank", t->rank[i]);
		put_figure("score", t->score[i]);
		put_figure("elo", t->elo[i]);
		printf(",\"beats\":[");
		for (int j = 0; j < t->n; j++)
			printf("%s%.5f", j ? "," : "", t->beats[i][j]);
		printf("]}");
	}
	printf("]}\n");
}

static int tell(const struct arena *a, int json)
{
	struct arena_table *t = malloc(sizeof(*t));
	int ok = t && arena_tabulate(a, t);
	if (!ok)
		fprintf(stderr, "ludoteca: no deal has been played at all its seats yet\n");
	else if (json)
		tell_json(a, t);
	else {
		printf("%s, %d seats: %ld games, %ld deals with every seat, seed %llu; "
		       "+- is the 95 %% interval\n", a->game->id, a->n_seats, t->n_games,
		       t->n_deals, (unsigned long long)a->seed);
		if (t->n_odd)
			printf("left out: %ld games of deals that are not complete\n", t->n_odd);
		puts("");
		tell_table(t);
	}
	free(t);
	return !ok;
}

/* ---- files ---- */

/* Where the last whole line of a file ends: behind it an interrupted write may lie. */
static size_t whole_lines(const struct ludo_text *text)
{
	size_t n = text->n;
	while (n > 0 && !(n > 1 && text->at[n - 1] == '\n' && text->at[n - 2] == '.'))
		n--;
	return n;
}

/* Take in what a file has; 0 and a complaint if that cannot be. */
static int take_in(struct match *m, struct ludo_text *text)
{
	struct ludo_text error = { 0 };
	if (access(m->path, F_OK))
		return 1; /* a new one */
	int ok = cli_read_file(m->path, text);
	size_t whole = whole_lines(text);
	if (ok && text->n && !arena_read(&m->arena, text->at, text->n, &error)) {
		fprintf(stderr, "ludoteca: %s: %s\n", m->path, ludo_text_string(&error));
		ok = 0;
	} else if (ok && whole < text->n && truncate(m->path, (off_t)whole)) {
		fprintf(stderr, "ludoteca: cannot mend ");
		perror(m->path);
		ok = 0;
	}
	ludo_text_free(&error);
	return ok;
}

/* Go on writing behind what a file has. */
static int resume(struct match *m)
{
	struct ludo_text text = { 0 }, head = { 0 };
	int ok = !m->path || take_in(m, &text);
	if (ok && m->path && !(m->file = fopen(m->path, "a"))) {
		fprintf(stderr, "ludoteca: cannot open ");
		perror(m->path);
		ok = 0;
	}
	if (ok && m->file && !text.n) {
		arena_write_head(&head, &m->arena);
		ok = fputs(ludo_text_string(&head), m->file) >= 0;
	}
	ludo_text_free(&text);
	ludo_text_free(&head);
	return ok;
}

static int merge_one(struct arena *a, const char *path, struct ludo_text *head)
{
	struct ludo_text text = { 0 }, error = { 0 };
	int ok = cli_read_file(path, &text);
	if (!ok)
		return 0;
	if (!a->result) {
		ludo_put_n(head, ludo_text_string(&text), strcspn(ludo_text_string(&text), "\n"));
		ok = head->n && arena_read_head(a, head->at, &error);
		long n_deals = a->n_deals;
		ok = ok && arena_open(a, 1);
		arena_close(a);
		ok = ok && arena_open(a, n_deals * arena_games_a_deal(a));
	}
	ok = ok && arena_read(a, ludo_text_string(&text), text.n, &error);
	if (!ok)
		fprintf(stderr, "ludoteca: %s: %s\n", path,
			error.n ? error.at : "not a file of results");
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

static int merge(int argc, char **argv)
{
	struct arena a = { .parts = 1 };
	struct ludo_text head = { 0 };
	int json = 0, ok = 1, n = 0;
	for (int i = 2; i < argc && ok; i++) {
		if (!strcmp(argv[i], "--json"))
			json = 1;
		else if (argv[i][0] == '-')
			return cli_misspoken("arena --merge does not understand '%s'", argv[i]);
		else if (++n)
			ok = merge_one(&a, argv[i], &head);
	}
	int status = !n ? cli_misspoken("arena --merge wants files of results")
		   : ok ? tell(&a, json) : 1;
	arena_close(&a);
	ludo_text_free(&head);
	return status;
}

int cli_arena(int argc, char **argv)
{
	struct match m = { .n_games = 100, .threads = 1 };
	if (argc > 1 && !strcmp(argv[1], "--merge"))
		return merge(argc, argv);
	int status = read_match(argc, argv, &m);
	if (!status && !arena_open(&m.arena, m.n_games)) {
		fprintf(stderr, "ludoteca: out of memory\n");
		status = 1;
	}
	if (!status && resume(&m)) {
		pthread_mutex_init(&m.lock, 0);
		play_all(&m);
		pthread_mutex_destroy(&m.lock);
		status = m.failed;
		if (m.file && fclose(m.file))
			status = 1;
		if (!status && m.arena.parts > 1)
			printf("part %d of %d is played; 'arena --merge' puts the parts together\n",
			       m.arena.part + 1, m.arena.parts);
		else if (!status)
			status = tell(&m.arena, m.json);
	} else if (!status) {
		status = 1;
	}
	arena_close(&m.arena);
	free(m.bots);
	return status;
}
