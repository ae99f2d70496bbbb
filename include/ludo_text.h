/* ludo_text.h: a growing string, and JSON written into one.
 *
 * Out of memory is remembered in 'failed' and makes every later call a no-op, so
 * callers check once, at the end. */
#ifndef LUDO_TEXT_H
#define LUDO_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct ludo_text {
	char *at; /* always ends in a zero byte once something was written */
	size_t n, room;
	int failed;
	int styled;      /* write ANSI styles? */
	int needs_comma; /* JSON: something stands before the next item */
};

void ludo_put(struct ludo_text *text, const char *string);
void ludo_put_n(struct ludo_text *text, const char *bytes, size_t n);
void ludo_put_number(struct ludo_text *text, int64_t value); /* without the cost of a format */
void ludo_putf(struct ludo_text *text, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void ludo_vputf(struct ludo_text *text, const char *format, va_list args);
void ludo_text_clear(struct ludo_text *text); /* keeps the memory */
void ludo_text_free(struct ludo_text *text);
const char *ludo_text_string(const struct ludo_text *text); /* never null */

/* Columns a UTF-8 string takes on the screen; pad a cell to a width. */
int ludo_columns(const char *utf8);
void ludo_cell(struct ludo_text *text, const char *utf8, int columns);

/* Styles never carry meaning alone; they vanish where text->styled is 0. */
enum ludo_style {
	LUDO_PLAIN, LUDO_BOLD, LUDO_DIM, LUDO_REVERSE,
	LUDO_RED, LUDO_GREEN, LUDO_YELLOW, LUDO_BLUE, LUDO_MAGENTA, LUDO_CYAN,
};
void ludo_style(struct ludo_text *text, enum ludo_style style);

/* JSON.  Keys are written as they are; strings are escaped. */
void ludo_json_open(struct ludo_text *json, const char *key, char bracket); /* { or [ */
void ludo_json_close(struct ludo_text *json, char bracket);                 /* } or ] */
void ludo_json_string(struct ludo_text *json, const char *key, const char *value);
void ludo_json_number(struct ludo_text *json, const char *key, int64_t value);
void ludo_json_bool(struct ludo_text *json, const char *key, int value);
void ludo_json_null(struct ludo_text *json, const char *key);
void ludo_json_whole(struct ludo_text *json, const char *key, const struct ludo_text *value);
	/* a value that is JSON already; empty: null */

#endif
