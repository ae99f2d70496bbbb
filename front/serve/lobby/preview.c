/* preview.c: a link to a table that somebody pastes elsewhere tells what it leads to.
 *
 * What stands behind # in an address never comes here, so links that are meant to be sent have
 * the table in their path: "/t/ID".  The answer is the page, with the table's name, who sits
 * there, what is free, at the end who came where, and a picture of the game in its head; the page
 * goes on to "/#/t/ID" by itself. */
#include "preview.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/html.h"
#include "net/http.h"
#include "net/pages.h"
#include "people/letter.h"
#include "room/room.h"

/* What the head of the page says where nothing better is known. */
#define OPENS "<!--card-->"
#define CLOSES "<!--/card-->"

struct preview {
	struct task task;
	struct exchange *ex;
};

static void put_meta(struct ludo_text *html, const char *property, const char *words)
{
	ludo_putf(html, "<meta property=\"og:%s\" content=\"", property);
	html_put(html, words);
	ludo_put(html, "\">\n");
}

static int n_free(const struct setup *s)
{
	int n = 0;
	for (int seat = 0; seat < s->n_seats; seat++)
		n += s->seat[seat].kind == SEAT_OPEN;
	return n;
}

/* "1. Anna, 2. Bot 2, 3. Bruno", from "42 38 12;1 2 3": points and places. */
static void put_places(struct ludo_text *words, const struct setup *s, const char *score)
{
	char *at = strchr(score, ';');
	long place[LUDO_SEATS] = { 0 };
	for (int seat = 0; at && seat < s->n_seats; seat++)
		place[seat] = strtol(seat ? at : at + 1, &at, 10);
	for (int nth = 1; nth <= s->n_seats; nth++)
		for (int seat = 0; seat < s->n_seats; seat++)
			if (place[seat] == nth)
				ludo_putf(words, "%s%d. %s", words->n ? ", " : "", nth,
					  s->seat[seat].name);
}

/* "Anna, Bruno, Bot 3; free seats: 1"; of a game that was played to its end, who came where. */
static void describe(struct ludo_text *words, const struct room *room, int lang)
{
	const struct setup *s = &room->setup;
	if (room->row.ended == ENDING_PLAYED) {
		put_places(words, s, room->row.score);
		return;
	}
	for (int seat = 0; seat < s->n_seats; seat++)
		if (*s->seat[seat].name)
			ludo_putf(words, "%s%s", words->n ? ", " : "", s->seat[seat].name);
	if (room->row.status == STATUS_OPEN && n_free(s))
		ludo_putf(words, "%s%s %d", words->n ? "; " : "", say(SAY_FREE_SEATS, lang),
			  n_free(s));
}

/* The game's picture: messengers want a whole address. */
static void put_picture(struct ludo_text *html, struct serve *sv, const struct ludo_game *game)
{
	struct ludo_text address = { 0 };
	char file[64];
	snprintf(file, sizeof(file), "/preview-%s.png", game->id);
	letter_origin(&sv->config, &address);
	ludo_put(&address, file);
	if (pages_have(sv, file))
		put_meta(html, "image", ludo_text_string(&address));
	ludo_text_free(&address);
}

static void put_card(struct ludo_text *html, const struct room *room, int lang)
{
	struct ludo_text title = { 0 }, words = { 0 };
	const struct setup *s = &room->setup;
	ludo_put(&title, s->game->face->name[lang]);
	if (*s->title)
		ludo_putf(&title, ": %s", s->title);
	describe(&words, room, lang);
	ludo_put(html, "<title>");
	html_put(html, ludo_text_string(&title));
	ludo_put(html, " · Ludoteca</title>\n");
	put_meta(html, "title", ludo_text_string(&title));
	put_meta(html, "description", ludo_text_string(&words));
	put_meta(html, "site_name", "Ludoteca");
	put_meta(html, "type", "website");
	put_picture(html, room->sv, s->game);
	ludo_text_free(&title);
	ludo_text_free(&words);
}

/* The page with another card; as it is where there is no room, or no page was built. */
static void answer(struct exchange *ex, const struct room *room)
{
	const struct ludo_embedded *page = pages_first(ex->sv);
	const char *at = page ? strstr(page->bytes, OPENS) : 0;
	const char *behind = at ? strstr(at, CLOSES) : 0;
	if (!page) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	if (room && behind) {
		ludo_putf(&ex->answer, "%.*s", (int)(at - page->bytes), page->bytes);
		put_card(&ex->answer, room, ex->lang);
		ludo_put(&ex->answer, behind + strlen(CLOSES));
	} else {
		ludo_put(&ex->answer, page->bytes);
	}
	ex->type = "text/html; charset=utf-8";
	http_answer(ex, 200);
}

static void preview_run(struct room *room, struct task *task)
{
	struct preview *p = (struct preview *)task;
	answer(p->ex, room);
	free(p);
}

/* No such table: the page itself will say so, in words and with a way back. */
static void preview_fail(struct task *task, enum fault fault)
{
	struct preview *p = (struct preview *)task;
	(void)fault;
	answer(p->ex, 0);
	free(p);
}

int preview_is_of_table(const char *url)
{
	return !strncmp(url, "/t/", 3) || !strncmp(url, "/r/", 3);
}

int preview_handle(struct exchange *ex)
{
	char id[40] = "";
	if (ex->is_post || !preview_is_of_table(ex->url))
		return 0;
	sscanf(ex->url + 3, "%39[a-z0-9]", id);
	struct preview *p = strlen(id) == ID_BYTES - 1 ? calloc(1, sizeof(*p)) : 0;
	if (!p) {
		answer(ex, 0);
		return 1;
	}
	*p = (struct preview){ { .run = preview_run, .fail = preview_fail }, ex };
	http_suspend(ex);
	room_do(ex->sv, id, &p->task);
	return 1;
}
