/* store.c: the tables of one browser, in memory; see store/store.h.
 *
 * What changes is written as parts, each with the table, a kind, a number and a value: the row
 * of a table, its entries, lines of chat, a note.  The page keeps them and tells them again when
 * it opens.  Where it could not keep them it tells the table again as it was. */
#include "store/store.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "net/json.h"

struct kept_entry {
	int64_t rev, at;
	int seat;
	char mid[MID_BYTES];
	char *data;
};

struct kept_line {
	struct kept_line *next;
	int64_t n, at;
	int seat;
	char channel[8], name[NAME_BYTES], mid[MID_BYTES];
	char *line;
};

struct kept {
	struct kept *next;
	struct game_row row; /* with its body */
	struct kept_entry *entry;
	int n_entries, space;
	struct kept_line *lines; /* the last first */
	char *note;
	int64_t due, until; /* seats of bots that owe an answer; until when they are being asked */
};

static struct kept *tables;
static struct ludo_text changes;
static int is_down;

#define STAND_BY                                                                       \
	do                                                                             \
		if (is_down)                                                           \
			return DB_DOWN;                                                \
	while (0)

struct ludo_text *store_changes(void)
{
	if (changes.n)
		ludo_json_close(&changes, ']');
	changes.needs_comma = 0;
	return &changes;
}

void store_close(int down)
{
	is_down = down;
}

static struct kept *find(const char *id)
{
	struct kept *k = tables;
	while (k && strcmp(k->row.id, id))
		k = k->next;
	return k;
}

/* ---- writing ---- */

static void open_part(const char *table, const char *kind, int64_t n)
{
	if (!changes.n)
		ludo_json_open(&changes, 0, '[');
	ludo_json_open(&changes, 0, '{');
	ludo_json_string(&changes, "table", table);
	ludo_json_string(&changes, "kind", kind);
	ludo_json_number(&changes, "n", n);
	ludo_json_open(&changes, "value", '{');
}

static void close_part(void)
{
	ludo_json_close(&changes, '}');
	ludo_json_close(&changes, '}');
}

#define ROW_TEXTS(X) X(id) X(game) X(clock) X(score) X(seed) X(maker)
#define ROW_NUMBERS(X)                                                                 \
	X(status) X(ended) X(ver) X(is_public) X(created) X(started) X(finished) X(rev)  \
	X(ply) X(waiting) X(since) X(deadline) X(held)

static void write_row(const struct kept *k)
{
	const struct game_row *row = &k->row;
	open_part(row->id, "row", 0);
#define WRITE_TEXT(member) ludo_json_string(&changes, #member, row->member);
#define WRITE_NUMBER(member) ludo_json_number(&changes, #member, (int64_t)row->member);
	ROW_TEXTS(WRITE_TEXT)
	ROW_NUMBERS(WRITE_NUMBER)
	ludo_json_number(&changes, "due", k->due);
	ludo_json_string(&changes, "body", row->body);
	close_part();
}

static void write_entry(const char *table, const struct kept_entry *e)
{
	open_part(table, "entry", e->rev);
	ludo_json_number(&changes, "rev", e->rev);
	ludo_json_number(&changes, "at", e->at);
	ludo_json_number(&changes, "seat", e->seat);
	ludo_json_string(&changes, "mid", e->mid);
	ludo_json_string(&changes, "data", e->data);
	close_part();
}

void store_keep_person(void)
{
	open_part("", "person", 0);
	ludo_json_string(&changes, "name", engine_person.name);
	ludo_json_string(&changes, "lang", engine_person.lang);
	close_part();
}

/* ---- memory ---- */

static struct kept *new_kept(const char *id)
{
	struct kept *k = calloc(1, sizeof(*k));
	if (!k)
		return 0;
	snprintf(k->row.id, sizeof(k->row.id), "%s", id);
	k->next = tables;
	tables = k;
	return k;
}

