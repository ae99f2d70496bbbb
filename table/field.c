/* field.c: every byte of a position by its name.
 *
 * From the field table come the dump, the difference a failing test prints, and the
 * 'given' and 'expect' lines of examples. */
#include "field.h"

#include <stdlib.h>
#include <string.h>

#include "follow.h"
#include "ludo_table.h"
#include "place.h"
#include "token.h"

/* ---- the fields of struct ludo_core, the same for every game ---- */

#define CORE(name, member, width, how, kind, n, stride)                                \
	{ name, offsetof(struct ludo_core, member), width, 0, how, kind,               \
	  { { n, stride, LUDO_COUNT }, { 0, 0, 0 } }, 0 }
static const struct ludo_field core_fields[] = {
	CORE("n_seats", n_seats, 1, LUDO_IS, LUDO_COUNT, 0, 0),
	CORE("waiting", waiting, 1, LUDO_SET, LUDO_COUNT, 0, 0),
	CORE("depth", depth, 1, LUDO_IS, LUDO_COUNT, 0, 0),
	CORE("lost_lines", lost, 1, LUDO_IS, LUDO_COUNT, 0, 0),
	CORE("option", option, 1, LUDO_IS, LUDO_COUNT, LUDO_OPTIONS, 1),
	CORE("agenda", agenda, sizeof(struct ludo_step), LUDO_LINES, LUDO_NONE, LUDO_AGENDA,
	     sizeof(struct ludo_step)),
};

const struct ludo_field *ludo_core_fields(int *n)
{
	*n = sizeof(core_fields) / sizeof(core_fields[0]);
	return core_fields;
}

const struct ludo_field *ludo_field_called(const struct ludo_face *face, const char *name)
{
	for (int i = 0; i < face->n_fields; i++)
		if (!strcmp(face->fields[i].name, name))
			return &face->fields[i];
	return 0;
}

/* The nth field of a game, core's first; null after the last one. */
static const struct ludo_field *field_number(const struct ludo_game *game, int n)
{
	int n_core;
	const struct ludo_field *core = ludo_core_fields(&n_core);
	if (n < n_core)
		return &core[n];
	n -= n_core;
	return n < game->face->n_fields ? &game->face->fields[n] : 0;
}

/* ---- a spot: a field with none, some or all of its indexes ---- */

struct spot {
	const struct ludo_field *field;
	int n_given; /* indexes given */
	int index[2];
};

static int n_indexes(const struct ludo_field *field)
{
	return (field->index[0].n > 0) + (field->index[1].n > 0);
}

/* Indexes that stand in brackets; a tally's or an agenda's last one does not. */
static int n_brackets(const struct ludo_field *field)
{
	int is_list = field->how == LUDO_TALLY || field->how == LUDO_LINES;
	return n_indexes(field) - is_list;
}

static uint32_t place_of(const struct spot *spot)
{
	uint32_t at = spot->field->at;
	for (int i = 0; i < spot->n_given; i++)
		at += (uint32_t)spot->index[i] * spot->field->index[i].stride;
	return at;
}

/* The next spot, counting the indexes from 'first' on; 0 after the last one. */
static int next_spot(struct spot *spot, int first)
{
	for (int i = spot->n_given - 1; i >= first; i--) {
		if (++spot->index[i] < spot->field->index[i].n)
			return 1;
		spot->index[i] = 0;
	}
	return 0;
}

static uint64_t get_bytes(const unsigned char *bytes, int n)
{
	uint64_t v = 0;
	while (n-- > 0)
		v = v << 8 | bytes[n];
	return v;
}

static int64_t get(const void *state, uint32_t at, const struct ludo_field *field)
{
	uint64_t v = get_bytes((const unsigned char *)state + at, field->width);
	if (field->is_signed && field->width < 8 && v >> (8 * field->width - 1))
		return (int64_t)v - ((int64_t)1 << 8 * field->width);
	return (int64_t)v;
}

static void put(void *state, uint32_t at, const struct ludo_field *field, int64_t value)
{
	unsigned char *bytes = (unsigned char *)state + at;
	for (int i = 0; i < field->width; i++)
		bytes[i] = (unsigned char)((uint64_t)value >> 8 * i);
}

