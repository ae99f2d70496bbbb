/* menu.c: choose language, game, seats and options, then play.  Enter always takes what
 * most people want. */
#include <stdio.h>
#include <string.h>

#include "bot.h"
#include "scan.h"
#include "session.h"
#include "term.h"

enum { NO_ANSWER = -1 }; /* the input ended, or the person leaves */

/* ---- asking ---- */

/* Put a question until a number between low and high comes back. */
static int ask_number(struct console *c, enum word question, int low, int high,
		      int standard)
{
	char range[32], usual[16];
	int64_t number;
	snprintf(range, sizeof(range), low < high ? "%d-%d" : "%d", low, high);
	snprintf(usual, sizeof(usual), "%d", standard);
	for (;;) {
		console_put(c, question, question == W_MENU_GAME ? usual : range, usual);
		if (!console_read(c))
			return NO_ANSWER;
		const char *line = ludo_text_string(&c->line);
		struct ludo_word word = ludo_scan_word(&line);
		if (!word.n)
			return standard;
		if (is_farewell(ludo_text_string(&c->line)))
			return NO_ANSWER;
		int is_alone = !ludo_scan_word(&line).n;
		if (is_alone && ludo_word_number(word, low, high, &number))
			return (int)number;
		console_say(c, W_MENU_BAD, range, 0);
	}
}

static void put_heading(struct console *c, enum word word)
{
	ludo_put(&c->out, "\n");
	ludo_style(&c->out, LUDO_BOLD);
	console_say(c, word, 0, 0);
	ludo_style(&c->out, LUDO_PLAIN);
}

/* "  2) " before something to choose. */
static void put_choice(struct console *c, int number, const char *what)
{
	ludo_putf(&c->out, "  %d) ", number);
	ludo_style(&c->out, LUDO_BOLD);
	ludo_put(&c->out, what);
	ludo_style(&c->out, LUDO_PLAIN);
}

/* ---- the questions ---- */

static int ask_language(struct console *c)
{
	ludo_put(&c->out, "\n");
	for (int lang = 0; lang < LUDO_LANGS; lang++) {
		put_choice(c, lang + 1, word_in(lang, W_LANGUAGE));
		ludo_put(&c->out, "\n");
	}
	int number = ask_number(c, W_MENU_CHOICE, 1, LUDO_LANGS, c->lang + 1);
	if (number == NO_ANSWER)
		return 0;
	c->lang = number - 1;
	return 1;
}

static void put_game(struct console *c, int number, const struct ludo_game *game)
{
	char seats[16];
	snprintf(seats, sizeof(seats), game->min_seats < game->max_seats ? "%d-%d" : "%d",
		 game->min_seats, game->max_seats);
	put_choice(c, number, game->face->name[c->lang]);
	ludo_put(&c->out, ", ");
	console_put(c, W_SEATS_ARE, seats, 0);
	ludo_putf(&c->out, "\n     %s\n     ", game->face->blurb[c->lang]);
	ludo_style(&c->out, LUDO_DIM);
	ludo_put(&c->out, game->face->credit);
	ludo_style(&c->out, LUDO_PLAIN);
	ludo_put(&c->out, "\n");
}

/* The nth game that is offered to people; null behind the last one. */
static const struct ludo_game *nth_game(int n)
{
	for (int i = 0; ludo_games[i]; i++)
		if (!ludo_games[i]->is_template && n-- == 0)
			return ludo_games[i];
	return 0;
}

/* The file of a saved game; leaves its name and number of seats.  0: not this one. */
static int ask_file(struct console *c, struct plan *plan, struct ludo_text *file)
{
	struct ludo_text error = { 0 };
	int is_record;
	console_put(c, W_MENU_FILE, 0, 0);
	if (!console_read(c) || !c->line.n)
		return 0;
	ludo_text_clear(file);
	ludo_put(file, ludo_text_string(&c->line));
	struct ludo_table *table = load_game(c->lang, ludo_text_string(file), &is_record, &error);
	if (table) {
		plan->resume = ludo_text_string(file);
		plan->n_seats = ludo_table_n_seats(table);
	} else {
		console_wrap(c, ludo_text_string(&error), 0);
	}
	ludo_table_close(table);
	ludo_text_free(&error);
	return plan->resume != 0;
}

static int list_games(struct console *c)
{
	int n = 0;
	put_heading(c, W_MENU_TITLE);
	for (; nth_game(n); n++)
		put_game(c, n + 1, nth_game(n));
	put_choice(c, n + 1, word_in(c->lang, W_MENU_SAVED));
	ludo_put(&c->out, "\n");
	return n;
}

