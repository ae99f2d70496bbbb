/* puzzlebook.c: writing and reading puzzles; see puzzlebook.h. */
#include "puzzlebook.h"

#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "explain.h"
#include "scan.h"

#define NBSP "\u00a0" /* keeps a number and its sign on one line */

enum word { BEST, CHANCE, FIRST_SIGHT, LEAVES, LESS, AND, HAS, NOT };

static const char *const words[][LUDO_LANGS] = {
	[BEST] = { "Best is: ", "La mossa migliore: " },
	[CHANCE] = { "chance to win", "probabilità di vincere" },
	[FIRST_SIGHT] = { "At first sight one would: ", "A prima vista si farebbe: " },
	[LEAVES] = { ", but that leaves ", ", ma così resta " },
	[LESS] = { "less", "in meno" },
	[AND] = { ", and ", ", e " },
	[HAS] = { " has ", " arriva a " },
	[NOT] = { " instead of ", " invece di " },
};

/* ---- writing ---- */

/* "..., and Banker 3 has 41 % instead of 20 %" */
static void put_rival(struct ludo_text *text, const struct ludo_speaker *who,
		      const struct puzzle *p)
{
	if (p->rival == LUDO_NOBODY)
		return;
	ludo_put(text, words[AND][who->lang]);
	ludo_say_name(text, who, LUDO_SEAT, p->rival);
	ludo_putf(text, "%s%d" NBSP "%%%s%d" NBSP "%%", words[HAS][who->lang],
		  bot_percent(p->rival_after[1]), words[NOT][who->lang],
		  bot_percent(p->rival_after[0]));
}

/* "Where do you build?" is answered by a name alone; "Choose an action." adds nothing. */
static void put_question(struct ludo_text *text, const struct ludo_speaker *who,
			 const struct puzzle *p)
{
	struct ludo_text asked = { 0 };
	ludo_say_question(&asked, who, ludo_top(who->state), 1u << p->seat);
	if (asked.n && ludo_text_string(&asked)[asked.n - 1] == '?')
		ludo_putf(text, "%s ", ludo_text_string(&asked));
	ludo_text_free(&asked);
}

/* What is asked, whether it is good, what the tempting answer costs, why, and what may follow. */
static void put_words(struct ludo_text *text, const struct puzzle *p, int lang)
{
	struct ludo_speaker who = { .game = p->game, .lang = lang, .state = p->state };
	struct ludo_text why = { 0 };
	int best = bot_percent(p->choice[0].chance), left = bot_percent(p->choice[1].chance);
	put_question(text, &who, p);
	ludo_put(text, words[BEST][lang]);
	ludo_say_move(text, &who, p->choice[0].move);
	ludo_putf(text, " (%s %d" NBSP "%%). ", words[CHANCE][lang], best);
	ludo_put(text, words[FIRST_SIGHT][lang]);
	ludo_say_move(text, &who, p->choice[1].move);
	ludo_putf(text, "%s%d" NBSP "%%, %d %s", words[LEAVES][lang], left, best - left,
		  words[LESS][lang]);
	put_rival(text, &who, p);
	ludo_put(text, ".");
	bot_say_because(&why, &who, &p->thought);
	for (const char *at = ludo_text_string(&why); *at;) {
		size_t n = strcspn(at, "\n");
		ludo_put(text, " ");
		ludo_put_n(text, at, n);
		ludo_put(text, ".");
		at += n + (at[n] == '\n');
	}
	ludo_text_free(&why);
}

static void put_choice(struct ludo_text *text, const struct puzzle *p, int i)
{
	ludo_put(text, "`");
	ludo_write_answer(text, p->game, p->choice[i].move);
	ludo_putf(text, "` %d %%", bot_percent(p->choice[i].chance));
}

static void put_choices(struct ludo_text *text, const struct puzzle *p)
{
	ludo_put(text, "- answer: ");
	put_choice(text, p, 0);
	ludo_put(text, "\n- tempting: ");
	put_choice(text, p, 1);
	ludo_put(text, "\n");
	for (int i = 2; i < p->n; i++) {
		ludo_put(text, i == 2 ? "- others: " : ", ");
		put_choice(text, p, i);
	}
	ludo_put(text, p->n > 2 ? "\n" : "");
}