void store_forget(const char *id)
{
	struct kept **at = &tables;
	while (*at && strcmp((*at)->row.id, id))
		at = &(*at)->next;
	struct kept *k = *at;
	if (!k)
		return;
	*at = k->next;
	for (int i = 0; i < k->n_entries; i++)
		free(k->entry[i].data);
	while (k->lines) {
		struct kept_line *line = k->lines;
		k->lines = line->next;
		free(line->line);
		free(line);
	}
	free(k->entry);
	free(k->note);
	free(k->row.body);
	free(k);
}

/* A copy that stays; 0 if memory is out. */
static int set_row(struct kept *k, const struct game_row *row)
{
	char *body = strdup(row->body ? row->body : "");
	if (!body)
		return 0;
	free(k->row.body);
	k->row = *row;
	k->row.body = body;
	return 1;
}

static int add_entry(struct kept *k, const struct entry *entry)
{
	if (k->n_entries == k->space) {
		int space = k->space ? 2 * k->space : 32;
		struct kept_entry *more = realloc(k->entry, (size_t)space * sizeof(*more));
		if (!more)
			return 0;
		k->entry = more;
		k->space = space;
	}
	struct kept_entry e = { entry->rev, entry->at, entry->seat, "", strdup(entry->data) };
	if (!e.data)
		return 0;
	snprintf(e.mid, sizeof(e.mid), "%s", entry->mid ? entry->mid : "");
	k->entry[k->n_entries++] = e;
	return 1;
}

static int add_line(struct kept *k, const struct chat_line *line)
{
	struct kept_line *l = calloc(1, sizeof(*l));
	if (!l)
		return 0;
	l->line = strdup(line->line);
	l->n = line->n;
	l->at = line->at;
	l->seat = line->seat;
	snprintf(l->channel, sizeof(l->channel), "%s", line->channel);
	snprintf(l->name, sizeof(l->name), "%s", line->name);
	snprintf(l->mid, sizeof(l->mid), "%s", line->mid);
	l->next = k->lines;
	k->lines = l;
	return l->line != 0;
}

static int set_note(struct kept *k, const char *note)
{
	free(k->note);
	k->note = strdup(note);
	return k->note != 0;
}

/* ---- what the page tells again ---- */

static int take_row(struct kept *k, const struct json *j)
{
	struct game_row row = { 0 };
#define READ_TEXT(member) snprintf(row.member, sizeof(row.member), "%s", json_text(j, #member, ""));
#define READ_NUMBER(member) row.member = json_whole(j, #member, 0);
	ROW_TEXTS(READ_TEXT)
	ROW_NUMBERS(READ_NUMBER)
	row.body = (char *)json_text(j, "body", "");
	k->due = json_whole(j, "due", 0);
	return !strcmp(row.id, k->row.id) && set_row(k, &row);
}

static int take_part(struct kept *k, const char *kind, const struct json *j)
{
	if (!strcmp(kind, "row"))
		return take_row(k, j);
	if (!strcmp(kind, "entry"))
		return add_entry(k, &(struct entry){ json_whole(j, "rev", 0),
						     json_whole(j, "at", 0),
						     (int)json_whole(j, "seat", -1),
						     json_text(j, "mid", ""),
						     json_text(j, "data", "") });
	if (!strcmp(kind, "note"))
		return set_note(k, json_text(j, "line", ""));
	return !strcmp(kind, "line") &&
	       add_line(k, &(struct chat_line){ json_whole(j, "n", 0), json_whole(j, "at", 0),
						(int)json_whole(j, "seat", -1),
						json_text(j, "channel", ""),
						json_text(j, "name", ""), "",
						json_text(j, "mid", ""),
						json_text(j, "line", "") });
}

int store_take(const char *table, const char *kind, char *value, size_t n)
{
	struct json j;
	size_t at;
	if (json_read(&j, value, n, &at) || j.node[0].type != JSON_OBJECT)
		return 0;
	if (!strcmp(kind, "person")) {
		struct person *me = &engine_person;
		snprintf(me->name, sizeof(me->name), "%s", json_text(&j, "name", ""));
		snprintf(me->lang, sizeof(me->lang), "%s", json_text(&j, "lang", "en"));
		return 1;
	}
	struct kept *k = find(table);
	k = k ? k : new_kept(table);
	return k && take_part(k, kind, &j);
}

