/* search.c: information-set Monte Carlo tree search, one tree.
 *
 * Every iteration invents what the seat cannot know (copy, fill) and plays down the
 * tree.  A node stands for all that its observer cannot tell apart: its key is a hash
 * over the positions as that seat saw them, so hidden moves and answers given at the same
 * time need nothing more.  Chance is drawn, never a node.  Each seat looks for its own
 * good: an answer keeps the sum of the chances of the seat that gives it.  The quick
 * evaluation says where to look first and judges where the tree ends.
 *
 * Nodes and answers lie in arrays that are taken once; a full tree still learns, it
 * grows no more. */
#include "search.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"
#include "lane.h"
#include "ludo_lab.h"
#include "power.h"
#include "set.h"

enum {
	MOST_DEPTH = 128,      /* answers of one way down that learn */
	MOST_NODES = 600000,   /* of all trees: with their answers about 180 MB */
	MOST_EDGES = 4000000,
	RANGES = 3,
	ROOT_LOOKS = 1500,     /* at positions, to find where to look first */
	MOST_TURN = 6,         /* answers of one turn that are looked ahead */
};

struct edge { /* an answer */
	ludo_move move;
	uint32_t next;   /* edge of the same node + 1 */
	uint32_t visits;
	uint32_t seen;   /* times it could have been given */
	float prior;
	double sum;      /* of its seat's chances */
};

struct node { /* a question, as its observer sees it */
	uint64_t key;
	double sum;
	uint32_t first;  /* edge + 1; 0: not looked at yet */
	uint32_t visits;
};

struct bot_tree {
	struct bot_look look;
	struct bot_look quick;   /* what moves of playouts are chosen by */
	struct bot_scale by_hand;
	struct bot_style style;
	const void *blanked;
	int seat;
	int is_open;     /* nothing is invented: what was handed over is the truth */
	int has_choice;  /* the seat has several answers: they are the first node's */
	struct ludo_rng rng;
	uint32_t n_done; /* iterations, and the chances of all seats over them */
	double sum[LUDO_SEATS], root_sum[LUDO_MOVES][LUDO_SEATS]; /* by answer of the root */

	struct { uint32_t from, to; } open[RANGES]; /* what everybody sees of a position */
	uint32_t n_nodes, max_nodes, n_edges, max_edges, mask;
	struct node *node;
	struct edge *edge;
	uint32_t *slot;  /* node + 1, by key */

	/* the present way down, and what each observer has seen on it */
	int depth;
	struct { uint32_t node, edge; uint8_t seat; } way[MOST_DEPTH];
	uint64_t seen[LUDO_SEATS];
};

/* ---- memory ---- */

/* The position without the blocks that are not everybody's. */
static void find_open(struct bot_tree *t)
{
	const struct ludo_rules *r = t->look.rules;
	uint32_t secret_end = r->secret + LUDO_SEATS * r->secret_size;
	uint32_t hidden_end = r->hidden + r->hidden_size, at = 0;
	int secret_first = r->secret < r->hidden || !r->hidden_size;
	for (int i = 0; i < RANGES - 1; i++) {
		int is_secret = secret_first == (i == 0);
		if (!(is_secret ? r->secret_size : r->hidden_size))
			continue;
		t->open[i].from = at;
		t->open[i].to = is_secret ? r->secret : r->hidden;
		at = is_secret ? secret_end : hidden_end;
	}
	t->open[RANGES - 1].from = at;
	t->open[RANGES - 1].to = r->tape;
}

static uint32_t power_above(uint32_t n)
{
	uint32_t power = 16;
	while (power < n)
		power *= 2;
	return power;
}

static int has_choice(const struct bot_tree *t)
{
	ludo_move list[LUDO_MOVES];
	return t->seat != LUDO_CHANCE && bot_moves(&t->look, t->blanked, t->seat, list) > 1;
}

