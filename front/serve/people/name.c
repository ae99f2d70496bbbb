/* name.c: which names are fit, and what makes two the same; see name.h and store.h. */
#include "name.h"

#include <string.h>

#include "net/json.h"

enum { MOST_SIGNS = 24 };

/* The code of the next sign; 'at' goes behind it.  The text is UTF-8. */
static uint32_t next_sign(const char **at)
{
	const unsigned char *c = (const unsigned char *)*at;
	int more = *c < 0x80 ? 0 : *c < 0xe0 ? 1 : *c < 0xf0 ? 2 : 3;
	uint32_t code = more ? *c & (0x3fu >> more) : *c;
	for (int i = 1; i <= more; i++)
		code = code << 6 | (c[i] & 0x3fu);
	*at += more + 1;
	return code;
}

struct range {
	uint32_t low, high;
};

/* Signs that show nothing, look like a blank, or belong to nobody; accents apart from their
 * letters, which look like one sign with it (keyboards write that one); letters of mathematics,
 * of phonetics and in circles, which look like plain ones. */
static const struct range unfit[] = {
	{ 0x0300, 0x036f },   { 0x0483, 0x0489 },     { 0x1ab0, 0x1aff },   { 0x1d00, 0x1dff },
	{ 0x20d0, 0x218f },   { 0x2460, 0x24ff },     { 0x2c60, 0x2c7f },   { 0xa4d0, 0xa4ff },
	{ 0xa720, 0xa7ff },   { 0xab30, 0xabbf },     { 0xfb00, 0xfb17 },   { 0xfe20, 0xfe2f },
	{ 0x1d400, 0x1d7ff }, { 0x1f100, 0x1f1ff },
	{ 0x00a0, 0x00a0 },   { 0x00ad, 0x00ad },     { 0x061c, 0x061c },
	{ 0x115f, 0x1160 },   { 0x1680, 0x1680 },     { 0x17b4, 0x17b5 },   { 0x180b, 0x180f },
	{ 0x2000, 0x200f },   { 0x2028, 0x202f },     { 0x205f, 0x206f },   { 0x2800, 0x2800 },
	{ 0x3000, 0x3000 },   { 0x3164, 0x3164 },     { 0xd800, 0xf8ff },   { 0xfe00, 0xfe0f },
	{ 0xfeff, 0xfeff },   { 0xffa0, 0xffa0 },     { 0xfff0, 0xffff },   { 0x1d173, 0x1d17a },
	{ 0xe0000, 0x10ffff },
};

/* Alphabets whose letters look alike: a name is written in one of them. */
static const struct range alphabets[] = {
	{ 'A', 'Z' }, { 'a', 'z' }, { 0x00c0, 0x024f }, { 0x1e00, 0x1eff }, /* Latin */
	{ 0x0370, 0x03ff }, { 0x1f00, 0x1fff },				     /* Greek */
	{ 0x0400, 0x052f },						     /* Cyrillic */
	{ 0x0530, 0x058f },						     /* Armenian */
	{ 0x13a0, 0x13ff },						     /* Cherokee */
};
static const unsigned char alphabet_of[] = { 1, 1, 1, 1, 2, 2, 3, 4, 5 };

static int find(const struct range *ranges, size_t n, uint32_t code)
{
	for (size_t i = 0; i < n; i++)
		if (code >= ranges[i].low && code <= ranges[i].high)
			return (int)i;
	return -1;
}

