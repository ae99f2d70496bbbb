/* arena.c: bots against bots, many times. */
#include "arena.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

enum { MOST_THREADS = 1024 };

struct match {
	struct arena arena;
	char *bots;          /* names point into this */
	long n_games, n_seats, n_threads, seed, time;
	int json;
	const char *path;    /* of the results; null: nowhere */
	FILE *file;

	pthread_mutex_t lock;
	atomic_long next, done;
	long todo;
	long n_faults;       /* answers that programs owed */
	atomic_int failed;
	double start;
};

/* ---- what was asked for ---- */

static int read_bots(struct match *m, const char *list)
{
	struct ludo_text error = { 0 };
	char *rest = 0;
	free(m->bots);
	m->bots = strdup(list);
	m->arena.n_bots = 0;
	char *at = m->bots ? strtok_r(m->bots, ",", &rest) : 0;
	for (; at; at = strtok_r(0, ",", &rest)) {
		if (arena_read_bot(&m->arena, at, &error))
			continue;
		cli_misspoken("%s", ludo_text_string(&error));
		ludo_text_free(&error);
		return 2;
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

static int read_count(struct match *m, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--games", 1, ARENA_GAMES, &m->n_games },
		{ "--seats", 1, LUDO_SEATS, &m->n_seats },
		{ "--threads", 1, MOST_THREADS, &m->n_threads },
		{ "--seed", 0, 1000000000000, &m->seed },
		{ "--time", 10, 600000, &m->time },
	};
	return cli_read_count("arena", counts, sizeof(counts) / sizeof(counts[0]), option, value);
}

static int read_valued(struct match *m, const char *option, const char *value)
{
	if (!strcmp(option, "--bots"))
		return read_bots(m, value);
	if (!strcmp(option, "--part"))
		return read_part(m, value);
	if (!strcmp(option, "--out")) {
		m->path = value;
		return *value ? 0 : cli_misspoken("--out wants the name of a file");
	}
	return read_count(m, option, value);
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

static int check_match(struct match *m)
{
	const struct ludo_game *game = m->arena.game;
	if (!m->arena.n_bots)
		return cli_misspoken("arena wants --bots, like hard,greedy");
	if (!m->n_seats)
		m->n_seats = game->max_seats;
	if (m->n_seats < game->min_seats || m->n_seats > game->max_seats)
		return cli_misspoken("%s has %d to %d seats, not %ld", game->id, game->min_seats,
				     game->max_seats, m->n_seats);
	if (m->arena.parts > 1 && !m->path)
		return cli_misspoken("--part wants --out, a file for its results");
	m->arena.n_seats = (int)m->n_seats;
	m->arena.seed = (uint64_t)m->seed;
	m->arena.milliseconds = (int)m->time;
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
	return status ? status : check_match(m);
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
	int is_kept = fputs(ludo_text_string(&line), m->file) >= 0 && !fflush(m->file);
	if (!is_kept && !atomic_exchange(&m->failed, 1))
		perror("ludoteca: cannot write results");
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
			m->n_faults += result.n_faults;
			result.n_faults = 0;
			a->result[i] = result;
			keep(m, i);
			atomic_fetch_add(&m->done, 1);
			show_progress(m);
		} else if (!atomic_exchange(&m->failed, 1)) {
			fprintf(stderr, "ludoteca: %s\n", ludo_text_string(&error));
		}
		pthread_mutex_unlock(&m->lock);
	}
	ludo_text_free(&error);
	return 0;
}

static void play_all(struct match *m)
{
	pthread_t thread[MOST_THREADS];
	int n = 0;
	for (long i = 0; i < arena_n_games(&m->arena); i++)
		m->todo += !m->arena.result[i].is_played && arena_is_mine(&m->arena, i);
	m->start = now();
	while (n < m->n_threads - 1 && !pthread_create(&thread[n], 0, play_some, m))
		n++;
	play_some(m);
	while (n > 0)
		pthread_join(thread[--n], 0);
	if (isatty(2))
		fprintf(stderr, "\r%78s\r", "");
}

/* ---- telling ---- */

/* A figure and its interval, in a column; one deal has no interval. */
static void put_figure(struct arena_figure f, int is_signed, int places, int width)
{
	char text[64];
	int n = snprintf(text, sizeof(text), is_signed ? "%+.*f" : "%.*f", places, f.mean);
	if (isnan(f.half))
		snprintf(text + n, sizeof(text) - (size_t)n, " +- -");
	else
		snprintf(text + n, sizeof(text) - (size_t)n, " +- %.*f", places, f.half);
	printf(" %*s", width, text);
}

