/* scan.c: words of a line. */
#include "scan.h"

#include <string.h>

static int is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

struct ludo_word ludo_scan_word(const char **at)
{
	while (is_blank(**at))
		++*at;
	struct ludo_word word = { *at, 0 };
	while (**at && !is_blank(**at))
		++*at;
	word.n = (size_t)(*at - word.at);
	return word;
}

struct ludo_word ludo_scan_rest(const char **at)
{
	while (is_blank(**at))
		++*at;
	struct ludo_word word = { *at, strlen(*at) };
	*at += word.n;
	while (word.n && is_blank(word.at[word.n - 1]))
		word.n--;
	return word;
}

int ludo_word_is(struct ludo_word word, const char *string)
{
	return strlen(string) == word.n && !memcmp(word.at, string, word.n);
}

int ludo_word_number(struct ludo_word word, int64_t low, int64_t high, int64_t *value)
{
	size_t i = word.n && word.at[0] == '-';
	int64_t v = 0;
	if (i == word.n || word.n - i > 18)
		return 0;
	for (; i < word.n; i++) {
		if (word.at[i] < '0' || word.at[i] > '9')
			return 0;
		v = v * 10 + (word.at[i] - '0');
	}
	v = word.at[0] == '-' ? -v : v;
	if (v < low || v > high)
		return 0;
	*value = v;
	return 1;
}
