/* puzzles.c: decisions out of games that make puzzles, and whether those we have are true. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "embedded.h"
#include "hash.h"
#include "puzzlebook.h"
#include "script.h"
#include "set.h"

enum {
	MOST_FOUND = 2000,
	OF_A_GAME = 4,   /* puzzles out of one game, */
	APART = 6,       /* with so many moves between two of them */
	ALIKE = 2,       /* that are answered by the same, and tempt by the same */
	OF_A_KIND = 60,  /* percent of all whose answers have the same verb */
	EVERY = 2,       /* --check: one in so many is searched again */
};

struct found {
	struct puzzle_entry *entry;
	int from, ply; /* from: which game; of a puzzle that was found before, none */
};

struct hunt {
	const struct ludo_game *game;
	long n_games, seed, seats, wanted, iterations;
	const char *bot, *with; /* with: a file of puzzles that were found before */
	struct bot_style style; /* of those who play */
	struct puzzle_book before;
	struct ludo_text ways; /* the commands that have found them */
	int n_looked, n;
	struct found found[MOST_FOUND];
};

/* ---- looking ---- */

static void tell_progress(const struct hunt *h, int from)
{
	if (isatty(2))
		fprintf(stderr, "\rgame %d: %d decisions, %d puzzles ", from + 1, h->n_looked, h->n);
}

static void keep(struct hunt *h, const struct puzzle *puzzle, int from, int ply)
{
	struct puzzle_entry *entry = calloc(1, sizeof(*entry));
	if (entry && puzzle_entry_make(entry, puzzle)) {
		h->found[h->n++] = (struct found){ entry, from, ply };
		return;
	}
	if (entry)
		puzzle_entry_free(entry);
	free(entry);
}

/* One decision of a game. */
static void look_at(struct hunt *h, const struct ludo_table *t, int ply, int from)
{
	_Alignas(16) char blanked[LUDO_STATE];
	int seat = ludo_table_move(t, ply).seat;
	int64_t numbers[3] = { h->seed, from, ply };
	if (seat == LUDO_CHANCE || h->n == MOST_FOUND)
		return;
	ludo_table_look(t, ply, seat, blanked);
	struct bot_task task = { .game = h->game, .blanked = blanked, .seat = seat,
				 .seed = ludo_hash(0, numbers, sizeof(numbers)) >> 16 };
	task.style.iterations = (int)h->iterations;
	struct puzzle *puzzle = malloc(sizeof(*puzzle));
	if (puzzle && puzzle_find(&task, puzzle))
		keep(h, puzzle, from, ply);
	free(puzzle);
	h->n_looked++;
}

static void look_through(struct hunt *h, const struct ludo_table *t, int from)
{
	for (int ply = 0; ply < ludo_table_ply(t); ply++) {
		look_at(h, t, ply, from);
		tell_progress(h, from);
	}
}

/* ---- games ---- */

/* Bots play one; every number of seats in turn, unless one was named. */
static struct ludo_table *play(const struct hunt *h, int number)
{
	_Alignas(16) char blanked[LUDO_STATE];
	uint8_t options[LUDO_OPTIONS];
	uint64_t seed = (uint64_t)h->seed * 1000003 + (uint64_t)number;
	int span = h->game->max_seats - h->game->min_seats + 1;
	int n_seats = h->seats ? (int)h->seats : h->game->max_seats - number % span;
	ludo_options_standard(h->game, options);
	struct ludo_table *t = ludo_table_open(h->game, n_seats, options,
					       ludo_seed_from_number(seed));
	if (!t)
		return 0;
	ludo_table_deal(t);
	for (unsigned waiting; (waiting = ludo_table_waiting(t)); ludo_table_deal(t)) {
		int seat = set_least(waiting), ply = ludo_table_ply(t);
		struct bot_task task = { .game = h->game, .blanked = blanked, .seat = seat,
					 .style = h->style, .seed = seed + (uint64_t)ply };
		struct bot_answer answer;
		ludo_table_look(t, ply, seat, blanked);
		if (!bot_think(&task, &answer) || ludo_table_play(t, answer.move).code)
			break;
	}
	return t;
}

