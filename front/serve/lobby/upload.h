/* upload.h: a game that was played elsewhere, brought here as a record. */
#ifndef LUDO_UPLOAD_H
#define LUDO_UPLOAD_H

struct exchange;

/* POST /api/records: the record is played again, move by move, and kept as a finished table. */
void upload_handle(struct exchange *ex);

#endif
