/* face.c: door 2 of Verräter: names, options, fields, words. */
#include "ludo_face.h"
#include "verraeter.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = { /* 0.8 */
	{ "0", { "Brown", "Marrone" } },
	{ "1", { "Blue", "Blu" } },
	{ "2", { "Green", "Verde" } },
	{ "3", { "Orange", "Arancio" } },
};

static const struct ludo_name phase_names[N_PHASES] = { /* 13.1: numbered as in the book */
	{ "0", { "Preparation", "Preparazione" } },
	{ "1", { "place the conflict", "scelta del conflitto" } },
	{ "2", { "choose actions", "scelta delle azioni" } },
	{ "3", { "play supply", "gioco dei rifornimenti" } },
	{ "4", { "reveal the actions", "si rivelano le azioni" } },
	{ "5", { "resolve the conflict", "esito del conflitto" } },
	{ "6", { "victory points", "punti vittoria" } },
	{ "7", { "the Builder", "il Costruttore" } },
	{ "8", { "the Strategist", "lo Stratega" } },
	{ "9", { "discard", "scarti" } },
	{ "10", { "draw supply", "pesca dei rifornimenti" } },
	{ "11", { "return the actions", "ritorno delle azioni" } },
	{ "12", { "pass the start card", "passa la carta iniziale" } },
	{ "13", { "end of the round", "fine del round" } },
	{ "14", { "the game is over", "partita finita" } },
};

static const struct ludo_name house_names[N_HOUSES] = {
	{ "eagle", { "Eagle", "Aquila" } },
	{ "rose", { "Rose", "Rosa" } },
};

static const struct ludo_name face_names[N_FACES] = {
	{ "estate", { "estate", "magazzino" } },
	{ "office", { "office", "proprietà" } },
};

static const struct ludo_name landscape_names[N_LANDSCAPES] = {
#define LANDSCAPE(id, token, cp, i, ii, iii, iv, en, it) { token, { en, it } },
#include "landscapes.def"
};

static const struct ludo_name action_names[N_ACTIONS] = {
#define ACTION(id, token, cp, vp, en, it, ...) { token, { en, it } },
#include "actions.def"
};

static const struct ludo_name supply_names[N_SUPPLIES] = {
#define SUPPLY(token, ...) { token, { token, token } },
#include "supply.def"
};

static const uint8_t supply_bits[N_SUPPLIES] = {
#define SUPPLY(token, value, count, at, bits) bits,
#include "supply.def"
};

static const uint8_t action_bits[N_ACTIONS] = { 1, 1, 1, 1, 1, 1 };

/* A place and the next one, round the ring. */
#define RING(X) X("1", "2") X("2", "3") X("3", "4") X("4", "5") X("5", "6") X("6", "7") \
	X("7", "8") X("8", "9") X("9", "10") X("10", "11") X("11", "12") X("12", "1")
static const struct ludo_name place_names[N_PLACES] = {
#define X(n, next) { n, { "place " n, "posto " n } },
	RING(X)
#undef X
};

static const struct ludo_name border_names[N_PLACES] = {
#define X(n, next) { n "-" next, { n " and " next, n " e " next } },
	RING(X)
#undef X
};

#include "ludo_tables.h"

/* ---- fields, in the order of the struct; then what follows from them ---- */

static int64_t rounds(const void *blanked, int i, int j)
{
	(void)i, (void)j;
	return verraeter_rounds(blanked);
}

/* The buildings that wait under a seat's house card. */
static int64_t unbuilt(const void *blanked, int seat, int j)
{
	(void)j;
	return N_BUILDINGS - n_buildings(blanked, seat, -1);
}

