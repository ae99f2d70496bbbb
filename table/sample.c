/* sample.c: the type of a piece of JSON, from one sample of it.
 *
 * Items of an array are of one type together, and so are the members of an object that a
 * kind's tokens are the keys of.  What not all of them have is optional. */
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "scan.h"
#include "types.h"

enum { IS_STRING = 1, IS_NUMBER = 2, IS_BOOL = 4, IS_NULL = 8, IS_ARRAY = 16, IS_OBJECT = 32 };

struct shape {
	unsigned forms;       /* what it has been seen to be */
	int n_seen, n_objects; /* how often, and how often as an object */
	struct shape *item;   /* of an array */
	struct shape *member; /* first of an object's */
	struct shape *next;   /* of the same object */
	struct ludo_word name;
};

static struct shape *new_shape(void)
{
	struct shape *shape = calloc(1, sizeof(*shape));
	if (!shape)
		abort(); /* a tool for those who build: no memory, no types */
	return shape;
}

static void free_shape(struct shape *shape)
{
	while (shape) {
		struct shape *next = shape->next;
		free_shape(shape->item);
		free_shape(shape->member);
		free(shape);
		shape = next;
	}
}

static struct shape *member_called(struct shape *shape, struct ludo_word name)
{
	struct shape **at = &shape->member;
	for (; *at; at = &(*at)->next)
		if ((*at)->name.n == name.n && !memcmp((*at)->name.at, name.at, name.n))
			return *at;
	*at = new_shape();
	(*at)->name = name;
	return *at;
}

/* ---- reading what our own writer wrote: no blanks, nothing wrong ---- */

static struct ludo_word read_string(const char **at)
{
	struct ludo_word word = { ++*at, 0 };
	while (**at && **at != '"')
		*at += **at == '\\' ? 2 : 1;
	word.n = (size_t)(*at - word.at);
	++*at;
	return word;
}

static void learn(struct shape *shape, const char **at);

static void learn_array(struct shape *shape, const char **at)
{
	if (!shape->item)
		shape->item = new_shape();
	for (++*at; **at && **at != ']'; *at += **at == ',')
		learn(shape->item, at);
	++*at;
}

static void learn_object(struct shape *shape, const char **at)
{
	for (++*at; **at && **at != '}'; *at += **at == ',') {
		struct shape *member = member_called(shape, read_string(at));
		++*at; /* the colon */
		learn(member, at);
	}
	++*at;
}

static void learn(struct shape *shape, const char **at)
{
	shape->n_seen++;
	switch (**at) {
	case '{':
		shape->forms |= IS_OBJECT;
		shape->n_objects++;
		learn_object(shape, at);
		return;
	case '[':
		shape->forms |= IS_ARRAY;
		learn_array(shape, at);
		return;
	case '"':
		shape->forms |= IS_STRING;
		read_string(at);
		return;
	default:
		shape->forms |= **at == 'n' ? IS_NULL
			      : **at == 't' || **at == 'f' ? IS_BOOL : IS_NUMBER;
		*at += strcspn(*at, ",]}");
	}
}

/* ---- objects that are keyed by a kind ---- */

static int is_token_of(const struct ludo_kind *kind, struct ludo_word word)
{
	for (int i = 0; i < kind->n; i++)
		if (ludo_word_is(word, kind->names[i].token))
			return 1;
	return 0;
}

/* The kind that all names of an object are tokens of; LUDO_NONE if there is none. */
static int key_kind(const struct ludo_face *face, const struct shape *object)
{
	for (int k = LUDO_KINDS; object->member && k < face->n_kinds; k++) {
		const struct shape *member = object->member;
		if (face->kinds[k].form != LUDO_NAMED)
			continue;
		while (member && is_token_of(&face->kinds[k], member->name))
			member = member->next;
		if (!member)
			return k;
	}
	return LUDO_NONE;
}

static int n_members(const struct shape *object)
{
	int n = 0;
	for (const struct shape *member = object->member; member; member = member->next)
		n++;
	return n;
}

/* All that one shape has been seen to be, another has been too. */
static void merge(struct shape *into, const struct shape *from)
{
	into->forms |= from->forms;
	into->n_seen += from->n_seen;
	into->n_objects += from->n_objects;
	if (from->item) {
		if (!into->item)
			into->item = new_shape();
		merge(into->item, from->item);
	}
	for (const struct shape *member = from->member; member; member = member->next)
		merge(member_called(into, member->name), member);
}

/* ---- writing ---- */

static void put_shape(struct ludo_text *text, const struct ludo_face *face,
		      const struct shape *shape, int depth);

static void put_record(struct ludo_text *text, const struct ludo_face *face,
		       const struct shape *object, int kind, int depth)
{
	struct shape *value = new_shape();
	int all = n_members(object) == face->kinds[kind].n;
	for (const struct shape *member = object->member; member; member = member->next)
		merge(value, member);
	ludo_put(text, all ? "Record<" : "Partial<Record<");
	ludo_type_name(text, face->kinds[kind].token);
	ludo_put(text, ", ");
	put_shape(text, face, value, depth);
	ludo_put(text, all ? ">" : ">>");
	free_shape(value);
}

static void put_object(struct ludo_text *text, const struct ludo_face *face,
		       const struct shape *object, int depth)
{
	int kind = key_kind(face, object);
	if (kind) {
		put_record(text, face, object, kind, depth);
		return;
	}
	ludo_put(text, "{\n");
	for (const struct shape *member = object->member; member; member = member->next) {
		for (int i = 0; i <= depth; i++)
			ludo_put(text, "\t");
		ludo_put_n(text, member->name.at, member->name.n);
		ludo_put(text, member->n_seen < object->n_objects ? "?: " : ": ");
		put_shape(text, face, member, depth + 1);
		ludo_put(text, ";\n");
	}
	for (int i = 0; i < depth; i++)
		ludo_put(text, "\t");
	ludo_put(text, "}");
}

static void put_shape(struct ludo_text *text, const struct ludo_face *face,
		      const struct shape *shape, int depth)
{
	static const char *const plain[] = { "string", "number", "boolean", "null" };
	const char *bar = "";
	for (int i = 0; i < 4; i++)
		if (shape->forms >> i & 1) {
			ludo_putf(text, "%s%s", bar, plain[i]);
			bar = " | ";
		}
	if (shape->forms & IS_ARRAY) {
		int is_union = shape->item->forms & (shape->item->forms - 1);
		ludo_putf(text, "%s%s", bar, is_union ? "(" : "");
		put_shape(text, face, shape->item, depth);
		ludo_put(text, is_union ? ")[]" : "[]");
		bar = " | ";
	}
	if (shape->forms & IS_OBJECT) {
		ludo_put(text, bar);
		put_object(text, face, shape, depth);
	}
	if (!shape->forms)
		ludo_put(text, "never");
}

void ludo_sample_type(struct ludo_text *text, const struct ludo_face *face, const char *json)
{
	struct shape *shape = new_shape();
	learn(shape, &json);
	put_shape(text, face, shape, 0);
	free_shape(shape);
}
