/* walk.c: what bots decide, natively, for tests/wasm to lay beside the module's.
 *
 *     walk STYLE DECISIONS [ID]...
 *
 * One line per game: its id, the hash of its decisions, iterations, seconds of the processor. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "walk.h"

static int is_chosen(const char *id, int n, char **ids)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(ids[i], id))
			return 1;
	return n == 0;
}

int main(int argc, char **argv)
{
	struct ludo_text error = { 0 };
	if (argc < 3)
		return 2;
	for (int i = 0; ludo_games[i]; i++) {
		struct bot_walk walk;
		struct bot_style style;
		if (!is_chosen(ludo_games[i]->id, argc - 3, argv + 3))
			continue;
		clock_t start = clock();
		if (!bot_read_style(ludo_games[i], argv[1], &style, &error) ||
		    !bot_walk(ludo_games[i], &style, 7, atoi(argv[2]), &walk))
			return 1;
		printf("%s %016llx %llu %.3f\n", ludo_games[i]->id,
		       (unsigned long long)walk.hash, (unsigned long long)walk.iterations,
		       (double)(clock() - start) / CLOCKS_PER_SEC);
	}
	return 0;
}
