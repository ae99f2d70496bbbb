/* nodes.h: the other nodes on the same store: what is said to them, and which are alive. */
#ifndef LUDO_NODES_H
#define LUDO_NODES_H

#include <stdint.h>

struct serve;

/* Words between nodes are "NODE KIND ID NUMBER". */
enum word_kind {
	WORD_GAME = 'g',     /* a game's rev */
	WORD_TABLE = 't',    /* a table's version */
	WORD_CHAT = 'c',     /* the number of a line */
	WORD_NOTE = 'n',     /* the seat whose note changed */
	WORD_PRESENCE = 'p', /* seat * 10 + presence, with this node */
	WORD_WHO = 'w',      /* who is with you at this table? */
	WORD_LOGOUT = 'o',   /* the first letters of a session's hash */
	WORD_BEAT = 'b',     /* I am alive */
	WORD_QUIT = 'q',     /* I stop */
};

/* Nothing happens where there can be no other node. */
void nodes_say(struct serve *sv, enum word_kind kind, const char *id, int64_t number);
/* Somebody said something; or something may have been missed. */
void nodes_heard(struct serve *sv, const char *words);
void nodes_missed(struct serve *sv);
/* A node says that it is alive every beat; one that was silent for three is dead. */
void nodes_tick(struct serve *sv, int64_t now);
int node_is_alive(const struct serve *sv, const char *node, int64_t now);

#endif