struct bot_tree *bot_tree_plant(const struct bot_task *task, const struct bot_scale *scale,
				int iterations, uint64_t seed)
{
	struct bot_tree *t = calloc(1, sizeof(*t));
	if (!t)
		return 0;
	t->look = (struct bot_look){ task->game->rules, scale };
	t->by_hand = *scale;
	t->by_hand.net = 0;
	t->quick = (struct bot_look){ task->game->rules,
				      task->style.net == LUDO_NET_ENDS ? &t->by_hand : scale };
	t->style = task->style;
	t->blanked = task->blanked;
	t->seat = task->seat;
	t->is_open = task->is_open;
	t->rng = ludo_rng_from(seed);
	find_open(t);
	t->has_choice = has_choice(t);
	int share = task->style.trees < 2 ? 2 : task->style.trees;
	int most_nodes = MOST_NODES / share, most_edges = MOST_EDGES / share;
	t->max_nodes = (uint32_t)(iterations < most_nodes ? iterations + 1 : most_nodes);
	t->max_edges = t->max_nodes < (uint32_t)most_edges / 32
			       ? t->max_nodes * 32 + LUDO_MOVES : (uint32_t)most_edges;
	t->mask = power_above(2 * t->max_nodes) - 1;
	t->node = calloc(t->max_nodes, sizeof(*t->node));
	t->edge = calloc(t->max_edges, sizeof(*t->edge));
	t->slot = calloc((size_t)t->mask + 1, sizeof(*t->slot));
	if (t->node && t->edge && t->slot)
		return t;
	bot_tree_fell(t);
	return 0;
}

void bot_tree_fell(struct bot_tree *t)
{
	if (!t)
		return;
	free(t->node);
	free(t->edge);
	free(t->slot);
	free(t);
}

size_t bot_tree_bytes(const struct bot_tree *t)
{
	return sizeof(*t) + t->max_nodes * sizeof(*t->node) + t->max_edges * sizeof(*t->edge) +
	       ((size_t)t->mask + 1) * sizeof(*t->slot);
}

/* ---- nodes ---- */

/* As ludo_hash() does, but four words side by side: a key is asked for at every node, and no
 * word need wait for the one before it.  Keys stay in here; only whether two are equal counts. */
static uint64_t hash_on(uint64_t seed, const unsigned char *at, size_t n)
{
	uint64_t lane[4] = { seed, seed + 1, seed + 2, seed + 3 }, word;
	for (; n >= sizeof(lane); n -= sizeof(lane), at += sizeof(lane))
		for (size_t i = 0; i < 4; i++) {
			memcpy(&word, at + i * sizeof(word), sizeof(word));
			lane[i] = (lane[i] ^ word) * 0x9fb21c651e98df25u;
			lane[i] ^= lane[i] >> 32;
		}
	return ludo_hash(ludo_hash(seed, lane, sizeof(lane)), at, n);
}

/* What an observer sees now, on top of all it saw at its nodes on the way here: nodes
 * that are reached on different ways stay apart. */
static uint64_t key_of(struct bot_tree *t, const void *state, int mover)
{
	const unsigned char *bytes = state;
	const struct ludo_rules *r = t->look.rules;
	int eyes = t->style.observer == BOT_MANY ? mover : t->seat;
	uint64_t key = t->seen[eyes] + (uint64_t)mover + 1;
	for (int i = 0; i < RANGES; i++)
		key = hash_on(key, bytes + t->open[i].from, t->open[i].to - t->open[i].from);
	t->seen[eyes] = hash_on(key, bytes + r->secret + (size_t)eyes * r->secret_size,
				r->secret_size);
	return t->seen[eyes];
}

