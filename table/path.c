/* path.c: looking up a value in the JSON of a view.  It was written by ludo_json_...: it is
 * sound and has no blanks between its signs. */
#include "path.h"

#include <string.h>

static const char *behind_string(const char *at)
{
	for (at++; *at && *at != '"'; at++)
		at += *at == '\\' && at[1];
	return at + (*at == '"');
}

/* Behind the value that begins here. */
static const char *behind_value(const char *at)
{
	int depth = 0;
	do {
		if (*at == '"') {
			at = behind_string(at);
			continue;
		}
		depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
		at += *at != 0;
	} while (*at && (depth > 0 || !strchr(",]}", *at)));
	return at;
}

/* The member of an object or the item of a list that a key names; null if there is none. */
static const char *inside(const char *at, struct ludo_word key)
{
	int is_list = *at == '[';
	int64_t index = 0;
	if ((!is_list && *at != '{') || (is_list && !ludo_word_number(key, 0, 100000, &index)))
		return 0;
	for (at++; *at && *at != ']' && *at != '}'; at += *at == ',') {
		struct ludo_word name = { at + 1, 0 };
		if (!is_list) {
			at = behind_string(at);
			name.n = (size_t)(at - name.at) - 1;
			at += *at == ':';
		}
		if (is_list ? !index-- : name.n == key.n && !memcmp(name.at, key.at, key.n))
			return at;
		at = behind_value(at);
	}
	return 0;
}

/* The value at a path; null if there is none. */
static const char *look_up(const char *json, struct ludo_word path)
{
	const char *value = json;
	for (size_t i = 0; value && i < path.n;) {
		struct ludo_word key = { path.at + i, 0 };
		while (i + key.n < path.n && !strchr(".[]", key.at[key.n]))
			key.n++;
		value = inside(value, key);
		for (i += key.n; i < path.n && strchr(".[]", path.at[i]);)
			i++;
	}
	return value;
}

static int is_value(const char *at, struct ludo_word word);

/* "{a,b}" is the list at this place. */
static int is_list(const char *at, struct ludo_word word)
{
	struct ludo_word rest = { word.at + 1, word.n - 2 };
	for (at++; *at && *at != ']'; at += *at == ',') {
		struct ludo_word item = { rest.at, 0 };
		while (item.n < rest.n && item.at[item.n] != ',')
			item.n++;
		if (!item.n || !is_value(at, item))
			return 0;
		at = behind_value(at);
		size_t used = item.n + (item.n < rest.n);
		rest = (struct ludo_word){ rest.at + used, rest.n - used };
	}
	return !rest.n;
}

static int is_value(const char *at, struct ludo_word word)
{
	const char *end = behind_value(at);
	int is_braced = word.n > 1 && word.at[0] == '{' && word.at[word.n - 1] == '}';
	if (*at == '[')
		return is_braced && is_list(at, word);
	if (*at == '"')
		at++, end--;
	return (size_t)(end - at) == word.n && !memcmp(at, word.at, word.n);
}

static int shown(size_t n)
{
	return n < 200 ? (int)n : 200;
}

int ludo_path_is(const char *json, struct ludo_word assignment, struct ludo_text *error)
{
	const char *is = memchr(assignment.at, '=', assignment.n);
	struct ludo_word path = { assignment.at, is ? (size_t)(is - assignment.at) : 0 };
	if (!path.n) {
		ludo_putf(error, "this wants PATH=VALUE: '%.*s'", shown(assignment.n),
			  assignment.at);
		return 0;
	}
	struct ludo_word value = { is + 1, assignment.n - path.n - 1 };
	const char *found = look_up(json, path);
	if (found && is_value(found, value))
		return 1;
	ludo_putf(error, "expected %.*s, found ", shown(assignment.n), assignment.at);
	if (found)
		ludo_put_n(error, found, (size_t)shown((size_t)(behind_value(found) - found)));
	else
		ludo_put(error, "nothing there");
	return 0;
}

int ludo_path_is_absent(const char *json, struct ludo_word path, struct ludo_text *error)
{
	const char *found = look_up(json, path);
	if (!found)
		return 1;
	ludo_putf(error, "expected nothing at %.*s, found ", shown(path.n), path.at);
	ludo_put_n(error, found, (size_t)shown((size_t)(behind_value(found) - found)));
	return 0;
}
