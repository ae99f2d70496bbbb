/* mailbox.h: /api/mail/...: where the links in letters lead. */
#ifndef LUDO_MAILBOX_H
#define LUDO_MAILBOX_H

struct exchange;

/* The letter was had by whoever opens its link: no cookie is wanted, and no JSON. */
void mailbox_handle(struct exchange *exchange, const char *what);

#endif
