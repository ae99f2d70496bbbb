/* json.c: JSON from strangers; see json.h. */
#include "json.h"

#include <string.h>

struct reader {
	struct json *json;
	char *text;
	size_t at, n;
	int depth;
	const char *error;
};

static int fail(struct reader *r, const char *what)
{
	if (!r->error)
		r->error = what;
	return 0;
}

/* ---- UTF-8 ---- */

/* Bytes of the character at 'text', 0 if it is not valid UTF-8. */
static size_t utf8_bytes(const unsigned char *text, size_t n)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	unsigned char c = n ? text[0] : 0;
	size_t want = c < 0x80 ? 1 : c >> 5 == 6 ? 2 : c >> 4 == 14 ? 3 : c >> 3 == 30 ? 4 : 0;
	if (!want || want > n)
		return 0;
	uint32_t code = want == 1 ? c : c & (0x7fu >> want);
	for (size_t i = 1; i < want; i++) {
		if (text[i] >> 6 != 2)
			return 0;
		code = code << 6 | (text[i] & 0x3fu);
	}
	if (code < least[want] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
		return 0;
	return want;
}

int utf8_is_plain(const char *text, size_t n, int newlines)
{
	const unsigned char *at = (const unsigned char *)text, *end = at + n;
	while (at < end) {
		size_t bytes = utf8_bytes(at, (size_t)(end - at));
		if (!bytes || *at == 0x7f || (*at < 0x20 && !(newlines && *at == '\n')))
			return 0;
		if (bytes == 2 && at[0] == 0xc2 && at[1] < 0xa0) /* C1 controls */
			return 0;
		/* marks that turn the direction of writing could dress one name as another */
		if (bytes == 3 && at[0] == 0xe2 &&
		    ((at[1] == 0x80 && at[2] >= 0xaa && at[2] <= 0xae) ||
		     (at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9)))
			return 0;
		at += bytes;
	}
	return 1;
}

size_t utf8_length(const char *text)
{
	size_t n = 0;
	for (; *text; text++)
		n += ((unsigned char)*text & 0xc0) != 0x80;
	return n;
}

/* ---- strings ---- */

static int hex4(struct reader *r, uint32_t *code)
{
	*code = 0;
	if (r->n - r->at < 4)
		return fail(r, "a \\u wants four hexadecimal digits");
	for (int i = 0; i < 4; i++) {
		char c = r->text[r->at++];
		int digit = c >= '0' && c <= '9' ? c - '0'
			    : c >= 'a' && c <= 'f' ? c - 'a' + 10
			    : c >= 'A' && c <= 'F' ? c - 'A' + 10
						   : -1;
		if (digit < 0)
			return fail(r, "a \\u wants four hexadecimal digits");
		*code = *code << 4 | (uint32_t)digit;
	}
	return 1;
}

static char *put_utf8(char *out, uint32_t code)
{
	if (code < 0x80) {
		*out++ = (char)code;
	} else if (code < 0x800) {
		*out++ = (char)(0xc0 | code >> 6);
		*out++ = (char)(0x80 | (code & 0x3f));
	} else if (code < 0x10000) {
		*out++ = (char)(0xe0 | code >> 12);
		*out++ = (char)(0x80 | (code >> 6 & 0x3f));
		*out++ = (char)(0x80 | (code & 0x3f));
	} else {
		*out++ = (char)(0xf0 | code >> 18);
		*out++ = (char)(0x80 | (code >> 12 & 0x3f));
		*out++ = (char)(0x80 | (code >> 6 & 0x3f));
		*out++ = (char)(0x80 | (code & 0x3f));
	}
	return out;
}

static int read_code(struct reader *r, uint32_t *code)
{
	uint32_t low;
	if (!hex4(r, code))
		return 0;
	if (*code == 0)
		return fail(r, "no zero bytes in strings");
	if (*code < 0xd800 || *code > 0xdfff)
		return 1;
	if (*code > 0xdbff || r->n - r->at < 2 || r->text[r->at] != '\\' ||
	    r->text[r->at + 1] != 'u')
		return fail(r, "half of a surrogate pair");
	r->at += 2;
	if (!hex4(r, &low))
		return 0;
	if (low < 0xdc00 || low > 0xdfff)
		return fail(r, "half of a surrogate pair");
	*code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);
	return 1;
}

/* Behind a backslash. */
static int read_escape(struct reader *r, char **out)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	uint32_t code;
	if (r->at == r->n)
		return fail(r, "the text stops inside a string");
	char c = r->text[r->at++];
	const char *found = c ? strchr(from, c) : 0;
	if (found) {
		*(*out)++ = to[found - from];
		return 1;
	}
	if (c != 'u')
		return fail(r, "no such escape");
	if (!read_code(r, &code))
		return 0;
	*out = put_utf8(*out, code);
	return 1;
}

/* Behind the opening quote; what is decoded is never longer than what was written. */
static int read_string(struct reader *r, const char **string)
{
	char *out = r->text + r->at;
	*string = out;
	while (r->at < r->n) {
		unsigned char c = (unsigned char)r->text[r->at];
		if (c == '"') {
			r->at++;
			*out = 0;
			return 1;
		}
		if (c < 0x20)
			return fail(r, "control characters must be escaped");
		if (c == '\\') {
			r->at++;
			if (!read_escape(r, &out))
				return 0;
			continue;
		}
		size_t bytes = utf8_bytes((const unsigned char *)r->text + r->at, r->n - r->at);
		if (!bytes)
			return fail(r, "not UTF-8");
		memmove(out, r->text + r->at, bytes);
		out += bytes;
		r->at += bytes;
	}
	return fail(r, "the text stops inside a string");
}

