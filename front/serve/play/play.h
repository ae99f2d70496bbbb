/* play.h: what is done at a running game, by people and by bots. */
#ifndef LUDO_PLAY_H
#define LUDO_PLAY_H

#include "net/json.h"
#include "room/room.h"

enum todo { DO_MOVE, DO_WHY, DO_UNDO, DO_REDO, DO_PROPOSE, DO_AGREE, DO_DECLINE, DO_CHAT, DO_NOTE,
	    DO_PRESENCE, DO_LOG, DO_SIT, DO_LANG, DO_PING, DO_SCREEN, DO_HINT, N_ASKABLE };

/* One message of a client, read and checked as far as it can be without its table. */
struct request {
	struct task task;
	struct client *client;
	enum todo what;
	char id[MID_BYTES];
	int64_t rev, ply, from, to, number;
	int seat, lang, presence;
	enum proposal_kind proposal;
	char *text; /* the move, line or note; owned */
	int64_t began; /* microseconds */
	int tries;
};

/* Read a frame; F_NONE and *out, or a refusal with *what. */
enum fault request_read(char *text, size_t n, struct request **out, enum saying *what,
			char id[MID_BYTES]);
void request_free(struct request *request);
/* Put it into the queue of the client's table. */
void request_submit(struct request *request);

void request_ack(struct request *request, int64_t rev);
void request_refuse(struct request *request, enum fault fault, enum saying what);

/* Has it seen more than this node has heard of?  Then the node reads on before it judges: 1. */
int request_is_ahead(struct room *room, struct request *request);
/* Is the game on, and is this somebody with a seat?  If not, answers and frees. */
int request_may_play(struct room *room, struct request *request);

/* What a bot would do (think.c). */
void think_hint(struct room *room, struct request *request);
/* What is not a move (talk.c); each answers and frees its request. */
void talk_chat(struct room *room, struct request *request);
void talk_note(struct room *room, struct request *request);
void talk_log(struct room *room, struct request *request);
void talk_sit(struct room *room, struct request *request);
void talk_lang(struct room *room, struct request *request);
void talk_presence(struct room *room, struct request *request);
void talk_ping(struct room *room, struct request *request);
void talk_screen(struct room *room, struct request *request);

/* The table in memory has gone on by what 'first' says; chance answers, and all of it goes
 * to the store.  The moves from ply 'from' on came of it. */
void play_save(struct room *room, struct request *request, int seat, const char *first, int from,
	       const struct glance *was, int64_t began);
int64_t play_whole_time(const struct setup *setup); /* of one seat, at the start */

/* Thoughts (think.c): stop those that have become moot; all of them; the tables whose claims
 * must be renewed because bots still think about them. */
void think_review(struct room *room);
void think_stop(struct serve *sv);
int think_leases(struct serve *sv, int64_t now, char (*ids)[ID_BYTES], int most);

/* Ask the bots whose turn it is, if the turns are claimed by this node. */
void play_ask_bots(struct room *room);
/* A setup with changes, to be kept; 'done' hears F_NONE or why not. */
typedef void setup_done(struct room *room, void *data, enum fault fault);
void play_change_setup(struct room *room, const struct game_row *row, const struct setup *setup,
		       const struct entry *entry, setup_done *done, void *data);
/* Fill in the row of a game that begins now: seed, first answers of chance.  0 if the
 * table cannot be opened. */
int play_begin(struct game_row *row, struct setup *setup, const struct ludo_table *from,
	       struct ludo_text *data, int64_t now);
/* Bring a table up to date with one entry of the store; 0 if it does not fit. */
int play_apply(struct ludo_table *table, const char *data);
struct ludo_table *play_open(const struct setup *setup, const char *seed_hex);
void play_set_clock(struct game_row *row, const struct setup *setup, const struct ludo_table *table,
		    const int64_t left[LUDO_SEATS], int64_t now);
void play_timeouts(struct serve *sv, const char *id);
void play_claimed(struct serve *sv, const char *id);

#endif