/* ---- tables ---- */

void game_row_free(struct game_row *row)
{
	free(row->body);
	row->body = 0;
}

static void follow(struct kept *k, const struct follow_up *f)
{
	k->due = f->due;
	k->until = f->claimed_until;
}

enum db_result store_game_add(struct db *db, const struct game_row *row)
{
	STAND_BY;
	(void)db;
	struct kept *k = new_kept(row->id);
	if (!k || !set_row(k, row))
		return DB_DOWN;
	write_row(k);
	return DB_OK;
}

enum db_result store_game_get(struct db *db, const char *id, struct game_row *row, int *found)
{
	STAND_BY;
	(void)db;
	const struct kept *k = find(id);
	*found = k != 0;
	if (!k)
		return DB_OK;
	*row = k->row;
	row->body = strdup(k->row.body);
	return row->body ? DB_OK : DB_DOWN;
}

enum db_result store_game_change(struct db *db, const struct game_row *row,
				 const struct entry *entry, const struct follow_up *f, int *won)
{
	STAND_BY;
	(void)db;
	struct kept *k = find(row->id);
	*won = k && k->row.ver == row->ver;
	if (!*won)
		return DB_OK;
	if (!set_row(k, row) || (entry && !add_entry(k, entry)))
		return DB_DOWN;
	k->row.ver++;
	follow(k, f);
	write_row(k);
	if (entry)
		write_entry(row->id, &k->entry[k->n_entries - 1]);
	return DB_OK;
}

static enum append find_repeat(const struct kept *k, const struct entry *entry, int64_t *rev)
{
	for (int i = 0; k && entry->mid && i < k->n_entries; i++)
		if (k->entry[i].seat == entry->seat && !strcmp(k->entry[i].mid, entry->mid)) {
			*rev = k->entry[i].rev;
			return APPEND_REPEATED;
		}
	return APPEND_RACED;
}

enum db_result store_append(struct db *db, const struct game_row *row, const struct entry *entry,
			    const struct follow_up *f, enum append *outcome, int64_t *rev)
{
	STAND_BY;
	(void)db;
	struct kept *k = find(row->id);
	*outcome = find_repeat(k, entry, rev);
	if (*outcome == APPEND_REPEATED || !k || k->row.rev != entry->rev - 1 ||
	    k->row.ver != row->ver || k->row.status != STATUS_PLAYING)
		return DB_OK;
	struct game_row changed = *row;
	changed.body = k->row.body;
	changed.rev = entry->rev;
	if (!set_row(k, &changed) || !add_entry(k, entry))
		return DB_DOWN;
	follow(k, f);
	write_row(k);
	write_entry(row->id, &k->entry[k->n_entries - 1]);
	*outcome = APPENDED;
	*rev = entry->rev;
	return DB_OK;
}

enum db_result store_game_drop(struct db *db, const char *id, int64_t ver, const char *node,
			       int *won)
{
	STAND_BY;
	(void)db, (void)node;
	const struct kept *k = find(id);
	*won = k && k->row.ver == ver && k->row.status == STATUS_OPEN;
	if (!*won)
		return DB_OK;
	store_forget(id);
	open_part(id, "gone", 0);
	close_part();
	return DB_OK;
}

/* ---- rows ---- */

/* So many rows of empty cells; 0 if memory is out. */
static int make_rows(struct db_rows *rows, int n, int columns)
{
	*rows = (struct db_rows){ .n = n, .columns = columns };
	rows->cell = calloc((size_t)(n * columns) + 1, sizeof(*rows->cell));
	if (!rows->cell)
		rows->n = 0;
	return rows->cell != 0;
}

static void set_text(struct db_rows *rows, int row, int column, const char *text)
{
	rows->cell[row * rows->columns + column] = strdup(text);
}

static void set_number(struct db_rows *rows, int row, int column, int64_t number)
{
	char text[24];
	snprintf(text, sizeof(text), "%lld", (long long)number);
	set_text(rows, row, column, text);
}