void puzzle_entry_reword(struct puzzle_entry *e)
{
	for (int lang = 0; lang < LUDO_LANGS; lang++) {
		ludo_text_clear(&e->words[lang]);
		put_words(&e->words[lang], &e->puzzle, lang);
	}
}

int puzzle_entry_make(struct puzzle_entry *e, const struct puzzle *p)
{
	*e = (struct puzzle_entry){ .puzzle = *p };
	if (!ludo_write_setting(&e->position, p->game, p->state))
		return 0;
	ludo_put(&e->position, "allow ");
	ludo_write_move(&e->position, p->game, p->choice[0].move);
	ludo_put(&e->position, "\n");
	puzzle_entry_reword(e);
	return 1;
}

void puzzle_entry_free(struct puzzle_entry *e)
{
	ludo_text_free(&e->position);
	for (int lang = 0; lang < LUDO_LANGS; lang++)
		ludo_text_free(&e->words[lang]);
}

void puzzle_entry_write(struct ludo_text *text, int number, const struct puzzle_entry *e)
{
	const struct puzzle *p = &e->puzzle;
	ludo_putf(text, "## %d\n\n```example\n%s```\n\n", number,
		  ludo_text_string(&e->position));
	ludo_putf(text, "- seat: %d\n- level: %d\n", p->seat, p->level);
	put_choices(text, p);
	ludo_putf(text, "- found: %d iterations, seed %llu\n", p->iterations,
		  (unsigned long long)p->seed);
	ludo_putf(text, "- en: %s\n- it: %s\n\n", ludo_text_string(&e->words[LUDO_EN]),
		  ludo_text_string(&e->words[LUDO_IT]));
}

/* ---- reading ---- */

struct reading {
	struct puzzle_book *book;
	struct puzzle_entry *entry; /* null before the first */
	int line, is_fenced;
	struct ludo_text *error;
};

static int complain(struct reading *r, const char *what)
{
	ludo_putf(r->error, "line %d: %s", r->line, what);
	return 0;
}

static int begin_entry(struct reading *r, const char *number)
{
	struct puzzle_book *book = r->book;
	size_t size = (size_t)(book->n + 1) * sizeof(*book->entry);
	struct puzzle_entry *more = realloc(book->entry, size);
	if (!more)
		return complain(r, "out of memory");
	book->entry = more;
	r->entry = &book->entry[book->n++];
	memset(r->entry, 0, sizeof(*r->entry));
	r->entry->puzzle.game = book->game;
	r->entry->line = r->line;
	r->entry->number = atoi(number);
	return r->entry->number == book->n ? 1 : complain(r, "the numbers go up one by one");
}

/* "`play 3 4` 61 %", several with commas between. */
static int read_choices(struct reading *r, const char *at)
{
	struct puzzle *p = &r->entry->puzzle;
	while ((at = strchr(at, '`'))) {
		const char *end = strchr(++at, '`');
		struct ludo_text answer = { 0 };
		if (!end || p->n > PUZZLE_OTHERS)
			return complain(r, "these are no answers");
		ludo_put_n(&answer, at, (size_t)(end - at));
		struct bot_choice *choice = &p->choice[p->n++];
		int ok = ludo_read_answer(p->game, p->seat, ludo_text_string(&answer),
					  &choice->move, r->error);
		choice->chance = (float)atoi(end + 1) / 100;
		ludo_text_free(&answer);
		if (!ok)
			return complain(r, " is no answer");
		at = end + 1;
	}
	return 1;
}

static int read_found(struct reading *r, const char *at)
{
	struct puzzle *p = &r->entry->puzzle;
	char *end;
	p->iterations = (int)strtol(at, &end, 10);
	const char *seed = strstr(end, "seed ");
	p->seed = seed ? strtoull(seed + strlen("seed "), 0, 10) : 0;
	return p->iterations > 0 && seed ? 1 : complain(r, "say 'N iterations, seed N'");
}