static int take_record(struct hunt *h, const char *path, int from)
{
	struct ludo_text text = { 0 }, error = { 0 };
	struct ludo_table *t = 0;
	if (cli_read_file(path, &text)) {
		t = ludo_table_load(ludo_text_string(&text), text.n, &error);
		if (!t)
			fprintf(stderr, "%s: %s\n", path, ludo_text_string(&error));
	}
	int ok = t && (!h->game || h->game == ludo_table_game(t));
	if (t && !ok)
		fprintf(stderr, "%s: this is another game; one at a time\n", path);
	if (ok) {
		h->game = ludo_table_game(t);
		look_through(h, t, from);
	}
	ludo_table_close(t);
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

/* ---- choosing ---- */

/* How good a puzzle it is: clear, costly to miss, and not seen at once. */
static float worth(const struct puzzle *p)
{
	float second = 0;
	for (int i = 1; i < p->n; i++)
		second = p->choice[i].chance > second ? p->choice[i].chance : second;
	return p->choice[0].chance - second +
	       0.3f * (p->choice[0].chance - p->choice[1].chance) + 0.05f * (float)p->level;
}

static int by_worth(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	float d = worth(&y->entry->puzzle) - worth(&x->entry->puzzle);
	return d > 0 ? 1 : d < 0 ? -1 : x->from != y->from ? x->from - y->from : x->ply - y->ply;
}

/* From the easy to the hard ones, as players meet them. */
static int by_level(const void *a, const void *b)
{
	const struct found *x = a, *y = b;
	int more = x->entry->puzzle.level - y->entry->puzzle.level;
	return more ? more : by_worth(a, b);
}

static int same_choices(const struct puzzle *a, const struct puzzle *b)
{
	for (int i = 0; i < 2; i++) {
		ludo_move x = a->choice[i].move, y = b->choice[i].move;
		x.seat = y.seat = 0;
		if (memcmp(&x, &y, sizeof(x)) != 0)
			return 0;
	}
	return 1;
}

/* Would it be one more of what was chosen already? */
static int repeats(const struct hunt *h, const struct found *it, int n_chosen)
{
	const struct puzzle *mine = &it->entry->puzzle;
	int alike = 0, of_a_game = 0, of_a_kind = 0;
	for (int i = 0; i < n_chosen; i++) {
		const struct found *other = &h->found[i];
		const struct puzzle *its = &other->entry->puzzle;
		alike += same_choices(its, mine);
		of_a_kind += its->choice[0].move.verb == mine->choice[0].move.verb;
		of_a_game += other->from == it->from;
		if (other->from == it->from && abs(other->ply - it->ply) < APART)
			return 1;
	}
	return alike >= ALIKE || of_a_game >= OF_A_GAME ||
	       of_a_kind * 100 >= OF_A_KIND * h->wanted;
}

/* The best of them, no two alike, come first; returns how many. */
static int choose(struct hunt *h)
{
	int n = 0;
	qsort(h->found, (size_t)h->n, sizeof(*h->found), by_worth);
	for (int i = 0; i < h->n && n < h->wanted; i++) {
		struct found it = h->found[i];
		if (repeats(h, &it, n))
			continue;
		h->found[i] = h->found[n];
		h->found[n++] = it;
	}
	qsort(h->found, (size_t)n, sizeof(*h->found), by_level);
	return n;
}

static void put_head(struct ludo_text *text, const struct hunt *h)
{
	ludo_putf(text, "# Puzzles: %s\n\n", h->game->face->name[LUDO_EN]);
	ludo_put(text, "Decisions out of games, each with one answer that is clearly the best and that a "
		       "quick look\nmisses.  What the seat cannot know is invented.  ");
	ludo_put(text, "[docs/puzzles.md](../../docs/puzzles.md) tells how they\nwere found.  "
		       "Do not mend them: make them again.\n\n");
	ludo_put(text, ludo_text_string(&h->ways));
	if (h->n_games)
		ludo_putf(text, "- `ludoteca puzzles --play %s --games %ld --seed %ld --bot %s "
				"--wanted %ld --iterations %ld%s`\n", h->game->id, h->n_games,
			  h->seed, h->bot, h->wanted, h->iterations,
			  h->with ? " --with puzzles.md" : "");
	ludo_put(text, "\n");
}

static int tell(struct hunt *h)
{
	struct ludo_text text = { 0 };
	put_head(&text, h);
	int n = choose(h);
	for (int i = 0; i < n; i++)
		puzzle_entry_write(&text, i + 1, h->found[i].entry);
	fputs(ludo_text_string(&text), stdout);
	fprintf(stderr, "%s%s: %d decisions, %d puzzles, %d told\n", isatty(2) ? "\r" : "",
		h->game->id, h->n_looked, h->n, n);
	ludo_text_free(&text);
	return !n;
}

/* ---- are they true? ---- */

/* What its seat sees; 0 if the position does not hold. */
static int set_up(struct puzzle_entry *e)
{
	struct ludo_text error = { 0 };
	struct ludo_table *t = ludo_table_set(e->puzzle.game, ludo_text_string(&e->position),
					      ludo_seed_from_number(0), &error);
	if (t)
		ludo_table_look(t, 0, e->puzzle.seat, e->puzzle.state);
	ludo_table_close(t);
	ludo_text_free(&error);
	return t != 0;
}

static int is_still_best(struct puzzle_entry *e)
{
	ludo_move best = { 0 };
	return set_up(e) && puzzle_solve(&e->puzzle, &best) &&
	       !memcmp(&best, &e->puzzle.choice[0].move, sizeof(best));
}

/* Does the search that found it still say so, in these words? */
static const char *is_told_as_now(struct puzzle_entry *e)
{
	struct puzzle_entry now = { .puzzle = e->puzzle };
	const char *fault = 0;
	if (!set_up(e))
		return "the position does not hold";
	memcpy(now.puzzle.state, e->puzzle.state, sizeof(now.puzzle.state));
	if (!puzzle_retell(&now.puzzle))
		return "the search finds another answer: make the puzzles again";
	puzzle_entry_reword(&now);
	for (int lang = 0; lang < LUDO_LANGS; lang++)
		if (strcmp(ludo_text_string(&now.words[lang]), ludo_text_string(&e->words[lang])))
			fault = "it would be told in other words now: puzzles --retell";
	puzzle_entry_free(&now);
	return fault;
}

struct proof {
	int passed, failed;
};

static void count(struct proof *proof, int ok, const char *path, int line, const char *what)
{
	proof->passed += ok;
	proof->failed += !ok;
	if (!ok)
		printf("%s:%d: %s\n", path, line, what);
}

static void check_book(struct proof *proof, const struct ludo_game *game,
		       const struct ludo_embedded *file)
{
	struct puzzle_book book;
	struct ludo_text error = { 0 };
	int ok = puzzle_book_read(&book, game, file->bytes, file->n, &error);
	count(proof, ok, file->path, 0, ludo_text_string(&error));
	for (int i = 0; i < book.n; i++) {
		struct puzzle_entry *e = &book.entry[i];
		ludo_text_clear(&error);
		ok = puzzle_entry_holds(e, &error);
		count(proof, ok, file->path, e->line, ludo_text_string(&error));
		if (!ok || i % EVERY)
			continue;
		const char *fault = is_told_as_now(e);
		count(proof, !fault, file->path, e->line, fault);
	}
	puzzle_book_free(&book);
	ludo_text_free(&error);
}

static int check_all(void)
{
	struct proof proof = { 0 };
	for (int i = 0; ludo_games[i]; i++) {
		const struct ludo_embedded *file = ludo_game_file(ludo_games[i], "puzzles.md");
		if (file)
			check_book(&proof, ludo_games[i], file);
	}
	printf("%d passed, %d failed\n", proof.passed, proof.failed);
	return proof.failed || !proof.passed;
}

/* ---- the same ones in other words ---- */

static int tell_again(const struct ludo_embedded *file, struct puzzle_book *book)
{
	struct ludo_text text = { 0 };
	const char *first = strstr(file->bytes, "\n## ");
	int n = 0;
	ludo_put_n(&text, file->bytes, first ? (size_t)(first + 1 - file->bytes) : file->n);
	for (int i = 0; i < book->n; i++) {
		struct puzzle_entry *e = &book->entry[i];
		if (!set_up(e) || !puzzle_retell(&e->puzzle)) {
			fprintf(stderr, "%s:%d: no puzzle any more\n", file->path, e->line);
			continue;
		}
		puzzle_entry_reword(e);
		puzzle_entry_write(&text, ++n, e);
	}
	fputs(ludo_text_string(&text), stdout);
	ludo_text_free(&text);
	return !n;
}

static int retell(const char *id)
{
	const struct ludo_game *game = ludo_game_find(id);
	const struct ludo_embedded *file = game ? ludo_game_file(game, "puzzles.md") : 0;
	struct puzzle_book book;
	struct ludo_text error = { 0 };
	if (!file)
		return cli_misspoken("no puzzles of '%s'; 'ludoteca games' lists the games", id);
	int ok = puzzle_book_read(&book, game, file->bytes, file->n, &error);
	int status = ok ? tell_again(file, &book) : 1;
	puzzle_book_free(&book);
	ludo_text_free(&error);
	return status;
}

/* ---- the command ---- */

static int read_valued(struct hunt *h, const char *option, const char *value)
{
	const struct cli_count counts[] = {
		{ "--games", 1, 100000, &h->n_games },
		{ "--seed", 0, 1000000000, &h->seed },
		{ "--seats", 1, LUDO_SEATS, &h->seats },
		{ "--wanted", 1, MOST_FOUND, &h->wanted },
		{ "--iterations", 64, 1000000, &h->iterations },
	};
	if (!strcmp(option, "--bot") || !strcmp(option, "--with")) {
		*(option[2] == 'b' ? &h->bot : &h->with) = value;
		return 0;
	}
	if (strcmp(option, "--play"))
		return cli_read_count("puzzles", counts, sizeof(counts) / sizeof(counts[0]),
				      option, value);
	h->game = ludo_game_find(value);
	return h->game ? 0 : cli_misspoken("no game '%s'; 'ludoteca games' lists them", value);
}

static int check_hunt(struct hunt *h, int n_files)
{
	struct ludo_text error = { 0 };
	if (!h->game == !n_files || (n_files && h->with))
		return cli_misspoken("puzzles wants records, or --play GAME, or --check");
	if (h->game && h->seats &&
	    (h->seats < h->game->min_seats || h->seats > h->game->max_seats))
		return cli_misspoken("%s is for %d to %d seats", h->game->id, h->game->min_seats,
				     h->game->max_seats);
	int ok = bot_read_style(h->game, h->bot, &h->style, &error);
	int status = ok ? 0 : cli_misspoken("%s", ludo_text_string(&error));
	ludo_text_free(&error);
	return status;
}

/* The commands that a file names, to be named again. */
static void take_ways(struct hunt *h, const char *text)
{
	for (const char *at = text; (at = strstr(at, "- `ludoteca puzzles ")); at++)
		ludo_putf(&h->ways, "%.*s\n", (int)strcspn(at, "\n"), at);
}

/* What was found before, and is still true, is chosen among as well. */
static int take_before(struct hunt *h)
{
	struct ludo_text text = { 0 }, error = { 0 };
	int ok = cli_read_file(h->with, &text);
	if (ok && !puzzle_book_read(&h->before, h->game, ludo_text_string(&text), text.n, &error)) {
		fprintf(stderr, "%s: %s\n", h->with, ludo_text_string(&error));
		ok = 0;
	}
	take_ways(h, ludo_text_string(&text));
	for (int i = 0; ok && i < h->before.n && h->n < MOST_FOUND; i++) {
		struct puzzle_entry *entry = &h->before.entry[i];
		if (puzzle_entry_holds(entry, &error) && is_still_best(entry))
			h->found[h->n++] = (struct found){ entry, LUDO_NOBODY - i, 0 };
	}
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

static void hunt_free(struct hunt *h)
{
	for (int i = 0; i < h->n; i++)
		if (h->found[i].from >= 0) {
			puzzle_entry_free(h->found[i].entry);
			free(h->found[i].entry);
		}
	puzzle_book_free(&h->before);
	ludo_text_free(&h->ways);
	free(h);
}

static int search(struct hunt *h, char **files, int n_files)
{
	int ok = !h->with || take_before(h);
	if (!ok)
		return 1;
	if (n_files)
		h->n_games = 0; /* none are played */
	for (int i = 0; ok && i < n_files; i++)
		ok = take_record(h, files[i], i);
	for (int i = 0; i < h->n_games && choose(h) < h->wanted; i++) {
		struct ludo_table *t = play(h, i);
		if (t)
			look_through(h, t, i);
		ludo_table_close(t);
	}
	return ok ? tell(h) : 1;
}

int cli_puzzles(int argc, char **argv)
{
	struct hunt *h = calloc(1, sizeof(*h));
	char **files = calloc((size_t)argc, sizeof(*files));
	int status = 0, n_files = 0;
	if (!h || !files)
		return 1;
	*h = (struct hunt){ .n_games = 10, .seed = 1, .wanted = 30, .iterations = 2000,
			    .bot = "easy" };
	if (argc == 2 && !strcmp(argv[1], "--check")) {
		status = check_all();
	} else if (argc == 3 && !strcmp(argv[1], "--retell")) {
		status = retell(argv[2]);
	} else {
		for (int i = 1; i < argc && !status; i++)
			if (argv[i][0] != '-')
				files[n_files++] = argv[i];
			else if (i + 1 == argc)
				status = cli_misspoken("puzzles does not understand '%s'", argv[i]);
			else
				status = read_valued(h, argv[i], argv[i + 1]), i++;
		status = status ? status : check_hunt(h, n_files);
		status = status ? status : search(h, files, n_files);
	}
	free(files);
	hunt_free(h);
	return status;
}
