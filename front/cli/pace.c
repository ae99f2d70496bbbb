/* pace.c: how long bots think, and how much they get done meanwhile. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bot.h"
#include "cli.h"
#include "set.h"

enum { MOST_DECISIONS = 40, SKIP = 3 };

struct pace {
	const struct ludo_game *game;
	struct bot_style style;
	int n;
	double seconds[2][MOST_DECISIONS]; /* on one thread, on one a tree */
	double worked[2];                  /* seconds of processors, in all */
	double iterations[2];              /* done in all */
	size_t bytes;
};

static double now(clockid_t clock)
{
	struct timespec t;
	clock_gettime(clock, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Both ways on the same position, one right after the other. */
static void measure(struct pace *p, struct bot_task *task)
{
	struct bot_answer answer;
	task->style = p->style;
	for (int i = 0; i < 2; i++) {
		task->threads = i ? p->style.trees : 1;
		double start = now(CLOCK_MONOTONIC), worked = now(CLOCK_PROCESS_CPUTIME_ID);
		bot_think(task, &answer);
		p->seconds[i][p->n] = now(CLOCK_MONOTONIC) - start;
		p->worked[i] += now(CLOCK_PROCESS_CPUTIME_ID) - worked;
		p->iterations[i] += (double)answer.thought.iterations;
		p->bytes = answer.bytes > p->bytes ? answer.bytes : p->bytes;
	}
	p->n++;
}

/* Along one game between easy bots: every third real decision is thought about. */
static int along_a_game(struct pace *p, uint64_t seed)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	ludo_move list[LUDO_MOVES];
	uint8_t options[LUDO_OPTIONS];
	struct bot_answer answer;
	ludo_options_standard(p->game, options);
	struct ludo_table *table = ludo_table_open(p->game, p->game->max_seats, options,
						   ludo_seed_from_number(seed));
	for (int k = 0; table && p->n < MOST_DECISIONS; k++) {
		ludo_table_deal(table);
		unsigned waiting = ludo_table_waiting(table);
		if (!waiting)
			break;
		int seat = set_least(waiting), ply = ludo_table_ply(table);
		ludo_table_look(table, ply, seat, blanked);
		struct bot_task task = { .game = p->game, .blanked = blanked, .seat = seat,
					 .seed = (uint64_t)ply };
		if (ludo_table_moves(table, seat, list) > 1 && k % SKIP == 0)
			measure(p, &task);
		task.style = bot_style_of(p->game, ludo_bot_find("easy"));
		if (!bot_think(&task, &answer) || ludo_table_play(table, answer.move).code)
			break;
	}
	ludo_table_close(table);
	return table != 0;
}

static int up(const void *x, const void *y)
{
	double a = *(const double *)x, b = *(const double *)y;
	return a < b ? -1 : a > b;
}

/* Iterations are counted by the processor's clock, which other work does not disturb;
 * 'scale' compares the iterations that a thread for each tree does in a second with those of one,
 * 'cost' what an iteration costs the processor with so many threads and with one. */
static void tell(struct pace *p, const char *name, int json)
{
	double sum[2] = { 0, 0 };
	for (int i = 0; i < 2; i++) {
		for (int k = 0; k < p->n; k++)
			sum[i] += p->seconds[i][k];
		qsort(p->seconds[i], (size_t)p->n, sizeof(double), up);
	}
	double scale = p->iterations[1] / sum[1] / (p->iterations[0] / sum[0]);
	double cost = p->worked[1] / p->iterations[1] / (p->worked[0] / p->iterations[0]);
	double median = 1e3 * p->seconds[1][p->n / 2], worst = 1e3 * p->seconds[1][p->n - 1];
	double pace = p->iterations[0] / p->worked[0], mb = (double)p->bytes / (1 << 20);
	int searches = p->iterations[0] > 0; /* a greedy bot looks at no positions */
	if (json) {
		printf("{\"game\":\"%s\",\"seats\":%d,\"bot\":\"%s\",\"decisions\":%d,"
		       "\"median_ms\":%.1f,\"worst_ms\":%.1f,\"mb\":%.1f", p->game->id,
		       p->game->max_seats, name, p->n, median, worst, mb);
		if (searches)
			printf(",\"iterations_s\":%.0f,\"scale\":%.2f,\"cost\":%.2f", pace, scale,
			       cost);
		puts("}");
		return;
	}
	printf("%-10s %5d  %-8s %9d %10.1f %9.1f", p->game->id, p->game->max_seats, name, p->n,
	       median, worst);
	if (searches)
		printf(" %13.0f %6.2f %5.2f %7.1f\n", pace, scale, cost, mb);
	else
		printf(" %13s %6s %5s %7s\n", "-", "-", "-", "-");
}

static int read_style(const struct ludo_game *game, const char *words, struct bot_style *style)
{
	struct ludo_text error = { 0 };
	if (bot_read_style(game, words, style, &error))
		return 0;
	cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return 2;
}

/* One kind in all chosen games. */
static int pace_of(const char *name, const struct cli_choice *choice)
{
	for (int i = 0; ludo_games[i]; i++) {
		struct pace p = { .game = ludo_games[i] };
		if (!cli_is_chosen(choice, p.game))
			continue;
		if (read_style(p.game, name, &p.style))
			return 2;
		if (!along_a_game(&p, (uint64_t)choice->seed) || !p.n)
			return 1;
		tell(&p, name, choice->json);
	}
	return 0;
}

int cli_pace(int argc, char **argv)
{
	static const char *const kinds[] = { "easy", "medium", "hard", "master" };
	struct cli_choice choice = { .seed = 1, .takes_bot = 1 };
	struct bot_style style;
	int status = cli_read_choice(argc, argv, &choice);
	if (!status && choice.bot)
		status = read_style(0, choice.bot, &style);
	if (!status && !choice.json)
		printf("%-10s %5s  %-8s %9s %10s %9s %13s %6s %5s %7s\n", "game", "seats", "bot",
		       "decisions", "median ms", "worst ms", "iterations/s", "scale", "cost", "MB");
	if (status || choice.bot)
		return status ? status : pace_of(choice.bot, &choice);
	for (size_t k = 0; !status && k < sizeof(kinds) / sizeof(kinds[0]); k++)
		status = pace_of(kinds[k], &choice);
	return status;
}