enum db_result store_entries(struct db *db, const char *game, int64_t rev, struct db_rows *rows)
{
	STAND_BY;
	(void)db;
	const struct kept *k = find(game);
	int from = 0, n = k ? k->n_entries : 0;
	while (from < n && k->entry[from].rev <= rev)
		from++;
	if (!make_rows(rows, n - from, ENTRY_DATA + 1))
		return DB_DOWN;
	for (int i = from; i < n; i++) {
		set_number(rows, i - from, ENTRY_REV, k->entry[i].rev);
		set_number(rows, i - from, ENTRY_AT, k->entry[i].at);
		set_number(rows, i - from, ENTRY_SEAT, k->entry[i].seat);
		set_text(rows, i - from, ENTRY_MID, k->entry[i].mid);
		set_text(rows, i - from, ENTRY_DATA, k->entry[i].data);
	}
	return DB_OK;
}

/* Tables stay in memory: none is opened twice. */
enum db_result store_bookmark(struct db *db, const char *game, int64_t rev, struct db_rows *rows)
{
	STAND_BY;
	(void)db;
	(void)game;
	(void)rev;
	return make_rows(rows, 0, BOOKMARK_DATA + 1) ? DB_OK : DB_DOWN;
}

/* ---- lists ---- */

static int is_listed(const struct kept *k, enum list list, const char *game)
{
	enum status status = k->row.status;
	if (*game && strcmp(game, k->row.game))
		return 0;
	return list == LIST_MINE ? status == STATUS_OPEN || status == STATUS_PLAYING
	       : list == LIST_MY_FINISHED ? status == STATUS_FINISHED
					  : 0; /* nobody else can see them */
}

static int64_t listed_by(const struct game_row *row, enum list list)
{
	return list == LIST_MY_FINISHED ? row->finished : row->created;
}

/* The latest first. */
static void put_in(struct game_list *out, enum list list, struct game_row row)
{
	int at = out->n++;
	for (; at > 0 && listed_by(&out->row[at - 1], list) < listed_by(&row, list); at--)
		out->row[at] = out->row[at - 1];
	out->row[at] = row;
}

enum db_result store_list(struct db *db, enum list list, const char *person, const char *game,
			  int64_t before, int limit, struct game_list *out)
{
	int n = 0;
	STAND_BY;
	(void)db, (void)person;
	*out = (struct game_list){ 0 };
	for (const struct kept *k = tables; k; k = k->next)
		n++;
	out->row = calloc((size_t)n + 1, sizeof(*out->row));
	for (const struct kept *k = tables; out->row && k; k = k->next) {
		struct game_row row = k->row;
		if (!is_listed(k, list, game) || listed_by(&row, list) >= before)
			continue;
		row.body = strdup(k->row.body);
		put_in(out, list, row);
	}
	while (out->n > limit)
		game_row_free(&out->row[--out->n]);
	return DB_OK;
}

void game_list_free(struct game_list *list)
{
	for (int i = 0; i < list->n; i++)
		game_row_free(&list->row[i]);
	free(list->row);
	*list = (struct game_list){ 0 };
}

enum db_result store_count_open(struct db *db, const char *person, int64_t *n)
{
	STAND_BY;
	(void)db, (void)person;
	*n = 0;
	for (const struct kept *k = tables; k; k = k->next)
		*n += k->row.status != STATUS_FINISHED;
	return DB_OK;
}

enum db_result store_count_uploaded(struct db *db, const char *person, int64_t *n)
{
	STAND_BY;
	(void)db, (void)person;
	*n = 0;
	for (const struct kept *k = tables; k; k = k->next)
		*n += k->row.ended == ENDING_UPLOADED;
	return DB_OK;
}

/* ---- chat and notes ---- */

