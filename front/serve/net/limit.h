/* limit.h: how often somebody may do something: buckets that fill up again. */
#ifndef LUDO_LIMIT_H
#define LUDO_LIMIT_H

#include <stddef.h>
#include <stdint.h>

struct bucket {
	int64_t at;  /* microseconds */
	double left;
};

/* Take so much; 0 if the bucket holds less.  It holds 'burst' and gains 'rate' a second; a rate
 * of 0 means no limit. */
int bucket_take(struct bucket *bucket, double much, double rate, double burst, int64_t now_us);

/* The same by name (an address), in a table of fixed size.  Where there is no space it forgets
 * who has most left again: nobody gets rid of a limit by making others. */
enum { LIMIT_SLOTS = 8192 };
struct limits {
	struct slot {
		uint64_t name;
		struct bucket bucket;
		int64_t full; /* when it has refilled; microseconds */
	} slot[LIMIT_SLOTS];
	unsigned char key[16];
	int has_key;
};
int limit_take(struct limits *limits, const char *name, double much, double rate, double burst,
	       int64_t now_us);

/* Somebody was refused for being too many: once in a while it is logged, for tools that act. */
void limit_told(struct limits *limits, const char *address, const char *what);

/* How many of something somebody has at once. */
struct tally {
	struct count {
		struct count *next;
		uint64_t name;
		int n;
	} *slot[LIMIT_SLOTS];
};
int tally_of(struct tally *tally, const char *name);
void tally_add(struct tally *tally, const char *name, int n);
void tally_free(struct tally *tally);

#endif
