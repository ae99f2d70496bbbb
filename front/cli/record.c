/* record.c: saved games, shown again and dealt again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

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

struct replay {
	const char *path;
	long seat, from; /* without a seat the moves themselves are shown */
	int lang;
};

static int read_number(const char *word, long low, long high, long *value)
{
	char *end;
	*value = strtol(word, &end, 10);
	return *word && !*end && *value >= low && *value <= high;
}

static int read_replay(int argc, char **argv, struct replay *r)
{
	for (int i = 1; i < argc; i++) {
		const char *next = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--seat") && read_number(next, 0, LUDO_SEATS - 1, &r->seat))
			i++;
		else if (!strcmp(argv[i], "--from") && read_number(next, 0, 1000000, &r->from))
			i++;
		else if (!strcmp(argv[i], "--lang") && (!strcmp(next, "it") || !strcmp(next, "en")))
			r->lang = !strcmp(argv[++i], "it") ? LUDO_IT : LUDO_EN;
		else if (argv[i][0] != '-' && !r->path)
			r->path = argv[i];
		else
			return cli_misspoken("replay does not understand '%s %s'", argv[i], next);
	}
	return r->path ? 0 : cli_misspoken("replay wants the file of a saved game");
}

static void show_standings(const struct ludo_table *table, int lang)
{
	int32_t points[LUDO_SEATS];
	uint8_t place[LUDO_SEATS];
	ludo_table_standings(table, points, place);
	for (int seat = 0; seat < ludo_table_n_seats(table); seat++)
		printf("%d. %s %d\n", place[seat], ludo_table_name(table, seat, lang),
		       points[seat]);
}

int cli_replay(int argc, char **argv)
{
	struct replay r = { .seat = LUDO_NOBODY };
	if (read_replay(argc, argv, &r))
		return 2;
	struct ludo_table *table = load(r.path);
	if (!table)
		return 1;
	if (r.seat >= ludo_table_n_seats(table))
		r.seat = LUDO_NOBODY;
	for (int ply = (int)r.from; ply < ludo_table_ply(table); ply++) {
		struct ludo_text text = { 0 };
		if (r.seat < 0) /* a seat hears of the others' moves by the log alone */
			ludo_write_move(&text, ludo_table_game(table), ludo_table_move(table, ply));
		printf("%3d  %s\n", ply + 1, ludo_text_string(&text));
		ludo_text_clear(&text);
		ludo_table_log(table, ply, (int)r.seat, r.lang, &text);
		for (char *line = text.at ? strtok(text.at, "\n") : 0; line; line = strtok(0, "\n"))
			printf("       %s\n", line);
		ludo_text_free(&text);
	}
	struct ludo_text screen = { 0 };
	ludo_table_screen(table, (int)r.seat, r.lang, &screen);
	printf("\n%s\n", ludo_text_string(&screen));
	ludo_text_free(&screen);
	show_standings(table, r.lang);
	ludo_table_close(table);
	return 0;
}

int cli_verify(int argc, char **argv)
{
	if (argc != 2 || argv[1][0] == '-')
		return cli_misspoken("verify wants the file of a saved game");
	struct ludo_table *table = load(argv[1]);
	if (!table)
		return 1;
	struct ludo_text report = { 0 };
	int ok = ludo_table_verify(table, &report);
	printf("%s: %s\n", argv[1], ludo_text_string(&report));
	ludo_text_free(&report);
	ludo_table_close(table);
	return !ok;
}

/* ---- positions ---- */

struct setting {
	const char *path;
	long ply, seat; /* without a ply the last position, without a seat the truth */
};

static int read_setting(int argc, char **argv, struct setting *s)
{
	for (int i = 1; i < argc; i++) {
		const char *next = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--seat") && read_number(next, 0, LUDO_SEATS - 1, &s->seat))
			i++;
		else if (!strcmp(argv[i], "--ply") && read_number(next, 0, 1000000, &s->ply))
			i++;
		else if (argv[i][0] != '-' && !s->path)
			s->path = argv[i];
		else
			return cli_misspoken("position does not understand '%s %s'", argv[i], next);
	}
	return s->path ? 0 : cli_misspoken("position wants the file of a saved game or a position");
}

/* A record, or the lines of an example that lead somewhere. */
static struct ludo_table *load_either(const char *path)
{
	static const char begins[] = "game ";
	struct ludo_text text = { 0 }, error = { 0 };
	struct ludo_table *table = 0;
	if (!cli_read_file(path, &text))
		return 0;
	const char *said = ludo_text_string(&text);
	if (!strncmp(said, begins, strlen(begins)) && !memchr(said, 0, text.n))
		table = ludo_table_set(0, said, ludo_seed_from_number(0), &error);
	else
		table = ludo_table_load(said, text.n, &error);
	if (!table)
		fprintf(stderr, "%s: %s\n", path, ludo_text_string(&error));
	ludo_text_free(&text);
	ludo_text_free(&error);
	return table;
}

int cli_position(int argc, char **argv)
{
	struct setting s = { .ply = -1, .seat = LUDO_CHANCE };
	struct ludo_text text = { 0 };
	if (read_setting(argc, argv, &s))
		return 2;
	struct ludo_table *table = load_either(s.path);
	if (!table)
		return 1;
	int ply = s.ply < 0 ? ludo_table_ply(table) : (int)s.ply, ok = 0;
	if (ply > ludo_table_ply(table) ||
	    (s.seat != LUDO_CHANCE && s.seat >= ludo_table_n_seats(table)))
		fprintf(stderr, "%s: there is no such %s\n", s.path,
			ply > ludo_table_ply(table) ? "move" : "seat");
	else if (!(ok = ludo_table_write_setting(table, ply, (int)s.seat, 1, &text)))
		fprintf(stderr, "%s: no lines lead to this position\n", s.path);
	else
		fputs(ludo_text_string(&text), stdout);
	ludo_text_free(&text);
	ludo_table_close(table);
	return !ok;
}
