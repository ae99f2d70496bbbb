/* view_cards.c: what is printed on cards, for people and for the catalogue. */
#include <string.h>

#include "areas.h"
#include "ludo_face.h"

static const struct { const char *number, *sources; } prints[N_CARDS] = {
#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, sources, ...) \
	{ number, sources },
#include "cards.def"
#undef CARD
};

static const struct { uint8_t is_capital; const char *lay_from; } city_prints[N_CITIES] = {
#define CITY(id, token, map, capital, emporium, lay, white, red, black, first, from, ...)  \
	[id] = { capital, from },
#include "cities.def"
#undef CITY
};

static const char *const ability_texts[N_ABILITIES][LUDO_LANGS] = {
#define ABILITY(id, en, it) { en, it },
#include "abilities.def"
#undef ABILITY
};

static const struct {
	const char *back_from;  /* the other side of the map card */
	const char *from[2];    /* king, republic */
	const char *ruler[2][LUDO_LANGS];
} empire_prints[N_EMPIRES] = {
#define EMPIRE(id, token, region, first, front, back, back_from, king, republic, law,      \
	       king_from, republic_from, en, it, king_en, king_it, republic_en, republic_it) \
	{ back_from, { king_from, republic_from },                                     \
	  { { king_en, king_it }, { republic_en, republic_it } } },
#include "empires.def"
#undef EMPIRE
};

enum source { WHERE_FROM, AGENTS_FROM, OPS_FROM, SHOT_FROM, PRESTIGE_FROM, ABILITY_FROM };

const char *pax_card_number(int card)
{
	return is_empire(card) ? "" : prints[card].number;
}

/* Not told by a text of the first edition? */
static int is_doubtful(const char *sources, enum source source)
{
	return !strchr("1c", sources[source]);
}

int pax_back_is_doubtful(int empire)
{
	return !strchr("1c", *empire_prints[empire].back_from);
}

int pax_levy_is_doubtful(int city, int face)
{
	return face || !strchr("1c", *city_prints[city].lay_from);
}

static const char *name(int kind, int id, int lang)
{
	return pax_face.kinds[kind].names[id].say[lang];
}

static void begin_part(struct ludo_text *text)
{
	if (text->n)
		ludo_put(text, " · ");
}

static void end_part(struct ludo_text *text, const char *sources, enum source source)
{
	if (is_doubtful(sources, source))
		ludo_put(text, LUDO_PROPOSED);
}

static void put_where(struct ludo_text *text, int card, int lang)
{
	const char *sources = prints[card].sources;
	int where = cards[card].where;
	if (!where)
		return;
	begin_part(text);
	if (where == IN_EAST || where == IN_WEST)
		ludo_put(text, name(KIND_SIDE, where == IN_EAST ? EAST : WEST, lang));
	else
		ludo_put(text, name(KIND_EMPIRE, set_least((unsigned)where), lang));
	end_part(text, sources, WHERE_FROM);
}

static void put_agents(struct ludo_text *text, int card, int lang)
{
	const char *sources = prints[card].sources;
	const uint8_t *agent = cards[card].agent;
	if (agent[0] == NO_AGENT)
		return;
	begin_part(text);
	if (agent[0] == agent[1])
		ludo_put(text, "2 × ");
	ludo_put(text, name(KIND_AGENT, agent[0], lang));
	if (agent[1] != NO_AGENT && agent[1] != agent[0])
		ludo_putf(text, ", %s", name(KIND_AGENT, agent[1], lang));
	end_part(text, sources, AGENTS_FROM);
}

/* What Repress shows: "Repress (cubes, castles)". */
static void put_kinds(struct ludo_text *text, uint32_t ops, int lang)
{
	static const struct { uint32_t kind; const char *say[LUDO_LANGS]; } kinds[] = {
		{ OF_PAWNS, { "cubes", "cubi" } },
		{ OF_CASTLES, { "castles", "castelli" } },
		{ OF_KNIGHTS, { "knights", "cavalieri" } },
	};
	const char *gap = " (";
	for (int i = 0; i < 3; i++)
		if (ops & kinds[i].kind) {
			ludo_putf(text, "%s%s", gap, kinds[i].say[lang]);
			gap = ", ";
		}
	ludo_put(text, ")");
}

static void put_ops(struct ludo_text *text, const char *sources, uint32_t ops, int lang)
{
	const char *gap = "";
	if (!ops)
		return;
	begin_part(text);
	for (int op = 0; op < N_OPS; op++)
		if (set_has(ops, op)) {
			ludo_putf(text, "%s%s", gap, name(KIND_OP, op, lang));
			if (op == OP_REPRESS)
				put_kinds(text, ops, lang);
			gap = ", ";
		}
	end_part(text, sources, OPS_FROM);
}

static void put_set(struct ludo_text *text, int kind, unsigned set, int lang)
{
	const char *gap = ": ";
	set_each(id, set) {
		ludo_putf(text, "%s%s", gap, name(kind, id, lang));
		gap = ", ";
	}
}

