/* advice.c: bots answer, tell their thoughts, and give hints. */
#include <string.h>

#include "bot.h"
#include "explain.h"
#include "hash.h"
#include "session.h"

/* What a bot of this kind thinks in a seat's place.  Its seed comes from what all may
 * know: a saved game goes on with the same bots. */
static int think(struct session *s, int kind, int seat, struct bot_answer *answer)
{
	_Alignas(16) char blanked[LUDO_STATE];
	const char *commitment = ludo_table_commitment(s->table);
	int ply = ludo_table_ply(s->table);
	ludo_table_look(s->table, ply, seat, blanked);
	struct bot_task task = { .game = ludo_table_game(s->table), .blanked = blanked,
				 .seat = seat, .style = bot_style_of(kind) };
	task.seed = ludo_hash((uint64_t)ply * 8 + (uint64_t)seat, commitment,
			      strlen(commitment));
	task.threads = task.style.trees;
	return bot_think(&task, answer);
}

/* Thoughts tell what a seat holds: with people at the table they wait for the end. */
static void keep_thoughts(struct session *s, int seat, const struct bot_answer *answer)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	if (!answer->thought.n_top)
		return; /* there was nothing to think about */
	ludo_putf(&s->thoughts, "%4d  %s: ", ludo_table_ply(s->table) + 1,
		  ludo_table_name(s->table, seat, s->c->lang));
	bot_explain(&s->thoughts, &who, answer);
	if (!n_humans(s))
		tell_thoughts(s);
}

void tell_thoughts(struct session *s)
{
	if (!s->thoughts.n)
		return;
	if (n_humans(s))
		console_say(s->c, W_THOUGHTS, 0, 0);
	ludo_put(&s->c->out, ludo_text_string(&s->thoughts));
	ludo_text_clear(&s->thoughts);
}

void answer_for_bot(struct session *s, int seat)
{
	struct bot_answer answer;
	if (think(s, s->player[seat], seat, &answer)) {
		if (s->explains)
			keep_thoughts(s, seat, &answer);
		ludo_table_play(s->table, answer.move);
	}
	if (!n_humans(s)) {
		tell_news(s, LUDO_NOBODY);
		console_show(s->c);
	}
}

void give_hint(struct session *s)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	struct ludo_text hint = { 0 };
	struct bot_answer answer;
	if (s->no_hints) {
		console_say(s->c, W_NO_HINTS, 0, 0);
	} else if (s->seat == LUDO_NOBODY ||
		   !think(s, ludo_bot_find("hard"), s->seat, &answer)) {
		console_say(s->c, W_HINT_WHEN, 0, 0);
	} else {
		bot_hint(&hint, &who, &answer);
		console_wrap(s->c, ludo_text_string(&hint), 2);
	}
	ludo_text_free(&hint);
}
