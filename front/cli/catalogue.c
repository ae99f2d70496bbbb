/* catalogue.c: what is in a game's box, for programs and for the page. */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "types.h"

static const struct ludo_game *find_game(int argc, char **argv)
{
	const struct ludo_game *game = argc > 1 ? ludo_game_find(argv[1]) : 0;
	if (argc < 2)
		cli_misspoken("%s wants a game; 'ludoteca games' lists them", argv[0]);
	else if (!game)
		cli_misspoken("no game '%s'; 'ludoteca games' lists them", argv[1]);
	return game;
}

static int print(struct ludo_text *text)
{
	int failed = text->failed;
	if (failed)
		fprintf(stderr, "ludoteca: out of memory\n");
	else
		fputs(ludo_text_string(text), stdout);
	ludo_text_free(text);
	return failed;
}

int cli_catalogue(int argc, char **argv)
{
	const struct ludo_game *game = find_game(argc, argv);
	struct ludo_text text = { 0 };
	if (!game)
		return 2;
	if (argc > 3 || (argc == 3 && strcmp(argv[2], "it") && strcmp(argv[2], "en")))
		return cli_misspoken("catalogue wants a game and 'it' or 'en'");
	ludo_catalogue(&text, game, argc == 3 && !strcmp(argv[2], "it") ? LUDO_IT : LUDO_EN);
	ludo_put(&text, "\n");
	return print(&text);
}

int cli_types(int argc, char **argv)
{
	const struct ludo_game *game = find_game(argc, argv);
	struct ludo_text text = { 0 };
	if (!game)
		return 2;
	if (argc > 2)
		return cli_misspoken("types wants a game and nothing else");
	ludo_types(&text, game);
	return print(&text);
}
