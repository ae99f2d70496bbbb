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

enum { CHAT_KEPT = 100, MOST_STEPS = 200 };

struct task {
	struct task *next;
	void (*run)(struct room *room, struct task *task);
	void (*fail)(struct task *task, enum fault fault); /* instead: no such table, no store */
};

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
	int64_t asked;  /* the rev since which the present question stands */
	int64_t shown;  /* the rev that clients have been shown; -1: none */
	int64_t jumped; /* the rev at which something was last taken back */
	int *plies;     /* plies[rev]: moves in the record after that change */
	size_t room_plies;
	struct seen {
		uint64_t what; /* hash of seat and id */
		int64_t rev;
	} *seen;
	size_t n_seen, room_seen;

	char *note[LUDO_SEATS];
	struct chat_kept chat[CHAT_KEPT];
	int n_chat;

	struct client *clients;
	int n_watchers;
	uint8_t presence[LUDO_SEATS]; /* enum presence */
	uint8_t here[LUDO_SEATS];      /* at this node */
	uint8_t elsewhere[LUDO_SEATS]; /* as another node told */
	char where[LUDO_SEATS][ID_BYTES]; /* that node */
	struct thought *thoughts;     /* bots that are being asked here, also for hints */
	struct bucket hinted[LUDO_SEATS];
	int has_claim;                /* this node has claimed the bots' turns */
};

enum presence { IS_GONE, IS_AWAY, IS_HERE, IS_THINKING, N_PRESENCES };
extern const char *const presences[];

/* Run a task when the room is ready; reads the table from the store if need be. */
void room_do(struct serve *sv, const char *id, struct task *task);
struct room *room_find(struct serve *sv, const char *id); /* null if not in memory */
void rooms_tick(struct serve *sv, int64_t now);
void rooms_free(struct serve *sv);

/* Another node said something about a table (nodes.c): numbers it has seen; who is there. */
void room_refresh(struct room *room, int64_t rev, int64_t ver, int64_t chat);
void room_heard_presence(struct room *room, const char *node, int64_t number);
void room_tell_presence(struct room *room);

/* For tasks: the room is busy until room_ready; then the queue goes on. */
void room_busy(struct room *room);
void room_ready(struct room *room);
void room_reload(struct room *room); /* forget and read again; ends in room_ready */
void room_catch_up(struct room *room); /* read what is new; ends in room_ready */
void room_put_first(struct room *room, struct task *task);
/* Before something is refused: another node may know better.  If this is the first try, reads
 * what is new and runs the task once more: 1. */
int room_look_again(struct room *room, struct task *task, int *tries);
void room_store_setup(struct room *room, const struct game_row *row, const struct setup *setup);

/* A game at a glance, to see what a change has brought. */
struct glance {
	unsigned waiting;
	struct ludo_step question;
	int ply;
};
struct glance room_glance(const struct room *room);
/* The table has been brought to 'rev' by 'data': remember what follows from it. */
void room_note_change(struct room *room, int64_t rev, int seat, const char *mid,
		      const char *data, const struct glance *was);
/* A 'change' to everybody; the plies from 'from' on are new. */
void room_show_change(struct room *room, const char *data, int by, int from);
/* Does the question still stand that was shown at 'rev'? */
int room_is_current(const struct room *room, int64_t rev);
/* The rev of a seat's earlier request with this id; -1: none. */
int64_t room_seen_at(const struct room *room, int seat, const char *mid);

void room_show_table(struct room *room);    /* a 'table' message to everybody */
void room_show_presence(struct room *room);
void room_show_view(struct room *room, struct client *client, int64_t since_rev);
void room_show_views(struct room *room);
void room_reseat(struct room *room); /* whoever has lost a seat sees it no more */
void room_attach(struct room *room, struct client *client);
void room_detach(struct client *client);
void room_update_presence(struct room *room);
void room_add_chat(struct room *room, const struct chat_kept *line);
void room_set_note(struct room *room, int seat, const char *line); /* all devices at the seat see it */

/* The clock: what is left for each seat now, and the row's deadline after a change. */
void room_left(const struct room *room, int64_t now, int64_t left[LUDO_SEATS]);
unsigned room_overdue(const struct room *room, int64_t now);

#endif
