/* nodes.h: the other nodes on the same store: what is said to them, and which are alive. */
#ifndef LUDO_NODES_H
#define LUDO_NODES_H

#include "store/store.h"

struct serve;

enum { MOST_NODES = 64 };

struct node {
	char id[ID_BYTES];
	int64_t heard; /* milliseconds */
};

/* Nothing happens where there can be no other node. */
void nodes_say(struct serve *sv, enum word_kind kind, const char *id, int64_t number);
/* Somebody said something; or something may have been missed. */
void nodes_heard(struct serve *sv, const char *words);
void nodes_missed(struct serve *sv);
/* A node says that it is alive every beat; one that was silent for three is dead. */
void nodes_tick(struct serve *sv, int64_t now);
int node_is_alive(struct serve *sv, const char *node, int64_t now);

#endif
