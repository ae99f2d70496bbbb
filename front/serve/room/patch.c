/* patch.c: two texts are walked side by side; nothing is built up in memory. */
#include "patch.h"

#include <string.h>

struct member {
	const char *name; /* behind its quotation mark */
	size_t n_name;
	const char *value, *end;
};

static const char *skip_string(const char *at)
{
	for (at++; *at != '"'; at++)
		at += *at == '\\';
	return at + 1;
}

static const char *skip_value(const char *at)
{
	if (*at == '"')
		return skip_string(at);
	if (*at != '{' && *at != '[')
		return at + strcspn(at, ",]}");
	for (int depth = 0;;) {
		if (*at == '"') {
			at = skip_string(at);
			continue;
		}
		depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
		at++;
		if (!depth)
			return at;
	}
}

/* The member at 'at', behind a brace or a comma; 0 at the end of the object. */
static int read_member(const char *at, struct member *m)
{
	at += *at == '{' || *at == ',';
	if (*at != '"')
		return 0;
	m->name = at + 1;
	m->value = skip_string(at) + 1;
	m->n_name = (size_t)(m->value - m->name) - 2;
	m->end = skip_value(m->value);
	return 1;
}

static int is_called(const struct member *m, const char *name, size_t n)
{
	return m->n_name == n && !memcmp(m->name, name, n);
}

/* The member of that name; most often it is the one at 'hint'. */
static int find(const char *object, const char *hint, const struct member *like,
		struct member *found)
{
	if (read_member(hint, found) && is_called(found, like->name, like->n_name))
		return 1;
	for (const char *at = object; read_member(at, found); at = found->end)
		if (is_called(found, like->name, like->n_name))
			return 1;
	return 0;
}

static int is_same(const struct member *a, const struct member *b)
{
	size_t n = (size_t)(a->end - a->value);
	return n == (size_t)(b->end - b->value) && !memcmp(a->value, b->value, n);
}

static void put_gone(struct ludo_text *json, const char *was, const char *is, const char *comma)
{
	const char *hint = is, *between = "";
	struct member old, now;
	for (const char *at = was; read_member(at, &old); at = old.end) {
		if (find(is, hint, &old, &now)) {
			hint = now.end;
			continue;
		}
		ludo_put(json, *between ? "" : comma);
		ludo_put(json, *between ? "," : "\"-\":[");
		ludo_put_n(json, old.name - 1, old.n_name + 2);
		between = ",";
	}
	ludo_put(json, *between ? "]" : "");
}

void json_patch(struct ludo_text *json, const char *was, const char *is, const char *but)
{
	const char *hint = was, *comma = "";
	struct member old, now;
	ludo_put(json, "{");
	for (const char *at = is; read_member(at, &now); at = now.end) {
		int there = find(was, hint, &now, &old);
		if (there)
			hint = old.end;
		if ((there && is_same(&old, &now)) || (but && is_called(&now, but, strlen(but))))
			continue;
		ludo_put(json, comma);
		ludo_put_n(json, now.name - 1, (size_t)(now.value - now.name) + 1);
		if (there && *old.value == '{' && *now.value == '{')
			json_patch(json, old.value, now.value, 0);
		else
			ludo_put_n(json, now.value, (size_t)(now.end - now.value));
		comma = ",";
	}
	put_gone(json, was, is, comma);
	ludo_put(json, "}");
}
