/* position.h: POST /api/position: a position that no table holds, as one seat sees it. */
#ifndef LUDO_SERVE_POSITION_H
#define LUDO_SERVE_POSITION_H

struct exchange;

/* Only where whoever asks has the whole engine to themselves: setting up takes what it takes. */
void position_handle(struct exchange *ex);

#endif
