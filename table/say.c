/* say.c: numbers become sentences, in two languages.
 *
 * A template holds {a}, {b}, {c} (numbers), {seat} (of the move or event), {kind a}
 * (a name) and {a?one|many} (a word chosen by number). */
#include <stdio.h>
#include <string.h>

#include "field.h"
#include "ludo_table.h"
#include "scan.h"
#include "token.h"

/* The reasons that every game shares. */
static const struct ludo_phrase core_whys[LUDO_WHYS] = {
	[LUDO_WHY_OK] = { .token = "legal", .say = { "allowed", "permesso" } },
	[LUDO_WHY_OVER] = { .token = "over", .say = { "the game is over", "la partita è finita" } },
	[LUDO_WHY_TURN] = { .token = "turn", .say = { "it is not this seat's turn to answer",
					  "non tocca a questo posto rispondere" } },
	[LUDO_WHY_VERB] = { .token = "verb", .say = { "that does not answer the question on the table",
					  "non risponde alla domanda sul tavolo" } },
	[LUDO_WHY_RANGE] = { .token = "range", .say = { "there is no such thing in this game",
					    "in questo gioco non esiste" } },
	[LUDO_WHY_MEMORY] = { .token = "memory", .say = { "there is no memory left to write that down",
					      "non c'è più memoria per annotarlo" } },
};

struct numbers {
	int seat;
	int16_t value[3]; /* a, b, c */
};

static void say_seat(struct ludo_text *text, const struct ludo_speaker *who, int64_t seat)
{
	if (seat >= 0 && seat < LUDO_SEATS && who->names[seat] && *who->names[seat])
		ludo_put(text, who->names[seat]);
	else if (seat >= 0 && seat < LUDO_SEATS)
		ludo_put(text, who->game->face->kinds[LUDO_SEAT].names[seat].say[who->lang]);
	else
		ludo_put(text, who->lang == LUDO_IT ? "il caso" : "chance");
}

static void say_bag(struct ludo_text *text, const struct ludo_speaker *who, int kind, int64_t bag)
{
	const struct ludo_kind *k = &who->game->face->kinds[kind];
	int said = 0;
	for (int i = 0; i < who->game->face->kinds[k->of].n; i++)
		for (int n = ludo_bag_count(k, bag, i); n > 0; n--) {
			ludo_put(text, said++ ? ", " : "");
			ludo_say_name(text, who, k->of, i);
		}
	if (!said)
		ludo_put(text, who->lang == LUDO_IT ? "nulla" : "nothing");
}

static void say_pair(struct ludo_text *text, const struct ludo_speaker *who,
		     const struct ludo_kind *pair, int64_t id)
{
	int n = who->game->face->kinds[pair->with].n;
	ludo_say_name(text, who, pair->of, id / n);
	ludo_put(text, ", ");
	ludo_say_name(text, who, pair->with, id % n);
}

void ludo_say_name(struct ludo_text *text, const struct ludo_speaker *who, int kind, int64_t id)
{
	const struct ludo_kind *k = &who->game->face->kinds[kind];
	if (kind == LUDO_SEAT)
		say_seat(text, who, id);
	else if (k->form == LUDO_BAG)
		say_bag(text, who, kind, id);
	else if (k->form == LUDO_NAMED && id >= 0 && id < k->n)
		ludo_put(text, k->names[id].say[who->lang]);
	else if (k->form == LUDO_PAIR && id >= 0 && id < k->n)
		say_pair(text, who, k, id);
	else
		ludo_put_number(text, id);
}

/* "{a?one|many}": at points behind the question mark, n bytes up to the brace. */
static void say_choice(struct ludo_text *text, const char *at, size_t n, int value)
{
	const char *bar = memchr(at, '|', n);
	if (!bar)
		return;
	size_t one = (size_t)(bar - at);
	if (value == 1)
		ludo_put_n(text, at, one);
	else
		ludo_put_n(text, bar + 1, n - one - 1);
}

/* One pair of braces; at points behind the opening one, n bytes up to the other. */
static void say_blank(struct ludo_text *text, const struct ludo_speaker *who, const char *at,
		      size_t n, const struct numbers *numbers)
{
	if (n == 4 && !memcmp(at, "seat", 4)) {
		say_seat(text, who, numbers->seat);
		return;
	}
	if (n >= 1 && at[0] >= 'a' && at[0] <= 'c' && (n == 1 || at[1] == '?')) {
		int value = numbers->value[at[0] - 'a'];
		if (n == 1)
			ludo_put_number(text, value);
		else
			say_choice(text, at + 2, n - 2, value);
		return;
	}
	const char *space = memchr(at, ' ', n);
	if (!space || space + 2 != at + n || space[1] < 'a' || space[1] > 'c')
		return; /* the words lint refuses such a template */
	struct ludo_word word = { at, (size_t)(space - at) };
	int kind = ludo_kind_called(who->game->face, word);
	ludo_say_name(text, who, kind,
		      ludo_kind_value(who->game->face, kind, numbers->value, space[1] - 'a'));
}

