/* power.h: what an operator may look at and do, whether by a command or on the page.
 *
 * An errand runs inside one transaction.  What it did is a line of the audit log, written in the
 * same transaction; the nodes follow that log (orders.h) and do at once what is theirs to do. */
#ifndef LUDO_OFFICE_POWER_H
#define LUDO_OFFICE_POWER_H

#include "config.h"
#include "store/store.h"
#include "words.h"

struct errand {
	const struct power *power;
	const struct config *config; /* how long things are kept */
	char who[NAME_BYTES];        /* does it */
	char target[ADDRESS_BYTES], more[NAME_BYTES];
	int is_trial;                /* say what would be done, and do nothing */
	int64_t now;
	/* of a new password: itself, and what the store keeps of it */
	char word[24], sealed[PASSWORD_BYTES];

	enum office_saying refusal; /* why nothing was done; OFFICE_NOTHING: it was */
	struct db_rows rows;        /* of a look */
	struct ludo_text text;      /* of an export */
};

struct power {
	const char *word, *arguments, *help;
	enum office_saying button;
	int acts;            /* changes something: goes into the audit log */
	const char *columns; /* of a look, parted by blanks */
	enum db_result (*run)(struct db *db, struct errand *e);
};

extern const struct power powers[]; /* ends with a null word */
const struct power *power_find(const char *word);

/* Before the transaction: what takes long.  0 if the system refuses. */
int errand_prepare(struct errand *e);
/* May run more than once before it counts. */
enum db_result errand_run(struct db *db, struct errand *e);
void errand_free(struct errand *e);

/* A table without its person; with none left, it ends.  What the row of the setup becomes is
 * told to nobody: the order in the audit log does that. */
enum db_result office_depart(struct db *db, const char *table, const char *person, int64_t now);
/* A table that has not begun goes, one that runs ends; OFFICE_NOTHING or why not. */
enum db_result office_close(struct db *db, const char *table, int64_t now,
			    enum office_saying *refusal);
enum db_result office_export(struct db *db, const struct person *person, struct ludo_text *json);
enum db_result office_delete(struct db *db, const char *person, int64_t now);
/* One round of what has been kept for long enough: 50 of each kind at the most.  What was, or
 * would be, dropped is in e->rows; each has its own line in the audit log. */
enum db_result office_clean(struct db *db, struct errand *e);

#endif
