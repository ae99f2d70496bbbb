/* preview.h: a link to a table that somebody pastes elsewhere tells what it leads to. */
#ifndef LUDO_PREVIEW_H
#define LUDO_PREVIEW_H

struct exchange;

int preview_is_of_table(const char *url);
/* "/t/ID..." or "/r/ID...": 0 if the address is no such link, and nothing has happened. */
int preview_handle(struct exchange *ex);

#endif
