/* passage.c: rules in words, passage by passage. */
#include "passage.h"

#include <ctype.h>
#include <string.h>

const char *ludo_next_line(const char *at)
{
	at += strcspn(at, "\n");
	return at + (*at == '\n');
}

/* The number at the beginning of a line: "3" or "3.2" and then a blank. */
static size_t number_at(const char *at)
{
	size_t n = strspn(at, "0123456789.");
	return n && n < 16 && isdigit((unsigned char)at[0]) && at[n] == ' ' ? n : 0;
}

/* Does a new passage begin with this line? */
static int begins(const char *at)
{
	size_t n = number_at(at);
	return *at == '#' || (n && memchr(at, '.', n));
}

struct ludo_passage ludo_next_passage(const char **at)
{
	struct ludo_passage p = { .is_heading = **at == '#' };
	p.at = *at + strspn(*at, "# ");
	size_t n = number_at(p.at);
	memcpy(p.number, p.at, n);
	*at = ludo_next_line(*at);
	for (int is_code = 0; **at && (is_code || !begins(*at)); *at = ludo_next_line(*at))
		if (!strncmp(*at, "```", 3))
			is_code = !is_code;
	p.end = *at;
	return p;
}

size_t ludo_ledger_ids(const char *at, const char *end)
{
	if (*at != '{' || !isupper((unsigned char)at[1]))
		return 0;
	const char *p = at + 1;
	while (p < end && (isupper((unsigned char)*p) || isdigit((unsigned char)*p) ||
			   strchr("-, \n", *p)))
		p++;
	return p < end && *p == '}' ? (size_t)(p + 1 - at) : 0;
}
