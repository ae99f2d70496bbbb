/* setup.c: reading and writing a setup, and plain questions about it. */
#include "setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "ludo_table.h"

const char *const seat_kinds[] = { "open", "reserved", "person", "bot", 0 };
const char *const pace_kinds[] = { "none", "live", "slow", 0 };
const char *const hint_words[] = { "", "yes", "no", 0 };
const char *const proposal_kinds[] = { "", "undo", "end", "replace", 0 };
const char *const because_words[] = { "", "time", "gone", "agreed", 0 };

/* ---- writing ---- */

void setup_write_options(const struct setup *s, struct ludo_text *json)
{
	const struct ludo_face *face = s->game->face;
	ludo_json_open(json, "options", '{');
	for (int i = 0; i < face->n_options; i++)
		ludo_json_string(json, face->options[i].token,
				 face->options[i].values[s->options[i]].token);
	ludo_json_close(json, '}');
}

void setup_write_pace(const struct setup *s, struct ludo_text *json)
{
	ludo_json_open(json, "pace", '{');
	ludo_json_string(json, "kind", pace_kinds[s->pace]);
	if (s->pace == PACE_LIVE) {
		ludo_json_number(json, "minutes", s->minutes);
		ludo_json_number(json, "seconds", s->seconds);
	}
	if (s->pace == PACE_SLOW)
		ludo_json_number(json, "days", s->days);
	ludo_json_close(json, '}');
}

static void write_seat(const struct seat *seat, struct ludo_text *json)
{
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "kind", seat_kinds[seat->kind]);
	ludo_json_string(json, "name", seat->name);
	ludo_json_string(json, "person", seat->person);
	ludo_json_string(json, "bot", seat->bot);
	ludo_json_string(json, "stand_in", seat->stand_in);
	ludo_json_string(json, "because", because_words[seat->because]);
	ludo_json_string(json, "key", seat->key);
	ludo_json_bool(json, "ready", seat->ready);
	ludo_json_close(json, '}');
}

static void write_proposal(const struct proposal *p, struct ludo_text *json)
{
	ludo_json_open(json, "proposal", '{');
	ludo_json_number(json, "what", p->what);
	ludo_json_number(json, "n", p->n);
	ludo_json_number(json, "ply", p->ply);
	ludo_json_number(json, "by", p->by);
	ludo_json_number(json, "declined", p->declined);
	ludo_json_number(json, "agreed", p->agreed);
	ludo_json_number(json, "rev", p->rev);
	ludo_json_close(json, '}');
}

void setup_write(const struct setup *s, struct ludo_text *json)
{
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "game", s->game->id);
	ludo_json_number(json, "rules", s->rules);
	setup_write_options(s, json);
	ludo_json_string(json, "title", s->title);
	ludo_json_string(json, "lang", s->lang);
	ludo_json_string(json, "maker", s->maker);
	ludo_json_bool(json, "random_seating", s->random_seating);
	ludo_json_bool(json, "confirm", s->confirm);
	ludo_json_string(json, "hints", hint_words[s->hints]);
	setup_write_pace(s, json);
	ludo_json_open(json, "kicked", '[');
	for (int i = 0; i < MOST_KICKED && *s->kicked[i]; i++)
		ludo_json_string(json, 0, s->kicked[i]);
	ludo_json_close(json, ']');
	ludo_json_open(json, "seats", '[');
	for (int seat = 0; seat < s->n_seats; seat++)
		write_seat(&s->seat[seat], json);
	ludo_json_close(json, ']');
	write_proposal(&s->proposal, json);
	ludo_json_string(json, "from", s->from);
	ludo_json_number(json, "from_ply", s->from_ply);
	ludo_json_bool(json, "unsealed", s->unsealed);
	ludo_json_string(json, "next", s->next);
	ludo_json_string(json, "rematch_of", s->rematch_of);
	ludo_json_close(json, '}');
}

/* ---- reading back what we wrote ---- */

