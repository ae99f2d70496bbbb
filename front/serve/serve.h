/* serve.h: one server: its parts in one place, its start, its turns, its end.  All that it
 * remembers is in here; only the log and the metrics are the process's. */
#ifndef LUDO_SERVE_H
#define LUDO_SERVE_H

#include "config.h"
#include "health.h"
#include "loop/lane.h"
#include "loop/loop.h"
#include "net/limit.h"
#include "nodes/nodes.h"
#include "room/room.h"

struct MHD_Daemon;
struct crew;
struct post;
struct ear;
struct exchange;
struct plug;
struct packer;
struct page;
struct standing;
struct wire;
struct study;
struct kept_rows;

enum { ROOM_SLOTS = 4096 };

struct serve {
	struct config config;
	char node[ID_BYTES];
	int is_secure;   /* the origin begins with https: */
	int many_nodes;
	int takes_positions; /* may a game begin from a position that somebody has set up? */
	int lock;        /* the descriptor that keeps others from an embedded store; -1: none */
	int64_t started, ticked; /* milliseconds */
	int64_t clock_off; /* by how much the wall clock was last seen to be off; milliseconds */
	int stopping;
	struct loop *loop;
	struct lane *writer, *reader;
	struct lane *lister; /* long lists, for which nobody else waits */
	struct probe probes[2]; /* of the writer, of the reader */
	struct crew *crew;   /* thinks: bots and hints */
	struct crew *scholars; /* analyse games that are over, behind everybody else */
	struct crew *porter; /* passwords; nobody waits at the door for a bot */
	struct post *post; /* letters; null if none are sent */
	unsigned char mail_key[32]; /* that links in them are signed with */
	struct ear *ear;   /* hears the other nodes; null if there can be none */

	/* play/sweep.c */
	int is_sweeping;
	int64_t swept;          /* milliseconds */
	int64_t next_deadline;  /* where the next look for deadlines begins */

	/* play/study.c */
	struct study *studies;
	struct kept_rows *kept_rows;

	/* office/orders.c */
	struct {
		int64_t heeded;          /* the last line of the audit log */
		int64_t looked, clean;   /* milliseconds: when it last was, when it next will be */
		int is_looking, is_behind;
	} orders;

	/* net/ */
	struct MHD_Daemon *daemon;
	struct watch http;
	int port, n_suspended;
	int has_resumed; /* an answer came, perhaps while the HTTP library ran */
	struct exchange *exchanges;
	struct plug *plugs;
	struct catalogue *catalogues; /* of each game in each language, the same */
	struct page *pages; /* as many as ludo_web has, once one was asked for */
	struct limits limits;
	struct tally addresses; /* WebSockets by address */
	struct tally logins;    /* from where somebody has logged in */
	struct client *clients, *dead, *doomed;
	struct lingering *lingering;
	int n_lingering;
	int n_clients;
	int crowd; /* the most clients and rooms since memory was last given back */
	struct wire *wires; /* that nobody needs just now */
	int n_wires;
	struct packer *packer;

	/* room/ */
	struct room *rooms[ROOM_SLOTS];
	int n_rooms;
	struct standing *line_first, *line_last; /* who waits to be shown something */

	/* nodes/ */
	struct node others[MOST_NODES];
	int64_t beaten; /* when this one last said that it is alive */
	int64_t looked; /* when rooms last looked for nodes that died */
};

/* With its config filled in and the rest zero; 0 and why not. */
int serve_start(struct serve *sv, struct ludo_text *error);
void serve_turn(struct serve *sv);
/* Everybody is told to come back; what is under way is finished; what hangs is left: all that
 * was acknowledged is on the disk already. */
void serve_stop(struct serve *sv);

#endif
