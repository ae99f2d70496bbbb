/* study.h: the analysis of games that are over, for whoever asks (bots/analysis.h).
 *
 * It looks at the truth of a game, so it is for finished tables, and for those that were
 * opened from a finished one; a game that runs keeps its secrets. */
#ifndef LUDO_STUDY_H
#define LUDO_STUDY_H

#include "request.h"

/* May this table be analysed now, and does this server offer it? */
int study_is_offered(const struct room *room);
enum held study_begin(struct room *room, struct request *request);
enum held study_rest(struct room *room, struct request *request);

void studies_stop(struct serve *sv);

#endif
