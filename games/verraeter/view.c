/* view.c: Verräter's board as JSON, from a blanked state; described in README.md. */
#include "ludo_face.h"
#include "ludo_face.h"
#include "verraeter.h"

static const char *token(int kind, int id)
{
	return verraeter_face.kinds[kind].names[id].token;
}

static const char *say(int kind, int id, int lang)
{
	return verraeter_face.kinds[kind].names[id].say[lang];
}

/* A token, or null where nothing is. */
static void view_maybe(struct ludo_text *json, const char *key, int kind, int id_plus_1)
{
	if (id_plus_1)
		ludo_json_string(json, key, token(kind, id_plus_1 - 1));
	else
		ludo_json_null(json, key);
}

/* Counted supply cards as a list of values. */
static void view_cards(struct ludo_text *json, const char *key, const uint8_t counts[N_SUPPLIES])
{
	ludo_json_open(json, key, '[');
	for (int i = 0; i < N_SUPPLIES; i++)
		for (int n = counts[i]; n > 0; n--)
			ludo_json_number(json, 0, supplies[i].value);
	ludo_json_close(json, ']');
}

static void view_place(struct ludo_text *json, const struct verraeter *s, int place, int lang)
{
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "place", token(KIND_PLACE, place));
	view_maybe(json, "land", KIND_LANDSCAPE, s->land[place]);
	if (s->land[place]) {
		ludo_json_string(json, "name", say(KIND_LANDSCAPE, s->land[place] - 1, lang));
		ludo_json_number(json, "cp", landscapes[s->land[place] - 1].cp);
		ludo_json_string(json, "house", token(KIND_HOUSE, s->owner[place]));
	}
	if (s->builder[place]) {
		ludo_json_number(json, "builder", s->builder[place] - 1);
		ludo_json_string(json, "building", token(KIND_FACE, s->face[place]));
	}
	ludo_json_close(json, '}');
}

static void view_seat(struct ludo_text *json, const struct verraeter *s, int seat)
{
	int waiting = N_BUILDINGS;
	for (int i = 0; i < N_PLACES; i++)
		waiting -= s->builder[i] == seat + 1;
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "house", token(KIND_HOUSE, s->house[seat]));
	ludo_json_number(json, "vp", s->vp[seat]);
	ludo_json_number(json, "cards", s->n_hand[seat]);
	ludo_json_number(json, "buildings", waiting);
	view_maybe(json, "action", KIND_ACTION, s->shown[seat]);
	view_cards(json, "played", s->played[seat]);
	view_cards(json, "known", s->known[seat]);
	ludo_json_close(json, '}');
}

static void view_own(struct ludo_text *json, const struct verraeter *s, int seat)
{
	const struct verraeter_secret *mine = &s->secret[seat];
	ludo_json_open(json, "mine", '{');
	view_cards(json, "hand", mine->hand);
	view_maybe(json, "action", KIND_ACTION, mine->chosen);
	ludo_json_open(json, "offered", '[');
	for (int i = 0; i < N_ACTIONS; i++)
		if (mine->offered >> i & 1)
			ludo_json_string(json, 0, token(KIND_ACTION, i));
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

/* What each landscape pays, with the mark of the values that are only proposed. */
static void view_pays(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "pays", '[');
	for (int i = 0; i < N_LANDSCAPES; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "land", token(KIND_LANDSCAPE, i));
		ludo_json_string(json, "name", say(KIND_LANDSCAPE, i, lang));
		ludo_json_number(json, "cp", landscapes[i].cp);
		ludo_json_open(json, "vp", '[');
		for (int n = 0; n < LUDO_SEATS; n++)
			ludo_json_number(json, 0, landscapes[i].pays[n].vp);
		ludo_json_close(json, ']');
		ludo_json_open(json, "proposed", '[');
		for (int n = 0; n < LUDO_SEATS; n++)
			ludo_json_bool(json, 0, landscapes[i].pays[n].is_proposed);
		ludo_json_close(json, ']');
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

/* The six actions, by name and by what they add and pay. */
static void view_actions(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "actions", '[');
	for (int i = 0; i < N_ACTIONS; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "action", token(KIND_ACTION, i));
		ludo_json_string(json, "name", say(KIND_ACTION, i, lang));
		ludo_json_number(json, "cp", actions[i].cp);
		ludo_json_number(json, "vp", actions[i].vp);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

void verraeter_view(struct ludo_text *json, const void *blanked, int seat, int lang)
{
	const struct verraeter *s = blanked;
	ludo_json_number(json, "round", s->round);
	ludo_json_number(json, "rounds", verraeter_rounds(s));
	ludo_json_number(json, "phase", s->phase);
	ludo_json_number(json, "start", s->start);
	ludo_json_number(json, "strategy", s->strategy);
	view_maybe(json, "conflict", KIND_BORDER, s->conflict);
	ludo_json_bool(json, "united", s->united);
	ludo_json_number(json, "deck", s->n_deck);
	view_cards(json, "discards", s->discards);
	view_cards(json, "fresh", s->fresh);
	ludo_json_open(json, "ring", '[');
	for (int i = 0; i < N_PLACES; i++)
		view_place(json, s, i, lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "players", '[');
	for (int i = 0; i < s->core.n_seats; i++)
		view_seat(json, s, i);
	ludo_json_close(json, ']');
	if (seat >= 0)
		view_own(json, s, seat);
	view_pays(json, lang);
	view_actions(json, lang);
}
