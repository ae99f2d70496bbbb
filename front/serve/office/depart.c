/* depart.c: tables that end, and tables that go on without somebody; see power.h. */
#include <stdio.h>
#include <string.h>

#include "play/standing.h"
#include "power.h"
#include "room/setup.h"
#include "store/office.h"

#define TRY(call)                                                                          \
	do {                                                                               \
		enum db_result tried_ = (call);                                            \
		if (tried_ != DB_OK)                                                       \
			return tried_;                                                     \
	} while (0)

#define NAMELESS "\xe2\x80\x94" /* a dash: who has gone has no name in any language */

/* What has become of a row and its setup goes to the store, unless somebody was quicker. */
static enum db_result keep(struct db *db, struct game_row *row, const struct setup *setup,
			   int64_t now, int *won)
{
	struct follow_up follow = { .node = "office", .now = now };
	struct ludo_text body = { 0 };
	struct game_row changed = *row;
	setup_write(setup, &body);
	changed.body = body.at;
	memcpy(changed.maker, setup->maker, sizeof(changed.maker));
	for (int i = 0; i < LUDO_SEATS; i++) {
		int is_person = i < setup->n_seats && setup->seat[i].kind == SEAT_PERSON;
		snprintf(changed.persons[i], ID_BYTES, "%s", is_person ? setup->seat[i].person : "");
	}
	if (row->status == STATUS_PLAYING && setup_owned(setup))
		follow.due = (unsigned)row->waiting & setup_bots(setup);
	enum db_result result = store_game_change(db, &changed, 0, &follow, won);
	ludo_text_free(&body);
	return result;
}

/* ---- ending ---- */

static enum db_result end_game(struct db *db, struct game_row *row, const struct setup *setup,
			       int64_t now, int *won)
{
	standing_end(row, ENDING_CLOSED, now);
	row->held = 0;
	return keep(db, row, setup, now, won);
}

static enum db_result close_row(struct db *db, struct game_row *row, int64_t now,
				enum office_saying *refusal)
{
	struct setup setup;
	int won = 0;
	if (row->status == STATUS_FINISHED) {
		*refusal = OFFICE_TABLE_OVER;
		return DB_OK;
	}
	if (row->status == STATUS_OPEN)
		TRY(store_game_drop(db, row->id, row->ver, "office", &won));
	else if (setup_read(&setup, row->body))
		TRY(end_game(db, row, &setup, now, &won));
	else
		*refusal = OFFICE_TABLE_FOREIGN;
	if (!won && !*refusal)
		*refusal = OFFICE_TABLE_RACED;
	return DB_OK;
}

enum db_result office_close(struct db *db, const char *table, int64_t now,
			    enum office_saying *refusal)
{
	struct game_row row;
	int found;
	TRY(store_game_get(db, table, &row, &found));
	*refusal = found ? OFFICE_NOTHING : OFFICE_TABLE_UNKNOWN;
	if (!found)
		return DB_OK;
	enum db_result result = close_row(db, &row, now, refusal);
	game_row_free(&row);
	return result;
}

/* ---- going on without somebody ---- */

static void vacate(struct seat *seat, int number, enum status status)
{
	struct seat was = *seat;
	*seat = (struct seat){ 0 };
	if (status == STATUS_PLAYING) {
		seat->kind = SEAT_BOT;
		seat->ready = 1;
		snprintf(seat->bot, sizeof(seat->bot), "%s", setup_stand_in());
		snprintf(seat->name, sizeof(seat->name), "Bot %d", number + 1);
	} else if (status == STATUS_FINISHED) {
		seat->kind = was.kind;
		snprintf(seat->name, sizeof(seat->name), NAMELESS);
	}
}

static void hand_on(struct setup *setup)
{
	*setup->maker = 0;
	for (int i = 0; i < setup->n_seats && !*setup->maker; i++)
		if (setup->seat[i].kind == SEAT_PERSON)
			memcpy(setup->maker, setup->seat[i].person, sizeof(setup->maker));
}

static enum db_result depart(struct db *db, struct game_row *row, struct setup *setup,
			     const char *person, int64_t now, int *won)
{
	for (int i = 0; i < setup->n_seats; i++)
		if (!strcmp(setup->seat[i].person, person))
			vacate(&setup->seat[i], i, row->status);
	if (!strcmp(setup->maker, person))
		hand_on(setup);
	setup->proposal = (struct proposal){ 0 };
	if (row->status == STATUS_OPEN && !setup_owned(setup))
		return store_game_drop(db, row->id, row->ver, "office", won);
	if (row->status == STATUS_PLAYING && !setup_owned(setup))
		return end_game(db, row, setup, now, won);
	if (!(row->waiting & setup_people(setup)))
		row->deadline = 0;
	return keep(db, row, setup, now, won);
}

enum db_result office_depart(struct db *db, const char *table, const char *person, int64_t now)
{
	struct game_row row;
	struct setup setup;
	int found, won = 1;
	TRY(store_game_get(db, table, &row, &found));
	if (!found)
		return DB_OK;
	enum db_result result = setup_read(&setup, row.body)
					? depart(db, &row, &setup, person, now, &won)
					: DB_OK;
	game_row_free(&row);
	return result == DB_OK && !won ? DB_AGAIN : result;
}

enum db_result office_delete(struct db *db, const char *person, int64_t now)
{
	struct db_rows tables;
	TRY(store_tables_of(db, person, &tables));
	enum db_result result = DB_OK;
	for (int i = 0; i < tables.n && result == DB_OK; i++)
		result = office_depart(db, db_cell(&tables, i, 0), person, now);
	db_free(&tables);
	return result != DB_OK ? result : store_person_delete(db, person);
}
