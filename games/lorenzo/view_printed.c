/* view_printed.c: what is printed on cards, leaders, tiles and spaces, for the catalogue:
 * what their rows hold, and what they say.  Nothing is written where there is nothing. */
#include "lorenzo.h"
#include "ludo_face.h"

static const char *const actions[N_ACTIONS] = {
	[TAKE_TERRITORY] = "territory", [TAKE_BUILDING] = "building",
	[TAKE_CHARACTER] = "character", [TAKE_VENTURE] = "venture",
	[HARVEST] = "harvest", [PRODUCTION] = "production", [TAKE_ANY] = "any",
};

static const char *const pers[] = { /* 6.8 */
	[PER_TERRITORY] = "territory", [PER_BUILDING] = "building",
	[PER_CHARACTER] = "character", [PER_VENTURE] = "venture", [PER_TWO_MIL] = "two_military",
};

static void print_number(struct ludo_text *json, const char *name, int number)
{
	if (number)
		ludo_json_number(json, name, number);
}

static void print_word(struct ludo_text *json, const char *name, const char *word)
{
	if (word)
		ludo_json_string(json, name, word);
}

static void print_text(struct ludo_text *json, const char *name,
		       void (*say)(struct ludo_text *, int, int), int id, int lang)
{
	struct ludo_text text = { 0 };
	say(&text, id, lang);
	print_word(json, name, text.n ? ludo_text_string(&text) : 0);
	ludo_text_free(&text);
}

static const char *token(int kind, int id)
{
	return lorenzo_face.kinds[kind].names[id].token;
}

static void print_goods(struct ludo_text *json, const char *name, bag goods)
{
	if (!goods)
		return;
	ludo_json_open(json, name, '{');
	for (int good = 0; good < N_GOODS; good++)
		print_number(json, token(KIND_GOOD, good), bag_has(goods, good));
	print_number(json, "privileges", bag_has(goods, PRIVILEGES));
	ludo_json_close(json, '}');
}

static void print_card(struct ludo_text *json, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	print_number(json, "period", row->period);
	print_goods(json, "price", row->cost);
	print_number(json, "need", row->need);
	print_number(json, "spend", row->spend);
	print_goods(json, "gain", row->at_once);
	print_word(json, "per", pers[row->per]);
	print_word(json, "grant", actions[row->grant]);
	print_number(json, "grant_value", row->grant_value);
	print_goods(json, "grant_off", row->grant_off);
	print_number(json, "value", row->value);
	print_goods(json, "pay", row->pay[0]);
	print_goods(json, "get", row->get[0]);
	print_goods(json, "or_pay", row->pay[1]);
	print_goods(json, "or_get", row->get[1]);
	print_word(json, "get_per", pers[row->work_per]);
	print_word(json, "boost", actions[row->boost]);
	print_number(json, "boost_by", row->boost_by);
	print_goods(json, "off", row->off);
	print_number(json, "either_off", row->quirk == EITHER_OFF);
	print_number(json, "no_floor_bonus", row->quirk == NO_FLOOR_BONUS);
	print_goods(json, "end", vp(row->end));
	print_text(json, "cost", lorenzo_cost_text, card, lang);
	print_text(json, "now", lorenzo_now_text, card, lang);
	print_text(json, "lasting", lorenzo_lasting_text, card, lang);
}

static void print_leader(struct ludo_text *json, int leader, int lang)
{
	const struct leader *row = &lorenzo_leaders[leader];
	for (int type = 0; type < N_TYPES; type++)
		print_number(json, token(KIND_TYPE, type), row->owns[type]);
	print_number(json, "same", row->same);
	print_goods(json, "holds", row->goods);
	print_number(json, "once", row->when == ONCE);
	print_goods(json, "gain", row->gain);
	print_word(json, "grant", actions[row->grant]);
	print_number(json, "grant_value", row->grant_value);
	print_text(json, "needs", lorenzo_requirement_text, leader, lang);
	print_text(json, "does", lorenzo_ability_text, leader, lang);
}

static void print_excommunication(struct ludo_text *json, int tile, int lang)
{
	const struct excommunication *row = &lorenzo_excommunications[tile];
	print_goods(json, "loses", row->loses);
	print_word(json, "slows", actions[row->slows]);
	print_number(json, "by", row->by);
	print_text(json, "text", lorenzo_tile_text, tile, lang);
}

static void print_bonus_tile(struct ludo_text *json, int tile, int lang)
{
	(void)lang;
	print_goods(json, "harvest", lorenzo_bonus_tiles[tile].harvest);
	print_goods(json, "production", lorenzo_bonus_tiles[tile].production);
}

static void print_space(struct ludo_text *json, int space, int lang)
{
	const struct space *row = &lorenzo_spaces[space];
	(void)lang;
	print_number(json, "value", row->value);
	print_number(json, "from", row->from);
	print_number(json, "room", row->room);
	print_number(json, "less", row->less);
	print_goods(json, "gain", row->gain);
}

static void print_kind(struct ludo_text *json, int k, int lang,
		       void (*print)(struct ludo_text *, int, int))
{
	const struct ludo_kind *kind = &lorenzo_face.kinds[k];
	ludo_json_open(json, kind->token, '{');
	for (int id = 0; id < kind->n; id++) {
		ludo_json_open(json, kind->names[id].token, '{');
		print(json, id, lang);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, '}');
}

static void print_track(struct ludo_text *json, const char *name, const uint8_t *numbers, int n)
{
	ludo_json_open(json, name, '[');
	for (int i = 0; i < n; i++)
		ludo_json_number(json, 0, numbers[i]);
	ludo_json_close(json, ']');
}

void lorenzo_printed(struct ludo_text *json, int lang)
{
	print_kind(json, KIND_CARD, lang, print_card);
	print_kind(json, KIND_LEADER, lang, print_leader);
	print_kind(json, KIND_EXCOMMUNICATION, lang, print_excommunication);
	print_kind(json, KIND_BONUS_TILE, lang, print_bonus_tile);
	print_kind(json, KIND_SPACE, lang, print_space);
	print_track(json, "faith", lorenzo_faith, MOST_FAITH + 1); /* 11.4 */
	print_track(json, "church", lorenzo_church, N_PERIODS);    /* 11.1 */
	ludo_json_number(json, "military", MOST_MILITARY);         /* 1.4 */
	ludo_json_open(json, "owned", '[');
	for (int n = 0; n <= MOST_CARDS; n++) {
		ludo_json_open(json, 0, '{');
		ludo_json_number(json, "military", lorenzo_owned[n].military);       /* 6.3 */
		ludo_json_number(json, "territories", lorenzo_owned[n].territories); /* 13.2 */
		ludo_json_number(json, "characters", lorenzo_owned[n].characters);   /* 13.3 */
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}