static set128 get_set(const void *state, uint32_t at, const struct ludo_field *field)
{
	const unsigned char *bytes = (const unsigned char *)state + at;
	int low = field->width < 8 ? field->width : 8;
	return (set128)get_bytes(bytes + low, field->width - low) << 64 | get_bytes(bytes, low);
}

static void put_set(void *state, uint32_t at, const struct ludo_field *field, set128 set)
{
	unsigned char *bytes = (unsigned char *)state + at;
	for (int i = 0; i < field->width; i++, set >>= 8)
		bytes[i] = (unsigned char)set;
}

/* ---- what other files ask of a field ---- */

enum ludo_whose ludo_field_whose(const struct ludo_game *game, const struct ludo_field *field)
{
	const struct ludo_rules *rules = game->rules;
	if (field->at - rules->secret < LUDO_SEATS * rules->secret_size)
		return LUDO_MINE;
	if (field->at - rules->hidden < rules->hidden_size)
		return LUDO_UNSEEN;
	return LUDO_OPEN;
}

int ludo_field_is_spare(const struct ludo_field *field)
{
	return *field->name == 's' && !strncmp(field->name, "spare", 5);
}

static const struct ludo_name *label_of(const struct ludo_face *face,
					const struct ludo_field *field)
{
	for (const struct ludo_name *label = face->labels; label && label->token; label++)
		if (!strcmp(label->token, field->name))
			return label;
	return 0;
}

const char *ludo_field_label(const struct ludo_face *face, const struct ludo_field *field,
			     int lang)
{
	const struct ludo_name *label = label_of(face, field);
	return label ? label->say[lang] : field->name;
}

int ludo_field_is_inner(const struct ludo_face *face, const struct ludo_field *field)
{
	return face->labels && face->labels->token && !label_of(face, field);
}

int64_t ludo_field_value(const struct ludo_field *field, const void *state, int i, int j)
{
	if (field->get)
		return field->get(state, i, j);
	struct spot spot = { field, n_indexes(field), { i, j } };
	return get(state, place_of(&spot), field);
}

set128 ludo_field_members(const struct ludo_field *field, const void *state, int i, int j)
{
	if (field->get)
		return (uint64_t)field->get(state, i, j);
	struct spot spot = { field, n_indexes(field), { i, j } };
	return get_set(state, place_of(&spot), field);
}

/* How many there are of an index: seats that nobody sits at do not count. */
static int n_of(const struct ludo_index *index, const void *state)
{
	int n_seats = ((const struct ludo_core *)state)->n_seats;
	return index->kind == LUDO_SEAT && index->n > n_seats ? n_seats : index->n;
}

/* Do its values lie behind each other, from an index on? */
static int is_dense(const struct spot *spot)
{
	const struct ludo_field *field = spot->field;
	uint32_t width = field->width;
	for (int i = n_indexes(field) - 1; i >= spot->n_given; i--) {
		if (field->index[i].stride != width)
			return 0;
		width *= field->index[i].n;
	}
	return 1;
}

static int is_same_spot(struct spot spot, const void *was, const void *is)
{
	const struct ludo_field *field = spot.field;
	int n = n_indexes(field), at = spot.n_given++;
	if (at == n && field->get)
		return field->get(was, spot.index[0], spot.index[1]) ==
		       field->get(is, spot.index[0], spot.index[1]);
	for (int i = 0; at < n && i < n_of(&field->index[at], is); i++) {
		spot.index[at] = i;
		if (!is_same_spot(spot, was, is))
			return 0;
	}
	spot.n_given = n;
	return at < n || !memcmp((const char *)was + place_of(&spot),
				 (const char *)is + place_of(&spot), field->width);
}

int ludo_field_is_same(const struct ludo_field *field, const void *was, const void *is, int given,
		       int i, int j)
{
	struct spot spot = { field, given, { i, j } };
	if (field->get || !is_dense(&spot))
		return is_same_spot(spot, was, is);
	uint32_t bytes = field->width, at = place_of(&spot);
	for (int k = given; k < n_indexes(field); k++)
		bytes *= field->index[k].n;
	return !memcmp((const char *)was + at, (const char *)is + at, bytes);
}

/* ---- computed fields, as if they were stored ---- */

