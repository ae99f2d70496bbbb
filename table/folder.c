/* folder.c: the files of a game's folder, out of the program. */
#include <stdio.h>
#include <string.h>

#include "embedded.h"
#include "ludo_table.h"

const struct ludo_embedded *ludo_game_file(const struct ludo_game *game, const char *name)
{
	char path[160];
	snprintf(path, sizeof(path), "games/%s/%s", game->id, name);
	for (const struct ludo_embedded *file = ludo_embedded; file->path; file++)
		if (!strcmp(file->path, path))
			return file;
	return 0;
}