int setup_set_option(struct setup *s, const char *option, const char *value,
		     struct ludo_text *error)
{
	struct ludo_text both = { 0 };
	ludo_putf(&both, "%s=%s", option, value);
	int ok = ludo_option_set(s->game, s->options, ludo_text_string(&both), error);
	ludo_text_free(&both);
	return ok;
}

static void text_of(const struct json *j, const struct json_node *of, const char *key, char *to,
		    size_t size)
{
	const struct json_node *node = json_get(j, of, key);
	snprintf(to, size, "%s", node && node->type == JSON_STRING ? node->string : "");
}

static int64_t number_of(const struct json *j, const struct json_node *of, const char *key)
{
	const struct json_node *node = of ? json_get(j, of, key) : 0;
	return node ? node->number : 0;
}

static int word_of(const struct json *j, const struct json_node *of, const char *key,
		   const char *const *words)
{
	const struct json_node *node = of ? json_get(j, of, key) : 0;
	for (int i = 0; node && node->type == JSON_STRING && words[i]; i++)
		if (!strcmp(node->string, words[i]))
			return i;
	return 0;
}

static void read_seat(const struct json *j, const struct json_node *of, struct seat *seat)
{
	seat->kind = (enum seat_kind)word_of(j, of, "kind", seat_kinds);
	seat->ready = (int)number_of(j, of, "ready");
	text_of(j, of, "name", seat->name, sizeof(seat->name));
	text_of(j, of, "person", seat->person, sizeof(seat->person));
	text_of(j, of, "bot", seat->bot, sizeof(seat->bot));
	text_of(j, of, "stand_in", seat->stand_in, sizeof(seat->stand_in));
	seat->because = (enum because)word_of(j, of, "because", because_words);
	text_of(j, of, "key", seat->key, sizeof(seat->key));
}

static void read_proposal(const struct json *j, const struct json_node *of, struct proposal *p)
{
	if (!of)
		return;
	p->what = (enum proposal_kind)number_of(j, of, "what");
	p->n = (int)number_of(j, of, "n");
	p->ply = (int)number_of(j, of, "ply");
	p->by = (int)number_of(j, of, "by");
	p->declined = (enum proposal_kind)number_of(j, of, "declined");
	p->agreed = (unsigned)number_of(j, of, "agreed");
	p->rev = number_of(j, of, "rev");
}

static int read_options(struct setup *s, const struct json *j, const struct json_node *of)
{
	struct ludo_text error = { 0 };
	int ok = 1;
	ludo_options_standard(s->game, s->options);
	for (const struct json_node *node = 0; of && ok && (node = json_next(j, of, node));)
		ok = node->key &&
		     setup_set_option(s, node->key, node->string ? node->string : "", &error);
	ludo_text_free(&error);
	return ok;
}

static void read_plain(struct setup *s, const struct json *j)
{
	const struct json_node *pace = json_get(j, j->node, "pace");
	text_of(j, j->node, "title", s->title, sizeof(s->title));
	text_of(j, j->node, "lang", s->lang, sizeof(s->lang));
	text_of(j, j->node, "maker", s->maker, sizeof(s->maker));
	text_of(j, j->node, "from", s->from, sizeof(s->from));
	text_of(j, j->node, "next", s->next, sizeof(s->next));
	text_of(j, j->node, "rematch_of", s->rematch_of, sizeof(s->rematch_of));
	s->from_ply = (int)number_of(j, j->node, "from_ply");
	s->unsealed = (int)number_of(j, j->node, "unsealed");
	s->rules = (int)number_of(j, j->node, "rules");
	s->random_seating = (int)number_of(j, j->node, "random_seating");
	s->confirm = (int)number_of(j, j->node, "confirm");
	s->hints = (enum hints)word_of(j, j->node, "hints", hint_words);
	s->pace = (enum pace_kind)word_of(j, pace, "kind", pace_kinds);
	s->minutes = (int)number_of(j, pace, "minutes");
	s->seconds = (int)number_of(j, pace, "seconds");
	s->days = (int)number_of(j, pace, "days");
}

