/* sheet.c: writing the operator's page; see sheet.h. */
#include "sheet.h"

#include <stdio.h>
#include <string.h>

#include "list.h"
#include "net/html.h"

const char sheet_style[] =
	"body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:90rem;padding:0 1rem;"
	"color:#2b2118;background:#fbf7ee}\n"
	"nav a{margin-right:1rem}a{color:#7a2e1d}\n"
	"table{border-collapse:collapse;width:100%;font-size:14px}\n"
	"th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;"
	"border-bottom:1px solid #d9cdb8;white-space:nowrap}\n"
	"td.long,td:last-child{white-space:normal;min-width:16rem}\n"
	"form{display:inline}button,input{font:inherit;min-height:2rem;padding:0 .6rem}\n"
	"td button,td a{margin:0 .3rem .3rem 0}.wide{overflow-x:auto}\n"
	"@media(prefers-color-scheme:dark){body{color:#e9dfcc;background:#221b14}a{color:#e0a080}"
	"th,td{border-color:#4a3d2e}}\n";

/* ---- parts ---- */

static void put_head(struct ludo_text *html, int lang)
{
	const char *title = office_say(OFFICE_TITLE, lang);
	ludo_putf(html,
		  "<!doctype html><html lang=\"%s\"><meta charset=\"utf-8\">"
		  "<meta name=\"viewport\" content=\"width=device-width\">"
		  "<link rel=\"stylesheet\" href=\"/admin/style.css\">"
		  "<title>%s</title><h1>%s</h1>\n",
		  lang ? "it" : "en", title, title);
}

static void put_nav(struct ludo_text *html, int lang)
{
	static const char *const looks[] = { "people", "tables", "audit", "clean", 0 };
	ludo_put(html, "<nav>");
	for (int i = 0; looks[i]; i++)
		ludo_putf(html, "<a href=\"/admin/%s\">%s</a>", looks[i],
			  office_say(power_find(looks[i])->button, lang));
	ludo_putf(html, "<form method=\"post\" action=\"/admin/leave\"><button>%s</button></form>",
		  office_say(OFFICE_LEAVE, lang));
	ludo_putf(html, "</nav>\n<p>%s</p>\n", office_say(OFFICE_BLIND, lang));
}

static void put_hidden(struct ludo_text *html, const char *name, const char *value)
{
	ludo_putf(html, "<input type=\"hidden\" name=\"%s\" value=\"", name);
	html_put(html, value);
	ludo_put(html, "\">");
}

static void put_button(struct ludo_text *html, const char *word, const char *target,
		       const char *more, int lang)
{
	ludo_put(html, "<form method=\"post\" action=\"/admin/do\">");
	put_hidden(html, "what", word);
	put_hidden(html, "target", target);
	if (*more)
		put_hidden(html, "more", more);
	ludo_putf(html, "<button>%s</button></form>", office_say(power_find(word)->button, lang));
}

static void put_link(struct ludo_text *html, const char *word, const char *about, int lang)
{
	ludo_putf(html, "<a href=\"/admin/%s?about=%s\">%s</a> ", word, about,
		  office_say(power_find(word)->button, lang));
}

/* ---- what can be done about a row ---- */

static void people_buttons(struct ludo_text *html, const struct errand *e, int row, int lang)
{
	enum { ID, NAME, KIND, CREATED, SEEN, SESSIONS, TABLES, BANNED, MUTED };
	static const char *const looks[] = { "sessions", "tables", "chat", "audit", 0 };
	const char *id = db_cell(&e->rows, row, ID);
	for (int i = 0; looks[i]; i++)
		put_link(html, looks[i], id, lang);
	put_button(html, db_number(&e->rows, row, BANNED) ? "unban" : "ban", id, "", lang);
	put_button(html, db_number(&e->rows, row, MUTED) ? "unmute" : "mute", id, "", lang);
	put_button(html, "logout", id, "", lang);
	if (strcmp(db_cell(&e->rows, row, KIND), "guest"))
		put_button(html, "reset", id, "", lang);
	put_button(html, "export", id, "", lang);
	put_button(html, "delete", id, "", lang);
}

static void put_buttons(struct ludo_text *html, const struct errand *e, int row, int lang)
{
	const char *word = e->power->word, *first = db_cell(&e->rows, row, 0);
	if (!strcmp(word, "people")) {
		people_buttons(html, e, row, lang);
	} else if (!strcmp(word, "tables")) {
		int is_over = !strcmp(db_cell(&e->rows, row, 2), "finished");
		put_link(html, "chat", first, lang);
		put_button(html, is_over ? "remove" : "close", first, "", lang);
	} else if (!strcmp(word, "sessions")) {
		put_button(html, "logout", first, "", lang);
	} else if (!strcmp(word, "chat") && *db_cell(&e->rows, row, 6)) {
		put_button(html, "unsay", first, db_cell(&e->rows, row, 1), lang);
	}
}

