/* metrics.h: numbers for Prometheus.  Counting may happen on any thread. */
#ifndef LUDO_METRICS_H
#define LUDO_METRICS_H

#include <stdint.h>

#include "ludo_text.h"
#include "words.h"

enum metric {
	M_CONNECTIONS,   /* now open */
	M_CONNECTED,     /* ever opened */
	M_ROOMS,         /* tables in memory */
	M_MOVES,         /* acknowledged, people's and bots' */
	M_CHANGES,       /* of any kind that became durable */
	M_REQUESTS,      /* HTTP */
	M_MESSAGES,      /* received over WebSocket */
	M_SENT_BYTES,
	M_THOUGHTS,      /* turns that bots began to think about */
	M_BOT_MOVES,
	M_HINTS,
	M_LETTERS,       /* notifications delivered */
	M_LETTERS_FAILED,
	M_CLOCK_OFF,     /* by how much the wall clock was set since the start */
	N_METRICS,
};

enum drop {        /* why a client was dropped */
	DROP_SILENT,     /* a WebSocket from which nothing whole came */
	DROP_STUCK,      /* one that does not read */
	DROP_FULL,       /* one for which too much is waiting */
	DROP_FLOOD,      /* one that asks too much, in spite of refusals */
	DROP_DRIP,       /* a request that does not come to its end */
	N_DROPS,
};

enum histogram { H_DURABLE, H_FAN_OUT, H_BOT, N_HISTOGRAMS };

void metric_add(enum metric metric, int64_t n);
void metric_set(enum metric metric, int64_t n);
int64_t metric_get(enum metric metric);
void metric_drop(enum drop why);
void metric_fault(enum fault fault);
void metric_time(enum histogram histogram, int64_t us);
void metrics_write(struct ludo_text *text);

#endif