/* The same field with its values behind each other, after a copy of the core. */
static struct ludo_field laid_out(const struct ludo_field *field)
{
	struct ludo_field stored = *field;
	stored.at = sizeof(struct ludo_core);
	stored.get = 0;
	stored.index[1].stride = stored.width;
	stored.index[0].stride =
		(uint16_t)(stored.width * (stored.index[1].n ? stored.index[1].n : 1));
	return stored;
}

/* Those values; to be freed. */
static void *compute(const struct ludo_field *field, const void *state)
{
	struct ludo_field stored = laid_out(field);
	int n = field->index[0].n ? field->index[0].n : 1;
	char *values = malloc(stored.at + (size_t)n * stored.index[0].stride);
	struct spot spot = { &stored, n_indexes(field), { 0, 0 } };
	if (!values)
		return 0;
	memcpy(values, state, sizeof(struct ludo_core));
	do
		put(values, place_of(&spot), &stored,
		    field->get(state, spot.index[0], spot.index[1]));
	while (next_spot(&spot, 0));
	return values;
}

/* Where a field can be read and changed without harm; to be freed. */
static void *values_of(const struct ludo_game *game, const struct ludo_field *field,
		       const void *state)
{
	if (field->get)
		return compute(field, state);
	void *copy = malloc(game->rules->size);
	return copy ? memcpy(copy, state, game->rules->size) : 0;
}

/* ---- writing ---- */

static void write_set(struct ludo_text *text, const struct ludo_face *face, int kind, set128 set)
{
	const char *comma = "";
	ludo_put(text, "{");
	set_each(i, set) {
		ludo_put(text, comma);
		ludo_write_value(text, face, kind, i);
		comma = ",";
	}
	ludo_put(text, "}");
}

static void write_one(struct ludo_text *text, const struct ludo_face *face,
		      const struct ludo_field *field, int64_t value)
{
	if (field->how == LUDO_MAYBE && !value)
		ludo_put(text, "none");
	else
		ludo_write_value(text, face, field->kind, value - (field->how == LUDO_MAYBE));
}

static void write_tally(struct ludo_text *text, const struct ludo_face *face, const void *state,
			const struct spot *spot)
{
	const struct ludo_index *things = &spot->field->index[spot->n_given];
	const char *comma = "";
	ludo_put(text, "{");
	for (int i = 0; i < things->n; i++) {
		uint32_t at = place_of(spot) + (uint32_t)i * things->stride;
		for (int64_t n = get(state, at, spot->field); n > 0; n--) {
			ludo_put(text, comma);
			ludo_write_value(text, face, things->kind, i);
			comma = ",";
		}
	}
	ludo_put(text, "}");
}

static void write_agenda(struct ludo_text *text, const struct ludo_face *face, const void *state)
{
	const struct ludo_core *core = state;
	ludo_put(text, "{");
	for (int i = core->depth < LUDO_AGENDA ? core->depth : LUDO_AGENDA; i > 0; i--) {
		const struct ludo_step *step = &core->agenda[i - 1];
		int known = step->what >= 1 && step->what < face->n_lines;
		ludo_putf(text, "%s%s:%d", i < core->depth ? "," : "",
			  known ? face->lines[step->what].token : "?", step->seat);
		const int16_t number[3] = { step->a, step->b, step->c };
		int n = 3;
		while (n > 0 && !number[n - 1])
			n--;
		for (int k = 0; k < n; k++)
			ludo_putf(text, ":%d", number[k]);
	}
	ludo_put(text, "}");
}

static void write_name(struct ludo_text *text, const struct ludo_face *face,
		       const struct spot *spot)
{
	ludo_put(text, spot->field->name);
	for (int i = 0; i < spot->n_given; i++) {
		ludo_put(text, "[");
		ludo_write_value(text, face, spot->field->index[i].kind, spot->index[i]);
		ludo_put(text, "]");
	}
}

static void write_spot(struct ludo_text *text, const struct ludo_game *game, const void *state,
		       const struct spot *spot)
{
	write_name(text, game->face, spot);
	ludo_put(text, "=");
	if (spot->field->how == LUDO_TALLY)
		write_tally(text, game->face, state, spot);
	else if (spot->field->how == LUDO_LINES)
		write_agenda(text, game->face, state);
	else if (spot->field->how == LUDO_SET)
		write_set(text, game->face, spot->field->kind,
			  get_set(state, place_of(spot), spot->field));
	else
		write_one(text, game->face, spot->field,
			  get(state, place_of(spot), spot->field));
}

