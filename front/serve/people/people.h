/* people.h: /api/me: names, passwords, personal links; and whose a request is. */
#ifndef LUDO_PEOPLE_H
#define LUDO_PEOPLE_H

struct exchange;

void people_handle(struct exchange *ex, const char *what); /* /api/me... */
/* Who is it?  Fills ex->me and ex->has_me, then goes on. */
void people_find(struct exchange *ex, void (*next)(struct exchange *ex));

#endif
