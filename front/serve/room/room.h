/* room.h: one table in memory: a cache of what the store holds, and who is looking at it.
 *
 * A room does one thing at a time.  Whatever wants something of it is a task in its queue;
 * while the store is being asked the queue waits, so nobody is ever shown what is not on
 * the disk.  When saving fails, the room forgets everything and reads the store again. */
#ifndef LUDO_ROOM_H
#define LUDO_ROOM_H

#include "ludo_table.h"
#include "net/limit.h"
#include "setup.h"

struct serve;
struct client;
struct room;
struct thought;
struct note;

enum { CHAT_KEPT = 100, MOST_STEPS = 200, MOST_RACES = 3 /* that a task may lose */ };

/* What is taken back stays among a game's changes, which are all read again when somebody wants
 * its past: from so many on nothing is taken back any more. */
enum { MOST_CHANGES = 10000 };

struct task {
	struct task *next;
	void (*run)(struct room *room, struct task *task);
	void (*fail)(struct task *task, enum fault fault); /* instead: no such table, no store */
};

/* What has become of what somebody asked for: it was answered, and is freed; or it is in other
 * hands, which free it: the queue's, a job's on its way to the store, a thought's. */
enum held { ANSWERED, HELD };

struct chat_kept {
	int64_t n, at;
	int seat;
	char channel[8], name[NAME_BYTES];
	char *line;
};

struct room {
	struct room *next;
	struct serve *sv;
	char id[ID_BYTES];
	enum { ROOM_COLD, ROOM_BUSY, ROOM_READY } state;
	struct task *first, **last;
	int64_t used, retry; /* milliseconds */

	struct game_row row; /* without its body */
	struct setup setup;
	struct ludo_table *table; /* null before the start */
	int is_foreign; /* played by other rules than ours: it can be seen and left, not played */
	int64_t base;   /* the rev that it was opened at; 0: all is known (bookmark.h) */
	int64_t marked; /* the rev of the last bookmark, as far as is known here */
	int64_t asked;  /* the rev since which the present question stands */
	int64_t shown;  /* the rev that clients have been shown; -1: none */
	int64_t jumped; /* the rev at which something was last taken back */
	struct past {
		int ply;    /* moves in the record after that change */
		int is_move; /* and it was one */
		int64_t at; /* when it was made */
	} *past; /* past[rev], from the base on */
	size_t space_past; /* for how many there is memory */
	struct seen {
		uint64_t what; /* hash of seat and id */
		int64_t rev;
	} *seen;
	size_t n_seen, space_seen;

	struct note *notes; /* that people have written */
	struct chat_kept chat[CHAT_KEPT];
	int n_chat;

	struct client *clients;
	/* What was last shown, by seat (before them spectators) and language: those who know it
	 * are told only what has changed. */
	struct ludo_sight sights[LUDO_SEATS + 1][LUDO_LANGS];
	int n_watchers;
	uint8_t presence[LUDO_SEATS]; /* enum presence (presence.h) */
	int64_t met[LUDO_SEATS], maker_met; /* milliseconds: when they were last not gone */
	uint8_t here[LUDO_SEATS];      /* at this node */
	uint8_t elsewhere[LUDO_SEATS]; /* as another node told */
	char where[LUDO_SEATS][ID_BYTES]; /* that node */
	struct thought *thoughts;     /* bots that are being asked here, also for hints */
	struct bucket hinted[LUDO_SEATS];
	int has_claim;                /* this node has claimed the bots' turns */
};

/* Run a task when the room is ready; reads the table from the store if need be. */
void room_do(struct serve *sv, const char *id, struct task *task);
struct room *room_find(struct serve *sv, const char *id); /* null if not in memory */
void rooms_tick(struct serve *sv, int64_t now);
void rooms_free(struct serve *sv);

/* For tasks: the room is busy until room_ready; then the queue goes on. */
void room_busy(struct room *room);
void room_ready(struct room *room);
void room_put_first(struct room *room, struct task *task);

/* For reading anew (load.c): what is known of the game goes; who waits hears why. */
void room_forget_game(struct room *room);
void room_fail_all(struct room *room, enum fault fault);

#endif
