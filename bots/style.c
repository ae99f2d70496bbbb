/* style.c: how a bot thinks, in words: "hard", "hard:iterations=500+cut=4". */
#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"

static const struct {
	const char *name;
	size_t at;
	int is_whole;
	double low, high;
} knobs[] = {
	{ "iterations", offsetof(struct bot_style, iterations), 1, 1, 100000000 },
	{ "trees", offsetof(struct bot_style, trees), 1, 1, BOT_TREES },
	{ "cut", offsetof(struct bot_style, cut), 1, -1, 10000 },
	{ "picks", offsetof(struct bot_style, picks), 1, 1, LUDO_MOVES },
	{ "ahead", offsetof(struct bot_style, ahead), 1, 1, 10000 },
	{ "observer", offsetof(struct bot_style, observer), 1, BOT_ONE, BOT_MANY },
	{ "early", offsetof(struct bot_style, early), 1, 0, 1 },
	{ "reach", offsetof(struct bot_style, reach), 0, 0, 100 },
	{ "sharp", offsetof(struct bot_style, sharp), 0, 0, 1000 },
	{ "blur", offsetof(struct bot_style, blur), 0, 0, 1 },
	{ "net", offsetof(struct bot_style, net), 1, LUDO_NET_NEVER, LUDO_NET_ALWAYS },
	{ "ms", offsetof(struct bot_style, ms), 1, 0, 600000 },
};
enum { N_KNOBS = sizeof(knobs) / sizeof(knobs[0]) };

static int turn(int knob, const char *word, struct bot_style *style, struct ludo_text *error)
{
	char *end;
	double value = strtod(word, &end);
	char *at = (char *)style + knobs[knob].at;
	int whole = value >= -1e9 && value <= 1e9 ? (int)value : 0;
	float broken = (float)value;
	if (end == word || *end || isspace((unsigned char)*word) ||
	    !(value >= knobs[knob].low && value <= knobs[knob].high) ||
	    (knobs[knob].is_whole && (double)whole != value)) {
		ludo_putf(error, "%s must be a %snumber from %g to %g, not '%.40s'",
			  knobs[knob].name, knobs[knob].is_whole ? "whole " : "",
			  knobs[knob].low, knobs[knob].high, word);
		return 0;
	}
	if (knobs[knob].is_whole)
		memcpy(at, &whole, sizeof(whole));
	else
		memcpy(at, &broken, sizeof(broken));
	return 1;
}

static int read_knob(char *words, struct bot_style *style, struct ludo_text *error)
{
	char *is = strchr(words, '=');
	if (is)
		*is = 0;
	for (int i = 0; is && i < N_KNOBS; i++)
		if (!strcmp(words, knobs[i].name))
			return turn(i, is + 1, style, error);
	ludo_putf(error, "bots know no '%.40s'; they know", words);
	for (int i = 0; i < N_KNOBS; i++)
		ludo_putf(error, " %s=", knobs[i].name);
	return 0;
}

static int find_kind(const char *name, struct ludo_text *error)
{
	int kind = ludo_bot_find(name);
	if (kind >= 0)
		return kind;
	ludo_putf(error, "no bot '%.40s'; there are", name);
	for (int i = 0; ludo_bots[i].name; i++)
		ludo_putf(error, " %s", ludo_bots[i].name);
	return -1;
}

/* Knobs stand apart by '+' or ',': lists of bots need the comma for themselves. */
int bot_read_style(const struct ludo_game *game, const char *words, struct bot_style *style,
		   struct ludo_text *error)
{
	char copy[256], *rest = 0;
	if (strlen(words) >= sizeof(copy)) {
		ludo_put(error, "that is too long for the name of a bot");
		return 0;
	}
	memcpy(copy, words, strlen(words) + 1);
	char *knob = strchr(copy, ':');
	if (knob)
		*knob++ = 0;
	int kind = find_kind(copy, error);
	if (kind < 0)
		return 0;
	*style = bot_style_of(game, kind);
	for (knob = knob ? strtok_r(knob, "+,", &rest) : 0; knob; knob = strtok_r(0, "+,", &rest))
		if (!read_knob(knob, style, error))
			return 0;
	return 1;
}