/* Letters of other alphabets, and wide ones, that look like these of ours. */
static const struct {
	uint32_t code;
	char like;
} twins[] = {
	{ 0x0430, 'a' }, { 0x0435, 'e' }, { 0x043e, 'o' }, { 0x0440, 'p' }, { 0x0441, 'c' },
	{ 0x0443, 'y' }, { 0x0445, 'x' }, { 0x0456, 'i' }, { 0x0458, 'j' }, { 0x0455, 's' },
	{ 0x0501, 'd' }, { 0x04bb, 'h' }, { 0x043a, 'k' }, { 0x043c, 'm' }, { 0x0442, 't' },
	{ 0x0432, 'b' }, { 0x043d, 'h' }, { 0x051b, 'q' }, { 0x051d, 'w' }, { 0x04cf, 'l' },
	{ 0x03b1, 'a' }, { 0x03b2, 'b' }, { 0x03b5, 'e' }, { 0x03b9, 'i' }, { 0x03ba, 'k' },
	{ 0x03bc, 'm' }, { 0x03bd, 'v' }, { 0x03bf, 'o' }, { 0x03c1, 'p' }, { 0x03c4, 't' },
	{ 0x03c5, 'u' }, { 0x03c7, 'x' }, { 0x03b6, 'z' }, { 0x03b7, 'h' }, { 0x0131, 'i' },
	{ 0x0585, 'o' }, { 0x057d, 'u' }, { 0x0578, 'n' }, { 0x0570, 'h' }, { 0x0251, 'a' },
	{ 0x0261, 'g' }, { 0x0269, 'i' }, { 0x01c0, 'l' },
};

static uint32_t small(uint32_t code)
{
	if ((code >= 'A' && code <= 'Z') || (code >= 0x391 && code <= 0x3a9) ||
	    (code >= 0x410 && code <= 0x42f) ||
	    (code >= 0xc0 && code <= 0xde && code != 0xd7))
		return code + 0x20;
	if (code >= 0x400 && code <= 0x40f)
		return code + 0x50;
	if (code >= 0x100 && code <= 0x17f && code != 0x130 && code != 0x131)
		return code | 1;
	return code >= 0xff01 && code <= 0xff5e ? small(code - 0xfee0) : code;
}

static uint32_t folded(uint32_t code)
{
	code = small(code);
	for (size_t i = 0; i < sizeof(twins) / sizeof(twins[0]); i++)
		if (twins[i].code == code)
			return (uint32_t)twins[i].like;
	return code;
}

static size_t put_sign(char *to, uint32_t code)
{
	if (code < 0x80) {
		to[0] = (char)code;
		return 1;
	}
	if (code < 0x800) {
		to[0] = (char)(0xc0 | code >> 6);
		to[1] = (char)(0x80 | (code & 0x3f));
		return 2;
	}
	int more = code < 0x10000 ? 2 : 3;
	to[0] = (char)((more == 2 ? 0xe0 : 0xf0) | code >> 6 * more);
	for (int i = 1; i <= more; i++)
		to[i] = (char)(0x80 | (code >> 6 * (more - i) & 0x3f));
	return (size_t)more + 1;
}

void name_key(const char *name, char key[NAME_BYTES])
{
	size_t n = 0;
	while (*name && n < NAME_BYTES - 5) {
		uint32_t code = next_sign(&name);
		if (code == ' ' && (!n || key[n - 1] == ' '))
			continue;
		n += put_sign(key + n, folded(code));
	}
	while (n && key[n - 1] == ' ')
		n--;
	key[n] = 0;
}

static int is_like_a_bot(const char *key)
{
	return !strncmp(key, "bot", 3) && !key[3 + strspn(key + 3, " 0123456789.-_#")];
}

int name_is_fit(const char *name)
{
	char key[NAME_BYTES];
	unsigned used = 0;
	size_t n = strlen(name);
	if (!utf8_is_plain(name, n, 0) || utf8_length(name) > MOST_SIGNS)
		return 0;
	for (const char *at = name; *at;) {
		uint32_t code = next_sign(&at);
		int alphabet = find(alphabets, sizeof(alphabets) / sizeof(alphabets[0]), code);
		if (find(unfit, sizeof(unfit) / sizeof(unfit[0]), code) >= 0)
			return 0;
		used |= alphabet < 0 ? 0 : 1u << alphabet_of[alphabet];
	}
	name_key(name, key);
	return *key && !(used & (used - 1)) && !is_like_a_bot(key);
}
