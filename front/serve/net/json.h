/* json.h: a strict, bounded reader for JSON from strangers.
 *
 * Strings are decoded in place; nothing is allocated.  Refused: anything that is not
 * JSON, bad UTF-8, zero bytes, lone surrogates, a key twice in one object, numbers that
 * are not whole or longer than 15 digits, more than JSON_NODES values, more than
 * JSON_DEPTH levels. */
#ifndef LUDO_JSON_H
#define LUDO_JSON_H

#include <stddef.h>
#include <stdint.h>

enum { JSON_NODES = 256, JSON_DEPTH = 6 };

enum json_type { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json_node {
	uint8_t type;
	uint16_t next, child; /* next sibling, first child; 0: none */
	int64_t number;       /* of a number or a bool; how many children */
	const char *key;      /* inside an object */
	const char *string;
};

struct json {
	int n;
	struct json_node node[JSON_NODES]; /* the first is the whole */
};

/* Read 'n' bytes, which are overwritten; text[n] must exist and is overwritten too.
 * Null, or what is wrong, in English, at byte *at. */
const char *json_read(struct json *json, char *text, size_t n, size_t *at);

/* A member of an object, or null. */
const struct json_node *json_get(const struct json *json, const struct json_node *of,
				 const char *key);
/* The next child after 'last' (null: the first); null at the end. */
const struct json_node *json_next(const struct json *json, const struct json_node *of,
				  const struct json_node *last);
/* A member of the whole: the value, or 'otherwise' if absent or of another type. */
const char *json_text(const struct json *json, const char *key, const char *otherwise);
int64_t json_whole(const struct json *json, const char *key, int64_t otherwise);

/* Is this valid UTF-8 without control characters (but newline, if allowed)? */
int utf8_is_plain(const char *text, size_t n, int newlines);
/* Characters (not bytes) of valid UTF-8. */
size_t utf8_length(const char *text);

#endif
