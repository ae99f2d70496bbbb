/* catalogue.c: what is in a game's box.  It never changes while the program runs, so it is
 * written and packed once, and sent like a file of the page. */
#include "catalogue.h"

#include <stdlib.h>
#include <string.h>

#include "ludo_table.h"
#include "net/http.h"
#include "net/pages.h"

struct catalogue {
	struct ludo_text text;
	struct ludo_embedded file;
	struct page page;
};

static int n_games(void)
{
	int n = 0;
	while (ludo_games[n])
		n++;
	return n;
}

/* "GAME/LANG": which of all catalogues is it?  -1 if there is none. */
static int number_of(const char *what)
{
	const char *slash = strchr(what, '/');
	if (!slash || (strcmp(slash, "/it") && strcmp(slash, "/en")))
		return -1;
	for (int i = 0; ludo_games[i]; i++)
		if (strlen(ludo_games[i]->id) == (size_t)(slash - what) &&
		    !strncmp(ludo_games[i]->id, what, (size_t)(slash - what)))
			return i * LUDO_LANGS + (strcmp(slash, "/it") ? LUDO_EN : LUDO_IT);
	return -1;
}

static int fill(struct catalogue *c, int number)
{
	if (c->text.n)
		return !c->text.failed;
	ludo_catalogue(&c->text, ludo_games[number / LUDO_LANGS], number % LUDO_LANGS);
	if (c->text.failed)
		return 0;
	c->file = (struct ludo_embedded){ "catalogue.json", c->text.at, c->text.n };
	page_prepare(&c->page, &c->file);
	return 1;
}

void catalogue_handle(struct exchange *ex, const char *what)
{
	struct serve *sv = ex->sv;
	int number = number_of(what);
	if (number < 0) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	if (!sv->catalogues)
		sv->catalogues = calloc((size_t)n_games() * LUDO_LANGS, sizeof(*sv->catalogues));
	if (!sv->catalogues || !fill(&sv->catalogues[number], number))
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
	else
		page_send(ex, &sv->catalogues[number].page);
}

void catalogues_free(struct serve *sv)
{
	for (int i = 0; sv->catalogues && i < n_games() * LUDO_LANGS; i++) {
		ludo_text_free(&sv->catalogues[i].text);
		free(sv->catalogues[i].page.packed);
	}
	free(sv->catalogues);
	sv->catalogues = 0;
}
