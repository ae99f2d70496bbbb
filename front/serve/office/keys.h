/* keys.h: how a command finds the store that a server uses, and may enter it. */
#ifndef LUDO_OFFICE_KEYS_H
#define LUDO_OFFICE_KEYS_H

#include "config.h"
#include "store/db.h"

/* Take --config, --store and --data out of the arguments; the others stay in argv, whose new length
 * is returned; -1 after a complaint.  argv[0] is the command. */
int keys_read(struct config *config, int argc, char **argv);
/* Null after a complaint.  Root becomes the owner of an embedded store's file: whatever SQLite
 * leaves beside it must be the server's. */
struct db *keys_open(const struct config *config, const char *command);

#endif
