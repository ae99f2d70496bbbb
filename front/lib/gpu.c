/* gpu.c: a batch on a device, through the driver of NVIDIA's graphics processors.
 *
 * The driver is looked for when a batch is opened, so the library needs nothing of it where
 * there is none.  Of its functions those that are called are named here, with the types of
 * its manual. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "batch.h"
#include "kernel.h"

typedef unsigned long long device_pointer;

#define DRIVER(FUNCTION)                                                               \
	FUNCTION(cuInit, (unsigned flags))                                             \
	FUNCTION(cuDeviceGet, (int *device, int number))                               \
	FUNCTION(cuDeviceGetAttribute, (int *value, int attribute, int device))        \
	FUNCTION(cuDevicePrimaryCtxRetain, (void **context, int device))               \
	FUNCTION(cuDevicePrimaryCtxRelease_v2, (int device))                           \
	FUNCTION(cuCtxSetCurrent, (void *context))                                     \
	FUNCTION(cuCtxSetLimit, (int limit, size_t value))                             \
	FUNCTION(cuCtxSynchronize, (void))                                             \
	FUNCTION(cuModuleLoadDataEx,                                                   \
		 (void **module, const void *image, unsigned n, int *options, void **values)) \
	FUNCTION(cuModuleUnload, (void *module))                                       \
	FUNCTION(cuModuleGetFunction, (void **function, void *module, const char *name)) \
	FUNCTION(cuFuncGetAttribute, (int *value, int attribute, void *function))      \
	FUNCTION(cuFuncSetAttribute, (void *function, int attribute, int value))       \
	FUNCTION(cuMemAlloc_v2, (device_pointer *at, size_t n))                        \
	FUNCTION(cuMemFree_v2, (device_pointer at))                                    \
	FUNCTION(cuMemsetD8_v2, (device_pointer at, unsigned char byte, size_t n))     \
	FUNCTION(cuMemcpyHtoD_v2, (device_pointer to, const void *from, size_t n))     \
	FUNCTION(cuMemcpyDtoH_v2, (void *to, device_pointer from, size_t n))           \
	FUNCTION(cuLaunchKernel,                                                       \
		 (void *function, unsigned blocks, unsigned blocks_y, unsigned blocks_z, \
		  unsigned threads, unsigned threads_y, unsigned threads_z,            \
		  unsigned shared, void *stream, void **arguments, void **extra))      \
	FUNCTION(cuGetErrorString, (int error, const char **text))

/* The driver's numbers for what is asked of it. */
enum {
	STACK_LIMIT = 0,
	MOST_SHARED = 97,      /* of a device: bytes that a block may share, if it asks */
	MOST_THREADS = 0,      /* of a function, in a block */
	SHARED_BYTES = 8,      /* of a function: this asking */
	STACK_BYTES = 32 << 10 /* of a thread: Pax's rules go deep */
};

struct gpu {
	ludoteca_batch *batch;
	void *library;
#define FUNCTION(name, takes) int (*name) takes;
	DRIVER(FUNCTION)
#undef FUNCTION
	int device, has_context;
	void *context, *module, *play, *check, *choices, *mask;
	struct ludo_lanes lanes; /* over there */
	struct errand errand;
	unsigned n_threads, n_shared;
	struct ludo_numbering *numbering; /* over there, like these: */
	int32_t *choice, *wrong;
	struct ludo_tally *tally;
	void *own[13]; /* all that was allocated there */
	int n_own;
	struct ludo_text *error; /* while it is opened */
};

/* ---- the driver ---- */

/* Did a call go well?  While the batch is opened, the first that did not is told. */
static int well(struct gpu *g, int error, const char *what)
{
	const char *text = "?";
	if (!error)
		return 1;
	if (g->error && !g->error->n) {
		g->cuGetErrorString(error, &text);
		ludo_putf(g->error, "the device: %s: %s", what, text ? text : "?");
	}
	return 0;
}
#define WELL(g, call, ...) well((g), (g)->call(__VA_ARGS__), #call)