static void say(struct ludo_text *text, const struct ludo_speaker *who, const char *template,
		struct numbers numbers)
{
	while (*template) {
		const char *open = strchr(template, '{');
		const char *close = open ? strchr(open, '}') : 0;
		if (!close) {
			ludo_put(text, template);
			return;
		}
		ludo_put_n(text, template, (size_t)(open - template));
		say_blank(text, who, open + 1, (size_t)(close - open - 1), &numbers);
		template = close + 1;
	}
}

void ludo_say_numbers(struct ludo_text *text, const char *sentence, int a, int b, int c)
{
	say(text, 0, sentence,
	    (struct numbers){ 0, { (int16_t)a, (int16_t)b, (int16_t)c } });
}

/* ": The Handsome": what stands at a place; nothing where that is not told. */
static void say_standing(struct ludo_text *text, const struct ludo_speaker *who, int kind,
			 int place)
{
	const struct ludo_face *face = who->game->face;
	const struct ludo_field *field = face->stands ? ludo_field_called(face, face->stands) : 0;
	if (!who->state || !field || field->index[0].kind != kind || place < 0 ||
	    place >= field->index[0].n)
		return;
	int64_t thing = ludo_field_value(field, who->state, place, 0);
	if (!thing)
		return;
	ludo_put(text, ": ");
	ludo_say_name(text, who, field->kind, thing - 1);
}

void ludo_say_move(struct ludo_text *text, const struct ludo_speaker *who, ludo_move m)
{
	const struct ludo_face *face = who->game->face;
	if (m.verb < 1 || m.verb >= face->n_verbs)
		return;
	say(text, who, face->verbs[m.verb].say[who->lang],
	    (struct numbers){ m.seat, { m.a, m.b, m.c } });
	say_standing(text, who, face->verbs[m.verb].kind[0], m.a);
}

static const struct ludo_phrase *why_phrase(const struct ludo_game *game, int code)
{
	if (code < LUDO_WHYS)
		return &core_whys[code];
	if (code - LUDO_WHYS < game->face->n_whys)
		return &game->face->whys[code - LUDO_WHYS];
	return &core_whys[LUDO_WHY_RANGE];
}

const char *ludo_why_token(const struct ludo_game *game, int code)
{
	return why_phrase(game, code)->token;
}

struct ludo_para ludo_why_para(ludo_why why)
{
	struct ludo_para para = { "" };
	if (why.number)
		snprintf(para.at, sizeof(para.at), "%d.%d", why.chapter, why.number);
	return para;
}

void ludo_say_why(struct ludo_text *text, const struct ludo_speaker *who, ludo_move m, ludo_why why)
{
	const struct ludo_phrase *phrase = why_phrase(who->game, why.code);
	say(text, who, phrase->say[who->lang], (struct numbers){ m.seat, { why.a, why.b, 0 } });
	struct ludo_para para = ludo_why_para(why);
	if (*para.at)
		ludo_putf(text, who->lang == LUDO_IT ? " (regola %s)" : " (rule %s)", para.at);
}

void ludo_say_event(struct ludo_text *text, const struct ludo_speaker *who,
		    const struct ludo_event *event)
{
	const struct ludo_face *face = who->game->face;
	if (event->what < 1 || event->what >= face->n_events)
		return;
	const struct ludo_phrase *phrase = &face->events[event->what];
	int hushed = (event->flags & LUDO_HUSHED) && phrase->hushed[who->lang];
	say(text, who, hushed ? phrase->hushed[who->lang] : phrase->say[who->lang],
	    (struct numbers){ event->seat, { event->a, event->b, event->c } });
}

void ludo_say_question(struct ludo_text *text, const struct ludo_speaker *who,
		       struct ludo_step question, unsigned waiting)
{
	int seat = 0;
	while (seat < LUDO_CHANCE && !(waiting >> seat & 1))
		seat++;
	if (question.what >= 1 && question.what < who->game->face->n_lines)
		say(text, who, who->game->face->lines[question.what].say[who->lang],
		    (struct numbers){ seat, { question.a, question.b, question.c } });
}
