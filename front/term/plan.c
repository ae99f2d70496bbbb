/* plan.c: the arguments of 'play'. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "bot.h"
#include "scan.h"
#include "session.h"

int complain(int status, struct ludo_text *message)
{
	if (message->n)
		make_printable(message->at);
	fprintf(stderr, "ludoteca: %s\n", ludo_text_string(message));
	ludo_text_free(message);
	return status;
}

int misspoken(int lang, enum word word, const char *a, const char *b)
{
	struct ludo_text message = { 0 }, quoted = { 0 };
	put_quoted(&quoted, a ? a : "");
	put_words(&message, lang, word, ludo_text_string(&quoted), b);
	ludo_text_free(&quoted);
	return complain(2, &message);
}

/* The games that people may play, as "a, b, c". */
void put_games(struct ludo_text *text)
{
	const char *gap = "";
	for (int i = 0; ludo_games[i]; i++) {
		if (ludo_games[i]->is_template)
			continue;
		ludo_putf(text, "%s%s", gap, ludo_games[i]->id);
		gap = ", ";
	}
}

static int misspoken_of_games(int lang, enum word word, const char *a)
{
	struct ludo_text games = { 0 };
	put_games(&games);
	int status = misspoken(lang, word, a, ludo_text_string(&games));
	ludo_text_free(&games);
	return status;
}

static int show_usage(int lang)
{
	struct ludo_text games = { 0 }, text = { 0 };
	put_games(&games);
	put_words(&text, lang, W_USAGE, ludo_text_string(&games), 0);
	fputs(ludo_text_string(&text), stdout);
	ludo_text_free(&games);
	ludo_text_free(&text);
	return fflush(stdout) ? misspoken(lang, W_OUT_BROKEN, strerror(errno), 0) - 1 : 0;
}

/* ---- seats ---- */

/* So many people first, then bots of one kind. */
void plan_seats(struct plan *plan, int n_seats, int n_people, int bot)
{
	plan->n_seats = n_seats;
	for (int seat = 0; seat < n_seats; seat++)
		plan->player[seat] = (int8_t)(seat < n_people ? HUMAN : bot);
}

/* "human" or the name of a bot; 0 if it is neither. */
static int read_player(struct ludo_word word, int8_t *player)
{
	*player = HUMAN;
	if (ludo_word_is(word, "human"))
		return 1;
	for (int i = 0; ludo_bots[i].name; i++)
		if (ludo_word_is(word, ludo_bots[i].name)) {
			*player = (int8_t)i;
			return 1;
		}
	return 0;
}

static int bad_player(int lang, struct ludo_word word)
{
	struct ludo_text name = { 0 }, players = { 0 };
	ludo_put_n(&name, word.at, word.n);
	ludo_put(&players, "human");
	for (int i = 0; ludo_bots[i].name; i++)
		ludo_putf(&players, ", %s", ludo_bots[i].name);
	int status = misspoken(lang, W_BAD_SEAT, ludo_text_string(&name),
			       ludo_text_string(&players));
	ludo_text_free(&name);
	ludo_text_free(&players);
	return status;
}

static int read_seats(struct plan *plan, const char *at)
{
	plan->n_seats = 0;
	for (;;) {
		struct ludo_word word = { at, strcspn(at, ",") };
		int8_t player;
		if (!read_player(word, &player))
			return bad_player(plan->lang, word);
		if (plan->n_seats < LUDO_SEATS)
			plan->player[plan->n_seats] = player;
		plan->n_seats++;
		if (!at[word.n])
			return -1;
		at += word.n + 1;
	}
}

/* ---- one argument after another ---- */

static int read_seed(struct plan *plan, const char *value)
{
	int64_t number;
	struct ludo_word word = { value, strlen(value) };
	if (!ludo_word_number(word, 0, INT64_MAX, &number))
		return misspoken(plan->lang, W_BAD_SEED, 0, 0);
	plan->seed = (uint64_t)number;
	plan->has_seed = 1;
	return -1;
}

static int read_colour(struct plan *plan, const char *value)
{
	static const char *const names[] = { "auto", "always", "never" };
	for (int i = 0; i < 3; i++)
		if (!strcmp(value, names[i])) {
			plan->colour = (enum colour)i;
			return -1;
		}
	return misspoken(plan->lang, W_BAD_COLOUR, 0, 0);
}

static int read_lang(struct plan *plan, const char *value)
{
	int lang = lang_called(value);
	if (lang < 0)
		return misspoken(plan->lang, W_BAD_LANG, value, 0);
	plan->lang = lang;
	return -1;
}