static void put_shot(struct ludo_text *text, int card, int lang)
{
	const char *sources = prints[card].sources;
	int shot = cards[card].shot, of = cards[card].of;
	if (shot == SHOT_NO_SHOT && sources[SHOT_FROM] != 'p')
		return;
	begin_part(text);
	ludo_put(text, shot ? name(KIND_SHOT, shot, lang) : lang == LUDO_IT ? "nessun effetto"
									     : "no one-shot");
	if (shot == SHOT_SHIFT)
		ludo_putf(text, ": %s", name(KIND_CITY, of, lang));
	if (shot == SHOT_TORCH)
		ludo_putf(text, ": %s", name(KIND_VICTORY, of, lang));
	if (shot == SHOT_CORONATION)
		put_set(text, KIND_EMPIRE, (unsigned)of, lang);
	if (shot == SHOT_APOSTASY)
		put_set(text, KIND_PRESTIGE, (unsigned)of, lang);
	end_part(text, sources, SHOT_FROM);
}

static void put_prestige(struct ludo_text *text, const char *sources, int prestige, int lang)
{
	if (!prestige)
		return;
	begin_part(text);
	ludo_put(text, lang == LUDO_IT ? "prestigio" : "prestige");
	put_set(text, KIND_PRESTIGE, (unsigned)prestige, lang);
	end_part(text, sources, PRESTIGE_FROM);
}

static void put_abilities(struct ludo_text *text, int card, int lang)
{
	const char *sources = prints[card].sources;
	for (int ability = 0; ability < N_ABILITIES; ability++)
		if (set_has(cards[card].abilities, ability)) {
			begin_part(text);
			ludo_put(text, ability_texts[ability][lang]);
			end_part(text, sources, ABILITY_FROM);
		}
}

static void put_empire(struct ludo_text *text, int empire, int is_republic, int lang)
{
	const struct empire_row *e = &empires[empire];
	const char *sources = empire_prints[empire].from[is_republic];
	ludo_put(text, empire_prints[empire].ruler[is_republic][lang]);
	put_ops(text, sources, is_republic ? e->republic_ops : O(CAMPAIGN), lang);
	put_prestige(text, sources, is_republic ? e->republic : e->king, lang);
}

void pax_card_text(struct ludo_text *text, int card, int is_republic, int lang)
{
	struct ludo_text own = { 0 }; /* parts are told apart by what stands before them */
	if (is_empire(card)) {
		put_empire(&own, card - FIRST_EMPIRE, is_republic, lang);
	} else {
		put_where(&own, card, lang);
		put_agents(&own, card, lang);
		put_ops(&own, prints[card].sources, cards[card].ops, lang);
		put_shot(&own, card, lang);
		put_prestige(&own, prints[card].sources, cards[card].prestige, lang);
		put_abilities(&own, card, lang);
	}
	ludo_put(text, ludo_text_string(&own));
	ludo_text_free(&own);
}

/* ---- the catalogue ---- */

static void print_line(struct ludo_text *json, const char *key, int card, int is_republic,
		       int lang)
{
	struct ludo_text text = { 0 };
	pax_card_text(&text, card, is_republic, lang);
	ludo_json_string(json, key, ludo_text_string(&text));
	ludo_text_free(&text);
}

static void print_names(struct ludo_text *json, const char *key, int kind, uint32_t set)
{
	ludo_json_open(json, key, '[');
	set_each(id, set)
		ludo_json_string(json, 0, pax_face.kinds[kind].names[id].token);
	ludo_json_close(json, ']');
}

static void print_agents(struct ludo_text *json, int card)
{
	const struct ludo_name *names = pax_face.kinds[KIND_AGENT].names;
	ludo_json_open(json, "agents", '[');
	for (int i = 0; i < 2; i++)
		if (cards[card].agent[i] != NO_AGENT)
			ludo_json_string(json, 0, names[cards[card].agent[i]].token);
	ludo_json_close(json, ']');
}

/* Which parts of a card are not told by a text of the first edition. */
static void print_proposed(struct ludo_text *json, const char *sources)
{
	static const char *const parts[] = { "where", "agents", "ops", "shot", "prestige",
					     "ability" };
	ludo_json_open(json, "proposed", '[');
	for (int part = WHERE_FROM; sources[part]; part++)
		if (sources[part] != '-' && is_doubtful(sources, (enum source)part))
			ludo_json_string(json, 0, parts[part]);
	ludo_json_close(json, ']');
}