static int find_driver(struct gpu *g)
{
	g->library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
	if (!g->library) {
		ludo_putf(g->error, "no graphics processor: %s", dlerror());
		return 0;
	}
#define FUNCTION(name, takes)                                                          \
	*(void **)(void *)&g->name = dlsym(g->library, #name);                         \
	if (!g->name) {                                                                \
		ludo_putf(g->error, "the driver is too old: it has no " #name);        \
		return 0;                                                              \
	}
	DRIVER(FUNCTION)
#undef FUNCTION
	return 1;
}

static int find_device(struct gpu *g)
{
	if (!WELL(g, cuInit, 0) || !WELL(g, cuDeviceGet, &g->device, 0) ||
	    !WELL(g, cuDevicePrimaryCtxRetain, &g->context, g->device))
		return 0;
	g->has_context = 1;
	return WELL(g, cuCtxSetCurrent, g->context) &&
	       WELL(g, cuCtxSetLimit, STACK_LIMIT, STACK_BYTES);
}

/* The text of a game's kernels; to be freed. */
static char *read_kernels(struct gpu *g, const char *folder)
{
	struct ludo_text path = { 0 };
	char *text = 0;
	ludo_putf(&path, "%s/%s.ptx", folder ? folder : ".", g->batch->game->id);
	FILE *file = fopen(ludo_text_string(&path), "rb");
	long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
	if (size >= 0 && !fseek(file, 0, SEEK_SET) && (text = calloc(1, (size_t)size + 1)) &&
	    fread(text, 1, (size_t)size, file) != (size_t)size) {
		free(text);
		text = 0;
	}
	if (!text)
		ludo_putf(g->error, "no kernels in %s: build the target 'gpu', and say where",
			  ludo_text_string(&path));
	if (file)
		fclose(file);
	ludo_text_free(&path);
	return text;
}

static int load_kernels(struct gpu *g, const char *folder)
{
	char *text = read_kernels(g, folder);
	int is_well = text && WELL(g, cuModuleLoadDataEx, &g->module, text, 0, 0, 0) &&
		      WELL(g, cuModuleGetFunction, &g->play, g->module, "ludo_play") &&
		      WELL(g, cuModuleGetFunction, &g->check, g->module, "ludo_check") &&
		      WELL(g, cuModuleGetFunction, &g->choices, g->module, "ludo_choices") &&
		      WELL(g, cuModuleGetFunction, &g->mask, g->module, "ludo_mask");
	free(text);
	return is_well;
}

/* ---- what lies over there ---- */

/* Room for n bytes, all 0; null if there is none. */
static void *room(struct gpu *g, size_t n)
{
	device_pointer at = 0;
	if (!WELL(g, cuMemAlloc_v2, &at, n))
		return 0;
	g->own[g->n_own++] = (void *)(uintptr_t)at;
	return WELL(g, cuMemsetD8_v2, at, 0, n) ? (void *)(uintptr_t)at : 0;
}

int gpu_send(struct gpu *g, void *to, const void *from, size_t n)
{
	return WELL(g, cuMemcpyHtoD_v2, (device_pointer)(uintptr_t)to, from, n);
}

static int bring(struct gpu *g, void *to, const void *from, size_t n)
{
	return WELL(g, cuMemcpyDtoH_v2, to, (device_pointer)(uintptr_t)from, n);
}

static int furnish(struct gpu *g)
{
	const ludoteca_batch *b = g->batch;
	struct ludo_lanes *l = &g->lanes;
	size_t n = (size_t)b->lanes.n;
	*l = b->lanes;
	l->size = kernel_state_size(b->game->rules);
	l->stride = kernel_stride(b->game->rules);
	return (l->states = room(g, n * l->stride + KERNEL_BEHIND)) &&
	       (l->rng = room(g, n * sizeof(*l->rng))) && (l->seat = room(g, n)) &&
	       (l->done = room(g, n)) && (l->n_moves = room(g, n * sizeof(*l->n_moves))) &&
	       (l->moves = room(g, n * LUDO_MOVES * sizeof(*l->moves))) &&
	       (l->points = room(g, n * LUDO_SEATS * sizeof(*l->points))) &&
	       (l->place = room(g, n * LUDO_SEATS)) &&
	       (g->choice = room(g, n * sizeof(*g->choice))) &&
	       (g->wrong = room(g, sizeof(*g->wrong))) &&
	       (g->tally = room(g, sizeof(*g->tally))) &&
	       (g->numbering = room(g, sizeof(*g->numbering))) &&
	       gpu_send(g, l->rng, b->lanes.rng, n * sizeof(*l->rng)) &&
	       gpu_send(g, g->numbering, &b->numbering, sizeof(b->numbering));
}

/* How many lanes a block shares, and how many threads it has: measured, see
 * docs/instrument.md. */
static int arrange(struct gpu *g)
{
	enum { FAR_LANES = 2048, FAR_THREADS = 256 };
	const struct ludo_rules *rules = g->batch->game->rules;
	int shared = 0, threads = 0;
	if (!WELL(g, cuDeviceGetAttribute, &shared, MOST_SHARED, g->device) ||
	    !WELL(g, cuFuncGetAttribute, &threads, MOST_THREADS, g->play))
		return 0;
	uint32_t none = kernel_memory(rules, 0), lane = kernel_memory(rules, 1) - none;
	int n = (int)(((uint32_t)shared - none) / lane) / KERNEL_WARP * KERNEL_WARP;
	int is_near = kernel_is_near(rules), wanted = is_near ? n : FAR_THREADS;
	g->errand.per_block = is_near ? n : FAR_LANES;
	g->n_threads = (unsigned)(wanted < threads ? wanted : threads / KERNEL_WARP * KERNEL_WARP);
	g->n_shared = kernel_memory(rules, g->errand.per_block);
	return WELL(g, cuFuncSetAttribute, g->play, SHARED_BYTES, (int)g->n_shared);
}

static void show_rows(struct gpu *g)
{
	ludoteca_rows *rows = &g->batch->rows;
	rows->seat = g->lanes.seat;
	rows->done = g->lanes.done;
	rows->n_moves = g->lanes.n_moves;
	rows->moves = (ludoteca_move *)(void *)g->lanes.moves;
	rows->points = g->lanes.points;
	rows->place = g->lanes.place;
}

struct gpu *gpu_open(ludoteca_batch *batch, const char *kernels, struct ludo_text *error)
{
	struct gpu *g = calloc(1, sizeof(*g));
	if (!g) {
		ludo_put(error, "out of memory");
		return 0;
	}
	g->batch = batch;
	g->error = error;
	if (find_driver(g) && find_device(g) && load_kernels(g, kernels) && furnish(g) &&
	    arrange(g)) {
		g->error = 0;
		g->errand.tally = g->tally;
		show_rows(g);
		return g;
	}
	gpu_close(g);
	return 0;
}

void gpu_close(struct gpu *g)
{
	if (!g)
		return;
	if (g->has_context)
		g->cuCtxSetCurrent(g->context);
	while (g->n_own)
		g->cuMemFree_v2((device_pointer)(uintptr_t)g->own[--g->n_own]);
	if (g->module)
		g->cuModuleUnload(g->module);
	if (g->has_context)
		g->cuDevicePrimaryCtxRelease_v2(g->device);
	if (g->library)
		dlclose(g->library);
	free(g);
}

/* ---- doing ---- */

static int launch(struct gpu *g, void *function, unsigned lanes_a_block, unsigned threads,
		  unsigned shared, void **arguments)
{
	unsigned n = (unsigned)g->lanes.n;
	return WELL(g, cuLaunchKernel, function, (n + lanes_a_block - 1) / lanes_a_block, 1, 1,
		    threads, 1, 1, shared, 0, arguments, 0);
}

/* A thread a lane. */
static int launch_each(struct gpu *g, void *function, void **arguments)
{
	return launch(g, function, 128, 128, 0, arguments);
}

/* The first lane that has no such choice, or -1. */
static int first_wrong(struct gpu *g, const int32_t *choice)
{
	int32_t first = INT32_MAX;
	void *arguments[] = { &g->lanes, &choice, &g->wrong };
	if (!gpu_send(g, g->wrong, &first, sizeof(first)) || !launch_each(g, g->check, arguments) ||
	    !bring(g, &first, g->wrong, sizeof(first)))
		return 0;
	return first == INT32_MAX ? -1 : first;
}

static int play(struct gpu *g, struct errand errand)
{
	struct ludo_tally tally;
	void *arguments[] = { &g->lanes, &errand };
	if (!launch(g, g->play, (unsigned)errand.per_block, g->n_threads, g->n_shared, arguments) ||
	    !bring(g, &tally, g->tally, sizeof(tally)))
		return 0;
	g->batch->rows.n_decisions = tally.n_decisions;
	g->batch->rows.n_games = tally.n_games;
	return 1;
}

static int write_mask(struct gpu *g, uint8_t *mask)
{
	size_t n = (size_t)g->lanes.n * (size_t)g->batch->numbering.n;
	void *arguments[] = { &g->lanes, &g->numbering, &mask };
	return WELL(g, cuMemsetD8_v2, (device_pointer)(uintptr_t)mask, 0, n) &&
	       launch_each(g, g->mask, arguments) && well(g, g->cuCtxSynchronize(), "cuCtxSynchronize");
}

int gpu_do(struct gpu *g, struct job job)
{
	struct errand errand = g->errand;
	g->cuCtxSetCurrent(g->context);
	if (job.work == MASK)
		return write_mask(g, job.mask) ? -1 : 0;
	int wrong = job.work == STEP ? first_wrong(g, job.choice) : -1;
	if (wrong >= 0)
		return wrong;
	errand.is_opening = job.work == BEGIN;
	errand.steps = job.work == STEP ? 1 : job.steps;
	errand.choice = job.choice;
	return play(g, errand) ? -1 : 0;
}

int gpu_act(struct gpu *g, const int32_t *action)
{
	void *arguments[] = { &g->lanes, &g->numbering, &action, &g->choice };
	g->cuCtxSetCurrent(g->context);
	if (!launch_each(g, g->choices, arguments))
		return 0;
	return gpu_do(g, (struct job){ .work = STEP, .choice = g->choice });
}

int gpu_fetch(struct gpu *g)
{
	struct ludo_lanes *here = &g->batch->lanes;
	size_t n = (size_t)here->n, bytes = n * g->lanes.stride;
	unsigned char *states = malloc(bytes);
	g->cuCtxSetCurrent(g->context);
	int came = states && bring(g, states, g->lanes.states, bytes) &&
		   bring(g, here->seat, g->lanes.seat, n);
	for (size_t i = 0; came && i < n; i++)
		memcpy(here->states + i * here->stride, states + i * g->lanes.stride,
		       g->lanes.size);
	free(states);
	return came;
}
