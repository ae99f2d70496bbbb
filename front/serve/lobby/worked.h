/* worked.h: GET /api/example/GAME/N: an example of the rules, to look at. */
#ifndef LUDO_SERVE_WORKED_H
#define LUDO_SERVE_WORKED_H

struct exchange;

void worked_handle(struct exchange *ex, const char *what); /* "GAME/N" */

#endif
