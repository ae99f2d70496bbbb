/* kernel.c: a batch of one game on a device: the game's rules as they are, and what core/lane.h
 * does with them.  LUDO_ID names the game.
 *
 * The threads of a block share some lanes.  Before every answer they sort them by the
 * question that is asked, so that neighbours, who can only do the same thing at the same time,
 * mostly have the same to do.  States that are small are near: they are played in the memory
 * that a block shares.  There a warp of threads takes lanes of one question only, and others
 * when it has answered them, so that none waits for the slowest; and a game that is over waits
 * for others that are, as if that were a question too. */
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

/* REST: nothing left to do.  OVER: another game is to begin; such lanes are asked nothing. */
enum { OVER = NO_LINE, REST = N_LINES_, QUESTIONS };
_Static_assert((2 * QUESTIONS + 1) * sizeof(int32_t) <= sizeof(struct kernel_block),
	       "room to count");

enum {
	STATE_BYTES = offsetof(struct LUDO_GAME, tape) + offsetof(struct ludo_tape, event),
	IS_NEAR = STATE_BYTES <= KERNEL_NEAR,
	GAP = -1 /* a place in the order that nobody has */
};
_Static_assert(!IS_NEAR || _Alignof(struct LUDO_GAME) <= 4, "they lie at multiples of four");
_Static_assert(!IS_NEAR || (N_LINES_ - LAST_STEP_ + 2 <= KERNEL_QUEUES &&
			    (int)DEVICE_WARP <= (int)KERNEL_WARP), "room for the gaps");
#ifdef __NVPTX__
_Static_assert(IS_NEAR == LUDO_NEAR, "how it is compiled: see compile.sh");
#endif

DEVICE_SHARED(memory);

/* The lanes of this block, counted from 0. */
struct share {
	struct ludo_lanes lanes;
	int n;
	DEVICE_SPACE int32_t *count, *begin; /* lanes at each question, and before it */
	DEVICE_SPACE int32_t *next;          /* place in the order that nobody has taken */
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
	lanes.size = kernel_state_size(&rules); /* as they were, and the compiler knows it */
	lanes.stride = kernel_stride(&rules);
	struct share share = { .lanes = kernel_from(lanes, first), .n = n };
	share.count = (DEVICE_SPACE int32_t *)memory;
	share.begin = share.count + QUESTIONS;
	share.next = share.begin + QUESTIONS;
	share.rng = (DEVICE_SPACE struct ludo_rng *)(memory + sizeof(struct kernel_block));
	share.left = (DEVICE_SPACE int32_t *)(share.rng + e->per_block);
	share.rank = share.left + e->per_block;
	share.order = share.rank + e->per_block;
	share.states = (DEVICE_SPACE unsigned char *)(share.order + e->per_block) + KERNEL_GAPS;
	return share;
}

typedef uint32_t word __attribute__((may_alias));

/* From there or back: a warp a state, so that neighbours copy what lies side by side. */
static void kernel_copy(const struct share *share, int is_back)
{
	enum { WORDS = STATE_BYTES / sizeof(word) };
	int warp = device_thread() / DEVICE_WARP, n_warps = device_threads() / DEVICE_WARP;
	uint32_t stride = kernel_near_stride(&rules);
	for (int i = warp; i < share->n; i += n_warps) {
		DEVICE_SPACE unsigned char *state = share->states + (uint32_t)i * stride;
		DEVICE_SPACE word *near = (DEVICE_SPACE word *)state;
		word *far = ludo_lane_state(&share->lanes, i);
		for (int k = device_thread() % DEVICE_WARP; k < WORDS; k += DEVICE_WARP)
			if (is_back)
				far[k] = near[k];
			else
				near[k] = far[k];
	}
}

/* Take the lanes in, and give them back. */
static void kernel_take(const struct share *share)
{
	device_each(i, share->n)
		share->rng[i] = share->lanes.rng[i];
	if (IS_NEAR)
		kernel_copy(share, 0);
}

static void kernel_give(const struct share *share)
{
	device_each(i, share->n)
		share->lanes.rng[i] = share->rng[i];
	if (IS_NEAR)
		kernel_copy(share, 1);
}

/* The lanes as the rules are to see them. */
static struct ludo_lanes kernel_lanes(const struct share *share)
{
	struct ludo_lanes lanes = share->lanes;
	lanes.rng = (struct ludo_rng *)share->rng;
	if (IS_NEAR) {
		lanes.states = (unsigned char *)share->states;
		lanes.stride = kernel_near_stride(&rules);
	}
	return lanes;
}

/* ---- sorting ---- */