/* Bytes of a spot whose brackets are all given. */
static size_t bytes_of(const struct spot *spot)
{
	size_t n = spot->field->width;
	for (int i = spot->n_given; i < n_indexes(spot->field); i++)
		n *= spot->field->index[i].n;
	return n;
}

static int same_bytes(struct spot spot, const void *a, const void *b)
{
	int first = spot.n_given;
	spot.n_given = n_brackets(spot.field);
	do {
		uint32_t at = place_of(&spot);
		if (memcmp((const char *)a + at, (const char *)b + at, bytes_of(&spot)))
			return 0;
	} while (next_spot(&spot, first));
	return 1;
}

static void wipe(void *state, struct spot spot)
{
	int first = spot.n_given;
	spot.n_given = n_brackets(spot.field);
	do
		memset((char *)state + place_of(&spot), 0, bytes_of(&spot));
	while (next_spot(&spot, first));
}

void ludo_write_changes(struct ludo_text *text, const struct ludo_game *game, const void *was,
			const void *is)
{
	const struct ludo_field *field;
	for (int i = 0; (field = field_number(game, i)); i++) {
		struct spot spot = { field, n_brackets(field), { 0, 0 } };
		do {
			if (field->get || same_bytes(spot, is, was))
				continue;
			write_spot(text, game, is, &spot);
			ludo_put(text, "\n");
		} while (next_spot(&spot, 0));
	}
}

void ludo_write_position(struct ludo_text *text, const struct ludo_game *game, const void *state)
{
	void *zero = calloc(1, game->rules->size);
	if (zero)
		ludo_write_changes(text, game, zero, state);
	free(zero);
}

void ludo_write_difference(struct ludo_text *text, const struct ludo_game *game, const void *was,
			   const void *is)
{
	const struct ludo_field *field;
	for (int i = 0; (field = field_number(game, i)); i++) {
		struct spot spot = { field, n_brackets(field), { 0, 0 } };
		do {
			if (field->get || same_bytes(spot, was, is))
				continue;
			write_spot(text, game, was, &spot);
			ludo_put(text, " -> ");
			write_spot(text, game, is, &spot);
			ludo_put(text, "\n");
		} while (next_spot(&spot, 0));
	}
}

/* ---- does the table cover the position? ---- */

static int mark_bytes(unsigned char *seen, uint32_t end, const struct spot *spot,
		      struct ludo_text *error)
{
	size_t at = place_of(spot), n = bytes_of(spot);
	if (at + n > end) {
		ludo_putf(error, "field %s reaches past the position", spot->field->name);
		return 0;
	}
	for (size_t i = at; i < at + n; i++)
		if (seen[i]++) {
			ludo_putf(error, "byte %zu has two names, one is %s", i,
				  spot->field->name);
			return 0;
		}
	return 1;
}

int ludo_fields_cover(const struct ludo_game *game, struct ludo_text *error)
{
	uint32_t end = game->rules->tape;
	unsigned char *seen = calloc(1, end);
	const struct ludo_field *field;
	int ok = seen != 0;
	for (int i = 0; ok && (field = field_number(game, i)); i++) {
		struct spot spot = { field, n_indexes(field), { 0, 0 } };
		do
			ok = field->get || mark_bytes(seen, end, &spot, error);
		while (ok && next_spot(&spot, 0));
	}
	for (uint32_t i = 0; ok && i < end; i++)
		if (!seen[i]) {
			ludo_putf(error, "byte %u of the position has no name", i);
			ok = 0;
		}
	free(seen);
	return ok && ludo_places_hold(game, error) && ludo_follows_hold(game, error);
}

/* ---- reading ---- */

struct ludo_word ludo_scan_assignment(const char **at)
{
	while (**at == ' ' || **at == '\t')
		++*at;
	struct ludo_word word = { *at, 0 };
	int depth = 0;
	for (; **at && (depth > 0 || (**at != ' ' && **at != '\t')); ++*at)
		depth += (**at == '{') - (**at == '}');
	word.n = (size_t)(*at - word.at);
	return word;
}

static int complain(struct ludo_text *error, const char *what, struct ludo_word word)
{
	ludo_putf(error, "%s '%.*s'", what, word.n < 60 ? (int)word.n : 60, word.at);
	return 0;
}