/* "- key: value" */
static int read_item(struct reading *r, const char *at)
{
	struct puzzle_entry *e = r->entry;
	const char *value = strstr(at, ": ");
	if (!value)
		return complain(r, "not understood");
	struct ludo_word key = { at, (size_t)(value - at) };
	value += 2;
	if (ludo_word_is(key, "seat"))
		e->puzzle.seat = atoi(value);
	else if (ludo_word_is(key, "level"))
		e->puzzle.level = atoi(value);
	else if (ludo_word_is(key, "answer") || ludo_word_is(key, "tempting") ||
		 ludo_word_is(key, "others"))
		return read_choices(r, value);
	else if (ludo_word_is(key, "found"))
		return read_found(r, value);
	else if (ludo_word_is(key, "en"))
		ludo_put(&e->words[LUDO_EN], value);
	else if (ludo_word_is(key, "it"))
		ludo_put(&e->words[LUDO_IT], value);
	else
		return complain(r, "not understood");
	return 1;
}

static int read_line(struct reading *r, const char *line)
{
	if (!strncmp(line, "```", 3)) {
		r->is_fenced = !r->is_fenced;
		return r->entry ? 1 : complain(r, "an example stands below its number");
	}
	if (r->is_fenced) {
		ludo_putf(&r->entry->position, "%s\n", line);
		return 1;
	}
	if (!strncmp(line, "## ", 3))
		return begin_entry(r, line + 3);
	return strncmp(line, "- ", 2) || !r->entry || read_item(r, line + 2);
}

int puzzle_book_read(struct puzzle_book *book, const struct ludo_game *game, const char *text,
		     size_t n, struct ludo_text *error)
{
	struct reading r = { .book = book, .error = error };
	*book = (struct puzzle_book){ .game = game };
	int ok = 1;
	for (const char *at = text, *end = text + n; ok && at < end;) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));
		size_t size = (size_t)((stop ? stop : end) - at);
		char *line = strndup(at, size);
		r.line++;
		ok = line && read_line(&r, line);
		free(line);
		at += size + (stop != 0);
	}
	return ok;
}

void puzzle_book_free(struct puzzle_book *book)
{
	for (int i = 0; i < book->n; i++)
		puzzle_entry_free(&book->entry[i]);
	free(book->entry);
	*book = (struct puzzle_book){ 0 };
}

/* ---- is it true? ---- */

static int fail(struct ludo_text *error, const char *what)
{
	ludo_put(error, what);
	return 0;
}

static int answers_hold(const struct puzzle *p, const struct ludo_table *t,
			struct ludo_text *error)
{
	if (p->n < 2)
		return fail(error, "an answer and a tempting one are wanted");
	for (int i = 0; i < p->n; i++) {
		if (ludo_table_why(t, p->choice[i].move).code)
			return fail(error, "an answer is not allowed");
		if (i && p->choice[i].chance >= p->choice[0].chance)
			return fail(error, "another answer is as good");
	}
	return 1;
}

static int words_hold(const struct puzzle_entry *e, const struct ludo_table *t,
		      struct ludo_text *error)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	int ok = 1;
	ludo_table_look(t, ludo_table_ply(t), e->puzzle.seat, blanked);
	for (int lang = 0; ok && lang < LUDO_LANGS; lang++) {
		struct ludo_speaker who = { .game = e->puzzle.game, .lang = lang,
					    .state = blanked };
		struct ludo_text said = { 0 };
		ludo_say_move(&said, &who, e->puzzle.choice[0].move);
		ok = strstr(ludo_text_string(&e->words[lang]), ludo_text_string(&said)) != 0;
		ludo_text_free(&said);
	}
	return ok ? 1 : fail(error, "the words do not name the answer");
}

int puzzle_entry_holds(const struct puzzle_entry *e, struct ludo_text *error)
{
	const struct puzzle *p = &e->puzzle;
	struct ludo_table *t = ludo_table_set(p->game, ludo_text_string(&e->position),
					      ludo_seed_from_number(0), error);
	if (!t)
		return 0;
	int is_asked = p->seat >= 0 && p->seat < ludo_table_n_seats(t) &&
		       (ludo_table_waiting(t) >> p->seat & 1);
	int ok = is_asked ? answers_hold(p, t, error) : fail(error, "this seat is not asked");
	ok = ok && words_hold(e, t, error);
	ludo_table_close(t);
	return ok;
}
