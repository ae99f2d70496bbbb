/* worked.c: an example of the rules, to look at: "show me" on the rules page. */
#include "worked.h"

#include <stdlib.h>
#include <string.h>

#include "net/http.h"
#include "script.h"

void worked_handle(struct exchange *ex, const char *what)
{
	const char *slash = strchr(what, '/');
	char id[GAME_BYTES] = "";
	if (slash && (size_t)(slash - what) < sizeof(id))
		memcpy(id, what, (size_t)(slash - what));
	const struct ludo_game *game = ludo_game_find(id);
	if (!game || !ludo_worked_example(&ex->answer, game, atoi(slash + 1), ex->lang)) {
		ludo_text_clear(&ex->answer);
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	http_answer(ex, 200);
}