/* The node of a key; a new one if there is room, otherwise null. */
static struct node *node_of(struct bot_tree *t, uint64_t key)
{
	uint32_t at = (uint32_t)(key >> 20) & t->mask;
	for (; t->slot[at]; at = (at + 1) & t->mask)
		if (t->node[t->slot[at] - 1].key == key)
			return &t->node[t->slot[at] - 1];
	if (t->n_nodes == t->max_nodes)
		return 0;
	t->slot[at] = ++t->n_nodes;
	struct node *node = &t->node[t->n_nodes - 1];
	node->key = key;
	return node;
}

/* ---- single steps ---- */

static const struct ludo_core *core_of(const void *state)
{
	return state;
}

static int wins(const struct bot_look *look, ludo_move move)
{
	const struct ludo_lab *lab = look->scale->game->lab;
	return lab && lab->winning && move.verb == lab->winning;
}

int bot_moves(const struct bot_look *look, const void *state, int seat, ludo_move *list)
{
	int n = look->rules->moves(state, seat, list);
	for (int i = 0; i < n; i++)
		if (wins(look, list[i])) {
			list[0] = list[i];
			return 1;
		}
	return n;
}

/* What a move makes of a state.  Nobody looks at what happened on the way there: the events
 * of the tape are not copied, and the first thing a move does is to forget them. */
static void go(const struct bot_look *look, void *next, const void *state, ludo_move move)
{
	memcpy(next, state, look->rules->tape + offsetof(struct ludo_tape, event));
	look->rules->apply(next, move);
}

/* The best chance a seat can give itself as long as it alone is asked: a turn is many
 * small answers, and only its end shows what they were good for. */
static float best_of_turn(const struct bot_look *look, const void *state, int seat, int depth,
			  int looks)
{
	_Alignas(16) unsigned char next[LUDO_STATE];
	ludo_move list[LUDO_MOVES];
	float chance[LUDO_SEATS], best = 0;
	int n = 0;
	if (depth && looks > 1 && core_of(state)->waiting == 1u << seat)
		n = bot_moves(look, state, seat, list);
	if (!n || n > looks) {
		bot_chances(look->scale, state, chance);
		return chance[seat];
	}
	for (int i = 0; i < n; i++) {
		go(look, next, state, list[i]);
		float mine = best_of_turn(look, next, seat, depth - 1, looks / n);
		best = mine > best ? mine : best;
	}
	return best;
}

float bot_chance_after(const struct bot_look *look, const void *state, ludo_move move, int looks)
{
	_Alignas(16) unsigned char next[LUDO_STATE];
	go(look, next, state, move);
	return best_of_turn(look, next, move.seat, MOST_TURN, looks);
}

static void draw(struct bot_tree *t, void *state)
{
	ludo_move list[LUDO_MOVES];
	const struct ludo_rules *rules = t->look.rules;
	int n = rules->moves(state, LUDO_CHANCE, list);
	rules->apply(state, ludo_choose(rules, state, list, n, &t->rng));
}

/* ---- playouts ---- */

static int is_among(const int *list, int n, int x)
{
	for (int i = 0; i < n; i++)
		if (list[i] == x)
			return 1;
	return 0;
}

/* Where a playout is, and room for what it tries: states change places, none is copied
 * that was reached already. */
struct playout {
	void *now, *tried, *best;
};

static void swap(void **a, void **b)
{
	void *c = *a;
	*a = *b;
	*b = c;
}

/* A seat's chance after a move; what came of it is the best yet if that is more. */
static float try(struct bot_tree *t, struct playout *p, ludo_move move, float most)
{
	go(&t->quick, p->tried, p->now, move);
	float chance = best_of_turn(&t->quick, p->tried, move.seat, MOST_TURN, t->style.ahead);
	if (chance > most)
		swap(&p->tried, &p->best);
	return chance > most ? chance : most;
}