/* The part of a word up to a character; the word goes on behind it. */
static struct ludo_word cut(struct ludo_word *word, const char *stops)
{
	struct ludo_word part = { word->at, 0 };
	while (part.n < word->n && !strchr(stops, part.at[part.n]))
		part.n++;
	size_t skip = part.n < word->n ? part.n + 1 : part.n;
	word->at += skip;
	word->n -= skip;
	return part;
}

static int read_index(const struct ludo_game *game, struct spot *spot, struct ludo_word word,
		      struct ludo_text *error)
{
	const struct ludo_index *index = &spot->field->index[spot->n_given];
	int64_t value;
	if (spot->n_given >= n_brackets(spot->field))
		return complain(error, "too many indexes:", word);
	if (!ludo_read_value(game->face, index->kind, word, &value) || value < 0 ||
	    value >= index->n)
		return complain(error, "no such index:", word);
	spot->index[spot->n_given++] = (int)value;
	return 1;
}

/* "name" or "name[i]" or "name[i][j]" */
static int read_spot(const struct ludo_game *game, struct ludo_word word, struct spot *spot,
		     struct ludo_text *error)
{
	struct ludo_word rest = word, name = cut(&rest, "[");
	*spot = (struct spot){ 0 };
	for (int i = 0; (spot->field = field_number(game, i)); i++)
		if (ludo_word_is(name, spot->field->name))
			break;
	if (!spot->field)
		return complain(error, "no such field:", name);
	if (name.n == word.n)
		return 1;
	if (word.at[word.n - 1] != ']')
		return complain(error, "a bracket is missing:", word);
	rest.n--; /* the last closing bracket */
	while (rest.n) {
		struct ludo_word index = cut(&rest, "]");
		if (!read_index(game, spot, index, error))
			return 0;
		if (rest.n && *rest.at == '[')
			rest.at++, rest.n--;
	}
	return 1;
}

static int is_in_range(const struct ludo_face *face, const struct ludo_field *field, int64_t value)
{
	if (field->kind != LUDO_COUNT && field->kind != LUDO_NONE)
		return value >= 0 && value < face->kinds[field->kind].n;
	if (field->width == 8)
		return value >= 0 || field->is_signed; /* computed: a sum may be below nothing */
	int bits = 8 * field->width - field->is_signed;
	return value >= 0 && value < (int64_t)1 << bits; /* nobody has -3 */
}

static int strip_braces(struct ludo_word *word, struct ludo_text *error)
{
	if (word->n < 2 || word->at[0] != '{' || word->at[word->n - 1] != '}')
		return complain(error, "this wants {a,b,...}:", *word);
	word->at++;
	word->n -= 2;
	return 1;
}

/* The next item of a list inside braces, blanks cut off; 0 after the last one. */
static int next_item(struct ludo_word *list, struct ludo_word *item)
{
	while (list->n && (*list->at == ' ' || *list->at == '\t'))
		list->at++, list->n--;
	if (!list->n)
		return 0;
	*item = cut(list, ",");
	while (item->n && item->at[item->n - 1] == ' ')
		item->n--;
	return 1;
}

static int set_members(const struct ludo_game *game, void *state, const struct spot *spot,
		       struct ludo_word list, struct ludo_text *error)
{
	const struct ludo_field *field = spot->field;
	struct ludo_word item;
	set128 set = 0;
	if (!strip_braces(&list, error))
		return 0;
	while (next_item(&list, &item)) {
		int64_t i;
		if (!ludo_read_value(game->face, field->kind, item, &i) || i < 0 ||
		    i >= 8 * field->width)
			return complain(error, "cannot be in this set:", item);
		set |= set128_of((int)i);
	}
	put_set(state, place_of(spot), field, set);
	return 1;
}

static int read_one(const struct ludo_game *game, const struct ludo_field *field,
		    struct ludo_word word, int64_t *value, struct ludo_text *error)
{
	*value = 0;
	if (field->how == LUDO_MAYBE && ludo_word_is(word, "none"))
		return 1;
	if (!ludo_read_value(game->face, field->kind, word, value) ||
	    !is_in_range(game->face, field, *value))
		return complain(error, "not a value of this field:", word);
	*value += field->how == LUDO_MAYBE;
	return 1;
}