/* ---- values ---- */

static void skip_blanks(struct reader *r)
{
	while (r->at < r->n && r->text[r->at] && strchr(" \t\r\n", r->text[r->at]))
		r->at++;
}

static int take(struct reader *r, char c)
{
	skip_blanks(r);
	if (r->at == r->n || r->text[r->at] != c)
		return 0;
	r->at++;
	return 1;
}

static int read_number(struct reader *r, struct json_node *node)
{
	int minus = r->text[r->at] == '-';
	r->at += (size_t)minus;
	size_t first = r->at;
	for (; r->at < r->n && r->text[r->at] >= '0' && r->text[r->at] <= '9'; r->at++)
		if (r->at - first < 15)
			node->number = node->number * 10 + (r->text[r->at] - '0');
	size_t digits = r->at - first;
	if (!digits || digits > 15 || (digits > 1 && r->text[first] == '0'))
		return fail(r, "not a number of at most 15 digits");
	if (r->at < r->n && r->text[r->at] && strchr(".eE", r->text[r->at]))
		return fail(r, "numbers are whole here");
	node->type = JSON_NUMBER;
	if (minus)
		node->number = -node->number;
	return 1;
}

static int read_word(struct reader *r, struct json_node *node)
{
	static const struct {
		const char *word;
		uint8_t type, number;
	} words[] = { { "true", JSON_BOOL, 1 },
		      { "false", JSON_BOOL, 0 },
		      { "null", JSON_NULL, 0 } };
	for (int i = 0; i < 3; i++) {
		size_t n = strlen(words[i].word);
		if (r->n - r->at >= n && !memcmp(r->text + r->at, words[i].word, n)) {
			r->at += n;
			node->type = words[i].type;
			node->number = words[i].number;
			return 1;
		}
	}
	return fail(r, "not a value");
}

static struct json_node *new_node(struct reader *r)
{
	if (r->json->n == JSON_NODES) {
		fail(r, "too many values");
		return 0;
	}
	struct json_node *node = &r->json->node[r->json->n++];
	*node = (struct json_node){ 0 };
	return node;
}

static int read_value(struct reader *r, struct json_node *node);

static int read_key(struct reader *r, const struct json_node *of, const char **key)
{
	if (!take(r, '"'))
		return fail(r, "a key in quotes is missing");
	if (!read_string(r, key))
		return 0;
	if (json_get(r->json, of, *key))
		return fail(r, "the same key twice");
	return take(r, ':') || fail(r, "a colon is missing");
}

/* Behind the opening bracket. */
static int read_children(struct reader *r, struct json_node *of, char closing)
{
	struct json_node *last = 0, *node;
	if (++r->depth > JSON_DEPTH)
		return fail(r, "too deep");
	if (take(r, closing)) {
		r->depth--;
		return 1;
	}
	do {
		const char *key = 0;
		if (of->type == JSON_OBJECT && !read_key(r, of, &key))
			return 0;
		node = new_node(r);
		if (!node || !read_value(r, node))
			return 0;
		node->key = key;
		uint16_t index = (uint16_t)(node - r->json->node);
		if (last)
			last->next = index;
		else
			of->child = index;
		last = node;
		of->number++;
	} while (take(r, ','));
	r->depth--;
	return take(r, closing) || fail(r, "a comma or a closing bracket is missing");
}

static int read_value(struct reader *r, struct json_node *node)
{
	skip_blanks(r);
	if (r->at == r->n)
		return fail(r, "the text stops too early");
	char c = r->text[r->at];
	if (c == '{' || c == '[') {
		r->at++;
		node->type = c == '{' ? JSON_OBJECT : JSON_ARRAY;
		return read_children(r, node, c == '{' ? '}' : ']');
	}
	if (c == '"') {
		r->at++;
		node->type = JSON_STRING;
		return read_string(r, &node->string);
	}
	if (c == '-' || (c >= '0' && c <= '9'))
		return read_number(r, node);
	return read_word(r, node);
}

const char *json_read(struct json *json, char *text, size_t n, size_t *at)
{
	struct reader r = { json, text, 0, n, 0, 0 };
	json->n = 0;
	if (read_value(&r, new_node(&r))) {
		skip_blanks(&r);
		if (r.at < r.n)
			fail(&r, "something stands behind the end");
	}
	*at = r.at;
	return r.error;
}

/* ---- looking things up ---- */

const struct json_node *json_next(const struct json *json, const struct json_node *of,
				  const struct json_node *last)
{
	int index = last ? last->next : of->child;
	return index ? &json->node[index] : 0;
}

const struct json_node *json_get(const struct json *json, const struct json_node *of,
				 const char *key)
{
	if (of->type != JSON_OBJECT)
		return 0;
	for (const struct json_node *node = 0; (node = json_next(json, of, node));)
		if (node->key && !strcmp(node->key, key))
			return node;
	return 0;
}

const char *json_text(const struct json *json, const char *key, const char *otherwise)
{
	const struct json_node *node = json_get(json, json->node, key);
	return node && node->type == JSON_STRING ? node->string : otherwise;
}

int64_t json_whole(const struct json *json, const char *key, int64_t otherwise)
{
	const struct json_node *node = json_get(json, json->node, key);
	return node && (node->type == JSON_NUMBER || node->type == JSON_BOOL) ? node->number
									      : otherwise;
}