static int kernel_question(const struct ludo_lanes *lanes, int i, int left)
{
	const struct ludo_core *core = ludo_lane_core(lanes, i);
	if (ludo_is_over(core))
		return OVER;
	if (!left && !ludo_lane_is_chance(lanes, i))
		return REST;
	return ludo_top(core).what;
}

/* Places in the order for n lanes of one question. */
static int kernel_room(int n)
{
	return IS_NEAR ? (n + DEVICE_WARP - 1) / DEVICE_WARP * DEVICE_WARP : n;
}

/* Where each question begins in the order, and what stands in its gap. */
static void kernel_begin(const struct share *share)
{
	device_each(q, QUESTIONS) {
		int begin = 0, n = share->count[q];
		for (int p = 0; p < q; p++)
			begin += kernel_room(share->count[p]);
		share->begin[q] = begin;
		for (int k = n; k < kernel_room(n); k++)
			share->order[begin + k] = GAP;
	}
}

/* Put the lanes in the order of their questions; how many places before those at rest. */
static int kernel_sort(const struct share *share, const struct ludo_lanes *lanes)
{
	device_each(q, QUESTIONS)
		share->count[q] = 0;
	*share->next = 0;
	device_wait();
	device_each(i, share->n) {
		int q = kernel_question(lanes, i, share->left[i]);
		share->rank[i] =
			q << 16 | __atomic_fetch_add(&share->count[q], 1, __ATOMIC_RELAXED);
	}
	device_wait();
	kernel_begin(share);
	device_wait();
	device_each(i, share->n) {
		int rank = share->rank[i];
		share->order[share->begin[rank >> 16] + (rank & 0xffff)] = i;
	}
	device_wait();
	return share->begin[REST];
}

/* ---- playing ---- */

static ludo_move kernel_chosen(const struct ludo_lanes *lanes, int i, const int32_t *choice)
{
	return lanes->moves[(uint64_t)i * LUDO_MOVES + (uint64_t)choice[i]];
}

/* One answer in lane i: the one that was chosen, or any. */
static void kernel_answer(const struct share *share, const struct ludo_lanes *lanes, int i,
			  const int32_t *choice, struct ludo_tally *tally)
{
	ludo_move list[LUDO_MOVES];
	if (!ludo_lane_is_chance(lanes, i))
		share->left[i]--;
	if (choice)
		ludo_lane_answer(&rules, lanes, i, kernel_chosen(lanes, i, choice), tally);
	else
		ludo_lane_random(&rules, lanes, i, list, tally);
}

/* The same where a game that is over waits for others. */
static void kernel_near_answer(const struct share *share, const struct ludo_lanes *lanes, int i,
			       const int32_t *choice, struct ludo_tally *tally)
{
	ludo_move list[LUDO_MOVES];
	if (ludo_is_over(ludo_lane_core(lanes, i))) {
		ludo_lane_end(&rules, lanes, i);
		tally->n_games++;
		return;
	}
	if (!ludo_lane_is_chance(lanes, i))
		share->left[i]--;
	rules.apply(ludo_lane_state(lanes, i),
		    choice ? kernel_chosen(lanes, i, choice)
			   : ludo_lane_any(&rules, lanes, i, list));
	tally->n_decisions++;
}

/* One answer in each lane that is not at rest, whose places in the order are the first n. */
static void kernel_round(const struct share *share, const struct ludo_lanes *lanes, int n,
			 const int32_t *choice, struct ludo_tally *tally)
{
	if (!IS_NEAR)
		device_each(k, n)
			kernel_answer(share, lanes, share->order[k], choice, tally);
	else
		for (int k; (k = device_take(share->next)) < n;)
			if (share->order[k] != GAP)
				kernel_near_answer(share, lanes, share->order[k], choice, tally);
	device_wait();
}

KERNEL void ludo_play(struct ludo_lanes all, struct errand e)
{
	struct share share = kernel_share(all, &e);
	struct ludo_lanes lanes = kernel_lanes(&share);
	struct ludo_tally tally = { 0, 0 };
	const int32_t *choice = e.choice ? e.choice + device_block() * e.per_block : 0;
	kernel_take(&share);
	device_wait();
	device_each(i, share.n) {
		lanes.done[i] = 0;
		share.left[i] = e.steps;
		if (e.is_opening)
			ludo_lane_open(&rules, &lanes, i);
	}
	device_wait();
	for (int n; (n = kernel_sort(&share, &lanes)) > 0; choice = 0)
		kernel_round(&share, &lanes, n, choice, &tally);
	device_each(i, share.n)
		ludo_lane_list(&rules, &lanes, i);
	kernel_give(&share);
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
