/* view.c: the board of Lorenzo il Magnifico as JSON, from a blanked state; described in
 * README.md. */
#include "lorenzo.h"
#include "ludo_face.h"
#include "set.h"

static const char *token(int kind, int id)
{
	return lorenzo_face.kinds[kind].names[id].token;
}

static const char *say(int kind, int id, int lang)
{
	return lorenzo_face.kinds[kind].names[id].say[lang];
}

/* A token, or null where nothing is. */
static void view_maybe(struct ludo_text *json, const char *key, int kind, int id_plus_1)
{
	if (id_plus_1)
		ludo_json_string(json, key, token(kind, id_plus_1 - 1));
	else
		ludo_json_null(json, key);
}

/* ---- things and what they say ---- */

static void view_bag(struct ludo_text *json, const char *key, bag goods)
{
	ludo_json_open(json, key, '{');
	for (int good = 0; good < N_GOODS; good++)
		if (bag_has(goods, good))
			ludo_json_number(json, token(KIND_GOOD, good), bag_has(goods, good));
	if (bag_has(goods, PRIVILEGES))
		ludo_json_number(json, "privileges", bag_has(goods, PRIVILEGES));
	ludo_json_close(json, '}');
}

/* ---- effects, for those who draw: the same rows that the rules read ---- */

static const char *action_token(int action)
{
	switch (action) {
	case HARVEST: return "harvest";
	case PRODUCTION: return "production";
	case TAKE_ANY: return "any";
	default: return token(KIND_TYPE, action - TAKE_TERRITORY);
	}
}

/* Goods where there are any: a member that would be empty is left out. */
static void view_goods(struct ludo_text *json, const char *key, bag goods)
{
	if (goods)
		view_bag(json, key, goods);
}

/* 6.8: cards of a type, or two military points */
static void view_per(struct ludo_text *json, int per)
{
	if (per == PER_TWO_MIL)
		ludo_json_string(json, "per", "two_military");
	else if (per != PER_ONE)
		ludo_json_string(json, "per", token(KIND_TYPE, per - PER_TERRITORY));
}

static void view_bonus_action(struct ludo_text *json, int action, int value, bag off)
{
	if (!action)
		return;
	ludo_json_open(json, "action", '{');
	ludo_json_string(json, "action", action_token(action));
	ludo_json_number(json, "value", value);
	view_goods(json, "off", off);
	ludo_json_close(json, '}');
}

