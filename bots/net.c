/* net.c: see net.h. */
#include "net.h"

#include <string.h>

#include "field.h"
#include "hash.h"
#include "set.h"

/* ---- which features there are ---- */

enum form { A_SET, AN_AMOUNT, A_NAME, HOLDS_SEAT, IS_SEAT, SEAT_AND };

enum {
	AMOUNTS = 27,    /* features of an amount: 4 below 0, then 23 */
	FEW = 4,         /* of an amount in a field that has many */
	MANY_PLACES = 8,
	STAGES = 8,
	MOST_FEATURES = 8000,
};

struct plan {
	const struct ludo_game *game;
	struct bot_inputs *to;
	int failed;
};

/* Of a kind that pairs a seat with something: how many of that; otherwise 0. */
static int n_with_seat(const struct plan *p, int kind)
{
	const struct ludo_kind *k = &p->game->face->kinds[kind];
	return k->form == LUDO_PAIR && k->of == LUDO_SEAT ? p->game->face->kinds[k->with].n : 0;
}

static int is_of_seats(const struct plan *p, const struct ludo_field *field)
{
	int by_index = 0;
	for (int d = 0; d < 2; d++)
		by_index |= field->index[d].n && (field->index[d].kind == LUDO_SEAT ||
						  n_with_seat(p, field->index[d].kind));
	int is_value = field->how != LUDO_TALLY && field->kind == LUDO_SEAT;
	return by_index || is_value || (field->how == LUDO_MAYBE && n_with_seat(p, field->kind));
}

static void add(struct plan *p, int is_own, struct bot_input input, int first)
{
	struct bot_inputs *to = p->to;
	int *n = is_own ? &to->n_own : &to->n_shared;
	if (*n == (is_own ? NET_INPUTS : NET_INPUTS / 4)) {
		p->failed = 1;
		return;
	}
	input.first = (uint16_t)first;
	(is_own ? to->own : to->shared)[(*n)++] = input;
	if (first + input.n > to->n_features)
		to->n_features = first + input.n;
}

/* A set of more than 64 is two. */
static void add_set(struct plan *p, int is_own, struct bot_input input, int n, int first)
{
	input.form = A_SET;
	for (int from = 0; from < n; from += NET_SET, input.at += 8) {
		struct bot_input part = input;
		part.n = (uint16_t)(n - from < NET_SET ? n - from : NET_SET);
		part.width = (uint8_t)(input.width > 8 ? 8 : input.width);
		add(p, is_own, part, first + from);
	}
}

static int is_amount(const struct plan *p, const struct ludo_field *field)
{
	const struct ludo_kind *kind = &p->game->face->kinds[field->kind];
	return field->how == LUDO_TALLY || !field->kind || kind->form == LUDO_NUMBER ||
	       kind->form == LUDO_BAG;
}

/* One place of a field: how it is read, how many features it has. */
static struct bot_input read_as(const struct plan *p, const struct ludo_field *field, int n_places)
{
	struct bot_input input = { .width = field->width, .is_signed = field->is_signed,
				   .less = field->how == LUDO_MAYBE };
	int pair = field->how == LUDO_MAYBE ? n_with_seat(p, field->kind) : 0;
	const struct ludo_kind *kind = &p->game->face->kinds[field->kind];
	if (field->how == LUDO_SET && field->kind == LUDO_SEAT)
		return input.form = HOLDS_SEAT, input.n = 1, input;
	if (field->how == LUDO_SET) {
		int bits = 8 * field->width;
		input.form = A_SET;
		input.n = (uint16_t)(field->kind && kind->n < bits ? kind->n : bits);
		return input;
	}
	if (field->how != LUDO_TALLY && field->kind == LUDO_SEAT)
		return input.form = IS_SEAT, input.n = 1, input;
	if (pair)
		return input.form = SEAT_AND, input.n = (uint16_t)pair, input;
	if (is_amount(p, field)) {
		input.form = AN_AMOUNT;
		input.less = 0;
		input.n = n_places > MANY_PLACES ? FEW : AMOUNTS;
		return input;
	}
	input.form = A_NAME;
	input.n = kind->n;
	return input;
}

