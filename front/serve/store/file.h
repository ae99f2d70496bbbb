/* file.h: the file of an embedded store: ours alone, and the one it was. */
#ifndef LUDO_STORE_FILE_H
#define LUDO_STORE_FILE_H

#include "ludo_text.h"

/* Make the file if it is not there, readable by its user alone, and keep other servers from it,
 * by whatever name they know it.  A write-ahead log beside it that belongs to another file is
 * refused: read together they would be neither.  The descriptor, to be closed last of all; or
 * -1 and what to do. */
int store_file_take(const char *path, struct ludo_text *error);

#endif
