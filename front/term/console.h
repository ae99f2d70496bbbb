/* console.h: lines in, text out.  Knows nothing of games.
 *
 * What is to be shown is written into 'out' and goes to the screen all at once.  An
 * output that breaks is remembered: whoever waits for a line is then told that there
 * are no more. */
#ifndef TERM_CONSOLE_H
#define TERM_CONSOLE_H

#include "words.h"

enum colour { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

struct console {
	int lang;
	int has_keyboard;  /* a person types, not a file */
	int has_screen;    /* a person reads, not a file */
	int width, height; /* of the screen; height is 0 where nothing scrolls away */
	int broken;        /* errno of the output that failed */
	int line_was_long; /* the line last read was cut */
	struct ludo_text out, line;
};

void console_open(struct console *c, int lang, enum colour colour);
/* An exit status: 0, or 1 after one line about an output that broke. */
int console_close(struct console *c);

/* Send what was written so far. */
void console_show(struct console *c);
/* Show, then read a line into c->line, cleaned; 0 at the end of the input. */
int console_read(struct console *c);
/* Hide what is on the screen from the next person. */
void console_clear(struct console *c);
/* Take back what was written since out.n was this. */
void console_cut(struct console *c, size_t n);
/* Look at the size of the screen again. */
void console_measure(struct console *c);

/* Write a sentence as a line of its own, or words as they are. */
void console_say(struct console *c, enum word word, const char *a, const char *b);
void console_put(struct console *c, enum word word, const char *a, const char *b);
/* Write words broken into lines; all lines but the first are indented. */
void console_wrap(struct console *c, const char *string, int indent);
/* Write numbered things in as many columns as fit, down and then across. */
void console_list(struct console *c, const char *const *items, int n);

#endif