/* How many indexes of one dimension a seat has, and how far its own lie apart. */
static int n_of_index(const struct plan *p, const struct ludo_index *index, uint16_t *stride)
{
	int with = index->n ? n_with_seat(p, index->kind) : 0;
	if (!index->n)
		return 1;
	if (index->kind == LUDO_SEAT)
		*stride = index->stride;
	else if (with)
		*stride = (uint16_t)(index->stride * with);
	return index->kind == LUDO_SEAT ? 1 : with ? with : index->n;
}

static void add_field(struct plan *p, const struct ludo_field *field)
{
	uint16_t stride = 0;
	int is_own = is_of_seats(p, field), first = p->to->n_features;
	int n_i = n_of_index(p, &field->index[0], &stride);
	int n_j = n_of_index(p, &field->index[1], &stride);
	struct bot_input input = read_as(p, field, n_i * n_j);
	input.stride = stride;
	/* things that lie in a row: which they are counts, not where */
	const struct ludo_index *last = &field->index[field->index[1].n > 0];
	int in_row = input.form == A_NAME && last->kind == LUDO_COUNT;
	for (int i = 0; i < n_i; i++)
		for (int j = 0; j < n_j; j++) {
			int at = in_row ? 0 : (i * n_j + j) * input.n;
			input.at = field->at + (uint32_t)(i * field->index[0].stride +
							  j * field->index[1].stride);
			if (input.form == A_SET)
				add_set(p, is_own, input, input.n, first + at);
			else
				add(p, is_own, input, first + at);
		}
}

static void add_named(struct plan *p, const char *name)
{
	const struct ludo_field *field = ludo_field_called(p->game->face, name);
	if (!field || field->get || ludo_field_whose(p->game, field) == LUDO_UNSEEN)
		p->failed = 1;
	else
		add_field(p, field);
}

static void add_asked(struct plan *p)
{
	struct bot_input input = { .at = offsetof(struct ludo_core, waiting), .n = 1, .width = 1,
				   .form = HOLDS_SEAT };
	add(p, 1, input, p->to->n_features);
}

/* Small amounts one by one, larger ones in steps that grow; 0 is no feature. */
static int amount(int64_t value)
{
	static const uint8_t step[] = { /* from 13 on */
		13, 13, 14, 14, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18, 18, 18, 18, 18,
		19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
	};
	enum { EXACT = 12, STEPS = sizeof(step) };
	if (value < 0)
		return 23 + (value > -2 ? 1 : value > -3 ? 2 : value > -5 ? 3 : 4);
	if (value <= EXACT)
		return (int)value;
	if (value <= EXACT + STEPS)
		return step[value - EXACT - 1];
	return value < 100 ? 22 : 23;
}

/* Most places hold small amounts in a byte: they are read first, without asking what they are. */
static void put_small_first(struct bot_inputs *in)
{
	in->n_small = 0;
	for (int i = 0; i < in->n_own; i++) {
		struct bot_input input = in->own[i];
		if (input.form != AN_AMOUNT || input.width != 1 || input.is_signed)
			continue;
		in->own[i] = in->own[in->n_small];
		in->own[in->n_small++] = input;
	}
	for (int value = 0; value < NET_SMALL; value++)
		in->amount[value] = (uint8_t)amount(value);
}

static void seal(struct bot_inputs *in, const struct ludo_lab *lab)
{
	in->layout = ludo_hash(ludo_hash(0, in->own, sizeof(in->own)), in->shared,
			       sizeof(in->shared));
	for (int i = 0; i < lab->n_terms; i++)
		in->layout = ludo_hash(in->layout, lab->term[i].name, strlen(lab->term[i].name));
}

int bot_inputs_of(const struct ludo_game *game, struct bot_inputs *inputs)
{
	struct plan p = { game, inputs, 0 };
	const struct ludo_lab *lab = game->lab;
	memset(inputs, 0, sizeof(*inputs));
	if (!lab || !lab->inputs || !lab->count)
		return 0;
	inputs->n_terms = lab->n_terms;
	inputs->n_features = inputs->first_term = 0;
	inputs->first_stage = lab->n_terms * AMOUNTS;
	inputs->n_features = inputs->first_stage + STAGES + LUDO_SEATS;
	add_asked(&p);
	for (int i = 0; lab->inputs[i] && !p.failed; i++)
		add_named(&p, lab->inputs[i]);
	seal(inputs, lab);
	put_small_first(inputs);
	return !p.failed && inputs->n_features <= MOST_FEATURES;
}

