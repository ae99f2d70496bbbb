/* passage.c: rules in words, passage by passage. */
#include "passage.h"

#include <ctype.h>
#include <string.h>

#include "embedded.h"

const char *ludo_rules_in(const struct ludo_game *game, int lang)
{
	static const char *const names[LUDO_LANGS] = { "rules.md", "rules.it.md" };
	const struct ludo_embedded *file = ludo_game_file(game, names[lang]);
	return file ? file->bytes : 0;
}

const char *ludo_next_line(const char *at)
{
	at += strcspn(at, "\n");
	return at + (*at == '\n');
}

/* The number of a chapter, "3 ", or of a paragraph, "3.2 ", at this place; 0 if there is
 * none.  The end of a sentence, "30. ", is none. */
static size_t number_at(const char *at, int is_heading)
{
	size_t n = strspn(at, "0123456789");
	if (n && !is_heading) {
		size_t m = at[n] == '.' ? strspn(at + n + 1, "0123456789") : 0;
		n = m ? n + 1 + m : 0;
	}
	return n < 16 && at[n] == ' ' ? n : 0;
}

/* Does a new passage begin with this line? */
static int begins(const char *at)
{
	return *at == '#' || number_at(at, 0);
}

struct ludo_passage ludo_next_passage(const char **at)
{
	struct ludo_passage p = { .is_heading = **at == '#' };
	p.at = *at + strspn(*at, "# ");
	size_t n = number_at(p.at, p.is_heading);
	memcpy(p.number, p.at, n);
	*at = ludo_next_line(*at);
	for (int is_code = 0; **at && (is_code || !begins(*at)); *at = ludo_next_line(*at))
		if (!strncmp(*at, "```", 3))
			is_code = !is_code;
	p.end = *at;
	return p;
}

/* The plain letter of U+00C0 to U+00FF, in UTF-8 0xC3 and this byte; 0 for other signs. */
static char plain_letter(unsigned char byte)
{
	static const char plain[] = "aaaaaa*ceeeeiiii*nooooo*ouuuuy**"; /* U+00E0 to U+00FF */
	char letter = byte < 0x80 || byte > 0xBF ? '*' : plain[byte & 31];
	return letter == '*' ? 0 : letter;
}

void ludo_put_folded(struct ludo_text *text, const char *words)
{
	for (; *words; words++) {
		char letter = *words == '\xC3' ? plain_letter((unsigned char)words[1]) : 0;
		words += letter != 0;
		if (!letter)
			letter = (char)tolower((unsigned char)*words);
		ludo_put_n(text, &letter, 1);
	}
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
