/* explain.h: a bot's thoughts in words.  They are as secret as the seat's own cards. */
#ifndef LUDO_EXPLAIN_H
#define LUDO_EXPLAIN_H

#include "bot.h"
#include "ludo_table.h"

int bot_percent(float chance);

/* The move, how many positions were looked at, and the best alternatives, a line each. */
void bot_explain(struct ludo_text *text, const struct ludo_speaker *who,
		 const struct bot_answer *answer);
/* A reason why the best answer is better than the second, without a full stop. */
void bot_say_reason(struct ludo_text *text, const struct ludo_speaker *who,
		    struct bot_reason reason);
/* How many of a thought's reasons are worth telling: not the same words twice. */
int bot_n_reasons(const struct ludo_speaker *who, const struct bot_thought *thought);
/* "Because: ..." and "Then perhaps: ...", a line each, as far as there is something to tell. */
void bot_say_because(struct ludo_text *text, const struct ludo_speaker *who,
		     const struct bot_thought *thought);
/* What the bot would do, why, and what may follow: two to four lines. */
void bot_hint(struct ludo_text *text, const struct ludo_speaker *who,
	      const struct bot_answer *answer);

#endif
