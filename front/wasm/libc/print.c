/* print.c: writing into memory; see stdio.h. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sheet {
	char *to;
	size_t size, n; /* n: how long it would be */
};

/* What stands between the '%' and the letter. */
struct form {
	int left, zeros, plus, longs;
	int width, most; /* most: characters of a string, digits; -1: not said */
};

static void put(struct sheet *s, char c)
{
	if (s->n + 1 < s->size)
		s->to[s->n] = c;
	s->n++;
}

static void fill(struct sheet *s, char c, int n)
{
	while (n-- > 0)
		put(s, c);
}

static void put_padded(struct sheet *s, const struct form *f, const char *text, int n)
{
	fill(s, ' ', f->left ? 0 : f->width - n);
	for (int i = 0; i < n; i++)
		put(s, text[i]);
	fill(s, ' ', f->left ? f->width - n : 0);
}

static void put_whole(struct sheet *s, const struct form *f, uint64_t n, unsigned base, char sign)
{
	char digits[72];
	int from = (int)sizeof(digits), least = f->zeros ? f->width - (sign != 0) : f->most;
	least = least > 64 ? 64 : least;
	for (; n || from == (int)sizeof(digits); n /= base)
		digits[--from] = "0123456789abcdef"[n % base];
	while ((int)sizeof(digits) - from < least)
		digits[--from] = '0';
	if (sign)
		digits[--from] = sign;
	put_padded(s, f, digits + from, (int)sizeof(digits) - from);
}

/* As a bot's settings are told: a few digits, none that say nothing. */
static void put_broken(struct sheet *s, const struct form *f, double x)
{
	char text[40];
	int n = 0, below = x < 0;
	uint64_t parts = (uint64_t)((below ? -x : x) * 1e4 + 0.5);
	struct sheet small = { text, sizeof(text), 0 };
	put_whole(&small, &(struct form){ .most = -1 }, parts / 10000, 10, below ? '-' : 0);
	n = (int)small.n;
	if (parts % 10000) {
		text[n++] = '.';
		for (uint64_t rest = parts % 10000; rest; rest = rest % 1000 * 10)
			text[n++] = (char)('0' + rest / 1000);
	}
	put_padded(s, f, text, n);
}

static const char *read_number(const char *at, int *n, va_list *args)
{
	if (*at == '*') {
		*n = va_arg(*args, int);
		return at + 1;
	}
	for (*n = 0; isdigit((unsigned char)*at); at++)
		*n = 10 * *n + *at - '0';
	return at;
}

static const char *read_form(const char *at, struct form *f, va_list *args)
{
	*f = (struct form){ .most = -1 };
	for (; *at && strchr("-0+", *at); at++) {
		f->left |= *at == '-';
		f->zeros |= *at == '0';
		f->plus |= *at == '+';
	}
	at = read_number(at, &f->width, args);
	if (*at == '.')
		at = read_number(at + 1, &f->most, args);
	for (; *at == 'l' || *at == 'z' || *at == 'h'; at++)
		f->longs += *at == 'l';
	return at;
}

static void put_one(struct sheet *s, const struct form *f, char letter, va_list *args)
{
	if (letter == 's') {
		const char *text = va_arg(*args, const char *);
		size_t most = f->most < 0 ? SIZE_MAX : (size_t)f->most;
		put_padded(s, f, text, (int)strnlen(text, most));
	} else if (letter == 'c') {
		char c = (char)va_arg(*args, int);
		put_padded(s, f, &c, 1);
	} else if (letter == 'd' || letter == 'i') {
		int64_t n = f->longs > 1 ? va_arg(*args, long long) : va_arg(*args, int);
		char sign = n < 0 ? '-' : f->plus ? '+' : 0;
		put_whole(s, f, n < 0 ? -(uint64_t)n : (uint64_t)n, 10, sign);
	} else if (letter == 'u' || letter == 'x') {
		uint64_t n = f->longs > 1 ? va_arg(*args, unsigned long long)
					  : va_arg(*args, unsigned);
		put_whole(s, f, n, letter == 'x' ? 16 : 10, 0);
	} else if (letter == 'g' || letter == 'f') {
		put_broken(s, f, va_arg(*args, double));
	} else if (letter == '%') {
		put(s, '%');
	} else {
		abort(); /* nothing here is written so: the tests would have met it */
	}
}

int vsnprintf(char *to, size_t size, const char *format, va_list given)
{
	struct sheet s = { to, size, 0 };
	struct form form;
	va_list args;
	va_copy(args, given);
	for (; *format; format++) {
		if (*format != '%') {
			put(&s, *format);
			continue;
		}
		format = read_form(format + 1, &form, &args);
		put_one(&s, &form, *format, &args);
	}
	va_end(args);
	if (size)
		to[s.n < size ? s.n : size - 1] = 0;
	return (int)s.n;
}

int snprintf(char *to, size_t size, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	int n = vsnprintf(to, size, format, args);
	va_end(args);
	return n;
}
