/* words.c: what the examples of a game may name. */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "vocabulary.h"

int cli_words(int argc, char **argv)
{
	const struct ludo_game *game = argc > 1 ? ludo_game_find(argv[1]) : 0;
	struct ludo_text text = { 0 };
	if (argc < 2 || argc > 3)
		return cli_misspoken("words takes the name of a game, and of one part if you like");
	if (!game)
		return cli_misspoken("no game '%s'; 'ludoteca games' lists them", argv[1]);
	struct ludo_word part = { argc > 2 ? argv[2] : "", argc > 2 ? strlen(argv[2]) : 0 };
	int n = ludo_write_words(&text, game, part);
	fputs(ludo_text_string(&text), stdout);
	ludo_text_free(&text);
	return n ? 0 : cli_misspoken("no words '%s'; there are verbs, questions, steps, reasons, "
				     "events, accounts, fields, kinds and options", argv[2]);
}