/* The best of a few moves drawn at random, each judged by where its turn can lead. */
static void pick(struct bot_tree *t, struct playout *p, const ludo_move *list, int n)
{
	int drawn[LUDO_MOVES];
	drawn[0] = (int)ludo_rng_below(&t->rng, (uint32_t)n);
	if (t->style.picks < 2 || n == 1) {
		t->look.rules->apply(p->now, list[drawn[0]]);
		return;
	}
	float most = try(t, p, list[drawn[0]], -1);
	for (int i = 1; i < t->style.picks; i++) {
		drawn[i] = (int)ludo_rng_below(&t->rng, (uint32_t)n);
		if (!is_among(drawn, i, drawn[i]))
			most = try(t, p, list[drawn[i]], most);
	}
	swap(&p->now, &p->best);
}

/* Play on from the end of the tree.  The evaluation is asked only between turns: in
 * the middle of one, things are paid for and not yet had; and not where the next answer wins. */
static void play_on(struct bot_tree *t, void *state, int last, float *chance)
{
	_Alignas(16) unsigned char room[2][LUDO_STATE];
	ludo_move list[LUDO_MOVES];
	struct playout p = { state, room[0], room[1] };
	for (int n = 0; !ludo_is_over(core_of(p.now));) {
		int seat = set_least(core_of(p.now)->waiting);
		if (seat == LUDO_CHANCE) {
			draw(t, p.now);
			continue;
		}
		int n_moves = bot_moves(&t->look, p.now, seat, list);
		if (t->style.cut >= 0 && n >= t->style.cut && seat != last &&
		    !wins(&t->look, list[0]))
			break;
		pick(t, &p, list, n_moves);
		last = seat;
		n++;
	}
	bot_chances(t->look.scale, p.now, chance);
}

/* ---- the way down ---- */

/* Answers of a node that a state offers for the first time. */
static int add_edges(struct bot_tree *t, struct node *node, const void *state,
		     const ludo_move *list, int n, const uint32_t *known)
{
	float chance[LUDO_MOVES], most = 0, sum = 0;
	int n_new = 0, looks = t->depth ? n : ROOT_LOOKS; /* the root matters most */
	for (int i = 0; i < n; i++)
		n_new += !known[i];
	if (t->n_edges + (uint32_t)n_new > t->max_edges)
		return 0;
	for (int i = 0; i < n; i++) {
		chance[i] = bot_chance_after(&t->look, state, list[i], looks / n);
		most = chance[i] > most ? chance[i] : most;
	}
	for (int i = 0; i < n; i++)
		sum += chance[i] = bot_exp((chance[i] - most) * t->style.sharp);
	uint32_t last = node->first;
	while (last && t->edge[last - 1].next)
		last = t->edge[last - 1].next;
	for (int i = 0; i < n; i++) {
		if (known[i])
			continue;
		t->edge[t->n_edges] = (struct edge){ .move = list[i], .prior = chance[i] / sum };
		*(last ? &t->edge[last - 1].next : &node->first) = t->n_edges + 1;
		last = ++t->n_edges;
	}
	return 1;
}

static int same_move(ludo_move x, ludo_move y)
{
	return !memcmp(&x, &y, sizeof(x));
}

/* Find the answers of a list among a node's; lists keep their order, so the next one
 * is nearly always the next.  Returns how many are not there. */
static int find_edges(const struct bot_tree *t, const struct node *node, const ludo_move *list,
		      int n, uint32_t *found)
{
	uint32_t next = node->first;
	int missing = 0;
	for (int i = 0; i < n; i++) {
		uint32_t at = next;
		while (at && !same_move(t->edge[at - 1].move, list[i]))
			at = t->edge[at - 1].next;
		if (!at) /* perhaps it was added behind a later one */
			for (at = node->first; at && !same_move(t->edge[at - 1].move, list[i]);)
				at = t->edge[at - 1].next;
		found[i] = at;
		missing += !at;
		next = at ? t->edge[at - 1].next : next;
	}
	return missing;
}

/* The answer to try now: good so far, or promising and seldom tried.  An answer never
 * tried counts a little less than its question. */
