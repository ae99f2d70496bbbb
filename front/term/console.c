/* console.c: the terminal as lines and columns. */
#include "console.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { MOST_LINE = 2000, MIN_WIDTH = 40, MAX_WIDTH = 120, USUAL_WIDTH = 80 };

/* ---- opening and closing ---- */

/* Whatever we were drawing: back to plain letters on a fresh line, then end as the
 * sender of the signal expects. */
static void leave_on_signal(int number)
{
	static const char plain[] = "\033[0m\n";
	if (write(STDOUT_FILENO, plain, sizeof(plain) - 1) < 0)
		_exit(128 + number);
	signal(number, SIG_DFL);
	raise(number);
}

void console_measure(struct console *c)
{
	struct winsize size = { 0 };
	c->width = USUAL_WIDTH;
	c->height = 0;
	if (!c->has_screen || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
		return;
	if (size.ws_col)
		c->width = size.ws_col < MIN_WIDTH ? MIN_WIDTH :
			   size.ws_col > MAX_WIDTH ? MAX_WIDTH : size.ws_col;
	c->height = size.ws_row;
}

static int wants_colour(const struct console *c, enum colour colour)
{
	const char *term = getenv("TERM"), *no_color = getenv("NO_COLOR");
	if (colour != COLOUR_AUTO)
		return colour == COLOUR_ALWAYS;
	return c->has_screen && term && strcmp(term, "dumb") && !(no_color && *no_color);
}

void console_open(struct console *c, int lang, enum colour colour)
{
	*c = (struct console){ .lang = lang };
	c->has_keyboard = isatty(STDIN_FILENO);
	c->has_screen = isatty(STDOUT_FILENO);
	c->out.styled = wants_colour(c, colour);
	console_measure(c);
	signal(SIGPIPE, SIG_IGN); /* a reader that goes away is an error of write(), */
	signal(SIGXFSZ, SIG_IGN); /* and so is a file that may not grow */
	if (c->has_screen && c->out.styled) {
		signal(SIGINT, leave_on_signal);
		signal(SIGTERM, leave_on_signal);
	}
}

int console_close(struct console *c)
{
	int broken = c->broken;
	struct ludo_text why = { 0 };
	ludo_text_free(&c->out);
	ludo_text_free(&c->line);
	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	if (!broken || broken == EPIPE)
		return 0; /* who does not read on need not be told */
	put_words(&why, c->lang, W_OUT_BROKEN, strerror(broken), 0);
	fprintf(stderr, "ludoteca: %s\n", ludo_text_string(&why));
	ludo_text_free(&why);
	return 1;
}

/* ---- out ---- */

void console_show(struct console *c)
{
	const char *at = ludo_text_string(&c->out);
	size_t left = c->out.n;
	if (c->out.failed && !c->broken)
		c->broken = ENOMEM;
	while (left && !c->broken) {
		ssize_t n = write(STDOUT_FILENO, at, left);
		if (n < 0 && errno != EINTR)
			c->broken = errno;
		if (n > 0) {
			at += n;
			left -= (size_t)n;
		}
	}
	ludo_text_clear(&c->out);
}

void console_cut(struct console *c, size_t n)
{
	if (n >= c->out.n)
		return;
	c->out.n = n;
	c->out.at[n] = 0;
}

void console_clear(struct console *c)
{
	if (!c->has_screen)
		return;
	for (int i = 0; i < c->height; i++)
		ludo_put(&c->out, "\n");
	ludo_put(&c->out, "\033[2J\033[H");
}

void console_put(struct console *c, enum word word, const char *a, const char *b)
{
	put_words(&c->out, c->lang, word, a, b);
}

void console_say(struct console *c, enum word word, const char *a, const char *b)
{
	struct ludo_text sentence = { 0 };
	put_words(&sentence, c->lang, word, a, b);
	console_wrap(c, ludo_text_string(&sentence), 0);
	ludo_text_free(&sentence);
}

/* Columns of the word that begins here. */
static int columns_of_word(const char *at, size_t n)
{
	int columns = 0;
	for (size_t i = 0; i < n; i++)
		columns += ((unsigned char)at[i] & 0xc0) != 0x80;
	return columns;
}

void console_wrap(struct console *c, const char *string, int indent)
{
	int column = 0, is_first = 1;
	while (*string) {
		size_t n = strcspn(string, " \n");
		int columns = columns_of_word(string, n);
		if (n && !is_first && column + 1 + columns > c->width) {
			ludo_put(&c->out, "\n");
			ludo_cell(&c->out, "", indent);
			column = indent;
		} else if (n && !is_first) {
			ludo_put(&c->out, " ");
			column++;
		}
		ludo_put_n(&c->out, string, n);
		column += columns;
		is_first &= !n;
		string += n + (string[n] != 0);
	}
	ludo_put(&c->out, "\n");
}

static int widest(const char *const *items, int n)
{
	int most = 0;
	for (int i = 0; i < n; i++)
		if (ludo_columns(items[i]) > most)
			most = ludo_columns(items[i]);
	return most;
}

void console_list(struct console *c, const char *const *items, int n)
{
	int digits = n < 10 ? 1 : n < 100 ? 2 : 3;
	int cell = widest(items, n) + digits + 4;
	int columns = c->width / cell > 0 ? c->width / cell : 1;
	int rows = (n + columns - 1) / columns;
	for (int row = 0; row < rows; row++) {
		for (int i = row; i < n; i += rows) {
			ludo_style(&c->out, LUDO_BOLD);
			ludo_putf(&c->out, "%*d", digits, i + 1);
			ludo_style(&c->out, LUDO_PLAIN);
			ludo_put(&c->out, ") ");
			if (i + rows < n)
				ludo_cell(&c->out, items[i], cell - digits - 2);
			else
				ludo_put(&c->out, items[i]);
		}
		ludo_put(&c->out, "\n");
	}
}

/* ---- in ---- */

int console_read(struct console *c)
{
	int byte = 0;
	console_show(c);
	ludo_text_clear(&c->line);
	c->line_was_long = 0;
	while (!c->broken && (byte = getchar()) != EOF && byte != '\n') {
		char letter = byte ? (char)byte : '?';
		if (c->line.n < MOST_LINE)
			ludo_put_n(&c->line, &letter, 1);
		else
			c->line_was_long = 1;
	}
	if (c->broken || (byte == EOF && !c->line.n)) {
		ludo_put(&c->out, "\n");
		return 0;
	}
	if (c->line.n && c->line.at[c->line.n - 1] == '\r')
		c->line.at[--c->line.n] = 0;
	if (c->line.n)
		make_printable(c->line.at);
	if (!c->has_keyboard) { /* nobody saw it being typed */
		ludo_put(&c->out, ludo_text_string(&c->line));
		ludo_put(&c->out, "\n");
	}
	return 1;
}
