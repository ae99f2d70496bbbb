/* advice.c: bots answer, tell their thoughts, and give hints. */
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "explain.h"
#include "hash.h"
#include "session.h"

/* What a bot of this kind thinks in a seat's place.  Its seed comes from what all may
 * know: a saved game goes on with the same bots. */
static int think(struct session *s, int kind, int seat, int with_reasons,
		 struct bot_answer *answer)
{
	_Alignas(16) char blanked[LUDO_STATE];
	const char *commitment = ludo_table_commitment(s->table);
	int ply = ludo_table_ply(s->table);
	ludo_table_look(s->table, ply, seat, blanked);
	const struct ludo_game *game = ludo_table_game(s->table);
	struct bot_task task = { .game = game, .blanked = blanked, .seat = seat,
				 .style = bot_style_of(game, kind),
				 .with_reasons = with_reasons };
	task.seed = ludo_hash((uint64_t)ply * 8 + (uint64_t)seat, commitment,
			      strlen(commitment));
	task.threads = task.style.trees;
	return bot_think(&task, answer);
}

void forget_thoughts(struct session *s, int ply)
{
	while (s->n_thoughts && s->thought[s->n_thoughts - 1].ply >= ply) {
		s->thoughts.n = s->thought[--s->n_thoughts].at;
		if (s->thoughts.at)
			s->thoughts.at[s->thoughts.n] = 0;
	}
}

/* Remember where a thought begins: its move may be taken back. */
static int begin_thought(struct session *s, int ply)
{
	size_t want = (size_t)s->n_thoughts + 1;
	struct thought_at *thought = realloc(s->thought, want * sizeof(*thought));
	if (!thought)
		return 0;
	s->thought = thought;
	s->thought[s->n_thoughts++] = (struct thought_at){ ply, s->thoughts.n };
	return 1;
}

/* Thoughts tell what a seat holds: with people at the table they wait for the end. */
static void keep_thoughts(struct session *s, int seat, const struct bot_answer *answer)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	int ply = ludo_table_ply(s->table);
	forget_thoughts(s, ply);
	if (!answer->thought.n_top || !begin_thought(s, ply))
		return; /* there was nothing to think about */
	ludo_putf(&s->thoughts, "%4d  %s: ", ply + 1,
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
	s->n_thoughts = 0;
}

void answer_for_bot(struct session *s, int seat)
{
	struct bot_answer answer;
	if (think(s, s->player[seat], seat, 0, &answer)) {
		if (s->explains)
			keep_thoughts(s, seat, &answer);
		ludo_table_play(s->table, answer.move);
	}
	if (!n_humans(s)) {
		tell_news(s, LUDO_NOBODY);
		console_show(s->c);
	}
}

static void put_lines(struct console *c, const char *lines)
{
	struct ludo_text line = { 0 };
	for (size_t n; *lines; lines += n + (lines[n] != 0)) {
		n = strcspn(lines, "\n");
		ludo_text_clear(&line);
		ludo_put_n(&line, lines, n);
		console_wrap(c, ludo_text_string(&line), 2);
	}
	ludo_text_free(&line);
}

void give_hint(struct session *s)
{
	struct ludo_speaker who = ludo_table_speaker(s->table, s->c->lang);
	struct ludo_text hint = { 0 };
	struct bot_answer answer;
	if (s->no_hints) {
		console_say(s->c, W_NO_HINTS, 0, 0);
	} else if (s->seat == LUDO_NOBODY ||
		   !think(s, ludo_bot_find("hard"), s->seat, 1, &answer)) {
		console_say(s->c, W_HINT_WHEN, 0, 0);
	} else {
		bot_hint(&hint, &who, &answer);
		put_lines(s->c, ludo_text_string(&hint));
	}
	ludo_text_free(&hint);
}
