/* feature.c: what a seat knows, as a row of numbers, from the field table. */
#include "ludo_learn.h"

#include "agenda.h"
#include "blank.h"
#include "field.h"
#include "ludo_lab.h"
#include "token.h"

/* Everything is told in one order: writer() gets each number with what it is called. */
struct teller {
	const struct ludo_game *game;
	const void *blanked; /* null: only names are wanted */
	int seat, n_seats, n;
	int16_t *out;        /* or null */
	int wanted;          /* the feature to be named, or -1 */
	struct ludo_text *name;
	int n_values;        /* of the one that was named */
};

/* Seat i as counted from the seat that looks; a spectator counts from the first. */
static int turned(const struct teller *t, int i)
{
	return t->seat > 0 ? (i + t->seat) % t->n_seats : i;
}

/* And a seat that stands in the state, as seen from there. */
static int64_t seen(const struct teller *t, int64_t seat)
{
	if (t->seat <= 0 || seat < 0 || seat >= t->n_seats)
		return seat;
	return (seat - t->seat + t->n_seats) % t->n_seats;
}

static int16_t clamped(int64_t value)
{
	if (value > INT16_MAX)
		return INT16_MAX;
	return value < INT16_MIN ? INT16_MIN : (int16_t)value;
}

/* Is this the one whose name is wanted?  Numbers go into the row meanwhile. */
static int tell(struct teller *t, int64_t value, int n_values)
{
	int is_wanted = t->n == t->wanted;
	if (t->out)
		t->out[t->n] = clamped(value);
	if (is_wanted)
		t->n_values = n_values;
	t->n++;
	return is_wanted;
}

static void put_index(struct teller *t, int kind, int i)
{
	ludo_put(t->name, "[");
	ludo_write_value(t->name, t->game->face, kind, i);
	ludo_put(t->name, "]");
}

static void put_indexes(struct teller *t, const struct ludo_field *field, const int index[2])
{
	ludo_put(t->name, field->name);
	for (int d = ludo_field_whose(t->game, field) == LUDO_MINE; d < 2; d++)
		if (field->index[d].n)
			put_index(t, field->index[d].kind, index[d]);
}

/* ---- one value of a field ---- */

static int n_members(const struct teller *t, const struct ludo_field *field)
{
	int n = t->game->face->kinds[field->kind].n, bits = 8 * field->width;
	return field->kind && n < bits ? n : bits;
}

/* Where an index stands in the state: a seat's is counted from the one that looks. */
static int index_of(const struct teller *t, const struct ludo_field *field, int d, int i)
{
	return field->index[d].kind == LUDO_SEAT ? turned(t, i) : i;
}

/* Nobody sits there: nothing is looked at, all of it is 0. */
static int is_absent(const struct teller *t, const struct ludo_field *field, const int index[2])
{
	for (int d = 0; d < 2; d++)
		if (field->index[d].kind == LUDO_SEAT && index[d] >= t->n_seats)
			return 1;
	return 0;
}

static void tell_set(struct teller *t, const struct ludo_field *field, const int index[2],
		     const int at[2])
{
	int is_there = t->blanked && !is_absent(t, field, index);
	set128 members = is_there ? ludo_field_members(field, t->blanked, at[0], at[1]) : 0;
	for (int i = 0; i < n_members(t, field); i++) {
		int m = field->kind == LUDO_SEAT && i < t->n_seats ? turned(t, i) : i;
		if (!tell(t, (int64_t)(members >> m & 1), 0))
			continue;
		put_indexes(t, field, index);
		put_index(t, field->kind ? field->kind : LUDO_COUNT, i);
	}
}

static void tell_one(struct teller *t, const struct ludo_field *field, const int index[2],
		     const int at[2])
{
	const struct ludo_kind *kind = &t->game->face->kinds[field->kind];
	int maybe = field->how == LUDO_MAYBE, has_names = kind->form != LUDO_NUMBER;
	int is_there = t->blanked && !is_absent(t, field, index);
	int64_t value = is_there ? ludo_field_value(field, t->blanked, at[0], at[1]) : 0;
	if (is_there && field->kind == LUDO_SEAT && field->how != LUDO_TALLY)
		value = seen(t, value - maybe) + maybe;
	int names = field->how != LUDO_TALLY && field->kind && has_names ? kind->n + maybe : 0;
	if (tell(t, value, names))
		put_indexes(t, field, index);
}