static uint32_t best_edge(struct bot_tree *t, const struct node *node, const uint32_t *found, int n)
{
	float best = -1;
	uint32_t choice = found[0];
	float untried = node->visits ? (float)(node->sum / node->visits) - 0.05f : 0.5f;
	for (int i = 0; i < n; i++) {
		struct edge *e = &t->edge[found[i] - 1];
		e->seen++;
		float value = e->visits ? (float)(e->sum / e->visits) : untried;
		float score = value + t->style.reach * e->prior * sqrtf((float)e->seen) /
					      (1.0f + (float)e->visits);
		if (score > best) {
			best = score;
			choice = found[i];
		}
	}
	return choice;
}

/* Answer one question out of the tree; 0 where the tree ends. */
static int descend(struct bot_tree *t, void *state, int seat, const ludo_move *list, int n)
{
	uint32_t found[LUDO_MOVES];
	struct node *node = t->depth < MOST_DEPTH ? node_of(t, key_of(t, state, seat)) : 0;
	if (!node)
		return 0;
	uint32_t edge = 0;
	/* what is met once may never be met again: answers come with the second visit */
	if (node->visits || !t->depth) {
		int missing = find_edges(t, node, list, n, found);
		if (missing && !add_edges(t, node, state, list, n, found))
			return 0;
		if (missing)
			find_edges(t, node, list, n, found);
		edge = best_edge(t, node, found, n);
	}
	t->way[t->depth].node = (uint32_t)(node - t->node);
	t->way[t->depth].edge = edge;
	t->way[t->depth++].seat = (uint8_t)seat;
	if (!edge)
		return 0;
	t->look.rules->apply(state, t->edge[edge - 1].move);
	return 1;
}

static void learn(struct bot_tree *t, const float *chance)
{
	int n_seats = core_of(t->blanked)->n_seats;
	/* the first edges of all are those of the first node */
	uint32_t root = t->depth && t->has_choice ? t->way[0].edge : 0;
	t->n_done++;
	for (int seat = 0; seat < n_seats; seat++) {
		t->sum[seat] += chance[seat];
		if (root)
			t->root_sum[root - 1][seat] += chance[seat];
	}
	for (int i = 0; i < t->depth; i++) {
		struct node *node = &t->node[t->way[i].node];
		float mine = chance[t->way[i].seat];
		node->visits++;
		node->sum += mine;
		if (!t->way[i].edge)
			continue;
		struct edge *edge = &t->edge[t->way[i].edge - 1];
		edge->visits++;
		edge->sum += mine;
	}
}

static void begin(struct bot_tree *t, void *state)
{
	memcpy(state, t->blanked, t->look.rules->size);
	if (!t->is_open)
		t->look.rules->fill(state, t->seat, &t->rng);
	t->depth = 0;
	memset(t->seen, 0, sizeof(t->seen));
}

/* Down the tree, on from its end, and what that teaches. */
static void go_on(struct bot_tree *t, void *state, int last)
{
	ludo_move list[LUDO_MOVES];
	float chance[LUDO_SEATS];
	while (!ludo_is_over(core_of(state))) {
		/* of those who answer at the same time, the searcher goes first */
		int seat = last < 0 ? t->seat : set_least(core_of(state)->waiting);
		if (seat == LUDO_CHANCE) {
			draw(t, state);
			continue;
		}
		int n = bot_moves(&t->look, state, seat, list);
		if (n == 1)
			t->look.rules->apply(state, list[0]);
		else if (!descend(t, state, seat, list, n))
			break;
		last = seat;
	}
	play_on(t, state, last, chance);
	learn(t, chance);
}

void bot_tree_grow(struct bot_tree *t, int iterations)
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	while (iterations-- > 0) {
		begin(t, state);
		go_on(t, state, -1);
	}
}

/* The edge of an answer of the root; 0 where the search never met it. */
static uint32_t root_edge(const struct bot_tree *t, ludo_move move)
{
	uint32_t at = t->n_nodes && t->has_choice ? t->node[0].first : 0;
	while (at && !same_move(t->edge[at - 1].move, move))
		at = t->edge[at - 1].next;
	return at;
}