static int set_tally(const struct ludo_game *game, void *state, const struct spot *spot,
		     struct ludo_word list, struct ludo_text *error)
{
	const struct ludo_index *things = &spot->field->index[spot->n_given];
	struct ludo_word item;
	if (!strip_braces(&list, error))
		return 0;
	wipe(state, *spot);
	while (next_item(&list, &item)) {
		int64_t i;
		if (!ludo_read_value(game->face, things->kind, item, &i) || i < 0 || i >= things->n)
			return complain(error, "cannot be counted here:", item);
		uint32_t at = place_of(spot) + (uint32_t)i * things->stride;
		int64_t count = get(state, at, spot->field) + 1;
		if (!is_in_range(game->face, spot->field, count))
			return complain(error, "too many of", item);
		put(state, at, spot->field, count);
	}
	return 1;
}

/* Is each number that the sentence of a line gives a name one of those that have names?  The
 * rules look things up by it; a plain number may be anything. */
static int has_sound_numbers(const struct ludo_face *face, int what, const int64_t number[3])
{
	uint8_t kind[3];
	int n = ludo_kinds_in(face, face->lines[what].say[LUDO_EN], kind);
	for (int i = 0; i < n; i++)
		if (kind[i] != LUDO_NONE && kind[i] != LUDO_COUNT &&
		    (number[i] < 0 || number[i] >= face->kinds[kind[i]].n))
			return 0;
	return 1;
}

/* "line:seat", and up to three numbers behind it, each with a colon */
static int read_line(const struct ludo_game *game, struct ludo_word word, struct ludo_step *step,
		     struct ludo_text *error)
{
	struct ludo_word whole = word, name = cut(&word, ":"), seat = cut(&word, ":");
	int64_t seat_number = 0, number[3] = { 0, 0, 0 };
	int what = 1;
	while (what < game->face->n_lines && !ludo_word_is(name, game->face->lines[what].token))
		what++;
	if (what == game->face->n_lines ||
	    (seat.n && !ludo_word_number(seat, 0, LUDO_SEATS - 1, &seat_number)))
		return complain(error, "not a line of the agenda:", whole);
	for (int i = 0; word.n; i++)
		if (i == 3 || !ludo_word_number(cut(&word, ":"), INT16_MIN, INT16_MAX, &number[i]))
			return complain(error, "not a line of the agenda:", whole);
	if (!has_sound_numbers(game->face, what, number))
		return complain(error, "its numbers are out of range:", whole);
	*step = (struct ludo_step){ (uint8_t)what, (uint8_t)seat_number, (int16_t)number[0],
				    (int16_t)number[1], (int16_t)number[2] };
	return 1;
}

static int set_agenda(const struct ludo_game *game, void *state, struct ludo_word list,
		      struct ludo_text *error)
{
	struct ludo_core *core = state;
	struct ludo_step line[LUDO_AGENDA];
	struct ludo_word item, whole = list;
	int n = 0;
	if (!strip_braces(&list, error))
		return 0;
	for (; next_item(&list, &item); n++) {
		if (n == LUDO_AGENDA)
			return complain(error, "too many lines:", whole);
		if (!read_line(game, item, &line[n], error))
			return 0;
		if (line[n].seat >= core->n_seats)
			return complain(error, "nobody sits there:", item);
	}
	memset(core->agenda, 0, sizeof(core->agenda));
	for (int i = 0; i < n; i++)
		core->agenda[i] = line[n - 1 - i];
	core->depth = (uint8_t)n;
	core->waiting = 0; /* the next line is carried out or asked anew, unless told otherwise */
	return 1;
}

/* Values that a row must have: one for each index, or each seat in the game.  Where they
 * may be absent, those behind the last one are. */
static int n_wanted(const void *state, const struct spot *spot)
{
	const struct ludo_index *index = &spot->field->index[spot->n_given];
	if (spot->field->how == LUDO_MAYBE)
		return 0;
	return index->kind == LUDO_SEAT ? ((const struct ludo_core *)state)->n_seats : index->n;
}