/* ---- which of them are there ---- */

static int64_t load(const struct bot_input *input, const unsigned char *from)
{
	uint16_t two;
	uint32_t four;
	uint64_t eight;
	switch (input->width) {
	case 1: return input->is_signed ? (int8_t)*from : *from;
	case 2: memcpy(&two, from, 2); return input->is_signed ? (int16_t)two : two;
	case 4: memcpy(&four, from, 4); return input->is_signed ? (int64_t)(int32_t)four : four;
	default: memcpy(&eight, from, 8); return (int64_t)eight;
	}
}

/* The features of one place. */
static int look(const struct bot_input *input, const void *filled, int seat, uint16_t *list)
{
	int64_t value = load(input, (const unsigned char *)filled + input->at +
					    (size_t)input->stride * (size_t)seat);
	int n = 0, which;
	switch (input->form) {
	case A_SET:
		for (uint64_t set = (uint64_t)value & set_first(input->n); set; set &= set - 1)
			list[n++] = (uint16_t)(input->first + set64_least(set));
		return n;
	case AN_AMOUNT:
		which = amount(value);
		which = input->n == FEW && which > FEW ? FEW : which;
		list[0] = (uint16_t)(input->first + which - 1);
		return which > 0;
	case A_NAME:
		value -= input->less;
		list[0] = (uint16_t)(input->first + value);
		return value >= 0 && value < input->n;
	case HOLDS_SEAT:
		list[0] = input->first;
		return (int)(value >> seat & 1);
	case IS_SEAT:
		list[0] = input->first;
		return value - input->less == seat;
	default: /* SEAT_AND */
		value -= input->less + (int64_t)seat * input->n;
		list[0] = (uint16_t)(input->first + value);
		return value >= 0 && value < input->n;
	}
}

static int look_all(const struct bot_input *input, int n_inputs, const void *filled, int seat,
		    uint16_t *list, int n)
{
	for (int i = 0; i < n_inputs && n <= NET_ACTIVE - NET_SET; i++)
		n += look(&input[i], filled, seat, list + n);
	return n;
}

int bot_inputs_shared(const struct bot_inputs *in, const void *filled, int progress,
		      uint16_t list[NET_ACTIVE])
{
	const struct ludo_core *core = filled;
	int stage = progress * STAGES / (LUDO_PROGRESS + 1), n = 0;
	list[n++] = (uint16_t)(in->first_stage + stage);
	list[n++] = (uint16_t)(in->first_stage + STAGES + core->n_seats - 1);
	return look_all(in->shared, in->n_shared, filled, 0, list, n);
}

/* Those of small amounts; nothing branches on what they are. */
static int look_small(const struct bot_inputs *in, const void *filled, int seat, uint16_t *list,
		      int n)
{
	const unsigned char *bytes = filled;
	for (int i = 0; i < in->n_small && n < NET_ACTIVE; i++) {
		const struct bot_input *input = &in->own[i];
		int which = in->amount[bytes[input->at + (size_t)input->stride * (size_t)seat]];
		which = which < input->n ? which : input->n;
		list[n] = (uint16_t)(input->first + which - 1);
		n += which > 0;
	}
	return n;
}

int bot_inputs_own(const struct bot_inputs *in, const void *filled, int seat,
		   const int16_t *terms, uint16_t list[NET_ACTIVE])
{
	int n = 0;
	for (int i = 0; i < in->n_terms; i++) {
		int is_small = terms[i] >= 0 && terms[i] < NET_SMALL;
		int which = is_small ? in->amount[terms[i]] : amount(terms[i]);
		list[n] = (uint16_t)(in->first_term + i * AMOUNTS + which - 1);
		n += which > 0;
	}
	n = look_small(in, filled, seat, list, n);
	return look_all(in->own + in->n_small, in->n_own - in->n_small, filled, seat, list, n);
}