enum db_result store_chat_add(struct db *db, const char *game, struct chat_line *line)
{
	STAND_BY;
	(void)db;
	struct kept *k = find(game);
	line->n = 0;
	for (struct kept_line *l = k ? k->lines : 0; l; l = l->next)
		if (!strcmp(l->mid, line->mid))
			line->n = l->n;
	if (!k || line->n)
		return DB_OK;
	line->n = k->lines ? k->lines->n + 1 : 1;
	if (!add_line(k, line))
		return DB_DOWN;
	open_part(game, "line", line->n);
	ludo_json_number(&changes, "n", line->n);
	ludo_json_number(&changes, "at", line->at);
	ludo_json_number(&changes, "seat", line->seat);
	ludo_json_string(&changes, "channel", line->channel);
	ludo_json_string(&changes, "name", line->name);
	ludo_json_string(&changes, "mid", line->mid);
	ludo_json_string(&changes, "line", line->line);
	close_part();
	return DB_OK;
}

enum db_result store_chat(struct db *db, const char *game, int64_t after, int limit,
			  struct db_rows *rows)
{
	STAND_BY;
	(void)db;
	const struct kept *k = find(game);
	int n = 0;
	for (struct kept_line *l = k ? k->lines : 0; l && l->n > after && n < limit; l = l->next)
		n++;
	if (!make_rows(rows, n, CHAT_LINE + 1))
		return DB_DOWN;
	for (struct kept_line *l = k ? k->lines : 0; l && n-- > 0; l = l->next) {
		set_number(rows, n, CHAT_N, l->n);
		set_number(rows, n, CHAT_AT, l->at);
		set_text(rows, n, CHAT_CHANNEL, l->channel);
		set_number(rows, n, CHAT_SEAT, l->seat);
		set_text(rows, n, CHAT_NAME, l->name);
		set_text(rows, n, CHAT_LINE, l->line);
	}
	return DB_OK;
}

enum db_result store_note_set(struct db *db, const char *game, const char *person,
			      const char *line)
{
	STAND_BY;
	(void)db, (void)person;
	struct kept *k = find(game);
	if (!k || !set_note(k, line))
		return DB_DOWN;
	open_part(game, "note", 0);
	ludo_json_string(&changes, "line", line);
	close_part();
	return DB_OK;
}

enum db_result store_notes(struct db *db, const char *game, struct db_rows *rows)
{
	STAND_BY;
	(void)db;
	const struct kept *k = find(game);
	int has_note = k && k->note;
	if (!make_rows(rows, has_note, NOTE_LINE + 1))
		return DB_DOWN;
	if (has_note) {
		set_text(rows, 0, NOTE_PERSON, engine_person.id);
		set_text(rows, 0, NOTE_LINE, k->note);
	}
	return DB_OK;
}

/* ---- work that somebody must do ---- */

enum db_result store_due_claim(struct db *db, const char *node, int64_t now, int64_t until,
			       int limit, struct db_rows *rows)
{
	int n = 0;
	STAND_BY;
	(void)db, (void)node;
	for (struct kept *k = tables; k && n < limit; k = k->next)
		n += k->due && k->until < now;
	if (!make_rows(rows, n, DUE_SEAT + 1))
		return DB_DOWN;
	for (struct kept *k = tables; k && n > 0; k = k->next) {
		if (!k->due || k->until >= now)
			continue;
		k->until = until;
		set_text(rows, --n, DUE_GAME, k->row.id);
	}
	return DB_OK;
}

enum db_result store_due_renew(struct db *db, const char *node, const char *game, int64_t until)
{
	struct kept *k = find(game);
	STAND_BY;
	(void)db, (void)node;
	if (k)
		k->until = until;
	return DB_OK;
}

enum db_result store_overdue(struct db *db, int64_t after, int64_t now, int limit,
			     struct db_rows *rows)
{
	int n = 0;
	STAND_BY;
	(void)db;
	if (!make_rows(rows, limit, OVERDUE_DEADLINE + 1))
		return DB_DOWN;
	for (struct kept *k = tables; k && n < limit; k = k->next) {
		const struct game_row *row = &k->row;
		if (row->status != STATUS_PLAYING || row->deadline <= after ||
		    row->deadline >= now)
			continue;
		set_text(rows, n, OVERDUE_GAME, row->id);
		set_number(rows, n++, OVERDUE_DEADLINE, row->deadline);
	}
	rows->n = n;
	return DB_OK;
}
