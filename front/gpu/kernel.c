/* kernel.c: a batch of one game on a device: the game's rules as they are, and what core/lane.h
 * does with them.  LUDO_ID names the game.
 *
 * The threads of a block share some lanes.  Before every answer they sort them by the
 * question that is asked, so that neighbours, who can only do the same thing at the same time,
 * mostly have the same to do.  Where enough states fit into the memory that a block shares,
 * they are played there. */
#include "device.h"
#include "kernel.h"

#ifdef __NVPTX__
#include "memory.c" /* what the compiler may call */
#endif

#define LUDO_TEXT_(text) #text
#define LUDO_FILE_(path) LUDO_TEXT_(path)
#include LUDO_FILE_(LUDO_ID/rules.c)
#include LUDO_FILE_(LUDO_ID/game.c)

#define LUDO_JOIN_(id, what) id##_##what
#define LUDO_NAME_(id, what) LUDO_JOIN_(id, what)

/* Words and weights stay on the host. */
const struct ludo_face LUDO_NAME_(LUDO_ID, face) = { .name = { "", "" } };
const struct ludo_lab LUDO_NAME_(LUDO_ID, lab) = { .n_features = 0 };

/* ---- what the threads of a block share ---- */

enum { REST = N_LINES_, QUESTIONS }; /* REST: nothing left to do */
_Static_assert(2 * QUESTIONS * sizeof(int32_t) <= sizeof(struct kernel_block), "room to count");

DEVICE_SHARED(memory);

/* The lanes of this block, counted from 0. */
struct share {
	struct ludo_lanes lanes;
	int n;
	DEVICE_SPACE int32_t *count, *begin; /* lanes at each question, and before it */
	DEVICE_SPACE struct ludo_rng *rng;
	DEVICE_SPACE int32_t *left, *rank, *order;
	DEVICE_SPACE unsigned char *states;
};

/* The same lanes with all rows beginning at one of them. */
static struct ludo_lanes kernel_from(struct ludo_lanes lanes, int first)
{
	uint64_t at = (uint64_t)first;
	lanes.states += at * lanes.stride;
	lanes.rng += at;
	lanes.seat += at;
	lanes.done += at;
	lanes.n_moves += at;
	lanes.moves += at * LUDO_MOVES;
	lanes.points += at * LUDO_SEATS;
	lanes.place += at * LUDO_SEATS;
	return lanes;
}

static struct share kernel_share(struct ludo_lanes lanes, const struct errand *e)
{
	int first = device_block() * e->per_block;
	int n = lanes.n - first < e->per_block ? lanes.n - first : e->per_block;
	struct share share = { .lanes = kernel_from(lanes, first), .n = n };
	share.count = (DEVICE_SPACE int32_t *)memory;
	share.begin = share.count + QUESTIONS;
	share.rng = (DEVICE_SPACE struct ludo_rng *)(memory + sizeof(struct kernel_block));
	share.left = (DEVICE_SPACE int32_t *)(share.rng + e->per_block);
	share.rank = share.left + e->per_block;
	share.order = share.rank + e->per_block;
	share.states = (DEVICE_SPACE unsigned char *)(share.order + e->per_block);
	return share;
}

/* Sixteen bytes at a time: neighbours read what lies side by side. */
typedef uint32_t piece __attribute__((vector_size(16), may_alias));

static int n_pieces(const struct share *share)
{
	return (int)((uint32_t)share->n * share->lanes.stride / sizeof(piece));
}

/* Take the lanes in, and give them back. */
static void kernel_take(struct share *share, const struct errand *e)
{
	DEVICE_SPACE piece *near = (DEVICE_SPACE piece *)share->states;
	const piece *far = (const piece *)share->lanes.states;
	device_each(i, share->n)
		share->rng[i] = share->lanes.rng[i];
	if (e->is_near)
		device_each(i, n_pieces(share))
			near[i] = far[i];
}

static void kernel_give(struct share *share, const struct errand *e)
{
	DEVICE_SPACE const piece *near = (DEVICE_SPACE const piece *)share->states;
	piece *far = (piece *)share->lanes.states;
	device_each(i, share->n)
		share->lanes.rng[i] = share->rng[i];
	if (e->is_near)
		device_each(i, n_pieces(share))
			far[i] = near[i];
}