static void read_kicked(struct setup *s, const struct json *j, const struct json_node *of)
{
	const struct json_node *node = 0;
	for (int i = 0; of && i < MOST_KICKED && (node = json_next(j, of, node)); i++)
		snprintf(s->kicked[i], ID_BYTES, "%s", node->string ? node->string : "");
}

static int read_body(struct setup *s, const struct json *j)
{
	const struct json_node *seats = json_get(j, j->node, "seats"), *node = 0;
	s->game = ludo_game_find(json_text(j, "game", ""));
	if (!s->game || !seats || !read_options(s, j, json_get(j, j->node, "options")))
		return 0;
	read_plain(s, j);
	read_kicked(s, j, json_get(j, j->node, "kicked"));
	while (s->n_seats < LUDO_SEATS && (node = json_next(j, seats, node)))
		read_seat(j, node, &s->seat[s->n_seats++]);
	read_proposal(j, json_get(j, j->node, "proposal"), &s->proposal);
	return s->n_seats >= s->game->min_seats && s->n_seats <= s->game->max_seats;
}

int setup_read(struct setup *s, const char *body)
{
	struct json json;
	size_t at;
	char *copy = strdup(body);
	*s = (struct setup){ 0 };
	int ok = copy && !json_read(&json, copy, strlen(copy), &at) && read_body(s, &json);
	free(copy);
	return ok;
}

/* ---- plain questions ---- */

unsigned setup_seats_of(const struct setup *s, const char *person)
{
	unsigned seats = 0;
	for (int i = 0; i < s->n_seats && *person; i++)
		if (s->seat[i].kind == SEAT_PERSON && !strcmp(s->seat[i].person, person))
			seats |= 1u << i;
	return seats;
}

int setup_is_kept(const struct setup *s, int seat, const char *person)
{
	return s->seat[seat].kind == SEAT_RESERVED && *person &&
	       !strcmp(s->seat[seat].person, person);
}

unsigned setup_owned(const struct setup *s)
{
	unsigned seats = 0;
	for (int i = 0; i < s->n_seats; i++)
		seats |= (unsigned)(s->seat[i].kind == SEAT_PERSON) << i;
	return seats;
}

const char *setup_bot_of(const struct setup *s, int seat)
{
	return s->seat[seat].kind == SEAT_BOT ? s->seat[seat].bot : s->seat[seat].stand_in;
}

unsigned setup_bots(const struct setup *s)
{
	unsigned seats = 0;
	for (int i = 0; i < s->n_seats; i++)
		if (*setup_bot_of(s, i))
			seats |= 1u << i;
	return seats;
}

unsigned setup_people(const struct setup *s)
{
	return ((1u << s->n_seats) - 1) & ~setup_bots(s);
}

unsigned setup_willing(const struct setup *s, int seat)
{
	unsigned all = (1u << s->n_seats) - 1;
	return (all & ~setup_owned(s)) | setup_seats_of(s, s->seat[seat].person);
}

int setup_has_hints(const struct setup *s)
{
	int people = 0, bots = 0;
	for (int i = 0; i < s->n_seats; i++) {
		people += s->seat[i].kind == SEAT_PERSON;
		bots += s->seat[i].kind == SEAT_BOT;
	}
	return s->hints == HINTS_YES ||
	       (s->hints == HINTS_UNSAID && people == 1 && bots == s->n_seats - 1);
}

const char *setup_stand_in(void)
{
	return "medium";
}

void setup_let_stand_in(struct seat *seat, const char *bot, enum because because)
{
	snprintf(seat->stand_in, sizeof(seat->stand_in), "%s", bot);
	seat->because = because;
}

int setup_is_proposed(const struct setup *s, int64_t rev)
{
	return s->proposal.what != PROPOSAL_NONE && s->proposal.rev == rev;
}

int setup_is_declined(const struct setup *s, int64_t rev)
{
	return s->proposal.what == PROPOSAL_NONE && s->proposal.n > 0 && s->proposal.rev == rev;
}

unsigned setup_needs(const struct setup *s)
{
	return setup_owned(s) & ~s->proposal.agreed;
}