static int set_row(const struct ludo_game *game, void *state, struct spot spot,
		   struct ludo_word list, struct ludo_text *error)
{
	struct ludo_word item, whole = list;
	int i = 0, n = n_wanted(state, &spot);
	if (!strip_braces(&list, error))
		return 0;
	wipe(state, spot);
	for (spot.n_given++; next_item(&list, &item); i++) {
		int64_t value;
		if (i == spot.field->index[spot.n_given - 1].n)
			return complain(error, "one value too many:", item);
		if (!read_one(game, spot.field, item, &value, error))
			return 0;
		spot.index[spot.n_given - 1] = i;
		put(state, place_of(&spot), spot.field, value);
	}
	return i >= n ? 1 : complain(error, "values are missing:", whole);
}

/* These follow from the agenda and from opening the table. */
static int is_protected(const struct ludo_field *field)
{
	return field->get || (field->at < offsetof(struct ludo_core, agenda) &&
			      field->at != offsetof(struct ludo_core, waiting));
}

/* "and others, as many as there are now" */
static const char AND_OTHERS[] = "...";

static int says_others(struct ludo_word list)
{
	struct ludo_word item;
	int says = 0;
	if (!strip_braces(&list, &(struct ludo_text){ .failed = 1 }))
		return 0;
	while (next_item(&list, &item))
		says = ludo_word_is(item, AND_OTHERS);
	return says;
}

/* Take one item like this one out of a list of them; 0 if there is none. */
static int strike_item(struct ludo_word *items, int *n, struct ludo_word gone)
{
	for (int i = 0; i < *n; i++)
		if (items[i].n == gone.n && !memcmp(items[i].at, gone.at, gone.n)) {
			memmove(&items[i], &items[i + 1], (size_t)(--*n - i) * sizeof(*items));
			return 1;
		}
	return 0;
}

/* Write "{a,...}" as the whole list that it stands for; 'is' is how the spot is written now. */
static void write_others(struct ludo_text *text, struct ludo_word list, struct ludo_word is)
{
	enum { MOST = 256 };
	struct ludo_word items[MOST], item;
	int n = 0;
	for (is.at++, is.n -= 2; n < MOST && next_item(&is, &items[n]);)
		n++;
	int room = n;
	ludo_put(text, "{");
	for (list.at++, list.n -= 2; next_item(&list, &item) && !ludo_word_is(item, AND_OTHERS);) {
		ludo_put_n(text, item.at, item.n);
		ludo_put(text, ",");
		strike_item(items, &n, item);
		room--;
	}
	for (int i = 0; i < n && room > 0; i++, room--) {
		ludo_put_n(text, items[i].at, items[i].n);
		ludo_put(text, ",");
	}
	ludo_put(text, "}");
}

static int set_spot(const struct ludo_game *game, void *state, const struct spot *spot,
		    struct ludo_word value, struct ludo_text *error);

/* "{a,...}" of a set or a tally. */
static int set_with_others(const struct ludo_game *game, void *state, const struct spot *spot,
			   struct ludo_word list, struct ludo_text *error)
{
	struct ludo_text is = { 0 }, all = { 0 };
	write_spot(&is, game, state, spot);
	struct ludo_word now = { ludo_text_string(&is), is.n };
	cut(&now, "=");
	write_others(&all, list, now);
	struct ludo_word whole = { ludo_text_string(&all), all.n };
	int ok = set_spot(game, state, spot, whole, error);
	ludo_text_free(&is);
	ludo_text_free(&all);
	return ok;
}

static int set_spot(const struct ludo_game *game, void *state, const struct spot *spot,
		    struct ludo_word value, struct ludo_text *error)
{
	const struct ludo_field *field = spot->field;
	int missing = n_brackets(field) - spot->n_given;
	int64_t number;
	if (field->how == LUDO_LINES)
		return set_agenda(game, state, value, error);
	if (missing == 1 && field->how != LUDO_TALLY && field->how != LUDO_SET)
		return set_row(game, state, *spot, value, error);
	if (missing)
		return complain(error, "an index is missing:",
				(struct ludo_word){ field->name, strlen(field->name) });
	if ((field->how == LUDO_TALLY || field->how == LUDO_SET) && says_others(value))
		return set_with_others(game, state, spot, value, error);
	if (field->how == LUDO_TALLY)
		return set_tally(game, state, spot, value, error);
	if (field->how == LUDO_SET)
		return set_members(game, state, spot, value, error);
	if (!read_one(game, field, value, &number, error))
		return 0;
	put(state, place_of(spot), field, number);
	return 1;
}