#define STATE struct verraeter
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, KIND_COUNT),
	ONE("phase", phase, LUDO_IS, KIND_PHASE),
	ONE("start", start, LUDO_IS, KIND_SEAT),
	ONE("strategy", strategy, LUDO_IS, KIND_SEAT),
	ONE("conflict", conflict, LUDO_MAYBE, KIND_BORDER),
	ONE("united", united, LUDO_IS, KIND_COUNT),
	ONE("winner", winner, LUDO_MAYBE, KIND_HOUSE),
	ONE("n_deck", n_deck, LUDO_IS, KIND_COUNT),
	ONE("unlaid", unlaid, LUDO_SET, KIND_CARD),
	ROW("land", land, LUDO_MAYBE, KIND_LANDSCAPE, KIND_PLACE),
	ROW("owner", owner, LUDO_IS, KIND_HOUSE, KIND_PLACE),
	ROW("builder", builder, LUDO_MAYBE, KIND_SEAT, KIND_PLACE),
	ROW("face", face, LUDO_IS, KIND_FACE, KIND_PLACE),
	ROW("house", house, LUDO_IS, KIND_HOUSE, KIND_SEAT),
	ROW("shown", shown, LUDO_MAYBE, KIND_ACTION, KIND_SEAT),
	ROW("n_hand", n_hand, LUDO_IS, KIND_COUNT, KIND_SEAT),
	TALLIES("played", played, KIND_SEAT, KIND_SUPPLY),
	TALLY("discards", discards, KIND_SUPPLY),
	TALLY("fresh", fresh, KIND_SUPPLY),
	TALLIES("known", known, KIND_SEAT, KIND_SUPPLY),
	ROW("vp", vp, LUDO_IS, KIND_COUNT, KIND_SEAT),
	SECRET("offered", offered, LUDO_SET, KIND_ACTION),
	SECRET("chosen", chosen, LUDO_MAYBE, KIND_ACTION),
	SECRET_TALLY("hand", hand, KIND_SUPPLY),
	SECRET_TALLY("drawn", drawn, KIND_SUPPLY),
	ONE("aside", hidden.aside, LUDO_MAYBE, KIND_ACTION),
	TALLY("deck", hidden.deck, KIND_SUPPLY),
	ROW("spare", hidden.spare, LUDO_IS, KIND_COUNT, KIND_COUNT),
	COMPUTED("rounds", rounds, LUDO_IS, KIND_COUNT),
	COMPUTED_ROW("unbuilt", unbuilt, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
};

/* Where action cards lie that are not on offer. */
static const char *const places[] = { "chosen", "aside", 0 };

static const struct ludo_follow follows[] = {
	{ "n_hand", "hand" },
	{ "n_deck", "deck" },
	{ 0, 0 },
};

/* ---- what is printed on the cards ---- */

static void print_landscape(struct ludo_text *json, int kind)
{
	ludo_json_open(json, landscape_names[kind].token, '{');
	ludo_json_number(json, "cp", landscapes[kind].cp);
	ludo_json_open(json, "pays", '[');
	for (int n = 0; n < LUDO_SEATS; n++) {
		ludo_json_open(json, 0, '{');
		ludo_json_number(json, "vp", landscapes[kind].pays[n].vp);
		ludo_json_bool(json, "proposed", landscapes[kind].pays[n].is_proposed);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	ludo_json_close(json, '}');
}

static const char *const texts[N_ACTIONS][LUDO_LANGS] = {
#define ACTION(id, token, cp, vp, en, it, text_en, text_it) { text_en, text_it },
#include "actions.def"
};

/* What it does, and the points of its row. */
static void print_text(struct ludo_text *json, int action, int lang)
{
	struct ludo_text text = { 0 };
	ludo_put(&text, texts[action][lang]);
	if (actions[action].cp)
		ludo_putf(&text, lang == LUDO_IT ? "%sAggiunge %d punti conflitto."
						 : "%sAdds %d conflict points.",
			  text.n ? " " : "", actions[action].cp);
	if (actions[action].vp)
		ludo_putf(&text, lang == LUDO_IT ? " Vale %d PV." : " Pays %d VP.",
			  actions[action].vp);
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_text_free(&text);
}

/* What a card does besides by the value of an option, as the values tell. */
static void print_by_option(struct ludo_text *json, int option, int n_values, int lang)
{
	const struct ludo_option *row = &option_rows[option];
	ludo_json_open(json, "by_option", '[');
	for (int i = 0; i < n_values; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_string(json, "option", row->token);
		ludo_json_string(json, "value", row->values[i].token);
		ludo_json_string(json, "text", row->values[i].tells[lang]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
}

static void print_action(struct ludo_text *json, int action, int lang)
{
	ludo_json_open(json, action_names[action].token, '{');
	ludo_json_number(json, "cp", actions[action].cp);
	ludo_json_number(json, "vp", actions[action].vp);
	print_text(json, action, lang);
	if (action == CARD_DIPLOMAT5) /* 4.4 */
		print_by_option(json, OPT_DIPLOMAT5, DIPLOMAT5_1998 + 1, lang);
	ludo_json_close(json, '}');
}

static void printed(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "landscape", '{');
	for (int kind = 0; kind < N_LANDSCAPES; kind++)
		print_landscape(json, kind);
	ludo_json_close(json, '}');
	ludo_json_open(json, "action", '{');
	for (int action = 0; action < N_ACTIONS; action++)
		print_action(json, action, lang);
	ludo_json_close(json, '}');
}

/* ---- the door ---- */

const struct ludo_face verraeter_face = {
	.name = { "Verräter", "Verräter (Traditore)" },
	.blurb = { "Two houses, one conflict a round, and somebody always changes sides.",
		   "Due case, un conflitto a round, e c'è sempre chi cambia fazione." },
	.credit = "Marcel-André Casasola Merkle, Adlung-Spiele, 1998",
	LUDO_WORD_TABLES,
	.places = places,
	.follows = follows,
	.printed = printed,
	.screen = verraeter_screen,
};
