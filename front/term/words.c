/* words.c: the terminal's own words. */
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_QUOTED = 60 }; /* columns */

static const char *const rows[N_WORDS][LUDO_LANGS] = {
#define COMMAND(...)
#define WORD(id, en, it) { en, it },
#include "words.def"
#undef WORD
#undef COMMAND
};

const char *word_in(int lang, enum word word)
{
	return rows[word][lang];
}

void put_words(struct ludo_text *text, int lang, enum word word, const char *a,
	       const char *b)
{
	const char *at = rows[word][lang];
	for (const char *open; (open = strchr(at, '{')); at = open + 3) {
		const char *filling = open[1] == '0' ? a : b;
		ludo_put_n(text, at, (size_t)(open - at));
		ludo_put(text, filling ? filling : "");
	}
	ludo_put(text, at);
}

/* Bytes of the well-formed UTF-8 character that begins here; 0 if none does, or if it
 * is a control character. */
static size_t printable(const char *string)
{
	const unsigned char *at = (const unsigned char *)string;
	static const uint32_t least[] = { 0, 0x20, 0xa0, 0x800, 0x10000 }; /* by length */
	size_t n = at[0] < 0x80 ? 1 : at[0] < 0xc0 ? 0 : at[0] < 0xe0 ? 2 :
		   at[0] < 0xf0 ? 3 : at[0] < 0xf8 ? 4 : 0;
	uint32_t c = n == 1 ? at[0] : at[0] & (0xffu >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		if ((at[i] & 0xc0) != 0x80)
			return 0;
		c = c << 6 | (at[i] & 0x3f);
	}
	if (c < least[n] || c == 0x7f || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
		return 0;
	return n;
}

void make_printable(char *string)
{
	while (*string) {
		size_t n = printable(string);
		if (!n)
			*string = *string == '\t' ? ' ' : '?';
		string += n ? n : 1;
	}
}

void put_quoted(struct ludo_text *text, const char *typed)
{
	struct ludo_text copy = { 0 };
	ludo_put(&copy, typed);
	if (copy.n)
		make_printable(copy.at);
	if (ludo_columns(ludo_text_string(&copy)) <= MOST_QUOTED) {
		ludo_put(text, ludo_text_string(&copy));
	} else {
		ludo_cell(text, ludo_text_string(&copy), MOST_QUOTED - 3);
		ludo_put(text, "...");
	}
	ludo_text_free(&copy);
}

int lang_called(const char *name)
{
	if (!strcmp(name, "en"))
		return LUDO_EN;
	return strcmp(name, "it") ? -1 : LUDO_IT;
}

/* The first of these that says anything decides, as for every other program. */
int lang_of_system(void)
{
	static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	for (int i = 0; i < 3; i++) {
		const char *value = getenv(variables[i]);
		if (value && *value)
			return strncmp(value, "it", 2) ? LUDO_EN : LUDO_IT;
	}
	return LUDO_EN;
}