/* ---- lists ---- */

static void put_row(struct ludo_text *html, const struct errand *e, int row, int lang)
{
	const char *from = e->power->columns;
	char column[COLUMN_BYTES], when[WHEN_BYTES];
	ludo_put(html, "<tr>");
	for (int i = 0; list_column(&from, column); i++) {
		int is_word = !strcmp(column, "kind") || !strcmp(column, "status");
		int is_long = !strcmp(column, "line") || !strcmp(column, "people");
		const char *cell = row < 0 ? column : list_cell(e, row, i, column, when);
		ludo_put(html, row < 0 ? "<th scope=\"col\">" : is_long ? "<td class=\"long\">" : "<td>");
		html_put(html, row < 0 || is_word ? office_column(cell, lang) : cell);
	}
	ludo_put(html, "<td>");
	if (row >= 0)
		put_buttons(html, e, row, lang);
	ludo_put(html, "\n");
}

static void put_find(struct ludo_text *html, const struct errand *e, int lang)
{
	const char *find = office_say(OFFICE_FIND, lang);
	ludo_putf(html, "<form action=\"/admin/%s\"><input name=\"about\" aria-label=\"%s\" value=\"",
		  e->power->word, find);
	html_put(html, e->target);
	ludo_putf(html, "\"><button>%s</button></form>\n", find);
}

void sheet_list(struct ludo_text *html, const struct errand *e, int lang)
{
	int is_clean = e->power->run == office_clean;
	put_head(html, lang);
	put_nav(html, lang);
	ludo_putf(html, "<h2>%s</h2>\n", office_say(e->power->button, lang));
	if (!is_clean)
		put_find(html, e, lang);
	if (e->refusal || !e->rows.n)
		ludo_putf(html, "<p>%s</p>",
			  office_say(e->refusal ? e->refusal : OFFICE_NONE, lang));
	if (is_clean && e->rows.n)
		put_button(html, "clean", "", "", lang);
	if (e->rows.n) {
		ludo_put(html, "<div class=\"wide\"><table>");
		for (int row = -1; row < e->rows.n; row++)
			put_row(html, e, row, lang);
		ludo_put(html, "</table></div>");
	}
	ludo_put(html, "</html>\n");
}

/* ---- the other pages ---- */

void sheet_door(struct ludo_text *html, enum office_saying what, int lang)
{
	put_head(html, lang);
	if (what)
		ludo_putf(html, "<p>%s</p>", office_say(what, lang));
	ludo_putf(html,
		  "<form method=\"post\" action=\"/admin/enter\"><label>%s "
		  "<input name=\"token\" type=\"password\" autocomplete=\"off\" required></label> "
		  "<button>%s</button></form></html>\n",
		  office_say(OFFICE_TOKEN, lang), office_say(OFFICE_ENTER, lang));
}

void sheet_ask(struct ludo_text *html, const struct errand *e, int lang)
{
	put_head(html, lang);
	put_nav(html, lang);
	ludo_putf(html, "<h2>%s: ", office_say(e->power->button, lang));
	html_put(html, e->target);
	ludo_put(html, "</h2><form method=\"post\" action=\"/admin/do\">");
	put_hidden(html, "what", e->power->word);
	put_hidden(html, "target", e->target);
	put_hidden(html, "more", e->more);
	put_hidden(html, "sure", "1");
	ludo_putf(html, "<p>%s</p><button>%s</button></form></html>\n",
		  office_say(OFFICE_SURE, lang), office_say(e->power->button, lang));
}

void sheet_done(struct ludo_text *html, const struct errand *e, const char *list, int lang)
{
	put_head(html, lang);
	put_nav(html, lang);
	ludo_putf(html, "<p>%s</p>", office_say(e->refusal ? e->refusal : OFFICE_DONE, lang));
	if (!e->refusal && *e->word)
		ludo_putf(html, "<p>%s <code>%s</code></p>",
			  office_say(OFFICE_NEW_PASSWORD, lang), e->word);
	ludo_putf(html, "<p><a href=\"/admin/%s\">%s</a></p></html>\n", list,
		  office_say(OFFICE_BACK, lang));
}
