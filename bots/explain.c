/* explain.c: a bot's thoughts in words, by the same sentences as the log. */
#include "explain.h"

#include <math.h>
#include <string.h>

#define NBSP "\u00a0" /* keeps a number and its sign on one line */

enum { MOST_TOLD = 5 };

enum word { NO_CHOICE, LOOKED, LOOK, CHANCE, I_WOULD, SECOND, ALIKE, SURELY, THEN,
	    BECAUSE, MORE_POINTS, WORSE_FOR };

static const char *const words[][LUDO_LANGS] = {
	[NO_CHOICE] = { "without thinking", "senza pensarci" },
	[LOOKED] = { "looks ahead", "sguardi in avanti" },
	[LOOK] = { "looks", "sguardi" },
	[CHANCE] = { "chance to win", "probabilità di vincere" },
	[I_WOULD] = { "I would: ", "Io farei: " },
	[SECOND] = { "; second best: ", "; subito dopo: " },
	[ALIKE] = { "; about as good: ", "; quasi altrettanto buona: " },
	[SURELY] = { "There is nothing else to do.", "Non c'è altro da fare." },
	[THEN] = { "Then perhaps: ", "Poi forse: " },
	[BECAUSE] = { "Because: ", "Perché: " },
	[MORE_POINTS] = { "more points", "più punti" },
	[WORSE_FOR] = { "worse for ", "peggio per " },
};

int bot_percent(float chance)
{
	return (int)lroundf(100 * chance);
}

void bot_explain(struct ludo_text *text, const struct ludo_speaker *who,
		 const struct bot_answer *answer)
{
	const struct bot_thought *thought = &answer->thought;
	ludo_say_move(text, who, answer->move);
	ludo_put(text, " (");
	if (!thought->n_top)
		ludo_put(text, words[NO_CHOICE][who->lang]);
	else if (thought->iterations)
		ludo_putf(text, "%llu %s", (unsigned long long)thought->iterations,
			  words[LOOKED][who->lang]);
	else
		ludo_put(text, words[CHANCE][who->lang]);
	ludo_put(text, ")\n");
	for (int i = 0; i < thought->n_top && i < MOST_TOLD; i++) {
		ludo_putf(text, "  %3d %%  %7u %s  ", bot_percent(thought->top[i].chance),
			  (unsigned)thought->top[i].visits, words[LOOK][who->lang]);
		ludo_say_move(text, who, thought->top[i].move);
		ludo_put(text, "\n");
	}
}

static void put_line(struct ludo_text *text, const struct ludo_speaker *who,
		     const struct bot_thought *thought)
{
	struct ludo_speaker later = *who;
	later.state = 0; /* by then something else may stand there */
	if (thought->n_line < 2)
		return;
	ludo_put(text, words[THEN][who->lang]);
	for (int i = 1, last = LUDO_NOBODY; i < thought->n_line && i < MOST_TOLD; i++) {
		int seat = thought->line[i].seat;
		ludo_put(text, i == 1 ? "" : "; ");
		if (seat != last) {
			ludo_say_name(text, who, LUDO_SEAT, seat);
			ludo_put(text, ": ");
		}
		ludo_say_move(text, &later, thought->line[i]);
		last = seat;
	}
	ludo_put(text, "\n");
}

void bot_say_reason(struct ludo_text *text, const struct ludo_speaker *who,
		    struct bot_reason reason)
{
	if (reason.kind == BOT_TERM)
		ludo_put(text, who->game->lab->reason[reason.which][who->lang]);
	else if (reason.kind == BOT_POINTS)
		ludo_put(text, words[MORE_POINTS][who->lang]);
	else {
		ludo_put(text, words[WORSE_FOR][who->lang]);
		ludo_say_name(text, who, LUDO_SEAT, reason.which);
	}
}

int bot_n_reasons(const struct ludo_speaker *who, const struct bot_thought *thought)
{
	const struct bot_reason *r = thought->reason;
	if (thought->n_reasons < 2 || r[0].kind != BOT_TERM || r[1].kind != BOT_TERM)
		return thought->n_reasons;
	const char *const(*words_of)[2] = who->game->lab->reason;
	return strcmp(words_of[r[0].which][who->lang], words_of[r[1].which][who->lang]) ? 2 : 1;
}

static void put_reasons(struct ludo_text *text, const struct ludo_speaker *who,
			const struct bot_thought *thought)
{
	int n = bot_n_reasons(who, thought);
	for (int i = 0; i < n; i++) {
		ludo_put(text, i ? "; " : words[BECAUSE][who->lang]);
		bot_say_reason(text, who, thought->reason[i]);
	}
	ludo_put(text, n ? "\n" : "");
}

void bot_say_because(struct ludo_text *text, const struct ludo_speaker *who,
		     const struct bot_thought *thought)
{
	put_reasons(text, who, thought);
	put_line(text, who, thought);
}

/* What was looked at most is best, though a neighbour's chance may be a hair above it. */
static void put_second(struct ludo_text *text, const struct ludo_speaker *who,
		       const struct bot_thought *thought)
{
	int first = bot_percent(thought->top[0].chance);
	int second = bot_percent(thought->top[1].chance);
	ludo_put(text, words[second < first ? SECOND : ALIKE][who->lang]);
	ludo_say_move(text, who, thought->top[1].move);
	if (second < first)
		ludo_putf(text, ", %d" NBSP "%%", second);
}

void bot_hint(struct ludo_text *text, const struct ludo_speaker *who,
	      const struct bot_answer *answer)
{
	const struct bot_thought *thought = &answer->thought;
	ludo_put(text, words[I_WOULD][who->lang]);
	ludo_say_move(text, who, answer->move);
	if (!thought->n_top) {
		ludo_putf(text, ". %s\n", words[SURELY][who->lang]);
		return;
	}
	ludo_putf(text, " (%s %d" NBSP "%%", words[CHANCE][who->lang],
		  bot_percent(thought->top[0].chance));
	if (thought->n_top > 1)
		put_second(text, who, thought);
	ludo_put(text, ")\n");
	bot_say_because(text, who, thought);
}
