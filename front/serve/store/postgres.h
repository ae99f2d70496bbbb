/* postgres.h: a store that several nodes share, postgres://... */
#ifndef LUDO_POSTGRES_H
#define LUDO_POSTGRES_H

#include "db.h"

extern const struct db_kind db_postgres;

#endif