/* The lanes as the rules are to see them. */
static struct ludo_lanes kernel_lanes(const struct share *share, const struct errand *e)
{
	struct ludo_lanes lanes = share->lanes;
	lanes.rng = (struct ludo_rng *)share->rng;
	if (e->is_near)
		lanes.states = (unsigned char *)share->states;
	return lanes;
}

/* ---- sorting ---- */

static int kernel_question(const struct ludo_lanes *lanes, int i, int left)
{
	if (!left && !ludo_lane_is_chance(lanes, i))
		return REST;
	return ludo_top(ludo_lane_core(lanes, i)).what;
}

/* Put the lanes in the order of their questions; how many are not at rest. */
static int kernel_sort(struct share *share, const struct ludo_lanes *lanes)
{
	device_each(q, QUESTIONS)
		share->count[q] = 0;
	device_wait();
	device_each(i, share->n) {
		int q = kernel_question(lanes, i, share->left[i]);
		share->rank[i] =
			q << 16 | __atomic_fetch_add(&share->count[q], 1, __ATOMIC_RELAXED);
	}
	device_wait();
	device_each(q, QUESTIONS) {
		int begin = 0;
		for (int p = 0; p < q; p++)
			begin += share->count[p];
		share->begin[q] = begin;
	}
	device_wait();
	device_each(i, share->n) {
		int rank = share->rank[i];
		share->order[share->begin[rank >> 16] + (rank & 0xffff)] = i;
	}
	device_wait();
	return share->begin[REST];
}

/* ---- playing ---- */

/* One answer in lane i: the one that was chosen, or any. */
static void kernel_answer(struct share *share, const struct ludo_lanes *lanes, int i,
			  const int32_t *choice, struct ludo_tally *tally)
{
	ludo_move list[LUDO_MOVES];
	if (!ludo_lane_is_chance(lanes, i))
		share->left[i]--;
	if (choice)
		ludo_lane_answer(&rules, lanes, i,
				 lanes->moves[(uint64_t)i * LUDO_MOVES + (uint64_t)choice[i]],
				 tally);
	else
		ludo_lane_random(&rules, lanes, i, list, tally);
}

KERNEL void ludo_play(struct ludo_lanes all, struct errand e)
{
	struct share share = kernel_share(all, &e);
	struct ludo_lanes lanes = kernel_lanes(&share, &e);
	struct ludo_tally tally = { 0, 0 };
	const int32_t *choice = e.choice ? e.choice + device_block() * e.per_block : 0;
	kernel_take(&share, &e);
	device_wait();
	device_each(i, share.n) {
		lanes.done[i] = 0;
		share.left[i] = e.steps;
		if (e.is_opening)
			ludo_lane_open(&rules, &lanes, i);
	}
	device_wait();
	for (int n; (n = kernel_sort(&share, &lanes)) > 0; choice = 0) {
		device_each(k, n)
			kernel_answer(&share, &lanes, share.order[k], choice, &tally);
		device_wait();
	}
	device_each(i, share.n)
		ludo_lane_list(&rules, &lanes, i);
	kernel_give(&share, &e);
	__atomic_fetch_add(&e.tally->n_decisions, tally.n_decisions, __ATOMIC_RELAXED);
	__atomic_fetch_add(&e.tally->n_games, tally.n_games, __ATOMIC_RELAXED);
}

/* ---- answers by their numbers; a thread a lane ---- */

/* Which is the first lane that has no such choice? */
KERNEL void ludo_check(struct ludo_lanes lanes, const int32_t *choice, int32_t *first)
{
	int i = device_number();
	if (i < lanes.n && (choice[i] < 0 || choice[i] >= lanes.n_moves[i]))
		device_lessen(first, i);
}

KERNEL void ludo_choices(struct ludo_lanes lanes, const struct ludo_numbering *numbering,
			 const int32_t *action, int32_t *choice)
{
	int i = device_number();
	if (i < lanes.n)
		choice[i] = ludo_lane_choice(&lanes, numbering, i, action[i]);
}

/* The mask is all 0. */
KERNEL void ludo_mask(struct ludo_lanes lanes, const struct ludo_numbering *numbering,
		      uint8_t *mask)
{
	int i = device_number();
	for (int k = 0; i < lanes.n && k < lanes.n_moves[i]; k++) {
		ludo_move move = lanes.moves[(uint64_t)i * LUDO_MOVES + (uint64_t)k];
		int32_t action = ludo_action_of(numbering, move);
		mask[(uint64_t)i * (uint64_t)numbering->n + (uint64_t)action] = 1;
	}
}