void bot_tree_grow_at(struct bot_tree *t, ludo_move move, int iterations,
		      double sum[LUDO_SEATS])
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	double before[LUDO_SEATS];
	uint32_t edge = root_edge(t, move);
	memcpy(before, t->sum, sizeof(before));
	while (iterations-- > 0) {
		begin(t, state);
		key_of(t, state, t->seat); /* seen by whoever finds the way here by itself */
		t->way[0].node = 0;
		t->way[0].edge = edge;
		t->way[0].seat = move.seat;
		t->depth = edge > 0;
		t->look.rules->apply(state, move);
		go_on(t, state, t->seat);
	}
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		sum[seat] += t->sum[seat] - before[seat];
}

/* ---- what came of it ---- */

int bot_tree_is_decided(const struct bot_tree *t, int left)
{
	uint32_t most = 0, second = 0;
	for (uint32_t at = t->n_nodes ? t->node[0].first : 0; at; at = t->edge[at - 1].next) {
		uint32_t visits = t->edge[at - 1].visits;
		if (visits > most) {
			second = most;
			most = visits;
		} else if (visits > second) {
			second = visits;
		}
	}
	return most > second + (uint32_t)left / 2;
}

int bot_tree_root(const struct bot_tree *t, struct bot_choice out[LUDO_MOVES])
{
	int n = 0;
	for (uint32_t at = t->n_nodes ? t->node[0].first : 0; at; at = t->edge[at - 1].next) {
		const struct edge *e = &t->edge[at - 1];
		out[n++] = (struct bot_choice){ e->move, e->visits, (float)e->sum };
	}
	return n;
}

uint32_t bot_tree_sums(const struct bot_tree *t, double sum[LUDO_SEATS])
{
	memcpy(sum, t->sum, sizeof(t->sum));
	return t->n_done;
}

void bot_tree_root_sums(const struct bot_tree *t, int i, double sum[LUDO_SEATS])
{
	memcpy(sum, t->root_sum[i], sizeof(t->root_sum[i]));
}

/* The most visited answer of a question that the state allows; 0 if nothing is known. */
static uint32_t main_edge(struct bot_tree *t, const void *state, int seat, const ludo_move *list,
			  int n)
{
	uint64_t key = key_of(t, state, seat);
	uint32_t found[LUDO_MOVES], best = 0, most = 1;
	uint32_t at = (uint32_t)(key >> 20) & t->mask;
	while (t->slot[at] && t->node[t->slot[at] - 1].key != key)
		at = (at + 1) & t->mask;
	if (!t->slot[at])
		return 0;
	find_edges(t, &t->node[t->slot[at] - 1], list, n, found);
	for (int i = 0; i < n; i++)
		if (found[i] && t->edge[found[i] - 1].visits > most) {
			most = t->edge[found[i] - 1].visits;
			best = found[i];
		}
	return best;
}

int bot_tree_line(struct bot_tree *t, ludo_move out[BOT_LINE])
{
	_Alignas(16) unsigned char state[LUDO_STATE];
	ludo_move list[LUDO_MOVES];
	struct ludo_rng rng = t->rng; /* looking must not change what is found */
	int length = 0;
	begin(t, state);
	while (length < BOT_LINE && !ludo_is_over(core_of(state))) {
		int seat = length ? set_least(core_of(state)->waiting) : t->seat;
		if (seat == LUDO_CHANCE)
			break;
		int n = bot_moves(&t->look, state, seat, list);
		uint32_t edge = n > 1 ? main_edge(t, state, seat, list, n) : 0;
		if (n > 1 && !edge)
			break;
		out[length] = n > 1 ? t->edge[edge - 1].move : list[0];
		t->look.rules->apply(state, out[length++]);
	}
	t->rng = rng;
	return length;
}
