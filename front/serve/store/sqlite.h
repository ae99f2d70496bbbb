/* sqlite.h: the embedded store, sqlite:FILE. */
#ifndef LUDO_SQLITE_H
#define LUDO_SQLITE_H

#include "db.h"

extern const struct db_kind db_sqlite;
int sqlite_is_damaged(void); /* what was read made no sense, or the file has shrunk */

#endif
