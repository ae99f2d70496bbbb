/* view.c: the board as JSON, from a blanked state; described in README.md. */
#include "emperor.h"
#include "agenda.h"
#include "ludo_face.h"

static const char *token(int kind, int id)
{
	return emperor_face.kinds[kind].names[id].token;
}

static const char *say(int kind, int id, int lang)
{
	return emperor_face.kinds[kind].names[id].say[lang];
}

static void view_maybe_number(struct ludo_text *json, const char *key, int n_plus_1)
{
	if (n_plus_1)
		ludo_json_number(json, key, n_plus_1 - 1);
	else
		ludo_json_null(json, key);
}

static void view_maybe(struct ludo_text *json, const char *key, int kind, int id_plus_1)
{
	if (id_plus_1)
		ludo_json_string(json, key, token(kind, id_plus_1 - 1));
	else
		ludo_json_null(json, key);
}

static void view_noble(struct ludo_text *json, const char *key, int tile, int n)
{
	int rank = tile % N_RANKS;
	ludo_json_open(json, key, '{');
	ludo_json_number(json, "seat", tile / N_RANKS);
	ludo_json_string(json, "rank", token(KIND_RANK, rank));
	ludo_json_string(json, "side", token(KIND_SIDE, is_couple(rank) ? COUPLE : BARON));
	ludo_json_number(json, "age", age_of(rank));
	if (n)
		ludo_json_number(json, "n", n);
	ludo_json_close(json, '}');
}

/* The noble on a seat or on the throne, or null. */
static void view_sitting(struct ludo_text *json, const char *key, int stored)
{
	if (stored)
		view_noble(json, key, stored - 1, 0);
	else
		ludo_json_null(json, key);
}

/* One number for each seat of the table. */
static void view_counts(struct ludo_text *json, const char *key, const struct emperor *s,
			const uint8_t counts[LUDO_SEATS])
{
	ludo_json_open(json, key, '[');
	for (int seat = 0; seat < s->core.n_seats; seat++)
		ludo_json_number(json, 0, counts[seat]);
	ludo_json_close(json, ']');
}

static void view_spaces(struct ludo_text *json, const char *key, struct spaces spaces)
{
	ludo_json_open(json, key, '{');
	ludo_json_number(json, "n", spaces.n);
	ludo_json_bool(json, "proposed", spaces.proposed);
	ludo_json_close(json, '}');
}

static void view_privilege(struct ludo_text *json, const struct emperor *s, int p, int lang)
{
	struct ludo_text text = { 0 };
	emperor_privilege_text(&text, s, p, lang);
	ludo_json_string(json, "privilege", ludo_text_string(&text));
	ludo_json_number(json, "privilege_phase", privileges[p].phase);
	ludo_text_free(&text);
}

static void view_province(struct ludo_text *json, const struct emperor *s, int p,
			  int lang)
{
	uint8_t weights[LUDO_SEATS] = { 0 };
	for (int seat = 0; seat < s->core.n_seats; seat++)
		weights[seat] = (uint8_t)emperor_influence(s, p, seat);
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "id", token(KIND_PROVINCE, p));
	ludo_json_string(json, "name", say(KIND_PROVINCE, p, lang));
	ludo_json_bool(json, "religious", is_religious(p));
	ludo_json_bool(json, "in_game", is_in_game(s, p));
	ludo_json_number(json, "votes", privileges[p].effect == EFFECT_VOTES ? privileges[p].a : 1);
	view_privilege(json, s, p, lang);
	view_spaces(json, "noble_spaces", provinces[p].noble);
	view_spaces(json, "castle_spaces", provinces[p].castle);
	view_spaces(json, "city_spaces", provinces[p].city);
	view_sitting(json, "elector", s->elector[p]);
	ludo_json_bool(json, "used", s->used >> p & 1);
	view_maybe_number(json, "eminence", s->eminence[p]);
	ludo_json_open(json, "nobles", '[');
	for (int tile = 0; tile < N_TILES; tile++)
		if (s->nobles[p][tile])
			view_noble(json, 0, tile, s->nobles[p][tile]);
	ludo_json_close(json, ']');
	view_counts(json, "knights", s, s->knights[p]);
	view_counts(json, "castles", s, s->castles[p]);
	view_counts(json, "cities", s, s->cities[p]);
	ludo_json_number(json, "imperial", s->imperial[p]);
	view_counts(json, "influence", s, weights);
	ludo_json_close(json, '}');
}

