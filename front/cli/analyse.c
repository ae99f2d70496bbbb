/* analyse.c: what every decision of a saved game was worth; see docs/analysis.md. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "analysis.h"
#include "chart.h"
#include "cli.h"

enum { MOST_THREADS = 64, MOST_PATH = 4096 };

static atomic_int is_stopped;

struct request {
	const char *path, *moves, *cache;
	long from, iterations, seed, threads;
	int lang, json, is_line, is_kept; /* is_line: the game need not be over */
};

/* ---- what was asked for ---- */

/* An option without a value; 0 if it is none of these. */
static int read_flag(struct request *r, const char *word)
{
	if (!strcmp(word, "--json"))
		r->json = 1;
	else if (!strcmp(word, "--line"))
		r->is_line = 1;
	else if (!strcmp(word, "--no-cache"))
		r->is_kept = 0;
	else
		return 0;
	return 1;
}

static int read_value(struct request *r, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--from", 0, 1000000, &r->from },
		{ "--iterations", 8, 1000000, &r->iterations },
		{ "--seed", 0, 1000000000000, &r->seed },
		{ "--threads", 1, MOST_THREADS, &r->threads },
	};
	if (!strcmp(option, "--lang")) {
		if (strcmp(value, "it") && strcmp(value, "en"))
			return cli_misspoken("--lang wants it or en, not '%s'", value);
		r->lang = !strcmp(value, "it") ? LUDO_IT : LUDO_EN;
	} else if (!strcmp(option, "--depth")) {
		r->iterations = analysis_depth_find(value);
		if (!r->iterations)
			return cli_misspoken("--depth wants quick, standard or deep, not '%s'", value);
	} else if (!strcmp(option, "--moves")) {
		r->moves = value;
	} else if (!strcmp(option, "--cache") && *value) {
		r->cache = value;
	} else {
		return cli_read_count("analyse", counts, sizeof(counts) / sizeof(counts[0]), option,
				      value);
	}
	return 0;
}

static int read_request(int argc, char **argv, struct request *r)
{
	for (int i = 1; i < argc; i++) {
		if (read_flag(r, argv[i]))
			continue;
		if (argv[i][0] != '-' && !r->path)
			r->path = argv[i];
		else if (argv[i][0] != '-')
			return cli_misspoken("analyse does not understand '%s'", argv[i]);
		else if (i + 1 == argc)
			return cli_misspoken("analyse does not understand '%s' alone", argv[i]);
		else if (read_value(r, argv[i], argv[i + 1]))
			return 2;
		else
			i++;
	}
	return r->path ? 0 : cli_misspoken("analyse wants the file of a saved game");
}

/* ---- the game ---- */

static struct ludo_table *load(const char *path)
{
	struct ludo_text text = { 0 }, error = { 0 };
	struct ludo_table *table = 0;
	if (cli_read_file(path, &text)) {
		table = ludo_table_load(ludo_text_string(&text), text.n, &error);
		if (!table)
			fprintf(stderr, "%s: %s\n", path, ludo_text_string(&error));
	}
	ludo_text_free(&text);
	ludo_text_free(&error);
	return table;
}

/* Play the next move of a line; chance deals where the line does not speak for it. */
static int play_one(struct ludo_table *table, const char *words, struct ludo_text *error)
{
	struct ludo_speaker who = ludo_table_speaker(table, LUDO_EN);
	ludo_move move;
	if (!ludo_read_move(who.game, words, &move, error))
		return 0;
	while (move.seat != LUDO_CHANCE && ludo_table_deal_once(table))
		;
	ludo_why why = ludo_table_play(table, move);
	if (why.code)
		ludo_say_why(error, &who, move, why);
	return !why.code;
}

/* The table with the line played instead of what came; null and a complaint. */
static struct ludo_table *branch_off(const struct request *r, struct ludo_table *table)
{
	struct ludo_table *line = ludo_table_fork(table, (int)r->from);
	struct ludo_text error = { 0 };
	char *copy = strdup(r->moves), *rest = copy;
	int ok = line && copy, n = 0;
	for (char *word; ok && (word = strsep(&rest, ";"));) {
		word += strspn(word, " ");
		n++;
		ok = !*word || play_one(line, word, &error);
		if (!ok)
			fprintf(stderr, "%s: move %d of the line, '%s': %s\n", r->path, n, word,
				ludo_text_string(&error));
	}
	ludo_text_free(&error);
	free(copy);
	ludo_table_close(table);
	if (ok)
		return line;
	ludo_table_close(line);
	return 0;
}

