/* games.c: the list of games. */
#include <stdio.h>

#include "cli.h"

static void show_option(const struct ludo_game *game, int i)
{
	const struct ludo_option *option = &game->face->options[i];
	printf("    %s (%s, rule %s)\n", option->token, option->say[LUDO_EN], option->para);
	printf("      %s\n", option->tells[LUDO_EN]);
	for (int v = 0; v < game->rules->n_values[i]; v++) {
		const struct ludo_value *value = &option->values[v];
		printf("      %s=%-8s %s%s\n", option->token, value->token, value->say[LUDO_EN],
		       v == option->standard ? " (standard)" : "");
		printf("        %s\n", value->tells[LUDO_EN]);
	}
}

int cli_games(int argc, char **argv)
{
	(void)argv;
	if (argc > 1)
		return cli_misspoken("games takes no arguments");
	for (int g = 0; ludo_games[g]; g++) {
		const struct ludo_game *game = ludo_games[g];
		if (game->is_template)
			continue;
		printf("%-10s %s, %d-%d seats\n    %s\n    %s\n", game->id,
		       game->face->name[LUDO_EN], game->min_seats, game->max_seats,
		       game->face->blurb[LUDO_EN], game->face->credit);
		for (int i = 0; i < game->face->n_options; i++)
			show_option(game, i);
	}
	return 0;
}
