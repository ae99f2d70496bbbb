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
	const char *end = strchr(at + 1, '"');
	if (end[-1] != '\\')
		return end + 1;
	for (at++; *at != '"'; at++)
		at += *at == '\\';
	return at + 1;
}

static const char *skip_word(const char *at)
{
	while (*at != ',' && *at != ']' && *at != '}')
		at++;
	return at;
}

/* What there is to be seen in a value: a string, and what opens and closes. */
static const signed char depths[256] = { ['"'] = 2, ['{'] = 1, ['['] = 1, ['}'] = -1, [']'] = -1 };

static const char *skip_value(const char *at)
{
	if (*at == '"')
		return skip_string(at);
	if (*at != '{' && *at != '[')
		return skip_word(at);
	for (int depth = 0;;) {
		int by = depths[(unsigned char)*at];
		if (by == 2) {
			at = skip_string(at);
			continue;
		}
		depth += by;
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

static void patch_values(struct ludo_text *json, const char *was, const char *is);

static void patch_any(struct ludo_text *json, const char *was, const char *is)
{
	const char *hint = was, *comma = "";
	struct member old, now;
	ludo_put(json, "{");
	for (const char *at = is; read_member(at, &now); at = now.end) {
		int there = find(was, hint, &now, &old);
		if (there)
			hint = old.end;
		if (there && is_same(&old, &now))
			continue;
		ludo_put(json, comma);
		ludo_put_n(json, now.name - 1, (size_t)(now.value - now.name) + 1);
		if (there && *old.value == '{' && *now.value == '{')
			patch_values(json, old.value, now.value);
		else
			ludo_put_n(json, now.value, (size_t)(now.end - now.value));
		comma = ",";
	}
	put_gone(json, was, is, comma);
	ludo_put(json, "}");
}

/* ---- the usual case: the same names in the same order ---- */

static void back_to(struct ludo_text *json, size_t n)
{
	if (json->failed)
		return;
	json->n = n;
	json->at[n] = 0;
}

static int patch_object(struct ludo_text *json, const char **was, const char **is);

/* From one value to behind it, in both texts: 1 if they differ. */
static int differs(const char **was, const char **is)
{
	const char *end = skip_value(*is);
	size_t n = (size_t)(end - *is);
	int same = !strncmp(*was, *is, n) && strchr(",]}", (*was)[n]);
	*was = same ? *was + n : skip_value(*was);
	*is = end;
	return !same;
}

/* A member, name and all, from which 'n' bytes are the name and its colon; 0, and nothing is
 * written, if it is the same. */
static int patch_member(struct ludo_text *json, const char *comma, const char **was,
			const char **is, size_t n)
{
	const char *name = *is, *value = name + n;
	size_t before = json->n;
	*was += n;
	*is += n;
	int both = **was == '{' && **is == '{';
	if (!both && !differs(was, is))
		return 0;
	ludo_put(json, comma);
	ludo_put_n(json, name, n);
	if (!both)
		ludo_put_n(json, value, (size_t)(*is - value));
	if (!both || patch_object(json, was, is))
		return 1;
	back_to(json, before);
	return 0;
}

/* Both texts are read once and side by side; -1: the names are not the same. */
static int patch_members(struct ludo_text *json, const char **was, const char **is)
{
	int n_differ = 0;
	const char *w = *was + 1, *i = *is + 1;
	while (*i == '"') {
		size_t n = (size_t)(skip_string(i) - i) + 1; /* with its colon */
		if (strncmp(w, i, n))
			return -1;
		n_differ += patch_member(json, n_differ ? "," : "", &w, &i, n);
		if (*w != *i)
			return -1;
		w += *w == ',';
		i += *i == ',';
	}
	*was = w + 1;
	*is = i + 1;
	return *w == '}' ? n_differ : -1;
}

static int patch_object(struct ludo_text *json, const char **was, const char **is)
{
	const char *w = *was, *i = *is;
	size_t before = json->n;
	ludo_put(json, "{");
	int n_differ = patch_members(json, was, is);
	ludo_put(json, "}");
	if (n_differ >= 0)
		return n_differ;
	back_to(json, before);
	patch_any(json, w, i);
	*was = skip_value(w);
	*is = skip_value(i);
	return 1;
}

static void patch_values(struct ludo_text *json, const char *was, const char *is)
{
	patch_object(json, &was, &is);
}

/* ---- as members of something ---- */

void ludo_json_patch(struct ludo_text *json, const char *key, const char *was, const char *is)
{
	ludo_json_open(json, key, '{');
	back_to(json, json->n - !json->failed);
	patch_values(json, was, is);
	json->needs_comma = 1;
}

void ludo_json_reopen(struct ludo_text *json)
{
	if (json->failed)
		return;
	back_to(json, json->n - 1);
	json->needs_comma = json->at[json->n - 1] != '{';
}

struct ludo_mark ludo_json_try(struct ludo_text *json, const char *key)
{
	struct ludo_mark mark = { json->n, json->needs_comma };
	ludo_json_open(json, key, '{');
	return mark;
}

void ludo_json_settle(struct ludo_text *json, struct ludo_mark mark)
{
	if (json->needs_comma) {
		ludo_json_close(json, '}');
		return;
	}
	back_to(json, mark.n);
	json->needs_comma = mark.needs_comma;
}
