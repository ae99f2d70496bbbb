/* page.h: /admin: the operator's powers as a page.
 *
 * Plain forms and lists, made here: no script runs on it.  A token from 'ludoteca admin token'
 * opens it, and a cookie of its own keeps it open for twelve hours; who plays here is nobody in
 * there. */
#ifndef LUDO_OFFICE_PAGE_H
#define LUDO_OFFICE_PAGE_H

struct exchange;

void office_handle(struct exchange *ex);
void office_forget(struct exchange *ex); /* before it is freed */

#endif