static void tell_field(struct teller *t, const struct ludo_field *field)
{
	int mine = ludo_field_whose(t->game, field) == LUDO_MINE;
	int n_i = field->index[0].n ? field->index[0].n : 1;
	int n_j = field->index[1].n ? field->index[1].n : 1;
	for (int i = 0; i < (mine ? 1 : n_i); i++)
		for (int j = 0; j < n_j; j++) {
			const int index[2] = { i, j };
			const int at[2] = { mine ? (t->seat > 0 ? t->seat : 0)
						 : index_of(t, field, 0, i),
					    index_of(t, field, 1, j) };
			if (field->how == LUDO_SET)
				tell_set(t, field, index, at);
			else
				tell_one(t, field, index, at);
		}
}

/* ---- the whole row ---- */

static void name_if(struct teller *t, int is_wanted, const char *name, int i)
{
	if (is_wanted)
		ludo_putf(t->name, i < 0 ? "%s" : "%s[%d]", name, i);
}

static void tell_core(struct teller *t)
{
	static const struct ludo_core nothing;
	const struct ludo_core *core = t->blanked ? t->blanked : &nothing;
	struct ludo_step top = ludo_top(core);
	name_if(t, tell(t, top.what, t->game->face->n_lines), "question", -1);
	name_if(t, tell(t, top.a, 0), "question.a", -1);
	name_if(t, tell(t, top.b, 0), "question.b", -1);
	for (int i = 0; i < LUDO_SEATS; i++) {
		int is_there = i < t->n_seats;
		name_if(t, tell(t, is_there && ludo_is_waiting(core, turned(t, i)), 0), "waiting", i);
	}
	for (int i = 0; i < t->game->face->n_options; i++)
		if (tell(t, core->option[i], t->game->rules->n_values[i]))
			ludo_putf(t->name, "option[%s]", t->game->face->options[i].token);
}

static void tell_lab(struct teller *t)
{
	const struct ludo_lab *lab = t->game->lab;
	int n = lab ? lab->n_features : 0;
	if (t->out && n && t->seat >= 0)
		lab->observe(t->blanked, t->seat, t->out + t->n);
	else if (t->out)
		memset(t->out + t->n, 0, (size_t)n * sizeof(*t->out));
	if (t->wanted >= t->n && t->wanted < t->n + n)
		ludo_putf(t->name, "lab[%s]", lab->feature[t->wanted - t->n]);
	t->n += n;
}

static void tell_all(struct teller *t)
{
	tell_core(t);
	for (int i = 0; i < t->game->face->n_fields; i++) {
		const struct ludo_field *field = &t->game->face->fields[i];
		if (!ludo_field_is_spare(field) &&
		    ludo_field_whose(t->game, field) != LUDO_UNSEEN)
			tell_field(t, field);
	}
	tell_lab(t);
}

int ludo_n_features(const struct ludo_game *game)
{
	struct teller t = { .game = game, .n_seats = game->max_seats, .wanted = -1 };
	tell_all(&t);
	return t.n;
}

int ludo_feature_name(const struct ludo_game *game, int feature, struct ludo_text *name)
{
	struct teller t = { .game = game, .n_seats = game->max_seats, .wanted = feature,
			    .name = name };
	tell_all(&t);
	return t.n_values;
}

void ludo_features(const struct ludo_game *game, const void *state, int seat, int16_t *out)
{
	_Alignas(16) char blanked[LUDO_STATE];
	memcpy(blanked, state, game->rules->size);
	ludo_blank(game->rules, blanked, seat);
	struct teller t = { .game = game, .blanked = blanked, .seat = seat, .wanted = -1,
			    .n_seats = ((const struct ludo_core *)state)->n_seats, .out = out };
	tell_all(&t);
}
