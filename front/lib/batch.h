/* batch.h: the inside of a batch; for the files of this folder alone. */
#ifndef LUDOTECA_BATCH_H
#define LUDOTECA_BATCH_H

#include "lane.h"
#include "object.h"

/* What is to be done in every game. */
enum work { BEGIN, STEP, RANDOM, OBSERVE, MASK };

struct job {
	enum work work;
	int steps;
	const int32_t *choice;
	int16_t *features;
	uint8_t *mask;
};

struct crew; /* threads that work on lanes: crew.c */
struct gpu;  /* a device that has lanes of its own: gpu.c */

struct ludoteca_batch {
	const struct ludo_game *game;
	struct ludo_numbering numbering;
	int n_features;
	ludoteca_rows rows;
	struct ludo_lanes lanes; /* in this process; of a batch on a device, copies to look at */
	struct crew *crew;
	struct gpu *gpu;         /* or null */
};

/* Rows for all lanes, all 0, and their generators from the seed; 0 if memory is out. */
int lanes_open(struct ludo_lanes *lanes, uint64_t seed);
void lanes_close(struct ludo_lanes *lanes);

/* As many threads as the system gives, at most so many, the caller's own among them. */
struct crew *crew_open(ludoteca_batch *batch, int threads);
void crew_close(struct crew *crew);
/* All games do this; back when the last one has. */
void crew_do(struct crew *crew, struct job job);

/* A device, the batch's lanes on it and its rows there; null and a complaint. */
struct gpu *gpu_open(ludoteca_batch *batch, const char *kernels, struct ludo_text *error);
void gpu_close(struct gpu *gpu);
/* Pointers in a job are the device's.  The first game that has no such choice, or -1. */
int gpu_do(struct gpu *gpu, struct job job);
int gpu_act(struct gpu *gpu, const int32_t *action);
/* Bring the states, and who is asked, into the batch's own lanes; 0 if they did not come. */
int gpu_fetch(struct gpu *gpu);
/* And hand over what was reckoned from them. */
int gpu_send(struct gpu *gpu, void *to, const void *from, size_t n);

#endif