/* The ways to pay for a card: goods, or military points of which one must have some. */
static void view_prices(struct ludo_text *json, const struct card *row)
{
	ludo_json_open(json, "prices", '[');
	if (row->cost) {
		ludo_json_open(json, 0, '{');
		view_bag(json, "pay", row->cost);
		ludo_json_close(json, '}');
	}
	if (row->need) {
		ludo_json_open(json, 0, '{');
		view_bag(json, "pay", mil(row->spend));
		ludo_json_number(json, "need", row->need);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

/* What working a territory or building does. */
static void view_work(struct ludo_text *json, const struct card *row)
{
	if (!row->get[0])
		return;
	ludo_json_open(json, "work", '[');
	for (int arrow = 0; arrow < 2 && row->get[arrow]; arrow++) {
		ludo_json_open(json, 0, '{');
		view_goods(json, "pay", row->pay[arrow]);
		view_bag(json, "gain", row->get[arrow]);
		view_per(json, row->work_per);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void view_boost(struct ludo_text *json, const struct card *row)
{
	if (!row->boost)
		return;
	ludo_json_open(json, "boost", '{');
	ludo_json_string(json, "action", action_token(row->boost));
	ludo_json_number(json, "by", row->boost_by);
	view_goods(json, "off", row->off);
	ludo_json_bool(json, "either", row->quirk == EITHER_OFF);
	ludo_json_close(json, '}');
}

static void view_effects(struct ludo_text *json, const struct card *row)
{
	view_prices(json, row);
	view_goods(json, "gain", row->at_once);
	view_per(json, row->per);
	view_bonus_action(json, row->grant, row->grant_value, row->grant_off);
	view_work(json, row);
	view_boost(json, row);
	if (row->quirk == NO_FLOOR_BONUS)
		ludo_json_bool(json, "no_floor_bonus", 1);
	view_goods(json, "end", vp(row->end));
}

static void view_card(struct ludo_text *json, const char *key, int card, int lang)
{
	struct ludo_text cost = { 0 }, now = { 0 }, lasting = { 0 };
	lorenzo_cost_text(&cost, card, lang);
	lorenzo_now_text(&now, card, lang);
	lorenzo_lasting_text(&lasting, card, lang);
	ludo_json_open(json, key, '{');
	ludo_json_string(json, "card", token(KIND_CARD, card));
	ludo_json_string(json, "name", say(KIND_CARD, card, lang));
	ludo_json_number(json, "number", card + 1);
	ludo_json_string(json, "type", token(KIND_TYPE, type_of(card)));
	ludo_json_number(json, "period", lorenzo_cards[card].period);
	if (lorenzo_cards[card].value)
		ludo_json_number(json, "value", lorenzo_cards[card].value);
	ludo_json_string(json, "cost", ludo_text_string(&cost));
	ludo_json_string(json, "now", ludo_text_string(&now));
	ludo_json_string(json, "lasting", ludo_text_string(&lasting));
	view_effects(json, &lorenzo_cards[card]);
	ludo_json_close(json, '}');
	ludo_text_free(&cost);
	ludo_text_free(&now);
	ludo_text_free(&lasting);
}

/* 15.4: cards to own, goods to hold; what he does, where it is a gain or an action. */
static void view_abilities(struct ludo_text *json, const struct leader *row)
{
	ludo_json_open(json, "owns", '{');
	for (int type = 0; type < N_TYPES; type++)
		if (row->owns[type])
			ludo_json_number(json, token(KIND_TYPE, type), row->owns[type]);
	ludo_json_close(json, '}');
	if (row->same)
		ludo_json_number(json, "same", row->same);
	view_goods(json, "holds", row->goods);
	view_goods(json, "gain", row->gain);
	view_bonus_action(json, row->grant, row->grant_value, 0);
}

static void view_leader(struct ludo_text *json, int leader, int lang)
{
	struct ludo_text needs = { 0 }, does = { 0 };
	lorenzo_requirement_text(&needs, leader, lang);
	lorenzo_ability_text(&does, leader, lang);
	ludo_json_string(json, "leader", token(KIND_LEADER, leader));
	ludo_json_string(json, "name", say(KIND_LEADER, leader, lang));
	ludo_json_string(json, "needs", ludo_text_string(&needs));
	ludo_json_string(json, "does", ludo_text_string(&does));
	ludo_json_bool(json, "once", lorenzo_leaders[leader].when == ONCE);
	view_abilities(json, &lorenzo_leaders[leader]);
	ludo_text_free(&needs);
	ludo_text_free(&does);
}

static void view_leaders(struct ludo_text *json, const char *key, uint32_t set, int lang)
{
	ludo_json_open(json, key, '[');
	set_each(leader, set) {
		ludo_json_open(json, 0, '{');
		view_leader(json, leader, lang);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void view_seats(struct ludo_text *json, const char *key, const uint8_t *seats_plus_1,
		       int n)
{
	ludo_json_open(json, key, '[');
	for (int i = 0; i < n && seats_plus_1[i]; i++)
		ludo_json_number(json, 0, seats_plus_1[i] - 1);
	ludo_json_close(json, ']');
}

/* ---- the board ---- */

static void view_members_on(struct ludo_text *json, const struct lorenzo *s, int space)
{
	ludo_json_open(json, "members", '[');
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int member = 0; member < N_MEMBERS; member++) {
			if (s->where[seat][member] != space + 1)
				continue;
			ludo_json_open(json, 0, '{');
			ludo_json_number(json, "seat", seat);
			ludo_json_string(json, "member", token(KIND_MEMBER, member));
			ludo_json_close(json, '}');
		}
	ludo_json_close(json, ']');
}

static void view_space(struct ludo_text *json, const struct lorenzo *s, int space, int lang)
{
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "space", token(KIND_SPACE, space));
	ludo_json_string(json, "name", say(KIND_SPACE, space, lang));
	ludo_json_bool(json, "open", lorenzo_spaces[space].from <= s->core.n_seats);
	ludo_json_number(json, "value", lorenzo_spaces[space].value);
	ludo_json_number(json, "less", lorenzo_spaces[space].less);
	ludo_json_bool(json, "single", lorenzo_spaces[space].room);
	view_bag(json, "gain", lorenzo_spaces[space].gain);
	if (space < N_FLOORS) {
		if (s->tower[space])
			view_card(json, "card", s->tower[space] - 1, lang);
		else
			ludo_json_null(json, "card");
	}
	view_members_on(json, s, space);
	ludo_json_close(json, '}');
}

/* What a tile takes away, where it is goods or value; the others have sentences only. */
static void view_penalty(struct ludo_text *json, const struct excommunication *row)
{
	view_goods(json, "loses", row->loses);
	if (!row->slows)
		return;
	ludo_json_open(json, "slows", '{');
	ludo_json_string(json, "action", action_token(row->slows));
	ludo_json_number(json, "by", row->by);
	ludo_json_close(json, '}');
}

static void view_tile(struct ludo_text *json, const struct lorenzo *s, int period, int lang)
{
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "period", period + 1);
	ludo_json_number(json, "faith", lorenzo_church[period]);
	view_maybe(json, "tile", KIND_EXCOMMUNICATION, s->tile[period]);
	if (s->tile[period]) {
		struct ludo_text text = { 0 };
		int tile = s->tile[period] - 1;
		lorenzo_tile_text(&text, tile, lang);
		ludo_json_string(json, "name", say(KIND_EXCOMMUNICATION, tile, lang));
		ludo_json_string(json, "text", ludo_text_string(&text));
		view_penalty(json, &lorenzo_excommunications[tile]);
		ludo_text_free(&text);
	}
	ludo_json_open(json, "seats", '[');
	set_each(seat, s->excommunicated[period])
		ludo_json_number(json, 0, seat);
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

static void view_bonus_tiles(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "bonus_tiles", '[');
	for (int tile = 0; tile < N_BONUS_TILES; tile++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "tile", token(KIND_BONUS_TILE, tile));
		ludo_json_string(json, "name", say(KIND_BONUS_TILE, tile, lang));
		view_bag(json, "harvest", lorenzo_bonus_tiles[tile].harvest);
		view_bag(json, "production", lorenzo_bonus_tiles[tile].production);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

/* What is printed on the board and on everybody's own: the same in every view. */
static void view_printed(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "printed", '{');
	ludo_json_open(json, "faith", '[');
	for (int at = 0; at <= MOST_FAITH; at++)
		ludo_json_number(json, 0, lorenzo_faith[at]);
	ludo_json_close(json, ']');
	ludo_json_number(json, "military", MOST_MILITARY);
	view_bonus_tiles(json, lang);
	ludo_json_open(json, "owned", '[');
	for (int n = 0; n <= MOST_CARDS; n++) {
		ludo_json_open(json, 0, '{');
		ludo_json_number(json, "military", lorenzo_owned[n].military);
		ludo_json_number(json, "territories", lorenzo_owned[n].territories);
		ludo_json_number(json, "characters", lorenzo_owned[n].characters);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

/* ---- the players ---- */

static void view_members(struct ludo_text *json, const struct lorenzo *s, int seat)
{
	ludo_json_open(json, "members", '[');
	for (int member = 0; member < N_MEMBERS; member++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "member", token(KIND_MEMBER, member));
		ludo_json_number(json, "value", lorenzo_member_value(s, seat, member));
		view_maybe(json, "space", KIND_SPACE, s->where[seat][member]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void view_played(struct ludo_text *json, const struct lorenzo *s, int seat, int lang)
{
	ludo_json_open(json, "leaders", '[');
	set_each(leader, s->played[seat]) {
		ludo_json_open(json, 0, '{');
		view_leader(json, leader, lang);
		ludo_json_bool(json, "used", set_has(s->used[seat], leader));
		if (leader == LORENZO)
			view_maybe(json, "copies", KIND_LEADER, s->copied[seat]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void view_score(struct ludo_text *json, const struct lorenzo *s, int seat)
{
	struct lorenzo_score score = lorenzo_score(s, seat);
	if (s->is_scored)
		return; /* it is in the victory points */
	ludo_json_open(json, "score", '{');
	ludo_json_number(json, "tax", score.tax);
	ludo_json_number(json, "territories", score.territories);
	ludo_json_number(json, "characters", score.characters);
	ludo_json_number(json, "ventures", score.ventures);
	ludo_json_number(json, "military", score.military);
	ludo_json_number(json, "resources", score.resources);
	ludo_json_number(json, "lost", score.lost);
	ludo_json_number(json, "total", score.total);
	ludo_json_close(json, '}');
}

static void view_player(struct ludo_text *json, const struct lorenzo *s, int seat, int lang)
{
	int shown = set_count(s->played[seat] | s->discarded[seat]);
	int dealt = s->core.option[OPT_RULES] == RULES_ADVANCED && s->round ? HAND : 0;
	ludo_json_open(json, 0, '{');
	for (int good = 0; good < N_GOODS; good++)
		ludo_json_number(json, token(KIND_GOOD, good), s->have[good][seat]);
	view_members(json, s, seat);
	ludo_json_open(json, "cards", '{');
	for (int type = 0; type < N_TYPES; type++) {
		ludo_json_open(json, token(KIND_TYPE, type), '[');
		set_each(i, s->cards[type][seat])
			view_card(json, 0, card_of(type, i), lang);
		ludo_json_close(json, ']');
	}
	ludo_json_close(json, '}');
	view_maybe(json, "bonus_tile", KIND_BONUS_TILE, s->bonus_tile[seat]);
	if (s->bonus_tile[seat]) {
		view_bag(json, "harvest", lorenzo_bonus_tiles[s->bonus_tile[seat] - 1].harvest);
		view_bag(json, "production",
			 lorenzo_bonus_tiles[s->bonus_tile[seat] - 1].production);
	}
	view_played(json, s, seat, lang);
	view_leaders(json, "discarded", s->discarded[seat], lang);
	ludo_json_number(json, "hand", dealt ? dealt - shown : 0);
	view_score(json, s, seat);
	ludo_json_close(json, '}');
}

static void view_own(struct ludo_text *json, const struct lorenzo *s, int seat, int lang)
{
	uint32_t pack = 0;
	for (int stage = 0; stage < HAND && !s->round; stage++)
		if (s->secret[seat].saw[stage] && !s->secret[seat].took[stage])
			pack = s->secret[seat].saw[stage];
	ludo_json_open(json, "mine", '{');
	view_leaders(json, "hand", s->secret[seat].hand, lang);
	view_leaders(json, "pack", pack, lang);
	ludo_json_close(json, '}');
}

static void view_action(struct ludo_text *json, const struct lorenzo *s)
{
	ludo_json_open(json, "action", '{');
	view_maybe(json, "member", KIND_MEMBER, s->member);
	view_maybe(json, "granted_by", KIND_GRANT, s->grant);
	view_maybe(json, "space", KIND_SPACE, s->space);
	ludo_json_number(json, "servants", s->servants);
	ludo_json_number(json, "value", s->value);
	ludo_json_close(json, '}');
}

void lorenzo_view(struct ludo_text *json, const void *blanked, int seat, int lang)
{
	const struct lorenzo *s = blanked;
	ludo_json_bool(json, "advanced", s->core.option[OPT_RULES] == RULES_ADVANCED);
	ludo_json_number(json, "round", s->round);
	ludo_json_number(json, "period", (s->round + 1) / 2);
	ludo_json_open(json, "dice", '{');
	for (int die = 0; die < N_DICE; die++)
		ludo_json_number(json, token(KIND_DIE_COLOUR, die), s->dice[die]);
	ludo_json_close(json, '}');
	view_seats(json, "order", s->order, LUDO_SEATS);
	view_seats(json, "palace", s->palace, MOST_PALACE);
	ludo_json_open(json, "excommunications", '[');
	for (int period = 0; period < 3; period++)
		view_tile(json, s, period, lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "spaces", '[');
	for (int space = 0; space < N_SPACES; space++)
		view_space(json, s, space, lang);
	ludo_json_close(json, ']');
	view_printed(json, lang);
	view_action(json, s);
	ludo_json_open(json, "players", '[');
	for (int i = 0; i < s->core.n_seats; i++)
		view_player(json, s, i, lang);
	ludo_json_close(json, ']');
	if (seat >= 0)
		view_own(json, s, seat, lang);
}
