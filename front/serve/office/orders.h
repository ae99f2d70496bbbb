/* orders.h: what the operator did, wherever it was done, is heeded by this node at once.
 *
 * Sessions end in the store and tables change there; but WebSockets are open, and tables and
 * lines of chat are in memory.  Every node follows the audit log, twice a second and whenever
 * another says that there is something new. */
#ifndef LUDO_OFFICE_ORDERS_H
#define LUDO_OFFICE_ORDERS_H

#include <stdint.h>

struct serve;

void orders_tick(struct serve *sv, int64_t now); /* also cleans up, once an hour */
void orders_look(struct serve *sv);

#endif
