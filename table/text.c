/* text.c: growing strings, cells, styles and JSON. */
#include "ludo_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int make_room(struct ludo_text *text, size_t more)
{
	if (text->failed)
		return 0;
	if (text->n + more + 1 <= text->room)
		return 1;
	size_t room = text->room ? text->room : 256;
	while (room < text->n + more + 1)
		room *= 2;
	char *at = realloc(text->at, room);
	if (!at) {
		text->failed = 1;
		return 0;
	}
	text->at = at;
	text->room = room;
	return 1;
}

void ludo_put_n(struct ludo_text *text, const char *bytes, size_t n)
{
	if (!n || !make_room(text, n))
		return;
	memcpy(text->at + text->n, bytes, n);
	text->n += n;
	text->at[text->n] = 0;
}

void ludo_put(struct ludo_text *text, const char *string)
{
	ludo_put_n(text, string, strlen(string));
}

void ludo_put_number(struct ludo_text *text, int64_t value)
{
	char digits[24];
	size_t n = sizeof(digits);
	uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
	do
		digits[--n] = (char)('0' + left % 10);
	while ((left /= 10) > 0);
	if (value < 0)
		digits[--n] = '-';
	ludo_put_n(text, digits + n, sizeof(digits) - n);
}

void ludo_vputf(struct ludo_text *text, const char *format, va_list args)
{
	va_list again;
	if (!make_room(text, 64)) /* most pieces are short: one pass is enough */
		return;
	va_copy(again, args);
	size_t left = text->room - text->n;
	int n = vsnprintf(text->at + text->n, left, format, args);
	if (n > 0 && (size_t)n >= left && make_room(text, (size_t)n))
		vsnprintf(text->at + text->n, (size_t)n + 1, format, again);
	va_end(again);
	if (n > 0 && !text->failed)
		text->n += (size_t)n;
}

void ludo_putf(struct ludo_text *text, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	ludo_vputf(text, format, args);
	va_end(args);
}

void ludo_text_clear(struct ludo_text *text)
{
	text->n = 0;
	text->needs_comma = 0;
	if (text->at)
		text->at[0] = 0;
}

void ludo_text_free(struct ludo_text *text)
{
	free(text->at);
	*text = (struct ludo_text){ .styled = text->styled };
}

const char *ludo_text_string(const struct ludo_text *text)
{
	return text->at ? text->at : "";
}

/* ---- columns ---- */

/* Every character we print is one column wide; continuation bytes take none. */
int ludo_columns(const char *utf8)
{
	int n = 0;
	for (; *utf8; utf8++)
		n += ((unsigned char)*utf8 & 0xc0) != 0x80;
	return n;
}

/* Bytes of the longest beginning that fits into so many columns. */
static size_t bytes_that_fit(const char *utf8, int columns)
{
	size_t i = 0;
	for (; utf8[i]; i++)
		if (((unsigned char)utf8[i] & 0xc0) != 0x80 && columns-- == 0)
			break;
	return i;
}

static void put_blanks(struct ludo_text *text, int n)
{
	while (n-- > 0)
		ludo_put_n(text, " ", 1);
}

void ludo_cell(struct ludo_text *text, const char *utf8, int columns)
{
	ludo_put_n(text, utf8, bytes_that_fit(utf8, columns));
	put_blanks(text, columns - ludo_columns(utf8));
}

void ludo_style(struct ludo_text *text, enum ludo_style style)
{
	static const char *const code[] = { "0",  "1",  "2",  "7",  "31",
					    "32", "33", "34", "35", "36" };
	if (text->styled)
		ludo_putf(text, "\033[%sm", code[style]);
}

/* ---- JSON ---- */

static int is_plain(unsigned char c)
{
	return c >= 0x20 && c != 0x7f && c != '"' && c != '\\';
}

/* As much of a value as stands for itself; with room for what follows. */
static size_t put_plain(struct ludo_text *json, const char *value)
{
	size_t n = 0;
	while (value[n] && is_plain((unsigned char)value[n]))
		n++;
	if (!make_room(json, n + 2))
		return n;
	memcpy(json->at + json->n, value, n);
	json->n += n;
	return n;
}

static void put_escaped(struct ludo_text *json, const char *value)
{
	ludo_put_n(json, "\"", 1);
	while (*value) {
		value += put_plain(json, value);
		if (!*value)
			break;
		if (*value == '"' || *value == '\\')
			ludo_putf(json, "\\%c", *value);
		else if (*value == '\n')
			ludo_put(json, "\\n");
		else
			ludo_putf(json, "\\u%04x", (unsigned char)*value);
		value++;
	}
	ludo_put_n(json, "\"", 1);
}

static void put_key(struct ludo_text *json, const char *key)
{
	size_t n = key ? strlen(key) : 0;
	int comma = json->needs_comma;
	json->needs_comma = 1;
	if (!make_room(json, n + 4))
		return;
	char *at = json->at + json->n;
	if (comma)
		*at++ = ',';
	if (key) {
		*at++ = '"';
		memcpy(at, key, n);
		at += n;
		*at++ = '"';
		*at++ = ':';
	}
	*at = 0;
	json->n = (size_t)(at - json->at);
}

void ludo_json_open(struct ludo_text *json, const char *key, char bracket)
{
	put_key(json, key);
	ludo_put_n(json, &bracket, 1);
	json->needs_comma = 0;
}

void ludo_json_close(struct ludo_text *json, char bracket)
{
	ludo_put_n(json, &bracket, 1);
	json->needs_comma = 1;
}

void ludo_json_string(struct ludo_text *json, const char *key, const char *value)
{
	put_key(json, key);
	put_escaped(json, value);
}

void ludo_json_number(struct ludo_text *json, const char *key, int64_t value)
{
	put_key(json, key);
	ludo_put_number(json, value);
}

void ludo_json_bool(struct ludo_text *json, const char *key, int value)
{
	put_key(json, key);
	ludo_put(json, value ? "true" : "false");
}

void ludo_json_null(struct ludo_text *json, const char *key)
{
	put_key(json, key);
	ludo_put(json, "null");
}

void ludo_json_whole(struct ludo_text *json, const char *key, const struct ludo_text *value)
{
	put_key(json, key);
	ludo_put(json, value->n ? value->at : "null");
	json->failed |= value->failed;
}