/* A game, or the file of one to go on with. */
static int ask_game(struct console *c, struct plan *plan, struct ludo_text *file)
{
	for (;;) {
		int n = list_games(c), number = ask_number(c, W_MENU_GAME, 1, n + 1, 1);
		if (number == NO_ANSWER)
			return 0;
		if (number <= n) {
			plan->game = nth_game(number - 1);
			ludo_options_standard(plan->game, plan->options);
			return 1;
		}
		if (ask_file(c, plan, file))
			return 1;
	}
}

static int ask_bot(struct console *c)
{
	int n = 0;
	while (ludo_bots[n].name)
		n++;
	if (n == 1)
		return 0;
	put_heading(c, W_MENU_BOTS);
	for (int i = 0; i < n; i++) {
		put_choice(c, i + 1, ludo_bots[i].name);
		ludo_putf(&c->out, ": %s\n", ludo_bots[i].say[c->lang]);
	}
	int number = ask_number(c, W_MENU_CHOICE, 1, n, ludo_bot_standard() + 1);
	return number == NO_ANSWER ? NO_ANSWER : number - 1;
}

/* How many of the seats are for people, and who plays the others. */
static int ask_people(struct console *c, struct plan *plan, int n_seats)
{
	int bot = 0, people = ask_number(c, W_MENU_HUMANS, 0, n_seats, 1);
	if (people != NO_ANSWER && people < n_seats)
		bot = ask_bot(c);
	if (people == NO_ANSWER || bot == NO_ANSWER)
		return 0;
	plan_seats(plan, n_seats, people, bot);
	return 1;
}

static int ask_seats(struct console *c, struct plan *plan)
{
	int low = plan->game->min_seats, n = plan->game->max_seats;
	ludo_put(&c->out, "\n");
	if (low < n)
		n = ask_number(c, W_MENU_SEATS, low, n, n);
	return n != NO_ANSWER && ask_people(c, plan, n);
}

/* ---- options ---- */

static void put_option(struct console *c, const struct plan *plan, int i)
{
	const struct ludo_option *option = &plan->game->face->options[i];
	put_choice(c, i + 1, option->say[c->lang]);
	ludo_putf(&c->out, ": %s (", option->values[plan->options[i]].say[c->lang]);
	console_put(c, W_MENU_RULE, option->para, 0);
	ludo_put(&c->out, ")\n");
}

/* Choose one value; 0 if the input ends. */
static int ask_value(struct console *c, struct plan *plan, int i)
{
	const struct ludo_option *option = &plan->game->face->options[i];
	int n = plan->game->rules->n_values[i];
	console_wrap(c, option->tells[c->lang], 0);
	for (int value = 0; value < n; value++) {
		put_choice(c, value + 1, option->values[value].say[c->lang]);
		if (value == option->standard)
			ludo_putf(&c->out, " (%s)", word_in(c->lang, W_STANDARD));
		ludo_put(&c->out, "\n     ");
		console_wrap(c, option->values[value].tells[c->lang], 5);
	}
	int number = ask_number(c, W_MENU_CHOICE, 1, n, plan->options[i] + 1);
	if (number == NO_ANSWER)
		return 0;
	plan->options[i] = (uint8_t)(number - 1);
	return 1;
}

static int ask_options(struct console *c, struct plan *plan)
{
	int n = plan->game->face->n_options;
	while (n) {
		put_heading(c, W_MENU_OPTIONS);
		for (int i = 0; i < n; i++)
			put_option(c, plan, i);
		int number = ask_number(c, W_MENU_CHANGE, 0, n, 0);
		if (number == NO_ANSWER || (number && !ask_value(c, plan, number - 1)))
			return 0;
		if (!number)
			break;
	}
	return 1;
}

/* ---- all of it ---- */

static int ask_all(struct console *c, struct plan *plan, struct ludo_text *file)
{
	if (!ask_game(c, plan, file))
		return 0;
	if (plan->resume)
		return ask_people(c, plan, plan->n_seats);
	return ask_seats(c, plan) && ask_options(c, plan);
}

int ludo_term_menu(int argc, char **argv)
{
	struct plan plan;
	struct console console;
	struct ludo_text file = { 0 };
	int has_lang, status = plan_read_menu(&plan, argc, argv, &has_lang);
	if (status >= 0)
		return status;
	console_open(&console, plan.lang, plan.colour);
	if (has_lang || ask_language(&console)) {
		plan.lang = console.lang;
		if (ask_all(&console, &plan, &file)) {
			ludo_put(&console.out, "\n");
			status = session_play(&console, &plan);
		}
	}
	console_show(&console);
	ludo_text_free(&file);
	int broken = console_close(&console);
	return status > 0 ? status : broken;
}