/* ---- what the net makes of them ---- */

uint64_t bot_net_sum(const struct ludo_net *net)
{
	uint64_t sum = ludo_hash(0, net->bias, LUDO_NET_UNITS * sizeof(*net->bias));
	sum = ludo_hash(sum, net->head, LUDO_NET_HEADS * sizeof(*net->head));
	return ludo_hash(sum, net->row, (size_t)net->n_features * sizeof(*net->row));
}

int bot_net_of(const struct ludo_game *game, struct bot_net *net)
{
	net->net = game->lab ? game->lab->net : 0;
	return net->net && bot_inputs_of(game, &net->inputs) &&
	       net->net->layout == net->inputs.layout &&
	       net->net->n_features == net->inputs.n_features;
}

/* No sum leaves 16 bits: NET_ACTIVE times NET_MOST. */
_Static_assert(NET_ACTIVE * NET_MOST <= INT16_MAX, "units are summed up in 16 bits");

/* Eight at a time, where the processor can. */
typedef int16_t eight __attribute__((vector_size(16), may_alias, aligned(2)));
_Static_assert(2 * LUDO_NET_UNITS == 4 * 8, "a row is four times eight");

static void sum_rows(const struct ludo_net *net, const uint16_t *list, int n, int16_t *unit)
{
	eight sum0 = { 0 }, sum1 = { 0 }, sum2 = { 0 }, sum3 = { 0 };
	for (int k = 0; k < n; k++) {
		const eight *row = (const eight *)net->row[list[k]];
		sum0 += row[0];
		sum1 += row[1];
		sum2 += row[2];
		sum3 += row[3];
	}
	eight *to = (eight *)unit;
	to[0] = sum0;
	to[1] = sum1;
	to[2] = sum2;
	to[3] = sum3;
}

static int32_t weigh(const struct ludo_net *net, const int32_t *unit, int progress)
{
	int32_t sum[2] = { 0, 0 };
	int way = progress * (LUDO_NET_HEADS - 1);
	int head = way / LUDO_PROGRESS, far = way % LUDO_PROGRESS;
	int next = head + 1 < LUDO_NET_HEADS ? head + 1 : head;
	for (int i = 0; i < LUDO_NET_UNITS; i++) {
		int32_t x = unit[i] < 0 ? 0 : unit[i] > NET_CAP ? NET_CAP : unit[i];
		sum[0] += x * net->head[head][i];
		sum[1] += x * net->head[next][i];
	}
	return sum[0] + (int32_t)((int64_t)(sum[1] - sum[0]) * far / LUDO_PROGRESS);
}

void bot_net_ask(const struct bot_net *asked, const void *filled, int progress,
		 int16_t (*terms)[LUDO_TERMS], int32_t *out)
{
	const struct ludo_net *net = asked->net;
	const struct bot_inputs *inputs = &asked->inputs;
	int n_seats = ((const struct ludo_core *)filled)->n_seats;
	uint16_t list[NET_ACTIVE];
	int16_t shared[2 * LUDO_NET_UNITS], own[LUDO_SEATS][2 * LUDO_NET_UNITS];
	int32_t unit[LUDO_NET_UNITS], all[LUDO_NET_UNITS];
	int n = bot_inputs_shared(inputs, filled, progress, list);
	sum_rows(net, list, n, shared);
	for (int i = 0; i < LUDO_NET_UNITS; i++)
		all[i] = net->bias[i] + shared[i];
	for (int seat = 0; seat < n_seats; seat++) {
		n = bot_inputs_own(inputs, filled, seat, terms[seat], list);
		sum_rows(net, list, n, own[seat]);
		for (int i = 0; i < LUDO_NET_UNITS; i++)
			all[i] += own[seat][LUDO_NET_UNITS + i];
	}
	for (int seat = 0; seat < n_seats; seat++) {
		for (int i = 0; i < LUDO_NET_UNITS; i++)
			unit[i] = all[i] + own[seat][i] - own[seat][LUDO_NET_UNITS + i];
		out[seat] = weigh(net, unit, progress);
	}
}