/* "--seed" with its value. */
static int read_pair(struct plan *plan, const char *name, const char *value)
{
	static const char *const names[] = { "--seats", "--lang", "--seed", "--record",
					     "--resume", "--color" };
	int i = 0, n = sizeof(names) / sizeof(names[0]);
	while (i < n && strcmp(name, names[i]))
		i++;
	if (i == n)
		return misspoken(plan->lang, W_BAD_OPTION, name, 0);
	if (!value)
		return misspoken(plan->lang, W_WANT_VALUE, name, 0);
	switch (i) {
	case 0: return read_seats(plan, value);
	case 1: return read_lang(plan, value);
	case 2: return read_seed(plan, value);
	case 3: plan->record = value; return -1;
	case 4: plan->resume = value; return -1;
	default: return read_colour(plan, value);
	}
}

static int read_game(struct plan *plan, const char *id)
{
	if (plan->game)
		return misspoken(plan->lang, W_BAD_OPTION, id, 0);
	plan->game = ludo_game_find(id);
	if (!plan->game)
		return misspoken_of_games(plan->lang, W_BAD_GAME, id);
	ludo_options_standard(plan->game, plan->options);
	return -1;
}

/* "option=value"; the game must be known by now. */
static int read_option(struct plan *plan, const char *argument)
{
	struct ludo_text error = { 0 };
	if (plan->resume)
		return misspoken(plan->lang, W_SEED_RESUMED, 0, 0);
	if (!plan->game)
		return misspoken_of_games(plan->lang, W_WANT_GAME, 0);
	if (!ludo_option_set(plan->game, plan->options, argument, &error))
		return complain(2, &error);
	return -1;
}

/* Do all arguments agree with each other? */
static int check(struct plan *plan)
{
	const struct ludo_game *game = plan->game;
	char seats[16];
	if (plan->resume)
		return plan->has_seed ? misspoken(plan->lang, W_SEED_RESUMED, 0, 0) : -1;
	if (!game)
		return misspoken_of_games(plan->lang, W_WANT_GAME, 0);
	if (!plan->n_seats)
		plan_seats(plan, game->max_seats, 1, 0);
	if (plan->n_seats >= game->min_seats && plan->n_seats <= game->max_seats)
		return -1;
	snprintf(seats, sizeof(seats), "%d-%d", game->min_seats, game->max_seats);
	return misspoken(plan->lang, W_BAD_SEATS, game->id, seats);
}

/* What is spoken, before anything has to be said about the rest. */
static void read_lang_first(struct plan *plan, int argc, char **argv)
{
	plan->lang = lang_of_system();
	for (int i = 1; i + 1 < argc; i++)
		if (!strcmp(argv[i], "--lang") && lang_called(argv[i + 1]) >= 0)
			plan->lang = lang_called(argv[i + 1]);
}

/* Go through the arguments; -1 to go on, or an exit status. */
static int read_all(struct plan *plan, int argc, char **argv)
{
	int status = -1;
	*plan = (struct plan){ 0 };
	read_lang_first(plan, argc, argv);
	for (int i = 1; i < argc && status < 0; i++) {
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))
			return show_usage(plan->lang);
		if (!strcmp(argv[i], "--explain")) {
			plan->explains = 1;
		} else if (!strcmp(argv[i], "--no-hints")) {
			plan->no_hints = 1;
		} else if (argv[i][0] == '-') {
			status = read_pair(plan, argv[i], i + 1 < argc ? argv[i + 1] : 0);
			i++;
		} else if (strchr(argv[i], '=')) {
			status = read_option(plan, argv[i]);
		} else {
			status = read_game(plan, argv[i]);
		}
	}
	return status;
}

int plan_read(struct plan *plan, int argc, char **argv)
{
	int status = read_all(plan, argc, argv);
	return status < 0 ? check(plan) : status;
}

int plan_read_menu(struct plan *plan, int argc, char **argv, int *has_lang)
{
	*has_lang = 0;
	for (int i = 1; i < argc; i++) {
		int is_lang = !strcmp(argv[i], "--lang");
		*has_lang |= is_lang;
		if (is_lang || !strcmp(argv[i], "--color"))
			i++;
		else if (strcmp(argv[i], "--help") && strcmp(argv[i], "-h"))
			return misspoken(lang_of_system(), W_BAD_OPTION, argv[i], 0);
	}
	return read_all(plan, argc, argv);
}