static void view_stack(struct ludo_text *json, const struct emperor *s, int card,
		       int lang)
{
	static const char *const colours[] = { "none", "blue", "pink" };
	struct ludo_text text = { 0 };
	emperor_card_text(&text, card, lang);
	ludo_json_open(json, 0, '{');
	ludo_json_string(json, "id", token(KIND_CARD, card));
	ludo_json_string(json, "name", say(KIND_CARD, card, lang));
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_json_number(json, "n", cards[card].a);
	ludo_json_number(json, "cost", cards[card].cost);
	ludo_json_number(json, "left", emperor_cards_left(s, card));
	ludo_json_number(json, "copies", cards[card].copies[s->core.n_seats]);
	ludo_json_number(json, "phase", cards[card].phase);
	ludo_json_bool(json, "phase_proposed", cards[card].phase_proposed);
	ludo_json_string(json, "colour", colours[cards[card].colour]);
	ludo_json_bool(json, "proposed", cards[card].proposed);
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

static void view_player(struct ludo_text *json, const struct emperor *s, int seat)
{
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "thalers", s->thalers[seat]);
	ludo_json_number(json, "chip", s->chip[seat]);
	if (s->core.option[OPT_VP] == VP_OPEN || ludo_is_over(&s->core))
		ludo_json_number(json, "points", s->points[seat]);
	else
		ludo_json_null(json, "points"); /* 14.4 */
	ludo_json_number(json, "nobles", emperor_nobles_left(s, seat));
	ludo_json_number(json, "knights", emperor_knights_left(s, seat));
	ludo_json_number(json, "cities", emperor_cities_left(s, seat));
	ludo_json_number(json, "votes", emperor_votes(s, seat));
	ludo_json_number(json, "income", emperor_thalers_kept(s, seat, emperor_income(s, seat)));
	ludo_json_bool(json, "passed", s->passed >> seat & 1);
	ludo_json_open(json, "cards", '[');
	for (int card = 0; card < N_CARDS; card++)
		for (int n = s->cards[seat][card]; n > 0; n--)
			ludo_json_string(json, 0, token(KIND_CARD, card));
	ludo_json_close(json, ']');
	view_maybe(json, "lent", KIND_CARD, s->lent[seat]);
	ludo_json_close(json, '}');
}

/* The election, from the moment somebody has challenged the emperor until it is decided;
 * afterwards the card only waits for phase III. */
static void view_election(struct ludo_text *json, const struct emperor *s)
{
	int rival = emperor_candidate(s);
	if (rival < 0) {
		ludo_json_null(json, "election");
		return;
	}
	ludo_json_open(json, "election", '{');
	ludo_json_number(json, "challenger", rival);
	view_maybe(json, "influenced", KIND_PROVINCE, s->influenced);
	view_maybe(json, "excluded", KIND_PROVINCE, s->excluded);
	ludo_json_open(json, "voted", '[');
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (ludo_top(&s->core).what == ASK_VOTE &&
		    !ludo_is_waiting(&s->core, seat))
			ludo_json_number(json, 0, seat);
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

/* A noble and where he stands. */
static void view_at(struct ludo_text *json, int place, int tile)
{
	ludo_json_string(json, "place", token(KIND_PLACE, place));
	view_noble(json, "noble", tile, 0);
}

/* What the question on the table is about, where its number alone does not tell; a view
 * may be read long after the events that told it. */
static void view_pending(struct ludo_text *json, const struct emperor *s)
{
	struct ludo_step line = ludo_top(&s->core);
	if (line.what != ASK_SUITOR && line.what != ASK_MOVE_TO &&
	    line.what != ASK_STATION && line.what != ASK_RIDE) {
		ludo_json_null(json, "pending");
		return;
	}
	ludo_json_open(json, "pending", '{');
	if (line.what == ASK_SUITOR) { /* 7.5 */
		ludo_json_number(json, "father", line.a);
		view_at(json, line.b, tile_of(line.seat, line.c));
	} else if (line.what == ASK_MOVE_TO) { /* 9.5 */
		view_at(json, line.a, tile_of(line.seat, line.b));
	} else if (line.what == ASK_RIDE) { /* 8.13 */
		ludo_json_string(json, "place", token(KIND_PLACE, line.a));
		ludo_json_string(json, "space", token(KIND_SPACE, line.b));
	} else { /* 8.12: from supply */
		ludo_json_null(json, "place");
		ludo_json_null(json, "space");
	}
	ludo_json_close(json, '}');
}

static void view_track(struct ludo_text *json)
{
	ludo_json_open(json, "track", '[');
	for (int i = 0; i < N_ROUNDS; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_number(json, "points", rounds[i].vp);
		ludo_json_number(json, "thalers", rounds[i].thalers);
		ludo_json_bool(json, "city", rounds[i].city);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

void emperor_view(struct ludo_text *json, const void *blanked, int seat, int lang)
{
	const struct emperor *s = blanked;
	ludo_json_number(json, "round", s->round);
	ludo_json_number(json, "phase", s->phase);
	ludo_json_number(json, "emperor", s->emperor);
	view_sitting(json, "throne", s->throne);
	view_sitting(json, "deposed", s->deposed);
	ludo_json_number(json, "imperial_left", emperor_imperial_left(s));
	ludo_json_number(json, "face_down", s->face_down);
	ludo_json_open(json, "provinces", '[');
	for (int p = 0; p < N_PROVINCES; p++)
		view_province(json, s, p, lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "stacks", '[');
	for (int card = 0; card < N_CARDS; card++)
		view_stack(json, s, card, lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "players", '[');
	for (int q = 0; q < s->core.n_seats; q++)
		view_player(json, s, q);
	ludo_json_close(json, ']');
	view_pending(json, s);
	view_election(json, s);
	view_track(json);
	if (seat < 0)
		return;
	ludo_json_open(json, "mine", '{');
	view_maybe(json, "vote", KIND_BALLOT, s->secret[seat].vote);
	ludo_json_number(json, "points", s->points[seat] + s->secret[seat].pile);
	ludo_json_close(json, '}');
}
