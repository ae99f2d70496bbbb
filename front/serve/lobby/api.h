/* api.h: /api/...: games, lobby, tables, finished games. */
#ifndef LUDO_API_H
#define LUDO_API_H

struct exchange;

void api_handle(struct exchange *ex);

#endif
