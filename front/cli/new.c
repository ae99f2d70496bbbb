/* new.c: a game of one's own, from the template that came along with the program. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli.h"
#include "embedded.h"

static const char from[] = "games/template/";

/* The game's struct bears its name, so it cannot be a word of C. */
static int is_word_of_c(const char *name)
{
	static const char *const words[] = {
		"auto", "break", "case", "char", "const", "continue", "default", "do", "double",
		"else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long",
		"register", "restrict", "return", "short", "signed", "sizeof", "static", "struct",
		"switch", "typedef", "union", "unsigned", "void", "volatile", "while",
	};
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (!strcmp(words[i], name))
			return 1;
	return 0;
}

static int is_name(const char *name)
{
	size_t n = strlen(name);
	if (n < 2 || n > 30 || !islower((unsigned char)name[0]) || is_word_of_c(name))
		return 0;
	for (size_t i = 0; i < n; i++)
		if (!islower((unsigned char)name[i]) && !isdigit((unsigned char)name[i]) &&
		    name[i] != '_')
			return 0;
	return 1;
}

/* The name with its first or all letters in upper case. */
static void raise(char *to, const char *name, int all)
{
	size_t i = 0;
	for (; name[i]; i++)
		to[i] = (char)(all || !i ? toupper((unsigned char)name[i]) : name[i]);
	to[i] = 0;
}

/* "template" becomes the name, in each of its three spellings. */
static void rename_words(struct ludo_text *out, const char *text, const char *name)
{
	char capital[32], upper[32];
	raise(capital, name, 0);
	raise(upper, name, 1);
	while (*text) {
		if (!strncmp(text, "template", 8))
			ludo_put(out, name);
		else if (!strncmp(text, "Template", 8))
			ludo_put(out, capital);
		else if (!strncmp(text, "TEMPLATE", 8))
			ludo_put(out, upper);
		else {
			ludo_put_n(out, text++, 1);
			continue;
		}
		text += 8;
	}
}

/* The line that keeps the template out of menus does not go along. */
static void drop_mark(struct ludo_text *out, const char *text)
{
	while (*text) {
		size_t n = strcspn(text, "\n") + 1;
		n = n > strlen(text) ? strlen(text) : n;
		if (!memmem(text, n, "is_template", 11))
			ludo_put_n(out, text, n);
		text += n;
	}
}

static int write_file(const char *path, const struct ludo_text *text, const char *mode)
{
	FILE *file = fopen(path, mode);
	int ok = file && fwrite(ludo_text_string(text), 1, text->n, file) == text->n;
	if (file && fclose(file))
		ok = 0;
	if (!ok) {
		fprintf(stderr, "ludoteca: cannot write ");
		perror(path);
	}
	return ok;
}

static int copy_file(const struct ludo_embedded *file, const char *name)
{
	struct ludo_text path = { 0 }, plain = { 0 }, text = { 0 };
	ludo_putf(&path, "games/%s/", name);
	rename_words(&path, file->path + sizeof(from) - 1, name);
	drop_mark(&plain, file->bytes);
	rename_words(&text, ludo_text_string(&plain), name);
	int ok = write_file(ludo_text_string(&path), &text, "w");
	ludo_text_free(&path);
	ludo_text_free(&plain);
	ludo_text_free(&text);
	return ok;
}

static int make_folder(const char *name, const char *below)
{
	char path[80];
	snprintf(path, sizeof(path), "games/%s%s", name, below);
	if (!mkdir(path, 0777))
		return 1;
	fprintf(stderr, "ludoteca: cannot make ");
	perror(path);
	return 0;
}

static int register_game(const char *name)
{
	struct ludo_text line = { 0 };
	ludo_putf(&line, "GAME(%s)\n", name);
	int ok = write_file("games/games.def", &line, "a");
	ludo_text_free(&line);
	return ok;
}

int cli_new(int argc, char **argv)
{
	struct stat found;
	if (argc != 2)
		return cli_misspoken("new wants a name for the game");
	if (!is_name(argv[1]))
		return cli_misspoken("'%s' is no name: 2 to 30 small letters, digits or _, no word of C", argv[1]);
	if (stat("games/games.def", &found))
		return cli_misspoken("run this in the root of the source tree, beside games/");
	if (ludo_game_find(argv[1]))
		return cli_misspoken("there is a game called %s already", argv[1]);
	if (!make_folder(argv[1], "") || !make_folder(argv[1], "/play"))
		return 1;
	for (int i = 0; ludo_embedded[i].path; i++)
		if (!strncmp(ludo_embedded[i].path, from, sizeof(from) - 1) &&
		    !copy_file(&ludo_embedded[i], argv[1]))
			return 1;
	if (!register_game(argv[1]))
		return 1;
	printf("games/%s is there and registered; build, then follow CONTRIBUTING.md\n", argv[1]);
	return 0;
}