static struct ludo_table *open_game(struct request *r)
{
	struct ludo_table *table = load(r->path);
	if (!table)
		return 0;
	if (ludo_table_waiting(table) && !r->is_line) {
		fprintf(stderr, "%s: this game is not over, and what is hidden in it stays so; "
			"if it is a line of your own, say --line\n", r->path);
		ludo_table_close(table);
		return 0;
	}
	if (r->from > ludo_table_ply(table)) {
		fprintf(stderr, "%s: there are %d moves, and --from says %ld\n", r->path,
			ludo_table_ply(table), r->from);
		ludo_table_close(table);
		return 0;
	}
	return r->moves ? branch_off(r, table) : table;
}

/* ---- rows that are kept ---- */

/* Take in what is there, and go on behind it.  Null where nothing can be kept. */
static FILE *open_kept(const struct request *r, struct analysis *a)
{
	char path[MOST_PATH];
	struct ludo_text text = { 0 };
	int n = snprintf(path, sizeof(path), "%s%s", r->cache ? r->cache : r->path,
			 r->cache ? "" : ".analysis");
	int is_branch = r->from || r->moves;
	if (!r->is_kept || n >= MOST_PATH || (is_branch && !r->cache))
		return 0;
	if (!access(path, R_OK) && !cli_read_file(path, &text))
		return 0;
	size_t good = analysis_read_kept(a, ludo_text_string(&text), text.n);
	ludo_text_clear(&text);
	analysis_write_key(&text, a);
	FILE *file = fopen(path, good ? "r+b" : "wb");
	if (file && good)
		good = !ftruncate(fileno(file), (off_t)good) && !fseek(file, 0, SEEK_END);
	else if (file)
		fputs(ludo_text_string(&text), file);
	else if (r->cache)
		fprintf(stderr, "ludoteca: cannot write %s; rows are not kept\n", path);
	ludo_text_free(&text);
	return file;
}

/* ---- working ---- */

struct work {
	const struct request *request;
	struct analysis *analysis;
	FILE *kept; /* may be null */
	pthread_mutex_t lock;
	int next, failed;
	int n_before; /* rows that were kept */
	double start, drawn; /* seconds */
	int n_lines;  /* of the chart that stands on the screen now */
};

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void tell_row(struct work *w, int i)
{
	struct analysis *a = w->analysis;
	struct ludo_text text = { 0 };
	ludo_json_open(&text, 0, '{');
	ludo_json_string(&text, "type", "row");
	ludo_json_number(&text, "done", a->n_done);
	ludo_json_number(&text, "total", a->n);
	analysis_write_row(&text, "row", a, i, w->request->lang);
	ludo_json_close(&text, '}');
	puts(ludo_text_string(&text));
	fflush(stdout);
	ludo_text_free(&text);
}

/* Take the chart and the line below it off the screen again. */
static void wipe(struct work *w)
{
	fprintf(stderr, "\r\033[J");
	if (w->n_lines)
		fprintf(stderr, "\033[%dA\033[J", w->n_lines);
	w->n_lines = 0;
}

/* The chart as far as it goes, in the place of the last one, and how long it will take. */
static void show_progress(struct work *w)
{
	const struct analysis *a = w->analysis;
	double passed = now() - w->start;
	struct ludo_text chart = { 0 };
	if (isatty(1) && !w->request->json && now() - w->drawn > 0.5) {
		wipe(w);
		chart_draw(&chart, a, w->request->lang);
		for (const char *at = ludo_text_string(&chart); *at; at++)
			w->n_lines += *at == '\n';
		fputs(ludo_text_string(&chart), stderr);
		w->drawn = now();
	}
	fprintf(stderr, "\r%d of %d, about %.0f s left   ", a->n_done, a->n,
		passed / (a->n_done - w->n_before) * (a->n - a->n_done));
	ludo_text_free(&chart);
}

/* A row is there: keep it, and say so. */
static void finish(struct work *w, int i, const struct analysis_row *row)
{
	struct analysis *a = w->analysis;
	struct ludo_text text = { 0 };
	analysis_take(a, i, row);
	analysis_write_kept(&text, a, i);
	if (w->kept) {
		fputs(ludo_text_string(&text), w->kept);
		fflush(w->kept);
	}
	ludo_text_free(&text);
	if (w->request->json)
		tell_row(w, i);
	if (isatty(2))
		show_progress(w);
}