static void tell_table(const struct arena_table *t)
{
	printf("%-24s %6s %14s %14s %16s %14s\n", "bot", "parity", "wins %", "mean rank",
	       "mean score", "Elo");
	for (int i = 0; i < t->n; i++) {
		struct arena_figure wins = { 100 * t->wins[i].mean, 100 * t->wins[i].half };
		printf("%-24s %5.1f%%", t->name[i], 100 * t->parity[i]);
		put_figure(wins, 0, 1, 14);
		put_figure(t->rank[i], 0, 2, 14);
		put_figure(t->score[i], 0, 2, 16);
		put_figure(t->elo[i], 1, 0, 14);
		puts("");
	}
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

static void put_member(const char *key, struct arena_figure f)
{
	printf(",\"%s\":{\"mean\":%.5f,\"half\":", key, f.mean);
	if (isnan(f.half))
		printf("null}");
	else
		printf("%.5f}", f.half);
}

static void put_options(const struct arena *a)
{
	for (int i = 0; i < a->game->face->n_options; i++) {
		const struct ludo_option *option = &a->game->face->options[i];
		printf("%s\"%s\":\"%s\"", i ? "," : "", option->token,
		       option->values[a->options[i]].token);
	}
}

static void tell_json(const struct arena *a, const struct arena_table *t)
{
	printf("{\"game\":\"%s\",\"seats\":%d,\"options\":{", a->game->id, a->n_seats);
	put_options(a);
	printf("},\"seed\":%llu,\"games\":%ld,\"deals\":%ld,\"bots\":[",
	       (unsigned long long)a->seed, t->n_games, t->n_deals);
	for (int i = 0; i < t->n; i++) {
		printf("%s{\"name\":\"%s\",\"parity\":%.5f", i ? "," : "", t->name[i],
		       t->parity[i]);
		put_member("wins", t->wins[i]);
		put_member("rank", t->rank[i]);
		put_member("score", t->score[i]);
		put_member("elo", t->elo[i]);
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
		fprintf(stderr, "ludoteca: out of memory\n");
	else if (!(ok = t->n_deals > 0))
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

static int cannot(const char *what, const char *path)
{
	fprintf(stderr, "ludoteca: cannot %s ", what);
	perror(path);
	return 0;
}

/* Not even the first line was finished. */
static int is_torn_head(const struct ludo_text *text, const struct ludo_text *head)
{
	return text->n < head->n && !memcmp(text->at, head->at, text->n);
}

/* Take in what a file has, and cut off what an interrupted write left. */
static int take_in(struct match *m, const struct ludo_text *head, size_t *whole)
{
	struct ludo_text text = { 0 }, error = { 0 };
	int ok = cli_read_file(m->path, &text);
	*whole = ok && text.n ? whole_lines(&text) : 0;
	if (ok && text.n && !is_torn_head(&text, head) &&
	    !arena_read(&m->arena, text.at, text.n, &error)) {
		fprintf(stderr, "ludoteca: %s: %s\n", m->path, ludo_text_string(&error));
		ok = 0;
	}
	if (ok && *whole < text.n && truncate(m->path, (off_t)*whole))
		ok = cannot("mend", m->path);
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

/* Open the file for this process alone. */
static int open_file(struct match *m)
{
	if (!(m->file = fopen(m->path, "a")))
		return cannot("open", m->path);
	if (!flock(fileno(m->file), LOCK_EX | LOCK_NB) || errno != EWOULDBLOCK)
		return 1;
	fprintf(stderr, "ludoteca: %s is being written by another arena\n", m->path);
	return 0;
}

/* Go on writing behind what a file has. */
static int resume(struct match *m)
{
	struct ludo_text head = { 0 };
	size_t whole = 0;
	if (!m->path)
		return 1;
	arena_write_head(&head, &m->arena);
	int ok = open_file(m) && take_in(m, &head, &whole);
	if (ok && !whole && (fputs(ludo_text_string(&head), m->file) < 0 || fflush(m->file)))
		ok = cannot("write", m->path);
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
		ok = head->n && arena_read_head(a, head->at, &error) && arena_open(a, 1);
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
	for (int i = 1; i < argc && ok; i++) {
		if (!strcmp(argv[i], "--json"))
			json = 1;
		else if (!strcmp(argv[i], "--merge"))
			continue;
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

/* What there is to say when all is played. */
static int tell_end(const struct match *m)
{
	const struct arena *a = &m->arena;
	if (a->parts < 2)
		return tell(a, m->json);
	printf(m->json ? "{\"part\":%d,\"parts\":%d}\n"
		       : "part %d of %d is played; 'arena --merge' puts the parts together\n",
	       a->part + 1, a->parts);
	return 0;
}

static int play_match(struct match *m)
{
	if (!arena_open(&m->arena, m->n_games)) {
		fprintf(stderr, "ludoteca: out of memory\n");
		return 1;
	}
	if (!resume(m))
		return 1;
	pthread_mutex_init(&m->lock, 0);
	play_all(m);
	pthread_mutex_destroy(&m->lock);
	if (m->n_faults)
		fprintf(stderr, "ludoteca: programs owed %ld answers (late, not allowed, or gone): "
				"any were given\n", m->n_faults);
	return m->failed ? 1 : tell_end(m);
}

static int is_merge(int argc, char **argv)
{
	int i = 1;
	while (i < argc && !strcmp(argv[i], "--json"))
		i++;
	return i < argc && !strcmp(argv[i], "--merge");
}

int cli_arena(int argc, char **argv)
{
	struct match m = { .n_games = 100, .n_threads = 1, .time = 1000 };
	if (is_merge(argc, argv))
		return merge(argc, argv);
	int status = read_match(argc, argv, &m);
	if (!status)
		status = play_match(&m);
	if (m.file)
		fclose(m.file); /* every line was flushed */
	arena_close(&m.arena);
	free(m.bots);
	return status;
}
