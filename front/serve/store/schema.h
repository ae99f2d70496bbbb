/* schema.h: the tables of the store, and bringing an older store up to date. */
#ifndef LUDO_SCHEMA_H
#define LUDO_SCHEMA_H

#include "db.h"

/* Bring the schema up to date, one version after the other. */
enum db_result db_migrate(struct db *db);
/* Write something and leave everything as it was: can anything be written? */
enum db_result db_touch(struct db *db);
/* Has it the schema that this program wants?  If not, why. */
enum db_result db_is_ours(struct db *db, struct ludo_text *error);
int db_schema_version(void); /* what this program wants */
/* The steps up to a version only: for tests that begin with an old schema. */
enum db_result db_migrate_to(struct db *db, int version);

#endif