/* "spot=value", cut in two. */
static int read_assignment(const struct ludo_game *game, struct ludo_word assignment,
			   struct spot *spot, struct ludo_word *value, struct ludo_text *error)
{
	struct ludo_word name = (*value = assignment, cut(value, "="));
	if (name.n == assignment.n)
		return complain(error, "this wants FIELD=VALUE:", assignment);
	return read_spot(game, name, spot, error);
}

int ludo_field_set(const struct ludo_game *game, void *state, struct ludo_word assignment,
		   struct ludo_text *error)
{
	struct ludo_word value;
	struct spot spot;
	if (!read_assignment(game, assignment, &spot, &value, error))
		return 0;
	if (spot.field->get)
		return complain(error, "follows from other things and cannot be set:", assignment);
	return set_spot(game, state, &spot, value, error);
}

int ludo_field_settable(const struct ludo_game *game, struct ludo_word assignment,
			struct ludo_text *error)
{
	struct ludo_word value = assignment, name = cut(&value, "=");
	struct spot spot;
	if (!read_spot(game, name, &spot, error))
		return 0;
	if (is_protected(spot.field))
		return complain(error, "follows from other things and cannot be set:", name);
	return 1;
}

/* All spots of a name, brackets filled up, separated by blanks. */
static void write_spots(struct ludo_text *text, const struct ludo_game *game, const void *state,
			struct spot spot)
{
	int first = spot.n_given;
	const char *blank = "";
	spot.n_given = n_brackets(spot.field);
	do {
		ludo_put(text, blank);
		write_spot(text, game, state, &spot);
		blank = " ";
	} while (next_spot(&spot, first));
}

int ludo_field_is(const struct ludo_game *game, const void *state, struct ludo_word assignment,
		  struct ludo_text *error)
{
	struct ludo_word value;
	struct spot spot;
	if (!read_assignment(game, assignment, &spot, &value, error))
		return -1;
	void *is = values_of(game, spot.field, state);
	void *wanted = values_of(game, spot.field, state);
	struct ludo_field stored = laid_out(spot.field);
	int answer = -1;
	if (spot.field->get)
		spot.field = &stored;
	if (is && wanted && set_spot(game, wanted, &spot, value, error))
		answer = same_bytes(spot, wanted, is);
	if (answer == 0) {
		ludo_putf(error, "expected %.*s, found ", (int)assignment.n, assignment.at);
		write_spots(error, game, is, spot);
	}
	free(is);
	free(wanted);
	return answer;
}

/* One computed field: what is written of it must be readable, or nothing can expect it. */
static int is_readable(const struct ludo_game *game, const struct ludo_field *field,
		       const void *state, struct ludo_text *error)
{
	void *is = compute(field, state), *read = compute(field, state);
	struct ludo_field stored = laid_out(field);
	struct spot spot = { &stored, n_brackets(field), { 0, 0 } };
	struct ludo_text text = { 0 };
	int ok = is && read;
	while (ok) {
		ludo_text_clear(&text);
		write_spot(&text, game, is, &spot);
		struct ludo_word value = { ludo_text_string(&text), text.n };
		cut(&value, "=");
		ok = set_spot(game, read, &spot, value, error) && same_bytes(spot, is, read);
		if (!next_spot(&spot, 0))
			break;
	}
	if (!ok)
		ludo_putf(error, " (%s)", field->name);
	ludo_text_free(&text);
	free(is);
	free(read);
	return ok;
}

int ludo_fields_readable(const struct ludo_game *game, const void *state, struct ludo_text *error)
{
	const struct ludo_field *field = game->face->fields;
	for (int i = 0; i < game->face->n_fields; i++)
		if (field[i].get && !is_readable(game, &field[i], state, error))
			return 0;
	return 1;
}

int ludo_field_is_zero(const struct ludo_game *game, const void *state, struct ludo_word name,
		       struct ludo_text *error)
{
	struct spot spot;
	if (!read_spot(game, name, &spot, error))
		return -1;
	void *is = values_of(game, spot.field, state);
	void *zero = values_of(game, spot.field, state);
	struct ludo_field stored = laid_out(spot.field);
	int answer = -1;
	if (spot.field->get)
		spot.field = &stored;
	if (is && zero) {
		wipe(zero, spot);
		answer = same_bytes(spot, is, zero);
	}
	free(is);
	free(zero);
	return answer;
}
