/* review.h: lines that the operator took back go from a table in memory, too. */
#ifndef LUDO_OFFICE_REVIEW_H
#define LUDO_OFFICE_REVIEW_H

struct room;

void review_chat(struct room *room);

#endif