/* The next row that nobody has begun; -1 if there is none. */
static int take_next(struct work *w)
{
	const struct analysis *a = w->analysis;
	while (w->next < a->n && !atomic_load(&is_stopped)) {
		int i = analysis_place(a, w->next++);
		if (!a->row[i].is_done)
			return i;
	}
	return -1;
}

static void *work_on(void *work)
{
	struct work *w = work;
	struct analysis_row row;
	pthread_mutex_lock(&w->lock);
	for (int i; (i = take_next(w)) >= 0;) {
		pthread_mutex_unlock(&w->lock);
		int ok = analysis_work(w->analysis, i, &is_stopped, &row);
		pthread_mutex_lock(&w->lock);
		if (ok)
			finish(w, i, &row);
		else if (!atomic_load(&is_stopped))
			w->failed = 1;
	}
	pthread_mutex_unlock(&w->lock);
	return 0;
}

static void stop(int number)
{
	(void)number;
	atomic_store(&is_stopped, 1);
}

static void work_out(struct work *w)
{
	pthread_t thread[MOST_THREADS];
	int n = 0;
	signal(SIGINT, stop);
	signal(SIGTERM, stop);
	while (n < w->request->threads - 1 && !pthread_create(&thread[n], 0, work_on, w))
		n++;
	work_on(w);
	while (n > 0)
		pthread_join(thread[--n], 0);
	if (isatty(2))
		wipe(w);
}

/* ---- telling ---- */

static void tell(const struct work *w)
{
	const struct analysis *a = w->analysis;
	struct analysis_summary summary;
	struct ludo_text text = { 0 }, said = { 0 };
	int lang = w->request->lang, is_done = a->n_done == a->n;
	if (w->request->json) {
		ludo_json_open(&text, 0, '{');
		ludo_json_string(&text, "type", "analysis");
		ludo_json_string(&text, "state", is_done ? "done" : "stopped");
		analysis_write_state(&text, a, 1, lang);
		ludo_json_close(&text, '}');
		ludo_put(&text, "\n");
	} else {
		analysis_sum_up(a, &summary);
		chart_draw(&text, a, lang);
		ludo_put(&text, "\n");
		analysis_say_summary(&said, a, &summary, lang);
		chart_wrap(&text, ludo_text_string(&said));
	}
	fputs(ludo_text_string(&text), stdout);
	ludo_text_free(&text);
	ludo_text_free(&said);
}

static int run(const struct request *r, struct analysis *a)
{
	struct work w = { .request = r, .analysis = a, .start = now() };
	pthread_mutex_init(&w.lock, 0);
	w.kept = open_kept(r, a);
	w.n_before = a->n_done;
	for (int i = 0; r->json && i < a->n; i++)
		if (a->row[i].is_done)
			tell_row(&w, i);
	work_out(&w);
	if (w.kept && fclose(w.kept))
		fprintf(stderr, "ludoteca: not all rows could be kept\n");
	if (a->n_done)
		tell(&w);
	if (w.failed)
		fprintf(stderr, "ludoteca: out of memory\n");
	else if (a->n_done < a->n)
		fprintf(stderr, "stopped at %d of %d; the same command goes on%s\n", a->n_done, a->n,
			w.kept ? "" : " from the start");
	return a->n_done < a->n;
}

int cli_analyse(int argc, char **argv)
{
	struct request r = { .iterations = analysis_depth_find("standard"), .seed = 1,
			     .threads = sysconf(_SC_NPROCESSORS_ONLN), .is_kept = 1 };
	r.threads = r.threads < 1 ? 1 : r.threads > MOST_THREADS ? MOST_THREADS : r.threads;
	if (read_request(argc, argv, &r))
		return 2;
	struct ludo_table *table = open_game(&r);
	if (!table)
		return 1;
	struct analysis *a = analysis_open(table, (int)r.from, (int)r.iterations, (uint64_t)r.seed);
	ludo_table_close(table);
	int status = a ? run(&r, a) : 1;
	if (!a)
		fprintf(stderr, "ludoteca: out of memory\n");
	analysis_close(a);
	return status;
}