static void print_card(struct ludo_text *json, int card, int lang)
{
	const uint32_t all_ops = (1u << N_OPS) - 1;
	ludo_json_open(json, pax_face.kinds[KIND_CARD].names[card].token, '{');
	ludo_json_string(json, "number", prints[card].number);
	ludo_json_string(json, "back", pax_face.kinds[KIND_SIDE].names[back_of(card)].token);
	print_names(json, "where", KIND_EMPIRE, cards[card].where);
	print_agents(json, card);
	print_names(json, "ops", KIND_OP, cards[card].ops & all_ops);
	ludo_json_string(json, "shot", pax_face.kinds[KIND_SHOT].names[cards[card].shot].token);
	print_names(json, "prestige", KIND_PRESTIGE, cards[card].prestige);
	print_proposed(json, prints[card].sources);
	print_line(json, "text", card, 0, lang);
	ludo_json_close(json, '}');
}

static const char *token(int kind, int id)
{
	return pax_face.kinds[kind].names[id].token;
}

/* One face of an empire card. */
static void print_face(struct ludo_text *json, int empire, int is_republic, int lang)
{
	const struct empire_row *e = &empires[empire];
	ludo_json_open(json, is_republic ? "republic" : "king", '{');
	ludo_json_string(json, "name", empire_prints[empire].ruler[is_republic][lang]);
	print_names(json, "ops", KIND_OP, is_republic ? e->republic_ops : O(CAMPAIGN));
	print_names(json, "prestige", KIND_PRESTIGE, is_republic ? e->republic : e->king);
	print_proposed(json, empire_prints[empire].from[is_republic]);
	print_line(json, "text", FIRST_EMPIRE + empire, is_republic, lang);
	ludo_json_close(json, '}');
}

/* The faces of a map card. */
static const char *const faces[1 + N_COLOURS] = { "lay", "white", "red", "black" };

static void print_empire(struct ludo_text *json, int empire, int lang)
{
	ludo_json_open(json, token(KIND_EMPIRE, empire), '{');
	ludo_json_string(json, "region", token(KIND_SIDE, empires[empire].region));
	ludo_json_string(json, "front", faces[empires[empire].front + 1]);
	ludo_json_string(json, "back", faces[empires[empire].back + 1]);
	ludo_json_bool(json, "back_is_proposed", pax_back_is_doubtful(empire));
	print_face(json, empire, 0, lang);
	print_face(json, empire, 1, lang);
	ludo_json_close(json, '}');
}

/* A city: where it is, what is levied there on each face of the map card, and, where it is an
 * emporium, the fair and the route that begin there. */
static void print_city(struct ludo_text *json, int city)
{
	const struct city_row *c = &cities[city];
	ludo_json_open(json, token(KIND_CITY, city), '{');
	ludo_json_string(json, "map", token(KIND_EMPIRE, c->map));
	ludo_json_bool(json, "is_capital", city_prints[city].is_capital);
	ludo_json_open(json, "levies", '{');
	for (int face = 0; face <= N_COLOURS; face++)
		if (c->print[face] != NO_PIECE)
			ludo_json_string(json, faces[face], token(KIND_PIECE, c->print[face]));
	ludo_json_close(json, '}');
	ludo_json_open(json, "proposed", '[');
	for (int face = 0; face <= N_COLOURS; face++)
		if (c->print[face] != NO_PIECE && pax_levy_is_doubtful(city, face))
			ludo_json_string(json, 0, faces[face]);
	ludo_json_close(json, ']');
	if (c->emporium != NO_SIDE)
		ludo_json_string(json, "emporium", token(KIND_SIDE, c->emporium));
	for (int i = 0; i < N_ROUTES; i++)
		if (routes[i].emporium == city) {
			ludo_json_open(json, "route", '[');
			for (int stop = 0; stop < routes[i].n; stop++)
				ludo_json_string(json, 0, token(KIND_EMPIRE, routes[i].stop[stop]));
			ludo_json_close(json, ']');
		}
	ludo_json_close(json, '}');
}

static void print_border(struct ludo_text *json, int border)
{
	ludo_json_open(json, token(KIND_BORDER, border), '{');
	ludo_json_string(json, "a", token(KIND_EMPIRE, borders[border].a));
	ludo_json_string(json, "b", token(KIND_EMPIRE, borders[border].b));
	ludo_json_bool(json, "is_sea", borders[border].is_sea);
	ludo_json_close(json, '}');
}

static void print_map(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "empire", '{');
	for (int empire = 0; empire < N_EMPIRES; empire++)
		print_empire(json, empire, lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "city", '{');
	for (int city = 0; city < N_CITIES; city++)
		print_city(json, city);
	ludo_json_close(json, '}');
	ludo_json_open(json, "border", '{');
	for (int border = 0; border < N_BORDERS; border++)
		print_border(json, border);
	ludo_json_close(json, '}');
	ludo_json_open(json, "place", '{');
	for (int place = 0; place < N_PLACES; place++) {
		ludo_json_open(json, token(KIND_PLACE, place), '{');
		ludo_json_number(json, "price", place % ROW_PLACES); /* 6.3 */
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, '}');
}

void pax_printed(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "card", '{');
	for (int card = 0; card < N_CARDS; card++)
		print_card(json, card, lang);
	ludo_json_close(json, '}');
	print_map(json, lang);
}
