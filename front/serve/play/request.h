/* request.h: one message of a client, from the frame to whoever does what it asks. */
#ifndef LUDO_REQUEST_H
#define LUDO_REQUEST_H

#include "room/room.h"

enum todo { DO_MOVE, DO_WHY, DO_UNDO, DO_REDO, DO_PROPOSE, DO_AGREE, DO_DECLINE, DO_CHAT, DO_NOTE,
	    DO_PRESENCE, DO_LOG, DO_SIT, DO_LANG, DO_PING, DO_SCREEN, DO_HINT, DO_CONFIRM,
	    DO_ANALYSE, DO_REST, N_ASKABLE };

/* Read and checked as far as it can be without its table. */
struct request {
	struct task task;
	struct client *client;
	enum todo what;
	char id[MID_BYTES];
	int64_t rev, ply, from, to, number; /* number: a proposal; iterations of an analysis */
	int seat, lang, presence;
	enum proposal_kind proposal;
	char *text; /* the move, line or note; moves, a line each; owned */
	int64_t began; /* microseconds */
	int tries;
	int is_lined;
};

/* Read a frame; F_NONE and *out, or a refusal with *what. */
enum fault request_read(char *text, size_t n, struct request **out, enum saying *what,
			char id[MID_BYTES]);
void request_free(struct request *request);
/* What it takes from the bucket of who sends it, and whether it costs us much to answer. */
double request_price(const struct request *request);
int request_looks(const struct request *request);
/* Put it into the queue of the client's table. */
void request_submit(struct request *request);

void request_ack(struct request *request, int64_t rev);
void request_refuse(struct request *request, enum fault fault, enum saying what);

/* Has it seen more than this node has heard of?  Then the node reads on before it judges: 1,
 * and it is held by the queue. */
int request_is_ahead(struct room *room, struct request *request);
/* Was it carried out before?  Then it is acknowledged again, and that is all: 1. */
int request_is_repeated(struct room *room, struct request *request);
/* Is the game on, and is this somebody with a seat?  If not, it is answered: 0. */
int request_may_play(struct room *room, struct request *request);

#endif
